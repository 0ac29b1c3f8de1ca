"""Many games at once, and what the judge expects of each: games as they are, and as a seat might think they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from rallar.bots.judge import judge_of
from rallar.bots.network import Floats, network_of
from rallar.bots.search import LONGEST, Games, Numbers, one_core
from rallar.game.deciding import Row
from rallar.game.setting import Setting
from rallar.kernel import layout as k

from .chances import Expected

AT_ONCE = 256  # games that are judged together
NEAR = 0.2  # the part of the cars with which somebody is near the end: there the judge errs often
WARMTH = 0.5  # of who plays to the end, as where chances are measured: how often it takes what looks second best


def expected(
    setting: Setting, states: Sequence[bytes], *, to_end: bool = False, later: Sequence[bool] | None = None
) -> Expected:
    """Of games as they stand, or later: when the network has played the turn under way to its end.

    Of those near their end what they come to, if the network plays to the end.
    """
    waits = np.zeros(len(states), np.bool_) if later is None else np.array(later)
    cuts = [slice(i, i + AT_ONCE) for i in range(0, len(states), AT_ONCE)]
    parts = [_expected(setting, list(states[cut]), to_end, waits[cut]) for cut in cuts]
    return Expected(*(np.concatenate(each, -1) for each in zip(*parts, strict=True)))


def _expected(setting: Setting, states: list[bytes], to_end: bool, later: NDArray[np.bool_]) -> Expected:
    """While tickets are chosen at the opening the network plays until the first turn begins: tickets say most."""
    with one_core():
        games = Games(setting, states)
        ending = is_near_end(setting, games.states) & to_end
        waiting = ((games.states["phase"] == k.OPENING) | later) & ~ending
        for some, play in ((waiting, begin), (ending, finish)):
            if some.any():
                chosen = Games(setting, [states[i] for i in np.flatnonzero(some)])
                chosen.list_legal()
                play(chosen)
                games.states[some] = chosen.states
        return Expected.of(setting, games.states, games.hopes(judge_of(setting)))


def if_left_open(setting: Setting, before: bytes, after: bytes, seat: int, route: int) -> Expected:
    """A seat has just claimed a route, and all it gained by that; the others see it as if they still could."""
    with one_core():
        games = _LeftOpen(setting, before, after, seat, route)
        return Expected.of(setting, games.states, games.hopes(judge_of(setting)))


class _LeftOpen(Games):
    def __init__(self, setting: Setting, before: bytes, after: bytes, seat: int, route: int) -> None:
        super().__init__(setting, [after])
        self._seat, self._open = seat, Games(setting, [after])
        for name in ("free", "laid_tiles"):
            self._open.states[name] = records_of([before])[name]
        self._open.states["owner"][0, route] = k.NOBODY

    def _rows(self, some: Numbers, seat: int) -> Row:
        return super()._rows(some, seat) if seat == self._seat else self._open._rows(some, seat)


def begin(games: Games) -> None:
    """Let the network play until the turn under way is over, or the opening."""
    games.play_on(network_of(games.setting), 1)


def finish(games: Games) -> None:
    """Let it play to the end, warm: if each did what looks best, only the deck would tell one game from another."""
    network = network_of(games.setting)
    rng = np.random.default_rng(list(games.states[0].tobytes()))
    for _ in range(LONGEST):
        going = np.flatnonzero(games.states["phase"] != k.OVER)
        if not len(going):
            return
        games.play_once(network, going, lambda looks: warmed(looks, rng))


def warmed(looks: Floats, rng: np.random.Generator) -> Floats:
    return looks + np.float32(WARMTH) * rng.gumbel(size=looks.shape).astype(np.float32)


def is_near_end(setting: Setting, states: NDArray[np.void]) -> NDArray[np.bool_]:
    """Which of some games will soon be over, or are: somebody has few cars left, or the last round has begun."""
    few = states["cars"][:, : int(states["players"][0])].min(1) <= NEAR * setting.rules.cars
    found: NDArray[np.bool_] = few | (states["turns_left"] != k.NOBODY) | (states["phase"] == k.OVER)
    return found


def records_of(states: Iterable[bytes]) -> NDArray[np.void]:
    return np.frombuffer(b"".join(states), k.STATE)


def after(setting: Setting, worlds: Sequence[bytes], seat: int, actions: Sequence[int]) -> Expected:
    """The same after a seat has done something in each of some worlds, and the network has finished its turn.

    Near the end it plays on to the end: little is left to chance there, and the judge often errs.
    """
    with one_core():
        games = Games(setting, list(worlds))
        play = finish if is_near_end(setting, games.states)[0] else begin
        for action in actions:
            games.begin(seat, np.full(len(worlds), action))
        play(games)
        return Expected.of(setting, games.states, games.hopes(judge_of(setting)))
