## Pöytäkirja: lautapeli, jonka pisteet lasketaan

sheet-not-toml = Pöytäkirjan riviä { $line } ei voi lukea TOML-muodossa.
sheet-not-a-sheet = Tämä ei ole pöytäkirja: ensimmäisen rivin on oltava format = "rallar-sheet".
sheet-other-version = Pöytäkirjan versio on { $found }; tämä ohjelma lukee: { $known }.
sheet-other-board = Pöytäkirjan lauta on ”{ $board }”, ei ”{ $found }”.
sheet-unknown-key = Pöytäkirja, { $entry }: ”{ $name }” ei tarkoita tässä mitään.
sheet-missing-key = Pöytäkirja, { $entry }: ”{ $name }” puuttuu.
sheet-bad-entry = Pöytäkirja: { $entry } on järjetön.
sheet-unknown-route = { $player }: reittiä ”{ $name }” ei ole. Tarkoititko ”{ $near }”?
sheet-unknown-city = { $player }: kaupunkia ”{ $name }” ei ole. Tarkoititko ”{ $near }”?
sheet-unknown-ticket = { $player }: menolippua ”{ $name }” ei ole. Tarkoititko ”{ $near }”?
sheet-unknown-train = Luotijunat: reittiä ”{ $name }” ei ole. Tarkoititko ”{ $near }”?
sheet-color-twice = Sama väri kahdella: { $by }, { $player }.
sheet-train-twice = { $route } on luotijunissa kahdesti.
sheet-route-and-train = { $route }: siinä on sekä luotijuna että junavaunuja ({ $player }).
sheet-route-twice = { $player }: { $route } on annettu kahdesti.
sheet-route-of-two = { $route } on annettu kahdelle: { $by }, { $player }.
sheet-station-twice = { $city }: täällä on useampi kuin yksi asema.
sheet-ticket-twice = { $player }: menolippu { $ticket } on annettu kahdesti, mutta niitä on vain yksi.
sheet-ticket-of-two = Menolippu { $ticket } on annettu kahdelle ({ $by }, { $player }), mutta niitä on vain yksi.
sheet-too-many-cars = { $player }: kartalla junavaunuja { $number }, mutta pelaajalla on niitä vain { $most }.
sheet-too-many-stations = { $player }: kartalla asemia { $number }, mutta pelaajalla on niitä vain { $most }.
sheet-too-many-trains = Kartalla luotijunia { $number }, mutta laatikossa niitä on vain { $most }.
sheet-no-train-here = { $route } ei ole luotijunareitti.
sheet-no-station-here = { $player }: tähän ei voi rakentaa asemaa: { $city }.
sheet-unknown = Täällä ei ole yhteistä pöytäkirjaa ”{ $sheet }”. Ehkä se on unohdettu pitkän ajan jälkeen.
sheet-changed = Liian moni muutti pöytäkirjaa samalla hetkellä. Yritä uudelleen.
sheet-no-player = Pelaaja ei ole enää pöytäkirjassa.

## Mitä kohteliaasti epäillään: se lasketaan silti

sheet-doubts = Katsokaa vielä kerran
sheet-doubt-parallel-owned = { $player }: kaksi raidetta välillä { $route }. Sääntöjen mukaan pelaajalla saa olla niistä vain yksi.
sheet-doubt-parallel-closed = { $by }, { $player }: kummallakin raide välillä { $route }. Näin harvan pelaajan pelissä niistä saa käyttää vain yhtä.
sheet-doubt-crossing = { $player }: { $routes } risteävät. Sääntöjen mukaan niistä voi rakentaa vain yhden.
sheet-doubt-train-due = { $player }: junavaunuja reitillä { $route }. Niin kauan kuin luotijunia on jäljellä, sinne tulee sellainen.
sheet-doubt-few-tickets =
    { $number ->
        [0] { $player }: ei yhtään menolippua, mutta jokainen pitää ennen ensimmäistä vuoroa vähintään { $keep }.
       *[other] { $player }: menolippuja { $number }, mutta jokainen pitää ennen ensimmäistä vuoroa vähintään { $keep }.
    }
sheet-doubt-long-tickets = { $player }: pitkiä menolippuja { $number }, mutta niitä jaetaan vain { $most }.
sheet-doubt-spaces = Pelaajat ovat edenneet luotijuna-asteikolla yhteensä { $moved } ruutua, mutta kartan luotijunista tulee { $spaces }.
sheet-doubt-not-over = Viimeinen kierros ei näytä alkaneen: jollakulla pitää olla enintään { $cars } junavaunua jäljellä. Ovatko kaikki reitit mukana?

## Merkit pistepolulla

sheet-markers = Pistemerkit
sheet-marker-right = { $player }: merkki kohdassa { $marker } täsmää reittien kanssa.
sheet-marker-ahead =
    { $number ->
        [one] { $player }: merkki kohdassa { $marker } on { $number } pisteen edellä reittejä ({ $points }).
       *[other] { $player }: merkki kohdassa { $marker } on { $number } pistettä edellä reittejä ({ $points }).
    }
sheet-marker-behind =
    { $number ->
        [one] { $player }: merkki kohdassa { $marker } on { $number } pisteen jäljessä reiteistä ({ $points }).
       *[other] { $player }: merkki kohdassa { $marker } on { $number } pistettä jäljessä reiteistä ({ $points }).
    }
sheet-by-markers =
    { $points ->
        [one] Merkkien mukaan eniten olisi { $points } piste: { $players }.
       *[other] Merkkien mukaan eniten olisi { $points } pistettä: { $players }.
    }
sheet-rules = Näiden sääntöjen mukaan

## The page on which a table is laid out

count-page = Laske pelin pisteet
count-lead = Onko lautapeli lopussa? Asettele pöytä tähän, niin pisteet lasketaan vaihe vaiheelta, jokaisen menolipun reitti näkyvissä.
count-box = Mikä laatikko?
count-who = Ketkä pelasivat?
count-number = Pelaajia
count-begin = Asettele pöytä
count-box-of = { $board }: pöytä
count-open = Laskemattomat pöydät
count-history = Lasketut pelit
count-all-boxes = Kaikki laatikot
count-won-one = Voitto { $points } pisteellä: { $names }
count-forget = Poista tämä peli
count-name = Nimi
count-games = Pelejä
count-wins = Voittoja
count-average = Keskiarvo
count-best = Paras
count-mine = Kenen osaa merkitään?
count-route-hint = Napauta reittejä: { $name }. Toinen napautus poistaa reitin.
count-cars-left =
    { $cars ->
        [one] { $cars } junavaunu jäljellä
       *[other] { $cars } junavaunua jäljellä
    }
count-stations-left =
    { $stations ->
        [one] { $stations } asema jäljellä
       *[other] { $stations } asemaa jäljellä
    }
count-trains = Luotijunat
count-trains-left =
    { $trains ->
        [one] { $trains } luotijuna jäljellä
       *[other] { $trains } luotijunaa jäljellä
    }
count-draw = Vedä reittejä pitkin
count-tab-routes = Reitit
count-tab-stations = Asemat
count-tab-tickets = Menoliput
count-tab-track = Asteikot
count-station-hint = Napauta kaupunkeja, joissa on asema: { $name }.
count-ticket-find = Kaksi kirjainta kummastakin paikasta
count-ticket-hint = Tai napauta molempia paikkoja kartalla.
count-ticket-from = Lähtöpaikka: { $city }
count-ticket-none = Sellaista menolippua ei ole
count-ticket-of = On jo pelaajalla { $name }
count-ticket-remove = Poista { $ticket }
count-spaces = Ruutuja luotijuna-asteikolla
count-marker = Merkki pistepolulla
count-marker-hint = Ennen menolippuja; voi jättää tyhjäksi.
count-now = Laske
count-back = Takaisin pöytään
count-share = Merkitkää yhdessä
count-share-says = Linkin avaaja tai koodin lukija merkitsee oman osansa. Kaikki näkevät saman pöydän.
count-shared = Tähän pöytään merkitsee useampi.
count-colors = Väri: { $name }
count-faults = Tämä ei voi vielä olla oikein
count-behind = Verkkoa ei ole: merkinnät säilyvät ja kerrotaan muille myöhemmin.
count-picture = Jaa kuva
count-no-picture = Kuvaa ei voi tehdä tällä laitteella.
count-photo = Valokuva kartan alle
count-photo-says = Laudan jäljentämistä varten. Se pysyy tällä laitteella, kunnes poistat sen.
count-photo-tap = Napauta valokuvasta: { $city }.
count-photo-again = Kolme niistä on samalla suoralla, toisin kuin kaupungit: kaikki neljä uudelleen.
count-photo-none = Tiedostoa ei voi näyttää täällä kuvana.
count-photo-off = Poista valokuva
count-whoami = Kuka olet?
count-whoami-says = Napautuksesi merkitään sinulle. Voit silti merkitä myös sellaisen puolesta, jolla ei ole puhelinta.
count-helping = En kukaan heistä: autan vain
count-for-other = Merkitse toisen puolesta
count-for-me = Takaisin: { $name }
count-own-phone = omalla puhelimella
count-entered-by = merkitsijä: { $name }
count-helper = apulainen
count-moved = { $thing } ei ole enää pelaajalla { $name }.
count-give-back = Anna takaisin
count-players = Pelaajat ja säännöt
count-add = Lisää pelaaja
count-remove = Poista { $name }
count-remove-ask =
    { $number ->
        [one] Pöydällä on yksi merkintä pelaajalle { $name }. Poistetaanko pelaaja ja se?
       *[other] Pöydällä on { $number } merkintää pelaajalle { $name }. Poistetaanko pelaaja ja ne?
    }
count-remove-yes = Poista
count-remove-no = Säilytä
count-still = Reitit vailla omistajaa ({ $number })
count-still-show = Näytä ne kartalla
count-still-worth = Näytä reitit, joista saa { $points }
count-still-ticket = { $name }: menolipusta { $ticket } puuttuu vain { $route }.
count-ticket-elsewhere = Menolippu { $ticket } kuuluu toiseen peliin: { $board }.
count-forgotten = Poistettu: { $game }
count-undo = Kumoa
count-take = Toiseen puhelimeen
count-take-says = Tiedostossa ovat kaikki tämän laitteen pelit; valokuvat jäävät tänne.
count-export = Tallenna tiedostoksi
count-import = Lue tiedosto
count-imported =
    { $number ->
        [0] Tiedostossa ei ole mitään uutta.
        [one] Yksi peli luettiin.
       *[other] { $number } peliä luettiin.
    }
count-not-family = Se ei ole laskettujen pelien tiedosto.
