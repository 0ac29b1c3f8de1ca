"""From what the judge expects to chances to win that hold: of positions called 70 %, about 70 % are won.

What is needed for that is measured by `make calibration`, in games of the network against itself, and kept in
`calibration.json`: a few numbers for each board and number of players.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from rallar.bots.judge import UNIT, leads
from rallar.bots.network import Floats
from rallar.bots.network import plays as has_network
from rallar.game.setting import Setting
from rallar.kernel import layout as k
from rallar.model.errors import OptionError

FILE = Path(__file__).with_name("calibration.json")


class Expected(NamedTuple):
    """What the judge expects of some games: a row a seat, a column a game."""

    hopes: Floats
    left: Floats  # the part of the cars that is left to whoever has fewest: none in the last round
    tempo: Floats  # 1/2 for the seat to move, -1/2 for who moves last: the judge takes every seat to be the next
    won: Floats  # the part of the win, where a game is over; elsewhere not a number
    lead: Floats  # and the points ahead of the best other

    @classmethod
    def of(cls, setting: Setting, states: NDArray[np.void], hopes: Floats) -> Expected:
        players = len(hopes)
        over = states["phase"] == k.OVER
        cars = states["cars"][:, :players].min(1) / setting.rules.cars
        left = np.where((states["turns_left"] != k.NOBODY) | over, 0, cars)
        wait = (np.arange(players)[:, None] - states["seat"]) % players
        won = (states["winners"] >> np.arange(players)[:, None]) & 1
        share = np.where(over, won / np.maximum(won.sum(0), 1), np.nan)
        lead = np.where(over, leads(states["score"][:, :players].T.astype(np.float32)), np.nan)
        found = (left, 0.5 - wait / (players - 1), share, lead)
        return cls(hopes, *(each.astype(np.float32) for each in found))


class Bin(Struct, frozen=True):
    """Positions that were called about as likely to be won: what they were called, how many were, of how many."""

    called: float
    won: float
    of: int


class Calibration(Struct, frozen=True):
    """Of one board and number of players. `steep` and `points` are coefficients: see `chances` and `lead`."""

    weights: str  # the mark of those it was measured with
    games: int
    positions: int
    steep: tuple[float, float, float, float, float, float]
    points: tuple[float, float, float, float, float]
    view: float  # how much less sure averages over imagined games are than they look: a power of chances,
    modest: float  # and what a seat's own chance is multiplied with then: others are imagined weaker than they are
    gap: float  # between what positions were called and how many were won, on average over the bins of other games
    truth: tuple[Bin, ...]
    views: tuple[Bin, ...]

    def chances(self, found: Expected) -> Floats:
        """Each seat's chance to win: a row a seat, a column a game."""
        return np.where(np.isnan(found.won), softened(found, self.steep), found.won)

    def lead(self, found: Expected) -> Floats:
        """By how many points each seat will be ahead of the best other."""
        guess = UNIT * np.tensordot(np.array(self.points, np.float32), features(found), 1)
        return np.where(np.isnan(found.lead), guess, found.lead)

    def in_view(self, chances: Floats, seat: int) -> Floats:
        """Chances that are averages over games as a seat imagines them, made as sure as such averages have proved."""
        return as_imagined(chances, seat, self.view, self.modest)


def softened(found: Expected, steep: tuple[float, ...]) -> Floats:
    """Large hopes count more than in proportion, or less; how steep it all is changes as the game goes on."""
    a, b, c, square, cube, tempo = steep
    hopes = found.hopes + tempo * found.tempo
    logits = np.exp(a + b * found.left + c * found.left**2) * (hopes + square * hopes**2 + cube * hopes**3)
    powers = np.exp(logits - logits.max(0))
    sure: Floats = powers / powers.sum(0)
    return sure


def as_imagined(chances: Floats, seat: int, view: float, modest: float) -> Floats:
    powers = np.maximum(chances, 1e-6) ** view
    powers[seat] *= modest
    found: Floats = powers / powers.sum(0)
    return found


def features(found: Expected) -> Floats:
    hopes = found.hopes
    return np.stack([np.ones_like(hopes), hopes, hopes * found.left, hopes * np.abs(hopes), found.tempo])


@cache
def calibrations() -> dict[str, Calibration]:
    """By board and number of players."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Calibration])


def name_of(board: str, players: int) -> str:
    return f"{board}-{players}"


def can_be_judged(setting: Setting, players: int) -> bool:
    """Whether somebody learned to judge this board by these rules, and was measured with so many players."""
    return has_network(setting) and name_of(setting.board.id, players) in calibrations()


def calibration_of(setting: Setting, players: int) -> Calibration:
    if not can_be_judged(setting, players):
        raise OptionError("analysis-no-judge", players=players)
    return calibrations()[name_of(setting.board.id, players)]
