"""Long work that anybody may ask for: beside everything else, one after the other, and only so much at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from rallar.server.aside import aside_in
from rallar.server.errors import TooOftenError
from rallar.server.limits import Buckets
from rallar.server.settings import Rate

MOST_WAITING = 20  # of all addresses
P = ParamSpec("P")
T = TypeVar("T")


class Queue:
    def __init__(self, name: str, rate: Rate) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._addresses = Buckets(rate)
        self._waiting = 0

    async def do(self, address: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Work that somebody at an address asks for, unless too much is asked."""
        if self._waiting >= MOST_WAITING or not self._addresses.take(address):
            raise TooOftenError("too-often")
        self._waiting += 1
        try:
            return await aside_in(self._pool, work, *args, **named)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
