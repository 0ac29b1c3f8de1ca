"""Tables in a folder: SQLite with one writer. Whatever waits while a commit is under way shares the next one."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import queue
import shutil
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, time
from typing import Any, TypeVar

from rallar.server.disk import open_folder
from rallar.server.errors import DiskError
from rallar.server.sqlite_papers import SqlitePapers
from rallar.server.sqlite_ways import KEEP, SqliteWays
from rallar.server.store import BEGUN, OVER, SAID, STILL, Kept, Pass, Ticking, TimedWay, Untouched, stage_of

BATCH = 256
log = logging.getLogger(__name__)
T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]


@dataclass(frozen=True, slots=True)
class _Line:
    """One more line of a record, to be kept."""

    table: str
    number: int
    line: str
    changed: int
    stage: int
    clock: Ticking

    def __call__(self, db: sqlite3.Connection) -> None:
        _keep_lines(db, [self])


def _keep_lines(db: sqlite3.Connection, lines: Sequence[_Line]) -> None:
    """However many they are, SQLite is asked twice: after each question this thread has to wait for its turn."""
    if not lines:
        return
    given = json.dumps(
        [(each.table, each.number, each.line, each.changed, each.stage, *each.clock) for each in lines],
        ensure_ascii=False,
    )
    rows = "SELECT " + ", ".join(f"json_extract(value, '$[{i}]') AS c{i}" for i in range(7)) + " FROM json_each(?)"
    db.execute(f"INSERT INTO lines SELECT c0, c1, c2 FROM ({rows})", (given,))
    db.execute(
        f"UPDATE tables SET changed = c3, stage = c4, clock = c5, due = c6 FROM ({rows}) WHERE id = c0", (given,)
    )


@dataclass(slots=True)
class _Task:
    job: Job[Any]
    answer: Any = None
    error: Exception | None = None


@dataclass(slots=True, kw_only=True)
class _Waiting(_Task):
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop

    def tell(self) -> None:
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.answer)
        else:
            self.future.set_exception(self.error)


class SqliteStore(SqliteWays, SqlitePapers):
    """A store for one process, which needs nothing but a folder."""

    channel = None

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock, self._db = open_folder(folder)
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self.moves = self.commits = 0  # since the start
        self.commit_seconds = 0.0
        self._passes: dict[str, Pass] = {}  # by the hashes of their codes; nothing of them is on disk
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        self.close()

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._db.close()
        self._lock.close()

    async def save(
        self,
        table: str,
        changed: int,
        setup: str,
        lines: tuple[str, ...] = (),
        over: bool = False,
        clock: Ticking = STILL,
        revision: int = 0,
    ) -> None:
        del revision  # nobody else changes anything
        keep = (
            "INSERT INTO tables (id, changed, setup, stage, clock, due) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO"
            " UPDATE SET changed = excluded.changed, setup = excluded.setup, stage = max(stage, excluded.stage),"
            " clock = excluded.clock, due = excluded.due"
        )

        def job(db: sqlite3.Connection) -> None:
            db.execute(keep, (table, changed, setup, stage_of(lines, over), *clock))
            db.executemany("INSERT INTO lines VALUES (?, ?, ?)", ((table, n, line) for n, line in enumerate(lines)))

        await self._do(job)

    async def append(
        self,
        table: str,
        changed: int,
        number: int,
        line: str,
        over: bool = False,
        clock: Ticking = STILL,
        revision: int = 0,
    ) -> None:
        del revision
        await self._do(_Line(table, number, line, changed, OVER if over else BEGUN, clock))
        self.moves += 1

    async def say(self, table: str, number: int, seat: int, text: str, at: int) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO said VALUES (?, ?, ?, ?, ?)", (table, number, seat, text, at))
            db.execute("DELETE FROM said WHERE table_id = ? AND number <= ?", (table, number - SAID))

        await self._do(job)

    async def wind(self, clocks: dict[str, Ticking]) -> None:
        rows = [(*ticking, table) for table, ticking in clocks.items()]
        await self._do(lambda db: db.executemany("UPDATE tables SET clock = ?, due = ? WHERE id = ?", rows))

    async def ticking(self) -> list[tuple[str, str]]:
        question = "SELECT id, clock FROM tables WHERE due IS NOT NULL AND clock IS NOT NULL"
        return await self._do(lambda db: db.execute(question).fetchall())

    async def due(self, now: float) -> list[str]:
        question = "SELECT id FROM tables WHERE due <= ? ORDER BY due"
        return [table for (table,) in await self._do(lambda db: db.execute(question, (now,)).fetchall())]

    async def load(self, table: str, line: int = 0, said: int = 0) -> Kept | None:
        def job(db: sqlite3.Connection) -> Kept | None:
            row = db.execute("SELECT changed, setup, clock, stage FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            later = "SELECT line FROM lines WHERE table_id = ? AND number >= ? ORDER BY number"
            lines = tuple(each for (each,) in db.execute(later, (table, line)))
            last = (
                "SELECT number, seat, text, at FROM said WHERE table_id = ? AND number >= ?"
                " ORDER BY number DESC LIMIT ?"
            )
            talk = db.execute(last, (table, said, SAID)).fetchall()
            return Kept(row[0], row[1], lines, tuple(reversed(talk)), row[2], row[3] == OVER)

        return await self._do(job)

    async def has(self, table: str) -> bool:
        return await self._do(
            lambda db: db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is not None
        )

    async def names(self) -> list[str]:
        return await self._do(lambda db: [name for (name,) in db.execute("SELECT id FROM tables ORDER BY id")])

    async def take_in(self, table: str, kept: Kept, due: float | None = None, ways: Sequence[TimedWay] = ()) -> None:
        def job(db: sqlite3.Connection) -> None:
            row = (table, kept.changed, kept.setup, stage_of(kept.lines, kept.over), kept.clock, due)
            db.execute("INSERT INTO tables (id, changed, setup, stage, clock, due) VALUES (?, ?, ?, ?, ?, ?)", row)
            db.executemany("INSERT INTO lines VALUES (?, ?, ?)", ((table, *each) for each in enumerate(kept.lines)))
            db.executemany("INSERT INTO said VALUES (?, ?, ?, ?, ?)", ((table, *each) for each in kept.said))
            db.executemany(KEEP, ((*way.values, changed, next_time) for way, changed, next_time in ways))

        await self._do(job)

    async def size(self) -> int:
        """What was removed leaves room in the file, which does not shrink."""

        def job(db: sqlite3.Connection) -> int:
            asked = ("page_count", "freelist_count", "page_size")
            pages, free, each = (int(db.execute(f"PRAGMA {name}").fetchone()[0]) for name in asked)
            return (pages - free) * each

        return await self._do(job)

    def free(self) -> int:
        return shutil.disk_usage(self._folder).free

    async def untouched(self, before: float, after: tuple[int, str], most: int) -> list[Untouched]:
        question = (
            "SELECT id, changed, max(changed, coalesce((SELECT max(at) FROM said WHERE table_id = id), 0)), stage"
            f" FROM tables WHERE stage < {OVER} AND (changed, id) > (?, ?) AND changed < ? ORDER BY changed, id LIMIT ?"
        )
        rows = await self._do(lambda db: db.execute(question, (*after, before, most)).fetchall())
        return [Untouched(table, changed, touched, stage == BEGUN) for table, changed, touched, stage in rows]

    async def mark_over(self, table: str) -> None:
        await self._do(lambda db: db.execute("UPDATE tables SET stage = ? WHERE id = ?", (OVER, table)))

    async def remove(self, tables: list[str]) -> None:
        def job(db: sqlite3.Connection) -> None:
            for where in (
                "lines WHERE table_id",
                "said WHERE table_id",
                "ways WHERE table_id",
                "tables WHERE id",
                "papers WHERE name",
            ):
                db.executemany(f"DELETE FROM {where} = ?", ((table,) for table in tables))

        await self._do(job)

    async def keep_pass(self, code: str, kept: Pass) -> None:
        await self.drop_passes(kept.table, kept.seat)
        self._passes[code] = kept

    async def drop_passes(self, table: str, seat: int) -> None:
        """And those that have ended by themselves."""
        for code, each in tuple(self._passes.items()):
            if each.until <= time() or (each.table, each.seat) == (table, seat):
                del self._passes[code]

    async def take_pass(self, code: str) -> Pass | None:
        return self._passes.pop(code, None)

    async def is_fresh(self) -> bool:
        return True

    async def lease(self, name: str) -> bool:
        del name  # nobody else wants it
        return True

    async def give_back(self, name: str) -> None:
        pass

    async def _do(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Waiting(job, future=future, loop=loop))
        return await future

    def _work(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, more = self._batch(first)
            began = perf_counter()
            self._commit(batch)
            self.commits, self.commit_seconds = self.commits + 1, self.commit_seconds + perf_counter() - began
            batch[0].loop.call_soon_threadsafe(_tell_all, batch)
            if not more:
                return

    def _batch(self, first: _Waiting) -> tuple[list[_Waiting], bool]:
        """A job with those that wait behind it, and whether more may come."""
        batch = [first]
        with contextlib.suppress(queue.Empty):
            while len(batch) < BATCH:
                waiting = self._jobs.get_nowait()
                if waiting is None:
                    return batch, False
                batch.append(waiting)
        return batch, True

    def _commit(self, batch: list[_Waiting]) -> None:
        try:
            self._db.execute("BEGIN")
            self._work_off(batch)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            log.error("the disk said no: %s", error)
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            for waiting in batch:
                waiting.error = DiskError("disk-failed")

    def _work_off(self, batch: list[_Waiting]) -> None:
        """Lines of records all at once; if one of them fails, each by itself, as the other jobs."""
        lines = [waiting.job for waiting in batch if isinstance(waiting.job, _Line)]
        together = _Task(lambda db: _keep_lines(db, lines))
        self._try(together)
        for waiting in batch:
            if together.error or not isinstance(waiting.job, _Line):
                self._try(waiting)

    def _try(self, task: _Task) -> None:
        """One task. If it fails by itself, the others go on without it."""
        self._db.execute("SAVEPOINT task")
        try:
            task.answer = task.job(self._db)
        except (sqlite3.Error, ValueError, OverflowError) as error:
            log.error("the disk said no: %s", error)
            self._db.execute("ROLLBACK TO task")  # fails if nothing can be written at all, and with it the batch
            task.error = DiskError("disk-failed")
        self._db.execute("RELEASE task")


def _tell_all(batch: list[_Waiting]) -> None:
    for waiting in batch:
        waiting.tell()
