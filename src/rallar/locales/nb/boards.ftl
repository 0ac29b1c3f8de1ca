## Avslag: et brett

board-no-folder = { $folder } kan ikke åpnes: { $reason }.
board-none-there = Det er ikke noe brett i { $folder }: et brett er en mappe med en fil { $file }.
board-taken = { $folder }: det finnes allerede et brett som heter «{ $board }».
board-other-folder = { $file }, { $entry }: et brett ligger i en mappe med sitt eget navn, og «{ $board }» ligger i «{ $folder }».
board-unreadable = { $file } kan ikke leses: { $reason }.
board-not-json =
    { $line ->
        [0] { $file } er ikke en JSON-tekst.
       *[other] { $file } er ikke JSON: se på linje { $line }.
    }
board-repeated-key = { $file }, { $entry }: «{ $name }» er oppgitt to ganger.
board-unknown-key = { $file }, { $entry }: ingenting her heter «{ $name }».
board-missing-key = { $file }, { $entry }: «{ $name }» mangler.
board-wrong-type = { $file }, { $entry }: dette skal være av typen { $expected }.
board-wrong-length = { $file }, { $entry }: antallet her skal være { $expected }, men er { $found }.
board-bad-value = { $file }, { $entry }: «{ $value }» er ikke tillatt her. Tillatt: { $allowed }.
board-bad-color = { $file }, { $entry }: en toglinje av typen { $kind } kan ikke ha fargen { $color }.
board-bad-measure = { $file }, { $entry }: «{ $name }» kan ikke måles med disse reglene.
board-duplicate = { $file }, { $entry }: dette står her mer enn én gang.
board-empty = { $file }, { $entry }: her er det tomt.
board-too-many = { $file }, { $entry }: antallet er { $found }, men kan høyst være { $most }.
board-wrong-count = { $file }, { $entry }: filen sier { $stated }, men antallet er { $found }.
board-unknown-city = { $file }, { $entry }: det finnes ingen by «{ $name }».
board-unknown-place = { $file }, { $entry }: det finnes ingen by eller sone «{ $name }».
board-unknown-route = { $file }, { $entry }: det finnes ingen toglinje «{ $name }».
board-unknown-ticket = { $file }, { $entry }: det finnes ingen billett «{ $name }».
board-unknown-zone = { $file }, { $entry }: det finnes ingen sone «{ $name }».
board-same-ends = { $file }, { $entry }: den begynner og slutter i «{ $name }».
board-zone-empty = { $file }, { $entry }: ingen by er endepunkt i denne sonen.
board-zone-end-shared = { $file }, { $entry }: ett endepunkt i sonen «{ $name }» kan ikke knytte sammen to byer.
board-group-missing = { $file }, { $entry }: et annet spor går ved siden av, så det trengs en gruppe.
board-group-single = { $file }, { $entry }: den er alene i gruppen «{ $name }».
board-group-uneven = { $file }, { $entry }: gruppen «{ $name }» skal være alle like lange spor mellom to byer og ingen andre.
board-crossing-itself = { $file }, { $entry }: en toglinje kan ikke krysse seg selv.
board-crossing-one-sided = { $file }, { $entry }: den krysser «{ $name }», som ikke nevner det.
board-missing-mechanic = { $file }, { $entry }: her er toglinjer av typen { $kind }, så reglene trenger «{ $name }».
board-unused-mechanic = { $file }, { $entry }: «{ $name }» gjelder toglinjer av typen { $kind }, og her er ingen.
board-no-tile = { $file }, { $entry }: det finnes ingen togskinne med lengde { $length } til «{ $name }».
board-too-few-tickets = { $file }, { $entry }: det trengs { $needed } billetter ({ $name }), og her er { $found }.
board-long-tickets-undealt =
    { $found ->
        [one] { $file }, { $entry }: det finnes en stor billett, men den blir ikke delt ut.
       *[other] { $file }, { $entry }: det finnes { $found } store billetter, men ingen blir delt ut.
    }

## Regelverdier

rule-players = spillere
rule-cars = togvogner til hver
rule-card_deal = kort delt ut
rule-ticket_deal = billetter delt ut
rule-ticket_draw = trekke billetter
rule-open_locomotive = et åpent lokomotiv
rule-sweep = tre åpne lokomotiver
rule-jokers = lokomotiver som jokere
rule-parallel_from = dobbeltspor
rule-ferry_substitute = i stedet for lokomotiv
rule-stations = stasjoner
rule-tiles = togskinner
rule-bullets = lyntog
rule-last_round_cars = siste runde
rule-bonuses = bonuser
rule-tie_breaks = ved likhet

value-none = ingen
value-players = { $fewest }–{ $most }
value-number = { $number }
value-offer = { $regular }; behold minst { $keep }, { $rejects }
value-offer-long =
    { $long ->
        [one] { $regular } og { $long } stor; behold minst { $keep }, { $rejects }
       *[other] { $regular } og { $long } store; behold minst { $keep }, { $rejects }
    }
value-rejects-out = resten går ut av spillet
value-rejects-under = resten legges nederst i bunken
value-rejects-shuffled_under = resten stokkes og legges nederst i bunken
value-open_locomotive-both_draws = teller som begge kortene
value-open_locomotive-one_draw = teller som ett av de to kortene
value-sweep-yes = alle fem åpne kort byttes ut
value-sweep-no = blir liggende
value-jokers-everywhere = overalt
value-jokers-some = bare { $where }
value-parallel_from = alle åpne fra { $players } spillere
value-ferry_substitute = { $number } vilkårlige kort, på en ferge
value-stations = { $number } til hver, for { $costs } kort
value-tiles = { $copies } i hver farge i lengdene { $lengths }
value-bullets = { $trains } felles; siste runde venter til høyst { $left } er igjen
value-last_round_cars = når noen har høyst { $cars } togvogner
value-bonus-most_of = { $points } for flest { $measure }
value-bonus-longest_path = { $points } for lengste sammenhengende rute
value-bonus-per_unit = { $measure }: { $points } per stykk
value-bonus-rank_table = etter antall { $measure }: { $first } til den første av { $players }, { $none } til den som har null
value-ties = { $measures }; deretter delt seier
