"""The destination-hungry strategy: draws tickets first, until they take up its cars, then builds the network of all."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rallar.bots.outlook import Outlook
from rallar.game.moves import Move
from rallar.lab.players._strategy import LATE, Strategy
from rallar.model.types import Ticket

TITLE = "destination-hungry"
STRENGTH = 1
SPARE = 5  # cars left free for detours
MANY = 6  # tickets in hand that are enough, whatever they take


class DestinationHungry(Strategy):
    def keep(self, choices: Sequence[tuple[Ticket, ...]]) -> tuple[Ticket, ...]:
        """The choice that earns most for each car, with what it has; else the one that can lose least."""
        fitting = [kept for kept in choices if self.cars_with(kept) <= self.sight.cars - SPARE]
        return max(fitting, key=self._worth) if fitting else super().keep(choices)

    def _worth(self, kept: tuple[Ticket, ...]) -> float:
        tickets = [*self.unmade, *kept]
        network = self.network(tickets)
        points = sum(ticket.points for ticket in tickets) + sum(map(self.sight.points_for, network))
        return points / max(1, sum(map(self.sight.cars_for, network)))

    def toll(self, route: int) -> float:
        """The shortest way is the one with the fewest spaces."""
        return float(self.chart.routes[route].length)

    def wants_tickets(self) -> bool:
        """More before it builds, while there are cars for more; later when all are made."""
        view = self.sight.view
        if not any(owner == self.sight.seat for owner in view.owners.values()):
            return len(self.sight.own.tickets) < MANY and self.cars_with(()) < self.sight.cars / 2
        return not self.aims and min(player.cars for player in view.players) >= LATE

    def routes_in_mind(self) -> list[int]:
        """The network of all its tickets, the dearest routes first."""
        return sorted(self.network(self.unmade), key=lambda route: (-self.sight.points_for(route), route))

    def tried(self) -> list[int]:
        return self.aims or self.longest_routes[:1]


def choose(outlook: Outlook, rng: Random) -> Move:
    return DestinationHungry(outlook, rng).move()
