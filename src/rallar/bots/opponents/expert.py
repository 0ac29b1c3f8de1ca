"""Plays as a network was trained to, in millions of games against itself."""

from __future__ import annotations

from random import Random

import numpy as np

from rallar.bots.network import network_of, plays
from rallar.bots.outlook import Outlook
from rallar.game.moves import Move

__all__ = ["STRENGTH", "TITLE", "choose", "plays"]

TITLE = "expert"
STRENGTH = 3
WARMTH = 1.0  # how often it takes what looks second best


def choose(outlook: Outlook, rng: Random) -> Move:
    network, noise = network_of(outlook.setting), np.random.default_rng(rng.getrandbits(64))
    return outlook.decided(
        lambda row, legal: int((network.looks(row, legal) + WARMTH * noise.gumbel(size=len(legal))).argmax())
    )
