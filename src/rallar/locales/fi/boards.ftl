## Hylkäykset: pelilauta

board-no-folder = Kansiota { $folder } ei voi avata: { $reason }.
board-none-there = Kansiossa { $folder } ei ole lautaa: lauta on kansio, jossa on tiedosto { $file }.
board-taken = { $folder }: lauta nimeltä ”{ $board }” on jo olemassa.
board-other-folder = { $file }, { $entry }: lauta on oman nimensä kansiossa, mutta ”{ $board }” on kansiossa ”{ $folder }”.
board-unreadable = Tiedostoa { $file } ei voi lukea: { $reason }.
board-not-json =
    { $line ->
        [0] { $file } ei ole JSON-teksti.
       *[other] { $file } ei ole JSON-muotoa: katso riviä { $line }.
    }
board-repeated-key = { $file }, { $entry }: ”{ $name }” on mainittu kahdesti.
board-unknown-key = { $file }, { $entry }: mikään tässä ei ole nimeltään ”{ $name }”.
board-missing-key = { $file }, { $entry }: ”{ $name }” puuttuu.
board-wrong-type = { $file }, { $entry }: tyypin pitäisi olla { $expected }.
board-wrong-length = { $file }, { $entry }: osia pitäisi olla { $expected }, mutta niitä on { $found }.
board-bad-value = { $file }, { $entry }: ”{ $value }” ei käy tähän. Sallitut: { $allowed }.
board-bad-color = { $file }, { $entry }: reittilajin { $kind } väri ei voi olla { $color }.
board-bad-measure = { $file }, { $entry }: näillä säännöillä ei voi mitata: ”{ $name }”.
board-duplicate = { $file }, { $entry }: tämä on mukana useammin kuin kerran.
board-empty = { $file }, { $entry }: tämä on tyhjä.
board-too-many = { $file }, { $entry }: niitä on { $found }, ja enintään sallitaan { $most }.
board-wrong-count = { $file }, { $entry }: tiedoston mukaan { $stated }, mutta niitä on { $found }.
board-unknown-city = { $file }, { $entry }: kaupunkia ”{ $name }” ei ole.
board-unknown-place = { $file }, { $entry }: kaupunkia tai aluetta ”{ $name }” ei ole.
board-unknown-route = { $file }, { $entry }: reittiä ”{ $name }” ei ole.
board-unknown-ticket = { $file }, { $entry }: menolippua ”{ $name }” ei ole.
board-unknown-zone = { $file }, { $entry }: aluetta ”{ $name }” ei ole.
board-same-ends = { $file }, { $entry }: molemmat päät ovat samat, ”{ $name }”.
board-zone-empty = { $file }, { $entry }: mikään kaupunki ei ole tämän alueen pää.
board-zone-end-shared = { $file }, { $entry }: alueen ”{ $name }” yksi pää ei voi yhdistää kahta kaupunkia.
board-group-missing = { $file }, { $entry }: vieressä kulkee toinen raide, joten tämä tarvitsee ryhmän.
board-group-single = { $file }, { $entry }: tämä on yksin ryhmässä ”{ $name }”.
board-group-uneven = { $file }, { $entry }: ryhmään ”{ $name }” pitää kuulua kaikkien kahden kaupungin välisten yhtä pitkien raiteiden eikä muiden.
board-crossing-itself = { $file }, { $entry }: reitti ei voi leikata itseään.
board-crossing-one-sided = { $file }, { $entry }: tämä risteää reitin ”{ $name }” kanssa, mutta se ei kerro samaa.
board-missing-mechanic = { $file }, { $entry }: laudalla on reittilajia { $kind }, joten säännöissä pitää olla ”{ $name }”.
board-unused-mechanic = { $file }, { $entry }: ”{ $name }” koskee reittilajia { $kind }, jota laudalla ei ole.
board-no-tile = { $file }, { $entry }: reitille ”{ $name }” ei ole laattaa, jonka pituus on { $length }.
board-too-few-tickets = { $file }, { $entry }: menolippuja ({ $name }) tarvitaan { $needed }, mutta niitä on { $found }.
board-long-tickets-undealt =
    { $found ->
        [one] { $file }, { $entry }: pitkä menolippu on mukana, mutta sitä ei jaeta.
       *[other] { $file }, { $entry }: pitkiä menolippuja on { $found }, mutta niitä ei jaeta.
    }

## Sääntöjen arvot

rule-players = pelaajat
rule-cars = vaunuja kullakin
rule-card_deal = jaettavat kortit
rule-ticket_deal = jaettavat menoliput
rule-ticket_draw = menolippujen nosto
rule-open_locomotive = näkyvä veturi
rule-sweep = kolme veturia näkyvissä
rule-jokers = veturit jokereina
rule-parallel_from = kaksoisreitit
rule-ferry_substitute = veturin sijasta
rule-stations = asemat
rule-tiles = ratalaatat
rule-bullets = luotijunat
rule-last_round_cars = viimeiset vuorot
rule-bonuses = bonukset
rule-tie_breaks = tasapeli

value-none = ei ole
value-players = { $fewest }–{ $most }
value-number = { $number }
value-offer = { $regular }; pidä vähintään { $keep }, { $rejects }
value-offer-long =
    { $long ->
        [one] { $regular } ja { $long } pitkä; pidä vähintään { $keep }, { $rejects }
       *[other] { $regular } ja { $long } pitkää; pidä vähintään { $keep }, { $rejects }
    }
value-rejects-out = loput poistuvat pelistä
value-rejects-under = loput pakan alle
value-rejects-shuffled_under = loput sekoitetaan pakan alle
value-open_locomotive-both_draws = vie molemmat nostot
value-open_locomotive-one_draw = on toinen kahdesta nostosta
value-sweep-yes = kaikki viisi korttia vaihdetaan
value-sweep-no = jäävät paikoilleen
value-jokers-everywhere = kaikkialla
value-jokers-some = vain { $where }
value-parallel_from = kaikki käytössä, kun pelaajia on vähintään { $players }
value-ferry_substitute = lautalla mitkä tahansa { $number } korttia
value-stations = kullakin { $number }, hinta { $costs } korttia
value-tiles = kutakin väriä { $copies }, pituudet { $lengths }
value-bullets = yhteisiä { $trains }; viimeiset vuorot vasta, kun niitä on jäljellä enintään { $left }
value-last_round_cars = kun jollakulla on enintään { $cars } vaunua
value-bonus-most_of = { $points } suurimmasta määrästä: { $measure }
value-bonus-longest_path = { $points } pisimmästä yhtenäisestä junareitistä
value-bonus-per_unit = { $points } kustakin: { $measure }
value-bonus-rank_table = { $measure }, sijoituksen mukaan: paras { $first } ({ $players } pelaajaa); { $none }, jos ei ole yhtään
value-ties = { $measures }; sitten voitto jaetaan
