## Refusals

arena-players = Please name at least two different players: --player NAME, once for each.
arena-player-failed = { $name } couldn’t go on with seed { $seed }: { $reason }
arena-other-board = The machines of the cluster don’t all have the same version of the board “{ $board }”.
arena-process-ended = One of the processes ended in the middle of a game. Perhaps the memory ran out: try fewer of them, with --processes.
results-none = { $file } has no games yet.
results-other-setup = { $file } belongs to another set-up: “{ $name }” is different. Nothing has been changed.
results-bad-line = { $file }: line { $line } can’t be read.
results-unusable = Can’t use { $file }: { $reason }.
option-processes = Choose from 1 to { $most } processes.
option-no-ray = There’s no Ray cluster to join at { $address }: { $reason }
option-no-extra = This needs { $package }. To get it: pip install "rallar[{ $extra }]"
option-no-gpu = There’s no GPU here that CUDA can use.
save-taken = { $file } is already there. Choose another name, so that nothing is lost.
study-other-game = { $file } isn’t the game that the results tell of.

## The command line

cli-arena = Let players compete, change seats and get ratings.
cli-balance = Find out which tickets, routes and seats of a board win.
cli-study = Find out how a player plays a board: tickets, pace, blocking, the end.
cli-argument-player = Whose play is looked at: a level, or another player by name.
cli-option-player = Who plays: a level, or another player by name. Give it again for each.
cli-option-even-games = Number of games, rounded up so that everyone sits in every seat equally often.
cli-option-processes = Number of processes (default: one for each core).
cli-option-threads-each = Number of threads in each process.
cli-option-ray = Play on the Ray cluster at this address instead.
cli-option-results = Keep every game in this file, and go on from what’s in it. Alone: show what’s in it.
cli-option-report = Write a page with plots to this file (HTML).
cli-option-first = The number of the first game, to share the work between machines.
cli-option-save = Keep the games: in a new folder, a record for each; or in a new file, NAME.parquet, a row for each seat.
cli-option-against = The other player (default: itself).
cli-option-records = Keep every game in this folder, and go on from what’s in it.
cli-option-tables = Write the tables to this file (Markdown).

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

## rallar study

study-title = Style: { $title }
study-note = Averages are for one seat in one game, with 95% intervals; shares have 95% Wilson intervals. A claim blocks if it makes the cheapest way of another player’s ticket longer or cuts it off, and brings no ticket of the player’s own nearer.
study-section-results = Results
study-section-tickets = Tickets
study-section-pace = Pace
study-section-end = The end
study-section-blocking = Blocking
study-section-board = Special to this board
study-kept = How many tickets are kept at the start
study-kept-number = tickets kept
study-lasting = How long the game lasts
study-lengths = Routes by length: claimed in a game, share of route points
study-tiles = Track tiles laid
study-tile-length = length { $length }
study-preferred = Tickets offered at the start, kept most and least: { $name }
study-openings = Tickets kept at the start, with which most and fewest games are won: { $name }
study-offered = offered
study-firsts = Claimed most in the first ten turns: { $name }
study-bonus = { $name }, points
study-figure-wins = games won
study-figure-score = points
study-figure-points-routes = points of routes
study-figure-kept-opening = tickets kept at the start
study-figure-drawn-later = later draws of tickets
study-figure-later-turn = the turn of such a draw
study-figure-kept-later = tickets kept then
study-figure-made = tickets made
study-figure-all-made = games with every ticket made
study-figure-points-made = points of tickets made
study-figure-points-missed = points of tickets missed
study-figure-turns = turns
study-figure-cars-turn = cars laid per turn
study-figure-claims = routes claimed
study-figure-claim-length = length of a route
study-figure-first-turn = turn of the first claim
study-figure-first-hand = cards in hand then
study-figure-cards = train cards drawn
study-figure-cards-open = of them, face up
study-figure-cards-locomotives = of them, face-up locomotives
study-figure-ends = sets off the last round
study-figure-ends-ahead = ahead when doing so
study-figure-ends-lead = lead in points then
study-figure-ends-wins = wins after setting it off
study-figure-ends-others-wins = wins when it did not
study-figure-ends-cars = cars others have left then
study-figure-cars-left = cars left at the end
study-figure-serves = claims that help its own tickets
study-figure-contested = of them, also in another’s way
study-figure-contested-chance = the same, if built in any order
study-figure-blocks = blocking claims
study-figure-blocks-share = blocking, of claims that help none of its own
study-figure-blocks-chance = the same, if chosen blindly
study-figure-detour = detour for others, in spaces
study-figure-cut = others’ tickets cut off
study-figure-cut-missed = of them, missed in the end
study-figure-stations = stations built
study-figure-ferries = ferries claimed
study-figure-tunnels = tunnels begun
study-figure-tunnels-dearer = of them, with a surcharge
study-figure-tunnels-declined = of them, given up
study-figure-tiles = track tiles laid
study-figure-tiles-others = claims on a tile another laid
study-figure-bullets = bullet-train routes
study-figure-bullet-spaces = spaces on the bullet track
