"""Passes: short codes by which somebody's seat goes on at another device. Only their hashes are kept, and not for long.

A code has 40 bits and is good for a quarter of an hour. One address may try a hundred in that time, and all together
18,200 (`Limits.claims`, `Limits.all_claims`): with a hundred passes open, somebody who guesses without a pause finds
one in 2**40 / 1,820,000 quarters of an hour, which is seventeen years; and whose seat it is sees a stranger there.
"""

from __future__ import annotations

from time import time

from rallar.server import tokens
from rallar.server.errors import UnknownError
from rallar.server.store import Pass, Store


class Passes:
    """The passes that are open: one for a seat at most, each for one use."""

    def __init__(self, store: Store, lasts: float) -> None:
        self.lasts = lasts
        self._store = store

    async def make(self, table: str, seat: int, keeper: str) -> str:
        """A new code; an earlier one of the seat ends."""
        code = tokens.new_code()
        await self._store.keep_pass(_hash(code), Pass(table, seat, keeper, time() + self.lasts))
        return code

    async def revoke(self, table: str, seat: int) -> None:
        """End the pass of a seat."""
        await self._store.drop_passes(table, seat)

    async def take(self, code: str) -> Pass:
        """What a code stands for, however it is written. It is used up."""
        found = await self._store.take_pass(_hash(code))
        if found is None or found.until <= time():
            raise UnknownError("pass-ended")
        return found


def _hash(code: str) -> str:
    return tokens.hash_of(tokens.plain(code))
