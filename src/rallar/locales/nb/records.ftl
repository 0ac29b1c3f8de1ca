## Avslag: et referat

record-unreadable = { $file } kan ikke leses: { $reason }.
record-not-text = { $file } er ikke en tekstfil.
record-empty = Referatet er tomt.
record-not-json = Linje { $line } i referatet er ikke et JSON-objekt.
record-not-a-record = Dette er ikke et referat av et spill.
record-other-version = Referatet har { $name } { $found }; dette programmet leser { $known }.
record-bad-field = Linje { $line } i referatet: «{ $name }» mangler eller gir ingen mening.
record-bad-setup = Spillet i referatet kan ikke settes opp. { $reason }
record-other-board = Referatet er fra «{ $board }», ikke fra «{ $found }».
record-illegal-move = Linje { $line } i referatet, «{ $move }», kan ikke spilles. { $reason }
record-differs = Linje { $line } i referatet er ikke det som hender når spillet spilles om igjen.
record-no-beginning = Et spill som ikke er delt ut fra et frø, kan ikke lagres.
