"""What the lines of a hint are measured by: the plan, the ways of tickets, and how long they would be otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass
from functools import cached_property

from rallar.bots.connections import FAR, shortest
from rallar.bots.outlook import Outlook
from rallar.bots.plan import Plan, plan_for
from rallar.bots.sight import Sight
from rallar.game.moves import BuildStation, Claim, KeepTickets, LayTile, Move, PaySurcharge
from rallar.model.types import Ticket

ORDERS = 5  # in which tickets are tried for the plan
NONE: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Left:
    """What a ticket still needs: spaces to build, and routes of others that stations have to lend."""

    spaces: int
    lent: int = 0
    shortest: bool = True  # else by a way of the plan that is longer, but suits the hand better

    @property
    def nothing(self) -> bool:
        return not self.spaces and not self.lent


class Survey:
    """A position from the seat that is asked, with the plan a good player would have."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.sight = Sight(outlook.view, outlook.own, outlook.board)
        self.chart = self.sight.chart
        self.view = self.sight.view
        self.seat = self.sight.seat
        self._served: dict[int, dict[Ticket, Left]] = {}

    @cached_property
    def unmade(self) -> list[Ticket]:
        """The tickets that are not made but can be, the dearest first."""
        own = self.sight.own.tickets
        found = [self.chart.tickets[each.ticket] for each in own if each.prospect == "possible"]
        return sorted(found, key=lambda ticket: (-ticket.points, ticket.id))

    @cached_property
    def plan(self) -> Plan:
        return plan_for(self.sight, self.unmade, ORDERS)

    def plan_with(self, kept: Iterable[str]) -> Plan:
        """The plan with some tickets more."""
        return plan_for(self.sight, [*self.unmade, *(self.chart.tickets[ticket] for ticket in kept)], ORDERS)

    # --- ways

    def spaces(self, ticket: Ticket, have: Set[int] = NONE, lost: Set[int] = NONE) -> int | None:
        """The fewest spaces still to be built for a ticket, with some routes more or without some; None: no way."""
        way = self._way(ticket, have, lost)
        return None if way is None else self.length_of(set(way) - self.sight.usable - have)

    def _way(self, ticket: Ticket, have: Set[int], lost: Set[int]) -> tuple[int, ...] | None:
        tolls = [FAR] * len(self.chart.routes)
        for route in self.sight.free:
            if route not in lost:
                tolls[route] = self.chart.routes[route].length
        for route in (*self.sight.usable, *have):
            tolls[route] = 0.0
        return shortest(self.chart, tolls, self.chart.ends[ticket.a], self.chart.ends[ticket.b])

    def length_of(self, routes: Iterable[int]) -> int:
        return sum(self.chart.routes[route].length for route in routes)

    @cached_property
    def planned(self) -> dict[str, frozenset[int]]:
        """Of each ticket of the plan, the routes of its way that are still to be claimed or lent."""
        network = self.plan.routes | self.plan.borrowed
        beside = frozenset(self.sight.free) - network
        ways = {ticket: self._way(ticket, self.plan.borrowed, beside) for ticket in self.unmade}
        return {
            ticket.id: frozenset(way or ()) & network for ticket, way in ways.items() if ticket.id in self.plan.tickets
        }

    def shortens(self, ticket: Ticket, route: int) -> bool:
        """Whether a ticket has fewer spaces to go with a route more."""
        before, after = self.spaces(ticket), self.spaces(ticket, have={route})
        return after is not None and (before is None or after < before)

    def served(self, route: int) -> dict[Ticket, Left]:
        """The tickets that a route serves: by the plan, or because it shortens their way; and what is left then."""
        if route not in self._served:
            self._served[route] = self._find_served(route)
        return self._served[route]

    def _find_served(self, route: int) -> dict[Ticket, Left]:
        found = {}
        for ticket in self.unmade:
            way = self.planned.get(ticket.id, NONE)
            if self.shortens(ticket, route):
                found[ticket] = Left(self.spaces(ticket, have={route}) or 0)
            elif route in way and route in self.plan.routes:
                rest = (way & self.plan.routes) - {route}
                found[ticket] = Left(self.length_of(rest), len(way & self.plan.borrowed), shortest=False)
        return found

    def way_of(self, move: Move) -> tuple[str, ...]:
        """The routes still to be had for the tickets that a move serves."""
        if isinstance(move, KeepTickets):
            return tuple(self.chart.routes[each].id for each in sorted(self.plan_with(move.tickets).routes))
        route = self.route_of(move)
        if route is None:
            return ()
        found: set[int] = set()
        for ticket in self.served(route):
            way = self.planned.get(ticket.id, NONE)
            found |= way if route in way else set(self._way(ticket, {route}, NONE) or ()) - self.sight.usable
        return tuple(self.chart.routes[each].id for each in sorted(found - {route}))

    def route_of(self, move: Move) -> int | None:
        """The route that a move is about."""
        match move:
            case Claim(route, _) | LayTile(route, _):
                return self.chart.number[route]
            case PaySurcharge() if self.view.tunnel:
                return self.chart.number[self.view.tunnel.route]
            case BuildStation(city, _):
                return self.lent_at(city)
        return None

    def lent_at(self, city: str) -> int | None:
        """The route of another player that a station in a city had best lend."""
        routes = ((self.chart.number[name], owner) for name, owner in self.view.owners.items())
        here = [
            route
            for route, owner in routes
            if owner != self.seat and city in (self.chart.routes[route].a, self.chart.routes[route].b)
        ]
        useful = {route: self.served(route) for route in here if route not in self.sight.usable}
        best = max(useful, key=lambda route: sum(ticket.points for ticket in useful[route]), default=None)
        return best if best is not None and useful[best] else None

    # --- others

    @cached_property
    def few_players(self) -> bool:
        """Whether of parallel tracks only one can be claimed (C6)."""
        return len(self.view.players) < self.sight.rules.parallel_from

    def lost_with(self, route: int) -> set[int]:
        """What would be out of reach if another player claimed a route."""
        beside = self.chart.parallel[route] if self.few_players else ()
        return {route, *beside, *self.chart.crossed[route]} - self.sight.usable

    def rivals(self, route: int) -> dict[int, list[str]]:
        """Who could want a route: the others who have come to an end of it and may own it, with these ends."""
        if self.sight.is_bullet(route):
            return {}  # it would serve everyone (J2)
        found = self.chart.routes[route]
        reached: dict[int, list[str]] = {}
        for city, number in zip((found.a, found.b), self.chart.joins[route], strict=True):
            for seat in sorted(self._owners_at(number)):
                reached.setdefault(seat, []).append(city)
        return {
            seat: ends
            for seat, ends in reached.items()
            if self.view.players[seat].cars >= found.length and not self._owns_beside(seat, route)
        }

    def _owners_at(self, city: int) -> set[int]:
        owners = (self.view.owners.get(self.chart.routes[route].id) for route, _ in self.chart.around[city])
        return {owner for owner in owners if isinstance(owner, int) and owner != self.seat}

    def _owns_beside(self, seat: int, route: int) -> bool:
        return any(self.view.owners.get(self.chart.routes[each].id) == seat for each in self.chart.parallel[route])

    def parted(self, seat: int, route: int) -> bool:
        """Whether the two ends of a route are not joined yet by what a seat can use."""
        usable = [self.chart.number[name] for name, owner in self.view.owners.items() if owner in (seat, "shared")]
        tolls = [FAR] * len(self.chart.routes)
        for each in usable:
            tolls[each] = 0.0
        a, b = self.chart.joins[route]
        return shortest(self.chart, tolls, (a,), (b,)) is None
