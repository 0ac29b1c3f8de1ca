"""A sheet counted: the score of a game of cardboard by the kernel, as if the game had just ended here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import Literal

from rallar.game.called import is_printable
from rallar.game.game import Game
from rallar.game.options import Options, check_seats
from rallar.game.outcome import Outcome, outcome_of
from rallar.game.setting import Setting, setting_of
from rallar.game.sheet import Sheet, SheetPlayer
from rallar.game.situation import Situation, tickets_of
from rallar.game.story import Line
from rallar.kernel import layout as k
from rallar.kernel import mirror, sheets
from rallar.kernel.encode import words
from rallar.kernel.engine import Engine, engine
from rallar.kernel.setup import clear_state
from rallar.model.errors import SheetError, shown
from rallar.model.loader import load_board
from rallar.model.types import Board

ROUND = 100  # spaces of the score track around a board: a marker begins again
Thing = Literal["train", "route", "city", "ticket"]
UNKNOWN: dict[Thing, str] = {
    "train": "sheet-unknown-train",
    "route": "sheet-unknown-route",
    "city": "sheet-unknown-city",
    "ticket": "sheet-unknown-ticket",
}
UNSEEN = "name-unprintable"

# What the kernel remarks: a key, and what its seat and its two numbers are.
REMARKS: dict[int, tuple[str, tuple[str, str, str]]] = {
    sheets.TOO_MANY_CARS: ("sheet-too-many-cars", ("player", "number", "most")),
    sheets.TOO_MANY_STATIONS: ("sheet-too-many-stations", ("player", "number", "most")),
    sheets.TOO_MANY_TRAINS: ("sheet-too-many-trains", ("", "number", "most")),
    sheets.NO_TRAIN_HERE: ("sheet-no-train-here", ("", "route", "")),
    sheets.NO_STATION_HERE: ("sheet-no-station-here", ("player", "city", "")),
    sheets.PARALLEL_OWNED: ("sheet-doubt-parallel-owned", ("player", "route", "")),
    sheets.PARALLEL_CLOSED: ("sheet-doubt-parallel-closed", ("player", "route", "by")),
    sheets.CROSSING_CLOSED: ("sheet-doubt-crossing", ("player", "routes", "routes")),
    sheets.TRAIN_DUE: ("sheet-doubt-train-due", ("player", "route", "")),
    sheets.FEW_TICKETS: ("sheet-doubt-few-tickets", ("player", "number", "keep")),
    sheets.MANY_LONG_TICKETS: ("sheet-doubt-long-tickets", ("player", "number", "most")),
    sheets.SPACES_DIFFER: ("sheet-doubt-spaces", ("", "moved", "spaces")),
    sheets.NOT_OVER: ("sheet-doubt-not-over", ("", "cars", "")),
}


@dataclass(frozen=True, slots=True)
class Marker:
    """Where a player's marker ended, and how far it is from the points of the routes on the map."""

    seat: int
    marker: int
    points: int
    off: int  # points too many, or with a minus too few; whole rounds of the track do not matter


@dataclass(frozen=True, slots=True)
class Counted:
    """The score of a sheet, what about it is to be doubted, and what the markers would say."""

    outcome: Outcome
    doubts: tuple[Line, ...]
    markers: tuple[Marker, ...]
    by_markers: Outcome | None  # if the markers were right; None where they agree with the map, or there are none


def count_sheet(sheet: Sheet, board: Board | None = None, kernel: Engine | None = None) -> Counted:
    """Count a sheet. What cannot be is refused; a board that does not come with the package must be handed in."""
    found = board or load_board(sheet.board)
    setting = _setting(sheet, found)
    for fault in _twice_or_unknown(sheet, setting):
        raise fault
    faults, doubts, situation = _laid_out(sheet, setting, kernel or engine())
    for line in faults:
        raise SheetError(line.key, **line.params)
    outcome = outcome_of(situation)
    markers = tuple(_markers(sheet, outcome))
    apart = any(marker.off for marker in markers)
    return Counted(outcome, doubts, markers, outcome_of(_moved(situation, markers)) if apart else None)


def faults_of(sheet: Sheet, board: Board | None = None) -> tuple[SheetError, ...]:
    """All that cannot be in a sheet: what `count_sheet` refuses, and not only the first of it."""
    setting = _setting(sheet, board or load_board(sheet.board))
    first = tuple(_twice_or_unknown(sheet, setting))
    if first:
        return first
    return tuple(SheetError(line.key, **line.params) for line in _laid_out(sheet, setting, engine())[0])


def check_names(sheet: Sheet, board: Board | None = None) -> None:
    """Refuse a sheet that names what is not on its board or cannot be seen, or a number of players there cannot be."""
    for fault in _twice_or_unknown(sheet, _setting(sheet, board or load_board(sheet.board))):
        if fault.key in (UNSEEN, *UNKNOWN.values()):
            raise fault


def sheet_of(game: Game) -> Sheet:
    """What lies on the table where a game stands, markers included."""
    s = mirror.state(memoryview(game.state))
    names = game.setting.names
    owned = {seat: [name for route, name in enumerate(names.routes) if s.owner[route] == seat] for seat in _owners(s)}
    players = tuple(
        SheetPlayer(
            routes=tuple(owned[seat]),
            stations=tuple(name for city, name in enumerate(names.cities) if s.station[city] == seat),
            tickets=tuple(names.tickets[ticket] for ticket in tickets_of(s, seat)),
            spaces=s.bullet_spaces[seat],
            marker=s.points[seat],
        )
        for seat in range(s.players)
    )
    return Sheet(board=game.board.id, variant=game.options.variant, trains=tuple(owned[k.SHARED]), players=players)


def _owners(s: k.State) -> tuple[int, ...]:
    return *range(s.players), k.SHARED


def _setting(sheet: Sheet, board: Board) -> Setting:
    if board.id != sheet.board:
        raise SheetError("sheet-other-board", board=shown(sheet.board), found=board.id)
    options = Options(variant=sheet.variant)
    check_seats(options.rules(board), len(sheet.players), options)
    return setting_of(board, sheet.variant)


# --- what is named


def _twice_or_unknown(sheet: Sheet, setting: Setting) -> Iterator[SheetError]:
    """Each thing has a name on the board, and is there once."""
    names = setting.names
    if not all(is_printable(player.name) for player in sheet.players):
        yield SheetError(UNSEEN)
    yield from _colors(sheet)
    routes: dict[str, int | None] = {}
    for route in sheet.trains:
        yield from _unknown("train", route, names.routes, k.NOBODY)
        if route in routes:
            yield SheetError("sheet-train-twice", route=shown(route))
        routes[route] = None
    stations: dict[str, int] = {}
    tickets: dict[str, int] = {}
    for seat, player in enumerate(sheet.players):
        for route in player.routes:
            yield from _unknown("route", route, names.routes, seat)
            yield from _route_twice(routes, route, seat)
        for city in player.stations:
            yield from _unknown("city", city, names.cities, seat)
            if city in stations:
                yield SheetError("sheet-station-twice", player=seat, by=stations[city], city=shown(city))
            stations.setdefault(city, seat)
        for ticket in player.tickets:
            yield from _unknown("ticket", ticket, names.tickets, seat)
            yield from _ticket_twice(tickets, ticket, seat)


def _colors(sheet: Sheet) -> Iterator[SheetError]:
    for seat, player in enumerate(sheet.players):
        for other in sheet.players[:seat]:
            if player.color and player.color == other.color:
                yield SheetError("sheet-color-twice", player=seat, by=sheet.players.index(other))


def _route_twice(found: dict[str, int | None], route: str, seat: int) -> Iterator[SheetError]:
    if route in found:
        by = found[route]
        if by is None:
            yield SheetError("sheet-route-and-train", player=seat, route=shown(route))
        elif by == seat:
            yield SheetError("sheet-route-twice", player=seat, route=shown(route))
        else:
            yield SheetError("sheet-route-of-two", player=seat, by=by, route=shown(route))
    found.setdefault(route, seat)


def _ticket_twice(found: dict[str, int], ticket: str, seat: int) -> Iterator[SheetError]:
    if found.get(ticket) == seat:
        yield SheetError("sheet-ticket-twice", player=seat, ticket=shown(ticket))
    elif ticket in found:
        yield SheetError("sheet-ticket-of-two", player=seat, by=found[ticket], ticket=shown(ticket))
    found.setdefault(ticket, seat)


def _unknown(thing: Thing, name: str, known: Sequence[str], seat: int) -> Iterator[SheetError]:
    if name in known:
        return
    yield SheetError(UNKNOWN[thing], player=seat, name=shown(name), near=_nearest(name[:60], known))


def _nearest(name: str, known: Sequence[str]) -> str:
    """The name that somebody may have meant, perhaps from its other end."""
    one, *other = name.split("--")
    turned = "--".join([*other[:1], one, *other[1:]])
    return max(known, key=lambda each: max(SequenceMatcher(None, each, meant).ratio() for meant in (name, turned)))


# --- what lies there


def _laid_out(sheet: Sheet, setting: Setting, kernel: Engine) -> tuple[list[Line], tuple[Line, ...], Situation]:
    """The position at the end of the game, with the faults and the doubts that the kernel has about it."""
    state = bytearray(k.STATE.itemsize)
    s, w = mirror.state(memoryview(state)), mirror.scratch(memoryview(bytearray(k.SCRATCH.itemsize)))
    clear_state(s)
    s.players = len(sheet.players)
    for route in sheet.trains:
        s.owner[setting.names.route(route)] = k.SHARED
    for seat, player in enumerate(sheet.players):
        _put(setting, s, seat, player)
    sheets.lay_out_sheet(setting.box, s, w)
    rows = [tuple(w.log[row, i] for i in range(4)) for row in range(w.log_n)]
    lines = [(kind < sheets.DOUBTS, _line(setting, kind, numbers)) for kind, *numbers in rows]
    faults, doubts = ([line for is_fault, line in lines if is_fault == wanted] for wanted in (True, False))
    return faults, tuple(doubts), Situation(setting, kernel, bytes(state))


def _put(setting: Setting, s: k.State, seat: int, player: SheetPlayer) -> None:
    names = setting.names
    for route in player.routes:
        s.owner[names.route(route)] = seat
    for city in player.stations:
        s.station[names.city(city)] = seat
    for i, word in enumerate(words(map(names.ticket, player.tickets), k.TICKET_WORDS)):
        s.tickets[seat, i] = word
    s.bullet_spaces[seat] = player.spaces


def _line(setting: Setting, kind: int, numbers: list[int]) -> Line:
    key, meanings = REMARKS[kind]
    params: dict[str, str | int] = {}
    for meaning, number in zip(meanings, numbers, strict=True):
        if meaning in ("route", "routes"):
            name = setting.names.routes[number]
            params[meaning] = f"{params[meaning]},{name}" if meaning in params else name
        elif meaning == "city":
            params[meaning] = setting.names.cities[number]
        elif meaning:
            params[meaning] = number
    return Line(key, params)


# --- what the markers say


def _markers(sheet: Sheet, outcome: Outcome) -> Iterator[Marker]:
    for seat, player in enumerate(sheet.players):
        if player.marker is not None:
            points = sum(route.points for route in outcome.seats[seat].routes)
            off = (player.marker - points + ROUND // 2) % ROUND - ROUND // 2
            yield Marker(seat, player.marker, points, off)


def _moved(situation: Situation, markers: Sequence[Marker]) -> Situation:
    """The same position, with the points of the routes as they were moved on the track."""
    state = bytearray(situation.state)
    s = mirror.state(memoryview(state))
    for marker in markers:
        s.points[marker.seat] += marker.off
    return replace(situation, state=bytes(state))
