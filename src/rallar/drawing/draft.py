"""Drawing files: where a board maker puts the cities, how far tracks bend, where names stand."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rallar.drawing.shapes import Anchor, Decor, Frame, Square
from rallar.model.errors import BoardError
from rallar.model.folder import read_json
from rallar.model.reader import Where, read
from rallar.model.types import Board, Route
from rallar.model.values import Id, Name

SHORT = 5  # an object of more parts takes a line for each
PLAIN = Decor()
Spot = tuple[int, int, Anchor]  # a label: from the city (or from the corner of the view) to its anchor


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    x: int
    y: int
    label: Spot | None = None

    @property
    def point(self) -> complex:
        return complex(self.x, self.y)


@dataclass(frozen=True, slots=True, kw_only=True)
class InsetDraft:
    id: Id
    frame: Frame
    title: Name
    label: Spot
    cities: Mapping[Id, Place]


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What a drawing file holds. A route whose two cities stand in an inset is drawn there."""

    view: Frame
    slot: tuple[int, int] = (30, 9)  # length, width
    disc: int = 8
    label_size: int = 12
    cities: Mapping[Id, Place]
    insets: tuple[InsetDraft, ...] = ()
    zones: Mapping[Id, Spot] = field(default_factory=dict)
    bends: Mapping[Id, int] = field(default_factory=dict)  # of a route or a group; the others are straight
    flipped: tuple[Id, ...] = ()  # groups whose first track lies on the right
    decor: Decor = PLAIN
    poster: Square | None = None  # the part of the map that its poster shows

    def sheets(self) -> tuple[Mapping[str, Place], ...]:
        """The insets and the map: a route is drawn on the first that has both its ends."""
        return (*(inset.cities for inset in self.insets), self.cities)


def read_draft(source: Path, board: Board) -> Draft:
    where = Where(f"{source.parent.name}/{source.name}")
    draft = read(Draft, read_json(source, where), where)
    for refusal in _refusals(draft, board, where):
        raise refusal
    return draft


def _refusals(draft: Draft, board: Board, where: Where) -> Iterator[BoardError]:
    groups = {route.group for route in board.routes if route.group}
    placed = {city for sheet in draft.sheets() for city in sheet}
    yield from _mismatches(placed, {city.id for city in board.cities}, "board-unknown-city", where / "cities")
    yield from _mismatches(draft.zones, {zone.id for zone in board.zones}, "board-unknown-zone", where / "zones")
    yield from _unknown(draft.bends, lines(board), "board-unknown-route", where / "bends")
    yield from _unknown(draft.flipped, groups, "board-unknown-route", where / "flipped")
    for route in board.routes:
        if not any(route.a in sheet and route.b in sheet for sheet in draft.sheets()):
            yield (where / route.id).refusal("board-missing-key", name=route.b)  # not beside the other end


def _mismatches(given: Collection[str], wanted: Collection[str], key: str, where: Where) -> Iterator[BoardError]:
    yield from _unknown(given, wanted, key, where)
    yield from (where.refusal("board-missing-key", name=name) for name in wanted if name not in given)


def _unknown(given: Collection[str], known: Collection[str], key: str, where: Where) -> Iterator[BoardError]:
    return (where.refusal(key, name=name) for name in given if name not in known)


def lines(board: Board) -> dict[str, list[Route]]:
    """The groups of parallel tracks, and every other route by itself."""
    found: dict[str, list[Route]] = {}
    for route in board.routes:
        found.setdefault(route.group or route.id, []).append(route)
    return found


def draft_text(value: object, indent: str = "") -> str:
    """JSON as a person likes to edit it: a city a line, a bend a line."""
    if isinstance(value, dict) and (len(value) > SHORT or any(isinstance(part, dict) for part in value.values())):
        parts = (f"{json.dumps(name)}: {draft_text(part, indent + ' ')}" for name, part in value.items())
        return _lines("{", parts, "}", indent)
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        return _lines("[", (draft_text(part, indent + " ") for part in value), "]", indent)
    return json.dumps(value, ensure_ascii=False)


def _lines(start: str, parts: Iterable[str], end: str, indent: str) -> str:
    joint = f"\n{indent} "
    return f"{start}{joint}{f',{joint}'.join(parts)}\n{indent}{end}"
