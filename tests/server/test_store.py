"""Lines of records that are written together: one that cannot be kept takes no other with it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rallar.server.errors import DiskError
from rallar.server.sqlite_store import SqliteStore
from rallar.server.store import Kept
from tests.loops import run

TABLES = tuple(f"table{n}" for n in range(6))


def test_each_line_is_kept_or_refused_by_itself(tmp_path: Path) -> None:
    async def write() -> tuple[list[object], list[Kept | None]]:
        store = SqliteStore(tmp_path)
        try:
            for table in TABLES:
                await store.save(table, 1, "{}", ("first",))
            bad = store.append("table0", 5, 0, "twice"), store.append("table1", 5, 1, "lone \ud800")
            good = [store.append(table, 5, 1, f'of "{table}", ö', over=table == "table5") for table in TABLES[2:]]
            answers: list[object] = await asyncio.gather(*bad, *good, return_exceptions=True)
            return answers, [await store.load(table) for table in TABLES]
        finally:
            store.close()

    answers, kept = run(write())
    assert [isinstance(answer, DiskError) for answer in answers] == [True, True, False, False, False, False]
    found = [(each.changed, each.lines) for each in kept if each]
    assert found[:2] == [(1, ("first",))] * 2
    assert found[2:] == [(5, ("first", f'of "{table}", ö')) for table in TABLES[2:]]


def test_the_last_line_ends_a_game(tmp_path: Path) -> None:
    async def write() -> list[str]:
        store = SqliteStore(tmp_path)
        try:
            for table in TABLES:
                await store.save(table, 1, "{}", ("first",))
            await asyncio.gather(*(store.append(table, 5, 1, "last", over=table == "table5") for table in TABLES))
            return [each.id for each in await store.untouched(10, (0, ""), 100)]
        finally:
            store.close()

    assert run(write()) == list(TABLES[:-1])
