"""The table of rule values that each box changes, row by row, as the board files state it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from rallar.model.loader import load_board
from rallar.model.types import KINDS, Board, Bonus, Bullets, TicketOffer
from tests.model.files import drawing

BOXES = ("nordic", "europe", "france", "japan")


def row(cell: Callable[[Board], object]) -> Iterable[object]:
    return [cell(load_board(box)) for box in BOXES]


def offer(offer: TicketOffer) -> str:
    dealt = f"{offer.long} long + {offer.regular} regular" if offer.long else f"{offer.regular}"
    return f"{dealt} / {offer.keep}"


def bonus(bonus: Bonus) -> str:
    return f"{bonus.kind} {bonus.measure} {bonus.points}".removesuffix(" 0")


@pytest.mark.rule("T.players.nordic", "T.players.europe", "T.players.france", "T.players.japan")
def test_players() -> None:
    assert row(lambda board: board.rules.players) == [(2, 3), (2, 5), (2, 5), (2, 5)]


@pytest.mark.rule("T.cars.nordic", "T.cars.europe", "T.cars.france", "T.cars.japan")
def test_cars() -> None:
    assert row(lambda board: board.rules.cars) == [40, 45, 40, 20]
    assert [load_board(box).rules.bullets for box in BOXES] == [None, None, None, Bullets(trains=16, last_round=2)]


@pytest.mark.rule("T.stations.nordic", "T.stations.europe", "T.stations.france", "T.stations.japan")
def test_stations() -> None:
    assert row(lambda board: board.rules.stations and len(board.rules.stations.costs)) == [None, 3, None, None]


@pytest.mark.rule("T.card-deal.nordic", "T.card-deal.europe", "T.card-deal.france", "T.card-deal.japan")
def test_card_deal() -> None:
    assert row(lambda board: board.rules.card_deal) == [4, 4, 8, 4]


@pytest.mark.rule("T.ticket-deal.nordic", "T.ticket-deal.europe", "T.ticket-deal.france", "T.ticket-deal.japan")
def test_ticket_deal() -> None:
    assert row(lambda board: offer(board.rules.ticket_deal)) == ["5 / 2", "1 long + 3 regular / 2", "5 / 3", "4 / 2"]


@pytest.mark.rule(
    "T.ticket-deal-rejects.nordic",
    "T.ticket-deal-rejects.europe",
    "T.ticket-deal-rejects.france",
    "T.ticket-deal-rejects.japan",
)
def test_ticket_deal_rejects() -> None:
    assert row(lambda board: board.rules.ticket_deal.rejects) == ["out", "out", "shuffled_under", "shuffled_under"]


@pytest.mark.rule("T.ticket-draw.nordic", "T.ticket-draw.europe", "T.ticket-draw.france", "T.ticket-draw.japan")
def test_ticket_draw() -> None:
    assert row(lambda board: offer(board.rules.ticket_draw)) == ["3 / 1", "3 / 1", "4 / 1", "3 / 1"]


@pytest.mark.rule(
    "T.ticket-draw-rejects.nordic",
    "T.ticket-draw-rejects.europe",
    "T.ticket-draw-rejects.france",
    "T.ticket-draw-rejects.japan",
)
def test_ticket_draw_rejects() -> None:
    assert row(lambda board: board.rules.ticket_draw.rejects) == ["out", "under", "under", "under"]


@pytest.mark.rule(
    "T.open-locomotive.nordic", "T.open-locomotive.europe", "T.open-locomotive.france", "T.open-locomotive.japan"
)
def test_open_locomotive() -> None:
    assert row(lambda board: board.rules.open_locomotive) == ["one_draw", "both_draws", "both_draws", "both_draws"]


@pytest.mark.rule("T.sweep.nordic", "T.sweep.europe", "T.sweep.france", "T.sweep.japan")
def test_sweep() -> None:
    assert row(lambda board: board.rules.sweep) == [False, True, True, True]


@pytest.mark.rule("T.jokers.nordic", "T.jokers.europe", "T.jokers.france", "T.jokers.japan")
def test_jokers() -> None:
    assert row(lambda board: board.rules.jokers) == [("ferry", "tunnel"), KINDS, KINDS, KINDS]


@pytest.mark.rule("T.parallel.nordic", "T.parallel.europe", "T.parallel.france", "T.parallel.japan")
def test_parallel() -> None:
    assert row(lambda board: board.rules.parallel_from) == [3, 4, 4, 4]


@pytest.mark.rule("T.kinds.nordic", "T.kinds.europe", "T.kinds.france", "T.kinds.japan")
def test_kinds() -> None:
    assert row(lambda board: {route.kind for route in board.routes}) == [
        {"rail", "ferry", "tunnel"},
        {"rail", "ferry", "tunnel"},
        {"rail", "ferry", "trackbed"},
        {"rail", "bullet"},
    ]
    assert row(lambda board: [(route.id, route.substitute) for route in board.routes if route.substitute]) == [
        [("lieksa--murmansk", 4)],
        [],
        [],
        [],
    ]
    assert row(lambda board: board.rules.ferry_substitute) == [3, 0, 0, 0]
    assert row(lambda board: len(board.crossings)) == [0, 0, 11, 0]
    assert row(lambda board: len(board.zones)) == [0, 0, 6, 0]
    assert row(lambda board: len(drawing(board.id).get("insets", []))) == [0, 0, 0, 2]


@pytest.mark.rule("T.extra.nordic", "T.extra.europe", "T.extra.france", "T.extra.japan")
def test_extra() -> None:
    assert row(lambda board: board.rules.stations and board.rules.stations.costs) == [None, (1, 2, 3), None, None]
    assert row(lambda board: board.rules.tiles and board.rules.tiles.lengths) == [None, None, (2, 3, 4, 5), None]


@pytest.mark.rule("T.bonus.nordic", "T.bonus.europe", "T.bonus.france", "T.bonus.japan")
def test_bonus() -> None:
    assert row(lambda board: [bonus(each) for each in board.rules.bonuses]) == [
        ["most_of tickets_made 10"],
        ["most_of longest_path 10", "per_unit stations_left 4"],
        ["most_of longest_path 10", "most_of tickets_made 15"],
        ["rank_table bullet_spaces"],
    ]


@pytest.mark.rule("T.last-round.nordic", "T.last-round.europe", "T.last-round.france", "T.last-round.japan")
def test_last_round() -> None:
    assert row(lambda board: board.rules.last_round_cars) == [2, 2, 2, 2]
    assert row(lambda board: board.rules.bullets and board.rules.bullets.last_round) == [None, None, None, 2]


@pytest.mark.rule("T.tie-breaks.nordic", "T.tie-breaks.europe", "T.tie-breaks.france", "T.tie-breaks.japan")
def test_tie_breaks() -> None:
    assert row(lambda board: board.rules.tie_breaks) == [
        ("tickets_made", "longest_path"),
        ("tickets_made", "stations_left", "longest_path_bonus"),
        ("tickets_made", "longest_path_bonus"),
        ("tickets_made",),
    ]
