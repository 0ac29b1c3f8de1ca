"""What the kernel tells: a row says what its kind has to say, and nothing beside it."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from rallar.game.names import bits_of
from rallar.kernel import layout as k
from rallar.kernel.actions import kind_of
from rallar.kernel.encode import encode
from rallar.kernel.engine import compiled
from rallar.kernel.log import make_room, note
from rallar.kernel.mirror import box, octets_of, scratch
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
    record, state, room = encode(board, board.rules), np.zeros(1, k.STATE), np.zeros(1, k.SCRATCH)
    room["log_on"] = 1
    random, told = Random(seed), list[tuple[int, Row]]()
    compiled().new_game(record, state, room, 0, table.seats, -1, seed)
    while True:
        rows = room["log"][0, : room["log_n"][0]].tolist()
        told += [(kind, (seat, x, y)) for kind, seat, x, y in rows]
        seat = int(state["seat"][0])
        compiled().legal(record, state, room, 0, seat)
        actions = bits_of(room["legal"][0].tolist())
        if not actions:
            return told
        busy = [action for action in actions if kind_of(box(octets_of(record)), action) in BUSY]
        action = random.choice(busy if busy and random.random() < 0.5 else actions)
        assert compiled().step(record, state, room, 0, seat, action)


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


ROOM = k.LOG_ROWS - k.LOG_SPARE - k.LOG_SWEEP  # rows after which a sweep can still be told


def log_of(rows: int, *reshuffles: int) -> k.Scratch:
    """So many rows, some of which tell that the discards became the deck."""
    w = scratch(octets_of(np.zeros(1, k.SCRATCH)))
    w.log_on = 1
    for row in range(rows):
        note(w, k.LOG_RESHUFFLED if row in reshuffles else k.LOG_OPENED, k.NOBODY, 1, 2)
    return w


def last_row(w: k.Scratch) -> list[int]:
    return [w.log[w.log_n - 1, i] for i in range(4)]


def test_a_sweep_is_told_after_all_else_while_there_is_room() -> None:
    w = log_of(ROOM)
    assert make_room(w, 7) == w.log_n == ROOM


def test_then_it_is_told_in_place_of_the_sweep_before_it() -> None:
    w = log_of(ROOM + 1, 3)
    assert make_room(w, 100) == w.log_n == 100


@pytest.mark.parametrize("row", [100, 101, ROOM])
def test_but_that_the_discards_became_the_deck_is_not_forgotten(row: int) -> None:
    w = log_of(ROOM + 1, row)
    assert make_room(w, 100) == 100
    assert w.log_n == 101
    assert last_row(w) == [k.LOG_RESHUFFLED, *SILENT]


def test_a_full_log_takes_no_more() -> None:
    w = log_of(k.LOG_ROWS)
    note(w, k.LOG_OVER, k.NOBODY, 0, 0)
    assert w.log_n == k.LOG_ROWS
    assert last_row(w) == [k.LOG_OPENED, k.NOBODY, 1, 2]


def test_nothing_is_told_where_nobody_listens() -> None:
    w = scratch(octets_of(np.zeros(1, k.SCRATCH)))
    note(w, k.LOG_OVER, 1, 2, 3)
    assert (w.log_n, w.log[0, 1]) == (0, 0)
