"""What a seat may know of a game, as a row of small numbers: what a learner is shown and a network reads.

The fields follow one another in the order of `rallar.kernel.fields`, which says what each is. Seats are told from the
one that looks: itself first, then those after it.
"""

from __future__ import annotations

from rallar.kernel.bits import count_bits, lowest_bit
from rallar.kernel.cards import cards_held, most_of_a_color
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
from rallar.kernel.plans import BLOCKED, LARGEST, PLAN, ROAD, WORTHS, missing, small, way_to, write_plan
from rallar.kernel.prospects import FAR, can_borrow
from rallar.kernel.routes import open_routes
from rallar.kernel.steps import is_asked
from rallar.kernel.tiling import write_tiling, write_tracks
from rallar.kernel.types import Ints, OctetGrid, Octets
from rallar.model.limits import MAX_OFFER, MAX_PLAYERS
from rallar.model.types import OPEN_SLOTS

BORROWED = 12  # the price of a route that a station could lend, where two are paid for a space and one for a route
PAYMENT = 4 * CARDS + 6  # numbers about what is being paid
SEAT = 8  # and about each seat


def look_many(
    boxes: Boxes, states: States, scratches: Scratches, n: int, seats: Ints, facts: int, rows: OctetGrid
) -> None:
    """An entry: what a seat sees in each of n games, everything or the facts; for NOBODY the seat to move."""
    for k in range(n):
        seat = states[k].seat if seats[k] == NOBODY else seats[k]
        if facts:
            observe_facts(boxes[0], states[k], scratches[0], seat, rows[k])
        else:
            observe(boxes[0], states[k], scratches[0], seat, rows[k])


def observe(b: Box, s: State, w: Scratch, seat: int, row: Octets) -> int:
    """Write all that a seat sees; the answer is how many numbers that is."""
    n = b.n_routes
    mark_made(b, s, w, seat)
    mark_prices(b, s, w, seat)
    write_tickets(b, s, w, seat, row)
    write_ways(b, s, w, seat, row[3 * b.n_tickets :])
    at = 4 * b.n_tickets
    write_owners(b, s, seat, row[at:])
    write_open(b, s, seat, row[at + 2 * n :])
    write_needs(b, s, w, seat, row[at + 3 * n :])
    write_chosen(b, s, seat, row[at + 5 * n :])
    write_pressed(b, s, w, seat, row[at + 6 * n :])
    at = write_table(b, s, seat, row, at + 7 * n)
    planned = write_plan(b, s, w, seat, row, at)
    at = planned
    if b.tile_copies:
        at = write_tracks(b, s, seat, row, at)
        at = write_tiling(b, s, w, seat, row, at, planned)
    return write_offer(b, s, seat, row, at, planned)


def observe_facts(b: Box, s: State, w: Scratch, seat: int, row: Octets) -> int:
    """The same without what takes thought: no ways, prices and plans. In the same order, and many times as quick."""
    n = b.n_routes
    mark_made(b, s, w, seat)
    write_tickets(b, s, w, seat, row)
    at = 3 * b.n_tickets
    write_owners(b, s, seat, row[at:])
    write_open(b, s, seat, row[at + 2 * n :])
    write_chosen(b, s, seat, row[at + 3 * n :])
    at = write_table(b, s, seat, row, at + 4 * n)
    return write_tracks(b, s, seat, row, at) if b.tile_copies else at


def write_table(b: Box, s: State, seat: int, row: Octets, at: int) -> int:
    """What lies on the table and in the hand, and how far the game has come. The answer is where it ends."""
    at = write_cities(b, s, seat, row, at)
    at = write_cards(s, seat, row, at)
    at = write_payment(s, seat, row, at)
    at = write_tiles(b, s, row, at)
    at = write_seats(s, seat, row, at)
    return write_course(s, seat, row, at)


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


def write_tickets(b: Box, s: State, w: Scratch, seat: int, row: Octets) -> None:
    """Which are kept, made and offered."""
    n = b.n_tickets
    row[: 3 * n] = 0
    for i in range(TICKET_WORDS):
        left = s.tickets[seat, i]
        while left:
            bit = lowest_bit(left)
            left &= left - 1
            row[i * WORD + bit] = 1
            row[n + i * WORD + bit] = (w.made[seat, i] >> bit) & 1
    for i in range(s.offer_n[seat]):
        row[2 * n + s.offer[seat, i]] = 1 + i


def write_ways(b: Box, s: State, w: Scratch, seat: int, row: Octets) -> None:
    """What the ways of tickets cost: the dear ones first, for they lead the others."""
    row[: b.n_tickets] = 0
    ticket = dearest_unmade(b, s, w, seat)
    while ticket != NOBODY:
        row[ticket] = small(lead_way(b, w, ticket, b.ticket_points[ticket]))
        w.made[seat, ticket // WORD] |= 1 << (ticket % WORD)
        ticket = dearest_unmade(b, s, w, seat)
    for i in range(s.offer_n[seat]):
        row[s.offer[seat, i]] = small(lead_way(b, w, s.offer[seat, i], 0))


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
    for route in range(b.n_routes):
        w.draft[ROAD, route] = w.toll[route] if w.toll[route] < FAR else BLOCKED
    city = way_to(b, w, b.ticket_b[ticket], b.ticket_a[ticket])
    price = w.reach[city, 0]
    if price >= BLOCKED:
        return LARGEST
    while points and w.first[city] != NOBODY:
        route = w.first[city]
        city = b.a[route] if b.b[route] == city else b.b[route]
        if w.toll[route] > 0:
            w.toll[route] = 1
            w.marked[route] += points
    return price


# Routes and cities


def write_owners(b: Box, s: State, seat: int, row: Octets) -> None:
    """Whether a route can be used, and whether it is another's."""
    n = b.n_routes
    others = row[n : 2 * n]
    for route in range(n):
        row[route] = (s.owner[route] == seat) | (s.owner[route] == SHARED)
    for route in range(n):
        others[route] = (s.owner[route] != NOBODY) & (s.owner[route] != seat) & (s.owner[route] != SHARED)


def write_open(b: Box, s: State, seat: int, row: Octets) -> None:
    for i in range(b.route_words):
        standing = open_routes(b, s, seat, i)
        part = row[i * WORD :]
        for bit in range(min(WORD, b.n_routes - i * WORD)):
            part[bit] = (standing >> bit) & 1


def write_needs(b: Box, s: State, w: Scratch, seat: int, row: Octets) -> None:
    """The points of the tickets that need a route, and the cards it lacks."""
    most = most_of_a_color(s, seat)
    for route in range(b.n_routes):
        row[route] = small(w.marked[route])
        row[b.n_routes + route] = missing(b, s, seat, most, route) if s.owner[route] == NOBODY else 0


def write_chosen(b: Box, s: State, seat: int, row: Octets) -> None:
    row[: b.n_routes] = 0
    if s.route != NOBODY and is_laid_open(s, seat):
        row[s.route] = 1


def write_pressed(b: Box, s: State, w: Scratch, seat: int, row: Octets) -> None:
    """How many ends of a route another has come to."""
    for city in range(b.n_cities):
        w.degree[city] = 0
    for route in range(b.n_routes):
        owner = s.owner[route]
        if owner != NOBODY and owner != seat and owner != SHARED:
            w.degree[b.a[route]] = 1
            w.degree[b.b[route]] = 1
    for route in range(b.n_routes):
        row[route] = w.degree[b.a[route]] + w.degree[b.b[route]]


def write_offer(b: Box, s: State, seat: int, row: Octets, at: int, planned: int) -> int:
    """The tickets offered, in the order dealt: points, what the plan that ends there gains by each, and its way."""
    row[at : at + 3 * MAX_OFFER] = 0
    ways = row[3 * b.n_tickets :]
    makes = row[planned - PLAN - WORTHS - CARDS - 3 * b.n_routes - 2 * b.n_tickets :]
    prices = row[planned - PLAN - WORTHS - CARDS - 3 * b.n_routes - b.n_tickets :]
    for i in range(s.offer_n[seat]):
        ticket = s.offer[seat, i]
        points = b.ticket_points[ticket]
        row[at + i] = small(points)
        row[at + MAX_OFFER + i] = small(2 * points - prices[ticket] if makes[ticket] == 1 else -2 * points)
        row[at + 2 * MAX_OFFER + i] = ways[ticket]
    return at + 3 * MAX_OFFER


def write_cities(b: Box, s: State, seat: int, row: Octets, at: int) -> int:
    """Stations: one's own, another's, and the city where one is being built."""
    if b.n_stations == 0:
        return at
    n = b.n_cities
    mine = row[at:]
    others = row[at + n :]
    for city in range(n):
        mine[city] = s.station[city] == seat
    for city in range(n):
        others[city] = (s.station[city] != NOBODY) & (s.station[city] != seat)
    row[at + 2 * n : at + 3 * n] = 0
    if s.city != NOBODY and is_laid_open(s, seat):
        row[at + 2 * n + s.city] = 1
    return at + 3 * n


# Cards


def write_cards(s: State, seat: int, row: Octets, at: int) -> int:
    part = row[at:]
    for card in range(CARDS):
        part[card] = s.hand[seat, card]
        part[CARDS + card] = 0
        part[2 * CARDS + card] = s.discards[card]
        part[3 * CARDS + card] = s.unseen[card]
    for slot in range(OPEN_SLOTS):
        if s.open[slot] != NOBODY:
            part[CARDS + s.open[slot]] += 1
    row[at + 4 * CARDS : at + (3 + MAX_PLAYERS) * CARDS] = 0
    for i in range(1, s.players):
        other = (seat + i) % s.players
        known = row[at + (3 + i) * CARDS :]
        for card in range(CARDS):
            known[card] = s.known[other, card]
    return at + (3 + MAX_PLAYERS) * CARDS


def write_payment(s: State, seat: int, row: Octets, at: int) -> int:
    """The bill, the set put together for it, and what a tunnel has turned up."""
    row[at : at + PAYMENT] = 0
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
    row[at : at + SEAT * MAX_PLAYERS] = 0
    for i in range(s.players):
        other = (seat + i) % s.players
        part = row[at + SEAT * i :]
        part[0] = 1
        part[1] = s.cars[other]
        part[2] = small(cards_held(s, other))
        part[3] = s.tickets_n[other]
        part[4] = s.stations[other]
        part[5] = small(s.points[other] // 2)
        part[6] = small(s.bullet_spaces[other])
        part[7] = 1 if s.start == other else 0
    return at + SEAT * MAX_PLAYERS


def write_course(s: State, seat: int, row: Octets, at: int) -> int:
    row[at : at + OVER] = 0
    if s.phase != OVER:
        row[at + phase_seen(s, seat)] = 1
    at += OVER
    row[at] = s.turns_left
    row[at + 1] = small(s.deck_n)
    row[at + 2] = small(tickets_left(s))
    row[at + 3] = s.bullets
    row[at + 4] = 1 if is_asked(s, seat) else 0
    return at + 5


def tickets_left(s: State) -> int:
    total = s.queue_n
    for i in range(TICKET_WORDS):
        if s.ticket_deck[i]:
            total += count_bits(s.ticket_deck[i])
    return total
