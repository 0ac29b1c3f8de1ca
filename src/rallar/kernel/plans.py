"""A plan for a seat's tickets, and its hand shared out to it: what a careful player has in mind, as numbers.

Points are counted in twentieths here. The tickets' ways are added one after the other, the near ones first or the dear
ones first, whichever comes to more; `rallar.bots` plans alike, and says why.
"""

from __future__ import annotations

from rallar.kernel.bits import lowest_bit
from rallar.kernel.cards import most_of_a_color, takes_both
from rallar.kernel.layout import (
    ANY,
    BED,
    CARDS,
    CITY_WORDS,
    COLORS,
    IN_MIND,
    LOCO,
    MAX_EDGES,
    NOBODY,
    OFFER,
    OPENING,
    SHARED,
    TURN,
    WORD,
    Box,
    Scratch,
    State,
)
from rallar.kernel.routes import color_now
from rallar.kernel.types import Octets
from rallar.model.types import CARDS_PER_COLOR, LOCOMOTIVES, OPEN_SLOTS

LARGEST = 127
POINT = 20
STEP = 8  # tolls are so many times as large, and one more for each route: of equal ways the one with the fewest
BLOCKED = 20_000
EFFORT, LEND, TRIED, PLANNED, ROAD, COLOR, HELD, MISSING, ENGINES, SPARE = range(10)  # rows of the draft
BOUGHT, BORROWED = 1, 2
CARS_LEFT, TURNS_LEFT, VALUE, LENT = range(4)  # of the draft as a whole
NEAR, DEAR, AWAY, PRICE, BEST_PRICE = range(5)  # rows of the tickets in mind
ORDERS = 2
TARGETS = 3  # routes that a seat without a plan collects for
WORST = 15 * POINT
SHORT_OF_TIME = 4 * POINT
PLAN = 8  # numbers about a plan
WORTHS = CARDS + 2


def write_plan(b: Box, s: State, w: Scratch, seat: int, row: Octets, at: int) -> int:
    """The plan's tickets and routes, what they lack, and what cards are worth to it. The row's tickets are written."""
    most = most_of_a_color(s, seat)
    mark_efforts(b, s, w, seat, most)
    n = choose_tickets(b, s, w, row)
    value = best_plan(b, s, w, seat, n)
    for ticket in range(2 * b.n_tickets):
        row[at + ticket] = 0
    made = 0
    for i in range(n):
        price = w.minded[BEST_PRICE, i]
        ticket = w.minded[DEAR, i]
        row[at + ticket] = 1 if price != NOBODY else -1
        row[at + b.n_tickets + ticket] = small(price // 10) if price != NOBODY else 0
        made += 1 if price != NOBODY else 0
    at += 2 * b.n_tickets
    bought = 0
    lent = 0
    cars = 0
    for route in range(b.n_routes):
        planned = w.draft[PLANNED, route]
        row[at + route] = 1 if planned == BOUGHT else -1 if planned == BORROWED else 0
        bought += 1 if planned == BOUGHT else 0
        lent += 1 if planned == BORROWED else 0
        cars += cars_for(b, s, route) if planned == BOUGHT else 0
    at += b.n_routes
    turns = turns_ahead(b, s, seat)
    n_shares = list_planned(b, s, w) if bought else list_targets(b, s, w, seat, turns, most)
    share_out(b, s, w, seat, n_shares, most)
    at = write_shares(b, s, w, seat, n_shares, turns, row, at)
    for card in range(CARDS):
        row[at + card] = s.hand[seat, card] - w.purse[card]
    at = write_worths(b, s, w, seat, n_shares, row, at + CARDS)
    row[at] = bought
    row[at + 1] = lent
    row[at + 2] = small(cars)
    row[at + 3] = small(turns // 10)
    row[at + 4] = small(value // POINT)
    row[at + 5] = made
    row[at + 6] = n - made
    row[at + 7] = n_shares
    return at + PLAN


def small(number: int) -> int:
    return max(-LARGEST, min(LARGEST, number))


def missing(b: Box, s: State, seat: int, most: int, route: int) -> int:
    """How many cards of its price a hand lacks, substitutes apart; of a bare bed in the color it has most of."""
    color = color_now(b, s, route)
    have = most if color == ANY or color == BED else s.hand[seat, color]
    locos = s.hand[seat, LOCO]
    if b.jokers[route] == 0:
        locos = min(locos, b.symbols[route])
    engines = max(b.symbols[route] - locos, 0)
    return max(b.length[route] - have - locos, engines, 0)


# What routes take


def spared(b: Box, s: State, route: int) -> bool:
    """Whether a claim would be marked with a bullet train."""
    return b.bullet[route] != 0 and s.bullets > 0


def cars_for(b: Box, s: State, route: int) -> int:
    return 0 if spared(b, s, route) else b.length[route]


def worth_of(b: Box, s: State, seat: int, route: int) -> int:
    """The points of a route, in twentieths; a space of the bullet track counts most for the first."""
    if not spared(b, s, route):
        return POINT * b.points[b.length[route]]
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.bullet_spaces[other])
    if s.bullet_spaces[seat] == 0:
        return 50 * b.length[route]
    return (14 if s.bullet_spaces[seat] - best > 6 else 36) * b.length[route]


def mark_efforts(b: Box, s: State, w: Scratch, seat: int, most: int) -> None:
    """What it takes to have each route that is open (`lent` says), and to borrow those of others."""
    price = 0
    if b.n_stations:
        built = b.n_stations - s.stations[seat]
        price = 6 * POINT + POINT * b.station_costs[min(built, b.n_stations - 1)]
    for route in range(b.n_routes):
        owner = s.owner[route]
        w.draft[EFFORT, route] = BLOCKED
        w.draft[LEND, route] = 0
        if owner == seat or owner == SHARED:
            w.draft[EFFORT, route] = 0
        elif w.lent[route]:
            w.draft[EFFORT, route] = effort_of(b, s, seat, most, route)
        elif b.n_stations and owner != NOBODY:
            if s.station[b.a[route]] == seat or s.station[b.b[route]] == seat:
                w.draft[LEND, route] = POINT // 2
            elif s.stations[seat] > 0 and (s.station[b.a[route]] == NOBODY or s.station[b.b[route]] == NOBODY):
                w.draft[LEND, route] = price


def effort_of(b: Box, s: State, seat: int, most: int, route: int) -> int:
    """The turns for its cards and its claim, less what it earns; cards in hand help."""
    color = color_now(b, s, route)
    length = b.length[route]
    if color == ANY or color == BED:
        cards = POINT * length - 4 * min(most, length)
    else:
        cards = POINT * length - 10 * min(s.hand[seat, color], length)
    cards += 12 if b.tunnel[route] else POINT * b.symbols[route]
    return 10 + max(6 * length, 2 * POINT + cards - worth_of(b, s, seat, route))


def turns_ahead(b: Box, s: State, seat: int) -> int:
    """The turns a seat has yet, in twentieths, by the cars of the other who has fewest."""
    if s.turns_left != NOBODY:
        return POINT
    fewest = LARGEST
    for other in range(s.players):
        if other != seat:
            fewest = min(fewest, s.cars[other])
    spare = max(0, fewest - b.cars_last_round)
    turns = POINT + (spare * 50 // 3 if spare > 8 else spare * 10)
    if b.bullets:
        turns = max(turns, POINT + max(0, s.bullets - b.bullets_last_round) * 80 // s.players)
    return turns


# Tickets in mind


def choose_tickets(b: Box, s: State, w: Scratch, row: Octets) -> int:
    """The tickets not made yet and, if it is asked which to keep, those offered: the dear ones first."""
    n = 0
    asked = s.phase == OPENING or s.phase == OFFER
    for ticket in range(b.n_tickets):
        kept = row[ticket] != 0 and row[b.n_tickets + ticket] == 0
        if kept or (asked and row[2 * b.n_tickets + ticket] != 0):
            i = min(n, IN_MIND - 1)
            if n < IN_MIND or b.ticket_points[ticket] > b.ticket_points[w.minded[DEAR, i]]:
                while i > 0 and b.ticket_points[w.minded[DEAR, i - 1]] < b.ticket_points[ticket]:
                    w.minded[DEAR, i] = w.minded[DEAR, i - 1]
                    i -= 1
                w.minded[DEAR, i] = ticket
                n = min(n + 1, IN_MIND)
    return n


def order_near(b: Box, w: Scratch, n: int) -> None:
    """Put the tickets into order by what each takes by itself. NEAR and AWAY hold places in DEAR."""
    for i in range(n):
        away = 0
        if n > 1:
            for route in range(b.n_routes):
                effort = w.draft[EFFORT, route]
                w.draft[ROAD, route] = effort if effort == BLOCKED else STEP * effort + 1
            away = way_to(b, w, b.ticket_b[w.minded[DEAR, i]], b.ticket_a[w.minded[DEAR, i]])
            away = w.reach[away, 0]
        place = i
        while place > 0 and w.minded[AWAY, place - 1] > away:
            w.minded[AWAY, place] = w.minded[AWAY, place - 1]
            w.minded[NEAR, place] = w.minded[NEAR, place - 1]
            place -= 1
        w.minded[AWAY, place] = away
        w.minded[NEAR, place] = i


def best_plan(b: Box, s: State, w: Scratch, seat: int, n: int) -> int:
    """Try the tickets in both orders. The better plan is left in the draft, its value is the answer."""
    for route in range(b.n_routes):
        w.draft[PLANNED, route] = 0
    if n == 0:
        return 0
    order_near(b, w, n)
    best = 0
    for order in range(ORDERS if n > 1 else 1):
        begin_draft(b, s, w, seat)
        for i in range(n):
            place = i if order == 1 else w.minded[NEAR, i]
            w.minded[PRICE, place] = add_ticket(b, s, w, seat, w.minded[DEAR, place])
        if order == 0 or w.drafted[VALUE] > best:
            best = w.drafted[VALUE]
            for route in range(b.n_routes):
                w.draft[PLANNED, route] = w.draft[TRIED, route]
            for i in range(n):
                w.minded[BEST_PRICE, i] = w.minded[PRICE, i]
    return best


def begin_draft(b: Box, s: State, w: Scratch, seat: int) -> None:
    cars = s.cars[seat]
    turns = turns_ahead(b, s, seat) * 13 // 10
    if s.phase == OPENING or s.phase == OFFER:
        cars = cars * 4 // 5
        turns = turns * 4 // 5
    w.drafted[CARS_LEFT] = cars
    w.drafted[TURNS_LEFT] = turns
    w.drafted[VALUE] = 0
    w.drafted[LENT] = 0
    for route in range(b.n_routes):
        w.draft[TRIED, route] = 0
        w.toll[route] = w.draft[EFFORT, route]


def add_ticket(b: Box, s: State, w: Scratch, seat: int, ticket: int) -> int:
    """Add the cheapest way that can be had, else the one with the fewest cars. What it takes; NOBODY: neither can."""
    points = b.ticket_points[ticket]
    price = add_way(b, s, w, seat, ticket, False)
    if price == NOBODY:
        price = add_way(b, s, w, seat, ticket, True)
    w.drafted[VALUE] += -POINT * points if price == NOBODY else POINT * points - price
    return price


def add_way(b: Box, s: State, w: Scratch, seat: int, ticket: int, in_cars: bool) -> int:
    mark_roads(b, s, w, in_cars, True)
    city = way_to(b, w, b.ticket_b[ticket], b.ticket_a[ticket])
    if w.drafted[LENT] + count_lent(b, w, city) > s.stations[seat]:
        mark_roads(b, s, w, in_cars, False)
        city = way_to(b, w, b.ticket_b[ticket], b.ticket_a[ticket])
    if w.reach[city, 0] >= BLOCKED:
        return NOBODY
    return take_way(b, s, w, seat, ticket, city)


def mark_roads(b: Box, s: State, w: Scratch, in_cars: bool, lending: bool) -> None:
    for route in range(b.n_routes):
        toll = w.toll[route]
        if lending and w.draft[LEND, route] > 0:
            toll = 6 if in_cars else w.draft[LEND, route]
            if w.draft[TRIED, route] == BORROWED:
                toll = 0
        elif in_cars and 0 < toll < BLOCKED:
            toll = 1 + 2 * cars_for(b, s, route)
        w.draft[ROAD, route] = toll if toll == BLOCKED else STEP * toll + 1


def count_lent(b: Box, w: Scratch, city: int) -> int:
    """The routes of a way that would be borrowed for it."""
    n = 0
    if w.reach[city, 0] < BLOCKED:
        while w.first[city] != NOBODY:
            route = w.first[city]
            if w.draft[LEND, route] > 0 and w.draft[TRIED, route] == 0:
                n += 1
            city = b.a[route] if b.b[route] == city else b.b[route]
    return n


def take_way(b: Box, s: State, w: Scratch, seat: int, ticket: int, end: int) -> int:
    """Take a way into the draft, if there are cars and time for it and it is worth its while."""
    cars = 0
    turns = 0
    effort = 0
    most = most_of_a_color(s, seat)
    city = end
    while w.first[city] != NOBODY:
        route = w.first[city]
        if w.draft[TRIED, route] == 0:
            if w.draft[LEND, route] > 0:
                turns += POINT
                effort += w.draft[LEND, route]
            elif w.toll[route] > 0:
                cars += cars_for(b, s, route)
                turns += POINT + 12 * missing(b, s, seat, most, route)
                effort += w.toll[route]
        city = b.a[route] if b.b[route] == city else b.b[route]
    if cars > w.drafted[CARS_LEFT] or turns > w.drafted[TURNS_LEFT]:
        return NOBODY
    if effort > POINT * (2 * b.ticket_points[ticket] + 2):
        return NOBODY
    w.drafted[CARS_LEFT] -= cars
    w.drafted[TURNS_LEFT] -= turns
    city = end
    while w.first[city] != NOBODY:
        route = w.first[city]
        if w.draft[TRIED, route] == 0:
            if w.draft[LEND, route] > 0:
                w.draft[TRIED, route] = BORROWED
                w.drafted[LENT] += 1
            elif w.toll[route] > 0:
                w.draft[TRIED, route] = BOUGHT
                w.toll[route] = 0
                close_beside(b, w, route)
        city = b.a[route] if b.b[route] == city else b.b[route]
    return effort


def close_beside(b: Box, w: Scratch, route: int) -> None:
    """What cannot be had beside a route of the draft: parallel tracks and crossings."""
    for other in range(b.n_routes):
        closing = b.parallel[route, other // WORD] | b.crossed[route, other // WORD]
        if (closing >> (other % WORD)) & 1 and w.draft[TRIED, other] == 0 and w.draft[EFFORT, other] > 0:
            w.toll[other] = BLOCKED


def way_to(b: Box, w: Scratch, goal: int, place: int) -> int:
    """Search from a place by the draft's roads; the city of the goal that is nearest. The way there is in `first`."""
    for city in range(b.n_cities):
        w.reach[city, 0] = BLOCKED
        w.first[city] = NOBODY
        w.odd[city] = 0  # 1: of the goal
    for i in range(CITY_WORDS):
        w.frontier[i] = 0
    for i in range(b.ends[place]):
        w.reach[b.end[place, i], 0] = 0
        w.frontier[b.end[place, i] // WORD] |= 1 << (b.end[place, i] % WORD)
    for i in range(b.ends[goal]):
        w.odd[b.end[goal, i]] = 1
    city = nearest(w)
    while city != NOBODY and w.odd[city] == 0:
        w.frontier[city // WORD] &= ~(1 << (city % WORD))
        for i in range(b.route_words):
            left = b.reaching[city, i]
            while left:
                route = i * WORD + lowest_bit(left)
                left &= left - 1
                other = b.a[route] if b.b[route] == city else b.b[route]
                there = w.reach[city, 0] + w.draft[ROAD, route]
                if there < w.reach[other, 0] and w.draft[ROAD, route] < BLOCKED:
                    w.reach[other, 0] = there
                    w.first[other] = route
                    w.frontier[other // WORD] |= 1 << (other % WORD)
        city = nearest(w)
    return b.end[goal, 0] if city == NOBODY else city


def nearest(w: Scratch) -> int:
    """The nearest city that has been reached but not gone on from."""
    best = NOBODY
    price = BLOCKED
    for i in range(CITY_WORDS):
        left = w.frontier[i]
        while left:
            city = i * WORD + lowest_bit(left)
            left &= left - 1
            if w.reach[city, 0] < price:
                best = city
                price = w.reach[city, 0]
    return best


# The hand, shared out


def pressure(b: Box, s: State, w: Scratch, route: int) -> int:
    """How many of its ends another has come to, as `rallar.kernel.observe` noted."""
    return 0 if spared(b, s, route) else w.degree[b.a[route]] + w.degree[b.b[route]]


def pull(b: Box, s: State, w: Scratch, route: int) -> int:
    return b.length[route] + 2 * pressure(b, s, w, route)


def list_planned(b: Box, s: State, w: Scratch) -> int:
    """The routes of the plan, those first that cards go to first: long ones, and those others are near."""
    n = 0
    for route in range(b.n_routes):
        if w.draft[PLANNED, route] == BOUGHT and n < MAX_EDGES:
            i = n
            while i > 0 and pull(b, s, w, w.path[i - 1]) < pull(b, s, w, route):
                w.path[i] = w.path[i - 1]
                i -= 1
            w.path[i] = route
            n += 1
    return n


def list_targets(b: Box, s: State, w: Scratch, seat: int, turns: int, most: int) -> int:
    """The routes that earn most for the turns they take, so far as there are turns."""
    n = 0
    for route in range(b.n_routes):
        if w.lent[route]:
            lacks = missing(b, s, seat, most, route)
            rate = (worth_of(b, s, seat, route) + POINT // 2) * 60 // (2 + lacks)
            if POINT + 10 * lacks <= turns:
                i = min(n, TARGETS - 1)
                if n < TARGETS or rate > w.used[i]:
                    while i > 0 and w.used[i - 1] < rate:
                        w.path[i] = w.path[i - 1]
                        w.used[i] = w.used[i - 1]
                        i -= 1
                    w.path[i] = route
                    w.used[i] = rate
                    n = min(n + 1, TARGETS)
    return n


def is_of_one_color(b: Box, s: State, route: int) -> bool:
    color = color_now(b, s, route)
    return color != ANY and color != BED


def share_out(b: Box, s: State, w: Scratch, seat: int, n: int, most: int) -> None:
    """Share the hand out to the routes in `path`; `purse` keeps what is left, and `used` the order of the shares."""
    for card in range(CARDS):
        w.purse[card] = s.hand[seat, card]
    shares = 0
    for i in range(n):
        route = w.path[i]
        if is_of_one_color(b, s, route):
            place = shares
            lacks = missing(b, s, seat, most, route)
            while place > 0 and missing(b, s, seat, most, w.used[place - 1]) > lacks:
                w.used[place] = w.used[place - 1]
                place -= 1
            w.used[place] = route
            shares += 1
    for i in range(n):
        if not is_of_one_color(b, s, w.path[i]):
            w.used[shares] = w.path[i]
            shares += 1
    for i in range(n):
        share_with(b, s, w, w.used[i])
    deal_locomotives(b, w, n)
    deal_fillers(b, w, n)


def share_with(b: Box, s: State, w: Scratch, route: int) -> None:
    spare = 1 if b.tunnel[route] else 0
    need = b.length[route] - b.symbols[route] + spare
    color = color_now(b, s, route)
    if color == ANY or color == BED:
        color = promising(b, s, w, route, need, color == BED)
    held = min(w.purse[color], need)
    w.purse[color] -= held
    w.draft[COLOR, route] = color
    w.draft[HELD, route] = held
    w.draft[MISSING, route] = need - held
    w.draft[ENGINES, route] = b.symbols[route]
    w.draft[SPARE, route] = min(spare, need - held)


def promising(b: Box, s: State, w: Scratch, route: int, need: int, bed: bool) -> int:
    """The color that goes farthest: what is left of it, and in part what lies open. Of equals, the smaller set."""
    best = NOBODY
    best_promise = 0
    for color in range(COLORS):
        if not bed or s.tiles[b.length[route], color] > 0:
            promise = promise_of(s, w, color, need) * 256 - w.purse[color]
            if best == NOBODY or promise > best_promise:
                best = color
                best_promise = promise
    return max(best, 0)


def promise_of(s: State, w: Scratch, color: int, need: int) -> int:
    """How much of what is needed a color comes to, in tenths of a card."""
    return min(10 * w.purse[color] + 6 * min(count_open(s, color), 3), 10 * need)


def count_open(s: State, card: int) -> int:
    n = 0
    for slot in range(OPEN_SLOTS):
        if s.open[slot] == card:
            n += 1
    return n


def lacks_of(w: Scratch, route: int) -> int:
    return w.draft[MISSING, route] + w.draft[ENGINES, route]


def deal_locomotives(b: Box, w: Scratch, n: int) -> None:
    for i in range(n):
        route = w.path[i]
        dealt = min(w.draft[ENGINES, route], w.purse[LOCO])
        w.draft[ENGINES, route] -= dealt
        w.purse[LOCO] -= dealt
    for lacks in range(1, 12):
        for i in range(n):
            route = w.path[i]
            if (
                lacks_of(w, route) == lacks
                and b.jokers[route]
                and w.draft[ENGINES, route] == 0
                and w.draft[MISSING, route] <= w.purse[LOCO]
            ):
                w.purse[LOCO] -= w.draft[MISSING, route]
                w.draft[MISSING, route] = 0
                w.draft[SPARE, route] = 0


def deal_fillers(b: Box, w: Scratch, n: int) -> None:
    """Where any cards stand for one, the odd ones do."""
    for lacks in range(1, 12):
        for i in range(n):
            route = w.used[i]
            number = lacks * b.substitute[route]
            if lacks_of(w, route) == lacks and number > 0:
                left = 0
                for card in range(CARDS):
                    left += w.purse[card]
                if number <= left:
                    lay_odd_cards(w, number)
                    w.draft[MISSING, route] = 0
                    w.draft[ENGINES, route] = 0
                    w.draft[SPARE, route] = 0


def lay_odd_cards(w: Scratch, number: int) -> None:
    while number > 0:
        least = NOBODY
        for color in range(COLORS):
            if w.purse[color] > 0 and (least == NOBODY or w.purse[color] < w.purse[least]):
                least = color
        if least == NOBODY:
            return
        taken = min(w.purse[least], number)
        w.purse[least] -= taken
        number -= taken


def write_shares(b: Box, s: State, w: Scratch, seat: int, n: int, turns: int, row: Octets, at: int) -> int:
    """What the routes in mind lack; which can be paid, and of these the one that may not wait, if it is one's turn."""
    for i in range(2 * b.n_routes):
        row[at + i] = 0
    for i in range(n):
        route = w.path[i]
        lacks = lacks_of(w, route)
        row[at + route] = 1 + lacks
        if lacks == 0 or (lacks == w.draft[SPARE, route] and turns <= SHORT_OF_TIME):
            row[at + b.n_routes + route] = 1
    mark_next(b, s, w, seat, n, row[at + b.n_routes :])
    return at + 2 * b.n_routes


def mark_next(b: Box, s: State, w: Scratch, seat: int, n: int, ready: Octets) -> None:
    """Of the routes in `path` that are ready, the one that may not wait; among several, if it is one's turn."""
    several = 0
    for i in range(n):
        several += 1 if ready[w.path[i]] else 0
    next_one = NOBODY
    best = 0
    for i in range(n):
        route = w.path[i]
        if ready[route]:
            urgency = 1
            if several > 1 and s.seat == seat and s.phase == TURN:
                urgency = urgency_of(b, s, w, route)
            if next_one == NOBODY or urgency > best or (urgency == best and route < next_one):
                next_one = route
                best = urgency
    if next_one != NOBODY:
        ready[next_one] = 3


def urgency_of(b: Box, s: State, w: Scratch, route: int) -> int:
    """What losing a route would cost, times how likely that is, and a little for its length."""
    loss = 0
    if not spared(b, s, route):
        for other in range(b.n_routes):
            effort = w.draft[EFFORT, other]
            w.draft[ROAD, other] = effort if effort == BLOCKED else STEP * effort + 1
        w.draft[ROAD, route] = BLOCKED
        way_to(b, w, b.b[route], b.a[route])
        loss = min(WORST, w.reach[b.b[route], 0] // STEP)
    return loss * 3 * (1 + pressure(b, s, w, route)) + 10 * POINT * b.length[route]


# What cards are worth


def write_worths(b: Box, s: State, w: Scratch, seat: int, n: int, row: Octets, at: int) -> int:
    """In twentieths of a point: each card, the top of the deck, and a locomotive less the card it stands for."""
    for card in range(CARDS):
        w.worth[card] = 10 * min(w.purse[card] + 1, 6)
    for i in range(n):
        route = w.used[i]
        lacks = lacks_of(w, route)
        if lacks > 0:
            wanted = 100 + 150 // lacks
            if w.draft[MISSING, route] > 0:
                w.worth[w.draft[COLOR, route]] += wanted
            if w.draft[ENGINES, route] > 0:
                w.worth[LOCO] += wanted + 100
            elif b.jokers[route]:
                w.worth[LOCO] = max(w.worth[LOCO], wanted + 50)
    total = 0
    weighed = 0
    for card in range(CARDS):
        unseen = (LOCOMOTIVES if card == LOCO else CARDS_PER_COLOR) - s.hand[seat, card] - count_open(s, card)
        total += max(0, unseen)
        weighed += max(0, unseen) * w.worth[card]
        row[at + card] = small(w.worth[card] // 5)
    blind = weighed // max(1, total)
    engine = blind
    for card in range(COLORS):
        if count_open(s, card) > 0:
            engine = max(engine, w.worth[card])
    row[at + CARDS] = small(blind // 5)
    row[at + CARDS + 1] = small((w.worth[LOCO] - engine) // 5) if takes_both(b, LOCO) else 0
    return at + WORTHS
