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
sheet-no-player = Protokollet har ingen plats { $seat }: det är för { $seats } spelare.

## Det som betvivlas artigt: det räknas ändå

sheet-doubts = Värt att titta på en gång till
sheet-doubt-parallel-owned = { $player } har två spår på { $route }. Enligt reglerna får en spelare bara ha ett av dem.
sheet-doubt-parallel-closed = { $by } och { $player } har var sitt spår på { $route }. Med så få spelare får bara ett av dem användas.
sheet-doubt-crossing = { $player }: { $routes } korsar varandra. Enligt reglerna kan bara en av dem mutas in.
sheet-doubt-train-due = { $player } har vagnar på { $route }. Så länge det finns snabbtåg kvar ska ett sådant stå där.
sheet-doubt-few-tickets = { $player } har { $number } biljettkort, men alla behåller minst { $keep } före första turen.
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
