"""What the server's work costs, piece by piece: the figures from which docs/scaling.md reckons, and some real crowds.

`python -m tests.bench.costs docs/scaling.json` measures them all anew, which takes some minutes; what others have
written into the file, as how a PostgreSQL does, stays.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from statistics import mean, median
from typing import Any

from rallar.game import Game, Record
from rallar.kernel.engine import compiled
from rallar.protocol import wire
from rallar.server import seats, tokens
from rallar.server.snapshot import Snapshot
from rallar.server.sqlite_store import SqliteStore
from rallar.server.store import Kept
from rallar.server.table import Table, now
from tests.bench import crowd
from tests.bench.crowd import quantile
from tests.bench.usage import Usage
from tests.browser.host import Host
from tests.server.test_long import declined, ended

CROWDS = ((500, 5.0), (1000, 5.0), (2000, 5.0), (2000, 2.5))  # tables, and seconds between two moves at each
AT_REST = 1000  # tables at which nobody moves
WATCHERS = (200, 1000)
LENGTHS = (50, 100, 200, 500, 1000, 2000)  # moves of a game that is opened
BATCHES = (1, 4, 16, 64)  # moves in one commit
REPEATS = 50
GAMES = 20
SHARES = (*(share / 20 for share in range(1, 20)), 0.99)
Json = dict[str, Any]


def opening() -> Json:
    """Milliseconds until a table with a game of so many moves is in memory."""
    setup = _setup()[0].text()
    found = {}
    for length in LENGTHS:
        kept = Kept(now(), setup, tuple(Record.of(declined(length)).lines()), ())
        times = []
        for _ in range(5):
            began = time.perf_counter()
            Snapshot.read(kept, compiled())
            times.append(time.perf_counter() - began)
        found[str(length)] = 1000 * min(times)
    return found


def _setup() -> tuple[seats.Setup, dict[str, str], str]:
    return seats.new_setup(wire.NewTable("europe", (wire.SeatWish("person"),) * 2), now())


async def _commits(folder: Path) -> tuple[Json, float]:
    """How long a commit of some moves takes; and bytes on disk for a move of a whole game."""
    store, setup = SqliteStore(folder), _setup()[0].text()
    names = [tokens.new_table_id() for _ in range(max(BATCHES))]
    lines = tuple(Record.of(ended(declined(50))).lines())
    for name in names:
        await store.save(name, now(), setup, lines[:1])
    means: list[float] = []
    ones: list[float] = []
    number = 0
    for batch in BATCHES:
        times = []
        for _ in range(REPEATS):
            number += 1
            began = time.perf_counter()
            await asyncio.gather(*(store.append(name, now(), number, lines[1]) for name in names[:batch]))
            times.append(time.perf_counter() - began)
        means.append(mean(times))
        ones = ones or times
    each = (means[-1] - means[0]) / (BATCHES[-1] - BATCHES[0])
    before = await store.size()
    for _ in range(GAMES):
        await store.save(tokens.new_table_id(), now(), setup, lines, over=True)
    disk = (await store.size() - before) / (GAMES * (len(lines) - 1))
    await store.stop()
    return {"base": means[0] - each, "each": each, "shape": _shape(ones)}, disk


def _shape(times: list[float]) -> list[float]:
    """Quantiles, as shares of the mean."""
    return [quantile(times, share) / mean(times) for share in SHARES]


class Ear:
    """Someone at a table who hears everything at once."""

    def __init__(self, seat: int) -> None:
        self.seat: int | None = seat
        self.seats = {seat: ""}
        self.seen = True

    def send(self, data: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def refuse(self, error: Exception) -> None: ...


async def _moves(folder: Path) -> list[float]:
    """Seconds of the processor for each move of a game at a table of two, network aside."""
    store, setup = SqliteStore(folder), _setup()[0]
    found = Table(tokens.new_table_id(), Snapshot(setup, now()), store, compiled())
    await store.save(found.id, now(), setup.text())
    found.listeners |= {Ear(0), Ear(1)}
    await found.begin()
    template = ended(declined(50))
    times = []
    for _ in range(3):
        game = Game.new("europe", 2, template.seed, kernel=compiled())
        assert found.snapshot.game is not None
        found.snapshot = Snapshot(setup, now(), game)
        found.id = tokens.new_table_id()
        await store.save(found.id, now(), setup.text(), tuple(Record.of(game).lines()))
        for played in template.history:
            began = time.thread_time()
            await found.play(played.seat, str(played.move))
            times.append(time.thread_time() - began)
    await store.stop()
    return times


def _warm(host: Host) -> Usage:
    """The server once it has all it needs for a game."""
    usage = Usage([host.pid])
    crowd.play(host.url, usage, 20, 0.2, 2.0)
    return usage


def _crowds(host: Host) -> Json:
    """Real ones, the smallest first; what a move and a socket cost by themselves."""
    usage = _warm(host)
    empty = usage.memory
    rest = crowd.play(host.url, usage, AT_REST, 10_000.0)
    sockets = 2 * AT_REST
    at_rest = rest.cpu / rest.seconds / sockets
    found = []
    for tables, pace in CROWDS:
        run = crowd.play(host.url, usage, tables, pace)
        found.append(
            {
                "tables": tables,
                "pace": pace,
                "moves_a_second": run.moves / run.seconds,
                "cpu": run.cpu / run.seconds,
                "median": quantile(run.tally.times, 0.5),
                "most": quantile(run.tally.times, 0.99),
                "wire_a_move": (run.tally.heard + run.tally.said) / run.moves,
            }
        )
        print(f"costs: {found[-1]}", flush=True)
    busy = found[-1]
    of_moves = busy["cpu"] - at_rest * 2 * busy["tables"]
    return {
        "memory": empty,
        "cpu_a_socket": at_rest,
        "cpu_a_move": of_moves / busy["moves_a_second"],
        "wire_a_move": mean(each["wire_a_move"] for each in found),
        "memory_a_table": rest.memory / AT_REST,
        "crowds": found,
    }


def _watching(host: Host) -> Json:
    usage = _warm(host)
    found = []
    for watchers in WATCHERS:
        run = crowd.watch(host.url, usage, watchers)
        last = crowd.until_the_last(run)
        found.append(
            {
                "watchers": watchers,
                "cpu_a_message": run.cpu / (run.moves * watchers),
                "median": quantile(last, 0.5),
                "most": quantile(last, 0.99),
                "memory": run.memory / watchers,
            }
        )
        print(f"costs: {found[-1]}", flush=True)
    return {
        "cpu_a_told": found[-1]["cpu_a_message"],
        "memory_a_watcher": found[-1]["memory"],
        "watching": found,
    }


def measure() -> Json:
    found: Json = {}
    with tempfile.TemporaryDirectory() as folder:
        with Host(Path(folder) / "watched", "--no-limits") as host:
            found |= _watching(host)
        with Host(Path(folder) / "data", "--no-limits") as host:
            found |= _crowds(host)
        commit, disk = asyncio.run(_commits(Path(folder) / "commits"))
        moves = asyncio.run(_moves(Path(folder) / "moves"))
    found |= {"commit": commit, "disk_a_move": disk, "open": opening()}
    return found | {"move_shape": _shape(moves), "move_inside": median(moves)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="where the figures are written")
    file = parser.parse_args().file
    before = json.loads(file.read_text("utf-8")) if file.exists() else {}
    file.write_text(json.dumps(before | _rounded(measure()), indent=1) + "\n", encoding="utf-8")


def _rounded(value: Any) -> Any:
    """Four digits: no measurement has more."""
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    if isinstance(value, list):
        return [_rounded(each) for each in value]
    return float(f"{value:.4g}") if isinstance(value, float) else value


if __name__ == "__main__":
    main()
