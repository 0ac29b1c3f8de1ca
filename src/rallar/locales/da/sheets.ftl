## Et ark: et brætspil, der skal tælles op

sheet-not-toml = Linje { $line } i arket kan ikke læses som TOML.
sheet-not-a-sheet = Dette er ikke et ark: den første linje skal være format = "rallar-sheet".
sheet-other-version = Arket har version { $found }; dette program læser { $known }.
sheet-other-board = Arket gælder »{ $board }«, ikke »{ $found }«.
sheet-unknown-key = Arket, { $entry }: »{ $name }« betyder ikke noget her.
sheet-missing-key = Arket, { $entry }: »{ $name }« mangler.
sheet-bad-entry = Arket: { $entry } giver ingen mening.
sheet-unknown-route = { $player }: strækningen »{ $name }« findes ikke. Mente du »{ $near }«?
sheet-unknown-city = { $player }: byen »{ $name }« findes ikke. Mente du »{ $near }«?
sheet-unknown-ticket = { $player }: rutekortet »{ $name }« findes ikke. Mente du »{ $near }«?
sheet-unknown-train = Højhastighedstog: strækningen »{ $name }« findes ikke. Mente du »{ $near }«?
sheet-color-twice = { $by } og { $player } har samme farve.
sheet-train-twice = { $route } står to gange blandt højhastighedstogene.
sheet-route-and-train = { $route }: der står både et højhastighedstog og togvogne fra { $player }.
sheet-route-twice = { $player }: { $route } står der to gange.
sheet-route-of-two = { $route } står både hos { $by } og hos { $player }.
sheet-station-twice = { $city } har mere end én togstation.
sheet-ticket-twice = { $player }: rutekortet { $ticket } står der to gange, men der er kun ét.
sheet-ticket-of-two = Rutekortet { $ticket } står både hos { $by } og hos { $player }, men der er kun ét.
sheet-too-many-cars = { $player }: { $number } togvogne på kortet, men en spiller har kun { $most }.
sheet-too-many-stations = { $player }: { $number } togstationer på kortet, men en spiller har kun { $most }.
sheet-too-many-trains = Der er { $number } højhastighedstog på kortet, men æsken har kun { $most }.
sheet-no-train-here = { $route } er ikke en strækning for højhastighedstog.
sheet-no-station-here = { $player }: der kan ikke stå en togstation i { $city }.
sheet-unknown = Der er ikke noget delt ark »{ $sheet }« her. Måske er det glemt efter lang tid.
sheet-changed = For mange ændrede arket i samme øjeblik. Prøv igen.
sheet-no-player = Den spiller er ikke længere på arket.

## Det, der betvivles høfligt: det tælles alligevel med

sheet-doubts = Værd at se efter en gang til
sheet-doubt-parallel-owned = { $player } har to spor på { $route }. Efter reglerne må en spiller kun have ét af dem.
sheet-doubt-parallel-closed = { $by } og { $player } har hver et spor på { $route }. Med så få spillere må kun ét af dem bruges.
sheet-doubt-crossing = { $player }: { $routes } krydser hinanden. Efter reglerne kan kun én af dem tages.
sheet-doubt-train-due = { $player } har togvogne på { $route }. Så længe der er højhastighedstog tilbage, skal der stå et af dem.
sheet-doubt-few-tickets =
    { $number ->
        [0] { $player } har ingen rutekort, men alle beholder mindst { $keep } før første tur.
       *[other] { $player } har { $number } rutekort, men alle beholder mindst { $keep } før første tur.
    }
sheet-doubt-long-tickets = { $player } har { $number } lange ruter, men får kun { $most }.
sheet-doubt-spaces = Alle spillere er tilsammen rykket { $moved } felter på sporet for højhastighedstog, men togene på kortet giver { $spaces }.
sheet-doubt-not-over = Sidste runde ser ikke ud til at være begyndt: nogen skal have højst { $cars } togvogne tilbage. Er alle strækninger med?

## Brikkerne på pointsporet

sheet-markers = Pointbrikkerne
sheet-marker-right = { $player }: brikken på { $marker } passer med strækningerne.
sheet-marker-ahead =
    { $number ->
        [one] { $player }: brikken på { $marker } er { $number } point foran strækningerne ({ $points }).
       *[other] { $player }: brikken på { $marker } er { $number } point foran strækningerne ({ $points }).
    }
sheet-marker-behind =
    { $number ->
        [one] { $player }: brikken på { $marker } er { $number } point bagud i forhold til strækningerne ({ $points }).
       *[other] { $player }: brikken på { $marker } er { $number } point bagud i forhold til strækningerne ({ $points }).
    }
sheet-by-markers =
    { $points ->
        [one] Efter brikkerne ville det højeste være { $points } point: { $players }.
       *[other] Efter brikkerne ville det højeste være { $points } point: { $players }.
    }
sheet-rules = Efter disse regler

## The page on which a table is laid out

count-page = Tæl et spil op
count-lead = Er brætspillet slut? Læg bordet op her, og få det talt trin for trin, med vejen for hvert rutekort.
count-box = Hvilken æske?
count-who = Hvem spillede?
count-number = Spillere
count-begin = Læg bordet op
count-box-of = { $board }: bordet
count-open = Borde, der ikke er talt endnu
count-history = Talte spil
count-all-boxes = Alle æsker
count-won-one = { $names } vandt med { $points }
count-forget = Fjern dette spil
count-name = Navn
count-games = Spil
count-wins = Sejre
count-average = Gennemsnit
count-best = Bedst
count-mine = Hvis tur er det til at skrive?
count-route-hint = Tryk på strækningerne for { $name }. Tryk igen for at fjerne en.
count-cars-left =
    { $cars ->
        [one] { $cars } togvogn tilbage
       *[other] { $cars } togvogne tilbage
    }
count-stations-left =
    { $stations ->
        [one] { $stations } togstation tilbage
       *[other] { $stations } togstationer tilbage
    }
count-trains = Højhastighedstog
count-trains-left =
    { $trains ->
        [one] { $trains } højhastighedstog tilbage
       *[other] { $trains } højhastighedstog tilbage
    }
count-draw = Træk langs strækninger
count-tab-routes = Strækninger
count-tab-stations = Togstationer
count-tab-tickets = Rutekort
count-tab-track = Spor
count-station-hint = Tryk på de byer, hvor { $name } har en togstation.
count-ticket-find = To bogstaver af hvert sted
count-ticket-hint = Eller tryk på begge steder på kortet.
count-ticket-from = Fra { $city } til …
count-ticket-none = Der er ikke et sådant rutekort
count-ticket-of = { $name } har det
count-ticket-remove = Fjern { $ticket }
count-spaces = Felter på sporet for højhastighedstog
count-marker = Brik på pointsporet
count-marker-hint = Før rutekortene; kan stå tom.
count-now = Tæl op
count-back = Tilbage til bordet
count-share = Skriv sammen
count-share-says = Den, der åbner linket eller scanner koden, skriver sin egen del. Alle ser det samme bord.
count-shared = I er flere, der skriver på dette bord.
count-colors = Farve for { $name }
count-faults = Dette kan ikke passe endnu
count-behind = Der er intet netværk: det, du skriver, gemmes og fortælles de andre senere.
count-picture = Del et billede
count-no-picture = Billedet kan ikke laves på denne enhed.
count-photo = Et foto under kortet
count-photo-says = Til at tegne brættet efter. Det bliver på denne enhed, til du fjerner det.
count-photo-tap = Tryk på { $city } på fotoet.
count-photo-again = Tre af dem ligger på linje, og det gør byerne ikke: alle fire en gang til.
count-photo-none = Filen kan ikke vises som billede her.
count-photo-off = Fjern fotoet
count-whoami = Hvem er du?
count-whoami-says = Det, du trykker på, er så dit. Du kan stadig skrive for en, der ikke har en telefon.
count-helping = Ingen af dem: jeg hjælper til
count-for-other = Skriv for en anden
count-for-me = Tilbage til { $name }
count-own-phone = på egen telefon
count-entered-by = skrives af { $name }
count-helper = en hjælper
count-moved = { $thing } tilhører ikke længere { $name }.
count-give-back = Giv tilbage
count-players = Spillere og regler
count-add = En spiller til
count-remove = Fjern { $name }
count-remove-ask =
    { $number ->
        [one] { $name } har én ting på bordet. Skal spilleren fjernes og den ryddes?
       *[other] { $name } har { $number } ting på bordet. Skal spilleren fjernes og de ryddes?
    }
count-remove-yes = Fjern
count-remove-no = Behold
count-still = Strækninger uden ejer ({ $number })
count-still-show = Vis dem på kortet
count-still-worth = Vis strækninger til { $points } point
count-still-ticket = { $name }: { $ticket } mangler kun { $route }.
count-ticket-elsewhere = { $ticket } er et rutekort fra { $board }.
count-forgotten = Fjernet: { $game }
count-undo = Fortryd
count-take = Til en anden telefon
count-take-says = En fil har alle spil på denne enhed; fotoer bliver her.
count-export = Gem som fil
count-import = Læs en fil
count-imported =
    { $number ->
        [0] Der er ikke noget nyt i den fil.
        [one] Ét spil er læst.
       *[other] { $number } spil er læst.
    }
count-not-family = Det er ikke en fil med talte spil.
