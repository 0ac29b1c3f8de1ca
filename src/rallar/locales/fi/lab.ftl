## Refusals

arena-players = Nimeä vähintään kaksi eri pelaajaa: --player NIMI, kerran kullekin.
arena-player-failed = { $name } ei pystynyt jatkamaan siemenluvulla { $seed }: { $reason }
arena-other-board = Klusterin koneilla ei ole kaikilla samaa versiota pelilaudasta ”{ $board }”.
arena-process-ended = Yksi prosesseista päättyi kesken pelin. Ehkä muisti loppui: kokeile pienempää määrää valitsimella --processes.
results-none = Tiedostossa { $file } ei ole vielä pelejä.
results-other-setup = { $file } kuuluu toiseen asetelmaan: ”{ $name }” on eri. Mitään ei muutettu.
results-bad-line = { $file }: riviä { $line } ei voi lukea.
results-unusable = Tiedostoa { $file } ei voi käyttää: { $reason }.
option-processes = Valitse 1–{ $most } prosessia.
option-no-ray = Osoitteessa { $address } ei ole Ray-klusteria: { $reason }
option-no-extra = Tähän tarvitaan { $package }. Sen saa näin: pip install "rallar[{ $extra }]"
option-no-gpu = Täällä ei ole näytönohjainta, jota CUDA voisi käyttää.
save-taken = { $file } on jo olemassa. Valitse toinen nimi, niin mitään ei katoa.
study-other-game = { $file } ei ole se peli, josta tulokset kertovat.

## The command line

cli-arena = Anna pelaajien kilpailla, vaihtaa paikkoja ja saada vahvuusluvut.
cli-balance = Ota selvää, mitkä menoliput, reitit ja paikat voittavat pelilaudalla.
cli-study = Ota selvää, miten pelaaja pelaa pelilautaa: menoliput, tahti, estäminen, loppu.
cli-argument-player = Kenen peliä tutkitaan: taso tai muu pelaaja nimeltä.
cli-option-player = Kuka pelaa: taso tai muu pelaaja nimeltä. Annetaan kerran kullekin.
cli-option-even-games = Montako peliä; pyöristetään ylöspäin niin, että kaikki istuvat joka paikalla yhtä usein.
cli-option-processes = Montako prosessia; yksi kullekin ytimelle, jos et anna määrää.
cli-option-threads-each = Montako säiettä kussakin prosessissa.
cli-option-ray = Pelaa sen sijaan tässä osoitteessa olevassa Ray-klusterissa.
cli-option-results = Säilytä jokainen peli tässä tiedostossa ja jatka siitä, mitä siinä on. Yksin: näytä, mitä siinä on.
cli-option-report = Kirjoita kaavioiden sivu tähän tiedostoon (HTML).
cli-option-first = Ensimmäisen pelin numero, kun useampi kone jakaa työn.
cli-option-save = Säilytä pelit: uudessa kansiossa tallenne kustakin, tai uudessa tiedostossa NIMI.parquet rivi kullekin paikalle.
cli-option-against = Toinen pelaaja; pelaaja itse, jos et anna muuta.
cli-option-records = Säilytä jokainen peli tässä kansiossa ja jatka siitä, mitä siinä on.
cli-option-tables = Kirjoita taulukot tähän tiedostoon (Markdown).

## Tables

arena-heading =
    { $games ->
        [one] { $title }: yksi peli, { $players } pelaajaa
       *[other] { $title }: { $games } peliä, { $players } pelaajaa
    }
lab-player = pelaaja
lab-rating = vahvuusluku
lab-wins = voitot
lab-points = pisteet
lab-tickets = täytetyt menoliput
lab-median = siirto, ms
lab-slow = 99 %
lab-slowest = hitain
lab-meetings = Miten usein vasemmalla oleva pelaaja sijoittui edelle
lab-length = Peli kestää { $turns } vuoroa.
lab-intervals = Vahvuusluvut on sovitettu Plackettin–Lucen mallilla (400 pistettä: kymmenen yhtä vastaan) ja niillä on 95 %:n välit, voitoilla Wilsonin 95 %:n välit ja pisteillä keskihajonta.
simulate-saved = Tallennettu: { $file }.

## Reports

report-title = Areena: { $title }
report-standings = Tilanne
report-ratings = Vahvuusluvut
report-ratings-note = Palkki on 95 %:n väli; 0 on näiden pelaajien keskiarvo.
report-order = Voitot vuorojärjestyksen mukaan
report-order-note = Miten usein kukin voitti ensimmäisenä, toisena ja niin edelleen. Pisteviiva: jos kaikki olisivat yhtä hyviä.
report-scores = Pisteet
report-mean-note = Miten usein kukin lopputulos esiintyi; viiva on keskiarvo.
report-tickets = Täytetyt menoliput
report-tickets-note = Täytetyt menoliput pelissä; viiva on keskiarvo.
report-lengths = Pelien pituus
report-lengths-note = Vuoroina: kaikki pelit, sitten kunkin pelaajan voittamat.
report-all-games = kaikki pelit
report-times = Aika siirtoa kohti
report-times-note = Suoritinaika: piste on mediaani, palkki päättyy sinne, minne 99 siirtoa sadasta. Jokainen viiva on kymmenkertainen edelliseen.
report-meetings = Kuka voittaa kenet
report-again = Sama uudestaan
report-made = Tehty ohjelmalla rallar { $version }. Sama siemenluku, samat pelit: vain siirtojen ajat riippuvat koneesta.

## rallar balance

balance-title = Tasapaino: { $title }
balance-taken-map = Minne rakennetaan
balance-taken-note = Miten usein kukin reitti rakennettiin pelissä.
balance-wins-map = Mitkä reitit voittavat
balance-wins-note = Miten usein reitin rakentaja voitti pelin. Alle 30 pelissä rakennetuilla reiteillä ei ole väriä.
balance-about = { $route }: rakennettu { $taken } peleistä, rakentaja voitti niistä { $wins }
balance-order-note = Miten usein ensimmäisenä, toisena ja niin edelleen pelannut voitti. Pisteviiva: jos järjestyksellä ei olisi väliä.
balance-lengths-note = Vuoroina; viiva on keskiarvo.
balance-tickets = Menoliput
balance-tickets-note = Voitto ja menolippu kulkevat tässä yhdessä; se ei vielä tarkoita, että lippu on syy.
balance-routes = Reitit
balance-routes-note = Miten usein kukin rakennettiin pelissä ja miten usein rakentaja voitti.
balance-ticket = menolippu
balance-points = pisteet
balance-kept = pidetty
balance-made = täytetty
balance-holder-wins = voitot sillä
balance-route = reitti
balance-length = pituus
balance-taken = rakennettu
balance-builder-wins = voitot sillä
balance-note = Wilsonin 95 %:n välit; jos millään ei olisi väliä, kukin voittaisi { $share }. Raportissa ovat kaikki menoliput ja reitit.

## rallar study

study-title = Pelityyli: { $title }
study-note = Keskiarvot ovat yhden paikan yhdessä pelissä, 95 %:n välein; osuuksilla on Wilsonin 95 %:n välit. Rakennettu reitti estää, jos se pidentää halvinta tietä toisen menolippuun tai katkaisee sen eikä vie mitään omaa menolippua lähemmäs.
study-section-results = Tulokset
study-section-tickets = Menoliput
study-section-pace = Tahti
study-section-end = Loppu
study-section-blocking = Estäminen
study-section-board = Tämän pelilaudan omaa
study-kept = Montako menolippua pidetään alussa
study-kept-number = pidetyt menoliput
study-lasting = Miten kauan peli kestää
study-lengths = Reitit pituuden mukaan: rakennettu pelissä, osuus reittien pisteistä
study-tiles = Asetetut ratalaatat
study-tile-length = pituus { $length }
study-preferred = Alussa tarjotut menoliput, useimmin ja harvimmin pidetyt: { $name }
study-openings = Alussa pidetyt menoliput, joilla voitettiin eniten ja vähiten: { $name }
study-offered = tarjottu
study-firsts = Useimmin rakennettu kymmenellä ensimmäisellä vuorolla: { $name }
study-bonus = { $name }, pisteet
study-figure-wins = voitetut pelit
study-figure-score = pisteet
study-figure-points-routes = reittien pisteet
study-figure-kept-opening = alussa pidetyt menoliput
study-figure-drawn-later = nostaa menolippuja myöhemmin
study-figure-later-turn = vuoro, jolla nostaa
study-figure-kept-later = silloin pidetyt menoliput
study-figure-made = täytetyt menoliput
study-figure-all-made = pelit, joissa kaikki menoliput täytettiin
study-figure-points-made = täytettyjen menolippujen pisteet
study-figure-points-missed = täyttämättömien menolippujen pisteet
study-figure-turns = vuorot
study-figure-cars-turn = junavaunuja vuorossa
study-figure-claims = rakennetut reitit
study-figure-claim-length = reitin pituus
study-figure-first-turn = ensimmäisen reitin vuoro
study-figure-first-hand = kortteja kädessä silloin
study-figure-cards = nostetut junakortit
study-figure-cards-open = niistä näkyvissä olleita
study-figure-cards-locomotives = niistä näkyvissä olleita vetureita
study-figure-ends = aloittaa viimeisen kierroksen
study-figure-ends-ahead = johdossa silloin
study-figure-ends-lead = etumatka pisteinä silloin
study-figure-ends-wins = voitot, kun aloitti sen itse
study-figure-ends-others-wins = voitot, kun ei aloittanut
study-figure-ends-cars = muiden junavaunuja jäljellä silloin
study-figure-cars-left = junavaunuja jäljellä lopussa
study-figure-serves = omia menolippuja auttavat reitit
study-figure-contested = niistä myös toisen tiellä
study-figure-contested-chance = sama, jos rakennettaisiin missä tahansa järjestyksessä
study-figure-blocks = estävät reitit
study-figure-blocks-share = estävät niistä, jotka eivät auta omia
study-figure-blocks-chance = sama, jos valittaisiin sokkona
study-figure-detour = muiden kiertotie, ruutuina
study-figure-cut = muiden katkaistut menoliput
study-figure-cut-missed = niistä lopulta täyttämättä
study-figure-stations = rakennetut asemat
study-figure-ferries = rakennetut lautat
study-figure-tunnels = aloitetut tunnelit
study-figure-tunnels-dearer = niistä lisämaksulla
study-figure-tunnels-declined = niistä luovutettu
study-figure-tiles = asetetut ratalaatat
study-figure-tiles-others = rakennettu toisen ratalaatalle
study-figure-bullets = luotijunareitit
study-figure-bullet-spaces = luotijuna-asteikon ruudut
