## Refusals

arena-players = Ange minst två olika spelare: --player NAMN, en gång för var och en.
arena-player-failed = { $name } kunde inte fortsätta med slumpfrö { $seed }: { $reason }
arena-other-board = Alla maskiner i klustret har inte samma version av spelplanen ”{ $board }”.
arena-process-ended = En av processerna avbröts mitt i ett parti. Kanske tog minnet slut: prova med färre, med --processes.
results-none = Det finns inga partier i { $file } än.
results-other-setup = { $file } hör till en annan uppställning: ”{ $name }” skiljer sig. Inget har ändrats.
results-bad-line = { $file }: rad { $line } går inte att läsa.
results-unusable = { $file } går inte att använda: { $reason }.
option-processes = Välj mellan 1 och { $most } processer.
option-no-ray = Det finns inget Raykluster på { $address }: { $reason }
option-no-extra = Det här kräver { $package }. Så får du det: pip install "rallar[{ $extra }]"
option-no-gpu = Här finns ingen grafikprocessor som CUDA kan använda.
save-taken = { $file } finns redan. Välj ett annat namn, så att inget går förlorat.
study-other-game = { $file } är inte det parti som resultaten berättar om.

## The command line

cli-arena = Låt spelare tävla, byta plats och få en rating.
cli-balance = Ta reda på vilka biljetter, sträckor och platser som vinner på en spelplan.
cli-study = Ta reda på hur en spelare spelar en spelplan: biljetter, tempo, blockeringar, slutet.
cli-argument-player = Vems spel som granskas: en nivå eller en annan spelare vid namn.
cli-option-player = Vem som spelar: en nivå eller en annan spelare vid namn. Anges en gång för var och en.
cli-option-even-games = Hur många partier; avrundas uppåt så att alla sitter lika ofta på varje plats.
cli-option-processes = Hur många processer; en per kärna, om du inte anger något.
cli-option-threads-each = Hur många trådar i varje process.
cli-option-ray = Spela på Rayklustret på den här adressen i stället.
cli-option-results = Spara varje parti i den här filen och fortsätt från det som finns där. Ensamt: visa vad som finns i den.
cli-option-report = Skriv en sida med diagram till den här filen (HTML).
cli-option-first = Numret på det första partiet, när flera maskiner delar på arbetet.
cli-option-save = Behåll partierna: i en ny mapp med en spelfil för vart och ett, eller i en ny fil, NAMN.parquet, med en rad per plats.
cli-option-against = Den andra spelaren; spelaren själv, om du inte anger något.
cli-option-records = Spara varje parti i den här mappen och fortsätt från det som finns där.
cli-option-tables = Skriv tabellerna till den här filen (Markdown).

## Tables

arena-heading =
    { $games ->
        [one] { $title }: ett parti med { $players } spelare
       *[other] { $title }: { $games } partier med { $players } spelare
    }
lab-player = spelare
lab-rating = rating
lab-wins = vinster
lab-points = poäng
lab-tickets = klarade biljetter
lab-median = drag, ms
lab-slow = 99 %
lab-slowest = längsta
lab-meetings = Hur ofta spelaren till vänster slutade före
lab-length = Ett parti tar { $turns } turer.
lab-intervals = Rating är anpassad enligt Plackett–Luce (400 poäng: tio mot ett) med 95 %-intervall, vinster har Wilsons 95 %-intervall och poäng sin standardavvikelse.
simulate-saved = Sparat i { $file }.

## Reports

report-title = Arena: { $title }
report-standings = Ställningen
report-ratings = Rating
report-ratings-note = Strecket är 95 %-intervallet; 0 är genomsnittet för de här spelarna.
report-order = Vinster efter turordning
report-order-note = Hur ofta varje spelare vann som etta, tvåa och så vidare. Prickat: om alla vore lika bra.
report-scores = Poäng
report-mean-note = Hur ofta varje slutpoäng förekom; linjen är medelvärdet.
report-tickets = Klarade biljetter
report-tickets-note = Klarade biljetter i ett parti; linjen är medelvärdet.
report-lengths = Partiernas längd
report-lengths-note = I turer: alla partier, sedan de som varje spelare vann.
report-all-games = alla partier
report-times = Tid per drag
report-times-note = Processortid: pricken är medianen, strecket slutar där 99 av 100 drag gör det. Varje linje är tio gånger den förra.
report-meetings = Vem slår vem
report-again = Samma igen
report-made = Gjort med rallar { $version }. Samma slumpfrö, samma partier: bara tiden per drag beror på maskinen.

## rallar balance

balance-title = Balans: { $title }
balance-taken-map = Var det byggs
balance-taken-note = Hur ofta varje sträcka byggdes i ett parti.
balance-wins-map = Vilka sträckor som vinner
balance-wins-note = Hur ofta den som byggde en sträcka vann partiet. Sträckor från färre än 30 partier har ingen färg.
balance-about = { $route }: byggd i { $taken } av partierna, den som byggde vann { $wins } av dem
balance-order-note = Hur ofta den som var etta, tvåa och så vidare vann. Prickat: om ordningen inte spelade någon roll.
balance-lengths-note = I turer; linjen är medelvärdet.
balance-tickets = Biljetter
balance-tickets-note = Vinst och biljett följs åt här; det betyder inte i sig att biljetten är orsaken.
balance-routes = Sträckor
balance-routes-note = Hur ofta var och en byggdes i ett parti, och hur ofta den som byggde vann.
balance-ticket = biljett
balance-points = poäng
balance-kept = behållen
balance-made = klarad
balance-holder-wins = vinster med den
balance-route = sträcka
balance-length = längd
balance-taken = byggd
balance-builder-wins = vinster med den
balance-note = Med Wilsons 95 %-intervall; om inget spelade någon roll skulle var och en vinna { $share }. Rapporten har alla biljetter och sträckor.

## rallar study

study-title = Spelstil: { $title }
study-note = Genomsnitt gäller en plats i ett parti, med 95 %-intervall; andelar har Wilsons 95 %-intervall. En sträcka blockerar om den gör den billigaste vägen för någon annans biljett längre eller skär av den, och inte för någon av spelarens egna biljetter närmare målet.
study-section-results = Resultat
study-section-tickets = Biljetter
study-section-pace = Tempo
study-section-end = Slutet
study-section-blocking = Blockeringar
study-section-board = Särskilt för den här spelplanen
study-kept = Hur många biljetter som behålls i början
study-kept-number = behållna biljetter
study-lasting = Hur länge partiet varar
study-lengths = Sträckor efter längd: byggda i ett parti, andel av poängen för sträckor
study-tiles = Lagda spårbrickor
study-tile-length = längd { $length }
study-preferred = Biljetter som erbjuds i början, behållna oftast och mest sällan: { $name }
study-openings = Biljetter som behålls i början, med flest och minst vinster: { $name }
study-offered = erbjuden
study-firsts = Byggs oftast under de första tio turerna: { $name }
study-bonus = { $name }, poäng
study-figure-wins = vunna partier
study-figure-score = poäng
study-figure-points-routes = poäng för sträckor
study-figure-kept-opening = biljetter som behålls i början
study-figure-drawn-later = drar biljetter senare
study-figure-later-turn = turen då det sker
study-figure-kept-later = biljetter som behålls då
study-figure-made = klarade biljetter
study-figure-all-made = partier med alla biljetter klarade
study-figure-points-made = poäng för klarade biljetter
study-figure-points-missed = poäng för missade biljetter
study-figure-turns = turer
study-figure-cars-turn = tågvagnar lagda per tur
study-figure-claims = byggda sträckor
study-figure-claim-length = längd på en sträcka
study-figure-first-turn = tur för den första sträckan
study-figure-first-hand = kort på hand då
study-figure-cards = dragna tågkort
study-figure-cards-open = därav uppvända
study-figure-cards-locomotives = därav uppvända lokomotiv
study-figure-ends = utlöser sista rundan
study-figure-ends-ahead = i ledning när det sker
study-figure-ends-lead = försprång i poäng då
study-figure-ends-wins = vinster när spelaren utlöste den
study-figure-ends-others-wins = vinster när spelaren inte gjorde det
study-figure-ends-cars = andras tågvagnar kvar då
study-figure-cars-left = tågvagnar kvar till sist
study-figure-serves = sträckor som hjälper egna biljetter
study-figure-contested = därav också i vägen för någon annan
study-figure-contested-chance = detsamma, om de byggs i vilken ordning som helst
study-figure-blocks = blockeringar
study-figure-blocks-share = blockerar, av dem som inte hjälper egna
study-figure-blocks-chance = detsamma, om de valts på måfå
study-figure-detour = omväg för andra, i rutor
study-figure-cut = andras biljetter avskurna
study-figure-cut-missed = därav missade till sist
study-figure-stations = byggda stationer
study-figure-ferries = byggda färjor
study-figure-tunnels = påbörjade tunnlar
study-figure-tunnels-dearer = därav med extra kort
study-figure-tunnels-declined = därav övergivna
study-figure-tiles = lagda spårbrickor
study-figure-tiles-others = byggt på någon annans spårbricka
study-figure-bullets = snabbtågssträckor
study-figure-bullet-spaces = rutor på snabbtågsbanan
