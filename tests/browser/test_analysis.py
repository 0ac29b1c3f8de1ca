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


def test_a_game_is_analysed_and_played_on(host: Host, open_window: Opener) -> None:
    page = open_window(f"{host.url}/t/{finished(host)}/replay")
    page.get_by_test_id("analyse").click()
    expect(page.get_by_test_id("curve")).to_be_visible()  # before all is done
    expect(page.get_by_test_id("analysis")).to_have_attribute("data-state", "done", timeout=PATIENCE)
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
def test_it_can_be_read_by_everybody(host: Host, open_window: Opener, narrow: bool, dark: bool) -> None:
    page = open_window(f"{host.url}/t/{finished(host)}/replay", "fi", narrow, dark)
    analysed(page)
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
def test_my_analysed_games_are_summed_up(host: Host, open_window: Opener, narrow: bool, dark: bool) -> None:
    found = finished(host)
    table = Client(host.url).table(found)
    table.analyse()
    page = open_window(f"{host.url}/games", "da", narrow, dark, script=keeping(found))
    until = time.monotonic() + PATIENCE / 1000
    while table.analysis().state != "done" and time.monotonic() < until:
        time.sleep(0.2)
    page.get_by_test_id("trends-show").click()
    trends = page.get_by_test_id("trends")
    expect(trends.get_by_role("img")).to_be_visible()
    expect(trends).to_contain_text("analyserede spil")
    expect(trends).to_contain_text("Norden")
    check(page, narrow)


def keeping(table: str) -> str:
    """A script for a browser that has kept a seat at a table."""
    kept = {"table": table, "board": "nordic", "seats": {"1": "x"}, "since": 1}
    return f"localStorage.setItem('rallar.tables', {json.dumps(json.dumps({table: kept}))})"
