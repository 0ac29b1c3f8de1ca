"""A game's record and the calls into the kernel on it: the only place where people's values meet numbers in arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rallar.game.events import Row
from rallar.game.moves import Cards
from rallar.game.names import Names, bits_of
from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.engine import Engine, engine
from rallar.kernel.mirror import Mirror
from rallar.model.types import Board, Rules

NOW, TRIAL = 0, 1  # two records: the position, and one to try things on


_board_records: dict[tuple[int, int], tuple[Board, Rules, NDArray[np.void], Mirror]] = {}


def board_record(board: Board, rules: Rules) -> tuple[NDArray[np.void], Mirror]:
    """A board for the kernel, made once: it is never written to, so all its games share it."""
    key = (id(board), id(rules))
    if key not in _board_records:
        record = encode(board, rules)
        _board_records[key] = (board, rules, record, Mirror(record))  # holds what the key names
    return _board_records[key][2:]


class Position:
    """The state of one game, with what is needed to ask the kernel about it."""

    def __init__(self, board: Board, rules: Rules, kernel: Engine | None = None) -> None:
        self.board = board
        self.rules = rules
        self.names = Names(board)
        self.engine = kernel or engine()
        self._board, board_mirror = board_record(board, rules)
        self._states: NDArray[np.void] = np.zeros(2, k.STATE)
        self._scratch: NDArray[np.void] = np.zeros(1, k.SCRATCH)
        self._scratch["log_on"] = 1
        records = self.engine.records
        self._arguments = (records(self._board), records(self._states), records(self._scratch))
        self._mirrors = (board_mirror, Mirror(self._states), Mirror(self._scratch))

    def copy(self, kernel: Engine | None = None) -> Position:
        twin = Position(self.board, self.rules, kernel or self.engine)
        twin.data = self.data
        return twin

    @property
    def b(self) -> Any:
        return self._mirrors[0][0]

    @property
    def s(self) -> Any:
        return self._mirrors[1][NOW]

    @property
    def trial(self) -> Any:
        return self._mirrors[1][TRIAL]

    @property
    def w(self) -> Any:
        return self._mirrors[2][0]

    @property
    def data(self) -> bytes:
        return bytes(self._states[NOW].tobytes())

    @data.setter
    def data(self, value: bytes) -> None:
        self._states[NOW] = np.frombuffer(value, k.STATE)[0]

    def deal(self, players: int, start: int | None, seed: int) -> list[Row]:
        self.engine.new_game(*self._arguments, NOW, players, -1 if start is None else start, seed)
        return self._log()

    def try_here(self) -> None:
        """Begin to try something from the position as it is."""
        self._states[TRIAL] = self._states[NOW]

    def save_trial(self) -> bytes:
        return bytes(self._states[TRIAL].tobytes())

    def load_trial(self, value: bytes) -> None:
        self._states[TRIAL] = np.frombuffer(value, k.STATE)[0]

    def step(self, seat: int, action: int) -> bool:
        """One action on the trial, if it is legal there."""
        return bool(self.engine.step(*self._arguments, TRIAL, seat, action))

    def run(self, seat: int, actions: list[int]) -> list[Row] | None:
        """A whole move on a fresh trial: its log, or None if it is not legal."""
        self.try_here()
        rows: list[Row] = []
        for action in actions:
            if not self.step(seat, action):
                return None
            rows += self._log()
        return rows

    def accept(self) -> None:
        """Make the trial the position."""
        self._states[NOW] = self._states[TRIAL]

    def legal(self, seat: int, which: int = NOW) -> list[int]:
        """The legal actions of a seat, in order."""
        self.engine.legal(*self._arguments, which, seat)
        return bits_of(self._scratch["legal"][0].tolist())

    def tally(self) -> None:
        """Score the position as it stands, on the trial; the details are left in the scratch record."""
        self.try_here()
        self.engine.tally(*self._arguments, TRIAL)

    def prospects(self, seat: int) -> list[int]:
        """For each ticket: what it can become for the seat that keeps it."""
        found: NDArray[np.int64] = np.zeros(len(self.names.tickets), np.int64)
        self.engine.prospects(*self._arguments, NOW, seat, found)
        return [int(each) for each in found]

    def hand(self, seat: int) -> Cards:
        return Cards(self._states["hand"][NOW, seat].tolist())

    def cards(self, field: str) -> Cards:
        return Cards(self._states[field][NOW].tolist())

    def tickets(self, seat: int) -> list[int]:
        return bits_of(self._states["tickets"][NOW, seat].tolist())

    def routes_in(self, field: str, *row: int) -> list[int]:
        """The routes of a mask of the state."""
        return bits_of(self._states[field][(NOW, *row)].tolist())

    def offer(self, seat: int) -> list[int]:
        return [self.s.offer[seat, i] for i in range(self.s.offer_n[seat])]

    def _log(self) -> list[Row]:
        return [tuple(row) for row in self._scratch["log"][0, : self._scratch["log_n"][0]].tolist()]
