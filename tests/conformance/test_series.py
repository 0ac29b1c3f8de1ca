"""Random games in a row, and side by side: what they leave is what playing each of them by hand leaves."""

from __future__ import annotations

from itertools import count

import numpy as np
import pytest

from rallar.game.names import bits_of
from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.engine import INTERPRETED, compiled, with_policy
from rallar.kernel.layout import Box, Scratch, State
from tests.batch import States
from tests.fixtures import Table, board_of
from tests.oracles.test_chance import NUMBERS, sfc32

GAMES = 2
SEED = 14_000
CHOOSES = 14_500  # the seed of who chooses, where it is not that of the game


def dealt(table: Table, start: int, seed: int) -> tuple[States, States, States]:
    board = board_of(table.board)
    records = (encode(board, board.rules), np.zeros(1, k.STATE), np.zeros(1, k.SCRATCH))
    compiled().new_game(*records, 0, table.seats, start, seed)
    return records


def played_by_hand(table: Table, start: int, seed: int, chooses: int) -> list[int]:
    """Each legal action as likely, chosen by the second stream of a seed."""
    records = dealt(table, start, seed)
    _, state, scratch = records
    random = sfc32(chooses, 1)
    for decisions in count():
        seat = int(state["seat"][0])
        compiled().legal(*records, 0, seat)
        actions = bits_of(scratch["legal"][0].tolist())
        if not actions:
            last = (state[each][0] for each in ("winners", "turn"))
            return [*state["score"][0, : table.seats].tolist(), *map(int, last), decisions, int(state["start"][0])]
        compiled().step(*records, 0, seat, actions[next(random) * len(actions) // NUMBERS])
    raise AssertionError


@pytest.mark.parametrize("start", [-1, 1], ids=["start drawn", "start given"])
@pytest.mark.parametrize("table", [Table("nordic", 2), Table("fifth", 3)], ids=str)
def test_a_series_is_so_many_random_games(table: Table, start: int) -> None:
    board = board_of(table.board)
    rows = np.full((GAMES + 1, table.seats + 4), -1, np.int64)
    records = (encode(board, board.rules), np.zeros(1, k.STATE), np.zeros(1, k.SCRATCH))
    decisions = compiled().play_many(*records, table.seats, start, SEED, GAMES, rows)
    by_hand = [played_by_hand(table, start, SEED + game, SEED + game) for game in range(GAMES)]
    assert rows.tolist() == [*by_hand, [-1] * (table.seats + 4)]
    assert decisions == sum(row[-2] for row in by_hand)


@pytest.mark.parametrize("table", [Table("europe", 2), Table("fifth", 3)], ids=str)
def test_many_games_are_dealt_from_seeds_in_a_row_and_played_out_by_others(table: Table) -> None:
    board = board_of(table.board)
    records = (encode(board, board.rules), np.zeros(GAMES + 1, k.STATE), np.zeros(1, k.SCRATCH))
    compiled().reset_many(*records, GAMES, table.seats, 1, SEED)
    states = records[1]
    assert [state.tobytes() for state in states[:GAMES]] == [
        dealt(table, 1, SEED + game)[1].tobytes() for game in range(GAMES)
    ]
    assert not any(states[GAMES].tobytes())
    rows = np.full((GAMES + 1, table.seats + 4), -1, np.int64)
    decisions = compiled().play_on(*records, GAMES, CHOOSES, rows)
    by_hand = [played_by_hand(table, 1, SEED + game, CHOOSES + game) for game in range(GAMES)]
    assert rows.tolist() == [*by_hand, [-1] * (table.seats + 4)]
    assert decisions == sum(row[-2] for row in by_hand)


def considered(b: Box, s: State, w: Scratch, seat: int) -> int:
    """A policy that looks at all it is given."""
    actions = bits_of(list(w.legal))
    return actions[(b.n_routes + s.turn + s.deck_n + seat) % len(actions)]


def test_a_policy_is_given_the_board_the_game_what_is_legal_and_who_is_to_move() -> None:
    table, rows = Table("fifth", 3), np.zeros((1, 3 + 4), np.int64)
    records = tuple(map(INTERPRETED.records, dealt(table, 0, SEED)))
    with_policy(INTERPRETED, considered).play_on(*records, 1, SEED, rows)
    boxes, states, scratches = map(INTERPRETED.records, dealt(table, 0, SEED))
    b, s, w = boxes[0], states[0], scratches[0]
    while s.phase != k.OVER:
        INTERPRETED.legal(boxes, states, scratches, 0, s.seat)
        assert INTERPRETED.step(boxes, states, scratches, 0, s.seat, considered(b, s, w, s.seat))
    assert rows[0, :5].tolist() == [*(s.score[seat] for seat in range(3)), s.winners, s.turn]
