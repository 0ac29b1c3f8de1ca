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
sheet-no-player = Den spilleren er ikke lenger på arket.

## Det som betviles høflig: det telles likevel med

sheet-doubts = Verdt å se på en gang til
sheet-doubt-parallel-owned = { $player } har to spor på { $route }. Etter reglene kan en spiller bare ha ett av dem.
sheet-doubt-parallel-closed = { $by } og { $player } har hvert sitt spor på { $route }. Med så få spillere kan bare ett av dem brukes.
sheet-doubt-crossing = { $player }: { $routes } krysser hverandre. Etter reglene kan bare én av dem bygges.
sheet-doubt-train-due = { $player } har togvogner på { $route }. Så lenge det er lyntog igjen, skal det stå et av dem der.
sheet-doubt-few-tickets =
    { $number ->
        [0] { $player } har ingen billetter, men alle beholder minst { $keep } før første tur.
        [one] { $player } har én billett, men alle beholder minst { $keep } før første tur.
       *[other] { $player } har { $number } billetter, men alle beholder minst { $keep } før første tur.
    }
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

## The page on which a table is laid out

count-page = Tell opp et spill
count-lead = Er brettspillet over? Legg opp bordet her, og få det telt trinn for trinn, med veien for hver billett.
count-box = Hvilken eske?
count-who = Hvem spilte?
count-number = Spillere
count-begin = Legg opp bordet
count-box-of = { $board }: bordet
count-open = Bord som ikke er telt ennå
count-history = Opptelte spill
count-all-boxes = Alle esker
count-won-one = { $names } vant med { $points }
count-forget = Fjern dette spillet
count-name = Navn
count-games = Spill
count-wins = Seire
count-average = Snitt
count-best = Best
count-mine = Hvem sin tur er det å skrive?
count-route-hint = Trykk på toglinjene til { $name }. Trykk igjen for å fjerne en.
count-cars-left =
    { $cars ->
        [one] { $cars } togvogn igjen
       *[other] { $cars } togvogner igjen
    }
count-stations-left =
    { $stations ->
        [one] { $stations } stasjon igjen
       *[other] { $stations } stasjoner igjen
    }
count-trains = Lyntog
count-trains-left =
    { $trains ->
        [one] { $trains } lyntog igjen
       *[other] { $trains } lyntog igjen
    }
count-draw = Dra langs toglinjer
count-tab-routes = Toglinjer
count-tab-stations = Stasjoner
count-tab-tickets = Billetter
count-tab-track = Spor
count-station-hint = Trykk på byene der { $name } har en stasjon.
count-ticket-find = To bokstaver av hvert sted
count-ticket-hint = Eller trykk på begge stedene på kartet.
count-ticket-from = Fra { $city } til …
count-ticket-none = Det finnes ingen slik billett
count-ticket-of = { $name } har den
count-ticket-remove = Fjern { $ticket }
count-spaces = Felter på lyntogbanen
count-marker = Brikke på poengsporet
count-marker-hint = Før billettene; kan stå tom.
count-now = Tell opp
count-back = Tilbake til bordet
count-share = Skriv sammen
count-share-says = Den som åpner lenken eller skanner koden, skriver inn sin egen del. Alle ser det samme bordet.
count-shared = Dere er flere som skriver på dette bordet.
count-colors = Fargen til { $name }
count-faults = Dette kan ikke stemme ennå
count-behind = Det er ikke noe nettverk: det du skriver, tas vare på og fortelles de andre senere.
count-picture = Del et bilde
count-no-picture = Bildet kan ikke lages på denne enheten.
count-photo = Et bilde under kartet
count-photo-says = Til å tegne brettet etter. Det blir på denne enheten til du fjerner det.
count-photo-tap = Trykk på { $city } på bildet.
count-photo-again = Tre av dem ligger på linje, og det gjør ikke byene: alle fire en gang til.
count-photo-none = Filen kan ikke vises som bilde her.
count-photo-off = Fjern bildet
count-whoami = Hvem er du?
count-whoami-says = Det du trykker på, er da ditt. Du kan fortsatt skrive for en som ikke har telefon.
count-helping = Ingen av dem: jeg hjelper til
count-for-other = Skriv for en annen
count-for-me = Tilbake til { $name }
count-own-phone = på egen telefon
count-entered-by = skrives av { $name }
count-helper = en hjelper
count-moved = { $thing } tilhører ikke lenger { $name }.
count-give-back = Gi tilbake
count-players = Spillere og regler
count-add = En spiller til
count-remove = Fjern { $name }
count-remove-ask =
    { $number ->
        [one] { $name } har én ting på bordet. Skal spilleren fjernes og den ryddes bort?
       *[other] { $name } har { $number } ting på bordet. Skal spilleren fjernes og de ryddes bort?
    }
count-remove-yes = Fjern
count-remove-no = Behold
count-still = Toglinjer uten eier ({ $number })
count-still-show = Vis dem på kartet
count-still-worth = Vis toglinjer til { $points } poeng
count-still-ticket = { $name }: { $ticket } mangler bare { $route }.
count-ticket-elsewhere = { $ticket } er en billett fra { $board }.
count-forgotten = Fjernet: { $game }
count-undo = Angre
count-take = Til en annen telefon
count-take-says = En fil har alle spill på denne enheten; bilder blir her.
count-export = Lagre som fil
count-import = Les en fil
count-imported =
    { $number ->
        [0] Det er ikke noe nytt i den filen.
        [one] Ett spill er lest inn.
       *[other] { $number } spill er lest inn.
    }
count-not-family = Det er ikke en fil med opptelte spill.
