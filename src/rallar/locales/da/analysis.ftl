# Dansk: hvad der afgjorde et spil, der er slut.

## Afslag

analysis-not-over = Spillet er ikke slut endnu, så det kan ikke analyseres.
analysis-no-judge = Ingen har lært at bedømme dette bræt efter disse regler med { $players } spillere.

## rallar analyse

cli-analyse = Analysér et færdigt spil: chancer, held og dygtighed, og de øjeblikke, der afgjorde det.
cli-option-html = Skriv en side med kurver til denne fil (HTML).
analysis-doing = Analyserer
analysis-title = Spillet analyseret: { $title }
analysis-unjudged = Ingen har lært at bedømme dette bræt efter disse regler, så her er ingen vinderchancer: kun det, der kan tælles.

## Vinderchance

analysis-curve = Vinderchance
analysis-curve-note = Efter hvert træk, når alles kort og rutekort er kendt, og kun de kommende kort er ukendte. Tallene er øjeblikkene nedenfor.
analysis-view = Som { $player } kunne vide det
analysis-view-note = Chancen for denne plads ud fra egne kort og det, alle så: et gennemsnit af spil, som de kunne have været. Båndet rummer 95 af 100 tilfælde; den tynde linje er, hvordan det virkelig stod.

## Øjeblikke

analysis-moments = Det afgjorde spillet
analysis-turn = Tur { $number }
analysis-opening = Starten
moment-kind-mistake = Der var et bedre træk
moment-kind-block = I vejen
moment-kind-cards = Kortene
moment-kind-turn = Et vendepunkt
moment-kind-step = Et skridt på vejen
moment-swing = { $player }: { $before } → { $after }
moment-cost = Efter hvad { $player } kunne vide, kostede det omkring { $share } af vinderchancen, sikkert mellem { $low } og { $high }.
moment-cost-sure = Efter hvad { $player } kunne vide, kostede det helt sikkert omkring { $share } af vinderchancen.
moment-little = Det ændrede ikke meget, og det er ikke sikkert, at noget træk var bedre.
moment-tickets =
    { $cars ->
        [one] Det var med én togvogn tilbage.
       *[other] Det var med { $cars } togvogne tilbage.
    }
moment-detour =
    { $number ->
        [one] Den gjorde vejen for { $ticket } ét felt længere ({ $player }).
       *[other] Den gjorde vejen for { $ticket } { $number } felter længere ({ $player }).
    }
moment-cut = Der blev ingen vej tilbage for { $ticket } ({ $player }).
moment-block = At spærre { $route } var omkring { $points } point værd.
moment-made = Dermed var { $tickets } i hus: { $points } point.
moment-ends = Dermed begyndte sidste runde.
moment-advice = »{ $level }« ville have spillet:
moment-same = »{ $level }« ville have spillet det samme.

## I browseren

analysis-begin = Analysér spillet
analysis-about = Chancer, held og dygtighed, og hvad der afgjorde spillet. Det tager et kvart minut.
analysis-stop = Stop
analysis-failed = Analysen blev ikke til noget. Prøv igen.
analysis-chance = { $player }: { $share }
analysis-shown = Vis chancerne
analysis-truth = Som det virkelig stod
analysis-show = Vis det på kortet
analysis-play-on = Spil videre herfra

## Held og dygtighed

analysis-luck = Held og dygtighed
analysis-luck-note = Fra en lige start til resultatet. Valg er holdt op mod »{ $level }«, der ikke vidste mere end spilleren, med 95 %-intervaller. Uforudset er det, andre havde på hånden, og det, dommeren tager fejl af.
analysis-in-chance = vinderchance, %
analysis-in-points = forspring, point
analysis-deal = udgangshånd
analysis-cards = trukne kort
analysis-choices = egne valg
analysis-others = andres valg
analysis-unseen = uforudset
analysis-result = resultat

## Starten

analysis-openings = Rutekort ved starten: { $player }
analysis-openings-note = De bedste måder at vælge mellem de uddelte rutekort, og vinderchancen med dem. ● beholdt, ★ »{ $level }« ville have beholdt.

## Ture og kort

analysis-economy = Ture og kort
analysis-points = point
analysis-turns = ture
analysis-rate = point pr. tur
analysis-drawn = trukne kort
analysis-paid = betalte kort
analysis-locomotives = betalte lokomotiver
analysis-left = kort til overs
analysis-cars = togvogne tilbage
analysis-tunnels = påbegyndte tunneler
analysis-surcharge = ekstra kort i tunneler
analysis-lost = ture tabt ved tunneler
analysis-tickets = Rutekort og deres veje: { $player }
analysis-tickets-note = Felterne på den byggede vej og på den korteste på et tomt bræt.
analysis-ticket = rutekort
analysis-way = dets vej
analysis-shortest = korteste

## Mange spil

trends-title = Sådan spiller jeg
trends-show = Sammenfat mine analyserede spil
trends-none = Ingen af disse spil er analyseret endnu: det kan ske på siden med genafspilningen.
trends-games = analyserede spil
trends-made = færdige rutekort
trends-choices = egne valg pr. spil, % af chancen
trends-luck = held pr. spil, % af chancen
trends-course = Egne valg, spil for spil
trends-lost = Tabte point pr. spil, efter hvad der blev gjort
trends-routes = Strækninger med flest krav
trends-heat = Jo oftere jeg har gjort krav på en strækning, desto varmere og bredere er den; tallene siger hvor ofte.
trends-kind-keep = at beholde rutekort
trends-kind-draw = at trække kort
trends-kind-tickets = at trække rutekort
trends-kind-claim = at gøre krav på strækninger
trends-kind-other = alt andet
