"""A move put together one decision of the kernel after the other, by whoever is shown what the seat sees each time."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from rallar.game.codec import move_of
from rallar.game.moves import Move
from rallar.game.situation import Situation
from rallar.kernel import layout as k
from rallar.kernel.engine import looking

PUT_TOGETHER = (k.PAYING, k.LOCOMOTIVES, k.FILLING, k.COLORING)  # the phases inside a move

Row = NDArray[np.int8]
Mask = NDArray[np.bool_]
Decide = Callable[[Row, Mask], int]


def decided(situation: Situation, seat: int, decide: Decide) -> Move:
    """The move of a seat that is asked something. What is decided on knows no more than the seat does.

    The last decision of a move may turn up cards: it is carried out on the bench, and nobody is shown what came of it.
    """
    bench, actions = situation.on(looking()).bench(), list[int]()
    while not actions or bench.s.phase in PUT_TOGETHER:
        actions.append(decide(bench.look(seat), bench.legal_mask(seat)))
        if not bench.step(seat, actions[-1]):
            raise ValueError(f"action {actions[-1]} is not legal")
    return move_of(situation, seat, actions)
