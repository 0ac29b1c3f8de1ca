"""Tunnels: U1 to U6, X2."""

from __future__ import annotations

import pytest

from tests.table import Table, cards_on_table

# In each box with tunnels one of two green spaces.
TUNNELS = [("nordic", "kristiansand--stavanger--1"), ("europe", "venezia--zurich")]
both_boxes = pytest.mark.parametrize(("box", "tunnel"), TUNNELS)


def dig(box: str, tunnel: str, hand: str, laid: str, *turned: str) -> Table:
    """Lay a set down at a tunnel, and turn these cards up."""
    table = Table(box)
    table.hand(0, hand)
    table.next_cards(*turned)
    table.push(f"claim {tunnel} {laid}")
    return table


def due(table: Table) -> int:
    tunnel = table.view().tunnel
    return tunnel.due if tunnel else 0


@pytest.mark.rule("U1", "T.kinds.nordic", "T.kinds.europe")
@both_boxes
def test_the_full_set_is_laid_down_before_three_cards_are_turned_up(box: str, tunnel: str) -> None:
    table = Table(box)
    table.hand(0, green=3)
    table.next_cards("green", "red", "blue")
    events = [str(event) for event in table.push(f"claim {tunnel} green:2")]
    assert events == [
        f"laid 0 {tunnel}",
        "paid 0 green 2",
        "turned 0 green",
        "turned 0 red",
        "turned 0 blue",
        "due 0 1",
    ]
    assert (table.cards(0), table.view().owners) == ({"green": 1}, {})
    assert (table.to_move, table.asked) == (0, "pay-surcharge")


@pytest.mark.rule("U1")
@both_boxes
def test_less_than_the_full_set_cannot_be_laid_down(box: str, tunnel: str) -> None:
    table = Table(box)
    table.hand(0, green=1)
    assert table.refused(f"claim {tunnel} green:1") == "move-wrong-payment"
    assert tunnel not in table.game.legal_moves.routes


@pytest.mark.rule("U1")
@pytest.mark.parametrize(
    ("box", "claim"),
    [("nordic", "boden--umea--1 red:3"), ("europe", "bruxelles--paris--1 red:2"), ("japan", "aomori--akita red:3")],
)
def test_only_tunnels_turn_cards_up(box: str, claim: str) -> None:
    table = Table(box)
    table.hand(0, red=3)
    assert "turned" not in {event.kind for event in table.push(f"claim {claim}")}
    assert table.view().deck == 110 - 5 - 3


@pytest.mark.rule("U2")
@both_boxes
def test_cards_of_other_colors_cost_nothing(box: str, tunnel: str) -> None:
    table = dig(box, tunnel, "green:2", "green:2", "red", "blue", "blue")
    assert table.view().owners == {tunnel: 0}
    assert (table.player(0).points, table.to_move) == (2, 1)
    assert table.discarded == {"green": 2, "red": 1, "blue": 2}


@pytest.mark.rule("U2", "U2.a")
@both_boxes
def test_two_green_laid_and_one_green_turned_up_is_one_more(box: str, tunnel: str) -> None:
    table = dig(box, tunnel, "blue:1,green:3,locomotive:1", "green:2", "green", "red", "blue")
    assert due(table) == 1
    assert table.moves == ["decline", "pay green:1", "pay locomotive:1"]
    table.push("pay green:1")
    assert (table.view().owners, table.cards(0)) == ({tunnel: 0}, {"blue": 1, "locomotive": 1})
    assert (table.player(0).points, table.to_move) == (2, 1)


@pytest.mark.rule("U2", "U2.b")
@both_boxes
@pytest.mark.parametrize("paid", ["green:1", "locomotive:1"])
def test_two_green_laid_and_one_locomotive_turned_up_is_one_more(box: str, tunnel: str, paid: str) -> None:
    table = dig(box, tunnel, "blue:1,green:3,locomotive:1", "green:2", "red", "locomotive", "blue")
    assert due(table) == 1
    assert table.moves == ["decline", "pay green:1", "pay locomotive:1"]
    table.push(f"pay {paid}")
    assert table.view().owners == {tunnel: 0}


@pytest.mark.rule("U2")
@both_boxes
def test_each_card_that_matches_is_one_more_paid_in_any_mix(box: str, tunnel: str) -> None:
    table = dig(box, tunnel, "blue:3,green:5,locomotive:3", "green:2", "green", "locomotive", "green")
    assert due(table) == 3
    assert set(table.moves) == {
        "decline",
        "pay green:3",
        "pay green:2,locomotive:1",
        "pay green:1,locomotive:2",
        "pay locomotive:3",
    }


@pytest.mark.rule("U2")
@both_boxes
@pytest.mark.parametrize(
    "wrong", ["green:2", "green:1,locomotive:1", "green:2,locomotive:2", "blue:3", "blue:1,green:2"]
)
def test_neither_fewer_nor_more_nor_other_cards_pay_it(box: str, tunnel: str, wrong: str) -> None:
    table = dig(box, tunnel, "blue:3,green:5,locomotive:3", "green:2", "green", "locomotive", "green")
    assert table.refused(f"pay {wrong}") == "move-wrong-payment"


@pytest.mark.rule("U2")
@both_boxes
def test_a_set_with_a_joker_still_has_its_color(box: str, tunnel: str) -> None:
    table = dig(box, tunnel, "green:2,locomotive:2", "green:1,locomotive:1", "green", "locomotive", "blue")
    assert due(table) == 2
    assert "pay green:1,locomotive:1" in table.moves


@pytest.mark.rule("U2")
@pytest.mark.parametrize(("turned", "cost"), [("red", 1), ("green", 0)])
def test_on_a_gray_tunnel_the_color_laid_down_counts(turned: str, cost: int) -> None:
    table = dig("europe", "barcelona--pamplona", "red:3", "red:2", turned, "blue", "blue")
    assert due(table) == cost


@pytest.mark.rule("U3", "U3.a")
@both_boxes
def test_two_locomotives_laid_and_one_locomotive_turned_up_is_one_more_locomotive(box: str, tunnel: str) -> None:
    table = dig(box, tunnel, "green:1,locomotive:3", "locomotive:2", "red", "locomotive", "blue")
    assert due(table) == 1
    assert table.moves == ["decline", "pay locomotive:1"]
    assert table.refused("pay green:1") == "move-wrong-payment"
    table.push("pay locomotive:1")
    assert (table.view().owners, table.cards(0)) == ({tunnel: 0}, {"green": 1})


@pytest.mark.rule("U3", "U3.b")
@both_boxes
def test_two_locomotives_laid_and_one_green_turned_up_is_nothing_more(box: str, tunnel: str) -> None:
    table = dig(box, tunnel, "green:1,locomotive:3", "locomotive:2", "green", "red", "blue")
    assert (table.view().owners, table.to_move) == ({tunnel: 0}, 1)
    assert table.cards(0) == {"green": 1, "locomotive": 1}


@pytest.mark.rule("U4")
@both_boxes
def test_who_will_not_pay_takes_the_set_back_and_the_turn_is_over(box: str, tunnel: str) -> None:
    table = dig(box, tunnel, "green:4,locomotive:1", "green:1,locomotive:1", "green", "red", "blue")
    table.push("decline")
    assert table.cards(0) == {"green": 4, "locomotive": 1}
    assert (table.view().owners, table.to_move, table.asked) == ({}, 1, "take-turn")
    assert (table.player(0).points, table.player(0).cars) == (0, table.player(1).cars)
    table.turn(0)
    assert tunnel in table.game.legal_moves.routes


@pytest.mark.rule("U4", "X2")
@both_boxes
def test_who_cannot_pay_takes_the_set_back_by_a_move(box: str, tunnel: str) -> None:
    table = dig(box, tunnel, "blue:3,green:2", "green:2", "green", "red", "blue")
    assert (table.to_move, table.asked) == (0, "pay-surcharge")
    assert table.moves == ["decline"]
    assert table.refused("pay green:1") == "move-cards-missing"
    table.push("decline")
    assert (table.cards(0), table.to_move) == ({"blue": 3, "green": 2}, 1)


@pytest.mark.rule("X2")
@both_boxes
def test_what_the_others_see_does_not_tell_who_could_pay(box: str, tunnel: str) -> None:
    hands = ("blue:3,green:2", "blue:2,green:3")
    able, unable = (dig(box, tunnel, hand, "green:2", "locomotive", "red", "black") for hand in hands)
    assert able.view(1) == unable.view(1)
    for table in (able, unable):
        table.push("decline")
    assert able.view(1) == unable.view(1)


@pytest.mark.rule("U5")
@both_boxes
@pytest.mark.parametrize(
    ("choice", "discarded"),
    [("pay green:1", {"green": 4, "red": 1, "blue": 1}), ("decline", {"green": 1, "red": 1, "blue": 1})],
)
def test_the_turned_up_cards_are_discarded_after_the_choice(
    box: str, tunnel: str, choice: str, discarded: dict[str, int]
) -> None:
    table = dig(box, tunnel, "green:3", "green:2", "green", "red", "blue")
    assert table.discarded == {}
    before = cards_on_table(table.game)
    table.push(choice)
    assert table.discarded == discarded
    assert cards_on_table(table.game) == before


@pytest.mark.rule("U6")
@both_boxes
@pytest.mark.parametrize(("deck", "discards"), [(2, 0), (1, 1)])
def test_with_fewer_than_three_cards_left_those_are_turned_up(box: str, tunnel: str, deck: int, discards: int) -> None:
    table = Table(box)
    table.hand(0, green=6)
    table.deck(locomotive=deck)
    table.discards(locomotive=discards)
    table.push(f"claim {tunnel} green:2")
    dug = table.view().tunnel
    assert dug is not None
    assert (dug.turned, dug.due) == (("locomotive", "locomotive"), 2)
    assert (table.view().deck, table.view().discards) == (0, 0)


@pytest.mark.rule("U6", "D7")
@both_boxes
def test_the_discards_are_turned_up_too_when_the_deck_runs_out(box: str, tunnel: str) -> None:
    table = Table(box)
    table.hand(0, green=6)
    table.deck(red=1)
    table.discards(locomotive=5)
    table.push(f"claim {tunnel} green:2")
    assert due(table) == 2


@pytest.mark.rule("U6")
@both_boxes
def test_with_no_card_left_there_is_no_risk_and_the_set_is_not_among_the_discards(box: str, tunnel: str) -> None:
    table = Table(box)
    table.hand(0, green=6)
    table.deck()
    table.discards()
    events = table.push(f"claim {tunnel} green:2")
    assert "turned" not in {event.kind for event in events}
    assert (table.view().owners, table.to_move) == ({tunnel: 0}, 1)
    assert table.view().deck == 2


@pytest.mark.rule("U6")
@both_boxes
def test_one_card_left_is_turned_up_without_the_set_behind_it(box: str, tunnel: str) -> None:
    table = Table(box)
    table.hand(0, green=6)
    table.deck(red=1)
    table.discards()
    assert [str(event) for event in table.push(f"claim {tunnel} green:2")][2] == "turned 0 red"
    assert table.view().owners == {tunnel: 0}
