"""What the places, routes and tickets of a board owe each other. A check yields refusals and changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

from rallar.model.errors import BoardError
from rallar.model.limits import MAX_CITIES, MAX_ROUTES, MAX_TICKETS, MAX_ZONE_ENDS, MAX_ZONES
from rallar.model.reader import Where
from rallar.model.types import GRAY, Board, Names, Route, Ticket

Refusals = Iterator[BoardError]


def board_refusals(board: Board, where: Where) -> Refusals:
    """Everything that is wrong with a board, whatever its rule values."""
    for check in _CHECKS:
        yield from check(board, where)


def crossing_refusals(crosses: Mapping[str, tuple[str, ...]], where: Where) -> Refusals:
    """L7: two routes cross each other, so each of them names the other."""
    for route, others in crosses.items():
        here = where / "routes" / route
        yield from repeated(others, here / "crosses")
        for other in others:
            if other not in crosses:
                yield here.refusal("board-unknown-route", name=other)
            elif other == route:
                yield here.refusal("board-crossing-itself")
            elif route not in crosses[other]:
                yield here.refusal("board-crossing-one-sided", name=other)


def name_refusals(names: Names, board: Board, where: Where) -> Refusals:
    """A language names what is there; the ends of a zone go by the name of the zone."""
    places = {city.id for city in board.cities if city.zone is None} | {zone.id for zone in board.zones}
    for place, called in names.places.items():
        if place not in places:
            yield (where / "places").refusal("board-unknown-place", name=place)
        if not called:
            yield (where / "places" / place).refusal("board-empty")
    for variant in names.variants:
        if variant not in board.variants:
            yield (where / "variants").refusal("board-unknown-key", name=variant)


def too_many(found: int, most: int, here: Where) -> Refusals:
    if found > most:
        yield here.refusal("board-too-many", found=found, most=most)


def repeated(values: Iterable[object], here: Where) -> Refusals:
    for value, times in Counter(values).items():
        if times > 1:
            yield (here / str(value)).refusal("board-duplicate")


def _sizes(board: Board, where: Where) -> Refusals:
    for name, part in (("cities", board.cities), ("routes", board.routes)):
        if not part:
            yield (where / name).refusal("board-empty")
    yield from too_many(len(board.cities), MAX_CITIES, where / "cities")
    yield from too_many(len(board.zones), MAX_ZONES, where / "zones")
    yield from too_many(len(board.routes), MAX_ROUTES, where / "routes")
    yield from too_many(len(board.tickets), MAX_TICKETS, where / "tickets")


def _unique_ids(board: Board, where: Where) -> Refusals:
    yield from repeated((city.id for city in board.cities), where / "cities")
    # A ticket names cities and zones alike.
    yield from repeated([*(city.id for city in board.cities), *(zone.id for zone in board.zones)], where / "zones")
    yield from repeated((route.id for route in board.routes), where / "routes")
    yield from repeated((ticket.id for ticket in board.tickets), where / "tickets")


def _zone_ends(board: Board, where: Where) -> Refusals:
    ends = Counter(city.zone for city in board.cities if city.zone is not None)
    known = {zone.id for zone in board.zones}
    for city in board.cities:
        if city.zone is not None and city.zone not in known:
            yield (where / "cities" / city.id).refusal("board-unknown-zone", name=city.zone)
    for zone in board.zones:
        here = where / "zones" / zone.id
        if not ends[zone.id]:
            yield here.refusal("board-zone-empty")
        yield from too_many(ends[zone.id], MAX_ZONE_ENDS, here)


def _route_ends(board: Board, where: Where) -> Refusals:
    known = {city.id for city in board.cities}
    for route in board.routes:
        yield from _two_places(route, known, "board-unknown-city", where / "routes" / route.id)


def _dead_ends(board: Board, where: Where) -> Refusals:
    """L9: a track into a zone is a dead end of its own, so one end joins no two cities."""
    for city in board.cities:
        neighbors = {
            (route.a if route.b == city.id else route.b) for route in board.routes if city.id in (route.a, route.b)
        }
        if city.zone is not None and len(neighbors) > 1:
            yield (where / "cities" / city.id).refusal("board-zone-end-shared", name=city.zone)


def _route_kinds(board: Board, where: Where) -> Refusals:
    for route in board.routes:
        here = where / "routes" / route.id
        yield from _color(route, here)
        yield from _locomotives(route, here)
        yield from _substitute(route, here)


def _color(route: Route, here: Where) -> Refusals:
    fits = {"trackbed": route.color is None, "bullet": route.color == GRAY}  # L1, J1
    if not fits.get(route.kind, route.color is not None):
        yield (here / "color").refusal("board-bad-color", kind=route.kind, color=route.color or "null")


def _locomotives(route: Route, here: Where) -> Refusals:
    least, most = (1, route.length) if route.kind == "ferry" else (0, 0)  # F1
    if not least <= route.locomotives <= most:
        yield (here / "locomotives").refusal(
            "board-bad-value", value=str(route.locomotives), allowed=f"{least}..{most}"
        )


def _substitute(route: Route, here: Where) -> Refusals:
    if route.substitute and route.kind != "rail":  # F4; ferries have a rule value of their own, F2
        yield (here / "substitute").refusal("board-bad-value", value=str(route.substitute), allowed="0")


def _groups(board: Board, where: Where) -> Refusals:
    """C5: a group is exactly the tracks of equal length between the same two cities."""
    tracks = Counter(_track(route) for route in board.routes)
    members = Counter((route.group, _track(route)) for route in board.routes)
    sizes = Counter(route.group for route in board.routes)
    for route in board.routes:
        here = where / "routes" / route.id
        if route.group is None:
            if tracks[_track(route)] > 1:
                yield here.refusal("board-group-missing")
        elif sizes[route.group] == 1:
            yield here.refusal("board-group-single", name=route.group)
        elif not sizes[route.group] == members[route.group, _track(route)] == tracks[_track(route)]:
            yield here.refusal("board-group-uneven", name=route.group)


def _track(route: Route) -> tuple[frozenset[str], int]:
    return frozenset((route.a, route.b)), route.length


def _ticket_ends(board: Board, where: Where) -> Refusals:
    known = {city.id for city in board.cities if city.zone is None} | {zone.id for zone in board.zones}  # L10
    for ticket in board.tickets:
        yield from _two_places(ticket, known, "board-unknown-place", where / "tickets" / ticket.id)


def _two_places(pair: Route | Ticket, known: set[str], key: str, here: Where) -> Refusals:
    for end in (pair.a, pair.b):
        if end not in known:
            yield here.refusal(key, name=end)
    if pair.a == pair.b:
        yield here.refusal("board-same-ends", name=pair.a)


_CHECKS: tuple[Callable[[Board, Where], Refusals], ...] = (
    _sizes,
    _unique_ids,
    _zone_ends,
    _route_ends,
    _dead_ends,
    _route_kinds,
    _groups,
    _ticket_ends,
)
