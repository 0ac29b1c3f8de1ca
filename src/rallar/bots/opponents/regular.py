"""Plans a network for all its tickets at once, and reckons with the cards and tickets that are left."""

from __future__ import annotations

from random import Random

from rallar.bots.outlook import Outlook
from rallar.bots.planner import Temper
from rallar.bots.reckoner import Reckoner
from rallar.game.moves import Move

TITLE = "regular"
STRENGTH = 2
TEMPER = Temper(orders=5)


def choose(outlook: Outlook, rng: Random) -> Move:
    return Reckoner(TEMPER, outlook, rng).move()
