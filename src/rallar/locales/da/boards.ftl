## Afslag: et bræt

board-no-folder = { $folder } kan ikke åbnes: { $reason }.
board-none-there = Der er intet bræt i { $folder }: et bræt er en mappe med en fil { $file }.
board-taken = { $folder }: der er allerede et bræt, der hedder »{ $board }«.
board-other-folder = { $file }, { $entry }: et bræt ligger i en mappe med sit eget navn, og »{ $board }« ligger i »{ $folder }«.
board-unreadable = { $file } kan ikke læses: { $reason }.
board-not-json =
    { $line ->
        [0] { $file } er ikke en JSON-tekst.
       *[other] { $file } er ikke JSON: se på linje { $line }.
    }
board-repeated-key = { $file }, { $entry }: »{ $name }« er angivet to gange.
board-unknown-key = { $file }, { $entry }: intet her hedder »{ $name }«.
board-missing-key = { $file }, { $entry }: »{ $name }« mangler.
board-wrong-type = { $file }, { $entry }: dette skal være af typen { $expected }.
board-wrong-length = { $file }, { $entry }: her skal være { $expected } elementer, men der er { $found }.
board-bad-value = { $file }, { $entry }: »{ $value }« er ikke tilladt her. Tilladt: { $allowed }.
board-bad-color = { $file }, { $entry }: en strækning af typen { $kind } kan ikke have farven { $color }.
board-bad-measure = { $file }, { $entry }: »{ $name }« kan ikke måles efter disse regler.
board-duplicate = { $file }, { $entry }: dette står her mere end én gang.
board-empty = { $file }, { $entry }: her er tomt.
board-too-many = { $file }, { $entry }: der er { $found }, men der må højst være { $most }.
board-wrong-count = { $file }, { $entry }: filen siger { $stated }, men der er { $found }.
board-unknown-city = { $file }, { $entry }: der er ingen by »{ $name }«.
board-unknown-place = { $file }, { $entry }: der er ingen by eller zone »{ $name }«.
board-unknown-route = { $file }, { $entry }: der er ingen strækning »{ $name }«.
board-unknown-ticket = { $file }, { $entry }: der er intet rutekort »{ $name }«.
board-unknown-zone = { $file }, { $entry }: der er ingen zone »{ $name }«.
board-same-ends = { $file }, { $entry }: begynder og ender i »{ $name }«.
board-zone-empty = { $file }, { $entry }: ingen by er endepunkt i denne zone.
board-zone-end-shared = { $file }, { $entry }: ét endepunkt i zonen »{ $name }« kan ikke forbinde to byer.
board-group-missing = { $file }, { $entry }: et andet spor løber ved siden af, så her skal være en gruppe.
board-group-single = { $file }, { $entry }: er alene i gruppen »{ $name }«.
board-group-uneven = { $file }, { $entry }: gruppen »{ $name }« skal være alle lige lange spor mellem to byer og ingen andre.
board-crossing-itself = { $file }, { $entry }: en strækning kan ikke krydse sig selv.
board-crossing-one-sided = { $file }, { $entry }: krydser »{ $name }«, men dér står det ikke.
board-missing-mechanic = { $file }, { $entry }: der er strækninger af typen { $kind }, så reglerne skal have »{ $name }«.
board-unused-mechanic = { $file }, { $entry }: »{ $name }« er til strækninger af typen { $kind }, og dem er der ingen af.
board-no-tile = { $file }, { $entry }: der er ingen skinnebrik af længde { $length } til »{ $name }«.
board-too-few-tickets = { $file }, { $entry }: der skal bruges { $needed } rutekort ({ $name }), og der er { $found }.
board-long-tickets-undealt =
    { $found ->
        [one] { $file }, { $entry }: der er én lang rute, men den bliver ikke delt ud.
       *[other] { $file }, { $entry }: der er { $found } lange ruter, men ingen bliver delt ud.
    }

## Reglernes værdier

rule-players = spillere
rule-cars = togvogne til hver
rule-card_deal = kort ved start
rule-ticket_deal = rutekort ved start
rule-ticket_draw = trukne rutekort
rule-open_locomotive = et synligt lokomotiv
rule-sweep = tre synlige lokomotiver
rule-jokers = lokomotiver som jokere
rule-parallel_from = dobbeltspor
rule-ferry_substitute = i stedet for et lokomotiv
rule-stations = togstationer
rule-tiles = skinnebrikker
rule-bullets = højhastighedstog
rule-last_round_cars = sidste runde
rule-bonuses = bonus
rule-tie_breaks = ved lige point

value-none = ingen
value-players = { $fewest }–{ $most }
value-number = { $number }
value-offer = { $regular }; behold mindst { $keep }, { $rejects }
value-offer-long =
    { $long ->
        [one] { $regular } og { $long } lang; behold mindst { $keep }, { $rejects }
       *[other] { $regular } og { $long } lange; behold mindst { $keep }, { $rejects }
    }
value-rejects-out = resten går ud af spillet
value-rejects-under = resten lægges nederst i bunken
value-rejects-shuffled_under = resten blandes og lægges nederst i bunken
value-open_locomotive-both_draws = tæller som begge kort
value-open_locomotive-one_draw = tæller som ét af de to kort
value-sweep-yes = alle fem synlige kort skiftes ud
value-sweep-no = bliver liggende
value-jokers-everywhere = overalt
value-jokers-some = kun { $where }
value-parallel_from = alle åbne fra { $players } spillere
value-ferry_substitute = { $number } vilkårlige kort, på en færge
value-stations = { $number } til hver, for { $costs } kort
value-tiles = { $copies } i hver farve af længde { $lengths }
value-bullets = { $trains } fælles; sidste runde venter, til der højst er { $left } tilbage
value-last_round_cars = når nogen højst har { $cars } togvogne
value-bonus-most_of = { $points } for flest { $measure }
value-bonus-longest_path = { $points } for længste togrute
value-bonus-per_unit = { $measure }: { $points } for hver
value-bonus-rank_table = efter { $measure }: { $first } til nr. 1 af { $players }, { $none } til den, der ingen har
value-ties = { $measures }; ellers deles sejren
