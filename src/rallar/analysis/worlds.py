"""Many games at once, and what the judge expects of each: games as they are, and as a seat might think they are."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from rallar.bots.judge import judge_of
from rallar.bots.network import network_of
from rallar.bots.search import Games, one_core
from rallar.game.setting import Setting
from rallar.kernel import layout as k

from .chances import Expected

AT_ONCE = 256  # games that are judged together


def expected(setting: Setting, states: Sequence[bytes]) -> Expected:
    """Of games as they stand."""
    parts = [_expected(setting, list(states[i : i + AT_ONCE])) for i in range(0, len(states), AT_ONCE)]
    return Expected(*(np.concatenate(each, -1) for each in zip(*parts, strict=True)))


def _expected(setting: Setting, states: list[bytes]) -> Expected:
    """While tickets are chosen at the opening the network plays until the first turn begins: tickets say most."""
    with one_core():
        games = Games(setting, states)
        opening = np.flatnonzero(games.states["phase"] == k.OPENING)
        if len(opening):
            chosen = Games(setting, [states[i] for i in opening])
            chosen.list_legal()
            chosen.play_on(network_of(setting), 1)
            games.states[opening] = chosen.states
        return Expected.of(setting, games.states, games.hopes(judge_of(setting)))


def after(setting: Setting, worlds: Sequence[bytes], seat: int, actions: Sequence[int]) -> Expected:
    """The same after a seat has done something in each of some worlds, and the network has finished its turn."""
    with one_core():
        games = Games(setting, list(worlds))
        for action in actions:
            games.begin(seat, np.full(len(worlds), action))
        games.play_on(network_of(setting), 1)
        return Expected.of(setting, games.states, games.hopes(judge_of(setting)))
