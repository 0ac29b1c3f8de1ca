"""A move is put together decision by decision: by whoever is shown what the seat sees, and nothing else."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from rallar.game.codec import encoded
from rallar.game.deciding import Mask, Row
from rallar.game.game import Game
from rallar.kernel.engine import compiled
from rallar.kernel.fields import fields_of
from tests.fixtures import Table, each_table, soak
from tests.players import new_game, play

GAMES = soak(1)  # a table
EVERY = 3  # moves between those that are asked for twice


class Chance:
    """Decides at random, and remembers what it was shown and what it did."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.shown: list[bytes] = []
        self.actions: list[int] = []

    def __call__(self, row: Row, legal: Mask) -> int:
        self.shown.append(row.tobytes() + legal.tobytes())
        self.actions.append(int(self.rng.choice(np.flatnonzero(legal))))
        return self.actions[-1]


@pytest.fixture(autouse=True)
def _seeing() -> None:
    """What is slow interpreted is compiled."""
    _ = compiled().sight


@each_table
def test_what_is_decided_is_the_move(table: Table) -> None:
    for seed in range(GAMES):
        game, rng = new_game(table, seed), Random(seed)
        for moves, _ in enumerate(play(game, rng)):
            if moves % EVERY == 0 and game.to_move:
                seat = rng.choice(game.to_move)
                before, chance = game.state, Chance(rng)
                move = game.decided(seat, chance)
                assert game.state == before
                assert move in game.legal_moves_of(seat)
                assert encoded(game._situation, seat, move) == chance.actions


def test_every_decision_is_shown_what_is_seen_then() -> None:
    """A payment is decided on by who sees what is to be paid; others that redeal the game see the same."""
    game, rng = new_game(Table("nordic", 2), 4), Random(4)
    long = 0
    for moves, _ in enumerate(play(game, rng)):
        if not game.to_move:
            break
        seat = game.to_move[0]
        shown = seen_by(game, seat, Random(moves))
        assert shown == seen_by(game.redealt(seat, rng), seat, Random(moves))
        assert len(set(shown)) == len(shown), "each decision sees something else"
        long += len(shown) > 1
    assert long > 5


def seen_by(game: Game, seat: int, rng: Random) -> list[bytes]:
    """All that is shown while a move is put together."""
    chance = Chance(rng)
    game.decided(seat, chance)
    return chance.shown


def test_an_action_that_is_not_legal_is_refused() -> None:
    game = new_game(Table("nordic", 2), 1)
    before = game.state
    with pytest.raises(ValueError, match="not legal"):
        game.decided(0, lambda _, legal: int(np.flatnonzero(~legal)[0]))
    assert game.state == before


def test_while_all_choose_tickets_each_is_asked() -> None:
    """S5: whoever answers first, the others see that they are asked; who has answered sees that it is not."""
    game = new_game(Table("europe", 3), 1)

    assert [is_asked(game, seat) for seat in range(3)] == [1, 1, 1]
    game.push(next(iter(game.legal_moves_of(1))), 1)
    assert [is_asked(game, seat) for seat in range(3)] == [1, 0, 1]


def is_asked(game: Game, seat: int) -> int:
    """The last number of `course`."""
    fields = fields_of(game.setting.box)
    course = [field.name for field in fields].index("course")
    return int(game._situation.bench().look(seat)[sum(field.size for field in fields[: course + 1]) - 1])
