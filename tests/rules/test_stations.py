"""Stations in Europe: B1 to B5, X5."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rallar.model.loader import load_board
from rallar.model.types import Board, Stations, Ticket
from tests.table import Table


@pytest.mark.rule("B1")
@pytest.mark.parametrize("city", ["paris", "moskva", "cadiz"])
def test_a_station_can_stand_where_no_track_was_claimed(city: str) -> None:
    table = Table("europe")
    table.hand(0, red=1)
    table.push(f"station {city} red:1")
    assert table.view().stations == {city: 0}
    assert (table.player(0).stations, table.discarded, table.to_move) == (2, {"red": 1}, 1)
    assert (table.player(0).points, table.player(0).cars) == (0, 45)


@pytest.mark.rule("B1", "X5")
def test_any_city_can_hold_one() -> None:
    table = Table("europe")
    table.hand(0, red=1)
    assert {move for move in table.moves if move.startswith("station")} == {
        f"station {city.id} red:1" for city in table.game.board.cities
    }


@pytest.mark.rule("B1")
@pytest.mark.parametrize("owner", [0, 1])
def test_no_city_holds_two(owner: int) -> None:
    table = Table("europe")
    table.hand(0, red=2)
    table.station(owner, "paris")
    assert table.refused(f"station paris red:{2 - owner}") == "move-station-taken"
    assert table.legal(f"station london red:{2 - owner}")


@pytest.mark.rule("B1", "T.stations.europe")
def test_no_player_builds_a_fourth() -> None:
    table = Table("europe")
    table.hand(0, red=4)
    table.station(0, "paris", "london", "roma")
    assert table.refused("station wien red:4") == "move-no-station-left"
    assert not [move for move in table.moves if move.startswith("station")]


@pytest.mark.rule("B2")
@pytest.mark.parametrize(("before", "cost"), [((), 1), (("paris",), 2), (("paris", "london"), 3)])
def test_each_station_costs_one_card_more_in_one_color_with_jokers(before: tuple[str, ...], cost: int) -> None:
    table = Table("europe")
    table.hand(0, blue=3, red=3, locomotive=3)
    table.station(0, *before)
    payments = {f"{color}:{cost}" for color in ("blue", "red", "locomotive")}
    payments |= {f"{color}:{cost - n},locomotive:{n}" for color in ("blue", "red") for n in range(1, cost)}
    assert {move.split()[2] for move in table.moves if move.startswith("station wien")} == payments


@pytest.mark.rule("B1", "B2")
def test_where_there_are_five_a_sixth_has_no_cost_and_is_not_built() -> None:
    europe = load_board("europe")
    table = Table(replace(europe, rules=replace(europe.rules, stations=Stations(costs=(1, 1, 2, 2, 3)))))
    table.hand(0, red=9)
    table.station(0, "paris", "london", "roma", "wien")
    assert table.legal("station athina red:3")
    table.station(0, "athina")
    assert not [move for move in table.moves if move.startswith("station")]


@pytest.mark.rule("B2")
def test_a_mix_of_colors_does_not_pay() -> None:
    table = Table("europe")
    table.hand(0, blue=1, red=1)
    table.station(0, "paris")
    assert table.refused("station wien blue:1,red:1") == "move-wrong-payment"
    assert not [move for move in table.moves if move.startswith("station")]


@pytest.mark.rule("B2")
def test_the_cost_counts_a_players_own_stations() -> None:
    table = Table("europe")
    table.hand(0, red=1)
    table.station(1, "paris", "london")
    assert table.legal("station wien red:1")


def to_edinburgh(*stations: str) -> Table:
    """Seat 0 can come from Edinburgh to Dieppe; seat 1 has Dieppe to Paris."""
    table = Table("europe")
    table.tickets(0, "edinburgh--paris")
    table.owns(0, "edinburgh--london--1", "dieppe--london--1")
    table.owns(1, "dieppe--paris")
    table.station(0, *stations)
    return table


@pytest.mark.rule("B3", "K3")
@pytest.mark.parametrize("city", ["dieppe", "paris"])
def test_a_station_lends_a_route_of_another_player_that_ends_there(city: str) -> None:
    assert to_edinburgh().made(0) == set()
    table = to_edinburgh(city)
    assert table.made(0) == {"edinburgh--paris"}
    assert table.seat_score(0).stations[0].borrowed == "dieppe--paris"
    assert "dieppe--paris" in table.ticket_score(0, "edinburgh--paris").routes


@pytest.mark.rule("B3")
def test_it_lends_no_route_that_ends_elsewhere() -> None:
    assert to_edinburgh("london", "bruxelles").made(0) == set()


@pytest.mark.rule("B3")
def test_it_lends_its_owner_only() -> None:
    table = to_edinburgh()
    table.station(1, "paris")
    assert table.made(0) == set()


@pytest.mark.rule("B3")
def test_it_lends_no_unclaimed_route() -> None:
    table = Table("europe")
    table.tickets(0, "edinburgh--paris")
    table.owns(0, "edinburgh--london--1", "dieppe--london--1")
    table.station(0, "dieppe", "paris")
    assert table.made(0) == set()


@pytest.mark.rule("B3")
def test_the_route_is_chosen_at_the_end_so_it_may_be_claimed_after_the_station() -> None:
    table = Table("europe")
    table.tickets(0, "edinburgh--paris")
    table.owns(0, "edinburgh--london--1", "dieppe--london--1")
    table.station(0, "dieppe")
    table.owns(1, "dieppe--paris")
    assert table.made(0) == {"edinburgh--paris"}


def from_paris(*stations: str) -> Table:
    """Seat 0 needs Dieppe to Paris for one ticket and Paris to Zurich for another; seat 1 has both."""
    table = to_edinburgh(*stations)
    table.tickets(0, "edinburgh--paris", "paris--zagrab")
    table.owns(0, "venezia--zurich", "venezia--zagrab")
    table.owns(1, "paris--zurich")
    return table


@pytest.mark.rule("B3")
def test_one_station_lends_one_route() -> None:
    assert len(from_paris("paris").made(0)) == 1


@pytest.mark.rule("B3")
def test_two_stations_lend_two_routes() -> None:
    table = from_paris("paris", "dieppe")
    assert table.made(0) == {"edinburgh--paris", "paris--zagrab"}
    assert {station.city: station.borrowed for station in table.seat_score(0).stations} == {
        "dieppe": "dieppe--paris",
        "paris": "paris--zurich",
    }


@pytest.mark.rule("B3")
def test_the_same_route_serves_all_tickets() -> None:
    table = to_edinburgh("paris")
    table.tickets(0, "edinburgh--paris", "madrid--dieppe")
    table.owns(0, "pamplona--paris--1", "madrid--pamplona--1")
    assert table.made(0) == {"edinburgh--paris", "madrid--dieppe"}


def europe_with(*tickets: tuple[str, str, int]) -> Board:
    made_up = tuple(Ticket(id=f"{a}--{b}", a=a, b=b, points=points) for a, b, points in tickets)
    return replace(load_board("europe"), tickets=made_up)


@pytest.mark.rule("B4")
@pytest.mark.parametrize(("bruxelles", "zurich", "best"), [(8, 5, "bruxelles--paris--1"), (5, 8, "paris--zurich")])
def test_the_best_ticket_total_is_chosen_and_shown(bruxelles: int, zurich: int, best: str) -> None:
    table = Table(europe_with(("bruxelles", "paris", bruxelles), ("paris", "zurich", zurich)))
    table.tickets(0, "bruxelles--paris", "paris--zurich")
    table.owns(1, "bruxelles--paris--1", "paris--zurich")
    table.station(0, "paris")
    assert table.seat_score(0).stations[0].borrowed == best
    assert sum(ticket.points for ticket in table.seat_score(0).tickets) == 3


@pytest.mark.rule("B4")
@pytest.mark.parametrize(("one", "other"), [("bruxelles", "zurich"), ("zurich", "bruxelles")])
def test_among_equal_totals_the_most_tickets_made(one: str, other: str) -> None:
    route = {"bruxelles": "bruxelles--paris--1", "zurich": "paris--zurich"}
    table = Table(europe_with((one, "paris", 10), (other, "paris", 5), (other, "dieppe", 5)))
    table.tickets(0, f"{one}--paris", f"{other}--paris", f"{other}--dieppe")
    table.owns(0, "dieppe--paris")
    table.owns(1, *route.values())
    table.station(0, "paris")
    assert table.made(0) == {f"{other}--paris", f"{other}--dieppe"}
    assert table.seat_score(0).stations[0].borrowed == route[other]


@pytest.mark.rule("B4")
def test_points_count_before_the_number_of_tickets() -> None:
    table = Table(europe_with(("bruxelles", "paris", 3), ("zurich", "paris", 1), ("zurich", "dieppe", 1)))
    table.tickets(0, "bruxelles--paris", "zurich--paris", "zurich--dieppe")
    table.owns(0, "dieppe--paris")
    table.owns(1, "bruxelles--paris--1", "paris--zurich")
    table.station(0, "paris")
    assert table.made(0) == {"bruxelles--paris"}


@pytest.mark.rule("B4")
def test_a_station_with_nothing_to_borrow_is_in_nobodys_way() -> None:
    table = Table(europe_with(("bruxelles", "paris", 8)))
    table.tickets(0, "bruxelles--paris")
    table.owns(1, "bruxelles--paris--1")
    table.station(0, "athina", "paris", "wien")
    assert table.made(0) == {"bruxelles--paris"}
    assert [each.borrowed for each in table.seat_score(0).stations].count(None) == 2


@pytest.mark.rule("B4")
def test_stations_are_chosen_for_together() -> None:
    table = Table(europe_with(("bruxelles", "munchen", 9), ("dieppe", "paris", 5)))
    table.tickets(0, "bruxelles--munchen", "dieppe--paris")
    table.owns(1, "bruxelles--paris--1", "paris--zurich", "munchen--zurich", "dieppe--paris")
    table.station(0, "bruxelles", "paris", "munchen")
    assert table.made(0) == {"bruxelles--munchen"}  # Paris to Zurich is of use only with the other two
    table = Table(europe_with(("bruxelles", "munchen", 9), ("dieppe", "paris", 9)))
    table.tickets(0, "bruxelles--munchen", "dieppe--paris")
    table.owns(1, "bruxelles--paris--1", "paris--zurich", "dieppe--paris")
    table.owns(0, "munchen--zurich")
    table.station(0, "bruxelles", "paris", "dieppe")
    assert table.made(0) == {"bruxelles--munchen", "dieppe--paris"}


@pytest.mark.rule("B5", "T.bonus.europe")
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_each_station_not_built_is_worth_four_points(built: int) -> None:
    table = Table("europe")
    table.station(0, *("paris", "london", "roma")[:built])
    assert table.bonus("stations_left") == (4 * (3 - built), 12)
    assert table.score().scores == (4 * (3 - built), 12)


@pytest.mark.rule("X5")
def test_the_ends_of_a_zone_are_not_cities_to_build_in() -> None:
    france = load_board("france")
    table = Table(replace(france, rules=replace(france.rules, stations=Stations(costs=(1, 2, 3)))))
    table.hand(0, red=1)
    assert table.legal("station paris red:1")
    assert table.refused("station corse-1 red:1") == "move-station-zone"
    assert len([move for move in table.moves if move.startswith("station")]) == 42
