# The table while a game is played in the browser.

card-back = a hidden card

## Whose turn, and what can be done

turn-title = The turn
turn-mine-keep-tickets =
    { $number ->
        [one] Choose your tickets: keep at least one.
       *[other] Choose your tickets: keep at least { $number }.
    }
turn-mine-take-turn = Your turn: draw cards or tickets, or claim a route.
turn-mine-take-turn-stations = Your turn: draw cards or tickets, claim a route, or build a station.
turn-mine-draw-second = Draw your second card.
turn-mine-pay-surcharge =
    { $number ->
        [one] The tunnel asks for one more card. Pay, or take your cards back?
       *[other] The tunnel asks for { $number } more cards. Pay, or take your cards back?
    }
turn-mine-lay-tile = Now lay a track tile: choose a bed.
turn-stuck = There is nothing you can do this turn. Please pass.
turn-other-keep-tickets =
    { $number ->
        [one] { $player } is choosing tickets.
       *[other] Choosing tickets: { $player }.
    }
turn-other-take-turn = It is { $player }’s turn.
turn-other-draw-second = { $player } is drawing a second card.
turn-other-pay-surcharge = { $player } is in a tunnel.
turn-other-lay-tile = { $player } is laying track.
turn-over = The game is over.
turn-choose-site = Choose a city for your station.
turn-claim = Claim a route ({ $number })
turn-tickets = Draw tickets
turn-station = Build a station
turn-pass = Pass
turn-last-round = The last round!
turn-turns-left =
    { $number ->
        [one] One turn to go.
       *[other] { $number } turns to go.
    }
turn-window = ● Your turn · { $page }
turn-notice = It is your turn

## Cards

hand-title =
    { $number ->
        [one] My hand: one card
       *[other] My hand: { $number } cards
    }
hand-empty = You hold no cards.
market-title = Cards to draw
market-empty = an empty place
market-deck =
    { $number ->
        [0] The deck is empty
        [one] Draw from the deck, one card left
       *[other] Draw from the deck, { $number } cards left
    }
market-tickets =
    { $number ->
        [0] No tickets left
        [one] One ticket
       *[other] { $number } tickets
    }
market-discards =
    { $number ->
        [one] one discard
       *[other] { $number } discards
    }
market-tiles =
    { $number ->
        [one] one tile
       *[other] { $number } tiles
    }

## Claiming and building

track-spaces =
    { $number ->
        [one] one space
       *[other] { $number } spaces
    }
routes-title =
    { $number ->
        [0] No route to claim
        [one] One route to claim
       *[other] { $number } routes to claim
    }
routes-none = You have no cards for any route yet. Draw some first.
routes-close = Close
pay-claim = Claim { $route }
pay-station = A station in { $city }
pay-tunnel = A tunnel: three cards are turned up after you pay, and each that matches costs one more.
pay-ferry = A ferry: any { $number } cards can stand for a locomotive.
pay-asking = Counting your cards …
pay-with = Pay with
pay-all =
    { $number ->
        [one] One more way
       *[other] { $number } more ways
    }
pay-other = Other cards …
pay-compose = Put the payment together:
pay-compose-total =
    { $number ->
        [one] One card chosen
       *[other] { $number } cards chosen
    }
pay-of = { $number } of { $held }
pay-less = Remove { $card }
pay-more = Add { $card }
pay-good = This will do.
pay-suggested = Back to the suggestions
pay-confirm-claim = Claim it
pay-confirm-station = Build it
pay-cancel = Cancel

## Tickets

offer-title = Your new tickets
offer-least =
    { $least ->
        [one] Keep at least one. Each lights its places on the map.
       *[other] Keep at least { $least }. Each lights its places on the map.
    }
offer-keep =
    { $number ->
        [0] Keep …
        [one] Keep one ticket
       *[other] Keep { $number } tickets
    }
mine-title = My tickets
mine-made = { $made } of { $all } made
mine-none = You have no tickets yet.
path-none = There is no way left.
path-missing =
    { $number ->
        [0] All of the way is built.
        [one] One space to go.
       *[other] { $number } spaces to go.
    }
find-city = Find a city
find-nothing = There is no such city here.

## Tunnels, tiles, bullet trains

tunnel-title = Tunnel { $route }
tunnel-turned = { $player } digs: three cards are turned up.
tunnel-skip = Turn all the cards now
tunnel-due =
    { $number ->
        [0] Nothing more to pay: the tunnel is dug.
        [one] One more card to pay.
       *[other] { $number } more cards to pay.
    }
tunnel-pay = Pay
tunnel-decline = Take my cards back
tunnel-close = Close
tile-title = Lay a track tile
tile-bed = Track bed
tile-choose = Choose a bed …
tile-option =
    { $length ->
        [one] { $route } (one space)
       *[other] { $route } ({ $length } spaces)
    }
tile-hint = Click a glowing bed on the map, or pick one here.
tile-closes = This closes { $routes } for good.
tile-closes-beside =
    { $number ->
        [one] The track beside it closes for good.
       *[other] The { $number } tracks beside it close for good.
    }
tile-closes-nothing = This closes nothing.
tile-color = Color of the tile
tile-confirm = Lay it
bullet-title = Bullet track
bullet-left =
    { $number ->
        [0] no train left
        [one] one train left
       *[other] { $number } trains left
    }
bullet-place =
    { $spaces ->
        [one] { $player }: one space
       *[other] { $player }: { $spaces } spaces
    }

## Players

seat-title = Players
seat-you = you
seat-computer = computer, { $level }
seat-away = away
seat-replacement = a computer stands in
seat-choosing =
    { $number ->
        [one] choosing from one ticket
       *[other] choosing from { $number } tickets
    }
seat-cars =
    { $number ->
        [one] one car
       *[other] { $number } cars
    }
seat-cards =
    { $number ->
        [one] one card
       *[other] { $number } cards
    }
seat-tickets =
    { $number ->
        [one] one ticket
       *[other] { $number } tickets
    }
seat-stations =
    { $number ->
        [one] one station left
       *[other] { $number } stations left
    }
seat-bullets =
    { $number ->
        [one] one space on the bullet track
       *[other] { $number } spaces on the bullet track
    }
seat-propose = Let a computer stand in
seat-proposed = { $by } suggests that a computer plays for { $player } until they are back.
seat-agree = Agree
seat-disagree = No
seat-replaced = A computer is playing for you.
seat-return = Take my seat back

## What happened

recent-title = Since your last turn
recent-watching = The latest moves
recent-again = Show again
recent-stop = Stop
log-title = Everything that happened
log-who = { $player }
log-open = Log and chat
log-close = Close the log
chat-title = Chat
chat-say = Say something
chat-send = Send

## One screen for several players

cover-title = Pass the device to { $player }
cover-hint = The cards are covered until then.
cover-button = I am { $player }

## The connection

line-lost = The connection is lost. Trying again …
line-back = You are up to date again.
line-kept = You’re offline. Your move is kept, and you’ll be asked before it’s sent.
unsent-title = While you were offline
unsent-chosen = You chose: { $what }
unsent-ask = Send it now?
unsent-since = Others have moved since then. Send it all the same?
unsent-late = It can’t be played any more.
unsent-done = It got through after all.
unsent-send = Send it
unsent-drop = Don’t send it
unsent-close = All right

## A small screen

tab-title = Parts of the table
tab-ask = Now
tab-hand = Hand
tab-cards = Draw
tab-tickets = Tickets
tab-table = Table
tab-fold = Show or hide this part

## The end

end-title = The final score
end-counting = Let us count.
end-skip = Skip to the result
end-again = Count again
end-rematch = Play again
end-join-rematch = Join the next game
end-replay = Watch it again
end-save = Save the record

## Keys

keys-title = Help and keys
keys-rules = The rules, in a new window
keys-open = take an open card
keys-deck = draw from the deck
keys-tickets = draw tickets
keys-routes = list the routes you can claim
keys-station = build a station
keys-confirm = confirm
keys-cancel = cancel, or close
keys-log = open the log
keys-find = find a city
keys-again = show the latest moves again
keys-help = show this
keys-map = On the map, the arrow keys go from place to place, Enter picks, + and − zoom, 0 shows all of it.
touch-title = Help
touch-route = Tap a route to claim it, or to see why you can’t yet.
touch-city = Tap a city to light it up. Where stations are built, that’s how you build one.
touch-card = Tap a card to take it.
touch-ticket = Tap a ticket to see its way on the map.
touch-map = Pinch to zoom, drag to move the map.
touch-sheet = Tap a tab to open it, and once more to fold it away.
keys-close = Close
