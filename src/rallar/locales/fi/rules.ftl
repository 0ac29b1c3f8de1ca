# Pelilaatikon sääntösivu, luku kerrallaan. Lauta näyttää sen, mitä sen säännöt ja reitit vaativat.

rules-title = { $board }: säännöt

## Pelin kulku

rules-aim-title = Tavoite
rules-aim =
    Kerää eniten pisteitä. Reitistä saat pisteet heti, kun rakennat sen. Menolipusta saat pisteet lopussa, jos reittisi yhdistävät sen kaksi paikkaa, olipa kiertotie kuinka pitkä tahansa.
    Menolippu, joka ei siihen mennessä ole toteutunut, vie yhtä monta pistettä kuin se olisi antanut, joten valitse harkiten.

rules-setup-title = Ennen ensimmäistä vuoroa
rules-setup = Kullakin on { $cars } junavaunua ja aluksi { $cards } junakorttia. Lisäksi viisi korttia on esillä nostopakan vieressä. Aloittaja arvotaan, ellei pöydän isäntä määrää toisin.
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
rules-setup-rejects-shuffled_under = Hylätyt menoliput sekoitetaan ja pannaan menolippupakan alle.

rules-turn-title = Vuorosi
rules-turn = Tee yksi kolmesta: nosta junakortteja, rakenna reitti tai nosta menolippuja.
rules-turn-stations = Tee yksi neljästä: nosta junakortteja, rakenna reitti, nosta menolippuja tai rakenna asema.
rules-turn-pass = Jos et voi tehdä mitään, jätät vuoron väliin. Kun kaikki ovat peräkkäin jättäneet vuoronsa väliin, peli päättyy.

rules-cards-title = Junakorttien nosto
rules-cards =
    Ota kaksi korttia, yksi kerrallaan. Kumpikin voi olla jokin viidestä esillä olevasta, jonka tilalle käännetään heti uusi, tai nostopakan päällimmäinen. Kädessäsi saa olla kortteja miten paljon tahansa.
    Kahdeksaa väriä on 12 korttia kutakin, ja vetureita on 14. Kun nostopakka loppuu, poistopakka sekoitetaan uudeksi.
rules-cards-loco-both_draws = Esillä oleva veturi on niin hyödyllinen, että se vie molemmat nostot: jos otat sen ensin, nosto on siinä, eikä se käy toiseksi kortiksi. Nostopakasta tullut veturi on kortti siinä missä muutkin.
rules-cards-loco-one_draw = Esillä oleva veturi on kortti siinä missä muutkin: niitä saa ottaa vuorolla kaksikin.
rules-cards-sweep = Heti kun viidestä esillä olevasta kortista kolme on vetureita, kaikki viisi vaihdetaan.
rules-cards-no-sweep = Esillä olevat kortit jäävät paikoilleen, olipa niissä vetureita kuinka monta tahansa.

rules-claim-title = Reitin rakentaminen
rules-claim =
    Maksa jokaisesta reitin ruudusta yksi kortti, kaikki reitin väriä. Harmaalle reitille valitset värin itse, mutta korttien on oltava keskenään samaa väriä. Aseta vaunu jokaiseen ruutuun, ja saat pisteet heti.
    Saat rakentaa minkä tahansa vapaan reitin, vaikka kauas muista reiteistäsi: yhden vuorossa, ja aina kokonaan.

rules-lengths = Pisteet reitistä
rules-lengths-length = Ruutuja
rules-lengths-points = Pisteitä

rules-jokers-title = Veturit
rules-jokers-everywhere = Veturi on jokeri: se käy minkä tahansa värin korttina. Voit maksaa vaikka pelkillä vetureilla.
rules-jokers-some = Veturi on jokeri { $where }: siellä se käy minkä tahansa värin korttina. Muilla reiteillä sitä ei voi käyttää lainkaan.
rules-jokers-none = Veturi ei ole täällä jokeri: se ei käy minkään muun kortin sijasta.

rules-parallel-title = Rinnakkaiset raiteet
rules-parallel = Missä kahden kaupungin välillä kulkee vierekkäin yhtä pitkiä raiteita, saat omistaa niistä vain yhden. Jos pelaajia on vähemmän kuin { $players }, ensimmäiseksi rakennettu sulkee muut kaikilta.
rules-parallel-tiles = Missä kahden kaupungin välillä kulkee vierekkäin yhtä pitkiä raiteita, saat omistaa niistä vain yhden, ja kukin tarvitsee oman laattansa. Jos pelaajia on vähemmän kuin { $players }, ensimmäinen laatta tai rakennettu reitti sulkee muut kaikilta.
rules-parallel-unequal = Eripituiset raiteet eivät ole rinnakkaisia, vaikka ne yhdistäisivät samat kaupungit: saat omistaa molemmat.

rules-tickets-title = Menolippujen nosto
rules-tickets =
    { $keep ->
        [one] Nosta { $draw } menolippua ja pidä vähintään yksi.
       *[other] Nosta { $draw } menolippua ja pidä vähintään { $keep }.
    } Pitämäsi liput ovat sinulla pelin loppuun, ja ne ovat salaisia. Niitä saa olla miten monta tahansa.
rules-tickets-rejects-out = Loput poistuvat pelistä.
rules-tickets-rejects-under = Loput menevät menolippupakan alle.
rules-tickets-rejects-shuffled_under = Loput sekoitetaan ja pannaan menolippupakan alle.

rules-end-title = Viimeinen vuoro
rules-end = Kun jollakulla on vuoronsa lopussa enintään { $cars } vaunua, kaikki saavat vielä yhden vuoron, myös hän itse. Sitten lasketaan pisteet.
rules-end-bullets = Kun jollakulla on vuoronsa lopussa enintään { $cars } vaunua ja yhteisiä luotijunia on jäljellä enintään { $bullets }, kaikki saavat vielä yhden vuoron, myös hän itse. Sitten lasketaan pisteet.

## Mitä vain osassa peleistä on

rules-ferries-title = Lautat
rules-ferries = Lautta vaatii yhden veturin jokaista siihen piirrettyä veturia kohti. Muut ruudut maksetaan tavalliseen tapaan, ja niissäkin veturit auttavat.
rules-ferries-plain = Lautta vaatii yhden veturin jokaista siihen piirrettyä veturia kohti. Muut ruudut maksetaan värikorteilla: niissä useammista vetureista ei ole apua.
rules-ferries-substitute = Puuttuuko veturi? Lautalla mitkä tahansa { $number } korttia käyvät yhdestä.

rules-tunnels-title = Tunnelit
rules-tunnels =
    Kukaan ei tiedä, kuinka pitkä tunneli on. Laske ensin korttisi pöytään; sitten käännetään nostopakan kolme päällimmäistä. Jokaisesta käännetystä kortista, joka on samaa väriä kuin omasi, ja jokaisesta veturista maksat yhden lisää: sen värisen kortin tai veturin.
    Jos käytit pelkkiä vetureita, vain veturit lasketaan, ja ne maksetaan vain vetureilla. Jos et voi tai halua maksaa, otat korttisi takaisin, ja vuorosi oli siinä.
rules-tunnels-plain =
    Kukaan ei tiedä, kuinka pitkä tunneli on. Laske ensin korttisi pöytään; sitten käännetään nostopakan kolme päällimmäistä. Jokaisesta käännetystä kortista, joka on samaa väriä kuin omasi, ja jokaisesta veturista maksat yhden sen värisen kortin lisää.
    Jos et voi tai halua maksaa, ota korttisi takaisin; se oli vuorosi.

rules-substitute-title = Reitti, jolla on oma hintansa
rules-substitute = Reitillä { $route } on { $length } ruutua. Täällä mitkä tahansa { $number } korttia, veturitkin, käyvät yhdestä valitsemasi värin kortista, niin monta kertaa kuin haluat.

rules-tiles-title = Radan laskeminen
rules-tiles =
    Useimmat reitit ovat aluksi pelkkiä ratapohjia, joille kukaan ei vielä voi rakentaa. Kun olet nostanut junakortteja, sinun on myös asetettava ratalaatta: valitse vapaa ratapohja ja yhtä pitkä laatta. Laatan väri on nyt reitin väri.
    Sen jälkeen kuka tahansa saa rakentaa reitin, ja silloin laatta palaa varastoon. Kutakin väriä on { $copies } laattaa jokaista pituutta: { $lengths }. Jos mikään ei sovi vapaalle ratapohjalle, et aseta mitään. Muille reiteille voi rakentaa alusta asti.

rules-crossings-title = Risteykset
rules-crossings = Missä kaksi reittiä risteää, vain toiselle on tilaa. Kun toisella on laatta tai joku on rakentanut sen, toinen on suljettu pelin loppuun.

rules-zones-title = Alueet
rules-zones = Joissakin menolipuissa on kaupungin sijasta kokonainen alue: { $zones }. Sinne pääsee mitä tahansa sen raidetta pitkin. Kukin raide on umpikuja: alueen sisällä ne eivät yhdisty.

rules-bullets-title = Luotijunat
rules-bullets =
    Luotijunareitti maksaa yhtä monta korttia kuin siinä on ruutuja, kaikki yhtä valitsemaasi väriä. Se ei vie vaunuja eikä anna pisteitä. Yksi yhteinen juna merkitsee sen, ja siirryt luotijuna-asteikolla eteenpäin reitin pituuden verran.
    Sen jälkeen reitti palvelee kaikkien menolippuja. Kun kaikki { $trains } junaa ovat käytössä, jäljellä olevat luotijunareitit ovat tavallisia harmaita reittejä.

rules-insets-title = Suurennetut kartat
rules-insets = Ahtaissa kohdissa osa kartasta on piirretty viereen suurempana. Se, mikä näkyy molemmilla kartoilla, on yksi ja sama paikka: { $places }.

rules-stations-title = Asemat
rules-stations =
    Rakenna asema kaupunkiin, jossa sellaista ei ole, oli sinulla siellä raiteita tai ei. Kun menolippuja lasketaan, saat siellä lainaksi yhden toisen pelaajan reitin, joka päättyy kaupunkiin: sen, josta on sinulle eniten hyötyä, ja saman kaikille lipuillesi.
    Sinulla on { $stations } asemaa, ja niiden hinnat ovat järjestyksessä { $costs } korttia. Yhden aseman kortit ovat kaikki samaa väriä, ja veturit ovat jokereita.

## Pisteet

rules-score-title = Pisteiden lasku
rules-score = Reittien pisteet sinulla jo on. Lisää toteutuneet menoliput, vähennä toteutumattomat ja lisää bonukset:
rules-bonus-tickets_made = { $points } pistettä sille, joka on toteuttanut eniten menolippuja. Vähintään yksi vaaditaan.
rules-bonus-longest_path = { $points } pistettä pisimmästä yhtenäisestä junareitistä.
rules-bonus-stations_left = { $points } pistettä jokaisesta asemasta, jota et rakentanut.
rules-bonus-bullet_spaces = Pisteitä sen mukaan, miten sijoituit luotijuna-asteikolla. Joka ei ole siirtynyt lainkaan, saa { $none }.
rules-bonus-most_of = { $points } pistettä suurimmasta määrästä: { $measure }.
rules-bonus-per_unit = { $points } pistettä kustakin: { $measure }.
rules-bonus-rank_table = Pisteitä sijoituksen mukaan: { $measure }. Jolla ei ole yhtään, saa { $none }.
rules-bonus-ties = Jos ensimmäinen sija jaetaan, kaikki jakajat saavat koko bonuksen.
rules-bonus-ties-ranks = Saman sijan jakajat saavat kaikki sen pisteet; seuraavan sija on sama kuin ilman jakoa.
rules-longest = Pisin yhtenäinen junareittisi on pisin katkeamaton matka omia reittejäsi pitkin. Se saa kulkea saman kaupungin läpi useasti, mutta kutakin reittiä vain kerran.
rules-ties = Jos pisteet menevät tasan, seuraavaksi ratkaisee: { $measures }. Jos sekään ei auta, voitto jaetaan.

rules-ranks = Luotijuna-asteikko: pisteet sijan mukaan
rules-ranks-of = Pisteet sijan mukaan: { $measure }
rules-ranks-place = Sija
rules-ranks-players = { $players } pelaajaa
rules-ranks-number = { $place }.
rules-ranks-never = ei siirtynyt lainkaan
rules-ranks-none = ei yhtään

## Kuvat sanoina

rules-figure-route = Värillinen reitti: kaksi kaupunkia ja niiden välissä ruutu jokaiselle vaunulle.
rules-figure-gray = Harmaa reitti: sen ruuduilla ei ole omaa väriä.
rules-figure-ferry = Lautta: joissakin ruuduissa on veturi.
rules-figure-tunnel = Tunneli: sen ruuduissa on paksu reunus. Vieressä on kolme käännettävää korttia.
rules-figure-station = Asema kaupungissa, johon toisen pelaajan reitti päättyy.
rules-figure-bed = Tyhjä ratapohja, ja sama ratapohja, kun laatta on antanut sille värin.
rules-figure-bullet = Luotijunareitti, jonka merkkinä on yksi yhteinen juna.
rules-figure-parallel = Kaksi rinnakkaista raidetta samojen kaupunkien välillä; toinen on varattu.
rules-figure-ticket = Menolippu: kaksi paikkaa ja sen pisteet.
rules-figure-cards = Kortteja kahdeksassa värissä, kullakin oma merkkinsä, ja veturi.
