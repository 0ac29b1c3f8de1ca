"""How often is too often: a bucket of tokens for each connection and each address."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

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
