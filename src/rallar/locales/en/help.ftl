# The help during a game: what can be done now.

help-now = What can I do?
help-meanwhile = Meanwhile you can:
can-draw = Draw two cards, face-up or from the deck.
can-draw-or-locomotive = Draw two cards, or take one face-up locomotive.
can-draw-second = Draw your second card.
can-claim =
    { $number ->
        [one] Claim the one route you have the cards for.
       *[other] Claim one of { $number } routes.
    }
can-claim-best =
    { $number ->
        [one] Claim { $route }, the one route you have the cards for. Your tickets need it. It costs { $cards }.
       *[other] Claim one of { $number } routes. The best for your tickets is { $route }, for { $cards }.
    }
can-claim-none = You don’t have the cards for any route yet: draw some first.
can-tickets =
    { $keep ->
        [one] Draw { $draw } tickets and keep at least one.
       *[other] Draw { $draw } tickets and keep at least { $keep }.
    }
can-station =
    { $cost ->
        [one] Build a station for one card. It lets you use another player’s route there.
       *[other] Build a station for { $cost } cards of one color. It lets you use another player’s route there.
    }
can-keep =
    { $keep ->
        [one] Choose from { $number } tickets: keep at least one.
       *[other] Choose from { $number } tickets: keep at least { $keep }.
    }
can-lay =
    { $number ->
        [one] Lay a tile on the one open bed.
       *[other] Lay a tile on one of { $number } beds. Those your tickets need are lit.
    }
can-pay =
    { $number ->
        [one] Pay one more card, and the tunnel is yours.
       *[other] Pay { $number } more cards, and the tunnel is yours.
    }
can-decline = Take your cards back. That ends your turn.
can-pass = There’s nothing else to do: pass.
can-look-tickets = look at your tickets: each shows the way it still needs
can-look-map = explore the map: point at a route to see what it costs
