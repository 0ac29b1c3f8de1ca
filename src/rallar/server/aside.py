"""Long work beside the event loop: in a thread that lets it in again and again."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from threading import Lock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
SOON = 0.0002  # seconds until such a thread lets others in
USUAL = sys.getswitchinterval()  # without one: changing over so often costs a tenth of all moves


class _Manners:
    """How soon threads let each other in, while there is long work and while there is none."""

    def __init__(self) -> None:
        self._lock, self._working = Lock(), 0

    @contextmanager
    def kept(self) -> Iterator[None]:
        self._count(1)
        try:
            yield
        finally:
            self._count(-1)

    def _count(self, more: int) -> None:
        with self._lock:
            self._working += more
            sys.setswitchinterval(SOON if self._working else USUAL)


_manners = _Manners()


async def aside(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    return await aside_in(None, work, *args, **named)


async def aside_in(pool: Executor | None, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """In one of the threads of a pool."""
    return await asyncio.get_running_loop().run_in_executor(pool, partial(_work, work, *args, **named))


def _work(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    with _manners.kept():
        return work(*args, **named)
