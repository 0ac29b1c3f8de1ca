"""A game at a moment as a value, and workbenches to try things on: where people's values meet numbers in arrays."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from rallar.game.events import Row
from rallar.game.moves import Cards
from rallar.game.names import Names, bits_of
from rallar.game.setting import Setting
from rallar.kernel import layout as k
from rallar.kernel import mirror
from rallar.kernel.encode import truths
from rallar.kernel.engine import Engine
from rallar.kernel.fields import size_of
from rallar.kernel.types import Ints
from rallar.model.types import Board, Rules


@dataclass(frozen=True)
class Situation:
    """A setting, a state, and the kernel that is asked about them. No question changes it."""

    setting: Setting
    engine: Engine
    state: bytes

    @property
    def board(self) -> Board:
        return self.setting.board

    @property
    def rules(self) -> Rules:
        return self.setting.rules

    @property
    def names(self) -> Names:
        return self.setting.names

    @property
    def b(self) -> k.Box:
        return self.setting.box

    @cached_property
    def s(self) -> k.State:
        """The state, to be read: it cannot be written to."""
        return mirror.state(memoryview(self.state))

    def bench(self) -> Workbench:
        """Records of one's own, to try things on from here."""
        return Workbench(self.setting, self.engine, self.state)

    def at(self, state: bytes) -> Situation:
        """The same game at another moment."""
        return Situation(self.setting, self.engine, state)

    def on(self, engine: Engine) -> Situation:
        """The same, on another kernel."""
        return replace(self, engine=engine)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, in order."""
        return self.bench().legal(seat)

    def hand(self, seat: int) -> Cards:
        return Cards.counted(self.s.hand.tolist()[seat])

    def tickets(self, seat: int) -> list[int]:
        return tickets_of(self.s, seat)

    def offer(self, seat: int) -> list[int]:
        return [self.s.offer[seat, i] for i in range(self.s.offer_n[seat])]


@dataclass(frozen=True, slots=True)
class Past:
    """A situation that is seldom asked for, in little room: a game keeps one for each of its moves."""

    setting: Setting
    engine: Engine
    packed: bytes

    @classmethod
    def of(cls, situation: Situation) -> Past:
        return cls(situation.setting, situation.engine, zlib.compress(situation.state, 1))

    @property
    def situation(self) -> Situation:
        return Situation(self.setting, self.engine, zlib.decompress(self.packed))


def tickets_of(s: k.State, seat: int) -> list[int]:
    return bits_of([s.tickets[seat, i] for i in range(k.TICKET_WORDS)])


def cards_of(counts: Ints) -> Cards:
    return Cards.counted(counts)


class Workbench:
    """A state that belongs to one question, which may do with it what it likes."""

    def __init__(self, setting: Setting, engine: Engine, state: bytes) -> None:
        self.setting = setting
        self.engine = engine
        self._state: NDArray[np.void] = np.frombuffer(bytearray(state), k.STATE)
        self._scratch: NDArray[np.void] = np.frombuffer(bytearray(k.SCRATCH.itemsize), k.SCRATCH)
        self._scratch["log_on"] = 1
        records = engine.records
        self._records = (records(setting.record), records(self._state), records(self._scratch))

    @classmethod
    def empty(cls, setting: Setting, engine: Engine) -> Workbench:
        """One on which nothing lies yet."""
        return cls(setting, engine, bytes(k.STATE.itemsize))

    @property
    def situation(self) -> Situation:
        """What lies here now, as a value."""
        return Situation(self.setting, self.engine, self.state)

    @property
    def b(self) -> k.Box:
        return self.setting.box

    @cached_property
    def s(self) -> k.State:
        return mirror.state(mirror.octets_of(self._state))

    @cached_property
    def w(self) -> k.Scratch:
        return mirror.scratch(mirror.octets_of(self._scratch))

    @property
    def state(self) -> bytes:
        return self._state.tobytes()

    def deal(self, players: int, start: int | None, seed: int) -> list[Row]:
        self.engine.new_game(*self._records, 0, players, -1 if start is None else start, seed)
        return self._log()

    def step(self, seat: int, action: int) -> bool:
        """One action, if it is legal."""
        return bool(self.engine.step(*self._records, 0, seat, action))

    def run(self, seat: int, actions: list[int]) -> list[Row] | None:
        """One action after the other: what they did, or None if one of them is not legal."""
        rows: list[Row] = []
        for action in actions:
            if not self.step(seat, action):
                return None
            rows += self._log()
        return rows

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, in order."""
        self.engine.legal(*self._records, 0, seat)
        return bits_of(self._scratch["legal"][0].tolist())

    def legal_mask(self, seat: int) -> NDArray[np.bool_]:
        """The legal actions of a seat as truths, one for each action of the board."""
        self.engine.legal(*self._records, 0, seat)
        return truths(self._scratch["legal"], self.b.n_actions).reshape(-1)

    def tally(self) -> None:
        """Score the state as it stands; the details are left in the scratch record."""
        self.engine.tally(*self._records, 0)

    def prospects(self, seat: int) -> list[int]:
        """For each ticket: what it can become for the seat that keeps it."""
        found: NDArray[np.int64] = np.zeros(len(self.setting.names.tickets), np.int64)
        self.engine.prospects(*self._records, 0, seat, found)
        return [int(each) for each in found]

    def look(self, seat: int, facts: bool = False) -> NDArray[np.int8]:
        """What a seat sees, as a row of numbers: `rallar.kernel.fields` says of what."""
        rows: NDArray[np.int8] = np.zeros((1, size_of(self.b, facts)), np.int8)
        self.engine.sight.look_many(*self._records, 1, np.array([seat]), int(facts), rows)
        return rows.reshape(-1)

    def _log(self) -> list[Row]:
        return [tuple(row) for row in self._scratch["log"][0, : self._scratch["log_n"][0]].tolist()]
