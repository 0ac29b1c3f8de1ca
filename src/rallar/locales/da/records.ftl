## Afslag: en spilfil

record-unreadable = { $file } kan ikke læses: { $reason }.
record-not-text = { $file } er ikke en tekstfil.
record-empty = Spilfilen er tom.
record-not-json = Linje { $line } i spilfilen er ikke et JSON-objekt.
record-not-a-record = Dette er ikke en spilfil.
record-other-version = Spilfilen har { $name } { $found }; dette program læser { $known }.
record-bad-field = Linje { $line } i spilfilen: »{ $name }« mangler eller giver ingen mening.
record-bad-setup = Spillet i filen kan ikke stilles op. { $reason }
record-other-board = Spilfilen er fra »{ $board }«, ikke fra »{ $found }«.
record-illegal-move = Linje { $line } i spilfilen, »{ $move }«, kan ikke spilles. { $reason }
record-differs = Linje { $line } i spilfilen er ikke det, der sker, når spillet spilles igen.
record-no-beginning = Et spil, der ikke er delt ud fra en startværdi, kan ikke gemmes.
