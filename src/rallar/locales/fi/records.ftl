## Hylkäykset: tallenne

record-unreadable = Tiedostoa { $file } ei voi lukea: { $reason }.
record-not-text = { $file } ei ole tekstitiedosto.
record-empty = Tallenne on tyhjä.
record-not-json = Tallenteen rivi { $line } ei ole JSON-olio.
record-not-a-record = Tämä ei ole pelin tallenne.
record-other-version = Tallenteessa on { $name } { $found }; tämä ohjelma lukee: { $known }.
record-bad-field = Tallenteen rivi { $line }: ”{ $name }” puuttuu tai on järjetön.
record-bad-setup = Tallenteen peliä ei voi aloittaa. { $reason }
record-other-board = Tallenteen lauta on ”{ $board }”, ei ”{ $found }”.
record-illegal-move = Tallenteen riviä { $line }, ”{ $move }”, ei voi pelata. { $reason }
record-differs = Tallenteen rivi { $line } ei vastaa sitä, mitä uudelleen pelatessa tapahtuu.
record-no-beginning = Peliä, jota ei ole jaettu siemenluvusta, ei voi tallentaa.
