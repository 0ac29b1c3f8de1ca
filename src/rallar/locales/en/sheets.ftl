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
sheet-no-player = The sheet has no seat { $seat }: it is for { $seats } players.

## What is doubted politely: it is counted all the same

sheet-doubts = Worth a second look
sheet-doubt-parallel-owned = { $player } has two tracks of { $route }. By the rules a player may have only one of them.
sheet-doubt-parallel-closed = { $by } and { $player } each have a track of { $route }. With so few players, only one of them may be claimed.
sheet-doubt-crossing = { $player }: { $routes } cross each other. By the rules only one of them can be claimed.
sheet-doubt-train-due = { $player } has cars on { $route }. As long as there are bullet trains left, one of those goes there.
sheet-doubt-few-tickets = { $player } has { $number } tickets, but everyone keeps at least { $keep } before the first turn.
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
