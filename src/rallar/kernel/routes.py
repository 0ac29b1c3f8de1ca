"""Which routes a seat can claim, and what a claim does."""

from __future__ import annotations

from rallar.kernel.bits import lowest_bit
from rallar.kernel.bullets import mark_with_train, spared_routes, takes_train
from rallar.kernel.cards import cards_held
from rallar.kernel.layout import (
    ANY,
    BED,
    CARDS,
    CLAIM_WORD,
    COLORS,
    LOCO,
    LOG_CLAIMED,
    LOG_CLOSED,
    LOG_RETURNED,
    NOBODY,
    WORD,
    Box,
    Scratch,
    State,
)
from rallar.kernel.log import note
from rallar.kernel.payments import set_bill
from rallar.model.limits import MAX_LENGTH


def legal_claims(b: Box, s: State, w: Scratch, seat: int, most: int) -> None:
    """The routes a seat can claim, who holds so many cards of its best color."""
    held = cards_held(s, seat)
    for i in range(b.route_words):
        w.legal[CLAIM_WORD + i] = claims_of(b, s, seat, most, held, i)


def claims_of(b: Box, s: State, seat: int, most: int, held: int, i: int) -> int:
    """The routes that a hand of so many cards can claim, one word of them."""
    standing = open_routes(b, s, seat, i)
    claims = standing & paid_routes(b, s, seat, most, i)
    rest = standing & b.substituted[i] & ~claims
    while rest:
        bit = lowest_bit(rest)
        rest &= rest - 1
        if substitutes_pay(b, s, seat, most, held, i * WORD + bit):
            claims |= 1 << bit
    return claims


def paid_routes(b: Box, s: State, seat: int, most: int, i: int) -> int:
    """Routes whose payment a hand holds without substitutes (C3, C4, F1), open or not, one word of them."""
    locos = s.hand[seat, LOCO]
    paid = 0
    for color in range(CARDS):
        have = most if color == ANY else s.hand[seat, color]
        colored = b.colored[color, i]
        if color < COLORS:
            colored |= s.laid_tiles[color, i]
        paid |= colored & (b.within_jokers[min(have + locos, MAX_LENGTH), i] | b.within_plain[min(have, MAX_LENGTH), i])
    return paid & b.symbols_within[min(locos, MAX_LENGTH), i]


def open_routes(b: Box, s: State, seat: int, i: int) -> int:
    """Routes a seat has the pieces for and may own (C1, C2, C5, J1), one word of them."""
    enough_cars = b.within[min(s.cars[seat], MAX_LENGTH), i] | spared_routes(b, s, i)
    return s.free[i] & ~s.barred[seat, i] & enough_cars


def substitutes_pay(b: Box, s: State, seat: int, most: int, held: int, route: int) -> bool:
    """Whether a hand of so many cards can pay a route with as few substitutes as it must (F2, F3, F4)."""
    length = b.length[route]
    have = most if b.color[route] == ANY else s.hand[seat, b.color[route]]
    symbols = b.symbols[route]
    locos = s.hand[seat, LOCO]
    if b.jokers[route] == 0:
        locos = min(locos, symbols)
        if symbols and have < length - symbols:
            return False
    substitutes = max(length - have - locos, symbols - locos, 0)
    return held >= length + (b.substitute[route] - 1) * substitutes


def color_now(b: Box, s: State, route: int) -> int:
    """A route's color: printed, or its tile's (L2)."""
    if b.color[route] != BED:
        return b.color[route]
    for color in range(COLORS):
        if (s.laid_tiles[color, route // WORD] >> (route % WORD)) & 1:
            return color
    return BED


def bill_route(b: Box, s: State, route: int) -> None:
    s.route = route
    color = color_now(b, s, route)
    set_bill(s, b.length[route], color, b.symbols[route], b.jokers[route], b.substitute[route])


def take_route(b: Box, s: State, w: Scratch, seat: int, route: int) -> None:
    return_tile(b, s, w, route)
    if takes_train(b, s, route):
        mark_with_train(b, s, w, seat, route)
    else:
        lay_cars(b, s, w, seat, route)
    s.free[route // WORD] &= ~(1 << (route % WORD))
    close_others(b, s, w, route)


def lay_cars(b: Box, s: State, w: Scratch, seat: int, route: int) -> None:
    length = b.length[route]
    s.owner[route] = seat
    s.cars[seat] -= length
    s.points[seat] += b.points[length]
    for i in range(b.route_words):
        s.barred[seat, i] |= b.parallel[route, i]  # C5
    note(w, LOG_CLAIMED, seat, route, b.points[length])


def return_tile(b: Box, s: State, w: Scratch, route: int) -> None:
    """L5."""
    if b.color[route] != BED:
        return
    i = route // WORD
    bit = 1 << (route % WORD)
    for color in range(COLORS):
        if s.laid_tiles[color, i] & bit:
            s.laid_tiles[color, i] &= ~bit
            s.tiles[b.length[route], color] += 1
            note(w, LOG_RETURNED, NOBODY, route, color)


def close_others(b: Box, s: State, w: Scratch, route: int) -> None:
    """What a built or claimed route closes: crossings (L7), and below a player count its parallel tracks (C6, L6)."""
    for i in range(b.route_words):
        closing = b.crossed[route, i]
        if s.players < b.parallel_from:
            closing |= b.parallel[route, i]
        closing &= s.free[i]
        s.free[i] &= ~closing
        while closing:
            note(w, LOG_CLOSED, NOBODY, i * WORD + lowest_bit(closing), 0)
            closing &= closing - 1
