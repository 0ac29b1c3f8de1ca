# A first game, explained step by step: what the lesson says, and its buttons. $deed says whether it is to be done now (claim) or only read.

## The lesson itself

lesson-title = Learn by playing
lesson-step = { $number } of { $all }
lesson-next = Next
lesson-go-on = Go on
lesson-finish = Play on
lesson-skip = Skip the lesson
lesson-resume = Back to the lesson
lesson-fine = That works too.
lesson-later = That can’t be done just now. Play as you like, and we’ll come back to it.
lesson-other-draw = That card is gone. Take any card you like.
lesson-other-tile = Lay a tile wherever it helps you.
lesson-other-station = Any city will do.

## What is taught, one idea after the other

lesson-aim = Claim routes between cities: each one scores right away. Your tickets say which cities to connect, and score at the end.
lesson-tickets = Each ticket names two places. Connect them with routes of your own, whichever way you like, and you get its points; if you don’t, you lose them. Point at a ticket to see its places on the map.
lesson-keep = Keep { $tickets }: they’re the easiest to build. Pick them, then confirm.
lesson-draw-open = To claim a route you need cards in its color. Take { $card } from the face-up cards: { $route } needs it.
lesson-draw-deck = You get two cards a turn. Try the deck for the second one: only you will see it.
lesson-draw-again =
    { $pile ->
        [deck] And one more from the deck.
       *[other] A few more cards will help. Take { $card } from the face-up ones.
    }
lesson-draw-locomotive =
    { $rule ->
        [one_draw] Take the face-up locomotive. Here it counts as one card like any other.
       *[other] Take the face-up locomotive. It’s so useful that it’s your whole turn.
    }
lesson-claim = You have the cards for { $route }: { $cards }. Pick the route on the map, check the price, and claim it.
lesson-points =
    { $points ->
        [one] One point at once!
       *[other] { $points } points at once!
    } Longer routes are worth far more. The cars you have left are here too: they’re your clock.
lesson-made = { $tickets } is complete: your first ticket! Its points are counted at the end.
lesson-gray =
    { $route } is gray: any color will do, as long as all the cards match.{ $deed ->
        [claim] {" "}Claim it.
       *[read] {""}
    }
lesson-parallel = Two tracks run side by side here: { $route }. With only two players, whoever takes one closes the other.
lesson-locomotives = Locomotives are special cards.
lesson-ferry =
    { $route } is a ferry: it needs a locomotive for every locomotive drawn on it.{ $deed ->
        [claim] {" "}You have what it takes. Claim it.
       *[read] {""}
    }
lesson-tunnel = { $route } is a tunnel, and nobody knows how long. You pay as usual; then three cards are turned up, and each one that matches your color costs one more. Try it.
lesson-surcharge =
    { $due ->
        [one] One card matches, so the tunnel costs one more.
       *[other] { $due } cards match, so the tunnel costs { $due } more.
    } Pay, or take your cards back and end your turn.
lesson-station =
    { $cost ->
        [one] Someone in your way? A station in { $city } lets you use one of another player’s routes there when tickets are counted. The first costs just one card. Build it.
       *[other] Someone in your way? A station in { $city } lets you use one of another player’s routes there when tickets are counted. The first costs { $cost } cards. Build it.
    }
lesson-bed = { $route } is only a track bed. Nobody can claim it before it has track, and you lay the track.
lesson-tile = After drawing cards you lay a tile. Pick { $route } and make it { $color }: that’s now the color it costs. Be quick, anyone may claim it.
lesson-crossing = Where two routes cross, there’s room for only one: the first to be laid closes the other for good.
lesson-bullet = { $route } is a bullet route: pay with cards of any one color. It scores nothing now, but a shared train stands there, and everyone can use it for tickets.
lesson-bullet-track = You’ve moved ahead on the bullet track. At the end your place there brings points, and whoever never moved gets { $none }. So help build!
lesson-more-tickets =
    { $keep ->
        [one] Running out of tickets? On your turn you can draw { $draw } more and keep at least one.
       *[other] Running out of tickets? On your turn you can draw { $draw } more and keep at least { $keep }.
    }
lesson-bonus = At the end there’s more to win:
lesson-end = Keep an eye on the cars.
lesson-done = That’s all you need. Not sure what to do? The question mark always tells you what you can do. Have a good game!
