"""An opponent of one's own: takes the first move there is."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from rallar.bots import Outlook
from rallar.game import Move

TITLE = "Hasty"
STRENGTH = 0


@dataclass
class Thought:
    """As any module may have: dataclasses look their module up."""

    move: Move


def choose(outlook: Outlook, _rng: Random) -> Move:
    return Thought(next(iter(outlook.legal))).move
