"""A deal owes nothing to what the record held before."""

from __future__ import annotations

import numpy as np
import pytest

from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.engine import INTERPRETED, Engine, compiled
from tests.fixtures import Table, board_of, each_table

FIELDS = [name for name in k.STATE.names or () if name != "filler"]


@pytest.mark.parametrize("kernel", [INTERPRETED, None], ids=["interpreted", "compiled"])
@each_table
def test_a_deal_on_garbage_is_a_deal_on_zeros(table: Table, kernel: Engine | None) -> None:
    kernel = kernel or compiled()
    board = board_of(table.board)
    garbage = np.random.default_rng(table.seats).integers(0, 256, 3 * k.STATE.itemsize, np.uint8)
    states = garbage.view(k.STATE).copy()
    states[0] = np.zeros(1, k.STATE)[0]
    records = [kernel.records(each) for each in (encode(board, board.rules), states, np.zeros(1, k.SCRATCH))]
    for i in range(3):
        kernel.new_game(*records, i, table.seats, -1, 99)
    for field in FIELDS:
        assert (states[field] == states[field][0]).all(), field
