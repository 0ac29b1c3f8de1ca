"""Analyses of games that are over: done piece by piece by those who think, and kept as papers beside the tables."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from rallar.analysis.analysis import Done, pieces_of, stamp
from rallar.analysis.shapes import Analysis, Standing
from rallar.game import Game
from rallar.kernel.engine import loaded
from rallar.protocol import wire
from rallar.server.aside import aside
from rallar.server.errors import DiskError, NotNowError, QuickerError, TooOftenError
from rallar.server.store import Paper, Store
from rallar.server.table import Table, now
from rallar.server.thinkers import Thinkers

PAPER = "analysis"  # the kind of paper, by the name of the table
MOST = 50  # under way at once
log = logging.getLogger(__name__)


@dataclass
class _Job:
    """One under way, or one that came to nothing."""

    of: int = 0
    done: list[Done] = field(default_factory=list)
    failed: bool = False
    task: asyncio.Task[None] | None = None

    @property
    def truth(self) -> tuple[Standing, ...]:
        return self.done[0].standings if self.done else ()


class Analyses:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store, self._thinkers = store, thinkers
        self._jobs: dict[str, _Job] = {}

    @property
    def running(self) -> int:
        return sum(not job.failed for job in self._jobs.values())

    async def look(self, table: Table) -> wire.AnalysisStatus:
        """How far it is."""
        game = table.snapshot.finished
        job = self._jobs.get(table.id)
        if job is not None:
            return wire.AnalysisStatus("failed" if job.failed else "running", len(job.done), job.of, job.truth, None)
        found = await self._kept(table, game)
        if found is None:
            return wire.AnalysisStatus("none", 0, 0, (), None)
        return wire.AnalysisStatus("done", 1, 1, found.truth, found)

    async def begin(self, table: Table) -> wire.AnalysisStatus:
        """Have it made, unless it is there or under way."""
        game = table.snapshot.finished
        job = self._jobs.get(table.id)
        if (job is None or job.failed) and await self._kept(table, game) is None:
            if loaded() is None:
                raise NotNowError("analysis-not-yet")
            if self.running >= MOST:
                raise TooOftenError("too-often")
            self._start(table.id, game)
        return await self.look(table)

    def _start(self, table: str, game: Game) -> None:
        job = self._jobs[table] = _Job()
        job.task = asyncio.create_task(self._make(table, game, job))
        job.task.add_done_callback(lambda task: self._ended(table, job, task))

    async def forgo(self, table: Table) -> wire.AnalysisStatus:
        """No more work on one under way."""
        _ = table.snapshot.finished
        job = self._jobs.get(table.id)
        if job is not None and job.task is not None:
            job.task.cancel()
            await asyncio.gather(job.task, return_exceptions=True)
        return await self.look(table)

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, table: str, game: Game, job: _Job) -> None:
        pieces = await aside(pieces_of, game)
        job.of = len(pieces) + 1
        for piece in pieces:
            job.done.append(await self._thinkers.piece(game, piece))
        found = await self._thinkers.put_together(game, tuple(job.done))
        await self._keep(table, found)

    async def _keep(self, table: str, found: Analysis) -> None:
        """Another process may have been quicker: theirs is as good."""
        before = await self._store.paper(PAPER, table)
        revision = 0 if before is None else before.revision + 1
        with suppress(QuickerError):
            await self._store.keep_paper(PAPER, table, Paper(msgspec.json.encode(found).decode(), now(), revision))

    async def _kept(self, table: Table, game: Game) -> Analysis | None:
        """The one that was made, if it would be the same today."""
        paper = await self._store.paper(PAPER, table.id)
        if paper is None:
            return None
        try:
            found = await aside(msgspec.json.decode, paper.body, type=Analysis)
        except msgspec.DecodeError:  # of another version
            return None
        return found if found.made == await aside(stamp, game) else None

    def _ended(self, table: str, job: _Job, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is None:
            self._jobs.pop(table, None)
            return
        if not isinstance(error, DiskError):
            log.error("an analysis came to nothing", exc_info=error)
        job.failed, job.done, job.task = True, [], None
