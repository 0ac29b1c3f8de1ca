"""What a finished game is worth to each seat, counted in two ways; between two seats each adds up to nothing."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from rallar.model.errors import OptionError

Scores = NDArray[np.integer]
Rewards = NDArray[np.float64]


def margins(scores: Scores, winners: Scores) -> Rewards:  # noqa: ARG001 - called as `ranks` is
    """Of each seat: its score less that of the best other."""
    players = scores.shape[1]
    others = [np.delete(scores, seat, axis=1).max(axis=1) for seat in range(players)]
    found: Rewards = np.subtract(scores, np.stack(others, axis=1), dtype=np.float64)
    return found


def ranks(scores: Scores, winners: Scores) -> Rewards:
    """From 1 for the first to -1 for the last: the share of others it is ahead of, less the share it is behind.

    The tie-breaks of the rules decide who is first; others with equal scores are equal.
    """
    players = scores.shape[1]
    first = (winners[:, None] >> np.arange(players)) & 1
    standing = 2 * scores.astype(np.int64) + first
    ahead: Rewards = np.sign(standing[:, :, None] - standing[:, None, :]).sum(axis=2, dtype=np.float64)
    ahead /= players - 1
    return ahead


KINDS: dict[str, Callable[[Scores, Scores], Rewards]] = {"margin": margins, "rank": ranks}


def reward_of(name: str) -> Callable[[Scores, Scores], Rewards]:
    if name not in KINDS:
        raise OptionError("option-bad-value", name="reward", value=name)
    return KINDS[name]
