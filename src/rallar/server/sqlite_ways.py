"""How players are reached who are away, in a folder."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from rallar.server.store import KeptWay, TimedWay

WAY = "table_id, seat, address, kind, setting, mark, tries"
THAT_WAY = "table_id = ? AND seat = ? AND address = ?"
KEEP = f"INSERT INTO ways ({WAY}, changed, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]


class SqliteWays(ABC):
    @abstractmethod
    async def _do(self, job: Job[T]) -> T: ...

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        def job(db: sqlite3.Connection) -> str:
            found = db.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
            secret = make() if found is None else str(found[0])
            if found is None:
                db.execute("INSERT INTO secrets VALUES (?, ?)", (name, secret))
            return secret

        return await self._do(job)

    async def secrets(self) -> dict[str, str]:
        return await self._do(lambda db: dict(db.execute("SELECT name, value FROM secrets").fetchall()))

    async def add_way(self, way: KeptWay, changed: int, most: int, due: int | None = None) -> None:
        change = (
            " ON CONFLICT (table_id, seat, address) DO UPDATE"
            " SET setting = excluded.setting, changed = excluded.changed, due = coalesce(excluded.due, ways.due)"
        )
        these = "FROM ways WHERE table_id = ? AND seat = ? AND kind = ?"
        kept = f"SELECT address {these} ORDER BY address = ? DESC, changed DESC, address LIMIT ?"
        drop = f"DELETE {these} AND address NOT IN ({kept})"

        def job(db: sqlite3.Connection) -> None:
            db.execute(KEEP + change, (*way.values, changed, due))
            of_kind = (way.table, way.seat, way.kind)
            db.execute(drop, (*of_kind, *of_kind, way.address, most))

        await self._do(job)

    async def ways(self, table: str, seat: int) -> list[KeptWay]:
        return await self._ways(f"SELECT {WAY} FROM ways WHERE table_id = ? AND seat = ?", table, seat)

    async def ways_to(self, address: str) -> list[KeptWay]:
        return await self._ways(f"SELECT {WAY} FROM ways WHERE address = ?", address)

    async def all_ways(self, table: str) -> list[TimedWay]:
        question = f"SELECT {WAY}, changed, due FROM ways WHERE table_id = ? ORDER BY seat, address"
        rows = await self._do(lambda db: db.execute(question, (table,)).fetchall())
        return [(KeptWay(*row[:-2]), row[-2], row[-1]) for row in rows]

    async def tables_with_ways(self) -> set[str]:
        rows = await self._do(lambda db: db.execute("SELECT DISTINCT table_id FROM ways").fetchall())
        return {table for (table,) in rows}

    async def set_way(self, way: KeptWay, setting: str) -> None:
        question = f"UPDATE ways SET setting = ? WHERE {THAT_WAY}"
        await self._do(lambda db: db.execute(question, (setting, *way.name)))

    async def remove_way(self, way: KeptWay) -> None:
        await self._do(lambda db: db.execute(f"DELETE FROM ways WHERE {THAT_WAY}", way.name))

    async def mark_ways(self, table: str, seat: int, mark: int, due: int) -> None:
        question = "UPDATE ways SET mark = ?, due = ?, tries = 0 WHERE table_id = ? AND seat = ? AND mark < ?"
        await self._do(lambda db: db.execute(question, (mark, due, table, seat, mark)))

    async def take_due(self, now: int, most: int) -> list[KeptWay]:
        due = "SELECT table_id, seat, address FROM ways WHERE due <= ? ORDER BY due LIMIT ?"
        question = f"UPDATE ways SET due = NULL WHERE (table_id, seat, address) IN ({due}) RETURNING {WAY}"
        return await self._ways(question, now, most)

    async def hold_way(self, way: KeptWay, due: int) -> None:
        question = f"UPDATE ways SET due = ?, tries = ? WHERE {THAT_WAY} AND mark = ? AND due IS NULL"
        await self._do(lambda db: db.execute(question, (due, way.tries, *way.name, way.mark)))

    async def next_due(self) -> int | None:
        return await self._do(lambda db: db.execute("SELECT min(due) FROM ways").fetchone()[0])

    async def _ways(self, question: str, *values: str | int) -> list[KeptWay]:
        return await self._do(lambda db: [KeptWay(*row) for row in db.execute(question, values).fetchall()])
