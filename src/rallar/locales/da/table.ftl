# Bordet, mens der spilles i browseren.

card-back = et skjult kort

## Hvis tur det er, og hvad der kan gøres

turn-title = Turen
turn-mine-keep-tickets =
    { $number ->
        [one] Vælg dine rutekort: behold mindst ét.
       *[other] Vælg dine rutekort: behold mindst { $number }.
    }
turn-mine-take-turn = Din tur: træk kort, eller tag en strækning.
turn-mine-take-turn-stations = Din tur: træk kort, tag en strækning, eller byg en togstation.
turn-mine-draw-second = Træk dit andet kort.
turn-mine-pay-surcharge =
    { $number ->
        [one] Tunnelen kræver ét kort mere. Vil du betale eller tage dine kort tilbage?
       *[other] Tunnelen kræver { $number } kort mere. Vil du betale eller tage dine kort tilbage?
    }
turn-mine-lay-tile = Læg nu en skinnebrik: vælg et banelegeme.
turn-stuck = Der er intet, du kan gøre i denne tur. Meld pas.
turn-other-keep-tickets =
    { $number ->
        [one] { $player } vælger rutekort.
       *[other] Vælger rutekort: { $player }.
    }
turn-other-take-turn = { $player } har turen.
turn-other-draw-second = { $player } trækker sit andet kort.
turn-other-pay-surcharge = { $player } er i en tunnel.
turn-other-lay-tile = { $player } lægger skinner.
turn-over = Spillet er slut.
turn-choose-site = Vælg en by til din togstation.
turn-pointed = Valgt på bordet: { $route }
turn-claim = Tag en strækning ({ $number })
turn-tickets = Træk rutekort
turn-station = Byg togstation
turn-pass = Meld pas
turn-last-round = Sidste runde!
turn-turns-left =
    { $number ->
        [one] Én tur igen.
       *[other] { $number } ture igen.
    }
turn-window = ● Din tur · { $page }
turn-notice = Det er din tur
hint-ask = Tip
hint-play = Gør det

## Kort

hand-title = Min hånd: { $number } kort
hand-empty = Du har ingen kort.
market-title = Kort at trække
market-empty = en tom plads
market-deck =
    { $number ->
        [0] Bunken er tom
        [one] Træk fra bunken, ét kort tilbage
       *[other] Træk fra bunken, { $number } kort tilbage
    }
market-tickets =
    { $number ->
        [0] Ingen rutekort tilbage
        [one] Ét rutekort
       *[other] { $number } rutekort
    }
market-discards =
    { $number ->
        [one] ét brugt kort
       *[other] { $number } brugte kort
    }
market-tiles =
    { $number ->
        [one] én skinnebrik
       *[other] { $number } skinnebrikker
    }
track-spaces =
    { $number ->
        [one] ét felt
       *[other] { $number } felter
    }

## At gøre krav og bygge

routes-title =
    { $number ->
        [0] Ingen strækninger at tage
        [one] Én strækning at tage
       *[other] { $number } strækninger at tage
    }
routes-none = Du har ikke kort til nogen strækning endnu. Træk nogle først.
routes-close = Luk
pay-claim = Gør krav på { $route }
pay-station = En togstation i { $city }
pay-tunnel = En tunnel: tre kort vendes, når du har betalt, og hvert kort, der passer, koster ét mere.
pay-ferry = En færge: { $number } vilkårlige kort tæller som et lokomotiv.
pay-asking = Tæller dine kort …
pay-with = Betal med
pay-all =
    { $number ->
        [one] Én mulighed til
       *[other] { $number } muligheder til
    }
pay-other = Andre kort …
pay-compose = Sæt selv betalingen sammen:
pay-compose-total = { $number } kort valgt
pay-of = { $number } af { $held }
pay-less = Læg { $card } tilbage
pay-more = Læg { $card } til
pay-good = Det passer.
pay-suggested = Tilbage til forslagene
pay-confirm-claim = Tag den
pay-confirm-station = Byg den
pay-cancel = Annuller

## Rutekort

offer-title = Dine nye rutekort
offer-least =
    { $least ->
        [one] Behold mindst ét. Hvert af dem lyser sine steder op på landkortet.
       *[other] Behold mindst { $least }. Hvert af dem lyser sine steder op på landkortet.
    }
offer-keep =
    { $number ->
        [0] Behold …
        [one] Behold ét rutekort
       *[other] Behold { $number } rutekort
    }
mine-title = Mine rutekort
mine-made = { $made } af { $all } færdige
mine-none = Du har ingen rutekort endnu.
path-none = Stederne kan ikke længere forbindes.
path-missing =
    { $number ->
        [0] Hele ruten er klar.
        [one] Der mangler ét felt.
       *[other] Der mangler { $number } felter.
    }
find-city = Find en by
find-nothing = Den by findes ikke her.

## Tunneller, skinnebrikker, højhastighedstog

tunnel-title = Tunnel { $route }
tunnel-turned = { $player } graver: tre kort vendes.
tunnel-skip = Vend alle kort nu
tunnel-due =
    { $number ->
        [0] Intet mere at betale: tunnelen er gravet.
        [one] Der skal betales ét kort mere.
       *[other] Der skal betales { $number } kort mere.
    }
tunnel-pay = Betal
tunnel-decline = Tag mine kort tilbage
tunnel-close = Luk
tile-title = Læg en skinnebrik
tile-option =
    { $length ->
        [one] { $route } (ét felt)
       *[other] { $route } ({ $length } felter)
    }
tile-closes = Det lukker { $routes } resten af spillet.
tile-closes-beside =
    { $number ->
        [one] Sporet ved siden af lukkes resten af spillet.
       *[other] De { $number } spor ved siden af lukkes resten af spillet.
    }
tile-color = Brikkens farve
tile-confirm = Læg den
bullet-title = Pointspor for højhastighedstog
bullet-left =
    { $number ->
        [0] ingen tog tilbage
        [one] ét tog tilbage
       *[other] { $number } tog tilbage
    }
bullet-worth =
    { $number ->
        [one] ét felt på pointsporet for højhastighedstog
       *[other] { $number } felter på pointsporet for højhastighedstog
    }
bullet-place =
    { $spaces ->
        [one] { $player }: ét felt
       *[other] { $player }: { $spaces } felter
    }

## Spillere

seat-title = Spillere
seat-you = dig
seat-computer = computer, { $level }
seat-away = væk
seat-away-since = væk, sidst her { $when }
seat-watching =
    { $number ->
        [one] Én ser med
       *[other] { $number } ser med
    }
seat-watching-too =
    { $number ->
        [one] Du og én til ser med
       *[other] Du og { $number } andre ser med
    }
seat-replacement = en computer er trådt til
seat-choosing = vælger blandt { $number } rutekort
seat-cars =
    { $number ->
        [one] én togvogn
       *[other] { $number } togvogne
    }
seat-cards =
    { $number ->
        [one] ét kort
       *[other] { $number } kort
    }
seat-tickets =
    { $number ->
        [one] ét rutekort
       *[other] { $number } rutekort
    }
seat-stations =
    { $number ->
        [one] én togstation tilbage
       *[other] { $number } togstationer tilbage
    }
seat-propose = Lad en computer træde til
seat-proposed = { $by } foreslår, at en computer spiller for { $player } så længe.
seat-last-here = { $player } var her sidst { $when }.
seat-agree = Ja
seat-disagree = Nej
seat-return = Tag min plads tilbage
seat-asks-back = En, der ser med, siger, at det er { $player }, og vil gerne have sin plads tilbage.
seat-asks-late = { $name } kom sent og vil gerne spille videre for { $player }.
seat-hand-over = Giv pladsen
pass-title = Fortsæt på en anden enhed
pass-hint = Scan koden med den anden enhed, eller åbn linket der. Det er kun til dig og virker én gang, i { $minutes } minutter. Du beholder også pladsen her.
pass-qr = QR-kode med dit personlige link
pass-link = Personligt link
pass-code = Eller skriv denne kode på forsiden der:
pass-revoke = Gør linket ugyldigt
pass-revoked = Linket virker ikke længere.
pass-again = Nyt link
back-watching = Du ser med.
back-mine = Er en af pladserne din?
back-title = Din plads ved dette bord
back-link = Vælg »Fortsæt på en anden enhed« på den enhed, du spillede på, og åbn linket her, eller skriv koden:
back-code = Personlig kode
back-go = Tag min plads
back-ask = Eller bed de andre ved bordet om pladsen. Alle, der er her, skal sige ja.
back-me = Jeg er { $name }
back-late = Kommer du sent? Spørg, om du må spille videre for en computer:
back-for = Spil videre for { $name }
back-alone = Der er ingen her, som kan give en plads videre, så kun det personlige link hjælper.
back-waiting = De andre er spurgt.

## Hvad der skete

recent-watching = De seneste træk
recent-again = Vis igen
recent-stop = Stop
log-title = Alt, hvad der er sket
log-earlier = Vis tidligere træk
log-who = { $player }
log-open = Log og chat
chat-title = Chat
chat-say = Sig noget
chat-send = Send
chat-gone = En, der er gået: { $text }

## Én skærm til flere spillere

cover-title = Giv enheden til { $player }
cover-hint = Kortene er skjult så længe.
cover-button = Jeg er { $player }

## Forbindelsen

line-lost = Forbindelsen er væk. Prøver igen …
line-back = Du er med igen.
line-kept = Du er offline. Dit træk er gemt, og du bliver spurgt, før det sendes.
unsent-title = Mens du var offline
unsent-chosen = Du valgte: { $what }
unsent-ask = Skal det sendes nu?
unsent-since = De andre har spillet siden. Skal det sendes alligevel?
unsent-late = Det kan ikke spilles længere.
unsent-done = Det kom frem alligevel.
unsent-send = Send det
unsent-drop = Send det ikke
unsent-close = Fint

## En lille skærm

tab-title = Dele af bordet
tab-ask = Nu
tab-cards = Træk
tab-tickets = Rutekort
tab-table = Bord
tab-fold = Vis eller skjul denne del
tab-unread =
    { $number ->
        [one] én ny besked
       *[other] { $number } nye beskeder
    }

## Slutningen

end-title = Slutstillingen
end-counting = Nu tæller vi.
end-skip = Spring til resultatet
end-again = Tæl igen
end-rematch = Spil igen
end-join-rematch = Gå med i næste spil
end-next-waits = Næste spil venter. Alle har deres plads.
end-watch-rematch = Se med i næste spil
end-replay = Se igen og analysér
end-save = Gem spillet

## Taster

keys-title = Hjælp og taster
keys-rules = Reglerne, i et nyt vindue
keys-open = tag et synligt kort
keys-deck = træk fra bunken
keys-tickets = træk rutekort
keys-routes = vis strækninger, du kan tage
keys-station = byg en togstation
keys-confirm = bekræft
keys-cancel = annuller eller luk
keys-log = åbn loggen
keys-find = find en by
keys-again = vis de seneste træk igen
keys-hint = bed om et tip
keys-help = vis dette
keys-map = På landkortet går piletasterne fra sted til sted, Enter vælger, + og − zoomer, 0 viser det hele.
touch-title = Hjælp
touch-route = Tryk på en strækning for at tage den, eller for at se, hvorfor du ikke kan endnu.
touch-city = Tryk på en by for at fremhæve den. Er der togstationer på brættet, bygger du dem også sådan.
touch-card = Tryk på et kort for at tage det.
touch-ticket = Tryk på et rutekort for at se vejen på landkortet.
touch-map = Knib med to fingre for at zoome, træk for at flytte landkortet.
touch-sheet = Tryk på et faneblad for at åbne det, og en gang til for at folde det væk.
keys-close = Luk

# What the table’s screen says at its places.
log-name = Log
turn-brief = Din tur
turn-mine-take-turn-tiles = Din tur: træk kort, og læg skinner, eller tag en strækning.
turn-mine-too-dear = Tunnelen koster mere, end du har.
turn-mine-digging = Tre kort bliver vendt …
turn-beds = Vælg et banelegeme ({ $number })
price-color = Koster { $cards }; du har { $turned }.
price-color-none = Koster { $cards }; dem har du ingen af.
price-any =
    { $engines ->
        [0] Koster { $number } af samme farve; du har { $turned }.
       *[other] Koster { $cards } og { $number } af samme farve; du har { $turned }.
    }
tunnel-laid = Lagt:
tunnel-too-dear = Det har du ikke kort til.
tile-left = { $held } på hånden, { $number } brikker tilbage
beds-title = Banelegemer ({ $number })
tickets-draw-title =
    { $number ->
        [one] Træk et rutekort?
       *[other] Træk { $number } rutekort?
    }
tickets-draw-keep = Du beholder mindst { $number }. Et rutekort, du ikke gør færdigt, koster sine point.
tickets-draw-yes = Træk
fact-cars = Togvogne tilbage
fact-cards = Kort på hånden
fact-tickets = Rutekort
fact-stations = Togstationer tilbage
fact-longest = Længste togrute
fact-points = Point
seat-longest = længste togrute: { $number }
