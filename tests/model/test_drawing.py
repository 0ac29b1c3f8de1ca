"""The drawing data is about the boards' own cities and routes."""

from __future__ import annotations

import pytest

from rallar.model.loader import board_ids, load_board
from tests.model.files import drawing

boxes = pytest.mark.parametrize("box", board_ids())


@boxes
def test_everything_is_drawn_and_nothing_else(box: str) -> None:
    board, drawn = load_board(box), drawing(box)
    assert drawn["board"] == box
    assert list(drawn["cities"]) == [city.id for city in board.cities]
    assert list(drawn["routes"]) == [route.id for route in board.routes]


@boxes
def test_every_city_lies_on_the_board(box: str) -> None:
    drawn = drawing(box)
    spots = [
        *drawn["cities"].values(),
        *(c["inset_position"] for c in drawn["cities"].values() if "inset_position" in c),
    ]
    assert all(0 <= spot["x"] <= 1000 and 0 <= spot["y"] <= 1000 * drawn["aspect"] for spot in spots)
    assert all(abs(route["bend"]) < 1 for route in drawn["routes"].values())


@boxes
def test_an_inset_route_joins_two_places_of_its_inset(box: str) -> None:
    board, drawn = load_board(box), drawing(box)

    def insets(city: str) -> set[str | None]:
        entry = drawn["cities"][city]
        return {entry.get("inset"), entry.get("inset_position", {}).get("inset")}

    assert {inset for city in drawn["cities"] for inset in insets(city)} - {None} == set(drawn.get("insets", []))
    for route in board.routes:
        inset = drawn["routes"][route.id].get("inset")
        assert inset in insets(route.a)
        assert inset in insets(route.b)


@pytest.mark.parametrize(("city", "inset"), [("tokyo", "tokyo-metro"), ("kokura", "kyushu")])
def test_tokyo_and_kokura_stand_on_both_maps(city: str, inset: str) -> None:
    entry = drawing("japan")["cities"][city]
    assert "inset" not in entry
    assert entry["inset_position"]["inset"] == inset  # J4
