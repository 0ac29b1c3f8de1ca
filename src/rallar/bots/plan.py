"""A network for several tickets at once: cheapest paths one after the other, in several orders."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rallar.bots.connections import FAR, shortest
from rallar.bots.sight import Sight
from rallar.model.types import Ticket

HOPE = 1.3  # plans may take so much longer than the game seems to last: others are slowed down too
WAIT = 0.6  # turns until a wanted card comes
STATION_IN_CARS = 3.0  # where cars are short, a station is as good as a route of so many
ROUTE_IN_CARS = 0.5  # and each route more is as bad as so many cars
SWING = 2  # times its points is what a ticket makes of a difference: added, or taken away


@dataclass(frozen=True, slots=True)
class Plan:
    """The routes to claim and to borrow for some tickets, and what they come to."""

    routes: frozenset[int]
    borrowed: frozenset[int]
    tickets: tuple[str, ...]  # those it makes
    value: float  # points of those it makes, less of those it gives up and what it takes to get there


NOTHING = Plan(frozenset(), frozenset(), (), 0.0)


def plan_for(sight: Sight, tickets: Sequence[Ticket], orders: int, share: float = 1.0) -> Plan:
    """The best of some plans for tickets that are not made yet, with a share of the cars and turns left."""
    if not tickets:
        return NOTHING
    return max((_try(sight, order, share) for order in _orders(sight, tickets)[:orders]), key=lambda plan: plan.value)


def _orders(sight: Sight, tickets: Sequence[Ticket]) -> list[tuple[Ticket, ...]]:
    """The near ones first, the dear ones first, the far ones first, and the near ones turned about."""
    dear = sorted(tickets, key=lambda ticket: (-ticket.points, ticket.id))
    near = sorted(dear, key=sight.distance) if len(dear) > 1 else dear
    turned = (near[i:] + near[:i] for i in range(1, len(near) - 1))
    return list(dict.fromkeys(tuple(order) for order in (near, dear, near[::-1], *turned)))


def _try(sight: Sight, order: Iterable[Ticket], share: float) -> Plan:
    """Add one ticket after the other; what is planned already costs nothing more."""
    draft = _Draft(sight, share)
    for ticket in order:
        draft.add(ticket)
    return draft.plan()


class _Draft:
    def __init__(self, sight: Sight, share: float) -> None:
        self.sight = sight
        self.tolls = list(sight.tolls)
        self.routes: set[int] = set()
        self.borrowed: set[int] = set()
        self.made: list[str] = []
        self.value = 0.0
        self.cars = sight.cars * share
        self.turns = sight.turns_left * HOPE * share

    def add(self, ticket: Ticket) -> None:
        """Add the cheapest path that can be had, else the one with the fewest cars."""
        lendable = self.sight.lendable
        if not self._add_path(ticket, self.tolls, lendable) and not self._add_path(
            ticket, self._in_cars(), dict.fromkeys(lendable, STATION_IN_CARS)
        ):
            self.value -= ticket.points

    def _add_path(self, ticket: Ticket, tolls: list[float], lend: dict[int, float]) -> bool:
        path, lent = self._path(ticket, tolls, lend)
        return path is not None and self._afford(ticket, path, lent)

    def _in_cars(self) -> list[float]:
        sight = self.sight
        return [
            toll if toll in (0.0, FAR) else ROUTE_IN_CARS + sight.cars_for(route)
            for route, toll in enumerate(self.tolls)
        ]

    def _path(
        self, ticket: Ticket, tolls: list[float], lend: dict[int, float]
    ) -> tuple[tuple[int, ...] | None, list[int]]:
        """The cheapest path, with what of it would be borrowed."""
        chart, ends = self.sight.chart, self.sight.chart.ends
        with_lent = list(tolls)
        for route, price in lend.items():
            with_lent[route] = 0.0 if route in self.borrowed else price
        path = shortest(chart, with_lent, ends[ticket.a], ends[ticket.b])
        lent = [route for route in path or () if route in lend and route not in self.borrowed]
        if len(lent) + len(self.borrowed) > self.sight.me.stations:
            return shortest(chart, tolls, ends[ticket.a], ends[ticket.b]), []
        return path, lent

    def _afford(self, ticket: Ticket, path: tuple[int, ...], lent: list[int]) -> bool:
        """Take a path into the plan, if there are cars and time for it and it is worth its while."""
        sight = self.sight
        routes = self._bought(path)
        cars = sum(sight.cars_for(route) for route in routes)
        turns = len(lent) + sum(1 + WAIT * sight.lacks(route) for route in routes)
        effort = sum(self.tolls[route] for route in routes) + sum(sight.lendable[route] for route in lent)
        if cars > self.cars or turns > self.turns or effort > SWING * ticket.points + sight.turn_worth:
            return False
        self.value += ticket.points - effort
        self.made.append(ticket.id)
        self.cars -= cars
        self.turns -= turns
        self._take(routes, lent)
        return True

    def _bought(self, path: tuple[int, ...]) -> list[int]:
        sight = self.sight
        return [
            route
            for route in path
            if route not in sight.usable and route not in self.routes and route not in sight.lendable
        ]

    def _take(self, routes: list[int], lent: list[int]) -> None:
        self.routes.update(routes)
        self.borrowed.update(lent)
        for route in routes:
            self.tolls[route] = 0.0
            for other in (*self.sight.chart.parallel[route], *self.sight.chart.crossed[route]):
                if other not in self.routes and other not in self.sight.usable:
                    self.tolls[other] = FAR

    def plan(self) -> Plan:
        return Plan(frozenset(self.routes), frozenset(self.borrowed), tuple(self.made), self.value)
