"""What a data folder needs beside a server: copies, one put back, a look through it, and saving what can be read."""

from __future__ import annotations

import sqlite3
import string
from bisect import bisect
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import chain, count, product
from pathlib import Path
from typing import Any

import msgspec

from rallar.kernel.engine import Engine
from rallar.model.errors import RallarError
from rallar.model.loader import load_board
from rallar.server.disk import (
    FILE,
    LOCK,
    copy,
    damage_in,
    hold,
    in_words,
    is_open_to_others,
    make_private,
    making,
    open_tables,
    reading,
    version_of,
)
from rallar.server.errors import DataError, NotNowError
from rallar.server.pace import Clock
from rallar.server.seats import Setup
from rallar.server.snapshot import UNPLAYABLE, Snapshot
from rallar.server.store import BEGUN, OPEN, OVER, SAID, Kept

_LETTERS = sorted(string.ascii_letters + string.digits)
_BEGINNINGS = ["".join(pair) for pair in product(_LETTERS, _LETTERS)]  # of the names of tables, in SQLite's order
Columns = dict[str, type]
_WAY: Columns = {  # the first column tells them apart
    "seat || ' ' || address": str,
    "seat": int,
    "address": str,
    "kind": str,
    "setting": str,
    "changed": int,
    "mark": int,
}


@dataclass(frozen=True, slots=True)
class Found:
    """What a look through a folder shows."""

    open_to_others: tuple[Path, ...]
    version: int
    size: int  # bytes
    damage: str | None  # what SQLite says
    tables: dict[str, int] = field(default_factory=dict)  # how many of each status
    unplayable: dict[str, RallarError] = field(default_factory=dict)  # tables, and why

    @property
    def is_well(self) -> bool:
        return not (self.open_to_others or self.damage or self.unplayable)


@dataclass(frozen=True, slots=True)
class Saved:
    """What a repair could read, and where the rest is."""

    old: Path | None
    tables: list[str] = field(default_factory=list)
    shortened: list[str] = field(default_factory=list)  # of these, whose game goes on from an earlier move
    emptied: list[str] = field(default_factory=list)  # of these, whose game is gone: they wait for a new one
    lost: int = 0


@dataclass(frozen=True, slots=True)
class _Read:
    """What could be read of a table."""

    id: str
    kept: Kept  # its lines up to the first that is missing
    is_all: bool  # as far as can be told


def back_up(folder: Path, target: Path, overwrite: bool = False) -> int:
    """A copy of all tables, also while a server runs; how many there are."""
    if target.exists() and (not overwrite or target.samefile(folder / FILE)):
        raise DataError("data-exists", file=str(target))
    with reading(folder / FILE) as db:
        _checked_version(db, folder / FILE)
        copy(db, target)
    return _count(target)


def restore(folder: Path, source: Path) -> tuple[int, Path | None]:
    """Put a copy in the place of the tables: how many are in it, and where those before are now."""
    with reading(source) as db, closing(hold(folder)):
        _checked_version(db, source)
        fresh = folder / f"{FILE}.new"
        copy(db, fresh)
        tables = _count(fresh)
        return tables, _put_in_place(fresh, folder / FILE, "replaced")


def look_through(folder: Path, kernel: Engine) -> Found:
    """All that can be found out about a folder, also while a server runs: each game is played again."""
    file = folder / FILE
    with reading(file) as db:
        db.execute("BEGIN")  # all of it as of one moment
        paths = (folder, *(each for each in folder.iterdir() if each.name.startswith((FILE, LOCK))))
        wide = tuple(path for path in paths if is_open_to_others(path))
        found = Found(wide, _readable_version(db, file), file.stat().st_size, damage_in(db))
        for read in _readable(db, found.version):
            snapshot = _played_again(read.kept, kernel) if read.is_all else DataError("data-lines-lost")
            if isinstance(snapshot, RallarError):
                found.unplayable[read.id] = snapshot
            else:
                found.tables[snapshot.status] = found.tables.get(snapshot.status, 0) + 1
        return found


def close_to_others(folder: Path) -> None:
    """As a start of the server does."""
    with closing(hold(folder)), in_words(folder / FILE):
        make_private(folder / FILE)


def repair(folder: Path, kernel: Engine) -> Saved:
    """Everything that can be read, in a new file; the old one stays beside. Games end before the first bad line."""
    file, fresh = folder / FILE, folder / f"{FILE}.new"
    with closing(hold(folder)):
        with reading(file) as db, making(fresh) as part, closing(open_tables(part)) as new:
            saved = _save(db, _readable_version(db, file), new, kernel)
            new.execute("PRAGMA journal_mode = DELETE")
        return replace(saved, old=_put_in_place(fresh, file, "damaged"))


def _save(db: sqlite3.Connection, version: int, new: sqlite3.Connection, kernel: Engine) -> Saved:
    saved, names = Saved(None), _names(db)
    new.execute("BEGIN")
    for read in _readable(db, version):
        if (kept := _without_rot(read.kept, kernel)) is not None:
            _write(new, read.id, kept, kernel)
            saved.tables.append(read.id)
            if not read.is_all or kept.lines != read.kept.lines:
                (saved.shortened if kept.lines else saved.emptied).append(read.id)
    if version > 3:
        _save_ways(db, new, saved.tables)
    new.execute("COMMIT")
    return replace(saved, lost=len(names) - len(saved.tables))


def _save_ways(db: sqlite3.Connection, new: sqlite3.Connection, tables: list[str]) -> None:
    """How players are reached, and the server's own secrets, without which they cannot be."""
    secrets, _ = _rows(db, {"name": str, "value": str}, "secrets", "name > ?", "")
    new.executemany("INSERT INTO secrets VALUES (?, ?)", secrets)
    for table in tables:
        ways, _ = _rows(db, _WAY, "ways", "table_id = ?", table)
        named = "table_id, seat, address, kind, setting, changed, mark"
        values = ((table, *way[1:]) for way in ways)
        new.executemany(f"INSERT INTO ways ({named}) VALUES (?, ?, ?, ?, ?, ?, ?)", values)


def _readable_version(db: sqlite3.Connection, file: Path) -> int:
    """Without its first page nothing is to be found in a file."""
    try:
        with in_words(file):
            return _checked_version(db, file)
    except DataError as error:
        if error.key != "data-damaged":
            raise
        raise DataError("data-beyond-repair", file=str(file)) from error


def _checked_version(db: sqlite3.Connection, file: Path) -> int:
    version = version_of(db, file)
    if not version:
        raise DataError("data-foreign", file=str(file))
    return version


def _count(file: Path) -> int:
    with reading(file) as db:
        return int(db.execute("SELECT count(*) FROM tables").fetchone()[0])


def _put_in_place(fresh: Path, file: Path, word: str) -> Path | None:
    """What was there stays beside, with what was not yet written into it."""
    with in_words(file):
        old = None
        if file.exists():
            names = (file.with_name(f"{file.stem}.{word}-{number}{file.suffix}") for number in count(1))
            old = next(name for name in names if not name.exists())
            for end in ("", "-wal"):
                if (each := file.with_name(file.name + end)).exists():
                    each.rename(old.with_name(old.name + end))
        file.with_name(f"{file.name}-shm").unlink(missing_ok=True)
        fresh.replace(file)
        return old


def _readable(db: sqlite3.Connection, version: int) -> Iterator[_Read]:
    """The tables, as far as they can be read."""
    db.text_factory = lambda text: text.decode(errors="replace")
    columns = {"id": str, "changed": int, "setup": str, "stage" if version > 1 else str(OPEN): int}
    columns["coalesce(clock, '')" if version > 2 else "''"] = str
    for table, changed, setup, stage, clock in _everywhere(db, columns, "tables"):
        numbered, is_all = _rows(db, {"number": int, "line": str}, "lines", "table_id = ?", table)
        said, _ = _rows(db, {"number": int, "seat": int, "text": str, "at": int}, "said", "table_id = ?", table)
        unbroken = tuple(line for place, (number, line) in enumerate(numbered) if place == number)
        is_all = is_all and len(unbroken) == len(numbered) and bool(unbroken or stage == OPEN)
        yield _Read(table, Kept(changed, setup, unbroken, tuple(said[-SAID:]), clock or None), is_all)


def _names(db: sqlite3.Connection) -> set[str]:
    """Every table of which something is left."""
    rows = chain(_everywhere(db, {"id": str}, "tables"), _everywhere(db, {"table_id": str}, "lines"))
    return {name for (name,) in rows}


def _everywhere(db: sqlite3.Connection, columns: Columns, table: str) -> Iterator[Any]:
    """By the beginnings of their names: behind a bad page there are others."""
    where = f"{next(iter(columns))} BETWEEN ? AND ?"
    for beginning in _BEGINNINGS:
        yield from _rows(db, columns, table, where, beginning, f"{beginning}~")[0]


def _rows(db: sqlite3.Connection, columns: Columns, table: str, where: str, *values: str) -> tuple[list[Any], bool]:
    """From the front to what cannot be read, and from the back: each once by its first column, and none that is odd.

    With them, whether these are all.
    """
    question = f"SELECT {', '.join(columns)} FROM {table} WHERE {where} ORDER BY {next(iter(columns))}"
    rows, is_all = _until_it_fails(db, question, values)
    if not is_all:
        rows += reversed(_until_it_fails(db, f"{question} DESC", values)[0])
    kinds = tuple(columns.values())
    return list({row[0]: row for row in rows if tuple(map(type, row)) == kinds}.values()), is_all


def _until_it_fails(db: sqlite3.Connection, question: str, values: tuple[str, ...]) -> tuple[list[Any], bool]:
    rows = list[Any]()
    try:
        for row in db.execute(question, values):
            rows.append(row)
    except sqlite3.DatabaseError:
        return rows, False
    return rows, True


def _played_again(kept: Kept, kernel: Engine) -> Snapshot | RallarError:
    try:
        snapshot = Snapshot.read(kept, kernel)
        load_board(snapshot.setup.board)
    except UNPLAYABLE as error:
        return error if isinstance(error, RallarError) else NotNowError("table-unplayable")
    return snapshot


def _without_rot(kept: Kept, kernel: Engine) -> Kept | None:
    """A table up to the last line from which its game can be played on.

    A game that this version cannot play at all is left as it is, if it has a beginning.
    """
    if not _is_json(kept.setup, Setup):
        return None
    if kept.clock and not _is_json(kept.clock, Clock):
        kept = replace(kept, clock=None)  # the next move starts another
    if isinstance(_played_again(kept, kernel), Snapshot):
        return kept
    ends = range(1, len(kept.lines) + 1)
    plays = bisect(ends, False, key=lambda end: isinstance(_played_again(_cut(kept, end), kernel), RallarError))
    return kept if plays == 0 and kept.lines and _is_json(kept.lines[0]) else _cut(kept, plays)


def _is_json(text: str, kind: Any = Any) -> bool:
    try:
        msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        return False
    return True


def _cut(kept: Kept, end: int) -> Kept:
    """With a clock only if nothing was cut off: it is of the last position."""
    return replace(kept, lines=kept.lines[:end], clock=kept.clock if end == len(kept.lines) else None)


def _write(db: sqlite3.Connection, table: str, kept: Kept, kernel: Engine) -> None:
    snapshot = _played_again(kept, kernel)
    over = isinstance(snapshot, Snapshot) and snapshot.status == "over"
    stage = OVER if over else BEGUN if kept.lines else OPEN
    ticking = snapshot.ticking if isinstance(snapshot, Snapshot) else (kept.clock, None)
    db.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", (table, kept.changed, kept.setup, stage, *ticking))
    db.executemany("INSERT INTO lines VALUES (?, ?, ?)", ((table, n, line) for n, line in enumerate(kept.lines)))
    db.executemany("INSERT INTO said VALUES (?, ?, ?, ?, ?)", ((table, *row) for row in kept.said))
