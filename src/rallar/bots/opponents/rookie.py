"""Has one ticket in mind at a time, and does something without thinking now and then."""

from __future__ import annotations

from random import Random

from rallar.bots.outlook import Outlook
from rallar.bots.planner import Planner, Temper
from rallar.game.moves import Move

TITLE = "rookie"
STRENGTH = 1
TEMPER = Temper(orders=1, ahead=1, slips=0.25)


def choose(outlook: Outlook, rng: Random) -> Move:
    return Planner(TEMPER, outlook, rng).move()
