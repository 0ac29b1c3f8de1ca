"""A sheet: what lies on the table after a game of cardboard, as a value and as a small file that people write.

The file is TOML: it can be written by hand, with comments, and Python reads it. Here it is read; `rallar.game.count`
counts it.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from rallar.model.errors import SheetError, shown
from rallar.model.types import PieceColor

FORMAT = "rallar-sheet"
VERSION = 1
TRAIN = "train"  # whose a route is that is marked with a bullet train
Count = Annotated[int, Meta(ge=0, le=999)]
Name = Annotated[str, Meta(max_length=24)]
Things = Annotated[tuple[Annotated[str, Meta(max_length=100)], ...], Meta(max_length=200)]
Placed = Literal["routes", "stations", "tickets"]
PLACE = re.compile(r"^Object (?:contains unknown|missing required) field `(\w+)`")


class SheetPlayer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What one player has on the table."""

    name: Name = ""
    color: PieceColor | None = None
    routes: Things = ()
    stations: Things = ()  # cities
    tickets: Things = ()
    spaces: Count = 0  # moved on the bullet track
    marker: Count | None = None  # where the player's marker ended on the score track, before the tickets


class Sheet(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What lies on the table: of the players in order, and the routes that are marked with a bullet train."""

    board: str
    variant: str | None = None
    trains: Things = ()
    players: Annotated[tuple[SheetPlayer, ...], Meta(max_length=9)]

    @classmethod
    def load(cls, path: str | Path) -> Sheet:
        try:
            text = Path(path).read_text(encoding="utf-8-sig")  # some editors begin with a mark
        except OSError as error:
            raise SheetError("record-unreadable", file=str(path), reason=error.strerror or "") from error
        except ValueError as error:  # not text, or no path at all
            raise SheetError("record-not-text", file=str(path)) from error
        return cls.parse(text)

    @classmethod
    def parse(cls, text: str) -> Sheet:
        """A sheet from its text."""
        try:
            given = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise SheetError("sheet-not-toml", line=_line_of(str(error), text)) from error
        if given.pop("format", None) != FORMAT:
            raise SheetError("sheet-not-a-sheet")
        version = given.pop("version", None)
        if type(version) is not int or version != VERSION:
            raise SheetError("sheet-other-version", found=shown(version), known=VERSION)
        return cls.of(given)

    @classmethod
    def of(cls, given: Any) -> Sheet:
        """A sheet of plain values, as they are in its file."""
        try:
            return msgspec.convert(given, cls)
        except msgspec.ValidationError as error:
            raise _misfit(str(error)) from error

    def placed(self, things: Placed, name: str, owner: int | Literal["train"] | None) -> Sheet:
        """The same with a thing in one place: a player's, a bullet train's (a route), or nobody's."""
        players = (
            replace(player, **{things: _with(getattr(player, things), name, seat == owner)})
            for seat, player in enumerate(self.players)
        )
        trains = _with(self.trains, name, owner == TRAIN) if things == "routes" or owner == TRAIN else self.trains
        return replace(self, trains=trains, players=tuple(players))

    def save(self, path: str | Path) -> None:
        Path(path).write_text(str(self), encoding="utf-8")

    def __str__(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        given = msgspec.to_builtins(self)
        players = given.pop("players")
        yield from _stated({"format": FORMAT, "version": VERSION} | given)
        for player in players:
            yield ""
            yield "[[players]]"
            yield from _stated(player)


def _with(names: tuple[str, ...], name: str, wanted: bool) -> tuple[str, ...]:
    if wanted:
        return names if name in names else (*names, name)
    return tuple(each for each in names if each != name)


def _stated(values: dict[str, Any]) -> Iterator[str]:
    """What JSON writes of a text, a number or a list of texts, TOML reads."""
    for name, value in values.items():
        if isinstance(value, list | tuple):
            yield f"{name} = ["
            yield from (f"  {json.dumps(each, ensure_ascii=False)}," for each in value)
            yield "]"
        else:
            yield f"{name} = {json.dumps(value, ensure_ascii=False)}"


def _line_of(error: str, text: str) -> int:
    found = re.search(r"at line (\d+)", error)
    return int(found[1]) if found else text.count("\n") + 1


def _misfit(error: str) -> SheetError:
    """What a checker of shapes says, with the entry it means: those of a list are counted from one."""
    _, _, path = error.partition(" - at `$")
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", path)
    entry = "/".join(name or str(int(number) + 1) for name, number in steps)
    name = PLACE.match(error)
    if name and "unknown" in error:
        return SheetError("sheet-unknown-key", entry=entry or "/", name=name[1])
    if name:
        return SheetError("sheet-missing-key", entry=entry or "/", name=name[1])
    return SheetError("sheet-bad-entry", entry=entry or "/")
