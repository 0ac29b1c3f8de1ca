"""Reports: a file that stands alone, well made, with every player, ticket and route in it, in every language."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from rallar.lab.arena import Bout, Setup
from rallar.lab.balance import balance
from rallar.lab.balance_report import BalanceReport
from rallar.lab.heatmap import Heat, Heatmap
from rallar.lab.plots import Named, Scale, ridges
from rallar.lab.report import Report, _duration
from rallar.lab.tournament import tournament
from rallar.locales import Messages, Words, languages
from rallar.model.loader import board_ids, load_board
from tests.lab.bouts import bout

SETUP = Setup("japan", 3, ("random", "normal"), seed=3)
SHARES = "Tokyo–<Ueno>"


@pytest.fixture(scope="module")
def bouts() -> list[Bout]:
    return tournament(SETUP, 6)


def drawings(page: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]


def alone(page: str) -> bool:
    """Nothing is fetched from anywhere."""
    return not re.search(r"https?://|@import|<script|<link|url\(", page.replace("http://www.w3.org", ""))


@pytest.mark.parametrize("language", languages())
def test_an_arena_as_a_page(language: str, bouts: list[Bout]) -> None:
    words = Words(Messages(language))
    page = Report(words, SETUP, bouts).html("rallar arena --again")
    assert f'<html lang="{language}">' in page
    assert alone(page)
    texts = [{text.text for text in drawing.iter("text")} for drawing in drawings(page)]
    assert len(texts) == 6
    assert sum(set(SETUP.players) <= each for each in texts) >= 3
    assert "rallar arena --again" in page
    assert "{" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)


@pytest.mark.parametrize("language", languages())
def test_a_balance_as_a_page(language: str, bouts: list[Bout]) -> None:
    page = BalanceReport(Words(Messages(language)), SETUP, bouts).html("rallar balance --again")
    board, words = load_board("japan"), Words(Messages(language), load_board("japan"))
    assert alone(page)
    assert all(f"<td>{words.labels.ticket(ticket.id)}</td>" in page for ticket in board.tickets)
    assert all(f"<td>{words.labels.route(route.id)}</td>" in page for route in board.routes)
    ground, *maps = drawings(page)[:3]
    assert ground.find("g").get("id") == "ground"  # type: ignore[union-attr]
    for drawing in maps:
        assert len(drawing.findall("g")) == len(board.routes)


@pytest.mark.parametrize("board", board_ids())
def test_every_board_can_be_hot(board: str) -> None:
    found = load_board(board)
    drawing = drawings(Heatmap(board).svg({route.id: Heat("red", route.id) for route in found.routes}, SHARES))[0]
    assert [group.findtext("title") for group in drawing.findall("g")] == [route.id for route in found.routes]
    assert len(list(drawing.iter("rect"))) == sum(route.length for route in found.routes)
    assert drawing.get("aria-label") == SHARES


def test_names_are_text_and_never_markup() -> None:
    setup = Setup("japan", 2, ("<u>", "&c"))
    page = Report(Words(Messages("en")), setup, [bout(0, ("<u>", 3), ("&c", 2)), bout(1, ("&c", 5), ("<u>", 2))]).html(
        ""
    )
    assert "&lt;u&gt;" in page
    assert "&amp;c" in page
    assert "<u>" not in page
    assert "&c" not in page
    assert len(drawings(page)) == 6


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (-120, 180), (7, 7), (0.2, 0.21), (0, 3_000_000)])
def test_ticks_are_round_few_and_inside(low: float, high: float) -> None:
    scale = Scale(low, high)
    ticks = list(scale.ticks())
    assert 2 <= len(ticks) <= 8
    assert scale.low - 1e-9 <= ticks[0] <= ticks[-1] <= scale.high + 1e-9
    assert all(round(tick / scale.step) == pytest.approx(tick / scale.step) for tick in ticks)


def test_times_are_said_in_units_that_suit_them() -> None:
    number = Messages("en").number
    said = [_duration(number, seconds) for seconds in (0.000002, 0.001, 0.0123, 1.0, 12.0)]
    assert said == ["2 µs", "1.0 ms", "12 ms", "1.0 s", "12 s"]


def test_a_ridge_is_as_high_as_its_values_are_many() -> None:
    """Whole numbers stand in the middle of their step: two ones, four twos, one three."""
    drawing = ElementTree.fromstring(ridges([(Named("x", 0), [1, 1, 2, 2, 2, 2, 3])], "", str, str, whole=True))
    path = next(drawing.iter("path")).get("d", "")
    base, *tops = map(float, re.findall(r"[V ]([\d.]+)(?=H|V|Z|$)", path))
    heights = [base - top for top in tops[:3]]
    assert heights[0] == pytest.approx(heights[1] / 2)
    assert heights[2] == pytest.approx(heights[1] / 4)


def test_balance_of_known_games() -> None:
    setup = Setup("japan", 2, ("a",))
    ticket = load_board("japan").tickets[0].id
    found = balance(
        setup, [bout(0, ("a", 9), ("a", 1), start=1, tickets=(ticket,)), bout(1, ("a", 2), ("a", 8), start=1)]
    )
    held = next(each for each in found.tickets if each.ticket == ticket)
    assert (held.kept.value, held.made.value, held.wins.value, held.wins.of) == (0.5, 0.5, 0.5, 2)
    assert [each.wins.value for each in found.orders] == [0.5, 0.5]
    assert [each.score for each in found.orders] == [4.5, 5.5]
    assert all(each.taken.value == 0 for each in found.routes)


def test_the_balance_of_played_games_adds_up(bouts: list[Bout]) -> None:
    found = balance(SETUP, bouts)
    assert sum(each.wins.value for each in found.orders) == pytest.approx(1)
    assert sum(each.kept.value for each in found.tickets) * 18 == pytest.approx(
        sum(len(seat.made) + len(seat.failed) for each in bouts for seat in each.seats)
    )
    assert sum(each.taken.value for each in found.routes) * 6 == pytest.approx(
        sum(len(seat.routes) for each in bouts for seat in each.seats)
    )
