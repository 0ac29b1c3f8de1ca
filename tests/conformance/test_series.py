"""Random games in a row: what they leave is what playing each of them by hand leaves, decision by decision."""

from __future__ import annotations

from itertools import count

import numpy as np
import pytest

from rallar.game.names import bits_of
from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.engine import compiled
from tests.fixtures import Table, board_of
from tests.oracles.test_chance import NUMBERS, sfc32

GAMES = 2
SEED = 14_000


def played_by_hand(table: Table, start: int, seed: int) -> list[int]:
    """Each legal action as likely, chosen by the second stream of the seed."""
    board = board_of(table.board)
    state, scratch = np.zeros(1, k.STATE), np.zeros(1, k.SCRATCH)
    records = (encode(board, board.rules), state, scratch)
    compiled().new_game(*records, 0, table.seats, start, seed)
    random = sfc32(seed, 1)
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
    by_hand = [played_by_hand(table, start, SEED + game) for game in range(GAMES)]
    assert rows.tolist() == [*by_hand, [-1] * (table.seats + 4)]
    assert decisions == sum(row[-2] for row in by_hand)
