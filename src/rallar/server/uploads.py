"""Checks the records that people hand in."""

from __future__ import annotations

from rallar.game import Record
from rallar.kernel.engine import Engine
from rallar.server.errors import MisfitError, UnreadableError
from rallar.server.snapshot import MOST_MOVES


def checked_record(body: bytes, kernel: Engine) -> Record:
    """A record of a finished game, played again to see that it is one."""
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
