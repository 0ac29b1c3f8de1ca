"""Plays as a network was trained to, in millions of games against itself."""

from __future__ import annotations

from random import Random

import numpy as np

from rallar.bots.network import network_of, plays, warmth_of
from rallar.bots.outlook import Outlook
from rallar.game.moves import Move

__all__ = ["LOOKS", "STRENGTH", "TITLE", "choose", "plays"]

TITLE = "expert"
STRENGTH = 3
LOOKS = True


def choose(outlook: Outlook, rng: Random) -> Move:
    """What looks best, or now and then, by how warm it is there, what looks second best."""
    network, warmth = network_of(outlook.setting), warmth_of(outlook.setting, outlook.seats)
    noise = np.random.default_rng(rng.getrandbits(64))
    return outlook.decided(
        lambda row, legal: int((network.looks(row, legal) + warmth * noise.gumbel(size=len(legal))).argmax())
    )
