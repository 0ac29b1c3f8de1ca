# The rules page of a box, section by section. A board shows what its rule values and routes ask for.
# Every section has a title, rules-SECTION-title, and texts; a line break begins a new paragraph.
# Sections: aim, setup, turn, cards, claim, jokers, parallel, ferries, tunnels, substitute, tiles, crossings, zones,
# bullets, insets, stations, tickets, end, score. Figures: rules-figure-NAME. Tables: rules-lengths-*, rules-ranks-*.

rules-title = { $board }: the rules

## The course of a game

rules-aim-title = The aim
rules-aim =
    Have the most points when the game ends. A route scores as soon as you claim it. A ticket scores at the end if your routes connect its two places, however roundabout the way.
    A ticket you haven’t completed by then costs you as many points as it would have earned, so choose with care.

rules-setup-title = Before the first turn
rules-setup = Everyone has { $cars } cars and is dealt { $cards } train cards. Five more cards lie face up beside the deck. A random player goes first, unless the host picks someone.
rules-setup-stations =
    { $stations ->
        [one] Everyone also has one station.
       *[other] Everyone also has { $stations } stations.
    }
rules-setup-bullets = There are { $trains } bullet trains, shared by everyone.
rules-setup-tickets = You’re dealt { $regular } tickets and keep at least { $keep } of them. Everyone chooses at the same time, in secret.
rules-setup-tickets-long =
    { $long ->
        [one] You’re dealt one long ticket and { $regular } ordinary ones, and keep at least { $keep } in all. Everyone chooses at the same time, in secret.
       *[other] You’re dealt { $long } long tickets and { $regular } ordinary ones, and keep at least { $keep } in all. Everyone chooses at the same time, in secret.
    }
rules-setup-rejects-out = The tickets you turn down leave the game.
rules-setup-rejects-under = The tickets you turn down go under the ticket deck.
rules-setup-rejects-shuffled_under = The tickets you turn down are shuffled and go under the ticket deck.
rules-setup-long-undealt = Long tickets that nobody was dealt leave the game.

rules-turn-title = Your turn
rules-turn = Do one of three things: draw train cards, claim a route, or draw tickets.
rules-turn-stations = Do one of four things: draw train cards, claim a route, draw tickets, or build a station.
rules-turn-pass = If there’s nothing at all you can do, you pass. If everyone passes in a row, the game ends.

rules-cards-title = Drawing train cards
rules-cards =
    Take two cards, one after the other. Each may be one of the five face-up cards, which is replaced at once, or the top card of the deck. There’s no hand limit.
    There are 12 cards in each of eight colors, and 14 locomotives. When the deck runs out, the discards are shuffled to make a new one.
rules-cards-loco-both_draws = A face-up locomotive is so useful that it counts as both cards: you may take it only as your first card, and then you draw no second one. A locomotive drawn from the deck is a card like any other.
rules-cards-loco-one_draw = A face-up locomotive is a card like any other: you may take two in one turn.
rules-cards-sweep = As soon as three of the five face-up cards are locomotives, all five are discarded and replaced.
rules-cards-no-sweep = The face-up cards stay where they are, however many of them are locomotives.

rules-claim-title = Claiming a route
rules-claim =
    Pay one card for every space, all in the color of the route. On a gray route you choose the color, but all the cards must match. Place a car on every space, and score at once.
    You may claim any unclaimed route, even far from your others: one per turn, and always the whole route.
rules-claim-cars = You need as many cars as the route has spaces.

rules-lengths = Points for a route
rules-lengths-length = Spaces
rules-lengths-points = Points

rules-jokers-title = Locomotives
rules-jokers-everywhere = Locomotives are wild: each counts as a card of any color. You may even pay with locomotives alone.
rules-jokers-some = Locomotives are wild { $where }, where each counts as a card of any color. You can’t use them on other routes.
rules-jokers-none = Locomotives aren’t wild here: they don’t count as any other card.
rules-jokers-except = There’s one exception: on { $route }, locomotives may be among the { $number } cards of any kind that stand for one (see below).

rules-parallel-title = Double routes
rules-parallel = Some cities are linked by two or more routes of the same length, side by side. You may own only one of them. With fewer than { $players } players, once one is claimed the others are closed to everyone.
rules-parallel-tiles = Some cities are linked by two or more routes of the same length, side by side. Each needs a tile of its own, and you may own only one of them. With fewer than { $players } players, once one is built or claimed the others are closed to everyone.
rules-parallel-unequal = Routes of different lengths between the same two cities are not a double route: you may own both.

rules-tickets-title = Drawing tickets
rules-tickets =
    { $keep ->
        [one] Draw { $draw } tickets (or as many as are left) and keep at least one.
       *[other] Draw { $draw } tickets (or as many as are left) and keep at least { $keep }.
    } Tickets you keep are yours to the end, and secret. You may have as many as you like.
rules-tickets-rejects-out = The others leave the game.
rules-tickets-rejects-under = The others go under the ticket deck.
rules-tickets-rejects-shuffled_under = The others are shuffled and go under the ticket deck.

rules-end-title = The last round
rules-end = When someone ends a turn with { $cars } cars or fewer, everyone gets one more turn, including that player. Then the points are counted.
rules-end-bullets = When someone ends a turn with { $cars } cars or fewer, and { $bullets } or fewer of the shared bullet trains are left, everyone gets one more turn, including that player. Then the points are counted.

## What only some boxes have

rules-ferries-title = Ferries
rules-ferries = A ferry needs one locomotive card for each locomotive symbol on it. Pay for the other spaces as usual; more locomotives may stand in there.
rules-ferries-plain = A ferry needs one locomotive card for each locomotive symbol on it. Pay for the other spaces in color: more locomotives don’t help there.
rules-ferries-substitute = Short of a locomotive? On a ferry, any { $number } cards count as one.

rules-tunnels-title = Tunnels
rules-tunnels =
    Nobody knows how long a tunnel is. Lay down your cards first; then the top three cards of the deck are turned over (or as many as are left). For each one in the color you laid, and for each locomotive, you pay one more card: of that color, or a locomotive.
    If you laid only locomotives, only locomotives count, and you can pay only with locomotives. If you can’t pay, or would rather not, take your cards back, and your turn is over. The cards turned over are discarded.
rules-tunnels-plain =
    Nobody knows how long a tunnel is. Lay down your cards first; then the top three cards of the deck are turned over (or as many as are left). For each one in the color you laid, and for each locomotive, you pay one more card of that color.
    If you can’t pay, or would rather not, take your cards back, and your turn is over. The cards turned over are discarded.

rules-substitute-title = A route with a price of its own
rules-substitute = { $route } is { $length } spaces long. Here any { $number } cards, locomotives included, may stand for one card of your color, as often as you like.

rules-tiles-title = Laying track
rules-tiles =
    Most routes begin as bare track beds, which nobody can claim yet. Whenever you draw train cards, you must also lay a track tile: choose an open track bed and a tile of the same length. The color of the tile is now the color of the route.
    From then on anyone may claim it, and when someone does, the tile goes back to the supply. There are { $copies } tiles of each color in each of the lengths { $lengths }; if none fits an open track bed, you lay nothing. All other routes can be claimed from the start.

rules-crossings-title = Crossings
rules-crossings = Where two routes cross, there’s room for only one. Once a tile is laid on one of them, or someone has claimed it, the other is closed for the rest of the game.

rules-zones-title = Zones
rules-zones = Some tickets name a whole zone instead of a city: { $zones }. Reach it by any of its tracks. Each of them is a dead end of its own: they aren’t connected inside the zone.

rules-bullets-title = Bullet trains
rules-bullets =
    A bullet route costs as many cards as it has spaces, in any one color. It takes no cars and scores no points. One shared train marks it, and you move forward on the bullet track by as many spaces as it is long.
    From then on the route serves everyone’s tickets. When all { $trains } trains are in use, the remaining bullet routes become ordinary gray routes: your own cars, ordinary points, and for your tickets only.

rules-insets-title = The enlarged maps
rules-insets = Where things get crowded, a part of the map is drawn larger beside it. Anything shown on both maps is one and the same place: { $places }.

rules-stations-title = Stations
rules-stations =
    Build a station in any city that has none, whether or not your tracks reach it. When tickets are scored, it lets you use one route of another player into that city: the one that helps you most, and the same one for all your tickets.
    You have { $stations } of them: they cost { $costs } cards, in that order. All the cards for one station must match; locomotives are wild.

## The score

rules-score-title = Final scoring
rules-score = The points for your routes are already yours. Add the tickets you completed, subtract those you didn’t, then add the bonuses:
rules-counted-routes = A route scores by its length: { $worth }.
rules-counted-tickets = A ticket earns its points if your own routes connect its two places, however roundabout the way. If they don’t, it costs you as many.
rules-counted-bullets = Routes with a bullet train serve everyone’s tickets.
rules-counted-ranks = With { $players } players: { $ranks }.
rules-bonus-tickets_made = Globetrotter: { $points } points for completing the most tickets (at least one).
rules-bonus-longest_path = { $points } points for the longest path.
rules-bonus-stations_left = { $points } points for every station you haven’t used.
rules-bonus-bullet_spaces = Points by your place on the bullet track. If you never moved on it, you get { $none }.
rules-bonus-most_of = { $points } points for the most: { $measure }.
rules-bonus-per_unit = { $points } points for each: { $measure }.
rules-bonus-rank_table = Points by your place: { $measure }. If you have none, you get { $none }.
rules-bonus-ties = Players who tie for a bonus all get it in full.
rules-bonus-ties-ranks = Tied players all get the points for their place; the next player ranks as if there had been no tie.
rules-bonus-ties-example = Example: five players at { $units } get { $points } points.
rules-longest = Your longest path is the longest unbroken journey over your own routes. It may pass through a city more than once, but over each route only once.
rules-ties = If players are tied on points, what counts next is: { $measures }. If that doesn’t decide it, they share the win.

rules-ranks = The bullet track: points by place
rules-ranks-of = Points by place: { $measure }
rules-ranks-place = Place
rules-ranks-players = { $players } players
rules-ranks-number =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
rules-ranks-never = never moved
rules-ranks-none = none

## Figures, in words

rules-figure-route = A colored route: two cities, and one space for each car between them.
rules-figure-gray = A gray route: its spaces have no color of their own.
rules-figure-ferry = A ferry: some of its spaces show a locomotive.
rules-figure-tunnel = A tunnel: its spaces have a heavy edge.
rules-figure-station = A station in a city, at the end of a route that belongs to another player.
rules-figure-bed = A bare track bed, and the same bed with a tile that gives it a color.
rules-figure-bullet = A bullet route, marked with one shared train.
rules-figure-parallel = A double route between two cities; one track has been claimed.
rules-figure-ticket = A ticket: two places and its points.
rules-figure-cards = Cards of the eight colors, each with its symbol, and a locomotive.

## What a route may cost, under its cards

rules-paid-any = { $cards } and any { $number } cards
rules-paid-tunnel = Laid down: { $cards }. Turned over: { $turned }.
