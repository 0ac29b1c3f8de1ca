"""The last round and the final scoring: E1 to E5, bonuses, tie-breaks."""

from __future__ import annotations

import pytest

from tests.table import BOXES, Table

# Per box a red route to end with, and its length.
LAST_CLAIM = {
    "nordic": ("tampere--turku", 1),
    "europe": ("budapest--wien--1", 1),
    "france": ("paris--rouen", 1),
    "japan": ("okayama--takamatsu--2", 1),
}
# Per box a ticket and the routes that make it, for each of two seats.
MADE = {
    "nordic": [
        ("oslo--stavanger", ("kristiansand--oslo", "kristiansand--stavanger--1")),
        ("tampere--tallinn", ("helsinki--tampere", "helsinki--tallinn")),
    ],
    "europe": [
        ("frankfurt--kobenhavn", ("essen--frankfurt", "essen--kobenhavn--1")),
        ("rostov--erzurum", ("rostov--sochi", "erzurum--sochi")),
    ],
    "france": [
        ("reims--orleans", ("paris--reims--1", "orleans--paris--1")),
        ("dijon--grenoble", ("dijon--lyon--1", "grenoble--lyon")),
    ],
    "japan": [
        ("akita--miyako", ("akita--morioka", "morioka--miyako")),
        ("hakata--oita", ("kokura--hakata", "kokura--oita--1")),
    ],
}


def make_ticket(table: Table, seat: int) -> None:
    ticket, routes = MADE[table.game.board.id][seat]
    table.tickets(seat, ticket)
    table.owns(seat, *routes)


def claim_last(box: str, cars: int, seats: int = 2) -> Table:
    """Seat 0 has so many cars left when its turn ends with a claim."""
    route, length = LAST_CLAIM[box]
    table = Table(box, seats)
    table.hand(0, red=length)
    table.cars(0, cars + length)
    table.bullets(0)
    table.push(f"claim {route} red:{length}")
    return table


@pytest.mark.rule("E1", "T.last-round.nordic", "T.last-round.europe", "T.last-round.france", "T.last-round.japan")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("cars", [2, 1, 0])
def test_two_cars_or_fewer_give_every_player_one_more_turn(box: str, cars: int) -> None:
    table = claim_last(box, cars, seats=3)
    assert table.view().turns_left == 3
    for seat in (1, 2, 0):
        assert table.to_move == seat
        table.idle()
    assert table.game.is_over
    assert table.refused("draw deck", seat=1) == "move-game-over"
    assert table.game.outcome() is not None


@pytest.mark.rule("E1", "T.last-round.nordic", "T.last-round.europe", "T.last-round.france", "T.last-round.japan")
@pytest.mark.parametrize("box", BOXES)
def test_three_cars_do_not(box: str) -> None:
    table = claim_last(box, 3)
    assert table.view().turns_left is None
    table.idle(4)
    assert not table.game.is_over


@pytest.mark.rule("E1")
@pytest.mark.parametrize("box", BOXES)
def test_any_action_can_end_the_turn_that_sets_it_off(box: str) -> None:
    table = Table(box)
    table.cars(0, 2)
    table.bullets(0)
    table.idle()
    assert table.view().turns_left == 2


@pytest.mark.rule("E1")
@pytest.mark.parametrize("box", BOXES)
def test_the_cars_of_a_player_who_is_not_on_turn_do_not_count(box: str) -> None:
    table = Table(box)
    table.cars(1, 0)
    table.bullets(0)
    table.idle()
    assert table.view().turns_left is None


@pytest.mark.rule("E1")
@pytest.mark.parametrize("box", BOXES)
def test_the_last_round_is_not_set_off_twice(box: str) -> None:
    table = claim_last(box, 2)
    table.cars(1, 0)
    table.idle()
    assert table.view().turns_left == 1
    table.idle()
    assert table.game.is_over


@pytest.mark.rule("E1")
@pytest.mark.parametrize("box", BOXES)
def test_the_score_is_counted_after_the_last_turn(box: str) -> None:
    route, length = LAST_CLAIM[box]
    table = Table(box)
    table.cars(0, 2)
    table.bullets(0)
    table.idle()
    table.hand(1, red=length)
    table.push(f"claim {route} red:{length}")
    table.idle()
    outcome = table.game.outcome()
    assert outcome is not None
    assert [each.route for each in outcome.seats[1].routes] == [route]
    assert outcome == table.score()


@pytest.mark.rule("T.bonus.nordic", "T.bonus.france")
@pytest.mark.parametrize(("box", "points"), [("nordic", 10), ("france", 15)])
def test_the_globetrotter_has_made_the_most_tickets(box: str, points: int) -> None:
    table = Table(box)
    make_ticket(table, 1)
    assert table.bonus("tickets_made") == (0, points)


@pytest.mark.rule("T.bonus.europe", "T.bonus.france")
@pytest.mark.parametrize(
    ("box", "long", "short"),
    [("europe", "berlin--danzig", "wien--zagrab"), ("france", "avignon--toulouse", "paris--rouen")],
)
def test_the_longest_path_is_worth_ten(box: str, long: str, short: str) -> None:
    table = Table(box)
    table.owns(0, short)
    table.owns(1, long)
    assert table.bonus("longest_path") == (0, 10)


@pytest.mark.rule("T.bonus.nordic", "T.bonus.europe", "T.bonus.france", "T.bonus.japan")
@pytest.mark.parametrize(
    ("box", "measures"),
    [
        ("nordic", ["tickets_made"]),
        ("europe", ["longest_path", "stations_left"]),
        ("france", ["longest_path", "tickets_made"]),
        ("japan", ["bullet_spaces"]),
    ],
)
def test_a_box_gives_its_own_bonuses_only(box: str, measures: list[str]) -> None:
    table = Table(box)
    make_ticket(table, 0)
    seat = table.seat_score(0)
    assert [bonus.measure for bonus in seat.bonuses] == measures
    points = [item.points for items in (seat.routes, seat.tickets, seat.bonuses) for item in items]
    assert seat.total == sum(points)


@pytest.mark.rule("E2")
@pytest.mark.parametrize(("box", "points"), [("nordic", 10), ("france", 15)])
def test_tied_globetrotters_get_the_bonus_in_full(box: str, points: int) -> None:
    table = Table(box, seats=3)
    make_ticket(table, 0)
    make_ticket(table, 1)
    assert table.bonus("tickets_made") == (points, points, 0)


@pytest.mark.rule("E2")
@pytest.mark.parametrize(
    ("box", "one", "other"),
    [("europe", "berlin--danzig", "kharkov--kyiv"), ("france", "brest--cherbourg", "avignon--toulouse")],
)
def test_tied_longest_paths_get_the_bonus_in_full(box: str, one: str, other: str) -> None:
    table = Table(box, seats=3)
    table.owns(0, one)
    table.owns(2, other)
    assert table.bonus("longest_path") == (10, 0, 10)


@pytest.mark.rule("E3")
@pytest.mark.parametrize("box", ["nordic", "france"])
@pytest.mark.parametrize("held", [True, False])
def test_nobody_is_globetrotter_without_a_ticket_made(box: str, held: bool) -> None:
    table = Table(box)
    if held:
        table.tickets(0, MADE[box][0][0])
    assert table.bonus("tickets_made") == (0, 0)


@pytest.mark.rule("E3")
@pytest.mark.parametrize("box", ["europe", "france"])
def test_nobody_has_the_longest_path_without_a_route(box: str) -> None:
    assert Table(box).bonus("longest_path") == (0, 0)


@pytest.mark.rule("E4")
@pytest.mark.parametrize(
    ("routes", "length"),
    [
        pytest.param(("helsinki--lahti", "helsinki--tampere", "helsinki--turku"), 2, id="no car twice"),
        pytest.param(("orebro--sundsvall", "goteborg--orebro", "norrkoping--orebro"), 6, id="the best two of three"),
        pytest.param(("helsinki--lahti", "lahti--tampere", "helsinki--tampere"), 3, id="a round trip"),
        pytest.param(
            ("helsinki--lahti", "lahti--tampere", "helsinki--tampere", "helsinki--imatra", "helsinki--turku"),
            7,
            id="twice through a city",
        ),
        pytest.param(
            ("helsinki--lahti", "lahti--tampere", "helsinki--tampere", "tampere--turku", "helsinki--turku"),
            5,
            id="every car of two loops",
        ),
        pytest.param(("kristiansand--stavanger--1", "kristiansand--stavanger--2"), 5, id="there and back"),
        pytest.param(
            ("lieksa--murmansk", "goteborg--oslo", "oslo--orebro--1", "orebro--sundsvall", "sundsvall--umea--1"),
            11,
            id="not with the longest route",
        ),
        pytest.param(
            (
                "helsinki--lahti",
                "lahti--tampere",
                "helsinki--tampere",
                "tampere--turku",
                "helsinki--turku",
                "imatra--lahti",
            ),
            7 - 1,
            id="one route left over",
        ),
    ],
)
def test_the_longest_path_is_the_longest_trail(routes: tuple[str, ...], length: int) -> None:
    table = Table("nordic")
    table.owns(0, *routes)
    path = table.seat_score(0).longest_path
    assert path.length == length
    assert len(path.routes) == len(set(path.routes))
    board = {route.id: route.length for route in table.game.board.routes}
    assert sum(board[route] for route in path.routes) == length


@pytest.mark.rule("E4")
def test_routes_of_others_do_not_count() -> None:
    table = Table("nordic")
    table.owns(0, "helsinki--lahti", "imatra--kuopio")
    table.owns(1, "imatra--lahti")
    assert [seat.longest_path.length for seat in table.score().seats] == [2, 2]


@pytest.mark.rule("E4")
def test_stations_do_not_count() -> None:
    table = Table("europe")
    table.tickets(0, "edinburgh--paris")
    table.owns(0, "edinburgh--london--1", "dieppe--london--1")
    table.owns(1, "dieppe--paris", "paris--zurich")
    table.station(0, "dieppe")
    assert table.made(0) == {"edinburgh--paris"}
    assert table.seat_score(0).longest_path.length == 6
    assert table.bonus("longest_path") == (10, 0)


@pytest.mark.rule("E5")
@pytest.mark.parametrize("box", BOXES)
def test_the_most_points_win_whatever_the_tie_breaks_say(box: str) -> None:
    table = Table(box)
    make_ticket(table, 0)
    table.points(1, 60)
    outcome = table.score()
    assert (outcome.winners, outcome.tie_breaks) == ((1,), ())


@pytest.mark.rule("E5", "T.tie-breaks.nordic", "T.tie-breaks.europe", "T.tie-breaks.france", "T.tie-breaks.japan")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("winner", [0, 1])
def test_equal_points_go_to_the_most_tickets_made(box: str, winner: int) -> None:
    table = Table(box)
    make_ticket(table, winner)
    if box == "europe":
        table.station(winner, "paris", "london")  # fewer stations come second
    loser = 1 - winner
    table.owns(loser, {"nordic": "lieksa--murmansk", "europe": "petrograd--stockholm"}.get(box, LAST_CLAIM[box][0]))
    table.level(0, 1)
    outcome = table.score()
    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.winners == (winner,)
    assert [step.measure for step in outcome.tie_breaks] == ["tickets_made"]


@pytest.mark.rule("E5", "T.tie-breaks.nordic")
def test_in_nordic_the_longest_path_comes_next() -> None:
    table = Table("nordic")
    table.owns(0, "tampere--turku")
    table.owns(1, "goteborg--orebro")
    table.level(0, 1)
    outcome = table.score()
    assert outcome.winners == (1,)
    assert [(step.measure, step.units) for step in outcome.tie_breaks] == [
        ("tickets_made", {0: 0, 1: 0}),
        ("longest_path", {0: 1, 1: 2}),
    ]


@pytest.mark.rule("E5", "T.tie-breaks.europe")
def test_in_europe_the_fewest_stations_come_next() -> None:
    table = Table("europe")
    table.owns(1, "petrograd--stockholm")  # the longest path comes after
    table.station(1, "paris")
    table.level(0, 1)
    outcome = table.score()
    assert outcome.winners == (0,)
    assert [step.measure for step in outcome.tie_breaks] == ["tickets_made", "stations_left"]


@pytest.mark.rule("E5", "T.tie-breaks.europe", "T.tie-breaks.france")
@pytest.mark.parametrize(
    ("box", "route", "before"),
    [
        ("europe", "berlin--danzig", ["tickets_made", "stations_left"]),
        ("france", "avignon--toulouse", ["tickets_made"]),
    ],
)
def test_then_the_longest_path_bonus(box: str, route: str, before: list[str]) -> None:
    table = Table(box)
    table.owns(1, route)
    table.level(0, 1)
    outcome = table.score()
    assert outcome.winners == (1,)
    assert [step.measure for step in outcome.tie_breaks] == [*before, "longest_path_bonus"]
    assert outcome.tie_breaks[-1].units == {0: 0, 1: 1}


@pytest.mark.rule("E5", "T.tie-breaks.europe", "T.tie-breaks.france")
@pytest.mark.parametrize(
    ("box", "longest", "longer"),
    [("europe", "petrograd--stockholm", "berlin--danzig"), ("france", "avignon--toulouse", "paris--rouen")],
)
def test_a_longer_path_without_the_bonus_does_not_count(box: str, longest: str, longer: str) -> None:
    table = Table(box, seats=3)
    table.owns(2, longest)
    table.owns(1, longer)
    table.points(0, 60)
    table.level(0, 1)
    assert table.score().winners == (0, 1)


@pytest.mark.rule("E5", "T.tie-breaks.nordic", "T.tie-breaks.europe", "T.tie-breaks.france", "T.tie-breaks.japan")
@pytest.mark.parametrize("box", BOXES)
def test_what_is_still_equal_is_a_shared_win(box: str) -> None:
    table = Table(box, seats=3)
    table.points(0, 30)
    table.points(2, 30)
    assert table.score().winners == (0, 2)


@pytest.mark.rule("E5", "T.tie-breaks.japan")
def test_in_japan_the_win_is_shared_after_tickets_made() -> None:
    table = Table("japan")
    table.bullet_spaces(9, 1)
    table.owns(0, "tottori--masuda")
    table.level(0, 1)
    outcome = table.score()
    assert (outcome.winners, [step.measure for step in outcome.tie_breaks]) == ((0, 1), ["tickets_made"])


@pytest.mark.rule("E5")
def test_tie_breaks_part_only_those_with_the_most_points() -> None:
    table = Table("nordic", seats=3)
    make_ticket(table, 1)
    table.points(0, 90)
    table.points(2, 90)
    assert table.score().winners == (0, 2)
