"""What a claim was good for and whom it hurt, as everybody's tickets show in hindsight."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, partial
from statistics import fmean
from typing import NamedTuple

from rallar.bots.chart import chart_of
from rallar.bots.connections import FAR, shortest, tolls_of
from rallar.game.situation import Situation
from rallar.game.view import public_view


class Cut(NamedTuple):
    """A ticket of a seat to which no way is left over routes it could claim."""

    seat: int
    ticket: str


@dataclass(frozen=True, slots=True)
class Aim:
    """What a claim did to the cheapest ways of the tickets that were held then, in spaces of track."""

    serves: bool  # a ticket of one's own came nearer
    detour: int  # so many spaces more the tickets of others take
    cut: tuple[Cut, ...]
    chance: float  # that it hurts, chosen blindly from what would have served as well or as little

    @property
    def hurts(self) -> bool:
        return bool(self.detour or self.cut)

    @property
    def blocks(self) -> bool:
        """It stood in another's way and served nothing of one's own."""
        return self.hurts and not self.serves


class Harm(NamedTuple):
    """A ticket of another's whose way a claim makes longer, by so many spaces; None if it leaves no way."""

    seat: int
    ticket: str
    more: int | None


class Way(NamedTuple):
    """The cheapest way of a ticket that is not made yet."""

    ticket: str
    routes: frozenset[int]
    cost: float


class Position:
    """The ways of everybody's tickets at a moment."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.chart = chart_of(situation.board)
        self.view = public_view(situation)
        self.seats = range(situation.s.players)
        self.tolls = [tolls_of(self.chart, self.view, seat) for seat in self.seats]

    def aim(self, seat: int, claimed: str) -> Aim:
        """Of a claim that a seat makes now."""
        route = self.chart.number[claimed]
        serves = self._serves(seat, route)
        others = self._wanted(seat) if serves else self._idle(seat, route)
        return Aim(serves, *self._harm(seat, route), self._chance(seat, others))

    @cached_property
    def ways(self) -> list[list[Way]]:
        return [list(self._ways(seat)) for seat in self.seats]

    def _ways(self, seat: int) -> Iterable[Way]:
        for number in self.situation.tickets(seat):
            ticket = self.situation.board.tickets[number]
            path = self._path(self.tolls[seat], ticket.id)
            cost = self._cost(self.tolls[seat], path)
            if path and 0 < cost < FAR:
                yield Way(ticket.id, frozenset(path), cost)

    def _path(self, tolls: list[float], ticket: str) -> tuple[int, ...] | None:
        found = self.chart.tickets[ticket]
        return shortest(self.chart, tolls, self.chart.ends[found.a], self.chart.ends[found.b])

    def _cost(self, tolls: list[float], path: tuple[int, ...] | None) -> float:
        return FAR if path is None else sum(tolls[route] for route in path)

    def _serves(self, seat: int, route: int) -> bool:
        tolls = list(self.tolls[seat])
        for closed in self._closed(route):
            tolls[closed] = tolls[closed] and FAR
        tolls[route] = 0
        return any(self._cost(tolls, self._path(tolls, way.ticket)) < way.cost for way in self.ways[seat])

    def _harm(self, seat: int, route: int) -> tuple[int, tuple[Cut, ...]]:
        harms = list(self._harms(seat, route))
        cut = tuple(Cut(harm.seat, harm.ticket) for harm in harms if harm.more is None)
        return sum(harm.more or 0 for harm in harms), cut

    def harms(self, seat: int, claimed: str) -> list[Harm]:
        """What a claim that a seat makes now does to the others, ticket by ticket."""
        return list(self._harms(seat, self.chart.number[claimed]))

    def _harms(self, seat: int, route: int) -> Iterable[Harm]:
        """To all others: only who wanted to go where something is closed now can be hurt."""
        closed = {route, *self._closed(route)}
        for other in self.seats:
            for way in self.ways[other] if other != seat else ():
                if way.routes & closed:
                    tolls = [FAR if i in closed and toll else toll for i, toll in enumerate(self.tolls[other])]
                    cost = self._cost(tolls, self._path(tolls, way.ticket))
                    if cost > way.cost:
                        yield Harm(other, way.ticket, None if cost == FAR else int(cost - way.cost))

    def _closed(self, route: int) -> tuple[int, ...]:
        """What nobody can claim any more once a route is taken (C6, L7)."""
        rules = self.situation.rules
        parallel = self.chart.parallel[route] if len(self.seats) < rules.parallel_from else ()
        return (*parallel, *self.chart.crossed[route])

    def _chance(self, seat: int, routes: Iterable[int]) -> float:
        """How many of some routes hurt."""
        harms = [self._harm(seat, route) for route in routes]
        return fmean(bool(detour or cut) for detour, cut in harms) if harms else 0.0

    def _wanted(self, seat: int) -> Iterable[int]:
        """What could be claimed on the cheapest ways of one's own tickets."""
        return filter(partial(self._is_open, seat), frozenset().union(*(way.routes for way in self.ways[seat])))

    def _idle(self, seat: int, route: int) -> Iterable[int]:
        """What could be claimed of the same length and serves no ticket of one's own."""
        length = self.chart.routes[route].length
        for number, other in enumerate(self.chart.routes):
            if other.length == length and self._is_open(seat, number) and not self._serves(seat, number):
                yield number

    def _is_open(self, seat: int, number: int) -> bool:
        route = self.chart.routes[number]
        built = route.color is not None or route.id in self.view.tiles
        return built and route.kind != "bullet" and 0 < self.tolls[seat][number] < FAR
