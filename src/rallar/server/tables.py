"""The tables in memory. Others wait on disk and are played again when someone asks for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from time import monotonic, time

from rallar.kernel.engine import INTERPRETED, Engine
from rallar.server import tokens
from rallar.server.aside import aside_in
from rallar.server.company import Alone, Neighbours
from rallar.server.errors import DiskError, NotNowError, UnknownError
from rallar.server.opponents import Opponents
from rallar.server.seats import Setup
from rallar.server.settings import Settings
from rallar.server.snapshot import UNPLAYABLE, Snapshot
from rallar.server.store import Kept, Store
from rallar.server.table import Ring, Table, now
from rallar.server.thinkers import Thinkers

MEGABYTE = 1_000_000
STOPPING = 1012  # as uvicorn says to those who have not greeted yet
LONG = 600  # lines of a record: more than people need for a game


class Tables:
    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers, time: Callable[[], float] = time) -> None:
        self.kernel = INTERPRETED
        self._store = store
        self._settings = settings
        self._time = time
        self._opponents = Opponents(settings.pause, thinkers, store)
        self.neighbours: Neighbours = Alone()
        self.on_turn: Callable[[Table], None] = lambda _: None
        self.on_ring: Callable[[Table, int, Ring], None] = lambda *_: None
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="table")  # one at a time, so that others get on
        self._reading_long = ThreadPoolExecutor(1, thread_name_prefix="long table")  # these wait only for each other

    def get(self, table: str) -> Table | None:
        """A table that is in memory."""
        return self._tables.get(table)

    @property
    def live(self) -> list[Table]:
        return list(self._tables.values())

    @asynccontextmanager
    async def use(self, table: str) -> AsyncIterator[Table]:
        """A table, which stays in memory meanwhile, with all that was done to it before."""
        found = await self._find(table)
        found.users += 1
        try:
            with suppress(DiskError):  # what is shown is true all the same
                await found.catch_up()
            yield found
        finally:
            found.users -= 1
            found.idle_since = monotonic()

    async def make(self, setup: Setup, lines: tuple[str, ...] = (), over: bool = True) -> str:
        """A new table on disk, while there is room; with lines, one whose game has been played, to its end or not."""
        await self.check_room()
        table = tokens.new_table_id()
        await self._store.save(table, now(), setup.text(), lines, over=over and bool(lines))
        return table

    async def check_room(self) -> None:
        """New tables are refused before the games under way have no room."""
        keeping = self._settings.keeping
        is_full = keeping.most_megabytes and await self._store.size() >= keeping.most_megabytes * MEGABYTE
        if is_full or self._store.free() < keeping.spare_megabytes * MEGABYTE:
            raise DiskError("tables-full")

    async def has(self, table: str) -> bool:
        return table in self._tables or await self._store.has(table)

    async def forget(self, tables: list[str]) -> None:
        """Remove tables from disk, but for those in use: whoever asks for one later is told that it is not there."""
        await self._store.remove([each for each in tables if not self._in_use(each)])

    def _in_use(self, table: str) -> bool:
        return table in self._tables or table in self._loading or bool(self.neighbours.at(table))

    async def _find(self, table: str) -> Table:
        """By its id, or by what somebody has typed for it."""
        for each in dict.fromkeys((table, tokens.plain(table))):
            with suppress(UnknownError):
                return self._tables.get(each) or await self._load(each)
        raise UnknownError("table-unknown", table=table[:40])

    async def _load(self, table: str) -> Table:
        """From disk, once however many ask."""
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._read(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(self._loading[table])

    async def _read(self, table: str) -> Table:
        kept = await self._store.load(table) if tokens.may_be_table_id(table) else None
        if kept is None:
            raise UnknownError("table-unknown", table=table[:40])
        try:
            snapshot = await self._play_again(kept)
            playable = snapshot.on(self.kernel)  # another one may be in use by now
            found = Table(table, playable, self._store, self.kernel, self._time)
        except UNPLAYABLE as error:
            raise NotNowError("table-unplayable") from error
        found.on_turn, found.on_ring, found.neighbours = self._turned, self.on_ring, self.neighbours
        self._tables[table] = found
        return found

    def _turned(self, table: Table) -> None:
        self._opponents.wake(table)
        self.on_turn(table)

    async def _play_again(self, kept: Kept) -> Snapshot:
        pool = self._reading if len(kept.lines) < LONG else self._reading_long
        return await aside_in(pool, Snapshot.read, kept, self.kernel)

    async def use_kernel(self, kernel: Engine) -> None:
        """From now on all games run on another kernel."""
        self.kernel = kernel
        for table in self.live:
            await table.use_kernel(kernel)

    async def drop_idle(self) -> None:
        """Forget, now and then, the tables at which nobody sits and nothing goes on."""
        while True:
            await asyncio.sleep(min(10, self._settings.idle_after))
            for table in self.live:
                idle = monotonic() - table.idle_since > self._settings.idle_after
                if idle and not (table.users or table.is_busy or self._opponents.busy_at(table)):
                    del self._tables[table.id]

    def close(self) -> None:
        for table in self._tables.values():
            for listener in tuple(table.listeners):
                listener.close(STOPPING)
        self._opponents.close()

    def end(self) -> None:
        """From now on nothing is read from disk."""
        for pool in (self._reading, self._reading_long):
            pool.shutdown(wait=False, cancel_futures=True)
