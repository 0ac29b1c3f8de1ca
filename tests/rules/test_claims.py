"""Claiming routes: C1 to C7, P1."""

from __future__ import annotations

import pytest

from rallar.model.types import COLORS
from tests.table import BOXES, Table

# In each box a red route, its length and its points; it is no ferry and no tunnel.
RED = [
    ("nordic", "boden--umea--1", 3, 4),
    ("europe", "marseille--pamplona", 4, 7),
    ("france", "paris--rouen", 1, 1),
    ("japan", "fukushima--niigata", 3, 4),
]
RED_OF = {box: (route, length) for box, route, length, _ in RED}
# In each box a gray route of three spaces or more, and its length.
GRAY = [
    ("nordic", "goteborg--norrkoping", 3),
    ("europe", "berlin--danzig", 4),
    ("france", "avignon--toulouse", 6),
    ("japan", "kokura--matsuyama", 4),
]
# In each box two parallel tracks with the color of each.
TRACKS = {
    "nordic": [("oslo--orebro--1", "green:2"), ("oslo--orebro--2", "yellow:2")],
    "europe": [("bruxelles--paris--1", "red:2"), ("bruxelles--paris--2", "yellow:2")],
    "france": [("angers--nantes--1", "red:1"), ("angers--nantes--2", "orange:1")],
    "japan": [("kokura--oita--1", "orange:2"), ("kokura--oita--2", "purple:2")],
}
OPEN_FROM = {"nordic": 3, "europe": 4, "france": 4, "japan": 4}


@pytest.mark.rule("C1")
@pytest.mark.parametrize(
    ("box", "far"),
    [
        ("nordic", "helsinki--lahti"),
        ("europe", "angora--erzurum"),
        ("france", "bayonne--pau"),
        ("japan", "oita--miyazaki"),
    ],
)
def test_a_claim_need_not_be_connected(box: str, far: str) -> None:
    route, length = RED_OF[box]
    table = Table(box)
    table.hand(0, red=length)
    table.owns(0, far)
    table.push(f"claim {route} red:{length}")
    assert table.view().owners[route] == 0


@pytest.mark.rule("C1")
@pytest.mark.parametrize(("box", "route", "length", "points"), RED)
def test_a_claimed_route_cannot_be_claimed_again(box: str, route: str, length: int, points: int) -> None:
    table = Table(box, seats=3)
    table.hand(0, red=length)
    table.owns(1, route)
    assert table.refused(f"claim {route} red:{length}") == "move-route-taken"
    assert table.player(1).points == points


@pytest.mark.rule("C1", "C3")
@pytest.mark.parametrize(("box", "route", "length"), [each[:3] for each in RED if each[2] > 1])
def test_whole_routes_only(box: str, route: str, length: int) -> None:
    table = Table(box)
    table.hand(0, red=length + 1)
    for cards in (1, length - 1, length + 1):
        assert table.refused(f"claim {route} red:{cards}") == "move-wrong-payment"
    table.hand(0, red=length - 1)
    assert route not in table.game.legal_moves.routes


@pytest.mark.rule("C2")
@pytest.mark.parametrize(("box", "route", "length", "points"), RED)
def test_cars_are_placed_points_scored_and_cards_discarded_at_once(
    box: str, route: str, length: int, points: int
) -> None:
    table = Table(box)
    table.hand(0, red=length + 1)
    cars = table.player(0).cars
    table.push(f"claim {route} red:{length}")
    assert (table.player(0).cars, table.player(0).points) == (cars - length, points)
    assert (table.cards(0), table.discarded) == ({"red": 1}, {"red": length})
    assert (table.player(1).cars, table.player(1).points) == (cars, 0)


@pytest.mark.rule("C2")
@pytest.mark.parametrize(("box", "route", "length"), [each[:3] for each in RED])
def test_as_many_cars_are_needed_as_the_route_is_long(box: str, route: str, length: int) -> None:
    table = Table(box)
    table.hand(0, red=length)
    table.cars(0, length - 1)
    assert table.refused(f"claim {route} red:{length}") == "move-too-few-cars"
    assert route not in table.game.legal_moves.routes
    table.cars(0, length)
    table.push(f"claim {route} red:{length}")
    assert table.player(0).cars == 0


@pytest.mark.rule("P1", "C2")
@pytest.mark.parametrize(
    ("box", "route", "cards", "points"),
    [
        ("nordic", "boden--tornio", "green:1", 1),
        ("europe", "cadiz--lisboa", "blue:2", 2),
        ("japan", "aomori--akita", "red:3", 4),
        ("europe", "athina--sarajevo", "green:4", 7),
        ("nordic", "kirkenes--rovaniemi", "blue:5", 10),
        ("france", "avignon--toulouse", "white:6", 15),
        ("japan", "tottori--masuda", "black:6", 15),
        ("nordic", "lieksa--murmansk", "orange:9", 27),
    ],
)
def test_a_route_scores_by_its_length(box: str, route: str, cards: str, points: int) -> None:
    table = Table(box)
    table.hand(0, cards)
    table.push(f"claim {route} {cards}")
    assert table.player(0).points == table.seat_score(0).routes[0].points == points


@pytest.mark.rule("P1")
def test_eight_spaces_score_twenty_one() -> None:
    table = Table("europe")
    table.hand(0, yellow=8)
    table.deck()
    table.discards()
    table.push("claim petrograd--stockholm yellow:8")
    assert table.player(0).points == 21


@pytest.mark.rule("C3")
@pytest.mark.parametrize(("box", "route", "length"), [each[:3] for each in RED])
def test_a_colored_route_takes_its_own_color_only(box: str, route: str, length: int) -> None:
    table = Table(box)
    table.hand(0, red=length - 1, blue=length)
    assert table.refused(f"claim {route} blue:{length}") == "move-wrong-payment"
    if length > 1:
        assert table.refused(f"claim {route} blue:1,red:{length - 1}") == "move-wrong-payment"
    assert route not in table.game.legal_moves.routes


@pytest.mark.rule("C3")
@pytest.mark.parametrize(("box", "route", "length"), GRAY)
def test_a_gray_route_takes_any_one_color(box: str, route: str, length: int) -> None:
    table = Table(box)
    for color in COLORS:
        table.hand(0, **{color: length})
        assert table.legal(f"claim {route} {color}:{length}")
        assert [str(cards) for cards in table.game.legal_moves.payments(route)] == [f"{color}:{length}"]


@pytest.mark.rule("C3")
@pytest.mark.parametrize(("box", "route", "length"), GRAY)
def test_a_gray_route_never_takes_a_mix(box: str, route: str, length: int) -> None:
    table = Table(box)
    table.hand(0, blue=length - 1, red=1)
    assert table.refused(f"claim {route} blue:{length - 1},red:1") == "move-wrong-payment"
    assert route not in table.game.legal_moves.routes


@pytest.mark.rule("C3")
@pytest.mark.parametrize(("box", "route", "length"), [each[:3] for each in RED])
def test_only_cards_in_hand_can_pay(box: str, route: str, length: int) -> None:
    table = Table(box)
    table.hand(0, red=length - 1)
    assert table.refused(f"claim {route} red:{length}") == "move-cards-missing"


@pytest.mark.rule("C4", "T.jokers.europe", "T.jokers.france", "T.jokers.japan")
@pytest.mark.parametrize(("box", "route", "length"), [*(each[:3] for each in RED[1:]), *GRAY[1:]])
def test_any_card_of_the_set_can_be_a_locomotive(box: str, route: str, length: int) -> None:
    table = Table(box)
    table.hand(0, red=length, locomotive=length)
    payments = {f"red:{length - n},locomotive:{n}" for n in range(1, length)} | {
        f"red:{length}",
        f"locomotive:{length}",
    }
    assert {str(cards) for cards in table.game.legal_moves.payments(route)} == payments
    table.push(f"claim {route} locomotive:{length}")
    assert table.discarded == {"locomotive": length}


@pytest.mark.rule("C4", "T.jokers.europe", "T.jokers.france", "T.jokers.japan")
@pytest.mark.parametrize(("box", "route", "length"), [*(each[:3] for each in RED[1:]), *GRAY[1:]])
def test_locomotives_make_up_for_cards_that_are_missing(box: str, route: str, length: int) -> None:
    table = Table(box)
    for red in range(length):
        table.hand(0, red=red, locomotive=length - red)
        assert route in table.game.legal_moves.routes
        table.hand(0, red=red, locomotive=length - red - 1)
        assert route not in table.game.legal_moves.routes


@pytest.mark.rule("C4", "T.jokers.nordic")
@pytest.mark.parametrize(
    ("route", "length"), [("boden--umea--1", 3), ("goteborg--norrkoping", 3), ("tampere--turku", 1)]
)
def test_on_the_rails_of_nordic_locomotives_are_of_no_use(route: str, length: int) -> None:
    table = Table("nordic")
    table.hand(0, red=length - 1, locomotive=14)
    assert route not in table.game.legal_moves.routes
    assert table.refused(f"claim {route} locomotive:{length}") == "move-wrong-payment"
    if length > 1:
        assert table.refused(f"claim {route} red:{length - 1},locomotive:1") == "move-wrong-payment"
    table.hand(0, red=length, locomotive=14)
    assert [str(cards) for cards in table.game.legal_moves.payments(route)] == [f"red:{length}"]


@pytest.mark.rule("C4", "T.jokers.nordic")
@pytest.mark.parametrize("route", ["alborg--kristiansand", "bergen--oslo--2"])
@pytest.mark.parametrize("locomotives", [1, 2])
def test_on_the_ferries_and_tunnels_of_nordic_they_are_jokers(route: str, locomotives: int) -> None:
    length = {"alborg--kristiansand": 2, "bergen--oslo--2": 4}[route]
    colored = f"red:{length - locomotives}," if length > locomotives else ""
    table = Table("nordic")
    table.hand(0, red=length, locomotive=locomotives)
    assert table.legal(f"claim {route} {colored}locomotive:{locomotives}")


@pytest.mark.rule("C5", "T.parallel.nordic", "T.parallel.europe", "T.parallel.france", "T.parallel.japan")
@pytest.mark.parametrize("box", BOXES)
def test_no_player_owns_two_tracks_of_a_group(box: str) -> None:
    (one, _), (other, cards) = TRACKS[box]
    table = Table(box, seats=OPEN_FROM[box])
    table.hand(0, cards)
    table.hand(1, cards)
    table.owns(0, one)
    assert table.refused(f"claim {other} {cards}") == "move-parallel-owned"
    assert other not in table.game.legal_moves.routes
    table.turn(1)
    table.push(f"claim {other} {cards}")
    assert table.view().owners == {one: 0, other: 1}


@pytest.mark.rule("C5")
def test_of_three_tracks_each_goes_to_another_player() -> None:
    table = Table("france", seats=4)
    table.hand(0, white=1)
    table.owns(0, "bourges--tours--1")
    table.owns(1, "bourges--tours--2")
    assert table.refused("claim bourges--tours--3 white:1") == "move-parallel-owned"
    table.hand(2, white=1)
    table.turn(2)
    table.push("claim bourges--tours--3 white:1")
    assert len(table.view().owners) == 3


@pytest.mark.rule("C6", "T.parallel.nordic", "T.parallel.europe", "T.parallel.france", "T.parallel.japan")
@pytest.mark.parametrize(("box", "seats"), [(box, seats) for box in BOXES for seats in range(2, OPEN_FROM[box])])
def test_with_few_players_one_claimed_track_closes_the_group_for_everyone(box: str, seats: int) -> None:
    (one, paid), (other, cards) = TRACKS[box]
    table = Table(box, seats)
    table.hand(0, paid)
    table.push(f"claim {one} {paid}")
    for seat in range(seats):
        table.hand(seat, cards)
        table.turn(seat)
        assert table.refused(f"claim {other} {cards}") == "move-route-closed"
        assert other not in table.game.legal_moves.routes
    assert table.view().closed == (other,)


@pytest.mark.rule("C6", "T.parallel.nordic", "T.parallel.europe", "T.parallel.france", "T.parallel.japan")
@pytest.mark.parametrize(
    ("box", "seats"),
    [("nordic", 3), *((box, seats) for box in BOXES[1:] for seats in (4, 5))],
)
def test_with_enough_players_every_track_stays_open(box: str, seats: int) -> None:
    (one, _), (other, cards) = TRACKS[box]
    table = Table(box, seats)
    table.owns(0, one)
    table.hand(1, cards)
    table.turn(1)
    assert table.legal(f"claim {other} {cards}")
    assert table.view().closed == ()


@pytest.mark.rule("C7")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("box", "one", "other"),
    [
        ("nordic", "kristiansand--stavanger--1 green:2", "kristiansand--stavanger--2 orange:2,locomotive:1"),
        ("nordic", "mo-i-rana--trondheim--1 green:5", "mo-i-rana--trondheim--2 red:4,locomotive:2"),
        ("japan", "hakodate--aomori--1 green:2", "hakodate--aomori--2 white:3"),
    ],
)
def test_same_cities_but_different_lengths_are_separate_routes(box: str, one: str, other: str, seats: int) -> None:
    table = Table(box, seats)
    table.hand(0, green=5, orange=2, red=4, white=3, locomotive=2)
    table.deck()
    table.discards()
    table.bullets(0)  # J3: then both can be owned in Japan too
    for claim in (one, other):
        table.turn(0)
        table.push(f"claim {claim}")
    assert list(table.view().owners.values()) == [0, 0]
    assert table.view().closed == ()
