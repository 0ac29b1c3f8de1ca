"""Many games of a board, summed up. Game k of a run has the seed `seed + k`, however the work is split."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import lcm, sqrt
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from rallar.game.options import MAX_SEED, Options, check_seats, check_seed
from rallar.kernel import layout
from rallar.kernel.encode import encode
from rallar.kernel.engine import Engine, compiled
from rallar.lab.handing import check_number, handed_out
from rallar.model.errors import OptionError
from rallar.model.limits import MAX_PLAYERS
from rallar.model.loader import load_board
from rallar.model.types import Board, Rules

if TYPE_CHECKING:
    from rallar.lab.arena import Bout, Setup

CHUNK = 2_000  # games handed to a thread at a time
WIN = lcm(*range(1, MAX_PLAYERS + 1))  # a win in units that every number of players can share

Progress = Callable[[int], None]  # told how many games have been played so far


@dataclass(frozen=True, slots=True)
class Spread:
    mean: float
    deviation: float


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came of the games. A shared win counts as a part of one for each who shares it."""

    board: str
    variant: str | None
    players: int
    games: int
    seed: int
    scores: tuple[Spread, ...]  # by seat
    win_share: tuple[float, ...]  # by seat
    win_share_by_order: tuple[float, ...]  # by place in the order of turns: who started comes first
    turns: Spread
    decisions: Spread
    threads: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0


@dataclass(slots=True)
class Sums:
    """Sums of whole numbers: exact, so the order in which they are added does not matter."""

    columns: NDArray[np.int64]  # of the results of the games: scores, winners, turns, decisions, who started
    squares: NDArray[np.int64]
    wins: NDArray[np.int64]
    order_wins: NDArray[np.int64]

    @classmethod
    def of(cls, results: NDArray[np.int64], players: int) -> Sums:
        won = _wins(results[:, players], players)
        start = results[:, players + 3]
        in_turn_order = np.stack([won[np.arange(len(won)), (start + turn) % players] for turn in range(players)], 1)
        return cls(results.sum(0), (results**2).sum(0), won.sum(0), in_turn_order.sum(0))

    def add(self, other: Sums) -> None:
        self.columns += other.columns
        self.squares += other.squares
        self.wins += other.wins
        self.order_wins += other.order_wins

    def spread(self, column: int, games: int) -> Spread:
        mean = int(self.columns[column]) / games
        variance = int(self.squares[column]) / games - mean**2
        return Spread(mean, sqrt(max(0.0, variance)))


def simulate(
    board: str | Board,
    players: int,
    games: int,
    seed: int = 0,
    progress: Progress | None = None,
    threads: int | None = None,
    *,
    variant: str | None = None,
    chunk: int = CHUNK,
    kernel: Engine | None = None,
) -> Simulation:
    """Play random games by the rules of the box or of a variant, on all cores unless told otherwise."""
    found = load_board(board) if isinstance(board, str) else board
    rules = checked_rules(found, variant, players, games, seed, threads)
    threads = threads or os.cpu_count() or 1
    runner = _Runner(found, rules, players, kernel or compiled())
    began = time.perf_counter()
    sums = _play(runner, _chunks(seed, games, chunk), threads, progress)
    seconds = time.perf_counter() - began
    return _summed_up(sums, found.id, variant, players, games, seed, threads, seconds)


def of_bouts(setup: Setup, bouts: Sequence[Bout], processes: int, seconds: float) -> Simulation:
    """The same figures of games that players played; their decisions are moves."""
    results = np.array(
        [[*_scores(bout), _winners(bout), bout.turns, bout.moves, bout.start] for bout in bouts], np.int64
    )
    sums = Sums.of(results, setup.seats)
    return _summed_up(sums, setup.board, setup.variant, setup.seats, len(bouts), setup.seed, processes, seconds)


def _scores(bout: Bout) -> list[int]:
    return [seat.score for seat in bout.seats]


def _winners(bout: Bout) -> int:
    return sum(1 << number for number, seat in enumerate(bout.seats) if seat.share)


def _summed_up(
    sums: Sums, board: str, variant: str | None, players: int, games: int, seed: int, threads: int, seconds: float
) -> Simulation:
    return Simulation(
        board=board,
        variant=variant,
        players=players,
        games=games,
        seed=seed,
        scores=tuple(sums.spread(seat, games) for seat in range(players)),
        win_share=tuple(int(won) / (WIN * games) for won in sums.wins),
        win_share_by_order=tuple(int(won) / (WIN * games) for won in sums.order_wins),
        turns=sums.spread(players + 1, games),
        decisions=sums.spread(players + 2, games),
        threads=threads,
        seconds=seconds,
    )


def checked_rules(
    board: Board, variant: str | None, players: int, games: int, seed: int, threads: int | None = None
) -> Rules:
    """The rules in force. What cannot be simulated is refused, before anything is compiled for it."""
    options = Options(variant)
    rules = options.rules(board)
    check_seats(rules, players, options)
    check_seed(seed)
    if games < 1 or seed + games - 1 > MAX_SEED:
        raise OptionError("option-games")
    check_number("option-threads", threads)
    return rules


def _chunks(seed: int, games: int, size: int) -> Iterator[tuple[int, int]]:
    """First seed and number of games of each piece of work."""
    for first in range(0, games, size):
        yield seed + first, min(size, games - first)


class _Runner:
    """Runs a row of games. Every thread has a state and a scratch record of its own."""

    def __init__(self, board: Board, rules: Rules, players: int, kernel: Engine) -> None:
        self.players = players
        self._kernel = kernel
        self._board = kernel.records(encode(board, rules))
        self._own = threading.local()

    def __call__(self, seed: int, games: int) -> tuple[int, Sums]:
        results: NDArray[np.int64] = np.zeros((games, self.players + 4), np.int64)
        state, scratch = self._records()
        self._kernel.play_many(self._board, state, scratch, self.players, -1, seed, games, results)
        return games, Sums.of(results, self.players)

    def _records(self) -> tuple[object, object]:
        if not hasattr(self._own, "records"):
            arrays = np.zeros(1, layout.STATE), np.zeros(1, layout.SCRATCH)
            self._own.records = tuple(self._kernel.records(array) for array in arrays)
        state, scratch = self._own.records
        return state, scratch


def _play(runner: _Runner, chunks: Iterable[tuple[int, int]], threads: int, progress: Progress | None) -> Sums:
    columns = runner.players + 4
    total = Sums(*(np.zeros(size, np.int64) for size in (columns, columns, runner.players, runner.players)))
    done = 0
    with ThreadPoolExecutor(threads) as pool:
        for games, sums in handed_out(pool, threads, lambda chunk: runner(*chunk), chunks):
            total.add(sums)
            done += games
            if progress:
                progress(done)
    return total


def _wins(winners: NDArray[np.int64], players: int) -> NDArray[np.int64]:
    """For each game and seat its part of the win, in units of which WIN make a whole."""
    won: NDArray[np.int64] = (winners[:, None] >> np.arange(players)) & 1
    shares: NDArray[np.int64] = won * (WIN // won.sum(1, keepdims=True))
    return shares
