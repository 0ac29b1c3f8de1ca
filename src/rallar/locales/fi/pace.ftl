# How long players may think, holidays, and what was played for someone who was away.

pace-title = Miettimisaika
pace-none = Niin pitkään kuin haluaa
pace-live = Yksi kello koko pelille
pace-slow = Aika jokaiselle siirrolle
pace-each-live = { $time } pelaajaa kohti
pace-each-slow = { $time } siirtoa kohti
pace-then = Kun aika loppuu
pace-then-stand-in = Tietokone tuuraa, kunnes pelaaja palaa
pace-then-move = Tietokone tekee siirron
pace-then-nudge = Pelkkä muistutus
pace-table-live = Jokaisella on { $time } koko peliin.
pace-table-slow = Jokaisella on { $time } kuhunkin siirtoon ja 14 vapaapäivää.
pace-out-stand-in = Kun aika loppuu, tietokone tuuraa, kunnes pelaaja palaa.
pace-out-move = Kun aika loppuu, tietokone tekee siirron.
pace-out-nudge = Kun aika loppuu, tulee pelkkä muistutus.

clock-minutes =
    { $number ->
        [one] 1 minuutti
       *[other] { $number } minuuttia
    }
clock-hours =
    { $number ->
        [one] 1 tunti
       *[other] { $number } tuntia
    }
clock-days =
    { $number ->
        [one] 1 päivä
       *[other] { $number } päivää
    }
clock-left = { $time } jäljellä
clock-over = aika loppui
clock-spoken = Sinulla on { $time } jäljellä.
clock-spoken-over = Aikasi loppui.

holiday-status = lomalla { $date } asti
holiday-title = Vapaapäivät
holiday-text =
    { $number ->
        [0] Olet käyttänyt kaikki vapaapäiväsi tässä pelissä.
        [one] Sinulla on yksi vapaapäivä jäljellä tässä pelissä. Kellosi seisoo sen ajan.
       *[other] Sinulla on { $number } vapaapäivää jäljellä tässä pelissä. Kellosi seisoo sen ajan.
    }
holiday-days = Montako päivää
holiday-take = Pidä vapaata
holiday-mine = Olet lomalla { $date } asti. Kellosi seisoo.
holiday-back = Olen palannut

meanwhile-title = Poissa ollessasi
meanwhile-text = Tietokone on pelannut puolestasi:
meanwhile-nothing = Tietokone pelaa puolestasi, mutta ei ole vielä tehnyt siirtoa.
meanwhile-more =
    { $number ->
        [one] ja yksi aiempi siirto
       *[other] ja { $number } aiempaa siirtoa
    }
meanwhile-seen = Selvä
