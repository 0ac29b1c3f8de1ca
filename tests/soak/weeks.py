"""`python -m tests.soak weeks`: a slow game for weeks, with a clock that is set, people who forget, and kills.

With `--serve DIR CLOCK` it is the server, whose time is what stands in the file CLOCK.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from msgspec import UNSET

from rallar.client import Client, Guest, Pace, RefusedError, RemoteTable
from rallar.protocol import wire
from rallar.server import run as serving
from rallar.server.app import create_app
from rallar.server.clocks import Time
from rallar.server.pace import DAY, HOUR, MOST_GRACE
from rallar.server.settings import Settings
from tests.server.house import ROOT, Killable
from tests.server.people import some_move

COUNT = 24  # weeks
PEOPLE: tuple[wire.SeatKind, ...] = ("person",) * 3
PATIENCE = 60.0  # seconds until a deadline counts as missed
ENDS: tuple[wire.TimeOut, ...] = ("nudge", "move", "stand-in")


@dataclass
class Counts:
    """What has happened."""

    moves: int = 0
    by_computers: int = 0
    holidays: int = 0
    returns: int = 0
    kills: int = 0
    games: int = 0


@dataclass
class World:
    """A folder, its time, and the server that runs there now."""

    folder: Path
    now: float = 1_900_000_000.0
    counts: Counts = field(default_factory=Counts)

    @property
    def clock(self) -> Path:
        return self.folder / "clock"

    def set_clock(self, now: float) -> None:
        self.now = now
        fresh = self.folder / "clock.new"
        fresh.write_text(str(now), encoding="ascii")
        fresh.replace(self.clock)

    @contextmanager
    def server(self) -> Iterator[Killable]:
        command = [sys.executable, "-m", "tests.soak.weeks", str(self.folder / "data"), str(self.clock)]
        running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert running.stdout is not None
        place = Killable(int(running.stdout.readline()), running)
        try:
            yield place
        finally:
            place.kill()
            running.stdout.close()


def play_for_weeks(folder: Path, weeks: float, seed: int) -> Counts:
    """One game after another; after every hour or day, everything that was due has been done, and nothing is lost."""
    chance, world = Random(seed), World(folder)
    world.set_clock(world.now)
    end, table = world.now + weeks * 7 * DAY, None
    while world.now < end:
        with world.server() as place:
            table = _at(place, table) if table else None
            if table:
                _check_forgiven(table, world)
            life = world.now + chance.expovariate(1 / (4 * DAY))
            while world.now < min(life, end):
                table = table or _begin(place.client, chance)
                _live(table, world, chance)
                if table.look().status == "over":
                    table, world.counts.games = None, world.counts.games + 1
        world.counts.kills += 1
        world.set_clock(world.now + chance.choice([0, HOUR, 3 * DAY]))
    return world.counts


def _begin(client: Client, chance: Random) -> RemoteTable:
    pace = Pace("slow", chance.choice([8 * HOUR, DAY, 3 * DAY]), chance.choice(ENDS))
    return client.new_table("japan", PEOPLE, pace=pace)


def _at(place: Killable, table: RemoteTable) -> RemoteTable:
    return place.client.table(table.id, table.tokens, table.host)


def _live(table: RemoteTable, world: World, chance: Random) -> None:
    """Some hours pass; then whoever thinks of it comes by."""
    before = table.look()
    world.set_clock(world.now + chance.random() * 10 * HOUR)
    seen = _settled(table)
    assert seen.position >= before.position, "a move is gone"
    world.counts.by_computers += seen.position - before.position
    _check_times(seen)
    for seat in range(len(PEOPLE)):
        if chance.random() < 0.4:
            _come_by(table, seat, world, chance)


def _come_by(table: RemoteTable, seat: int, world: World, chance: Random) -> None:
    with table.sit(seat) as person:
        mine = person.table.seats[seat]
        if mine.played_from is not UNSET:
            since = mine.played_from
            assert mine.stand_in or [entry for entry in person.log if entry.seat == seat and entry.position > since]
            person.come_back()
            world.counts.returns += 1
        if chance.random() < 0.05 and not person.over:
            _take_days_off(person, chance.randrange(4), world)
        while person.choices:
            person.play(some_move(person))
            world.counts.moves += 1


def _take_days_off(person: Guest, days: int, world: World) -> None:
    try:
        person.take_days_off(days)
        world.counts.holidays += days > 0
    except RefusedError as refusal:
        if refusal.key not in ("holiday-too-long", "holiday-over"):
            raise


def _settled(table: RemoteTable) -> wire.TableInfo:
    """The table once everything that is due has been done, and computers have moved."""
    end = monotonic() + PATIENCE
    while not _is_settled(seen := table.look()):
        assert monotonic() < end, f"a deadline has passed unnoticed: {seen}"
        sleep(0.02)
    return seen


def _is_settled(seen: wire.TableInfo) -> bool:
    assert seen.options.pace
    asked = [seen.seats[seat] for seat in seen.to_move]
    may_wait = seen.options.pace.then == "nudge"
    return all(not seat.stand_in and (seat.left or may_wait or seat.off_until) for seat in asked)


def _check_times(seen: wire.TableInfo) -> None:
    assert seen.options.pace
    for number, seat in enumerate(seen.seats):
        assert seat.left is UNSET or (0 <= seat.left <= seen.options.pace.seconds and number in seen.to_move)
        assert seat.days_off is UNSET or 0 <= seat.days_off <= 14


def _check_forgiven(table: RemoteTable, world: World) -> None:
    """After a kill everyone still has a while, unless a reminder was all that could come."""
    seen = table.look()
    assert seen.options.pace
    grace = min(seen.options.pace.seconds / 4, MOST_GRACE)
    for seat in seen.seats:
        ended = seat.left == 0 and seen.options.pace.then == "nudge"
        assert seat.left is UNSET or ended or seat.left >= grace, (world.now, seat)


class TimeInFile(Time):
    """Time that somebody else sets, and that is right."""

    jump = 0.0

    def __init__(self, file: Path) -> None:
        self._file = file

    def __call__(self) -> float:
        return float(self._file.read_text(encoding="ascii"))

    def follow(self) -> None: ...


def _serve(folder: Path, clock: Path) -> None:
    listening = serving.listen("127.0.0.1", 0)
    settings = Settings(clocks_every=0.02).unlimited()
    app = create_app(folder, settings, TimeInFile(clock))
    serving.run(app, listening, lambda: print(listening.getsockname()[1], flush=True))


def run(count: int, seed: int) -> str:
    with TemporaryDirectory() as place:
        return f"{count} weeks, {play_for_weeks(Path(place), count, seed)}"


if __name__ == "__main__":
    _serve(Path(sys.argv[1]), Path(sys.argv[2]))
