"""The maps that tools/mapmaking has made fit the drawings they lie under."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate, pairwise
from pathlib import Path

from rallar.drawing.layout import read_map
from tests.drawing.boards import drawing_of, printed
from tests.fixtures import board_of
from tests.model.files import folder_of
from tools.mapmaking.stamp import stamp

NUMBER = r"-?(?:\d+\.?\d*|\.\d+)"
MARGIN = 12.1  # what a map has beyond the view
ASHORE = 16  # so far from land a city may lie: a disc reaches it

Ring = list[complex]


def rings(path: str) -> Iterator[Ring]:
    """The closed lines of path data: a place, and steps from it."""
    for ring in path.split("z")[:-1]:
        numbers = [float(number) for number in re.findall(NUMBER, ring)]
        yield list(accumulate(complex(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)))


def is_inside(spot: complex, ring: Ring) -> bool:
    inside = False
    for a, b in pairwise([*ring, ring[0]]):
        if (a.imag > spot.imag) != (b.imag > spot.imag):
            inside ^= spot.real < a.real + (b.real - a.real) * (spot.imag - a.imag) / (b.imag - a.imag)
    return inside


def off_shore(spot: complex, land: list[Ring]) -> float:
    """How far a spot is from land."""
    if sum(is_inside(spot, ring) for ring in land) % 2:
        return 0
    return min(_distance(spot, a, b) for ring in land for a, b in pairwise([*ring, ring[0]]))


def _distance(spot: complex, a: complex, b: complex) -> float:
    along = b - a
    share = ((spot - a) * along.conjugate()).real / abs(along) ** 2 if along else 0
    return abs(spot - a - min(max(share, 0), 1) * along)


@printed
def test_a_map_was_made_from_the_drawing_and_geography_of_today(name: str) -> None:
    folder = folder_of(name)
    assert read_map(folder).made_from == stamp(folder), "to make it anew: make maps"


def test_a_moved_city_asks_for_a_new_map(tmp_path: Path) -> None:
    source = folder_of("nordic")
    for file in ("drawing.json", "geography.json"):
        (tmp_path / file).write_bytes((source / file).read_bytes())
    assert stamp(tmp_path) == stamp(source)
    drawing = (tmp_path / "drawing.json").read_text(encoding="utf-8")
    (tmp_path / "drawing.json").write_text(drawing.replace('"x": 384', '"x": 385'), encoding="utf-8")
    assert stamp(tmp_path) != stamp(source)


@printed
def test_a_map_covers_the_view_and_not_much_more(name: str) -> None:
    drawing = drawing_of(name)
    left, top, width, height = drawing.view
    ground = drawing.map
    for path in (ground.land, ground.far, ground.lakes):
        for ring in rings(path):
            assert all(-MARGIN <= spot.real - left <= width + MARGIN for spot in ring)
            assert all(-MARGIN <= spot.imag - top <= height + MARGIN for spot in ring)


@printed
def test_cities_stand_on_land(name: str) -> None:
    drawing = drawing_of(name)
    land = [*rings(drawing.map.land), *rings(drawing.map.far)]
    inset_land = {inset.id: list(rings(inset.land)) for inset in drawing.insets}
    zone_ends = {city.id for city in board_of(name).cities if city.zone}
    wet = {
        city: round(off, 1)
        for city, place in drawing.cities.items()
        if city not in zone_ends
        and (off := off_shore(complex(place.x, place.y), inset_land.get(place.inset or "", land))) > ASHORE
    }
    assert wet == {}
