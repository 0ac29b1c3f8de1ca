## Et ark: et brettspill som skal telles opp

sheet-not-toml = Linje { $line } i arket kan ikke leses som TOML.
sheet-not-a-sheet = Dette er ikke et ark: første linje må være format = "rallar-sheet".
sheet-other-version = Arket har versjon { $found }; dette programmet leser { $known }.
sheet-other-board = Arket gjelder «{ $board }», ikke «{ $found }».
sheet-unknown-key = Arket, { $entry }: «{ $name }» betyr ingenting her.
sheet-missing-key = Arket, { $entry }: «{ $name }» mangler.
sheet-bad-entry = Arket: { $entry } gir ingen mening.
sheet-unknown-route = { $player }: toglinjen «{ $name }» finnes ikke. Mente du «{ $near }»?
sheet-unknown-city = { $player }: byen «{ $name }» finnes ikke. Mente du «{ $near }»?
sheet-unknown-ticket = { $player }: billetten «{ $name }» finnes ikke. Mente du «{ $near }»?
sheet-unknown-train = Lyntog: toglinjen «{ $name }» finnes ikke. Mente du «{ $near }»?
sheet-color-twice = { $by } og { $player } har samme farge.
sheet-train-twice = { $route } står to ganger blant lyntogene.
sheet-route-and-train = { $route }: der står både et lyntog og togvogner fra { $player }.
sheet-route-twice = { $player }: { $route } står to ganger.
sheet-route-of-two = { $route } står både hos { $by } og hos { $player }.
sheet-station-twice = { $city } har mer enn én stasjon.
sheet-ticket-twice = { $player }: billetten { $ticket } står to ganger, men det finnes bare én.
sheet-ticket-of-two = Billetten { $ticket } står både hos { $by } og hos { $player }, men det finnes bare én.
sheet-too-many-cars = { $player }: { $number } togvogner på kartet, men en spiller har bare { $most }.
sheet-too-many-stations = { $player }: { $number } stasjoner på kartet, men en spiller har bare { $most }.
sheet-too-many-trains = Det står { $number } lyntog på kartet, men esken har bare { $most }.
sheet-no-train-here = { $route } er ikke en lyntoglinje.
sheet-no-station-here = { $player }: det kan ikke stå en stasjon i { $city }.
sheet-unknown = Her finnes det ikke noe delt ark «{ $sheet }». Kanskje er det glemt etter lang tid.
sheet-changed = For mange endret arket i samme øyeblikk. Prøv igjen.
sheet-no-player = Arket har ingen plass { $seat }: det er for { $seats } spillere.

## Det som betviles høflig: det telles likevel med

sheet-doubts = Verdt å se på en gang til
sheet-doubt-parallel-owned = { $player } har to spor på { $route }. Etter reglene kan en spiller bare ha ett av dem.
sheet-doubt-parallel-closed = { $by } og { $player } har hvert sitt spor på { $route }. Med så få spillere kan bare ett av dem brukes.
sheet-doubt-crossing = { $player }: { $routes } krysser hverandre. Etter reglene kan bare én av dem bygges.
sheet-doubt-train-due = { $player } har togvogner på { $route }. Så lenge det er lyntog igjen, skal det stå et av dem der.
sheet-doubt-few-tickets = { $player } har { $number } billetter, men alle beholder minst { $keep } før første tur.
sheet-doubt-long-tickets = { $player } har { $number } store bonusbilletter, men får bare { $most }.
sheet-doubt-spaces = Alle spillerne har til sammen flyttet { $moved } felter på lyntogbanen, men lyntogene på kartet gir { $spaces }.
sheet-doubt-not-over = Siste runde ser ikke ut til å ha begynt: noen må ha høyst { $cars } togvogner igjen. Er alle toglinjene med?

## Brikkene på poengsporet

sheet-markers = Poengbrikkene
sheet-marker-right = { $player }: brikken på { $marker } stemmer med toglinjene.
sheet-marker-ahead =
    { $number ->
        [one] { $player }: brikken på { $marker } ligger { $number } poeng foran toglinjene ({ $points }).
       *[other] { $player }: brikken på { $marker } ligger { $number } poeng foran toglinjene ({ $points }).
    }
sheet-marker-behind =
    { $number ->
        [one] { $player }: brikken på { $marker } ligger { $number } poeng bak toglinjene ({ $points }).
       *[other] { $player }: brikken på { $marker } ligger { $number } poeng bak toglinjene ({ $points }).
    }
sheet-by-markers =
    { $points ->
        [one] Etter brikkene ville det meste vært { $points } poeng: { $players }.
       *[other] Etter brikkene ville det meste vært { $points } poeng: { $players }.
    }
sheet-rules = Etter disse reglene
