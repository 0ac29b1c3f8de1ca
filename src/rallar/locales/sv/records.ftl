## Avslag: ett protokoll

record-unreadable = { $file } går inte att läsa: { $reason }.
record-not-text = { $file } är ingen textfil.
record-empty = Protokollet är tomt.
record-not-json = Rad { $line } i protokollet är inget JSON-objekt.
record-not-a-record = Det här är inget protokoll över ett parti.
record-other-version = Protokollet har { $name } { $found }; det här programmet läser { $known }.
record-bad-field = Rad { $line } i protokollet: ”{ $name }” saknas eller är obegripligt.
record-bad-setup = Protokollets parti kan inte ställas upp. { $reason }
record-other-board = Protokollet gäller ”{ $board }”, inte ”{ $found }”.
record-illegal-move = Rad { $line } i protokollet, ”{ $move }”, går inte att spela. { $reason }
record-differs = Rad { $line } i protokollet är inte vad som händer när partiet spelas om.
record-no-beginning = Ett spel som inte delats ut från ett slumpfrö kan inte sparas.
