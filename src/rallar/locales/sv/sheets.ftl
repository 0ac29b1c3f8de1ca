## Ett protokoll: ett brädspel som ska räknas ihop

sheet-not-toml = Rad { $line } i protokollet går inte att läsa som TOML.
sheet-not-a-sheet = Det här är inget protokoll: första raden ska vara format = "rallar-sheet".
sheet-other-version = Protokollet har version { $found }; det här programmet läser { $known }.
sheet-other-board = Protokollet gäller ”{ $board }”, inte ”{ $found }”.
sheet-unknown-key = Protokollet, { $entry }: ”{ $name }” betyder ingenting här.
sheet-missing-key = Protokollet, { $entry }: ”{ $name }” saknas.
sheet-bad-entry = Protokollet: { $entry } är obegripligt.
sheet-unknown-route = { $player }: sträckan ”{ $name }” finns inte. Menade du ”{ $near }”?
sheet-unknown-city = { $player }: staden ”{ $name }” finns inte. Menade du ”{ $near }”?
sheet-unknown-ticket = { $player }: biljettkortet ”{ $name }” finns inte. Menade du ”{ $near }”?
sheet-unknown-train = Snabbtåg: sträckan ”{ $name }” finns inte. Menade du ”{ $near }”?
sheet-color-twice = { $by } och { $player } har samma färg.
sheet-train-twice = { $route } står två gånger bland snabbtågen.
sheet-route-and-train = { $route }: där står både ett snabbtåg och vagnar från { $player }.
sheet-route-twice = { $player }: { $route } står två gånger.
sheet-route-of-two = { $route } står både hos { $by } och hos { $player }.
sheet-station-twice = { $city } har mer än en station.
sheet-ticket-twice = { $player }: biljettkortet { $ticket } står två gånger, men det finns bara ett.
sheet-ticket-of-two = Biljettkortet { $ticket } står både hos { $by } och hos { $player }, men det finns bara ett.
sheet-too-many-cars = { $player }: { $number } tågvagnar på kartan, men en spelare har bara { $most }.
sheet-too-many-stations = { $player }: { $number } stationer på kartan, men en spelare har bara { $most }.
sheet-too-many-trains = Det står { $number } snabbtåg på kartan, men asken har bara { $most }.
sheet-no-train-here = { $route } är ingen snabbtågssträcka.
sheet-no-station-here = { $player }: det kan inte stå någon station i { $city }.
sheet-unknown = Här finns inget delat protokoll ”{ $sheet }”. Kanske har det glömts efter lång tid.
sheet-changed = För många ändrade protokollet i samma ögonblick. Försök igen.
sheet-no-player = Den spelaren finns inte längre i protokollet.

## Det som betvivlas artigt: det räknas ändå

sheet-doubts = Värt att titta på en gång till
sheet-doubt-parallel-owned = { $player } har två spår på { $route }. Enligt reglerna får en spelare bara ha ett av dem.
sheet-doubt-parallel-closed = { $by } och { $player } har var sitt spår på { $route }. Med så få spelare får bara ett av dem användas.
sheet-doubt-crossing = { $player }: { $routes } korsar varandra. Enligt reglerna kan bara en av dem mutas in.
sheet-doubt-train-due = { $player } har vagnar på { $route }. Så länge det finns snabbtåg kvar ska ett sådant stå där.
sheet-doubt-few-tickets =
    { $number ->
        [0] { $player } har inga biljettkort, men alla behåller minst { $keep } före första turen.
       *[other] { $player } har { $number } biljettkort, men alla behåller minst { $keep } före första turen.
    }
sheet-doubt-long-tickets = { $player } har { $number } långa sträckor, men får bara { $most }.
sheet-doubt-spaces = Alla spelare har tillsammans gått { $moved } steg på snabbtågsbanan, men snabbtågen på kartan ger { $spaces }.
sheet-doubt-not-over = Sista rundan tycks inte ha börjat: någon måste ha högst { $cars } vagnar kvar. Är alla sträckor med?

## Markörerna på poängbanan

sheet-markers = Poängmarkörerna
sheet-marker-right = { $player }: markören på { $marker } stämmer med sträckorna.
sheet-marker-ahead =
    { $number ->
        [one] { $player }: markören på { $marker } ligger { $number } poäng före sträckorna ({ $points }).
       *[other] { $player }: markören på { $marker } ligger { $number } poäng före sträckorna ({ $points }).
    }
sheet-marker-behind =
    { $number ->
        [one] { $player }: markören på { $marker } ligger { $number } poäng efter sträckorna ({ $points }).
       *[other] { $player }: markören på { $marker } ligger { $number } poäng efter sträckorna ({ $points }).
    }
sheet-by-markers =
    { $points ->
        [one] Enligt markörerna skulle det högsta vara { $points } poäng: { $players }.
       *[other] Enligt markörerna skulle det högsta vara { $points } poäng: { $players }.
    }
sheet-rules = Enligt de här reglerna

## The page on which a table is laid out

count-page = Räkna ihop ett spel
count-lead = Är brädspelet slut? Lägg upp bordet här och få det räknat steg för steg, med vägen för varje biljettkort.
count-box = Vilken ask?
count-who = Vilka spelade?
count-number = Spelare
count-begin = Lägg upp bordet
count-box-of = { $board }: bordet
count-open = Bord som inte räknats än
count-history = Räknade spel
count-all-boxes = Alla askar
count-won-one = { $names } vann med { $points }
count-forget = Ta bort det här spelet
count-name = Namn
count-games = Spel
count-wins = Segrar
count-average = Snitt
count-best = Bäst
count-mine = Vems tur att skriva in?
count-route-hint = Tryck på sträckorna för { $name }. Tryck igen för att ta bort en.
count-cars-left =
    { $cars ->
        [one] { $cars } tågvagn kvar
       *[other] { $cars } tågvagnar kvar
    }
count-stations-left =
    { $stations ->
        [one] { $stations } station kvar
       *[other] { $stations } stationer kvar
    }
count-trains = Snabbtåg
count-trains-left =
    { $trains ->
        [one] { $trains } snabbtåg kvar
       *[other] { $trains } snabbtåg kvar
    }
count-draw = Dra längs sträckor
count-tab-routes = Sträckor
count-tab-stations = Stationer
count-tab-tickets = Biljettkort
count-tab-track = Banor
count-station-hint = Tryck på städerna där { $name } har en station.
count-ticket-find = Två bokstäver av varje plats
count-ticket-hint = Eller tryck på båda platserna på kartan.
count-ticket-from = Från { $city } till …
count-ticket-none = Det finns inget sådant biljettkort
count-ticket-of = { $name } har det
count-ticket-remove = Ta bort { $ticket }
count-spaces = Steg på snabbtågsbanan
count-marker = Markör på poängbanan
count-marker-hint = Före biljettkorten; kan lämnas tom.
count-now = Räkna
count-back = Tillbaka till bordet
count-share = Skriv tillsammans
count-share-says = Den som öppnar länken eller skannar koden skriver in sin egen del. Alla ser samma bord.
count-shared = Ni är flera som skriver på det här bordet.
count-colors = Färg för { $name }
count-faults = Det här kan inte stämma än
count-behind = Det finns inget nätverk: det du skriver sparas och berättas för de andra senare.
count-picture = Dela en bild
count-no-picture = Bilden kan inte göras på den här enheten.
count-photo = Ett foto under kartan
count-photo-says = Att rita av brädet efter. Det stannar på den här enheten tills du tar bort det.
count-photo-tap = Tryck på { $city } på fotot.
count-photo-again = Tre av dem ligger i rad, och det gör inte städerna: alla fyra en gång till.
count-photo-none = Filen kan inte visas som bild här.
count-photo-off = Ta bort fotot
count-whoami = Vem är du?
count-whoami-says = Det du trycker på är sedan ditt. Du kan ändå skriva för någon som inte har en telefon.
count-helping = Ingen av dem: jag hjälper till
count-for-other = Skriv för någon annan
count-for-me = Tillbaka till { $name }
count-own-phone = på egen telefon
count-entered-by = skrivs av { $name }
count-helper = en medhjälpare
count-moved = { $thing } tillhör inte längre { $name }.
count-give-back = Ge tillbaka
count-players = Spelare och regler
count-add = En spelare till
count-remove = Ta bort { $name }
count-remove-ask =
    { $number ->
        [one] { $name } har en sak på bordet. Ska spelaren och den tas bort?
       *[other] { $name } har { $number } saker på bordet. Ska spelaren och de tas bort?
    }
count-remove-yes = Ta bort
count-remove-no = Behåll
count-still = Sträckor utan ägare ({ $number })
count-still-show = Visa dem på kartan
count-still-worth = Visa sträckor för { $points } poäng
count-still-ticket = { $name }: { $ticket } saknar bara { $route }.
count-ticket-elsewhere = { $ticket } är ett biljettkort från { $board }.
count-forgotten = Borttaget: { $game }
count-undo = Ångra
count-take = Till en annan telefon
count-take-says = En fil har alla spel på den här enheten; foton stannar här.
count-export = Spara som fil
count-import = Läs in en fil
count-imported =
    { $number ->
        [0] Det finns inget nytt i den filen.
        [one] Ett spel har lästs in.
       *[other] { $number } spel har lästs in.
    }
count-not-family = Det är ingen fil med räknade spel.
