"""The yardstick: the opponent that was called `normal` when there were two. It is not to change."""

from __future__ import annotations

from random import Random

from rallar.bots.outlook import Outlook
from rallar.bots.planner import Planner, Temper
from rallar.game.moves import Move

TITLE = "normal"
STRENGTH = 2
TEMPER = Temper(orders=5)


def choose(outlook: Outlook, rng: Random) -> Move:
    return Planner(TEMPER, outlook, rng).move()
