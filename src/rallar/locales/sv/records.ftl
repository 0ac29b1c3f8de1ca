## Avslag: en spelfil

record-unreadable = { $file } går inte att läsa: { $reason }.
record-not-text = { $file } är ingen textfil.
record-empty = Spelfilen är tom.
record-not-json = Rad { $line } i spelfilen är inget JSON-objekt.
record-not-a-record = Det här är ingen spelfil.
record-other-version = Spelfilen har { $name } { $found }; det här programmet läser { $known }.
record-bad-field = Rad { $line } i spelfilen: ”{ $name }” saknas eller är obegripligt.
record-bad-setup = Partiet i filen kan inte ställas upp. { $reason }
record-other-board = Spelfilen gäller ”{ $board }”, inte ”{ $found }”.
record-illegal-move = Rad { $line } i spelfilen, ”{ $move }”, går inte att spela. { $reason }
record-differs = Rad { $line } i spelfilen är inte vad som händer när partiet spelas om.
record-no-beginning = Ett spel som inte delats ut från ett slumpfrö kan inte sparas.
