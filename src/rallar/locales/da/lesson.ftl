# A first game, explained step by step: what the lesson says, and its buttons. $deed says whether it is to be done now (claim) or only read.

## The lesson itself

lesson-title = Lær ved at spille
lesson-step = { $number } af { $all }
lesson-next = Næste
lesson-go-on = Videre
lesson-finish = Spil videre
lesson-skip = Spring introduktionen over
lesson-resume = Tilbage til introduktionen
lesson-fine = Det er også fint.
lesson-later = Det kan ikke lade sig gøre lige nu. Spil, som du vil, så vender vi tilbage til det.
lesson-other-draw = Det kort er væk. Tag, hvad du har lyst til.
lesson-other-tile = Læg en brik, hvor den hjælper dig.
lesson-other-station = Alle byer er gode.

## What is taught, one idea after the other

lesson-aim = Gør krav på strækninger mellem byer: hver af dem giver point med det samme. Dine rutekort siger, hvilke byer du skal forbinde, og giver point til sidst.
lesson-tickets = Hvert rutekort nævner to steder. Forbind dem med dine egne strækninger, ad den vej du vil, så får du pointene; ellers mister du dem. Peg på et rutekort for at se dets steder på landkortet.
lesson-keep = Behold { $tickets }: de er lettest at bygge. Vælg dem, og bekræft.
lesson-draw-open = En strækning betales med kort i dens farve. Tag { $card } fra de synlige kort: { $route } har brug for det.
lesson-draw-deck = Du får to kort i hver tur. Prøv bunken til det andet: kun du ser, hvad det er.
lesson-draw-again =
    { $pile ->
        [deck] Og ét mere fra bunken.
       *[other] Et par kort mere vil hjælpe. Tag { $card } fra de synlige.
    }
lesson-draw-locomotive =
    { $rule ->
        [one_draw] Tag det synlige lokomotiv. Her tæller det som ét kort ligesom alle andre.
       *[other] Tag det synlige lokomotiv. Det er så nyttigt, at det er hele din tur.
    }
lesson-claim = Du har kortene til { $route }: { $cards }. Vælg strækningen på landkortet, se prisen, og tag den.
lesson-points =
    { $points ->
        [one] Ét point med det samme!
       *[other] { $points } point med det samme!
    } Lange strækninger giver langt flere. Her står også, hvor mange togvogne du har tilbage: de er dit ur.
lesson-made = { $tickets } er færdigt: dit første rutekort! Pointene tælles til sidst.
lesson-gray =
    { $route } er grå: alle farver går an, bare kortene har den samme.{ $deed ->
        [claim] {" "}Tag den.
       *[read] {""}
    }
lesson-parallel = Her er et dobbeltspor: { $route }. Med kun to spillere lukkes det andet spor, så snart nogen tager det ene.
lesson-locomotives = Lokomotiver kan meget.
lesson-ferry =
    { $route } er en færge: den kræver et lokomotiv for hvert lokomotiv, der er tegnet på den.{ $deed ->
        [claim] {" "}Du har, hvad der skal til. Tag den.
       *[read] {""}
    }
lesson-tunnel = { $route } er en tunnel, og ingen ved, hvor lang den er. Du betaler som sædvanligt; så vendes tre kort, og hvert af dem, der passer til din farve, koster ét mere. Prøv.
lesson-surcharge =
    { $due ->
        [one] Ét kort passer, så tunnellen koster ét mere.
       *[other] { $due } kort passer, så tunnellen koster { $due } mere.
    } Betal, eller tag dine kort tilbage og afslut turen.
lesson-station =
    { $cost ->
        [one] Er der nogen i vejen? En togstation i { $city } lader dig bruge en af de andres strækninger dér, når rutekortene tælles. Den første koster kun ét kort. Byg den.
       *[other] Er der nogen i vejen? En togstation i { $city } lader dig bruge en af de andres strækninger dér, når rutekortene tælles. Den første koster { $cost } kort. Byg den.
    }
lesson-bed = { $route } er kun et banelegeme. Ingen kan tage den, før der ligger skinner, og dem lægger du.
lesson-tile = Når du har trukket kort, lægger du en skinnebrik. Vælg { $route }, og giv den farven { $color }: det er nu den farve, den koster. Vær hurtig, for alle må tage den.
lesson-crossing = Hvor to strækninger krydser hinanden, er der kun plads til den ene: den, der lægges først, lukker den anden for altid.
lesson-bullet = { $route } er en højhastighedsstrækning: betal med kort i én valgfri farve. Den giver ingen point nu, men et fælles tog står på den, og alle kan bruge den til deres rutekort.
lesson-bullet-track = Du er rykket frem på pointsporet for højhastighedstog. Til sidst giver din placering dér point, og den, der aldrig er rykket frem, får { $none }. Så byg med!
lesson-more-tickets =
    { $keep ->
        [one] Mangler du rutekort? I din tur kan du trække { $draw } nye og beholde mindst ét.
       *[other] Mangler du rutekort? I din tur kan du trække { $draw } nye og beholde mindst { $keep }.
    }
lesson-bonus = Til sidst er der mere at vinde:
lesson-end = Hold øje med togvognene.
lesson-done = Mere behøver du ikke at vide. Er du i tvivl? Spørgsmålstegnet siger altid, hvad du kan gøre. God fornøjelse!
