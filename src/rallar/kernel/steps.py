"""A game as steps: for each phase what is legal, and what carrying out an action does.

Doing answers True when the turn is over with it.
"""

from __future__ import annotations

from rallar.kernel.actions import allow, bed_route, claimed_route, kept_mask, kind_of, station_city, tile_color
from rallar.kernel.beds import begin_building, lay_tile, legal_beds, legal_tiles
from rallar.kernel.cards import drawable, most_of_a_color, settle_cards, take_card
from rallar.kernel.dispatch import by_phase
from rallar.kernel.layout import (
    ACTION_WORDS,
    BUILD,
    CLAIMS,
    COLORING,
    DECLINE,
    DRAW,
    DRAWS,
    DRAWS_TICKETS,
    FILLING,
    LOCOMOTIVES,
    LOG_LAID,
    LOG_PASSED,
    NOBODY,
    OFFER,
    OPENING,
    OVER,
    PASS,
    PAYING,
    SURCHARGE,
    TICKETS,
    TURN,
    Box,
    Scratch,
    State,
)
from rallar.kernel.log import note
from rallar.kernel.payments import (
    clear_bill,
    discard_laid,
    lay_fill,
    lay_locos,
    lay_pay,
    legal_fill,
    legal_locos,
    legal_pay,
    take_laid_from_hand,
)
from rallar.kernel.routes import bill_route, legal_claims, take_route
from rallar.kernel.stations import bill_station, build_station, legal_stations
from rallar.kernel.tickets import choose_opening, has_tickets, keep_tickets, legal_keeps, offer_tickets
from rallar.kernel.tunnels import discard_turned, take_back, turn_up
from rallar.kernel.turns import begin_turn, end_turn

# --- the opening tickets, which all seats choose at the same time (S5)


def legal_opening(b: Box, s: State, w: Scratch, seat: int) -> None:
    legal_keeps(b, s, w, seat)


def do_opening(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    if choose_opening(b, s, w, seat, kept_mask(action)):
        begin_turn(s, w, s.start)
    return False


# --- a turn: one action, or the first step of one (S7, S8)


def legal_turn(b: Box, s: State, w: Scratch, seat: int) -> None:
    w.legal[0] = drawable(b, s, False)
    if has_tickets(s):
        allow(w, TICKETS)
    most = most_of_a_color(s, seat)
    legal_claims(b, s, w, seat, most)
    if b.n_stations:
        legal_stations(b, s, w, seat, most)
    for i in range(ACTION_WORDS):
        if w.legal[i]:
            return
    allow(w, PASS)


def do_turn(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    if action == PASS:
        s.passes += 1
        note(w, LOG_PASSED, seat, 0, 0)
        return True
    s.passes = 0
    kind = kind_of(b, action)
    if kind == DRAWS:
        return draw_first(b, s, w, seat, action)
    if kind == DRAWS_TICKETS:
        offer_tickets(s, w, seat, b.draw_regular)
        s.phase = OFFER
    else:
        s.phase = PAYING
        if kind == CLAIMS:
            bill_route(b, s, claimed_route(action))
        else:
            bill_station(b, s, seat, station_city(b, action))
    return False


def draw_first(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    both = take_card(b, s, w, seat, action)
    if not both and drawable(b, s, True):  # D9
        s.phase = DRAW
        return False
    return not begin_building(b, s)


# --- the second card


def legal_second(b: Box, s: State, w: Scratch, seat: int) -> None:
    w.legal[0] = drawable(b, s, True)


def do_second(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    take_card(b, s, w, seat, action)
    return not begin_building(b, s)


# --- tickets drawn


def legal_offer(b: Box, s: State, w: Scratch, seat: int) -> None:
    legal_keeps(b, s, w, seat)


def do_offer(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    keep_tickets(s, w, seat, kept_mask(action), b.draw_rejects)
    return True


# --- a payment: the cards of a color, then where substitutes leave a choice locomotives and filler


def legal_paying(b: Box, s: State, w: Scratch, seat: int) -> None:
    legal_pay(s, w, seat)


def do_paying(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    return lay_pay(s, action) and settle(b, s, w, seat)


def legal_locomotives(b: Box, s: State, w: Scratch, seat: int) -> None:
    legal_locos(s, w, seat)


def do_locomotives(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    return lay_locos(s, action) and settle(b, s, w, seat)


def legal_filling(b: Box, s: State, w: Scratch, seat: int) -> None:
    legal_fill(s, w, seat)


def do_filling(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    return lay_fill(s, action) and settle(b, s, w, seat)


def settle(b: Box, s: State, w: Scratch, seat: int) -> bool:
    """The payment is whole: lay it down. True if nothing is left to decide."""
    if s.route != NOBODY:
        note(w, LOG_LAID, seat, s.route, 0)
    take_laid_from_hand(s, w, seat)
    if s.city != NOBODY:
        build_station(s, w, seat, s.city)
    elif b.tunnel[s.route]:
        turn_up(s, w, seat)
        if s.due > 0:
            s.phase = SURCHARGE
            return False
        discard_turned(s)
        take_route(b, s, w, seat, s.route)
    else:
        take_route(b, s, w, seat, s.route)
    discard_laid(s)
    clear_bill(s)
    settle_cards(b, s, w)
    return True


# --- the surcharge of a tunnel (U4)


def legal_surcharge(b: Box, s: State, w: Scratch, seat: int) -> None:
    legal_pay(s, w, seat)
    allow(w, DECLINE)


def do_surcharge(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    if action == DECLINE:
        take_back(s, w, seat)
    else:
        discard_laid(s)
        lay_pay(s, action)
        take_laid_from_hand(s, w, seat)
        discard_laid(s)
        take_route(b, s, w, seat, s.route)
    discard_turned(s)
    clear_bill(s)
    settle_cards(b, s, w)
    return True


# --- a tile: the bed, then its color (L2)


def legal_build(b: Box, s: State, w: Scratch, seat: int) -> None:
    legal_beds(b, s, w)


def do_build(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    s.route = bed_route(b, action)
    s.phase = COLORING
    return False


def legal_coloring(b: Box, s: State, w: Scratch, seat: int) -> None:
    legal_tiles(b, s, w)


def do_coloring(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    lay_tile(b, s, w, seat, tile_color(action))
    return True


# The steps by phase, the most frequent first.
STEPS = {
    TURN: (legal_turn, do_turn),
    DRAW: (legal_second, do_second),
    PAYING: (legal_paying, do_paying),
    FILLING: (legal_filling, do_filling),
    LOCOMOTIVES: (legal_locomotives, do_locomotives),
    OFFER: (legal_offer, do_offer),
    BUILD: (legal_build, do_build),
    COLORING: (legal_coloring, do_coloring),
    SURCHARGE: (legal_surcharge, do_surcharge),
    OPENING: (legal_opening, do_opening),
}
list_step = by_phase("list_step", {phase: legal for phase, (legal, _) in STEPS.items()})
do_step = by_phase("do_step", {phase: do for phase, (_, do) in STEPS.items()})


def is_asked(s: State, seat: int) -> bool:
    """Whether a seat is to move: several at once only while the opening tickets are chosen (S5)."""
    if s.phase == OPENING:
        return s.chosen[seat] == 0
    return s.phase != OVER and seat == s.seat


def list_legal(b: Box, s: State, w: Scratch, seat: int) -> None:
    """Leave in the scratch record the actions a seat may take now, as a mask."""
    for i in range(ACTION_WORDS):
        w.legal[i] = 0
    if is_asked(s, seat):
        list_step(b, s, w, seat)


def apply(b: Box, s: State, w: Scratch, seat: int, action: int) -> None:
    """Carry out a legal action."""
    w.log_n = 0
    if do_step(b, s, w, seat, action):
        end_turn(b, s, w, seat)
