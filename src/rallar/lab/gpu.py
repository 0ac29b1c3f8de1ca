"""Thousands of games stepped together on a GPU: what `rallar.lab.batch` does on the processor, in arrays of CuPy.

They speak DLPack: PyTorch, JAX and others read and write them where they lie. Needs the extra `gpu`.
"""

from __future__ import annotations

import math
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from rallar.game.options import check_seed
from rallar.game.soundness import check_state
from rallar.kernel import layout as k
from rallar.kernel.fields import size_of
from rallar.kernel.layout import Box
from rallar.lab import cuda
from rallar.lab.advance import ENDED, GOES_ON, REFUSED
from rallar.lab.batch import checked_setting
from rallar.lab.launch import THREADS, Array, Kernels, Records, cupy_with_gpu, words_of
from rallar.model.errors import OptionError
from rallar.model.types import Board

BLOCKS = 16  # of a multiprocessor, where each takes many games in turn
ROUNDS = 8  # between looks at whether all games are over


class GpuBatch:
    """Games of one board and number of players. Every array has a row for each game, and lies on the GPU.

    `masks` are the legal actions of the seats to move, in words of 62 bits; `came` is what the last step did.
    """

    def __init__(
        self,
        board: str | Board,
        players: int,
        games: int,
        seed: int = 0,
        variant: str | None = None,
        folder: Path | None = None,
    ) -> None:
        self.setting = checked_setting(board, players, games, variant)
        self.cupy = cupy_with_gpu()
        self.players, self.games = players, games
        self.kernels = Kernels(self.cupy, folder)
        self.boxes = Records(self.cupy.asarray(self.setting.record.view(np.uint8)), k.BOX.itemsize)
        self.states = Records(self.cupy.zeros(games * k.STATE.itemsize, np.uint8), k.STATE.itemsize)
        self.masks = self.numbers(k.ACTION_WORDS)
        self.came = self.numbers()
        self.reset(seed)

    @property
    def n_actions(self) -> int:
        """The size of the board's space of actions."""
        return self.setting.box.n_actions

    @cached_property
    def _rng(self) -> Any:
        return self.cupy.random.default_rng()

    def field(self, name: str) -> Array:
        """A field of all states, where it lies."""
        assert k.STATE.fields
        kind, offset = k.STATE.fields[name][:2]
        number, shape = kind.subdtype or (kind, ())
        first = self.states.octets[offset : offset + len(self.states.octets) - k.STATE.itemsize + kind.itemsize]
        strides = [number.itemsize * math.prod(shape[i + 1 :]) for i in range(len(shape))]
        return self.cupy.lib.stride_tricks.as_strided(
            first.view(number), (self.games, *shape), (k.STATE.itemsize, *strides)
        )

    @property
    def seats(self) -> Array:
        """Who is to move."""
        return self.field("seat")

    @property
    def over(self) -> Array:
        return self.field("phase") == k.OVER

    @property
    def scores(self) -> Array:
        """Of the games that are over."""
        return self.field("score")[:, : self.players]

    def legal(self) -> Array:
        """The masks as truths, an action a column."""
        rows = self.cupy.empty((self.games, self.n_actions), np.int8)
        self.kernels.each("spread", self.games, self.masks, rows)
        return rows.view(np.bool_)

    def look(self, seat: int = k.NOBODY, facts: bool = False) -> Array:
        """What the seats to move see, or one seat in all games: a row of `fields_of(batch.setting.box, facts)` each."""
        if not k.NOBODY <= seat < self.players:
            raise OptionError("option-bad-value", name="seat", value=str(seat))
        rows = self.cupy.zeros((self.games, size_of(self.setting.box, facts)), np.int8)
        self.look_into(rows, self.cupy.full(self.games, seat, np.int64), facts)
        return rows

    def look_into(self, rows: Array, seats: Array, facts: bool) -> None:
        """Write what a seat of each game sees into rows that are there; for NOBODY it is the seat to move."""
        wide = (self.games, size_of(self.setting.box, facts))
        self.kernels.each(
            "look_at_facts" if facts else "look",
            self.games,
            self.boxes,
            self.states,
            self._fit("seats", self._on_device(seats), (self.games,), np.int64),
            self._fit("rows", self._on_device(rows), wide, np.int8),
        )

    def draw(self, rng: Any = None) -> Array:
        """A legal action for each game, each as likely; -1 where there is none. By a generator of CuPy, or its own."""
        chances = (rng or self._rng).integers(2**32, size=self.games, dtype=np.int64)
        actions = self.numbers()
        self.kernels.each("draw", self.games, self.masks, chances, actions)
        return actions

    def reset(self, seed: int) -> None:
        """Deal all games anew, from seeds in a row."""
        check_seed(seed)
        games = self.cupy.arange(self.games)
        self.deal(games, seed + games)

    def deal(self, games: Array, seeds: Array) -> None:
        """Deal some games anew, by their rows, each from a seed of its own."""
        rows, own = (self.cupy.ascontiguousarray(self._on_device(each), np.int64) for each in (games, seeds))
        self._fit("seeds", own, rows.shape, np.int64)
        if len(rows):
            self.kernels.each("deal", len(rows), self.boxes, self.states, rows, self.players, own, self.masks)

    def stand(self, state: bytes) -> None:
        """Let all games stand in one state, each with a future of its own."""
        check_state(self.setting, state)
        self.states.octets.reshape(self.games, -1)[:] = self.cupy.asarray(np.frombuffer(state, np.uint8))
        if int(self.field("players")[0]) != self.players:
            raise OptionError("option-bad-state", field="players")
        self.field("rng")[:, 3] = self.cupy.arange(self.games)
        self.step(self.cupy.full(self.games, -1, np.int64))

    def step(self, actions: Array) -> Array:
        """One action in each game; one below 0 leaves a game as it is. Answers how many were refused.

        Nobody waits: the answer is a number on the GPU, too. What each came to is in `came`.
        """
        wanted = self.cupy.ascontiguousarray(self._on_device(actions), np.int64)
        self._fit("actions", wanted, (self.games,), np.int64)
        self.kernels.each("step", self.games, self.boxes, self.states, wanted, self.masks, self.came)
        self.kernels.each("score", self.games, self.boxes, self.states, self.came)
        return (self.came == REFUSED).sum()

    @property
    def ended(self) -> Array:
        """Which games the last step brought to an end."""
        return self.came == ENDED

    def play_on(self, seed: int = 0) -> Array:
        """Play every game out, by chance, each with a generator of its own: it ends as on the processor.

        A row each: scores, winners as a mask of seats, turns, decisions, who started.
        """
        rounds = Rounds(self, seed)
        rounds.play()
        self.came.fill(ENDED)
        self.kernels.each("score", self.games, self.boxes, self.states, self.came)
        self.came.fill(GOES_ON)
        self.masks.fill(0)
        results = self.numbers(self.players + 4)
        self.kernels.each("tell", self.games, self.states, rounds.decisions, results)
        return results

    def numbers(self, *shape: int) -> Array:
        return self.cupy.zeros((self.games, *shape), np.int64)

    def _on_device(self, given: Any) -> Array:
        """Any array as one of CuPy: without a copy if it lies on the GPU and speaks DLPack."""
        if isinstance(given, self.cupy.ndarray | np.ndarray) or not hasattr(given, "__dlpack__"):
            return self.cupy.asarray(given)
        return self.cupy.from_dlpack(given)

    def _fit(self, name: str, given: Array, shape: tuple[int, ...], kind: Any) -> Array:
        """An array, if it is as an entry must have it."""
        if given.shape != shape or given.dtype != kind or not given.flags.c_contiguous:
            raise OptionError("option-bad-value", name=name, value=f"{given.dtype} {given.shape}")
        return given


class Rounds:
    """Games of a batch played out by chance: listed by what they ask, one decision in each of a list at a time."""

    def __init__(self, batch: GpuBatch, seed: int) -> None:
        cupy, self.batch = batch.cupy, batch
        self.chances, self.decisions = batch.numbers(4), batch.numbers()
        self.lists = cupy.empty((2, cuda.LISTS, batch.games), np.int32)
        self.counts = cupy.zeros((2, cuda.LISTS), np.int32)
        self.onto = 0  # which side of a phase's list is written, a bit each
        given = batch.states, seed, self.chances, self.decisions, self.lists, self.counts
        batch.kernels.each("begin", batch.games, *given)
        self.words = words_of(batch.boxes, batch.states, *given[2:])
        self.blocks = min(-(-batch.games // THREADS), BLOCKS * batch.kernels.multiprocessors)

    def play(self) -> None:
        """A round takes every game once through the phases: about a turn."""
        for _ in range(self.batch.players):
            self.decide(k.OPENING)
        phases = phases_of(self.batch.setting.box)
        while int(self.counts[:, : k.OVER].sum()):
            for _ in range(ROUNDS):
                for phase in phases:
                    self.decide(phase)

    def decide(self, phase: int) -> None:
        side = (self.onto >> phase) & 1
        self.onto ^= 1 << phase
        self.batch.kernels.start(f"play_{cuda.PHASES[phase]}", self.blocks, [*self.words, side, self.onto])
        self.counts[side, phase] = 0


def phases_of(box: Box) -> list[int]:
    """Those that come in the turns of a board, in the order in which they follow one another."""
    phases = [k.TURN, k.DRAW, k.OFFER, k.PAYING]
    if any(box.substitute):
        phases += [k.LOCOMOTIVES, k.FILLING]
    if any(box.tunnel):
        phases += [k.SURCHARGE]
    if box.tile_copies:
        phases += [k.BUILD, k.COLORING]
    return phases
