# Svenska: vad som avgjorde ett parti som är slut.

## Avslag

analysis-not-over = Partiet är inte slut än, så det kan inte analyseras.
analysis-no-judge = Ingen har lärt sig bedöma den här kartan med de här reglerna och { $players } spelare.

## rallar analyse

cli-analyse = Analysera ett färdigt parti: chanser, tur och skicklighet, och ögonblicken som avgjorde det.
cli-option-html = Skriv en sida med kurvor till den här filen (HTML).
analysis-doing = Analyserar
analysis-title = Partiet analyserat: { $title }
analysis-unjudged = Ingen har lärt sig bedöma den här kartan med de här reglerna, så här finns inga vinstchanser: bara det som kan räknas.

## Vinstchans

analysis-curve = Vinstchans
analysis-curve-note = Efter varje drag, när allas kort och biljetter är kända och bara de kommande korten okända. Siffrorna är ögonblicken nedan.
analysis-view = Som { $player } kunde veta det
analysis-view-note = Platsens chans enligt egna kort och det alla såg: ett genomsnitt av partier som de kunde ha varit. Bandet rymmer 95 av 100 fall; den tunna linjen är hur det verkligen stod.

## Ögonblick

analysis-moments = Det avgjorde partiet
analysis-turn = Tur { $number }
analysis-opening = Starten
moment-kind-mistake = Det fanns ett bättre drag
moment-kind-block = I vägen
moment-kind-cards = Korten
moment-kind-turn = En vändpunkt
moment-kind-step = Ett steg på vägen
moment-swing = { $player }: { $before } → { $after }
moment-cost = Efter vad { $player } kunde veta kostade det omkring { $share } av vinstchansen, säkert mellan { $low } och { $high }.
moment-cost-sure = Efter vad { $player } kunde veta kostade det säkert omkring { $share } av vinstchansen.
moment-little = Det ändrade inte mycket, och det är inte säkert att något drag var bättre.
moment-tickets =
    { $cars ->
        [one] Det var med en tågvagn kvar.
       *[other] Det var med { $cars } tågvagnar kvar.
    }
moment-detour =
    { $number ->
        [one] Den gjorde vägen för { $ticket } ett fält längre ({ $player }).
       *[other] Den gjorde vägen för { $ticket } { $number } fält längre ({ $player }).
    }
moment-cut = Det blev ingen väg kvar för { $ticket } ({ $player }).
moment-block = Att spärra { $route } var värt omkring { $points } poäng.
moment-made = Därmed var { $tickets } i hamn: { $points } poäng.
moment-ends = Därmed började sista rundan.
moment-advice = ”{ $level }” skulle ha spelat:
moment-same = ”{ $level }” skulle ha spelat likadant.

## I webbläsaren

analysis-begin = Analysera partiet
analysis-about = Chanser, tur och skicklighet, och vad som avgjorde partiet. Det tar en kvarts minut.
analysis-stop = Stopp
analysis-failed = Det blev ingen analys. Försök igen.
analysis-chance = { $player }: { $share }
analysis-shown = Visa chanserna
analysis-truth = Som det verkligen stod
analysis-show = Visa det på kartan
analysis-play-on = Spela vidare härifrån

## Tur och skicklighet

analysis-luck = Tur och skicklighet
analysis-luck-note = Från en jämn start till resultatet. Val jämförs med ”{ $level }”, som inte visste mer än spelaren, med 95 %-intervall. Oförutsett är det som andra hade på handen, och det som domaren har fel om.
analysis-in-chance = vinstchans, %
analysis-in-points = försprång, poäng
analysis-deal = given
analysis-cards = dragna kort
analysis-choices = egna val
analysis-others = andras val
analysis-unseen = oförutsett
analysis-result = resultat

## Starten

analysis-openings = Biljetter vid starten: { $player }
analysis-openings-note = De bästa sätten att välja bland de utdelade biljetterna, och vinstchansen med dem. ● behållna, ★ ”{ $level }” skulle ha behållit.

## Turer och kort

analysis-economy = Turer och kort
analysis-points = poäng
analysis-turns = turer
analysis-rate = poäng per tur
analysis-drawn = dragna kort
analysis-paid = betalda kort
analysis-locomotives = betalda lokomotiv
analysis-left = kort över
analysis-cars = tågvagnar kvar
analysis-tunnels = påbörjade tunnlar
analysis-surcharge = extra kort i tunnlar
analysis-lost = turer förlorade vid tunnlar
analysis-tickets = Biljetter och deras vägar: { $player }
analysis-tickets-note = Fälten på den byggda vägen och på den kortaste på en tom karta.
analysis-ticket = biljett
analysis-way = dess väg
analysis-shortest = kortaste

## Många partier

trends-title = Så spelar jag
trends-show = Sammanfatta mina analyserade partier
trends-none = Inget av de här partierna är analyserat än: det går på sidan med reprisen.
trends-games = analyserade partier
trends-made = färdiga biljetter
trends-choices = egna val per parti, % av chansen
trends-luck = tur per parti, % av chansen
trends-course = Egna val, parti för parti
trends-lost = Förlorade poäng per parti, efter vad som gjordes
trends-routes = Oftast inmutade sträckor
trends-heat = Ju oftare jag har mutat in en sträcka, desto varmare och bredare är den; siffrorna säger hur ofta.
trends-kind-keep = att behålla biljetter
trends-kind-draw = att dra kort
trends-kind-tickets = att dra biljetter
trends-kind-claim = att muta in sträckor
trends-kind-other = allt annat
