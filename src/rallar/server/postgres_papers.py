"""Papers, in PostgreSQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from typing import Any

from rallar.server.errors import QuickerError
from rallar.server.store import Paper

NEW = "INSERT INTO papers (name, kind, body, changed, revision) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
CHANGE = "UPDATE papers SET body = $3, changed = $4, revision = $5 WHERE name = $1 AND kind = $2 AND revision = $5 - 1"


class PostgresPapers(ABC):
    @abstractmethod
    def _line(self) -> AbstractAsyncContextManager[Any]: ...

    async def paper(self, kind: str, name: str) -> Paper | None:
        question = "SELECT body, changed, revision FROM papers WHERE name = $1 AND kind = $2"
        async with self._line() as line:
            row = await line.fetchrow(question, name, kind)
        return None if row is None else Paper(*row)

    async def papers(self) -> list[tuple[str, str]]:
        async with self._line() as line:
            return [tuple(row) for row in await line.fetch("SELECT kind, name FROM papers ORDER BY kind, name")]

    async def keep_paper(self, kind: str, name: str, paper: Paper) -> None:
        question = CHANGE if paper.revision else NEW
        async with self._line() as line:
            done = await line.execute(question, name, kind, paper.body, paper.changed, paper.revision)
        if done.endswith(" 0"):
            raise QuickerError

    async def drop_papers(self, kind: str, before: int) -> None:
        async with self._line() as line:
            await line.execute("DELETE FROM papers WHERE kind = $1 AND changed < $2", kind, before)
