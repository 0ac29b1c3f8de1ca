"""What the regular reckons with: cards that are gone, and tickets that are still to be had."""

from __future__ import annotations

from random import Random

import pytest

from rallar.bots import Outlook
from rallar.bots.opponents.regular import TEMPER
from rallar.bots.reckoner import RARE, Reckoner
from rallar.model.types import COLORS
from tests.table import Table, spread

ORANGE, RED = COLORS.index("orange"), COLORS.index("red")


def mind(table: Table, seat: int = 0) -> Reckoner:
    return Reckoner(TEMPER, Outlook(table.game, seat), Random(0))


def test_a_color_that_is_gone_is_long_in_coming() -> None:
    table = Table("europe")
    table.open("red", "green", "black", "blue", "white")
    before = mind(table).sight
    assert before.rarity[ORANGE] < 2
    table.discards(orange=12)
    after = mind(table).sight
    assert 2 < after.rarity[ORANGE] < RARE  # the discards come back some day
    assert after.rarity[RED] == 1
    route = after.chart.number["moskva--smolensk"]
    assert after.tolls[route] > before.tolls[route] + 2


@pytest.mark.parametrize(("box", "worth"), [("nordic", 3), ("europe", 0), ("france", 3), ("japan", 0)])
def test_a_ticket_more_counts_where_the_most_are_paid_for(box: str, worth: float) -> None:
    assert mind(Table(box)).bonus == worth


def test_tickets_are_drawn_while_they_promise_something() -> None:
    table = Table("europe")
    table.cars(0, 8)
    assert not mind(table).wants_tickets()  # next to nothing could be built
    table.cars(0, 44)
    table.owns(0, *spread(table, "frankfurt", 36))
    table.cars(0, 8)
    assert mind(table).wants_tickets()  # but much is made already
