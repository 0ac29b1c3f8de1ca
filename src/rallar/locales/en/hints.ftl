# English: hints. What a strong player would do in the reader’s place, and why.

hint-by = As “{ $level }” would play

## The move

hint-do-claim = Claim { $route } with { $cards }.
hint-do-station = Build a station in { $city } with { $cards }.
hint-do-draw = Take { $card }.
hint-do-draw-deck = Draw from the deck.
hint-do-keep = Keep { $tickets }.
hint-do-tile = Lay { $color } track on { $route }.
hint-do-pay = Pay { $cards } for the tunnel.
hint-do-tickets = Draw tickets.
hint-do-decline = Take your cards back.
hint-do-pass = Pass.

## Why a route

hint-makes =
    { $points ->
        [one] That completes { $tickets }, worth { $points } point.
       *[other] That completes { $tickets }, worth { $points } points.
    }
hint-serves =
    { $number ->
        [one] It’s on the way for { $ticket }: one space to go after that.
       *[other] It’s on the way for { $ticket }: { $number } spaces to go after that.
    }
hint-serves-plan =
    { $number ->
        [one] It’s on the way planned for { $ticket }, which isn’t the shortest but suits your cards: one space to go after that.
       *[other] It’s on the way planned for { $ticket }, which isn’t the shortest but suits your cards: { $number } spaces to go after that.
    }
hint-serves-station =
    { $number ->
        [one] It’s on the way for { $ticket }: one space to go after that, with routes lent by stations: { $stations }.
       *[other] It’s on the way for { $ticket }: { $number } spaces to go after that, with routes lent by stations: { $stations }.
    }
hint-no-ticket = It serves none of your tickets.
hint-blocks = It fills a gap in { $player }’s track.
hint-longest = It makes your longest path at least { $number } spaces long.
hint-points =
    { $points ->
        [one] It scores { $points } point.
       *[other] It scores { $points } points.
    }
hint-bullet =
    { $spaces ->
        [one] It takes you one space along the bullet track.
       *[other] It takes you { $spaces } spaces along the bullet track.
    }
hint-rival = { $player } has track in { $cities } and could take it first.
hint-one-track = With { $number } players, only one of the parallel tracks can be claimed.
hint-only-way = There’s no other way left for { $tickets }.
hint-only-way-station = Without it, only a station could still save { $tickets }.
hint-detour =
    { $number ->
        [one] Any other way for { $ticket } is one space longer.
       *[other] Any other way for { $ticket } is at least { $number } spaces longer.
    }
hint-tunnel = A tunnel can cost up to { $most } more cards; you keep { $number } that would do.
hint-leaves =
    { $number ->
        [one] That leaves you one card in hand. Cars left: { $cars }.
       *[other] That leaves you { $number } cards in hand. Cars left: { $cars }.
    }
hint-last-turn = It’s your last turn: what counts is what scores now.
hint-ends = It starts the last round.

## Why a card

hint-card-route =
    { $number ->
        [0] It completes your cards for { $route }, on the way for { $ticket }.
        [one] It’s for { $route }, on the way for { $ticket }; one more card is missing then.
       *[other] It’s for { $route }, on the way for { $ticket }; { $number } more cards are missing then.
    }
hint-card-points =
    { $number ->
        [0] It completes your cards for { $route }, worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [one] It’s for { $route }, worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }; one more card is missing then.
       *[other] It’s for { $route }, worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }; { $number } more cards are missing then.
    }
hint-card-spares = It’s for { $route }, on the way for { $ticket }, so that your other cards stay free for the rest of your plan.
hint-card-reserve = { $route } is a tunnel: a card in reserve is good to have.
hint-card-set = No route needs it yet, but the set grows: { $cards }.
hint-locomotive = A locomotive goes with every color.
hint-locomotive-whole = Taken face up, it’s your whole turn.
hint-deck-none-open = None of the face-up cards brings a route you want nearer.
hint-deck-chance = About { $number } in a hundred of the hidden cards would help you.
hint-deck-any = No card is missing in particular, so any will do.

## Why tickets

hint-tickets-done = None of your tickets is left to complete.
hint-tickets-time = There’s time for more: you have { $cars } cars, and nobody else has fewer than { $number }.
hint-tickets-risk =
    { $number ->
        [one] You’ll have to keep at least one, and a ticket you don’t complete costs its points.
       *[other] You’ll have to keep at least { $number }, and a ticket you don’t complete costs its points.
    }
hint-keep-made =
    { $points ->
        [one] You’ve already built { $tickets }: { $points } point.
       *[other] You’ve already built { $tickets }: { $points } points.
    }
hint-keep-fit =
    { $number ->
        [one] One plan serves { $tickets }: one space to build, and you have { $cars } cars.
       *[other] One plan serves { $tickets }: { $number } spaces to build, and you have { $cars } cars.
    }
hint-keep-fit-all =
    { $number ->
        [one] One plan serves them all: one space to build, and you have { $cars } cars.
       *[other] One plan serves them all: { $number } spaces to build, and you have { $cars } cars.
    }
hint-keep-shared =
    { $number ->
        [one] Your tickets share track: that saves one space.
       *[other] Your tickets share track: that saves { $number } spaces.
    }
hint-keep-hard = There’s no good plan yet for { $tickets }.
hint-keep-least =
    { $number ->
        [one] But you have to keep at least one.
       *[other] But you have to keep at least { $number }.
    }
hint-leave =
    { $number ->
        [one] { $ticket } would take one more space, for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $ticket } would take { $number } more spaces, for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
hint-leave-lost = There’s no free way left for { $ticket }.

## Why anything else

hint-station-lends =
    { $number ->
        [0] It lends you { $route } from { $player }: that completes { $ticket }.
        [one] It lends you { $route } from { $player }, for { $ticket }: one space to go.
       *[other] It lends you { $route } from { $player }, for { $ticket }: { $number } spaces to go.
    }
hint-station-plain = It can lend you a route of another player’s at the end of the game.
hint-station-points =
    { $points ->
        [one] A station you keep is worth { $points } point at the end.
       *[other] A station you keep is worth { $points } points at the end.
    }
hint-tunnel-dear =
    { $number ->
        [one] The tunnel costs one more card.
       *[other] The tunnel costs { $number } more cards.
    }
hint-tunnel-cannot =
    { $number ->
        [one] The tunnel costs one more card, and you don’t have it.
       *[other] The tunnel costs { $number } more cards, and you don’t have them.
    }
hint-tunnel-back = You get { $cards } back and can try again later.
hint-tile-serves = This bed is on the way for { $ticket }.
hint-tile-cards = You hold { $number } { $color }; the route takes { $spaces }.
hint-tile-harmless = It’s on none of your ways, and closes none of them.
hint-tile-closes = It closes { $routes } for good.
hint-pass = There’s nothing else you can do.
