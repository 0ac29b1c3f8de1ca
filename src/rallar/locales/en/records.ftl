## Refusals: a record

record-unreadable = { $file } cannot be read: { $reason }.
record-not-text = { $file } is not a text file.
record-empty = The record is empty.
record-not-json = Line { $line } of the record is not a JSON object.
record-not-a-record = This is not a record of a game.
record-other-version = The record has { $name } { $found }; this program reads { $known }.
record-bad-field = Line { $line } of the record: “{ $name }” is missing or makes no sense.
record-bad-setup = The record cannot be set up. { $reason }
record-other-board = The record is of “{ $board }”, not of “{ $found }”.
record-illegal-move = Line { $line } of the record, “{ $move }”, cannot be played. { $reason }
record-differs = Line { $line } of the record is not what happens when the game is played again.
record-no-beginning = A game that was not dealt from a seed cannot be recorded.
