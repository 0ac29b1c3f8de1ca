"""Why an action is not legal, for whoever tried it: the plainest reason first. What is legal the steps alone decide."""

from __future__ import annotations

from collections.abc import Sequence

from rallar.kernel.cards import takes_both
from rallar.kernel.layout import (
    ADDS_LOCOS,
    ALLOWED,
    ALREADY_CHOSEN,
    BED,
    BUILD,
    BUILDS_STATION,
    CANNOT_PAY,
    CANNOT_PAY_STATION,
    CARD_NOT_OPEN,
    CARDS,
    CARDS_MISSING,
    CHOOSES_BED,
    CLAIMS,
    COLORING,
    DECK_EMPTY,
    DECLINES,
    DRAW,
    DRAWS,
    DRAWS_TICKETS,
    FILLING,
    FILLS,
    GAME_OVER,
    KEEPS,
    LAYS_TILE,
    LOCOMOTIVE_SECOND,
    LOCOMOTIVES,
    NO_BED,
    NO_STATION_LEFT,
    NO_STATIONS_HERE,
    NO_TILE,
    NO_TILE_LEFT,
    NOBODY,
    NOT_ASKED,
    NOT_YOUR_TURN,
    OFFER,
    OPENING,
    OVER,
    PARALLEL_OWNED,
    PASSES,
    PAYING,
    PAYS,
    ROUTE_CLOSED,
    ROUTE_TAKEN,
    STATION_TAKEN,
    STATION_ZONE,
    SURCHARGE,
    TOO_FEW_CARS,
    TRACK_BUILT,
    TRACK_UNBUILT,
    TURN,
    WORD,
    WRONG_PAYMENT,
    Box,
    State,
)
from rallar.kernel.routes import color_now, open_routes
from rallar.kernel.steps import is_asked
from rallar.model.types import OPEN_SLOTS

# What answers each phase.
ANSWERS: dict[int, tuple[int, ...]] = {
    OPENING: (KEEPS,),
    TURN: (DRAWS, DRAWS_TICKETS, CLAIMS, BUILDS_STATION, PASSES),
    DRAW: (DRAWS,),
    OFFER: (KEEPS,),
    PAYING: (PAYS,),
    LOCOMOTIVES: (ADDS_LOCOS,),
    FILLING: (FILLS,),
    SURCHARGE: (PAYS, DECLINES),
    BUILD: (CHOOSES_BED,),
    COLORING: (LAYS_TILE,),
    OVER: (),
}


def why_not_asked(s: State, seat: int, kind: int) -> int:
    """Why a seat may do nothing of a kind now; ALLOWED if it is asked for that."""
    if s.phase == OVER:
        return GAME_OVER
    if not is_asked(s, seat):
        return ALREADY_CHOSEN if s.phase == OPENING else NOT_YOUR_TURN
    return ALLOWED if kind in ANSWERS[s.phase] else NOT_ASKED


def why_no_draw(b: Box, s: State, card: int) -> int:
    """Why a face-up card, or with NOBODY the top of the deck, cannot be taken."""
    if card == NOBODY:
        return DECK_EMPTY
    lies_open = any(s.open[slot] == card for slot in range(OPEN_SLOTS))
    return LOCOMOTIVE_SECOND if lies_open and takes_both(b, card) else CARD_NOT_OPEN


def why_no_claim(b: Box, s: State, seat: int, route: int) -> int:
    """Why a seat cannot claim a route, whatever it pays."""
    i, bit = route // WORD, 1 << (route % WORD)
    if s.owner[route] != NOBODY:
        return ROUTE_TAKEN
    if not s.free[i] & bit:
        return ROUTE_CLOSED
    if s.barred[seat, i] & bit:
        return PARALLEL_OWNED
    if color_now(b, s, route) == BED:
        return TRACK_UNBUILT
    return CANNOT_PAY if open_routes(b, s, seat, i) & bit else TOO_FEW_CARS


def why_no_station(b: Box, s: State, seat: int, city: int) -> int:
    """Why a seat cannot build a station in a city, whatever it pays."""
    if b.n_stations == 0:
        return NO_STATIONS_HERE
    if s.stations[seat] == 0:
        return NO_STATION_LEFT
    if s.station[city] != NOBODY:
        return STATION_TAKEN
    return CANNOT_PAY_STATION if (s.sites[city // WORD] >> (city % WORD)) & 1 else STATION_ZONE


def why_no_bed(b: Box, s: State, route: int) -> int:
    """Why no tile can be laid on a bed, of whatever color."""
    if b.color[route] != BED:
        return NO_BED
    if s.owner[route] != NOBODY:
        return ROUTE_TAKEN
    if not (s.free[route // WORD] >> (route % WORD)) & 1:
        return ROUTE_CLOSED
    return NO_TILE_LEFT if color_now(b, s, route) == BED else TRACK_BUILT


def why_no_tile(b: Box, s: State, route: int) -> int:
    """Why a tile of one color cannot be laid on a bed."""
    reason = why_no_bed(b, s, route)
    return NO_TILE if reason == NO_TILE_LEFT else reason


def why_no_payment(s: State, seat: int, cards: Sequence[int]) -> int:
    """Why cards do not pay."""
    for card in range(CARDS):
        if cards[card] > s.hand[seat, card]:
            return CARDS_MISSING
    return WRONG_PAYMENT
