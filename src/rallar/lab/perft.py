"""Counts of sequences of decisions, by depth: what a second implementation of the rules can be compared with."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rallar.kernel import layout as k
from rallar.kernel.engine import Engine


def perft(engine: Engine, board: NDArray[np.void], state: np.void, depth: int) -> int:
    """How many sequences of so many decisions there are from a state, chance going the way of its generator."""
    states: NDArray[np.void] = np.zeros(depth, k.STATE)
    states[0] = state
    scratch: NDArray[np.void] = np.zeros(1, k.SCRATCH)
    records = (engine.records(board), engine.records(states), engine.records(scratch))
    return _count(engine, records, states, scratch, 0)


def _count(
    engine: Engine, records: tuple[Any, ...], states: NDArray[np.void], scratch: NDArray[np.void], level: int
) -> int:
    seat = int(states["seat"][level])
    engine.legal(*records, level, seat)
    words = scratch["legal"][0].tolist()
    if level == len(states) - 1:
        return sum(word.bit_count() for word in words)
    total = 0
    for i, word in enumerate(words):
        for bit in range(word.bit_length()):
            if word >> bit & 1:
                states[level + 1] = states[level]
                engine.step(*records, level + 1, seat, i * k.WORD + bit)
                total += _count(engine, records, states, scratch, level + 1)
    return total
