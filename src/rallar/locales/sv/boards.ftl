## Avslag: en spelplan

board-no-folder = { $folder } går inte att öppna: { $reason }.
board-none-there = Det finns ingen spelplan i { $folder }: en spelplan är en mapp med en fil { $file }.
board-taken = { $folder }: det finns redan en spelplan som heter ”{ $board }”.
board-other-folder = { $file }, { $entry }: en spelplan ligger i en mapp med sitt eget namn, och ”{ $board }” ligger i ”{ $folder }”.
board-unreadable = { $file } går inte att läsa: { $reason }.
board-not-json =
    { $line ->
        [0] { $file } är ingen JSON-text.
       *[other] { $file } är inte JSON: titta på rad { $line }.
    }
board-repeated-key = { $file }, { $entry }: ”{ $name }” anges två gånger.
board-unknown-key = { $file }, { $entry }: ingenting här heter ”{ $name }”.
board-missing-key = { $file }, { $entry }: ”{ $name }” saknas.
board-wrong-type = { $file }, { $entry }: det här ska vara av typen { $expected }.
board-wrong-length = { $file }, { $entry }: här ska det stå { $expected } värden, men det är { $found }.
board-bad-value = { $file }, { $entry }: ”{ $value }” är inte tillåtet här. Tillåtet: { $allowed }.
board-bad-color = { $file }, { $entry }: en sträcka av typen { $kind } kan inte ha färgen { $color }.
board-bad-measure = { $file }, { $entry }: ”{ $name }” går inte att mäta med de här reglerna.
board-duplicate = { $file }, { $entry }: det här finns mer än en gång.
board-empty = { $file }, { $entry }: det här är tomt.
board-too-many = { $file }, { $entry }: det finns { $found }, men det får vara högst { $most }.
board-wrong-count = { $file }, { $entry }: filen säger { $stated }, men det finns { $found }.
board-unknown-city = { $file }, { $entry }: det finns ingen stad ”{ $name }”.
board-unknown-place = { $file }, { $entry }: det finns ingen stad eller zon ”{ $name }”.
board-unknown-route = { $file }, { $entry }: det finns ingen sträcka ”{ $name }”.
board-unknown-ticket = { $file }, { $entry }: det finns inget biljettkort ”{ $name }”.
board-unknown-zone = { $file }, { $entry }: det finns ingen zon ”{ $name }”.
board-same-ends = { $file }, { $entry }: den börjar och slutar i ”{ $name }”.
board-zone-empty = { $file }, { $entry }: ingen stad hör till den här zonen.
board-zone-end-shared = { $file }, { $entry }: en ände av zonen ”{ $name }” kan inte förbinda två städer.
board-group-missing = { $file }, { $entry }: ett annat spår går bredvid, så en grupp behövs.
board-group-single = { $file }, { $entry }: den är ensam i gruppen ”{ $name }”.
board-group-uneven = { $file }, { $entry }: gruppen ”{ $name }” ska vara alla lika långa spår mellan två städer och inga andra.
board-crossing-itself = { $file }, { $entry }: en sträcka kan inte korsa sig själv.
board-crossing-one-sided = { $file }, { $entry }: den korsar ”{ $name }”, där det inte nämns.
board-missing-mechanic = { $file }, { $entry }: det finns sträckor av typen { $kind }, så reglerna behöver ”{ $name }”.
board-unused-mechanic = { $file }, { $entry }: ”{ $name }” gäller sträckor av typen { $kind }, och det finns inga.
board-no-tile = { $file }, { $entry }: det finns ingen bricka med längden { $length } för ”{ $name }”.
board-too-few-tickets = { $file }, { $entry }: det behövs { $needed } biljettkort ({ $name }), och det finns { $found }.
board-long-tickets-undealt =
    { $found ->
        [one] { $file }, { $entry }: bland biljettkorten finns en lång sträcka, men ingen delas ut.
       *[other] { $file }, { $entry }: bland biljettkorten finns { $found } långa sträckor, men ingen delas ut.
    }

## Regelvärden

rule-players = spelare
rule-cars = vagnar var
rule-card_deal = kort i given
rule-ticket_deal = biljettkort i given
rule-ticket_draw = dra biljettkort
rule-open_locomotive = uppvänt lokomotiv
rule-sweep = tre uppvända lokomotiv
rule-jokers = lokomotiv som joker
rule-parallel_from = dubbelspår
rule-ferry_substitute = i stället för lokomotiv
rule-stations = stationer
rule-tiles = spårbrickor
rule-bullets = snabbtåg
rule-last_round_cars = sista rundan
rule-bonuses = bonusar
rule-tie_breaks = vid lika poäng

value-none = inga
value-players = { $fewest }–{ $most }
value-number = { $number }
value-offer = { $regular }; behåll minst { $keep }, { $rejects }
value-offer-long =
    { $long ->
        [one] { $regular } och { $long } lång; behåll minst { $keep }, { $rejects }
       *[other] { $regular } och { $long } långa; behåll minst { $keep }, { $rejects }
    }
value-rejects-out = resten tas ur spel
value-rejects-under = resten läggs underst i högen
value-rejects-shuffled_under = resten blandas och läggs underst i högen
value-open_locomotive-both_draws = räknas som båda korten
value-open_locomotive-one_draw = räknas som ett av de två korten
value-sweep-yes = alla fem uppvända kort byts ut
value-sweep-no = får ligga kvar
value-jokers-everywhere = överallt
value-jokers-some = bara { $where }
value-parallel_from = alla öppna med minst { $players } spelare
value-ferry_substitute = { $number } valfria kort, på en färja
value-stations = { $number } var, för { $costs } kort
value-tiles = { $copies } av varje färg i längderna { $lengths }
value-bullets = { $trains } gemensamma; sista rundan väntar tills högst { $left } är kvar
value-last_round_cars = när någon har högst { $cars } vagnar
value-bonus-most_of = { $points } för flest { $measure }
value-bonus-longest_path = { $points } för längsta sammanhängande sträcka
value-bonus-per_unit = { $measure }: { $points } styck
value-bonus-rank_table = rangordning efter { $measure }: { $first } för den första av { $players }, { $none } för den som inte har några
value-ties = { $measures }; sedan delas segern
