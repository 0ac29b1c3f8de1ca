# Norsk bokmål: tips. Hva en sterk spiller ville gjort på leserens plass, og hvorfor.

hint-by = Slik ville «{ $level }» spilt

## Trekket

hint-do-claim = Gjør krav på { $route } med { $cards }.
hint-do-station = Bygg stasjon i { $city } med { $cards }.
hint-do-draw = Ta { $card }.
hint-do-draw-deck = Trekk fra bunken.
hint-do-keep = Behold { $tickets }.
hint-do-tile = Legg en togskinne på { $route }: { $color }.
hint-do-pay = Betal { $cards } for tunnelen.
hint-do-tickets = Trekk billetter.
hint-do-decline = Ta kortene dine tilbake.
hint-do-pass = Meld pass.

## Hvorfor en toglinje

hint-makes = Da fullfører du { $tickets }: { $points } poeng.
hint-serves =
    { $number ->
        [one] Den ligger på veien for { $ticket }: etterpå er det ett felt igjen.
       *[other] Den ligger på veien for { $ticket }: etterpå er det { $number } felter igjen.
    }
hint-serves-plan =
    { $number ->
        [one] Den ligger på den planlagte veien for { $ticket }, som ikke er kortest, men passer til kortene dine: etterpå er det ett felt igjen.
       *[other] Den ligger på den planlagte veien for { $ticket }, som ikke er kortest, men passer til kortene dine: etterpå er det { $number } felter igjen.
    }
hint-serves-station =
    { $number ->
        [one] Den ligger på veien for { $ticket }: etterpå er det ett felt igjen, med toglinjer lånt av stasjoner: { $stations }.
       *[other] Den ligger på veien for { $ticket }: etterpå er det { $number } felter igjen, med toglinjer lånt av stasjoner: { $stations }.
    }
hint-no-ticket = Den hjelper ingen av billettene dine.
hint-blocks = Den tetter et hull i sporet til { $player }.
hint-longest = Den gjør den lengste ruten din minst { $number } felter lang.
hint-points = Den gir { $points } poeng.
hint-bullet =
    { $spaces ->
        [one] Den tar deg ett felt fram på lyntogbanen.
       *[other] Den tar deg { $spaces } felter fram på lyntogbanen.
    }
hint-rival = { $player } har spor i { $cities } og kan komme først.
hint-one-track = Med { $number } spillere kan bare ett av de parallelle sporene tas.
hint-only-way = Det er ingen annen vei igjen for { $tickets }.
hint-only-way-station = Uten den kan bare en stasjon redde { $tickets }.
hint-detour =
    { $number ->
        [one] Enhver annen vei for { $ticket } er ett felt lengre.
       *[other] Enhver annen vei for { $ticket } er minst { $number } felter lengre.
    }
hint-tunnel = En tunnel kan koste opptil { $most } kort til; du har { $number } igjen som passer.
hint-leaves = Etterpå har du { $number } kort på hånden. Togvogner igjen: { $cars }.
hint-last-turn = Det er din siste tur: nå teller det som gir poeng med en gang.
hint-ends = Da begynner siste runde.

## Hvorfor et kort

hint-card-route =
    { $number ->
        [0] Da har du alle kortene til { $route }, på veien for { $ticket }.
        [one] Det er til { $route }, på veien for { $ticket }; da mangler ett kort.
       *[other] Det er til { $route }, på veien for { $ticket }; da mangler { $number } kort.
    }
hint-card-points =
    { $number ->
        [0] Da har du alle kortene til { $route }, som gir { $points } poeng.
        [one] Det er til { $route }, som gir { $points } poeng; da mangler ett kort.
       *[other] Det er til { $route }, som gir { $points } poeng; da mangler { $number } kort.
    }
hint-card-spares = Det er til { $route }, på veien for { $ticket }, så de andre kortene dine er ledige til resten av planen.
hint-card-reserve = { $route } er en tunnel: et kort i reserve er godt å ha.
hint-card-set = Ingen toglinje mangler det ennå, men settet vokser: { $cards }.
hint-locomotive = Et lokomotiv passer til alle farger.
hint-locomotive-whole = Når det ligger åpent, koster det hele turen din.
hint-deck-none-open = Ingen av de åpne kortene bringer deg nærmere en toglinje du vil ha.
hint-deck-chance = Omtrent { $number } av hundre skjulte kort ville hjelpe deg.
hint-deck-any = Det mangler ikke noe bestemt kort, så alle er gode.

## Hvorfor billetter

hint-tickets-done = Du har ingen billetter igjen å fullføre.
hint-tickets-time = Det er tid til flere: du har { $cars } togvogner, og ingen andre har færre enn { $number }.
hint-tickets-risk = Du må beholde minst { $number }, og en billett du ikke fullfører, koster poengene sine.
hint-keep-made = { $tickets } har du allerede bygd: { $points } poeng.
hint-keep-fit =
    { $number ->
        [one] Én plan rekker til { $tickets }: ett felt å bygge, og du har { $cars } togvogner.
       *[other] Én plan rekker til { $tickets }: { $number } felter å bygge, og du har { $cars } togvogner.
    }
hint-keep-fit-all =
    { $number ->
        [one] Én plan rekker til alle: ett felt å bygge, og du har { $cars } togvogner.
       *[other] Én plan rekker til alle: { $number } felter å bygge, og du har { $cars } togvogner.
    }
hint-keep-shared =
    { $number ->
        [one] Billettene dine deler spor: det sparer ett felt.
       *[other] Billettene dine deler spor: det sparer { $number } felter.
    }
hint-keep-hard = Det finnes ennå ingen god plan for { $tickets }.
hint-keep-least = Men du må beholde minst { $number }.
hint-leave =
    { $number ->
        [one] { $ticket } ville kreve ett felt til, for { $points } poeng.
       *[other] { $ticket } ville kreve { $number } felter til, for { $points } poeng.
    }
hint-leave-lost = Det er ingen ledig vei igjen for { $ticket }.

## Hvorfor noe annet

hint-station-lends =
    { $number ->
        [0] Den låner deg { $route } fra { $player }: da er { $ticket } fullført.
        [one] Den låner deg { $route } fra { $player } til { $ticket }: da er det ett felt igjen.
       *[other] Den låner deg { $route } fra { $player } til { $ticket }: da er det { $number } felter igjen.
    }
hint-station-plain = Den kan låne deg en annen spillers toglinje når spillet er slutt.
hint-station-points = En stasjon du ikke bygger, gir { $points } poeng til slutt.
hint-tunnel-dear =
    { $number ->
        [one] Tunnelen koster ett kort til.
       *[other] Tunnelen koster { $number } kort til.
    }
hint-tunnel-cannot =
    { $number ->
        [one] Tunnelen koster ett kort til, og det har du ikke.
       *[other] Tunnelen koster { $number } kort til, og dem har du ikke.
    }
hint-tunnel-back = Du får { $cards } tilbake og kan prøve igjen senere.
hint-tile-serves = Sporfundamentet ligger på veien for { $ticket }.
hint-tile-cards = Du har { $number }× { $color }; toglinjen krever { $spaces }.
hint-tile-harmless = Den ligger ikke på veiene dine og stenger ingen av dem.
hint-tile-closes = Det stenger { $routes } resten av spillet.
hint-pass = Det er ikke noe annet du kan gjøre.
