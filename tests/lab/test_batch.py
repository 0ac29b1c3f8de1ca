"""Many games at once: the same games as one at a time, however many threads share the work."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from rallar.game.game import Game
from rallar.kernel import layout as k
from rallar.kernel.bits import lowest_bit
from rallar.kernel.engine import INTERPRETED, Engine, compiled, with_policy
from rallar.kernel.layout import ACTION_WORDS, WORD, Box, Scratch, State
from rallar.lab.batch import Batch
from rallar.model.errors import OptionError
from tests.fixtures import Table, board_of, each_board
from tests.players import played

GAMES = 12
SEED = 400


def first_legal(b: Box, s: State, w: Scratch, seat: int) -> int:  # noqa: ARG001 - a policy's signature
    """A policy that needs no thought."""
    for i in range(ACTION_WORDS):
        if w.legal[i]:
            return i * WORD + lowest_bit(w.legal[i])
    return -1


def one_at_a_time(name: str, kernel: Engine) -> list[list[int]]:
    batch = Batch(board_of(name), 2, 1, kernel=kernel)
    rows = np.zeros((GAMES, 6), np.int64)
    records = [kernel.records(each) for each in (batch.setting.record, batch.states, np.zeros(1, k.SCRATCH))]
    kernel.play_many(*records, 2, -1, SEED, GAMES, rows)
    return rows.tolist()


@each_board
@pytest.mark.parametrize("threads", [1, 3, 50])
def test_games_played_out_together_are_those_played_one_by_one(name: str, threads: int) -> None:
    batch = Batch(board_of(name), 2, GAMES, SEED, threads=threads)
    assert batch.play_on(SEED).tolist() == one_at_a_time(name, compiled())
    assert batch.over.all()
    assert not batch.legal().any()


@each_board
def test_masks_and_steps_are_those_of_a_game(name: str) -> None:
    batch = Batch(board_of(name), 2, GAMES, SEED)
    benches = [Game.new(board_of(name), 2, SEED + number)._situation.bench() for number in range(GAMES)]
    random = Random(SEED)
    for _ in range(60):
        legal = [np.flatnonzero(row).tolist() for row in batch.legal()]
        assert legal == [bench.legal(bench.s.seat) for bench in benches]
        actions = [random.choice(each or [-1]) for each in legal]
        assert batch.step(np.array(actions)) == 0
        assert all(bench.step(bench.s.seat, action) for bench, action in zip(benches, actions, strict=True))
        assert [state.tobytes() for state in batch.states] == [bench.state for bench in benches]


def test_what_is_not_legal_is_counted_and_not_done() -> None:
    batch = Batch("europe", 3, GAMES, SEED)
    before = batch.states.tobytes()
    assert batch.step(np.full(GAMES, k.PASS)) == GAMES
    assert batch.states.tobytes() == before


@pytest.mark.slow
@pytest.mark.parametrize("kernel", [INTERPRETED, compiled()], ids=["interpreted", "compiled"])
def test_a_policy_of_ones_own_plays_on_from_a_state(kernel: Engine) -> None:
    """Both kernels, one game at a time by hand, and the batch: the same game."""
    game = played(Table("japan", 2), SEED, most=20)
    batch = Batch("japan", 2, 3, kernel=kernel)
    batch.stand(game.state)
    assert len({state.tobytes() for state in batch.states}) == 3  # each its own future
    results = batch.play_on(kernel=with_policy(kernel, first_legal))
    again = Batch("japan", 2, 3, kernel=INTERPRETED)
    again.stand(game.state)
    while not again.over.all():
        again.step(np.array([int(np.flatnonzero(row)[0]) if row.any() else -1 for row in again.legal()]))
    assert results[:, :2].tolist() == again.scores.tolist()


def test_what_no_batch_can_be_is_refused() -> None:
    for wrong in ({"players": 9}, {"games": 0}, {"threads": 0}, {"variant": "none-such"}, {"seed": -1}):
        with pytest.raises(OptionError):
            Batch(**{"board": "nordic", "players": 2, "games": 1, **wrong})  # type: ignore[arg-type]
    batch = Batch("nordic", 2, 2)
    with pytest.raises(OptionError):
        batch.step(np.zeros(3, np.int64))
    with pytest.raises(OptionError):
        batch.stand(Game.new("nordic", 3, 1).state)
    with pytest.raises(OptionError):
        batch.stand(b"nothing")


@pytest.mark.parametrize("kernel", [INTERPRETED, compiled()], ids=["interpreted", "compiled"])
def test_actions_drawn_are_legal_and_each_as_likely(kernel: Engine) -> None:
    batch = Batch("nordic", 2, 500, SEED, kernel=kernel)
    batch.step(batch.draw(np.random.default_rng(1)))
    batch.step(batch.draw(np.random.default_rng(2)))
    batch.states[:] = batch.states[0]
    batch.step(np.full(500, -1))
    legal = np.zeros((500, batch.n_actions), np.int8)
    batch.list_into(legal)
    assert (legal == batch.legal()).all()
    times = np.bincount(batch.draw(np.random.default_rng(3)), minlength=batch.n_actions)
    assert (times > 0).tolist() == batch.legal()[0].tolist()
    assert times.max() < 3 * times[times > 0].mean()


def test_there_is_nothing_to_draw_when_it_is_over() -> None:
    batch = Batch("japan", 2, 3, SEED)
    batch.play_on()
    assert batch.draw(np.random.default_rng(1)).tolist() == [-1] * 3
