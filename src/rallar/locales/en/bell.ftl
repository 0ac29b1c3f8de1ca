# English: what is told to players who are away, by notice and by mail.

bell-turn = It’s your turn
bell-nudge = Your time is running out
bell-stand-in = A computer is playing for you
bell-over = The game is over
bell-at = { $board }, with { $names }
bell-board = { $board }

## Letters

letter-ask-title = Shall we write when it’s your turn?
letter-ask = Someone, hopefully you, asked to be told by mail when it’s their turn: { $at }. If that was you, say yes here:
letter-ask-not = If it wasn’t, do nothing: you’ll get no more mail about it.
letter-stop = No more mail about this game:
letter-confirm-page = Do you want mail when it’s your turn in this game?
letter-confirm-button = Yes, write to me
letter-confirm-done = All set: you’ll get mail when it’s your turn. You can close this page.
letter-stop-page = Do you want no more mail about this game?
letter-stop-button = No more mail
letter-stop-done = You won’t get any more mail about this game, and your address is forgotten here.
letter-over = This link no longer works: the game is over, or the address was changed.
