"""The tables in memory. Others wait on disk and are played again when someone asks for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic

import msgspec

from rallar.kernel.engine import INTERPRETED, Engine
from rallar.model.errors import BoardError, RecordError
from rallar.server import tokens
from rallar.server.errors import NotNowError, UnknownError
from rallar.server.opponents import Opponents
from rallar.server.seats import Setup
from rallar.server.settings import Settings
from rallar.server.snapshot import Snapshot
from rallar.server.store import Store
from rallar.server.table import Table, now


class Tables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.kernel = INTERPRETED
        self._store = store
        self._settings = settings
        self._opponents = Opponents(settings.pause)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    @asynccontextmanager
    async def use(self, table: str) -> AsyncIterator[Table]:
        """A table, which stays in memory meanwhile."""
        found = await self._find(table)
        found.users += 1
        try:
            yield found
        finally:
            found.users -= 1
            found.idle_since = monotonic()

    async def make(self, setup: Setup, lines: tuple[str, ...] = ()) -> str:
        """A new table on disk; with lines, one whose game has been played."""
        table = tokens.new_table_id()
        await self._store.save(table, now(), setup.text(), lines)
        return table

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
        kept = await self._store.load(table) if len(table) == tokens.ID_LENGTH else None
        if kept is None:
            raise UnknownError("table-unknown", table=table[:40])
        try:
            snapshot = await asyncio.to_thread(Snapshot.read, kept, self.kernel)
            found = Table(table, snapshot.on(self.kernel), self._store, self.kernel)  # another one may be in use by now
        except (msgspec.DecodeError, BoardError, RecordError) as error:  # of a version with other rules, or rotten
            raise NotNowError("table-unplayable") from error
        found.on_turn = self._opponents.wake
        self._tables[table] = found
        return found

    async def use_kernel(self, kernel: Engine) -> None:
        """From now on all games run on another kernel."""
        self.kernel = kernel
        for table in tuple(self._tables.values()):
            await table.use_kernel(kernel)

    async def drop_idle(self) -> None:
        """Forget, now and then, the tables at which nobody sits and nothing goes on."""
        while True:
            await asyncio.sleep(min(10, self._settings.idle_after))
            for table in tuple(self._tables.values()):
                idle = monotonic() - table.idle_since > self._settings.idle_after
                if idle and not (table.users or table.is_busy or self._opponents.busy_at(table)):
                    del self._tables[table.id]

    def close(self) -> None:
        for table in self._tables.values():
            for listener in tuple(table.listeners):
                listener.close(1001)
        self._opponents.close()
