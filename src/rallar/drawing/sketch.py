"""A first draft for a board that has no drawing file: cities pushed apart and pulled together by their routes."""

from __future__ import annotations

from cmath import exp
from collections import Counter
from collections.abc import Iterator
from math import pi

from rallar.drawing.draft import Draft, Place, Spot, lines
from rallar.drawing.lines import GAP, MARGIN
from rallar.drawing.shapes import Decor, Lettering
from rallar.model.types import Board

BORDER = 80
ROUNDS = 400
SLOT, DISC = (30, 9), 8


def sketch(board: Board) -> Draft:
    """The same board gives the same draft."""
    spots = _settled(board)
    places = {city: Place(x=round(spot.real), y=round(spot.imag)) for city, spot in spots.items()}
    zones = {zone.id: _zone_spot(zone.id, board, places) for zone in board.zones}
    width, height = max(place.x for place in places.values()), max(place.y for place in places.values())
    view = (0, 0, width + BORDER, height + BORDER)
    decor = Decor(title=Lettering(x=BORDER // 3, y=BORDER // 2, size=BORDER // 3))
    return Draft(view=view, slot=SLOT, disc=DISC, cities=places, zones=zones, bends=dict(_bends(board)), decor=decor)


def _settled(board: Board) -> dict[str, complex]:
    names = [city.id for city in board.cities]
    spots = {name: 300 * exp(2j * pi * number / len(names)) for number, name in enumerate(names)}
    for turn in range(ROUNDS):
        pushes = {name: _push(name, spots) + _pull(name, spots, board) for name in names}
        most = 30 * (1 - turn / ROUNDS)
        spots = {name: spots[name] + push * min(1, most / max(abs(push), 1e-9)) for name, push in pushes.items()}
    return _shifted(spots)


def _push(name: str, spots: dict[str, complex]) -> complex:
    """Away from the other cities."""
    others = (spots[name] - spot for other, spot in spots.items() if other != name)
    return sum((away * 6000 / max(abs(away), 1) ** 3 * 10 for away in others), 0j)


def _pull(name: str, spots: dict[str, complex], board: Board) -> complex:
    """Along every route, to the length that its slots need."""
    total = 0j
    for route in board.routes:
        if name in (route.a, route.b):
            along = spots[route.b if name == route.a else route.a] - spots[name]
            wanted = route.length * (SLOT[0] + GAP) + 2 * (DISC + MARGIN)
            total += along * (1 - wanted / max(abs(along), 1)) / 4
    return total


def _shifted(spots: dict[str, complex]) -> dict[str, complex]:
    """With the border left of the leftmost and above the topmost."""
    corner = complex(min(spot.real for spot in spots.values()), min(spot.imag for spot in spots.values()))
    return {name: spot - corner + complex(BORDER, BORDER) for name, spot in spots.items()}


def _bends(board: Board) -> Iterator[tuple[str, int]]:
    """Lines between the same two cities bow apart; all others are straight."""
    ends = {line: frozenset((routes[0].a, routes[0].b)) for line, routes in lines(board).items()}
    count, seen = Counter(ends.values()), Counter[frozenset[str]]()
    for line, pair in ends.items():
        if count[pair] > 1:
            yield line, round(40 * (seen[pair] - (count[pair] - 1) / 2))
            seen[pair] += 1


def _zone_spot(zone: str, board: Board, places: dict[str, Place]) -> Spot:
    ends = [places[city.id] for city in board.cities if city.zone == zone]
    return sum(end.x for end in ends) // len(ends), sum(end.y for end in ends) // len(ends), "middle"
