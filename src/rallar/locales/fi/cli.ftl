## Hylkäykset: peli, jota ei voi aloittaa

option-unknown-language = Kieltä ”{ $language }” ei vielä ole. Tarjolla: { $known }.
option-games = Pelaa vähintään yksi peli, mutta älä ohita suurinta siemenlukua.
option-threads = Valitse 1–{ $most } säiettä.
option-seat = Paikkaa { $number } ei ole: valitse jokin paikoista 1–{ $seats }.
option-to = Siirtoja on vain { $moves }, joten peliä ei voi näyttää siirtoon { $to } asti.

## rallar boards

boards-board = lauta
boards-name = nimi
boards-players = pelaajia
boards-cities = kaupunkeja
boards-routes = reittejä
boards-tickets = menolippuja
boards-more = ”rallar boards nordic” kertoo yhdestä laudasta, ”rallar play” aloittaa pelin.
opponents-more = ”rallar play --level NIMI” pelaa yhtä niistä vastaan.
opponents-left-out = Jätettiin pois: { $reason }
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
        [one] Kaksoisreittejä on yhdessä paikassa.
       *[other] Kaksoisreittejä on { $groups } paikassa.
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

compile-doing = Käännetään pelimoottoria
compile-done =
    { $seconds ->
        [one] Pelimoottori on käännetty. Aikaa kului { $seconds } sekunti.
       *[other] Pelimoottori on käännetty. Aikaa kului { $seconds } sekuntia.
    }
compile-ready = Pelimoottori on jo käännetty.
compile-note = Pelimoottoria käännetään. Siihen menee hetki, mutta vain tämän kerran.

## rallar simulate

simulate-doing = Pelataan
simulate-heading =
    { $games ->
        [one] { $title }: yksi satunnainen peli, { $players } pelaajaa
       *[other] { $title }: { $games } satunnaista peliä, { $players } pelaajaa
    }
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
        [one] Yksi siirto pelattu uudelleen; sattuma meni kuten tallenteessa.
       *[other] { $moves } siirtoa pelattu uudelleen; sattuma meni aina kuten tallenteessa.
    }
replay-unfinished = Peli jäi kesken.
replay-stopped = Näytetty siirtoon { $to } asti; siirtoja on { $moves }.

## rallar play: alkuvalmistelut

play-which-board = Millä laudalla haluat pelata?
play-board-line = { $title }, { $fewest }–{ $most } pelaajaa
play-board-prompt = Numero tai nimi
option-board = Anna pelilauta: --board { $known }.
play-welcome = { $title }, { $seats } pelaajaa. Sinä olet pelaaja { $seat }; muina pelaa tietokone.
play-welcome-help = Kirjoita help milloin vain, quit lopettaa.
play-resumed = Tervetuloa takaisin: siirtoja on pelattu { $moves }.

## rallar play: pelipöytä

table-turn = vuoro { $number }
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
table-open = Näkyvissä
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
ask-pick = Valitse numero tai anna muu komento.
ask-save = Tiedosto, johon peli tallennetaan (Enter: ei tallenneta)

reply-help = Kirjoita help, niin näet komennot.
reply-ambiguous = Vaihtoehtoja on monta: { $choices }.
reply-no-place = Täällä ei ole kaupunkia ”{ $name }”.
reply-no-route = Välillä ”{ $name }” ei ole reittiä.
reply-which-route = Mikä reitti? Esimerkiksi: c { $example }
reply-which-city = Mikä kaupunki? Esimerkiksi: s { $example }
reply-which-file = Mihin tallennetaan? Esimerkiksi: save game.jsonl
reply-which-move = Mitä haluat tietää? Esimerkiksi: why c { $example }
reply-which-number = Numeroa { $number } ei ole valittavana.
reply-nothing-claimable = Et voi juuri nyt rakentaa mitään reittiä.
reply-cannot-pay = { $route } on vapaa, mutta korttisi eivät vielä riitä: { $cost }.
reply-allowed = Se on sallittua: siitä vain.
reply-more-payments =
    { $number ->
        [one] On vielä yksi tapa maksaa, jos kirjoitat sen auki: { $example }
       *[other] On vielä { $number } tapaa maksaa, jos kirjoitat ne auki: { $example }
    }
reply-many-payments = On vielä monta tapaa maksaa, jos kirjoitat ne auki: { $example }
reply-undone = Peruttu.
reply-no-undo = Sitä ei voi enää perua: sen jälkeen on nähty jotain salaista.
reply-hint = Kirjoita do, niin se tehdään, tai jotain muuta.
reply-no-hint = Pyydä ensin vihje: hint.
reply-saved = Tallennettu. Katso peli uudelleen: ”rallar replay { $file }”.
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

help-title = Komennot
help-number = valitse luettelosta; näkyvät kortit numeroidaan vasemmalta
help-draw = nosta pakasta tai ota näkyvä kortti
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
help-hint = pyydä vihje: mitä vahva pelaaja tekisi, ja miksi
help-do = tee, mitä vihje sanoo
help-undo = peru siirtosi, ellei mitään salaista ole sen jälkeen nähty
help-log = kertaa tapahtumat
help-rules = säännöt lyhyesti
help-save = tallenna peli
help-quit = lopeta
help-notation = Myös tallenteiden merkintätapa käy: { $example }

brief-aim = Pisteitä saa rakentamalla reittejä ja yhdistämällä kunkin menolipun kaksi paikkaa. Toteutumaton menolippu vie arvonsa verran pisteitä.
brief-turn = Vuorollasi teet yhden näistä: nostat kaksi junakorttia, rakennat reitin tai nostat menolippuja.
brief-turn-stations = Vuorollasi teet yhden näistä: nostat kaksi junakorttia, rakennat reitin, nostat menolippuja tai rakennat aseman.
brief-claim = Reitti maksaa ruutua kohti yhden oman värinsä kortin; harmaalle reitille valitset värin itse. Kuhunkin ruutuun tulee yksi vaunu.
brief-lengths = Pisteet pituuden mukaan: { $table }.
brief-ferry = Lautta vaatii yhden veturin jokaista siihen piirrettyä veturia kohti.
brief-tunnel = Tunnelissa käännetään maksusi jälkeen kolme korttia: jokaisesta täsmäävästä maksat yhden kortin lisää, tai otat korttisi takaisin.
brief-stations = Kun menolippuja lasketaan, saat aseman kaupungista lainaksi yhden toisen pelaajan reitin.
brief-tiles = Korttien noston jälkeen asetat ratalaatan: ratapohjan reitin voi rakentaa, kun laatta on antanut sille värin.
brief-crossings = Missä reitit risteävät, ensimmäinen laatta tai rakennettu reitti sulkee toisen.
brief-bullets = Luotijunareitti maksetaan millä tahansa yhdellä värillä. Se ei anna pisteitä, mutta auttaa kaikkien menolippuja ja vie sinua eteenpäin luotijuna-asteikolla.

## rallar serve

serve-here = Palvelin on käynnissä. Avaa selaimessa:
serve-others = Puhelimet ja muut laitteet samassa verkossa:
serve-stop = Ctrl-C lopettaa. Pelit pysyvät tallessa, ja niitä voi jatkaa myöhemmin.
serve-stopped = Ensi kertaan! Kaikki pelit ovat tallessa.
serve-port-taken = Portti { $port } on jo käytössä.
serve-mail-odd = Sähköpostipalvelinta tai lähettäjää ei voi ymmärtää. Näin: --mail smtp://user@mail.example --mail-from games@mail.example
serve-mail-address = Sähköpostien linkit tarvitsevat osoitteen: lisää --address https://…
serve-address-unusable = Osoitetta { $address }, portti { $port }, ei voi kuunnella: { $reason }.
serve-proxy-unreadable = { $address } ei ole välityspalvelimen osoite eikä verkko: kirjoita 10.0.0.2 tai 10.0.0.0/24.
serve-processes-alone = Usea prosessi tarvitsee yhteisen PostgreSQL:n: anna se valitsimella --store.
serve-processes-here = Tässä järjestelmässä usea prosessi ei voi jakaa porttia.
data-unwritable = Kansioon { $folder } ei voi kirjoittaa: { $reason }.
data-in-use = Toinen palvelin käyttää jo kansiota { $folder }.
data-foreign = Tiedostossa { $file } on jotain muuta kuin tämän ohjelman pelejä.
data-other-version = Tiedostossa { $file } on muodon versio { $found }; tämä ohjelma tuntee version { $known }.
data-damaged =
    Tiedosto { $file } on vioittunut. ”rallar doctor --repair --data { $folder }” pelastaa sen, mitä voi vielä lukea;
    ”rallar restore FILE --data { $folder }” palauttaa varmuuskopion.
data-missing = Tiedostoa { $file } ei ole.
data-exists = { $file } on jo olemassa, joten siihen ei kirjoitettu mitään.
data-not-copied = Tiedosto { $file } on vioittunut, joten sitä ei kopioitu: { $reason }
data-lines-lost = Siirtoja ei voi enää lukea.
data-beyond-repair = Tiedostosta { $file } ei voi enää lukea mitään. ”rallar restore” palauttaa varmuuskopion.
data-old-beside = Aiempi sisältö on tallessa tiedostossa { $file }.
data-no-address = { $address } ei ole PostgreSQL:n osoite: kirjoita postgresql://nimi@kone/tietokanta.
data-unreachable = Osoitteeseen { $address } ei saa yhteyttä: { $reason }.
data-unusable = Pelejä ei voi tallentaa kohteeseen { $address }: { $reason }.
data-not-empty = Kohteessa { $address } on jo pelejä (pöytiä: { $tables }), joten mitään ei siirretty. ”--add” lisää niiden joukkoon.
data-there-already = Pöytä { $table } on jo kohteessa { $address }, joten mitään ei siirretty.
data-differs = Pöytä { $table } ei tullut perille kohteeseen { $address } sellaisenaan, joten sinne ei jäänyt mitään.

## rallar backup, rallar restore, rallar doctor

backup-done = Kopioitu tiedostoon { $file } ja tarkistettu. Pöytiä siinä: { $tables }.
restore-done = Palautettu tiedostosta { $file }. Pöytiä siinä: { $tables }.
move-store-done = Kopioitu lähteestä { $source } kohteeseen { $target } ja verrattu. Pöytiä: { $tables }. Lähde on ennallaan.
doctor-folder = Tutkitaan kansiota { $folder }
doctor-private = Vain sinä voit lukea sitä.
doctor-open = Muut tämän koneen käyttäjät voivat lukea kohdetta { $file }. Palvelimen seuraava käynnistys tai --repair korjaa asian.
doctor-version = Muoto on ajan tasalla: versio { $found }.
doctor-version-old = Muodon versio on { $found }. Palvelimen seuraava käynnistys päivittää sen versioon { $known } ja tallettaa kopion.
doctor-sound = Tiedosto on kunnossa: { $size } Mt.
doctor-damaged = Tiedosto on vioittunut: { $reason }
doctor-tables = Pöytiä: { $open } aloittamatta, { $playing } kesken, { $over } päättynyt. Kaikki nämä pelit voi toistaa siirto siirrolta.
doctor-unplayable = Pöydässä { $table } ei voi pelata: { $reason }
doctor-saved = Pelastettuja pöytiä: { $tables }. Menetettyjä pöytiä: { $lost }.
doctor-shortened = Pöytä { $table } jatkuu aiemmasta siirrosta: sen jälkeisiä ei voi lukea.
doctor-emptied = Pöydän { $table } peli on menetetty; kaikilla on yhä paikkansa, ja uuden pelin voi aloittaa.
doctor-well = Kaikki on kunnossa.
doctor-ill = Jokin on vialla. ”rallar doctor --repair” pelastaa sen, mitä voi lukea; ”rallar restore” palauttaa varmuuskopion.

## Komentorivi

cli-about = Rautatieaiheisia lautapelejä: pelaa niitä tässä tai simuloi tuhansittain.
cli-play = Pelaa päätteessä tietokonetta vastaan.
cli-simulate = Pelaa monta satunnaista peliä ja kokoa tulokset.
cli-replay = Pelaa tallennettu peli uudelleen: tarkista se ja näytä, mitä tapahtui.
cli-score = Laske lautapelin pisteet: pöytäkirja siitä, mitä pöydällä on, vaihe vaiheelta.
cli-boards = Luettele pelilaudat tai näytä yksi.
cli-opponents = Luettele tietokonevastustajat.
cli-compile = Käännä pelimoottori nyt, niin myöhemmin kaikki käy nopeasti.
cli-option-version = Näytä ohjelman versio.
cli-option-language = Kieli: { $known }.
cli-option-board = Pelilaudan nimi; ”rallar boards” luettelee ne.
cli-option-seats = Montako pelaa.
cli-option-seat = Monesko heistä sinä olet, alkaen 1:stä.
cli-option-seed = Jaon siemenluku; sama luku jakaa saman pelin.
cli-option-variant = Sääntöjen muunnelma; nimet kertoo ”rallar boards”.
cli-option-resume = Jatka tallennettua peliä.
cli-option-players = Montako pelaa kussakin pelissä.
cli-option-games = Montako peliä.
cli-option-first-seed = Ensimmäisen pelin siemenluku; jokainen peli saa seuraavan.
cli-option-json = Tulosta yksi JSON-olio eikä mitään muuta.
cli-option-threads = Montako säiettä; kaikki, jos et anna määrää.
cli-option-file = Tallenne.
cli-option-sheet = Pöytäkirja: TOML-tiedosto.
cli-option-to = Lopeta näin monen siirron jälkeen.
cli-option-view = Näytä peli tältä paikalta nähtynä (alkaen 1:stä). Muuten näytetään kaikki.
cli-argument-board = Pelilaudan nimi.
cli-option-boards = Omia lautoja: yhden laudan kansio tai kansio, jossa niitä on useita. Voi antaa monta kertaa.
cli-option-opponents = Omia vastustajia: kansio, jossa on Python-moduuli kutakin varten. Voi antaa monta kertaa.
cli-option-level = Miten hyvin muut pelaavat: vastustajan nimi; ”rallar opponents” luettelee ne.
cli-interrupted = Keskeytetty.
cli-option-pause = Montako sekuntia tietokone odottaa ennen siirtoaan.
cli-option-thinkers = Kuinka monessa prosessissa tietokoneet miettivät (oletus: yksi vähemmän kuin ytimiä, enintään neljä).
cli-option-store = PostgreSQL peleille kansion sijaan: postgresql://nimi@kone/tietokanta (vaatii lisäosan ”postgresql”).
cli-option-serve-processes = Kuinka monta palvelinprosessia toimii yhdessä (useampi kuin yksi vaatii valitsimen --store).
cli-option-metrics = Vastaa Prometheukselle osoitteessa /metrics (vaatii lisäosan ”metrics”).
cli-option-json-log = Kirjoita loki JSON-muodossa, yksi olio riviä kohti.
cli-option-no-limits = Ei rajoja sille, miten usein asiakasohjelma saa kysyä: vain mittauksiin.
cli-option-allow-host = Vastaa vain tähän isäntänimeen; toista, jos niitä on useita. Muuten kaikkiin.
cli-option-proxy = Välityspalvelimen osoite tai verkko, jonka X-Forwarded-For-otsakkeeseen luotetaan; toista, jos niitä on useita. Muuten tämä kone.
cli-option-address = Osoite, josta muut tavoittavat palvelimen, sähköpostien linkkejä varten: https://games.example.
cli-option-mail = Sähköpostipalvelin: smtp://user@mail.example tai smtps://… Salasana luetaan muuttujasta RALLAR_MAIL_PASSWORD.
cli-option-mail-from = Kenen nimissä sähköpostit lähetetään: Games <games@example.org>.
cli-option-push-host = Lisäksi sallittu isäntä, jolle ilmoituksia saa lähettää; toista, jos niitä on useita. Siellä salaamaton http on sallittu.
cli-serve = Pelaa selaimessa, yksin tai ystävien kanssa.
cli-option-host = Missä kuunnellaan: 127.0.0.1 tälle laitteelle, 0.0.0.0 kaikille verkossa.
cli-option-port = Portti, jota kuunnellaan.
cli-option-data = Kansio, jossa pelit säilytetään.
cli-option-no-browser = Älä avaa selainta.
cli-backup = Kopioi kaikki pelit yhteen tiedostoon, myös palvelimen ollessa käynnissä.
cli-restore = Palauta pelit varmuuskopiosta; korvattu sisältö jää talteen.
cli-move-store = Kopioi kaikki pelit kansiosta PostgreSQL:ään tai takaisin.
cli-argument-source = Missä pelit ovat: kansio tai postgresql://…
cli-argument-target = Minne ne viedään: kansio tai postgresql://…
cli-option-add = Lisää siellä jo olevien pelien joukkoon.
cli-doctor = Tarkista, että kaikki pelit voi lukea ja pelata.
cli-argument-backup = Kirjoitettava tiedosto.
cli-argument-restore = Palautettava varmuuskopio.
cli-option-force = Korvaa tiedosto, jos se on olemassa.
cli-option-repair = Pelasta uuteen tiedostoon se, mitä voi lukea; vanha jää talteen.
cli-option-keep-open = Päiviä, kunnes koskematon pöytä, jonka peliä ei koskaan aloitettu, poistetaan; 0: ei koskaan.
cli-option-keep-begun = Päiviä, kunnes koskematon keskeneräinen peli poistetaan; 0: ei koskaan.
cli-option-most-data = Pelejä levyllä enintään näin monta megatavua; sen jälkeen ei uusia pöytiä; 0: ei rajaa.
cli-option-spare = Levyllä on oltava vapaana näin monta megatavua, jotta uusia pöytiä syntyy; 0: ei rajaa.
cli-option-tables-a-day = Uusia pöytiä päivässä yhdestä osoitteesta; 0: ei rajaa.
