## Afslag: et spil, der ikke kan stilles op

option-unknown-language = Sproget »{ $language }« findes ikke endnu. Der findes: { $known }.
option-games = Spil mindst ét spil, og ikke ud over den største startværdi.
option-threads = Vælg mellem 1 og { $most } tråde.
option-seat = Der er ingen plads { $number }: vælg en fra 1 til { $seats }.
option-to = Der er kun { $moves } træk, så spillet kan ikke vises til træk { $to }.

## rallar boards

boards-board = bræt
boards-name = titel
boards-players = spillere
boards-cities = byer
boards-routes = strækninger
boards-tickets = rutekort
boards-more = Skriv »rallar boards nordic« for at læse om ét, »rallar play« for at spille.
opponents-more = »rallar play --level NAVN« spiller mod en af dem.
opponents-left-out = Udeladt: { $reason }
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
        [one] Der er dobbeltspor ét sted.
       *[other] Der er dobbeltspor { $groups } steder.
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

compile-doing = Kompilerer spilmotoren
compile-done =
    { $seconds ->
        [one] Spilmotoren er kompileret. Det tog { $seconds } sekund.
       *[other] Spilmotoren er kompileret. Det tog { $seconds } sekunder.
    }
compile-ready = Spilmotoren er allerede kompileret.
compile-note = Spilmotoren kompileres. Det tager lidt tid og sker kun én gang.

## rallar simulate

simulate-doing = Spiller
simulate-heading =
    { $games ->
        [one] { $title }: ét tilfældigt spil med { $players } spillere
       *[other] { $title }: { $games } tilfældige spil med { $players } spillere
    }
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
        [one] Ét træk spillet igen; tilfældet faldt ud som i spilfilen.
       *[other] { $moves } træk spillet igen; tilfældet faldt hver gang ud som i spilfilen.
    }
replay-unfinished = Spillet blev ikke færdigt.
replay-stopped = Vist til og med træk { $to } af { $moves }.

## rallar play: opstillingen

play-which-board = Hvilket bræt vil du spille på?
play-board-line = { $title }, { $fewest }–{ $most } spillere
play-board-prompt = Nummer eller navn
option-board = Angiv et bræt: --board { $known }.
play-welcome = { $title } med { $seats } spillere. Du er spiller { $seat }; computeren spiller for de andre.
play-welcome-help = Skriv help, når du har lyst, og quit for at gå.
play-resumed = Velkommen tilbage: der er spillet { $moves } træk.

## rallar play: bordet

table-turn = tur { $number }
table-opening = de første rutekort
table-last-round =
    { $turns ->
        [one] sidste runde, én tur igen
       *[other] sidste runde, { $turns } ture igen
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
ask-pick = Vælg et nummer, eller skriv en anden kommando.
ask-save = Fil at gemme spillet i (Enter: gem ikke)

reply-help = Skriv help for at se kommandoerne.
reply-ambiguous = Det kan være flere: { $choices }.
reply-no-place = Ingen by her hedder »{ $name }«.
reply-no-route = Ingen strækning forbinder »{ $name }«.
reply-which-route = Hvilken strækning? For eksempel: c { $example }
reply-which-city = Hvilken by? For eksempel: s { $example }
reply-which-file = Hvor skal det gemmes? For eksempel: save game.jsonl
reply-which-move = Hvad vil du vide? For eksempel: why c { $example }
reply-which-number = Der er ikke noget nummer { $number } at vælge.
reply-nothing-claimable = Du kan ikke gøre krav på nogen strækning lige nu.
reply-cannot-pay = { $route } er ledig, men du kan ikke betale for den endnu: { $cost }.
reply-allowed = Det må du gerne: værsgo.
reply-more-payments =
    { $number ->
        [one] Der er én måde mere at betale på, hvis du skriver den helt ud: { $example }
       *[other] Der er { $number } måder mere at betale på, hvis du skriver dem helt ud: { $example }
    }
reply-many-payments = Der er mange flere måder at betale på, hvis du skriver dem helt ud: { $example }
reply-undone = Taget tilbage.
reply-no-undo = Det er for sent at tage det tilbage: siden da har du set noget skjult.
reply-hint = Skriv do for at gøre det, eller noget andet.
reply-no-hint = Bed først om et tip: hint.
reply-saved = Gemt. Se spillet igen med »rallar replay { $file }«.
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
list-tiles-laid = Skinnerne er lagt, alle må gøre krav på dem

help-title = Kommandoer
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
help-hint = bed om et tip: hvad en stærk spiller ville gøre, og hvorfor
help-do = gør, hvad tippet siger
help-undo = tag dit træk tilbage, hvis intet skjult er set siden
help-log = vis, hvad der er sket
help-rules = reglerne i korte træk
help-save = gem spillet
help-quit = gå fra bordet
help-notation = Spilfilernes skrivemåde virker også: { $example }

brief-aim = Du får point for at gøre krav på strækninger og for at forbinde de to steder på hvert rutekort. Et rutekort, du ikke gør færdigt, koster sine point.
brief-turn = I din tur gør du én af disse ting: trækker to togvognskort, gør krav på én strækning eller trækker rutekort.
brief-turn-stations = I din tur gør du én af disse ting: trækker to togvognskort, gør krav på én strækning, trækker rutekort eller bygger en togstation.
brief-claim = En strækning koster ét kort i strækningens farve for hvert felt; er den grå, vælger du selv farven. Der sættes én togvogn på hvert felt.
brief-lengths = Point efter længde: { $table }.
brief-ferry = En færge kræver et lokomotiv for hvert lokomotiv, der er tegnet på den.
brief-tunnel = Ved en tunnel vendes tre kort, når du har betalt: hvert kort, der passer, koster dig ét kort mere, eller du tager dine kort tilbage.
brief-stations = Med en togstation låner du én af en anden spillers strækninger ved byen, når rutekortene gøres op.
brief-tiles = Når du har trukket kort, lægger du en skinnebrik: ingen kan gøre krav på et banelegeme, før en brik har givet det farve.
brief-crossings = Hvor strækninger krydser hinanden, lukker den første, der bygges eller gøres krav på, den anden.
brief-bullets = En højhastighedsstrækning koster kort i én valgfri farve. Den giver ingen point, men tæller for alles rutekort og rykker dig frem på pointsporet for højhastighedstog.

## rallar serve

serve-here = Serveren kører. Åbn i browseren:
serve-others = Telefoner og andre enheder på netværket:
serve-stop = Stop med Ctrl-C. Alle spil er gemt og kan fortsættes senere.
serve-stopped = På gensyn. Alle spil er gemt.
serve-port-taken = Port { $port } er allerede i brug.
serve-mail-odd = Mailserveren eller afsenderen kan ikke forstås. Sådan: --mail smtp://user@mail.example --mail-from games@mail.example
serve-mail-address = E-mails skal have en adresse til deres links: Tilføj --address https://…
serve-address-unusable = Der kan ikke lyttes på { $address }, port { $port }: { $reason }.
serve-proxy-unreadable = { $address } er ikke adressen eller netværket for en proxy: skriv 10.0.0.2 eller 10.0.0.0/24.
serve-processes-alone = Flere processer kræver en fælles PostgreSQL: angiv den med --store.
serve-processes-here = På dette system kan flere processer ikke dele en port.
data-unwritable = Der kan ikke skrives i { $folder }: { $reason }.
data-in-use = En anden server bruger allerede { $folder }.
data-foreign = { $file } indeholder noget andet end dette programs spil.
data-other-version = { $file } har version { $found } af formatet; dette program kender { $known }.
data-damaged =
    { $file } er beskadiget. »rallar doctor --repair --data { $folder }« redder det, der stadig kan læses;
    »rallar restore FILE --data { $folder }« henter en sikkerhedskopi tilbage.
data-missing = { $file } findes ikke.
data-exists = { $file } findes allerede, så der blev ikke skrevet noget.
data-not-copied = { $file } er beskadiget, så den blev ikke kopieret: { $reason }
data-lines-lost = Trækkene kan ikke læses længere.
data-beyond-repair = Intet i { $file } kan læses længere. »rallar restore« henter en sikkerhedskopi tilbage.
data-old-beside = Det, der var der før, er gemt som { $file }.
data-no-address = { $address } er ikke en adresse til PostgreSQL: skriv postgresql://navn@vært/database.
data-unreachable = { $address } kan ikke nås: { $reason }.
data-unusable = Der kan ikke gemmes spil i { $address }: { $reason }.
data-not-empty = Der er allerede spil i { $address } (borde: { $tables }), så intet blev flyttet. »--add« lægger nye til.
data-there-already = Bordet { $table } findes allerede i { $address }, så intet blev flyttet.
data-differs = Bordet { $table } nåede ikke frem til { $address }, som det var, så intet blev gemt der.

## rallar backup, rallar restore, rallar doctor

backup-done = Kopieret til { $file } og kontrolleret. Borde i den: { $tables }.
restore-done = Gendannet fra { $file }. Borde i den: { $tables }.
move-store-done = Kopieret fra { $source } til { $target } og sammenlignet. Borde: { $tables }. { $source } er, som den var.
doctor-folder = Undersøger { $folder }
doctor-private = Kun du kan læse den.
doctor-open = Andre på denne computer kan læse { $file }. Næste gang serveren starter, eller med --repair, er det slut.
doctor-version = Formatet er tidssvarende: version { $found }.
doctor-version-old = Formatet er version { $found }. Næste gang serveren starter, bliver det til { $known }, og en kopi gemmes.
doctor-sound = Filen er i orden: { $size } MB.
doctor-damaged = Filen er beskadiget: { $reason }
doctor-tables = Borde: { $open } ikke begyndt, { $playing } i gang, { $over } færdige. Alle disse spil kan afspilles træk for træk.
doctor-unplayable = Bord { $table } kan ikke spilles: { $reason }
doctor-saved = Reddede borde: { $tables }. Tabte borde: { $lost }.
doctor-shortened = Bord { $table } fortsætter fra et tidligere træk: dem efter det kan ikke læses.
doctor-emptied = Spillet ved bord { $table } er tabt; alle har stadig deres plads, og et nyt spil kan begynde.
doctor-well = Alt er, som det skal være.
doctor-ill = Noget er galt. »rallar doctor --repair« redder det, der kan læses; »rallar restore« henter en sikkerhedskopi tilbage.

## Selve kommandolinjen

cli-about = Brætspil om jernbaner: spil dem her, eller simulér dem i tusindvis.
cli-play = Spil et spil i terminalen mod computeren.
cli-simulate = Spil mange tilfældige spil, og gør dem op.
cli-replay = Afspil et gemt spil: kontrollér det, og vis, hvad der skete.
cli-score = Tæl et brætspil op: et ark med det, der ligger på bordet, talt trin for trin.
cli-boards = Vis brætterne eller ét af dem.
cli-opponents = Vis modstanderne, som computeren spiller.
cli-compile = Kompilér spilmotoren nu, så alt går hurtigt bagefter.
cli-option-version = Vis programmets version.
cli-option-language = Sproget: { $known }.
cli-option-board = Et bræt ved navn; »rallar boards« viser dem.
cli-option-seats = Hvor mange der spiller.
cli-option-seat = Hvem af dem du er, fra 1.
cli-option-seed = Kortenes startværdi; den samme giver det samme spil.
cli-option-variant = En variant af reglerne, som »rallar boards« nævner dem.
cli-option-resume = Fortsæt et gemt spil.
cli-option-players = Hvor mange der spiller i hvert spil.
cli-option-games = Hvor mange spil.
cli-option-first-seed = Det første spils startværdi; hvert spil tager den næste.
cli-option-json = Skriv ét JSON-objekt og intet andet.
cli-option-threads = Hvor mange tråde; alle, hvis du ikke angiver andet.
cli-option-file = Spilfilen.
cli-option-sheet = Arket: en TOML-fil.
cli-option-to = Stop efter så mange træk.
cli-option-view = Vis spillet, som denne plads så det (fra 1). Ellers vises alt.
cli-argument-board = Et bræt ved navn.
cli-option-boards = Dine egne brætter: mappen med ét bræt eller en mappe med flere. Kan gives flere gange.
cli-option-opponents = Dine egne modstandere: en mappe med et Python-modul til hver. Kan gives flere gange.
cli-option-level = Hvor godt de andre spiller: navnet på en modstander; »rallar opponents« viser dem.
cli-interrupted = Stoppet.
cli-option-pause = Hvor mange sekunder en computer venter, før den trækker.
cli-option-thinkers = Antal processer, som computerne tænker i (standard: én færre end der er kerner, højst fire).
cli-option-store = En PostgreSQL til spillene i stedet for en mappe: postgresql://navn@vært/database (kræver tilvalget »postgresql«).
cli-option-serve-processes = Antal serverprocesser, der arbejder sammen (flere end én kræver --store).
cli-option-metrics = Svar Prometheus på /metrics (kræver tilvalget “metrics”).
cli-option-json-log = Skriv loggen som JSON, ét objekt pr. linje.
cli-option-no-limits = Ingen grænser for, hvor tit en klient må spørge: kun til målinger.
cli-option-allow-host = Svar kun på dette værtsnavn; gentag for flere. Ellers svares der på alle.
cli-option-proxy = Adresse eller netværk for en proxy, hvis X-Forwarded-For man stoler på; gentag for flere. Ellers denne maskine.
cli-option-address = Adressen, hvor andre når serveren, til links i e-mails: https://games.example.
cli-option-mail = Mailserver: smtp://user@mail.example eller smtps://… Adgangskoden læses fra RALLAR_MAIL_PASSWORD.
cli-option-mail-from = Hvem e-mails er fra: Games <games@example.org>.
cli-option-push-host = Endnu en vært, der må sendes notifikationer til; gentag for flere. Der er http uden kryptering tilladt.
cli-serve = Spil i browseren, alene eller med venner.
cli-option-host = Hvor der lyttes: 127.0.0.1 for denne enhed, 0.0.0.0 for alle på netværket.
cli-option-port = Porten, der lyttes på.
cli-option-data = Mappen, hvor spillene gemmes.
cli-option-no-browser = Åbn ikke en browser.
cli-backup = Kopiér alle spil til én fil, også mens serveren kører.
cli-restore = Hent spillene tilbage fra en sikkerhedskopi; det, de erstatter, bliver gemt.
cli-move-store = Kopiér alle spil fra en mappe til PostgreSQL eller tilbage.
cli-argument-source = Hvor spillene er: en mappe eller postgresql://…
cli-argument-target = Hvor de skal hen: en mappe eller postgresql://…
cli-option-add = Læg dem til de spil, der allerede er der.
cli-doctor = Kontrollér, at alle spil kan læses og spilles.
cli-argument-backup = Filen, der skal skrives.
cli-argument-restore = Sikkerhedskopien, der skal hentes tilbage.
cli-option-force = Erstat filen, hvis den findes.
cli-option-repair = Red det, der kan læses, over i en ny fil; den gamle bliver gemt.
cli-option-keep-open = Dage, før et bord, hvis spil aldrig begyndte, fjernes, hvis ingen rører det; 0: aldrig.
cli-option-keep-begun = Dage, før et uafsluttet spil fjernes, hvis ingen rører det; 0: aldrig.
cli-option-most-data = Megabyte spil på disken; er der flere, laves der ingen nye borde; 0: ingen grænse.
cli-option-spare = Megabyte, der skal være ledige på disken, for at der laves nye borde; 0: ingen grænse.
cli-option-tables-a-day = Nye borde om dagen fra én adresse; 0: ingen grænse.
