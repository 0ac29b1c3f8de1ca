## Afslag: en optegnelse

record-unreadable = { $file } kan ikke læses: { $reason }.
record-not-text = { $file } er ikke en tekstfil.
record-empty = Optegnelsen er tom.
record-not-json = Linje { $line } i optegnelsen er ikke et JSON-objekt.
record-not-a-record = Dette er ikke en optegnelse af et spil.
record-other-version = Optegnelsen har { $name } { $found }; dette program læser { $known }.
record-bad-field = Linje { $line } i optegnelsen: »{ $name }« mangler eller giver ingen mening.
record-bad-setup = Optegnelsens spil kan ikke stilles op. { $reason }
record-other-board = Optegnelsen er fra »{ $board }«, ikke fra »{ $found }«.
record-illegal-move = Linje { $line } i optegnelsen, »{ $move }«, kan ikke spilles. { $reason }
record-differs = Linje { $line } i optegnelsen er ikke det, der sker, når spillet spilles igen.
record-no-beginning = Et spil, der ikke er delt ud fra en startværdi, kan ikke gemmes.
