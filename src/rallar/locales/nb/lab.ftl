## Refusals

arena-players = Oppgi minst to forskjellige spillere: --player NAVN, én gang for hver.
arena-player-failed = { $name } kunne ikke fortsette med frø { $seed }: { $reason }
arena-other-board = Ikke alle maskinene i klyngen har samme utgave av brettet «{ $board }».
arena-process-ended = En av prosessene ble avbrutt midt i et spill. Kanskje var det for lite minne: prøv med færre, med --processes.
results-none = Det er ingen spill i { $file } ennå.
results-other-setup = { $file } hører til et annet oppsett: «{ $name }» er annerledes. Ingenting er endret.
results-bad-line = { $file }: linje { $line } kan ikke leses.
results-unusable = { $file } kan ikke brukes: { $reason }.
option-processes = Velg mellom 1 og { $most } prosesser.
option-no-ray = Det er ingen Ray-klynge på { $address }: { $reason }
option-no-extra = Dette krever { $package }. Slik får du det: pip install "rallar[{ $extra }]"
option-no-gpu = Her er det ingen grafikkprosessor som CUDA kan bruke.
save-taken = { $file } finnes allerede. Velg et annet navn, så ingenting går tapt.
study-other-game = { $file } er ikke det spillet som resultatene forteller om.

## The command line

cli-arena = La spillere konkurrere, bytte plass og få rating.
cli-balance = Finn ut hvilke billetter, toglinjer og plasser som vinner på et brett.
cli-study = Finn ut hvordan en spiller spiller et brett: billetter, tempo, blokkeringer, slutten.
cli-argument-player = Hvem sitt spill det ses på: et nivå eller en annen spiller ved navn.
cli-option-player = Hvem som spiller: et nivå eller en annen spiller ved navn. Gis én gang for hver.
cli-option-even-games = Hvor mange spill; rundes opp så alle sitter like ofte på hver plass.
cli-option-processes = Hvor mange prosesser; én for hver kjerne, om du ikke oppgir noe.
cli-option-threads-each = Hvor mange tråder i hver prosess.
cli-option-ray = Spill på Ray-klyngen på denne adressen i stedet.
cli-option-results = Ta vare på hvert spill i denne filen, og fortsett fra det som er der. Alene: vis hva som er i den.
cli-option-report = Skriv en side med diagrammer til denne filen (HTML).
cli-option-first = Nummeret på det første spillet, når flere maskiner deler på arbeidet.
cli-option-save = Ta vare på spillene: i en ny mappe med en spillfil for hvert, eller i en ny fil, NAVN.parquet, med en rad for hver plass.
cli-option-against = Den andre spilleren; spilleren selv, om du ikke oppgir noe.
cli-option-records = Ta vare på hvert spill i denne mappen, og fortsett fra det som er der.
cli-option-tables = Skriv tabellene til denne filen (Markdown).

## Tables

arena-heading =
    { $games ->
        [one] { $title }: ett spill med { $players } spillere
       *[other] { $title }: { $games } spill med { $players } spillere
    }
lab-player = spiller
lab-rating = rating
lab-wins = seire
lab-points = poeng
lab-tickets = klarte billetter
lab-median = trekk, ms
lab-slow = 99 %
lab-slowest = lengste
lab-meetings = Hvor ofte spilleren til venstre endte foran
lab-length = Et spill tar { $turns } turer.
lab-intervals = Rating er tilpasset etter Plackett–Luce (400 poeng: ti mot én) med 95 %-intervaller, seire har Wilsons 95 %-intervaller, og poeng har standardavviket sitt.
simulate-saved = Lagret i { $file }.

## Reports

report-title = Arena: { $title }
report-standings = Stillingen
report-ratings = Rating
report-ratings-note = Streken er 95 %-intervallet; 0 er gjennomsnittet av disse spillerne.
report-order = Seire etter turrekkefølge
report-order-note = Hvor ofte hver spiller vant som nummer én, to og så videre. Prikket: om alle var like gode.
report-scores = Poeng
report-mean-note = Hvor ofte hver sluttsum forekom; streken er gjennomsnittet.
report-tickets = Klarte billetter
report-tickets-note = Klarte billetter i et spill; streken er gjennomsnittet.
report-lengths = Lengden på spillene
report-lengths-note = I turer: alle spill, så de som hver spiller vant.
report-all-games = alle spill
report-times = Tid per trekk
report-times-note = Prosessortid: prikken er medianen, streken slutter der 99 av 100 trekk gjør det. Hver linje er ti ganger den forrige.
report-meetings = Hvem slår hvem
report-again = Det samme igjen
report-made = Laget med rallar { $version }. Samme frø, samme spill: bare tiden per trekk avhenger av maskinen.

## rallar balance

balance-title = Balanse: { $title }
balance-taken-map = Hvor det bygges
balance-taken-note = Hvor ofte hver toglinje ble bygd i et spill.
balance-wins-map = Hvilke toglinjer som vinner
balance-wins-note = Hvor ofte den som bygde en toglinje, vant spillet. Toglinjer fra færre enn 30 spill har ingen farge.
balance-about = { $route }: bygd i { $taken } av spillene, den som bygde, vant { $wins } av dem
balance-order-note = Hvor ofte den som var nummer én, to og så videre, vant. Prikket: om rekkefølgen ikke betydde noe.
balance-lengths-note = I turer; streken er gjennomsnittet.
balance-tickets = Billetter
balance-tickets-note = Seier og billett følges ad her; det betyr ikke i seg selv at billetten er grunnen.
balance-routes = Toglinjer
balance-routes-note = Hvor ofte hver ble bygd i et spill, og hvor ofte den som bygde, vant.
balance-ticket = billett
balance-points = poeng
balance-kept = beholdt
balance-made = klart
balance-holder-wins = seire med den
balance-route = toglinje
balance-length = lengde
balance-taken = bygd
balance-builder-wins = seire med den
balance-note = Med Wilsons 95 %-intervaller; om ingenting betydde noe, ville hver vinne { $share }. Rapporten har alle billetter og toglinjer.

## rallar study

study-title = Spillestil: { $title }
study-note = Gjennomsnitt gjelder én plass i ett spill, med 95 %-intervaller; andeler har Wilsons 95 %-intervaller. En toglinje blokkerer hvis den gjør den billigste veien for en annens billett lengre eller stenger den, og ikke bringer noen av spillerens egne billetter nærmere.
study-section-results = Resultater
study-section-tickets = Billetter
study-section-pace = Tempo
study-section-end = Slutten
study-section-blocking = Blokkeringer
study-section-board = Spesielt for dette brettet
study-kept = Hvor mange billetter som beholdes i starten
study-kept-number = beholdte billetter
study-lasting = Hvor lenge spillet varer
study-lengths = Toglinjer etter lengde: bygd i et spill, andel av poeng for toglinjer
study-tiles = Lagte togskinner
study-tile-length = lengde { $length }
study-preferred = Billetter tilbudt i starten, beholdt oftest og sjeldnest: { $name }
study-openings = Billetter beholdt i starten, med flest og færrest seire: { $name }
study-offered = tilbudt
study-firsts = Bygd oftest i de første ti turene: { $name }
study-bonus = { $name }, poeng
study-figure-wins = vunne spill
study-figure-score = poeng
study-figure-points-routes = poeng for toglinjer
study-figure-kept-opening = billetter beholdt i starten
study-figure-drawn-later = trekker billetter senere
study-figure-later-turn = turen da det skjer
study-figure-kept-later = billetter beholdt da
study-figure-made = klarte billetter
study-figure-all-made = spill med alle billetter klart
study-figure-points-made = poeng for klarte billetter
study-figure-points-missed = poeng for tapte billetter
study-figure-turns = turer
study-figure-cars-turn = togvogner lagt per tur
study-figure-claims = bygde toglinjer
study-figure-claim-length = lengde på en toglinje
study-figure-first-turn = tur for den første toglinjen
study-figure-first-hand = kort på hånden da
study-figure-cards = trukne togvognkort
study-figure-cards-open = derav åpne
study-figure-cards-locomotives = derav åpne lokomotiver
study-figure-ends = utløser siste runde
study-figure-ends-ahead = foran når det skjer
study-figure-ends-lead = forsprang i poeng da
study-figure-ends-wins = seire når spilleren utløste den
study-figure-ends-others-wins = seire når spilleren ikke gjorde det
study-figure-ends-cars = andres togvogner igjen da
study-figure-cars-left = togvogner igjen til slutt
study-figure-serves = toglinjer som hjelper egne billetter
study-figure-contested = derav også i veien for en annen
study-figure-contested-chance = det samme, om de bygges i vilkårlig rekkefølge
study-figure-blocks = blokkeringer
study-figure-blocks-share = blokkerer, av dem som ikke hjelper egne
study-figure-blocks-chance = det samme, om de er valgt i blinde
study-figure-detour = omvei for andre, i felter
study-figure-cut = andres billetter avskåret
study-figure-cut-missed = derav tapt til slutt
study-figure-stations = bygde stasjoner
study-figure-ferries = bygde ferger
study-figure-tunnels = påbegynte tunneler
study-figure-tunnels-dearer = derav med ekstra kort
study-figure-tunnels-declined = derav oppgitt
study-figure-tiles = lagte togskinner
study-figure-tiles-others = bygd på en annens togskinne
study-figure-bullets = lyntoglinjer
study-figure-bullet-spaces = felter på lyntogbanen
