"""A game as a file of JSON lines: how it was set up, every move, and what chance answered."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rallar.game.game import RULES_VERSION, Game, Played
from rallar.kernel.engine import Engine
from rallar.model.errors import RallarError, RecordError
from rallar.model.types import Board

FORMAT = "rallar-record"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of a record."""

    seat: int
    move: str
    chance: tuple[str, ...]

    @classmethod
    def of(cls, played: Played) -> Entry:
        return cls(played.seat, str(played.move), played.chance)

    def line(self) -> str:
        return json.dumps({"seat": self.seat, "move": self.move, "chance": self.chance})


@dataclass(frozen=True, slots=True)
class Record:
    """Everything of a game. `replay` plays it again and checks each answer of chance and the result."""

    board: str
    seats: int
    seed: int
    options: dict[str, str | int]
    chance: tuple[str, ...]
    moves: tuple[Entry, ...]
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None

    @classmethod
    def of(cls, game: Game) -> Record:
        outcome = game.outcome()
        return cls(
            board=game.board.id,
            seats=game.seats,
            seed=game.seed,
            options=game.options.stated(),
            chance=game.dealt,
            moves=tuple(Entry.of(played) for played in game.history),
            scores=outcome.scores if outcome else None,
            winners=outcome.winners if outcome else None,
        )

    def lines(self) -> Iterator[str]:
        header = {
            "format": FORMAT,
            "version": VERSION,
            "rules_version": RULES_VERSION,
            "board": self.board,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "chance": self.chance,
        }
        yield json.dumps(header)
        yield from (entry.line() for entry in self.moves)
        if self.scores is not None:
            yield json.dumps({"scores": self.scores, "winners": self.winners})

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
        header, *rest = (_object(line, number) for number, line in enumerate(lines, start=1))
        result: dict[str, Any] = rest.pop() if rest and "scores" in rest[-1] else {}
        _check_header(header)
        entries = tuple(_entry(values, number) for number, values in enumerate(rest, start=2))
        return cls(
            board=_field(header, "board", str, 1),
            seats=_field(header, "seats", int, 1),
            seed=_field(header, "seed", int, 1),
            options=_field(header, "options", dict, 1),
            chance=_texts(header, 1),
            moves=entries,
            scores=_numbers(result, "scores", len(lines)) if result else None,
            winners=_numbers(result, "winners", len(lines)) if result else None,
        )

    def replay(self, board: Board | None = None, kernel: Engine | None = None) -> Game:
        """Play the game again. A board that does not come with the package must be handed in."""
        game = self._deal(board, kernel)
        if game.dealt != self.chance:
            raise RecordError("record-differs", line=1)
        for line, entry in enumerate(self.moves, start=2):
            _replay_move(game, entry, line)
        outcome = game.outcome()
        if self.scores is not None and (
            outcome is None or (outcome.scores, outcome.winners) != (self.scores, self.winners)
        ):
            raise RecordError("record-differs", line=len(self.moves) + 2)
        return game

    def _deal(self, board: Board | None, kernel: Engine | None) -> Game:
        if board is not None and board.id != self.board:
            raise RecordError("record-other-board", board=self.board, found=board.id)
        try:
            return Game.new(board or self.board, self.seats, self.seed, self.options, kernel)
        except RallarError as error:
            raise RecordError("record-bad-setup", reason=error.key) from error


def _replay_move(game: Game, entry: Entry, line: int) -> None:
    try:
        game.push(entry.move, seat=entry.seat)
    except RallarError as error:
        raise RecordError("record-illegal-move", line=line, move=entry.move, reason=error.key) from error
    if game.history[-1].chance != entry.chance:
        raise RecordError("record-differs", line=line)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-not-json", line=number) from error
    if not isinstance(value, dict):
        raise RecordError("record-not-json", line=number)
    return value


def _check_header(header: dict[str, Any]) -> None:
    if header.get("format") != FORMAT:
        raise RecordError("record-not-a-record")
    for name, known in (("version", VERSION), ("rules_version", RULES_VERSION)):
        if header.get(name) != known or isinstance(header[name], bool):
            raise RecordError("record-other-version", name=name, found=str(header.get(name)), known=known)


def _entry(values: dict[str, Any], line: int) -> Entry:
    return Entry(_field(values, "seat", int, line), _field(values, "move", str, line), _texts(values, line))


def _field(values: dict[str, Any], name: str, kind: type, line: int) -> Any:
    value = values.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError("record-bad-field", line=line, name=name)
    return value


def _texts(values: dict[str, Any], line: int) -> tuple[str, ...]:
    found: Sequence[Any] = _field(values, "chance", list, line)
    if not all(isinstance(each, str) for each in found):
        raise RecordError("record-bad-field", line=line, name="chance")
    return tuple(found)


def _numbers(values: dict[str, Any], name: str, line: int) -> tuple[int, ...]:
    found: Sequence[Any] = _field(values, name, list, line)
    if not all(isinstance(each, int) and not isinstance(each, bool) for each in found):
        raise RecordError("record-bad-field", line=line, name=name)
    return tuple(found)
