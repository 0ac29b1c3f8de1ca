# English: what the server answers when something cannot be.

## Refusals: a table

table-unknown = There’s no table “{ $table }” here. Perhaps the link lost a letter on its way, or nobody had come for so long that the table was put away.
table-full = All seats at this table are taken. You’re welcome to watch.
table-begun = The game has already started.
table-not-begun = The game hasn’t started yet.
table-not-playing = No game is being played at this table.
table-not-over = That has to wait until the game is over.
table-stale = The game has moved on; take another look.
table-changed = Somebody else changed the table at the same moment. Try again.
table-too-long = This game has come to { $most } moves, the most there can be, so it can’t go on.
table-unplayable = This game uses rules that this version doesn’t know, so it can’t be shown.
table-watching = Only players at the table can do that; you’re watching.
lesson-none = This board has no lesson.
lesson-seats = A lesson is for one person, with one computer across the table.
pace-misfit = A clock gives a minute to three hours for a game, or an hour to fourteen days for a move.
hints-off = This table plays without hints.
hint-not-now = Hints are for your own turn.
analysis-not-yet = The server is still warming up. Try again in a minute.
hint-none = No hint comes to mind. Try again in a moment.

## Refusals: a seat

seat-unknown = There’s no seat { $seat } at this table of { $seats }.
seat-taken = Seat { $seat } is taken.
seat-open = Seat { $seat } is still open: a player or a computer has to take it.
seat-awaited = Seat { $seat } is reserved for a player who hasn’t arrived yet.
seat-not-yours = Seat { $seat } isn’t yours to change.
seat-not-away = Player { $seat } isn’t away.
seat-just-left = { $player } has only just left. Give them a minute.
seat-stand-in = A computer is playing for you. Take your seat back first.
seat-on-holiday = { $player } is on holiday. Their clock stands still until they’re back.
seat-has-time = { $player } still has time to move.
holiday-not-slow = Only a slow game has days off.
holiday-too-long =
    { $number ->
        [0] You’ve taken all your days off in this game.
        [one] You have one day off left in this game.
       *[other] You have { $number } days off left in this game.
    }
holiday-over = You’re not on holiday.
seat-have-one = You already have a seat at this table.
seat-nobody = Nobody sits in seat { $seat }.
seat-nobody-there = Nobody is here to hand the seat over. Only a personal link from your other device will help.
seat-removed = The table was rearranged, and your seat was given up. You’re welcome to take another, or to watch.
host-just-left = The host was here just now. Give them a minute.
name-taken = There’s already a { $name } at this table. What should the others call you?
color-taken = Someone already has that color.
name-unprintable = That name contains an invisible character.
level-for-computers = Only a computer has a level.
proposal-none = Nobody has proposed that, or it’s already settled.
proposal-other = The table is already being asked something. Try again in a moment.
pass-ended = This code no longer works: it’s been used, or its time is up. Get a new one on the device you play on.
push-none = This server doesn’t send notices to devices.
push-host-unknown = This server sends no notices to { $host }.
push-keys-wrong = The browser’s keys for notices can’t be used. Turn notices off and on again.
zone-unknown = The server doesn’t know the time zone { $zone }.
mail-none = This server doesn’t send mail.
mail-address-odd = That doesn’t look like a mail address.

## Refusals: whatever else comes in

token-wrong = This link no longer gives you that seat. Perhaps someone else has it now.
hello-first = Say hello first.
message-unreadable = I can’t read that message.
body-unreadable = I can’t read that.
body-misfit =
    { $where ->
        [none] Something is missing, or doesn’t fit.
       *[other] This doesn’t fit: { $where }.
    }
body-too-large = That’s too large: the limit is { $most } bytes.
path-unknown = There’s nothing at this address.
replay-beyond =
    { $last ->
        [one] This game has one move and { $seats } seats.
       *[other] This game has { $last } moves and { $seats } seats.
    }
record-unfinished = This record ends before the game does.
record-too-long = This record has { $moves } moves; the limit is { $most }.
origin-foreign = This request came from another site.
host-unknown = This server isn’t called { $host }. Use the address you were given.
too-often = Too many requests at once. Wait a moment and try again.
disk-failed = The server couldn’t save that, so nothing was changed. Try again.
tables-enough = That’s a lot of new tables from one place for one day. Please try again later.
tables-full = This server has no room for new tables right now. Games that have started go on as usual.
server-failed = Something went wrong on the server. Try again.
