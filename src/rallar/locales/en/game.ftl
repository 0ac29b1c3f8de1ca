# English. A sentence is short and friendly, as a good host would say it.

## Cards and colors

card-purple = purple
card-blue = blue
card-orange = orange
card-white = white
card-green = green
card-yellow = yellow
card-black = black
card-red = red
card-locomotive = locomotive
color-gray = gray
color-none = no color yet

card-one-purple = a { $symbol } purple card
card-one-blue = a { $symbol } blue card
card-one-orange = an { $symbol } orange card
card-one-white = a { $symbol } white card
card-one-green = a { $symbol } green card
card-one-yellow = a { $symbol } yellow card
card-one-black = a { $symbol } black card
card-one-red = a { $symbol } red card
card-one-locomotive = a { $symbol } locomotive

cards-number = { $number } { $color }
cards-locomotives =
    { $number ->
        [one] { $number } { $symbol } locomotive
       *[other] { $number } { $symbol } locomotives
    }
cards-none = nothing

## Players

player-you = You
player-other = Player { $number }

## The board

kind-rail = rail
kind-ferry = ferry
kind-tunnel = tunnel
kind-trackbed = track bed
kind-bullet = bullet

where-rail = on ordinary routes
where-ferry = on ferries
where-tunnel = in tunnels
where-trackbed = on track beds
where-bullet = on bullet routes

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Measures

measure-tickets_made = tickets made
measure-longest_path = the longest path
measure-longest_path_bonus = the longest-path bonus
measure-stations_left = stations not built
measure-bullet_spaces = spaces on the bullet track

## Tickets

prospect-made = made
prospect-possible = possible
prospect-lost = lost

## What a player is asked

asked-keep-tickets = choose which tickets to keep
asked-take-turn = take a turn
asked-draw-second = draw the second card
asked-pay-surcharge = pay for the tunnel or take the cards back
asked-lay-tile = lay a track tile
asked-over = nothing, the game is over

## What happened: without the player, whose name stands before it

event-swept = Three locomotives lay open, so all five cards were replaced.
event-reshuffled = The discards were shuffled into a new deck.
event-starts = { $player } may begin.
event-offered =
    { $number ->
        [one] drew a ticket
       *[other] drew { $number } tickets
    }
event-kept = kept { $tickets }
event-kept-hidden =
    { $number ->
        [one] kept one ticket
       *[other] kept { $number } tickets
    }
event-rejected =
    { $number ->
        [one] gave one ticket back
       *[other] gave { $number } tickets back
    }
event-drew = drew { $card } from the deck
event-drew-hidden =
    { $number ->
        [one] drew a card from the deck
       *[other] drew { $number } cards from the deck
    }
event-took = took { $card }
event-claimed =
    { $points ->
        [one] claimed { $route } with { $cards } for { $points } point
       *[other] claimed { $route } with { $cards } for { $points } points
    }
event-claimed-dug =
    { $points ->
        [one] claimed { $route } for { $points } point
       *[other] claimed { $route } for { $points } points
    }
event-laid = laid { $cards } at { $route }
event-paid = paid { $cards }
event-turned = the tunnel turned up { $cards }
event-due =
    { $number ->
        [one] one more card to pay
       *[other] { $number } more cards to pay
    }
event-declined = took the cards back from { $route }
event-station = built a station in { $city } with { $cards }
event-built = laid { $color } track on { $route }
event-closed = that closes { $routes }
event-closed-beside = that closes the track beside it
event-bullet =
    { $spaces ->
        [one] set a bullet train on { $route } with { $cards }, one space on
       *[other] set a bullet train on { $route } with { $cards }, { $spaces } spaces on
    }
event-passed = passed
event-last-round = { $player } called the last round: one more turn for everyone.
event-over = The game is over.
event-over-all-passed = Everybody passed, so the game is over.

## Refusals: a board

board-unknown = There is no board called “{ $board }”. There are: { $known }.
opponent-unknown = There is no opponent “{ $level }”. There are: { $known }.

## Refusals: a game that cannot be set up

option-unknown = There is no option “{ $name }”.
option-unknown-variant = The board { $board } has no variant “{ $variant }”.
option-bad-value = “{ $value }” will not do for { $name }.
option-seats = This board is for { $fewest } to { $most } players, not { $seats }.
option-start = Player { $start } cannot begin: there are { $seats } players.
option-seed = “{ $seed }” will not do as a seed: any whole number from 0 to 9223372036854775807 will.
option-bad-state = This state of a game cannot be: “{ $field }” does not agree with the rest.
option-no-past = This game was put together from a state: nobody has seen how it came about.

## Refusals: a move

move-unreadable = I cannot read “{ $text }”.
move-unknown-card = There is no card called “{ $card }”.
move-unknown-city = There is no city “{ $name }” on this board.
move-unknown-route = There is no route “{ $name }” on this board.
move-unknown-ticket = There is no ticket “{ $name }” on this board.
move-unknown-seat = There is no seat { $seat } at this table of { $seats }.
move-not-allowed = “{ $move }” is not possible now.
move-game-over = The game is over.
move-nothing-to-undo = There is nothing to take back.
move-already-chosen = Player { $seat } has chosen already.
move-not-your-turn = It is the turn of player { $turn }, not of player { $seat }.
move-wrong-phase = First things first: { $asked }.
move-not-offered = { $ticket } is not among the tickets offered, or is named twice.
move-keep-more =
    { $least ->
        [one] Keep at least one ticket.
       *[other] Keep at least { $least } tickets.
    }
move-no-tickets = The ticket deck is empty.
move-deck-empty = The deck is empty.
move-slot-empty = No card lies there.
move-card-not-open = None of the face-up cards is { $card }.
move-locomotive-second = An open locomotive cannot be the second card.
move-route-taken = { $route } is taken.
move-route-closed = { $route } is closed for this game.
move-parallel-owned = You own a track of { $route } already, and one is all you may have.
move-track-unbuilt = { $route } is still a bare track bed: someone has to lay a tile first.
move-track-built = A tile lies on { $route } already.
move-no-bed = { $route } needs no tile.
move-no-tile = No { $color } tile of length { $length } is left.
move-no-tile-left = No tile of length { $length } is left.
move-too-few-cars =
    { $cars ->
        [one] { $route } takes { $length } cars, and you have one left.
       *[other] { $route } takes { $length } cars, and you have { $cars } left.
    }
move-cards-missing = You do not hold { $cards }.
move-bad-cards = These are not cards: { $cards }.
move-wrong-payment = { $cards } is not a way to pay for this.
move-cannot-pay = { $route } is free, but you cannot pay for it yet.
move-cannot-pay-station = You cannot pay for a station yet.
move-pass-needless = You may pass only when you can do nothing else.
move-no-stations-here = There are no stations on this board.
move-no-station-left = You have built all your stations.
move-station-taken = { $city } has a station already.
move-station-zone = { $city } is abroad: no station can stand there.

## The score

score-routes =
    { $number ->
        [0] No routes
        [one] One route
       *[other] { $number } routes
    }
score-routes-worth = { $points } each: { $routes }
score-no-ticket-routes = the places are not linked
score-via = via { $places }
score-stations = Station in { $city }
score-borrowed = lends { $route }
score-lent-nothing = lends nothing
score-longest-path =
    { $length ->
        [0] no routes
        [one] one car: { $places }
       *[other] { $length } cars: { $places }
    }
score-longest-path-title = Longest path
score-units = { $units }
score-bonus-tickets_made = Most tickets made
score-bonus-longest_path = Longest path
score-bonus-stations_left = Stations not built
score-bonus-bullet_spaces = Bullet track
score-standings = Standings
score-column-routes = routes
score-column-tickets = tickets
score-column-bonuses = bonuses
score-column-total = total
score-total = Total
score-won =
    { $points ->
        [one] { $player } won with { $points } point.
       *[other] { $player } won with { $points } points.
    }
score-you-won =
    { $points ->
        [one] You won with { $points } point. Well played!
       *[other] You won with { $points } points. Well played!
    }
score-shared =
    { $points ->
        [one] { $players } share the win with { $points } point.
       *[other] { $players } share the win with { $points } points.
    }
score-tie-break = Level on points. It comes down to { $measure }: { $units }.
score-tie-break-next = Still level. It comes down to { $measure }: { $units }.
score-tie-level = Nothing parts them.
score-units-of = { $player } { $units }
