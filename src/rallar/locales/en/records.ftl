## Refusals: a record

record-unreadable = Can’t read { $file }: { $reason }.
record-not-text = { $file } isn’t a text file.
record-empty = The record is empty.
record-not-json = Line { $line } of the record isn’t a JSON object.
record-not-a-record = This isn’t a record of a game.
record-other-version = The record has { $name } { $found }; this program reads { $known }.
record-bad-field = Line { $line } of the record: “{ $name }” is missing or makes no sense.
record-bad-setup = The game in the record can’t be set up. { $reason }
record-other-board = The record is of “{ $board }”, not of “{ $found }”.
record-illegal-move = Line { $line } of the record, “{ $move }”, can’t be played. { $reason }
record-differs = Line { $line } of the record isn’t what happens when the game is replayed.
record-no-beginning = A game that wasn’t dealt from a seed can’t be recorded.
