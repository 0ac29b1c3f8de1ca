"""Random games through every entry of the kernel, to be run with bounds checks on: `NUMBA_BOUNDSCHECK=1`."""

from __future__ import annotations

import sys

import numpy as np

from rallar.kernel import layout as k
from rallar.kernel.engine import bounds_checked, compiled
from rallar.kernel.fields import size_of
from rallar.kernel.mirror import box, octets_of
from tests.batch import Batch
from tests.fixtures import TABLES, Table

STEPS = 4  # between looks at every game
SEED = 8000


def look_everywhere(batch: Batch) -> None:
    kernel = compiled()
    found = np.zeros(k.TICKET_WORDS * k.WORD, np.int64)
    row, facts = (np.zeros((1, size_of(box(octets_of(batch.board)), each)), np.int8) for each in (False, True))
    legal = np.zeros((len(batch.states), int(batch.board["n_actions"][0])), np.int8)
    actions = np.zeros(len(batch.states), np.int64)
    kernel.sight.spread_many(len(batch.states), batch.masks, legal)
    kernel.sight.draw_many(len(batch.states), batch.masks, np.arange(len(actions)) << 20, actions)
    assert legal[np.arange(len(actions)), actions].all()
    for i in range(0, len(batch.states), 7):
        trial = batch.states[i : i + 1].copy()
        kernel.tally(batch.board, trial, batch.scratch, 0)
        for seat in range(batch.table.seats):
            kernel.legal(batch.board, trial, batch.scratch, 0, seat)
            kernel.prospects(batch.board, trial, batch.scratch, 0, seat, found)
            kernel.sight.look_many(batch.board, trial, batch.scratch, 1, np.array([seat]), 0, row)
            kernel.sight.look_many(batch.board, trial, batch.scratch, 1, np.array([seat]), 1, facts)
            kernel.step(batch.board, trial, batch.scratch, 0, seat, k.DECK)


def play_table(table: Table, games: int) -> None:
    batch = Batch(table, games, SEED)
    while len(batch.states):
        look_everywhere(batch)
        batch.play(STEPS)
    rows = np.zeros((games, table.seats + 4), np.int64)
    compiled().play_many(batch.board, np.zeros(1, k.STATE), batch.scratch, table.seats, -1, SEED, games, rows)


if __name__ == "__main__":
    assert bounds_checked()
    for each in TABLES:
        play_table(each, int(sys.argv[1]))
