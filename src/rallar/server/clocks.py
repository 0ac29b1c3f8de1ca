"""Wakes the tables whose time has come, also those that only the disk knows: reminds, or lets a computer play."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic, time

from rallar.server import seats
from rallar.server.errors import DiskError, UnknownError
from rallar.server.pace import CALM, ENDED, SHORT, Clock
from rallar.server.store import Store
from rallar.server.table import Ring, Table
from rallar.server.tables import Tables

CLOCKS = "clocks"  # at which one process looks
JUMP = 10  # seconds by which a clock may be set without anybody being forgiven
log = logging.getLogger(__name__)


class Time:
    """The time of day, which goes on steadily until it is told to follow the system's clock."""

    def __init__(self, wall: Callable[[], float] = time, steady: Callable[[], float] = monotonic) -> None:
        self._wall, self._steady = wall, steady
        self.follow()

    def __call__(self) -> float:
        return self._steady() + self._ahead

    def follow(self) -> None:
        self._ahead = self._wall() - self._steady()

    @property
    def jump(self) -> float:
        """How far the system's clock was set, or ran while the machine slept."""
        return self._wall() - self()


class Clocks:
    def __init__(self, store: Store, tables: Tables, time: Time, every: float) -> None:
        self._store = store
        self._tables = tables
        self._time = time
        self._every = every
        self._given_up: set[str] = set()

    async def forgive(self) -> None:
        """At the start: nobody loses because the server was down. If others were up, it was not."""
        if not await self._store.is_fresh() or not await self._store.lease(CLOCKS):
            return
        now = self._time()
        clocks = [(table, Clock.read(text)) for table, text in await self._store.ticking()]
        await self._store.wind({table: clock.forgiven(now).ticking for table, clock in clocks if clock})

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except DiskError:
                log.warning("the clocks could not be looked at now")
            await asyncio.sleep(self._every)

    async def look(self) -> None:
        """If no other process does."""
        if await self._store.lease(CLOCKS):
            await self.once()
        else:
            self._time.follow()

    async def once(self) -> None:
        if abs(jump := self._time.jump) > JUMP:
            log.warning("the clock of the system was set by %d seconds", jump)
            now = self._time() + jump
            for table, _ in await self._store.ticking():
                await self._at(table, lambda found: _forgive(found, now))
        self._time.follow()
        for table in await self._store.due(self._time()):
            await self._at(table, _ring)

    async def _at(self, table: str, do: Callable[[Table], Awaitable[None]]) -> None:
        """Do something at a table. One that fails does not hold up the others."""
        if table in self._given_up:
            return
        try:
            async with self._tables.use(table) as found:
                await found.write(lambda: do(found))
        except UnknownError:
            pass  # it was forgotten meanwhile
        except DiskError:
            raise
        except Exception:
            log.exception("the clock of a table stands still")
            self._given_up.add(table)


async def _forgive(table: Table, now: float) -> None:
    if clock := table.snapshot.clock:
        await table.wind(clock.forgiven(now))


async def _ring(table: Table) -> None:
    """Do what is due at a table, all at once; then tell those it concerns, and let computers play."""
    clock, setup = table.snapshot.clock, table.snapshot.setup
    if clock is None:
        return
    rung = list[tuple[int, Ring]]()
    for seat in clock.seats_due(table.time()):
        clock, why = _after_ring(clock, seat, table.time())
        if why == "stand-in":
            stays = clock.pace.then == "stand-in"
            setup = seats.played_for(setup, seat, table.snapshot.position, stand_in=stays)
        if why is not None:
            rung.append((seat, why))
    await table.change(setup, clock=clock)
    for seat, why in rung:
        table.on_ring(table, seat, why)
    table.on_turn(table)


def _after_ring(clock: Clock, seat: int, now: float) -> tuple[Clock, Ring | None]:
    """The clock of a seat that is due, once that is seen to, and what the person is told."""
    hand = clock.hands[seat]
    if hand.computer:
        return clock.lent(seat, now), None
    if hand.stage == CALM and clock.left(seat, now):
        return clock.past(seat, SHORT), "nudge"
    if clock.pace.then == "nudge":
        return clock.past(seat, ENDED), "nudge"
    return clock.lent(seat, now), "stand-in"
