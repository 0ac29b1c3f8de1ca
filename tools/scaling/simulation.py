"""The same, played out event by event: people think and move, processes and stores have lines before them.

Nothing here is a formula: what the model reckons about waiting has to come out of the lines by itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from random import Random

import numpy as np

from tools.scaling.costs import Costs
from tools.scaling.model import BEFORE, HEARD, Load

PING = 8.0  # seconds between two looks at a socket
TOGETHER = 256  # moves in one commit of SQLite, at most
Act = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    busy: float
    median: float
    most: float
    moves: float  # a second


class Clock:
    """What happens, one thing after the other."""

    def __init__(self) -> None:
        self.now = 0.0
        self._coming: list[tuple[float, int, Act]] = []
        self._numbers = count()

    def after(self, seconds: float, act: Act) -> None:
        heappush(self._coming, (self.now + seconds, next(self._numbers), act))

    def run(self, until: float) -> None:
        while self._coming and self._coming[0][0] < until:
            self.now, _, act = heappop(self._coming)
            act()


@dataclass
class Counter:
    """Serves one after the other: the loop of a process; with several hands, a PostgreSQL."""

    clock: Clock
    hands: int = 1
    worked: float = 0.0
    _busy: int = 0
    _line: deque[tuple[float, Act]] = field(default_factory=deque)

    def serve(self, seconds: float, then: Act) -> None:
        self._line.append((seconds, then))
        self._next()

    def _next(self) -> None:
        while self._busy < self.hands and self._line:
            seconds, then = self._line.popleft()
            self._busy += 1
            self.worked += seconds
            self.clock.after(seconds, lambda then=then: self._done(then))  # type: ignore[misc]

    def _done(self, then: Act) -> None:
        self._busy -= 1
        then()
        self._next()


@dataclass
class Writer:
    """Keeps all that waits in one commit, as SQLite's does."""

    clock: Clock
    seconds: Callable[[int], float]
    _busy: bool = False
    _waiting: list[Act] = field(default_factory=list)

    def keep(self, then: Act) -> None:
        self._waiting.append(then)
        if not self._busy:
            self._commit()

    def _commit(self) -> None:
        batch, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
        self._busy = bool(batch)
        if batch:
            self.clock.after(self.seconds(len(batch)), lambda: self._done(batch))

    def _done(self, batch: list[Act]) -> None:
        for then in batch:
            then()
        self._commit()


class Simulation:
    def __init__(self, costs: Costs, load: Load, seed: int = 1) -> None:
        self.clock = Clock()
        self.processes = [Counter(self.clock) for _ in range(load.processes)]
        self.times: list[tuple[float, float]] = []  # when a move was sent, and how long it took
        self._costs, self._load, self._random = costs, load, Random(seed)
        self._keepers = [self._keeper() for _ in range(load.stores or 1)]
        for table in range(load.tables):
            self._sit(table)
        for process in self.processes:
            self._ping(process)

    def _keeper(self) -> Callable[[Act], None]:
        costs, chance = self._costs, self._random
        if not self._load.stores:
            commit = costs.commit
            return Writer(self.clock, lambda n: (commit.base + n * commit.each) * self._drawn(commit.shape)).keep
        hands = max(1, round(costs.postgresql.most * costs.postgresql.commit))
        pool, mean = Counter(self.clock, hands), hands / costs.postgresql.most
        return lambda then: pool.serve(chance.expovariate(1 / mean), then)

    def _sit(self, table: int) -> None:
        """Two people, at one process or, where they are scattered, at any."""
        chance, load = self._random, self._load
        at = [self.processes[table % load.processes]] * 2
        if load.scattered:
            at = [chance.choice(self.processes) for _ in range(2)]
        keep = self._keepers[table % len(self._keepers)]
        self._think(at, keep)

    def _think(self, at: list[Counter], keep: Callable[[Act], None]) -> None:
        self.clock.after(self._random.uniform(0, 2 * self._load.pace), lambda: self._move(at, keep))

    def _move(self, at: list[Counter], keep: Callable[[Act], None]) -> None:
        sent, (mine, other) = self.clock.now, at
        whole = self._costs.cpu_a_move * self._drawn(self._costs.move_shape)
        watched = self._costs.cpu_a_told * self._load.watchers

        def told() -> None:
            self.times.append((sent, self.clock.now - sent))
            if other is not mine:
                other.serve(HEARD * whole, lambda: None)
            self._think(at[::-1], keep)

        mine.serve(BEFORE * whole, lambda: keep(lambda: mine.serve((1 - BEFORE) * whole + watched, told)))

    def _ping(self, process: Counter) -> None:
        """Being there costs something too."""
        each = len(self.processes) * PING / self._load.sockets
        process.serve(self._costs.cpu_a_socket * PING, lambda: None)
        self.clock.after(self._random.expovariate(1 / each), lambda: self._ping(process))

    def _drawn(self, shape: tuple[float, ...]) -> float:
        return self._random.choice(shape) * len(shape) / sum(shape)

    def run(self, seconds: float) -> Outcome:
        """The first pace of everybody's is for settling in."""
        settled = 2 * self._load.pace
        self.clock.run(settled)
        before = sum(each.worked for each in self.processes)
        self.clock.run(settled + seconds)
        worked = sum(each.worked for each in self.processes) - before
        times = [took for sent, took in self.times if sent >= settled]
        median, most = (float(each) for each in np.quantile(times, (0.5, 0.99)))
        return Outcome(worked / seconds / len(self.processes), median, most, len(times) / seconds)
