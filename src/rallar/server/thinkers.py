"""Where computers think: in processes of their own, so that nobody waits for a thought but who asked for it.

Whoever asks first is served first. A table asks for one thought at a time, so none keeps the others waiting; an
analysis is asked for in pieces.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

import msgspec

from rallar.analysis.analysis import Done, Piece
from rallar.analysis.shapes import Analysis
from rallar.game import Game, Record
from rallar.protocol import wire
from rallar.server.errors import NotNowError
from rallar.server.thinker import SIZE, Question, Thought, framed

TRIES = 2  # a process that died is replaced, and asked the same once more
log = logging.getLogger(__name__)


class Thinkers:
    """So many at most; each is started when it is first needed."""

    def __init__(self, number: int) -> None:
        self._free = asyncio.Semaphore(number)
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._asked: set[asyncio.Task[Thought]] = set()

    @property
    def asked(self) -> int:
        """How many thoughts somebody waits for."""
        return len(self._asked)

    async def move(self, game: Game, seat: int, level: str | None, chance: str) -> str:
        """What the opponent of a level does."""
        found = await self._ask(Question(_lines(game), seat, chance, level))
        if found.move is None:
            raise RuntimeError("no move was found")
        return found.move

    async def hint(self, game: Game, seat: int, chance: str) -> wire.HintFound:
        """What the strongest opponent would do, and why."""
        found = await self._ask(Question(_lines(game), seat, chance, hint=True))
        if found.hint is None:
            raise NotNowError("hint-none")
        return found.hint

    async def piece(self, game: Game, piece: Piece) -> Done:
        """A piece of the analysis of a game that is over."""
        found = await self._ask(Question(_lines(game), 0, "", piece=piece))
        if found.done is None:
            raise RuntimeError("a piece of an analysis came to nothing")
        return found.done

    async def put_together(self, game: Game, done: tuple[Done, ...]) -> Analysis:
        found = await self._ask(Question(_lines(game), 0, "", done=done))
        if found.analysis is None:
            raise RuntimeError("an analysis came to nothing")
        return found.analysis

    async def close(self) -> None:
        for task in tuple(self._asked):
            task.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        for process in self._all:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # to the end, with what it may have left to say

    async def _ask(self, question: Question) -> Thought:
        """Even if who asked has gone meanwhile, the answer is waited for: the next question gets another one."""
        task = asyncio.create_task(self._answered(question))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        return await asyncio.shield(task)

    async def _answered(self, question: Question) -> Thought:
        async with self._free:
            for _ in range(TRIES):
                process = self._idle.pop() if self._idle else await self._start()
                try:
                    thought = await _thought(process, question)
                except (asyncio.IncompleteReadError, OSError):
                    log.warning("a process that thinks has ended; another takes its place")
                    self._all.discard(process)
                    await process.wait()
                else:
                    self._idle.append(process)
                    return thought
        raise RuntimeError("whoever thinks about this does not survive it")

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "rallar.server.thinker")
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True)
        self._all.add(process)
        return process


async def _thought(process: asyncio.subprocess.Process, question: Question) -> Thought:
    assert process.stdin
    assert process.stdout
    process.stdin.write(framed(msgspec.json.encode(question)))
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(SIZE))
    return msgspec.json.decode(await process.stdout.readexactly(size), type=Thought)


def _lines(game: Game) -> tuple[str, ...]:
    return tuple(Record.of(game).lines())
