# Norsk bokmål. En setning er kort og vennlig, slik en god vert ville sagt den.

## Kort og farger

card-purple = lilla
card-blue = blå
card-orange = oransje
card-white = hvit
card-green = grønn
card-yellow = gul
card-black = svart
card-red = rød
card-locomotive = lokomotiv
color-gray = grå
color-none = uten farge

# Med gangetegn kan fargen stå ubøyd: «3× hvit».
cards-number = { $number }× { $card }
cards-locomotives = { $number }× { $symbol } lokomotiv
cards-none = ingenting

## Spillere

player-you = Du
player-other = Spiller { $number }

## Brettet

kind-rail = vanlig
kind-ferry = ferge
kind-tunnel = tunnel
kind-trackbed = sporfundament
kind-bullet = lyntog

points = { $points } poeng

## Det som måles

measure-tickets_made = fullførte billetter
measure-longest_path = lengste rute
measure-longest_path_bonus = bonusen for lengste rute
measure-stations_left = ubygde stasjoner
measure-bullet_spaces = felter på lyntogbanen

## Billetter

prospect-made = fullført
prospect-possible = mulig
prospect-lost = tapt

## Det en spiller blir bedt om

asked-keep-tickets = velg hvilke billetter du vil beholde
asked-take-turn = velg hva du gjør på din tur
asked-draw-second = trekk det andre kortet
asked-pay-surcharge = betal for tunnelen eller ta kortene tilbake
asked-lay-tile = legg en togskinne
asked-over = ingenting, spillet er slutt

## Det som hendte: uten spilleren, som står foran med navn

event-dealt = fikk { $card }
event-opened = { $card } ble lagt åpent
event-swept = Tre lokomotiver lå åpne, så alle de fem kortene ble byttet ut.
event-reshuffled = Kastebunken ble stokket til en ny bunke.
event-starts = { $player } begynner.
event-offered =
    { $number ->
        [one] trakk en billett
       *[other] trakk { $number } billetter
    }
event-kept = beholdt { $tickets }
event-kept-hidden =
    { $number ->
        [one] beholdt én billett
       *[other] beholdt { $number } billetter
    }
event-rejected =
    { $number ->
        [one] ga én billett tilbake
       *[other] ga { $number } billetter tilbake
    }
event-turn = På tur: { $player }.
event-drew = trakk { $card } fra bunken
event-drew-hidden =
    { $number ->
        [one] trakk et kort fra bunken
       *[other] trakk { $number } kort fra bunken
    }
event-took = tok { $card }
event-claimed = bygde { $route } med { $cards } for { $points } poeng
event-claimed-dug = bygde { $route } for { $points } poeng
event-laid = la { $cards } ved { $route }
event-paid = betalte { $cards }
event-turned = tunnelen viste { $cards }
event-due =
    { $number ->
        [one] ett kort ekstra å betale
       *[other] { $number } kort ekstra å betale
    }
event-declined = tok kortene tilbake fra { $route }
event-station = bygde stasjon i { $city } med { $cards }
event-built = la en { $color } togskinne på { $route }
event-closed = dermed stenges { $routes }
event-closed-beside = dermed stenges sporet ved siden av
event-returned = en { $color } togskinne ble lagt tilbake
event-bullet =
    { $spaces ->
        [one] satte et lyntog på { $route } med { $cards }, ett felt fram
       *[other] satte et lyntog på { $route } med { $cards }, { $spaces } felter fram
    }
event-passed = meldte pass
event-last-round = { $player } innledet siste runde: én tur til hver.
event-over = Spillet er slutt.
event-over-all-passed = Alle meldte pass, så spillet er slutt.

## Avslag: et brett

board-unknown = Det finnes ikke noe brett som heter «{ $board }». Her er: { $known }.
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
board-unknown-zone = { $file }, { $entry }: det finnes ingen sone «{ $name }».
board-same-ends = { $file }, { $entry }: den begynner og slutter i «{ $name }».
board-zone-empty = { $file }, { $entry }: ingen by er endepunkt i denne sonen.
board-zone-end-shared = { $file }, { $entry }: ett endepunkt i sonen «{ $name }» kan ikke knytte sammen to byer.
board-group-missing = { $file }, { $entry }: et annet spor går ved siden av, så det trengs en gruppe.
board-group-single = { $file }, { $entry }: den er alene i gruppen «{ $name }».
board-group-uneven = { $file }, { $entry }: gruppen «{ $name }» er ikke alle sporene med samme lengde mellom to byer.
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

## Avslag: et spill som ikke kan settes opp

option-unknown = Det finnes ikke noe valg som heter «{ $name }».
option-unknown-variant = Brettet { $board } har ingen variant «{ $variant }».
option-unknown-language = Språket «{ $language }» finnes ikke ennå. Her er: { $known }.
option-bad-value = «{ $value }» kan ikke brukes som { $name }.
option-seats = Dette brettet er for { $fewest } til { $most } spillere, ikke { $seats }.
option-start = Spiller { $start } kan ikke begynne: det er { $seats } spillere.
option-seed = «{ $seed }» kan ikke brukes som frø: velg et helt tall fra 0 til 9223372036854775807.
option-games = Det må være minst ett spill, og ikke flere enn det finnes frø til.
option-threads = Det trengs minst én tråd.
option-seat = Det finnes ingen plass { $number }: velg en fra 1 til { $seats }.
option-to = Referatet har { $moves } trekk, så det kan ikke fortelles fram til trekk { $to }.

## Avslag: et trekk

move-unreadable = Jeg forstår ikke «{ $text }».
move-unknown-card = Det finnes ikke noe kort som heter «{ $card }».
move-unknown-city = Det finnes ingen by «{ $name }» på dette brettet.
move-unknown-route = Det finnes ingen toglinje «{ $name }» på dette brettet.
move-unknown-ticket = Det finnes ingen billett «{ $name }» på dette brettet.
move-unknown-seat = Det finnes ingen plass { $seat } ved dette bordet, som er for { $seats }.
move-not-allowed = «{ $move }» går ikke nå.
move-game-over = Spillet er slutt.
move-nothing-to-undo = Det er ingenting å angre.
move-already-chosen = Spiller { $seat } har alt valgt.
move-not-your-turn = Turen er hos spiller { $turn }, ikke hos spiller { $seat }.
move-wrong-phase = Én ting om gangen: { $asked }.
move-not-offered = { $ticket } er ikke blant billettene du kan velge, eller er nevnt to ganger.
move-keep-more =
    { $least ->
        [one] Behold minst én billett.
       *[other] Behold minst { $least } billetter.
    }
move-no-tickets = Billettbunken er tom.
move-deck-empty = Bunken er tom.
move-slot-empty = Der ligger det ikke noe kort.
move-card-not-open = Det ligger ikke noe åpent kort av typen { $card }.
move-locomotive-second = Et åpent lokomotiv kan ikke være det andre kortet.
move-route-taken = { $route } er opptatt.
move-route-closed = { $route } er stengt resten av spillet.
move-parallel-owned = Du har alt et spor på { $route }, og du kan bare ha ett.
move-track-unbuilt = { $route } er fortsatt et bart sporfundament: noen må legge en togskinne først.
move-track-built = Det ligger alt en togskinne på { $route }.
move-no-bed = { $route } trenger ingen togskinne.
move-no-tile = Det er ingen { $color } togskinne med lengde { $length } igjen.
move-too-few-cars =
    { $cars ->
        [one] { $route } krever { $length } togvogner, og du har én igjen.
       *[other] { $route } krever { $length } togvogner, og du har { $cars } igjen.
    }
move-cards-missing = Du har ikke { $cards } på hånden.
move-bad-cards = Dette er ikke kort: { $cards }.
move-wrong-payment = Du kan ikke betale for dette med { $cards }.
move-pass-needless = Du kan bare melde pass når du ikke kan gjøre noe annet.
move-no-stations-here = Det er ingen stasjoner på dette brettet.
move-no-station-left = Du har bygd alle stasjonene dine.
move-station-taken = { $city } har alt en stasjon.
move-station-zone = { $city } ligger i utlandet: der kan det ikke stå noen stasjon.

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

## Regelverdier

rule-players = spillere
rule-cars = togvogner til hver
rule-card_deal = kort delt ut
rule-ticket_deal = billetter delt ut
rule-ticket_draw = trekke billetter
rule-open_locomotive = et åpent lokomotiv
rule-sweep = tre åpne lokomotiver
rule-jokers = lokomotiver som jokere
rule-parallel_from = parallelle spor
rule-ferry_substitute = i stedet for lokomotiv
rule-stations = stasjoner
rule-tiles = togskinner
rule-bullets = lyntog
rule-last_round_cars = siste runde
rule-bonuses = bonuser
rule-tie_breaks = ved likhet

value-none = ingen
value-players = { $fewest } til { $most }
value-number = { $number }
value-offer = { $regular }; behold minst { $keep }, { $rejects }
value-offer-long =
    { $long ->
        [one] { $regular } og { $long } stor; behold minst { $keep }, { $rejects }
       *[other] { $regular } og { $long } store; behold minst { $keep }, { $rejects }
    }
value-rejects-out = resten går ut av spillet
value-rejects-under = resten legges under bunken
value-rejects-shuffled_under = resten stokkes nederst i bunken
value-open_locomotive-both_draws = teller som begge kortene
value-open_locomotive-one_draw = teller som ett av de to kortene
value-sweep-yes = alle fem åpne kort byttes ut
value-sweep-no = blir liggende
value-jokers-everywhere = overalt
value-jokers-tunnels_and_ferries = bare i tunneler og på ferger
value-parallel_from = alle åpne fra { $players } spillere
value-ferry_substitute = { $number } vilkårlige kort, på en ferge
value-stations = { $number } til hver, for { $costs } kort
value-tiles = { $copies } i hver farge i lengdene { $lengths }
value-bullets = { $trains } til deling; siste runde venter til høyst { $left } er igjen
value-last_round_cars = når noen har høyst { $cars } togvogner
value-bonus-most_of = { $points } for flest { $measure }
value-bonus-longest_path = { $points } for lengste rute
value-bonus-per_unit = { $measure }: { $points } per stykk
value-bonus-rank_table = etter antall { $measure }: { $first } til den første av { $players }, { $none } til den som har null
value-ties = { $measures }; deretter delt seier

## rallar boards

boards-board = brett
boards-name = tittel
boards-players = spillere
boards-cities = byer
boards-routes = toglinjer
boards-tickets = billetter
boards-more = «rallar boards nordic» forteller om ett av dem, «rallar play» starter et spill.
board-heading = { $title }: { $fewest } til { $most } spillere
board-figures =
    { $cities } byer, { $routes } toglinjer med { $spaces } felter, { $tickets } billetter
board-length = lengde
board-total = alle
board-tickets-line = Billettene er verdt { $least } til { $most } poeng, { $mean } i snitt.
board-long-tickets =
    { $number ->
        [one] Én av dem er en stor billett, på { $least } til { $most } poeng.
       *[other] { $number } av dem er store billetter, på { $least } til { $most } poeng.
    }
board-parallel =
    { $groups ->
        [one] Parallelle spor går ett sted.
       *[other] Parallelle spor går { $groups } steder.
    }
board-crossings =
    { $number ->
        [one] To toglinjer krysser hverandre.
       *[other] Toglinjer krysser hverandre { $number } steder.
    }
board-zones = Soner: { $zones }.
board-substitutes = På { $route } kan { $number } vilkårlige kort erstatte ett av kortene.
board-symbols =
    { $number ->
        [one] Fergene krever til sammen ett lokomotiv.
       *[other] Fergene krever til sammen { $number } lokomotiver.
    }
board-differences = Dette er spesielt med reglene
board-no-differences = Reglene er de vanlige.
board-rule = regel
board-here = her
board-usual = vanligvis
board-variant = Variant «{ $name }»

## rallar compile

compile-doing = Kompilerer kjernen
compile-done =
    { $seconds ->
        [one] Kjernen er kompilert. Det tok { $seconds } sekund.
       *[other] Kjernen er kompilert. Det tok { $seconds } sekunder.
    }
compile-ready = Kjernen var kompilert fra før: den er klar.
compile-note = Kjernen kompileres én gang, og det tar en liten stund.

## rallar simulate

simulate-doing = Spiller
simulate-heading = { $title }: { $games } tilfeldige spill med { $players } spillere
simulate-seat = plass
simulate-mean = poeng
simulate-deviation = σ
simulate-wins = seire
simulate-position = seire fra startplass
simulate-position-number =
    { $number ->
        [1] første
        [2] andre
        [3] tredje
        [4] fjerde
       *[other] femte
    }
simulate-length = Et spill tar { $turns } turer (σ { $turns_deviation }) og { $decisions } valg (σ { $decisions_deviation }).
simulate-speed = { $games } spill på { $seconds } s, { $rate } spill i sekundet på { $threads ->
        [one] én tråd
       *[other] { $threads } tråder
    }.
simulate-seed = Frø { $first } til { $last }.

## rallar replay

replay-heading = { $title }, { $seats } spillere, frø { $seed }
replay-checked =
    { $moves ->
        [one] Ett trekk spilt om igjen; alle tilfeldigheter falt ut som i referatet.
       *[other] { $moves } trekk spilt om igjen; alle tilfeldigheter falt ut som i referatet.
    }
replay-unfinished = Spillet ble ikke fullført.
replay-stopped = Fortalt fram til trekk { $to } av { $moves }.

## rallar play: oppsettet

play-which-board = Hvilket brett vil du spille på?
play-board-line = { $title }, { $fewest } til { $most } spillere
play-board-prompt = Nummer eller navn
option-board = Si gjerne hvilket brett: --board { $known }.
play-welcome = { $title } med { $seats } spillere. Du er spiller { $seat }; de andre spiller på måfå.
play-welcome-help = Skriv help når du vil, quit for å gå.
play-resumed = Velkommen tilbake: { $moves } trekk er spilt.

## rallar play: bordet

table-turn = tur { $turn }
table-opening = de første billettene
table-last-round =
    { $turns ->
        [one] siste runde, én tur igjen
       *[other] siste runde, { $turns } turer igjen
    }
table-player = spiller
table-points = poeng
table-cars = vogner
table-cards = kort
table-tickets = billetter
table-stations = stasjoner
table-bullets = lyntogbane
table-open = Åpne
table-hand = Hånd
# Høyst 8 tegn er det plass til, og «Billetter» har 9.
table-my-tickets = Billetter
table-decks-cards = bunke { $deck }, kastet { $discards }
table-decks-tickets =
    { $tickets ->
        [one] { $tickets } billett å trekke
       *[other] { $tickets } billetter å trekke
    }
table-supply-bullets =
    { $number ->
        [0] ingen lyntog igjen
        [one] ett lyntog igjen
       *[other] { $number } lyntog igjen
    }
table-empty-slot = tom
table-no-cards = ingen kort
table-tunnel = Tunnelen { $route }: du la { $cards }, og { $turned } kom opp.
table-tiles = Skinner
table-tile-line = lengde { $length }

ask-keep-tickets =
    { $least ->
        [one] Behold minst én billett: skriv numrene, for eksempel { $example }.
       *[other] Behold minst { $least } billetter: skriv numrene, for eksempel { $example }.
    }
ask-take-turn = Din tur: 1–5 kort · d bunke · t billett · c { $example } · routes · help
ask-take-turn-stations = Din tur: 1–5 kort · d bunke · t billett · c { $example } · s { $place } · routes · help
ask-take-turn-stuck = Det er ingenting du kan gjøre denne turen: skriv pass.
ask-draw-second = Det andre kortet ditt: et kortnummer, eller d for bunken.
ask-pay-surcharge =
    { $due ->
        [one] Tunnelen koster ett kort til: velg et nummer.
       *[other] Tunnelen koster { $due } kort til: velg et nummer.
    }
ask-lay-tile = Legg nå en togskinne: tile { $example }. Skriv beds for å se ledige fundamenter, eller beds { $place }.
ask-pick = Velg et nummer, eller si noe annet.
ask-save = Fil å lagre spillet i (Enter: ikke lagre)

reply-help = Skriv help for å se hva du kan si.
reply-ambiguous = Det kan være flere: { $choices }.
reply-no-place = Ingen by her heter «{ $name }».
reply-no-route = Ingen toglinje går mellom «{ $name }».
reply-which-route = Hvilken toglinje? For eksempel: c { $example }
reply-which-city = Hvilken by? For eksempel: s { $example }
reply-which-file = Hvor skal det lagres? For eksempel: save game.jsonl
reply-which-move = Hva lurer du på? For eksempel: why c { $example }
reply-which-number = Det finnes ikke noe nummer { $number } å velge.
reply-nothing-claimable = Du kan ikke bygge noen toglinje akkurat nå.
reply-cannot-pay = { $route } er ledig, men du kan ikke betale for den ennå: { $cost }.
reply-cannot-pay-station = Du kan ikke betale for en stasjon ennå.
reply-allowed = Det er lov: bare gjør det.
reply-more-payments =
    { $number ->
        [one] Det finnes én annen måte å betale på, om du skriver den helt ut: { $example }
       *[other] Det finnes { $number } andre måter å betale på, om du skriver dem helt ut: { $example }
    }
reply-many-payments = Det finnes mange flere måter å betale på, om du skriver dem helt ut: { $example }
reply-undone = Angret.
reply-no-undo = Det er for sent å angre: noe skjult er blitt sett siden.
reply-saved = Lagret. «rallar replay { $file }» forteller spillet om igjen.
reply-not-saved = { $file } kan ikke skrives: { $reason }.
reply-no-beds = Der er det ikke noe fundament å legge skinner på.
reply-no-owned = Ingen har noen toglinje ennå.
reply-decline = Ta kortene tilbake

leave-goodbye = På gjensyn.
leave-again = Den samme utdelingen igjen: { $command }

list-routes = Toglinjer du kan betale for nå
list-stations = Hvor du kan bygge, og hvordan betale
list-beds = Ledige sporfundamenter
list-shared = Lyntog
list-column-route = toglinje
list-column-track = spor
list-column-kind = type
list-column-pay = for eksempel med
list-stations-built = stasjoner: { $cities }
list-tiles-laid = Skinner er lagt, alle kan bygge her

help-title = Dette kan du si
help-number = velg fra listen; åpne kort telles fra venstre
help-draw = trekk fra bunken, eller ta et åpent kort
help-tickets = trekk billetter
help-keep = behold disse av billettene du fikk
help-claim = bygg en toglinje; en del av navnet er nok
help-station = bygg en stasjon
help-tile = legg en togskinne
help-beds = vis ledige sporfundamenter, alle eller ved en by
help-decline = ta kortene dine tilbake fra en tunnel
help-pass = meld pass, når ikke noe annet går
help-routes = vis toglinjene du kan betale for, alle eller ved en by
help-map = vis hvem som eier hva
help-status = vis bordet igjen (det gjør Enter også)
help-why = spør hvorfor noe ikke går
help-undo = angre trekket ditt, om ikke noe skjult er sett siden
help-log = fortell hva som har hendt
help-rules = reglene i korte trekk
help-save = lagre spillet
help-quit = gå fra bordet
help-notation = Skrivemåten i referatene går også: { $example }

rules-aim = Du får poeng for å bygge toglinjer og for å knytte sammen de to stedene på hver billett. En billett du ikke klarer, koster deg poengene den er verdt.
rules-turn = På din tur gjør du én av disse tingene: trekker to togvognkort, bygger én toglinje eller trekker billetter.
rules-turn-stations = På din tur gjør du én av disse tingene: trekker to togvognkort, bygger én toglinje, trekker billetter eller bygger en stasjon.
rules-claim = En toglinje koster ett kort i linjens farge for hvert felt; på en grå velger du fargen selv. Det settes én togvogn på hvert felt.
rules-lengths = Poeng etter lengde: { $table }.
rules-ferry = En ferge krever et lokomotiv for hvert lokomotiv som er tegnet på den.
rules-tunnel = Ved en tunnel snus tre kort når du har betalt: hvert som passer, koster deg ett kort til, eller så tar du kortene dine tilbake.
rules-stations = En stasjon låner deg én av de andres toglinjer inn til byen når billettene telles opp.
rules-tiles = Når du har trukket kort, legger du en togskinne: et sporfundament kan bygges ut først når en skinne har gitt det farge.
rules-crossings = Der toglinjer krysser hverandre, stenger den som først får skinner eller blir bygd, den andre.
rules-bullets = En lyntoglinje betales med én valgfri farge. Den gir ingen poeng, men gjelder for alles billetter og flytter deg fram på lyntogbanen.

## Poengene

score-routes =
    { $number ->
        [0] Ingen toglinjer
        [one] Én toglinje
       *[other] { $number } toglinjer
    }
score-routes-worth = { $points } hver: { $routes }
score-no-ticket-routes = stedene er ikke knyttet sammen
score-via = via { $places }
score-stations = Stasjon i { $city }
score-borrowed = låner { $route }
score-lent-nothing = låner ingenting
score-longest-path =
    { $length ->
        [0] ingen toglinjer
        [one] én togvogn: { $places }
       *[other] { $length } togvogner: { $places }
    }
score-longest-path-title = Lengste rute
score-units = { $units }
score-bonus-tickets_made = Flest billetter fullført
score-bonus-longest_path = Lengste rute
score-bonus-stations_left = Ubygde stasjoner
score-bonus-bullet_spaces = Lyntogbane
score-standings = Stilling
score-column-routes = toglinjer
score-column-tickets = billetter
score-column-bonuses = bonuser
score-column-total = sum
score-total = Sum
score-won = { $player } vant med { $points } poeng.
score-you-won = Du vant med { $points } poeng. Godt spilt!
score-shared = { $players } deler seieren med { $points } poeng.
score-tie-break = Det er likt på poeng, så da avgjør { $measure }: { $units }.
score-tie-break-next = Det er fortsatt likt, så da avgjør { $measure }: { $units }.
score-tie-level = Ingenting skiller dem.
score-units-of = { $player } { $units }

## Selve kommandolinjen

cli-about = Fire brettspill om tog: spill dem her, simuler dem i tusenvis.
cli-play = Spill i terminalen, mot spillere som spiller på måfå.
cli-simulate = Spill mange tilfeldige spill og få dem oppsummert.
cli-replay = Spill et referat om igjen, kontroller det og fortell det.
cli-boards = Vis brettene, eller fortell om ett av dem.
cli-compile = Kompiler kjernen nå, så går alt fort senere.
cli-option-version = Si hvilken versjon dette er.
cli-option-language = Språket: { $known }.
cli-option-board = Et brett ved navn ({ $known }), eller din egen brettfil.
cli-option-seats = Hvor mange som spiller.
cli-option-seat = Hvilken av dem du er, fra 1.
cli-option-seed = Frøet til utdelingen; samme frø gir samme spill.
cli-option-variant = En variant av reglene, slik «rallar boards» kaller dem.
cli-option-resume = Fortsett på et lagret spill.
cli-option-players = Hvor mange som er med i hvert spill.
cli-option-games = Hvor mange spill.
cli-option-first-seed = Frøet til det første spillet; hvert spill tar det neste.
cli-option-json = Skriv ut ett JSON-objekt og ikke noe annet.
cli-option-threads = Hvor mange tråder; alle som finnes, om du ikke sier noe.
cli-option-file = Referatet.
cli-option-to = Stopp etter så mange trekk.
cli-option-view = Fortell det slik denne plassen så det, fra 1. Ellers fortelles alt.
cli-option-replay-board = Brettfilen, om brettet er ditt eget.
cli-argument-board = Et brett ved navn, eller din egen brettfil.
cli-interrupted = Avbrutt.
