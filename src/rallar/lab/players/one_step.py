"""The one-step strategy (One Step Ahead): thinks of the next route of its dearest ticket, and of nothing beyond."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rallar.bots.outlook import Outlook
from rallar.game.moves import Move
from rallar.lab.players._strategy import Strategy
from rallar.model.types import Ticket

TITLE = "one-step"
STRENGTH = 1


class OneStep(Strategy):
    def keep(self, choices: Sequence[tuple[Ticket, ...]]) -> tuple[Ticket, ...]:
        """All that it is dealt; of those it draws later, what earns most for each car."""
        return super().keep(choices) if self.sight.own.tickets else max(choices, key=len)

    def routes_in_mind(self) -> list[int]:
        paths = (self.path(ticket) for ticket in self.unmade)
        return next((path[:1] for path in paths if path), [])


def choose(outlook: Outlook, rng: Random) -> Move:
    return OneStep(outlook, rng).move()
