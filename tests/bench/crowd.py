"""Thousands at once: two thousand tables at the pace of people, and a thousand who watch one table.

`python -m tests.bench.crowd --address http://127.0.0.1:8000` asks any server that has no limits; given the ids of its
processes, also what it takes of memory and of the processor. Without an address it starts one of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import resource
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.synchronize import Barrier
from pathlib import Path
from random import Random
from typing import Any

from rallar.lab.bench import Figure, show
from rallar.protocol import wire
from tests.bench.usage import Usage
from tests.browser.host import Host
from tests.lean import Desk, Line, Person, Sent, read

TABLES = 2000
PACE = 5.0  # seconds between two moves at a table
SECONDS = 15.0
WATCHERS = 1000
WATCHED = 10.0  # seconds for which they watch
LIVELY = 0.2  # seconds between two moves where they do
SETTLE = 0.2  # of the time, before it counts, until what coming here stirred up is over
CLIENTS = 2  # processes from which the players come
FILES = 16_384
PATIENCE = 240.0  # seconds until all are seated
_together: Barrier


@dataclass
class Tally:
    """What the players noticed while it counted."""

    times: list[float] = field(default_factory=list)  # from sending a move to hearing that it is on disk
    sent: dict[int, float] = field(default_factory=dict)  # when the move to a position was, at a table that is watched
    last: dict[int, float] = field(default_factory=dict)  # when the last who watches heard of it
    heard: int = 0  # bytes
    said: int = 0

    def add(self, other: Tally) -> None:
        self.times += other.times
        self.sent |= other.sent
        self.last |= {at: max(when, self.last.get(at, when)) for at, when in other.last.items()}
        self.heard, self.said = self.heard + other.heard, self.said + other.said


@dataclass
class Run:
    """All of them together, and what the server took meanwhile."""

    tally: Tally
    seconds: float
    cpu: float  # seconds
    memory: float  # KiB more than before anybody came

    @property
    def moves(self) -> int:
        return len(self.tally.times)


def quantile(times: Sequence[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Guest(Person):
    def __init__(self, token: str, random: Random, pace: float, tally: Tally) -> None:
        super().__init__(token, random, lambda: random.uniform(0, 2 * pace))
        self._tally = tally

    def accepted(self, sent: Sent, position: int) -> None:
        self._tally.times.append(time.perf_counter() - sent.at)
        self._tally.sent[position] = sent.at


class Watcher(Line):
    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self.position = -1
        self._tally = tally

    def opened(self) -> None:
        self.say(wire.Hello(token=None))

    def heard(self, data: bytes) -> None:
        found = read(data)
        if found.type in ("state", "moved"):
            self.position = found.position
            self._tally.last[found.position] = time.perf_counter()


# --- in each process of clients


def _settle_in(together: Barrier) -> None:
    """It may hold as many lines as it needs."""
    global _together
    _together = together
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, FILES), hard))


async def _count(lines: Sequence[Guest | Watcher], tally: Tally, seconds: float) -> Tally:
    """Once everybody everywhere is seated, for some seconds."""
    while not all(line.position >= 0 for line in lines):
        await asyncio.sleep(0.05)
    await asyncio.sleep(SETTLE * seconds)
    await asyncio.to_thread(_together.wait, PATIENCE)
    tally.times.clear()
    before = [sum(each) for each in zip(*((line.bytes_heard, line.bytes_said) for line in lines), strict=True)]
    await asyncio.sleep(seconds)
    after = [sum(each) for each in zip(*((line.bytes_heard, line.bytes_said) for line in lines), strict=True)]
    found = Tally(list(tally.times), dict(tally.sent), dict(tally.last), after[0] - before[0], after[1] - before[1])
    await asyncio.to_thread(_together.wait, PATIENCE)
    cut = [line for line in lines if line.lost.done()]
    for line in cut:
        line.lost.result()  # raises what went wrong here
    assert not cut, f"{len(cut)} lines were cut, the first with {cut[0].close_code}"
    return found


async def _play(number: int, address: str, tables: int, pace: float, seconds: float) -> Tally:
    desk, tally, random = Desk(address), Tally(), Random(number)
    guests = []
    for _ in range(tables // CLIENTS):
        table, tokens = desk.new_table("europe")
        for token in tokens:
            guests.append(Guest(token, random, pace, tally))
            await guests[-1].connect(address, table)
    desk.close()
    return await _count(guests, tally, seconds)


async def _watch(number: int, address: str, table: str, tokens: list[str], watchers: int, seconds: float) -> Tally:
    """Those who watch, and with the first of them those who play."""
    tally, random = Tally(), Random(number)
    lines: list[Guest | Watcher] = [Watcher(tally) for _ in range(watchers // CLIENTS)]
    if number == 0:
        lines += [Guest(token, random, LIVELY, tally) for token in tokens]
    for line in lines:
        await line.connect(address, table)
    return await _count(lines, tally, seconds)


def _in_a_loop(work: Callable[..., Coroutine[Any, Any, Tally]], *arguments: Any) -> Tally:
    return asyncio.run(work(*arguments))


# --- and from outside


def _run(usage: Usage, work: Callable[..., Coroutine[Any, Any, Tally]], *arguments: Any) -> Run:
    context, empty = multiprocessing.get_context("spawn"), usage.memory
    together = context.Barrier(CLIENTS + 1)
    with ProcessPoolExecutor(CLIENTS, context, _settle_in, (together,)) as pool:
        running = [pool.submit(_in_a_loop, work, number, *arguments) for number in range(CLIENTS)]
        together.wait(PATIENCE)
        cpu, began = usage.cpu, time.perf_counter()
        together.wait(PATIENCE)
        found = Run(Tally(), time.perf_counter() - began, usage.cpu - cpu, usage.memory - empty)
        for each in running:
            found.tally.add(each.result())
    return found


def play(address: str, usage: Usage, tables: int = TABLES, pace: float = PACE, seconds: float = SECONDS) -> Run:
    """Tables of two, at each of which a move is made every so many seconds."""
    return _run(usage, _play, address, tables, pace, seconds)


def watch(address: str, usage: Usage, watchers: int = WATCHERS, seconds: float = WATCHED) -> Run:
    """Many who watch two people."""
    desk = Desk(address)
    table, tokens = desk.new_table("europe")
    desk.close()
    return _run(usage, _watch, address, table, tokens, watchers, seconds)


def until_the_last(run: Run) -> list[float]:
    """Seconds from sending each move until the last who watches has heard of it."""
    return [run.tally.last[at] - sent for at, sent in run.tally.sent.items() if at in run.tally.last]


def measure(address: str, usage: Usage, tables: int = TABLES, watchers: int = WATCHERS) -> list[Figure]:
    calm = play(address, usage, tables)
    brisk = play(address, usage, tables, PACE / 2)
    crowd = watch(address, usage, watchers)
    at = f"{tables:,} tables, a move every five seconds"
    told, last = crowd.moves * watchers, until_the_last(crowd)
    return [
        Figure(f"{at} at each: median", 1000 * quantile(calm.tally.times, 0.5), "ms"),
        Figure(f"{at} at each: 99 %", 1000 * quantile(calm.tally.times, 0.99), "ms", 50),
        Figure(f"{at} of each player: median", 1000 * quantile(brisk.tally.times, 0.5), "ms"),
        Figure(f"{at} of each player: 99 %", 1000 * quantile(brisk.tally.times, 0.99), "ms", 50),
        Figure(f"{at} of each player: the server's share of a core", 100 * brisk.cpu / brisk.seconds, "%"),
        Figure("memory a table of two, with their sockets", calm.memory / tables, "KiB"),
        Figure(f"{watchers:,} watch: until the last has heard of a move, median", 1000 * quantile(last, 0.5), "ms"),
        Figure(f"{watchers:,} watch: until the last has heard of a move, 99 %", 1000 * quantile(last, 0.99), "ms"),
        Figure("the processor for a message to one of them", 1e6 * crowd.cpu / told, "µs"),
        Figure("memory of one of them", crowd.memory / watchers, "KiB"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--address", help="of a server without limits, like http://127.0.0.1:8000")
    parser.add_argument("--pid", type=int, nargs="*", default=[], help="its processes")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--watchers", type=int, default=WATCHERS)
    arguments = parser.parse_args()
    if arguments.address:
        show(measure(arguments.address, Usage(arguments.pid), arguments.tables, arguments.watchers))
        return
    with tempfile.TemporaryDirectory() as folder, Host(Path(folder) / "data", "--no-limits") as host:
        show(measure(host.url, Usage([host.pid]), arguments.tables, arguments.watchers))


if __name__ == "__main__":
    main()
