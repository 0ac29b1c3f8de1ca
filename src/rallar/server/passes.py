"""Passes: short codes by which somebody's seat goes on at another device. They live in memory only, as hashes.

A code has 40 bits and is good for a quarter of an hour. One address may try a hundred in that time, and all together
18,200 (`Limits.claims`, `Limits.all_claims`): with a hundred passes open, somebody who guesses without a pause finds
one in 2**40 / 1,820,000 quarters of an hour, which is seventeen years; and whose seat it is sees a stranger there.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from rallar.server import tokens
from rallar.server.errors import UnknownError


@dataclass(frozen=True, slots=True)
class Pass:
    """The way to a seat, as long as its keeper is who made it."""

    table: str
    seat: int
    keeper: str  # the hash of the token that the seat had
    until: float


class Passes:
    """The passes that are open: one for a seat at most, each for one use."""

    def __init__(self, lasts: float) -> None:
        self.lasts = lasts
        self._open: dict[str, Pass] = {}

    def make(self, table: str, seat: int, keeper: str) -> str:
        """A new code; an earlier one of the seat ends."""
        self.revoke(table, seat)
        code = tokens.new_code()
        self._open[tokens.hash_of(tokens.plain(code))] = Pass(table, seat, keeper, monotonic() + self.lasts)
        return code

    def revoke(self, table: str, seat: int) -> None:
        """End the pass of a seat, and forget those that have ended by themselves."""
        now = monotonic()
        for code, each in tuple(self._open.items()):
            if each.until <= now or (each.table, each.seat) == (table, seat):
                del self._open[code]

    def take(self, code: str) -> Pass:
        """What a code stands for, however it is written. It is used up."""
        found = self._open.pop(tokens.hash_of(tokens.plain(code)), None)
        if found is None or found.until <= monotonic():
            raise UnknownError("pass-ended")
        return found
