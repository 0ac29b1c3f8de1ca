## Avslag: ett spel som inte kan ställas upp

option-unknown-language = Språket ”{ $language }” finns inte än. Det finns: { $known }.
option-games = Spela minst ett parti, och inte förbi det största slumpfröet.
option-threads = Välj mellan 1 och { $most } trådar.
option-seat = Plats { $number } finns inte: välj en från 1 till { $seats }.
option-to = Det finns bara { $moves } drag, så partiet kan inte visas till drag { $to }.

## rallar boards

boards-board = spelplan
boards-name = titel
boards-players = spelare
boards-cities = städer
boards-routes = sträckor
boards-tickets = biljetter
boards-more = Läs om en av dem med ”rallar boards nordic”, spela med ”rallar play”.
opponents-more = ”rallar play --level NAMN” spelar mot en av dem.
opponents-left-out = Utelämnad: { $reason }
board-heading = { $title }: { $fewest }–{ $most } spelare
board-figures =
    { $cities } städer, { $routes } sträckor med { $spaces } rutor, { $tickets } biljettkort
board-length = längd
board-total = alla
board-tickets-line = Biljettkorten är värda { $least }–{ $most } poäng, i snitt { $mean }.
board-long-tickets =
    { $number ->
        [one] Ett av dem är en lång sträcka, på { $least }–{ $most } poäng.
       *[other] { $number } av dem är långa sträckor, på { $least }–{ $most } poäng.
    }
board-parallel =
    { $groups ->
        [one] Dubbelspår finns på ett ställe.
       *[other] Dubbelspår finns på { $groups } ställen.
    }
board-crossings =
    { $number ->
        [one] Två sträckor korsar varandra.
       *[other] Sträckor korsar varandra på { $number } ställen.
    }
board-zones = Zoner: { $zones }.
board-substitutes = På { $route } kan { $number } valfria kort ersätta ett av korten.
board-symbols =
    { $number ->
        [one] Färjorna kräver sammanlagt ett lokomotiv.
       *[other] Färjorna kräver sammanlagt { $number } lokomotiv.
    }
board-differences = Det här är speciellt med reglerna
board-no-differences = Reglerna är de vanliga.
board-rule = regel
board-here = här
board-usual = annars
board-variant = Varianten ”{ $name }”

## rallar compile

compile-doing = Kompilerar spelmotorn
compile-done =
    { $seconds ->
        [one] Spelmotorn är kompilerad. Det tog { $seconds } sekund.
       *[other] Spelmotorn är kompilerad. Det tog { $seconds } sekunder.
    }
compile-ready = Spelmotorn är redan kompilerad.
compile-note = Spelmotorn kompileras. Det tar en liten stund och sker bara en gång.

## rallar simulate

simulate-doing = Spelar
simulate-heading =
    { $games ->
        [one] { $title }: ett slumpat parti med { $players } spelare
       *[other] { $title }: { $games } slumpade partier med { $players } spelare
    }
simulate-seat = plats
simulate-mean = poäng
simulate-deviation = σ
simulate-wins = vinster
simulate-position = vinster i turordning
simulate-position-number =
    { $number ->
        [1] första
        [2] andra
        [3] tredje
        [4] fjärde
       *[other] femte
    }
simulate-length = Ett parti tar { $turns } turer (σ { $turns_deviation }) och { $decisions } beslut (σ { $decisions_deviation }).
simulate-speed = { $games } partier på { $seconds } s, { $rate } partier i sekunden med { $threads ->
        [one] en tråd
       *[other] { $threads } trådar
    }.
simulate-seed = Slumpfrön { $first } till { $last }.

## rallar replay

replay-heading = { $title }, { $seats } spelare, slumpfrö { $seed }
replay-checked =
    { $moves ->
        [one] Ett drag spelades om; slumpen föll ut som i spelfilen.
       *[other] { $moves } drag spelades om; slumpen föll varje gång ut som i spelfilen.
    }
replay-unfinished = Partiet spelades inte färdigt.
replay-stopped = Visat till och med drag { $to } av { $moves }.

## rallar play: uppställningen

play-which-board = Vilken spelplan vill du spela på?
play-board-line = { $title }, { $fewest }–{ $most } spelare
play-board-prompt = Nummer eller namn
option-board = Ange en spelplan: --board { $known }.
play-welcome = { $title } med { $seats } spelare. Du är spelare { $seat }; datorn styr de andra.
play-welcome-help = Skriv help när du vill, quit för att gå.
play-resumed = Välkommen tillbaka: { $moves } drag är spelade.

## rallar play: bordet

table-turn = tur { $number }
table-opening = de första biljettkorten
table-last-round =
    { $turns ->
        [one] sista rundan, en tur kvar
       *[other] sista rundan, { $turns } turer kvar
    }
table-player = spelare
table-points = poäng
table-cars = vagnar
table-cards = kort
table-tickets = biljetter
table-stations = stationer
table-bullets = snabbtåg
table-open = Uppvända
table-hand = Hand
table-my-tickets = Biljetter
table-decks-cards = draghög { $deck }, kasthög { $discards }
table-decks-tickets = { $tickets } biljettkort att dra
table-supply-bullets =
    { $number ->
        [0] inget snabbtåg kvar
        [one] ett snabbtåg kvar
       *[other] { $number } snabbtåg kvar
    }
table-empty-slot = tomt
table-no-cards = inga kort
table-tunnel = Tunneln { $route }: du lade ner { $cards }, och { $turned } vändes upp.
table-tiles = Brickor
table-tile-line = längd { $length }

ask-keep-tickets =
    { $least ->
        [one] Behåll minst ett biljettkort: skriv numren, till exempel { $example }.
       *[other] Behåll minst { $least } biljettkort: skriv numren, till exempel { $example }.
    }
ask-take-turn = Din tur: 1–5 kort · d hög · t biljetter · c { $example } · routes · help
ask-take-turn-stations = Din tur: 1–5 kort · d hög · t biljetter · c { $example } · s { $place } · routes · help
ask-take-turn-stuck = Du kan inte göra något den här turen: skriv pass.
ask-draw-second = Ditt andra kort: numret på ett kort, eller d för draghögen.
ask-pay-surcharge =
    { $due ->
        [one] Tunneln kostar ett kort till: välj ett nummer.
       *[other] Tunneln kostar { $due } kort till: välj ett nummer.
    }
ask-lay-tile = Lägg nu en spårbricka: tile { $example }. Skriv beds för att se de lediga banvallarna, eller beds { $place }.
ask-pick = Välj ett nummer, eller skriv ett annat kommando.
ask-save = Fil att spara spelet i (Enter: spara inte)

reply-help = Skriv help för att se kommandona.
reply-ambiguous = Det kan vara flera: { $choices }.
reply-no-place = Ingen stad här heter ”{ $name }”.
reply-no-route = Ingen sträcka förbinder ”{ $name }”.
reply-which-route = Vilken sträcka? Till exempel: c { $example }
reply-which-city = Vilken stad? Till exempel: s { $example }
reply-which-file = Var ska det sparas? Till exempel: save game.jsonl
reply-which-move = Vad undrar du över? Till exempel: why c { $example }
reply-which-number = Det finns inget nummer { $number } att välja.
reply-nothing-claimable = Du kan inte muta in någon sträcka just nu.
reply-cannot-pay = { $route } är ledig, men du har inte råd med den än: { $cost }.
reply-allowed = Det går bra: varsågod.
reply-more-payments =
    { $number ->
        [one] Det finns ett sätt till att betala, om du skriver ut det: { $example }
       *[other] Det finns { $number } sätt till att betala, om du skriver ut dem: { $example }
    }
reply-many-payments = Det finns många fler sätt att betala, om du skriver ut dem: { $example }
reply-undone = Draget är taget tillbaka.
reply-no-undo = Det är för sent att ta tillbaka: något dolt har visats sedan dess.
reply-hint = Skriv do för att göra det, eller något annat.
reply-no-hint = Be först om ett tips: hint.
reply-saved = Sparat. Se spelet igen med ”rallar replay { $file }”.
reply-not-saved = Det går inte att skriva { $file }: { $reason }.
reply-no-beds = Där finns ingen banvall att bygga på.
reply-no-owned = Ingen har någon sträcka än.
reply-decline = Ta tillbaka korten

leave-goodbye = På återseende.
leave-again = Samma giv igen: { $command }

list-routes = Sträckor du har råd med nu
list-stations = Var du kan bygga, och hur du kan betala
list-beds = Lediga banvallar
list-shared = Snabbtåg
list-column-route = sträcka
list-column-track = spår
list-column-kind = slag
list-column-pay = till exempel med
list-stations-built = stationer: { $cities }
list-tiles-laid = Rälsen är lagd, vem som helst får muta in

help-title = Kommandon
help-number = välj i den numrerade listan; uppvända kort räknas från vänster
help-draw = dra från högen, eller ta ett uppvänt kort
help-tickets = dra biljettkort
help-keep = behåll de här av biljettkorten du drog
help-claim = muta in en sträcka; en del av ett namn räcker
help-station = bygg en station
help-tile = lägg en spårbricka
help-beds = visa de lediga banvallarna, alla eller vid en stad
help-decline = ta tillbaka dina kort från en tunnel
help-pass = passa, när inget annat går
help-routes = visa sträckor du har råd med, alla eller vid en stad
help-map = visa vem som äger vad
help-status = visa bordet igen (det gör Enter också)
help-why = fråga varför något inte går
help-hint = be om ett tips: vad en stark spelare skulle göra, och varför
help-do = gör som tipset säger
help-undo = ta tillbaka ditt drag, om inget dolt har visats sedan
help-log = visa vad som har hänt
help-rules = reglerna i korthet
help-save = spara spelet
help-quit = gå från bordet
help-notation = Spelfilernas skrivsätt går också bra: { $example }

brief-aim = Du får poäng för att muta in sträckor och för att binda samman de två platserna på varje biljettkort. Ett biljettkort du inte klarar kostar sina poäng.
brief-turn = På din tur gör du en sak: drar två tågkort, mutar in en sträcka eller drar biljettkort.
brief-turn-stations = På din tur gör du en sak: drar två tågkort, mutar in en sträcka, drar biljettkort eller bygger en station.
brief-claim = En sträcka kostar ett kort i sin färg för varje ruta; för en grå väljer du färgen själv. På varje ruta ställs en vagn.
brief-lengths = Poäng efter längd: { $table }.
brief-ferry = En färja kräver ett lokomotiv för varje lok som är ritat på den.
brief-tunnel = Vid en tunnel vänds tre kort upp när du har betalat: vart och ett som matchar kostar dig ett kort till, eller så tar du tillbaka dina kort.
brief-stations = Med en station får du låna en av de andras sträckor till staden när biljettkorten räknas.
brief-tiles = När du har dragit kort lägger du en spårbricka: en banvall kan mutas in först när en bricka har gett den färg.
brief-crossings = Där sträckor korsar varandra stänger den som först byggs eller mutas in den andra.
brief-bullets = En snabbtågssträcka betalas i en valfri färg. Den ger inga poäng men hjälper allas biljettkort och flyttar dig framåt på snabbtågsbanan.

## rallar serve

serve-here = Servern är i gång. Öppna i webbläsaren:
serve-others = Telefoner och andra enheter i nätverket:
serve-stop = Avsluta med Ctrl-C. Alla spel sparas och kan fortsättas senare.
serve-stopped = På återseende. Alla spel är sparade.
serve-port-taken = Port { $port } används redan.
serve-mail-odd = Mejlservern eller avsändaren går inte att förstå. Så här: --mail smtp://user@mail.example --mail-from games@mail.example
serve-mail-address = Mejl behöver en adress för sina länkar: lägg till --address https://…
serve-address-unusable = Det går inte att lyssna på { $address }, port { $port }: { $reason }.
serve-proxy-unreadable = { $address } är inte adressen eller nätverket för en proxy: skriv 10.0.0.2 eller 10.0.0.0/24.
serve-processes-alone = Flera processer kräver en gemensam PostgreSQL: ange den med --store.
serve-processes-here = På det här systemet kan flera processer inte dela en port.
data-unwritable = Det går inte att skriva i { $folder }: { $reason }.
data-in-use = En annan server använder redan { $folder }.
data-foreign = { $file } innehåller något annat än det här programmets spel.
data-other-version = { $file } har version { $found } av formatet; det här programmet läser { $known }.
data-damaged =
    { $file } är skadad. ”rallar doctor --repair --data { $folder }” räddar det som fortfarande går att läsa;
    ”rallar restore FILE --data { $folder }” hämtar tillbaka en säkerhetskopia.
data-missing = { $file } finns inte.
data-exists = { $file } finns redan, så inget skrevs dit.
data-not-copied = { $file } är skadad, så den kopierades inte: { $reason }
data-lines-lost = Dragen går inte längre att läsa.
data-beyond-repair = Inget i { $file } går längre att läsa. ”rallar restore” hämtar tillbaka en säkerhetskopia.
data-old-beside = Det som fanns där förut är sparat som { $file }.
data-no-address = { $address } är ingen adress till PostgreSQL: skriv postgresql://namn@värd/databas.
data-unreachable = Det går inte att nå { $address }: { $reason }.
data-unusable = Det går inte att spara spel i { $address }: { $reason }.
data-not-empty = Det finns redan spel i { $address } (bord: { $tables }), så inget flyttades. ”--add” lägger till fler.
data-there-already = Bordet { $table } finns redan i { $address }, så inget flyttades.
data-differs = Bordet { $table } kom inte fram till { $address } som det var, så inget sparades där.

## rallar backup, rallar restore, rallar doctor

backup-done = Kopierat till { $file } och kontrollerat. Bord i den: { $tables }.
restore-done = Återställt från { $file }. Bord i den: { $tables }.
move-store-done = Kopierat från { $source } till { $target } och jämfört. Bord: { $tables }. { $source } är som förut.
doctor-folder = Undersöker { $folder }
doctor-private = Bara du kan läsa den.
doctor-open = Andra på den här datorn kan läsa { $file }. Nästa gång servern startar, eller med --repair, är det slut med det.
doctor-version = Formatet är aktuellt: version { $found }.
doctor-version-old = Formatet är version { $found }. Nästa gång servern startar blir det { $known }, och en kopia sparas.
doctor-sound = Filen är i ordning: { $size } MB.
doctor-damaged = Filen är skadad: { $reason }
doctor-tables = Bord: { $open } ej påbörjade, { $playing } pågår, { $over } avslutade. Alla de spelen går att spela upp drag för drag.
doctor-unplayable = Bord { $table } går inte att spela: { $reason }
doctor-saved = Räddade bord: { $tables }. Förlorade bord: { $lost }.
doctor-shortened = Bord { $table } fortsätter från ett tidigare drag: de som kom efter går inte att läsa.
doctor-emptied = Spelet vid bord { $table } är förlorat; alla har kvar sina platser, och ett nytt spel kan börja.
doctor-well = Allt är som det ska.
doctor-ill = Något är fel. ”rallar doctor --repair” räddar det som går att läsa; ”rallar restore” hämtar tillbaka en säkerhetskopia.

## Själva kommandoraden

cli-about = Järnvägsbrädspel: spela dem här, eller simulera dem i tusental.
cli-play = Spela ett parti i terminalen, mot datorn.
cli-simulate = Spela många slumpade partier och sammanfatta dem.
cli-replay = Spela upp ett sparat parti: kontrollera det och visa vad som hände.
cli-score = Räkna ihop ett brädspel: ett protokoll över det som ligger på bordet, steg för steg.
cli-boards = Visa spelplanerna eller en av dem.
cli-opponents = Visa motståndarna som datorn spelar.
cli-compile = Kompilera spelmotorn nu, så går allt fort sedan.
cli-option-version = Visa programmets version.
cli-option-language = Språket: { $known }.
cli-option-board = Namnet på en spelplan; ”rallar boards” visar dem.
cli-option-seats = Hur många som spelar.
cli-option-seat = Vilken av dem du är, från 1.
cli-option-seed = Givens slumpfrö; samma frö ger samma giv.
cli-option-variant = En variant av reglerna, med namnet i ”rallar boards”.
cli-option-resume = Fortsätt ett sparat spel.
cli-option-players = Hur många som spelar i varje parti.
cli-option-games = Hur många partier.
cli-option-first-seed = Första partiets slumpfrö; varje parti tar nästa.
cli-option-json = Skriv ett JSON-objekt och inget annat.
cli-option-threads = Hur många trådar; alla som finns, om du inte anger något.
cli-option-file = Spelfilen.
cli-option-sheet = Protokollet: en TOML-fil.
cli-option-to = Sluta efter så många drag.
cli-option-view = Visa partiet så som den här platsen såg det (från 1). Annars visas allt.
cli-argument-board = Namnet på en spelplan.
cli-option-boards = Egna spelplaner: mappen med en, eller en mapp med flera. Kan anges flera gånger.
cli-option-opponents = Egna motståndare: en mapp med en Pythonmodul för var och en. Kan anges flera gånger.
cli-option-level = Hur bra de andra spelar: namnet på en motståndare; ”rallar opponents” visar dem.
cli-interrupted = Avbrutet.
cli-option-pause = Hur många sekunder en dator väntar innan den gör sitt drag.
cli-option-thinkers = Antal processer som datorerna tänker i (standard: en färre än antalet kärnor, högst fyra).
cli-option-store = En PostgreSQL för spelen i stället för en mapp: postgresql://namn@värd/databas (kräver tillvalet ”postgresql”).
cli-option-serve-processes = Antal serverprocesser som arbetar tillsammans (fler än en kräver --store).
cli-option-metrics = Svara Prometheus på /metrics (kräver tillvalet ”metrics”).
cli-option-json-log = Skriv loggen som JSON, ett objekt per rad.
cli-option-no-limits = Inga gränser för hur ofta en klient får fråga: bara för mätningar.
cli-option-allow-host = Svara bara på det här värdnamnet; upprepa för flera. Annars på alla.
cli-option-proxy = Adress eller nätverk för en proxy vars X-Forwarded-For man litar på; upprepa för flera. Annars den här datorn.
cli-option-address = Adressen där andra når servern, för länkarna i mejl: https://games.example.
cli-option-mail = Mejlserver: smtp://user@mail.example eller smtps://… Lösenordet läses från RALLAR_MAIL_PASSWORD.
cli-option-mail-from = Vem mejlen kommer från: Games <games@example.org>.
cli-option-push-host = Ytterligare en värd som aviseringar får skickas till; upprepa för flera. Där är okrypterad http tillåten.
cli-serve = Spela i webbläsaren, ensam eller med vänner.
cli-option-host = Var servern lyssnar: 127.0.0.1 för den här enheten, 0.0.0.0 för alla i nätverket.
cli-option-port = Porten att lyssna på.
cli-option-data = Mappen där spelen sparas.
cli-option-no-browser = Öppna ingen webbläsare.
cli-backup = Kopiera alla spel till en fil, även medan servern kör.
cli-restore = Hämta tillbaka spelen från en säkerhetskopia; det de ersätter sparas.
cli-move-store = Kopiera alla spel från en mapp till PostgreSQL, eller tillbaka.
cli-argument-source = Var spelen finns: en mapp eller postgresql://…
cli-argument-target = Vart de ska: en mapp eller postgresql://…
cli-option-add = Lägg dem till de spel som redan finns där.
cli-doctor = Kontrollera att alla spel går att läsa och spela.
cli-argument-backup = Filen som ska skrivas.
cli-argument-restore = Säkerhetskopian som ska hämtas tillbaka.
cli-option-force = Ersätt filen om den finns.
cli-option-repair = Rädda det som går att läsa till en ny fil; den gamla sparas.
cli-option-keep-open = Dagar tills ett bord vars spel aldrig började tas bort, om ingen rör det; 0: aldrig.
cli-option-keep-begun = Dagar tills ett oavslutat spel tas bort, om ingen rör det; 0: aldrig.
cli-option-most-data = Megabyte spel på disken; är det fler skapas inga nya bord; 0: ingen gräns.
cli-option-spare = Megabyte som måste vara lediga på disken för att nya bord ska skapas; 0: ingen gräns.
cli-option-tables-a-day = Nya bord per dag från en och samma adress; 0: ingen gräns.
