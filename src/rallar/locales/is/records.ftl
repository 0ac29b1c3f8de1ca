## Synjanir: upptaka

record-unreadable = Ekki tókst að lesa { $file }: { $reason }.
record-not-text = { $file } er ekki textaskrá.
record-empty = Upptakan er tóm.
record-not-json = Lína { $line } í upptökunni er ekki JSON-hlutur.
record-not-a-record = Þetta er ekki upptaka af leik.
record-other-version = Í upptökunni er { $name } { $found }; þetta forrit les { $known }.
record-bad-field = Lína { $line } í upptökunni: „{ $name }“ vantar eða er merkingarlaust.
record-bad-setup = Ekki er hægt að stilla upp leiknum í upptökunni. { $reason }
record-other-board = Upptakan er af „{ $board }“, ekki „{ $found }“.
record-illegal-move = Línu { $line } í upptökunni, „{ $move }“, er ekki hægt að leika. { $reason }
record-differs = Lína { $line } í upptökunni er ekki það sem gerist þegar leikið er aftur.
record-no-beginning = Leik sem var ekki gefinn út frá fræi er ekki hægt að skrá.
