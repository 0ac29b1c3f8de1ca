# The help during a game: what can be done now.

help-now = Vad kan jag göra?
help-meanwhile = Under tiden kan du:
can-draw = Dra två kort, uppvända eller från högen.
can-draw-or-locomotive = Dra två kort, eller ta ett uppvänt lokomotiv.
can-draw-second = Dra ditt andra kort.
can-claim =
    { $number ->
        [one] Muta in den enda sträcka du har kort till.
       *[other] Muta in en av { $number } sträckor.
    }
can-claim-best =
    { $number ->
        [one] Muta in { $route }, den enda sträcka du har kort till. Dina biljettkort behöver den. Den kostar { $cards }.
       *[other] Muta in en av { $number } sträckor. Bäst för dina biljettkort är { $route }, för { $cards }.
    }
can-claim-none = Du har inte kort till någon sträcka än: dra några först.
can-tickets =
    { $keep ->
        [one] Dra { $draw } biljettkort och behåll minst ett.
       *[other] Dra { $draw } biljettkort och behåll minst { $keep }.
    }
can-station =
    { $cost ->
        [one] Bygg en station för ett kort. Då kan du använda någon annans sträcka där.
       *[other] Bygg en station för { $cost } kort i samma färg. Då kan du använda någon annans sträcka där.
    }
can-keep =
    { $keep ->
        [one] Välj bland { $number } biljettkort: behåll minst ett.
       *[other] Välj bland { $number } biljettkort: behåll minst { $keep }.
    }
can-lay =
    { $number ->
        [one] Lägg en bricka på den enda lediga banvallen.
       *[other] Lägg en bricka på en av { $number } banvallar. De som dina biljettkort behöver lyser.
    }
can-pay =
    { $number ->
        [one] Betala ett kort till, så är tunneln din.
       *[other] Betala { $number } kort till, så är tunneln din.
    }
can-decline = Ta tillbaka dina kort. Då är din tur slut.
can-pass = Det finns inget annat att göra: passa.
can-look-tickets = titta på dina biljettkort: vart och ett visar vägen som fattas
can-look-map = utforska kartan: peka på en sträcka för att se vad den kostar
