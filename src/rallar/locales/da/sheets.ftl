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
sheet-no-player = Arket har ingen plads { $seat }: det er til { $seats } spillere.

## Det, der betvivles høfligt: det tælles alligevel med

sheet-doubts = Værd at se efter en gang til
sheet-doubt-parallel-owned = { $player } har to spor på { $route }. Efter reglerne må en spiller kun have ét af dem.
sheet-doubt-parallel-closed = { $by } og { $player } har hver et spor på { $route }. Med så få spillere må kun ét af dem bruges.
sheet-doubt-crossing = { $player }: { $routes } krydser hinanden. Efter reglerne kan kun én af dem tages.
sheet-doubt-train-due = { $player } har togvogne på { $route }. Så længe der er højhastighedstog tilbage, skal der stå et af dem.
sheet-doubt-few-tickets = { $player } har { $number } rutekort, men alle beholder mindst { $keep } før første tur.
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
