"""Track beds, crossings and zones in France: L1 to L10."""

from __future__ import annotations

import pytest

from rallar.model.loader import load_board
from rallar.model.types import COLORS
from tests.table import Table

ROUTES = {route.id: route for route in load_board("france").routes}
CROSSINGS = [pair for one, other in load_board("france").crossings for pair in ((one, other), (other, one))]


def after_drawing(seats: int = 2) -> Table:
    """Seat 0 has drawn two cards and is to build."""
    table = Table("france", seats)
    table.push("draw deck", "draw deck")
    return table


@pytest.mark.rule("L1", "T.kinds.france")
def test_a_bed_cannot_be_claimed_before_it_is_built() -> None:
    table = Table("france")
    table.hand(0, **dict.fromkeys(COLORS, 5))
    assert table.refused("claim amiens--calais red:2") == "move-track-unbuilt"
    assert {ROUTES[route].kind for route in table.game.legal_moves.routes} == {"rail"}
    table.built("amiens--calais", "red")
    table.push("claim amiens--calais red:2")
    assert table.view().owners == {"amiens--calais": 0}


@pytest.mark.rule("L1")
def test_one_space_routes_and_gray_routes_are_built_from_the_start() -> None:
    table = Table("france")
    table.hand(0, **dict.fromkeys(COLORS, 6), locomotive=1)
    built = {route.id for route in ROUTES.values() if route.length == 1 or route.color == "gray"}
    assert set(table.game.legal_moves.routes) == built
    table.turn(0)
    table.push("draw deck", "draw deck")
    assert not built.intersection(move.split()[1] for move in table.moves)


@pytest.mark.rule("L2", "T.extra.france")
@pytest.mark.parametrize("color", COLORS)
def test_after_two_cards_a_tile_is_laid_and_its_color_is_the_routes(color: str) -> None:
    table = after_drawing()
    assert (table.to_move, table.asked) == (0, "lay-tile")
    table.push(f"tile amiens--calais {color}")
    assert (table.to_move, table.view().tiles) == (1, {"amiens--calais": color})
    other = COLORS[COLORS.index(color) - 1]
    table.hand(1, **{color: 2, other: 2})
    assert table.refused(f"claim amiens--calais {other}:2") == "move-wrong-payment"
    assert [str(cards) for cards in table.game.legal_moves.payments("amiens--calais")] == [f"{color}:2"]


@pytest.mark.rule("L2", "D2")
def test_after_one_open_locomotive_too() -> None:
    table = Table("france")
    table.open("red", "locomotive", "blue", "green", "white")
    table.push("draw locomotive")
    assert (table.to_move, table.asked) == (0, "lay-tile")


@pytest.mark.rule("L2")
@pytest.mark.parametrize("bed", ["amiens--calais", "calais--rouen", "calais--le-havre", "le-mans--lorient"])
def test_the_tile_has_the_length_of_the_bed(bed: str) -> None:
    table = after_drawing()
    table.push(f"tile {bed} red")
    length = ROUTES[bed].length
    supply = {each: colors["red"] for each, colors in table.view().tile_supply.items()}
    assert supply == {each: 1 if each == length else 2 for each in (2, 3, 4, 5)}


@pytest.mark.rule("L2")
def test_a_built_bed_takes_no_second_tile() -> None:
    table = after_drawing()
    table.built("amiens--calais", "red")
    assert table.refused("tile amiens--calais blue") == "move-track-built"


@pytest.mark.rule("L2")
def test_only_beds_take_tiles() -> None:
    table = after_drawing()
    assert table.refused("tile amiens--rouen red") == "move-no-bed"
    assert table.refused("tile avignon--toulouse red") == "move-no-bed"
    beds = {route.id for route in ROUTES.values() if route.kind == "trackbed"}
    assert {move.split()[1] for move in table.moves} == beds


@pytest.mark.rule("L2", "S7")
def test_tiles_are_laid_only_after_drawing_cards() -> None:
    table = Table("france")
    assert table.refused("tile amiens--calais red") == "move-wrong-phase"
    table.hand(0, red=1)
    table.push("claim paris--rouen red:1")
    assert (table.to_move, table.asked) == (1, "take-turn")
    table.push("tickets")
    table.push(f"keep {table.offer[0]}")
    assert (table.to_move, table.asked) == (0, "take-turn")


@pytest.mark.rule("L3")
def test_building_is_compulsory() -> None:
    table = after_drawing()
    for other in ("pass", "draw deck", "tickets", "decline"):
        assert table.refused(other) == "move-wrong-phase"
    assert all(move.startswith("tile") for move in table.moves)


@pytest.mark.rule("L3")
def test_the_build_is_skipped_when_the_supply_is_empty() -> None:
    table = Table("france")
    for length in (2, 3, 4, 5):
        table.tiles(length)
    table.push("draw deck", "draw deck")
    assert (table.to_move, table.asked) == (1, "take-turn")


@pytest.mark.rule("L3")
def test_it_is_skipped_when_no_tile_fits_an_open_bed() -> None:
    table = Table("france")
    table.free("amiens--calais", "paris--rouen")
    table.tiles(2)
    table.push("draw deck", "draw deck")
    assert (table.to_move, table.asked) == (1, "take-turn")


@pytest.mark.rule("L3", "L2")
def test_a_single_tile_that_fits_must_be_laid() -> None:
    table = Table("france")
    table.free("amiens--calais", "calais--rouen")
    table.tiles(3)
    table.tiles(2, blue=1)
    table.push("draw deck", "draw deck")
    assert table.moves == ["tile amiens--calais blue"]
    assert table.refused("tile amiens--calais red") == "move-no-tile"
    assert table.refused("tile calais--rouen red") == "move-no-tile"


@pytest.mark.rule("L4")
def test_the_supply_is_two_of_each_color_in_each_length() -> None:
    supply = Table("france").view().tile_supply
    assert supply == {length: dict.fromkeys(COLORS, 2) for length in (2, 3, 4, 5)}
    assert sum(sum(colors.values()) for colors in supply.values()) == 64


@pytest.mark.rule("L4")
def test_a_third_tile_of_a_kind_there_is_not() -> None:
    table = after_drawing()
    table.built("amiens--calais", "red")
    table.built("amiens--reims", "red")
    assert table.refused("tile angers--poitiers red") == "move-no-tile"
    assert table.legal("tile angers--poitiers blue")


@pytest.mark.rule("L5")
@pytest.mark.parametrize("claimer", [0, 1])
def test_anyone_may_claim_what_was_built_and_the_tile_goes_back_at_once(claimer: int) -> None:
    table = after_drawing()
    table.push("tile amiens--calais red")
    table.hand(claimer, red=2)
    table.turn(claimer)
    table.push("claim amiens--calais red:2")
    assert table.view().owners == {"amiens--calais": claimer}
    assert table.view().tiles == {}
    assert table.view().tile_supply[2]["red"] == 2


@pytest.mark.rule("L5")
def test_a_claimed_bed_is_not_built_on_again() -> None:
    table = after_drawing()
    table.built("amiens--calais", "red")
    table.owns(1, "amiens--calais")
    assert table.refused("tile amiens--calais red") == "move-route-taken"


@pytest.mark.rule("L6", "C6", "T.parallel.france")
@pytest.mark.parametrize("seats", [2, 3])
def test_below_four_players_one_built_track_closes_the_group(seats: int) -> None:
    table = after_drawing(seats)
    table.push("tile dijon--paris--2 red")
    assert table.view().closed == ("dijon--paris--1", "dijon--paris--3")
    table.push("draw deck", "draw deck")
    assert table.refused("tile dijon--paris--1 blue") == "move-route-closed"
    table.hand(1, red=5)
    table.turn(1)
    table.push("claim dijon--paris--2 red:5")  # the built track itself stays open


@pytest.mark.rule("L6", "C6", "C5", "T.parallel.france")
@pytest.mark.parametrize("seats", [4, 5])
def test_from_four_players_each_track_is_built_with_a_tile_of_its_own(seats: int) -> None:
    table = after_drawing(seats)
    table.push("tile dijon--paris--2 red")
    assert table.view().tiles == {"dijon--paris--2": "red"}
    table.push("draw deck", "draw deck", "tile dijon--paris--1 blue")
    assert table.view().tiles == {"dijon--paris--1": "blue", "dijon--paris--2": "red"}
    assert (table.view().tile_supply[5]["red"], table.view().tile_supply[5]["blue"]) == (1, 1)
    assert table.view().closed == ()


@pytest.mark.rule("L6", "C5")
def test_a_player_may_build_but_not_own_a_second_track() -> None:
    table = Table("france", seats=4)
    table.built("dijon--paris--1", "blue")
    table.owns(0, "dijon--paris--1")
    table.push("draw deck", "draw deck", "tile dijon--paris--2 red")
    table.hand(0, red=5)
    table.turn(0)
    assert table.refused("claim dijon--paris--2 red:5") == "move-parallel-owned"


@pytest.mark.rule("L6", "C6", "T.parallel.france")
@pytest.mark.parametrize("seats", [2, 3])
def test_of_a_group_built_from_the_start_one_track_can_be_claimed(seats: int) -> None:
    table = Table("france", seats)
    table.hand(0, yellow=1)
    table.push("claim orleans--tours--1 yellow:1")
    assert table.view().closed == ("orleans--tours--2", "orleans--tours--3")


@pytest.mark.rule("L7")
@pytest.mark.parametrize(("one", "other"), [pair for pair in CROSSINGS if pair[0] != "avignon--toulouse"])
def test_a_built_route_closes_what_it_crosses_for_the_rest_of_the_game(one: str, other: str) -> None:
    table = after_drawing(5)
    table.push(f"tile {one} red")
    assert other in table.view().closed
    length = ROUTES[one].length
    table.hand(1, red=length)
    table.push(f"claim {one} red:{length}")
    assert other in table.view().closed
    table.push("draw deck", "draw deck")
    assert not [move for move in table.moves if move.split()[1] == other]


@pytest.mark.rule("L7.a", "L7")
def test_marseille_grenoble_closes_avignon_briancon_and_avignon_nice() -> None:
    table = after_drawing()
    table.push("tile grenoble--marseille red")
    assert table.view().closed == ("avignon--briancon", "avignon--nice")
    table.push("draw deck", "draw deck")
    assert table.refused("tile avignon--briancon blue") == "move-route-closed"
    assert table.refused("tile avignon--nice blue") == "move-route-closed"
    table.turn(0)
    table.hand(0, red=5)
    table.push("claim grenoble--marseille red:5")
    assert table.view().closed == ("avignon--briancon", "avignon--nice")


@pytest.mark.rule("L8", "L8.a")
def test_a_tile_on_montpellier_rodez_closes_avignon_toulouse_at_once() -> None:
    table = after_drawing()
    table.hand(1, white=6)
    assert table.view().closed == ()
    table.push("tile montpellier--rodez red")
    assert table.view().closed == ("avignon--toulouse",)
    assert table.refused("claim avignon--toulouse white:6") == "move-route-closed"
    assert "avignon--toulouse" not in table.game.legal_moves.routes


@pytest.mark.rule("L8", "L8.b", "L7")
def test_avignon_toulouse_closes_montpellier_rodez_once_it_is_claimed() -> None:
    table = Table("france")
    table.hand(0, white=6)
    table.push("claim avignon--toulouse white:6")
    assert table.view().closed == ("montpellier--rodez",)
    table.push("draw deck", "draw deck")
    assert table.refused("tile montpellier--rodez red") == "move-route-closed"


@pytest.mark.rule("L9", "T.kinds.france")
def test_the_ends_of_a_zone_are_not_joined_inside_it() -> None:
    table = Table("france")
    table.tickets(0, "toulouse--nice")
    table.owns(0, "perpignan--toulouse", "perpignan--corse-1", "nice--corse-3")
    assert table.made(0) == set()
    assert table.seat_score(0).longest_path.length == 3 + 5


@pytest.mark.rule("L9")
@pytest.mark.parametrize("zone", ["belgique", "allemagne", "suisse", "italie", "espagne", "corse"])
def test_each_track_into_a_zone_is_a_dead_end_of_its_own(zone: str) -> None:
    board = load_board("france")
    for end in (city.id for city in board.cities if city.zone == zone):
        neighbors = {route.a if route.b == end else route.b for route in board.routes if end in (route.a, route.b)}
        assert len(neighbors) == 1
    zones = {city.id: city.zone for city in board.cities}
    assert not [route for route in board.routes if zones[route.a] and zones[route.b]]


@pytest.mark.rule("L10")
@pytest.mark.parametrize(
    "routes",
    [
        ("perpignan--toulouse", "perpignan--corse-1"),
        ("montpellier--toulouse--1", "marseille--montpellier--1", "marseille--corse-2"),
        ("montpellier--toulouse--1", "marseille--montpellier--1", "marseille--nice--1", "nice--corse-3"),
    ],
)
def test_a_ticket_to_a_zone_is_made_by_any_of_its_ends(routes: tuple[str, ...]) -> None:
    table = Table("france")
    table.tickets(0, "toulouse--corse")
    table.owns(0, *routes[:-1])
    assert table.made(0) == set()
    table.owns(0, routes[-1])
    assert table.made(0) == {"toulouse--corse"}


@pytest.mark.rule("L10")
@pytest.mark.parametrize(
    ("spain", "italy"),
    [("perpignan--espagne-4", "nice--italie-3--1"), ("toulouse--espagne-3--2", "briancon--italie-2")],
)
def test_a_ticket_between_zones_needs_an_end_of_each_joined_by_own_routes(spain: str, italy: str) -> None:
    between = (
        "perpignan--toulouse",
        "montpellier--perpignan",
        "marseille--montpellier--1",
        "marseille--nice--1",
        "briancon--nice",
    )
    table = Table("france")
    table.tickets(0, "espagne--italie")
    table.owns(0, spain, *between)
    assert table.made(0) == set()
    table.owns(0, italy)
    assert table.made(0) == {"espagne--italie"}


@pytest.mark.rule("L10")
def test_routes_of_others_do_not_join_zones() -> None:
    table = Table("france")
    table.tickets(0, "espagne--italie")
    table.owns(0, "perpignan--espagne-4", "montpellier--perpignan", "marseille--nice--1", "nice--italie-3--1")
    table.owns(1, "marseille--montpellier--1")
    assert table.made(0) == set()
