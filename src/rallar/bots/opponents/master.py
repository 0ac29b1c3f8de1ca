"""Plays as the expert does at its best, and looks where each thing it might do would lead, in games that might be."""

from __future__ import annotations

from random import Random

from rallar.bots.network import network_of, plays
from rallar.bots.outlook import Outlook
from rallar.bots.search import Effort, best
from rallar.game.deciding import Mask, Row
from rallar.game.moves import Move
from rallar.kernel.engine import INTERPRETED, looking

__all__ = ["LOOKS", "STRENGTH", "TITLE", "choose", "plays"]

TITLE = "master"
STRENGTH = 4
LOOKS = True
EFFORT = Effort(games=24)


def choose(outlook: Outlook, rng: Random) -> Move:
    """The first decision of a move is looked into; what it is put together from follows by itself."""
    network, begun = network_of(outlook.setting), False

    def decide(row: Row, legal: Mask) -> int:
        nonlocal begun
        if begun or looking() is INTERPRETED:
            return int(network.looks(row, legal).argmax())
        begun = True
        return best(network, outlook, row, legal, EFFORT, rng)

    return outlook.decided(decide)
