# Suomi: vihjeet. Mitä vahva pelaaja tekisi lukijan paikalla, ja miksi.

hint-by = Näin pelaisi ”{ $level }”

## Siirto

hint-do-claim = Rakenna { $route } ({ $cards }).
hint-do-station = Rakenna asema: { $city } ({ $cards }).
hint-do-draw = Ota { $card }.
hint-do-draw-deck = Nosta pakasta.
hint-do-keep = Pidä { $tickets }.
hint-do-tile = Aseta laatta reitille { $route }: { $color }.
hint-do-pay = Maksa tunnelista { $cards }.
hint-do-tickets = Nosta menolippuja.
hint-do-decline = Ota korttisi takaisin.
hint-do-pass = Jätä väliin.

## Miksi reitti

hint-makes =
    { $points ->
        [one] Se toteuttaa: { $tickets }, { $points } piste.
       *[other] Se toteuttaa: { $tickets }, { $points } pistettä.
    }
hint-serves =
    { $number ->
        [one] Se on matkan { $ticket } varrella: sen jälkeen puuttuu yksi ruutu.
       *[other] Se on matkan { $ticket } varrella: sen jälkeen puuttuu { $number } ruutua.
    }
hint-serves-plan =
    { $number ->
        [one] Se on matkalle { $ticket } suunnitellun tien varrella; tie ei ole lyhin mutta sopii kortteihisi: sen jälkeen puuttuu yksi ruutu.
       *[other] Se on matkalle { $ticket } suunnitellun tien varrella; tie ei ole lyhin mutta sopii kortteihisi: sen jälkeen puuttuu { $number } ruutua.
    }
hint-serves-station =
    { $number ->
        [one] Se on matkan { $ticket } varrella: sen jälkeen puuttuu yksi ruutu, kun asemat lainaavat reittejä: { $stations }.
       *[other] Se on matkan { $ticket } varrella: sen jälkeen puuttuu { $number } ruutua, kun asemat lainaavat reittejä: { $stations }.
    }
hint-no-ticket = Se ei auta yhtäkään menolippuasi.
hint-blocks = Se täyttää aukon, joka on radassa: { $player }.
hint-longest = Pisin junareittisi on sen jälkeen vähintään { $number } ruutua.
hint-points =
    { $points ->
        [one] Siitä saa { $points } pisteen.
       *[other] Siitä saa { $points } pistettä.
    }
hint-bullet =
    { $spaces ->
        [one] Pääset yhden ruudun eteenpäin luotijuna-asteikolla.
       *[other] Pääset { $spaces } ruutua eteenpäin luotijuna-asteikolla.
    }
hint-rival = { $player } on jo täällä: { $cities }. Reitti voi mennä sivu suun.
hint-one-track = Kun pelaajia on { $number }, rinnakkaisista raiteista voi rakentaa vain yhden.
hint-only-way = Muuta tietä ei ole: { $tickets }.
hint-only-way-station = Ilman sitä auttaisi enää vain asema: { $tickets }.
hint-detour =
    { $number ->
        [one] Kaikki muut tiet ovat yhden ruudun pidempiä: { $ticket }.
       *[other] Kaikki muut tiet ovat vähintään { $number } ruutua pidempiä: { $ticket }.
    }
hint-tunnel = Tunneli voi maksaa enintään { $most } korttia lisää; sopivia sinulle jää { $number }.
hint-leaves = Sen jälkeen kortteja on kädessä { $number } ja vaunuja { $cars }.
hint-last-turn = Tämä on viimeinen vuorosi: nyt ratkaisee se, mistä saa pisteitä heti.
hint-ends = Sen jälkeen alkavat viimeiset vuorot.

## Miksi kortti

hint-card-route =
    { $number ->
        [0] Sillä sinulla on kaikki kortit reitille { $route }, matkan { $ticket } varrella.
        [one] Se on reitille { $route }, matkan { $ticket } varrella; sitten puuttuu yksi kortti.
       *[other] Se on reitille { $route }, matkan { $ticket } varrella; sitten puuttuu { $number } korttia.
    }
hint-card-points =
    { $number ->
        [0] Sillä sinulla on kaikki kortit reitille { $route } (pisteitä { $points }).
        [one] Se on reitille { $route } (pisteitä { $points }); sitten puuttuu yksi kortti.
       *[other] Se on reitille { $route } (pisteitä { $points }); sitten puuttuu { $number } korttia.
    }
hint-card-spares = Se on reitille { $route }, matkan { $ticket } varrella, jotta muut korttisi jäävät muulle suunnitelmallesi.
hint-card-reserve = { $route } on tunneli: yksi kortti varalla on hyvä olla.
hint-card-set = Mikään reitti ei vielä tarvitse sitä, mutta sarja kasvaa: { $cards }.
hint-locomotive = Veturi käy kaikkiin väreihin.
hint-locomotive-whole = Näkyvistä otettuna se vie koko vuorosi.
hint-deck-none-open = Mikään näkyvä kortti ei tuo haluamaasi reittiä lähemmäs.
hint-deck-chance = Piilossa olevista korteista noin { $number } sadasta auttaisi sinua.
hint-deck-any = Mitään tiettyä korttia ei puutu, joten mikä tahansa käy.

## Miksi menolippuja

hint-tickets-done = Sinulla ei ole enää menolippuja toteutettavana.
hint-tickets-time = Aikaa on vielä: sinulla on { $cars } vaunua, eikä kenelläkään muulla ole alle { $number }.
hint-tickets-risk = Sinun on pidettävä vähintään { $number }, ja toteutumaton menolippu vie arvonsa verran pisteitä.
hint-keep-made =
    { $points ->
        [one] Jo rakennettu: { $tickets }, { $points } piste.
       *[other] Jo rakennettu: { $tickets }, { $points } pistettä.
    }
hint-keep-fit =
    { $number ->
        [one] Yksi suunnitelma riittää: { $tickets }. Rakennettavana on yksi ruutu, ja vaunuja on { $cars }.
       *[other] Yksi suunnitelma riittää: { $tickets }. Rakennettavana on { $number } ruutua, ja vaunuja on { $cars }.
    }
hint-keep-fit-all =
    { $number ->
        [one] Yksi suunnitelma riittää kaikkiin: rakennettavana on yksi ruutu, ja vaunuja on { $cars }.
       *[other] Yksi suunnitelma riittää kaikkiin: rakennettavana on { $number } ruutua, ja vaunuja on { $cars }.
    }
hint-keep-shared =
    { $number ->
        [one] Menolippusi kulkevat osin samaa rataa: se säästää yhden ruudun.
       *[other] Menolippusi kulkevat osin samaa rataa: se säästää { $number } ruutua.
    }
hint-keep-hard = Hyvää suunnitelmaa ei vielä ole: { $tickets }.
hint-keep-least = Mutta sinun on pidettävä vähintään { $number }.
hint-leave =
    { $number ->
        [one] { $ticket } vaatisi yhden ruudun lisää (pisteitä { $points }).
       *[other] { $ticket } vaatisi { $number } ruutua lisää (pisteitä { $points }).
    }
hint-leave-lost = Vapaata tietä ei enää ole: { $ticket }.

## Miksi jotain muuta

hint-station-lends =
    { $number ->
        [0] Sillä lainaat reitin { $route } ({ $player }), ja { $ticket } on valmis.
        [one] Sillä lainaat reitin { $route } ({ $player }) matkalle { $ticket }: sitten puuttuu yksi ruutu.
       *[other] Sillä lainaat reitin { $route } ({ $player }) matkalle { $ticket }: sitten puuttuu { $number } ruutua.
    }
hint-station-plain = Sillä voit pelin lopussa lainata toisen pelaajan reitin.
hint-station-points =
    { $points ->
        [one] Rakentamatta jäänyt asema antaa lopussa { $points } pisteen.
       *[other] Rakentamatta jäänyt asema antaa lopussa { $points } pistettä.
    }
hint-tunnel-dear =
    { $number ->
        [one] Tunneli maksaa yhden kortin lisää.
       *[other] Tunneli maksaa { $number } korttia lisää.
    }
hint-tunnel-cannot =
    { $number ->
        [one] Tunneli maksaa yhden kortin lisää, eikä sinulla ole sitä.
       *[other] Tunneli maksaa { $number } korttia lisää, eikä sinulla ole niitä.
    }
hint-tunnel-back = Saat takaisin { $cards } ja voit yrittää myöhemmin uudelleen.
hint-tile-serves = Ratapohja on matkan { $ticket } varrella.
hint-tile-cards = Sinulla on { $number }× { $color }; reitti vaatii { $spaces }.
hint-tile-harmless = Se ei ole matkojesi varrella eikä sulje niitä.
hint-tile-closes = Samalla sulkeutuu lopullisesti: { $routes }.
hint-pass = Muuta et voi tehdä.
