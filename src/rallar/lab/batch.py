"""Thousands of games stepped together, on several threads: what a learner or a search plays in."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from rallar.game.options import Options, check_seats, check_seed
from rallar.game.setting import Setting, setting_of
from rallar.game.soundness import check_state
from rallar.kernel import layout as k
from rallar.kernel.encode import truths
from rallar.kernel.engine import Engine, compiled
from rallar.kernel.fields import size_of
from rallar.lab.handing import check_number
from rallar.model.errors import OptionError
from rallar.model.loader import load_board
from rallar.model.types import Board

Numbers = NDArray[np.int64]
Octets = NDArray[np.int8]
Games = Iterable[int] | None  # some of them, by their rows; None: all
PASSED_BY = np.full(1, -1)  # instead of an action: only the mask is wanted


class Batch:
    """Games of one board and number of players. Every array has a row for each game, and may be read at any time.

    `states` are the kernel's records, `masks` the legal actions of the seats to move, in words of 62 bits.
    """

    def __init__(
        self,
        board: str | Board,
        players: int,
        games: int,
        seed: int = 0,
        variant: str | None = None,
        threads: int | None = None,
        kernel: Engine | None = None,
    ) -> None:
        self.setting = checked_setting(board, players, games, variant)
        check_number("option-threads", threads)
        self.players = players
        self.kernel = kernel or compiled()
        self.states: NDArray[np.void] = np.zeros(games, k.STATE)
        self.masks: Numbers = np.zeros((games, k.ACTION_WORDS), np.int64)
        self._threads = min(threads or os.cpu_count() or 1, games)
        self._pool = ThreadPoolExecutor(self._threads, thread_name_prefix="batch")
        self._scratch = [np.zeros(1, k.SCRATCH) for _ in range(self._threads)]
        self.reset(seed)

    @property
    def n_actions(self) -> int:
        """The size of the board's space of actions."""
        return self.setting.box.n_actions

    @property
    def seats(self) -> NDArray[np.int8]:
        """Who is to move."""
        return self.states["seat"]

    @property
    def over(self) -> NDArray[np.bool_]:
        return np.asarray(self.states["phase"] == k.OVER)

    @property
    def scores(self) -> NDArray[np.int16]:
        """Of the games that are over."""
        return self.states["score"][:, : self.players]

    def legal(self) -> NDArray[np.bool_]:
        """The masks as truths, an action a column."""
        return truths(self.masks, self.n_actions)

    def look(self, seat: int = k.NOBODY, facts: bool = False) -> Octets:
        """What the seats to move see, or one seat in all games: a row of `fields_of(batch.setting.box, facts)` each."""
        if not k.NOBODY <= seat < self.players:
            raise OptionError("option-bad-value", name="seat", value=str(seat))
        rows: Octets = np.zeros((len(self.states), size_of(self.setting.box, facts)), np.int8)
        self.look_into(rows, np.full(len(rows), seat), facts)
        return rows

    def look_into(self, rows: Octets, seats: Numbers, facts: bool, games: Games = None) -> None:
        """Write what a seat of each game sees into rows that are there; for NOBODY it is the seat to move."""
        self._each(
            lambda kernel, records, part: kernel.sight.look_many(
                *records, part.n, seats[part.slice], int(facts), rows[part.slice]
            ),
            games,
        )

    def list_into(self, rows: Octets, games: Games = None) -> None:
        """Write the masks into rows that are there, a number for each action: 1 or 0."""
        self._each(
            lambda kernel, _, part: kernel.sight.spread_many(part.n, self.masks[part.slice], rows[part.slice]), games
        )

    def draw(self, rng: np.random.Generator) -> Numbers:
        """A legal action for each game, each as likely; -1 where there is none."""
        actions: Numbers = np.empty(len(self.states), np.int64)
        chances = rng.integers(2**32, size=len(actions))
        self._each(
            lambda kernel, _, part: kernel.sight.draw_many(
                part.n, self.masks[part.slice], chances[part.slice], actions[part.slice]
            )
        )
        return actions

    def reset(self, seed: int) -> None:
        """Deal all games anew, from seeds in a row."""
        check_seed(seed)
        self._each(
            lambda kernel, records, part: kernel.reset_many(*records, part.n, self.players, -1, seed + part.start)
        )
        self._list()

    def deal(self, games: Iterable[int], seeds: Numbers) -> None:
        """Deal some games anew, from the seeds of their rows."""
        self._each(
            lambda kernel, records, part: kernel.new_game(*records, 0, self.players, -1, int(seeds[part.start])), games
        )
        self._each(
            lambda kernel, records, part: kernel.step_many(*records, 1, PASSED_BY, self.masks[part.slice]), games
        )

    def stand(self, state: bytes) -> None:
        """Let all games stand in one state, each with a future of its own."""
        check_state(self.setting, state)
        self.states[:] = np.frombuffer(state, k.STATE)
        if self.states["players"][0] != self.players:
            raise OptionError("option-bad-state", field="players")
        self.states["rng"][:, 3] = np.arange(len(self.states))
        self._list()

    def step(self, actions: Numbers) -> int:
        """One action in each game; one below 0 leaves a game as it is. Answers how many were refused."""
        wanted: Numbers = np.ascontiguousarray(actions, np.int64)
        if wanted.shape != (len(self.states),):
            raise OptionError("option-bad-value", name="actions", value=str(wanted.shape))
        return sum(
            self._each(
                lambda kernel, records, part: kernel.step_many(
                    *records, part.n, wanted[part.slice], self.masks[part.slice]
                )
            )
        )

    def reply(self, reply: Callable[..., None], seats: Numbers, chances: Numbers, games: Games = None) -> None:
        """Let `rallar.lab.replies.reply_many`, made to run, move in each game until a seat of it is asked."""
        self._each(
            lambda _, records, part: reply(
                *records, part.n, seats[part.slice], chances[part.slice], self.masks[part.slice]
            ),
            games,
        )

    def close(self) -> None:
        """Let the threads go. Whoever forgets this only keeps them a while longer."""
        self._pool.shutdown()

    def play_on(self, seed: int = 0, kernel: Engine | None = None) -> Numbers:
        """Play every game out, by chance or by the policy of an engine from `with_policy`.

        A row each: scores, winners as a mask of seats, turns, decisions, who started.
        """
        results: Numbers = np.zeros((len(self.states), self.players + 4), np.int64)
        self._each(
            lambda own, records, part: (kernel or own).play_on(*records, part.n, seed + part.start, results[part.slice])
        )
        self._list()
        return results

    def _list(self) -> None:
        self.step(np.full(len(self.states), -1))

    def _each(self, work: Callable[[Engine, tuple[object, ...], Part], int | None], games: Games = None) -> list[int]:
        """A piece of work for every thread, each with records of its own; or for some games, one after the other."""
        records = self.kernel.records

        def do(number: int, part: Part) -> int:
            arrays = (self.setting.record, self.states[part.slice], self._scratch[number])
            return work(self.kernel, tuple(records(array) for array in arrays), part) or 0

        if games is not None:
            return [do(0, Part(int(game), 1)) for game in games]
        if self._threads == 1:
            return [do(0, part) for part in self._parts()]
        return list(self._pool.map(do, *zip(*enumerate(self._parts()), strict=True)))

    def _parts(self) -> Iterator[Part]:
        games, size = len(self.states), -(-len(self.states) // self._threads)
        return (Part(first, min(size, games - first)) for first in range(0, games, size))


def checked_setting(board: str | Board, players: int, games: int, variant: str | None) -> Setting:
    """The board and the rules of so many games, if they can be played."""
    found = load_board(board) if isinstance(board, str) else board
    options = Options(variant=variant)
    check_seats(options.rules(found), players, options)
    if games < 1:
        raise OptionError("option-games")
    return setting_of(found, variant)


class Part:
    """Some games in a row."""

    def __init__(self, start: int, n: int) -> None:
        self.start, self.n, self.slice = start, n, slice(start, start + n)
