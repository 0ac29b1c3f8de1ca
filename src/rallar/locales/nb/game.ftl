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

card-one-purple = et { $symbol } lilla kort
card-one-blue = et { $symbol } blått kort
card-one-orange = et { $symbol } oransje kort
card-one-white = et { $symbol } hvitt kort
card-one-green = et { $symbol } grønt kort
card-one-yellow = et { $symbol } gult kort
card-one-black = et { $symbol } svart kort
card-one-red = et { $symbol } rødt kort
card-one-locomotive = et { $symbol } lokomotiv

# Med gangetegn kan fargen stå ubøyd: «3× hvit».
cards-number = { $number }× { $color }
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

where-rail = på vanlige linjer
where-ferry = på ferger
where-tunnel = i tunneler
where-trackbed = på sporfundamenter
where-bullet = på lyntoglinjer

points = { $points } poeng

## Det som måles

measure-tickets_made = fullførte billetter
measure-longest_path = lengste sammenhengende rute
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

event-swept = Tre lokomotiver lå åpne, så alle de fem kortene ble byttet ut.
event-reshuffled = De brukte kortene ble stokket til en ny bunke.
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
event-drew = trakk { $card } fra bunken
event-drew-hidden =
    { $number ->
        [one] trakk et kort fra bunken
       *[other] trakk { $number } kort fra bunken
    }
event-took = tok { $card }
event-claimed = gjorde krav på { $route } med { $cards } og fikk { $points } poeng
event-claimed-dug = gjorde krav på { $route } og fikk { $points } poeng
event-laid = la ned { $cards } ved { $route }
event-paid = betalte { $cards }
event-turned = tunnelen viste { $cards }
event-due =
    { $number ->
        [one] må betale ett kort til
       *[other] må betale { $number } kort til
    }
event-declined = tok kortene tilbake fra { $route }
event-station = bygde stasjon i { $city } med { $cards }
event-built = la en { $color } togskinne på { $route }
event-closed = dermed stenges { $routes }
event-closed-beside = dermed stenges sporet ved siden av
event-bullet =
    { $spaces ->
        [one] satte et lyntog på { $route } med { $cards }, ett felt fram
       *[other] satte et lyntog på { $route } med { $cards }, { $spaces } felter fram
    }
event-passed = meldte pass
event-last-round = { $player } innledet siste runde: alle får én tur til.
event-over = Spillet er slutt.
event-over-all-passed = Alle meldte pass, så spillet er slutt.

## Avslag: et brett

board-unknown = Det finnes ikke noe brett som heter «{ $board }». Det finnes: { $known }.
opponent-unknown = Det finnes ingen motstander som heter «{ $level }». Det finnes: { $known }.
opponent-not-trained = «{ $level }» har ikke lært dette brettet med disse reglene. Det har: { $known }.
opponent-taken = { $file }: det finnes allerede en motstander som heter «{ $level }».
opponent-none-there = Det er ingen motstander i { $folder }: en motstander er en Python-modul.
opponent-incomplete = { $file }: «{ $name }» mangler eller er ikke det det skal være.
opponent-unreadable = { $file } kan ikke lastes inn som motstander: { $error }
opponent-gave-up = En annen motstander gjør dette trekket, for «{ $level }» kunne ikke fortsette: { $reason }

## Avslag: et spill som ikke kan settes opp

option-unknown = Det finnes ikke noe valg som heter «{ $name }».
option-unknown-variant = Brettet { $board } har ingen variant «{ $variant }».
option-bad-value = «{ $value }» kan ikke brukes som { $name }.
option-seats = Dette brettet er for { $fewest } til { $most } spillere, ikke { $seats }.
option-start = Spiller { $start } kan ikke begynne: det er { $seats } spillere.
option-seed = «{ $seed }» kan ikke brukes som frø: velg et helt tall fra 0 til 9223372036854775807.
option-bad-state = Denne stillingen kan ikke oppstå: «{ $field }» stemmer ikke med resten.
option-no-past = Dette spillet er satt sammen av en stilling: ingen har sett hvordan det kom dit.

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
move-already-chosen = Spiller { $seat } har allerede valgt.
move-not-your-turn = Det er spiller { $turn } som har turen, ikke spiller { $seat }.
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
move-card-not-open = Det ligger ikke { $card } blant de åpne kortene.
move-locomotive-second = Et åpent lokomotiv kan ikke være det andre kortet.
move-route-taken = { $route } er allerede tatt.
move-route-closed = { $route } er stengt resten av spillet.
move-parallel-owned = Du har allerede et spor på { $route }, og du kan bare ha ett.
move-track-unbuilt = { $route } er fortsatt et bart sporfundament: noen må legge en togskinne først.
move-track-built = Det ligger allerede en togskinne på { $route }.
move-no-bed = { $route } trenger ingen togskinne.
move-no-tile = Det er ingen { $color } togskinne med lengde { $length } igjen.
move-no-tile-left = Det er ingen togskinne med lengde { $length } igjen.
move-too-few-cars =
    { $route } krever { $length ->
        [one] én togvogn
       *[other] { $length } togvogner
    }, og du har { $cars ->
        [0] ingen
        [one] én
       *[other] { $cars }
    } igjen.
move-cards-missing = Du har ikke { $cards } på hånden.
move-bad-cards = Dette er ikke kort: { $cards }.
move-wrong-payment = Du kan ikke betale for dette med { $cards }.
move-cannot-pay = { $route } er ledig, men du kan ikke betale for den ennå.
move-cannot-pay-station = Du kan ikke betale for en stasjon ennå.
move-pass-needless = Du kan bare melde pass når du ikke kan gjøre noe annet.
move-no-stations-here = Det er ingen stasjoner på dette brettet.
move-no-station-left = Du har bygd alle stasjonene dine.
move-station-taken = { $city } har allerede en stasjon.
move-station-zone = { $city } ligger i utlandet: der kan man ikke bygge stasjon.

## Poengene

score-routes =
    { $number ->
        [0] Ingen toglinjer
        [one] Én toglinje
       *[other] { $number } toglinjer
    }
score-routes-worth = { $points } hver: { $routes }
score-no-ticket-routes = stedene er ikke knyttet sammen
score-via = { $places }
score-stations = Stasjon i { $city }
score-borrowed = låner { $route }
score-lent-nothing = ikke brukt
score-longest-path =
    { $length ->
        [0] ingen toglinjer
        [one] én togvogn: { $places }
       *[other] { $length } togvogner: { $places }
    }
score-longest-path-title = Lengste rute
score-units = { $units }
score-bonus-tickets_made = Globetrotter (flest fullførte billetter)
score-bonus-longest_path = Lengste rute
score-bonus-stations_left = Ubygde stasjoner
score-bonus-bullet_spaces = Lyntogbane
score-standings = Stilling
score-column-routes = toglinjer
score-column-tickets = billetter
score-column-bonuses = bonuser
score-column-total = sum
score-rule-title = Regelen
score-rule = Regelen: { $of }
score-total = Sum
score-won = { $player } vant med { $points } poeng.
score-you-won = Du vant med { $points } poeng. Godt spilt!
score-shared = { $players } deler seieren med { $points } poeng hver.
score-tie-break = Det er likt på poeng, så da avgjør { $measure }: { $units }.
score-tie-break-next = Det er fortsatt likt, så da avgjør { $measure }: { $units }.
score-tie-level = Ingenting skiller dem.
score-units-of = { $player } { $units }
