"""Bullet trains in Japan: J1 to J8."""

from __future__ import annotations

import pytest

from tests.table import Table

BULLET = "hamamatsu--nagoya"  # three spaces


@pytest.mark.rule("J1", "T.kinds.japan", "T.cars.japan")
def test_a_bullet_route_takes_a_bullet_train_no_cars_and_scores_no_points() -> None:
    table = Table("japan")
    table.hand(0, red=3)
    table.push(f"claim {BULLET} red:3")
    player = table.player(0)
    assert (player.cars, player.points, player.bullet_spaces) == (20, 0, 3)
    assert (table.view().bullets, table.view().owners) == (15, {BULLET: "shared"})
    assert (table.discarded, table.to_move) == ({"red": 3}, 1)


@pytest.mark.rule("J1")
def test_it_needs_no_cars() -> None:
    table = Table("japan")
    table.hand(0, red=4)
    table.cars(0, 0)
    assert table.legal(f"claim {BULLET} red:3")
    assert table.refused("claim kokura--matsuyama red:4") == "move-too-few-cars"


@pytest.mark.rule("J1", "C4")
def test_it_is_paid_like_a_gray_route() -> None:
    table = Table("japan")
    table.hand(0, blue=3, red=2, locomotive=3)
    assert {str(cards) for cards in table.game.legal_moves.payments(BULLET)} == {
        "blue:3",
        "blue:2,locomotive:1",
        "blue:1,locomotive:2",
        "red:2,locomotive:1",
        "red:1,locomotive:2",
        "locomotive:3",
    }
    assert table.refused(f"claim {BULLET} blue:1,red:2") == "move-wrong-payment"


@pytest.mark.rule("J1")
def test_it_can_be_claimed_only_once() -> None:
    table = Table("japan")
    table.hand(0, red=3)
    table.owns(1, BULLET)
    assert table.refused(f"claim {BULLET} red:3") == "move-route-taken"


@pytest.mark.rule("J2", "K3")
def test_every_player_may_use_it_for_tickets() -> None:
    table = Table("japan", seats=3)
    table.tickets(0, "hiroshima--osaka")
    table.tickets(2, "osaka--tokyo")
    table.owns(1, "osaka--okayama", "okayama--hiroshima", "kyoto--osaka", "nagoya--kyoto", BULLET)
    table.owns(0, "odawara--hamamatsu")
    assert (table.made(0), table.made(2)) == ({"hiroshima--osaka"}, set())
    table.owns(0, "tokyo--odawara")
    assert table.made(2) == {"osaka--tokyo"}


@pytest.mark.rule("J2")
def test_it_has_no_owner_and_counts_for_nothing_else() -> None:
    table = Table("japan")
    table.owns(0, BULLET, "nagoya--ise")
    score = table.seat_score(0)
    assert [route.route for route in score.routes] == ["nagoya--ise"]
    assert (score.longest_path.length, table.player(0).points) == (2, 2)


@pytest.mark.rule("J3")
def test_with_an_empty_supply_a_bullet_route_is_an_ordinary_gray_route() -> None:
    table = Table("japan")
    table.hand(0, red=3)
    table.bullets(0)
    table.push(f"claim {BULLET} red:3")
    player = table.player(0)
    assert (player.cars, player.points, player.bullet_spaces) == (17, 4, 0)
    assert (table.view().bullets, table.view().owners) == (0, {BULLET: 0})
    assert table.discarded == {"red": 3}


@pytest.mark.rule("J3", "C2")
def test_then_it_needs_cars() -> None:
    table = Table("japan")
    table.hand(0, red=3)
    table.cars(0, 2)
    table.bullets(0)
    assert table.refused(f"claim {BULLET} red:3") == "move-too-few-cars"
    assert BULLET not in table.game.legal_moves.routes
    table.bullets(1)
    assert table.legal(f"claim {BULLET} red:3")


@pytest.mark.rule("J3")
def test_then_it_is_of_use_to_its_owner_only() -> None:
    table = Table("japan")
    table.tickets(0, "hiroshima--osaka")
    table.tickets(1, "hiroshima--osaka")
    table.bullets(0)
    table.owns(1, "osaka--okayama", "okayama--hiroshima")
    assert (table.made(0), table.made(1)) == (set(), {"hiroshima--osaka"})


@pytest.mark.rule("J3")
def test_the_last_bullet_train_still_marks_a_route_and_those_marked_stay_shared() -> None:
    table = Table("japan")
    table.hand(0, red=4)
    table.bullets(1)
    table.push(f"claim {BULLET} red:3")
    assert (table.view().bullets, table.player(0).bullet_spaces) == (0, 3)
    table.turn(0)
    table.push("claim kyoto--osaka red:1")
    assert table.view().owners == {BULLET: "shared", "kyoto--osaka": 0}
    assert (table.player(0).bullet_spaces, table.player(0).points) == (3, 1)


@pytest.mark.rule("J4", "J4.a", "T.kinds.japan")
@pytest.mark.parametrize("missing", [None, "tokyo--odawara", "shibuya--tokyo--1"])
def test_osaka_shibuya_needs_osaka_tokyo_on_the_map_and_tokyo_shibuya_on_the_inset(missing: str | None) -> None:
    on_the_map = ("kyoto--osaka", "nagoya--kyoto", BULLET, "odawara--hamamatsu", "tokyo--odawara")
    on_the_inset = ("shibuya--tokyo--1",)
    table = Table("japan")
    table.tickets(0, "osaka--shibuya")
    table.owns(0, *(route for route in on_the_map + on_the_inset if route != missing))
    assert table.made(0) == (set() if missing else {"osaka--shibuya"})


@pytest.mark.rule("J4")
def test_kokura_is_one_place_on_the_map_and_on_the_inset() -> None:
    table = Table("japan")
    table.tickets(0, "kumamoto--takamatsu")
    table.owns(0, "hakata--kumamoto", "kokura--hakata")
    table.owns(0, "kokura--matsuyama", "takamatsu--matsuyama")
    assert table.made(0) == {"kumamoto--takamatsu"}


@pytest.mark.rule("J5", "E1", "T.last-round.japan")
@pytest.mark.parametrize(
    ("cars", "bullets", "last"),
    [(2, 2, True), (0, 0, True), (3, 2, False), (2, 3, False), (3, 3, False), (0, 16, False)],
)
def test_the_last_round_needs_two_cars_or_fewer_and_two_bullet_trains_or_fewer(
    cars: int, bullets: int, last: bool
) -> None:
    table = Table("japan")
    table.cars(0, cars)
    table.bullets(bullets)
    table.idle()
    assert table.view().turns_left == (2 if last else None)


@pytest.mark.rule("J5")
def test_the_cars_are_those_of_the_player_whose_turn_it_was() -> None:
    table = Table("japan")
    table.cars(1, 2)
    table.bullets(2)
    table.idle()
    assert table.view().turns_left is None
    table.idle()
    assert table.view().turns_left == 2


@pytest.mark.rule("J5")
def test_the_claim_that_takes_the_supply_to_two_sets_it_off() -> None:
    table = Table("japan")
    table.hand(0, red=3)
    table.cars(0, 1)
    table.bullets(3)
    table.push(f"claim {BULLET} red:3")
    assert table.view().turns_left == 2


@pytest.mark.rule("J6", "T.bonus.japan")
@pytest.mark.parametrize(
    "places", [(10, -10), (15, 5, -10), (20, 10, 0, -10), (25, 15, 5, -5, -10)], ids=["two", "three", "four", "five"]
)
def test_the_ranking_bonus_by_place_and_number_of_players(places: tuple[int, ...]) -> None:
    table = Table("japan", seats=len(places))
    table.bullet_spaces(*range(len(places), 0, -1))
    assert table.bonus("bullet_spaces") == table.score().scores == places
    table.bullet_spaces(*range(1, len(places) + 1))
    assert table.bonus("bullet_spaces") == places[::-1]


@pytest.mark.rule("J6")
@pytest.mark.parametrize(("spaces", "bonus"), [((4, 0), (10, -20)), ((0, 0), (-20, -20)), ((9, 0, 0), (15, -20, -20))])
def test_who_never_advanced_loses_twenty(spaces: tuple[int, ...], bonus: tuple[int, ...]) -> None:
    table = Table("japan", seats=len(spaces))
    table.bullet_spaces(*spaces)
    assert table.bonus("bullet_spaces") == bonus


@pytest.mark.rule("J7", "J7.a", "E2")
def test_five_players_at_ten_five_five_two_and_none() -> None:
    table = Table("japan", seats=5)
    table.bullet_spaces(10, 5, 5, 2, 0)
    assert table.bonus("bullet_spaces") == (25, 15, 15, -5, -20)


@pytest.mark.rule("J7")
@pytest.mark.parametrize(
    ("spaces", "bonus"),
    [((3, 3), (10, 10)), ((3, 3, 1), (15, 15, -10)), ((2, 7, 7, 7), (-10, 20, 20, 20)), ((1, 4, 1, 4), (0, 20, 0, 20))],
)
def test_tied_players_get_their_place_and_the_next_the_one_without_the_tie(
    spaces: tuple[int, ...], bonus: tuple[int, ...]
) -> None:
    table = Table("japan", seats=len(spaces))
    table.bullet_spaces(*spaces)
    assert table.bonus("bullet_spaces") == bonus


@pytest.mark.rule("J8", "T.bonus.japan")
def test_japan_has_no_globetrotter_and_no_longest_path() -> None:
    table = Table("japan")
    table.bullet_spaces(1, 1)
    table.tickets(0, "odawara--narita")
    table.owns(0, "matsumoto--odawara", "matsumoto--tokyo", "narita--tokyo--1")
    assert [bonus.measure for bonus in table.seat_score(0).bonuses] == ["bullet_spaces"]
    assert table.score().scores == (7 + 7 + 1 + 1 + 10, 10)


@pytest.mark.rule("X3")
@pytest.mark.parametrize(("trains", "prospect"), [(1, "lost"), (2, "possible"), (16, "possible")])
def test_a_ticket_is_lost_when_too_few_bullet_trains_are_left_for_it(trains: int, prospect: str) -> None:
    table = Table("japan", 2)
    table.tickets(0, "hiroshima--osaka")
    table.cars(0, 0)
    table.bullets(trains)
    assert table.prospects(0) == {"hiroshima--osaka": prospect}
