"""What is listed is what can be done: nothing outside the mask changes a byte, everything inside does something."""

from __future__ import annotations

import numpy as np

from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.engine import compiled
from tests.batch import Batch, States, positions
from tests.fixtures import Table, board_of, each_table, soak

POSITIONS = soak(20)  # a table
SEED = 2000
ACTIONS = k.ACTION_WORDS * k.WORD
STRANGE = (-1, -(2**63), ACTIONS, ACTIONS + 1, 2**31, 2**63 - 1)


def legal_actions(board: States, state: States, seat: int) -> set[int]:
    scratch = np.zeros(1, k.SCRATCH)
    compiled().legal(board, state, scratch, 0, seat)
    words = scratch["legal"][0].tolist()
    return {action for action in range(ACTIONS) if words[action // k.WORD] >> (action % k.WORD) & 1}


def carried_out(board: States, state: States, seat: int, actions: set[int]) -> list[int]:
    """Those of some actions that change the state, one after the other from where the last one led."""
    kernel, scratch = compiled(), np.zeros(1, k.SCRATCH)
    return [action for action in actions if kernel.step(board, state, scratch, 0, seat, action)]


@each_table
def test_an_action_is_carried_out_if_and_only_if_it_is_listed(table: Table) -> None:
    board = board_of(table.board)
    record = encode(board, board.rules)
    for state in positions(table, POSITIONS, SEED)[:, None]:
        before = state.tobytes()
        for seat in range(table.seats):
            legal = legal_actions(record, state, seat)
            assert carried_out(record, state, seat, {*range(ACTIONS), *STRANGE} - legal) == []
            assert state.tobytes() == before
            for action in legal:
                trial = state.copy()
                assert carried_out(record, trial, seat, {action}) == [action]
                assert trial.tobytes() != before


@each_table
def test_only_the_seats_that_are_asked_have_actions(table: Table) -> None:
    board = board_of(table.board)
    record = encode(board, board.rules)
    for state in positions(table, POSITIONS, SEED)[:, None]:
        opening = state["phase"][0] == k.OPENING
        for seat in range(table.seats):
            asked = state["chosen"][0, seat] == 0 if opening else state["seat"][0] == seat
            over = state["phase"][0] == k.OVER
            assert bool(legal_actions(record, state, seat)) == bool(asked and not over)


@each_table
def test_many_games_stepped_together_refuse_what_one_refuses(table: Table) -> None:
    batch = Batch(table, POSITIONS, SEED)
    batch.play(40)
    games = len(batch.states)
    before = batch.states.tobytes()
    for strange in (k.KEEP, *STRANGE[2:], k.PASS):  # to keep nothing is never legal
        assert batch.step(np.full(games, strange)) == games
    assert batch.states.tobytes() == before
