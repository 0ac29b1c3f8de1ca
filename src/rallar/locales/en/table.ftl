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
        [one] The tunnel costs one more card. Pay, or take your cards back?
       *[other] The tunnel costs { $number } more cards. Pay, or take your cards back?
    }
turn-mine-lay-tile = Now lay a track tile: choose a track bed.
turn-stuck = There’s nothing you can do this turn. Please pass.
turn-other-keep-tickets =
    { $number ->
        [one] { $player } is choosing tickets.
       *[other] Choosing tickets: { $player }.
    }
turn-other-take-turn = It’s { $player }’s turn.
turn-other-draw-second = { $player } is drawing a second card.
turn-other-pay-surcharge = { $player } is in a tunnel.
turn-other-lay-tile = { $player } is laying track.
turn-over = The game is over.
turn-choose-site = Choose a city for your station.
turn-pointed = Picked on the table: { $route }
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
turn-notice = It’s your turn
hint-ask = Hint
hint-play = Do it

## Cards

hand-title =
    { $number ->
        [one] My hand: one card
       *[other] My hand: { $number } cards
    }
hand-empty = You have no cards.
market-title = Cards to draw
market-empty = empty slot
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
        [0] No route you can claim
        [one] One route you can claim
       *[other] { $number } routes you can claim
    }
routes-none = You don’t have the cards for any route yet. Draw some first.
routes-close = Close
pay-claim = Claim { $route }
pay-station = A station in { $city }
pay-tunnel = A tunnel: three cards are turned over after you pay, and each one that matches costs one more.
pay-ferry = A ferry: any { $number } cards count as one locomotive.
pay-asking = Checking your cards…
pay-with = Pay with
pay-all =
    { $number ->
        [one] One more way to pay
       *[other] { $number } more ways to pay
    }
pay-other = Other cards…
pay-compose = Choose the cards to pay with:
pay-compose-total =
    { $number ->
        [one] One card chosen
       *[other] { $number } cards chosen
    }
pay-of = { $number } of { $held }
pay-less = Remove { $card }
pay-more = Add { $card }
pay-good = That works.
pay-suggested = Back to the suggestions
pay-confirm-claim = Claim it
pay-confirm-station = Build it
pay-cancel = Cancel

## Tickets

offer-title = Your new tickets
offer-least =
    { $least ->
        [one] Keep at least one.
       *[other] Keep at least { $least }.
    } Each ticket lights up on the map.
offer-keep =
    { $number ->
        [0] Keep…
        [one] Keep one ticket
       *[other] Keep { $number } tickets
    }
mine-title = My tickets
mine-made = { $made } of { $all } completed
mine-none = You have no tickets yet.
path-none = Can’t be completed anymore.
path-missing =
    { $number ->
        [0] Fully built.
        [one] One space to go.
       *[other] { $number } spaces to go.
    }
find-city = Find a city
find-nothing = No matching city.

## Tunnels, tiles, bullet trains

tunnel-title = Tunnel { $route }
tunnel-turned = { $player } is digging: three cards are turned over.
tunnel-skip = Turn over all the cards now
tunnel-due =
    { $number ->
        [0] Nothing more to pay: the tunnel is built.
        [one] One more card to pay.
       *[other] { $number } more cards to pay.
    }
tunnel-pay = Pay
tunnel-decline = Take my cards back
tunnel-close = Close
tile-title = Lay a track tile
tile-option =
    { $length ->
        [one] { $route } (one space)
       *[other] { $route } ({ $length } spaces)
    }
tile-closes = This closes { $routes } for good.
tile-closes-beside =
    { $number ->
        [one] The track beside it closes for good.
       *[other] The { $number } tracks beside it close for good.
    }
tile-color = Color of the tile
tile-confirm = Lay it
bullet-title = Bullet track
bullet-left =
    { $number ->
        [0] no train left
        [one] one train left
       *[other] { $number } trains left
    }
bullet-worth =
    { $number ->
        [one] one space on the bullet track
       *[other] { $number } spaces on the bullet track
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
seat-away-since = away, last here { $when }
seat-watching =
    { $number ->
        [one] One person is watching
       *[other] { $number } people are watching
    }
seat-watching-too =
    { $number ->
        [one] You and one other are watching
       *[other] You and { $number } others are watching
    }
seat-replacement = a computer is filling in
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
seat-propose = Let a computer fill in
seat-proposed = { $by } suggests letting a computer play for { $player } until they’re back.
seat-last-here = { $player } was last here { $when }.
seat-agree = Agree
seat-disagree = No
seat-return = Take my seat back
seat-asks-back = Someone watching says they’re { $player }, and would like their seat back.
seat-asks-late = { $name } has come late and would like to play on for { $player }.
seat-hand-over = Hand it over
pass-title = Continue on another device
pass-hint = Scan the code with the other device, or open the link there. It’s only for you, works once, and for { $minutes } minutes. You keep your seat here too.
pass-qr = QR code of your personal link
pass-link = Personal link
pass-code = Or type this code on the home page there:
pass-revoke = Cancel this link
pass-revoked = The link no longer works.
pass-again = New link
back-watching = You’re watching.
back-mine = Is one of these seats yours?
back-title = Your seat at this table
back-link = On the device you played on, choose “Continue on another device”, and open the link here or type its code:
back-code = Personal code
back-go = Take my seat
back-ask = Or ask the others at the table to hand it over. Everyone who’s here has to agree.
back-me = I’m { $name }
back-late = Come late? Ask to play on for a computer:
back-for = Play on for { $name }
back-alone = Nobody is here who could hand a seat over, so only the personal link will help.
back-waiting = The others have been asked.

## What happened

recent-watching = The latest moves
recent-again = Show again
recent-stop = Stop
log-title = Game log
log-earlier = Show earlier moves
log-who = { $player }
log-open = Log and chat
chat-title = Chat
chat-say = Say something
chat-send = Send
chat-gone = Someone who has left: { $text }

## One screen for several players

cover-title = Pass the device to { $player }
cover-hint = The cards stay hidden until then.
cover-button = I’m { $player }

## The connection

line-lost = Connection lost. Reconnecting…
line-back = You’re back online.
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
tab-cards = Draw
tab-tickets = Tickets
tab-table = Table
tab-fold = Show or hide this part
tab-unread =
    { $number ->
        [one] one new message
       *[other] { $number } new messages
    }

## The end

end-title = The final score
end-counting = Let’s add up the points.
end-skip = Skip to the result
end-again = Replay the count
end-rematch = Play again
end-join-rematch = Join the next game
end-next-waits = The next game is waiting. Everyone keeps their seat.
end-watch-rematch = Watch the next game
end-replay = Replay and analysis
end-save = Save game file

## Keys

keys-title = Help and keys
keys-rules = The rules, in a new window
keys-open = take a face-up card
keys-deck = draw from the deck
keys-tickets = draw tickets
keys-routes = list the routes you can claim
keys-station = build a station
keys-confirm = confirm
keys-cancel = cancel, or close
keys-log = open the log
keys-find = find a city
keys-again = show the latest moves again
keys-hint = ask for a hint
keys-help = show this
keys-map = On the map, the arrow keys move from place to place, Enter selects, + and − zoom, 0 shows everything.
touch-title = Help
touch-route = Tap a route to claim it, or to see why you can’t yet.
touch-city = Tap a city to light it up. Where stations are built, that’s how you build one.
touch-card = Tap a card to take it.
touch-ticket = Tap a ticket to see its way on the map.
touch-map = Pinch to zoom, drag to move the map.
touch-sheet = Tap a tab to open it, and once more to fold it away.
keys-close = Close

# What the table’s screen says at its places.
log-name = Log
turn-brief = Your turn
turn-mine-take-turn-tiles = Your turn: draw, then lay track – or claim a route.
turn-mine-too-dear = The tunnel costs more than you have.
turn-mine-digging = Three cards are being turned …
turn-beds = Choose a bed ({ $number })
price-color = Needs { $cards }; you have { $turned }.
price-color-none = Needs { $cards }; you have none of those.
price-any =
    { $engines ->
        [0] Needs { $number } of one color; you have { $turned }.
       *[other] Needs { $cards } and { $number } of one color; you have { $turned }.
    }
tunnel-laid = Laid:
tunnel-too-dear = You don’t have the cards for that.
tile-left = { $held } in your hand, { $number } tiles left
beds-title = Track beds ({ $number })
tickets-draw-title =
    { $number ->
        [one] Draw a ticket?
       *[other] Draw { $number } tickets?
    }
tickets-draw-keep = You keep at least { $number }. A ticket you don’t complete costs its points.
tickets-draw-yes = Draw
fact-cars = Cars left
fact-cards = Cards in hand
fact-tickets = Tickets
fact-stations = Stations left
fact-longest = Longest path
fact-points = Points
seat-longest = longest path: { $number }
