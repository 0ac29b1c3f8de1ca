"""The files of a data folder: for their owner alone, looked over before use, and brought to the version of today."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from rallar.server.errors import DataError

FILE = "tables.sqlite3"
LOCK = "lock.sqlite3"
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file, with the rights of the file
APPLICATION = 0x72616C72  # marks the file as ours
_MARK = slice(68, 72)  # where a file of SQLite has that
FOR_OWNER, FOLDER_FOR_OWNER = 0o600, 0o700
FOR_OTHERS = 0o077
LOOK = 5.0  # seconds that the check at the start may take
WAL_KEPT = 16 * 1024 * 1024  # bytes

# What makes each version of the one before; an empty file is of version 0. A step that was released never changes.
STEPS = (
    """
    CREATE TABLE tables (id TEXT PRIMARY KEY, changed INTEGER NOT NULL, setup TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE lines (
      table_id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE said (
      table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
      PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN stage INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET stage = 1 WHERE EXISTS (SELECT 1 FROM lines WHERE table_id = id);
    CREATE INDEX tables_by_age ON tables (changed) WHERE stage < 2;
    DELETE FROM said WHERE number <= -200 + (SELECT max(number) FROM said AS last WHERE last.table_id = said.table_id);
    """,
    """
    ALTER TABLE tables ADD COLUMN clock TEXT;
    ALTER TABLE tables ADD COLUMN due REAL;
    CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
    """,
    """
    CREATE TABLE ways (
      table_id TEXT NOT NULL, seat INTEGER NOT NULL, address TEXT NOT NULL, kind TEXT NOT NULL, setting TEXT NOT NULL,
      changed INTEGER NOT NULL, mark INTEGER NOT NULL, due INTEGER, tries INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (table_id, seat, address)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ways_by_due ON ways (due) WHERE due IS NOT NULL;
    CREATE INDEX ways_by_address ON ways (address);
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """,
    """
    CREATE TABLE papers (
      name TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, changed INTEGER NOT NULL, revision INTEGER NOT NULL,
      PRIMARY KEY (name, kind)
    ) STRICT;
    CREATE INDEX papers_by_age ON papers (kind, changed);
    """,
)
VERSION = len(STEPS)
log = logging.getLogger(__name__)


def open_folder(folder: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """A folder for one server alone: what holds it, and its tables."""
    with contextlib.ExitStack() as opened:
        lock = opened.enter_context(contextlib.closing(hold(folder)))
        tables = open_tables(folder / FILE)
        opened.pop_all()
        return lock, tables


def hold(folder: Path) -> sqlite3.Connection:
    """As long as this is open: a second server would undo what this one does. Others may still read the tables."""
    file = folder / LOCK
    with in_words(file):
        _make_folder(folder)
        make_private(file)
        with _closed_if_it_fails(_connect(file)) as lock:
            lock.execute("BEGIN EXCLUSIVE")
        return lock


def open_tables(file: Path) -> sqlite3.Connection:
    with in_words(file):
        make_private(file)
        with _closed_if_it_fails(_connect(file)) as db:
            version = version_of(db, file)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            db.execute(f"PRAGMA journal_size_limit = {WAL_KEPT}")
            _look_over(db, file)
            if version < VERSION:
                _migrate(db, file, version)
            db.execute("BEGIN IMMEDIATE")
            db.execute("COMMIT")
        return db


@contextlib.contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A file that is there, whoever else writes in it."""
    with in_words(file):
        if not file.is_file():
            raise DataError("data-missing", file=str(file))
        with contextlib.closing(_connect(file)) as db:
            yield db


def copy(source: sqlite3.Connection, target: Path) -> None:
    """All of the tables as of one moment, in one file for its owner alone, which is there only when it is whole."""
    with in_words(target), making(target) as part, contextlib.closing(_connect(part)) as db:
        source.backup(db)
        db.execute("PRAGMA journal_mode = DELETE")
        if (damage := damage_in(db)) is not None:
            copied = str(source.execute("PRAGMA database_list").fetchone()[2])
            raise DataError("data-not-copied", file=copied, reason=damage)


@contextlib.contextmanager
def making(target: Path) -> Iterator[Path]:
    """Where to write a file that takes its place at the end, and is nowhere if something fails."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    make_private(part)
    try:
        yield part
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def version_of(db: sqlite3.Connection, file: Path) -> int:
    """That of a file which is ours, or empty; refused if it is neither or newer than this program."""
    application, version, objects = (
        db.execute(question).fetchone()[0]
        for question in ("PRAGMA application_id", "PRAGMA user_version", "SELECT count(*) FROM sqlite_schema")
    )
    if not objects:
        return 0
    if application != APPLICATION:
        raise DataError("data-foreign", file=str(file))
    if not 1 <= version <= VERSION:
        raise DataError("data-other-version", file=str(file), found=version, known=VERSION)
    return int(version)


def damage_in(db: sqlite3.Connection) -> str | None:
    """The first thing that SQLite finds wrong, having read everything."""
    try:
        found = str(db.execute("PRAGMA integrity_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if found == "ok" else found


def make_private(file: Path) -> None:
    """There, and for its owner alone. What is there already is not opened: closing it would end SQLite's locks."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FOR_OWNER))
        file.chmod(FOR_OWNER)  # whatever the umask
    except FileExistsError:
        for each in (file, *(file.with_name(file.name + end) for end in BESIDE)):
            with contextlib.suppress(FileNotFoundError):
                _narrow(each, FOR_OWNER)


def is_open_to_others(path: Path) -> bool:
    return os.name == "posix" and bool(path.stat().st_mode & FOR_OTHERS)


@contextlib.contextmanager
def in_words(file: Path) -> Iterator[None]:
    """What goes wrong with a file, said in our words."""
    try:
        yield
    except OSError as error:
        raise DataError("data-unwritable", folder=str(file.parent), reason=error.strerror or "") from error
    except sqlite3.Error as error:
        raise _refusal(error, file) from error


def _refusal(error: sqlite3.Error, file: Path) -> DataError:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # the rest tells more than we ask
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return DataError("data-in-use", folder=str(file.parent))
    if code == sqlite3.SQLITE_CORRUPT or (code == sqlite3.SQLITE_NOTADB and _was_ours(file)):
        return _damaged(file)
    if code == sqlite3.SQLITE_NOTADB:
        return DataError("data-foreign", file=str(file))
    return DataError("data-unwritable", folder=str(file.parent), reason=str(error))


def _damaged(file: Path) -> DataError:
    return DataError("data-damaged", file=str(file), folder=str(file.parent))


def _was_ours(file: Path) -> bool:
    """Whether a file that SQLite cannot read still has our mark."""
    with file.open("rb") as opened:
        return opened.read(_MARK.stop)[_MARK] == APPLICATION.to_bytes(4, "big")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True)
        folder.chmod(FOLDER_FOR_OWNER)  # the seeds of games under way are in it
    except FileExistsError:
        _narrow(folder, FOLDER_FOR_OWNER)


def _narrow(path: Path, most: int) -> None:
    """For its owner alone, if that is us; a folder that everybody shares, as /tmp, stays theirs."""
    found = path.stat()
    if is_open_to_others(path) and found.st_uid == os.geteuid() and not found.st_mode & stat.S_ISVTX:
        path.chmod(stat.S_IMODE(found.st_mode) & most)


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=1)


@contextlib.contextmanager
def _closed_if_it_fails(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    with contextlib.ExitStack() as opened:
        opened.callback(db.close)
        yield db
        opened.pop_all()


def _look_over(db: sqlite3.Connection, file: Path) -> None:
    """A quick check: nobody waits longer for it than for a start."""
    end = monotonic() + LOOK
    db.set_progress_handler(lambda: monotonic() > end, 10_000)
    try:
        sound = db.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        log.warning("%s is large: the check at the start was broken off; rallar doctor makes a whole one", file)
        return
    finally:
        db.set_progress_handler(None, 0)
    if not sound:
        raise _damaged(file)


def _migrate(db: sqlite3.Connection, file: Path, version: int) -> None:
    """All steps to today, or none; what was there stays beside."""
    if version:
        copy(db, file.with_name(f"{file.stem}.version-{version}{file.suffix}"))
    marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION};"
    try:
        db.executescript(f"BEGIN IMMEDIATE; {''.join(STEPS[version:])} {marks} COMMIT;")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
