# Det som finns runt spelet: sidhuvudet, startsidan och bord före och efter spelet.

## Sidhuvudet

shell-skip = Hoppa till innehållet
shell-home = Start
shell-games = Mina spel
shell-rules = Regler
shell-about = Om rallar
shell-settings = Inställningar
shell-language = Språk
shell-theme = Färger
shell-theme-auto = Som enheten
shell-theme-light = Ljust
shell-theme-dark = Mörkt
shell-speed = Animationer
shell-speed-slow = Långsamma
shell-speed-normal = Normala
shell-speed-fast = Snabba
shell-speed-none = Inga
shell-glow = Sträckor som lyser
shell-glow-all = Alla jag kan muta in
shell-glow-mine = Bara för mina biljettkort
shell-glow-off = Inga
shell-sound = Ljud
shell-notify = Säg till när det är min tur
shell-notify-blocked = Webbläsaren tillåter inte aviseringar här.
shell-install = Installera som app
shell-offline = Du är offline, eller så går servern inte att nå. Du ser det som den här enheten minns.
shell-page = { $page } · rallar
shell-loading = Ett ögonblick …

## Start

home-title = Många kartor, ett tågäventyr
home-tagline = Välj en spelplan och spela: mot datorn, med vänner på nätet eller runt samma bord. Inget konto, ingen väntan.
home-play = Spela nu
home-learn = Lär dig genom att spela
home-starting = Spelplanen läggs fram …
home-more = Fler sätt att spela
home-players = { $fewest }–{ $most } spelare
home-against = Motståndare
home-level = Nivå
home-opponents =
    { $number ->
        [one] En dator
       *[other] { $number } datorer
    }
home-continue = Fortsätt
home-all-games = Alla mina spel
home-join = Slå dig ner vid ett bord
home-join-label = Länk eller kod
home-join-go = Gå till bordet
home-join-unclear = Det där liknar ingen inbjudan: klistra in hela länken, eller skriv koden: tio tecken, eller åtta för din egen plats.
home-score = Räkna ihop ett spel
home-score-hint = Räkna ihop brädspelet ni just har spelat klart.
home-upload = Se ett sparat spel igen
home-upload-hint = En fil som du eller en vän sparade efter ett spel. Den kontrolleras drag för drag.
home-upload-choose = Välj en fil

level-rookie = nybörjare
level-regular = van spelare
level-expert = expert
level-master = mästare
character-rookie = Mutar in vad den har lust med och glömmer ibland ett biljettkort.
character-regular = Gör upp en plan och håller sig till den.
character-expert = Har spelat en miljon partier och räknar dina vagnar.
character-master = Tänker framåt, spärrar vägen med flit och avslutar spelet när den leder.

## Pjäser

piece-crimson = karmosinröd, enfärgad
piece-azure = blå, randig
piece-forest = grön, prickig
piece-amber = bärnstensgul, med vinklar
piece-graphite = grafitgrå, med kryss

## Ett nytt bord

new-title = { $board }: ett nytt spel
new-how = Hur vill du spela?
new-mode-computers = Mot datorer
new-mode-computers-hint = Du och en eller flera datorer, här och nu.
new-mode-friends = Vänner på nätet
new-mode-friends-hint = Skicka en länk. Ni spelar på var sin skärm.
new-mode-pass = Turas om vid en skärm
new-mode-pass-hint = Ni delar på skärmen. Korten är dolda mellan turerna.
new-mode-table = Bordsläge
new-mode-table-hint = Den här skärmen visar spelplanen. Skanna koden, så har varje spelare sina kort i sin egen telefon.
new-seats = Vilka spelar
new-seat-kind = Vem som sitter på plats { $number }
new-kind-person = En spelare här
new-kind-friend = En inbjuden vän
new-kind-computer = En dator
new-name-of = Namn på plats { $number }
new-level-of = Hur bra datorn på plats { $number } spelar
new-color = Färg på plats { $number }
new-add = Lägg till en plats
new-remove = Ta bort plats { $number }
new-options = Alternativ
new-start = Vem som börjar
new-start-random = Lottning
new-variant = Regler
new-variant-none = Vanliga regler
new-hints = Tips
new-hints-yes = Den som är på tur får fråga
new-hints-no = Inga
new-begin = Starta
new-set = Skapa bord
new-problem-name-long = Namnet på plats { $number } är för långt: högst 24 bokstäver.
new-problem-same-name = Två platser har namnet { $name }. Vem är vem?
new-problem-alone = Någon måste ju spela: ge en plats till en spelare här eller en vän.

## Ett bord före spelet

lobby-title = { $board }: före start
lobby-seats = Vilka spelar
lobby-seat-open = Ledig plats
lobby-seat-you = du
lobby-seat-present = här
lobby-seat-away = inte här just nu
lobby-computer = dator, { $level }
lobby-invite = Bjud in andra
lobby-invite-hint = Skicka länken eller låt dem skanna koden. Ett namn räcker.
lobby-invite-link = Inbjudningslänk
lobby-copy = Kopiera länken
lobby-copied = Kopierad
lobby-share = Dela
lobby-share-text = Kom och spela tågspel med mig: { $board }
lobby-code = Kod: { $code }
lobby-qr = QR-kod med inbjudningslänken
lobby-only-here = Adressen fungerar bara på den här enheten. Starta med ”rallar serve --host 0.0.0.0” för att bjuda in telefoner i samma nätverk.
lobby-screen = Visa på storskärm
lobby-sit-title = Slå dig ner
lobby-sit = Slå dig ner
lobby-sit-hint = Det finns en ledig plats. Ditt namn är allt som behövs.
lobby-your-name = Ditt namn
lobby-your-color = Din färg
lobby-name-missing = Skriv ett namn först.
lobby-leave = Lämna platsen
lobby-full = Alla platser är tagna. Stanna här och titta på.
lobby-hints = Tips: den som är på tur får fråga datorn.
lobby-no-hints = Inga tips i det här spelet.
lobby-waiting-host = Värden startar när alla är här.
lobby-chat-hint = Säg hej medan ni väntar. Chatten fortsätter i spelet.
lobby-host = värd
lobby-make-host = Gör till värd
lobby-begin-without = Starta utan värden
lobby-lost-seat = Är någon av platserna din kan du be värden att göra den ledig, eller skriva din personliga kod på startsidan.
lobby-waiting =
    { $number ->
        [one] En plats är fortfarande ledig.
       *[other] { $number } platser är fortfarande lediga.
    }
lobby-ready = Alla är här.
lobby-absent = Vi väntar på { $names }.
lobby-begin = Starta
lobby-begin-filled = Starta med datorer på de lediga platserna
lobby-open-seat = Gör platsen ledig
lobby-give-computer = Dator
lobby-level-of = Hur bra { $name } spelar
lobby-lost = Anslutningen är borta. Försöker igen …

## När en sida inte kan visas

trouble-title = Något gick fel
trouble-home = Gå till startsidan
trouble-again = Försök igen
trouble-watch = Titta på utan plats
server-unreachable = Servern svarar inte. Är den i gång, och är du uppkopplad?
lost-title = Ingen station här
lost-text = Spåret slutar i skogen. Startsidan ligger bara en hållplats bort.

## Mina spel

games-title = Mina spel
games-none = Inga spel än. När du har spelat finns dina spel här på enheten.
games-running = Pågår
games-finished = Avslutade
games-gone = Finns inte längre
games-continue = Fortsätt
games-replay = Se igen
games-forget = Ta bort
games-forget-sure = Ta bort spelet ur listan? Då kan du inte komma tillbaka till din plats.
games-keep = Behåll det
games-your-turn = Din tur
games-waiting =
    { $number ->
        [one] Ett spel väntar på dig
       *[other] { $number } spel väntar på dig
    }
games-place = Du kom { $place ->
        [2] tvåa
        [3] trea
        [4] fyra
       *[other] femma
    }: { $score }
games-turn-of = { $name } är på tur
games-choosing = Spelarna väljer biljettkort
games-open = Har inte börjat: bordet väntar
games-gone-text = Bordet { $table } finns inte längre på den här servern.
games-with = med { $names }
games-alone = ingen annan ännu
games-since = senaste draget { $when }
games-people = Människor du har spelat med
games-people-met =
    { $number ->
        [one] ett spel
       *[other] { $number } spel
    }, senast { $when }
games-along = Spara mina avslutade spel
games-along-text = En fil med hur varje spel slutade och alla drag.
games-ago-minutes =
    { $number ->
        [one] för en minut sedan
       *[other] för { $number } minuter sedan
    }
games-ago-hours =
    { $number ->
        [one] för en timme sedan
       *[other] för { $number } timmar sedan
    }
games-ago-days =
    { $number ->
        [one] för en dag sedan
       *[other] för { $number } dagar sedan
    }

## Ett bord på en stor skärm

screen-title = { $board } på storskärm
screen-scan = Skanna och slå dig ner
screen-scan-hint = Dina kort visas i din telefon. Spelplanen stannar här.
screen-fullscreen = Helskärm
screen-phone = Tillbaka till bordet
screen-moves = Senaste dragen
screen-pointed = { $route } syns nu på telefonen hos { $name }.
screen-cards = Uppvända kort
screen-decks = { $deck } kort och { $tickets } biljettkort i högarna
screen-turn = { $name } är på tur
screen-choosing = Alla väljer biljettkort

## Ett färdigt spel en gång till

film-title = { $board }: repris
film-not-over = Spelet är inte slut än, så det går inte att se om.
film-watch = Titta på
film-position = Drag { $at } av { $last }
film-slider = Drag
film-first = Till början
film-back = Ett drag bakåt
film-play = Spela upp
film-pause = Paus
film-next = Ett drag framåt
film-last = Till slutet
film-speed = Hastighet
film-speed-slow = långsam
film-speed-normal = normal
film-speed-fast = snabb
film-eyes = Perspektiv
film-eyes-public = åskådare
film-deal = Given
film-score = Slutställning
film-save = Spara spelet
film-table = Till bordet

## Regelsidan

rules-boards = Regler för varje spelplan
rules-contents = På den här sidan
rules-play = Spela { $board }

## Om

about-what = rallar är en öppen plats för att spela brädspel om järnvägar, studera dem och lära maskiner att spela dem: i webbläsaren, i terminalen och från Python.
about-version = Version { $version }
about-unofficial = Ett inofficiellt fanprojekt. Det har inget att göra med utgivaren av de tryckta spelen och använder varken deras bilder eller texter.
about-licences = Licenser
about-licences-hint = Allt detta följer med rallar, varje del under sin egen licens.
about-public-domain = utan upphovsrätt
about-needs = Det bygger också på dessa Python-paket, som installeras vid sidan av, vart och ett under sin egen licens: { $packages }.
