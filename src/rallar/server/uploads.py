"""Checks the records that people hand in: beside everything else, one after the other, and only so many at once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from rallar.game import Record
from rallar.kernel.engine import Engine
from rallar.server.aside import aside_in
from rallar.server.errors import MisfitError, TooOftenError, UnreadableError
from rallar.server.limits import Buckets
from rallar.server.settings import Rate
from rallar.server.snapshot import MOST_MOVES

MOST_WAITING = 20  # records, of all addresses


class Uploads:
    def __init__(self, rate: Rate) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="upload")
        self._addresses = Buckets(rate)
        self._waiting = 0

    async def check(self, body: bytes, kernel: Engine, address: str) -> Record:
        """A record of a finished game, played again to see that it is one."""
        if self._waiting >= MOST_WAITING or not self._addresses.take(address):
            raise TooOftenError("too-often")
        self._waiting += 1
        try:
            return await aside_in(self._pool, _checked, body, kernel)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _checked(body: bytes, kernel: Engine) -> Record:
    try:
        record = Record.parse(body.decode())
    except UnicodeDecodeError as error:
        raise UnreadableError("body-unreadable") from error
    if len(record.moves) > MOST_MOVES:
        raise MisfitError("record-too-long", moves=len(record.moves), most=MOST_MOVES)
    game = record.replay(kernel=kernel)
    if not game.is_over:
        raise MisfitError("record-unfinished")
    return Record.of(game)
