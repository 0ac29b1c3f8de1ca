## Refusals: a game that cannot be set up

option-unknown-language = There’s no language “{ $language }” yet. There are: { $known }.
option-games = Play at least one game; the last seed can’t be above 9223372036854775807.
option-threads = Choose from 1 to { $most } threads.
option-seat = There’s no seat { $number }: choose one from 1 to { $seats }.
option-to =
    { $moves ->
        [one] The record has only one move, so it can’t be shown up to move { $to }.
       *[other] The record has only { $moves } moves, so it can’t be shown up to move { $to }.
    }

## rallar boards

boards-board = board
boards-name = title
boards-players = players
boards-cities = cities
boards-routes = routes
boards-tickets = tickets
boards-more = Type “rallar boards nordic” to read about one of them, “rallar play” to play.
opponents-more = “rallar play --level NAME” plays against one of them.
opponents-left-out = Left out: { $reason }
board-heading = { $title }: { $fewest } to { $most } players
board-figures =
    { $cities } cities, { $routes } routes with { $spaces } spaces, { $tickets } tickets
board-length = length
board-total = total
board-tickets-line = Tickets are worth { $least } to { $most } points, { $mean } on average.
board-long-tickets =
    { $number ->
        [one] One of them is a long ticket, of { $least } to { $most } points.
       *[other] { $number } of them are long tickets, of { $least } to { $most } points.
    }
board-parallel = Double routes: { $groups }.
board-crossings =
    { $number ->
        [one] Two routes cross.
       *[other] Routes cross in { $number } places.
    }
board-zones = Zones: { $zones }.
board-substitutes = On { $route }, any { $number } cards count as one.
board-symbols =
    { $number ->
        [one] The ferries need one locomotive in all.
       *[other] The ferries need { $number } locomotives in all.
    }
board-differences = What’s special about its rules
board-no-differences = Its rules are the usual ones.
board-rule = rule
board-here = here
board-usual = usually
board-variant = Variant “{ $name }”

## rallar compile

compile-doing = Compiling the game engine
compile-done =
    { $seconds ->
        [one] The game engine is compiled. It took { $seconds } second.
       *[other] The game engine is compiled. It took { $seconds } seconds.
    }
compile-ready = The game engine is already compiled.
compile-note = Compiling the game engine. This takes a little while and happens only once.

## rallar simulate

simulate-doing = Playing
simulate-heading =
    { $games ->
        [one] { $title }: one random game of { $players } players
       *[other] { $title }: { $games } random games of { $players } players
    }
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
        [one] One move replayed; every shuffle and draw matches the record.
       *[other] { $moves } moves replayed; every shuffle and draw matches the record.
    }
replay-unfinished = The game wasn’t finished.
replay-stopped = Shown up to move { $to } of { $moves }.

## rallar play: the set-up

play-which-board = Which board would you like to play?
play-board-line = { $title }, { $fewest } to { $most } players
play-board-prompt = Number or name
option-board = Please say which board: --board { $known }.
play-welcome = { $title } with { $seats } players. You’re player { $seat }; the computer plays the others.
play-welcome-help = Type help anytime, or quit to leave.
play-resumed =
    { $moves ->
        [one] Welcome back! One move has been played so far.
       *[other] Welcome back! { $moves } moves have been played so far.
    }

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
table-open = Face up
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
table-tunnel = The tunnel { $route }: you laid { $cards }; turned over: { $turned }.
table-tiles = Tiles
table-tile-line = length { $length }

ask-keep-tickets =
    { $least ->
        [one] Keep at least one ticket: type the numbers, like { $example }.
       *[other] Keep at least { $least } tickets: type the numbers, like { $example }.
    }
ask-take-turn = Your turn: 1–5 card · d deck · t tickets · c { $example } · routes · help
ask-take-turn-stations = Your turn: 1–5 card · d deck · t tickets · c { $example } · s { $place } · routes · help
ask-take-turn-stuck = There’s nothing you can do this turn: type pass.
ask-draw-second = Your second card: a card number, or d for the deck.
ask-pay-surcharge =
    { $due ->
        [one] The tunnel costs one more card: choose a number.
       *[other] The tunnel costs { $due } more cards: choose a number.
    }
ask-lay-tile = Now lay a track tile: tile { $example }. Type beds (or beds { $place }) to see where you can.
ask-pick = Choose a number, or type another command.
ask-save = File to save the game in (Enter: don’t save)

reply-help = Type help for a list of commands.
reply-ambiguous = That could be more than one: { $choices }.
reply-no-place = No city here is called “{ $name }”.
reply-no-route = No route joins “{ $name }”.
reply-which-route = Which route? For example: c { $example }
reply-which-city = Which city? For example: s { $example }
reply-which-file = Save it where? For example: save game.jsonl
reply-which-move = Which move? For example: why c { $example }
reply-which-number = There’s no number { $number } to choose.
reply-nothing-claimable = You can’t claim any route right now.
reply-cannot-pay = { $route } is still unclaimed, but you don’t have the cards for it yet: { $cost }.
reply-allowed = That’s allowed: go ahead.
reply-more-payments =
    { $number ->
        [one] There’s one more way to pay, if you type it out: { $example }
       *[other] There are { $number } more ways to pay, if you type them out: { $example }
    }
reply-many-payments = There are many more ways to pay, if you type them out: { $example }
reply-undone = Taken back.
reply-no-undo = Too late to undo: something hidden has been revealed since.
reply-hint = Type do to play it, or anything else.
reply-no-hint = Ask for a hint first.
reply-saved = Saved. To watch it again: rallar replay { $file }
reply-not-saved = Can’t write { $file }: { $reason }.
reply-no-beds = No track bed there can take a tile.
reply-no-owned = Nobody has a route yet.
reply-decline = Take the cards back

leave-goodbye = See you next time!
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
list-tiles-laid = Track laid, for anyone to claim

help-title = Commands
help-number = pick from the numbered list; face-up cards are numbered from the left
help-draw = draw from the deck, or take a face-up card
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
help-why = ask why something isn’t possible
help-hint = ask for a hint: what a strong player would do, and why
help-do = do what the hint says
help-undo = undo your move, if nothing hidden has been revealed since
help-log = show what has happened
help-rules = the rules in short
help-save = save the game
help-quit = leave
help-notation = The notation of records works too: { $example }

brief-aim = Score points by claiming routes and by connecting the two places on each ticket. A ticket you don’t complete costs you its points.
brief-turn = On your turn, do one of these: draw two train cards, claim one route, or draw tickets.
brief-turn-stations = On your turn, do one of these: draw two train cards, claim one route, draw tickets, or build a station.
brief-claim = A route costs one card of its color for each space; for a gray one you choose the color. One car goes on each space.
brief-lengths = Points by length: { $table }.
brief-ferry = A ferry needs one locomotive for each engine symbol on it.
brief-tunnel = In a tunnel, three cards are turned over after you pay: each one that matches costs you one more card, or you take your cards back.
brief-stations = When tickets are scored, a station lets you use one route of another player into its city.
brief-tiles = After drawing cards you lay a track tile: a track bed can be claimed once a tile has given it a color.
brief-crossings = Where routes cross, the first to be built or claimed closes the other.
brief-bullets = A bullet route costs cards of any one color. It scores no points, but it serves everyone’s tickets and moves you along the bullet track.

## rallar serve

serve-here = rallar is running. Open it in your browser:
serve-others = On phones and other devices on your network:
serve-stop = Press Ctrl-C to stop. All games are saved and can be continued later.
serve-stopped = Stopped. All games are saved.
serve-port-taken = Port { $port } is already in use.
serve-mail-odd = The mail server or the sender can’t be understood. Like this: --mail smtp://user@mail.example --mail-from games@mail.example
serve-mail-address = Mails need an address for their links: add --address https://…
serve-address-unusable = Can’t listen on { $address }, port { $port }: { $reason }.
serve-proxy-unreadable = { $address } is not the address or network of a proxy: write 10.0.0.2 or 10.0.0.0/24.
serve-processes-alone = Several processes need a PostgreSQL that they share: name it with --store.
serve-processes-here = Several processes can’t share a port on this system.
data-unwritable = Can’t write to { $folder }: { $reason }.
data-in-use = Another rallar server is already using { $folder }.
data-foreign = { $file } is not a rallar game store.
data-other-version = { $file } uses format version { $found }; this program supports { $known }.
data-damaged =
    { $file } is damaged. “rallar doctor --repair --data { $folder }” saves what can still be read;
    “rallar restore FILE --data { $folder }” brings back a backup.
data-missing = There’s no { $file }.
data-exists = { $file } already exists, so nothing was written there.
data-not-copied = { $file } is damaged, so it wasn’t copied: { $reason }
data-lines-lost = The moves can’t be read any more.
data-beyond-repair = Nothing in { $file } can be read any more. “rallar restore” brings back a backup.
data-old-beside = What was there before is kept as { $file }.
data-no-address = { $address } is not an address of PostgreSQL: write postgresql://name@host/database.
data-unreachable = Can’t reach { $address }: { $reason }.
data-unusable = Can’t keep games in { $address }: { $reason }.
data-not-empty = There are already games in { $address } (tables: { $tables }), so nothing was moved. “--add” adds to them.
data-there-already = Table { $table } is already in { $address }, so nothing was moved.
data-differs = Table { $table } did not arrive in { $address } as it left, so nothing was kept there.

## rallar backup, rallar restore, rallar doctor

backup-done = Copied to { $file } and checked. Tables in it: { $tables }.
restore-done = Restored from { $file }. Tables in it: { $tables }.
move-store-done = Copied from { $source } to { $target } and compared. Tables: { $tables }. { $source } is as it was.
doctor-folder = Examining { $folder }
doctor-private = Only you can read it.
doctor-open = Others on this computer can read { $file }. The next start of the server, or --repair, puts an end to that.
doctor-version = The format is up to date: version { $found }.
doctor-version-old = The format is version { $found }. The next start of the server brings it to { $known } and keeps a copy.
doctor-sound = The file is sound: { $size } MB.
doctor-damaged = The file is damaged: { $reason }
doctor-tables = Tables: { $open } not started, { $playing } being played, { $over } finished. Every one of these games replays move by move.
doctor-unplayable = Table { $table } can’t be played: { $reason }
doctor-saved = Tables saved: { $tables }. Tables lost: { $lost }.
doctor-shortened = Table { $table } continues from an earlier move: the ones after it can’t be read.
doctor-emptied = The game at table { $table } is lost; everyone still has their seat, and a new game can be started.
doctor-well = All is well.
doctor-ill = Something is wrong. “rallar doctor --repair” saves what can be read; “rallar restore” brings back a backup.

## The command line itself

cli-about = Railway board games: play them here, or simulate thousands of games.
cli-play = Play a game in the terminal, against the computer.
cli-simulate = Play many random games and summarize the results.
cli-replay = Replay a saved game: check it and show what happened.
cli-score = Score a game of cardboard: a sheet of what lies on the table, counted step by step.
cli-boards = List the boards, or describe one.
cli-opponents = List the computer opponents.
cli-compile = Compile the game engine now, so that everything is quick later.
cli-option-version = Show the version.
cli-option-language = The language: { $known }.
cli-option-board = A board by name; “rallar boards” lists them.
cli-option-seats = Number of players.
cli-option-seat = Your seat, counting from 1.
cli-option-seed = The seed of the deal; the same seed deals the same game.
cli-option-variant = A rules variant; “rallar boards” lists them.
cli-option-resume = Continue a saved game.
cli-option-players = Number of players in each game.
cli-option-games = Number of games.
cli-option-first-seed = The seed of the first game; each game takes the next.
cli-option-json = Print one JSON object and nothing else.
cli-option-threads = Number of threads (default: all).
cli-option-file = The saved game to replay.
cli-option-sheet = The sheet: a TOML file.
cli-option-to = Stop after this many moves.
cli-option-view = Show the game as this seat saw it, counting from 1 (default: show everything).
cli-argument-board = A board by name.
cli-option-boards = Boards of your own: the folder of one, or a folder with several. Can be given again.
cli-option-opponents = Opponents of your own: a folder of Python modules, one for each. Can be given again.
cli-option-level = Skill level of the others: the name of an opponent; “rallar opponents” lists them.
cli-interrupted = Stopped.
cli-option-pause = Seconds a computer opponent waits before it moves.
cli-option-thinkers = Number of processes in which computers think (default: one fewer than there are cores, four at most).
cli-option-store = A PostgreSQL for the games instead of a folder: postgresql://name@host/database (needs the extra “postgresql”).
cli-option-serve-processes = Number of server processes that work together (more than one needs --store).
cli-option-metrics = Answer Prometheus at /metrics (needs the extra “metrics”).
cli-option-json-log = Write the log as JSON, one object a line.
cli-option-no-limits = No limits on how often a client may ask: for measuring only.
cli-option-allow-host = Answer only to this host name; repeat it for several. Without it, to any.
cli-option-proxy = Address or network of a proxy whose X-Forwarded-For is believed; repeat it for several. Without it, this machine.
cli-option-address = Address by which others reach this server, for the links in mails: https://games.example.
cli-option-mail = Mail server: smtp://user@mail.example or smtps://… The password is read from RALLAR_MAIL_PASSWORD.
cli-option-mail-from = Who mails are from: Games <games@example.org>.
cli-option-push-host = Further host to which notices may be sent; repeat it for several. Plain http is allowed there.
cli-serve = Play in the browser, alone or with friends.
cli-option-host = Address to listen on: 127.0.0.1 for this device only, 0.0.0.0 for every device on the network.
cli-option-port = The port to listen on.
cli-option-data = The folder where games are stored.
cli-option-no-browser = Don’t open a browser.
cli-backup = Copy all games to one file, also while the server is running.
cli-restore = Bring back the games from a backup; what they replace is kept.
cli-move-store = Copy all games from a folder to PostgreSQL, or back.
cli-argument-source = Where the games are: a folder, or postgresql://…
cli-argument-target = Where they go: a folder, or postgresql://…
cli-option-add = Add to the games that are already there.
cli-doctor = Check that all games can be read and played.
cli-argument-backup = The file to write.
cli-argument-restore = The backup to bring back.
cli-option-force = Replace the file if it exists.
cli-option-repair = Save what can be read to a new file; the old one is kept.
cli-option-keep-open = Days until a table whose game was never started is removed, if nobody touches it; 0: never.
cli-option-keep-begun = Days until an unfinished game is removed, if nobody touches it; 0: never.
cli-option-most-data = Megabytes of games on disk; with more than that, no new tables; 0: no limit.
cli-option-spare = Megabytes that must be free on the disk for new tables to be made; 0: no limit.
cli-option-tables-a-day = New tables a day from one address; 0: no limit.
