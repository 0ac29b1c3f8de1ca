# English: what the server answers when something cannot be.

## Refusals: a table

table-unknown = There is no table “{ $table }” here. Perhaps the link lost a letter on its way.
table-full = All seats at this table are taken. You are welcome to watch.
table-begun = The game has begun already.
table-not-begun = The game has not begun yet.
table-not-playing = No game is under way at this table.
table-not-over = That has to wait until the game is over.
table-stale = The game has moved on; have another look.
table-unplayable = This game was played by other rules than this program knows, so it cannot be shown.
table-watching = Only those who sit at the table can do that; you are watching.

## Refusals: a seat

seat-unknown = There is no seat { $seat } at this table of { $seats }.
seat-taken = Seat { $seat } is taken.
seat-open = Seat { $seat } is still open: someone has to take it, or a computer.
seat-awaited = Seat { $seat } is kept for a player who has not come yet.
seat-not-yours = Seat { $seat } is not yours to change.
seat-not-away = Player { $seat } is not away.
seat-just-left = { $player } has only just left. Give them a minute.
seat-stand-in = A computer plays for you. Take your seat back first.
color-taken = Someone has that color already.
name-unprintable = That name has a letter in it that nobody can see.
level-for-computers = Only a computer has a level.
proposal-none = Nobody has proposed that, or it is settled already.

## Refusals: whatever else comes in

token-wrong = This key does not open that seat. Perhaps the seat was given to someone else.
hello-first = Say hello first.
message-unreadable = I cannot read that message.
body-unreadable = I cannot read that.
body-misfit =
    { $where ->
        [none] Something is missing, or does not fit.
       *[other] This does not fit: { $where }.
    }
body-too-large = That is too large: { $most } bytes are the most.
path-unknown = There is nothing at this address.
replay-beyond = This game has { $last } moves and { $seats } seats.
record-unfinished = This record ends before the game does.
origin-foreign = This was asked by a page of another site.
too-often = That was a bit much at once. Wait a moment, and try again.
disk-failed = The server could not write that down, so nothing was changed. Try again.
