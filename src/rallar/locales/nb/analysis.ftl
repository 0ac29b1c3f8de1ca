# Norsk bokmål: hva som avgjorde et spill som er over.

## Avslag

analysis-not-over = Spillet er ikke over ennå, så det kan ikke analyseres.
analysis-no-judge = Ingen har lært å bedømme dette brettet etter disse reglene med { $players } spillere.

## rallar analyse

cli-analyse = Analyser et ferdig spill: sjanser, flaks og ferdighet, og øyeblikkene som avgjorde det.
cli-option-html = Skriv en side med kurver til denne filen (HTML).
analysis-doing = Analyserer
analysis-title = Spillet analysert: { $title }
analysis-unjudged = Ingen har lært å bedømme dette brettet etter disse reglene, så her er ingen vinnersjanser: bare det som kan telles.

## Vinnersjanse

analysis-curve = Vinnersjanse
analysis-curve-note = Etter hvert trekk, når alles kort og billetter er kjent, og bare de kommende kortene er ukjente. Tallene er øyeblikkene nedenfor.
analysis-view = Slik { $player } kunne vite det
analysis-view-note = Plassens sjanse ut fra egne kort og det alle så: et gjennomsnitt av spill slik de kunne ha vært. Båndet rommer 95 av 100 tilfeller; den tynne linjen er slik det virkelig sto.

## Øyeblikk

analysis-moments = Det avgjorde spillet
analysis-turn = Tur { $number }
analysis-opening = Starten
moment-kind-mistake = Det fantes et bedre trekk
moment-kind-block = I veien
moment-kind-cards = Kortene
moment-kind-turn = Et vendepunkt
moment-kind-step = Et steg på veien
moment-swing = { $player }: { $before } → { $after }
moment-cost = Ut fra det { $player } kunne vite, kostet det omtrent { $share } av vinnersjansen, sikkert mellom { $low } og { $high }.
moment-cost-sure = Ut fra det { $player } kunne vite, kostet det helt sikkert omtrent { $share } av vinnersjansen.
moment-little = Det endret ikke mye, og det er ikke sikkert at noe trekk var bedre.
moment-tickets =
    { $cars ->
        [one] Det var med én togvogn igjen.
       *[other] Det var med { $cars } togvogner igjen.
    }
moment-detour =
    { $number ->
        [one] Den gjorde veien for { $ticket } ett felt lengre ({ $player }).
       *[other] Den gjorde veien for { $ticket } { $number } felter lengre ({ $player }).
    }
moment-cut = Det ble ingen vei igjen for { $ticket } ({ $player }).
moment-block = Å sperre { $route } var verdt omtrent { $points } poeng.
moment-made = Dermed var { $tickets } i havn: { $points } poeng.
moment-ends = Dermed begynte siste runde.
moment-advice = «{ $level }» ville ha spilt:
moment-same = «{ $level }» ville ha spilt det samme.

## I nettleseren

analysis-begin = Analyser spillet
analysis-about = Sjanser, flaks og ferdighet, og hva som avgjorde spillet. Det tar et kvart minutt.
analysis-stop = Stopp
analysis-failed = Det ble ingen analyse. Prøv igjen.
analysis-chance = { $player }: { $share }
analysis-shown = Vis sjansene
analysis-truth = Slik det virkelig sto
analysis-show = Vis det på kartet
analysis-play-on = Spill videre herfra

## Flaks og ferdighet

analysis-luck = Flaks og ferdighet
analysis-luck-note = Fra en jevn start til resultatet. Valg er holdt opp mot «{ $level }», som ikke visste mer enn spilleren, med 95 %-intervaller. Uforutsett er det andre hadde på hånden, og det dommeren tar feil av.
analysis-in-chance = vinnersjanse, %
analysis-in-points = forsprang, poeng
analysis-deal = utgangshånd
analysis-cards = trukne kort
analysis-choices = egne valg
analysis-others = andres valg
analysis-unseen = uforutsett
analysis-result = resultat

## Starten

analysis-openings = Billetter ved starten: { $player }
analysis-openings-note = De beste måtene å velge blant de utdelte billettene, og vinnersjansen med dem. ● beholdt, ★ «{ $level }» ville ha beholdt.

## Turer og kort

analysis-economy = Turer og kort
analysis-points = poeng
analysis-turns = turer
analysis-rate = poeng per tur
analysis-drawn = trukne kort
analysis-paid = betalte kort
analysis-locomotives = betalte lokomotiver
analysis-left = kort til overs
analysis-cars = togvogner igjen
analysis-tunnels = påbegynte tunneler
analysis-surcharge = ekstra kort i tunneler
analysis-lost = turer tapt ved tunneler
analysis-tickets = Billetter og veiene deres: { $player }
analysis-tickets-note = Feltene på den bygde veien og på den korteste på et tomt brett.
analysis-ticket = billett
analysis-way = veien
analysis-shortest = korteste

## Mange spill

trends-title = Slik spiller jeg
trends-show = Oppsummer de analyserte spillene mine
trends-none = Ingen av disse spillene er analysert ennå: det kan gjøres på siden med avspillingen.
trends-games = analyserte spill
trends-made = fullførte billetter
trends-choices = egne valg per spill, % av sjansen
trends-luck = flaks per spill, % av sjansen
trends-course = Egne valg, spill for spill
trends-lost = Tapte poeng per spill, etter hva som ble gjort
trends-routes = Toglinjer bygd oftest
trends-heat = Jo oftere jeg har bygd en toglinje, desto varmere og bredere er den; tallene sier hvor ofte.
trends-kind-keep = å beholde billetter
trends-kind-draw = å trekke kort
trends-kind-tickets = å trekke billetter
trends-kind-claim = å gjøre krav på toglinjer
trends-kind-other = alt annet
