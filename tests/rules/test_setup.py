"""Set-up and turns: S1 to S8, and the cells of the table that speak of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rallar.game import Game
from rallar.model.errors import OptionError
from rallar.model.loader import load_board
from tests.table import BOXES, Table, cards_on_table, keep, new_game, offers

COUNTS = [("nordic", 2), ("nordic", 3), *((box, seats) for box in BOXES[1:] for seats in (2, 3, 4, 5))]
LONG_TICKETS = {ticket.id for ticket in load_board("europe").tickets if ticket.long}


@pytest.mark.rule("S1")
@pytest.mark.parametrize(("box", "seats"), COUNTS)
def test_there_are_twelve_cards_of_each_color_and_fourteen_locomotives(box: str, seats: int) -> None:
    game = new_game(box, seats)
    assert cards_on_table(game) == (12, 12, 12, 12, 12, 12, 12, 12, 14)
    assert len(game.view(None).open) == 5
    assert None not in game.view(None).open


@pytest.mark.rule("S2", "T.card-deal.nordic")
@pytest.mark.parametrize("seats", [2, 3])
def test_nordic_deals_four_cards_and_five_by_the_swedish_variant(seats: int) -> None:
    assert [player.cards for player in new_game("nordic", seats).view(None).players] == [4] * seats
    swedish = new_game("nordic", seats, variant="swedish-deal")
    assert [player.cards for player in swedish.view(None).players] == [5] * seats
    assert swedish.view(None).deck == 110 - 5 - 5 * seats


@pytest.mark.rule("T.card-deal.europe", "T.card-deal.france", "T.card-deal.japan")
@pytest.mark.parametrize(("box", "seats"), COUNTS)
def test_everyone_is_dealt_the_cards_of_the_box(box: str, seats: int) -> None:
    dealt = {"nordic": 4, "europe": 4, "france": 8, "japan": 4}[box]
    game = new_game(box, seats, seed=1)
    assert [player.cards for player in game.view(None).players] == [dealt] * seats
    assert game.view(None).deck + game.view(None).discards == 110 - 5 - dealt * seats


@pytest.mark.rule("S3")
def test_a_hand_in_france_is_of_any_cards() -> None:
    hands = [own.hand for seed in range(5) if (own := new_game("france", 2, seed).view(0).own)]
    assert all(hand.total == 8 for hand in hands)
    assert len(set().union(*(hand.by_name for hand in hands))) == 9


@pytest.mark.rule("T.cars.nordic", "T.cars.europe", "T.cars.france", "T.cars.japan", "T.stations.europe")
@pytest.mark.rule("T.stations.nordic", "T.stations.france", "T.stations.japan")
@pytest.mark.parametrize(("box", "seats"), COUNTS)
def test_everyone_has_the_pieces_of_the_box(box: str, seats: int) -> None:
    cars, stations, bullets = {"nordic": (40, 0, 0), "europe": (45, 3, 0), "france": (40, 0, 0), "japan": (20, 0, 16)}[
        box
    ]
    view = new_game(box, seats).view(None)
    assert [(player.cars, player.stations) for player in view.players] == [(cars, stations)] * seats
    assert view.bullets == bullets


@pytest.mark.rule("T.players.nordic", "T.players.europe", "T.players.france", "T.players.japan")
@pytest.mark.parametrize(("box", "most"), [("nordic", 3), ("europe", 5), ("france", 5), ("japan", 5)])
def test_no_fewer_and_no_more_can_play(box: str, most: int) -> None:
    for seats in (1, most + 1):
        with pytest.raises(OptionError, match="option-seats"):
            Game.new(box, seats)


@pytest.mark.rule("S4", "T.ticket-deal.europe")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_is_offered_one_long_ticket_and_three_regular_ones(seats: int) -> None:
    game = new_game("europe", seats)
    dealt = offers(game)
    assert [len(LONG_TICKETS.intersection(offer)) for offer in dealt] == [1] * seats
    assert len({ticket for offer in dealt for ticket in offer}) == 4 * seats
    assert game.view(None).ticket_deck == 40 - 3 * seats


@pytest.mark.rule("S4")
def test_the_long_ticket_can_be_rejected() -> None:
    game = new_game("europe", 2)
    regular = [ticket for ticket in offers(game)[0] if ticket not in LONG_TICKETS]
    game.push(f"keep {' '.join(regular)}", seat=0)
    game.push(f"keep {' '.join(offers(game)[1])}", seat=1)
    assert game.view(None).players[0].tickets == 3


@pytest.mark.rule("S4", "T.ticket-deal-rejects.europe")
def test_no_long_ticket_is_ever_drawn() -> None:
    game = new_game("europe", 2)
    keep(game, 2)
    drawn: list[str] = []
    while "tickets" in game.legal_moves:
        game.push("tickets")
        offer = offers(game)[game.to_move[0]]
        game.push(f"keep {' '.join(offer)}")
        drawn += offer
    assert len(drawn) == len(set(drawn)) == 40 - 6
    assert not LONG_TICKETS.intersection(drawn)


@pytest.mark.rule("T.ticket-deal.nordic", "T.ticket-deal.europe", "T.ticket-deal.france", "T.ticket-deal.japan")
@pytest.mark.parametrize(
    ("box", "dealt", "least"), [("nordic", 5, 2), ("europe", 4, 2), ("france", 5, 3), ("japan", 4, 2)]
)
def test_so_many_opening_tickets_must_be_kept(box: str, dealt: int, least: int) -> None:
    game = new_game(box, 2)
    assert [len(offer) for offer in offers(game)] == [dealt, dealt]
    kept = {len(str(move).split()) - 1 for move in game.legal_moves}
    assert kept == set(range(least, dealt + 1))


@pytest.mark.rule("T.ticket-deal-rejects.nordic", "T.ticket-deal-rejects.europe")
@pytest.mark.rule("T.ticket-deal-rejects.france", "T.ticket-deal-rejects.japan")
@pytest.mark.parametrize(("box", "back"), [("nordic", 0), ("europe", 0), ("france", 4), ("japan", 4)])
def test_opening_rejects_leave_the_game_or_go_under_the_deck(box: str, back: int) -> None:
    game = new_game(box, 2)
    before = game.view(None).ticket_deck
    keep(game, len(offers(game)[0]) - 2)
    assert game.view(None).ticket_deck == before + back


@pytest.mark.rule("S5")
@pytest.mark.parametrize("box", BOXES)
def test_opening_tickets_are_chosen_at_the_same_time_before_the_first_turn(box: str) -> None:
    game = new_game(box, 3, start=1)
    first, second, third = (f"keep {' '.join(offer)}" for offer in offers(game))
    assert list(game.to_move) == [0, 1, 2]
    assert "draw deck" not in game.legal_moves_of(1)
    game.push(third, seat=2)
    game.push(first, seat=0)
    assert game.to_move == (1,)
    game.push(second)
    assert game.to_move == (1,)
    assert game.view(None).asked == "take-turn"


@pytest.mark.rule("S5")
@pytest.mark.parametrize("box", BOXES)
def test_nobody_sees_the_choice_of_another(box: str) -> None:
    games = [new_game(box, 2), new_game(box, 2)]
    offer = offers(games[0])[1]
    games[0].push(f"keep {' '.join(offer)}", seat=1)
    games[1].push(f"keep {' '.join(offer[:3])}", seat=1)
    assert games[0].view(0) == games[1].view(0)
    assert games[0].events(0) == games[1].events(0)


@pytest.mark.rule("S6")
@pytest.mark.parametrize("box", BOXES)
def test_the_seed_draws_the_start_player(box: str) -> None:
    starts = [new_game(box, 3, seed).view(None).start for seed in range(30)]
    assert set(starts) == {0, 1, 2}
    assert starts == [new_game(box, 3, seed).view(None).start for seed in range(30)]


@pytest.mark.rule("S6")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_host_can_name_the_start_player_and_turns_go_round_in_seat_order(start: int) -> None:
    game = new_game("nordic", 3, start=start)
    keep(game, 2)
    turns = []
    for _ in range(6):
        turns.append(game.to_move[0])
        game.push("draw deck")
        game.push("draw deck")
    assert turns == [(start + i) % 3 for i in range(6)]


def draw_cards(table: Table) -> None:
    table.push("draw deck", "draw deck")


def draw_tickets(table: Table) -> None:
    table.push("tickets")
    table.push(next(move for move in table.moves if move.startswith("keep")))


def claim(table: Table) -> None:
    table.push(next(move for move in table.moves if move.startswith("claim")))


def build_station(table: Table) -> None:
    table.push("station paris red:1")


ACTIONS = [
    *((box, action) for box in BOXES for action in (draw_tickets, claim)),
    *((box, draw_cards) for box in ("nordic", "europe", "japan")),
    ("europe", build_station),
]


@pytest.mark.rule("S7", "C1", "B1", "T.extra.europe")
@pytest.mark.parametrize(("box", "action"), ACTIONS)
def test_a_turn_is_one_action(box: str, action: Callable[[Table], None]) -> None:
    table = Table(box)
    table.hand(0, red=5, purple=5)
    action(table)
    assert table.to_move == 1
    for move in ("draw deck", "tickets", "pass"):
        assert table.refused(move, seat=0) == "move-not-your-turn"


@pytest.mark.rule("S7")
@pytest.mark.parametrize(
    ("begun", "asked"), [("draw deck", "draw-second"), ("tickets", "keep-tickets")], ids=["drawing", "tickets"]
)
def test_an_action_that_is_begun_is_carried_through(begun: str, asked: str) -> None:
    table = Table("europe")
    table.hand(0, red=5)
    table.push(begun)
    assert table.asked == asked
    for other in ("tickets", "claim bruxelles--paris--1 red:2", "station paris red:1", "pass"):
        assert table.refused(other) == "move-wrong-phase"


@pytest.mark.rule("S7", "T.extra.nordic", "T.extra.france", "T.extra.japan")
@pytest.mark.parametrize(("box", "city"), [("nordic", "oslo"), ("france", "paris"), ("japan", "tokyo")])
def test_stations_are_built_in_europe_only(box: str, city: str) -> None:
    table = Table(box)
    table.hand(0, red=1)
    assert table.refused(f"station {city} red:1") == "move-no-stations-here"


def stuck_table(seats: int) -> Table:
    """Nothing to draw, nothing to claim; the last seat has all the cards."""
    table = Table("nordic", seats)
    table.ticket_deck()
    table.open()
    table.deck()
    table.discards()
    table.free()
    return table


@pytest.mark.rule("S8")
@pytest.mark.parametrize("box", BOXES)
def test_a_player_with_a_legal_action_cannot_pass(box: str) -> None:
    assert Table(box).refused("pass") == "move-pass-needless"


@pytest.mark.rule("S8")
def test_the_game_ends_and_is_scored_when_all_have_passed_in_succession() -> None:
    table = stuck_table(3)
    table.points(1, 7)
    table.push("pass", "pass")
    assert table.game.outcome() is None
    assert str(table.push("pass")[-1]) == "over all-passed"
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 7, 0)


@pytest.mark.rule("S8")
def test_passes_that_an_action_interrupts_do_not_end_the_game() -> None:
    table = stuck_table(3)
    table.free("boden--tornio")
    table.push("pass", "pass", "claim boden--tornio green:1")
    assert table.legal("draw green")  # D8: the card paid lies face up now
    table.open()
    table.deck()
    table.discards()
    table.push("pass", "pass")
    assert not table.game.is_over
    table.push("pass")
    assert table.game.is_over


@pytest.mark.rule("X1")
def test_a_pass_is_a_move_of_its_own() -> None:
    table = stuck_table(2)
    assert table.moves == ["pass"]
    assert [str(event) for event in table.push("pass")] == ["passed 0", "turn 1"]


@pytest.mark.rule("X1")
def test_a_pass_in_the_last_round_uses_up_the_turn() -> None:
    table = stuck_table(3)
    table.free("boden--tornio")
    table.cars(2, 3)
    table.turn(2)
    table.push("claim boden--tornio green:1")
    assert table.view().turns_left == 3
    table.push("draw green")  # D9: there is no second card
    assert table.view().turns_left == 2
    assert table.moves == ["pass"]
    table.push("pass")
    assert (table.to_move, table.view().turns_left) == (2, 1)
    assert [str(event) for event in table.push("pass")] == ["passed 2", "over last-round"]
