"""A process that thinks for a server: it is asked for moves, hints and pieces of analyses, one by one.

It does so until nobody is there to ask. A question is a game as its record has it, so no more is trusted than what can
be played again.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
from collections import OrderedDict
from random import Random
from typing import BinaryIO

import msgspec
from msgspec import Struct

from rallar.analysis.analysis import Done, Piece, do, put_together
from rallar.analysis.shapes import Analysis
from rallar.bots import Outlook, hint
from rallar.bots.stand_in import move_for
from rallar.game import Game, Move, Record
from rallar.kernel.engine import engine
from rallar.protocol import wire
from rallar.server import telling

REMEMBERED = 64  # games, so that of one that goes on only what is new has to be played
SIZE = 4  # bytes that say how long a message is
POLITE = 5  # how much less important thinking is than answering
log = logging.getLogger(__name__)


class Question(Struct, frozen=True):
    record: tuple[str, ...]  # the lines of a game
    seat: int
    chance: str  # what the generator begins with
    level: str | None = None
    hint: bool = False  # what would be wise, and why; else the move of an opponent
    piece: Piece | None = None  # of an analysis, or
    done: tuple[Done, ...] | None = None  # all of them, to be put together


class Thought(Struct, frozen=True):
    """What was asked for; or, if nothing came of it, nothing."""

    move: str | None = None
    hint: wire.HintFound | None = None
    done: Done | None = None
    analysis: Analysis | None = None


def main() -> None:
    """Whatever opponents print goes where errors go: the way out is for answers alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server
    if hasattr(os, "nice"):
        os.nice(POLITE)
    asked, told = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    thinker = Thinker()
    with contextlib.suppress(BrokenPipeError):  # nobody is there to hear it
        while (question := read(asked)) is not None:
            write(told, msgspec.json.encode(thinker.thought(msgspec.json.decode(question, type=Question))))


def read(asked: BinaryIO) -> bytes | None:
    size = asked.read(SIZE)
    return asked.read(int.from_bytes(size)) if len(size) == SIZE else None


def write(told: BinaryIO, message: bytes) -> None:
    told.write(framed(message))
    told.flush()


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(SIZE) + message


class Thinker:
    def __init__(self) -> None:
        self._games: OrderedDict[str, Game] = OrderedDict()  # by their first line

    def thought(self, question: Question) -> Thought:
        try:
            game, rng = self._game(question.record), Random(question.chance)
            if question.piece:
                return Thought(done=do(game, question.piece))
            if question.done is not None:
                return Thought(analysis=put_together(game, question.done))
            if question.hint:
                return Thought(hint=telling.hint(hint(Outlook(game, question.seat), rng), None))
            return Thought(move=str(_choice(question.level, game, question.seat, rng)))
        except Exception:
            log.exception("a thought came to nothing")
            return Thought()

    def _game(self, lines: tuple[str, ...]) -> Game:
        first, *others = lines
        game = self._games.pop(first, None)
        if game is None or len(game.history) > len(others):
            game = Record.parse("\n".join(lines)).replay(kernel=engine())
        else:
            known = len(game.history)
            game = game.copy(kernel=engine())
            for entry in Record.parse("\n".join((first, *others[known:]))).moves:
                game.push(entry.move, entry.seat)
        self._games[first] = game
        if len(self._games) > REMEMBERED:
            self._games.popitem(last=False)
        return game


def _choice(level: str | None, game: Game, seat: int, rng: Random) -> Move:
    move, failed = move_for(level, game, seat, rng)
    if failed:
        log.error("the opponent %s gave up", level, exc_info=failed)
    return move


if __name__ == "__main__":
    main()
