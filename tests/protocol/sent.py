"""What a server sends of recorded games, without a server: to be held against the schema and the types."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from rallar import Game, Record, load_board
from rallar.drawing import load_drawing
from rallar.drawing.theme import load_theme
from rallar.protocol import wire
from rallar.server import telling
from tests.fixtures import board_of

RECORDS = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.jsonl"))
VIEWERS = (0, 1, None)


def replayed(path: Path) -> Game:
    record = Record.load(path)
    return record.replay(board_of(record.board))


def moves(record: Path, every: int) -> Iterator[wire.Moved]:
    """What each of some viewers hears of every so many moves of a game, and of the last."""
    game = replayed(record)
    last = len(game.history)
    for position in (*range(1, last, every), last):
        then = game.copy(position)
        yield from (telling.moved(then, viewer) for viewer in VIEWERS)


def moments(record: Path) -> Iterator[wire.Moment]:
    """What is shown of a game after its end."""
    game = replayed(record)
    yield from (telling.moment(game, position, 0) for position in (0, 1, len(game.history)))


def board(board: str) -> wire.BoardAndDrawing:
    return wire.BoardAndDrawing(load_board(board), load_drawing(board), asdict(load_theme(board)), {"1": 1})
