# Svenska. En mening är kort och vänlig, så som en god värd skulle säga den.

## Kort och färger

card-purple = lila
card-blue = blå
card-orange = orange
card-white = vit
card-green = grön
card-yellow = gul
card-black = svart
card-red = röd
card-locomotive = lokomotiv
color-gray = grå
color-none = ingen färg än

card-one-purple = ett { $symbol } lila kort
card-one-blue = ett { $symbol } blått kort
card-one-orange = ett { $symbol } orange kort
card-one-white = ett { $symbol } vitt kort
card-one-green = ett { $symbol } grönt kort
card-one-yellow = ett { $symbol } gult kort
card-one-black = ett { $symbol } svart kort
card-one-red = ett { $symbol } rött kort
card-one-locomotive = ett { $symbol } lokomotiv

cards-number = { $number }× { $color }
cards-locomotives = { $number }× { $symbol } lokomotiv
cards-none = ingenting

## Spelare

player-you = Du
player-other = Spelare { $number }

## Spelplanen

kind-rail = järnväg
kind-ferry = färja
kind-tunnel = tunnel
kind-trackbed = banvall
kind-bullet = snabbtåg

where-rail = på vanliga sträckor
where-ferry = på färjor
where-tunnel = i tunnlar
where-trackbed = på banvallar
where-bullet = på snabbtågssträckor

points = { $points } poäng

## Mått

measure-tickets_made = klarade biljettkort
measure-longest_path = längsta sammanhängande sträcka
measure-longest_path_bonus = bonusen för längsta sammanhängande sträcka
measure-stations_left = obyggda stationer
measure-bullet_spaces = steg på snabbtågsbanan

## Biljettkort

prospect-made = klarat
prospect-possible = möjligt
prospect-lost = förlorat

## Vad en spelare ombeds göra

asked-keep-tickets = välj vilka biljettkort du behåller
asked-take-turn = spela din tur
asked-draw-second = dra det andra kortet
asked-pay-surcharge = betala för tunneln eller ta tillbaka korten
asked-lay-tile = lägg en spårbricka
asked-over = ingenting, spelet är slut

## Vad som hände: utan spelaren, vars namn står före

event-swept = Tre lokomotiv låg uppvända, så alla fem korten byttes ut.
event-reshuffled = Kasthögen blandades till en ny draghög.
event-starts = { $player } börjar.
event-offered =
    { $number ->
        [one] drog ett biljettkort
       *[other] drog { $number } biljettkort
    }
event-kept = behöll { $tickets }
event-kept-hidden =
    { $number ->
        [one] behöll ett biljettkort
       *[other] behöll { $number } biljettkort
    }
event-rejected =
    { $number ->
        [one] lämnade tillbaka ett biljettkort
       *[other] lämnade tillbaka { $number } biljettkort
    }
event-drew = drog { $card } från högen
event-drew-hidden =
    { $number ->
        [one] drog ett kort från högen
       *[other] drog { $number } kort från högen
    }
event-took = tog { $card }
event-claimed = mutade in { $route } med { $cards } och fick { $points } poäng
event-claimed-dug = mutade in { $route } och fick { $points } poäng
event-laid = lade ner { $cards } vid { $route }
event-paid = betalade { $cards }
event-turned = tunneln visade { $cards }
event-due =
    { $number ->
        [one] måste betala ett kort till
       *[other] måste betala { $number } kort till
    }
event-declined = tog tillbaka korten från { $route }
event-station = byggde en station i { $city } med { $cards }
event-built = lade en { $color } bricka på { $route }
event-closed = det stänger { $routes }
event-closed-beside = det stänger spåret bredvid
event-bullet =
    { $spaces ->
        [one] satte ett snabbtåg på { $route } med { $cards }, ett steg fram
       *[other] satte ett snabbtåg på { $route } med { $cards }, { $spaces } steg fram
    }
event-passed = passade
event-last-round = { $player } inledde sista rundan: en tur till för alla.
event-over = Spelet är slut.
event-over-all-passed = Alla passade, så spelet är slut.

## Avslag: en spelplan

board-unknown = Det finns ingen spelplan som heter ”{ $board }”. Det finns: { $known }.
opponent-unknown = Det finns ingen motståndare som heter ”{ $level }”. Det finns: { $known }.
opponent-not-trained = ”{ $level }” har inte lärt sig det här brädet med de här reglerna. Det har: { $known }.
opponent-taken = { $file }: det finns redan en motståndare som heter ”{ $level }”.
opponent-none-there = Det finns ingen motståndare i { $folder }: en motståndare är en Pythonmodul.
opponent-incomplete = { $file }: ”{ $name }” saknas eller är inte vad det ska vara.
opponent-unreadable = { $file } går inte att läsa in som motståndare: { $error }
opponent-gave-up = En annan motståndare gör det här draget, för ”{ $level }” kunde inte fortsätta: { $reason }

## Avslag: ett spel som inte kan ställas upp

option-unknown = Det finns inget alternativ ”{ $name }”.
option-unknown-variant = Spelplanen { $board } har ingen variant ”{ $variant }”.
option-bad-value = ”{ $value }” går inte att använda som { $name }.
option-seats = Den här spelplanen är för { $fewest }–{ $most } spelare, inte { $seats }.
option-start = Spelare { $start } kan inte börja: det är { $seats } som spelar.
option-seed = ”{ $seed }” går inte att använda som slumpfrö: ta ett heltal från 0 till 9223372036854775807.
option-bad-state = Det här läget kan inte uppstå: ”{ $field }” stämmer inte med resten.
option-no-past = Det här spelet har satts samman av ett läge: ingen har sett hur det kom dit.

## Avslag: ett drag

move-unreadable = Jag förstår inte ”{ $text }”.
move-unknown-card = Det finns inget kort som heter ”{ $card }”.
move-unknown-city = Det finns ingen stad ”{ $name }” på den här spelplanen.
move-unknown-route = Det finns ingen sträcka ”{ $name }” på den här spelplanen.
move-unknown-ticket = Det finns inget biljettkort ”{ $name }” till den här spelplanen.
move-unknown-seat = Plats { $seat } finns inte vid det här bordet för { $seats }.
move-not-allowed = ”{ $move }” går inte just nu.
move-game-over = Spelet är slut.
move-nothing-to-undo = Det finns inget att ta tillbaka.
move-already-chosen = Spelare { $seat } har redan valt.
move-not-your-turn = Spelare { $turn } är på tur, inte spelare { $seat }.
move-wrong-phase = Först det här: { $asked }.
move-not-offered = { $ticket } är inte bland biljettkorten att välja på, eller nämns två gånger.
move-keep-more =
    { $least ->
        [one] Behåll minst ett biljettkort.
       *[other] Behåll minst { $least } biljettkort.
    }
move-no-tickets = Biljettkorten är slut.
move-deck-empty = Draghögen är slut.
move-slot-empty = Där ligger inget kort.
move-card-not-open = Bland de uppvända korten finns inte { $card }.
move-locomotive-second = Ett uppvänt lokomotiv kan inte vara det andra kortet.
move-route-taken = { $route } är redan tagen.
move-route-closed = { $route } är stängd resten av spelet.
move-parallel-owned = Du har redan ett spår på { $route }, och du får bara ha ett.
move-track-unbuilt = { $route } är än så länge bara en banvall: först måste någon lägga en bricka.
move-track-built = Det ligger redan en bricka på { $route }.
move-no-bed = { $route } behöver ingen bricka.
move-no-tile = Det finns ingen { $color } bricka med längden { $length } kvar.
move-no-tile-left = Det finns ingen bricka med längden { $length } kvar.
move-too-few-cars =
    { $route } kräver { $length ->
        [one] en vagn
       *[other] { $length } vagnar
    }, och du har { $cars ->
        [0] ingen
        [one] en
       *[other] { $cars }
    } kvar.
move-cards-missing = Du har inte { $cards } på hand.
move-bad-cards = Det där är inte kort: { $cards }.
move-wrong-payment = Här går det inte att betala med { $cards }.
move-cannot-pay = { $route } är ledig, men du har inte råd med den än.
move-cannot-pay-station = Du har inte råd med en station än.
move-pass-needless = Du får bara passa när du inte kan göra något annat.
move-no-stations-here = Det finns inga stationer på den här spelplanen.
move-no-station-left = Du har byggt alla dina stationer.
move-station-taken = { $city } har redan en station.
move-station-zone = { $city } ligger utomlands: där går det inte att bygga någon station.

## Poängräkningen

score-routes =
    { $number ->
        [0] Inga sträckor
        [one] En sträcka
       *[other] { $number } sträckor
    }
score-routes-worth = { $points } var: { $routes }
score-no-ticket-routes = platserna är inte förbundna
score-via = { $places }
score-stations = Station i { $city }
score-borrowed = lånar { $route }
score-lent-nothing = inte använd
score-longest-path =
    { $length ->
        [0] inga sträckor
        [one] en vagn: { $places }
       *[other] { $length } vagnar: { $places }
    }
score-longest-path-title = Längsta sammanhängande sträcka
score-units = { $units }
score-bonus-tickets_made = Globetrotter (flest klarade biljettkort)
score-bonus-longest_path = Längsta sammanhängande sträcka
score-bonus-stations_left = Obyggda stationer
score-bonus-bullet_spaces = Snabbtågsbanan
score-standings = Ställning
score-column-routes = sträckor
score-column-tickets = biljetter
score-column-bonuses = bonus
score-column-total = summa
score-rule-title = Regeln
score-rule = Regeln: { $of }
score-total = Summa
score-won = { $player } vann med { $points } poäng.
score-you-won = Du vann med { $points } poäng. Bra spelat!
score-shared = { $players } delar segern med { $points } poäng var.
score-tie-break = Lika i poäng, så { $measure } avgör: { $units }.
score-tie-break-next = Fortfarande lika, så { $measure } avgör: { $units }.
score-tie-level = Inget skiljer dem åt.
score-units-of = { $player } { $units }
