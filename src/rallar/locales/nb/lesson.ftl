# A first game, explained step by step: what the lesson says, and its buttons. $deed says whether it is to be done now (claim) or only read.

## The lesson itself

lesson-title = Lær mens du spiller
lesson-step = { $number } av { $all }
lesson-next = Neste
lesson-go-on = Videre
lesson-finish = Spill videre
lesson-skip = Hopp over innføringen
lesson-resume = Tilbake til innføringen
lesson-fine = Det går fint, det også.
lesson-later = Det går ikke akkurat nå. Spill som du vil, så kommer vi tilbake til det.
lesson-other-draw = Det kortet er borte. Ta det du har lyst på.
lesson-other-tile = Legg en skinne der den hjelper deg.
lesson-other-station = Alle byer er gode.

## What is taught, one idea after the other

lesson-aim = Gjør krav på toglinjer mellom byer: hver av dem gir poeng med en gang. Billettene dine sier hvilke byer du skal knytte sammen, og gir poeng til slutt.
lesson-tickets = Hver billett nevner to steder. Knytt dem sammen med egne toglinjer, den veien du vil, så får du poengene; ellers mister du dem. Pek på en billett for å se stedene på kartet.
lesson-keep = Behold { $tickets }: de er lettest å bygge. Velg dem og bekreft.
lesson-draw-open = En toglinje betales med kort i dens farge. Ta { $card } fra de åpne kortene: { $route } trenger det.
lesson-draw-deck = Du får to kort per tur. Prøv bunken til det andre: bare du ser hva det er.
lesson-draw-again =
    { $pile ->
        [deck] Og ett til fra bunken.
       *[other] Noen kort til hjelper. Ta { $card } fra de åpne.
    }
lesson-draw-locomotive =
    { $rule ->
        [one_draw] Ta det åpne lokomotivet. Her teller det som ett kort som alle andre.
       *[other] Ta det åpne lokomotivet. Det er så nyttig at det er hele turen din.
    }
lesson-claim = Du har kortene til { $route }: { $cards }. Velg linjen på kartet, se prisen, og gjør krav på den.
lesson-points =
    { $points ->
        [one] Ett poeng med en gang!
       *[other] { $points } poeng med en gang!
    } Lengre linjer gir mye mer. Her står også hvor mange togvogner du har igjen: de er klokka di.
lesson-made = { $tickets } er fullført: din første billett! Poengene telles til slutt.
lesson-gray =
    { $route } er grå: alle farger duger, bare kortene har den samme.{ $deed ->
        [claim] {" "}Gjør krav på den.
       *[read] {""}
    }
lesson-parallel = Her er et dobbeltspor: { $route }. Med bare to spillere stenges det andre sporet når noen tar det ene.
lesson-locomotives = Lokomotiver kan mye.
lesson-ferry =
    { $route } er en ferge: den krever et lokomotiv for hvert lokomotiv som er tegnet på den.{ $deed ->
        [claim] {" "}Du har det som trengs. Gjør krav på den.
       *[read] {""}
    }
lesson-tunnel = { $route } er en tunnel, og ingen vet hvor lang. Du betaler som vanlig; så snus tre kort, og hvert av dem som passer til fargen din, koster ett til. Prøv.
lesson-surcharge =
    { $due ->
        [one] Ett kort passer, så tunnelen koster ett til.
       *[other] { $due } kort passer, så tunnelen koster { $due } til.
    } Betal, eller ta kortene tilbake og avslutt turen.
lesson-station =
    { $cost ->
        [one] Er noen i veien? En stasjon i { $city } lar deg bruke en av de andres toglinjer der når billettene telles. Den første koster bare ett kort. Bygg den.
       *[other] Er noen i veien? En stasjon i { $city } lar deg bruke en av de andres toglinjer der når billettene telles. Den første koster { $cost } kort. Bygg den.
    }
lesson-bed = { $route } er bare et sporfundament. Ingen kan gjøre krav på den før det ligger skinner, og dem legger du.
lesson-tile = Når du har trukket kort, legger du en togskinne. Velg { $route } og gi den fargen { $color }: det er nå fargen den koster. Vær rask, for alle kan gjøre krav på den.
lesson-crossing = Der to linjer krysser hverandre, er det bare plass til den ene: den som legges først, stenger den andre for godt.
lesson-bullet = { $route } er en lyntoglinje: betal med kort i én valgfri farge. Den gir ingen poeng nå, men et felles tog står på den, og alle kan bruke den til billettene sine.
lesson-bullet-track = Du har rykket fram på lyntogbanen. Til slutt gir plasseringen der poeng, og den som aldri har rykket fram, får { $none }. Så bygg med!
lesson-more-tickets =
    { $keep ->
        [one] Tom for billetter? På din tur kan du trekke { $draw } nye og beholde minst én.
       *[other] Tom for billetter? På din tur kan du trekke { $draw } nye og beholde minst { $keep }.
    }
lesson-bonus = Til slutt er det mer å vinne:
lesson-end = Følg med på togvognene.
lesson-done = Mer trenger du ikke å vite. Usikker? Spørsmålstegnet sier alltid hva du kan gjøre. Kos deg!
