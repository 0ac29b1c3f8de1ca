"""A game as a file of JSON lines: how it was set up, every move, and what chance answered."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from rallar.game.game import RULES_VERSION, Game, Played
from rallar.kernel.engine import Engine
from rallar.model.errors import RallarError, RecordError, shown
from rallar.model.types import Board

FORMAT = "rallar-record"
VERSION = 1
T = TypeVar("T")


class Stamp(Struct, frozen=True):
    """What the first line says it is, whatever else is in it."""

    format: Any = None
    version: Any = None
    rules_version: Any = None


class Header(Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    rules_version: int
    board: str
    seats: int
    seed: int
    options: dict[str, str | int]
    chance: tuple[str, ...]


class Entry(Struct, frozen=True):
    """A line for each move."""

    seat: int
    move: str
    chance: tuple[str, ...]

    @classmethod
    def of(cls, played: Played) -> Entry:
        return cls(played.seat, str(played.move), played.chance)

    def line(self) -> str:
        return _line(self)


class Result(Struct, frozen=True):
    """The last line of a finished game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """Everything of a game. `replay` plays it again and checks each answer of chance and the result."""

    board: str
    seats: int
    seed: int
    options: dict[str, str | int]
    chance: tuple[str, ...]
    moves: tuple[Entry, ...]
    result: Result | None = None

    @classmethod
    def of(cls, game: Game) -> Record:
        if game.seed is None:
            raise RecordError("record-no-beginning")
        outcome = game.outcome()
        return cls(
            board=game.board.id,
            seats=game.seats,
            seed=game.seed,
            options=game.options.stated(),
            chance=game.dealt,
            moves=tuple(Entry.of(played) for played in game.history),
            result=Result(outcome.scores, outcome.winners) if outcome else None,
        )

    def lines(self) -> Iterator[str]:
        setup = (self.board, self.seats, self.seed, self.options, self.chance)
        yield _line(Header(FORMAT, VERSION, RULES_VERSION, *setup))
        yield from (entry.line() for entry in self.moves)
        if self.result is not None:
            yield _line(self.result)

    def save(self, path: str | Path) -> None:
        Path(path).write_text("".join(f"{line}\n" for line in self.lines()), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> Record:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise RecordError("record-unreadable", file=str(path), reason=error.strerror or "") from error
        except ValueError as error:  # not text, or no path at all
            raise RecordError("record-not-text", file=str(path)) from error
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Record:
        """A record from its text."""
        lines = text.splitlines()
        if not lines:
            raise RecordError("record-empty")
        _check_stamp(_read(lines[0], Stamp, 1))
        header = _read(lines[0], Header, 1)
        finished = len(lines) > 1 and "scores" in _read(lines[-1], dict[str, Any], len(lines))
        result = _read(lines[-1], Result, len(lines)) if finished else None
        moves = lines[1:-1] if finished else lines[1:]
        return cls(
            board=header.board,
            seats=header.seats,
            seed=header.seed,
            options=header.options,
            chance=header.chance,
            moves=tuple(_read(line, Entry, number) for number, line in enumerate(moves, start=2)),
            result=result,
        )

    def replay(self, board: Board | None = None, kernel: Engine | None = None) -> Game:
        """Play the game again. A board that does not come with the package must be handed in."""
        game = self._deal(board, kernel)
        if game.dealt != self.chance:
            raise RecordError("record-differs", line=1)
        for line, entry in enumerate(self.moves, start=2):
            _replay_move(game, entry, line)
        if self.result is not None and self.result != Record.of(game).result:
            raise RecordError("record-differs", line=len(self.moves) + 2)
        return game

    def _deal(self, board: Board | None, kernel: Engine | None) -> Game:
        if board is not None and board.id != self.board:
            raise RecordError("record-other-board", board=self.board, found=board.id)
        try:
            return Game.new(board or self.board, self.seats, self.seed, self.options, kernel)
        except RallarError as error:
            raise RecordError("record-bad-setup", reason=error.key) from error


def replay_line(game: Game, line: str) -> None:
    """Play the next move as its line has it."""
    number = len(game.history) + 2
    _replay_move(game, _read(line, Entry, number), number)


def _replay_move(game: Game, entry: Entry, line: int) -> None:
    try:
        game.push(entry.move, seat=entry.seat)
    except RallarError as error:
        raise RecordError("record-illegal-move", line=line, move=shown(entry.move), reason=error.key) from error
    if game.history[-1].chance != entry.chance:
        raise RecordError("record-differs", line=line)


def _line(value: Struct) -> str:
    return json.dumps(msgspec.to_builtins(value))


def _read(line: str, kind: type[T], number: int) -> T:
    """A line as what it must be."""
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.ValidationError as error:
        named = re.search(r"field `(\w+)`|\$\.(\w+)", str(error))
        if named is None:
            raise RecordError("record-not-json", line=number) from error
        raise RecordError("record-bad-field", line=number, name=named[1] or named[2]) from error
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise RecordError("record-not-json", line=number) from error


def _check_stamp(stamp: Stamp) -> None:
    if stamp.format != FORMAT:
        raise RecordError("record-not-a-record")
    for name, known in (("version", VERSION), ("rules_version", RULES_VERSION)):
        found = getattr(stamp, name)
        if type(found) is not int or found != known:
            raise RecordError("record-other-version", name=name, found=shown(found), known=known)
