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

cards-number = { $number } { $card }
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

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Measures

measure-tickets_made = tickets made
measure-longest_path = longest path
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

event-dealt = was dealt { $card }
event-opened = { $card } was turned up
event-swept = Three locomotives lay open, so all five cards were replaced.
event-reshuffled = The discards were shuffled into a new deck.
event-starts = { $player } goes first.
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
event-turn = It is the turn of { $player }.
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
event-built = laid a { $color } tile on { $route }
event-closed = that closes { $routes }
event-closed-beside = that closes the track beside it
event-returned = the { $color } tile went back
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
board-unreadable = { $file } cannot be read: { $reason }.
board-not-json =
    { $line ->
        [0] { $file } is not a JSON text.
       *[other] { $file } is not JSON: look at line { $line }.
    }
board-repeated-key = { $file }, { $entry }: “{ $name }” is stated twice.
board-unknown-key = { $file }, { $entry }: nothing here is called “{ $name }”.
board-missing-key = { $file }, { $entry }: “{ $name }” is missing.
board-wrong-type = { $file }, { $entry }: this should be of the type { $expected }.
board-wrong-length = { $file }, { $entry }: this should have { $expected } items and has { $found }.
board-bad-value = { $file }, { $entry }: “{ $value }” is not allowed here. Allowed: { $allowed }.
board-bad-color = { $file }, { $entry }: a { $kind } route cannot have the color { $color }.
board-bad-measure = { $file }, { $entry }: “{ $name }” cannot be measured under these rules.
board-duplicate = { $file }, { $entry }: this is here more than once.
board-empty = { $file }, { $entry }: this is empty.
board-too-many = { $file }, { $entry }: there are { $found }, and { $most } is the most.
board-wrong-count = { $file }, { $entry }: the file says { $stated }, but there are { $found }.
board-unknown-city = { $file }, { $entry }: there is no city “{ $name }”.
board-unknown-place = { $file }, { $entry }: there is no city or zone “{ $name }”.
board-unknown-route = { $file }, { $entry }: there is no route “{ $name }”.
board-unknown-zone = { $file }, { $entry }: there is no zone “{ $name }”.
board-same-ends = { $file }, { $entry }: it begins and ends in “{ $name }”.
board-zone-empty = { $file }, { $entry }: no city is an end of this zone.
board-zone-end-shared = { $file }, { $entry }: one end of the zone “{ $name }” cannot join two cities.
board-group-missing = { $file }, { $entry }: another track runs beside it, so it needs a group.
board-group-single = { $file }, { $entry }: it is alone in the group “{ $name }”.
board-group-uneven = { $file }, { $entry }: the group “{ $name }” is not all the tracks of one length between two cities.
board-crossing-itself = { $file }, { $entry }: a route cannot cross itself.
board-crossing-one-sided = { $file }, { $entry }: it crosses “{ $name }”, which does not say so.
board-missing-mechanic = { $file }, { $entry }: there are { $kind } routes, so the rules need “{ $name }”.
board-unused-mechanic = { $file }, { $entry }: “{ $name }” is for { $kind } routes, and there are none.
board-no-tile = { $file }, { $entry }: no tile of length { $length } is there for “{ $name }”.
board-too-few-tickets = { $file }, { $entry }: { $needed } tickets ({ $name }) are needed, and there are { $found }.
board-long-tickets-undealt =
    { $found ->
        [one] { $file }, { $entry }: there is a long ticket, but none is dealt.
       *[other] { $file }, { $entry }: there are { $found } long tickets, but none is dealt.
    }

## Refusals: a game that cannot be set up

option-unknown = There is no option “{ $name }”.
option-unknown-variant = The board { $board } has no variant “{ $variant }”.
option-unknown-language = There is no language “{ $language }” yet. There are: { $known }.
option-bad-value = “{ $value }” will not do for { $name }.
option-seats = This board is for { $fewest } to { $most } players, not { $seats }.
option-start = Player { $start } cannot begin: there are { $seats } players.
option-seed = “{ $seed }” will not do as a seed: any whole number from 0 to 9223372036854775807 will.
option-games = Play at least one game, and not past the largest seed.
option-threads = At least one thread is needed.
option-seat = There is no seat { $number }: choose one from 1 to { $seats }.
option-to = The record has { $moves } moves, so it cannot be told up to move { $to }.

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
move-card-not-open = No { $card } card lies open.
move-locomotive-second = An open locomotive cannot be the second card.
move-route-taken = { $route } is taken.
move-route-closed = { $route } is closed for this game.
move-parallel-owned = You own a track of { $route } already, and one is all you may have.
move-track-unbuilt = { $route } is still a bare track bed: someone has to lay a tile first.
move-track-built = A tile lies on { $route } already.
move-no-bed = { $route } needs no tile.
move-no-tile = No { $color } tile of length { $length } is left.
move-too-few-cars =
    { $cars ->
        [one] { $route } takes { $length } cars, and you have one left.
       *[other] { $route } takes { $length } cars, and you have { $cars } left.
    }
move-cards-missing = You do not hold { $cards }.
move-bad-cards = These are not cards: { $cards }.
move-wrong-payment = { $cards } is not a way to pay for this.
move-pass-needless = You may pass only when you can do nothing else.
move-no-stations-here = There are no stations on this board.
move-no-station-left = You have built all your stations.
move-station-taken = { $city } has a station already.
move-station-zone = { $city } is abroad: no station can stand there.

## Refusals: a record

record-unreadable = { $file } cannot be read: { $reason }.
record-not-text = { $file } is not a text file.
record-empty = The record is empty.
record-not-json = Line { $line } of the record is not a JSON object.
record-not-a-record = This is not a record of a game.
record-other-version = The record has { $name } { $found }; this program reads { $known }.
record-bad-field = Line { $line } of the record: “{ $name }” is missing or makes no sense.
record-bad-setup = The record cannot be set up. { $reason }
record-other-board = The record is of “{ $board }”, not of “{ $found }”.
record-illegal-move = Line { $line } of the record, “{ $move }”, cannot be played. { $reason }
record-differs = Line { $line } of the record is not what happens when the game is played again.

## Rule values

rule-players = players
rule-cars = cars each
rule-card_deal = cards dealt
rule-ticket_deal = tickets dealt
rule-ticket_draw = drawing tickets
rule-open_locomotive = an open locomotive
rule-sweep = three open locomotives
rule-jokers = locomotives as jokers
rule-parallel_from = parallel tracks
rule-ferry_substitute = instead of a locomotive
rule-stations = stations
rule-tiles = track tiles
rule-bullets = bullet trains
rule-last_round_cars = last round
rule-bonuses = bonuses
rule-tie_breaks = ties

value-none = none
value-players = { $fewest } to { $most }
value-number = { $number }
value-offer = { $regular }; keep { $keep } or more, { $rejects }
value-offer-long = { $regular } and { $long } long; keep { $keep } or more, { $rejects }
value-rejects-out = the rest leave the game
value-rejects-under = the rest go under the deck
value-rejects-shuffled_under = the rest are shuffled under the deck
value-open_locomotive-both_draws = is worth both draws
value-open_locomotive-one_draw = is one draw of the two
value-sweep-yes = all five open cards are replaced
value-sweep-no = stay as they are
value-jokers-everywhere = everywhere
value-jokers-tunnels_and_ferries = in tunnels and on ferries only
value-parallel_from = all open with { $players } players or more
value-ferry_substitute = { $number } cards of any kind, on a ferry
value-stations = { $number } each, for { $costs } cards
value-tiles = { $copies } of each color in lengths { $lengths }
value-bullets = { $trains } for all; the last round waits until { $left } or fewer are left
value-last_round_cars = when someone has { $cars } cars or fewer
value-bonus-most_of = { $points } for most { $measure }
value-bonus-longest_path = { $points } for the longest path
value-bonus-per_unit = { $points } for each of the { $measure }
value-bonus-rank_table = by rank in { $measure }: { $first } for the first of { $players }, { $none } for none
value-ties = { $measures }; then the win is shared

## rallar boards

boards-board = board
boards-name = title
boards-players = players
boards-cities = cities
boards-routes = routes
boards-tickets = tickets
boards-more = Type “rallar boards nordic” to read about one of them, “rallar play” to play.
board-heading = { $title }: { $fewest } to { $most } players
board-figures =
    { $cities } cities, { $routes } routes with { $spaces } spaces, { $tickets } tickets
board-length = length
board-total = all
board-tickets-line = Tickets are worth { $least } to { $most } points, { $mean } on average.
board-long-tickets =
    { $number ->
        [one] One of them is a long ticket, of { $least } to { $most } points.
       *[other] { $number } of them are long tickets, of { $least } to { $most } points.
    }
board-parallel =
    { $groups ->
        [one] Parallel tracks run in one place.
       *[other] Parallel tracks run in { $groups } places.
    }
board-crossings =
    { $number ->
        [one] Two routes cross.
       *[other] Routes cross in { $number } places.
    }
board-zones = Zones: { $zones }.
board-substitutes = { $route } takes { $number } cards of any kind for one of its cards.
board-symbols =
    { $number ->
        [one] The ferries ask for one locomotive in all.
       *[other] The ferries ask for { $number } locomotives in all.
    }
board-differences = What is special about its rules
board-no-differences = Its rules are the usual ones.
board-rule = rule
board-here = here
board-usual = usually
board-variant = Variant “{ $name }”

## rallar compile

compile-doing = Compiling the kernel
compile-done =
    { $seconds ->
        [one] The kernel is compiled. It took { $seconds } second.
       *[other] The kernel is compiled. It took { $seconds } seconds.
    }
compile-ready = The kernel was compiled already: it is ready.
compile-note = The kernel is compiled once, which takes a little while.

## rallar simulate

simulate-doing = Playing
simulate-heading = { $title }: { $games } random games of { $players } players
simulate-seat = seat
simulate-mean = points
simulate-deviation = σ
simulate-wins = wins
simulate-position = wins going
simulate-position-number =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
simulate-length = A game takes { $turns } turns (σ { $turns_deviation }) and { $decisions } decisions (σ { $decisions_deviation }).
simulate-speed = { $games } games in { $seconds } s, { $rate } games a second on { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }.
simulate-seed = Seeds { $first } to { $last }.

## rallar replay

replay-heading = { $title }, { $seats } players, seed { $seed }
replay-checked =
    { $moves ->
        [one] One move replayed; every answer of chance is as recorded.
       *[other] { $moves } moves replayed; every answer of chance is as recorded.
    }
replay-unfinished = The game was not finished.
replay-stopped = Told up to move { $to } of { $moves }.

## rallar play: the set-up

play-which-board = Which board would you like to play?
play-board-line = { $title }, { $fewest } to { $most } players
play-board-prompt = Number or name
option-board = Please say which board: --board { $known }.
play-welcome = { $title } with { $seats } players. You are player { $seat }; the others move at random.
play-welcome-help = Type help whenever you like, quit to leave.
play-resumed = Welcome back: { $moves } moves have been played.

## rallar play: the table

table-turn = turn { $turn }
table-opening = the opening tickets
table-last-round =
    { $turns ->
        [one] last round, one turn to go
       *[other] last round, { $turns } turns to go
    }
table-player = player
table-points = points
table-cars = cars
table-cards = cards
table-tickets = tickets
table-stations = stations
table-bullets = bullet track
table-open = Open
table-hand = Hand
table-my-tickets = Tickets
table-decks-cards = deck { $deck }, discards { $discards }
table-decks-tickets =
    { $tickets ->
        [one] { $tickets } ticket to draw
       *[other] { $tickets } tickets to draw
    }
table-supply-bullets =
    { $number ->
        [0] no bullet train left
        [one] one bullet train left
       *[other] { $number } bullet trains left
    }
table-empty-slot = empty
table-no-cards = no cards
table-tunnel = The tunnel { $route }: you laid { $cards }, and { $turned } turned up.
table-tiles = Tiles
table-tile-line = length { $length }

ask-keep-tickets =
    { $least ->
        [one] Keep at least one ticket: type the numbers, like { $example }.
       *[other] Keep at least { $least } tickets: type the numbers, like { $example }.
    }
ask-take-turn = Your turn: 1–5 card · d deck · t tickets · c { $example } · routes · help
ask-take-turn-stations = Your turn: 1–5 card · d deck · t tickets · c { $example } · s { $place } · routes · help
ask-take-turn-stuck = There is nothing you can do this turn: type pass.
ask-draw-second = Your second card: a card number, or d for the deck.
ask-pay-surcharge =
    { $due ->
        [one] The tunnel costs one more card: choose a number.
       *[other] The tunnel costs { $due } more cards: choose a number.
    }
ask-lay-tile = Now lay a track tile: tile { $example }. Type beds to see the open beds, or beds { $place }.
ask-pick = Choose a number, or say something else.
ask-save = File to save the game in (Enter: do not save)

reply-help = Type help to see what you can say.
reply-ambiguous = That could be several: { $choices }.
reply-no-place = No city here is called “{ $name }”.
reply-no-route = No route joins “{ $name }”.
reply-which-route = Which route? For example: c { $example }
reply-which-city = Which city? For example: s { $example }
reply-which-file = Save it where? For example: save game.jsonl
reply-which-move = Why what? For example: why c { $example }
reply-which-number = There is no number { $number } to choose.
reply-nothing-claimable = You cannot claim any route right now.
reply-cannot-pay = { $route } is free, but you cannot pay for it yet: { $cost }.
reply-cannot-pay-station = You cannot pay for a station yet.
reply-allowed = That is allowed: go ahead.
reply-more-payments =
    { $number ->
        [one] There is one more way to pay, if you type it out: { $example }
       *[other] There are { $number } more ways to pay, if you type them out: { $example }
    }
reply-many-payments = There are many more ways to pay, if you type them out: { $example }
reply-undone = Taken back.
reply-no-undo = It is too late to take that back: something hidden has been seen since.
reply-saved = Saved. “rallar replay { $file }” tells the game again.
reply-not-saved = { $file } cannot be written: { $reason }.
reply-no-beds = No bed there can be built on.
reply-no-owned = Nobody has a route yet.
reply-decline = Take the cards back

leave-goodbye = Until next time.
leave-again = The same deal again: { $command }

list-routes = Routes you can pay for now
list-stations = Where to build, and how to pay
list-beds = Open track beds
list-shared = Bullet trains
list-column-route = route
list-column-track = track
list-column-kind = kind
list-column-pay = for instance with
list-stations-built = stations: { $cities }
list-tiles-laid = Built, for anyone to claim

help-title = What you can say
help-number = pick from the numbered list; open cards are numbered from the left
help-draw = draw from the deck, or take an open card
help-tickets = draw tickets
help-keep = keep these of the tickets offered
help-claim = claim a route; part of a name is enough
help-station = build a station
help-tile = lay a track tile
help-beds = list the open track beds, all or at a city
help-decline = take your cards back from a tunnel
help-pass = pass, when nothing else is possible
help-routes = list the routes you can pay for, all or at a city
help-map = list who owns what
help-status = show the table again (Enter does too)
help-why = ask why something is not possible
help-undo = take your move back, if nothing hidden was seen since
help-log = tell what happened
help-rules = the rules in short
help-save = save the game
help-quit = leave
help-notation = The notation of records works too: { $example }

rules-aim = Score by claiming routes and by linking the two places of each ticket. A ticket you miss costs its points.
rules-turn = Your turn is one of these: draw two train cards, claim one route, or draw tickets.
rules-turn-stations = Your turn is one of these: draw two train cards, claim one route, draw tickets, or build a station.
rules-claim = A route costs one card of its color for each space; for a gray one you choose the color. One car goes on each space.
rules-lengths = Points by length: { $table }.
rules-ferry = A ferry asks for a locomotive for each engine drawn on it.
rules-tunnel = At a tunnel three cards are turned up after you pay: each that matches costs you one card more, or you take your cards back.
rules-stations = A station lends you one route of another player at its city, when tickets are scored.
rules-tiles = After drawing cards you lay a track tile: a bed can be claimed once a tile has given it a color.
rules-crossings = Where routes cross, the first to be built or claimed closes the other.
rules-bullets = A bullet route costs any one color. It gives no points but serves everybody’s tickets and moves you on the bullet track.

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
score-tie-break = Level on points, so { $measure } decides: { $units }.
score-tie-break-next = Still level, so { $measure } decides: { $units }.
score-tie-level = Nothing parts them.
score-units-of = { $player } { $units }

## The command line itself

cli-about = Four railway board games: play them here, simulate them by the thousand.
cli-play = Play a game in the terminal, against players who move at random.
cli-simulate = Play many random games and sum them up.
cli-replay = Play a recorded game again, check it and tell it.
cli-boards = List the boards, or tell about one.
cli-compile = Compile the kernel now, so that everything is quick later.
cli-option-version = Say which version this is.
cli-option-language = The language: { $known }.
cli-option-board = A board by name ({ $known }), or a board file of your own.
cli-option-seats = How many play.
cli-option-seat = Which of them you are, from 1.
cli-option-seed = The seed of the deal; the same seed deals the same game.
cli-option-variant = A variant of the rules, as “rallar boards” names them.
cli-option-resume = Go on with a saved game.
cli-option-players = How many play in each game.
cli-option-games = How many games.
cli-option-first-seed = The seed of the first game; each game takes the next.
cli-option-json = Print one JSON object and nothing else.
cli-option-threads = How many threads; all there are, unless you say.
cli-option-file = The record.
cli-option-to = Stop after so many moves.
cli-option-view = Tell it as this seat saw it, from 1. Without it everything is told.
cli-option-replay-board = The board file, for a board of your own.
cli-argument-board = A board by name, or a board file of your own.
cli-interrupted = Stopped.
