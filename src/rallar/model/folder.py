"""A board's folder into a board. It is strict: whatever is wrong is refused with the file and the entry it is in."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from itertools import chain
from pathlib import Path

from rallar.model.board_checks import Refusals, board_refusals, crossing_refusals, name_refusals
from rallar.model.reader import Where, json_object, read
from rallar.model.rule_checks import rules_refusals
from rallar.model.types import LAST, Board, City, Names, Order, Route, Rules, Ticket, Zone
from rallar.model.values import Id, Name

BOARD_FILE = "board.json"
NAMES_FOLDER = "names"  # with a file for each language, called by its tag


@dataclass(frozen=True, slots=True, kw_only=True)
class RouteEntry(Route):
    """A route as a file states it, with the routes that it crosses."""

    crosses: tuple[Id, ...] = ()

    def route(self) -> Route:
        return Route(**{part.name: getattr(self, part.name) for part in fields(Route)})


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """How many there are by the printed board: a guard against a line lost from the file."""

    cities: int
    routes: int
    tickets: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardFile:
    """What a board file holds. Rules state differences from the defaults, variants from the rules."""

    id: Id  # the name of the folder too
    title: Name
    order: Order = LAST
    counts: Counts
    rules: Mapping[str, object] = field(default_factory=dict)
    variants: Mapping[Id, object] = field(default_factory=dict)
    cities: tuple[City, ...]
    zones: tuple[Zone, ...] = ()
    routes: tuple[RouteEntry, ...]
    tickets: tuple[Ticket, ...]


def read_board(folder: str | Path) -> Board:
    """The board in a folder, whatever its place: of the package, or of one's own."""
    folder = Path(folder)
    where = Where(f"{folder.name}/{BOARD_FILE}")
    stated = read(BoardFile, read_json(folder / BOARD_FILE, where), where)
    if stated.id != folder.name:
        raise (where / "id").refusal("board-other-folder", board=stated.id, folder=folder.name)
    board = _board(stated, where)
    for refusal in _refusals(stated, board, where):
        raise refusal
    return replace(board, names=dict(_names(folder, board)))


def read_json(source: Path, where: Where) -> object:
    try:
        return json.loads(source.read_text(encoding="utf-8"), object_pairs_hook=lambda pairs: _object(pairs, where))
    except OSError as error:
        raise where.refusal("board-unreadable", reason=error.strerror or type(error).__name__) from error
    except json.JSONDecodeError as error:
        raise where.refusal("board-not-json", line=error.lineno) from error
    except (ValueError, RecursionError) as error:  # not text, a number beyond all measure, no path at all
        raise where.refusal("board-not-json", line=0) from error


def _object(pairs: list[tuple[str, object]], where: Where) -> dict[str, object]:
    """JSON lets a later key silently replace an earlier one; a board file does not."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        again = next(name for name in names if names.count(name) > 1)
        raise (where / str(found.get("id", again))).refusal("board-repeated-key", name=again)
    return found


def _board(stated: BoardFile, where: Where) -> Board:
    return Board(
        id=stated.id,
        title=stated.title,
        order=stated.order,
        cities=stated.cities,
        zones=stated.zones,
        routes=tuple(entry.route() for entry in stated.routes),
        tickets=stated.tickets,
        crossings=tuple(sorted(_crossings(stated))),
        rules=read(Rules, stated.rules, where / "rules"),
        variants={
            name: _variant(stated, change, where / "variants" / name) for name, change in stated.variants.items()
        },
    )


def _variant(stated: BoardFile, change: object, where: Where) -> Rules:
    return read(Rules, {**stated.rules, **json_object(change, where)}, where)


def _crossings(stated: BoardFile) -> Iterator[tuple[str, str]]:
    return ((entry.id, other) for entry in stated.routes for other in entry.crosses if entry.id < other)


def _names(folder: Path, board: Board) -> Iterator[tuple[str, Names]]:
    """What each language calls the board and what is on it."""
    for source in sorted((folder / NAMES_FOLDER).glob("*.json")):
        where = Where(f"{folder.name}/{NAMES_FOLDER}/{source.name}")
        names = read(Names, read_json(source, where), where)
        for refusal in name_refusals(names, board, where):
            raise refusal
        yield source.stem, names


def _refusals(stated: BoardFile, board: Board, where: Where) -> Refusals:
    crosses = {entry.id: entry.crosses for entry in stated.routes}
    return chain(
        board_refusals(board, where),
        _miscounts(stated, where / "counts"),
        crossing_refusals(crosses, where),
        rules_refusals(board, board.rules, where / "rules"),
        *(rules_refusals(board, rules, where / "variants" / name) for name, rules in board.variants.items()),
    )


def _miscounts(stated: BoardFile, where: Where) -> Refusals:
    for part in fields(Counts):
        wanted, found = getattr(stated.counts, part.name), len(getattr(stated, part.name))
        if wanted != found:
            yield (where / part.name).refusal("board-wrong-count", stated=wanted, found=found)
