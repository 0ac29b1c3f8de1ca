# Suomi. Lause on lyhyt ja ystävällinen, kuten hyvä isäntä sen sanoisi.
# Muuttuja on aina perusmuodossa, ja pelaajan nimi on otsake: verbi ei taivu sen mukaan.

## Kortit ja värit

card-purple = violetti
card-blue = sininen
card-orange = oranssi
card-white = valkoinen
card-green = vihreä
card-yellow = keltainen
card-black = musta
card-red = punainen
card-locomotive = veturi
color-gray = harmaa
color-none = vielä väritön

cards-number = { $number }× { $card }
cards-locomotives = { $number }× { $symbol } veturi
cards-none = ei mitään

## Pelaajat

player-you = Sinä
player-other = Pelaaja { $number }

## Pelilauta

kind-rail = rata
kind-ferry = lautta
kind-tunnel = tunneli
kind-trackbed = ratapohja
kind-bullet = luotijuna

points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }

## Mitat

measure-tickets_made = toteutetut menoliput
measure-longest_path = pisin yhtenäinen junareitti
measure-longest_path_bonus = pisimmän junareitin bonus
measure-stations_left = rakentamattomat asemat
measure-bullet_spaces = luotijuna-asteikon ruudut

## Menoliput

prospect-made = valmis
prospect-possible = kesken
prospect-lost = menetetty

## Mitä pelaajalta kysytään

asked-keep-tickets = valitse, mitkä menoliput pidät
asked-take-turn = pelaa vuorosi
asked-draw-second = nosta toinen kortti
asked-pay-surcharge = maksa tunneli tai ota kortit takaisin
asked-lay-tile = aseta ratalaatta
asked-over = ei mitään, peli on päättynyt

## Mitä tapahtui: ilman pelaajaa, jonka nimi on edellä otsakkeena

event-dealt = jaettu kortti: { $card }
event-opened = esiin kääntyi { $card }
event-swept = Esillä oli kolme veturia, joten kaikki viisi korttia vaihdettiin.
event-reshuffled = Poistopakka sekoitettiin uudeksi nostopakaksi.
event-starts = Aloittaja: { $player }.
event-offered =
    { $number ->
        [one] nosto: yksi menolippu
       *[other] nosto: { $number } menolippua
    }
event-kept = käteen jäi { $tickets }
event-kept-hidden =
    { $number ->
        [one] käteen jäi yksi menolippu
       *[other] käteen jäi { $number } menolippua
    }
event-rejected =
    { $number ->
        [one] yksi menolippu palautettiin
       *[other] { $number } menolippua palautettiin
    }
event-turn = Vuorossa: { $player }.
event-drew = pakasta { $card }
event-drew-hidden =
    { $number ->
        [one] pakasta yksi kortti
       *[other] pakasta { $number } korttia
    }
event-took = esiltä { $card }
event-claimed =
    { $points ->
        [one] uusi reitti { $route } ({ $cards }), { $points } piste
       *[other] uusi reitti { $route } ({ $cards }), { $points } pistettä
    }
event-claimed-dug =
    { $points ->
        [one] uusi reitti { $route }, { $points } piste
       *[other] uusi reitti { $route }, { $points } pistettä
    }
event-laid = reitille { $route }: { $cards }
event-paid = maksuna { $cards }
event-turned = tunnelista kääntyi { $cards }
event-due =
    { $number ->
        [one] maksettavana vielä yksi kortti
       *[other] maksettavana vielä { $number } korttia
    }
event-declined = kortit takaisin reitiltä { $route }
event-station = uusi asema: { $city } ({ $cards })
event-built = { $color } laatta reitille { $route }
event-closed = samalla sulkeutuu: { $routes }
event-closed-beside = samalla sulkeutuu viereinen raide
event-returned = { $color } laatta palautui
event-bullet =
    { $spaces ->
        [one] luotijuna reitille { $route } ({ $cards }), yksi ruutu eteenpäin
       *[other] luotijuna reitille { $route } ({ $cards }), { $spaces } ruutua eteenpäin
    }
event-passed = vuoro väliin
event-last-round = Viimeinen vuoro kaikille. Lopun aloittaja: { $player }.
event-over = Peli on päättynyt.
event-over-all-passed = Kaikki jättivät vuoron väliin, joten peli on päättynyt.

## Hylkäykset: pelilauta

board-unknown = Pelilautaa ”{ $board }” ei ole. Tarjolla: { $known }.
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
board-unknown-zone = { $file }, { $entry }: aluetta ”{ $name }” ei ole.
board-same-ends = { $file }, { $entry }: molemmat päät ovat samat, ”{ $name }”.
board-zone-empty = { $file }, { $entry }: mikään kaupunki ei ole tämän alueen pää.
board-zone-end-shared = { $file }, { $entry }: alueen ”{ $name }” yksi pää ei voi yhdistää kahta kaupunkia.
board-group-missing = { $file }, { $entry }: vieressä kulkee toinen raide, joten tämä tarvitsee ryhmän.
board-group-single = { $file }, { $entry }: tämä on yksin ryhmässä ”{ $name }”.
board-group-uneven = { $file }, { $entry }: ryhmään ”{ $name }” kuuluvat kaikki kahden kaupungin väliset yhtä pitkät raiteet eivätkä muut.
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

## Hylkäykset: peli, jota ei voi aloittaa

option-unknown = Asetusta ”{ $name }” ei ole.
option-unknown-variant = Pelilaudalla { $board } ei ole muunnelmaa ”{ $variant }”.
option-unknown-language = Kieltä ”{ $language }” ei vielä ole. Tarjolla: { $known }.
option-bad-value = Asetukselle { $name } ei käy ”{ $value }”.
option-seats = Tälle laudalle sopii { $fewest }–{ $most } pelaajaa, ei { $seats }.
option-start = Pelaaja { $start } ei voi aloittaa: pelaajia on { $seats }.
option-seed = ”{ $seed }” ei käy siemenluvuksi: mikä tahansa kokonaisluku 0–9223372036854775807 käy.
option-games = Pelaa vähintään yksi peli, mutta älä ohita suurinta siemenlukua.
option-threads = Säikeitä tarvitaan vähintään yksi.
option-seat = Paikkaa { $number } ei ole: valitse jokin paikoista 1–{ $seats }.
option-to = Tallenteen siirtomäärä on { $moves }, joten siirtoon { $to } asti ei voi kertoa.

## Hylkäykset: siirto

move-unreadable = En ymmärrä: ”{ $text }”.
move-unknown-card = Korttia ”{ $card }” ei ole.
move-unknown-city = Tällä laudalla ei ole kaupunkia ”{ $name }”.
move-unknown-route = Tällä laudalla ei ole reittiä ”{ $name }”.
move-unknown-ticket = Tällä laudalla ei ole menolippua ”{ $name }”.
move-unknown-seat = Paikkaa { $seat } ei ole: tässä pöydässä niitä on { $seats }.
move-not-allowed = ”{ $move }” ei ole nyt mahdollinen.
move-game-over = Peli on päättynyt.
move-nothing-to-undo = Peruttavaa ei ole.
move-already-chosen = Pelaaja { $seat } on jo valinnut.
move-not-your-turn = Nyt on pelaajan { $turn } vuoro, ei pelaajan { $seat }.
move-wrong-phase = Ensin tämä: { $asked }.
move-not-offered = { $ticket } ei ole tarjolla, tai se on mainittu kahdesti.
move-keep-more =
    { $least ->
        [one] Pidä vähintään yksi menolippu.
       *[other] Pidä vähintään { $least } menolippua.
    }
move-no-tickets = Menolippujen pakka on tyhjä.
move-deck-empty = Nostopakka on tyhjä.
move-slot-empty = Siinä ei ole korttia.
move-card-not-open = Esillä ei ole tätä korttia: { $card }.
move-locomotive-second = Esillä oleva veturi ei käy toiseksi kortiksi.
move-route-taken = { $route } on varattu.
move-route-closed = { $route } on suljettu tästä pelistä.
move-parallel-owned = Sinulla on jo raide välillä { $route }, ja vain yksi on sallittu.
move-track-unbuilt = { $route } on vielä pelkkä ratapohja: ensin jonkun on asetettava laatta.
move-track-built = Reitillä { $route } on jo laatta.
move-no-bed = { $route } ei tarvitse laattaa.
move-no-tile = Tällaista laattaa ei ole enää: { $color }, pituus { $length }.
move-too-few-cars =
    { $cars ->
        [one] { $route }: vaunuja tarvitaan { $length }, ja sinulla on enää yksi.
       *[other] { $route }: vaunuja tarvitaan { $length }, ja sinulla on enää { $cars }.
    }
move-cards-missing = Sinulla ei ole näitä kortteja: { $cards }.
move-bad-cards = Nämä eivät ole kortteja: { $cards }.
move-wrong-payment = { $cards } ei käy maksuksi tästä.
move-pass-needless = Vuoron voi jättää väliin vain, kun muuta ei voi tehdä.
move-no-stations-here = Tällä laudalla ei ole asemia.
move-no-station-left = Olet rakentanut kaikki asemasi.
move-station-taken = { $city }: täällä on jo asema.
move-station-zone = { $city } on ulkomailla: sinne ei voi rakentaa asemaa.

## Hylkäykset: tallenne

record-unreadable = Tiedostoa { $file } ei voi lukea: { $reason }.
record-not-text = { $file } ei ole tekstitiedosto.
record-empty = Tallenne on tyhjä.
record-not-json = Tallenteen rivi { $line } ei ole JSON-olio.
record-not-a-record = Tämä ei ole pelin tallenne.
record-other-version = Tallenteessa on { $name } { $found }; tämä ohjelma lukee: { $known }.
record-bad-field = Tallenteen rivi { $line }: ”{ $name }” puuttuu tai on järjetön.
record-bad-setup = Tallenteen peliä ei voi aloittaa. { $reason }
record-other-board = Tallenteen lauta on ”{ $board }”, ei ”{ $found }”.
record-illegal-move = Tallenteen riviä { $line }, ”{ $move }”, ei voi pelata. { $reason }
record-differs = Tallenteen rivi { $line } ei vastaa sitä, mitä uudelleen pelatessa tapahtuu.

## Sääntöjen arvot

rule-players = pelaajat
rule-cars = vaunuja kullakin
rule-card_deal = jaettavat kortit
rule-ticket_deal = jaettavat menoliput
rule-ticket_draw = menolippujen nosto
rule-open_locomotive = esillä oleva veturi
rule-sweep = kolme veturia esillä
rule-jokers = veturit jokereina
rule-parallel_from = rinnakkaiset raiteet
rule-ferry_substitute = veturin sijasta
rule-stations = asemat
rule-tiles = ratalaatat
rule-bullets = luotijunat
rule-last_round_cars = viimeinen vuoro
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
value-jokers-tunnels_and_ferries = vain tunneleissa ja lautoilla
value-parallel_from = kaikki käytössä, kun pelaajia on vähintään { $players }
value-ferry_substitute = lautalla mitkä tahansa { $number } korttia
value-stations = kullakin { $number }, hinta { $costs } korttia
value-tiles = kutakin väriä { $copies }, pituudet { $lengths }
value-bullets = yhteisiä { $trains }; viimeinen vuoro vasta, kun niitä on jäljellä enintään { $left }
value-last_round_cars = kun jollakulla on enintään { $cars } vaunua
value-bonus-most_of = { $points } suurimmasta määrästä: { $measure }
value-bonus-longest_path = { $points } pisimmästä yhtenäisestä junareitistä
value-bonus-per_unit = { $points } kustakin: { $measure }
value-bonus-rank_table = { $measure }, sijoituksen mukaan: paras { $first } ({ $players } pelaajaa), ei yhtään { $none }
value-ties = { $measures }; sitten voitto jaetaan

## rallar boards

boards-board = lauta
boards-name = nimi
boards-players = pelaajia
boards-cities = kaupunkeja
boards-routes = reittejä
boards-tickets = menolippuja
boards-more = ”rallar boards nordic” kertoo yhdestä laudasta, ”rallar play” aloittaa pelin.
board-heading = { $title }: { $fewest }–{ $most } pelaajaa
board-figures =
    { $cities } kaupunkia, { $routes } reittiä ({ $spaces } ruutua), { $tickets } menolippua
board-length = pituus
board-total = kaikki
board-tickets-line = Menolippujen arvo on { $least }–{ $most } pistettä, keskimäärin { $mean }.
board-long-tickets =
    { $number ->
        [one] Niistä yksi on pitkä menolippu: { $least }–{ $most } pistettä.
       *[other] Niistä { $number } on pitkiä menolippuja: { $least }–{ $most } pistettä.
    }
board-parallel =
    { $groups ->
        [one] Rinnakkaisia raiteita on yhdessä paikassa.
       *[other] Rinnakkaisia raiteita on { $groups } paikassa.
    }
board-crossings =
    { $number ->
        [one] Kaksi reittiä risteää.
       *[other] Reitit risteävät { $number } paikassa.
    }
board-zones = Alueet: { $zones }.
board-substitutes = { $route }: mitkä tahansa { $number } korttia käyvät sen yhdestä kortista.
board-symbols =
    { $number ->
        [one] Lautoille tarvitaan yhteensä yksi veturi.
       *[other] Lautoille tarvitaan yhteensä { $number } veturia.
    }
board-differences = Mikä tämän laudan säännöissä on erityistä
board-no-differences = Tämän laudan säännöt ovat tavalliset.
board-rule = sääntö
board-here = tässä
board-usual = tavallisesti
board-variant = Muunnelma ”{ $name }”

## rallar compile

compile-doing = Käännetään laskentaydintä
compile-done =
    { $seconds ->
        [one] Laskentaydin on käännetty. Aikaa kului { $seconds } sekunti.
       *[other] Laskentaydin on käännetty. Aikaa kului { $seconds } sekuntia.
    }
compile-ready = Laskentaydin oli jo käännetty: se on valmis.
compile-note = Laskentaydin käännetään kerran, ja siihen menee hetki.

## rallar simulate

simulate-doing = Pelataan
simulate-heading = { $title }: { $games } satunnaista peliä, { $players } pelaajaa
simulate-seat = paikka
simulate-mean = pisteet
simulate-deviation = σ
simulate-wins = voitot
simulate-position = voitot pelaten
simulate-position-number =
    { $number ->
        [1] ensimmäisenä
        [2] toisena
        [3] kolmantena
        [4] neljäntenä
       *[other] viidentenä
    }
simulate-length = Peli kestää { $turns } vuoroa (σ { $turns_deviation }) ja { $decisions } päätöstä (σ { $decisions_deviation }).
simulate-speed = { $games } peliä, { $seconds } s, { $rate } peliä sekunnissa, { $threads ->
        [one] yksi säie
       *[other] { $threads } säiettä
    }.
simulate-seed = Siemenluvut { $first }–{ $last }.

## rallar replay

replay-heading = { $title }, { $seats } pelaajaa, siemenluku { $seed }
replay-checked =
    { $moves ->
        [one] Yksi siirto pelattu uudelleen; sattuma vastasi aina kuten tallenteessa.
       *[other] { $moves } siirtoa pelattu uudelleen; sattuma vastasi aina kuten tallenteessa.
    }
replay-unfinished = Peli jäi kesken.
replay-stopped = Kerrottu siirtoon { $to } asti; siirtoja on { $moves }.

## rallar play: alkuvalmistelut

play-which-board = Millä laudalla haluat pelata?
play-board-line = { $title }, { $fewest }–{ $most } pelaajaa
play-board-prompt = Numero tai nimi
option-board = Kerro vielä pelilauta: --board { $known }.
play-welcome = { $title }, { $seats } pelaajaa. Sinä olet pelaaja { $seat }; muiden siirrot arvotaan.
play-welcome-help = Kirjoita help milloin vain, quit lopettaa.
play-resumed = Tervetuloa takaisin: siirtoja on pelattu { $moves }.

## rallar play: pelipöytä

table-turn = vuoro { $turn }
table-opening = ensimmäiset menoliput
table-last-round =
    { $turns ->
        [one] viimeiset vuorot, yksi jäljellä
       *[other] viimeiset vuorot, { $turns } jäljellä
    }
table-player = pelaaja
table-points = pisteet
table-cars = vaunut
table-cards = kortit
table-tickets = liput
table-stations = asemat
table-bullets = asteikko
table-open = Esillä
table-hand = Kädessä
table-my-tickets = Liput
table-decks-cards = pakka { $deck }, poistot { $discards }
table-decks-tickets =
    { $tickets ->
        [one] { $tickets } menolippu pakassa
       *[other] { $tickets } menolippua pakassa
    }
table-supply-bullets =
    { $number ->
        [0] luotijunat loppuivat
        [one] yksi luotijuna jäljellä
       *[other] { $number } luotijunaa jäljellä
    }
table-empty-slot = tyhjä
table-no-cards = ei kortteja
table-tunnel = Tunneli { $route }: pelasit { $cards }, ja esiin kääntyi { $turned }.
table-tiles = Laatat
table-tile-line = pituus { $length }

ask-keep-tickets =
    { $least ->
        [one] Pidä vähintään yksi menolippu: kirjoita numerot, esim. { $example }
       *[other] Pidä vähintään { $least } menolippua: kirjoita numerot, esim. { $example }
    }
ask-take-turn = Vuorosi: 1–5 kortti · d pakka · t liput · c { $example } · routes · help
ask-take-turn-stations = Vuorosi: 1–5 kortti · d pakka · t liput · c { $example } · s { $place } · routes · help
ask-take-turn-stuck = Et voi tehdä tällä vuorolla mitään: kirjoita pass.
ask-draw-second = Toinen korttisi: kortin numero, tai d = pakka.
ask-pay-surcharge =
    { $due ->
        [one] Tunneli maksaa vielä yhden kortin: valitse numero.
       *[other] Tunneli maksaa vielä { $due } korttia: valitse numero.
    }
ask-lay-tile = Aseta nyt ratalaatta: tile { $example }. Vapaat ratapohjat näyttää beds tai beds { $place }.
ask-pick = Valitse numero tai sano jotain muuta.
ask-save = Tiedosto, johon peli tallennetaan (Enter: ei tallenneta)

reply-help = Kirjoita help, niin näet, mitä voit sanoa.
reply-ambiguous = Vaihtoehtoja on monta: { $choices }.
reply-no-place = Täällä ei ole kaupunkia ”{ $name }”.
reply-no-route = Välillä ”{ $name }” ei ole reittiä.
reply-which-route = Mikä reitti? Esimerkiksi: c { $example }
reply-which-city = Mikä kaupunki? Esimerkiksi: s { $example }
reply-which-file = Mihin tallennetaan? Esimerkiksi: save game.jsonl
reply-which-move = Miksi mitä? Esimerkiksi: why c { $example }
reply-which-number = Numeroa { $number } ei ole valittavana.
reply-nothing-claimable = Et voi juuri nyt rakentaa mitään reittiä.
reply-cannot-pay = { $route } on vapaa, mutta korttisi eivät vielä riitä: { $cost }.
reply-cannot-pay-station = Korttisi eivät vielä riitä asemaan.
reply-allowed = Se on sallittua: siitä vain.
reply-more-payments =
    { $number ->
        [one] On vielä yksi tapa maksaa, jos kirjoitat sen auki: { $example }
       *[other] On vielä { $number } tapaa maksaa, jos kirjoitat ne auki: { $example }
    }
reply-many-payments = On vielä monta tapaa maksaa, jos kirjoitat ne auki: { $example }
reply-undone = Peruttu.
reply-no-undo = Sitä ei voi enää perua: sen jälkeen on nähty jotain salaista.
reply-saved = Tallennettu. ”rallar replay { $file }” kertoo pelin uudelleen.
reply-not-saved = Tiedostoon { $file } ei voi kirjoittaa: { $reason }.
reply-no-beds = Siellä ei ole ratapohjaa, jolle laatan voisi asettaa.
reply-no-owned = Kenelläkään ei ole vielä reittejä.
reply-decline = Ota kortit takaisin

leave-goodbye = Ensi kertaan!
leave-again = Sama jako uudelleen: { $command }

list-routes = Reitit, joihin korttisi nyt riittävät
list-stations = Mihin rakentaa ja miten maksaa
list-beds = Vapaat ratapohjat
list-shared = Luotijunat
list-column-route = reitti
list-column-track = raide
list-column-kind = laji
list-column-pay = esimerkiksi
list-stations-built = asemat: { $cities }
list-tiles-laid = Laatta asetettu, vapaa kaikille

help-title = Mitä voit sanoa
help-number = valitse luettelosta; esillä olevat numeroidaan vasemmalta
help-draw = nosta pakasta tai ota esillä oleva kortti
help-tickets = nosta menolippuja
help-keep = pidä nämä tarjotuista menolipuista
help-claim = rakenna reitti; osa nimestä riittää
help-station = rakenna asema
help-tile = aseta ratalaatta
help-beds = näytä vapaat ratapohjat, kaikki tai yhden kaupungin
help-decline = ota korttisi takaisin tunnelista
help-pass = jätä vuoro väliin, kun muuta ei voi tehdä
help-routes = näytä reitit, jotka voit maksaa, kaikki tai yhden kaupungin
help-map = näytä, kuka omistaa mitä
help-status = näytä pöytä uudelleen (myös Enter)
help-why = kysy, miksi jokin ei ole mahdollista
help-undo = peru siirtosi, ellei mitään salaista ole sen jälkeen nähty
help-log = kertaa tapahtumat
help-rules = säännöt lyhyesti
help-save = tallenna peli
help-quit = lopeta
help-notation = Myös tallenteiden merkintätapa käy: { $example }

rules-aim = Pisteitä saa rakentamalla reittejä ja yhdistämällä kunkin menolipun kaksi paikkaa. Toteutumaton menolippu vie arvonsa verran pisteitä.
rules-turn = Vuorollasi teet yhden näistä: nostat kaksi junakorttia, rakennat reitin tai nostat menolippuja.
rules-turn-stations = Vuorollasi teet yhden näistä: nostat kaksi junakorttia, rakennat reitin, nostat menolippuja tai rakennat aseman.
rules-claim = Reitti maksaa ruutua kohti yhden oman värinsä kortin; harmaalle reitille valitset värin itse. Kuhunkin ruutuun tulee yksi vaunu.
rules-lengths = Pisteet pituuden mukaan: { $table }.
rules-ferry = Lautta vaatii yhden veturin jokaista siihen piirrettyä veturia kohti.
rules-tunnel = Tunnelissa käännetään maksusi jälkeen kolme korttia: jokaisesta täsmäävästä maksat yhden kortin lisää, tai otat korttisi takaisin.
rules-stations = Kun menolippuja lasketaan, saat aseman kaupungista lainaksi yhden toisen pelaajan reitin.
rules-tiles = Korttien noston jälkeen asetat ratalaatan: ratapohjan reitin voi rakentaa, kun laatta on antanut sille värin.
rules-crossings = Missä reitit risteävät, ensimmäinen laatta tai rakennettu reitti sulkee toisen.
rules-bullets = Luotijunareitti maksetaan millä tahansa yhdellä värillä. Se ei anna pisteitä, mutta auttaa kaikkien menolippuja ja vie sinua eteenpäin luotijuna-asteikolla.

## Pisteet

score-routes =
    { $number ->
        [0] Ei reittejä
        [one] Yksi reitti
       *[other] { $number } reittiä
    }
score-routes-worth = kukin { $points }: { $routes }
score-no-ticket-routes = paikat eivät yhdisty
score-via = matka: { $places }
score-stations = Asema: { $city }
score-borrowed = lainassa { $route }
score-lent-nothing = lainassa ei mitään
score-longest-path =
    { $length ->
        [0] ei reittejä
        [one] yksi vaunu: { $places }
       *[other] { $length } vaunua: { $places }
    }
score-longest-path-title = Pisin junareitti
score-units = { $units }
score-bonus-tickets_made = Eniten menolippuja
score-bonus-longest_path = Pisin junareitti
score-bonus-stations_left = Asemia rakentamatta
score-bonus-bullet_spaces = Luotijuna-asteikko
score-standings = Tulokset
score-column-routes = reitit
score-column-tickets = liput
score-column-bonuses = bonukset
score-column-total = yhteensä
score-total = Yhteensä
score-won =
    { $points ->
        [one] { $player } voitti: { $points } piste.
       *[other] { $player } voitti: { $points } pistettä.
    }
score-you-won =
    { $points ->
        [one] Voitit: { $points } piste. Hienosti pelattu!
       *[other] Voitit: { $points } pistettä. Hienosti pelattu!
    }
score-shared =
    { $points ->
        [one] Jaettu voitto, { $points } piste: { $players }.
       *[other] Jaettu voitto, { $points } pistettä: { $players }.
    }
score-tie-break = Pisteet menivät tasan. Ratkaisijana { $measure } ({ $units }).
score-tie-break-next = Yhä tasan. Ratkaisijana { $measure } ({ $units }).
score-tie-level = Tasapeliä ei ratkaise mikään.
score-units-of = { $player }: { $units }

## Komentorivi

cli-about = Neljä rautatieaiheista lautapeliä: pelaa niitä tässä, simuloi tuhansittain.
cli-play = Pelaa terminaalissa; vastustajien siirrot arvotaan.
cli-simulate = Pelaa monta satunnaista peliä ja kokoa tulokset.
cli-replay = Pelaa tallennettu peli uudelleen, tarkista se ja kerro se.
cli-boards = Luettele pelilaudat tai kerro yhdestä.
cli-compile = Käännä laskentaydin nyt, niin myöhemmin kaikki käy nopeasti.
cli-option-version = Kerro ohjelman versio.
cli-option-language = Kieli: { $known }.
cli-option-board = Pelilaudan nimi ({ $known }) tai oma lautatiedosto.
cli-option-seats = Montako pelaa.
cli-option-seat = Monesko heistä sinä olet, alkaen 1:stä.
cli-option-seed = Jaon siemenluku; sama luku jakaa saman pelin.
cli-option-variant = Sääntöjen muunnelma; nimet kertoo ”rallar boards”.
cli-option-resume = Jatka tallennettua peliä.
cli-option-players = Montako pelaa kussakin pelissä.
cli-option-games = Montako peliä.
cli-option-first-seed = Ensimmäisen pelin siemenluku; jokainen peli saa seuraavan.
cli-option-json = Tulosta yksi JSON-olio eikä mitään muuta.
cli-option-threads = Montako säiettä; kaikki, jos et kerro.
cli-option-file = Tallenne.
cli-option-to = Lopeta näin monen siirron jälkeen.
cli-option-view = Kerro peli tältä paikalta nähtynä, alkaen 1:stä. Muuten kerrotaan kaikki.
cli-option-replay-board = Lautatiedosto, jos lauta on oma.
cli-argument-board = Pelilaudan nimi tai oma lautatiedosto.
cli-interrupted = Keskeytetty.
