"""One game for programs that learn: actions are numbers, and each seat sees what it may know."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rallar.game.game import Game
from rallar.kernel import layout as k
from rallar.kernel.engine import Engine, compiled
from rallar.kernel.fields import fields_of, size_of
from rallar.lab.rewards import reward_of
from rallar.model.errors import OptionError
from rallar.model.types import Board

Octets = NDArray[np.int8]


class Solo:
    """A game that goes on a decision at a time; `copy` gives another that goes on by itself."""

    def __init__(
        self,
        board: str | Board,
        players: int = 2,
        seed: int | None = None,
        *,
        variant: str | None = None,
        fields: str = "facts",
        reward: str = "margin",
        kernel: Engine | None = None,
    ) -> None:
        options = {} if variant is None else {"variant": variant}
        dealt = Game.new(board, players, seed, options, kernel or compiled())
        self.players = players
        self.facts = facts_of(fields)
        self.bench = dealt._situation.bench()
        self.size, self.n_actions = size_of(self.bench.b, self.facts), self.bench.b.n_actions
        self._reward = reward_of(reward)

    def copy(self) -> Solo:
        other: Solo = object.__new__(Solo)
        other.__dict__ |= self.__dict__
        other.bench = self.bench.situation.bench()
        return other

    @property
    def over(self) -> bool:
        return self.bench.s.phase == k.OVER

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that may act now: all that have not answered while the opening tickets are chosen, else one."""
        s = self.bench.s
        if s.phase == k.OVER:
            return ()
        if s.phase == k.OPENING:
            return tuple(seat for seat in range(s.players) if not s.chosen[seat])
        return (s.seat,)

    def legal(self, seat: int) -> list[int]:
        """The numbers of its legal actions; none while others are asked."""
        return self.bench.legal(seat) if seat in self.asked else []

    def step(self, seat: int, action: int) -> None:
        """One action; one that is not legal is refused with an error, and nothing has changed."""
        if seat not in self.asked or not self.bench.step(seat, action):
            raise OptionError("option-bad-value", name="action", value=str(action))

    def look(self, seat: int) -> Octets:
        """What a seat sees."""
        return self.bench.look(seat, self.facts)

    def rewards(self) -> list[float]:
        """Of all seats: 0 until the game is over."""
        s = self.bench.s
        if s.phase != k.OVER:
            return [0.0] * self.players
        scores = np.array([[s.score[seat] for seat in range(self.players)]])
        return [float(each) for each in self._reward(scores, np.array([s.winners]))[0]]

    def described(self, seat: int) -> str:
        """What a seat sees in words: each field with what in it is not 0."""
        row, at, parts = self.look(seat), 0, []
        for field in fields_of(self.bench.b, self.facts):
            part = row[at : at + field.size]
            at += field.size
            if part.any():
                parts.append(f"{field.name} " + " ".join(f"{i}:{part[i]}" for i in np.flatnonzero(part)))
        return "; ".join(parts)


def facts_of(fields: str) -> bool:
    if fields not in ("facts", "all"):
        raise OptionError("option-bad-value", name="fields", value=fields)
    return fields == "facts"
