"""Takes all games from one store to another: each is compared afterwards, and the first store stays as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from rallar.server.disk import FILE
from rallar.server.errors import DataError
from rallar.server.pace import Clock
from rallar.server.store import Kept, Store, TimedWay, is_shared, open_store, shown

AT_ONCE = 50  # tables


async def move(source: str, target: str, add: bool = False) -> int:
    """How many tables were taken along: all of them, or none if something fails. Others there only if it is said so."""
    if not is_shared(source) and not (Path(source) / FILE).is_file():
        raise DataError("data-missing", file=str(Path(source) / FILE))
    old, new = open_store(source), open_store(target)
    await old.start()
    try:
        await new.start()
        try:
            return await _move(old, new, target, add)
        finally:
            await new.stop()
    finally:
        await old.stop()


async def _move(old: Store, new: Store, target: str, add: bool) -> int:
    names, there = await old.names(), await new.names()
    if there and not add:
        raise DataError("data-not-empty", address=shown(target), tables=len(there))
    if both := {*names} & {*there}:
        raise DataError("data-there-already", address=shown(target), table=min(both))
    papers = await old.papers()
    try:
        for name, secret in (await old.secrets()).items():
            await new.secret(name, partial(str, secret))  # unless there is one
        for some in _portions(names):
            await asyncio.gather(*(_take(old, new, name) for name in some))
        for some in _portions(names):
            await asyncio.gather(*(_compare(old, new, name, target) for name in some))
        for kind, name in papers:
            await _take_paper(old, new, kind, name)
    except BaseException:
        await new.remove([*names, *(name for _, name in papers)])
        raise
    return len(names)


async def _take(old: Store, new: Store, name: str) -> None:
    if (kept := await old.load(name)) is not None:
        clock = Clock.read(kept.clock)
        await new.take_in(name, kept, clock.due if clock else None, await old.all_ways(name))


async def _take_paper(old: Store, new: Store, kind: str, name: str) -> None:
    if (paper := await old.paper(kind, name)) is not None:
        await new.keep_paper(kind, name, replace(paper, revision=0))


async def _compare(old: Store, new: Store, name: str, target: str) -> None:
    if await _content(old, name) != await _content(new, name):
        raise DataError("data-differs", address=shown(target), table=name)


async def _content(store: Store, name: str) -> tuple[Kept | None, list[TimedWay]]:
    """All of a table, however often it was changed."""
    kept = await store.load(name)
    return kept and replace(kept, revision=0), await store.all_ways(name)


def _portions(names: list[str]) -> Iterator[list[str]]:
    return (names[first : first + AT_ONCE] for first in range(0, len(names), AT_ONCE))
