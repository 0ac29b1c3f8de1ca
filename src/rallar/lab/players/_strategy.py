"""What the published strategies have in common: routes in mind, claimed when they can be paid, else collected for.

De Mesentier Silva, Lee, Togelius and Nealen made four agents for “AI-based Playtesting of Contemporary Board Games”
(FDG 2017) and played them again in “Evolving Maps and Decks for Ticket to Ride” (PCG 2018). Here they are written anew,
from what is told of them there and what the authors' own program does. Where that leaves something open, or knows no
such rule, the simplest thing is done that does not play worse. None of them builds a station.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import combinations
from random import Random

from rallar.bots.connections import FAR, shortest
from rallar.bots.outlook import Outlook
from rallar.bots.plan import Plan
from rallar.bots.purse import Purse
from rallar.bots.sight import LOCO, Sight
from rallar.bots.tiles import best_tile
from rallar.game.moves import Decline, DrawCard, DrawTickets, KeepTickets, Move, PaySurcharge
from rallar.model.types import COLORS, LOCOMOTIVE, Ticket

LATE = 8  # with fewer cars left to anybody, no more tickets


class Strategy:
    """One decision of a seat. A strategy says which tickets to keep, when to draw more, and which routes to aim at."""

    def __init__(self, outlook: Outlook, rng: Random) -> None:
        self.sight = Sight(outlook.view, outlook.own, outlook.board)
        self.legal = outlook.legal
        self.rng = rng
        self.chart = self.sight.chart

    def keep(self, choices: Sequence[tuple[Ticket, ...]]) -> tuple[Ticket, ...]:
        """The choice that earns most for each car, if there are cars for any; else the one that can lose least."""
        needs = {kept: self.cars_with(kept) for kept in choices}
        payable = [kept for kept, cars in needs.items() if cars <= self.sight.cars]
        if payable:
            return max(payable, key=lambda kept: sum(ticket.points for ticket in kept) / max(1, needs[kept]))
        return min(choices, key=lambda kept: sum(ticket.points for ticket in kept))

    def wants_tickets(self) -> bool:
        """When there is nothing left to aim at, while nobody is near the end."""
        return not self.aims and min(player.cars for player in self.sight.view.players) >= LATE

    def routes_in_mind(self) -> list[int]:
        """The routes that serve its tickets, in the order in which it wants them."""
        raise NotImplementedError

    # Tickets and connections

    @cached_property
    def unmade(self) -> list[Ticket]:
        """The tickets that are not made but can be, the dearest first."""
        own = (self.chart.tickets[each.ticket] for each in self.sight.own.tickets if each.prospect == "possible")
        return sorted(own, key=lambda ticket: (-ticket.points, ticket.id))

    @cached_property
    def tolls(self) -> list[float]:
        """What each route takes; nothing where it can be used already."""
        tolls = [FAR] * len(self.chart.routes)
        for route in self.sight.free:
            if self.sight.colors_of(route):
                tolls[route] = self.toll(route)
        for route in self.sight.usable:
            tolls[route] = 0.0
        return tolls

    def toll(self, _route: int) -> float:
        """The shortest way is the one with the fewest routes."""
        return 1.0

    def path(self, ticket: Ticket, tolls: Sequence[float] | None = None) -> list[int] | None:
        """The routes that are missing on the shortest way; None if there is no way, or no cars for it."""
        tolls = self.tolls if tolls is None else tolls
        found = shortest(self.chart, tolls, self.chart.ends[ticket.a], self.chart.ends[ticket.b])
        if found is None:
            return None
        missing = [route for route in found if route not in self.sight.usable]
        return missing if sum(map(self.sight.cars_for, missing)) <= self.sight.cars else None

    def network(self, tickets: Iterable[Ticket]) -> set[int]:
        """The routes missing for some tickets at once: what one needs serves the next."""
        tolls, found = list(self.tolls), set[int]()
        for ticket in tickets:
            for route in self.path(ticket, tolls) or ():
                tolls[route] = 0.0
                found.add(route)
        return found

    def cars_with(self, more: Sequence[Ticket]) -> float:
        """What its tickets and some more take together; too many where one of these cannot be made."""
        if any(self.path(ticket) is None for ticket in more):
            return FAR
        return sum(self.sight.cars_for(route) for route in self.network([*self.unmade, *more]))

    # What it does

    def move(self) -> Move:
        asked: dict[str, Callable[[], Move]] = {
            "keep-tickets": self.keep_tickets,
            "take-turn": self.take_turn,
            "draw-second": self.draw,
            "pay-surcharge": self.answer_tunnel,
            "lay-tile": self.lay_tile,
        }
        return asked[self.sight.view.asked]()

    @cached_property
    def aims(self) -> list[int]:
        return self.routes_in_mind()

    @cached_property
    def longest_routes(self) -> list[int]:
        """With nothing in mind: the longest routes, of these the ones that most cards are there for."""
        sight = self.sight
        open_to_us = (route for route in sight.free if sight.colors_of(route))
        return sorted(open_to_us, key=lambda route: (-sight.points_for(route), sight.lacks(route), route))

    @cached_property
    def claimable(self) -> set[int]:
        return {self.chart.number[name] for name in self.legal.routes}

    def keep_tickets(self) -> Move:
        own = self.sight.own
        offer = [self.chart.tickets[each] for each in own.offer]
        sizes = range(own.keep, len(offer) + 1)
        kept = self.keep([kept for size in sizes for kept in combinations(offer, size)])
        return KeepTickets(tuple(ticket.id for ticket in kept))

    def take_turn(self) -> Move:
        if self.wants_tickets() and DrawTickets() in self.legal:
            return DrawTickets()
        for route in self.tried():
            if route in self.claimable:
                return Purse(self.sight, [route]).best_payment(route, self.legal)
        return self.draw()

    def tried(self) -> list[int]:
        """The routes it would claim now, if it can: the first one in its mind."""
        return (self.aims or self.longest_routes)[:1]

    def draw(self) -> Move:
        """The color in mind, else a locomotive, else the deck."""
        options = [move for move in self.legal.simple if isinstance(move, DrawCard)]
        wished = [DrawCard(card) for card in (*self._wanted_cards(), LOCOMOTIVE)]
        for move in (*wished, DrawCard(), *options):
            if move in options:
                return move
        return self._without_cards()

    def _wanted_cards(self) -> list[str]:
        targets = self.aims or self.longest_routes
        if not targets:
            return []
        colors = self.sight.colors_of(targets[0])
        return [COLORS[max(colors, key=lambda color: (self.sight.hand[color], self.sight.seen[color]))]]

    def _without_cards(self) -> Move:
        if not self.claimable:
            return next(iter(self.legal))
        best = max(self.claimable, key=lambda route: (self.sight.points_for(route), -route))
        return Purse(self.sight, ()).best_payment(best, self.legal)

    def answer_tunnel(self) -> Move:
        payments = [move.cards for move in self.legal.simple if isinstance(move, PaySurcharge)]
        return PaySurcharge(min(payments, key=lambda cards: (cards[LOCO], cards))) if payments else Decline()

    def lay_tile(self) -> Move:
        return best_tile(self.sight, Plan(frozenset(self.aims), frozenset(), (), 0.0), self.legal.beds)
