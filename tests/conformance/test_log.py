"""What the kernel tells: a row says what its kind has to say, and nothing beside it."""

from __future__ import annotations

from random import Random

import numpy as np

from rallar.game.names import bits_of
from rallar.kernel import layout as k
from rallar.kernel.actions import kind_of
from rallar.kernel.encode import encode
from rallar.kernel.engine import compiled
from rallar.kernel.mirror import box, octets_of
from tests.fixtures import Table, board_of

Row = tuple[int, int, int]  # seat, x, y

SEAT, X, Y = range(3)
TELLS: dict[int, tuple[int, ...]] = {
    k.LOG_DEALT: (SEAT, X),
    k.LOG_OPENED: (X, Y),
    k.LOG_SWEPT: (),
    k.LOG_RESHUFFLED: (),
    k.LOG_STARTS: (SEAT,),
    k.LOG_OFFERED: (SEAT, X),
    k.LOG_KEPT: (SEAT, X),
    k.LOG_REJECTED: (SEAT, X),
    k.LOG_TURN: (SEAT,),
    k.LOG_DREW: (SEAT, X),
    k.LOG_TOOK: (SEAT, X, Y),
    k.LOG_CLAIMED: (SEAT, X, Y),
    k.LOG_LAID: (SEAT, X),
    k.LOG_PAID: (SEAT, X, Y),
    k.LOG_TURNED: (SEAT, X),
    k.LOG_DUE: (SEAT, X),
    k.LOG_DECLINED: (SEAT, X),
    k.LOG_STATION: (SEAT, X),
    k.LOG_BUILT: (SEAT, X, Y),
    k.LOG_CLOSED: (X,),
    k.LOG_RETURNED: (X, Y),
    k.LOG_BULLET: (SEAT, X, Y),
    k.LOG_PASSED: (SEAT,),
    k.LOG_LAST_ROUND: (SEAT,),
    k.LOG_OVER: (X,),
}
SILENT: Row = (k.NOBODY, 0, 0)
BUSY = (k.CLAIMS, k.BUILDS_STATION, k.PAYS, k.DRAWS_TICKETS)  # what is done more often than it comes up
SEED = 15_000


def rows_of(table: Table, seed: int) -> list[tuple[int, Row]]:
    """All that is told of a random game."""
    board = board_of(table.board)
    record, state, scratch = encode(board, board.rules), np.zeros(1, k.STATE), np.zeros(1, k.SCRATCH)
    scratch["log_on"] = 1
    random, told = Random(seed), list[tuple[int, Row]]()
    compiled().new_game(record, state, scratch, 0, table.seats, -1, seed)
    while True:
        rows = scratch["log"][0, : scratch["log_n"][0]].tolist()
        told += [(kind, (seat, x, y)) for kind, seat, x, y in rows]
        seat = int(state["seat"][0])
        compiled().legal(record, state, scratch, 0, seat)
        actions = bits_of(scratch["legal"][0].tolist())
        if not actions:
            return told
        busy = [action for action in actions if kind_of(box(octets_of(record)), action) in BUSY]
        action = random.choice(busy if busy and random.random() < 0.5 else actions)
        assert compiled().step(record, state, scratch, 0, seat, action)


def test_a_row_says_what_its_kind_has_to_say() -> None:
    met = set()
    for table in (Table("fifth", 4), Table("europe", 2), Table("france", 3)):
        for kind, row in rows_of(table, SEED):
            met.add(kind)
            for field in set(range(3)).difference(TELLS[kind]):
                assert row[field] == SILENT[field], (kind, row)
            for field in TELLS[kind]:
                assert row[field] >= 0, (kind, row)
    assert met >= TELLS.keys() - {k.LOG_PASSED}
