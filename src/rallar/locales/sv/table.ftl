# Bordet medan ett spel pågår i webbläsaren.

card-back = ett dolt kort

## Vems tur det är och vad som går att göra

turn-title = Turen
turn-mine-keep-tickets =
    { $number ->
        [one] Välj dina biljettkort: behåll minst ett.
       *[other] Välj dina biljettkort: behåll minst { $number }.
    }
turn-mine-take-turn = Din tur: dra kort eller muta in en sträcka.
turn-mine-take-turn-stations = Din tur: dra kort, muta in en sträcka eller bygg en station.
turn-mine-draw-second = Dra ditt andra kort.
turn-mine-pay-surcharge =
    { $number ->
        [one] Tunneln kräver ett kort till. Vill du betala eller ta tillbaka dina kort?
       *[other] Tunneln kräver { $number } kort till. Vill du betala eller ta tillbaka dina kort?
    }
turn-mine-lay-tile = Lägg nu en spårbricka: välj en banvall.
turn-stuck = Det finns inget du kan göra den här turen. Du får passa.
turn-other-keep-tickets =
    { $number ->
        [one] { $player } väljer biljettkort.
       *[other] Väljer biljettkort: { $player }.
    }
turn-other-take-turn = { $player } är på tur.
turn-other-draw-second = { $player } drar sitt andra kort.
turn-other-pay-surcharge = { $player } är i en tunnel.
turn-other-lay-tile = { $player } lägger räls.
turn-over = Spelet är slut.
turn-choose-site = Välj en stad för din station.
turn-pointed = Vald på bordet: { $route }
turn-claim = Muta in en sträcka ({ $number })
turn-tickets = Dra biljettkort
turn-station = Bygg station
turn-pass = Passa
turn-last-round = Sista rundan!
turn-turns-left =
    { $number ->
        [one] En tur kvar.
       *[other] { $number } turer kvar.
    }
turn-window = ● Din tur · { $page }
turn-notice = Det är din tur
hint-ask = Tips
hint-play = Gör det

## Kort

hand-title = Min hand: { $number } kort
hand-empty = Du har inga kort.
market-title = Kort att dra
market-empty = en tom plats
market-deck =
    { $number ->
        [0] Draghögen är slut
        [one] Dra från högen, ett kort kvar
       *[other] Dra från högen, { $number } kort kvar
    }
market-tickets =
    { $number ->
        [0] Inga biljettkort kvar
        [one] Ett biljettkort
       *[other] { $number } biljettkort
    }
market-discards =
    { $number ->
        [one] ett kort i kasthögen
       *[other] { $number } kort i kasthögen
    }
market-tiles =
    { $number ->
        [one] en spårbricka
       *[other] { $number } spårbrickor
    }
track-spaces =
    { $number ->
        [one] en ruta
       *[other] { $number } rutor
    }

## Muta in och bygga

routes-title =
    { $number ->
        [0] Inga sträckor att muta in
        [one] En sträcka att muta in
       *[other] { $number } sträckor att muta in
    }
routes-none = Du har inte kort till någon sträcka än. Dra några först.
routes-close = Stäng
pay-claim = Muta in { $route }
pay-station = En station i { $city }
pay-tunnel = En tunnel: tre kort vänds upp när du har betalat, och vart och ett som matchar kostar ett till.
pay-ferry = En färja: { $number } valfria kort räknas som ett lokomotiv.
pay-asking = Räknar dina kort …
pay-with = Betala med
pay-all =
    { $number ->
        [one] Ett alternativ till
       *[other] { $number } alternativ till
    }
pay-other = Andra kort …
pay-compose = Sätt ihop betalningen själv:
pay-compose-total =
    { $number ->
        [one] Ett kort valt
       *[other] { $number } kort valda
    }
pay-of = { $number } av { $held }
pay-less = Ta bort { $card }
pay-more = Lägg till { $card }
pay-good = Det går bra.
pay-suggested = Tillbaka till förslagen
pay-confirm-claim = Muta in
pay-confirm-station = Bygg
pay-cancel = Avbryt

## Biljettkort

offer-title = Dina nya biljettkort
offer-least =
    { $least ->
        [one] Behåll minst ett. Vart och ett lyser upp sina platser på kartan.
       *[other] Behåll minst { $least }. Vart och ett lyser upp sina platser på kartan.
    }
offer-keep =
    { $number ->
        [0] Behåll …
        [one] Behåll ett biljettkort
       *[other] Behåll { $number } biljettkort
    }
mine-title = Mina biljettkort
mine-made = { $made } av { $all } klarade
mine-none = Du har inga biljettkort än.
path-none = Platserna går inte längre att förbinda.
path-missing =
    { $number ->
        [0] Hela rutten är klar.
        [one] En ruta kvar.
       *[other] { $number } rutor kvar.
    }
find-city = Hitta en stad
find-nothing = Den staden finns inte här.

## Tunnlar, spårbrickor, snabbtåg

tunnel-title = Tunnel { $route }
tunnel-turned = { $player } gräver: tre kort vänds upp.
tunnel-skip = Vänd alla korten nu
tunnel-due =
    { $number ->
        [0] Inget mer att betala: tunneln är grävd.
        [one] Ett kort till ska betalas.
       *[other] { $number } kort till ska betalas.
    }
tunnel-pay = Betala
tunnel-decline = Ta tillbaka mina kort
tunnel-close = Stäng
tile-title = Lägg en spårbricka
tile-option =
    { $length ->
        [one] { $route } (en ruta)
       *[other] { $route } ({ $length } rutor)
    }
tile-closes = Det här stänger { $routes } resten av spelet.
tile-closes-beside =
    { $number ->
        [one] Spåret bredvid stängs resten av spelet.
       *[other] De { $number } spåren bredvid stängs resten av spelet.
    }
tile-color = Brickans färg
tile-confirm = Lägg den
bullet-title = Snabbtågsbanan
bullet-left =
    { $number ->
        [0] inga tåg kvar
        [one] ett tåg kvar
       *[other] { $number } tåg kvar
    }
bullet-worth =
    { $number ->
        [one] ett steg på snabbtågsbanan
       *[other] { $number } steg på snabbtågsbanan
    }
bullet-place =
    { $spaces ->
        [one] { $player }: ett steg
       *[other] { $player }: { $spaces } steg
    }

## Spelare

seat-title = Spelare
seat-you = du
seat-computer = dator, { $level }
seat-away = borta
seat-away-since = borta, senast här { $when }
seat-watching =
    { $number ->
        [one] En tittar på
       *[other] { $number } tittar på
    }
seat-watching-too =
    { $number ->
        [one] Du och en till tittar på
       *[other] Du och { $number } andra tittar på
    }
seat-replacement = en dator hoppar in
seat-choosing = väljer bland { $number } biljettkort
seat-cars =
    { $number ->
        [one] en vagn
       *[other] { $number } vagnar
    }
seat-cards =
    { $number ->
        [one] ett kort
       *[other] { $number } kort
    }
seat-tickets =
    { $number ->
        [one] ett biljettkort
       *[other] { $number } biljettkort
    }
seat-stations =
    { $number ->
        [one] en station kvar
       *[other] { $number } stationer kvar
    }
seat-propose = Låt en dator hoppa in
seat-proposed = { $by } föreslår att en dator spelar åt { $player } så länge.
seat-last-here = { $player } var här senast { $when }.
seat-agree = Ja
seat-disagree = Nej
seat-return = Ta tillbaka min plats
seat-asks-back = Någon som tittar på säger sig vara { $player } och vill gärna ha tillbaka sin plats.
seat-asks-late = { $name } kom sent och vill gärna spela vidare åt { $player }.
seat-hand-over = Lämna över platsen
pass-title = Fortsätt på en annan enhet
pass-hint = Skanna koden med den andra enheten, eller öppna länken där. Den är bara till för dig, och fungerar en gång, i { $minutes } minuter. Du behåller platsen här också.
pass-qr = QR-kod med din personliga länk
pass-link = Personlig länk
pass-code = Eller skriv den här koden på startsidan där:
pass-revoke = Gör länken ogiltig
pass-revoked = Länken fungerar inte längre.
pass-again = Ny länk
back-watching = Du tittar på.
back-mine = Är någon av platserna din?
back-title = Din plats vid det här bordet
back-link = Välj ”Fortsätt på en annan enhet” på enheten du spelade på, och öppna länken här eller skriv koden:
back-code = Personlig kod
back-go = Ta min plats
back-ask = Eller be de andra vid bordet om platsen. Alla som är här måste säga ja.
back-me = Jag är { $name }
back-late = Kommer du sent? Fråga om du får spela vidare åt en dator:
back-for = Spela vidare åt { $name }
back-alone = Ingen är här som kan lämna över en plats, så bara den personliga länken hjälper.
back-waiting = De andra är tillfrågade.

## Vad som hände

recent-watching = De senaste dragen
recent-again = Visa igen
recent-stop = Stoppa
log-title = Allt som har hänt
log-earlier = Visa tidigare drag
log-who = { $player }
log-open = Logg och chatt
chat-title = Chatt
chat-say = Säg något
chat-send = Skicka
chat-gone = Någon som har gått: { $text }

## En skärm för flera spelare

cover-title = Ge enheten till { $player }
cover-hint = Korten är dolda så länge.
cover-button = Jag är { $player }

## Anslutningen

line-lost = Anslutningen är borta. Försöker igen …
line-back = Du är med igen.
line-kept = Du är offline. Ditt drag är sparat, och du får en fråga innan det skickas.
unsent-title = Medan du var offline
unsent-chosen = Du valde: { $what }
unsent-ask = Ska det skickas nu?
unsent-since = De andra har spelat sedan dess. Ska det skickas ändå?
unsent-late = Det går inte att spela längre.
unsent-done = Det kom fram ändå.
unsent-send = Skicka det
unsent-drop = Skicka det inte
unsent-close = Okej

## En liten skärm

tab-title = Bordets delar
tab-ask = Nu
tab-cards = Dra
tab-tickets = Biljetter
tab-table = Bord
tab-fold = Visa eller dölj den här delen
tab-unread =
    { $number ->
        [one] ett nytt meddelande
       *[other] { $number } nya meddelanden
    }

## Slutet

end-title = Slutställningen
end-counting = Nu räknar vi.
end-skip = Hoppa till resultatet
end-again = Räkna igen
end-rematch = Spela igen
end-join-rematch = Gå med i nästa spel
end-next-waits = Nästa spel väntar. Alla har kvar sina platser.
end-watch-rematch = Titta på nästa spel
end-replay = Se igen och analysera
end-save = Spara spelet

## Tangenter

keys-title = Hjälp och tangenter
keys-rules = Reglerna, i ett nytt fönster
keys-open = ta ett uppvänt kort
keys-deck = dra från högen
keys-tickets = dra biljettkort
keys-routes = visa sträckor du kan muta in
keys-station = bygg en station
keys-confirm = bekräfta
keys-cancel = avbryt eller stäng
keys-log = öppna loggen
keys-find = hitta en stad
keys-again = visa de senaste dragen igen
keys-hint = be om ett tips
keys-help = visa det här
keys-map = På kartan går piltangenterna från plats till plats, Enter väljer, + och − zoomar, 0 visar alltihop.
touch-title = Hjälp
touch-route = Tryck på en sträcka för att muta in den, eller för att se varför du inte kan än.
touch-city = Tryck på en stad för att lysa upp den. Finns det stationer på spelplanen bygger du dem också så.
touch-card = Tryck på ett kort för att ta det.
touch-ticket = Tryck på ett biljettkort för att se vägen på kartan.
touch-map = Nyp för att zooma, dra för att flytta kartan.
touch-sheet = Tryck på en flik för att öppna den, och en gång till för att fälla undan den.
keys-close = Stäng

# What the table’s screen says at its places.
log-name = Logg
turn-brief = Din tur
turn-mine-take-turn-tiles = Din tur: dra kort och lägg räls, eller muta in en sträcka.
turn-mine-too-dear = Tunneln kostar mer än du har.
turn-mine-digging = Tre kort vänds upp …
turn-beds = Välj en banvall ({ $number })
price-color = Kostar { $cards }; du har { $turned }.
price-color-none = Kostar { $cards }; av dem har du inga.
price-any =
    { $engines ->
        [0] Kostar { $number } i samma färg; du har { $turned }.
       *[other] Kostar { $cards } och { $number } i samma färg; du har { $turned }.
    }
tunnel-laid = Lagt:
tunnel-too-dear = Det har du inte kort till.
tile-left = { $held } på handen, { $number } brickor kvar
beds-title = Banvallar ({ $number })
tickets-draw-title =
    { $number ->
        [one] Dra ett biljettkort?
       *[other] Dra { $number } biljettkort?
    }
tickets-draw-keep = Du behåller minst { $number }. Ett biljettkort du inte klarar kostar sina poäng.
tickets-draw-yes = Dra
fact-cars = Vagnar kvar
fact-cards = Kort på handen
fact-tickets = Biljettkort
fact-stations = Stationer kvar
fact-longest = Längsta sammanhängande sträcka
fact-points = Poäng
seat-longest = längsta sammanhängande sträcka: { $number }
