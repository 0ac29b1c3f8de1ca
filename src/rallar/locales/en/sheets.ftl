## A sheet: a game of cardboard to be counted

sheet-not-toml = Line { $line } of the sheet can’t be read as TOML.
sheet-not-a-sheet = This isn’t a sheet: its first line has to be format = "rallar-sheet".
sheet-other-version = The sheet has version { $found }; this program reads { $known }.
sheet-other-board = The sheet is of “{ $board }”, not of “{ $found }”.
sheet-unknown-key = The sheet, entry { $entry }: “{ $name }” means nothing here.
sheet-missing-key = The sheet, entry { $entry }: “{ $name }” is missing.
sheet-bad-entry = The sheet: the entry { $entry } makes no sense.
sheet-unknown-route = { $player }: there’s no route “{ $name }”. Did you mean “{ $near }”?
sheet-unknown-city = { $player }: there’s no city “{ $name }”. Did you mean “{ $near }”?
sheet-unknown-ticket = { $player }: there’s no ticket “{ $name }”. Did you mean “{ $near }”?
sheet-unknown-train = Bullet trains: there’s no route “{ $name }”. Did you mean “{ $near }”?
sheet-color-twice = { $by } and { $player } have the same color.
sheet-train-twice = { $route } is given twice among the bullet trains.
sheet-route-and-train = { $route }: there’s a bullet train on it, and cars of { $player }.
sheet-route-twice = { $player }: { $route } is given twice.
sheet-route-of-two = { $route } is given to { $by } and to { $player }.
sheet-station-twice = { $city } has more than one station.
sheet-ticket-twice = { $player }: the ticket { $ticket } is given twice, but there is only one.
sheet-ticket-of-two = The ticket { $ticket } is given to { $by } and to { $player }, but there is only one.
sheet-too-many-cars = { $player }: { $number } cars on the map, but a player has only { $most }.
sheet-too-many-stations = { $player }: { $number } stations on the map, but a player has only { $most }.
sheet-too-many-trains = There are { $number } bullet trains on the map, but the box has only { $most }.
sheet-no-train-here = { $route } isn’t a bullet route.
sheet-no-station-here = { $player }: no station can stand in { $city }.
sheet-unknown = There’s no shared sheet “{ $sheet }” here. Perhaps it was forgotten after a long time.
sheet-changed = Too many people changed the sheet at the same moment. Please try again.
sheet-no-player = That player isn’t on the sheet any more.

## What is doubted politely: it is counted all the same

sheet-doubts = Worth a second look
sheet-doubt-parallel-owned = { $player } has two tracks of { $route }. By the rules a player may have only one of them.
sheet-doubt-parallel-closed = { $by } and { $player } each have a track of { $route }. With so few players, only one of them may be claimed.
sheet-doubt-crossing = { $player }: { $routes } cross each other. By the rules only one of them can be claimed.
sheet-doubt-train-due = { $player } has cars on { $route }. As long as there are bullet trains left, one of those goes there.
sheet-doubt-few-tickets =
    { $number ->
        [0] { $player } has no tickets, but everyone keeps at least { $keep } before the first turn.
        [one] { $player } has one ticket, but everyone keeps at least { $keep } before the first turn.
       *[other] { $player } has { $number } tickets, but everyone keeps at least { $keep } before the first turn.
    }
sheet-doubt-long-tickets = { $player } has { $number } long tickets, but is dealt only { $most }.
sheet-doubt-spaces = All players together moved { $moved } spaces on the bullet track, but the bullet trains on the map are worth { $spaces }.
sheet-doubt-not-over = The last round doesn’t seem to have begun: it needs somebody with at most { $cars } cars left. Have all routes been given?

## The markers on the score track

sheet-markers = The markers
sheet-marker-right = { $player }: the marker at { $marker } agrees with the routes.
sheet-marker-ahead =
    { $number ->
        [one] { $player }: the marker at { $marker } is { $number } point ahead of the routes ({ $points }).
       *[other] { $player }: the marker at { $marker } is { $number } points ahead of the routes ({ $points }).
    }
sheet-marker-behind =
    { $number ->
        [one] { $player }: the marker at { $marker } is { $number } point behind the routes ({ $points }).
       *[other] { $player }: the marker at { $marker } is { $number } points behind the routes ({ $points }).
    }
sheet-by-markers =
    { $points ->
        [one] By the markers, the most would be { $points } point: { $players }.
       *[other] By the markers, the most would be { $points } points: { $players }.
    }
sheet-rules = By these rules

## The page on which a table is laid out

count-page = Score a game
count-lead = The printed game is over? Lay the table out here and have it counted, step by step, with every ticket’s way.
count-box = Which box?
count-who = Who played?
count-number = Players
count-begin = Lay the table out
count-box-of = { $board }: the table
count-open = Tables not yet counted
count-history = Games counted
count-all-boxes = All boxes
count-won-one = { $names } won with { $points }
count-forget = Remove this game
count-name = Name
count-games = Games
count-wins = Wins
count-average = Average
count-best = Best
count-mine = Whose turn to enter?
count-route-hint = Tap the routes of { $name }. Tap again to clear one.
count-cars-left =
    { $cars ->
        [one] { $cars } car left
       *[other] { $cars } cars left
    }
count-stations-left =
    { $stations ->
        [one] { $stations } station left
       *[other] { $stations } stations left
    }
count-trains = Bullet trains
count-trains-left =
    { $trains ->
        [one] { $trains } bullet train left
       *[other] { $trains } bullet trains left
    }
count-draw = Draw along routes
count-tab-routes = Routes
count-tab-stations = Stations
count-tab-tickets = Tickets
count-tab-track = Tracks
count-station-hint = Tap the cities where { $name } has a station.
count-ticket-find = Two letters of each place
count-ticket-hint = Or tap both places on the map.
count-ticket-from = From { $city } to …
count-ticket-none = No such ticket
count-ticket-of = { $name } has it
count-ticket-remove = Remove { $ticket }
count-spaces = Spaces moved on the bullet track
count-marker = Marker on the score track
count-marker-hint = Before the tickets; may be left empty.
count-now = Count
count-back = Back to the table
count-share = Enter together
count-share-says = Whoever opens this link or scans the code enters their own part. Everyone sees the same table.
count-shared = Several of you write on this table.
count-colors = Color of { $name }
count-faults = This can’t be right yet
count-behind = There’s no network: what you write is kept, and told to the others later.
count-picture = Share a picture
count-no-picture = The picture can’t be made on this device.
count-photo = A photo under the map
count-photo-says = To trace the board by. It stays on this device until you take it away.
count-photo-tap = Tap { $city } on the photo.
count-photo-again = Three of those lie in a line, and the cities don’t: all four once more, please.
count-photo-none = That file can’t be shown as a picture here.
count-photo-off = Take the photo away
count-whoami = Who are you?
count-whoami-says = What you tap on the map is then yours. You can still enter for somebody without a phone.
count-helping = Nobody here: I’m helping
count-for-other = Enter for somebody else
count-for-me = Back to { $name }
count-own-phone = on their own phone
count-entered-by = entered by { $name }
count-helper = a helper
count-moved = { $thing } no longer belongs to { $name }.
count-give-back = Give it back
count-players = Players and rules
count-add = Another player
count-remove = Remove { $name }
count-remove-ask =
    { $number ->
        [one] { $name } has one thing on the table. Remove the player and clear it?
       *[other] { $name } has { $number } things on the table. Remove the player and clear them?
    }
count-remove-yes = Remove
count-remove-no = Keep
count-still = Nobody’s routes ({ $number })
count-still-show = Show them on the map
count-still-worth = Show routes worth { $points }
count-still-ticket = { $name }: { $ticket } only lacks { $route }.
count-ticket-elsewhere = { $ticket } is a ticket of { $board }.
count-forgotten = Removed: { $game }
count-undo = Undo
count-take = For another phone
count-take-says = A file has every game on this device; photos stay here.
count-export = Save as a file
count-import = Read a file
count-imported =
    { $number ->
        [0] There’s nothing new in that file.
        [one] One game has been read.
       *[other] { $number } games have been read.
    }
count-not-family = That isn’t a file of counted games.
