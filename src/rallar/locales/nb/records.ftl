## Avslag: en spillfil

record-unreadable = { $file } kan ikke leses: { $reason }.
record-not-text = { $file } er ikke en tekstfil.
record-empty = Spillfilen er tom.
record-not-json = Linje { $line } i spillfilen er ikke et JSON-objekt.
record-not-a-record = Dette er ikke en spillfil.
record-other-version = Spillfilen har { $name } { $found }; dette programmet leser { $known }.
record-bad-field = Linje { $line } i spillfilen: «{ $name }» mangler eller gir ingen mening.
record-bad-setup = Spillet i filen kan ikke settes opp. { $reason }
record-other-board = Spillfilen er fra «{ $board }», ikke fra «{ $found }».
record-illegal-move = Linje { $line } i spillfilen, «{ $move }», kan ikke spilles. { $reason }
record-differs = Linje { $line } i spillfilen er ikke det som skjer når spillet spilles om igjen.
record-no-beginning = Et spill som ikke er delt ut fra et frø, kan ikke lagres.
