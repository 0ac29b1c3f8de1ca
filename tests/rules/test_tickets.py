"""Tickets: K1 to K4, X3."""

from __future__ import annotations

import pytest

from tests.table import BOXES, Table, keep, new_game, offers

# Per box four tickets that can be drawn.
FOUR = {
    "nordic": ("oslo--kobenhavn", "oslo--stavanger", "oslo--stockholm", "oslo--vaasa"),
    "europe": ("athina--angora", "berlin--roma", "kyiv--sochi", "london--wien"),
    "france": ("paris--nice", "paris--lyon", "lille--dijon", "lyon--toulouse"),
    "japan": ("osaka--nagano", "hakata--oita", "akita--miyako", "osaka--akita"),
}
DRAWN = {"nordic": 3, "europe": 3, "france": 4, "japan": 3}
# Per box a ticket, its points, and routes that make it.
MADE = [
    ("nordic", "oslo--stavanger", 4, ("kristiansand--oslo", "kristiansand--stavanger--1")),
    ("europe", "edinburgh--paris", 7, ("edinburgh--london--1", "dieppe--london--1", "dieppe--paris")),
    ("france", "reims--orleans", 3, ("paris--reims--1", "orleans--paris--1")),
    ("japan", "odawara--narita", 1, ("matsumoto--odawara", "matsumoto--tokyo", "narita--tokyo--1")),
]


@pytest.mark.rule("K1", "T.ticket-draw.nordic", "T.ticket-draw.europe", "T.ticket-draw.france", "T.ticket-draw.japan")
@pytest.mark.parametrize("box", BOXES)
def test_so_many_are_drawn_and_one_or_more_kept(box: str) -> None:
    table = Table(box)
    table.push("tickets")
    assert table.player(0).offered == DRAWN[box]
    assert {len(move.split()) - 1 for move in table.moves} == set(range(1, DRAWN[box] + 1))
    assert len(table.moves) == 2 ** DRAWN[box] - 1
    table.push(table.moves[0])
    assert (table.player(0).tickets, table.to_move) == (1, 1)


@pytest.mark.rule("K1")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("left", [1, 2])
def test_fewer_are_drawn_when_the_deck_has_fewer(box: str, left: int) -> None:
    table = Table(box)
    table.ticket_deck(*FOUR[box][:left])
    table.push("tickets")
    assert (table.player(0).offered, table.view().ticket_deck) == (left, 0)
    assert table.legal(f"keep {FOUR[box][0]}")


@pytest.mark.rule("K1")
@pytest.mark.parametrize("box", BOXES)
def test_with_an_empty_deck_the_action_is_not_legal(box: str) -> None:
    table = Table(box)
    table.ticket_deck()
    assert table.refused("tickets") == "move-no-tickets"
    assert "tickets" not in table.moves


@pytest.mark.rule("K2")
@pytest.mark.parametrize("box", BOXES)
def test_a_kept_ticket_is_kept_for_good_and_there_is_no_limit(box: str) -> None:
    table = Table(box)
    had = {ticket.id for ticket in table.game.board.tickets if not ticket.long} - set(FOUR[box])
    table.tickets(0, *had)
    table.ticket_deck(*FOUR[box])
    table.push("tickets")
    assert table.refused(f"keep {min(had)}") == "move-not-offered"
    table.push(f"keep {' '.join(FOUR[box][: DRAWN[box]])}")
    assert table.kept(0) == had.union(FOUR[box][: DRAWN[box]])
    assert table.player(0).tickets == len(had) + DRAWN[box]


@pytest.mark.rule("K2", "V2")
@pytest.mark.parametrize("box", BOXES)
def test_others_see_how_many_tickets_but_not_which(box: str) -> None:
    one, two = Table(box), Table(box)
    for table, kept in ((one, FOUR[box][0]), (two, FOUR[box][1])):
        table.ticket_deck(*FOUR[box][:2])
        table.push("tickets", f"keep {kept}")
        assert table.view(1).players[0].tickets == 1
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert one.view(0) != two.view(0)


@pytest.mark.rule("K2")
def test_the_final_scoring_shows_them() -> None:
    table = Table("nordic")
    table.tickets(1, "oslo--vaasa")
    table.cars(0, 2)
    table.idle(3)
    outcome = table.game.outcome()
    assert outcome is not None
    assert [ticket.ticket for ticket in outcome.seats[1].tickets] == ["oslo--vaasa"]


@pytest.mark.rule("K3")
@pytest.mark.parametrize(("box", "ticket", "points", "routes"), MADE)
def test_a_ticket_adds_its_points_if_own_routes_join_its_places(
    box: str, ticket: str, points: int, routes: tuple[str, ...]
) -> None:
    table = Table(box)
    table.tickets(0, ticket)
    table.owns(0, *routes)
    score = table.ticket_score(0, ticket)
    assert (score.made, score.points, set(score.routes)) == (True, points, set(routes))
    bonuses = sum(bonus.points for bonus in table.seat_score(0).bonuses)
    assert table.score().scores[0] == table.player(0).points + points + bonuses


@pytest.mark.rule("K3")
@pytest.mark.parametrize(("box", "ticket", "points", "routes"), MADE)
def test_else_it_subtracts_them(box: str, ticket: str, points: int, routes: tuple[str, ...]) -> None:
    table = Table(box)
    table.tickets(0, ticket)
    table.owns(0, *routes[1:])
    table.owns(1, routes[0])  # another player's route does not join
    score = table.ticket_score(0, ticket)
    assert (score.made, score.points, score.routes) == (False, -points, ())
    bonuses = sum(bonus.points for bonus in table.seat_score(0).bonuses)
    assert table.score().scores[0] == table.player(0).points - points + bonuses


def drawn(table: Table) -> tuple[str, ...]:
    """Draw tickets, and keep them all."""
    table.push("tickets")
    offer = table.offer
    table.push(f"keep {' '.join(offer)}")
    return offer


@pytest.mark.rule("K4", "T.ticket-draw-rejects.europe", "T.ticket-draw-rejects.japan")
@pytest.mark.parametrize("box", ["europe", "japan"])
def test_rejects_go_under_the_deck_in_the_order_dealt(box: str) -> None:
    first, second, third, fourth = FOUR[box]
    table = Table(box)
    table.ticket_deck(first, second, third, fourth)
    table.push("tickets", f"keep {second}")
    assert table.view().ticket_deck == 3
    assert drawn(table) == (fourth, first, third)


@pytest.mark.rule("K4", "T.ticket-draw-rejects.france")
def test_they_do_so_in_france() -> None:
    first, second, third, fourth = FOUR["france"]
    table = Table("france")
    table.ticket_deck(first, second, third, fourth, "nantes--pau")
    table.push("tickets", f"keep {third}")
    assert drawn(table) == ("nantes--pau", first, second, fourth)


@pytest.mark.rule("K4")
@pytest.mark.parametrize("box", ["europe", "france", "japan"])
def test_rejects_come_up_only_after_the_rest_of_the_deck(box: str) -> None:
    table = Table(box, seats=3)
    deck = table.view().ticket_deck
    table.push("tickets")
    kept, *rejected = table.offer
    table.push(f"keep {kept}")
    rest: list[str] = []
    while table.view().ticket_deck:
        rest += drawn(table)
    assert len(rest) == deck - 1
    assert rest[-len(rejected) :] == rejected


@pytest.mark.rule("T.ticket-draw-rejects.nordic")
def test_in_nordic_rejects_leave_the_game() -> None:
    first, second, third, fourth = FOUR["nordic"]
    table = Table("nordic")
    table.ticket_deck(first, second, third, fourth)
    table.push("tickets", f"keep {second}")
    assert table.view().ticket_deck == 1
    assert drawn(table) == (fourth,)
    assert table.refused("tickets") == "move-no-tickets"


def opening_rejects(box: str, seed: int) -> tuple[list[str], list[str]]:
    """The rejects of three seats in the order dealt, and in the order in which they are drawn at last."""
    game = new_game(box, 3, seed)
    least = {"france": 3, "japan": 2}[box]
    rejected = [ticket for offer in offers(game) for ticket in offer[least:]]
    deck = game.view(None).ticket_deck
    keep(game, least)
    assert game.view(None).ticket_deck == deck + len(rejected)
    order: list[str] = []
    while game.view(None).ticket_deck:
        game.push("tickets")
        offer = offers(game)[game.to_move[0]]
        game.push(f"keep {' '.join(offer)}")
        order += offer
    return rejected, order[-len(rejected) :]


@pytest.mark.rule("K4", "T.ticket-deal-rejects.france", "T.ticket-deal-rejects.japan")
@pytest.mark.parametrize("box", ["france", "japan"])
def test_opening_rejects_are_shuffled_together_under_the_deck(box: str) -> None:
    orders = [opening_rejects(box, seed) for seed in range(12)]
    assert all(sorted(rejected) == sorted(drawn) for rejected, drawn in orders)
    places = {rejected.index(drawn[0]) for rejected, drawn in orders}
    assert len(places) > 2  # the first may come from any seat
    assert max(places) >= 4


@pytest.mark.rule("K4")
@pytest.mark.parametrize("box", ["france", "japan"])
def test_opening_rejects_wait_until_all_have_chosen(box: str) -> None:
    game = new_game(box, 2)
    before = game.view(None).ticket_deck
    game.push(f"keep {' '.join(offers(game)[0][:3])}", seat=0)
    assert game.view(None).ticket_deck == before
    game.push(f"keep {' '.join(offers(game)[1])}", seat=1)
    assert game.view(None).ticket_deck == before + len(offers(new_game(box, 2))[0]) - 3


@pytest.mark.rule("X3")
@pytest.mark.parametrize(("box", "ticket", "points", "routes"), MADE)
def test_a_ticket_is_possible_then_made(box: str, ticket: str, points: int, routes: tuple[str, ...]) -> None:
    table = Table(box)
    table.tickets(0, ticket)
    table.owns(0, *routes[1:])
    assert table.prospects(0) == {ticket: "possible"}
    table.owns(0, routes[0])
    assert table.prospects(0) == {ticket: "made"}
    assert table.ticket_score(0, ticket).points == points


@pytest.mark.rule("X3")
@pytest.mark.parametrize(("box", "ticket", "cars"), [("nordic", "oslo--stavanger", 4), ("france", "reims--orleans", 3)])
def test_it_is_lost_when_the_cars_do_not_reach(box: str, ticket: str, cars: int) -> None:
    table = Table(box)
    table.tickets(0, ticket)
    table.cars(0, cars)
    assert table.prospects(0) == {ticket: "possible"}
    table.cars(0, cars - 1)
    assert table.prospects(0) == {ticket: "lost"}


@pytest.mark.rule("X3")
def test_it_is_lost_when_others_have_shut_every_way() -> None:
    table = Table("nordic")
    table.tickets(0, "oslo--stavanger")
    table.owns(1, "bergen--stavanger", "kristiansand--stavanger--1")
    assert table.prospects(0) == {"oslo--stavanger": "possible"}
    table.owns(1, "kristiansand--stavanger--2")
    assert table.prospects(0) == {"oslo--stavanger": "lost"}


@pytest.mark.rule("X3")
def test_a_closed_route_is_no_way() -> None:
    table = Table("france")
    table.tickets(0, "reims--orleans")
    table.cars(0, 3)
    table.owns(1, "paris--reims--1")
    assert table.prospects(0) == {"reims--orleans": "lost"}


@pytest.mark.rule("X3")
def test_a_station_to_come_is_a_way() -> None:
    table = Table("europe")
    table.tickets(0, "edinburgh--paris")
    table.cars(0, 3)
    table.owns(1, "edinburgh--london--1")
    assert table.prospects(0) == {"edinburgh--paris": "possible"}
    table.station(0, "roma", "athina", "sofia")
    assert table.prospects(0) == {"edinburgh--paris": "lost"}


@pytest.mark.rule("X3")
def test_a_bullet_train_to_come_is_a_way() -> None:
    table = Table("japan")
    table.tickets(0, "hiroshima--osaka")
    table.cars(0, 0)
    assert table.prospects(0) == {"hiroshima--osaka": "possible"}
    table.bullets(0)
    assert table.prospects(0) == {"hiroshima--osaka": "lost"}


@pytest.mark.rule("X3")
@pytest.mark.parametrize("box", BOXES)
def test_the_cards_in_hand_play_no_part(box: str) -> None:
    ticket = FOUR[box][0]
    table = Table(box)
    table.tickets(0, ticket)
    table.hand(0)
    assert table.prospects(0) == {ticket: "possible"}


@pytest.mark.rule("X3")
def test_after_the_end_nothing_is_possible() -> None:
    table = Table("nordic")
    table.tickets(1, "oslo--vaasa")
    table.cars(0, 2)
    table.idle(2)
    assert table.prospects(1) == {"oslo--vaasa": "possible"}
    table.idle()
    assert table.prospects(1) == {"oslo--vaasa": "lost"}
