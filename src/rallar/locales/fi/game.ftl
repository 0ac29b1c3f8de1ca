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

card-one-purple = { $symbol } violetti kortti
card-one-blue = { $symbol } sininen kortti
card-one-orange = { $symbol } oranssi kortti
card-one-white = { $symbol } valkoinen kortti
card-one-green = { $symbol } vihreä kortti
card-one-yellow = { $symbol } keltainen kortti
card-one-black = { $symbol } musta kortti
card-one-red = { $symbol } punainen kortti
card-one-locomotive = { $symbol } veturi

cards-number = { $number }× { $color }
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

where-rail = tavallisilla reiteillä
where-ferry = lautoilla
where-tunnel = tunneleissa
where-trackbed = ratapohjilla
where-bullet = luotijunareiteillä

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

prospect-made = toteutunut
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

event-swept = Näkyvissä oli kolme veturia, joten kaikki viisi korttia vaihdettiin.
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
event-drew = nostopakasta: { $card }
event-drew-hidden =
    { $number ->
        [one] pakasta yksi kortti
       *[other] pakasta { $number } korttia
    }
event-took = näkyvistä korteista: { $card }
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
event-bullet =
    { $spaces ->
        [one] luotijuna reitille { $route } ({ $cards }), yksi ruutu eteenpäin
       *[other] luotijuna reitille { $route } ({ $cards }), { $spaces } ruutua eteenpäin
    }
event-passed = vuoro väliin
event-last-round = Vaunut vähissä: { $player }. Kaikilla on vielä yksi vuoro.
event-over = Peli on päättynyt.
event-over-all-passed = Kaikki jättivät vuoron väliin, joten peli on päättynyt.

## Hylkäykset: pelilauta

board-unknown = Pelilautaa ”{ $board }” ei ole. Tarjolla: { $known }.
opponent-unknown = Vastustajaa ”{ $level }” ei ole. Tarjolla: { $known }.
opponent-not-trained = ”{ $level }” ei ole opetellut tätä lautaa näillä säännöillä. Opetelleet: { $known }.
opponent-taken = { $file }: vastustaja nimeltä ”{ $level }” on jo olemassa.
opponent-none-there = Kansiossa { $folder } ei ole vastustajaa: vastustaja on Python-moduuli.
opponent-incomplete = { $file }: ”{ $name }” puuttuu tai on vääränlainen.
opponent-unreadable = Vastustajaa { $file } ei voi ladata: { $error }
opponent-gave-up = Tämän siirron tekee toinen vastustaja, sillä ”{ $level }” ei pystynyt jatkamaan: { $reason }

## Hylkäykset: peli, jota ei voi aloittaa

option-unknown = Asetusta ”{ $name }” ei ole.
option-unknown-variant = Pelilaudalla { $board } ei ole muunnelmaa ”{ $variant }”.
option-bad-value = Asetukselle { $name } ei käy ”{ $value }”.
option-seats = Tälle laudalle sopii { $fewest }–{ $most } pelaajaa, ei { $seats }.
option-start = Pelaaja { $start } ei voi aloittaa: pelaajia on { $seats }.
option-seed = ”{ $seed }” ei käy siemenluvuksi: mikä tahansa kokonaisluku 0–9223372036854775807 käy.
option-bad-state = Tällaista tilannetta ei voi olla: ”{ $field }” ei sovi muuhun.
option-no-past = Tämä peli on koottu tilanteesta: kukaan ei ole nähnyt, miten siihen päädyttiin.

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
move-no-tickets = Menolippupakka on tyhjä.
move-deck-empty = Nostopakka on tyhjä.
move-slot-empty = Siinä ei ole korttia.
move-card-not-open = Näkyvissä ei ole tätä korttia: { $card }.
move-locomotive-second = Näkyvä veturi ei käy toiseksi kortiksi.
move-route-taken = { $route } on varattu.
move-route-closed = { $route } on suljettu tästä pelistä.
move-parallel-owned = Sinulla on jo raide välillä { $route }, ja vain yksi on sallittu.
move-track-unbuilt = { $route } on vielä pelkkä ratapohja: ensin jonkun on asetettava laatta.
move-track-built = Reitillä { $route } on jo laatta.
move-no-bed = { $route } ei tarvitse laattaa.
move-no-tile = Tällaista laattaa ei ole enää: { $color }, pituus { $length }.
move-no-tile-left = Laattoja, joiden pituus on { $length }, ei ole enää.
move-too-few-cars =
    { $cars ->
        [0] { $route }: vaunuja tarvitaan { $length }, ja sinulla ei ole enää yhtään.
        [one] { $route }: vaunuja tarvitaan { $length }, ja sinulla on enää yksi.
       *[other] { $route }: vaunuja tarvitaan { $length }, ja sinulla on enää { $cars }.
    }
move-cards-missing = Sinulla ei ole näitä kortteja: { $cards }.
move-bad-cards = Nämä eivät ole kortteja: { $cards }.
move-wrong-payment = { $cards } ei käy maksuksi tästä.
move-cannot-pay = { $route } on vapaa, mutta korttisi eivät vielä riitä.
move-cannot-pay-station = Korttisi eivät vielä riitä asemaan.
move-pass-needless = Vuoron voi jättää väliin vain, kun muuta ei voi tehdä.
move-no-stations-here = Tällä laudalla ei ole asemia.
move-no-station-left = Olet rakentanut kaikki asemasi.
move-station-taken = { $city }: täällä on jo asema.
move-station-zone = { $city } on ulkomailla: sinne ei voi rakentaa asemaa.

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
score-lent-nothing = ei käytetty
score-longest-path =
    { $length ->
        [0] ei reittejä
        [one] yksi vaunu: { $places }
       *[other] { $length } vaunua: { $places }
    }
score-longest-path-title = Pisin junareitti
score-units = { $units }
score-bonus-tickets_made = Maailmanmatkaaja (eniten toteutettuja menolippuja)
score-bonus-longest_path = Pisin junareitti
score-bonus-stations_left = Asemia rakentamatta
score-bonus-bullet_spaces = Luotijuna-asteikko
score-standings = Tulokset
score-column-routes = reitit
score-column-tickets = liput
score-column-bonuses = bonukset
score-column-total = yhteensä
score-rule-title = Sääntö
score-rule = Sääntö: { $of }
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
score-tie-level = Mikään ei ratkaise tasapeliä.
score-units-of = { $player }: { $units }
