"""A process's own line to PostgreSQL: on it the other processes are heard and told, and leases are held."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any

from rallar.server.postgres import CONNECTING, FAILURES, LINE, connect
from rallar.server.store import Ears

ROOM = "rallar"
FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0  # seconds before connecting again
LEASE = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
GIVE_BACK = "SELECT pg_advisory_unlock(hashtextextended($1, 0))"
IS_FIRST = """
    SELECT NOT EXISTS (
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND application_name = current_setting('application_name') AND backend_start < now() - interval '15 seconds'
    )
"""
MOST = 500  # words told at once
log = logging.getLogger(__name__)


class Switchboard:
    """Connected whenever it can be; whoever listens is told each time it begins."""

    def __init__(self, address: str) -> None:
        self.process = secrets.token_hex(4)
        self._address = address
        self._line: Any = None
        self._ears: Ears | None = None
        self._words: asyncio.Queue[str | None] = asyncio.Queue()
        self._leases: set[str] = set()
        self._busy = asyncio.Lock()  # a line does one thing at a time
        self._opened = asyncio.Event()  # for the first time
        self._task: asyncio.Task[None] | None = None

    def listen(self, ears: Ears) -> None:
        self._ears = ears

    @property
    def is_open(self) -> bool:
        return self._line is not None

    def tell(self, word: str) -> None:
        if self.is_open:
            self._words.put_nowait(word)

    async def start(self) -> None:
        self._task = asyncio.create_task(self._keep_open())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._opened.wait(), CONNECTING)

    async def stop(self) -> None:
        """With all that is still to be told; the leases are free."""
        if self._task is not None:
            with suppress(*FAILURES):
                await self._take_leave()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _take_leave(self) -> None:
        if (line := self._line) is not None:
            await self._send(self._waiting())
            async with self._busy:
                await line.execute("SELECT pg_advisory_unlock_all()")

    async def is_first(self) -> bool:
        """Whether no other process has had a line for a while."""
        async with self._busy:
            return bool(self._line is not None and await self._line.fetchval(IS_FIRST))

    async def lease(self, name: str) -> bool:
        """Take what no other process has; it is lost with the line."""
        line = self._line
        if line is None or name in self._leases:
            return name in self._leases
        async with self._busy:
            if name not in self._leases and await line.fetchval(LEASE, name) and line is self._line:
                self._leases.add(name)
        return name in self._leases

    async def give_back(self, name: str) -> None:
        line = self._line
        if line is not None and name in self._leases:
            self._leases.discard(name)
            async with self._busy:
                await line.execute(GIVE_BACK, name)

    async def _keep_open(self) -> None:
        while True:
            line = await self._connected()
            try:
                await self._talk(line)
            except FAILURES as error:
                log.warning("the store was lost: %s", error)
            finally:
                self._line = None
                self._leases.clear()
                line.terminate()

    async def _connected(self) -> Any:
        wait = FIRST_WAIT
        while True:
            try:
                return await connect(self._address, LINE)
            except FAILURES as error:
                log.warning("the store cannot be reached: %s", error)
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait)

    async def _talk(self, line: Any) -> None:
        """As long as the line holds."""
        await line.add_listener(ROOM, self._hear)
        self._line, self._busy = line, asyncio.Lock()
        self._opened.set()
        self._waiting()  # what nobody can hear any more
        line.add_termination_listener(lambda _: self._words.put_nowait(None))
        if self._ears is not None:
            self._ears.begin()
        while (first := await self._words.get()) is not None:
            await self._send([first, *self._waiting()])

    async def _send(self, words: list[str]) -> None:
        async with self._busy:
            for first in range(0, len(words), MOST):
                told = words[first : first + MOST]
                await self._line.execute("SELECT pg_notify($1, word) FROM unnest($2::text[]) AS word", ROOM, told)

    def _waiting(self) -> list[str]:
        """What is to be told now."""
        words = [self._words.get_nowait() for _ in range(self._words.qsize())]
        return [word for word in words if word is not None]

    def _hear(self, _line: object, _process: int, _room: str, word: str) -> None:
        if self._ears is not None:
            self._ears.hear(word)
