# The rules page of a box, section by section. A board shows what its rule values and routes ask for.
# Every section has a title, rules-SECTION-title, and texts; a line break begins a new paragraph.
# Sections: aim, setup, turn, cards, claim, jokers, parallel, ferries, tunnels, substitute, tiles, crossings, zones,
# bullets, insets, stations, tickets, end, score. Figures: rules-figure-NAME. Tables: rules-lengths-*, rules-ranks-*.

rules-title = { $board }: the rules

## The course of a game

rules-aim-title = The aim
rules-aim =
    Have the most points when the game ends. A route scores as soon as you claim it. A ticket scores at the end if your network links its two places, however long the way round.
    A ticket you have not made by then costs you as many points as it would have earned, so choose with care.

rules-setup-title = Before the first turn
rules-setup = Everyone has { $cars } cars and is dealt { $cards } train cards. Five more cards lie open beside the deck. Who goes first is decided by lot, unless the host names someone.
rules-setup-stations =
    { $stations ->
        [one] Everyone also has one station.
       *[other] Everyone also has { $stations } stations.
    }
rules-setup-bullets = There are { $trains } bullet trains, which belong to all.
rules-setup-tickets = You are dealt { $regular } tickets, and keep at least { $keep } of them. Everyone chooses at the same time, and in secret.
rules-setup-tickets-long =
    { $long ->
        [one] You are dealt one long ticket and { $regular } ordinary ones, and keep at least { $keep } of them all. Everyone chooses at the same time, and in secret.
       *[other] You are dealt { $long } long tickets and { $regular } ordinary ones, and keep at least { $keep } of them all. Everyone chooses at the same time, and in secret.
    }
rules-setup-rejects-out = The tickets you turn down leave the game.
rules-setup-rejects-under = The tickets you turn down go under the ticket deck.
rules-setup-rejects-shuffled_under = The tickets that are turned down are shuffled and go under the ticket deck.
rules-setup-long-undealt = Long tickets that nobody was dealt leave the game.

rules-turn-title = Your turn
rules-turn = Do one of three things: draw train cards, claim a route, or draw tickets.
rules-turn-stations = Do one of four things: draw train cards, claim a route, draw tickets, or build a station.
rules-turn-pass = If there is nothing at all you can do, you pass. When everyone has passed in a row, the game ends.

rules-cards-title = Drawing train cards
rules-cards =
    Take two cards, one after the other. Each may be one of the five open cards, which is replaced at once, or the top card of the deck. You may hold as many as you like.
    The deck has 12 cards in each of eight colors, and 14 locomotives. When it is used up, the discards are shuffled into a new one.
rules-cards-loco-both_draws = An open locomotive is so useful that it counts as both cards: take it first and you are done, and it cannot be your second card. A locomotive that comes from the deck is a card like any other.
rules-cards-loco-one_draw = An open locomotive is a card like any other: you may take two in one turn.
rules-cards-sweep = As soon as three of the five open cards are locomotives, all five are replaced.
rules-cards-no-sweep = The open cards stay where they are, however many locomotives there are among them.

rules-claim-title = Claiming a route
rules-claim =
    Pay one card for every space of the route, all in the color of the route. A gray route takes any color you like, as long as the cards have the same one. Put a car on every space, and score at once.
    You may claim any free route, even far away from your others: one in a turn, and always the whole of it.
rules-claim-cars = You need as many cars as the route has spaces.

rules-lengths = Points for a route
rules-lengths-length = Spaces
rules-lengths-points = Points

rules-jokers-title = Locomotives
rules-jokers-everywhere = A locomotive is a joker: it stands for a card of any color. You may even pay with locomotives alone.
rules-jokers-some = A locomotive is a joker { $where }, where it stands for a card of any color. On other routes it is no use at all.
rules-jokers-none = A locomotive is no joker here: it stands for no other card.
rules-jokers-except = There’s one exception: on { $route }, locomotives may be among the { $number } cards of any kind that stand for one (see below).

rules-parallel-title = Parallel tracks
rules-parallel = Where tracks of the same length run side by side between two cities, you may own only one of them. With fewer than { $players } players, the first to be claimed closes the others for everyone.
rules-parallel-tiles = Where tracks of the same length run side by side between two cities, you may own only one of them, and each is built with a tile of its own. With fewer than { $players } players, the first to be built or claimed closes the others for everyone.
rules-parallel-unequal = Tracks of different lengths are not parallel tracks, even between the same cities: you may own both.

rules-tickets-title = Drawing tickets
rules-tickets =
    { $keep ->
        [one] Draw { $draw } tickets and keep at least one.
       *[other] Draw { $draw } tickets and keep at least { $keep }.
    } What you keep is yours until the end, and a secret. There is no limit to how many you may have.
rules-tickets-rejects-out = The others leave the game.
rules-tickets-rejects-under = The others go under the ticket deck.
rules-tickets-rejects-shuffled_under = The others are shuffled and go under the ticket deck.

rules-end-title = The last round
rules-end = When someone ends a turn with { $cars } cars or fewer, everyone has one more turn, that player too. Then the points are counted.
rules-end-bullets = When someone ends a turn with { $cars } cars or fewer, and { $bullets } bullet trains or fewer are left for all, everyone has one more turn, that player too. Then the points are counted.

## What only some boxes have

rules-ferries-title = Ferries
rules-ferries = A ferry asks for a locomotive for every locomotive drawn on it. The other spaces are paid as usual, and further locomotives may help there.
rules-ferries-plain = A ferry asks for a locomotive for every locomotive drawn on it. The other spaces are paid in color: further locomotives are no help there.
rules-ferries-substitute = Short of a locomotive? On a ferry any { $number } cards count as one.

rules-tunnels-title = Tunnels
rules-tunnels =
    Nobody knows how long a tunnel is. Lay down your cards first; then the top three cards of the deck are turned up. For each one in the color you laid, and for each locomotive, you pay one more: a card of that color, or a locomotive.
    If you laid nothing but locomotives, only locomotives count, and only with locomotives can you pay. If you cannot pay, or would rather not, take your cards back; that was your turn.
rules-tunnels-plain =
    Nobody knows how long a tunnel is. Lay down your cards first; then the top three cards of the deck are turned up. For each one in the color you laid, and for each locomotive, you pay one more card of that color.
    If you cannot pay, or would rather not, take your cards back; that was your turn.

rules-substitute-title = A route with a price of its own
rules-substitute = { $route } is { $length } spaces long. Here any { $number } cards, locomotives too, may stand for one card of your color, as often as you like.

rules-tiles-title = Laying track
rules-tiles =
    Most routes begin as bare track beds, which nobody can claim yet. When you have drawn train cards, you must also lay a track tile: choose an open bed, and a tile of the same length. The color of the tile is now the color of the route.
    From then on anyone may claim it, and when that happens the tile goes back to the supply. There are { $copies } tiles of each color in each of the lengths { $lengths }; if none fits an open bed, you lay nothing. All other routes can be claimed from the start.

rules-crossings-title = Crossings
rules-crossings = Where two routes cross, there is room for only one. Once a tile lies on one of them, or somebody has claimed it, the other is closed for the rest of the game.

rules-zones-title = Zones
rules-zones = Some tickets name a whole zone instead of a city: { $zones }. Reach it by any of its tracks. Each of them is a dead end of its own: inside the zone they are not joined.

rules-bullets-title = Bullet trains
rules-bullets =
    A bullet route costs as many cards as it has spaces, in any one color. It takes no cars and scores no points. One shared train marks it, and you move forward on the bullet track by as many spaces as it is long.
    From then on the route serves everyone’s tickets. When all { $trains } trains are in use, the bullet routes that are left are ordinary gray routes.

rules-insets-title = The enlarged maps
rules-insets = Where things are crowded, a part of the map is drawn larger beside it. Whatever is shown on both maps is one and the same place: { $places }.

rules-stations-title = Stations
rules-stations =
    Build a station in any city that has none, with or without tracks of yours. When tickets are counted, it lets you use one route of another player that ends there: the one that helps you most, and the same one for all your tickets.
    You have { $stations } of them, for { $costs } cards in that order. All the cards for one station have the same color, and locomotives are jokers.

## The score

rules-score-title = Counting up
rules-score = You have the points of your routes already. Add the tickets you made, subtract those you did not, and add the bonuses:
rules-bonus-tickets_made = { $points } points for making the most tickets. You need at least one.
rules-bonus-longest_path = { $points } points for the longest path.
rules-bonus-stations_left = { $points } points for every station you have not built.
rules-bonus-bullet_spaces = Points by your place on the bullet track. Whoever never moved on it gets { $none }.
rules-bonus-most_of = { $points } points for the most: { $measure }.
rules-bonus-per_unit = { $points } points for each: { $measure }.
rules-bonus-rank_table = Points by your place: { $measure }. Whoever has none gets { $none }.
rules-bonus-ties = If several share a first place, all of them get the full bonus.
rules-bonus-ties-ranks = Players who share a place all get its points; the place of the next player is the same as without the tie.
rules-bonus-ties-example = Example: five players at { $units } get { $points } points.
rules-longest = Your longest path is the longest unbroken journey over your own routes. It may pass through a city more than once, but over each route only once.
rules-ties = If players are level on points, what counts next is: { $measures }. If that does not help, they share the win.

rules-ranks = The bullet track: points by place
rules-ranks-of = Points by place: { $measure }
rules-ranks-place = Place
rules-ranks-players = { $players } players
rules-ranks-number = { $place }.
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
rules-figure-parallel = Two parallel tracks between the same cities; one is claimed.
rules-figure-ticket = A ticket: two places and its points.
rules-figure-cards = Cards of the eight colors, each with its symbol, and a locomotive.

## What a route may cost, under its cards

rules-paid-any = { $cards } and any { $number } cards
rules-paid-tunnel = Laid down: { $cards }. Turned over: { $turned }.
