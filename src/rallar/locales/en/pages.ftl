# What stands around the game: the header, the home page, tables before and after they are played.

## The header

shell-skip = Skip to the page
shell-home = Home
shell-games = My games
shell-rules = Rules
shell-about = About rallar
shell-settings = Settings
shell-language = Language
shell-theme = Colors
shell-theme-auto = As this device
shell-theme-light = Light
shell-theme-dark = Dark
shell-sound = Sounds
shell-notify = Tell me when it is my turn
shell-notify-blocked = This browser does not allow notifications here.
shell-page = { $page } · rallar
shell-loading = One moment …

## Home

home-title = Many maps, one railway table
home-tagline = Pick a board and play: against the computer, with friends far away, or around one table. No account, no waiting.
home-play = Play now
home-starting = Laying out the board …
home-more = More ways to play
home-players = { $fewest } to { $most } players
home-against = Opponents
home-level = Level
home-opponents =
    { $number ->
        [one] One computer
       *[other] { $number } computers
    }
home-continue = Continue
home-all-games = All my games
home-join = Join a table
home-join-label = Invite link or code
home-join-go = Go there
home-join-unclear = That does not look like an invite: paste the whole link, or the ten letters and digits of the code.
home-upload = Replay a saved game
home-upload-hint = A record that you or a friend saved after a game. It is checked move by move.
home-upload-choose = Choose a file

level-easy = easy
level-normal = normal

## Pieces

piece-crimson = crimson, solid
piece-azure = blue, striped
piece-forest = green, dotted
piece-amber = amber, chevrons
piece-graphite = graphite, crosses

## A new table

new-title = { $board }: a new game
new-how = How would you like to play?
new-mode-computers = Against computers
new-mode-computers-hint = You and one or more computer opponents, here and now.
new-mode-friends = Friends far away
new-mode-friends-hint = Send a link. Everyone plays on a screen of their own.
new-mode-pass = Pass one screen
new-mode-pass-hint = Several people here. Hands stay covered between turns.
new-mode-table = Table mode
new-mode-table-hint = This screen shows the board. Each phone that scans the code is a private hand.
new-seats = Who plays
new-seat-kind = Who sits on seat { $number }
new-kind-person = A person here
new-kind-friend = A friend, by invite
new-kind-computer = A computer
new-name-of = Name on seat { $number }
new-level-of = How well the computer on seat { $number } plays
new-color = Color of seat { $number }
new-add = Add a seat
new-remove = Remove seat { $number }
new-options = Options
new-start = Who goes first
new-start-random = Chance decides
new-variant = Rules
new-variant-none = As usual
new-begin = Begin
new-set = Set the table
new-problem-name-long = The name on seat { $number } is too long: 24 letters is the most.
new-problem-same-name = Two seats have the name { $name }. Who is who?
new-problem-alone = Someone should play: make one seat a person or a friend.

## A table before the game

lobby-title = { $board }: the table is set
lobby-seats = Who plays
lobby-seat-open = Open seat
lobby-seat-you = you
lobby-seat-present = here
lobby-seat-away = not here now
lobby-computer = computer, { $level }
lobby-invite = Invite others
lobby-invite-hint = Send this link, or let them scan the code. A name is enough.
lobby-invite-link = Invite link
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share
lobby-share-text = Come and play { $board } with me.
lobby-code = Code: { $code }
lobby-qr = QR code of the invite link
lobby-only-here = This address works on this device only. To invite phones in the house, start with “rallar serve --host 0.0.0.0”.
lobby-screen = Show this on a big screen
lobby-sit-title = Sit down
lobby-sit = Sit down
lobby-sit-hint = There is a free seat. Your name is all we need.
lobby-your-name = Your name
lobby-your-color = Your color
lobby-name-missing = Please type a name first.
lobby-leave = Get up
lobby-full = Every seat is taken. Stay here to watch.
lobby-waiting-host = The host begins when everyone is here.
lobby-waiting =
    { $number ->
        [one] One seat is still open.
       *[other] { $number } seats are still open.
    }
lobby-ready = Everyone is here.
lobby-absent = Waiting for { $names }.
lobby-begin = Begin
lobby-begin-filled = Begin, with computers on the open seats
lobby-open-seat = Open this seat
lobby-give-computer = Computer
lobby-level-of = How well { $name } plays
lobby-lost = The connection is gone. Trying again …

## When a page cannot be shown

trouble-title = That did not work
trouble-home = Go to the home page
trouble-again = Try again
trouble-watch = Watch without a seat
server-unreachable = The server does not answer. Is it running, and are you online?
lost-title = No station here
lost-text = This line ends in the forest. The home page is one stop away.

## My games

games-title = My games
games-none = No games yet. Your tables stay here, on this device, once you have played.
games-running = In play
games-finished = Finished
games-gone = No longer there
games-continue = Continue
games-replay = Replay
games-forget = Forget
games-forget-sure = Forget this table? Your seat cannot be found again.
games-keep = Keep it
games-your-turn = Your turn
games-turn-of = { $name } is to move
games-choosing = Tickets are being chosen
games-open = Not begun: waiting at the table
games-over = Finished
games-gone-text = The table { $table } is no longer kept by this server.
games-with = with { $names }
games-alone = nobody else yet
games-since = last move { $when }
games-ago-minutes =
    { $number ->
        [one] a minute ago
       *[other] { $number } minutes ago
    }
games-ago-hours =
    { $number ->
        [one] an hour ago
       *[other] { $number } hours ago
    }
games-ago-days =
    { $number ->
        [one] a day ago
       *[other] { $number } days ago
    }

## A table on a big screen

screen-title = { $board } on the big screen
screen-scan = Scan to sit down
screen-scan-hint = Each phone becomes a private hand. The board stays here.
screen-fullscreen = Fill the screen
screen-phone = Back to the table
screen-moves = Last moves
screen-cards = Open cards
screen-decks =
    { $tickets ->
        [one] { $deck } cards and one ticket in the decks
       *[other] { $deck } cards and { $tickets } tickets in the decks
    }
screen-turn = { $name } is to move
screen-choosing = Everyone chooses tickets

## A finished game, again

film-title = { $board }: the game again
film-not-over = This game is not over yet, so it cannot be replayed.
film-watch = Watch it
film-position = Move { $at } of { $last }
film-slider = Move
film-first = To the beginning
film-back = One move back
film-play = Play
film-pause = Pause
film-next = One move on
film-last = To the end
film-speed = Speed
film-speed-slow = slow
film-speed-normal = normal
film-speed-fast = fast
film-eyes = Seen by
film-eyes-public = everyone
film-deal = The deal
film-score = Final score
film-save = Save the record
film-table = To the table

## The rules page

rules-boards = Rules by board
rules-contents = On this page
rules-play = Play { $board }

## About

about-what = rallar is an open place to play railway board games, to study them, and to teach machines to play them: in the browser, in the terminal and from Python.
about-version = Version { $version }
about-unofficial = An unofficial fan work. It has nothing to do with the publisher of the printed games, and uses none of their pictures or texts.
about-licences = Licenses
about-licences-hint = All of this travels with rallar, each part under its own license.
about-public-domain = in the public domain
about-needs = It also stands on these Python packages, which are installed beside it, each under its own license: { $packages }.
