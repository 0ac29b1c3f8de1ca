"""Which tickets, routes and places in the order of turns win on a board, as these players play it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Any

import msgspec

from rallar.lab.arena import Bout, SeatResult, Setup
from rallar.lab.ratings import Share
from rallar.model.loader import load_board


@dataclass(frozen=True, slots=True)
class TicketBalance:
    """`kept`: of all seats, how many ended with it; of those, how many made it and how many won."""

    ticket: str
    points: int
    kept: Share
    made: Share
    wins: Share


@dataclass(frozen=True, slots=True)
class RouteBalance:
    """`taken`: in how many games someone claimed it; and how many of those who did won."""

    route: str
    length: int
    taken: Share
    wins: Share


@dataclass(frozen=True, slots=True)
class OrderBalance:
    """By the place in the order of turns: 0 starts."""

    order: int
    wins: Share
    score: float


@dataclass(frozen=True, slots=True)
class Balance:
    """`level`: what everybody would win if nothing mattered."""

    level: float
    games: int
    turns: float
    tickets: tuple[TicketBalance, ...]  # who holds the first most surely wins more than that, the last less
    routes: tuple[RouteBalance, ...]  # the first is claimed most
    orders: tuple[OrderBalance, ...]

    def summary(self, setup: Setup) -> dict[str, Any]:
        """All of it, ready to be written as JSON."""
        figures: dict[str, Any] = msgspec.to_builtins(self)
        return {**msgspec.structs.asdict(setup), **figures}


def balance(setup: Setup, bouts: Sequence[Bout]) -> Balance:
    board = load_board(setup.board)
    seats = [seat for bout in bouts for seat in bout.seats]
    holders, builders = _holders(seats), _builders(seats)
    tickets = (_ticket(ticket.id, ticket.points, holders[ticket.id], len(seats)) for ticket in board.tickets)
    routes = (_route(route.id, route.length, builders[route.id], len(bouts)) for route in board.routes)
    level = 1 / setup.seats
    return Balance(
        level=level,
        games=len(bouts),
        turns=fmean(bout.turns for bout in bouts),
        tickets=tuple(sorted(tickets, key=lambda each: -surely(each.wins, level))),
        routes=tuple(sorted(routes, key=lambda each: -each.taken.value)),
        orders=tuple(_order(bouts, order) for order in range(setup.seats)),
    )


def surely(wins: Share, level: float) -> float:
    """How many standard deviations a share is above what it would be if nothing mattered."""
    return (wins.value - level) * sqrt(wins.of)


def _holders(seats: Sequence[SeatResult]) -> dict[str, list[SeatResult]]:
    found: dict[str, list[SeatResult]] = defaultdict(list)
    for seat in seats:
        for ticket in (*seat.made, *seat.failed):
            found[ticket].append(seat)
    return found


def _builders(seats: Sequence[SeatResult]) -> dict[str, list[SeatResult]]:
    found: dict[str, list[SeatResult]] = defaultdict(list)
    for seat in seats:
        for route in seat.routes:
            found[route].append(seat)
    return found


def _ticket(ticket: str, points: int, holders: list[SeatResult], seats: int) -> TicketBalance:
    return TicketBalance(
        ticket=ticket,
        points=points,
        kept=Share.wilson(len(holders), seats),
        made=Share.mean([float(ticket in seat.made) for seat in holders]),
        wins=Share.mean([seat.share for seat in holders]),
    )


def _route(route: str, length: int, builders: list[SeatResult], games: int) -> RouteBalance:
    wins = Share.mean([seat.share for seat in builders])
    return RouteBalance(route, length, Share.wilson(len(builders), games), wins)


def _order(bouts: Sequence[Bout], order: int) -> OrderBalance:
    here = [seat for bout in bouts for number, seat in enumerate(bout.seats) if bout.order(number) == order]
    return OrderBalance(order, Share.mean([seat.share for seat in here]), fmean(seat.score for seat in here))
