"""How often is too often, and how many at once: for each connection and each address."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from rallar.server.errors import TooOftenError
from rallar.server.settings import Rate

EVERYWHERE = ""  # the address of all together
REMEMBERED = 10_000  # addresses


class Bucket:
    """Fills steadily, and each act takes one token out."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._tokens = min(self._rate.burst, self._tokens + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each address; the addresses longest unheard of are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.setdefault(address, Bucket(self._rate))
        self._buckets.move_to_end(address)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()


class Places:
    """So many at once for each address."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        if self._taken.get(address, 0) >= self._most:
            return False
        self._taken[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]

    @contextmanager
    def one_for(self, address: str) -> Iterator[None]:
        if not self.take(address):
            raise TooOftenError("too-often")
        try:
            yield
        finally:
            self.give_back(address)
