"""Plans a network for all its tickets at once."""

from __future__ import annotations

from random import Random

from rallar.bots.outlook import Outlook
from rallar.bots.planner import Planner, Temper
from rallar.game.moves import Move

TITLE = "regular"
STRENGTH = 2
TEMPER = Temper(orders=5)


def choose(outlook: Outlook, rng: Random) -> Move:
    return Planner(TEMPER, outlook, rng).move()
