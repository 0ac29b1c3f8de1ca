"""Papers, in a folder."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from rallar.server.errors import QuickerError
from rallar.server.store import Paper

NEW = "INSERT INTO papers (body, changed, revision, name, kind) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
CHANGE = "UPDATE papers SET body = ?, changed = ?, revision = ? WHERE name = ? AND kind = ? AND revision = ?"
T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]


class SqlitePapers(ABC):
    @abstractmethod
    async def _do(self, job: Job[T]) -> T: ...

    async def paper(self, kind: str, name: str) -> Paper | None:
        question = "SELECT body, changed, revision FROM papers WHERE name = ? AND kind = ?"
        row = await self._do(lambda db: db.execute(question, (name, kind)).fetchone())
        return None if row is None else Paper(*row)

    async def papers(self) -> list[tuple[str, str]]:
        return await self._do(lambda db: db.execute("SELECT kind, name FROM papers ORDER BY kind, name").fetchall())

    async def keep_paper(self, kind: str, name: str, paper: Paper) -> None:
        row = (paper.body, paper.changed, paper.revision, name, kind)

        def job(db: sqlite3.Connection) -> int:
            return (db.execute(CHANGE, (*row, paper.revision - 1)) if paper.revision else db.execute(NEW, row)).rowcount

        if not await self._do(job):
            raise QuickerError

    async def drop_papers(self, kind: str, before: int) -> None:
        question = "DELETE FROM papers WHERE kind = ? AND changed < ?"
        await self._do(lambda db: db.execute(question, (kind, before)))
