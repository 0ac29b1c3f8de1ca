"""Facts of the four printed boards that any slip of the pen would break."""

from __future__ import annotations

import re
from collections import Counter

import networkx as nx
import pytest

from rallar.model.differences import Difference, differences
from rallar.model.limits import MAX_LENGTH
from rallar.model.loader import PACKAGE, board_ids, load_board
from rallar.model.types import COLORS, GRAY, ROUTE_COLORS, ROUTE_POINTS, Route, Rules
from tests.model.files import board_file

boxes = pytest.mark.parametrize("box", board_ids())


def network(routes: list[Route]) -> nx.Graph[str]:
    graph: nx.Graph[str] = nx.Graph()
    for route in sorted(routes, key=lambda route: -route.length):  # of two, the shorter stays
        graph.add_edge(route.a, route.b, length=route.length)
    return graph


def distance(graph: nx.Graph[str], a: str, b: str) -> int:
    return int(nx.dijkstra_path_length(graph, a, b, weight="length"))


def test_the_boards_stand_in_printed_order_and_none_is_missing() -> None:
    assert board_ids() == ("nordic", "europe", "france", "japan")
    assert {folder.name for folder in PACKAGE.iterdir()} == set(board_ids())


@pytest.mark.parametrize(
    ("box", "cities", "zones", "routes", "spaces", "tickets", "points"),
    [
        ("nordic", 39, 0, 81, 207, 46, 460),
        ("europe", 47, 0, 101, 300, 46, 444),
        ("france", 61, 6, 159, 417, 58, 582),
        ("japan", 48, 0, 114, 277, 54, 402),
    ],
)
def test_totals(box: str, cities: int, zones: int, routes: int, spaces: int, tickets: int, points: int) -> None:
    board = load_board(box)
    assert (len(board.cities), len(board.zones)) == (cities, zones)
    assert (len(board.routes), sum(route.length for route in board.routes)) == (routes, spaces)
    assert (len(board.tickets), sum(ticket.points for ticket in board.tickets)) == (tickets, points)


@boxes
def test_ids_say_what_they_name(box: str) -> None:
    board = load_board(box)
    assert board.id == box
    assert all(ticket.id == f"{ticket.a}--{ticket.b}" for ticket in board.tickets)
    assert all(re.fullmatch(f"{route.a}--{route.b}(--[123])?", route.id) for route in board.routes)
    assert all(route.group in (None, f"{route.a}--{route.b}") for route in board.routes)


@boxes
def test_every_place_can_be_reached(box: str) -> None:
    board = load_board(box)
    graph = network(list(board.routes))
    assert set(graph) == {city.id for city in board.cities}
    assert nx.is_connected(graph)


@pytest.mark.rule("P1")
def test_points_for_a_route_by_length() -> None:
    assert ROUTE_POINTS == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21, 9: 27}
    assert max(ROUTE_POINTS) == MAX_LENGTH
    lengths = {route.length for box in board_ids() for route in load_board(box).routes}
    assert lengths == set(ROUTE_POINTS), "every value is used, and no board has a 7"


def test_a_nordic_ticket_is_worth_its_shortest_path() -> None:
    board = load_board("nordic")
    graph = network(list(board.routes))
    assert [ticket.points for ticket in board.tickets] == [distance(graph, t.a, t.b) for t in board.tickets]


def test_nordic_has_one_four_for_one_route() -> None:
    (route,) = [route for route in load_board("nordic").routes if route.substitute]
    assert (route.id, route.length, route.color, route.substitute) == ("lieksa--murmansk", 9, GRAY, 4)


@pytest.mark.rule("S2")
def test_the_swedish_deal_changes_the_card_deal_and_nothing_else() -> None:
    board = load_board("nordic")
    assert board.rules.card_deal == 4
    assert differences(board.variants["swedish-deal"], board.rules) == [Difference("card_deal", 4, 5)]


def test_europe_has_eight_routes_in_each_color() -> None:
    colors = Counter(route.color for route in load_board("europe").routes)
    assert colors == {color: 37 if color == GRAY else 8 for color in ROUTE_COLORS}


def test_europe_has_six_long_tickets() -> None:
    long = [ticket for ticket in load_board("europe").tickets if ticket.long]
    assert sorted(ticket.points for ticket in long) == [20, 20, 20, 21, 21, 21]


def test_france_has_its_beds_in_the_lengths_of_the_tiles() -> None:
    routes = load_board("france").routes
    beds = [route for route in routes if route.kind == "trackbed"]
    assert len(beds) == 122
    assert {bed.length for bed in beds} == {2, 3, 4, 5}
    assert all(route.length == 1 or route.color == GRAY for route in routes if route.kind != "trackbed")  # L1


@pytest.mark.rule("L4")
def test_france_has_64_tiles() -> None:
    tiles = load_board("france").rules.tiles
    assert tiles is not None
    assert (tiles.copies, tiles.lengths) == (2, (2, 3, 4, 5))
    assert tiles.copies * len(tiles.lengths) * len(COLORS) == 64


def test_crossings_are_sorted_pairs() -> None:
    crossings = load_board("france").crossings
    assert list(crossings) == sorted(tuple(sorted(pair)) for pair in crossings)
    crossed = {a if b == "grenoble--marseille" else b for a, b in crossings if "grenoble--marseille" in (a, b)}
    assert crossed == {"avignon--briancon", "avignon--nice"}, "the example of L7"


def test_zone_ends_are_the_last_places_before_the_border() -> None:
    board = load_board("france")
    ends = Counter(city.zone for city in board.cities if city.zone)
    assert ends == {"belgique": 3, "allemagne": 3, "suisse": 3, "italie": 3, "espagne": 4, "corse": 3}


@pytest.mark.rule("J6")
def test_the_bullet_ranking() -> None:
    (ranking,) = load_board("japan").rules.bonuses
    assert ranking.ranks == {
        5: (25, 15, 5, -5, -10),
        4: (20, 10, 0, -10),
        3: (15, 5, -10),
        2: (10, -10),
    }
    assert ranking.none == -20


def test_a_japanese_ticket_whose_shortest_path_is_all_bullet_is_worth_half_of_it() -> None:
    board = load_board("japan")
    every, bullet = network(list(board.routes)), network([r for r in board.routes if r.kind == "bullet"])
    joined = [t for t in board.tickets if t.a in bullet and t.b in bullet and nx.has_path(bullet, t.a, t.b)]
    pure = [t for t in joined if distance(bullet, t.a, t.b) == distance(every, t.a, t.b)]
    assert len(pure) == 8
    assert [t.points for t in pure] == [distance(bullet, t.a, t.b) // 2 for t in pure]


@boxes
def test_a_board_states_only_its_differences(box: str) -> None:
    board, stated = load_board(box), board_file(box)
    assert {difference.field for difference in differences(board.rules)} == set(stated["rules"])
    for name, rules in board.variants.items():
        assert {change.field for change in differences(rules, board.rules)} == set(stated["variants"][name])


def test_the_defaults_differ_from_nothing() -> None:
    assert differences(Rules()) == []
    assert differences(Rules(cars=44)) == [("cars", 45, 44)]
