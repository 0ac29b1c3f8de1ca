# Dansk: tips. Hvad en stærk spiller ville gøre på læserens plads, og hvorfor.

hint-by = Sådan ville »{ $level }« spille

## Trækket

hint-do-claim = Gør krav på { $route } med { $cards }.
hint-do-station = Byg en togstation i { $city } med { $cards }.
hint-do-draw = Tag { $card }.
hint-do-draw-deck = Træk fra bunken.
hint-do-keep = Behold { $tickets }.
hint-do-tile = Læg en skinnebrik på { $route }: { $color }.
hint-do-pay = Betal { $cards } for tunnelen.
hint-do-tickets = Træk rutekort.
hint-do-decline = Tag dine kort tilbage.
hint-do-pass = Meld pas.

## Hvorfor en strækning

hint-makes = Dermed gør du { $tickets } færdig: { $points } point.
hint-serves =
    { $number ->
        [one] Den ligger på vejen for { $ticket }: derefter mangler ét felt.
       *[other] Den ligger på vejen for { $ticket }: derefter mangler { $number } felter.
    }
hint-serves-plan =
    { $number ->
        [one] Den ligger på den planlagte vej for { $ticket }, der ikke er den korteste, men passer til dine kort: derefter mangler ét felt.
       *[other] Den ligger på den planlagte vej for { $ticket }, der ikke er den korteste, men passer til dine kort: derefter mangler { $number } felter.
    }
hint-serves-station =
    { $number ->
        [one] Den ligger på vejen for { $ticket }: derefter mangler ét felt, med strækninger lånt af togstationer: { $stations }.
       *[other] Den ligger på vejen for { $ticket }: derefter mangler { $number } felter, med strækninger lånt af togstationer: { $stations }.
    }
hint-no-ticket = Den hjælper ingen af dine rutekort.
hint-blocks = Den lukker et hul i sporet hos { $player }.
hint-longest = Den gør din længste togrute mindst { $number } felter lang.
hint-points = Den giver { $points } point.
hint-bullet =
    { $spaces ->
        [one] Den bringer dig ét felt frem på pointsporet for højhastighedstog.
       *[other] Den bringer dig { $spaces } felter frem på pointsporet for højhastighedstog.
    }
hint-rival = { $player } har spor i { $cities } og kunne tage den først.
hint-one-track = Med { $number } spillere kan kun ét af de parallelle spor tages.
hint-only-way = Der er ingen anden vej tilbage for { $tickets }.
hint-only-way-station = Uden den kan kun en togstation redde { $tickets }.
hint-detour =
    { $number ->
        [one] Enhver anden vej for { $ticket } er ét felt længere.
       *[other] Enhver anden vej for { $ticket } er mindst { $number } felter længere.
    }
hint-tunnel = En tunnel kan koste op til { $most } kort mere; du har { $number } tilbage, der passer.
hint-leaves = Derefter har du { $number } kort på hånden. Togvogne tilbage: { $cars }.
hint-last-turn = Det er din sidste tur: nu tæller det, der giver point med det samme.
hint-ends = Dermed begynder sidste runde.

## Hvorfor et kort

hint-card-route =
    { $number ->
        [0] Så har du alle kort til { $route }, på vejen for { $ticket }.
        [one] Det er til { $route }, på vejen for { $ticket }; så mangler ét kort.
       *[other] Det er til { $route }, på vejen for { $ticket }; så mangler { $number } kort.
    }
hint-card-points =
    { $number ->
        [0] Så har du alle kort til { $route }, som giver { $points } point.
        [one] Det er til { $route }, som giver { $points } point; så mangler ét kort.
       *[other] Det er til { $route }, som giver { $points } point; så mangler { $number } kort.
    }
hint-card-spares = Det er til { $route }, på vejen for { $ticket }, så dine andre kort er fri til resten af planen.
hint-card-reserve = { $route } er en tunnel: et kort i reserve er godt at have.
hint-card-set = Ingen strækning mangler det endnu, men sættet vokser: { $cards }.
hint-locomotive = Et lokomotiv passer til alle farver.
hint-locomotive-whole = Når det ligger synligt, koster det hele din tur.
hint-deck-none-open = Ingen af de synlige kort bringer en strækning, du vil have, nærmere.
hint-deck-chance = Omtrent { $number } ud af hundrede skjulte kort ville hjælpe dig.
hint-deck-any = Der mangler ikke noget bestemt kort, så alle er gode.

## Hvorfor rutekort

hint-tickets-done = Du har ingen rutekort tilbage at gøre færdige.
hint-tickets-time = Der er tid til flere: du har { $cars } togvogne, og ingen anden har færre end { $number }.
hint-tickets-risk = Du skal beholde mindst { $number }, og et rutekort, du ikke gør færdigt, koster sine point.
hint-keep-made = { $tickets } har du allerede bygget: { $points } point.
hint-keep-fit =
    { $number ->
        [one] Én plan rækker til { $tickets }: ét felt at bygge, og du har { $cars } togvogne.
       *[other] Én plan rækker til { $tickets }: { $number } felter at bygge, og du har { $cars } togvogne.
    }
hint-keep-fit-all =
    { $number ->
        [one] Én plan rækker til dem alle: ét felt at bygge, og du har { $cars } togvogne.
       *[other] Én plan rækker til dem alle: { $number } felter at bygge, og du har { $cars } togvogne.
    }
hint-keep-shared =
    { $number ->
        [one] Dine rutekort deler spor: det sparer ét felt.
       *[other] Dine rutekort deler spor: det sparer { $number } felter.
    }
hint-keep-hard = Der er endnu ingen god plan for { $tickets }.
hint-keep-least = Men du skal beholde mindst { $number }.
hint-leave =
    { $number ->
        [one] { $ticket } ville kræve ét felt mere, for { $points } point.
       *[other] { $ticket } ville kræve { $number } felter mere, for { $points } point.
    }
hint-leave-lost = Der er ingen fri vej tilbage for { $ticket }.

## Hvorfor noget andet

hint-station-lends =
    { $number ->
        [0] Den låner dig { $route } fra { $player }: så er { $ticket } færdig.
        [one] Den låner dig { $route } fra { $player } til { $ticket }: så mangler ét felt.
       *[other] Den låner dig { $route } fra { $player } til { $ticket }: så mangler { $number } felter.
    }
hint-station-plain = Den kan låne dig en anden spillers strækning, når spillet er slut.
hint-station-points = En togstation, du ikke bygger, giver { $points } point til sidst.
hint-tunnel-dear =
    { $number ->
        [one] Tunnelen koster ét kort mere.
       *[other] Tunnelen koster { $number } kort mere.
    }
hint-tunnel-cannot =
    { $number ->
        [one] Tunnelen koster ét kort mere, og det har du ikke.
       *[other] Tunnelen koster { $number } kort mere, og dem har du ikke.
    }
hint-tunnel-back = Du får { $cards } tilbage og kan prøve igen senere.
hint-tile-serves = Banelegemet ligger på vejen for { $ticket }.
hint-tile-cards = Du har { $number }× { $color }; strækningen kræver { $spaces }.
hint-tile-harmless = Den ligger ikke på dine veje og lukker ingen af dem.
hint-tile-closes = Det lukker { $routes } resten af spillet.
hint-pass = Der er ikke andet, du kan gøre.
