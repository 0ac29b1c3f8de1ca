"""What tickets can become is worked out again when, and only when, something that it is read from has changed."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from rallar.game import Game
from rallar.kernel import layout as k
from rallar.kernel import mirror
from rallar.kernel.entries import prospects
from rallar.kernel.prospects import READ
from tests.fixtures import Table, each_table
from tests.players import new_game, random_move


class Noted:
    """A state that notes what is read of it."""

    def __init__(self, state: bytes) -> None:
        self._state: Any = mirror.state(memoryview(state))
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.read.add(name)
        return getattr(self._state, name)


def played(table: Table, seed: int) -> Game:
    game, random = new_game(table, seed), Random(seed)
    while not game.is_over and len(game.history) < 200:
        seat = random.choice(game.to_move)
        game.push(random_move(game, seat, random), seat)
    return game


@each_table
def test_nothing_else_of_a_state_is_read(table: Table) -> None:
    game = played(table, 1)
    for moves in range(0, len(game.history), 20):
        then = game.copy(moves)
        state = Noted(then.state)
        scratch: Any = mirror.Mirror(np.zeros(1, k.SCRATCH))
        found = np.zeros(len(then.board.tickets), np.int64)
        prospects([then.setting.box], [state], scratch, 0, 0, found)  # type: ignore[list-item]
        assert state.read <= {*READ, "phase"}


@each_table
def test_they_are_those_of_the_position(table: Table) -> None:
    """Of a game that is looked at after every move, and of one that has just come there."""
    game, random = new_game(table, 2), Random(2)
    while not game.is_over and len(game.history) < 120:
        seat = random.choice(game.to_move)
        game.push(random_move(game, seat, random), seat)
        fresh = Game.of_state(game.board, game.state, kernel=game._situation.engine)
        assert [game.view(each).own for each in range(game.seats)] == [
            fresh.view(each).own for each in range(game.seats)
        ]
    while game.history:
        game.undo()
    assert game.view(0).own == new_game(table, 2).view(0).own
