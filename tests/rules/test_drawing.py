"""Drawing train cards: D1 to D10, X4, X6."""

from __future__ import annotations

import pytest

from tests.table import BOXES, Table, cards_on_table, new_game

SWEEPING = ("europe", "france", "japan")  # where also an open locomotive counts as both draws


def kinds(table: Table, *moves: str) -> list[str]:
    return [event.kind for event in table.push(*moves)]


@pytest.mark.rule("D1")
@pytest.mark.parametrize("box", BOXES)
def test_two_cards_are_taken_each_face_up_or_from_the_deck(box: str) -> None:
    table = Table(box)
    table.open("red", "blue", "green", "white", "black")
    table.next_cards("yellow", "orange")
    table.push("draw blue")
    assert table.face_up == ("red", "yellow", "green", "white", "black")
    assert (table.to_move, table.asked) == (0, "draw-second")
    table.push("draw deck")
    assert table.cards(0) == {"blue": 1, "orange": 1}
    assert table.face_up == ("red", "yellow", "green", "white", "black")
    assert table.view().deck == 110 - 5 - 2
    assert table.asked == ("lay-tile" if box == "france" else "take-turn")


@pytest.mark.rule("D1")
@pytest.mark.parametrize("box", BOXES)
def test_the_replacement_can_be_the_second_card(box: str) -> None:
    table = Table(box)
    table.open("red", "blue", "green", "white", "black")
    table.next_cards("yellow")
    table.push("draw red", "draw yellow")
    assert table.cards(0) == {"red": 1, "yellow": 1}


@pytest.mark.rule("D1")
@pytest.mark.parametrize("box", BOXES)
def test_only_cards_that_lie_there_can_be_taken(box: str) -> None:
    table = Table(box)
    table.open("red", "blue", "green", "white", "black")
    assert table.refused("draw yellow") == "move-card-not-open"
    assert {move for move in table.moves if move.startswith("draw")} == {
        f"draw {card}" for card in ("deck", "red", "blue", "green", "white", "black")
    }


@pytest.mark.rule("D2", "T.open-locomotive.europe", "T.open-locomotive.france", "T.open-locomotive.japan")
@pytest.mark.parametrize("box", SWEEPING)
def test_an_open_locomotive_counts_as_both_draws(box: str) -> None:
    table = Table(box)
    table.open("red", "blue", "locomotive", "white", "black")
    table.push("draw locomotive")
    assert table.cards(0) == {"locomotive": 1}
    assert table.asked == ("lay-tile" if box == "france" else "take-turn")


@pytest.mark.rule("D2", "T.open-locomotive.europe", "T.open-locomotive.france", "T.open-locomotive.japan")
@pytest.mark.parametrize("box", SWEEPING)
@pytest.mark.parametrize("first", ["draw red", "draw deck"])
def test_an_open_locomotive_cannot_be_the_second_card(box: str, first: str) -> None:
    table = Table(box)
    table.open("red", "blue", "locomotive", "white", "black")
    table.next_cards("yellow")
    table.push(first)
    assert table.refused("draw locomotive") == "move-locomotive-second"
    assert table.legal("draw deck")


@pytest.mark.rule("D2")
@pytest.mark.parametrize("box", SWEEPING)
def test_a_locomotive_that_replaces_the_first_card_cannot_be_the_second(box: str) -> None:
    table = Table(box)
    table.next_cards("locomotive")
    table.push("draw blue")
    assert "locomotive" in table.face_up
    assert table.refused("draw locomotive") == "move-locomotive-second"


@pytest.mark.rule("D3")
@pytest.mark.parametrize("box", BOXES)
def test_a_locomotive_drawn_blind_leaves_the_second_draw_due(box: str) -> None:
    table = Table(box)
    table.next_cards("locomotive", "locomotive")
    table.push("draw deck")
    assert (table.to_move, table.asked) == (0, "draw-second")
    table.push("draw deck")
    assert table.cards(0) == {"locomotive": 2}


@pytest.mark.rule("D4", "T.open-locomotive.nordic")
def test_two_open_locomotives_can_be_taken_in_nordic() -> None:
    table = Table("nordic")
    table.open("red", "locomotive", "locomotive", "white", "black")
    table.push("draw locomotive")
    assert (table.to_move, table.asked) == (0, "draw-second")
    table.push("draw locomotive")
    assert (table.cards(0), table.to_move) == ({"locomotive": 2}, 1)


@pytest.mark.rule("D5", "T.sweep.europe", "T.sweep.france", "T.sweep.japan")
@pytest.mark.parametrize("box", SWEEPING)
def test_three_open_locomotives_are_swept_in_the_middle_of_a_draw(box: str) -> None:
    table = Table(box)
    table.open("red", "blue", "locomotive", "green", "locomotive")
    table.next_cards("locomotive", "white", "white", "black")
    assert kinds(table, "draw blue") == ["took", "opened", "swept", *["opened"] * 5]
    assert table.discarded == {"red": 1, "green": 1, "locomotive": 3}
    assert table.face_up[:3] == ("white", "white", "black")
    assert (table.to_move, table.asked) == (0, "draw-second")


@pytest.mark.rule("D5")
@pytest.mark.parametrize("box", SWEEPING)
def test_two_open_locomotives_are_not_swept(box: str) -> None:
    table = Table(box)
    table.open("red", "blue", "white", "green", "locomotive")
    table.next_cards("locomotive")
    assert kinds(table, "draw blue") == ["took", "opened"]
    assert table.discarded == {}


@pytest.mark.rule("D5")
@pytest.mark.parametrize("box", SWEEPING)
def test_the_sweep_is_repeated_until_fewer_than_three_are_locomotives(box: str) -> None:
    table = Table(box)
    table.open("red", "blue", "locomotive", "green", "locomotive")
    table.deck(locomotive=6, red=7)
    table.next_cards("locomotive", "locomotive", "locomotive", "locomotive")
    before = cards_on_table(table.game)
    assert kinds(table, "draw blue").count("swept") >= 2
    assert table.face_up.count("locomotive") < 3
    assert None not in table.face_up
    assert cards_on_table(table.game) == before


@pytest.mark.rule("D5")
@pytest.mark.parametrize("box", SWEEPING)
def test_a_sweep_comes_before_the_end_of_the_turn(box: str) -> None:
    table = Table(box)
    table.open("red", "blue", "locomotive", "green", "locomotive")
    table.next_cards("yellow", "locomotive")
    assert "swept" in kinds(table, "draw deck", "draw red")


@pytest.mark.rule("D5", "T.sweep.europe", "T.sweep.france", "T.sweep.japan")
@pytest.mark.parametrize("box", SWEEPING)
def test_the_sweep_holds_during_set_up(box: str) -> None:
    game = next(game for seed in range(1000) if "swept" in (game := new_game(box, 2, seed)).dealt)
    assert game.view(None).open.count("locomotive") < 3
    assert game.view(None).discards == 5 * game.dealt.count("swept")


@pytest.mark.rule("D5", "T.sweep.nordic")
def test_nordic_has_no_sweep() -> None:
    table = Table("nordic")
    table.open("red", "blue", "locomotive", "green", "locomotive")
    table.next_cards("locomotive")
    assert kinds(table, "draw blue") == ["took", "opened"]
    assert table.face_up == ("red", "locomotive", "locomotive", "green", "locomotive")


@pytest.mark.rule("D6")
@pytest.mark.parametrize("box", SWEEPING)
def test_no_sweep_with_fewer_than_three_other_cards(box: str) -> None:
    table = Table(box)
    table.open("red", "white", "locomotive", "blue", "locomotive")
    table.deck(locomotive=8)
    table.discards()
    assert "swept" not in kinds(table, "draw red")
    assert table.face_up == ("locomotive", "white", "locomotive", "blue", "locomotive")


@pytest.mark.rule("D6")
@pytest.mark.parametrize("box", SWEEPING)
def test_discarded_locomotives_are_no_other_cards(box: str) -> None:
    table = Table(box)
    table.open("red", "white", "locomotive", "blue", "locomotive")
    table.deck(locomotive=4)
    table.discards(locomotive=3)
    assert "swept" not in kinds(table, "draw red")


@pytest.mark.rule("D6")
@pytest.mark.parametrize("box", SWEEPING)
@pytest.mark.parametrize("where", ["deck", "discards"])
def test_the_third_other_card_makes_the_sweep_possible_wherever_it_lies(box: str, where: str) -> None:
    table = Table(box)
    table.open("red", "white", "locomotive", "blue", "locomotive")
    table.deck(locomotive=8, green=int(where == "deck"))
    table.discards(green=int(where == "discards"))
    table.next_cards("locomotive")
    assert "swept" in kinds(table, "draw red")
    assert table.face_up.count("locomotive") < 3


@pytest.mark.rule("X4")
@pytest.mark.parametrize("box", SWEEPING)
def test_three_locomotives_among_fewer_than_five_cards_are_left_by_d6(box: str) -> None:
    table = Table(box)
    table.open("locomotive", "locomotive", "red", "blue")
    table.deck(locomotive=1)
    table.discards()
    assert "swept" not in kinds(table, "draw red")
    assert table.face_up == ("locomotive", "locomotive", "locomotive", "blue", None)


@pytest.mark.rule("X4", "D6", "D8")
@pytest.mark.parametrize(
    "claim",
    [
        ("europe", "bruxelles--paris--1 red:2"),
        ("france", "avignon--toulouse red:6"),
        ("japan", "aomori--akita red:3"),
    ],
)
def test_they_are_swept_when_a_claim_brings_other_cards_back(claim: tuple[str, str]) -> None:
    box, move = claim
    table = Table(box)
    table.hand(0, red=6)
    table.open("locomotive", "locomotive", "locomotive", "green")
    table.deck()
    table.discards()
    assert "swept" in kinds(table, f"claim {move}")
    assert table.face_up.count("locomotive") < 3


@pytest.mark.rule("X7")
@pytest.mark.parametrize("box", SWEEPING)
def test_two_fives_that_would_change_places_for_ever_are_seen_once_each(box: str) -> None:
    table = Table(box)
    table.open("locomotive", "red", "blue", "red", "locomotive")
    table.deck(locomotive=4, green=2)
    table.discards()
    table.next_cards("locomotive")
    assert kinds(table, "draw blue").count("swept") == 1
    assert (table.face_up.count("locomotive"), table.face_up.count("green")) == (3, 2)
    assert (table.view().deck, table.view().discards) == (5, 0)


@pytest.mark.rule("D7")
@pytest.mark.parametrize("box", BOXES)
def test_the_discards_become_the_deck_as_soon_as_it_runs_out(box: str) -> None:
    table = Table(box)
    table.deck(green=1)
    table.discards(red=3, locomotive=1)
    assert "reshuffled" in kinds(table, "draw deck")
    assert (table.cards(0), table.view().deck, table.discarded) == ({"green": 1}, 4, {})
    assert table.legal("draw deck")


@pytest.mark.rule("D7")
@pytest.mark.parametrize("box", BOXES)
def test_a_deck_that_a_replacement_used_up_is_renewed_too(box: str) -> None:
    table = Table(box)
    table.deck(green=1)
    table.discards(red=3)
    table.push("draw blue")
    assert "green" in table.face_up
    assert (table.view().deck, table.discarded) == (3, {})


CLAIMS = [
    ("nordic", "claim boden--umea--1 red:3", 3),
    ("europe", "claim berlin--frankfurt--1 red:3", 3),
    ("europe", "station paris red:1", 1),
    ("france", "claim angers--nantes--1 red:1", 1),
    ("japan", "claim aomori--akita red:3", 3),
]


@pytest.mark.rule("D8")
@pytest.mark.parametrize(("box", "move", "paid"), CLAIMS)
def test_empty_slots_stay_empty_until_an_action_discards(box: str, move: str, paid: int) -> None:
    table = Table(box)
    table.hand(0, red=3)
    table.open("blue", "green")
    table.deck()
    table.discards()
    table.turn(1)
    table.push("draw blue")
    assert table.face_up.count(None) == 4
    table.push("draw green")
    assert table.face_up.count(None) == 5
    table.turn(0)
    table.push(move)
    assert table.face_up == ("red",) * paid + (None,) * (5 - paid)
    assert (table.view().deck, table.discarded) == (0, {})


@pytest.mark.rule("D8", "D7")
def test_what_five_slots_do_not_take_is_the_deck() -> None:
    table = Table("nordic")
    table.hand(0, green=9)
    table.open("blue")
    table.deck()
    table.discards()
    table.push("claim lieksa--murmansk green:9")
    assert table.face_up == ("blue", "green", "green", "green", "green")
    assert table.view().deck == 5


@pytest.mark.rule("D9")
@pytest.mark.parametrize("box", ["nordic", "europe", "japan"])
def test_the_turn_ends_after_one_card_when_there_is_no_second(box: str) -> None:
    table = Table(box)
    table.open("red")
    table.deck()
    table.discards()
    table.push("draw red")
    assert (table.cards(0), table.to_move, table.asked) == ({"red": 1}, 1, "take-turn")


@pytest.mark.rule("D9", "L2")
def test_in_france_the_build_follows_a_single_card_too() -> None:
    table = Table("france")
    table.open("red")
    table.deck()
    table.discards()
    table.push("draw red")
    assert (table.to_move, table.asked) == (0, "lay-tile")


@pytest.mark.rule("D9", "D2")
@pytest.mark.parametrize("box", ["europe", "japan"])
def test_a_lone_open_locomotive_is_no_legal_second_card(box: str) -> None:
    table = Table(box)
    table.open("red", "locomotive")
    table.deck()
    table.discards()
    table.push("draw red")
    assert (table.cards(0), table.to_move) == ({"red": 1}, 1)
    assert table.legal("draw locomotive")


@pytest.mark.rule("D9", "D4")
def test_in_nordic_it_is() -> None:
    table = Table("nordic")
    table.open("red", "locomotive")
    table.deck()
    table.discards()
    table.push("draw red", "draw locomotive")
    assert (table.cards(0), table.to_move) == ({"red": 1, "locomotive": 1}, 1)


@pytest.mark.rule("D9")
@pytest.mark.parametrize("box", BOXES)
def test_with_no_card_to_take_drawing_is_not_legal(box: str) -> None:
    table = Table(box)
    table.open()
    table.deck()
    table.discards()
    assert table.refused("draw deck") == "move-deck-empty"
    assert not [move for move in table.moves if move.startswith("draw")]


@pytest.mark.rule("D10")
@pytest.mark.parametrize("box", BOXES)
def test_there_is_no_hand_limit(box: str) -> None:
    table = Table(box)
    table.hand(0, red=12, blue=11, green=11, white=11, black=12, yellow=12, locomotive=14)
    table.push("draw deck", "draw deck")
    assert table.player(0).cards == 85


@pytest.mark.rule("X6")
@pytest.mark.parametrize("box", BOXES)
def test_of_two_alike_it_does_not_matter_which_is_taken(box: str) -> None:
    table = Table(box)
    table.open("red", "blue", "red", "blue", "red")
    table.next_cards("green")
    assert table.moves.count("draw red") == 1
    table.push("draw red")
    assert sorted(map(str, table.face_up)) == ["blue", "blue", "green", "red", "red"]
