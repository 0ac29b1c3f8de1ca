## Refusals: a game that cannot be set up

option-unknown-language = There is no language “{ $language }” yet. There are: { $known }.
opponent-taken = { $file }: there is an opponent called “{ $level }” already.
opponent-none-there = There is no opponent in { $folder }: an opponent is a Python module.
opponent-incomplete = { $file }: “{ $name }” is missing.
option-games = Play at least one game, and not past the largest seed.
option-threads = At least one thread is needed.
option-seat = There is no seat { $number }: choose one from 1 to { $seats }.
option-to = The record has { $moves } moves, so it cannot be told up to move { $to }.

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
play-welcome = { $title } with { $seats } players. You are player { $seat }; the computer plays the others.
play-welcome-help = Type help whenever you like, quit to leave.
play-resumed = Welcome back: { $moves } moves have been played.

## rallar play: the table

table-turn = turn { $number }
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

brief-aim = Score by claiming routes and by linking the two places of each ticket. A ticket you miss costs its points.
brief-turn = Your turn is one of these: draw two train cards, claim one route, or draw tickets.
brief-turn-stations = Your turn is one of these: draw two train cards, claim one route, draw tickets, or build a station.
brief-claim = A route costs one card of its color for each space; for a gray one you choose the color. One car goes on each space.
brief-lengths = Points by length: { $table }.
brief-ferry = A ferry asks for a locomotive for each engine drawn on it.
brief-tunnel = At a tunnel three cards are turned up after you pay: each that matches costs you one card more, or you take your cards back.
brief-stations = A station lends you one route of another player at its city, when tickets are scored.
brief-tiles = After drawing cards you lay a track tile: a bed can be claimed once a tile has given it a color.
brief-crossings = Where routes cross, the first to be built or claimed closes the other.
brief-bullets = A bullet route costs any one color. It gives no points but serves everybody’s tickets and moves you on the bullet track.

## rallar serve

serve-here = The tables are set:
serve-others = Phones and others in the house:
serve-stop = Stop with Ctrl-C. Every game goes on where it was.
serve-stopped = Until next time. Every game is kept.
serve-port-taken = Something else listens on port { $port } already.
serve-address-unusable = { $address }, port { $port }, cannot be listened on: { $reason }.
data-unwritable = Nothing can be written to { $folder }: { $reason }.
data-in-use = Another server keeps its games in { $folder } just now.
data-foreign = { $file } holds something else, not games of this program.
data-other-version = { $file } has version { $found } of the format; this program knows { $known }.

## The command line itself

cli-about = Four railway board games: play them here, simulate them by the thousand.
cli-play = Play a game in the terminal, against the computer.
cli-simulate = Play many random games and sum them up.
cli-replay = Play a recorded game again, check it and tell it.
cli-boards = List the boards, or tell about one.
cli-compile = Compile the kernel now, so that everything is quick later.
cli-option-version = Say which version this is.
cli-option-language = The language: { $known }.
cli-option-board = A board by name; “rallar boards” lists them.
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
cli-argument-board = A board by name.
cli-option-boards = Boards of your own: the folder of one, or a folder with several. Can be given again.
cli-option-opponents = Opponents of your own: a folder of Python modules, one for each. Can be given again.
cli-option-level = How well the others play: the name of an opponent.
cli-interrupted = Stopped.
cli-option-pause = Seconds a computer opponent waits before it moves.
cli-option-no-limits = No limits on how often a client may ask: for measuring only.
cli-serve = Play in the browser, alone or with friends.
cli-option-host = Where to listen: 127.0.0.1 for this device, 0.0.0.0 for everyone in the house.
cli-option-port = The port to listen on.
cli-option-data = The folder in which games are kept.
cli-option-no-browser = Do not open a browser.
