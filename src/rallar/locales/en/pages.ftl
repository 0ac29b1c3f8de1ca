# What stands around the game: the header, the home page, tables before and after they are played.

## The header

shell-skip = Skip to content
shell-home = Home
shell-games = My games
shell-rules = Rules
shell-about = About rallar
shell-settings = Settings
shell-language = Language
shell-theme = Theme
shell-theme-auto = Same as device
shell-theme-light = Light
shell-theme-dark = Dark
shell-speed = Animations
shell-speed-slow = Slow
shell-speed-normal = Normal
shell-speed-fast = Fast
shell-speed-none = None
shell-glow = Routes that glow
shell-glow-all = All I can claim
shell-glow-mine = Only for my tickets
shell-glow-off = None
shell-sound = Sounds
shell-notify = Notify me when it’s my turn
shell-notify-blocked = This browser doesn’t allow notifications here.
shell-install = Install as an app
shell-offline = You’re offline, or the server can’t be reached. What you see is what this device remembers.
shell-page = { $page } · rallar
shell-loading = Loading…

## Home

home-title = Many maps, one railway adventure
home-tagline = Pick a board and play: against the computer, with friends far away, or around one table. No account, no waiting.
home-play = Play now
home-learn = Learn by playing
home-starting = Setting up the board…
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
home-join-label = Link or code
home-join-go = Join
home-join-unclear = That doesn’t look like an invite. Paste the whole link, or type the code: ten characters, or eight for your own seat.
home-score = Score a game
home-score-hint = Count the game of cardboard you have just finished.
home-upload = Replay a saved game
home-upload-hint = Open a game file that you or a friend saved after a game. We check it move by move.
home-upload-choose = Choose a file

level-rookie = rookie
level-regular = regular
level-expert = expert
level-master = master
character-rookie = Claims what it likes, and forgets a ticket now and then.
character-regular = Makes a plan and keeps to it.
character-expert = Has played a million games, and counts your cars.
character-master = Thinks ahead, blocks on purpose, and ends the game when it’s ahead.

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
new-mode-friends = Online with friends
new-mode-friends-hint = Send a link. Everyone plays on their own screen.
new-mode-pass = Pass and play
new-mode-pass-hint = Several players share this screen. Cards stay hidden between turns.
new-mode-table = Table mode
new-mode-table-hint = This screen shows the board. Players scan the code and hold their cards on their own phones.
new-seats = Who’s playing?
new-seat-kind = Who sits in seat { $number }
new-kind-person = Someone here
new-kind-friend = A friend (invite)
new-kind-computer = A computer
new-name-of = Name for seat { $number }
new-level-of = Skill level of the computer in seat { $number }
new-color = Color of seat { $number }
new-add = Add a seat
new-remove = Remove seat { $number }
new-options = Options
new-start = Who goes first
new-start-random = Random
new-variant = Rules
new-variant-none = Standard
new-hints = Hints
new-hints-yes = Whoever is to move may ask
new-hints-no = None
new-begin = Start game
new-set = Create table
new-problem-name-long = The name in seat { $number } is too long (24 characters at most).
new-problem-same-name = Two players are called { $name }. Please change one of the names.
new-problem-alone = At least one seat needs a human player.

## A table before the game

lobby-title = { $board }: getting ready
lobby-seats = Who’s playing?
lobby-seat-open = Open seat
lobby-seat-you = you
lobby-seat-present = here
lobby-seat-away = away
lobby-computer = computer, { $level }
lobby-invite = Invite others
lobby-invite-hint = Send this link, or let them scan the code. A name is enough.
lobby-invite-link = Invite link
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share
lobby-share-text = Join my railway game: { $board }
lobby-code = Code: { $code }
lobby-qr = QR code of the invite link
lobby-only-here = This address works on this device only. To invite phones on your network, start with “rallar serve --host 0.0.0.0”.
lobby-screen = Show this on a big screen
lobby-sit-title = Take a seat
lobby-sit = Take this seat
lobby-sit-hint = There’s a free seat. Your name is all we need.
lobby-your-name = Your name
lobby-your-color = Your color
lobby-name-missing = Please type a name first.
lobby-leave = Leave seat
lobby-full = Every seat is taken. Stay here to watch.
lobby-hints = Hints: whoever is to move may ask the computer.
lobby-no-hints = No hints in this game.
lobby-waiting-host = The host will start the game when everyone is here.
lobby-chat-hint = Say hello while you wait. The chat goes on in the game.
lobby-host = host
lobby-make-host = Make host
lobby-begin-without = Start without the host
lobby-lost-seat = If one of these seats is yours, ask the host to free it, or type your personal code on the home page.
lobby-waiting =
    { $number ->
        [one] One seat is still open.
       *[other] { $number } seats are still open.
    }
lobby-ready = Everyone’s here.
lobby-absent = Waiting for { $names }.
lobby-begin = Start game
lobby-begin-filled = Start, with computers in the open seats
lobby-open-seat = Free up this seat
lobby-give-computer = Computer
lobby-level-of = Skill level of { $name }
lobby-lost = Connection lost. Reconnecting…

## When a page cannot be shown

trouble-title = Something went wrong
trouble-home = Go to the home page
trouble-again = Try again
trouble-watch = Watch as a spectator
server-unreachable = Can’t reach the server. Is it running, and are you online?
lost-title = No station here
lost-text = This line ends in the forest. The home page is one stop away.

## My games

games-title = My games
games-none = No games yet. Games you play on this device will show up here.
games-running = In play
games-finished = Finished
games-gone = No longer available
games-continue = Continue
games-replay = Replay
games-forget = Remove
games-forget-sure = Remove this game from your list? You won’t be able to get back to your seat.
games-keep = Keep it
games-your-turn = Your turn
games-waiting =
    { $number ->
        [one] A game is waiting for you
       *[other] { $number } games are waiting for you
    }
games-place = You came { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }: { $score }
games-turn-of = { $name }’s turn
games-choosing = Choosing tickets
games-open = Not started yet
games-gone-text = This server no longer has table { $table }.
games-with = with { $names }
games-alone = nobody else yet
games-since = last move { $when }
games-people = People you’ve played with
games-people-met =
    { $number ->
        [one] one game
       *[other] { $number } games
    }, last { $when }
games-along = Save my finished games
games-along-text = One file with how each one ended, and every move.
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
screen-scan = Scan to join
screen-scan-hint = Your cards appear on your phone. The board stays here.
screen-fullscreen = Full screen
screen-phone = Back to the table
screen-moves = Last moves
screen-pointed = { $route } is on { $name }’s phone now.
screen-cards = Face-up cards
screen-decks =
    { $deck ->
        [one] One card
       *[other] { $deck } cards
    } and { $tickets ->
        [one] one ticket
       *[other] { $tickets } tickets
    } left to draw
screen-turn = { $name }’s turn
screen-choosing = Everyone is choosing tickets

## A finished game, again

film-title = { $board }: replay
film-not-over = This game isn’t over yet, so it can’t be replayed.
film-watch = Watch live
film-position = Move { $at } of { $last }
film-slider = Move
film-first = Go to the start
film-back = One move back
film-play = Play
film-pause = Pause
film-next = One move forward
film-last = Go to the end
film-speed = Speed
film-speed-slow = slow
film-speed-normal = normal
film-speed-fast = fast
film-eyes = View as
film-eyes-public = spectator
film-deal = The deal
film-score = Final score
film-save = Save game file
film-table = Back to the table

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
about-needs = It also builds on these Python packages, which are installed alongside it, each under its own license: { $packages }.
