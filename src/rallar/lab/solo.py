"""One game for programs that learn: actions are numbers, and each seat sees what it may know."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rallar.game.game import Game
from rallar.game.setting import Setting
from rallar.kernel import layout as k
from rallar.kernel.actions import (
    added_locos,
    bed_route,
    claimed_route,
    filled_card,
    kept_mask,
    kind_of,
    open_card,
    paid_color,
    paid_number,
    station_city,
    tile_color,
)
from rallar.kernel.engine import Engine, compiled
from rallar.kernel.fields import fields_of, size_of
from rallar.lab.rewards import reward_of
from rallar.model.errors import OptionError
from rallar.model.types import CARDS, Board

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
        self._how = {"board": board, "players": players, "variant": variant, "fields": fields, "reward": reward}
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

    def __deepcopy__(self, _: object) -> Solo:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _stood, (self._how, self.bench.state)

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
        """What a seat sees in words: all that is not 0, by field and place."""
        row, labels = self.look(seat), _labels(self.bench.setting, self.facts)
        places = np.flatnonzero(row)
        return " ".join(f"{labels[place]}={value}" for place, value in zip(places, row[places].tolist(), strict=True))

    def named(self, action: int) -> str:
        """What an action is called."""
        b, names, kind = self.bench.b, self.bench.setting.names, kind_of(self.bench.b, action)
        match kind:
            case k.KEEPS:
                return f"keep {kept_mask(action):b}"
            case k.DRAWS:
                return "draw deck" if action == k.DECK else f"draw {CARDS[open_card(action)]}"
            case k.DRAWS_TICKETS:
                return "tickets"
            case k.CLAIMS:
                return f"claim {names.routes[claimed_route(action)]}"
            case k.BUILDS_STATION:
                return f"station {names.cities[station_city(b, action)]}"
            case k.CHOOSES_BED:
                return f"build {names.routes[bed_route(b, action)]}"
            case k.LAYS_TILE:
                return f"tile {CARDS[tile_color(action)]}"
            case k.PAYS:
                number = paid_number(action)
                return f"pay {CARDS[paid_color(action)]}:{number}" if number else "pay without a color"
            case k.ADDS_LOCOS:
                return f"add locomotive:{added_locos(action)}"
            case k.FILLS:
                return f"add {CARDS[filled_card(action)]}"
        return "pass" if kind == k.PASSES else "decline"


def _stood(how: dict[str, Any], state: bytes) -> Solo:
    """A game as it was written down."""
    solo = Solo(**how, seed=0)
    solo.bench = solo.bench.situation.at(state).bench()
    return solo


@lru_cache(16)
def _labels(setting: Setting, facts: bool) -> list[str]:
    return [f"{field.name}[{place}]" for field in fields_of(setting.box, facts) for place in range(field.size)]


def facts_of(fields: str) -> bool:
    if fields not in ("facts", "all"):
        raise OptionError("option-bad-value", name="fields", value=fields)
    return fields == "facts"
