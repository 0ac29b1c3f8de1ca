"""Analyses of games that are over: done piece by piece by those who think, and kept as papers beside the tables.

How far one is, is kept too: whoever asks at another process sees the same. One process works on it, as long as it has
the lease; it stops when somebody else has changed the paper.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from rallar.analysis.analysis import Done, curve_of, pieces_of, stamp
from rallar.game import Game
from rallar.kernel.engine import loaded
from rallar.protocol import wire
from rallar.server.aside import aside
from rallar.server.errors import DiskError, NotNowError, QuickerError, TooOftenError
from rallar.server.store import Paper, Store
from rallar.server.table import Table, now
from rallar.server.thinkers import Thinkers

PAPER = "analysis"  # the kind of paper, by the name of the table
MOST = 50  # under way at once, by one process
GLANCE = 0.1  # seconds between looks at whether work that was forgone has ended
PATIENCE = 100  # of these looks
NOTHING = wire.AnalysisStatus("none", 0, 0, (), None)
BEGUN = wire.AnalysisStatus("running", 0, 0, (), None)
FAILED = wire.AnalysisStatus("failed", 0, 0, (), None)
log = logging.getLogger(__name__)


class Analyses:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store, self._thinkers = store, thinkers
        self._working: dict[str, asyncio.Task[None]] = {}  # by table
        self._lock = asyncio.Lock()  # a process has a lease only once, however many ask here

    async def look(self, table: Table) -> wire.AnalysisStatus:
        """How far it is, at whichever process."""
        game = table.snapshot.finished
        status, _ = await self._read(table.id, game)
        if status.state != "running":
            return status
        async with self._alone(table.id) as alone:
            if not alone:
                return status
            status, _ = await self._read(table.id, game)  # it was just done, or whoever worked on it is gone
            return NOTHING if status.state == "running" else status

    async def begin(self, table: Table) -> wire.AnalysisStatus:
        """Have it made, unless it is there or under way."""
        game = table.snapshot.finished
        for _ in range(PATIENCE):
            async with self._alone(table.id) as alone:
                if alone:
                    await self._start(table.id, game)
                    break
            if (await self.look(table)).state in ("running", "done"):
                break
            await asyncio.sleep(GLANCE)  # the one that was forgone is at its last piece
        return await self.look(table)

    async def _start(self, table: str, game: Game) -> None:
        status, revision = await self._read(table, game)
        if status.state == "done":
            return
        if loaded() is None:
            raise NotNowError("analysis-not-yet")
        if len(self._working) >= MOST:
            raise TooOftenError("too-often")
        await self._keep(table, BEGUN, revision + 1)
        self._working[table] = asyncio.create_task(self._make(table, game, revision + 1))

    async def forgo(self, table: Table) -> wire.AnalysisStatus:
        """No more work on one under way: whoever works on it finds the paper changed, and stops."""
        game = table.snapshot.finished
        while (found := await self._read(table.id, game))[0].state == "running":
            with suppress(QuickerError):  # it has come further meanwhile
                await self._keep(table.id, NOTHING, found[1] + 1)
        return found[0] if found[0].state == "done" else NOTHING

    async def close(self) -> None:
        tasks = tuple(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @asynccontextmanager
    async def _alone(self, table: str) -> AsyncIterator[bool]:
        """Whether nobody works on it at any process; nobody else begins meanwhile. Whoever begins keeps the lease."""
        lease = f"{PAPER} {table}"
        async with self._lock:
            alone = table not in self._working and await self._store.lease(lease)
            try:
                yield alone
            finally:
                if alone and table not in self._working:
                    await self._store.give_back(lease)

    async def _make(self, table: str, game: Game, revision: int) -> None:
        try:
            await self._work(table, game, revision)
        except QuickerError:
            log.debug("an analysis is not wanted any more")
        except DiskError:
            pass  # nobody works on it: that is all that can be known of it
        except Exception:
            log.exception("an analysis came to nothing")
            with suppress(DiskError, QuickerError):
                _, revision = await self._read(table, game)
                await self._keep(table, FAILED, revision + 1)
        finally:
            with suppress(DiskError):
                await self._store.give_back(f"{PAPER} {table}")
            del self._working[table]

    async def _work(self, table: str, game: Game, revision: int) -> None:
        pieces = await aside(pieces_of, game)
        done: list[Done] = []
        for piece in pieces:
            done.append(await self._thinkers.piece(game, piece))
            status = wire.AnalysisStatus("running", len(done), len(pieces) + 1, curve_of(done), None)
            await self._keep(table, status, revision := revision + 1)
        found = await self._thinkers.put_together(game, tuple(done))
        await self._keep(table, wire.AnalysisStatus("done", 1, 1, found.truth, found), revision + 1)

    async def _keep(self, table: str, status: wire.AnalysisStatus, revision: int) -> None:
        body = await aside(msgspec.json.encode, status)
        await self._store.keep_paper(PAPER, table, Paper(body.decode(), now(), revision))

    async def _read(self, table: str, game: Game) -> tuple[wire.AnalysisStatus, int]:
        """What is kept, if it would be the same today, and how often it was changed."""
        paper = await self._store.paper(PAPER, table)
        if paper is None:
            return NOTHING, -1
        try:
            status = await aside(msgspec.json.decode, paper.body, type=wire.AnalysisStatus)
        except msgspec.DecodeError:  # of another version
            return NOTHING, paper.revision
        if status.analysis and status.analysis.made != await aside(stamp, game):
            return NOTHING, paper.revision
        return status, paper.revision
