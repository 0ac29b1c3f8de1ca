"""Looking ahead: what the likeliest actions of a seat lead to, in games as they might be.

Each is carried out in the same imagined games, in which the network then plays the turn to its end. How the game will
end from there, by the judge, is what the action is worth: nothing is hidden in an imagined game, so what every seat
sees in it has a say.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import cast

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

from rallar.bots.guess import kept_by_others
from rallar.bots.judge import Judge, judge_of, result
from rallar.bots.network import Floats, Network
from rallar.bots.outlook import Outlook
from rallar.game.deciding import Mask, Row
from rallar.game.setting import Setting
from rallar.kernel import layout as k
from rallar.kernel.encode import truths
from rallar.kernel.engine import compiled
from rallar.kernel.fields import size_of

LONGEST = 400  # decisions; nobody waits as long for a turn
NOTHING = -1  # instead of an action: the legal ones are listed

Numbers = NDArray[np.int64]
Temper = Callable[[Floats], Floats]


@dataclass(frozen=True, slots=True)
class Effort:
    games: int  # imagined ones that are played on in a round, for two players; the more there are, the fewer games
    turns: int = 1  # over which it is played on, until what has become of it is judged
    actions: int = 24  # tried, the likeliest
    unlikely: float = 0.0003  # the chance below which an action is not tried
    trust: float = 0.0025  # in the network: what an action loses that it holds for e times less likely

    def worlds(self, tried: int, players: int) -> int:
        """In how many new worlds each of so many actions is tried."""
        return max(1, 2 * self.games // (players * tried))


def best(network: Network, outlook: Outlook, row: Row, legal: Mask, effort: Effort, rng: Random) -> int:
    """The action that does best. The worse half is given up after each round, so that the best are tried longest."""
    tried, liking = likely(network.looks(row, legal), effort)
    if len(tried) == 1:
        return int(tried[0])
    dealer, players = outlook.dealer(kept_by_others(outlook)), len(outlook.view.players)
    worth, seen = np.zeros(len(tried)), 0
    with one_core():
        while len(tried) > 1:
            worlds = [dealer.situation(rng).state for _ in range(effort.worlds(len(tried), players))]
            worth += prospects(network, outlook.setting, outlook.seat, worlds, tried, effort.turns).sum(1)
            seen += len(worlds)
            better = np.argsort(-(worth / seen + effort.trust * liking), kind="stable")[: (len(tried) + 1) // 2]
            tried, liking, worth = tried[better], liking[better], worth[better]
    return int(tried[0])


def one_core() -> AbstractContextManager[object]:
    """Let matrices be multiplied by one thread: who thinks leaves the machine's other cores to others."""
    return cast(AbstractContextManager[object], _libraries().limit(limits=1, user_api="blas"))


@cache
def _libraries() -> ThreadpoolController:
    return ThreadpoolController()


def likely(looks: Floats, effort: Effort) -> tuple[Numbers, Floats]:
    """The actions worth trying, and the logarithms of the chances that the network gives them."""
    liking = looks - looks.max()
    liking -= np.log(np.exp(liking).sum())
    found = np.argsort(-liking, kind="stable")[: effort.actions]
    found = found[(np.exp(liking[found]) >= effort.unlikely) | (found == found[0])]
    return found, liking[found]


def prospects(network: Network, setting: Setting, seat: int, worlds: list[bytes], tried: Numbers, turns: int) -> Floats:
    """What each action comes to for a seat, in each world."""
    games = Games(setting, worlds * len(tried))
    games.begin(seat, np.repeat(tried, len(worlds)))
    games.play_on(network, turns)
    return games.worth(judge_of(setting), seat).reshape(len(tried), len(worlds))


class Games:
    """Games that could be one, in which things are tried side by side."""

    def __init__(self, setting: Setting, states: list[bytes]) -> None:
        self.setting, self.kernel = setting, compiled()
        self.states: NDArray[np.void] = np.frombuffer(bytearray(b"".join(states)), k.STATE)
        self.players, self.turns = int(self.states["players"][0]), self.states["turn"].copy()
        self._masks: Numbers = np.zeros((len(states), k.ACTION_WORDS), np.int64)
        self._scratch: NDArray[np.void] = np.zeros(1, k.SCRATCH)

    def begin(self, seat: int, actions: Numbers) -> None:
        """A seat's action in each game, also where others are asked before it."""
        for i, action in enumerate(actions):
            self.kernel.step(*self.records(self.states[i : i + 1]), 0, seat, int(action))
        self.list_legal()

    def list_legal(self) -> None:
        """What may be done in each game: to be known before it is played on."""
        self._step(np.arange(len(self.states)), np.full(len(self.states), NOTHING))

    def play_on(self, network: Network, turns: int) -> None:
        """Let the network play for everybody until so many turns of each are over, the one under way among them."""
        for _ in range(LONGEST):
            going = np.flatnonzero((self.states["turn"] < self.turns + turns) & (self.states["phase"] != k.OVER))
            if not len(going):
                return
            self.play_once(network, going)

    def play_once(self, network: Network, some: Numbers, tempered: Temper | None = None) -> None:
        """A decision in each of some games; what the network makes of it may be tempered."""
        self._step(some, self._chosen(network, some, tempered))

    def _chosen(self, network: Network, some: Numbers, tempered: Temper | None) -> Numbers:
        """What the network likes best in each of some games; where there is no choice it is not asked."""
        legal = truths(self._masks[some], self.setting.box.n_actions)
        chosen: Numbers = legal.argmax(1)
        asked = np.flatnonzero(legal.sum(1) > 1)
        if len(asked):
            looks = network.looks(self._rows(some[asked], k.NOBODY), legal[asked])
            chosen[asked] = (tempered(looks) if tempered else looks).argmax(1)
        return chosen

    def worth(self, judge: Judge, seat: int) -> Floats:
        """What the seat will have come to, or has."""
        found: Floats = self.hopes(judge)[seat]
        return found

    def hopes(self, judge: Judge) -> Floats:
        """What each seat will have come to, or has; what all of them hope for, which cannot be, is taken off."""
        everything, over = np.arange(len(self.states)), np.flatnonzero(self.states["phase"] == k.OVER)
        hopes = judge.expects(np.stack([self._rows(everything, each) for each in range(self.players)]))
        if len(over):
            hopes[:, over] = results(self.states[over])
        found: Floats = hopes - hopes.mean(0)
        return found

    def _rows(self, some: Numbers, seat: int) -> Row:
        """What a seat of some games sees; with NOBODY, the seats to move."""
        states, rows = self.states[some], np.zeros((len(some), size_of(self.setting.box)), np.int8)
        self.kernel.sight.look_many(*self.records(states), len(some), np.full(len(some), seat), 0, rows)
        return rows

    def _step(self, some: Numbers, actions: Numbers) -> None:
        """An action in each of some games, and the legal ones after it."""
        states, masks = self.states[some], self._masks[some]
        self.kernel.step_many(*self.records(states), len(some), actions, masks)
        self.states[some], self._masks[some] = states, masks

    def records(self, states: NDArray[np.void]) -> tuple[object, ...]:
        return tuple(map(self.kernel.records, (self.setting.record, states, self._scratch)))


def results(states: NDArray[np.void]) -> Floats:
    """What each seat of games that are over came to."""
    players = int(states["players"][0])
    won = (states["winners"] >> np.arange(players)[:, None]) & 1
    return result(states["score"][:, :players].astype(np.float32).T, (won / won.sum(0)).astype(np.float32))
