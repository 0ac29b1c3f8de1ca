# Det, der står omkring spillet: toppen, forsiden og borde, før og efter der spilles.

## Toppen

shell-skip = Spring til indholdet
shell-home = Forside
shell-games = Mine spil
shell-rules = Regler
shell-about = Om rallar
shell-settings = Indstillinger
shell-language = Sprog
shell-theme = Farver
shell-theme-auto = Som enheden
shell-theme-light = Lys
shell-theme-dark = Mørk
shell-speed = Animationer
shell-speed-slow = Langsomme
shell-speed-normal = Normale
shell-speed-fast = Hurtige
shell-speed-none = Ingen
shell-glow = Strækninger, der lyser
shell-glow-all = Alle, jeg kan tage
shell-glow-mine = Kun til mine rutekort
shell-glow-off = Ingen
shell-sound = Lyde
shell-notify = Sig til, når det er min tur
shell-notify-blocked = Browseren tillader ikke notifikationer her.
shell-install = Installer som app
shell-offline = Du er offline, eller serveren kan ikke nås. Du ser det, som denne enhed husker.
shell-page = { $page } · rallar
shell-loading = Et øjeblik …

## Forsiden

home-title = Mange landkort, ét togeventyr
home-tagline = Vælg et bræt, og spil: mod computeren, med venner på nettet eller rundt om ét bord. Ingen konto, ingen ventetid.
home-play = Spil nu
home-learn = Lær ved at spille
home-starting = Brættet lægges frem …
home-more = Flere måder at spille på
home-players = { $fewest }–{ $most } spillere
home-against = Modstandere
home-level = Niveau
home-opponents =
    { $number ->
        [one] Én computer
       *[other] { $number } computere
    }
home-continue = Fortsæt
home-all-games = Alle mine spil
home-join = Slut dig til et bord
home-join-label = Link eller kode
home-join-go = Gå til bordet
home-join-unclear = Det ligner ikke en invitation: indsæt hele linket, eller skriv koden: ti tegn, eller otte til din egen plads.
home-score = Tæl et spil op
home-score-hint = Tæl det brætspil op, I lige er færdige med.
home-upload = Se et gemt spil igen
home-upload-hint = En fil, som du eller en ven gemte efter et spil. Den kontrolleres træk for træk.
home-upload-choose = Vælg en fil

level-rookie = begynder
level-regular = øvet spiller
level-expert = ekspert
level-master = mester
character-rookie = Tager de strækninger, den har lyst til, og glemmer et rutekort en gang imellem.
character-regular = Lægger en plan og holder sig til den.
character-expert = Har spillet en million spil og tæller dine togvogne.
character-master = Tænker fremad, spærrer med vilje og slutter spillet, når den er foran.

## Brikker

piece-crimson = karmoisinrød, ensfarvet
piece-azure = blå, stribet
piece-forest = grøn, prikket
piece-amber = ravgul, med vinkler
piece-graphite = grafitgrå, med krydser

## Et nyt bord

new-title = { $board }: et nyt spil
new-how = Hvordan vil du spille?
new-mode-computers = Mod computere
new-mode-computers-hint = Du og en eller flere computere, her og nu.
new-mode-friends = Venner på nettet
new-mode-friends-hint = Send et link. I spiller på hver jeres skærm.
new-mode-pass = Én skærm på skift
new-mode-pass-hint = I deles om skærmen. Kortene er skjult mellem turene.
new-mode-table = Bordvisning
new-mode-table-hint = Denne skærm viser brættet. Scan koden, så har hver spiller sine kort på sin egen telefon.
new-seats = Hvem spiller
new-seat-kind = Hvem der sidder på plads { $number }
new-kind-person = En spiller her
new-kind-friend = En inviteret ven
new-kind-computer = En computer
new-name-of = Navn på plads { $number }
new-level-of = Hvor godt computeren på plads { $number } spiller
new-color = Farve på plads { $number }
new-add = Tilføj en plads
new-remove = Fjern plads { $number }
new-options = Valgmuligheder
new-start = Hvem der begynder
new-start-random = Lodtrækning
new-variant = Regler
new-variant-none = Almindelige regler
new-hints = Tips
new-hints-yes = Den, der har turen, må spørge
new-hints-no = Ingen
new-begin = Start
new-set = Opret bord
new-problem-name-long = Navnet på plads { $number } er for langt: højst 24 bogstaver.
new-problem-same-name = To pladser har navnet { $name }. Hvem er hvem?
new-problem-alone = Nogen skal jo spille: giv en plads til en spiller her eller en ven.

## Et bord før spillet

lobby-title = { $board }: før start
lobby-seats = Hvem spiller
lobby-seat-open = Ledig plads
lobby-seat-you = dig
lobby-seat-present = her
lobby-seat-away = ikke her lige nu
lobby-computer = computer, { $level }
lobby-invite = Inviter andre
lobby-invite-hint = Send linket, eller lad dem scanne koden. Et navn er nok.
lobby-invite-link = Invitationslink
lobby-copy = Kopiér linket
lobby-copied = Kopieret
lobby-share = Del
lobby-share-text = Kom og spil togspil med mig: { $board }
lobby-code = Kode: { $code }
lobby-qr = QR-kode med invitationslinket
lobby-only-here = Adressen virker kun på denne enhed. Start med »rallar serve --host 0.0.0.0« for at invitere telefoner på samme netværk.
lobby-screen = Vis på storskærm
lobby-sit-title = Tag plads
lobby-sit = Tag plads
lobby-sit-hint = Der er en ledig plads. Dit navn er alt, vi behøver.
lobby-your-name = Dit navn
lobby-your-color = Din farve
lobby-name-missing = Skriv først et navn.
lobby-leave = Forlad pladsen
lobby-full = Alle pladser er taget. Bliv her, og se med.
lobby-hints = Tips: den, der har turen, må spørge computeren.
lobby-no-hints = Ingen tips i dette spil.
lobby-waiting-host = Værten starter, når alle er her.
lobby-chat-hint = Sig hej, mens I venter. Chatten fortsætter i spillet.
lobby-host = vært
lobby-make-host = Gør til vært
lobby-begin-without = Start uden værten
lobby-lost-seat = Er en af pladserne din, kan du bede værten om at gøre den ledig, eller skrive din personlige kode på forsiden.
lobby-waiting =
    { $number ->
        [one] Én plads er stadig ledig.
       *[other] { $number } pladser er stadig ledige.
    }
lobby-ready = Alle er her.
lobby-absent = Vi venter på { $names }.
lobby-begin = Start
lobby-begin-filled = Start med computere på de ledige pladser
lobby-open-seat = Gør pladsen ledig
lobby-give-computer = Computer
lobby-level-of = Hvor godt { $name } spiller
lobby-lost = Forbindelsen er væk. Prøver igen …

## Når en side ikke kan vises

trouble-title = Noget gik galt
trouble-home = Gå til forsiden
trouble-again = Prøv igen
trouble-watch = Se med uden plads
server-unreachable = Serveren svarer ikke. Kører den, og er du på nettet?
lost-title = Ingen station her
lost-text = Sporet ender i skoven. Forsiden er kun ét stop væk.

## Mine spil

games-title = Mine spil
games-none = Ingen spil endnu. Når du har spillet, ligger dine spil her på enheden.
games-running = I gang
games-finished = Afsluttede
games-gone = Findes ikke længere
games-continue = Fortsæt
games-replay = Se igen
games-forget = Fjern
games-forget-sure = Vil du fjerne spillet fra listen? Så kan du ikke komme tilbage til din plads.
games-keep = Behold det
games-your-turn = Din tur
games-waiting =
    { $number ->
        [one] Et spil venter på dig
       *[other] { $number } spil venter på dig
    }
games-place = Du blev nummer { $place ->
        [2] to
        [3] tre
        [4] fire
       *[other] fem
    }: { $score }
games-turn-of = { $name } har turen
games-choosing = Spillerne vælger rutekort
games-open = Ikke startet: bordet venter
games-gone-text = Bordet { $table } findes ikke længere på denne server.
games-with = med { $names }
games-alone = ingen andre endnu
games-since = seneste træk { $when }
games-people = Dem du har spillet med
games-people-met =
    { $number ->
        [one] ét spil
       *[other] { $number } spil
    }, sidst { $when }
games-along = Gem mine færdige spil
games-along-text = Én fil med hvert spils resultat og alle træk.
games-ago-minutes =
    { $number ->
        [one] for et minut siden
       *[other] for { $number } minutter siden
    }
games-ago-hours =
    { $number ->
        [one] for en time siden
       *[other] for { $number } timer siden
    }
games-ago-days =
    { $number ->
        [one] for en dag siden
       *[other] for { $number } dage siden
    }

## Et bord på en stor skærm

screen-title = { $board } på storskærm
screen-scan = Scan, og tag plads
screen-scan-hint = Dine kort vises på din telefon. Brættet bliver her.
screen-fullscreen = Fuld skærm
screen-phone = Tilbage til bordet
screen-moves = Seneste træk
screen-pointed = { $route } er nu på telefonen hos { $name }.
screen-cards = Synlige kort
screen-decks = { $deck } kort og { $tickets } rutekort i bunkerne
screen-turn = { $name } har turen
screen-choosing = Alle vælger rutekort

## Et færdigt spil en gang til

film-title = { $board }: genafspilning
film-not-over = Spillet er ikke slut endnu, så det kan ikke vises igen.
film-watch = Se med
film-position = Træk { $at } af { $last }
film-slider = Træk
film-first = Til begyndelsen
film-back = Ét træk tilbage
film-play = Afspil
film-pause = Pause
film-next = Ét træk frem
film-last = Til slutningen
film-speed = Fart
film-speed-slow = langsom
film-speed-normal = normal
film-speed-fast = hurtig
film-eyes = Synsvinkel
film-eyes-public = tilskuer
film-deal = Uddelingen
film-score = Slutstilling
film-save = Gem spillet
film-table = Til bordet

## Regelsiden

rules-boards = Regler for hvert bræt
rules-contents = På denne side
rules-play = Spil { $board }

## Om

about-what = rallar er et åbent sted, hvor man kan spille brætspil om jernbaner, studere dem og lære maskiner at spille dem: i browseren, i terminalen og fra Python.
about-version = Version { $version }
about-unofficial = Et uofficielt fanprojekt. Det har intet at gøre med udgiveren af de trykte spil og bruger hverken deres billeder eller tekster.
about-licences = Licenser
about-licences-hint = Alt dette følger med rallar, hver del under sin egen licens.
about-public-domain = uden ophavsret
about-needs = Det bygger også på disse Python-pakker, som installeres ved siden af, hver under sin egen licens: { $packages }.
