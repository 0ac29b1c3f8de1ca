# Pelilaatikon sääntösivu, luku kerrallaan. Lauta näyttää sen, mitä sen säännöt ja reitit vaativat.

rules-title = { $board }: säännöt

## Pelin kulku

rules-aim-title = Tavoite
rules-aim =
    Kerää eniten pisteitä. Reitistä saat pisteet heti, kun rakennat sen. Menolipusta saat pisteet lopussa, jos reittisi yhdistävät sen kaksi paikkaa, olipa kiertotie kuinka pitkä tahansa.
    Menolippu, joka ei siihen mennessä ole toteutunut, vie yhtä monta pistettä kuin se olisi antanut, joten valitse harkiten.

rules-setup-title = Ennen ensimmäistä vuoroa
rules-setup = Kullakin on { $cars } junavaunua ja aluksi { $cards } junakorttia. Lisäksi viisi korttia on näkyvissä nostopakan vieressä. Aloittaja arvotaan, ellei pöydän isäntä määrää toisin.
rules-setup-stations =
    { $stations ->
        [one] Kullakin on myös yksi asema.
       *[other] Kullakin on myös { $stations } asemaa.
    }
rules-setup-bullets = Luotijunia on { $trains }, ja ne ovat yhteisiä.
rules-setup-tickets = Saat { $regular } menolippua ja pidät niistä vähintään { $keep }. Kaikki valitsevat yhtä aikaa ja salaa.
rules-setup-tickets-long =
    { $long ->
        [one] Saat yhden pitkän menolipun ja { $regular } tavallista ja pidät niistä yhteensä vähintään { $keep }. Kaikki valitsevat yhtä aikaa ja salaa.
       *[other] Saat { $long } pitkää menolippua ja { $regular } tavallista ja pidät niistä yhteensä vähintään { $keep }. Kaikki valitsevat yhtä aikaa ja salaa.
    }
rules-setup-rejects-out = Hylkäämäsi menoliput poistuvat pelistä.
rules-setup-rejects-under = Hylkäämäsi menoliput menevät menolippupakan alle.
rules-setup-rejects-shuffled_under = Hylätyt menoliput sekoitetaan ja laitetaan menolippupakan alle.
rules-setup-long-undealt = Jakamatta jääneet pitkät menoliput poistuvat pelistä.

rules-turn-title = Vuorosi
rules-turn = Tee yksi kolmesta: nosta junakortteja, rakenna reitti tai nosta menolippuja.
rules-turn-stations = Tee yksi neljästä: nosta junakortteja, rakenna reitti, nosta menolippuja tai rakenna asema.
rules-turn-pass = Jos et voi tehdä mitään, jätät vuoron väliin. Kun kaikki ovat peräkkäin jättäneet vuoronsa väliin, peli päättyy.

rules-cards-title = Junakorttien nosto
rules-cards =
    Ota kaksi korttia, yksi kerrallaan. Kumpikin voi olla jokin viidestä näkyvissä olevasta, jonka tilalle käännetään heti uusi, tai nostopakan päällimmäinen. Kädessäsi saa olla kuinka monta korttia tahansa.
    Kahdeksaa väriä on 12 korttia kutakin, ja vetureita on 14. Kun nostopakka loppuu, poistopakka sekoitetaan uudeksi.
rules-cards-loco-both_draws = Näkyvä veturi on niin hyödyllinen, että se vie molemmat nostot: sen saa ottaa vain ensimmäiseksi kortiksi, eikä muita sitten nosteta. Nostopakasta tullut veturi on kortti siinä missä muutkin.
rules-cards-loco-one_draw = Näkyvä veturi on kortti siinä missä muutkin: niitä saa ottaa vuorolla kaksikin.
rules-cards-sweep = Heti kun viidestä näkyvissä olevasta kortista kolme on vetureita, kaikki viisi vaihdetaan.
rules-cards-no-sweep = Näkyvissä olevat kortit jäävät paikoilleen, olipa niissä vetureita kuinka monta tahansa.

rules-claim-title = Reitin rakentaminen
rules-claim =
    Maksa jokaisesta reitin ruudusta yksi kortti, kaikki reitin väriä. Harmaalle reitille valitset värin itse, mutta korttien on oltava keskenään samaa väriä. Aseta vaunu jokaiseen ruutuun, ja saat pisteet heti.
    Saat rakentaa minkä tahansa vapaan reitin, vaikka kauas muista reiteistäsi: yhden reitin vuorossa ja aina koko reitin.
rules-claim-cars = Tarvitset yhtä monta vaunua kuin reitillä on ruutuja.

rules-lengths = Pisteet reitistä
rules-lengths-length = Ruutuja
rules-lengths-points = Pisteitä

rules-jokers-title = Veturit
rules-jokers-everywhere = Veturi on jokeri: se käy minkä tahansa värisenä korttina. Voit maksaa vaikka pelkillä vetureilla.
rules-jokers-some = Veturi on jokeri { $where }: siellä se käy minkä tahansa värisenä korttina. Muilla reiteillä se ei korvaa mitään väriä.
rules-jokers-none = Veturi ei ole täällä jokeri: se ei käy minkään muun kortin sijasta.
rules-jokers-except = Yksi poikkeus: reitillä { $route } veturi saa olla yksi niistä { $number } kortista, jotka käyvät yhdestä (ks. alla).

rules-parallel-title = Kaksoisreitit
rules-parallel = Joidenkin kaupunkien välillä on kaksi tai useampi yhtä pitkä reitti vierekkäin. Saat omistaa niistä vain yhden. Jos pelaajia on vähemmän kuin { $players }, ensimmäiseksi rakennettu sulkee muut kaikilta.
rules-parallel-tiles = Joidenkin kaupunkien välillä on kaksi tai useampi yhtä pitkä reitti vierekkäin. Kukin tarvitsee oman laattansa, ja saat omistaa niistä vain yhden. Jos pelaajia on vähemmän kuin { $players }, ensimmäinen laatta tai rakennettu reitti sulkee muut kaikilta.
rules-parallel-unequal = Eripituiset reitit samojen kaupunkien välillä eivät ole kaksoisreitti: saat omistaa molemmat.

rules-tickets-title = Menolippujen nosto
rules-tickets =
    { $keep ->
        [one] Nosta { $draw } menolippua (tai ne, jotka ovat jäljellä) ja pidä vähintään yksi.
       *[other] Nosta { $draw } menolippua (tai ne, jotka ovat jäljellä) ja pidä vähintään { $keep }.
    } Pitämäsi liput ovat sinulla pelin loppuun, ja ne ovat salaisia. Niitä saa olla kuinka monta tahansa.
rules-tickets-rejects-out = Loput poistuvat pelistä.
rules-tickets-rejects-under = Loput menevät menolippupakan alle.
rules-tickets-rejects-shuffled_under = Loput sekoitetaan ja laitetaan menolippupakan alle.

rules-end-title = Viimeiset vuorot
rules-end = Kun jollakulla on vuoronsa lopussa enintään { $cars } vaunua, kaikki saavat vielä yhden vuoron, myös hän itse. Sitten lasketaan pisteet.
rules-end-bullets = Kun jollakulla on vuoronsa lopussa enintään { $cars } vaunua ja yhteisiä luotijunia on jäljellä enintään { $bullets }, kaikki saavat vielä yhden vuoron, myös hän itse. Sitten lasketaan pisteet.

## Mitä vain osassa peleistä on

rules-ferries-title = Lautat
rules-ferries = Lautta vaatii yhden veturin jokaista siihen piirrettyä veturia kohti. Muut ruudut maksetaan tavalliseen tapaan, ja niissäkin veturit auttavat.
rules-ferries-plain = Lautta vaatii yhden veturin jokaista siihen piirrettyä veturia kohti. Muut ruudut maksetaan värikorteilla: niissä useammista vetureista ei ole apua.
rules-ferries-substitute = Puuttuuko veturi? Lautalla mitkä tahansa { $number } korttia käyvät yhdestä.

rules-tunnels-title = Tunnelit
rules-tunnels =
    Kukaan ei tiedä, kuinka pitkä tunneli on. Laske ensin korttisi pöytään; sitten käännetään nostopakan kolme päällimmäistä (tai ne, jotka ovat jäljellä). Jokaisesta käännetystä kortista, joka on samaa väriä kuin omasi, ja jokaisesta veturista maksat yhden lisää: sen värisen kortin tai veturin. Käännetyt kortit menevät poistopakkaan.
    Jos käytit pelkkiä vetureita, vain veturit lasketaan, ja ne maksetaan vain vetureilla. Jos et voi tai halua maksaa, otat korttisi takaisin, ja vuorosi päättyy.
rules-tunnels-plain =
    Kukaan ei tiedä, kuinka pitkä tunneli on. Laske ensin korttisi pöytään; sitten käännetään nostopakan kolme päällimmäistä (tai ne, jotka ovat jäljellä). Jokaisesta käännetystä kortista, joka on samaa väriä kuin omasi, ja jokaisesta veturista maksat yhden sen värisen kortin lisää. Käännetyt kortit menevät poistopakkaan.
    Jos et voi tai halua maksaa, otat korttisi takaisin, ja vuorosi päättyy.

rules-substitute-title = Reitti, jolla on oma hintansa
rules-substitute = Reitillä { $route } on { $length } ruutua. Täällä mitkä tahansa { $number } korttia, veturitkin, käyvät yhdestä valitsemasi värin kortista, niin monta kertaa kuin haluat.

rules-tiles-title = Radan laskeminen
rules-tiles =
    Useimmat reitit ovat aluksi pelkkiä ratapohjia, joita kukaan ei vielä voi rakentaa. Kun olet nostanut junakortteja, sinun on myös asetettava ratalaatta: valitse vapaa ratapohja ja yhtä pitkä laatta. Laatan väri on nyt reitin väri.
    Sen jälkeen kuka tahansa saa rakentaa reitin, ja silloin laatta palaa varastoon. Kutakin väriä on { $copies } laattaa jokaista pituutta: { $lengths }. Jos mikään ei sovi vapaalle ratapohjalle, et aseta mitään. Muut reitit voi rakentaa alusta asti.

rules-crossings-title = Risteykset
rules-crossings = Missä kaksi reittiä risteää, vain toinen mahtuu. Kun jommallakummalla on laatta tai joku on rakentanut sen, toinen on suljettu pelin loppuun.

rules-zones-title = Alueet
rules-zones = Joissakin menolipuissa on kaupungin sijasta kokonainen alue: { $zones }. Sinne pääsee mitä tahansa sen raidetta pitkin. Kukin raide on umpikuja: alueen sisällä ne eivät yhdisty.

rules-bullets-title = Luotijunat
rules-bullets =
    Luotijunareitti maksaa yhtä monta korttia kuin siinä on ruutuja, kaikki yhtä valitsemaasi väriä. Se ei vie vaunuja eikä anna pisteitä. Yksi yhteinen juna merkitsee sen, ja siirryt luotijuna-asteikolla eteenpäin reitin pituuden verran.
    Sen jälkeen reitti palvelee kaikkien menolippuja. Kun kaikki { $trains } junaa ovat käytössä, jäljellä olevista luotijunareiteistä tulee tavallisia harmaita reittejä: omat vaunut, tavalliset pisteet ja vain omille menolipuillesi.

rules-insets-title = Suurennetut kartat
rules-insets = Ahtaissa kohdissa osa kartasta on piirretty viereen suurempana. Se, mikä näkyy molemmilla kartoilla, on yksi ja sama paikka: { $places }.

rules-stations-title = Asemat
rules-stations =
    Rakenna asema kaupunkiin, jossa sellaista ei ole, oli sinulla siellä raiteita tai ei. Kun menolippuja lasketaan, saat siellä lainaksi yhden toisen pelaajan reitin, joka päättyy kaupunkiin: sen, josta on sinulle eniten hyötyä, ja saman kaikille lipuillesi.
    Sinulla on { $stations } asemaa, ja ne maksavat järjestyksessä { $costs } korttia. Yhden aseman kortit ovat kaikki samaa väriä, ja veturit ovat jokereita.

## Pisteet

rules-score-title = Pisteiden lasku
rules-score = Reittien pisteet sinulla jo on. Lisää toteutuneet menoliput, vähennä toteutumattomat ja lisää bonukset:
rules-counted-routes = Reitti tuottaa pisteitä pituutensa mukaan: { $worth }.
rules-counted-tickets = Menolippu tuottaa pisteensä, jos omat reittisi yhdistävät sen kaksi paikkaa, vaikka kiertotietä. Muuten se maksaa yhtä monta pistettä.
rules-counted-bullets = Reitit, joilla on luotijuna, kelpaavat kaikkien menolippuihin.
rules-counted-ranks = Kun pelaajia on { $players }: { $ranks }.
rules-bonus-tickets_made = Maailmanmatkaaja: { $points } pistettä sille, joka on toteuttanut eniten menolippuja. Vähintään yksi vaaditaan.
rules-bonus-longest_path = { $points } pistettä pisimmästä yhtenäisestä junareitistä.
rules-bonus-stations_left = { $points } pistettä jokaisesta asemasta, jota et rakentanut.
rules-bonus-bullet_spaces = Pisteitä sen mukaan, miten sijoituit luotijuna-asteikolla. Joka ei ole siirtynyt lainkaan, saa { $none }.
rules-bonus-most_of = { $points } pistettä suurimmasta määrästä: { $measure }.
rules-bonus-per_unit = { $points } pistettä kustakin: { $measure }.
rules-bonus-rank_table = Pisteitä sijoituksen mukaan: { $measure }. Jolla ei ole yhtään, saa { $none }.
rules-bonus-ties = Jos ensimmäinen sija jaetaan, jokainen sen jakava saa koko bonuksen.
rules-bonus-ties-ranks = Saman sijan jakavat pelaajat saavat kukin sijan pisteet; seuraava sijoittuu kuten ilman tasatilannetta.
rules-bonus-ties-example = Esimerkki: jos viiden pelaajan tulokset ovat { $units }, he saavat { $points } pistettä.
rules-longest = Pisin yhtenäinen junareittisi on pisin katkeamaton matka omia reittejäsi pitkin. Se saa kulkea saman kaupungin läpi useasti, mutta kutakin reittiä vain kerran.
rules-ties = Jos pisteet menevät tasan, seuraavaksi ratkaisee: { $measures }. Jos sekään ei auta, voitto jaetaan.

rules-ranks = Luotijuna-asteikko: pisteet sijoituksen mukaan
rules-ranks-of = Pisteet sijoituksen mukaan: { $measure }
rules-ranks-place = Sija
rules-ranks-players = { $players } pelaajaa
rules-ranks-number = { $place }.
rules-ranks-never = ei siirtynyt lainkaan
rules-ranks-none = ei yhtään

## Kuvat sanoina

rules-figure-route = Värillinen reitti: kaksi kaupunkia ja niiden välissä ruutu jokaiselle vaunulle.
rules-figure-gray = Harmaa reitti: sen ruuduilla ei ole omaa väriä.
rules-figure-ferry = Lautta: joissakin ruuduissa on veturi.
rules-figure-tunnel = Tunneli: sen ruuduissa on paksu reunus.
rules-figure-station = Asema kaupungissa, johon toisen pelaajan reitti päättyy.
rules-figure-bed = Tyhjä ratapohja, ja sama ratapohja, kun laatta on antanut sille värin.
rules-figure-bullet = Luotijunareitti, jonka merkkinä on yksi yhteinen juna.
rules-figure-parallel = Kaksoisreitti kahden kaupungin välillä; toinen reiteistä on varattu.
rules-figure-ticket = Menolippu: kaksi paikkaa ja sen pisteet.
rules-figure-cards = Kortteja kahdeksassa värissä, kullakin oma merkkinsä, ja veturi.

## Mitä reitti voi maksaa, korttien alla

rules-paid-any = { $cards } ja mitkä tahansa { $number } korttia
rules-paid-tunnel = Laskettu: { $cards }. Käännetty: { $turned }.
