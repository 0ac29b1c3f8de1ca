"""Lets computers play. They think elsewhere, about the game as everybody sees it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress

from rallar.game import Game
from rallar.server.errors import DiskError
from rallar.server.store import Store
from rallar.server.table import Table
from rallar.server.thinkers import Thinkers

AGAIN = 5.0  # seconds until a move that the disk refused is tried again
GLANCE = 1.0  # seconds between looks at whether another process still lets the computers of a table play
log = logging.getLogger(__name__)


class Opponents:
    def __init__(self, pause: float, thinkers: Thinkers, store: Store) -> None:
        self._pause, self._thinkers, self._store = pause, thinkers, store
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, table: Table) -> None:
        """See to it that the computers of a table play if it is their turn."""
        if table.snapshot.computer_to_move() is not None and not (self._closed or self.busy_at(table)):
            task = asyncio.create_task(self._play(table))
            self._playing[table.id] = task
            task.add_done_callback(lambda done: self._rest(table, done))

    def busy_at(self, table: Table) -> bool:
        return table.id in self._playing

    def close(self) -> None:
        self._closed = True
        for task in self._playing.values():
            task.cancel()

    def _rest(self, table: Table, task: asyncio.Task[None]) -> None:
        del self._playing[table.id]
        if task.cancelled():
            return
        if error := task.exception():
            log.error("an opponent gave up", exc_info=error)
        else:
            self.wake(table)  # its turn may have come while the task was ending

    async def _play(self, table: Table) -> None:
        """One process lets a table's computers play; if it ends, another one goes on."""
        try:
            while table.snapshot.computer_to_move() is not None:
                await self._try(table)
        finally:
            with suppress(DiskError):
                await self._store.give_back(table.id)

    async def _try(self, table: Table) -> None:
        try:
            if await self._store.lease(table.id):
                await asyncio.sleep(self._pause)
                await self._move(table)
            else:
                await asyncio.sleep(GLANCE)
        except DiskError:
            await asyncio.sleep(AGAIN)

    async def _move(self, table: Table) -> None:
        shown = table.snapshot
        seat = shown.computer_to_move()
        if seat is None:
            return
        level = shown.setup.chairs[seat].level
        chance = lesson_chance(shown.playing) if shown.setup.lesson else secrets.token_hex(8)
        move = await self._thinkers.move(shown.playing, seat, level, chance)

        async def play() -> None:
            now = table.snapshot
            if now.position == shown.position and now.is_automatic(seat):  # its owner may be back
                await table.play(seat, move)

        await table.write(play)


def lesson_chance(game: Game) -> str:
    """In a lesson the same moves are always answered by the same, also after a restart."""
    return f"{game.seed}/{len(game.history)}"
