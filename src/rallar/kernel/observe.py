"""What a seat may know of a game, as a row of small numbers: what a learner is shown and a network reads.

The fields follow one another in the order of `rallar.kernel.fields`, which says what each is. Seats are told from the
one that looks: itself first, then those after it.
"""

from __future__ import annotations

from rallar.kernel.bits import lowest_bit
from rallar.kernel.cards import cards_held
from rallar.kernel.entries import Boxes, Scratches, States
from rallar.kernel.layout import (
    BUILD,
    CARDS,
    COLORING,
    COLORS,
    FILLING,
    LENGTHS,
    LOCOMOTIVES,
    NOBODY,
    OVER,
    PAYING,
    SHARED,
    SURCHARGE,
    TICKET_WORDS,
    TURN,
    WORD,
    Box,
    Scratch,
    State,
)
from rallar.kernel.networks import mark_made
from rallar.kernel.plans import LARGEST, best_set, missing, small, write_plan
from rallar.kernel.prospects import FAR, can_borrow
from rallar.kernel.routes import open_routes
from rallar.kernel.types import OctetGrid, Octets
from rallar.model.limits import MAX_PLAYERS
from rallar.model.types import OPEN_SLOTS

BORROWED = 12  # the price of a route that a station could lend, where two are paid for a space and one for a route
PAYMENT = 4 * CARDS + 6  # numbers about what is being paid


def look_many(boxes: Boxes, states: States, scratches: Scratches, n: int, seat: int, rows: OctetGrid) -> None:
    """An entry: what a seat sees in each of n games; with NOBODY the seat to move."""
    for k in range(n):
        looking = states[k].seat if seat == NOBODY else seat
        observe(boxes[0], states[k], scratches[0], looking, rows[k])


def observe(b: Box, s: State, w: Scratch, seat: int, row: Octets) -> int:
    """Write what a seat sees; the answer is how many numbers that is."""
    mark_made(b, s, w, seat)
    mark_prices(b, s, w, seat)
    at = write_tickets(b, s, w, seat, row, 0)
    at = write_routes(b, s, w, seat, row, at)
    at = write_cities(b, s, seat, row, at)
    at = write_cards(s, seat, row, at)
    at = write_payment(s, seat, row, at)
    at = write_tiles(b, s, row, at)
    at = write_seats(s, seat, row, at)
    at = write_course(s, seat, row, at)
    return write_plan(b, s, w, seat, row, at)


def phase_seen(s: State, seat: int) -> int:
    """What a seat is asked, or sees another asked: nobody is told of a move that is still being put together."""
    if s.seat == seat:
        return s.phase
    if s.phase == PAYING or s.phase == LOCOMOTIVES or s.phase == FILLING:
        return TURN
    return BUILD if s.phase == COLORING else s.phase


def is_laid_open(s: State, seat: int) -> bool:
    """Whether a seat sees what is being paid and for what: its own payment, and any at a tunnel."""
    return s.seat == seat or s.phase == SURCHARGE


# Tickets, and the cheapest way to make them


def mark_prices(b: Box, s: State, w: Scratch, seat: int) -> None:
    """Note what each route would cost a seat, whether it is open to it (as lent), and that no ticket needs it yet."""
    standing = 0
    for route in range(b.n_routes):
        if route % WORD == 0:
            standing = open_routes(b, s, seat, route // WORD)
        w.lent[route] = (standing >> (route % WORD)) & 1
        w.marked[route] = 0
        w.toll[route] = FAR
        if s.owner[route] == seat or s.owner[route] == SHARED:
            w.toll[route] = 0
        elif w.lent[route]:
            w.toll[route] = 2 * b.length[route] + 1
        elif b.n_stations and s.owner[route] != NOBODY and can_borrow(b, s, seat, route):
            w.toll[route] = BORROWED


def write_tickets(b: Box, s: State, w: Scratch, seat: int, row: Octets, at: int) -> int:
    """Which are kept, made and offered, and what their ways cost: the dear ones first, for they lead the others."""
    for ticket in range(b.n_tickets):
        word = ticket // WORD
        bit = 1 << (ticket % WORD)
        kept = s.tickets[seat, word] & bit
        row[at + ticket] = 1 if kept else 0
        row[at + b.n_tickets + ticket] = 1 if kept and w.made[seat, word] & bit else 0
        row[at + 2 * b.n_tickets + ticket] = 0
        row[at + 3 * b.n_tickets + ticket] = 0
    ways = at + 3 * b.n_tickets
    ticket = dearest_unmade(b, s, w, seat)
    while ticket != NOBODY:
        row[ways + ticket] = small(lead_way(b, w, ticket, b.ticket_points[ticket]))
        w.made[seat, ticket // WORD] |= 1 << (ticket % WORD)
        ticket = dearest_unmade(b, s, w, seat)
    for i in range(s.offer_n[seat]):
        ticket = s.offer[seat, i]
        row[at + 2 * b.n_tickets + ticket] = 1 + i
        row[ways + ticket] = small(lead_way(b, w, ticket, 0))
    return at + 4 * b.n_tickets


def dearest_unmade(b: Box, s: State, w: Scratch, seat: int) -> int:
    best = NOBODY
    for i in range(TICKET_WORDS):
        left = s.tickets[seat, i] & ~w.made[seat, i]
        while left:
            ticket = i * WORD + lowest_bit(left)
            left &= left - 1
            if best == NOBODY or b.ticket_points[ticket] > b.ticket_points[best]:
                best = ticket
    return best


def lead_way(b: Box, w: Scratch, ticket: int, points: int) -> int:
    """The price of the cheapest way of a ticket. Its routes are noted as needed, and hardly cost the next ticket."""
    spread_from(b, w, b.ticket_a[ticket])
    place = b.ticket_b[ticket]
    city = b.end[place, 0]
    for i in range(b.ends[place]):
        if w.reach[b.end[place, i], 0] < w.reach[city, 0]:
            city = b.end[place, i]
    price = w.reach[city, 0]
    if price >= FAR:
        return LARGEST
    while points and w.first[city] != NOBODY:
        route = w.first[city]
        city = b.a[route] if b.b[route] == city else b.b[route]
        if w.toll[route] > 0:
            w.toll[route] = 1
            w.marked[route] += points
    return price


def spread_from(b: Box, w: Scratch, place: int) -> None:
    """The price of the cheapest way from a place to every city, and the last route of that way."""
    for city in range(b.n_cities):
        w.reach[city, 0] = FAR
        w.first[city] = NOBODY
    for i in range(b.ends[place]):
        w.reach[b.end[place, i], 0] = 0
    changed = True
    while changed:
        changed = False
        for route in range(b.n_routes):
            if w.toll[route] < FAR:
                changed = cheapen(w, route, b.a[route], b.b[route]) or changed
                changed = cheapen(w, route, b.b[route], b.a[route]) or changed


def cheapen(w: Scratch, route: int, here: int, there: int) -> bool:
    price = w.reach[here, 0] + w.toll[route]
    if price >= w.reach[there, 0]:
        return False
    w.reach[there, 0] = price
    w.first[there] = route
    return True


# Routes and cities


def write_routes(b: Box, s: State, w: Scratch, seat: int, row: Octets, at: int) -> int:
    n = b.n_routes
    most = best_set(s, seat)
    mark_reached(b, s, w, seat)
    for route in range(n):
        owner = s.owner[route]
        usable = owner == seat or owner == SHARED
        row[at + route] = 1 if usable else 0
        row[at + n + route] = 1 if owner != NOBODY and not usable else 0
        row[at + 2 * n + route] = w.lent[route]
        row[at + 3 * n + route] = small(w.marked[route])
        row[at + 4 * n + route] = missing(b, s, seat, most, route) if owner == NOBODY else 0
        row[at + 5 * n + route] = 1 if s.route == route and is_laid_open(s, seat) else 0
        row[at + 6 * n + route] = w.degree[b.a[route]] + w.degree[b.b[route]]
    return at + 7 * n


def mark_reached(b: Box, s: State, w: Scratch, seat: int) -> None:
    """Note for each city whether another has come to it."""
    for city in range(b.n_cities):
        w.degree[city] = 0
    for route in range(b.n_routes):
        owner = s.owner[route]
        if owner != NOBODY and owner != seat and owner != SHARED:
            w.degree[b.a[route]] = 1
            w.degree[b.b[route]] = 1


def write_cities(b: Box, s: State, seat: int, row: Octets, at: int) -> int:
    """Stations: one's own, another's, and the city where one is being built."""
    if b.n_stations == 0:
        return at
    n = b.n_cities
    for city in range(n):
        owner = s.station[city]
        row[at + city] = 1 if owner == seat else 0
        row[at + n + city] = 1 if owner != NOBODY and owner != seat else 0
        row[at + 2 * n + city] = 1 if s.city == city and is_laid_open(s, seat) else 0
    return at + 3 * n


# Cards


def write_cards(s: State, seat: int, row: Octets, at: int) -> int:
    for card in range(CARDS):
        row[at + card] = s.hand[seat, card]
        row[at + CARDS + card] = 0
        row[at + 2 * CARDS + card] = s.discards[card]
        row[at + 3 * CARDS + card] = s.unseen[card]
    for slot in range(OPEN_SLOTS):
        if s.open[slot] != NOBODY:
            row[at + CARDS + s.open[slot]] += 1
    at += 4 * CARDS
    for i in range(1, MAX_PLAYERS):
        for card in range(CARDS):
            row[at + card] = s.known[(seat + i) % s.players, card] if i < s.players else 0
        at += CARDS
    return at


def write_payment(s: State, seat: int, row: Octets, at: int) -> int:
    """The bill, the set put together for it, and what a tunnel has turned up."""
    for i in range(PAYMENT):
        row[at + i] = 0
    if not is_laid_open(s, seat) or s.bill_cards == 0:
        return at + PAYMENT
    for card in range(CARDS):
        row[at + card] = s.laid[card]
    if s.bill_color != NOBODY:
        row[at + CARDS + s.bill_color] = 1
    if s.pay_number > 0:
        row[at + 2 * CARDS + s.pay_color] = 1
    for i in range(s.turned_n):
        row[at + 3 * CARDS + s.turned[i]] += 1
    at += 4 * CARDS
    row[at] = s.bill_cards
    row[at + 1] = s.bill_symbols
    row[at + 2] = s.bill_substitute
    row[at + 3] = s.pay_locos
    row[at + 4] = s.fill_left
    row[at + 5] = s.due
    return at + 6


def write_tiles(b: Box, s: State, row: Octets, at: int) -> int:
    """The supply: the tiles of each length and color."""
    if b.tile_copies == 0:
        return at
    for length in range(LENGTHS):
        if b.tile_lengths[length]:
            for color in range(COLORS):
                row[at + color] = s.tiles[length, color]
            at += COLORS
    return at


# Everybody, and how far the game has come


def write_seats(s: State, seat: int, row: Octets, at: int) -> int:
    for i in range(MAX_PLAYERS):
        here = i < s.players
        other = (seat + i) % s.players
        row[at] = 1 if here else 0
        row[at + 1] = s.cars[other] if here else 0
        row[at + 2] = small(cards_held(s, other)) if here else 0
        row[at + 3] = s.tickets_n[other] if here else 0
        row[at + 4] = s.stations[other] if here else 0
        row[at + 5] = small(s.points[other] // 2) if here else 0
        row[at + 6] = small(s.bullet_spaces[other]) if here else 0
        row[at + 7] = 1 if here and s.start == other else 0
        at += 8
    return at


def write_course(s: State, seat: int, row: Octets, at: int) -> int:
    seen = phase_seen(s, seat)
    for phase in range(OVER):
        row[at + phase] = 1 if seen == phase else 0
    at += OVER
    row[at] = s.turns_left
    row[at + 1] = small(s.deck_n)
    row[at + 2] = small(tickets_left(s))
    row[at + 3] = s.bullets
    row[at + 4] = 1 if s.seat == seat else 0
    return at + 5


def tickets_left(s: State) -> int:
    total = s.queue_n
    for i in range(TICKET_WORDS):
        left = s.ticket_deck[i]
        while left:
            total += 1
            left &= left - 1
    return total
