"""Ferries, and cards that stand for others: F1 to F4."""

from __future__ import annotations

import pytest

from tests.table import Table

NORDIC_FERRY = "kristiansand--stavanger--2"  # three orange, one symbol
FOUR_FOR_ONE = "lieksa--murmansk"


@pytest.mark.rule("F1", "T.kinds.nordic", "T.kinds.europe", "T.kinds.france")
@pytest.mark.parametrize(
    ("box", "ferry", "paid", "too_few"),
    [
        ("nordic", "alborg--kristiansand", "red:1,locomotive:1", "red:2"),
        ("nordic", "stockholm--tallinn", "green:2,locomotive:2", "green:3,locomotive:1"),
        ("europe", "dieppe--london--1", "red:1,locomotive:1", "red:2"),
        ("europe", "palermo--smyrna", "blue:4,locomotive:2", "blue:5,locomotive:1"),
        ("france", "marseille--corse-2", "white:2,locomotive:1", "white:3"),
        ("france", "brest--cherbourg", "black:5,locomotive:1", "black:6"),
    ],
)
def test_each_symbol_takes_a_locomotive(box: str, ferry: str, paid: str, too_few: str) -> None:
    table = Table(box)
    table.hand(0, too_few)
    assert ferry not in table.game.legal_moves.routes
    assert table.refused(f"claim {ferry} {too_few}") == "move-wrong-payment"
    table.hand(0, paid)
    table.push(f"claim {ferry} {paid}")
    assert table.view().owners[ferry] == 0


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("box", "ferry", "all_locomotives"),
    [("nordic", "stockholm--tallinn", 4), ("europe", "essen--kobenhavn--1", 3), ("france", "marseille--corse-2", 3)],
)
def test_further_locomotives_may_stand_in(box: str, ferry: str, all_locomotives: int) -> None:
    table = Table(box)
    table.hand(0, green=1, locomotive=all_locomotives)
    assert table.legal(f"claim {ferry} green:1,locomotive:{all_locomotives - 1}")
    assert table.legal(f"claim {ferry} locomotive:{all_locomotives}")


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("box", "ferry", "mixed"),
    [
        ("nordic", "helsinki--stockholm--1", "blue:1,red:1,locomotive:2"),
        ("europe", "essen--kobenhavn--1", "blue:1,red:1,locomotive:1"),
        ("france", "marseille--corse-2", "blue:1,red:1,locomotive:1"),
    ],
)
def test_the_rest_of_a_gray_ferry_is_of_one_color(box: str, ferry: str, mixed: str) -> None:
    table = Table(box)
    table.hand(0, mixed)
    assert table.refused(f"claim {ferry} {mixed}") == "move-wrong-payment"
    assert ferry not in table.game.legal_moves.routes


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("box", "ferry", "payments"),
    [
        ("europe", "palermo--smyrna", {"red:4,locomotive:2", "red:3,locomotive:3"}),
        ("france", "marseille--corse-2", {"red:2,locomotive:1", "red:1,locomotive:2", "locomotive:3"}),
    ],
)
def test_the_symbols_are_paid_also_from_a_hand_with_a_full_set(box: str, ferry: str, payments: set[str]) -> None:
    table = Table(box)
    table.hand(0, red=6, locomotive=3)
    assert {str(cards) for cards in table.game.legal_moves.payments(ferry)} == payments
    length = 6 if box == "europe" else 3
    assert table.refused(f"claim {ferry} red:{length}") == "move-wrong-payment"


@pytest.mark.rule("F1")
def test_the_rest_of_a_colored_ferry_is_of_its_color() -> None:
    table = Table("nordic")
    table.hand(0, blue=1, locomotive=1)
    assert table.refused("claim alborg--kristiansand blue:1,locomotive:1") == "move-wrong-payment"
    assert "alborg--kristiansand" not in table.game.legal_moves.routes


@pytest.mark.rule("F2", "T.kinds.nordic")
def test_on_a_nordic_ferry_any_three_cards_count_as_a_locomotive() -> None:
    table = Table("nordic")
    table.hand(0, blue=1, green=1, white=1, red=1)
    table.push("claim alborg--kristiansand blue:1,white:1,green:1,red:1")
    assert (table.cards(0), table.view().owners) == ({}, {"alborg--kristiansand": 0})
    assert table.discarded == {"blue": 1, "green": 1, "white": 1, "red": 1}
    assert table.player(0).points == 2


@pytest.mark.rule("F2")
@pytest.mark.parametrize("trio", ["blue:1,green:1", "blue:2,green:2"])
def test_two_or_four_cards_do_not(trio: str) -> None:
    table = Table("nordic")
    table.hand(0, f"{trio},red:1")
    assert table.refused(f"claim alborg--kristiansand {trio},red:1") == "move-wrong-payment"


@pytest.mark.rule("F2")
@pytest.mark.parametrize(("box", "ferry"), [("europe", "dieppe--london--1"), ("france", "nice--corse-3")])
def test_on_other_ferries_they_count_for_nothing(box: str, ferry: str) -> None:
    table = Table(box)
    table.hand(0, blue=1, white=1, green=1, red=1)
    assert table.refused(f"claim {ferry} blue:1,white:1,green:1,red:1") == "move-wrong-payment"
    assert ferry not in table.game.legal_moves.routes


@pytest.mark.rule("F2")
@pytest.mark.parametrize("route", ["boden--umea--1", "goteborg--norrkoping", "bergen--oslo--2"])
def test_nor_do_they_on_the_rails_and_tunnels_of_nordic(route: str) -> None:
    table = Table("nordic")
    table.hand(0, blue=1, white=1, green=1, red=3 if route == "bergen--oslo--2" else 2)
    assert route not in table.game.legal_moves.routes


@pytest.mark.parametrize(
    "payment",
    [
        pytest.param("orange:2,locomotive:1", marks=pytest.mark.rule("F3.a")),
        pytest.param("blue:1,orange:2,white:1,red:1", marks=pytest.mark.rule("F3.b")),
        pytest.param("blue:3,orange:2", marks=pytest.mark.rule("F3.b")),
        pytest.param("orange:5", marks=pytest.mark.rule("F3.b")),
        pytest.param("orange:1,locomotive:2", marks=pytest.mark.rule("F3.c")),
        pytest.param("purple:1,blue:1,orange:1,white:1,green:1,yellow:1,black:1", marks=pytest.mark.rule("F3.d")),
        pytest.param("blue:6,orange:1", marks=pytest.mark.rule("F3.d")),
    ],
)
def test_payments_for_stavanger_kristiansand(payment: str) -> None:
    table = Table("nordic")
    table.hand(0, payment)
    table.push(f"claim {NORDIC_FERRY} {payment}")
    assert (table.cards(0), table.view().owners[NORDIC_FERRY]) == ({}, 0)


@pytest.mark.rule("F3")
@pytest.mark.parametrize(
    "payment",
    [
        "orange:2,red:2,locomotive:1",  # a trio with a locomotive among it
        "orange:2,locomotive:3",  # a trio of locomotives
        "orange:1,red:3,locomotive:1",  # the locomotive for the symbol, the trio as a joker
        "red:9",  # three trios
    ],
)
def test_a_trio_is_any_mix_and_fills_a_symbol_or_stands_in(payment: str) -> None:
    table = Table("nordic")
    table.hand(0, payment)
    table.push(f"claim {NORDIC_FERRY} {payment}")
    assert (table.cards(0), table.view().owners[NORDIC_FERRY]) == ({}, 0)


@pytest.mark.rule("F3")
def test_these_and_no_others_pay_from_a_hand_of_five_orange_and_a_locomotive() -> None:
    table = Table("nordic")
    table.hand(0, orange=5, locomotive=1)
    assert {str(cards) for cards in table.game.legal_moves.payments(NORDIC_FERRY)} == {
        "orange:2,locomotive:1",
        "orange:5",  # two, and a trio for the symbol
        "orange:4,locomotive:1",  # one, a trio and the locomotive
    }
    assert table.refused(f"claim {NORDIC_FERRY} orange:3") == "move-wrong-payment"
    assert table.game.legal_moves.count() == len(table.moves)


@pytest.mark.rule("F3")
@pytest.mark.parametrize("payment", ["orange:3", "orange:4", "orange:2,red:2", "orange:1,red:4,locomotive:1", "red:8"])
def test_what_is_no_trio_does_not_pay(payment: str) -> None:
    table = Table("nordic")
    table.hand(0, payment)
    assert table.refused(f"claim {NORDIC_FERRY} {payment}") == "move-wrong-payment"


@pytest.mark.rule("F4.a", "F4", "T.kinds.nordic")
@pytest.mark.parametrize(
    "payment",
    [
        "blue:8,green:7",
        "blue:3,green:7,locomotive:5",
        "purple:1,blue:1,orange:1,white:1,green:7,yellow:1,black:1,red:1,locomotive:1",
    ],
)
def test_seven_green_and_any_eight_pay_for_murmansk_lieksa(payment: str) -> None:
    table = Table("nordic")
    table.hand(0, payment)
    table.push(f"claim {FOUR_FOR_ONE} {payment}")
    assert (table.cards(0), table.player(0).points) == ({}, 27)


@pytest.mark.rule("F4")
@pytest.mark.parametrize(
    "payment", ["green:9", "green:8,locomotive:4", "green:11,red:1", "green:6,yellow:12", "yellow:12,black:12,red:12"]
)
def test_any_four_stand_for_one_as_often_as_the_player_likes(payment: str) -> None:
    table = Table("nordic")
    table.hand(0, payment)
    table.push(f"claim {FOUR_FOR_ONE} {payment}")
    assert (table.cards(0), table.view().owners[FOUR_FOR_ONE]) == ({}, 0)


@pytest.mark.rule("F4")
@pytest.mark.parametrize(
    "payment", ["green:8,locomotive:1", "green:8,red:1", "green:8,red:3", "locomotive:9", "green:8"]
)
def test_a_single_locomotive_is_no_joker_there(payment: str) -> None:
    table = Table("nordic")
    table.hand(0, payment)
    assert FOUR_FOR_ONE not in table.game.legal_moves.routes
    assert table.refused(f"claim {FOUR_FOR_ONE} {payment}") == "move-wrong-payment"


@pytest.mark.rule("F4")
@pytest.mark.parametrize("route", ["kuopio--vaasa", "kuopio--oulu"])
def test_no_other_route_takes_four_for_one(route: str) -> None:
    table = Table("nordic")
    table.hand(0, green=2, red=2, blue=2, white=2, black=2, purple=2)
    assert route not in table.game.legal_moves.routes
