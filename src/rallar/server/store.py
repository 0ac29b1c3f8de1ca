"""Tables on disk: SQLite with one writer. Whatever waits while a commit is under way shares the next one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from rallar.server.errors import DataError, DiskError

FILE = "tables.sqlite3"
LOCK = "lock.sqlite3"
APPLICATION = 0x72616C72  # marks the file as ours
VERSION = 1
BATCH = 256
SAID = 200  # lines of talk that are read back
SCHEMA = """
CREATE TABLE tables (id TEXT PRIMARY KEY, changed INTEGER NOT NULL, setup TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE lines (
  table_id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE said (
  table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
"""
log = logging.getLogger(__name__)
T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]


@dataclass(frozen=True, slots=True)
class Kept:
    """All there is on disk about a table. `lines` are those of its record."""

    changed: int
    setup: str
    lines: tuple[str, ...]
    said: tuple[tuple[int, int, str, int], ...]  # number, seat, text, time


@dataclass(slots=True)
class _Waiting:
    job: Job[Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    answer: Any = None
    error: Exception | None = None

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
        self._lock, self._db = _open(folder)
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()
        self._db.close()
        self._lock.close()

    async def save(self, table: str, changed: int, setup: str, lines: tuple[str, ...] = ()) -> None:
        """Keep how a table is set up; with lines, also the beginning of its record."""

        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?)", (table, changed, setup))
            db.executemany("INSERT INTO lines VALUES (?, ?, ?)", ((table, n, line) for n, line in enumerate(lines)))

        await self._do(job)

    async def append(self, table: str, changed: int, number: int, line: str) -> None:
        """Keep one more line of a record."""

        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO lines VALUES (?, ?, ?)", (table, number, line))
            db.execute("UPDATE tables SET changed = ? WHERE id = ?", (changed, table))

        await self._do(job)

    async def say(self, table: str, number: int, seat: int, text: str, at: int) -> None:
        row = (table, number, seat, text, at)
        await self._do(lambda db: db.execute("INSERT INTO said VALUES (?, ?, ?, ?, ?)", row))

    async def load(self, table: str) -> Kept | None:
        def job(db: sqlite3.Connection) -> Kept | None:
            row = db.execute("SELECT changed, setup FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            lines = db.execute("SELECT line FROM lines WHERE table_id = ? ORDER BY number", (table,))
            last = "SELECT number, seat, text, at FROM said WHERE table_id = ? ORDER BY number DESC LIMIT ?"
            said = db.execute(last, (table, SAID)).fetchall()
            return Kept(row[0], row[1], tuple(line for (line,) in lines), tuple(reversed(said)))

        return await self._do(job)

    async def _do(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Waiting(job, future, loop))
        return await future

    def _work(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, more = self._batch(first)
            self._commit(batch)
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
            for waiting in batch:
                self._try(waiting)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            log.error("the disk said no: %s", error)
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            for waiting in batch:
                waiting.error = DiskError("disk-failed")

    def _try(self, waiting: _Waiting) -> None:
        """One job. If it fails by itself, the others go on without it."""
        self._db.execute("SAVEPOINT job")
        try:
            waiting.answer = waiting.job(self._db)
        except (sqlite3.Error, ValueError, OverflowError) as error:
            log.error("the disk said no: %s", error)
            self._db.execute("ROLLBACK TO job")  # fails if nothing can be written at all, and with it the batch
            waiting.error = DiskError("disk-failed")
        self._db.execute("RELEASE job")


def _tell_all(batch: list[_Waiting]) -> None:
    for waiting in batch:
        waiting.tell()


def _open(folder: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the seeds of games under way are in it
    except OSError as error:
        raise DataError("data-unwritable", folder=str(folder), reason=error.strerror or "") from error
    try:
        with contextlib.ExitStack() as opened:
            lock = opened.enter_context(contextlib.closing(_connect(folder / LOCK, _hold)))
            tables = _connect(folder / FILE, _prepare)
            opened.pop_all()
            return lock, tables
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise DataError("data-in-use", folder=str(folder)) from error
        raise DataError("data-unwritable", folder=str(folder), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise DataError("data-foreign", file=str(folder / FILE)) from error


def _connect(file: Path, prepare: Callable[[sqlite3.Connection, Path], None]) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=1)
    try:
        prepare(db, file)
    except (sqlite3.Error, DataError):
        db.close()
        raise
    return db


def _hold(db: sqlite3.Connection, _: Path) -> None:
    """As long as the server runs: a second one would undo what this one does. Others may still read the tables."""
    db.execute("BEGIN EXCLUSIVE")


def _prepare(db: sqlite3.Connection, file: Path) -> None:
    application, version, objects = (
        db.execute(question).fetchone()[0]
        for question in ("PRAGMA application_id", "PRAGMA user_version", "SELECT count(*) FROM sqlite_schema")
    )
    if objects and application != APPLICATION:
        raise DataError("data-foreign", file=str(file))
    if objects and version != VERSION:
        raise DataError("data-other-version", file=str(file), found=version, known=VERSION)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    if not objects:
        db.executescript(
            f"BEGIN; PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; {SCHEMA} COMMIT;"
        )
    db.execute("BEGIN IMMEDIATE")
    db.execute("COMMIT")
