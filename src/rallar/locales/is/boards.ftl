## Synjanir: spilaborð

board-no-folder = Ekki tókst að opna { $folder }: { $reason }.
board-none-there = Ekkert borð er í { $folder }: borð er mappa með skránni { $file }.
board-taken = { $folder }: til er borð sem heitir „{ $board }“.
board-other-folder = { $file }, { $entry }: borð er í möppu með sínu eigin heiti, en „{ $board }“ er í „{ $folder }“.
board-unreadable = Ekki tókst að lesa { $file }: { $reason }.
board-not-json =
    { $line ->
        [0] { $file } er ekki JSON-texti.
       *[other] { $file } er ekki JSON: sjá línu { $line }.
    }
board-repeated-key = { $file }, { $entry }: „{ $name }“ kemur tvisvar fyrir.
board-unknown-key = { $file }, { $entry }: ekkert hér heitir „{ $name }“.
board-missing-key = { $file }, { $entry }: „{ $name }“ vantar.
board-wrong-type = { $file }, { $entry }: þetta á að vera af gerðinni { $expected }.
board-wrong-length = { $file }, { $entry }: fjöldi atriða á að vera { $expected } en er { $found }.
board-bad-value = { $file }, { $entry }: „{ $value }“ má ekki standa hér. Leyfilegt: { $allowed }.
board-bad-color = { $file }, { $entry }: leið af gerðinni { $kind } getur ekki haft þennan lit: { $color }.
board-bad-measure = { $file }, { $entry }: „{ $name }“ er ekki hægt að mæla með þessum reglum.
board-duplicate = { $file }, { $entry }: þetta er hér oftar en einu sinni.
board-empty = { $file }, { $entry }: þetta er tómt.
board-too-many = { $file }, { $entry }: fjöldinn er { $found } en má mest vera { $most }.
board-wrong-count = { $file }, { $entry }: í skránni segir { $stated } en fjöldinn er { $found }.
board-unknown-city = { $file }, { $entry }: engin borg heitir „{ $name }“.
board-unknown-place = { $file }, { $entry }: engin borg og ekkert svæði heitir „{ $name }“.
board-unknown-route = { $file }, { $entry }: engin leið heitir „{ $name }“.
board-unknown-ticket = { $file }, { $entry }: enginn lestarmiði heitir „{ $name }“.
board-unknown-zone = { $file }, { $entry }: ekkert svæði heitir „{ $name }“.
board-same-ends = { $file }, { $entry }: upphaf og endir er sami staður, „{ $name }“.
board-zone-empty = { $file }, { $entry }: engin borg er endi á þessu svæði.
board-zone-end-shared = { $file }, { $entry }: einn endi svæðisins „{ $name }“ getur ekki tengt tvær borgir.
board-group-missing = { $file }, { $entry }: önnur leið liggur við hliðina, svo að hér vantar hóp.
board-group-single = { $file }, { $entry }: þessi leið er ein í hópnum „{ $name }“.
board-group-uneven = { $file }, { $entry }: í hópnum „{ $name }“ eiga að vera allar jafn langar leiðir milli tveggja borga og engar aðrar.
board-crossing-itself = { $file }, { $entry }: leið getur ekki skorið sjálfa sig.
board-crossing-one-sided = { $file }, { $entry }: þessi leið sker „{ $name }“, en þar stendur ekkert um það.
board-missing-mechanic = { $file }, { $entry }: hér eru leiðir af gerðinni { $kind }, svo að reglurnar þurfa „{ $name }“.
board-unused-mechanic = { $file }, { $entry }: „{ $name }“ er fyrir leiðir af gerðinni { $kind }, en þær eru engar.
board-no-tile = { $file }, { $entry }: engin flís af lengd { $length } er til fyrir „{ $name }“.
board-too-few-tickets = { $file }, { $entry }: miðar ({ $name }) þurfa að vera { $needed } en eru { $found }.
board-long-tickets-undealt =
    { $found ->
        [one] { $file }, { $entry }: hér er { $found } langferðamiði en enginn er gefinn.
       *[other] { $file }, { $entry }: hér eru { $found } langferðamiðar en enginn er gefinn.
    }

## Gildi reglna

rule-players = spilarar
rule-cars = vagnar á mann
rule-card_deal = spil gefin
rule-ticket_deal = miðar gefnir
rule-ticket_draw = miðar dregnir
rule-open_locomotive = dráttarvagn snýr upp
rule-sweep = 3 dráttarvagnar upp
rule-jokers = dráttarvagn er jóker
rule-parallel_from = tvöfaldar leiðir
rule-ferry_substitute = í stað dráttarvagns
rule-stations = lestarstöðvar
rule-tiles = teinaflísar
rule-bullets = hraðlestir
rule-last_round_cars = síðasta umferð
rule-bonuses = aukastig
rule-tie_breaks = ef jafnt er

value-none = ekkert
value-players = { $fewest }–{ $most }
value-number = { $number }
value-offer = { $regular }; halda minnst { $keep }, { $rejects }
value-offer-long =
    { $long ->
        [one] { $regular } og { $long } langferðamiði; halda minnst { $keep }, { $rejects }
       *[other] { $regular } og { $long } langferðamiðar; halda minnst { $keep }, { $rejects }
    }
value-rejects-out = hinir fara úr leiknum
value-rejects-under = hinir fara undir bunkann
value-rejects-shuffled_under = hinir fara stokkaðir undir bunkann
value-open_locomotive-both_draws = gildir sem tvö spil
value-open_locomotive-one_draw = gildir sem eitt spil af tveimur
value-sweep-yes = öllum fimm spilunum er skipt út
value-sweep-no = liggja kyrrir
value-jokers-everywhere = alls staðar
value-jokers-some = aðeins { $where }
value-parallel_from = allar opnar ef spilarar eru { $players } eða fleiri
value-ferry_substitute = hvaða { $number } spil sem er, á ferju
value-stations = { $number } á mann, fyrir { $costs } spil
value-tiles = { $copies } í hverjum lit, lengd { $lengths }
value-bullets = { $trains } sameiginlegar; síðasta umferð bíður uns { $left } eða færri eru eftir
value-last_round_cars = þegar einhver á { $cars } vagna eða færri
value-bonus-most_of = { $points } fyrir efsta sæti: { $measure }
value-bonus-longest_path = { $points } fyrir lengstu lestarleið
value-bonus-per_unit = { $points } á stykkið: { $measure }
value-bonus-rank_table = eftir sæti ({ $measure }): { $first } fyrir efsta af { $players }, { $none } fyrir þann sem á ekkert
value-ties = { $measures }; síðan er sigrinum deilt
