"""Lets computers play. They think beside the event loop, about the game as everybody sees it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from random import Random

from rallar.bots import DEFAULT, choose, levels
from rallar.game import Game, Move
from rallar.server.errors import DiskError
from rallar.server.table import Table

AGAIN = 5.0  # seconds until a move that the disk refused is tried again
log = logging.getLogger(__name__)


class Opponents:
    def __init__(self, pause: float) -> None:
        self._pause = pause
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="opponent")  # they share one lock anyway

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
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _rest(self, table: Table, task: asyncio.Task[None]) -> None:
        del self._playing[table.id]
        if task.cancelled():
            return
        if error := task.exception():
            log.error("an opponent gave up", exc_info=error)
        else:
            self.wake(table)  # its turn may have come while the task was ending

    async def _play(self, table: Table) -> None:
        while (seat := table.snapshot.computer_to_move()) is not None:
            await asyncio.sleep(self._pause)
            try:
                await self._move(table, seat)
            except DiskError:
                await asyncio.sleep(AGAIN)

    async def _move(self, table: Table, seat: int) -> None:
        shown = table.snapshot
        level = shown.setup.chairs[seat].level
        rng = lesson_rng(shown.playing) if shown.setup.lesson else Random(secrets.randbits(64))
        move = await asyncio.get_running_loop().run_in_executor(self._pool, _think, level, shown.playing, seat, rng)

        async def play() -> None:
            now = table.snapshot
            if now.position == shown.position and now.is_automatic(seat):  # its owner may be back
                await table.play(seat, move)

        await table.write(play)


def lesson_rng(game: Game) -> Random:
    """In a lesson the same moves are always answered by the same, also after a restart."""
    return Random(f"{game.seed}/{len(game.history)}")


def _think(level: str | None, game: Game, seat: int, rng: Random) -> Move:
    """A stand-in has no level, and an opponent that a table was made with may be gone, or at a loss."""
    if level in levels():
        try:
            move = choose(level, game, seat, rng)
            if move in game.legal_moves_of(seat):
                return move
            log.error("the opponent %s wanted %s, which is not allowed", level, move)
        except Exception:
            log.exception("the opponent %s gave up", level)
    return choose(DEFAULT, game, seat, rng)
