# Det som er rundt spillet: toppen, forsiden og bord før og etter spillet.

## Toppen

shell-skip = Hopp til innholdet
shell-home = Forside
shell-games = Mine spill
shell-rules = Regler
shell-about = Om rallar
shell-settings = Innstillinger
shell-language = Språk
shell-theme = Farger
shell-theme-auto = Som enheten
shell-theme-light = Lys
shell-theme-dark = Mørk
shell-speed = Animasjoner
shell-speed-slow = Langsomme
shell-speed-normal = Vanlige
shell-speed-fast = Raske
shell-speed-none = Ingen
shell-glow = Toglinjer som lyser
shell-glow-all = Alle jeg kan bygge
shell-glow-mine = Bare for billettene mine
shell-glow-off = Ingen
shell-sound = Lyder
shell-notify = Si fra når det er min tur
shell-notify-blocked = Nettleseren tillater ikke varsler her.
shell-install = Installer som app
shell-offline = Du er uten nett, eller serveren kan ikke nås. Du ser det denne enheten husker.
shell-page = { $page } · rallar
shell-loading = Et øyeblikk …

## Forsiden

home-title = Mange kart, ett togeventyr
home-tagline = Velg et brett og spill: mot datamaskinen, med venner på nettet eller rundt ett bord. Ingen konto, ingen venting.
home-play = Spill nå
home-learn = Lær mens du spiller
home-starting = Brettet legges fram …
home-more = Flere måter å spille på
home-players = { $fewest }–{ $most } spillere
home-against = Motstandere
home-level = Nivå
home-opponents =
    { $number ->
        [one] Én datamaskin
       *[other] { $number } datamaskiner
    }
home-continue = Fortsett
home-all-games = Alle spillene mine
home-join = Bli med ved et bord
home-join-label = Lenke eller kode
home-join-go = Gå til bordet
home-join-unclear = Det ligner ikke en invitasjon: lim inn hele lenken, eller skriv koden: ti tegn, eller åtte for din egen plass.
home-score = Tell opp et spill
home-score-hint = Tell opp brettspillet dere nettopp er ferdige med.
home-upload = Se et lagret spill om igjen
home-upload-hint = En fil som du eller en venn lagret etter et spill. Den kontrolleres trekk for trekk.
home-upload-choose = Velg en fil

level-rookie = nybegynner
level-regular = øvet spiller
level-expert = ekspert
level-master = mester
character-rookie = Tar de toglinjene den har lyst på, og glemmer en billett nå og da.
character-regular = Legger en plan og holder seg til den.
character-expert = Har spilt en million spill og teller vognene dine.
character-master = Tenker framover, sperrer med vilje og avslutter spillet når den leder.

## Brikker

piece-crimson = karmosinrød, ensfarget
piece-azure = blå, stripet
piece-forest = grønn, prikket
piece-amber = ravgul, med vinkler
piece-graphite = grafittgrå, med kryss

## Et nytt bord

new-title = { $board }: et nytt spill
new-how = Hvordan vil du spille?
new-mode-computers = Mot datamaskiner
new-mode-computers-hint = Du og en eller flere datamaskiner, her og nå.
new-mode-friends = Venner på nettet
new-mode-friends-hint = Send en lenke. Dere spiller på hver sin skjerm.
new-mode-pass = Én skjerm på omgang
new-mode-pass-hint = Dere deler skjermen. Kortene er skjult mellom turene.
new-mode-table = Bordvisning
new-mode-table-hint = Denne skjermen viser brettet. Skann koden, så har hver spiller kortene sine på sin egen telefon.
new-seats = Hvem spiller
new-seat-kind = Hvem som sitter på plass { $number }
new-kind-person = En spiller her
new-kind-friend = En invitert venn
new-kind-computer = En datamaskin
new-name-of = Navn på plass { $number }
new-level-of = Hvor godt datamaskinen på plass { $number } spiller
new-color = Farge på plass { $number }
new-add = Legg til en plass
new-remove = Fjern plass { $number }
new-options = Valg
new-start = Hvem som begynner
new-start-random = Loddtrekning
new-variant = Regler
new-variant-none = Vanlige regler
new-hints = Tips
new-hints-yes = Den som har turen, kan spørre
new-hints-no = Ingen
new-begin = Start
new-set = Opprett bord
new-problem-name-long = Navnet på plass { $number } er for langt: høyst 24 bokstaver.
new-problem-same-name = To plasser har navnet { $name }. Hvem er hvem?
new-problem-alone = Noen må jo spille: gi en plass til en spiller her eller en venn.

## Et bord før spillet

lobby-title = { $board }: før start
lobby-seats = Hvem spiller
lobby-seat-open = Ledig plass
lobby-seat-you = deg
lobby-seat-present = her
lobby-seat-away = ikke her nå
lobby-computer = datamaskin, { $level }
lobby-invite = Inviter andre
lobby-invite-hint = Send lenken, eller la dem skanne koden. Et navn er nok.
lobby-invite-link = Invitasjonslenke
lobby-copy = Kopier lenken
lobby-copied = Kopiert
lobby-share = Del
lobby-share-text = Kom og spill togspill med meg: { $board }
lobby-code = Kode: { $code }
lobby-qr = QR-kode med invitasjonslenken
lobby-only-here = Adressen virker bare på denne enheten. Start med «rallar serve --host 0.0.0.0» for å invitere telefoner på samme nettverk.
lobby-screen = Vis på storskjerm
lobby-sit-title = Ta plass
lobby-sit = Ta plass
lobby-sit-hint = Det er en ledig plass. Navnet ditt er alt vi trenger.
lobby-your-name = Navnet ditt
lobby-your-color = Fargen din
lobby-name-missing = Skriv et navn først.
lobby-leave = Forlat plassen
lobby-full = Alle plassene er tatt. Bli her og se på.
lobby-hints = Tips: den som har turen, kan spørre datamaskinen.
lobby-no-hints = Ingen tips i dette spillet.
lobby-waiting-host = Verten starter når alle er her.
lobby-chat-hint = Si hei mens dere venter. Chatten fortsetter i spillet.
lobby-host = vert
lobby-make-host = Gjør til vert
lobby-begin-without = Start uten verten
lobby-lost-seat = Er en av plassene din, kan du be verten om å frigi den, eller skrive den personlige koden din på forsiden.
lobby-waiting =
    { $number ->
        [one] Én plass er fortsatt ledig.
       *[other] { $number } plasser er fortsatt ledige.
    }
lobby-ready = Alle er her.
lobby-absent = Vi venter på { $names }.
lobby-begin = Start
lobby-begin-filled = Start med datamaskiner på de ledige plassene
lobby-open-seat = Gjør plassen ledig
lobby-give-computer = Datamaskin
lobby-level-of = Hvor godt { $name } spiller
lobby-lost = Forbindelsen er borte. Prøver igjen …

## Når en side ikke kan vises

trouble-title = Noe gikk galt
trouble-home = Gå til forsiden
trouble-again = Prøv igjen
trouble-watch = Se på uten plass
server-unreachable = Serveren svarer ikke. Kjører den, og er du på nett?
lost-title = Ingen stasjon her
lost-text = Sporet ender i skogen. Forsiden er bare ett stopp unna.

## Mine spill

games-title = Mine spill
games-none = Ingen spill ennå. Når du har spilt, ligger spillene dine her på enheten.
games-running = I gang
games-finished = Ferdige
games-gone = Finnes ikke lenger
games-continue = Fortsett
games-replay = Se om igjen
games-forget = Fjern
games-forget-sure = Vil du fjerne spillet fra listen? Da kan du ikke komme tilbake til plassen din.
games-keep = Behold det
games-your-turn = Din tur
games-waiting =
    { $number ->
        [one] Et spill venter på deg
       *[other] { $number } spill venter på deg
    }
games-place = Du ble nummer { $place ->
        [2] to
        [3] tre
        [4] fire
       *[other] fem
    }: { $score }
games-turn-of = { $name } har turen
games-choosing = Spillerne velger billetter
games-open = Ikke begynt: bordet venter
games-gone-text = Bordet { $table } finnes ikke lenger på denne serveren.
games-with = med { $names }
games-alone = ingen andre ennå
games-since = siste trekk { $when }
games-people = Folk du har spilt med
games-people-met =
    { $number ->
        [one] ett spill
       *[other] { $number } spill
    }, sist { $when }
games-along = Lagre de ferdige spillene mine
games-along-text = Én fil med hvordan hvert spill endte, og alle trekk.
games-ago-minutes =
    { $number ->
        [one] for ett minutt siden
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
       *[other] for { $number } dager siden
    }

## Et bord på en stor skjerm

screen-title = { $board } på storskjerm
screen-scan = Skann og ta plass
screen-scan-hint = Kortene dine vises på telefonen din. Brettet blir her.
screen-fullscreen = Fullskjerm
screen-phone = Tilbake til bordet
screen-moves = Siste trekk
screen-pointed = { $route } er nå på telefonen til { $name }.
screen-cards = Åpne kort
screen-decks =
    { $tickets ->
        [one] { $deck } kort og én billett i bunkene
       *[other] { $deck } kort og { $tickets } billetter i bunkene
    }
screen-turn = { $name } har turen
screen-choosing = Alle velger billetter

## Et ferdig spill en gang til

film-title = { $board }: reprise
film-not-over = Spillet er ikke slutt ennå, så det kan ikke vises om igjen.
film-watch = Se på
film-position = Trekk { $at } av { $last }
film-slider = Trekk
film-first = Til begynnelsen
film-back = Ett trekk tilbake
film-play = Spill av
film-pause = Pause
film-next = Ett trekk fram
film-last = Til slutten
film-speed = Fart
film-speed-slow = langsom
film-speed-normal = normal
film-speed-fast = rask
film-eyes = Synsvinkel
film-eyes-public = tilskuer
film-deal = Utdelingen
film-score = Sluttstilling
film-save = Lagre spillet
film-table = Til bordet

## Regelsiden

rules-boards = Regler for hvert brett
rules-contents = På denne siden
rules-play = Spill { $board }

## Om

about-what = rallar er et åpent sted for å spille brettspill om jernbaner, studere dem og lære maskiner å spille dem: i nettleseren, i terminalen og fra Python.
about-version = Versjon { $version }
about-unofficial = Et uoffisielt fanprosjekt. Det har ingenting å gjøre med utgiveren av de trykte spillene og bruker verken bildene eller tekstene deres.
about-licences = Lisenser
about-licences-hint = Alt dette følger med rallar, hver del under sin egen lisens.
about-public-domain = uten opphavsrett
about-needs = Det bygger også på disse Python-pakkene, som installeres ved siden av, hver under sin egen lisens: { $packages }.
