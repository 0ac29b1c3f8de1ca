# Dansk. En sætning er kort og venlig, som en god vært ville sige den.

## Kort og farver

card-purple = lilla
card-blue = blå
card-orange = orange
card-white = hvid
card-green = grøn
card-yellow = gul
card-black = sort
card-red = rød
card-locomotive = lokomotiv
color-gray = grå
color-none = uden farve

card-one-purple = et { $symbol } lilla kort
card-one-blue = et { $symbol } blåt kort
card-one-orange = et { $symbol } orange kort
card-one-white = et { $symbol } hvidt kort
card-one-green = et { $symbol } grønt kort
card-one-yellow = et { $symbol } gult kort
card-one-black = et { $symbol } sort kort
card-one-red = et { $symbol } rødt kort
card-one-locomotive = et { $symbol } lokomotiv

# Gangetegnet lader farven stå ubøjet.
cards-number = { $number }× { $color }
cards-locomotives = { $number }× { $symbol } lokomotiv
cards-none = ingenting

## Spillere

player-you = Du
player-other = Spiller { $number }

## Brættet

kind-rail = jernbane
kind-ferry = færge
kind-tunnel = tunnel
kind-trackbed = banelegeme
kind-bullet = højhastighed

where-rail = på almindelige strækninger
where-ferry = på færger
where-tunnel = i tunneller
where-trackbed = på banelegemer
where-bullet = på højhastighedsstrækninger

points = { $points } point

## Mål

measure-tickets_made = færdige rutekort
measure-longest_path = længste togrute
measure-longest_path_bonus = bonus for længste togrute
measure-stations_left = ubrugte togstationer
measure-bullet_spaces = felter på pointsporet for højhastighedstog

## Rutekort

prospect-made = færdigt
prospect-possible = muligt
prospect-lost = tabt

## Hvad en spiller bliver bedt om

asked-keep-tickets = vælg, hvilke rutekort du vil beholde
asked-take-turn = tag din tur
asked-draw-second = træk det andet kort
asked-pay-surcharge = betal for tunnelen, eller tag kortene tilbage
asked-lay-tile = læg en skinnebrik
asked-over = ingenting, spillet er slut

## Hvad der skete: uden spilleren, hvis navn står foran

event-swept = Tre lokomotiver lå synlige, så alle fem kort blev skiftet ud.
event-reshuffled = De brugte kort blev blandet til en ny bunke.
event-starts = { $player } begynder.
event-offered =
    { $number ->
        [one] trak et rutekort
       *[other] trak { $number } rutekort
    }
event-kept = beholdt { $tickets }
event-kept-hidden =
    { $number ->
        [one] beholdt ét rutekort
       *[other] beholdt { $number } rutekort
    }
event-rejected =
    { $number ->
        [one] gav ét rutekort tilbage
       *[other] gav { $number } rutekort tilbage
    }
event-drew = trak { $card } fra bunken
event-drew-hidden =
    { $number ->
        [one] trak et kort fra bunken
       *[other] trak { $number } kort fra bunken
    }
event-took = tog { $card }
event-claimed = gjorde krav på { $route } med { $cards } og fik { $points } point
event-claimed-dug = gjorde krav på { $route } og fik { $points } point
event-laid = lagde { $cards } ved { $route }
event-paid = betalte { $cards }
event-turned = tunnelen viste { $cards }
event-due =
    { $number ->
        [one] skal betale ét kort mere
       *[other] skal betale { $number } kort mere
    }
event-declined = tog kortene tilbage fra { $route }
event-station = byggede en togstation i { $city } med { $cards }
event-built = lagde en { $color } skinnebrik på { $route }
event-closed = det lukker { $routes }
event-closed-beside = det lukker sporet ved siden af
event-bullet =
    { $spaces ->
        [one] satte et højhastighedstog på { $route } med { $cards }, ét felt frem
       *[other] satte et højhastighedstog på { $route } med { $cards }, { $spaces } felter frem
    }
event-passed = meldte pas
event-last-round = { $player } har indledt sidste runde: alle får én tur mere.
event-over = Spillet er slut.
event-over-all-passed = Alle meldte pas, så spillet er slut.

## Afslag: et bræt

board-unknown = Der er intet bræt, der hedder »{ $board }«. Der findes: { $known }.
opponent-unknown = Der er ingen modstander, der hedder »{ $level }«. Der er: { $known }.
opponent-not-trained = »{ $level }« har ikke lært dette bræt med disse regler. Det har: { $known }.
opponent-taken = { $file }: der er allerede en modstander, der hedder »{ $level }«.
opponent-none-there = Der er ingen modstander i { $folder }: en modstander er et Python-modul.
opponent-incomplete = { $file }: »{ $name }« mangler eller er ikke, hvad det skal være.
opponent-unreadable = { $file } kan ikke indlæses som modstander: { $error }
opponent-gave-up = En anden modstander spiller dette træk, for »{ $level }« kunne ikke fortsætte: { $reason }

## Afslag: et spil, der ikke kan stilles op

option-unknown = Der er ingen indstilling »{ $name }«.
option-unknown-variant = Brættet { $board } har ingen variant »{ $variant }«.
option-bad-value = »{ $value }« kan ikke bruges til { $name }.
option-seats = Brættet er til { $fewest }–{ $most } spillere, ikke { $seats }.
option-start = Spiller { $start } kan ikke begynde: der er { $seats } spillere.
option-seed = »{ $seed }« kan ikke bruges som startværdi: vælg et helt tal fra 0 til 9223372036854775807.
option-bad-state = Denne stilling kan ikke forekomme: »{ $field }« passer ikke med resten.
option-no-past = Dette spil er sat sammen af en stilling: ingen har set, hvordan det kom dertil.

## Afslag: et træk

move-unreadable = Jeg forstår ikke »{ $text }«.
move-unknown-card = Der er intet kort, der hedder »{ $card }«.
move-unknown-city = Der er ingen by »{ $name }« på dette bræt.
move-unknown-route = Der er ingen strækning »{ $name }« på dette bræt.
move-unknown-ticket = Der er intet rutekort »{ $name }« på dette bræt.
move-unknown-seat = Der er ingen plads { $seat } ved dette bord med { $seats }.
move-not-allowed = »{ $move }« kan ikke lade sig gøre nu.
move-game-over = Spillet er slut.
move-nothing-to-undo = Der er intet at tage tilbage.
move-already-chosen = Spiller { $seat } har allerede valgt.
move-not-your-turn = Det er spiller { $turn }, der har turen, ikke spiller { $seat }.
move-wrong-phase = Én ting ad gangen: { $asked }.
move-not-offered = { $ticket } er ikke blandt de rutekort, du kan vælge, eller er nævnt to gange.
move-keep-more =
    { $least ->
        [one] Behold mindst ét rutekort.
       *[other] Behold mindst { $least } rutekort.
    }
move-no-tickets = Bunken med rutekort er tom.
move-deck-empty = Bunken er tom.
move-slot-empty = Der ligger ikke noget kort.
move-card-not-open = Blandt de synlige kort er der ikke { $card }.
move-locomotive-second = Et synligt lokomotiv kan ikke være det andet kort.
move-route-taken = { $route } er allerede taget.
move-route-closed = { $route } er lukket i dette spil.
move-parallel-owned = Du har allerede et spor på { $route }, og du må kun have ét.
move-track-unbuilt = { $route } er stadig et bart banelegeme: først skal nogen lægge en skinnebrik.
move-track-built = Der ligger allerede en skinnebrik på { $route }.
move-no-bed = { $route } skal ikke have nogen skinnebrik.
move-no-tile = Der er ingen { $color } skinnebrik af længde { $length } tilbage.
move-no-tile-left = Der er ingen skinnebrik af længde { $length } tilbage.
move-too-few-cars =
    { $route } kræver { $length ->
        [one] én togvogn
       *[other] { $length } togvogne
    }, og du har { $cars ->
        [0] ingen
        [one] én
       *[other] { $cars }
    } tilbage.
move-cards-missing = Du har ikke { $cards } på hånden.
move-bad-cards = Det er ikke kort: { $cards }.
move-wrong-payment = Her kan der ikke betales med { $cards }.
move-cannot-pay = { $route } er ledig, men du kan ikke betale for den endnu.
move-cannot-pay-station = Du kan ikke betale for en togstation endnu.
move-pass-needless = Du må kun melde pas, når du ikke kan gøre andet.
move-no-stations-here = Der er ingen togstationer på dette bræt.
move-no-station-left = Du har bygget alle dine togstationer.
move-station-taken = { $city } har allerede en togstation.
move-station-zone = { $city } ligger i udlandet: dér kan man ikke bygge togstationer.

## Regnskabet

score-routes =
    { $number ->
        [0] Ingen strækninger
        [one] Én strækning
       *[other] { $number } strækninger
    }
score-routes-worth = { $points } for hver: { $routes }
score-no-ticket-routes = stederne er ikke forbundet
score-via = { $places }
score-stations = Togstation i { $city }
score-borrowed = låner { $route }
score-lent-nothing = ikke brugt
score-longest-path =
    { $length ->
        [0] ingen strækninger
        [one] én togvogn: { $places }
       *[other] { $length } togvogne: { $places }
    }
score-longest-path-title = Længste togrute
score-units = { $units }
score-bonus-tickets_made = Globetrotter (flest færdige rutekort)
score-bonus-longest_path = Længste togrute
score-bonus-stations_left = Ubrugte togstationer
score-bonus-bullet_spaces = Højhastighedstog
score-standings = Stilling
score-column-routes = strækninger
score-column-tickets = rutekort
score-column-bonuses = bonus
score-column-total = i alt
score-rule-title = Reglen
score-rule = Reglen: { $of }
score-total = I alt
score-won = { $player } vandt med { $points } point.
score-you-won = Du vandt med { $points } point. Godt spillet!
score-shared = { $players } deler sejren med { $points } point hver.
score-tie-break = Det står lige på point, så det afgøres af { $measure }: { $units }.
score-tie-break-next = Det står stadig lige, så det afgøres af { $measure }: { $units }.
score-tie-level = De står stadig helt lige.
score-units-of = { $player } har { $units }
