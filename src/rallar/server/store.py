"""Tables on disk: SQLite with one writer. Whatever waits while a commit is under way shares the next one."""

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
from time import perf_counter
from typing import Any, TypeVar

from rallar.server.disk import open_folder
from rallar.server.errors import DiskError

BATCH = 256
SAID = 200  # lines of talk that are kept
OPEN, BEGUN, OVER = range(3)  # stages of a table; of games before version 2 of the file the last is not known
log = logging.getLogger(__name__)
T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]
Ticking = tuple[str | None, float | None]  # a clock, and when it is due
STILL: Ticking = (None, None)


@dataclass(frozen=True, slots=True)
class Kept:
    """All there is on disk about a table. `lines` are those of its record."""

    changed: int
    setup: str
    lines: tuple[str, ...]
    said: tuple[tuple[int, int, str, int], ...]  # number, seat, text, time
    clock: str | None = None


@dataclass(frozen=True, slots=True)
class Untouched:
    """A table on disk that may be forgotten: since when, with its talk, and whether its game was begun."""

    id: str
    changed: int
    touched: int
    begun: bool


@dataclass(frozen=True, slots=True)
class KeptWay:
    """A way to reach who keeps a seat: `setting` as server/ways.py has it, `mark` and `tries` as server/bell.py."""

    table: str
    seat: int
    address: str
    kind: str
    setting: str
    mark: int
    tries: int = 0


_WAY = "table_id, seat, address, kind, setting, mark, tries"
_THAT_WAY = "table_id = ? AND seat = ? AND address = ?"


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


class Store:
    """Each call returns when what it asks for is on disk; `DiskError` if it is not, and then nothing of it is."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock, self._db = open_folder(folder)
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self.moves = self.commits = 0  # since the start
        self.commit_seconds = 0.0
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

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
    ) -> None:
        """Keep how a table is set up; with lines, also the beginning of its record, or all of one that is over."""
        keep = (
            "INSERT INTO tables (id, changed, setup, stage, clock, due) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO"
            " UPDATE SET changed = excluded.changed, setup = excluded.setup, stage = max(stage, excluded.stage),"
            " clock = excluded.clock, due = excluded.due"
        )
        stage = OVER if over else BEGUN if lines else OPEN

        def job(db: sqlite3.Connection) -> None:
            db.execute(keep, (table, changed, setup, stage, *clock))
            db.executemany("INSERT INTO lines VALUES (?, ?, ?)", ((table, n, line) for n, line in enumerate(lines)))

        await self._do(job)

    async def append(
        self, table: str, changed: int, number: int, line: str, over: bool = False, clock: Ticking = STILL
    ) -> None:
        """Keep one more line of a record, perhaps the last."""
        await self._do(_Line(table, number, line, changed, OVER if over else BEGUN, clock))
        self.moves += 1

    async def say(self, table: str, number: int, seat: int, text: str, at: int) -> None:
        """Keep a line of talk, and no more than the last ones."""

        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO said VALUES (?, ?, ?, ?, ?)", (table, number, seat, text, at))
            db.execute("DELETE FROM said WHERE table_id = ? AND number <= ?", (table, number - SAID))

        await self._do(job)

    async def wind(self, clocks: dict[str, Ticking]) -> None:
        """Keep the clocks of some tables, all or none."""
        rows = [(*ticking, table) for table, ticking in clocks.items()]
        await self._do(lambda db: db.executemany("UPDATE tables SET clock = ?, due = ? WHERE id = ?", rows))

    async def ticking(self) -> list[tuple[str, str]]:
        """The tables at which something will be due, with their clocks."""
        question = "SELECT id, clock FROM tables WHERE due IS NOT NULL AND clock IS NOT NULL"
        return await self._do(lambda db: db.execute(question).fetchall())

    async def due(self, now: float) -> list[str]:
        """The tables at which something is due, the longest due first."""
        question = "SELECT id FROM tables WHERE due <= ? ORDER BY due"
        return [table for (table,) in await self._do(lambda db: db.execute(question, (now,)).fetchall())]

    async def load(self, table: str) -> Kept | None:
        def job(db: sqlite3.Connection) -> Kept | None:
            row = db.execute("SELECT changed, setup, clock FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            lines = db.execute("SELECT line FROM lines WHERE table_id = ? ORDER BY number", (table,))
            last = "SELECT number, seat, text, at FROM said WHERE table_id = ? ORDER BY number DESC LIMIT ?"
            said = db.execute(last, (table, SAID)).fetchall()
            return Kept(row[0], row[1], tuple(line for (line,) in lines), tuple(reversed(said)), row[2])

        return await self._do(job)

    async def has(self, table: str) -> bool:
        return await self._do(
            lambda db: db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is not None
        )

    async def size(self) -> int:
        """Bytes in use. What was removed leaves room in the file, which does not shrink."""

        def job(db: sqlite3.Connection) -> int:
            asked = ("page_count", "freelist_count", "page_size")
            pages, free, each = (int(db.execute(f"PRAGMA {name}").fetchone()[0]) for name in asked)
            return (pages - free) * each

        return await self._do(job)

    def free(self) -> int:
        """Bytes that the disk still has room for."""
        return shutil.disk_usage(self._folder).free

    async def untouched(self, before: float, after: tuple[int, str], most: int) -> list[Untouched]:
        """The next tables that are not known to be over and that nobody has changed since: the oldest first."""
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
            for question in ("lines WHERE table_id", "said WHERE table_id", "ways WHERE table_id", "tables WHERE id"):
                db.executemany(f"DELETE FROM {question} = ?", ((table,) for table in tables))

        await self._do(job)

    # --- how players are reached who are away

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """A secret of the server: the one it has, or from now on a fresh one."""

        def job(db: sqlite3.Connection) -> str:
            found = db.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
            secret = make() if found is None else str(found[0])
            if found is None:
                db.execute("INSERT INTO secrets VALUES (?, ?)", (name, secret))
            return secret

        return await self._do(job)

    async def add_way(self, way: KeptWay, changed: int, most: int, due: int | None = None) -> None:
        """Keep a way, or another setting of it; of more of its kind than there may be the longest unchanged goes."""
        keep = (
            f"INSERT INTO ways ({_WAY}, changed, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (table_id, seat, address) DO UPDATE"
            " SET setting = excluded.setting, changed = excluded.changed, due = coalesce(excluded.due, ways.due)"
        )
        these = "FROM ways WHERE table_id = ? AND seat = ? AND kind = ?"
        kept = f"SELECT address {these} ORDER BY address = ? DESC, changed DESC, address LIMIT ?"
        drop = f"DELETE {these} AND address NOT IN ({kept})"

        def job(db: sqlite3.Connection) -> None:
            db.execute(keep, (*_values(way), changed, due))
            of_kind = (way.table, way.seat, way.kind)
            db.execute(drop, (*of_kind, *of_kind, way.address, most))

        await self._do(job)

    async def ways(self, table: str, seat: int) -> list[KeptWay]:
        return await self._ways(f"SELECT {_WAY} FROM ways WHERE table_id = ? AND seat = ?", table, seat)

    async def ways_to(self, address: str) -> list[KeptWay]:
        return await self._ways(f"SELECT {_WAY} FROM ways WHERE address = ?", address)

    async def tables_with_ways(self) -> set[str]:
        rows = await self._do(lambda db: db.execute("SELECT DISTINCT table_id FROM ways").fetchall())
        return {table for (table,) in rows}

    async def set_way(self, way: KeptWay, setting: str) -> None:
        question = f"UPDATE ways SET setting = ? WHERE {_THAT_WAY}"
        await self._do(lambda db: db.execute(question, (setting, way.table, way.seat, way.address)))

    async def remove_way(self, way: KeptWay) -> None:
        await self._do(lambda db: db.execute(f"DELETE FROM ways WHERE {_THAT_WAY}", (way.table, way.seat, way.address)))

    async def mark_ways(self, table: str, seat: int, mark: int, due: int) -> None:
        """All ways to a seat are due for something that was not told on them."""
        question = "UPDATE ways SET mark = ?, due = ?, tries = 0 WHERE table_id = ? AND seat = ? AND mark < ?"
        await self._do(lambda db: db.execute(question, (mark, due, table, seat, mark)))

    async def take_due(self, now: int, most: int) -> list[KeptWay]:
        """Ways that are due. They are so no longer: whatever happens, nobody is told twice."""
        due = "SELECT table_id, seat, address FROM ways WHERE due <= ? ORDER BY due LIMIT ?"
        question = f"UPDATE ways SET due = NULL WHERE (table_id, seat, address) IN ({due}) RETURNING {_WAY}"
        return await self._ways(question, now, most)

    async def hold_way(self, way: KeptWay, due: int) -> None:
        """What was taken is due later after all, unless there is something newer."""
        question = f"UPDATE ways SET due = ?, tries = ? WHERE {_THAT_WAY} AND mark = ? AND due IS NULL"
        values = (due, way.tries, way.table, way.seat, way.address, way.mark)
        await self._do(lambda db: db.execute(question, values))

    async def next_due(self) -> int | None:
        return await self._do(lambda db: db.execute("SELECT min(due) FROM ways").fetchone()[0])

    async def _ways(self, question: str, *values: str | int) -> list[KeptWay]:
        return await self._do(lambda db: [KeptWay(*row) for row in db.execute(question, values).fetchall()])

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


def _values(way: KeptWay) -> tuple[str | int, ...]:
    return way.table, way.seat, way.address, way.kind, way.setting, way.mark, way.tries


def _tell_all(batch: list[_Waiting]) -> None:
    for waiting in batch:
        waiting.tell()
