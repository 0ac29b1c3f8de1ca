# Mitä pelin ympärillä on: yläpalkki, etusivu ja pöydät ennen peliä ja sen jälkeen.

## Yläpalkki

shell-skip = Siirry sisältöön
shell-home = Etusivu
shell-games = Omat pelit
shell-rules = Säännöt
shell-about = Tietoja rallarista
shell-settings = Asetukset
shell-language = Kieli
shell-theme = Värit
shell-theme-auto = Laitteen mukaan
shell-theme-light = Vaalea
shell-theme-dark = Tumma
shell-speed = Animaatiot
shell-speed-slow = Hitaat
shell-speed-normal = Tavalliset
shell-speed-fast = Nopeat
shell-speed-none = Ei lainkaan
shell-glow = Hohtavat reitit
shell-glow-all = Kaikki, jotka voin rakentaa
shell-glow-mine = Vain menolippujeni reitit
shell-glow-off = Ei mitään
shell-sound = Äänet
shell-notify = Ilmoita, kun on vuoroni
shell-notify-blocked = Selain ei salli ilmoituksia täällä.
shell-install = Asenna sovelluksena
shell-offline = Et ole verkossa, tai palvelimeen ei saada yhteyttä. Näet sen, minkä tämä laite muistaa.
shell-page = { $page } · rallar
shell-loading = Hetkinen …

## Etusivu

home-title = Monta karttaa, yksi junaseikkailu
home-tagline = Valitse lauta ja pelaa: tietokonetta vastaan, ystävien kanssa verkossa tai saman pöydän ääressä. Ei tunnuksia, ei odottelua.
home-play = Pelaa nyt
home-learn = Opi pelaamalla
home-starting = Pelilautaa levitetään …
home-more = Lisää tapoja pelata
home-players = { $fewest }–{ $most } pelaajaa
home-against = Vastustajat
home-level = Taso
home-opponents =
    { $number ->
        [one] Yksi tietokone
       *[other] { $number } tietokonetta
    }
home-continue = Jatka
home-all-games = Kaikki omat pelit
home-join = Liity pöytään
home-join-label = Linkki tai koodi
home-join-go = Siirry pöytään
home-join-unclear = Tuo ei näytä kutsulta: liitä koko linkki tai kirjoita koodi, jossa on kymmenen merkkiä tai oman paikkasi koodissa kahdeksan.
home-score = Laske pelin pisteet
home-score-hint = Laske juuri päättyneen lautapelin pisteet.
home-upload = Katso tallennettu peli uudelleen
home-upload-hint = Sinun tai ystäväsi pelin jälkeen tallentama tiedosto. Se tarkistetaan siirto siirrolta.
home-upload-choose = Valitse tiedosto

level-rookie = aloittelija
level-regular = harrastaja
level-expert = konkari
level-master = mestari
character-rookie = Rakentaa mitä mieli tekee ja unohtaa joskus menolipun.
character-regular = Tekee suunnitelman ja pysyy siinä.
character-expert = On pelannut miljoona peliä ja laskee vaunusi.
character-master = Ajattelee eteenpäin, tukkii tiesi tahallaan ja päättää pelin, kun on johdossa.

## Nappulat

piece-crimson = karmiininpunainen, yksivärinen
piece-azure = sininen, raidallinen
piece-forest = vihreä, pilkullinen
piece-amber = meripihkankeltainen, nuolikuvio
piece-graphite = grafiitinharmaa, ristikuvio

## Uusi pöytä

new-title = { $board }: uusi peli
new-how = Miten haluat pelata?
new-mode-computers = Tietokoneita vastaan
new-mode-computers-hint = Sinä ja yksi tai useampi tietokone, heti tässä.
new-mode-friends = Ystävät verkossa
new-mode-friends-hint = Lähetä linkki. Kukin pelaa omalla näytöllään.
new-mode-pass = Yksi näyttö kiertää
new-mode-pass-hint = Jaatte saman näytön. Kortit pysyvät piilossa vuorojen välillä.
new-mode-table = Pöytänäyttö
new-mode-table-hint = Tällä näytöllä on lauta. Jokainen lukee koodin ja näkee omat korttinsa puhelimestaan.
new-seats = Ketkä pelaavat
new-seat-kind = Kuka istuu paikalla { $number }
new-kind-person = Pelaaja täällä
new-kind-friend = Kutsuttu ystävä
new-kind-computer = Tietokone
new-name-of = Nimi paikalla { $number }
new-level-of = Miten hyvin tietokone pelaa paikalla { $number }
new-color = Paikan { $number } väri
new-add = Lisää paikka
new-remove = Poista paikka { $number }
new-options = Valinnat
new-start = Kuka aloittaa
new-start-random = Arpa ratkaisee
new-variant = Säännöt
new-variant-none = Tavalliset säännöt
new-hints = Vihjeet
new-hints-yes = Vuorossa oleva saa kysyä
new-hints-no = Ei vihjeitä
new-begin = Aloita
new-set = Luo pöytä
new-problem-name-long = Nimi paikalla { $number } on liian pitkä: enintään 24 kirjainta.
new-problem-same-name = Kahdella paikalla on sama nimi, { $name }. Kumpi on kumpi?
new-problem-alone = Jonkun täytyy pelata: anna yksi paikka pelaajalle täällä tai ystävälle.

## Pöytä ennen peliä

lobby-title = { $board }: ennen peliä
lobby-seats = Ketkä pelaavat
lobby-seat-open = Vapaa paikka
lobby-seat-you = sinä
lobby-seat-present = paikalla
lobby-seat-away = ei nyt paikalla
lobby-computer = tietokone, { $level }
lobby-invite = Kutsu muita
lobby-invite-hint = Lähetä linkki tai näytä koodi luettavaksi. Pelkkä nimi riittää.
lobby-invite-link = Kutsulinkki
lobby-copy = Kopioi linkki
lobby-copied = Kopioitu
lobby-share = Jaa
lobby-share-text = Tule pelaamaan junapeliä kanssani: { $board }
lobby-code = Koodi: { $code }
lobby-qr = Kutsulinkin QR-koodi
lobby-only-here = Osoite toimii vain tällä laitteella. Jos haluat kutsua samassa verkossa olevia puhelimia, käynnistä komennolla ”rallar serve --host 0.0.0.0”.
lobby-screen = Näytä suurella näytöllä
lobby-sit-title = Istu pöytään
lobby-sit = Istu pöytään
lobby-sit-hint = Yksi paikka on vapaana. Muuta ei tarvita kuin nimesi.
lobby-your-name = Nimesi
lobby-your-color = Värisi
lobby-name-missing = Kirjoita ensin nimi.
lobby-leave = Nouse pöydästä
lobby-full = Kaikki paikat ovat varattuja. Jää katsomaan.
lobby-hints = Vihjeet: vuorossa oleva saa kysyä tietokoneelta.
lobby-no-hints = Tässä pelissä ei ole vihjeitä.
lobby-waiting-host = Isäntä aloittaa, kun kaikki ovat paikalla.
lobby-chat-hint = Tervehdi muita odotellessa. Keskustelu jatkuu pelissä.
lobby-host = isäntä
lobby-make-host = Tee isännäksi
lobby-begin-without = Aloita ilman isäntää
lobby-lost-seat = Jos jokin paikoista on sinun, pyydä isäntää vapauttamaan se tai kirjoita henkilökohtainen koodisi etusivulle.
lobby-waiting =
    { $number ->
        [one] Yksi paikka on vielä vapaana.
       *[other] { $number } paikkaa on vielä vapaana.
    }
lobby-ready = Kaikki ovat paikalla.
lobby-absent = Odotetaan vielä: { $names }.
lobby-begin = Aloita
lobby-begin-filled = Aloita, tietokoneet vapaille paikoille
lobby-open-seat = Vapauta paikka
lobby-give-computer = Tietokone
lobby-level-of = Pelaajan taso: { $name }
lobby-lost = Yhteys katkesi. Yritetään uudelleen …

## Kun sivua ei voi näyttää

trouble-title = Jokin meni pieleen
trouble-home = Etusivulle
trouble-again = Yritä uudelleen
trouble-watch = Katso ilman paikkaa
server-unreachable = Palvelin ei vastaa. Onko se käynnissä, ja onko verkkoyhteys kunnossa?
lost-title = Täällä ei ole asemaa
lost-text = Rata päättyy metsään. Etusivu on yhden pysäkin päässä.

## Omat pelit

games-title = Omat pelit
games-none = Ei vielä pelejä. Kun olet pelannut, löydät pelisi täältä, tältä laitteelta.
games-running = Kesken
games-finished = Päättyneet
games-gone = Ei enää olemassa
games-continue = Jatka
games-replay = Katso uudelleen
games-forget = Poista
games-forget-sure = Poistetaanko peli luettelosta? Et pääse enää takaisin paikallesi.
games-keep = Säilytä
games-your-turn = Sinun vuorosi
games-waiting =
    { $number ->
        [one] Yksi peli odottaa sinua
       *[other] { $number } peliä odottaa sinua
    }
games-place = Tulit { $place ->
        [2] toiseksi
        [3] kolmanneksi
        [4] neljänneksi
       *[other] viidenneksi
    }: { $score }
games-turn-of = Vuorossa { $name }
games-choosing = Menolippuja valitaan
games-open = Ei vielä alkanut: pöytä odottaa
games-gone-text = Pöytää { $table } ei ole enää tällä palvelimella.
games-with = mukana { $names }
games-alone = ei vielä muita
games-since = viimeisin siirto { $when }
games-people = Pelikaverisi
games-people-met =
    { $number ->
        [one] yksi peli
       *[other] { $number } peliä
    }, viimeksi { $when }
games-along = Tallenna päättyneet pelini
games-along-text = Yksi tiedosto, jossa ovat kunkin pelin tulos ja siirrot.
games-ago-minutes =
    { $number ->
        [one] minuutti sitten
       *[other] { $number } minuuttia sitten
    }
games-ago-hours =
    { $number ->
        [one] tunti sitten
       *[other] { $number } tuntia sitten
    }
games-ago-days =
    { $number ->
        [one] päivä sitten
       *[other] { $number } päivää sitten
    }

## Pöytä suurella näytöllä

screen-title = { $board } suurella näytöllä
screen-scan = Lue koodi ja istu pöytään
screen-scan-hint = Korttisi näkyvät puhelimessasi. Lauta pysyy täällä.
screen-fullscreen = Koko näyttö
screen-phone = Takaisin pöytään
screen-moves = Viime siirrot
screen-pointed = { $route } on nyt pelaajan { $name } puhelimessa.
screen-cards = Näkyvät kortit
screen-decks =
    { $tickets ->
        [one] Pakoissa { $deck } korttia ja yksi menolippu
       *[other] Pakoissa { $deck } korttia ja { $tickets } menolippua
    }
screen-turn = Vuorossa { $name }
screen-choosing = Kaikki valitsevat menolippuja

## Päättynyt peli uudelleen

film-title = { $board }: uusinta
film-not-over = Tämä peli on vielä kesken, joten sitä ei voi katsoa uudelleen.
film-watch = Katso peliä
film-position = Siirto { $at } / { $last }
film-slider = Siirto
film-first = Alkuun
film-back = Siirto taaksepäin
film-play = Toista
film-pause = Tauko
film-next = Siirto eteenpäin
film-last = Loppuun
film-speed = Nopeus
film-speed-slow = hidas
film-speed-normal = tavallinen
film-speed-fast = nopea
film-eyes = Näkökulma
film-eyes-public = katsoja
film-deal = Jako
film-score = Lopputulos
film-save = Tallenna peli
film-table = Pöytään

## Sääntösivu

rules-boards = Kunkin laudan säännöt
rules-contents = Tällä sivulla
rules-play = Pelaa: { $board }

## Tietoja

about-what = rallar on avoin paikka pelata rautatieaiheisia lautapelejä, tutkia niitä ja opettaa koneita pelaamaan niitä: selaimessa, päätteessä ja Pythonilla.
about-version = Versio { $version }
about-unofficial = Epävirallinen faniprojekti. Sillä ei ole mitään tekemistä painettujen pelien julkaisijan kanssa, eikä se käytä niiden kuvia tai tekstejä.
about-licences = Lisenssit
about-licences-hint = Nämä kaikki kulkevat rallarin mukana, kukin oman lisenssinsä alaisena.
about-public-domain = tekijänoikeuksista vapaa
about-needs = Lisäksi se käyttää näitä Python-paketteja, jotka asennetaan sen rinnalle, kukin oman lisenssinsä alaisena: { $packages }.
