"""Why not: each reason worked out anew from the board's own lists, in positions of random games."""

from __future__ import annotations

from functools import cache

import numpy as np

from rallar.kernel import layout as k
from rallar.kernel import reasons
from rallar.kernel.encode import encode
from rallar.kernel.mirror import box, octets_of, state
from tests.batch import Bools, positions, unpack
from tests.conformance.laws import Facts, any_of, facts_of
from tests.fixtures import Table, board_of, each_table

POSITIONS = 20  # a table, of one game from the deal to the end
STEPS = 1500
SEED = 16_000
KINDS = range(12)  # of actions


class Position:
    """A state, and what is on the board in it: owners, tiles, stations."""

    def __init__(self, table: Table, b: k.Box, found: np.void) -> None:
        self.facts: Facts = facts_of(table)
        self.b, self.seats = b, range(table.seats)
        self.s = state(octets_of(np.array([found])))
        number = len(self.facts.length)
        self.owner = found["owner"][:number].tolist()
        self.built: Bools = np.any(unpack(found["laid_tiles"], number), axis=0)
        taken = np.array([owner != k.NOBODY for owner in self.owner])
        self.closed: Bools = any_of(taken | self.built, self.facts.excludes)  # C6, L6, L7

    def barred(self, seat: int) -> Bools:
        """C5."""
        return any_of(np.array([owner == seat for owner in self.owner]), self.facts.parallel)

    def unbuilt(self, route: int) -> bool:
        return bool(self.facts.bed[route]) and not self.built[route]

    def lacks_pieces(self, seat: int, route: int) -> bool:
        """C2, J1."""
        spared = self.facts.bullet[route] and self.s.bullets > 0
        return bool(self.facts.length[route] > self.s.cars[seat] and not spared)


@cache
def games(table: Table) -> list[Position]:
    board = board_of(table.board)
    b = box(octets_of(encode(board, board.rules)))
    return [Position(table, b, found) for found in positions(table, POSITIONS, SEED, STEPS)]


@each_table
def test_why_a_route_cannot_be_claimed(table: Table) -> None:
    met = set()
    for now in games(table):
        for seat in now.seats:
            barred = now.barred(seat)
            for route, owner in enumerate(now.owner):
                expected = first(
                    (owner != k.NOBODY, k.ROUTE_TAKEN),
                    (now.closed[route], k.ROUTE_CLOSED),
                    (barred[route], k.PARALLEL_OWNED),
                    (now.unbuilt(route), k.TRACK_UNBUILT),
                    (now.lacks_pieces(seat, route), k.TOO_FEW_CARS),
                    (True, k.CANNOT_PAY),
                )
                assert reasons.why_no_claim(now.b, now.s, seat, route) == expected
                met.add(expected)
    assert met >= {k.ROUTE_TAKEN, k.TOO_FEW_CARS, k.CANNOT_PAY}


@each_table
def test_why_no_tile_can_be_laid(table: Table) -> None:
    for now in games(table):
        for route, owner in enumerate(now.owner):
            expected = first(
                (not now.facts.bed[route], k.NO_BED),
                (owner != k.NOBODY, k.ROUTE_TAKEN),
                (now.closed[route], k.ROUTE_CLOSED),
                (now.built[route], k.TRACK_BUILT),
                (True, k.NO_TILE_LEFT),
            )
            assert reasons.why_no_bed(now.b, now.s, route) == expected
            tile = k.NO_TILE if expected == k.NO_TILE_LEFT else expected
            assert reasons.why_no_tile(now.b, now.s, route) == tile


@each_table
def test_why_no_station_can_be_built(table: Table) -> None:
    for now in games(table):
        for seat in now.seats:
            for city, site in enumerate(now.facts.site):
                expected = first(
                    (now.facts.stations == 0, k.NO_STATIONS_HERE),
                    (now.s.stations[seat] == 0, k.NO_STATION_LEFT),
                    (now.s.station[city] != k.NOBODY, k.STATION_TAKEN),
                    (not site, k.STATION_ZONE),
                    (True, k.CANNOT_PAY_STATION),
                )
                assert reasons.why_no_station(now.b, now.s, seat, city) == expected


@each_table
def test_why_a_seat_is_not_asked(table: Table) -> None:
    for now in games(table):
        phase = now.s.phase
        for seat in now.seats:
            chosen, waits = now.s.chosen[seat] != 0, now.s.seat != seat
            for kind in KINDS:
                expected = first(
                    (phase == k.OVER, k.GAME_OVER),
                    (phase == k.OPENING and chosen, k.ALREADY_CHOSEN),
                    (phase != k.OPENING and waits, k.NOT_YOUR_TURN),
                    (kind not in reasons.ANSWERS[phase], k.NOT_ASKED),
                    (True, k.ALLOWED),
                )
                assert reasons.why_not_asked(now.s, seat, kind) == expected


@each_table
def test_why_a_card_cannot_be_drawn(table: Table) -> None:
    ends = board_of(table.board).rules.open_locomotive == "both_draws"
    for now in games(table):
        assert reasons.why_no_draw(now.b, now.s, k.NOBODY) == k.DECK_EMPTY
        for card in range(k.CARDS):
            both = card == k.LOCO and ends and card in list(now.s.open)
            expected = k.LOCOMOTIVE_SECOND if both else k.CARD_NOT_OPEN
            assert reasons.why_no_draw(now.b, now.s, card) == expected


@each_table
def test_why_cards_do_not_pay(table: Table) -> None:
    for now in games(table):
        for seat in now.seats:
            hand = [now.s.hand[seat, card] for card in range(k.CARDS)]
            assert reasons.why_no_payment(now.s, seat, hand) == k.WRONG_PAYMENT
            for card in range(k.CARDS):
                more = [number + (i == card) for i, number in enumerate(hand)]
                assert reasons.why_no_payment(now.s, seat, more) == k.CARDS_MISSING


def first(*reasons: tuple[object, int]) -> int:
    """The plainest reason that holds."""
    return next(reason for holds, reason in reasons if holds)
