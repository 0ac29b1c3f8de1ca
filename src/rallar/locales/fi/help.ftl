# The help during a game: what can be done now.

help-now = Mitä voin tehdä?
help-meanwhile = Sillä välin voit:
can-draw = Nosta kaksi korttia, näkyvistä tai pakasta.
can-draw-or-locomotive = Nosta kaksi korttia, tai ota yksi näkyvä veturi.
can-draw-second = Nosta toinen korttisi.
can-claim =
    { $number ->
        [one] Rakenna ainoa reitti, johon sinulla on kortit.
       *[other] Rakenna jokin { $number } reitistä.
    }
can-claim-best =
    { $number ->
        [one] Rakenna { $route }, ainoa reitti, johon sinulla on kortit. Menolippusi tarvitsevat sitä. Hinta: { $cards }.
       *[other] Rakenna jokin { $number } reitistä. Menolipuillesi paras on { $route }. Hinta: { $cards }.
    }
can-claim-none = Kortit eivät vielä riitä mihinkään reittiin: nosta ensin lisää.
can-tickets =
    { $keep ->
        [one] Nosta { $draw } menolippua ja pidä vähintään yksi.
       *[other] Nosta { $draw } menolippua ja pidä vähintään { $keep }.
    }
can-station =
    { $cost ->
        [one] Rakenna asema yhdellä kortilla. Sen avulla saat käyttää siellä toisen pelaajan reittiä.
       *[other] Rakenna asema { $cost } samanvärisellä kortilla. Sen avulla saat käyttää siellä toisen pelaajan reittiä.
    }
can-keep =
    { $keep ->
        [one] Valitse { $number } menolipusta: pidä vähintään yksi.
       *[other] Valitse { $number } menolipusta: pidä vähintään { $keep }.
    }
can-lay =
    { $number ->
        [one] Aseta laatta ainoalle vapaalle ratapohjalle.
       *[other] Aseta laatta jollekin { $number } ratapohjasta. Menolippujesi tarvitsemat hohtavat.
    }
can-pay =
    { $number ->
        [one] Maksa yksi kortti lisää, niin tunneli on sinun.
       *[other] Maksa { $number } korttia lisää, niin tunneli on sinun.
    }
can-decline = Ota korttisi takaisin. Vuorosi päättyy siihen.
can-pass = Muuta ei voi tehdä: jätä väliin.
can-look-tickets = katsoa menolippujasi: kukin näyttää puuttuvan matkan
can-look-map = tutkia karttaa: osoita reittiä, niin näet sen hinnan
