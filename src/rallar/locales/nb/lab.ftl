## Refusals

arena-players = Oppgi minst to forskjellige spillere: --player NAVN, én gang for hver.
arena-player-failed = { $name } kunne ikke fortsette med frø { $seed }: { $reason }
arena-other-board = Ikke alle maskinene i klyngen har samme utgave av brettet «{ $board }».
results-none = Det er ingen spill i { $file } ennå.
results-other-setup = { $file } hører til et annet oppsett: «{ $name }» er annerledes. Ingenting er endret.
results-bad-line = { $file }: linje { $line } kan ikke leses.
results-unusable = { $file } kan ikke brukes: { $reason }.
option-processes = Det trengs minst én prosess.
option-no-ray = Det er ingen Ray-klynge på { $address }: { $reason }
option-no-extra = Dette krever { $package }. Slik får du det: pip install "rallar[{ $extra }]"
save-taken = { $file } finnes allerede. Velg et annet navn, så ingenting går tapt.

## The command line

cli-arena = La spillere konkurrere, bytte plass og få rating.
cli-balance = Finn ut hvilke billetter, toglinjer og plasser som vinner på et brett.
cli-option-player = Hvem som spiller: et nivå eller en annen spiller ved navn. Gis én gang for hver.
cli-option-even-games = Hvor mange spill; rundes opp så alle sitter like ofte på hver plass.
cli-option-processes = Hvor mange prosesser; én for hver kjerne, om du ikke oppgir noe.
cli-option-threads-each = Hvor mange tråder i hver prosess.
cli-option-ray = Spill på Ray-klyngen på denne adressen i stedet.
cli-option-results = Ta vare på hvert spill i denne filen, og fortsett fra det som er der. Alene: vis hva som er i den.
cli-option-report = Skriv en side med diagrammer til denne filen (HTML).
cli-option-first = Nummeret på det første spillet, når flere maskiner deler på arbeidet.
cli-option-save = Ta vare på spillene: i en ny mappe med en spillfil for hvert, eller i en ny fil, NAVN.parquet, med en rad for hver plass.

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
