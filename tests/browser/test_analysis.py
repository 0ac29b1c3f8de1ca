"""A finished game is analysed on the page of its replay: a curve to walk along, moments, and another try from there."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Page, expect

from rallar.client import Client
from rallar.game import Record
from tests.analysis.conftest import played
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.test_access import check

PATIENCE = 120_000  # milliseconds


def finished(host: Host, variant: str | None = None) -> str:
    """The table of a game of two that computers played."""
    record = Record.of(played("nordic", 2, 5, "regular" if variant else "expert", variant))
    return Client(host.url).keep_record(record).id


def analysed(page: Page) -> None:
    page.get_by_test_id("analyse").click()
    expect(page.get_by_test_id("analysis")).to_have_attribute("data-state", "done", timeout=PATIENCE)


@pytest.fixture(scope="module")
def looked_through(host: Host) -> str:
    """A table whose game has been analysed: once for all who only read that."""
    name = finished(host)
    table, until = Client(host.url).table(name), time.monotonic() + PATIENCE / 1000
    table.analyse()
    while table.analysis().state != "done":
        assert time.monotonic() < until
        time.sleep(0.2)
    return name


def test_a_game_is_analysed_and_played_on(host: Host, open_window: Opener) -> None:
    table = finished(host)
    page = open_window(f"{host.url}/t/{table}/replay")
    page.get_by_test_id("analyse").click()
    expect(page.get_by_test_id("curve")).to_be_visible()  # before all is done
    place = page.locator(".board").first.bounding_box()
    expect(page.get_by_test_id("analysis")).to_have_attribute("data-state", "done", timeout=PATIENCE)
    expect(page.get_by_test_id("curve-shown")).to_be_visible()
    assert page.locator(".board").first.bounding_box() == place  # what can be chosen now moves nothing
    moments = page.get_by_test_id("moment")
    assert 3 <= moments.count() <= 5
    moments.first.get_by_test_id("moment-show").click()
    slider = page.get_by_test_id("replay-slider")
    expect(slider).not_to_have_value("0")
    chances = re.findall(r"(\d+)\s%", page.get_by_test_id("curve").inner_text())
    assert sum(map(int, chances)) in (99, 100, 101)
    curve = page.get_by_test_id("curve-way")
    box = curve.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] * 0.999, box["y"] + 10)
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(page.get_by_test_id("curve")).to_contain_text(re.compile(r"100\s%"))
    said, shown = page.get_by_test_id("curve-said"), page.get_by_test_id("curve-shown")
    expect(page.get_by_test_id("curve-band")).to_have_count(2)
    shown.select_option("0")  # as that seat could know it, beside how it stood
    expect(page.get_by_test_id("curve-band")).to_have_count(1)
    slider.focus()
    found = Client(host.url).table(table).analysis().analysis
    assert found
    for key, at in (("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        for whose, standing in (
            ("As Player 1 could know it", found.seen[0][at]),
            ("As it really stood", found.truth[at]),
        ):
            share, unsure = (round(100 * each[0]) for each in (standing.chance, standing.unsure))
            expect(said).to_contain_text(f"{whose}: {share}\u202f%" + (f" ± {unsure}" if unsure else ""))
    way = next(each for each in found.economies[1].tickets if each.made)
    page.locator("summary", has_text="Tickets and their ways: Player 2").click()
    page.get_by_test_id(f"way-1-{way.ticket}").focus()
    expect(page.locator("path.trail")).to_have_count(len(way.routes))
    page.reload()
    expect(page.get_by_test_id("analysis")).to_have_attribute("data-state", "done")  # it was kept
    moments.first.get_by_test_id("moment-play-on").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_test_id("turn")).to_be_visible()


def test_an_analysis_is_given_up(host: Host, open_window: Opener) -> None:
    table = finished(host)
    page = open_window(f"{host.url}/t/{table}/replay")
    page.get_by_test_id("analyse").click()
    page.get_by_test_id("analysis-stop").click()
    expect(page.get_by_test_id("analyse")).to_be_visible()
    assert Client(host.url).table(table).analysis().state == "none"


@pytest.mark.parametrize(("narrow", "dark"), [(False, True), (True, False)])
def test_it_can_be_read_by_everybody(
    host: Host, open_window: Opener, looked_through: str, narrow: bool, dark: bool
) -> None:
    page = open_window(f"{host.url}/t/{looked_through}/replay", "fi", narrow, dark)
    expect(page.get_by_test_id("analysis")).to_have_attribute("data-state", "done")
    for summary in page.locator("summary").all():
        summary.click()
    check(page, narrow)
    page.keyboard.press("End")
    check(page, narrow)


def test_where_nobody_has_learned_to_judge(host: Host, open_window: Opener) -> None:
    page = open_window(f"{host.url}/t/{finished(host, 'swedish-deal')}/replay")
    analysed(page)
    expect(page.get_by_test_id("curve")).to_have_count(0)


@pytest.mark.parametrize(("narrow", "dark"), [(False, False), (True, True)])
def test_my_analysed_games_are_summed_up(
    host: Host, open_window: Opener, looked_through: str, narrow: bool, dark: bool
) -> None:
    page = open_window(f"{host.url}/games", "da", narrow, dark, script=keeping(looked_through))
    page.get_by_test_id("trends-show").click()
    trends = page.get_by_test_id("trends")
    expect(trends.get_by_role("img", name="Egne valg")).to_be_visible()
    expect(trends).to_contain_text("analyserede spil")
    heat = trends.get_by_test_id("heat")
    assert {each.get_attribute("data-heat") for each in heat.locator("[data-heat]").all()} == claimed(
        host, looked_through
    )
    expect(heat).to_have_attribute("aria-label", re.compile(r"^Norden: .+ \(1\)"))
    expect(trends).to_contain_text("Norden")
    check(page, narrow)


def claimed(host: Host, table: str) -> set[str]:
    """The routes that the second seat has at the end."""
    owners = Client(host.url).table(table).record().replay().view(None).owners
    return {route for route, owner in owners.items() if owner == 1}


def keeping(table: str) -> str:
    """A script for a browser that has kept a seat at a table."""
    kept = {"table": table, "board": "nordic", "seats": {"1": "x"}, "since": 1}
    return f"localStorage.setItem('rallar.tables', {json.dumps(json.dumps({table: kept}))})"
