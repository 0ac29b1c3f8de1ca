## Avslag: et spill som ikke kan settes opp

option-unknown-language = Språket «{ $language }» finnes ikke ennå. Det finnes: { $known }.
option-games = Det må være minst ett spill, og ikke flere enn det finnes frø til.
option-threads = Velg mellom 1 og { $most } tråder.
option-seat = Det finnes ingen plass { $number }: velg en fra 1 til { $seats }.
option-to = Det er bare { $moves } trekk, så spillet kan ikke vises til trekk { $to }.

## rallar boards

boards-board = brett
boards-name = tittel
boards-players = spillere
boards-cities = byer
boards-routes = toglinjer
boards-tickets = billetter
boards-more = «rallar boards nordic» forteller om ett av dem, «rallar play» starter et spill.
opponents-more = «rallar play --level NAVN» spiller mot en av dem.
opponents-left-out = Utelatt: { $reason }
board-heading = { $title }: { $fewest }–{ $most } spillere
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
        [one] Det er dobbeltspor ett sted.
       *[other] Det er dobbeltspor { $groups } steder.
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

compile-doing = Kompilerer spillmotoren
compile-done =
    { $seconds ->
        [one] Spillmotoren er kompilert. Det tok { $seconds } sekund.
       *[other] Spillmotoren er kompilert. Det tok { $seconds } sekunder.
    }
compile-ready = Spillmotoren er allerede kompilert.
compile-note = Spillmotoren kompileres. Det tar en liten stund og skjer bare én gang.

## rallar simulate

simulate-doing = Spiller
simulate-heading =
    { $games ->
        [one] { $title }: ett tilfeldig spill med { $players } spillere
       *[other] { $title }: { $games } tilfeldige spill med { $players } spillere
    }
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
        [one] Ett trekk spilt om igjen; alle tilfeldigheter falt ut som i spillfilen.
       *[other] { $moves } trekk spilt om igjen; alle tilfeldigheter falt ut som i spillfilen.
    }
replay-unfinished = Spillet ble ikke fullført.
replay-stopped = Vist til og med trekk { $to } av { $moves }.

## rallar play: oppsettet

play-which-board = Hvilket brett vil du spille på?
play-board-line = { $title }, { $fewest }–{ $most } spillere
play-board-prompt = Nummer eller navn
option-board = Oppgi et brett: --board { $known }.
play-welcome = { $title } med { $seats } spillere. Du er spiller { $seat }; datamaskinen spiller for de andre.
play-welcome-help = Skriv help når du vil, quit for å gå.
play-resumed = Velkommen tilbake: { $moves } trekk er spilt.

## rallar play: bordet

table-turn = tur { $number }
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
table-my-tickets = Billetter
table-decks-cards = bunke { $deck }, brukte { $discards }
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
table-tunnel = Tunnelen { $route }: du la ned { $cards }, og { $turned } kom opp.
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
ask-lay-tile = Legg nå en togskinne: tile { $example }. Skriv beds for å se ledige sporfundamenter, eller beds { $place }.
ask-pick = Velg et nummer, eller skriv en annen kommando.
ask-save = Fil å lagre spillet i (Enter: ikke lagre)

reply-help = Skriv help for å se kommandoene.
reply-ambiguous = Det kan være flere: { $choices }.
reply-no-place = Ingen by her heter «{ $name }».
reply-no-route = Ingen toglinje går mellom «{ $name }».
reply-which-route = Hvilken toglinje? For eksempel: c { $example }
reply-which-city = Hvilken by? For eksempel: s { $example }
reply-which-file = Hvor skal det lagres? For eksempel: save game.jsonl
reply-which-move = Hva lurer du på? For eksempel: why c { $example }
reply-which-number = Det finnes ikke noe nummer { $number } å velge.
reply-nothing-claimable = Du kan ikke gjøre krav på noen toglinje akkurat nå.
reply-cannot-pay = { $route } er ledig, men du kan ikke betale for den ennå: { $cost }.
reply-allowed = Det er lov: bare gjør det.
reply-more-payments =
    { $number ->
        [one] Det finnes én annen måte å betale på, om du skriver den helt ut: { $example }
       *[other] Det finnes { $number } andre måter å betale på, om du skriver dem helt ut: { $example }
    }
reply-many-payments = Det finnes mange flere måter å betale på, om du skriver dem helt ut: { $example }
reply-undone = Angret.
reply-no-undo = Det er for sent å angre: noe skjult er blitt sett siden.
reply-hint = Skriv do for å gjøre det, eller noe annet.
reply-no-hint = Be om et tips først: hint.
reply-saved = Lagret. Se spillet om igjen med «rallar replay { $file }».
reply-not-saved = { $file } kan ikke skrives: { $reason }.
reply-no-beds = Der er det ikke noe sporfundament å legge skinner på.
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
list-tiles-laid = Skinnene er lagt, alle kan gjøre krav på linjen

help-title = Kommandoer
help-number = velg fra listen; åpne kort telles fra venstre
help-draw = trekk fra bunken, eller ta et åpent kort
help-tickets = trekk billetter
help-keep = behold disse av billettene du fikk
help-claim = gjør krav på en toglinje; en del av navnet er nok
help-station = bygg en stasjon
help-tile = legg en togskinne
help-beds = vis ledige sporfundamenter, alle eller ved en by
help-decline = ta kortene dine tilbake fra en tunnel
help-pass = meld pass, når ikke noe annet går
help-routes = vis toglinjene du kan betale for, alle eller ved en by
help-map = vis hvem som eier hva
help-status = vis bordet igjen (det gjør Enter også)
help-why = spør hvorfor noe ikke går
help-hint = be om et tips: hva en sterk spiller ville gjort, og hvorfor
help-do = gjør som tipset sier
help-undo = angre trekket ditt, om ikke noe skjult er sett siden
help-log = vis hva som har hendt
help-rules = reglene i korte trekk
help-save = lagre spillet
help-quit = gå fra bordet
help-notation = Skrivemåten i spillfilene går også: { $example }

brief-aim = Du får poeng for å gjøre krav på toglinjer og for å knytte sammen de to stedene på hver billett. En billett du ikke fullfører, koster deg poengene den er verdt.
brief-turn = På din tur gjør du én av disse tingene: trekker to togvognkort, gjør krav på én toglinje eller trekker billetter.
brief-turn-stations = På din tur gjør du én av disse tingene: trekker to togvognkort, gjør krav på én toglinje, trekker billetter eller bygger en stasjon.
brief-claim = En toglinje koster ett kort i linjens farge for hvert felt; på en grå velger du fargen selv. Det settes én togvogn på hvert felt.
brief-lengths = Poeng etter lengde: { $table }.
brief-ferry = En ferge krever et lokomotiv for hvert lokomotiv som er tegnet på den.
brief-tunnel = Ved en tunnel snus tre kort når du har betalt: hvert som passer, koster deg ett kort til, eller så tar du kortene dine tilbake.
brief-stations = Med en stasjon låner du én av de andres toglinjer inn til byen når billettene telles opp.
brief-tiles = Når du har trukket kort, legger du en togskinne: ingen kan gjøre krav på et sporfundament før en skinne har gitt det farge.
brief-crossings = Der toglinjer krysser hverandre, stenger den første som blir bygd eller gjort krav på, den andre.
brief-bullets = En lyntoglinje betales med én valgfri farge. Den gir ingen poeng, men gjelder for alles billetter og flytter deg fram på lyntogbanen.

## rallar serve

serve-here = Serveren er i gang. Åpne i nettleseren:
serve-others = Telefoner og andre enheter på nettverket:
serve-stop = Stopp med Ctrl-C. Alle spill er lagret og kan fortsettes senere.
serve-stopped = På gjensyn. Alle spill er lagret.
serve-port-taken = Port { $port } er allerede i bruk.
serve-mail-odd = E-postserveren eller avsenderen kan ikke forstås. Slik: --mail smtp://user@mail.example --mail-from games@mail.example
serve-mail-address = E-post trenger en adresse for lenkene: Legg til --address https://…
serve-address-unusable = Det går ikke å lytte på { $address }, port { $port }: { $reason }.
serve-proxy-unreadable = { $address } er ikke adressen eller nettverket til en proxy: skriv 10.0.0.2 eller 10.0.0.0/24.
serve-processes-alone = Flere prosesser krever en felles PostgreSQL: oppgi den med --store.
serve-processes-here = På dette systemet kan ikke flere prosesser dele en port.
data-unwritable = Det går ikke å skrive i { $folder }: { $reason }.
data-in-use = En annen server bruker allerede { $folder }.
data-foreign = { $file } inneholder noe annet enn spill fra dette programmet.
data-other-version = { $file } har versjon { $found } av formatet; dette programmet kjenner { $known }.
data-damaged =
    { $file } er skadet. «rallar doctor --repair --data { $folder }» redder det som fortsatt kan leses;
    «rallar restore FILE --data { $folder }» henter tilbake en sikkerhetskopi.
data-missing = { $file } finnes ikke.
data-exists = { $file } finnes allerede, så ingenting ble skrevet.
data-not-copied = { $file } er skadet, så den ble ikke kopiert: { $reason }
data-lines-lost = Trekkene kan ikke leses lenger.
data-beyond-repair = Ingenting i { $file } kan leses lenger. «rallar restore» henter tilbake en sikkerhetskopi.
data-old-beside = Det som var der før, er tatt vare på som { $file }.
data-no-address = { $address } er ikke en adresse til PostgreSQL: skriv postgresql://navn@vert/database.
data-unreachable = Det går ikke å nå { $address }: { $reason }.
data-unusable = Det går ikke å lagre spill i { $address }: { $reason }.
data-not-empty = Det er allerede spill i { $address } (bord: { $tables }), så ingenting ble flyttet. «--add» legger til flere.
data-there-already = Bordet { $table } finnes allerede i { $address }, så ingenting ble flyttet.
data-differs = Bordet { $table } kom ikke frem til { $address } slik det var, så ingenting ble lagret der.

## rallar backup, rallar restore, rallar doctor

backup-done = Kopiert til { $file } og kontrollert. Bord i den: { $tables }.
restore-done = Gjenopprettet fra { $file }. Bord i den: { $tables }.
move-store-done = Kopiert fra { $source } til { $target } og sammenlignet. Bord: { $tables }. { $source } er som før.
doctor-folder = Undersøker { $folder }
doctor-private = Bare du kan lese den.
doctor-open = Andre på denne maskinen kan lese { $file }. Neste gang serveren starter, eller med --repair, er det slutt.
doctor-version = Formatet er oppdatert: versjon { $found }.
doctor-version-old = Formatet er versjon { $found }. Neste gang serveren starter, blir det { $known }, og en kopi tas vare på.
doctor-sound = Filen er i orden: { $size } MB.
doctor-damaged = Filen er skadet: { $reason }
doctor-tables = Bord: { $open } ikke begynt, { $playing } i gang, { $over } ferdige. Alle disse spillene kan spilles av trekk for trekk.
doctor-unplayable = Bord { $table } kan ikke spilles: { $reason }
doctor-saved = Bord som ble reddet: { $tables }. Bord som gikk tapt: { $lost }.
doctor-shortened = Bord { $table } fortsetter fra et tidligere trekk: de som kom etter, kan ikke leses.
doctor-emptied = Spillet ved bord { $table } er tapt; alle har fortsatt plassen sin, og et nytt spill kan begynne.
doctor-well = Alt er som det skal.
doctor-ill = Noe er galt. «rallar doctor --repair» redder det som kan leses; «rallar restore» henter tilbake en sikkerhetskopi.

## Selve kommandolinjen

cli-about = Brettspill om tog: spill dem her, eller simuler dem i tusenvis.
cli-play = Spill i terminalen, mot datamaskinen.
cli-simulate = Spill mange tilfeldige spill og få dem oppsummert.
cli-replay = Spill av et lagret spill: kontroller det, og vis hva som skjedde.
cli-score = Tell opp et brettspill: et ark med det som ligger på bordet, talt trinn for trinn.
cli-boards = Vis brettene eller ett av dem.
cli-opponents = Vis motstanderne som datamaskinen spiller.
cli-compile = Kompiler spillmotoren nå, så går alt fort senere.
cli-option-version = Vis versjonen av programmet.
cli-option-language = Språket: { $known }.
cli-option-board = Et brett ved navn; «rallar boards» viser dem.
cli-option-seats = Hvor mange som spiller.
cli-option-seat = Hvilken av dem du er, fra 1.
cli-option-seed = Frøet til utdelingen; samme frø gir samme spill.
cli-option-variant = En variant av reglene, slik «rallar boards» kaller dem.
cli-option-resume = Fortsett på et lagret spill.
cli-option-players = Hvor mange som er med i hvert spill.
cli-option-games = Hvor mange spill.
cli-option-first-seed = Frøet til det første spillet; hvert spill tar det neste.
cli-option-json = Skriv ut ett JSON-objekt og ikke noe annet.
cli-option-threads = Hvor mange tråder; alle som finnes, om du ikke oppgir noe.
cli-option-file = Spillfilen.
cli-option-sheet = Arket: en TOML-fil.
cli-option-to = Stopp etter så mange trekk.
cli-option-view = Vis spillet slik denne plassen så det (fra 1). Ellers vises alt.
cli-argument-board = Et brett ved navn.
cli-option-boards = Dine egne brett: mappen til ett, eller en mappe med flere. Kan gis flere ganger.
cli-option-opponents = Dine egne motstandere: en mappe med en Python-modul for hver. Kan gis flere ganger.
cli-option-level = Hvor godt de andre spiller: navnet på en motstander; «rallar opponents» viser dem.
cli-interrupted = Avbrutt.
cli-option-pause = Hvor mange sekunder en datamaskin venter før den trekker.
cli-option-thinkers = Antall prosesser som datamaskinene tenker i (standard: én færre enn antall kjerner, høyst fire).
cli-option-store = En PostgreSQL for spillene i stedet for en mappe: postgresql://navn@vert/database (krever tillegget «postgresql»).
cli-option-serve-processes = Antall serverprosesser som arbeider sammen (flere enn én krever --store).
cli-option-metrics = Svar Prometheus på /metrics (krever tillegget «metrics»).
cli-option-json-log = Skriv loggen som JSON, ett objekt per linje.
cli-option-no-limits = Ingen grenser for hvor ofte en klient kan spørre: bare til målinger.
cli-option-allow-host = Svar bare på dette vertsnavnet; gjenta for flere. Ellers svares det på alle.
cli-option-proxy = Adressen eller nettverket til en proxy som X-Forwarded-For godtas fra; gjenta for flere. Ellers denne maskinen.
cli-option-address = Adressen der andre når serveren, for lenkene i e-post: https://games.example.
cli-option-mail = E-postserver: smtp://user@mail.example eller smtps://… Passordet leses fra RALLAR_MAIL_PASSWORD.
cli-option-mail-from = Hvem e-post kommer fra: Games <games@example.org>.
cli-option-push-host = Enda en vert som varsler kan sendes til; gjenta for flere. Der er ukryptert http tillatt.
cli-serve = Spill i nettleseren, alene eller med venner.
cli-option-host = Hvor det lyttes: 127.0.0.1 for denne enheten, 0.0.0.0 for alle på nettverket.
cli-option-port = Porten det lyttes på.
cli-option-data = Mappen der spillene lagres.
cli-option-no-browser = Ikke åpne nettleseren.
cli-backup = Kopier alle spill til én fil, også mens serveren kjører.
cli-restore = Hent spillene tilbake fra en sikkerhetskopi; det de erstatter, tas vare på.
cli-move-store = Kopier alle spill fra en mappe til PostgreSQL, eller tilbake.
cli-argument-source = Hvor spillene er: en mappe eller postgresql://…
cli-argument-target = Hvor de skal: en mappe eller postgresql://…
cli-option-add = Legg dem til spillene som allerede er der.
cli-doctor = Kontroller at alle spill kan leses og spilles.
cli-argument-backup = Filen som skal skrives.
cli-argument-restore = Sikkerhetskopien som skal hentes tilbake.
cli-option-force = Erstatt filen hvis den finnes.
cli-option-repair = Redd det som kan leses, over i en ny fil; den gamle tas vare på.
cli-option-keep-open = Dager før et bord der spillet aldri begynte, fjernes hvis ingen rører det; 0: aldri.
cli-option-keep-begun = Dager før et uferdig spill fjernes hvis ingen rører det; 0: aldri.
cli-option-most-data = Megabyte med spill på disken; er det flere, lages ingen nye bord; 0: ingen grense.
cli-option-spare = Megabyte som må være ledige på disken for at nye bord skal lages; 0: ingen grense.
cli-option-tables-a-day = Nye bord per dag fra én adresse; 0: ingen grense.
