## Refusals

arena-players = Nævn mindst to forskellige spillere: --player NAVN, én gang for hver.
arena-player-failed = { $name } kunne ikke fortsætte med startværdi { $seed }: { $reason }
arena-other-board = Klyngens maskiner har ikke alle den samme udgave af spillepladen »{ $board }«.
arena-process-ended = En af processerne blev afbrudt midt i et spil. Måske slap hukommelsen op: prøv med færre, med --processes.
results-none = Der er ingen spil i { $file } endnu.
results-other-setup = { $file } hører til en anden opsætning: »{ $name }« er anderledes. Intet er ændret.
results-bad-line = { $file }: linje { $line } kan ikke læses.
results-unusable = { $file } kan ikke bruges: { $reason }.
option-processes = Vælg mellem 1 og { $most } processer.
option-no-ray = Der er ingen Ray-klynge på { $address }: { $reason }
option-no-extra = Det her kræver { $package }. Sådan får du det: pip install "rallar[{ $extra }]"
option-no-gpu = Her er ingen grafikprocessor, som CUDA kan bruge.
save-taken = { $file } findes allerede. Vælg et andet navn, så intet går tabt.
study-other-game = { $file } er ikke det spil, som resultaterne fortæller om.

## The command line

cli-arena = Lad spillere dyste, skifte plads og få en rating.
cli-balance = Find ud af, hvilke rutekort, strækninger og pladser der vinder på en spilleplade.
cli-study = Find ud af, hvordan en spiller spiller en spilleplade: rutekort, tempo, blokeringer, slutningen.
cli-argument-player = Hvis spil der ses på: et niveau eller en anden spiller ved navn.
cli-option-player = Hvem der spiller: et niveau eller en anden spiller ved navn. Gives én gang for hver.
cli-option-even-games = Hvor mange spil; rundes op, så alle sidder lige ofte på hver plads.
cli-option-processes = Hvor mange processer; én for hver kerne, hvis du ikke angiver andet.
cli-option-threads-each = Hvor mange tråde i hver proces.
cli-option-ray = Spil på Ray-klyngen på denne adresse i stedet.
cli-option-results = Gem hvert spil i denne fil, og fortsæt fra det, der er i den. Alene: vis, hvad der er i den.
cli-option-report = Skriv en side med diagrammer i denne fil (HTML).
cli-option-first = Nummeret på det første spil, når flere maskiner deler arbejdet.
cli-option-save = Behold spillene: i en ny mappe med en spilfil for hvert, eller i en ny fil, NAVN.parquet, med en række for hver plads.
cli-option-against = Den anden spiller; spilleren selv, hvis du ikke angiver andet.
cli-option-records = Gem hvert spil i denne mappe, og fortsæt fra det, der er i den.
cli-option-tables = Skriv tabellerne i denne fil (Markdown).

## Tables

arena-heading =
    { $games ->
        [one] { $title }: ét spil med { $players } spillere
       *[other] { $title }: { $games } spil med { $players } spillere
    }
lab-player = spiller
lab-rating = rating
lab-wins = sejre
lab-points = point
lab-tickets = klarede rutekort
lab-median = træk, ms
lab-slow = 99 %
lab-slowest = længste
lab-meetings = Hvor ofte spilleren til venstre endte foran
lab-length = Et spil tager { $turns } ture.
lab-intervals = Rating er tilpasset efter Plackett–Luce (400 point: ti mod én) med 95 %-intervaller, sejre har Wilsons 95 %-intervaller, og point har deres standardafvigelse.
simulate-saved = Gemt i { $file }.

## Reports

report-title = Arena: { $title }
report-standings = Stillingen
report-ratings = Rating
report-ratings-note = Bjælken er 95 %-intervallet; 0 er gennemsnittet af disse spillere.
report-order = Sejre efter turrækkefølge
report-order-note = Hvor ofte hver spiller vandt som nummer ét, to og så videre. Prikket: hvis alle var lige gode.
report-scores = Point
report-mean-note = Hvor ofte hver slutstilling forekom; stregen er gennemsnittet.
report-tickets = Klarede rutekort
report-tickets-note = Klarede rutekort i et spil; stregen er gennemsnittet.
report-lengths = Spillenes længde
report-lengths-note = I ture: alle spil, og så dem, hver spiller vandt.
report-all-games = alle spil
report-times = Tid pr. træk
report-times-note = Processortid: prikken er medianen, bjælken slutter, hvor 99 af 100 træk gør. Hver streg er ti gange den forrige.
report-meetings = Hvem slår hvem
report-again = Det samme igen
report-made = Lavet med rallar { $version }. Samme startværdi, samme spil: kun tiden pr. træk afhænger af maskinen.

## rallar balance

balance-title = Balance: { $title }
balance-taken-map = Hvor der bliver bygget
balance-taken-note = Hvor ofte hver strækning blev bygget i et spil.
balance-wins-map = Hvilke strækninger vinder
balance-wins-note = Hvor ofte den, der byggede en strækning, vandt spillet. Strækninger fra færre end 30 spil har ingen farve.
balance-about = { $route }: bygget i { $taken } af spillene, bygherren vandt { $wins } af dem
balance-order-note = Hvor ofte den, der var nummer ét, to og så videre, vandt. Prikket: hvis rækkefølgen var ligegyldig.
balance-lengths-note = I ture; stregen er gennemsnittet.
balance-tickets = Rutekort
balance-tickets-note = Sejr og rutekort følges ad her; det betyder ikke i sig selv, at rutekortet er grunden.
balance-routes = Strækninger
balance-routes-note = Hvor ofte hver blev bygget i et spil, og hvor ofte bygherren vandt.
balance-ticket = rutekort
balance-points = point
balance-kept = beholdt
balance-made = klaret
balance-holder-wins = sejre med det
balance-route = strækning
balance-length = længde
balance-taken = bygget
balance-builder-wins = sejre med den
balance-note = Med Wilsons 95 %-intervaller; var alt lige meget, ville hver vinde { $share }. Rapporten har alle rutekort og strækninger.

## rallar study

study-title = Spillestil: { $title }
study-note = Gennemsnit gælder én plads i ét spil, med 95 %-intervaller; andele har Wilsons 95 %-intervaller. En strækning blokerer, hvis den gør den billigste vej for en andens rutekort længere eller afskærer den og ikke bringer noget af spillerens egne rutekort nærmere.
study-section-results = Resultater
study-section-tickets = Rutekort
study-section-pace = Tempo
study-section-end = Slutningen
study-section-blocking = Blokeringer
study-section-board = Særligt for denne spilleplade
study-kept = Hvor mange rutekort der beholdes i starten
study-kept-number = beholdte rutekort
study-lasting = Hvor længe spillet varer
study-lengths = Strækninger efter længde: bygget i et spil, andel af point for strækninger
study-tiles = Lagte skinnebrikker
study-tile-length = længde { $length }
study-preferred = Rutekort tilbudt i starten, beholdt oftest og sjældnest: { $name }
study-openings = Rutekort beholdt i starten, med flest og færrest sejre: { $name }
study-offered = tilbudt
study-firsts = Bygget oftest i de første ti ture: { $name }
study-bonus = { $name }, point
study-figure-wins = vundne spil
study-figure-score = point
study-figure-points-routes = point for strækninger
study-figure-kept-opening = rutekort beholdt i starten
study-figure-drawn-later = trækker rutekort senere
study-figure-later-turn = turen, hvor det sker
study-figure-kept-later = rutekort beholdt da
study-figure-made = klarede rutekort
study-figure-all-made = spil med alle rutekort klaret
study-figure-points-made = point for klarede rutekort
study-figure-points-missed = point for tabte rutekort
study-figure-turns = ture
study-figure-cars-turn = togvogne lagt pr. tur
study-figure-claims = byggede strækninger
study-figure-claim-length = længde af en strækning
study-figure-first-turn = tur for den første strækning
study-figure-first-hand = kort på hånden da
study-figure-cards = trukne togvognskort
study-figure-cards-open = heraf synlige
study-figure-cards-locomotives = heraf synlige lokomotiver
study-figure-ends = udløser sidste runde
study-figure-ends-ahead = foran, når det sker
study-figure-ends-lead = forspring i point da
study-figure-ends-wins = sejre, når spilleren udløste den
study-figure-ends-others-wins = sejre, når spilleren ikke gjorde
study-figure-ends-cars = andres togvogne tilbage da
study-figure-cars-left = togvogne tilbage til sidst
study-figure-serves = strækninger, der hjælper egne rutekort
study-figure-contested = heraf også i vejen for en anden
study-figure-contested-chance = det samme, hvis bygget i vilkårlig rækkefølge
study-figure-blocks = blokeringer
study-figure-blocks-share = blokerer, af dem der ikke hjælper egne
study-figure-blocks-chance = det samme, hvis valgt i blinde
study-figure-detour = omvej for andre, i felter
study-figure-cut = andres rutekort afskåret
study-figure-cut-missed = heraf tabt til sidst
study-figure-stations = byggede togstationer
study-figure-ferries = byggede færger
study-figure-tunnels = påbegyndte tunneler
study-figure-tunnels-dearer = heraf med ekstra kort
study-figure-tunnels-declined = heraf opgivet
study-figure-tiles = lagte skinnebrikker
study-figure-tiles-others = bygget på en andens skinnebrik
study-figure-bullets = strækninger for højhastighedstog
study-figure-bullet-spaces = felter på pointsporet for højhastighedstog
