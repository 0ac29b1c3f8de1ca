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

measure-tickets_made = completed tickets
measure-longest_path = the longest path
measure-longest_path_bonus = the longest-path bonus
measure-stations_left = unused stations
measure-bullet_spaces = spaces on the bullet track

## Tickets

prospect-made = completed
prospect-possible = possible
prospect-lost = no longer possible

## What a player is asked

asked-keep-tickets = choose which tickets to keep
asked-take-turn = take a turn
asked-draw-second = draw the second card
asked-pay-surcharge = pay for the tunnel or take the cards back
asked-lay-tile = lay a track tile
asked-over = nothing, the game is over

## What happened: without the player, whose name stands before it

event-swept = Three locomotives were face up, so all five cards were replaced.
event-reshuffled = The discards were shuffled into a new deck.
event-starts = First to play: { $player }.
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
event-laid = put down { $cards } for { $route }
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
        [one] placed a bullet train on { $route } with { $cards } and moved one space
       *[other] placed a bullet train on { $route } with { $cards } and moved { $spaces } spaces
    }
event-passed = passed
event-last-round = { $player } triggered the last round: everyone gets one more turn.
event-over = The game is over.
event-over-all-passed = Everyone passed, so the game is over.

## Refusals: a board

board-unknown = There’s no board called “{ $board }”. There are: { $known }.
opponent-unknown = There’s no opponent “{ $level }”. There are: { $known }.
opponent-not-trained = “{ $level }” hasn’t learned this board with these rules. These have: { $known }.
opponent-taken = { $file }: there’s already an opponent called “{ $level }”.
opponent-none-there = There’s no opponent in { $folder }: an opponent is a Python module.
opponent-incomplete = { $file }: “{ $name }” is missing, or isn’t what it should be.
opponent-unreadable = { $file } can’t be loaded as an opponent: { $error }
opponent-gave-up = Another opponent makes this move, for “{ $level }” couldn’t go on: { $reason }

## Refusals: a game that cannot be set up

option-unknown = There’s no option “{ $name }”.
option-unknown-variant = The board { $board } has no variant “{ $variant }”.
option-bad-value = “{ $value }” is not a valid value for { $name }.
option-seats = This board is for { $fewest } to { $most } players, not { $seats }.
option-start = Player { $start } can’t go first: there are { $seats } players.
option-seed = “{ $seed }” is not a valid seed. Use a whole number from 0 to 9223372036854775807.
option-bad-state = This isn’t a possible state of a game: “{ $field }” doesn’t agree with the rest.
option-no-past = This game was put together from a state: nobody has seen how it came about.

## Refusals: a move

move-unreadable = I don’t understand “{ $text }”.
move-unknown-card = There’s no card called “{ $card }”.
move-unknown-city = There’s no city “{ $name }” on this board.
move-unknown-route = There’s no route “{ $name }” on this board.
move-unknown-ticket = There’s no ticket “{ $name }” on this board.
move-unknown-seat = There’s no seat { $seat } at this table of { $seats }.
move-not-allowed = “{ $move }” isn’t possible right now.
move-game-over = The game is over.
move-nothing-to-undo = There’s nothing to undo.
move-already-chosen = Player { $seat } has already chosen.
move-not-your-turn = It’s player { $turn }’s turn, not player { $seat }’s.
move-wrong-phase = First things first: { $asked }.
move-not-offered = { $ticket } isn’t among the tickets offered, or is named twice.
move-keep-more =
    { $least ->
        [one] Keep at least one ticket.
       *[other] Keep at least { $least } tickets.
    }
move-no-tickets = The ticket deck is empty.
move-deck-empty = The deck is empty.
move-slot-empty = There’s no card in that spot.
move-card-not-open = None of the face-up cards is { $card }.
move-locomotive-second = You can’t take a face-up locomotive as your second card.
move-route-taken = { $route } has already been claimed.
move-route-closed = { $route } is closed for this game.
move-parallel-owned = You already own one of the tracks on { $route }, and you may have only one.
move-track-unbuilt = { $route } is still a bare track bed: someone has to lay a tile first.
move-track-built = There’s already a tile on { $route }.
move-no-bed = { $route } doesn’t need a tile.
move-no-tile = There’s no { $color } tile of length { $length } left.
move-no-tile-left = There’s no tile of length { $length } left.
move-too-few-cars =
    { $length ->
        [one] { $route } needs one car
       *[other] { $route } needs { $length } cars
    }, and you have { $cars ->
        [0] none
        [one] only one
       *[other] only { $cars }
    } left.
move-cards-missing = You don’t have { $cards }.
move-bad-cards = These aren’t cards: { $cards }.
move-wrong-payment = You can’t pay for this with { $cards }.
move-cannot-pay = { $route } is still unclaimed, but you don’t have the cards for it yet.
move-cannot-pay-station = You don’t have the cards for a station yet.
move-pass-needless = You can pass only when you have no other move.
move-no-stations-here = There are no stations on this board.
move-no-station-left = You have built all your stations.
move-station-taken = { $city } already has a station.
move-station-zone = { $city } is abroad: you can’t build a station there.

## The score

score-routes =
    { $number ->
        [0] No routes
        [one] One route
       *[other] { $number } routes
    }
score-routes-worth = { $points } each: { $routes }
score-no-ticket-routes = not connected
score-via = { $places }
score-stations = Station in { $city }
score-borrowed = uses { $route }
score-lent-nothing = not used
score-longest-path =
    { $length ->
        [0] no routes
        [one] one car: { $places }
       *[other] { $length } cars: { $places }
    }
score-longest-path-title = Longest path
score-units = { $units }
score-bonus-tickets_made = Globetrotter (most completed tickets)
score-bonus-longest_path = Longest path
score-bonus-stations_left = Unused stations
score-bonus-bullet_spaces = Bullet track
score-standings = Standings
score-column-routes = routes
score-column-tickets = tickets
score-column-bonuses = bonuses
score-column-total = total
score-rule-title = The rule
score-rule = The rule: { $of }
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
        [one] { $players } share the win with { $points } point each.
       *[other] { $players } share the win with { $points } points each.
    }
score-tie-break = Tied on points. It comes down to { $measure }: { $units }.
score-tie-break-next = Still tied. It comes down to { $measure }: { $units }.
score-tie-level = It’s a perfect tie.
score-units-of = { $player } { $units }
