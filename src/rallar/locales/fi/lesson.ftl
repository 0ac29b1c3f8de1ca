# A first game, explained step by step: what the lesson says, and its buttons. $deed says whether it is to be done now (claim) or only read.

## The lesson itself

lesson-title = Opi pelaamalla
lesson-step = { $number } / { $all }
lesson-next = Seuraava
lesson-go-on = Jatka
lesson-finish = Pelaa loppuun
lesson-skip = Ohita opastus
lesson-resume = Takaisin opastukseen
lesson-fine = Sekin käy hyvin.
lesson-later = Se ei onnistu juuri nyt. Pelaa niin kuin haluat, palaamme siihen myöhemmin.
lesson-other-draw = Se kortti ehti mennä. Ota mikä tahansa.
lesson-other-tile = Aseta laatta sinne, missä siitä on sinulle hyötyä.
lesson-other-station = Mikä tahansa kaupunki käy.

## What is taught, one idea after the other

lesson-aim = Rakenna reittejä kaupunkien välille: jokaisesta saat pisteet heti. Menoliput kertovat, mitkä kaupungit kannattaa yhdistää, ja tuovat pisteet lopussa.
lesson-tickets = Jokaisessa menolipussa on kaksi paikkaa. Yhdistä ne omilla reiteilläsi, mitä kautta haluat, niin saat pisteet; muuten menetät ne. Osoita lippua, niin näet sen paikat kartalla.
lesson-keep = Pidä { $tickets }: ne on helpointa rakentaa. Valitse ne ja vahvista.
lesson-draw-open = Reitti maksetaan sen värisillä korteilla. Ota näkyvistä korteista { $card }: { $route } tarvitsee sitä.
lesson-draw-deck = Saat vuorollasi kaksi korttia. Ota toinen nostopakasta: vain sinä näet sen.
lesson-draw-again =
    { $pile ->
        [deck] Ja vielä yksi nostopakasta.
       *[other] Muutama kortti lisää auttaa. Ota näkyvistä { $card }.
    }
lesson-draw-locomotive =
    { $rule ->
        [one_draw] Ota näkyvä veturi. Täällä se on kortti siinä missä muutkin.
       *[other] Ota näkyvä veturi. Se on niin hyödyllinen, että se vie koko vuorosi.
    }
lesson-claim = Sinulla on kortit reittiin { $route }: { $cards }. Valitse reitti kartalta, katso hinta ja rakenna se.
lesson-points =
    { $points ->
        [one] Yksi piste heti!
       *[other] { $points } pistettä heti!
    } Pidemmistä reiteistä saa paljon enemmän. Tästä näet myös jäljellä olevat vaunusi: ne ovat pelin kello.
lesson-made = { $tickets } on valmis: ensimmäinen menolippusi! Pisteet lasketaan lopussa.
lesson-gray =
    { $route } on harmaa: mikä tahansa väri käy, kunhan kortit ovat samaa väriä.{ $deed ->
        [claim] {" "}Rakenna se.
       *[read] {""}
    }
lesson-parallel = Tässä on kaksoisreitti: { $route }. Kun pelaajia on vain kaksi, toinen sulkeutuu heti, kun joku rakentaa toisen.
lesson-locomotives = Veturit taipuvat moneen.
lesson-ferry =
    { $route } on lautta: se vaatii veturin jokaista siihen piirrettyä veturia kohti.{ $deed ->
        [claim] {" "}Sinulla on mitä tarvitaan. Rakenna se.
       *[read] {""}
    }
lesson-tunnel = { $route } on tunneli, eikä kukaan tiedä, kuinka pitkä. Maksat tavalliseen tapaan; sitten käännetään kolme korttia, ja jokainen omaa väriäsi oleva maksaa yhden lisää. Kokeile.
lesson-surcharge =
    { $due ->
        [one] Yksi kortti osui, joten tunneli maksaa yhden lisää.
       *[other] { $due } korttia osui, joten tunneli maksaa { $due } lisää.
    } Maksa, tai ota korttisi takaisin ja päätä vuorosi.
lesson-station =
    { $cost ->
        [one] Onko joku tielläsi? { $city } ja asema: sen avulla saat siellä käyttää yhtä toisen pelaajan reittiä, kun liput lasketaan. Ensimmäinen maksaa vain yhden kortin. Rakenna se.
       *[other] Onko joku tielläsi? { $city } ja asema: sen avulla saat siellä käyttää yhtä toisen pelaajan reittiä, kun liput lasketaan. Ensimmäinen maksaa { $cost } korttia. Rakenna se.
    }
lesson-bed = { $route } on vasta ratapohja. Kukaan ei voi rakentaa sitä ennen kuin siinä on raiteet, ja ne asetat sinä.
lesson-tile = Kun olet nostanut kortit, asetat ratalaatan. Valitse { $route } ja väriksi { $color }: sen värisillä korteilla reitti nyt maksetaan. Ole nopea, kuka tahansa saa rakentaa sen.
lesson-crossing = Missä kaksi reittiä risteää, vain toinen mahtuu: ensin asetettu sulkee toisen lopullisesti.
lesson-bullet = { $route } on luotijunareitti: maksa yhtä valitsemaasi väriä olevilla korteilla. Pisteitä ei tule nyt, mutta yhteinen juna jää reitille, ja se kelpaa kaikkien menolippuihin.
lesson-bullet-track = Siirryit eteenpäin luotijuna-asteikolla. Lopussa sijoituksesi siellä tuo pisteitä, ja joka ei ole siirtynyt lainkaan, saa { $none }. Rakenna siis mukana!
lesson-more-tickets =
    { $keep ->
        [one] Loppuivatko liput? Vuorollasi voit nostaa { $draw } lisää ja pitää vähintään yhden.
       *[other] Loppuivatko liput? Vuorollasi voit nostaa { $draw } lisää ja pitää vähintään { $keep }.
    }
lesson-bonus = Lopussa on jaossa vielä lisää:
lesson-end = Pidä vaunuja silmällä.
lesson-done = Muuta et tarvitse. Epävarma olo? Kysymysmerkistä näet aina, mitä voit tehdä. Hauskaa peliä!
