"""The long-route strategy (Long Route Junkie): goes to its dearest ticket by long routes, then wants the longest."""

from __future__ import annotations

from random import Random

from rallar.bots.connections import FAR
from rallar.bots.outlook import Outlook
from rallar.game.moves import Move
from rallar.lab.players._strategy import Strategy

TITLE = "long-route"
STRENGTH = 1
LONG = 3  # spaces


class LongRoute(Strategy):
    def routes_in_mind(self) -> list[int]:
        """The longest route on a way of long routes alone; where there is none, on any way."""
        for tolls in (self._long_alone(), self.tolls):
            for ticket in self.unmade:
                path = self.path(ticket, tolls)
                if path:
                    return [max(path, key=lambda route: self.chart.routes[route].length)]
        return []

    def _long_alone(self) -> list[float]:
        """What each route takes, if only long ones are built."""
        lengths = (route.length for route in self.chart.routes)
        return [FAR if toll and length < LONG else toll for toll, length in zip(self.tolls, lengths, strict=True)]


def choose(outlook: Outlook, rng: Random) -> Move:
    return LongRoute(outlook, rng).move()
