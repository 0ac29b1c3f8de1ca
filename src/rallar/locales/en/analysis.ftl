# English: what decided a game that is over.

## Refusals

analysis-not-over = This game isn’t over yet, so it can’t be analysed.
analysis-no-judge = Nobody has learned to judge this board by these rules with { $players } players.

## rallar analyse

cli-analyse = Analyse a finished game: chances, luck and skill, and the moments that decided it.
cli-option-html = Write a page with curves to this file (HTML).
analysis-doing = Analysing
analysis-title = The game analysed: { $title }
analysis-unjudged = Nobody has learned to judge this board by these rules, so there are no chances to win here: only what can be counted.

## Chance to win

analysis-curve = Chance to win
analysis-curve-note = After every move, with everybody’s cards and tickets known and only the cards to come unknown. The numbers are the moments below.
analysis-view = As { $player } could know it
analysis-view-note = The chance of this seat by its own cards and what everybody saw: an average over games as they might have been. The band holds 95 of 100 cases; the thin line is how it really stood.

## Moments

analysis-moments = What decided the game
analysis-turn = Turn { $number }
analysis-opening = The start
moment-kind-mistake = There was a better move
moment-kind-block = In the way
moment-kind-cards = The cards
moment-kind-turn = A turning point
moment-kind-step = A step on the way
moment-swing = { $player }: { $before } → { $after }
moment-cost = By what { $player } could know, that gave away about { $share } of the chance to win, surely between { $low } and { $high }.
moment-cost-sure = By what { $player } could know, that surely gave away about { $share } of the chance to win.
moment-little = It changed little, and it isn’t sure that any move was better.
moment-tickets =
    { $cars ->
        [one] That was with one car left.
       *[other] That was with { $cars } cars left.
    }
moment-detour =
    { $number ->
        [one] It made the way for { $ticket } one space longer ({ $player }).
       *[other] It made the way for { $ticket } { $number } spaces longer ({ $player }).
    }
moment-cut = It left no way for { $ticket } ({ $player }).
moment-block =
    { $points ->
        [one] Blocking { $route } was worth about one point.
       *[other] Blocking { $route } was worth about { $points } points.
    }
moment-made =
    { $points ->
        [one] That completed { $tickets }: one point.
       *[other] That completed { $tickets }: { $points } points.
    }
moment-ends = That started the last round.
moment-advice = “{ $level }” would have played:
moment-same = “{ $level }” would have played the same.

## In the browser

analysis-begin = Analyse this game
analysis-about = Chances, luck and skill, and what decided the game. It takes a quarter of a minute.
analysis-stop = Stop
analysis-failed = The analysis came to nothing. Try again.
analysis-chance = { $player }: { $share }
analysis-shown = Show the chances
analysis-truth = As it really stood
analysis-show = Show it on the map
analysis-play-on = Play on from here

## Luck and skill

analysis-luck = Luck and skill
analysis-luck-note = From an even start to the result. Choices are held against “{ $level }”, who knew no more than the player did, with 95% intervals. Unforeseen is what lay in others’ hands, and what the judge is wrong by.
analysis-in-chance = chance to win, %
analysis-in-points = lead, points
analysis-deal = the deal
analysis-cards = cards drawn
analysis-choices = own choices
analysis-others = others’ choices
analysis-unseen = unforeseen
analysis-result = result

## The start

analysis-openings = Tickets at the start: { $player }
analysis-openings-note = The best ways to choose among the tickets dealt, and the chance to win with them. ● kept, ★ “{ $level }” would have kept.

## Turns and cards

analysis-economy = Turns and cards
analysis-points = points
analysis-turns = turns
analysis-rate = points a turn
analysis-drawn = cards drawn
analysis-paid = cards paid
analysis-locomotives = locomotives paid
analysis-left = cards left over
analysis-cars = cars left
analysis-tunnels = tunnels begun
analysis-surcharge = extra cards in tunnels
analysis-lost = turns lost to tunnels
analysis-tickets = Tickets and their ways: { $player }
analysis-tickets-note = The spaces of the way built, and of the shortest on an empty board.
analysis-ticket = ticket
analysis-way = its way
analysis-shortest = shortest

## Many games

trends-title = How I play
trends-show = Sum up my analysed games
trends-none = None of these games has been analysed yet: each can be, on the page of its replay.
trends-games = games analysed
trends-made = tickets completed
trends-choices = own choices a game, % of the chance
trends-luck = luck a game, % of the chance
trends-course = Own choices, game by game
trends-lost = Points lost a game, by what was done
trends-routes = Routes claimed most
trends-heat = The more often I claimed a route, the warmer and wider it is; the numbers say how often.
trends-kind-keep = keeping tickets
trends-kind-draw = drawing cards
trends-kind-tickets = drawing tickets
trends-kind-claim = claiming routes
trends-kind-other = everything else
