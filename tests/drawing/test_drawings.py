"""What can be seen on each board: everything once, nothing on top of anything else."""

from __future__ import annotations

import gzip
from itertools import combinations
from math import hypot

import msgspec
import pytest

from rallar.drawing.rects import Rect, depth, depth_in_disc, fixed_rects, label_rect, standing
from rallar.drawing.shapes import Frame
from tests.drawing.boards import drawing_of, printed, slots_of
from tests.fixtures import board_of, each_board

TOUCH = 0.7  # rects may touch by so much: less than a line is wide
MAP_SIZE = 25_000


@each_board
def test_every_city_and_route_is_drawn_and_nothing_else(name: str) -> None:
    board, drawing = board_of(name), drawing_of(name)
    assert drawing.cities.keys() == {city.id for city in board.cities}
    assert drawing.routes.keys() == {route.id for route in board.routes}
    assert drawing.zones.keys() == {zone.id for zone in board.zones}
    assert [mark.routes for mark in drawing.crossings] == list(board.crossings)


@each_board
def test_a_route_has_as_many_slots_as_spaces(name: str) -> None:
    for route in board_of(name).routes:
        assert len(drawing_of(name).routes[route.id].slots) == route.length


@each_board
def test_it_is_sent_as_the_client_expects_it(name: str) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(drawing_of(name)))
    assert set(sent) == {
        "view",
        "slot_width",
        "disc",
        "label_size",
        "cities",
        "zones",
        "routes",
        "insets",
        "crossings",
        "map",
        "decor",
    }
    assert set(sent["map"]) == {"land", "far", "lakes", "borders"}
    assert all(set(city) == {"x", "y", "label", "inset"} for city in sent["cities"].values())
    assert all(set(route) == {"path", "middle", "slots"} for route in sent["routes"].values())


@printed
def test_slots_are_legible_and_of_one_size(name: str) -> None:
    drawing = drawing_of(name)
    lengths = {slot[3] for route in drawing.routes.values() for slot in route.slots}
    assert drawing.slot_width >= 8
    assert min(lengths) >= 2.4 * drawing.slot_width
    assert max(lengths) <= 1.3 * min(lengths)


@printed
def test_no_slot_lies_on_another_unless_the_tracks_cross(name: str) -> None:
    crossing = {frozenset(pair) for pair in board_of(name).crossings}
    clashes = [
        (one, other, round(deep, 1))
        for one, other in combinations(slots_of(name), 2)
        if frozenset((one, other)) not in crossing
        and (deep := max(depth(a, b) for a in slots_of(name)[one] for b in slots_of(name)[other])) > TOUCH
    ]
    assert clashes == []


@printed
def test_tracks_that_cross_do_so_where_it_is_marked(name: str) -> None:
    drawing = drawing_of(name)
    for mark in drawing.crossings:
        for route in mark.routes:
            nearest = min(hypot(mark.x - x, mark.y - y) for x, y, _, _ in drawing.routes[route].slots)
            assert nearest < slots_of(name)[route][0].across + drawing.slot_width


@printed
def test_no_slot_lies_on_a_city(name: str) -> None:
    drawing = drawing_of(name)
    clashes = [
        (route, city)
        for route, rects in slots_of(name).items()
        for city, place in standing(drawing)
        if any(depth_in_disc(rect, complex(place.x, place.y), drawing.disc) > TOUCH for rect in rects)
    ]
    assert clashes == []


@printed
def test_everything_lies_in_the_view(name: str) -> None:
    drawing = drawing_of(name)
    rects = [*fixed_rects(board_of(name), drawing), *(rect for rects in slots_of(name).values() for rect in rects)]
    assert [rect for rect in rects if not _inside(rect, drawing.view)] == []


def _inside(rect: Rect, view: Frame) -> bool:
    left, top, width, height = view
    across, down = rect.shadow(1), rect.shadow(1j)
    x, y = rect.center.real, rect.center.imag
    return left <= x - across and x + across <= left + width and top <= y - down and y + down <= top + height


@printed
def test_no_name_lies_on_a_slot_a_city_or_another_name(name: str) -> None:
    board, drawing = board_of(name), drawing_of(name)
    names = {city.id: city.name for city in board.cities}
    texts = list(fixed_rects(board, drawing))
    discs = [complex(place.x, place.y) for _, place in standing(drawing)]
    clashes = []
    for city, place in standing(drawing):
        if place.label is not None:
            rect = label_rect(names[city], place.label, drawing.label_size)
            on_slots = [route for route, slots in slots_of(name).items() if any(depth(rect, s) > TOUCH for s in slots)]
            on_discs = [disc for disc in discs if depth_in_disc(rect, disc, drawing.disc) > TOUCH]
            on_texts = [text for text in texts if text != rect and depth(rect, text) > TOUCH]
            clashes += [(city, what) for what in (on_slots, on_discs, on_texts) if what]
    assert clashes == []


@each_board
def test_every_city_but_the_ends_of_zones_has_a_name(name: str) -> None:
    zone_ends = {city.id for city in board_of(name).cities if city.zone}
    assert all((place.label is None) == (city in zone_ends) for city, place in standing(drawing_of(name)))


@printed
def test_the_middle_of_a_route_is_its_own(name: str) -> None:
    drawing = drawing_of(name)
    for route, drawn in drawing.routes.items():
        x, y = drawn.middle
        others = (other.middle for other_route, other in drawing.routes.items() if other_route != route)
        assert min(hypot(x - u, y - v) for u, v in others) >= drawing.slot_width
        spot = complex(x, y)
        own = min(abs(rect.center - spot) - rect.across for rect in slots_of(name)[route])
        assert own <= 0.25 * slots_of(name)[route][0].across  # on a slot, or in the gap between two


@printed
def test_maps_are_there_and_light(name: str) -> None:
    drawing = drawing_of(name)
    ground = drawing.map
    assert ground.land
    assert ground.far
    assert ground.lakes
    assert ground.borders or name == "japan"
    whole = "".join((ground.land, ground.far, ground.lakes, ground.borders, *(inset.land for inset in drawing.insets)))
    assert len(gzip.compress(whole.encode())) < MAP_SIZE


@pytest.mark.rule("J4")
def test_tokyo_and_kokura_stand_on_both_maps() -> None:
    drawing = drawing_of("japan")
    assert {inset.id: set(inset.cities) for inset in drawing.insets} == {
        "kyushu": {"kokura"},
        "tokyo-metro": {"tokyo"},
    }
    assert drawing.cities["tokyo"].inset is None
    assert drawing.cities["ginza"].inset == "tokyo-metro"


def test_a_route_between_two_places_of_an_inset_lies_in_its_frame() -> None:
    board, drawing = board_of("japan"), drawing_of("japan")
    for inset in drawing.insets:
        inside = inset.cities.keys() | {city for city, place in drawing.cities.items() if place.inset == inset.id}
        for route in board.routes:
            rects = slots_of("japan")[route.id]
            assert all(_inside(rect, inset.frame) for rect in rects) == ({route.a, route.b} <= inside)
