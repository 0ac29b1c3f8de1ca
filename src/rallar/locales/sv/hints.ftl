# Svenska: tips. Vad en stark spelare skulle göra på läsarens plats, och varför.

hint-by = Så skulle ”{ $level }” spela

## Draget

hint-do-claim = Muta in { $route } med { $cards }.
hint-do-station = Bygg en station i { $city } med { $cards }.
hint-do-draw = Ta { $card }.
hint-do-draw-deck = Dra från högen.
hint-do-keep = Behåll { $tickets }.
hint-do-tile = Lägg en spårbricka på { $route }: { $color }.
hint-do-pay = Betala { $cards } för tunneln.
hint-do-tickets = Dra biljettkort.
hint-do-decline = Ta tillbaka dina kort.
hint-do-pass = Passa.

## Varför en sträcka

hint-makes = Därmed klarar du { $tickets }: { $points } poäng.
hint-serves =
    { $number ->
        [one] Den ligger på vägen för { $ticket }: sedan är det en ruta kvar.
       *[other] Den ligger på vägen för { $ticket }: sedan är det { $number } rutor kvar.
    }
hint-serves-plan =
    { $number ->
        [one] Den ligger på den planerade vägen för { $ticket }, som inte är kortast men passar dina kort: sedan är det en ruta kvar.
       *[other] Den ligger på den planerade vägen för { $ticket }, som inte är kortast men passar dina kort: sedan är det { $number } rutor kvar.
    }
hint-serves-station =
    { $number ->
        [one] Den ligger på vägen för { $ticket }: sedan är det en ruta kvar, med sträckor lånade av stationer: { $stations }.
       *[other] Den ligger på vägen för { $ticket }: sedan är det { $number } rutor kvar, med sträckor lånade av stationer: { $stations }.
    }
hint-no-ticket = Den hjälper inget av dina biljettkort.
hint-blocks = Den fyller en lucka i spåret för { $player }.
hint-longest = Den gör din längsta sammanhängande sträcka minst { $number } rutor lång.
hint-points = Den ger { $points } poäng.
hint-bullet = Den för dig { $spaces } steg framåt på snabbtågsbanan.
hint-rival = { $player } har spår i { $cities } och kan hinna före.
hint-one-track = Med { $number } spelare kan bara ett av de parallella spåren mutas in.
hint-only-way = Det finns ingen annan väg kvar för { $tickets }.
hint-only-way-station = Utan den kan bara en station rädda { $tickets }.
hint-detour =
    { $number ->
        [one] Varje annan väg för { $ticket } är en ruta längre.
       *[other] Varje annan väg för { $ticket } är minst { $number } rutor längre.
    }
hint-tunnel = En tunnel kan kosta upp till { $most } kort till; du har { $number } kvar som passar.
hint-leaves = Sedan har du { $number } kort på handen. Vagnar kvar: { $cars }.
hint-last-turn = Det är din sista tur: nu räknas det som ger poäng direkt.
hint-ends = Det inleder sista rundan.

## Varför ett kort

hint-card-route =
    { $number ->
        [0] Då har du alla kort till { $route }, på vägen för { $ticket }.
        [one] Det är till { $route }, på vägen för { $ticket }; sedan saknas ett kort.
       *[other] Det är till { $route }, på vägen för { $ticket }; sedan saknas { $number } kort.
    }
hint-card-points =
    { $number ->
        [0] Då har du alla kort till { $route }, som ger { $points } poäng.
        [one] Det är till { $route }, som ger { $points } poäng; sedan saknas ett kort.
       *[other] Det är till { $route }, som ger { $points } poäng; sedan saknas { $number } kort.
    }
hint-card-spares = Det är till { $route }, på vägen för { $ticket }, så att dina andra kort räcker till resten av planen.
hint-card-reserve = { $route } är en tunnel: ett kort i reserv är bra att ha.
hint-card-set = Ingen sträcka saknar det än, men samlingen växer: { $cards }.
hint-locomotive = Ett lokomotiv passar till alla färger.
hint-locomotive-whole = Uppvänt tar det hela din tur.
hint-deck-none-open = Inget av de uppvända korten för dig närmare en sträcka du vill ha.
hint-deck-chance = Ungefär { $number } av hundra dolda kort skulle hjälpa dig.
hint-deck-any = Inget särskilt kort saknas, så vilket som helst duger.

## Varför biljettkort

hint-tickets-done = Du har inga biljettkort kvar att klara.
hint-tickets-time = Du hinner med fler: du har { $cars } vagnar, och ingen annan har färre än { $number }.
hint-tickets-risk = Du måste behålla minst { $number }, och ett biljettkort du inte klarar kostar sina poäng.
hint-keep-made = { $tickets } har du redan byggt: { $points } poäng.
hint-keep-fit =
    { $number ->
        [one] En plan räcker för { $tickets }: en ruta att bygga, och du har { $cars } vagnar.
       *[other] En plan räcker för { $tickets }: { $number } rutor att bygga, och du har { $cars } vagnar.
    }
hint-keep-fit-all =
    { $number ->
        [one] En plan räcker för dem alla: en ruta att bygga, och du har { $cars } vagnar.
       *[other] En plan räcker för dem alla: { $number } rutor att bygga, och du har { $cars } vagnar.
    }
hint-keep-shared =
    { $number ->
        [one] Dina biljettkort delar spår: det sparar en ruta.
       *[other] Dina biljettkort delar spår: det sparar { $number } rutor.
    }
hint-keep-hard = Det finns ännu ingen bra plan för { $tickets }.
hint-keep-least = Men du måste behålla minst { $number }.
hint-leave =
    { $number ->
        [one] { $ticket } skulle kräva en ruta till, för { $points } poäng.
       *[other] { $ticket } skulle kräva { $number } rutor till, för { $points } poäng.
    }
hint-leave-lost = Det finns ingen fri väg kvar för { $ticket }.

## Varför något annat

hint-station-lends =
    { $number ->
        [0] Den lånar dig { $route } från { $player }: då är { $ticket } klar.
        [one] Den lånar dig { $route } från { $player } till { $ticket }: sedan är det en ruta kvar.
       *[other] Den lånar dig { $route } från { $player } till { $ticket }: sedan är det { $number } rutor kvar.
    }
hint-station-plain = Den kan låna dig en annan spelares sträcka när spelet är slut.
hint-station-points = En station du inte bygger ger { $points } poäng på slutet.
hint-tunnel-dear =
    { $number ->
        [one] Tunneln kostar ett kort till.
       *[other] Tunneln kostar { $number } kort till.
    }
hint-tunnel-cannot =
    { $number ->
        [one] Tunneln kostar ett kort till, och det har du inte.
       *[other] Tunneln kostar { $number } kort till, och dem har du inte.
    }
hint-tunnel-back = Du får tillbaka { $cards } och kan försöka igen senare.
hint-tile-serves = Banvallen ligger på vägen för { $ticket }.
hint-tile-cards = Du har { $number }× { $color }; sträckan kräver { $spaces }.
hint-tile-harmless = Den ligger inte på dina vägar och stänger ingen av dem.
hint-tile-closes = Det stänger { $routes } resten av spelet.
hint-pass = Det finns inget annat du kan göra.
