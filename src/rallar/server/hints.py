"""Thinks of hints for people who ask: beside the event loop, one after the other, and never in the opponents' way."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

from rallar.bots import Hint, Outlook, hint
from rallar.game import Game


class Hints:
    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="hint")

    async def find(self, table: str, game: Game, seat: int) -> Hint:
        """A hint for a seat that is to move: asked again, the same one, also while others choose their tickets (S5)."""
        moves = sum(past.seat == seat for past in game.history)
        chance = Random(f"{table} {moves} {seat}")
        return await asyncio.get_running_loop().run_in_executor(self._pool, hint, Outlook(game, seat), chance)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
