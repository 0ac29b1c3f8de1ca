"""Games put into states that no play led to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from rallar.game.game import Game
from rallar.kernel import layout as k
from tests.batch import States


def put(game: Game, state: bytes) -> None:
    """Let a game stand in another state."""
    game._situation = game._situation.at(state)


@contextmanager
def rearranged(game: Game) -> Iterator[States]:
    """A game's state, to be changed by the field."""
    state = np.frombuffer(bytearray(game.state), k.STATE)
    yield state
    put(game, state.tobytes())
