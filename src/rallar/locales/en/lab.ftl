## Refusals

arena-players = Please name at least two different players: --player NAME, once for each.
arena-player-failed = { $name } couldn’t go on with seed { $seed }: { $reason }
arena-other-board = The machines of the cluster don’t all have the same version of the board “{ $board }”.
results-none = { $file } has no games yet.
results-other-setup = { $file } belongs to another set-up: “{ $name }” is different. Nothing has been changed.
results-bad-line = { $file }: line { $line } can’t be read.
results-unusable = Can’t use { $file }: { $reason }.
option-processes = At least one process is needed.
option-no-ray = There’s no Ray cluster to join at { $address }: { $reason }
option-no-extra = This needs { $package }. To get it: pip install "rallar[{ $extra }]"
save-taken = { $file } is already there. Choose another name, so that nothing is lost.

## The command line

cli-arena = Let players compete, change seats and get ratings.
cli-balance = Find out which tickets, routes and seats of a board win.
cli-option-player = Who plays: a level, or another player by name. Give it again for each.
cli-option-even-games = Number of games, rounded up so that everyone sits in every seat equally often.
cli-option-processes = Number of processes (default: one for each core).
cli-option-threads-each = Number of threads in each process.
cli-option-ray = Play on the Ray cluster at this address instead.
cli-option-results = Keep every game in this file, and go on from what’s in it. Alone: show what’s in it.
cli-option-report = Write a page with plots to this file (HTML).
cli-option-first = The number of the first game, to share the work between machines.
cli-option-save = Keep the games: in a new folder, a record for each; or in a new file, NAME.parquet, a row for each seat.

## Tables

arena-heading =
    { $games ->
        [one] { $title }: one game of { $players } players
       *[other] { $title }: { $games } games of { $players } players
    }
lab-player = player
lab-rating = rating
lab-wins = wins
lab-points = points
lab-tickets = tickets made
lab-median = move, ms
lab-slow = 99%
lab-slowest = slowest
lab-meetings = How often the player on the left finished ahead
lab-length = A game takes { $turns } turns.
lab-intervals = Ratings are a Plackett–Luce fit (400 points: ten to one) with 95% intervals, wins have 95% Wilson intervals; points have their standard deviation.
simulate-saved = Saved in { $file }.

## Reports

report-title = Arena: { $title }
report-standings = Standings
report-ratings = Ratings
report-ratings-note = The bar is the 95% interval; 0 is the average of these players.
report-order = Wins by turn order
report-order-note = How often each player won going first, second and so on. Dotted: if all were alike.
report-scores = Points
report-mean-note = How often each final score came up; the line is the mean.
report-tickets = Tickets made
report-tickets-note = Completed tickets in a game; the line is the mean.
report-lengths = Length of games
report-lengths-note = In turns: all games, then those each player won.
report-all-games = all games
report-times = Time for a move
report-times-note = Processor time: the dot is the median, the bar ends where 99 of 100 moves do. Each line is ten times the one before.
report-meetings = Who beats whom
report-again = The same again
report-made = Made with rallar { $version }. Same seed, same games: only the times of moves depend on the machine.

## rallar balance

balance-title = Balance: { $title }
balance-taken-map = Where the tracks go
balance-taken-note = How often each route was claimed in a game.
balance-wins-map = Which routes win
balance-wins-note = How often whoever claimed a route won the game. Routes claimed in fewer than 30 games have no color.
balance-about = { $route }: claimed in { $taken } of the games, won by the claimer in { $wins }
balance-order-note = How often the player going first, second and so on won. Dotted: if order made no difference.
balance-lengths-note = In turns; the line is the mean.
balance-tickets = Tickets
balance-tickets-note = Winning and holding a ticket go together here; that alone doesn’t mean the ticket is why.
balance-routes = Routes
balance-routes-note = How often each was claimed in a game, and how often whoever claimed it won.
balance-ticket = ticket
balance-points = points
balance-kept = kept
balance-made = made
balance-holder-wins = wins with it
balance-route = route
balance-length = length
balance-taken = claimed
balance-builder-wins = wins with it
balance-note = With 95% Wilson intervals; if nothing mattered, everyone would win { $share }. The report has every ticket and route.
