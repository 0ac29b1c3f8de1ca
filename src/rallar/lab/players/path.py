"""The path strategy (Path Agent): has the paths of all its tickets in mind, and claims what is worth most on them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rallar.bots.outlook import Outlook
from rallar.game.moves import Move
from rallar.lab.players._strategy import Strategy
from rallar.model.types import Ticket

TITLE = "path"
STRENGTH = 1
SERVES = 2  # times its points, what a ticket adds to the worth of each route on its path


class Path(Strategy):
    def keep(self, choices: Sequence[tuple[Ticket, ...]]) -> tuple[Ticket, ...]:
        """All that it is dealt."""
        return max(choices, key=len)

    def routes_in_mind(self) -> list[int]:
        worth: dict[int, float] = {}
        for ticket in self.unmade:
            for route in self.path(ticket) or ():
                worth[route] = worth.get(route, self.sight.points_for(route)) + SERVES * ticket.points
        return sorted(worth, key=lambda route: (-worth[route], route))

    def tried(self) -> list[int]:
        return self.aims or self.longest_routes[:1]

    def wants_tickets(self) -> bool:
        """Those it began with have to do."""
        return False


def choose(outlook: Outlook, rng: Random) -> Move:
    return Path(outlook, rng).move()
