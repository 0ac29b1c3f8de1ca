# Bordet mens det spilles i nettleseren.

card-back = et skjult kort

## Hvem sin tur det er, og hva som kan gjøres

turn-title = Turen
turn-mine-keep-tickets =
    { $number ->
        [one] Velg billettene dine: behold minst én.
       *[other] Velg billettene dine: behold minst { $number }.
    }
turn-mine-take-turn = Din tur: trekk kort eller billetter, eller ta en toglinje.
turn-mine-take-turn-stations = Din tur: trekk kort eller billetter, ta en toglinje, eller bygg en stasjon.
turn-mine-draw-second = Trekk det andre kortet ditt.
turn-mine-pay-surcharge =
    { $number ->
        [one] Tunnelen krever ett kort til. Vil du betale eller ta kortene tilbake?
       *[other] Tunnelen krever { $number } kort til. Vil du betale eller ta kortene tilbake?
    }
turn-mine-lay-tile = Legg nå en togskinne: velg et sporfundament.
turn-stuck = Det er ingenting du kan gjøre denne turen. Meld pass.
turn-other-keep-tickets =
    { $number ->
        [one] { $player } velger billetter.
       *[other] Velger billetter: { $player }.
    }
turn-other-take-turn = { $player } har turen.
turn-other-draw-second = { $player } trekker sitt andre kort.
turn-other-pay-surcharge = { $player } er i en tunnel.
turn-other-lay-tile = { $player } legger skinner.
turn-over = Spillet er slutt.
turn-choose-site = Velg en by for stasjonen din.
turn-pointed = Valgt på bordet: { $route }
turn-claim = Ta en toglinje ({ $number })
turn-tickets = Trekk billetter
turn-station = Bygg stasjon
turn-pass = Meld pass
turn-last-round = Siste runde!
turn-turns-left =
    { $number ->
        [one] Én tur igjen.
       *[other] { $number } turer igjen.
    }
turn-window = ● Din tur · { $page }
turn-notice = Det er din tur
hint-ask = Tips
hint-play = Gjør det

## Kort

hand-title = Min hånd: { $number } kort
hand-empty = Du har ingen kort.
market-title = Kort å trekke
market-empty = en tom plass
market-deck =
    { $number ->
        [0] Bunken er tom
        [one] Trekk fra bunken, ett kort igjen
       *[other] Trekk fra bunken, { $number } kort igjen
    }
market-tickets =
    { $number ->
        [0] Ingen billetter igjen
        [one] Én billett
       *[other] { $number } billetter
    }
market-discards =
    { $number ->
        [one] ett brukt kort
       *[other] { $number } brukte kort
    }
market-tiles =
    { $number ->
        [one] én togskinne
       *[other] { $number } togskinner
    }
track-spaces =
    { $number ->
        [one] ett felt
       *[other] { $number } felter
    }

## Å gjøre krav og bygge

routes-title =
    { $number ->
        [0] Ingen toglinjer du kan ta
        [one] Én toglinje du kan ta
       *[other] { $number } toglinjer du kan ta
    }
routes-none = Du har ikke kort til noen toglinje ennå. Trekk noen først.
routes-close = Lukk
pay-claim = Gjør krav på { $route }
pay-station = En stasjon i { $city }
pay-tunnel = En tunnel: tre kort snus når du har betalt, og hvert som passer, koster ett til.
pay-ferry = En ferge: { $number } vilkårlige kort gjelder som et lokomotiv.
pay-asking = Teller kortene dine …
pay-with = Betal med
pay-all =
    { $number ->
        [one] Én mulighet til
       *[other] { $number } muligheter til
    }
pay-other = Andre kort …
pay-compose = Sett sammen betalingen selv:
pay-compose-total = { $number } kort valgt
pay-of = { $number } av { $held }
pay-less = Ta bort { $card }
pay-more = Legg til { $card }
pay-good = Det passer.
pay-suggested = Tilbake til forslagene
pay-confirm-claim = Ta linjen
pay-confirm-station = Bygg den
pay-cancel = Avbryt

## Billetter

offer-title = De nye billettene dine
offer-least =
    { $least ->
        [one] Behold minst én. Hver av dem lyser opp stedene sine på kartet.
       *[other] Behold minst { $least }. Hver av dem lyser opp stedene sine på kartet.
    }
offer-keep =
    { $number ->
        [0] Behold …
        [one] Behold én billett
       *[other] Behold { $number } billetter
    }
mine-title = Billettene mine
mine-made = { $made } av { $all } fullført
mine-none = Du har ingen billetter ennå.
path-none = Stedene kan ikke lenger knyttes sammen.
path-missing =
    { $number ->
        [0] Hele ruten er klar.
        [one] Ett felt igjen.
       *[other] { $number } felter igjen.
    }
find-city = Finn en by
find-nothing = Den byen finnes ikke her.

## Tunneler, skinner, lyntog

tunnel-title = Tunnel { $route }
tunnel-turned = { $player } graver: tre kort snus.
tunnel-skip = Snu alle kortene nå
tunnel-due =
    { $number ->
        [0] Ikke mer å betale: tunnelen er gravd.
        [one] Ett kort til må betales.
       *[other] { $number } kort til må betales.
    }
tunnel-pay = Betal
tunnel-decline = Ta kortene mine tilbake
tunnel-close = Lukk
tile-title = Legg en togskinne
tile-option =
    { $length ->
        [one] { $route } (ett felt)
       *[other] { $route } ({ $length } felter)
    }
tile-closes = Dette stenger { $routes } resten av spillet.
tile-closes-beside =
    { $number ->
        [one] Sporet ved siden av stenges resten av spillet.
       *[other] De { $number } sporene ved siden av stenges resten av spillet.
    }
tile-color = Fargen på skinnen
tile-confirm = Legg den
bullet-title = Lyntogbanen
bullet-left =
    { $number ->
        [0] ingen tog igjen
        [one] ett tog igjen
       *[other] { $number } tog igjen
    }
bullet-worth =
    { $number ->
        [one] ett felt på lyntogbanen
       *[other] { $number } felter på lyntogbanen
    }
bullet-place =
    { $spaces ->
        [one] { $player }: ett felt
       *[other] { $player }: { $spaces } felter
    }

## Spillere

seat-title = Spillere
seat-you = deg
seat-computer = datamaskin, { $level }
seat-away = borte
seat-away-since = borte, sist her { $when }
seat-watching =
    { $number ->
        [one] Én ser på
       *[other] { $number } ser på
    }
seat-watching-too =
    { $number ->
        [one] Du og én til ser på
       *[other] Du og { $number } andre ser på
    }
seat-replacement = en datamaskin vikarierer
seat-choosing =
    { $number ->
        [one] ser på én billett
       *[other] velger blant { $number } billetter
    }
seat-cars =
    { $number ->
        [one] én togvogn
       *[other] { $number } togvogner
    }
seat-cards =
    { $number ->
        [one] ett kort
       *[other] { $number } kort
    }
seat-tickets =
    { $number ->
        [one] én billett
       *[other] { $number } billetter
    }
seat-stations =
    { $number ->
        [one] én stasjon igjen
       *[other] { $number } stasjoner igjen
    }
seat-propose = La en datamaskin vikariere
seat-proposed = { $by } foreslår at en datamaskin spiller for { $player } så lenge.
seat-last-here = { $player } var her sist { $when }.
seat-agree = Ja
seat-disagree = Nei
seat-return = Ta plassen min tilbake
seat-asks-back = En som ser på, sier at det er { $player }, og vil gjerne ha plassen sin tilbake.
seat-asks-late = { $name } kom sent og vil gjerne spille videre for { $player }.
seat-hand-over = Gi fra deg plassen
pass-title = Fortsett på en annen enhet
pass-hint = Skann koden med den andre enheten, eller åpne lenken der. Den er bare for deg, og virker én gang, i { $minutes } minutter. Du beholder plassen her også.
pass-qr = QR-kode med den personlige lenken din
pass-link = Personlig lenke
pass-code = Eller skriv denne koden på forsiden der:
pass-revoke = Gjør lenken ugyldig
pass-revoked = Lenken virker ikke lenger.
pass-again = Ny lenke
back-watching = Du ser på.
back-mine = Er en av plassene din?
back-title = Plassen din ved dette bordet
back-link = Velg «Fortsett på en annen enhet» på enheten du spilte på, og åpne lenken her eller skriv koden:
back-code = Personlig kode
back-go = Ta plassen min
back-ask = Eller be de andre ved bordet om plassen. Alle som er her, må si ja.
back-me = Jeg er { $name }
back-late = Kommer du sent? Spør om å få spille videre for en datamaskin:
back-for = Spill videre for { $name }
back-alone = Ingen er her som kan gi fra seg en plass, så bare den personlige lenken hjelper.
back-waiting = De andre er spurt.

## Hva som hendte

recent-watching = De siste trekkene
recent-again = Vis igjen
recent-stop = Stopp
log-title = Alt som har hendt
log-earlier = Vis tidligere trekk
log-who = { $player }
log-open = Logg og chat
chat-title = Chat
chat-say = Si noe
chat-send = Send
chat-gone = En som har gått: { $text }

## Én skjerm for flere spillere

cover-title = Gi enheten til { $player }
cover-hint = Kortene er skjult så lenge.
cover-button = Jeg er { $player }

## Forbindelsen

line-lost = Forbindelsen er borte. Prøver igjen …
line-back = Du er med igjen.
line-kept = Du er frakoblet. Trekket ditt er tatt vare på, og du blir spurt før det sendes.
unsent-title = Mens du var frakoblet
unsent-chosen = Du valgte: { $what }
unsent-ask = Skal det sendes nå?
unsent-since = De andre har spilt siden. Skal det sendes likevel?
unsent-late = Det kan ikke spilles lenger.
unsent-done = Det kom fram likevel.
unsent-send = Send det
unsent-drop = Ikke send det
unsent-close = Greit

## En liten skjerm

tab-title = Deler av bordet
tab-ask = Nå
tab-cards = Trekk
tab-tickets = Billetter
tab-table = Bord
tab-fold = Vis eller skjul denne delen
tab-unread =
    { $number ->
        [one] én ny melding
       *[other] { $number } nye meldinger
    }

## Slutten

end-title = Sluttstillingen
end-counting = Nå teller vi.
end-skip = Hopp til resultatet
end-again = Tell igjen
end-rematch = Spill igjen
end-join-rematch = Bli med i neste spill
end-next-waits = Neste spill venter. Alle har plassen sin.
end-watch-rematch = Se på neste spill
end-replay = Se igjen og analyser
end-save = Lagre spillet

## Taster

keys-title = Hjelp og taster
keys-rules = Reglene, i et nytt vindu
keys-open = ta et åpent kort
keys-deck = trekk fra bunken
keys-tickets = trekk billetter
keys-routes = vis toglinjer du kan ta
keys-station = bygg en stasjon
keys-confirm = bekreft
keys-cancel = avbryt eller lukk
keys-log = åpne loggen
keys-find = finn en by
keys-again = vis de siste trekkene igjen
keys-hint = be om et tips
keys-help = vis dette
keys-map = På kartet går piltastene fra sted til sted, Enter velger, + og − zoomer, 0 viser alt.
touch-title = Hjelp
touch-route = Trykk på en toglinje for å ta den, eller for å se hvorfor du ikke kan ennå.
touch-city = Trykk på en by for å framheve den. Er det stasjoner på brettet, bygger du dem også slik.
touch-card = Trykk på et kort for å ta det.
touch-ticket = Trykk på en billett for å se veien på kartet.
touch-map = Knip med to fingre for å zoome, dra for å flytte kartet.
touch-sheet = Trykk på en fane for å åpne den, og en gang til for å folde den bort.
keys-close = Lukk

# What the table’s screen says at its places.
log-name = Logg
turn-brief = Din tur
turn-mine-take-turn-tiles = Din tur: trekk kort og legg skinner, eller ta en toglinje.
turn-mine-too-dear = Tunnelen koster mer enn du har.
turn-mine-digging = Tre kort snus …
turn-beds = Velg et sporfundament ({ $number })
price-color = Koster { $cards }; du har { $turned }.
price-color-none = Koster { $cards }; dem har du ingen av.
price-any =
    { $engines ->
        [0] Koster { $number } i samme farge; du har { $turned }.
       *[other] Koster { $cards } og { $number } i samme farge; du har { $turned }.
    }
tunnel-laid = Lagt:
tunnel-too-dear = Det har du ikke kort til.
tile-left = { $held } på hånden, { $number } skinner igjen
beds-title = Sporfundamenter ({ $number })
tickets-draw-title =
    { $number ->
        [one] Trekke en billett?
       *[other] Trekke { $number } billetter?
    }
tickets-draw-keep = Du beholder minst { $number }. En billett du ikke fullfører, koster poengene sine.
tickets-draw-yes = Trekk
fact-cars = Togvogner igjen
fact-cards = Kort på hånden
fact-tickets = Billetter
fact-stations = Stasjoner igjen
fact-longest = Lengste rute
fact-points = Poeng
seat-longest = lengste rute: { $number }
