# Dansk. En sætning er kort og venlig, som en god vært ville sige den.

## Kort og farver

card-purple = lilla
card-blue = blå
card-orange = orange
card-white = hvid
card-green = grøn
card-yellow = gul
card-black = sort
card-red = rød
card-locomotive = lokomotiv
color-gray = grå
color-none = uden farve

# Gangetegnet lader farven stå ubøjet.
cards-number = { $number }× { $card }
cards-locomotives = { $number }× { $symbol } lokomotiv
cards-none = ingenting

## Spillere

player-you = Du
player-other = Spiller { $number }

## Brættet

kind-rail = jernbane
kind-ferry = færge
kind-tunnel = tunnel
kind-trackbed = banelegeme
kind-bullet = højhastighed

points = { $points } point

## Mål

measure-tickets_made = færdige rutekort
measure-longest_path = længste togrute
measure-longest_path_bonus = bonus for længste togrute
measure-stations_left = ubrugte togstationer
measure-bullet_spaces = felter på højhastighedssporet

## Rutekort

prospect-made = færdigt
prospect-possible = muligt
prospect-lost = tabt

## Hvad en spiller bliver bedt om

asked-keep-tickets = vælg, hvilke rutekort du vil beholde
asked-take-turn = tag din tur
asked-draw-second = træk det andet kort
asked-pay-surcharge = betal for tunnelen, eller tag kortene tilbage
asked-lay-tile = læg en skinnebrik
asked-over = ingenting, spillet er slut

## Hvad der skete: uden spilleren, hvis navn står foran

event-dealt = fik { $card }
event-opened = { $card } blev vendt
event-swept = Tre lokomotiver lå synlige, så alle fem kort blev skiftet ud.
event-reshuffled = De brugte kort blev blandet til en ny bunke.
event-starts = { $player } begynder.
event-offered =
    { $number ->
        [one] trak et rutekort
       *[other] trak { $number } rutekort
    }
event-kept = beholdt { $tickets }
event-kept-hidden =
    { $number ->
        [one] beholdt ét rutekort
       *[other] beholdt { $number } rutekort
    }
event-rejected =
    { $number ->
        [one] gav ét rutekort tilbage
       *[other] gav { $number } rutekort tilbage
    }
event-turn = { $player } har turen.
event-drew = trak { $card } fra bunken
event-drew-hidden =
    { $number ->
        [one] trak et kort fra bunken
       *[other] trak { $number } kort fra bunken
    }
event-took = tog { $card }
event-claimed = gjorde krav på { $route } med { $cards } og fik { $points } point
event-claimed-dug = gjorde krav på { $route } og fik { $points } point
event-laid = lagde { $cards } ved { $route }
event-paid = betalte { $cards }
event-turned = tunnelen viste { $cards }
event-due =
    { $number ->
        [one] skal betale ét kort mere
       *[other] skal betale { $number } kort mere
    }
event-declined = tog kortene tilbage fra { $route }
event-station = byggede en togstation i { $city } med { $cards }
event-built = lagde en { $color } skinnebrik på { $route }
event-closed = det lukker { $routes }
event-closed-beside = det lukker sporet ved siden af
event-returned = en { $color } skinnebrik gik tilbage
event-bullet =
    { $spaces ->
        [one] satte et højhastighedstog på { $route } med { $cards }, ét felt frem
       *[other] satte et højhastighedstog på { $route } med { $cards }, { $spaces } felter frem
    }
event-passed = meldte pas
event-last-round = { $player } har indledt slutningen: alle får én sidste tur.
event-over = Spillet er slut.
event-over-all-passed = Alle meldte pas, så spillet er slut.

## Afslag: et bræt

board-unknown = Der er intet bræt, der hedder »{ $board }«. Der findes: { $known }.
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
board-wrong-length = { $file }, { $entry }: her skal være { $expected } elementer, og der er { $found }.
board-bad-value = { $file }, { $entry }: »{ $value }« er ikke tilladt her. Tilladt: { $allowed }.
board-bad-color = { $file }, { $entry }: en strækning af typen { $kind } kan ikke have farven { $color }.
board-bad-measure = { $file }, { $entry }: »{ $name }« kan ikke måles efter disse regler.
board-duplicate = { $file }, { $entry }: dette står her mere end én gang.
board-empty = { $file }, { $entry }: her er tomt.
board-too-many = { $file }, { $entry }: der er { $found }, og der må højst være { $most }.
board-wrong-count = { $file }, { $entry }: filen siger { $stated }, men der er { $found }.
board-unknown-city = { $file }, { $entry }: der er ingen by »{ $name }«.
board-unknown-place = { $file }, { $entry }: der er ingen by eller zone »{ $name }«.
board-unknown-route = { $file }, { $entry }: der er ingen strækning »{ $name }«.
board-unknown-zone = { $file }, { $entry }: der er ingen zone »{ $name }«.
board-same-ends = { $file }, { $entry }: begynder og ender i »{ $name }«.
board-zone-empty = { $file }, { $entry }: ingen by er endepunkt i denne zone.
board-zone-end-shared = { $file }, { $entry }: ét endepunkt i zonen »{ $name }« kan ikke forbinde to byer.
board-group-missing = { $file }, { $entry }: et andet spor løber ved siden af, så her skal være en gruppe.
board-group-single = { $file }, { $entry }: er alene i gruppen »{ $name }«.
board-group-uneven = { $file }, { $entry }: gruppen »{ $name }« er ikke alle spor af én længde mellem to byer.
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

## Afslag: et spil, der ikke kan stilles op

option-unknown = Der er ingen indstilling »{ $name }«.
option-unknown-variant = Brættet { $board } har ingen variant »{ $variant }«.
option-unknown-language = Sproget »{ $language }« er her ikke endnu. Der findes: { $known }.
option-bad-value = »{ $value }« kan ikke bruges til { $name }.
option-seats = Brættet er til { $fewest }–{ $most } spillere, ikke { $seats }.
option-start = Spiller { $start } kan ikke begynde: der er { $seats } spillere.
option-seed = »{ $seed }« kan ikke bruges som startværdi: vælg et helt tal fra 0 til 9223372036854775807.
option-games = Spil mindst ét spil, og ikke ud over den største startværdi.
option-threads = Der skal være mindst én tråd.
option-seat = Der er ingen plads { $number }: vælg en fra 1 til { $seats }.
option-to = Optegnelsen har { $moves } træk, så den kan ikke fortælles til træk { $to }.

## Afslag: et træk

move-unreadable = Jeg forstår ikke »{ $text }«.
move-unknown-card = Der er intet kort, der hedder »{ $card }«.
move-unknown-city = Der er ingen by »{ $name }« på dette bræt.
move-unknown-route = Der er ingen strækning »{ $name }« på dette bræt.
move-unknown-ticket = Der er intet rutekort »{ $name }« på dette bræt.
move-unknown-seat = Der er ingen plads { $seat } ved dette bord med { $seats }.
move-not-allowed = »{ $move }« kan ikke lade sig gøre nu.
move-game-over = Spillet er slut.
move-nothing-to-undo = Der er intet at tage tilbage.
move-already-chosen = Spiller { $seat } har allerede valgt.
move-not-your-turn = Turen er hos spiller { $turn }, ikke hos spiller { $seat }.
move-wrong-phase = Én ting ad gangen: { $asked }.
move-not-offered = { $ticket } er ikke blandt de rutekort, du kan vælge, eller er nævnt to gange.
move-keep-more =
    { $least ->
        [one] Behold mindst ét rutekort.
       *[other] Behold mindst { $least } rutekort.
    }
move-no-tickets = Bunken med rutekort er tom.
move-deck-empty = Bunken er tom.
move-slot-empty = Der ligger ikke noget kort.
move-card-not-open = Ikke blandt de synlige kort: { $card }.
move-locomotive-second = Et synligt lokomotiv kan ikke være det andet kort.
move-route-taken = { $route } er optaget.
move-route-closed = { $route } er lukket i dette spil.
move-parallel-owned = Du har allerede et spor på { $route }, og du må kun have ét.
move-track-unbuilt = { $route } er stadig et bart banelegeme: først skal nogen lægge en skinnebrik.
move-track-built = Der ligger allerede en skinnebrik på { $route }.
move-no-bed = { $route } skal ikke have nogen skinnebrik.
move-no-tile = Der er ingen { $color } skinnebrik af længde { $length } tilbage.
move-too-few-cars =
    { $cars ->
        [one] { $route } kræver { $length } togvogne, og du har én tilbage.
       *[other] { $route } kræver { $length } togvogne, og du har { $cars } tilbage.
    }
move-cards-missing = Du har ikke { $cards } på hånden.
move-bad-cards = Det er ikke kort: { $cards }.
move-wrong-payment = Her kan der ikke betales med { $cards }.
move-pass-needless = Du må kun melde pas, når du ikke kan gøre andet.
move-no-stations-here = Der er ingen togstationer på dette bræt.
move-no-station-left = Du har bygget alle dine togstationer.
move-station-taken = { $city } har allerede en togstation.
move-station-zone = { $city } ligger i udlandet: dér kan ingen togstation stå.

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

## Reglernes værdier

rule-players = spillere
rule-cars = togvogne til hver
rule-card_deal = kort ved start
rule-ticket_deal = rutekort ved start
rule-ticket_draw = trukne rutekort
rule-open_locomotive = et synligt lokomotiv
rule-sweep = tre synlige lokomotiver
rule-jokers = lokomotiver som jokere
rule-parallel_from = parallelle spor
rule-ferry_substitute = i stedet for et lokomotiv
rule-stations = togstationer
rule-tiles = skinnebrikker
rule-bullets = højhastighedstog
rule-last_round_cars = sidste tur
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
value-rejects-under = resten lægges under bunken
value-rejects-shuffled_under = resten blandes og lægges under bunken
value-open_locomotive-both_draws = tæller som begge kort
value-open_locomotive-one_draw = tæller som ét af de to kort
value-sweep-yes = alle fem synlige kort skiftes ud
value-sweep-no = bliver liggende
value-jokers-everywhere = overalt
value-jokers-tunnels_and_ferries = kun i tunneller og på færger
value-parallel_from = alle åbne fra { $players } spillere
value-ferry_substitute = { $number } vilkårlige kort, på en færge
value-stations = { $number } til hver, for { $costs } kort
value-tiles = { $copies } i hver farve af længde { $lengths }
value-bullets = { $trains } til alle; sidste tur venter, til der højst er { $left } tilbage
value-last_round_cars = når nogen højst har { $cars } togvogne
value-bonus-most_of = { $points } for flest { $measure }
value-bonus-longest_path = { $points } for længste togrute
value-bonus-per_unit = { $measure }: { $points } for hver
value-bonus-rank_table = efter { $measure }: { $first } til nr. 1 af { $players }, { $none } for ingen
value-ties = { $measures }; ellers deles sejren

## rallar boards

boards-board = bræt
boards-name = titel
boards-players = spillere
boards-cities = byer
boards-routes = strækninger
boards-tickets = rutekort
boards-more = Skriv »rallar boards nordic« for at læse om ét, »rallar play« for at spille.
board-heading = { $title }: { $fewest }–{ $most } spillere
board-figures =
    { $cities } byer, { $routes } strækninger med { $spaces } felter, { $tickets } rutekort
board-length = længde
board-total = alle
board-tickets-line = Rutekortene giver { $least } til { $most } point, { $mean } i gennemsnit.
board-long-tickets =
    { $number ->
        [one] Ét af dem er en lang rute til { $least }–{ $most } point.
       *[other] { $number } af dem er lange ruter til { $least }–{ $most } point.
    }
board-parallel =
    { $groups ->
        [one] Der er parallelle spor ét sted.
       *[other] Der er parallelle spor { $groups } steder.
    }
board-crossings =
    { $number ->
        [one] To strækninger krydser hinanden.
       *[other] Strækninger krydser hinanden { $number } steder.
    }
board-zones = Zoner: { $zones }.
board-substitutes = På { $route } kan { $number } vilkårlige kort træde i stedet for ét af kortene.
board-symbols =
    { $number ->
        [one] Færgerne kræver ét lokomotiv i alt.
       *[other] Færgerne kræver { $number } lokomotiver i alt.
    }
board-differences = Det særlige ved reglerne
board-no-differences = Reglerne er de sædvanlige.
board-rule = regel
board-here = her
board-usual = ellers
board-variant = Varianten »{ $name }«

## rallar compile

compile-doing = Kompilerer kernen
compile-done =
    { $seconds ->
        [one] Kernen er kompileret. Det tog { $seconds } sekund.
       *[other] Kernen er kompileret. Det tog { $seconds } sekunder.
    }
compile-ready = Kernen var allerede kompileret: den er klar.
compile-note = Kernen kompileres én gang, og det tager lidt tid.

## rallar simulate

simulate-doing = Spiller
simulate-heading = { $title }: { $games } tilfældige spil med { $players } spillere
simulate-seat = plads
simulate-mean = point
simulate-deviation = σ
simulate-wins = sejre
simulate-position = sejre i tur som
simulate-position-number =
    { $number ->
        [1] første
        [2] anden
        [3] tredje
        [4] fjerde
       *[other] femte
    }
simulate-length = Et spil tager { $turns } ture (σ { $turns_deviation }) og { $decisions } valg (σ { $decisions_deviation }).
simulate-speed = { $games } spil på { $seconds } s, { $rate } spil i sekundet med { $threads ->
        [one] én tråd
       *[other] { $threads } tråde
    }.
simulate-seed = Startværdier { $first } til { $last }.

## rallar replay

replay-heading = { $title }, { $seats } spillere, startværdi { $seed }
replay-checked =
    { $moves ->
        [one] Ét træk spillet igen; tilfældet svarede hver gang som optegnet.
       *[other] { $moves } træk spillet igen; tilfældet svarede hver gang som optegnet.
    }
replay-unfinished = Spillet blev ikke færdigt.
replay-stopped = Fortalt til og med træk { $to } af { $moves }.

## rallar play: opstillingen

play-which-board = Hvilket bræt vil du spille på?
play-board-line = { $title }, { $fewest }–{ $most } spillere
play-board-prompt = Nummer eller navn
option-board = Sig venligst hvilket bræt: --board { $known }.
play-welcome = { $title } med { $seats } spillere. Du er spiller { $seat }; de andre spiller på må og få.
play-welcome-help = Skriv help, når du har lyst, og quit for at gå.
play-resumed = Velkommen tilbage: der er spillet { $moves } træk.

## rallar play: bordet

table-turn = tur { $turn }
table-opening = de første rutekort
table-last-round =
    { $turns ->
        [one] sidste tur for alle, én igen
       *[other] sidste tur for alle, { $turns } igen
    }
table-player = spiller
table-points = point
table-cars = vogne
table-cards = kort
table-tickets = rutekort
table-stations = stationer
table-bullets = højhastighed
table-open = Synlige
table-hand = Hånd
table-my-tickets = Rutekort
table-decks-cards = bunke { $deck }, brugte { $discards }
table-decks-tickets = { $tickets } rutekort i bunken
table-supply-bullets = højhastighedstog: { $number }
table-empty-slot = tom
table-no-cards = ingen kort
table-tunnel = Tunnelen { $route }: du lagde { $cards }, og { $turned } blev vendt.
table-tiles = Skinnebrikker
table-tile-line = længde { $length }

ask-keep-tickets =
    { $least ->
        [one] Behold mindst ét rutekort: skriv numrene, f.eks. { $example }.
       *[other] Behold mindst { $least } rutekort: skriv numrene, f.eks. { $example }.
    }
ask-take-turn = Din tur: 1–5 kort · d bunke · t rutekort · c { $example } · routes · help
ask-take-turn-stations = Din tur: 1–5 kort · d bunke · t rutekort · c { $example } · s { $place } · routes · help
ask-take-turn-stuck = Du kan ikke gøre noget i denne tur: skriv pass.
ask-draw-second = Dit andet kort: et kortnummer, eller d for bunken.
ask-pay-surcharge =
    { $due ->
        [one] Tunnelen koster ét kort mere: vælg et nummer.
       *[other] Tunnelen koster { $due } kort mere: vælg et nummer.
    }
ask-lay-tile = Læg nu en skinnebrik: tile { $example }. Skriv beds for at se de åbne banelegemer, eller beds { $place }.
ask-pick = Vælg et nummer, eller skriv noget andet.
ask-save = Fil at gemme spillet i (Enter: gem ikke)

reply-help = Skriv help for at se, hvad du kan sige.
reply-ambiguous = Det kan være flere: { $choices }.
reply-no-place = Ingen by her hedder »{ $name }«.
reply-no-route = Ingen strækning forbinder »{ $name }«.
reply-which-route = Hvilken strækning? For eksempel: c { $example }
reply-which-city = Hvilken by? For eksempel: s { $example }
reply-which-file = Gemme hvor? For eksempel: save game.jsonl
reply-which-move = Hvorfor hvad? For eksempel: why c { $example }
reply-which-number = Der er ikke noget nummer { $number } at vælge.
reply-nothing-claimable = Du kan ikke gøre krav på nogen strækning lige nu.
reply-cannot-pay = { $route } er ledig, men du kan ikke betale for den endnu: { $cost }.
reply-cannot-pay-station = Du kan ikke betale for en togstation endnu.
reply-allowed = Det må du gerne: værsgo.
reply-more-payments =
    { $number ->
        [one] Der er én måde mere at betale på, hvis du skriver den helt ud: { $example }
       *[other] Der er { $number } måder mere at betale på, hvis du skriver dem helt ud: { $example }
    }
reply-many-payments = Der er mange flere måder at betale på, hvis du skriver dem helt ud: { $example }
reply-undone = Taget tilbage.
reply-no-undo = Det er for sent at tage det tilbage: siden da har du set noget skjult.
reply-saved = Gemt. »rallar replay { $file }« fortæller spillet igen.
reply-not-saved = { $file } kan ikke skrives: { $reason }.
reply-no-beds = Dér er der intet banelegeme at bygge på.
reply-no-owned = Ingen har en strækning endnu.
reply-decline = Tag kortene tilbage

leave-goodbye = På gensyn.
leave-again = Samme kort igen: { $command }

list-routes = Strækninger, du kan betale for nu
list-stations = Hvor du kan bygge, og hvordan du kan betale
list-beds = Åbne banelegemer
list-shared = Højhastighedstog
list-column-route = strækning
list-column-track = spor
list-column-kind = slags
list-column-pay = for eksempel med
list-stations-built = togstationer: { $cities }
list-tiles-laid = Bygget, frit for alle at gøre krav på

help-title = Hvad du kan sige
help-number = vælg fra listen; synlige kort er nummereret fra venstre
help-draw = træk fra bunken, eller tag et synligt kort
help-tickets = træk rutekort
help-keep = behold disse af de rutekort, du kan vælge
help-claim = gør krav på en strækning; en del af et navn er nok
help-station = byg en togstation
help-tile = læg en skinnebrik
help-beds = vis de åbne banelegemer, alle eller ved en by
help-decline = tag dine kort tilbage fra en tunnel
help-pass = meld pas, når intet andet er muligt
help-routes = vis de strækninger, du kan betale for, alle eller ved en by
help-map = vis, hvem der har hvad
help-status = vis bordet igen (det gør Enter også)
help-why = spørg, hvorfor noget ikke er muligt
help-undo = tag dit træk tilbage, hvis intet skjult er set siden
help-log = fortæl, hvad der er sket
help-rules = reglerne i korte træk
help-save = gem spillet
help-quit = gå fra bordet
help-notation = Optegnelsernes skrivemåde virker også: { $example }

rules-aim = Du får point for at gøre krav på strækninger og for at forbinde de to steder på hvert rutekort. Et rutekort, du ikke når, koster sine point.
rules-turn = I din tur gør du én af disse ting: trækker to togvognskort, gør krav på én strækning eller trækker rutekort.
rules-turn-stations = I din tur gør du én af disse ting: trækker to togvognskort, gør krav på én strækning, trækker rutekort eller bygger en togstation.
rules-claim = En strækning koster ét kort i strækningens farve for hvert felt; er den grå, vælger du selv farven. Der sættes én togvogn på hvert felt.
rules-lengths = Point efter længde: { $table }.
rules-ferry = En færge kræver et lokomotiv for hvert lokomotiv, der er tegnet på den.
rules-tunnel = Ved en tunnel vendes tre kort, når du har betalt: hvert kort, der passer, koster dig ét kort mere, eller du tager dine kort tilbage.
rules-stations = Med en togstation låner du én af en anden spillers strækninger ved byen, når rutekortene gøres op.
rules-tiles = Når du har trukket kort, lægger du en skinnebrik: et banelegeme er først til at gøre krav på, når en brik har givet det farve.
rules-crossings = Hvor strækninger krydser hinanden, lukker den første, der bygges eller gøres krav på, den anden.
rules-bullets = En højhastighedsstrækning koster kort i én valgfri farve. Den giver ingen point, men tæller for alles rutekort og rykker dig frem på højhastighedssporet.

## Regnskabet

score-routes =
    { $number ->
        [0] Ingen strækninger
        [one] Én strækning
       *[other] { $number } strækninger
    }
score-routes-worth = { $points } for hver: { $routes }
score-no-ticket-routes = stederne er ikke forbundet
score-via = via { $places }
score-stations = Togstation i { $city }
score-borrowed = låner { $route }
score-lent-nothing = låner intet
score-longest-path =
    { $length ->
        [0] ingen strækninger
        [one] én togvogn: { $places }
       *[other] { $length } togvogne: { $places }
    }
score-longest-path-title = Længste togrute
score-units = { $units }
score-bonus-tickets_made = Flest færdige rutekort
score-bonus-longest_path = Længste togrute
score-bonus-stations_left = Ubrugte togstationer
score-bonus-bullet_spaces = Højhastighedsspor
score-standings = Stilling
score-column-routes = strækninger
score-column-tickets = rutekort
score-column-bonuses = bonus
score-column-total = i alt
score-total = I alt
score-won = { $player } vandt med { $points } point.
score-you-won = Du vandt med { $points } point. Godt spillet!
score-shared = { $players } deler sejren med { $points } point hver.
score-tie-break = Det står lige på point, så det afgøres af { $measure }: { $units }.
score-tie-break-next = Det står stadig lige, så det afgøres af { $measure }: { $units }.
score-tie-level = Intet kan skille dem.
score-units-of = { $player } har { $units }

## Selve kommandolinjen

cli-about = Fire brætspil om jernbaner: spil dem her, simulér dem i tusindvis.
cli-play = Spil et spil i terminalen mod spillere, der spiller på må og få.
cli-simulate = Spil mange tilfældige spil, og gør dem op.
cli-replay = Spil et optegnet spil igen, kontrollér det og fortæl det.
cli-boards = Vis brætterne, eller fortæl om et af dem.
cli-compile = Kompilér kernen nu, så alt går hurtigt bagefter.
cli-option-version = Sig, hvilken version dette er.
cli-option-language = Sproget: { $known }.
cli-option-board = Et bræt ved navn ({ $known }) eller din egen brætfil.
cli-option-seats = Hvor mange der spiller.
cli-option-seat = Hvem af dem du er, fra 1.
cli-option-seed = Kortenes startværdi; den samme giver det samme spil.
cli-option-variant = En variant af reglerne, som »rallar boards« nævner dem.
cli-option-resume = Fortsæt et gemt spil.
cli-option-players = Hvor mange der spiller i hvert spil.
cli-option-games = Hvor mange spil.
cli-option-first-seed = Det første spils startværdi; hvert spil tager den næste.
cli-option-json = Skriv ét JSON-objekt og intet andet.
cli-option-threads = Hvor mange tråde; alle, hvis du ikke siger andet.
cli-option-file = Optegnelsen.
cli-option-to = Stop efter så mange træk.
cli-option-view = Fortæl det, som denne plads så det, fra 1. Ellers fortælles alt.
cli-option-replay-board = Brætfilen, hvis brættet er dit eget.
cli-argument-board = Et bræt ved navn eller din egen brætfil.
cli-interrupted = Stoppet.
