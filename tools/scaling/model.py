"""The model: a process is one line at a counter, a store keeps together what waits; waiting grows as they fill up.

A move passes the counter (it is checked), the store (it is kept) and the counter again (it is told). Arrivals are as
good as random when many tables take part, so the time at a counter is that of an M/G/1 queue: on average the
Pollaczek-Khinchine wait, with an exponential tail. The parts are taken to be independent of each other, and the
processor to do nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Any

import numpy as np

from rallar.server.door import MOST_FILES, OWN_FILES
from tools.scaling.costs import Costs

BEFORE = 0.5  # of the work on a move is done before it is kept; telling it is the rest
FULL = 0.7  # of a counter or a store at most: beyond it waiting grows fast
SOCKETS = MOST_FILES - OWN_FILES  # of one process
HEARD = 0.6  # of the work on a move, for a process that hears of it from another
DRAWS = 100_000
Array = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Load:
    """Tables of two, at each of which a move is made every `pace` seconds, and what is spread over them."""

    tables: int
    pace: float
    processes: int = 1
    watchers: float = 0.0  # at each table, on average
    stores: int = 0  # PostgreSQL servers; 0: SQLite, for one process
    scattered: bool = False  # the people of a table may be at different processes

    @property
    def moves(self) -> float:
        """A second, everywhere."""
        return self.tables / self.pace

    @property
    def sockets(self) -> float:
        return self.tables * (2 + self.watchers)


@dataclass(frozen=True, slots=True)
class Forecast:
    busy: float  # share of each process
    store_busy: float
    median: float  # seconds from sending a move to hearing that it is kept
    most: float  # of 99 in 100
    memory: float  # KiB, of all processes
    wire: float  # bytes a second
    disk: float  # bytes a second

    @property
    def stands(self) -> bool:
        return self.busy < 1 and self.store_busy < 1


def elsewhere(load: Load) -> float:
    """How many other processes hear of a move, on average: where the other person is."""
    return 1 - 1 / load.processes if load.scattered else 0.0


def work(costs: Costs, load: Load) -> float:
    """Seconds of a processor for one move, wherever they are spent."""
    return costs.cpu_a_move * (1 + HEARD * elsewhere(load)) + costs.cpu_a_told * load.watchers


def busy(costs: Costs, load: Load) -> float:
    """The share of its time that each process works."""
    everything = load.moves * work(costs, load) + load.sockets * costs.cpu_a_socket
    return everything / load.processes


def store_busy(costs: Costs, load: Load) -> float:
    if load.stores:
        return load.moves / load.stores / costs.postgresql.most
    return load.moves * costs.commit.each + _batches(costs, load.moves) * costs.commit.base


def _batches(costs: Costs, moves: float) -> float:
    """Commits a second: each takes in what came during the one before, and there is none without a move."""
    return moves / (1 + moves * costs.commit.base / max(1e-9, 1 - moves * costs.commit.each))


def forecast(costs: Costs, load: Load, seed: int = 1) -> Forecast:
    rng = np.random.default_rng(seed)
    share, kept = busy(costs, load), store_busy(costs, load)
    if share >= 1 or kept >= 1:
        median = most = float("inf")
    else:
        times = _loop(costs, load, share, rng) + _store(costs, load, kept, rng) + _loop(costs, load, share, rng)
        median, most = (float(each) for each in np.quantile(times, (0.5, 0.99)))
    return Forecast(
        busy=share,
        store_busy=kept,
        median=median,
        most=most,
        memory=load.processes * costs.memory
        + load.tables * costs.memory_a_table * (1 + elsewhere(load))
        + load.tables * load.watchers * costs.memory_a_watcher,
        wire=load.moves * costs.wire_a_move * (1 + load.watchers / 2),
        disk=load.moves * costs.disk_a_move,
    )


def _loop(costs: Costs, load: Load, share: float, rng: np.random.Generator) -> Array:
    """Once at the counter: the wait, and half of the work."""
    served = work(costs, load) * BEFORE * drawn(costs.move_shape, rng)
    square = float(np.mean(served**2)) / float(np.mean(served))
    mean_wait = share * square / (2 * (1 - share))  # Pollaczek and Khinchine
    waits = rng.random(DRAWS) < share
    return served + np.where(waits, rng.exponential(mean_wait / share, DRAWS), 0.0)


def _store(costs: Costs, load: Load, share: float, rng: np.random.Generator) -> Array:
    """What is left of the commit under way, if there is one, and then one's own."""
    if load.stores:
        own = costs.postgresql.commit * rng.exponential(1.0, DRAWS)
        return own + np.where(
            rng.random(DRAWS) < share, rng.exponential(1 / costs.postgresql.most / (1 - share), DRAWS), 0
        )
    together = load.moves / _batches(costs, load.moves)
    mean = costs.commit.base + together * costs.commit.each
    own = mean * drawn(costs.commit.shape, rng)
    left = mean * drawn(costs.commit.shape, rng) * rng.random(DRAWS)
    return own + np.where(rng.random(DRAWS) < share, left, 0.0)


def drawn(shape: tuple[float, ...], rng: np.random.Generator, size: int = DRAWS) -> Array:
    """Times with a mean of 1, spread as was measured."""
    chosen: Array = np.asarray(shape)[rng.integers(0, len(shape), size)] / np.mean(shape)
    return chosen


def needed(costs: Costs, tables: int, pace: float, watchers: float = 0.0) -> Load:
    """The fewest processes and PostgreSQL servers that so many tables take, each table at one process."""
    one = Load(tables, pace, 1, watchers, stores=1)
    processes = max(ceil(busy(costs, one) / FULL), ceil(one.sockets / SOCKETS))
    return Load(tables, pace, processes, watchers, stores=ceil(store_busy(costs, one) / FULL))
