# Pöytä, kun selaimessa pelataan.

card-back = peitetty kortti

## Kenen vuoro on ja mitä voi tehdä

turn-title = Vuoro
turn-mine-keep-tickets =
    { $number ->
        [one] Valitse menolippusi: pidä vähintään yksi.
       *[other] Valitse menolippusi: pidä vähintään { $number }.
    }
turn-mine-take-turn = Vuorosi: nosta kortteja tai lippuja tai rakenna reitti.
turn-mine-take-turn-stations = Vuorosi: nosta kortteja tai lippuja, rakenna reitti tai asema.
turn-mine-draw-second = Nosta toinen korttisi.
turn-mine-pay-surcharge =
    { $number ->
        [one] Tunneli vaatii yhden kortin lisää. Maksatko vai otatko korttisi takaisin?
       *[other] Tunneli vaatii { $number } korttia lisää. Maksatko vai otatko korttisi takaisin?
    }
turn-mine-lay-tile = Aseta nyt ratalaatta: valitse ratapohja.
turn-stuck = Et voi tehdä tällä vuorolla mitään. Jätä vuoro väliin.
turn-other-keep-tickets =
    { $number ->
        [one] { $player } valitsee menolippuja.
       *[other] Menolippuja valitsevat: { $player }.
    }
turn-other-take-turn = Vuorossa: { $player }.
turn-other-draw-second = { $player } nostaa toista korttia.
turn-other-pay-surcharge = { $player } on tunnelissa.
turn-other-lay-tile = { $player } laskee rataa.
turn-over = Peli on päättynyt.
turn-choose-site = Valitse kaupunki asemallesi.
turn-pointed = Valittu pöydällä: { $route }
turn-claim = Rakenna reitti ({ $number })
turn-tickets = Nosta menolippuja
turn-station = Rakenna asema
turn-pass = Jätä väliin
turn-last-round = Viimeiset vuorot!
turn-turns-left =
    { $number ->
        [one] Yksi vuoro jäljellä.
       *[other] { $number } vuoroa jäljellä.
    }
turn-window = ● Sinun vuorosi · { $page }
turn-notice = Nyt on sinun vuorosi
hint-ask = Vihje
hint-play = Tee se

## Kortit

hand-title =
    { $number ->
        [one] Käteni: yksi kortti
       *[other] Käteni: { $number } korttia
    }
hand-empty = Sinulla ei ole kortteja.
market-title = Nostettavat kortit
market-empty = tyhjä paikka
market-deck =
    { $number ->
        [0] Nostopakka on tyhjä
        [one] Nosta pakasta, yksi kortti jäljellä
       *[other] Nosta pakasta, { $number } korttia jäljellä
    }
market-tickets =
    { $number ->
        [0] Menoliput ovat lopussa
        [one] Yksi menolippu
       *[other] { $number } menolippua
    }
market-discards =
    { $number ->
        [one] poistopakassa yksi kortti
       *[other] poistopakassa { $number } korttia
    }
market-tiles =
    { $number ->
        [one] yksi ratalaatta
       *[other] { $number } ratalaattaa
    }
track-spaces =
    { $number ->
        [one] yksi ruutu
       *[other] { $number } ruutua
    }

## Rakentaminen

routes-title =
    { $number ->
        [0] Ei rakennettavia reittejä
        [one] Yksi rakennettava reitti
       *[other] { $number } rakennettavaa reittiä
    }
routes-none = Korttisi eivät vielä riitä mihinkään reittiin. Nosta ensin lisää.
routes-close = Sulje
pay-claim = Rakenna { $route }
pay-station = Asema: { $city }
pay-tunnel = Tunneli: maksusi jälkeen käännetään kolme korttia, ja jokaisesta täsmäävästä maksat yhden lisää.
pay-ferry = Lautta: mitkä tahansa { $number } korttia käyvät veturista.
pay-asking = Lasketaan korttejasi …
pay-with = Maksa korteilla
pay-all =
    { $number ->
        [one] Yksi tapa lisää
       *[other] { $number } tapaa lisää
    }
pay-other = Muut kortit …
pay-compose = Kokoa maksu itse:
pay-compose-total =
    { $number ->
        [one] Yksi kortti valittu
       *[other] { $number } korttia valittu
    }
pay-of = { $number } / { $held }
pay-less = Poista { $card }
pay-more = Lisää { $card }
pay-good = Tämä käy.
pay-suggested = Takaisin ehdotuksiin
pay-confirm-claim = Rakenna
pay-confirm-station = Rakenna
pay-cancel = Peruuta

## Menoliput

offer-title = Uudet menolippusi
offer-least =
    { $least ->
        [one] Pidä vähintään yksi. Kukin valaisee paikkansa kartalla.
       *[other] Pidä vähintään { $least }. Kukin valaisee paikkansa kartalla.
    }
offer-keep =
    { $number ->
        [0] Pidä …
        [one] Pidä yksi menolippu
       *[other] Pidä { $number } menolippua
    }
mine-title = Menolippuni
mine-made = toteutunut { $made } / { $all }
mine-none = Sinulla ei ole vielä menolippuja.
path-none = Yhteyttä ei voi enää rakentaa.
path-missing =
    { $number ->
        [0] Koko matka on rakennettu.
        [one] Yksi ruutu puuttuu.
       *[other] { $number } ruutua puuttuu.
    }
find-city = Etsi kaupunki
find-nothing = Sellaista kaupunkia ei ole täällä.

## Tunnelit, ratalaatat, luotijunat

tunnel-title = Tunneli { $route }
tunnel-turned = { $player } louhii: kolme korttia käännetään.
tunnel-skip = Käännä kaikki kortit heti
tunnel-due =
    { $number ->
        [0] Maksettavaa ei ole: tunneli on valmis.
        [one] Maksettavana vielä yksi kortti.
       *[other] Maksettavana vielä { $number } korttia.
    }
tunnel-pay = Maksa
tunnel-decline = Ota kortit takaisin
tunnel-close = Sulje
tile-title = Aseta ratalaatta
tile-option =
    { $length ->
        [one] { $route } (yksi ruutu)
       *[other] { $route } ({ $length } ruutua)
    }
tile-closes = Samalla sulkeutuu lopullisesti: { $routes }.
tile-closes-beside =
    { $number ->
        [one] Viereinen raide sulkeutuu lopullisesti.
       *[other] { $number } viereistä raidetta sulkeutuu lopullisesti.
    }
tile-color = Laatan väri
tile-confirm = Aseta
bullet-title = Luotijuna-asteikko
bullet-left =
    { $number ->
        [0] junia ei ole jäljellä
        [one] yksi juna jäljellä
       *[other] { $number } junaa jäljellä
    }
bullet-worth =
    { $number ->
        [one] yksi ruutu luotijuna-asteikolla
       *[other] { $number } ruutua luotijuna-asteikolla
    }
bullet-place =
    { $spaces ->
        [one] { $player }: yksi ruutu
       *[other] { $player }: { $spaces } ruutua
    }

## Pelaajat

seat-title = Pelaajat
seat-you = sinä
seat-computer = tietokone, { $level }
seat-away = poissa
seat-away-since = poissa, viimeksi paikalla { $when }
seat-watching =
    { $number ->
        [one] Yksi katsoja
       *[other] { $number } katsojaa
    }
seat-watching-too =
    { $number ->
        [one] Sinä ja yksi muu katsotte
       *[other] Sinä ja { $number } muuta katsotte
    }
seat-replacement = tietokone tuuraa
seat-choosing =
    { $number ->
        [one] katsoo yhtä menolippua
       *[other] valitsee { $number } menolipusta
    }
seat-cars =
    { $number ->
        [one] yksi vaunu
       *[other] { $number } vaunua
    }
seat-cards =
    { $number ->
        [one] yksi kortti
       *[other] { $number } korttia
    }
seat-tickets =
    { $number ->
        [one] yksi menolippu
       *[other] { $number } menolippua
    }
seat-stations =
    { $number ->
        [one] yksi asema jäljellä
       *[other] { $number } asemaa jäljellä
    }
seat-propose = Anna tietokoneen tuurata
seat-proposed = { $by } ehdottaa, että tietokone tuuraa toistaiseksi pelaajaa { $player }.
seat-last-here = { $player } oli täällä viimeksi { $when }.
seat-agree = Sopii
seat-disagree = Ei
seat-return = Ota paikkani takaisin
seat-asks-back = Joku katsojista kertoo olevansa { $player } ja haluaisi paikkansa takaisin.
seat-asks-late = { $name } tuli myöhässä ja haluaisi jatkaa pelaajan { $player } paikalla.
seat-hand-over = Anna paikka
pass-title = Jatka toisella laitteella
pass-hint = Lue koodi toisella laitteella tai avaa linkki siellä. Se on vain sinulle ja toimii kerran, { $minutes } minuutin ajan. Paikkasi säilyy myös täällä.
pass-qr = Henkilökohtaisen linkkisi QR-koodi
pass-link = Henkilökohtainen linkki
pass-code = Tai kirjoita tämä koodi siellä etusivulle:
pass-revoke = Mitätöi linkki
pass-revoked = Linkki ei enää toimi.
pass-again = Uusi linkki
back-watching = Olet katsojana.
back-mine = Onko jokin paikoista sinun?
back-title = Paikkasi tässä pöydässä
back-link = Valitse laitteella, jolla pelasit, ”Jatka toisella laitteella” ja avaa linkki täällä tai kirjoita koodi:
back-code = Henkilökohtainen koodi
back-go = Ota paikkani
back-ask = Tai pyydä paikkaa muilta pöydässä. Kaikkien paikalla olevien on suostuttava.
back-me = Olen { $name }
back-late = Tulitko myöhässä? Pyydä saada jatkaa tietokoneen paikalla:
back-for = Jatka paikalla: { $name }
back-alone = Paikalla ei ole ketään, joka voisi antaa paikan, joten vain henkilökohtainen linkki auttaa.
back-waiting = Muilta on kysytty.

## Mitä tapahtui

recent-watching = Viime siirrot
recent-again = Näytä uudelleen
recent-stop = Pysäytä
log-title = Kaikki, mitä on tapahtunut
log-earlier = Näytä aiemmat siirrot
log-who = { $player }:
log-open = Loki ja keskustelu
chat-title = Keskustelu
chat-say = Sano jotain
chat-send = Lähetä
chat-gone = Joku jo lähtenyt: { $text }

## Yksi näyttö monelle pelaajalle

cover-title = Seuraavana { $player }: anna laite hänelle
cover-hint = Kortit ovat siihen asti piilossa.
cover-button = Minä olen { $player }

## Yhteys

line-lost = Yhteys katkesi. Yritetään uudelleen …
line-back = Olet taas ajan tasalla.
line-kept = Yhteys on poikki. Siirtosi on tallessa, ja sinulta kysytään ennen sen lähettämistä.
unsent-title = Kun yhteys oli poikki
unsent-chosen = Valitsit: { $what }
unsent-ask = Lähetetäänkö se nyt?
unsent-since = Muut ovat pelanneet sen jälkeen. Lähetetäänkö se silti?
unsent-late = Sitä ei voi enää pelata.
unsent-done = Se meni sittenkin perille.
unsent-send = Lähetä
unsent-drop = Älä lähetä
unsent-close = Selvä

## Pieni näyttö

tab-title = Pöydän osat
tab-ask = Nyt
tab-cards = Nosto
tab-tickets = Liput
tab-table = Pöytä
tab-fold = Näytä tai piilota tämä osa
tab-unread =
    { $number ->
        [one] yksi uusi viesti
       *[other] { $number } uutta viestiä
    }

## Loppu

end-title = Lopputulos
end-counting = Lasketaanpa.
end-skip = Suoraan tulokseen
end-again = Laske uudelleen
end-rematch = Pelaa uudelleen
end-join-rematch = Liity seuraavaan peliin
end-next-waits = Seuraava peli odottaa. Kaikkien paikat ovat tallella.
end-watch-rematch = Katso seuraavaa peliä
end-replay = Katso uudelleen ja analysoi
end-save = Tallenna peli

## Näppäimet

keys-title = Ohje ja näppäimet
keys-rules = Säännöt uudessa ikkunassa
keys-open = ota näkyvä kortti
keys-deck = nosta pakasta
keys-tickets = nosta menolippuja
keys-routes = näytä reitit, jotka voit rakentaa
keys-station = rakenna asema
keys-confirm = vahvista
keys-cancel = peruuta tai sulje
keys-log = avaa loki
keys-find = etsi kaupunki
keys-again = näytä viime siirrot uudelleen
keys-hint = pyydä vihje
keys-help = näytä tämä
keys-map = Kartalla nuolinäppäimet vievät paikasta toiseen, Enter valitsee, + ja − zoomaavat, 0 näyttää kaiken.
touch-title = Ohje
touch-route = Napauta reittiä, niin voit rakentaa sen tai näet, miksi se ei vielä onnistu.
touch-city = Napauta kaupunkia, niin se korostuu. Jos pelissä on asemia, aseman voi rakentaa näin.
touch-card = Napauta korttia, niin saat sen.
touch-ticket = Napauta menolippua, niin näet sen matkan kartalla.
touch-map = Zoomaa nipistämällä, siirrä karttaa vetämällä.
touch-sheet = Napauta välilehteä, niin se aukeaa; uudella napautuksella se taittuu pois.
keys-close = Sulje

# What the table’s screen says at its places.
log-name = Loki
turn-brief = Sinun vuorosi
turn-mine-take-turn-tiles = Vuorosi: nosta kortteja ja laske rataa, tai rakenna reitti.
turn-mine-too-dear = Tunneli maksaa enemmän kuin sinulla on.
turn-mine-digging = Kolmea korttia käännetään …
turn-beds = Valitse ratapohja ({ $number })
price-color = Hinta { $cards }; sinulla on { $turned }.
price-color-none = Hinta { $cards }; sinulla ei ole niistä yhtään.
price-any =
    { $engines ->
        [0] Hinta { $number } samanväristä; sinulla on { $turned }.
       *[other] Hinta { $cards } ja { $number } samanväristä; sinulla on { $turned }.
    }
tunnel-laid = Pelattu:
tunnel-too-dear = Korttisi eivät riitä siihen.
tile-left = { $held } kädessä, { $number } laattaa jäljellä
beds-title = Ratapohjat ({ $number })
tickets-draw-title =
    { $number ->
        [one] Nostetaanko menolippu?
       *[other] Nostetaanko { $number } menolippua?
    }
tickets-draw-keep = Pidät vähintään { $number }. Toteutumaton menolippu vie arvonsa verran pisteitä.
tickets-draw-yes = Nosta
fact-cars = Vaunuja jäljellä
fact-cards = Kortteja kädessä
fact-tickets = Menolippuja
fact-stations = Asemia jäljellä
fact-longest = Pisin junareitti
fact-points = Pisteet
seat-longest = pisin junareitti: { $number }
