# The help during a game: what can be done now.

help-now = Hvad kan jeg gøre?
help-meanwhile = Imens kan du:
can-draw = Træk to kort, synlige eller fra bunken.
can-draw-or-locomotive = Træk to kort, eller tag ét synligt lokomotiv.
can-draw-second = Træk dit andet kort.
can-claim =
    { $number ->
        [one] Tag den ene strækning, du har kort til.
       *[other] Tag en af { $number } strækninger.
    }
can-claim-best =
    { $number ->
        [one] Tag { $route }, den ene strækning, du har kort til. Dine rutekort har brug for den. Den koster { $cards }.
       *[other] Tag en af { $number } strækninger. Bedst for dine rutekort er { $route }, for { $cards }.
    }
can-claim-none = Du har endnu ikke kort til nogen strækning: træk nogle først.
can-tickets =
    { $keep ->
        [one] Træk { $draw } rutekort, og behold mindst ét.
       *[other] Træk { $draw } rutekort, og behold mindst { $keep }.
    }
can-station =
    { $cost ->
        [one] Byg en togstation for ét kort. Så kan du bruge en andens strækning dér.
       *[other] Byg en togstation for { $cost } kort i samme farve. Så kan du bruge en andens strækning dér.
    }
can-keep =
    { $keep ->
        [one] Vælg blandt { $number } rutekort: behold mindst ét.
       *[other] Vælg blandt { $number } rutekort: behold mindst { $keep }.
    }
can-lay =
    { $number ->
        [one] Læg en brik på det ene ledige banelegeme.
       *[other] Læg en brik på et af { $number } banelegemer. Dem, dine rutekort har brug for, lyser.
    }
can-pay =
    { $number ->
        [one] Betal ét kort mere, så er tunnellen din.
       *[other] Betal { $number } kort mere, så er tunnellen din.
    }
can-decline = Tag dine kort tilbage. Så er din tur slut.
can-pass = Der er ikke andet at gøre: meld pas.
can-look-tickets = se på dine rutekort: hvert af dem viser den vej, det mangler
can-look-map = udforske landkortet: peg på en strækning for at se, hvad den koster
