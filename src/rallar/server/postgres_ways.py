"""How players are reached who are away, in PostgreSQL: whichever process takes what is due, nobody else has it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from rallar.server.store import KeptWay, TimedWay

WAY = "table_id, seat, address, kind, setting, mark, tries"
THAT_WAY = "table_id = $1 AND seat = $2 AND address = $3"
KEEP = f"INSERT INTO ways ({WAY}, changed, due) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
KEEP_OR_CHANGE = f"""
    {KEEP} ON CONFLICT (table_id, seat, address) DO UPDATE
    SET setting = excluded.setting, changed = excluded.changed, due = coalesce(excluded.due, ways.due)
"""
THESE = "FROM ways WHERE table_id = $1 AND seat = $2 AND kind = $3"
DROP = f"""
    DELETE {THESE} AND address NOT IN (
      SELECT address {THESE} ORDER BY address = $4 DESC, changed DESC, address LIMIT $5
    )
"""
MARK = "UPDATE ways SET mark = $3, due = $4, tries = 0 WHERE table_id = $1 AND seat = $2 AND mark < $3"
TAKE_DUE = f"""
    UPDATE ways SET due = NULL WHERE (table_id, seat, address) IN (
      SELECT table_id, seat, address FROM ways WHERE due <= $1 ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED
    ) RETURNING {WAY}
"""
HOLD = f"UPDATE ways SET due = $4, tries = $5 WHERE {THAT_WAY} AND mark = $6 AND due IS NULL"
SECRET = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET name = excluded.name RETURNING value"


class PostgresWays(ABC):
    @abstractmethod
    def _line(self) -> AbstractAsyncContextManager[Any]: ...

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """Whichever process is first makes it."""
        async with self._line() as line:
            return str(await line.fetchval(SECRET, name, make()))

    async def secrets(self) -> dict[str, str]:
        async with self._line() as line:
            return {row["name"]: row["value"] for row in await line.fetch("SELECT name, value FROM secrets")}

    async def add_way(self, way: KeptWay, changed: int, most: int, due: int | None = None) -> None:
        async with self._line() as line, line.transaction():
            await line.execute(KEEP_OR_CHANGE, *way.values, changed, due)
            await line.execute(DROP, way.table, way.seat, way.kind, way.address, most)

    async def ways(self, table: str, seat: int) -> list[KeptWay]:
        return await self._ways(
            f"SELECT {WAY} FROM ways WHERE table_id = $1 AND seat = $2 ORDER BY address", table, seat
        )

    async def ways_to(self, address: str) -> list[KeptWay]:
        return await self._ways(f"SELECT {WAY} FROM ways WHERE address = $1 ORDER BY table_id, seat", address)

    async def all_ways(self, table: str) -> list[TimedWay]:
        question = f"SELECT {WAY}, changed, due FROM ways WHERE table_id = $1 ORDER BY seat, address"
        async with self._line() as line:
            return [(KeptWay(*row[:-2]), row[-2], row[-1]) for row in map(tuple, await line.fetch(question, table))]

    async def tables_with_ways(self) -> set[str]:
        async with self._line() as line:
            return {row["table_id"] for row in await line.fetch("SELECT DISTINCT table_id FROM ways")}

    async def set_way(self, way: KeptWay, setting: str) -> None:
        async with self._line() as line:
            await line.execute(f"UPDATE ways SET setting = $4 WHERE {THAT_WAY}", *way.name, setting)

    async def remove_way(self, way: KeptWay) -> None:
        async with self._line() as line:
            await line.execute(f"DELETE FROM ways WHERE {THAT_WAY}", *way.name)

    async def mark_ways(self, table: str, seat: int, mark: int, due: int) -> None:
        async with self._line() as line:
            await line.execute(MARK, table, seat, mark, due)

    async def take_due(self, now: int, most: int) -> list[KeptWay]:
        return await self._ways(TAKE_DUE, now, most)

    async def hold_way(self, way: KeptWay, due: int) -> None:
        async with self._line() as line:
            await line.execute(HOLD, *way.name, due, way.tries, way.mark)

    async def next_due(self) -> int | None:
        async with self._line() as line:
            due: int | None = await line.fetchval("SELECT min(due) FROM ways")
            return due

    async def _ways(self, question: str, *values: str | int) -> list[KeptWay]:
        async with self._line() as line:
            return [KeptWay(*row) for row in await line.fetch(question, *values)]
