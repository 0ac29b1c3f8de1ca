# A first game, explained step by step: what the lesson says, and its buttons. $deed says whether it is to be done now (claim) or only read.

## The lesson itself

lesson-title = Lär dig genom att spela
lesson-step = { $number } av { $all }
lesson-next = Nästa
lesson-go-on = Vidare
lesson-finish = Spela vidare
lesson-skip = Hoppa över introduktionen
lesson-resume = Tillbaka till introduktionen
lesson-fine = Det går också bra.
lesson-later = Det går inte just nu. Spela som du vill, så kommer vi tillbaka till det.
lesson-other-draw = Det kortet är borta. Ta vilket du vill.
lesson-other-tile = Lägg en bricka där den hjälper dig.
lesson-other-station = Vilken stad som helst går bra.

## What is taught, one idea after the other

lesson-aim = Muta in sträckor mellan städer: varje sträcka ger poäng direkt. Dina biljettkort säger vilka städer du ska binda samman och ger poäng på slutet.
lesson-tickets = Varje biljettkort nämner två platser. Bind samman dem med egna sträckor, vilken väg du vill, så får du poängen; annars förlorar du dem. Peka på ett biljettkort för att se platserna på kartan.
lesson-keep = Behåll { $tickets }: de är lättast att bygga. Välj dem och bekräfta.
lesson-draw-open = En sträcka betalas med kort i dess färg. Ta { $card } bland de uppvända: { $route } behöver det.
lesson-draw-deck = Du får två kort per tur. Pröva draghögen för det andra: bara du ser vad det är.
lesson-draw-again =
    { $pile ->
        [deck] Och ett till från draghögen.
       *[other] Några kort till hjälper. Ta { $card } bland de uppvända.
    }
lesson-draw-locomotive =
    { $rule ->
        [one_draw] Ta det uppvända lokomotivet. Här räknas det som ett kort bland andra.
       *[other] Ta det uppvända lokomotivet. Det är så användbart att det är hela din tur.
    }
lesson-claim = Du har korten till { $route }: { $cards }. Välj sträckan på kartan, se priset och muta in den.
lesson-points =
    { $points ->
        [one] Ett poäng direkt!
       *[other] { $points } poäng direkt!
    } Längre sträckor ger mycket mer. Här ser du också hur många vagnar du har kvar: de är din klocka.
lesson-made = { $tickets } är klart: ditt första biljettkort! Poängen räknas på slutet.
lesson-gray =
    { $route } är grå: vilken färg som helst duger, bara korten har samma.{ $deed ->
        [claim] {" "}Muta in den.
       *[read] {""}
    }
lesson-parallel = Här är ett dubbelspår: { $route }. Med bara två spelare stängs det andra spåret när någon tar det ena.
lesson-locomotives = Lokomotiv kan mycket.
lesson-ferry =
    { $route } är en färja: den kräver ett lokomotiv för varje lok som är ritat på den.{ $deed ->
        [claim] {" "}Du har vad som behövs. Muta in den.
       *[read] {""}
    }
lesson-tunnel = { $route } är en tunnel, och ingen vet hur lång. Du betalar som vanligt; sedan vänds tre kort upp, och vart och ett som stämmer med din färg kostar ett till. Pröva.
lesson-surcharge =
    { $due ->
        [one] Ett kort stämmer, så tunneln kostar ett till.
       *[other] { $due } kort stämmer, så tunneln kostar { $due } till.
    } Betala, eller ta tillbaka dina kort och avsluta turen.
lesson-station =
    { $cost ->
        [one] Är någon i vägen? En station i { $city } låter dig använda en av de andras sträckor där när biljettkorten räknas. Den första kostar bara ett kort. Bygg den.
       *[other] Är någon i vägen? En station i { $city } låter dig använda en av de andras sträckor där när biljettkorten räknas. Den första kostar { $cost } kort. Bygg den.
    }
lesson-bed = { $route } är bara en banvall. Ingen kan muta in den innan det finns spår, och det är du som lägger dem.
lesson-tile = När du har dragit kort lägger du en spårbricka. Välj { $route } och ge den färgen { $color }: det är nu färgen den kostar. Skynda dig, vem som helst får muta in den.
lesson-crossing = Där två sträckor korsar varandra ryms bara den ena: den som läggs först stänger den andra för gott.
lesson-bullet = { $route } är en snabbtågssträcka: betala med kort i en valfri färg. Den ger inga poäng nu, men ett gemensamt tåg står på den, och alla kan använda den för sina biljettkort.
lesson-bullet-track = Du har flyttat fram på snabbtågsbanan. På slutet ger din placering där poäng, och den som aldrig har flyttat får { $none }. Så bygg med!
lesson-more-tickets =
    { $keep ->
        [one] Slut på biljettkort? På din tur kan du dra { $draw } nya och behålla minst ett.
       *[other] Slut på biljettkort? På din tur kan du dra { $draw } nya och behålla minst { $keep }.
    }
lesson-bonus = På slutet finns mer att vinna:
lesson-end = Håll ett öga på vagnarna.
lesson-done = Mer behöver du inte veta. Osäker? Frågetecknet säger alltid vad du kan göra. Mycket nöje!
