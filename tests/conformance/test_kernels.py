"""Interpreted and compiled, the kernel does the same: bytes, log and legal actions after every decision."""

from __future__ import annotations

from random import Random

import numpy as np

from rallar.game.names import bits_of
from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.engine import INTERPRETED, Engine, compiled
from tests.fixtures import Table, board_of, each_table, soak

GAMES = soak(5)  # a table
SEED = 3000


class Run:
    """One game on one kernel."""

    def __init__(self, table: Table, kernel: Engine, seed: int) -> None:
        board = board_of(table.board)
        self.kernel = kernel
        self.states = np.zeros(1, k.STATE)
        self.scratch = np.zeros(1, k.SCRATCH)
        self.scratch["log_on"] = 1
        arrays = (encode(board, board.rules), self.states, self.scratch)
        self.records = [kernel.records(each) for each in arrays]
        kernel.new_game(*self.records, 0, table.seats, -1, seed)

    def legal(self) -> list[int]:
        self.kernel.legal(*self.records, 0, int(self.states["seat"][0]))
        return bits_of(self.scratch["legal"][0].tolist())

    def step(self, action: int) -> bool:
        return bool(self.kernel.step(*self.records, 0, int(self.states["seat"][0]), action))

    def tell(self) -> tuple[bytes, list[list[int]]]:
        return self.states.tobytes(), self.scratch["log"][0, : self.scratch["log_n"][0]].tolist()

    def tally(self) -> list[list[int]]:
        """The score and how it came about, with what each ticket can still become."""
        self.kernel.tally(*self.records, 0)
        fields = ("made", "measure", "ticket_points", "standing", "trail_n", "borrowed")
        return [self.states["score"][0].tolist(), *(self.scratch[each][0].tolist() for each in fields)]

    def prospects(self, seat: int) -> list[int]:
        found = np.zeros(k.TICKET_WORDS * k.WORD, np.int64)
        self.kernel.prospects(*self.records, 0, seat, found)
        return [int(each) for each in found]


@each_table
def test_both_kernels_play_the_same_game(table: Table) -> None:
    for game in range(GAMES):
        random = Random(SEED + game)
        one, other = (Run(table, kernel, SEED + game) for kernel in (INTERPRETED, compiled()))
        assert one.tell() == other.tell()
        while actions := one.legal():
            assert actions == other.legal()
            action = random.choice(actions)
            assert one.step(action)
            assert other.step(action)
            assert one.tell() == other.tell()
        for seat in range(table.seats):
            assert one.prospects(seat) == other.prospects(seat)
        assert one.tally() == other.tally()


@each_table
def test_both_kernels_play_the_same_series(table: Table) -> None:
    results = []
    board = board_of(table.board)
    for kernel in (INTERPRETED, compiled()):
        rows = np.zeros((GAMES, table.seats + 4), np.int64)
        arrays = (encode(board, board.rules), np.zeros(1, k.STATE), np.zeros(1, k.SCRATCH))
        records = [kernel.records(each) for each in arrays]
        decisions = kernel.play_many(*records, table.seats, -1, SEED, GAMES, rows)
        results.append((int(decisions), rows.tolist()))
    assert results[0] == results[1]
