# Svenska. En mening är kort och vänlig, så som en god värd skulle säga den.

## Kort och färger

card-purple = lila
card-blue = blå
card-orange = orange
card-white = vit
card-green = grön
card-yellow = gul
card-black = svart
card-red = röd
card-locomotive = lokomotiv
color-gray = grå
color-none = ingen färg än

cards-number = { $number }× { $card }
cards-locomotives = { $number }× { $symbol } lokomotiv
cards-none = ingenting

## Spelare

player-you = Du
player-other = Spelare { $number }

## Spelplanen

kind-rail = järnväg
kind-ferry = färja
kind-tunnel = tunnel
kind-trackbed = banvall
kind-bullet = snabbtåg

points = { $points } poäng

## Mått

measure-tickets_made = klarade biljettkort
measure-longest_path = längsta sammanhängande sträcka
measure-longest_path_bonus = bonusen för längsta sammanhängande sträcka
measure-stations_left = obyggda stationer
measure-bullet_spaces = steg på snabbtågsbanan

## Biljettkort

prospect-made = klarad
prospect-possible = möjlig
prospect-lost = förlorad

## Vad en spelare ombeds göra

asked-keep-tickets = välj vilka biljettkort du behåller
asked-take-turn = gör något på din tur
asked-draw-second = dra det andra kortet
asked-pay-surcharge = betala för tunneln eller ta tillbaka korten
asked-lay-tile = lägg en spårbricka
asked-over = ingenting, spelet är slut

## Vad som hände: utan spelaren, vars namn står före

event-dealt = fick { $card }
event-opened = { $card } vändes upp
event-swept = Tre lokomotiv låg uppvända, så alla fem korten byttes ut.
event-reshuffled = Kasthögen blandades till en ny draghög.
event-starts = { $player } börjar.
event-offered =
    { $number ->
        [one] drog ett biljettkort
       *[other] drog { $number } biljettkort
    }
event-kept = behöll { $tickets }
event-kept-hidden =
    { $number ->
        [one] behöll ett biljettkort
       *[other] behöll { $number } biljettkort
    }
event-rejected =
    { $number ->
        [one] lämnade tillbaka ett
       *[other] lämnade tillbaka { $number }
    }
event-turn = { $player } är på tur.
event-drew = drog { $card } från högen
event-drew-hidden =
    { $number ->
        [one] drog ett kort från högen
       *[other] drog { $number } kort från högen
    }
event-took = tog { $card }
event-claimed = mutade in { $route } med { $cards } för { $points } poäng
event-claimed-dug = mutade in { $route } för { $points } poäng
event-laid = lade { $cards } vid { $route }
event-paid = betalade { $cards }
event-turned = tunneln visade { $cards }
event-due =
    { $number ->
        [one] det kostar ett kort till
       *[other] det kostar { $number } kort till
    }
event-declined = tog tillbaka korten från { $route }
event-station = byggde en station i { $city } med { $cards }
event-built = lade en { $color } bricka på { $route }
event-closed = det stänger { $routes }
event-closed-beside = det stänger spåret bredvid
event-returned = en { $color } bricka gick tillbaka
event-bullet =
    { $spaces ->
        [one] satte ett snabbtåg på { $route } med { $cards }, ett steg fram
       *[other] satte ett snabbtåg på { $route } med { $cards }, { $spaces } steg fram
    }
event-passed = passade
event-last-round = { $player } inledde sista rundan: en tur till för alla.
event-over = Spelet är slut.
event-over-all-passed = Alla passade, så spelet är slut.

## Avslag: en spelplan

board-unknown = Det finns ingen spelplan som heter ”{ $board }”. Det finns: { $known }.
board-unreadable = { $file } går inte att läsa: { $reason }.
board-not-json =
    { $line ->
        [0] { $file } är ingen JSON-text.
       *[other] { $file } är inte JSON: titta på rad { $line }.
    }
board-repeated-key = { $file }, { $entry }: ”{ $name }” anges två gånger.
board-unknown-key = { $file }, { $entry }: ingenting här heter ”{ $name }”.
board-missing-key = { $file }, { $entry }: ”{ $name }” saknas.
board-wrong-type = { $file }, { $entry }: det här ska vara av typen { $expected }.
board-wrong-length = { $file }, { $entry }: här ska det stå { $expected } värden, men det är { $found }.
board-bad-value = { $file }, { $entry }: ”{ $value }” är inte tillåtet här. Tillåtet: { $allowed }.
board-bad-color = { $file }, { $entry }: en sträcka av typen { $kind } kan inte ha färgen { $color }.
board-bad-measure = { $file }, { $entry }: ”{ $name }” går inte att mäta med de här reglerna.
board-duplicate = { $file }, { $entry }: det här finns mer än en gång.
board-empty = { $file }, { $entry }: det här är tomt.
board-too-many = { $file }, { $entry }: det finns { $found }, och { $most } är det mesta som går.
board-wrong-count = { $file }, { $entry }: filen säger { $stated }, men det finns { $found }.
board-unknown-city = { $file }, { $entry }: det finns ingen stad ”{ $name }”.
board-unknown-place = { $file }, { $entry }: det finns ingen stad eller zon ”{ $name }”.
board-unknown-route = { $file }, { $entry }: det finns ingen sträcka ”{ $name }”.
board-unknown-zone = { $file }, { $entry }: det finns ingen zon ”{ $name }”.
board-same-ends = { $file }, { $entry }: den börjar och slutar i ”{ $name }”.
board-zone-empty = { $file }, { $entry }: ingen stad hör till den här zonen.
board-zone-end-shared = { $file }, { $entry }: en ände av zonen ”{ $name }” kan inte förbinda två städer.
board-group-missing = { $file }, { $entry }: ett annat spår går bredvid, så en grupp behövs.
board-group-single = { $file }, { $entry }: den är ensam i gruppen ”{ $name }”.
board-group-uneven = { $file }, { $entry }: gruppen ”{ $name }” är inte alla spår av en längd mellan två städer.
board-crossing-itself = { $file }, { $entry }: en sträcka kan inte korsa sig själv.
board-crossing-one-sided = { $file }, { $entry }: den korsar ”{ $name }”, där det inte nämns.
board-missing-mechanic = { $file }, { $entry }: det finns sträckor av typen { $kind }, så reglerna behöver ”{ $name }”.
board-unused-mechanic = { $file }, { $entry }: ”{ $name }” gäller sträckor av typen { $kind }, och det finns inga.
board-no-tile = { $file }, { $entry }: det finns ingen bricka med längden { $length } för ”{ $name }”.
board-too-few-tickets = { $file }, { $entry }: det behövs { $needed } biljettkort ({ $name }), och det finns { $found }.
board-long-tickets-undealt =
    { $found ->
        [one] { $file }, { $entry }: bland biljettkorten finns en lång sträcka, men ingen delas ut.
       *[other] { $file }, { $entry }: bland biljettkorten finns { $found } långa sträckor, men ingen delas ut.
    }

## Avslag: ett spel som inte kan ställas upp

option-unknown = Det finns inget alternativ ”{ $name }”.
option-unknown-variant = Spelplanen { $board } har ingen variant ”{ $variant }”.
option-unknown-language = Språket ”{ $language }” finns inte än. Det finns: { $known }.
option-bad-value = ”{ $value }” duger inte som { $name }.
option-seats = Den här spelplanen är för { $fewest }–{ $most } spelare, inte { $seats }.
option-start = Spelare { $start } kan inte börja: det är { $seats } som spelar.
option-seed = ”{ $seed }” duger inte som slumpfrö: ta ett heltal från 0 till 9223372036854775807.
option-games = Spela minst ett parti, och inte förbi det största slumpfröet.
option-threads = Det behövs minst en tråd.
option-seat = Plats { $number } finns inte: välj en från 1 till { $seats }.
option-to = Protokollet har { $moves } drag, så det kan inte återges till och med drag { $to }.

## Avslag: ett drag

move-unreadable = Jag förstår inte ”{ $text }”.
move-unknown-card = Det finns inget kort som heter ”{ $card }”.
move-unknown-city = Det finns ingen stad ”{ $name }” på den här spelplanen.
move-unknown-route = Det finns ingen sträcka ”{ $name }” på den här spelplanen.
move-unknown-ticket = Det finns inget biljettkort ”{ $name }” till den här spelplanen.
move-unknown-seat = Plats { $seat } finns inte vid det här bordet för { $seats }.
move-not-allowed = ”{ $move }” går inte just nu.
move-game-over = Spelet är slut.
move-nothing-to-undo = Det finns inget att ta tillbaka.
move-already-chosen = Spelare { $seat } har redan valt.
move-not-your-turn = Spelare { $turn } är på tur, inte spelare { $seat }.
move-wrong-phase = Först det här: { $asked }.
move-not-offered = { $ticket } är inte bland biljettkorten att välja på, eller nämns två gånger.
move-keep-more =
    { $least ->
        [one] Behåll minst ett biljettkort.
       *[other] Behåll minst { $least } biljettkort.
    }
move-no-tickets = Biljettkorten är slut.
move-deck-empty = Draghögen är slut.
move-slot-empty = Där ligger inget kort.
move-card-not-open = Inget kort av sorten { $card } ligger uppvänt.
move-locomotive-second = Ett uppvänt lokomotiv kan inte vara det andra kortet.
move-route-taken = { $route } är upptagen.
move-route-closed = { $route } är stängd resten av spelet.
move-parallel-owned = Du har redan ett spår på { $route }, och fler än ett får du inte ha.
move-track-unbuilt = { $route } är än så länge bara en banvall: först måste någon lägga en bricka.
move-track-built = Det ligger redan en bricka på { $route }.
move-no-bed = { $route } behöver ingen bricka.
move-no-tile = Det finns ingen { $color } bricka med längden { $length } kvar.
move-too-few-cars =
    { $cars ->
        [one] { $route } kräver { $length } vagnar, och du har en kvar.
       *[other] { $route } kräver { $length } vagnar, och du har { $cars } kvar.
    }
move-cards-missing = Du har inte { $cards } på hand.
move-bad-cards = Det där är inte kort: { $cards }.
move-wrong-payment = Här går det inte att betala med { $cards }.
move-pass-needless = Du får passa bara när du inte kan göra något annat.
move-no-stations-here = Det finns inga stationer på den här spelplanen.
move-no-station-left = Du har byggt alla dina stationer.
move-station-taken = { $city } har redan en station.
move-station-zone = { $city } ligger utomlands: där kan ingen station stå.

## Avslag: ett protokoll

record-unreadable = { $file } går inte att läsa: { $reason }.
record-not-text = { $file } är ingen textfil.
record-empty = Protokollet är tomt.
record-not-json = Rad { $line } i protokollet är inget JSON-objekt.
record-not-a-record = Det här är inget protokoll över ett parti.
record-other-version = Protokollet har { $name } { $found }; det här programmet läser { $known }.
record-bad-field = Rad { $line } i protokollet: ”{ $name }” saknas eller är obegripligt.
record-bad-setup = Protokollets parti kan inte ställas upp. { $reason }
record-other-board = Protokollet gäller ”{ $board }”, inte ”{ $found }”.
record-illegal-move = Rad { $line } i protokollet, ”{ $move }”, går inte att spela. { $reason }
record-differs = Rad { $line } i protokollet är inte vad som händer när partiet spelas om.

## Regelvärden

rule-players = spelare
rule-cars = vagnar var
rule-card_deal = kort i given
rule-ticket_deal = biljettkort i given
rule-ticket_draw = dra biljettkort
rule-open_locomotive = uppvänt lokomotiv
rule-sweep = tre uppvända lokomotiv
rule-jokers = lokomotiv som joker
rule-parallel_from = parallella spår
rule-ferry_substitute = i stället för lokomotiv
rule-stations = stationer
rule-tiles = spårbrickor
rule-bullets = snabbtåg
rule-last_round_cars = sista rundan
rule-bonuses = bonusar
rule-tie_breaks = vid lika poäng

value-none = inga
value-players = { $fewest }–{ $most }
value-number = { $number }
value-offer = { $regular }; behåll minst { $keep }, { $rejects }
value-offer-long = { $regular } och { $long } lång; behåll minst { $keep }, { $rejects }
value-rejects-out = resten tas ur spel
value-rejects-under = resten läggs underst i högen
value-rejects-shuffled_under = resten blandas och läggs underst i högen
value-open_locomotive-both_draws = räknas som båda korten
value-open_locomotive-one_draw = räknas som ett av de två korten
value-sweep-yes = alla fem uppvända kort byts ut
value-sweep-no = får ligga kvar
value-jokers-everywhere = överallt
value-jokers-tunnels_and_ferries = bara i tunnlar och på färjor
value-parallel_from = alla öppna med minst { $players } spelare
value-ferry_substitute = { $number } valfria kort, på en färja
value-stations = { $number } var, för { $costs } kort
value-tiles = { $copies } av varje färg i längderna { $lengths }
value-bullets = { $trains } gemensamma; sista rundan väntar tills högst { $left } är kvar
value-last_round_cars = när någon har högst { $cars } vagnar
value-bonus-most_of = { $points } för flest { $measure }
value-bonus-longest_path = { $points } för längsta sammanhängande sträcka
value-bonus-per_unit = { $points } vardera för { $measure }
value-bonus-rank_table = rangordning efter { $measure }: { $first } för den första av { $players }, { $none } för inga
value-ties = { $measures }; sedan delas segern

## rallar boards

boards-board = spelplan
boards-name = titel
boards-players = spelare
boards-cities = städer
boards-routes = sträckor
boards-tickets = biljetter
boards-more = Läs om en av dem med ”rallar boards nordic”, spela med ”rallar play”.
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
        [one] Parallella spår finns på ett ställe.
       *[other] Parallella spår finns på { $groups } ställen.
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

compile-doing = Kompilerar kärnan
compile-done =
    { $seconds ->
        [one] Kärnan är kompilerad. Det tog { $seconds } sekund.
       *[other] Kärnan är kompilerad. Det tog { $seconds } sekunder.
    }
compile-ready = Kärnan var redan kompilerad: allt är klart.
compile-note = Kärnan kompileras en enda gång, och det tar en liten stund.

## rallar simulate

simulate-doing = Spelar
simulate-heading = { $title }: { $games } partier på måfå med { $players } spelare
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
        [one] Ett drag spelades om; slumpen föll varje gång som i protokollet.
       *[other] { $moves } drag spelades om; slumpen föll varje gång som i protokollet.
    }
replay-unfinished = Partiet spelades inte färdigt.
replay-stopped = Återgivet till och med drag { $to } av { $moves }.

## rallar play: uppställningen

play-which-board = Vilken spelplan vill du spela på?
play-board-line = { $title }, { $fewest }–{ $most } spelare
play-board-prompt = Nummer eller namn
option-board = Säg gärna vilken spelplan: --board { $known }.
play-welcome = { $title } med { $seats } spelare. Du är spelare { $seat }; de andra spelar på måfå.
play-welcome-help = Skriv help när du vill, quit för att gå.
play-resumed = Välkommen tillbaka: { $moves } drag är spelade.

## rallar play: bordet

table-turn = tur { $turn }
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
table-tunnel = Tunneln { $route }: du lade { $cards }, och { $turned } vändes upp.
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
ask-pick = Välj ett nummer, eller säg något annat.
ask-save = Fil att spara spelet i (Enter: spara inte)

reply-help = Skriv help för att se vad du kan säga.
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
reply-cannot-pay-station = Du har inte råd med en station än.
reply-allowed = Det går bra: varsågod.
reply-more-payments =
    { $number ->
        [one] Det finns ett sätt till att betala, om du skriver ut det: { $example }
       *[other] Det finns { $number } sätt till att betala, om du skriver ut dem: { $example }
    }
reply-many-payments = Det finns många fler sätt att betala, om du skriver ut dem: { $example }
reply-undone = Draget är taget tillbaka.
reply-no-undo = Det är för sent att ta tillbaka: något dolt har visats sedan dess.
reply-saved = Sparat. ”rallar replay { $file }” återger spelet.
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
list-tiles-laid = Byggt, för vem som helst att muta in

help-title = Det här kan du säga
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
help-undo = ta tillbaka ditt drag, om inget dolt har visats sedan
help-log = berätta vad som har hänt
help-rules = reglerna i korthet
help-save = spara spelet
help-quit = gå från bordet
help-notation = Protokollens skrivsätt går också bra: { $example }

rules-aim = Du får poäng för att muta in sträckor och för att binda samman de två platserna på varje biljettkort. Ett biljettkort du missar kostar sina poäng.
rules-turn = På din tur gör du en sak: drar två tågkort, mutar in en sträcka eller drar biljettkort.
rules-turn-stations = På din tur gör du en sak: drar två tågkort, mutar in en sträcka, drar biljettkort eller bygger en station.
rules-claim = En sträcka kostar ett kort i sin färg för varje ruta; för en grå väljer du färgen själv. På varje ruta ställs en vagn.
rules-lengths = Poäng efter längd: { $table }.
rules-ferry = En färja kräver ett lokomotiv för varje lok som är ritat på den.
rules-tunnel = Vid en tunnel vänds tre kort upp när du har betalat: vart och ett som matchar kostar dig ett kort till, eller så tar du tillbaka dina kort.
rules-stations = Med en station får du låna en av de andras sträckor till staden när biljettkorten räknas.
rules-tiles = När du har dragit kort lägger du en spårbricka: en banvall kan mutas in först när en bricka har gett den färg.
rules-crossings = Där sträckor korsar varandra stänger den som först byggs eller mutas in den andra.
rules-bullets = En snabbtågssträcka betalas i en valfri färg. Den ger inga poäng men hjälper allas biljettkort och flyttar dig framåt på snabbtågsbanan.

## Poängräkningen

score-routes =
    { $number ->
        [0] Inga sträckor
        [one] En sträcka
       *[other] { $number } sträckor
    }
score-routes-worth = { $points } var: { $routes }
score-no-ticket-routes = platserna är inte förbundna
score-via = via { $places }
score-stations = Station i { $city }
score-borrowed = lånar { $route }
score-lent-nothing = lånar ingenting
score-longest-path =
    { $length ->
        [0] inga sträckor
        [one] en vagn: { $places }
       *[other] { $length } vagnar: { $places }
    }
score-longest-path-title = Längsta sträcka
score-units = { $units }
score-bonus-tickets_made = Flest klarade biljettkort
score-bonus-longest_path = Längsta sträcka
score-bonus-stations_left = Obyggda stationer
score-bonus-bullet_spaces = Snabbtågsbanan
score-standings = Ställning
score-column-routes = sträckor
score-column-tickets = biljetter
score-column-bonuses = bonus
score-column-total = summa
score-total = Summa
score-won = { $player } vann med { $points } poäng.
score-you-won = Du vann med { $points } poäng. Bra spelat!
score-shared = { $players } delar segern med { $points } poäng.
score-tie-break = Lika i poäng, så { $measure } avgör: { $units }.
score-tie-break-next = Fortfarande lika, så { $measure } avgör: { $units }.
score-tie-level = Inget skiljer dem åt.
score-units-of = { $player } { $units }

## Själva kommandoraden

cli-about = Fyra järnvägsbrädspel: spela dem här, simulera dem i tusental.
cli-play = Spela ett parti i terminalen, mot motståndare som spelar på måfå.
cli-simulate = Spela många partier på måfå och sammanfatta dem.
cli-replay = Spela om ett sparat parti, kontrollera det och återge det.
cli-boards = Visa spelplanerna, eller berätta om en av dem.
cli-compile = Kompilera kärnan nu, så går allt fort sedan.
cli-option-version = Visa vilken version det här är.
cli-option-language = Språket: { $known }.
cli-option-board = Namnet på en spelplan ({ $known }), eller en egen spelplansfil.
cli-option-seats = Hur många som spelar.
cli-option-seat = Vilken av dem du är, från 1.
cli-option-seed = Givens slumpfrö; samma frö ger samma giv.
cli-option-variant = En variant av reglerna, med namnet i ”rallar boards”.
cli-option-resume = Fortsätt ett sparat spel.
cli-option-players = Hur många som spelar i varje parti.
cli-option-games = Hur många partier.
cli-option-first-seed = Första partiets slumpfrö; varje parti tar nästa.
cli-option-json = Skriv ett JSON-objekt och inget annat.
cli-option-threads = Hur många trådar; alla som finns, om du inte säger något.
cli-option-file = Protokollet.
cli-option-to = Sluta efter så många drag.
cli-option-view = Återge partiet så som den här platsen såg det, från 1. Annars återges allt.
cli-option-replay-board = Spelplansfilen, för en egen spelplan.
cli-argument-board = Namnet på en spelplan, eller en egen spelplansfil.
cli-interrupted = Avbrutet.
