"""A trained network of a board: how good each action looks to a seat.

The weights lie in `weights`, a file a board, as small integers with a scale for each output; `tools/train` makes them.
Each file is marked with the board, the rules and the observations it was trained on: on anything else it would play
nonsense, and is refused. A network reads the first fields of an observation: those that were there when it was trained.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rallar.game.deciding import Mask, Row
from rallar.game.setting import Setting
from rallar.game.situation import Workbench
from rallar.kernel import layout as k
from rallar.kernel.engine import INTERPRETED, Engine, looking
from rallar.kernel.fields import Field, fields_of

FOLDER = Path(__file__).parent / "weights"
LAYERS = ("hidden0", "hidden1", "hidden2", "policy")
GLANCE, GAME = 12, 400  # decisions of the game that a mark is made of: interpreted, and compiled
SEED = 9

Floats = NDArray[np.float32]


class Layer(NamedTuple):
    weights: Floats  # a row an input
    bias: Floats

    def __call__(self, x: Floats) -> Floats:
        """One row goes through NumPy's own loops: there a matrix library's threads cost more than they bring."""
        product: Floats = np.einsum("i,ij->j", x, self.weights) if x.ndim == 1 else x @ self.weights
        return product + self.bias

    def of(self, rows: Row) -> Floats:
        """Of observations as they are. Most of their numbers are 0: the others alone are read."""
        some = np.flatnonzero(rows.reshape(-1, rows.shape[-1]).any(0))
        return Layer(self.weights[some], self.bias)(rows[..., some].astype(np.float32))


class Network:
    """Each answer is for one row, or for many at a time."""

    def __init__(self, layers: Iterable[Layer]) -> None:
        self._sight, *self._hidden, self._policy = layers
        self._inputs = len(self._sight.weights)

    def looks(self, rows: Row, legal: Mask) -> Floats:
        """How good the legal actions look to a seat."""
        x = np.maximum(self._sight.of(rows[..., : self._inputs]), 0)
        for layer in self._hidden:
            x = np.maximum(layer(x), 0)
        return np.where(legal, self._policy(x), np.float32(-np.inf))


@cache
def plays(setting: Setting) -> bool:
    """Whether there is a network for a board and its rules."""
    file = _file_of(setting)
    if not file.exists():
        return False
    with np.load(file, allow_pickle=False) as found:
        return str(found["board"]) == board_mark(setting, _inputs_of(found))


def network_of(setting: Setting) -> Network:
    """Read when it is first asked for."""
    _check(setting, looking() is INTERPRETED)
    return _read(setting)


@cache
def weights_mark(setting: Setting) -> str:
    """Which weights a board has: whatever is measured with them holds for no others."""
    return hashlib.sha256(_file_of(setting).read_bytes()).hexdigest()[:16]


def _file_of(setting: Setting) -> Path:
    return FOLDER / f"{setting.board.id}.npz"


@cache
def _check(setting: Setting, interpreted: bool) -> None:
    """Refuse what would play nonsense."""
    if not plays(setting):
        raise LookupError(f"no network was trained for {setting.board.id} by these rules")
    mark, decisions = ("glance", GLANCE) if interpreted else ("mark", GAME)
    with np.load(_file_of(setting), allow_pickle=False) as found:
        if str(found[mark]) != mark_of(setting, looking(), decisions, _inputs_of(found)):
            raise LookupError(
                f"the network of {setting.board.id} was trained for another kernel: make its weights anew"
            )


@cache
def warmth_of(setting: Setting, seats: int) -> float:
    """How warm the expert is on a board: of two it wins about three games of four against the regular."""
    warmth: dict[str, dict[str, float]] = json.loads((FOLDER / "warmth.json").read_bytes())
    return warmth[setting.board.id][str(seats)]


@cache
def _read(setting: Setting) -> Network:
    return Network(layers_of(setting, LAYERS))


def layers_of(setting: Setting, names: Iterable[str]) -> list[Layer]:
    """Some layers of a board's file, row after row as they are read; the first is for observations as they are."""
    _check(setting, looking() is INTERPRETED)
    with np.load(_file_of(setting), allow_pickle=False) as found:
        inputs = _inputs_of(found)
        first, *others = (
            Layer(
                found[name].astype(np.float32, order="C") * found[f"{name}-scale"].astype(np.float32),
                found[f"{name}-bias"].astype(np.float32),
            )
            for name in names
        )
    scale = np.tile(scale_of(setting, inputs), len(first.weights) // inputs)
    return [Layer(first.weights * scale[:, None], first.bias), *others]


def scale_of(setting: Setting, inputs: int) -> Floats:
    """What the numbers of an observation are multiplied with."""
    return np.concatenate([np.full(field.size, 1 / field.scale, np.float32) for field in fields_read(setting, inputs)])


def _inputs_of(weights: Mapping[str, Any]) -> int:
    return len(weights[LAYERS[0]])


def fields_read(setting: Setting, inputs: int) -> list[Field]:
    """The fields that so many inputs are."""
    fields = fields_of(setting.box)
    ends = accumulate(field.size for field in fields)
    return [field for field, end in zip(fields, ends, strict=True) if end <= inputs]


def mark_of(setting: Setting, kernel: Engine, decisions: int, inputs: int) -> str:
    """What a network depends on: the board, the rules, and what seats are shown and may do in the course of a game."""
    digest = _digest_of(setting, inputs)
    bench, choice = Workbench.empty(setting, kernel), SEED
    bench.deal(setting.rules.players[1], 0, SEED)
    for _ in range(decisions):
        if bench.s.phase == k.OVER:
            break
        seat = bench.s.seat
        legal = bench.legal(seat)
        digest.update(bench.look(seat)[:inputs].tobytes())
        digest.update(repr(legal).encode())
        choice = (choice * 1_103_515_245 + 12_345) % 2**31
        bench.step(seat, legal[(choice >> 8) % len(legal)])
    return digest.hexdigest()


def _digest_of(setting: Setting, inputs: int) -> hashlib._Hash:
    """Of a board, the rules in force, and the meaning of the numbers that a network is shown."""
    digest = hashlib.sha256(setting.record.tobytes())
    digest.update(repr([(field.name, field.size, field.scale) for field in fields_read(setting, inputs)]).encode())
    return digest


def board_mark(setting: Setting, inputs: int) -> str:
    """What can be told without playing."""
    return _digest_of(setting, inputs).hexdigest()
