# Suomi: mikä ratkaisi pelatun pelin.

## Epäämiset

analysis-not-over = Peli ei ole vielä päättynyt, joten sitä ei voi analysoida.
analysis-no-judge = Kukaan ei ole oppinut arvioimaan tätä lautaa näillä säännöillä ja { $players } pelaajalla.

## rallar analyse

cli-analyse = Analysoi pelattu peli: mahdollisuudet, onni ja taito sekä ratkaisevat hetket.
cli-option-html = Kirjoita sivu, jossa on käyrät, tähän tiedostoon (HTML).
analysis-doing = Analysoidaan
analysis-title = Peli analysoituna: { $title }
analysis-unjudged = Kukaan ei ole oppinut arvioimaan tätä lautaa näillä säännöillä, joten tässä ei ole voiton mahdollisuuksia: vain se, mikä voidaan laskea.

## Voiton mahdollisuus

analysis-curve = Voiton mahdollisuus
analysis-curve-note = Jokaisen siirron jälkeen, kun kaikkien kortit ja menoliput tunnetaan ja vain tulevat kortit ovat tuntemattomia. Numerot ovat alla olevat hetket.
analysis-view = Niin kuin { $player } saattoi sen tietää
analysis-view-note = Paikan mahdollisuus omien korttien ja kaikkien näkemän perusteella: keskiarvo peleistä, jollaisia se olisi voinut olla. Vyö kattaa 95 tapausta sadasta; ohut viiva on todellinen tilanne.

## Hetket

analysis-moments = Mikä ratkaisi pelin
analysis-turn = Vuoro { $number }
analysis-opening = Alku
moment-kind-mistake = Parempi siirto oli tarjolla
moment-kind-block = Toisen tiellä
moment-kind-cards = Kortit
moment-kind-turn = Käännekohta
moment-kind-step = Askel matkalla
moment-swing = { $player }: { $before } → { $after }
moment-cost = Sen mukaan, mitä { $player } saattoi tietää, se vei noin { $share } voiton mahdollisuudesta, varmasti { $low }–{ $high }.
moment-cost-sure = Sen mukaan, mitä { $player } saattoi tietää, se vei varmasti noin { $share } voiton mahdollisuudesta.
moment-little = Se ei muuttanut paljon, eikä ole varmaa, että mikään siirto olisi ollut parempi.
moment-tickets =
    { $cars ->
        [one] Silloin oli jäljellä yksi junavaunu.
       *[other] Silloin oli jäljellä { $cars } junavaunua.
    }
moment-detour =
    { $number ->
        [one] Se pidensi menolipun { $ticket } tietä yhdellä ruudulla ({ $player }).
       *[other] Se pidensi menolipun { $ticket } tietä { $number } ruudulla ({ $player }).
    }
moment-cut = Menolipulle { $ticket } ei jäänyt tietä ({ $player }).
moment-block =
    { $points ->
        [one] Reitin { $route } sulkeminen oli noin yhden pisteen arvoinen.
       *[other] Reitin { $route } sulkeminen oli noin { $points } pisteen arvoinen.
    }
moment-made =
    { $points ->
        [one] Siten tuli valmiiksi { $tickets }: yksi piste.
       *[other] Siten tuli valmiiksi { $tickets }: { $points } pistettä.
    }
moment-ends = Siitä alkoi viimeinen kierros.
moment-advice = ”{ $level }” olisi pelannut:
moment-same = ”{ $level }” olisi pelannut samoin.

## Selaimessa

analysis-begin = Analysoi peli
analysis-about = Mahdollisuudet, onni ja taito sekä se, mikä ratkaisi pelin. Se kestää neljännesminuutin.
analysis-stop = Pysäytä
analysis-failed = Analyysi epäonnistui. Yritä uudelleen.
analysis-chance = { $player }: { $share }
analysis-shown = Näytä mahdollisuudet
analysis-truth = Todellinen tilanne
analysis-show = Näytä kartalla
analysis-play-on = Jatka peliä tästä

## Onni ja taito

analysis-luck = Onni ja taito
analysis-luck-note = Tasaisesta alusta tulokseen. Valintoja verrataan pelaajaan ”{ $level }”, joka ei tiennyt enempää, 95 %:n välein. Ennalta arvaamatonta on se, mitä muilla oli kädessään, ja se, missä arvioija erehtyy.
analysis-in-chance = voiton mahdollisuus, %
analysis-in-points = etumatka, pistettä
analysis-deal = jako
analysis-cards = nostetut kortit
analysis-choices = omat valinnat
analysis-others = muiden valinnat
analysis-unseen = arvaamaton
analysis-result = tulos

## Alku

analysis-openings = Menoliput alussa: { $player }
analysis-openings-note = Parhaat tavat valita jaetuista menolipuista ja voiton mahdollisuus niillä. ● pidetyt, ★ ”{ $level }” olisi pitänyt.

## Vuorot ja kortit

analysis-economy = Vuorot ja kortit
analysis-points = pisteet
analysis-turns = vuorot
analysis-rate = pisteitä vuorolla
analysis-drawn = nostetut kortit
analysis-paid = maksetut kortit
analysis-locomotives = maksetut veturit
analysis-left = kortteja yli
analysis-cars = junavaunuja jäljellä
analysis-tunnels = aloitetut tunnelit
analysis-surcharge = lisäkortit tunneleissa
analysis-lost = tunneleihin hukatut vuorot
analysis-tickets = Menoliput ja niiden tiet: { $player }
analysis-tickets-note = Rakennetun tien ruudut ja lyhimmän tien ruudut tyhjällä laudalla.
analysis-ticket = menolippu
analysis-way = sen tie
analysis-shortest = lyhin

## Monta peliä

trends-title = Näin minä pelaan
trends-show = Kokoa analysoidut pelini
trends-none = Yhtään näistä peleistä ei ole vielä analysoitu: sen voi tehdä uusinnan sivulla.
trends-games = analysoidut pelit
trends-made = valmiit menoliput
trends-choices = omat valinnat peliä kohti, % mahdollisuudesta
trends-luck = onni peliä kohti, % mahdollisuudesta
trends-course = Omat valinnat peli peliltä
trends-lost = Menetetyt pisteet peliä kohti tekojen mukaan
trends-routes = Useimmin rakennetut reitit
trends-heat = Mitä useammin olen rakentanut reitin, sitä lämpimämpi ja leveämpi se on; numerot kertovat, kuinka usein.
trends-kind-keep = menolippujen pitäminen
trends-kind-draw = korttien nostaminen
trends-kind-tickets = menolippujen nostaminen
trends-kind-claim = reittien rakentaminen
trends-kind-other = kaikki muu
