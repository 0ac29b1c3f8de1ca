"""A hint in a real browser: said and shown where it belongs, lit on the map, played by a click, closed by Escape."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rallar.client import Client, RemoteTable
from rallar.drawing import load_drawing
from tests.browser import tables
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.test_access import findings
from tests.browser.test_layout import covered

TURN = "[data-asked=take-turn][data-mine=true]"


def seated(host: Host, open_window: Opener, board: str, **looks: bool) -> tuple[RemoteTable, Page]:
    """Someone on their turn, at a table where routes have been claimed."""
    made = tables.in_play(host, board)
    page = open_window(f"{host.url}/t/{made.id}", script=tables.keeping(made), **looks)
    page.locator(TURN).wait_for()
    return made, page


def test_a_hint_is_shown_and_played(host: Host, open_window: Opener) -> None:
    _, page = seated(host, open_window, "europe")
    before = page.locator("[data-position]").get_attribute("data-position")
    page.get_by_test_id("hint").click()
    shown = page.get_by_test_id("hinted")
    expect(shown).to_be_visible()
    expect(shown.get_by_role("listitem").first).to_be_visible()
    expect(page.get_by_test_id("spoken")).to_contain_text(shown.get_by_role("heading").inner_text())
    expect(page.get_by_test_id("hint-play")).to_be_focused()
    assert findings(page) == []
    page.get_by_test_id("hint-play").click()
    expect(shown).to_have_count(0)
    expect(page.locator("[data-position]")).not_to_have_attribute("data-position", before or "")


def test_by_keys_alone(host: Host, open_window: Opener) -> None:
    _, page = seated(host, open_window, "nordic")
    page.keyboard.press("h")
    expect(page.get_by_test_id("hinted")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hinted")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-play")).to_be_focused()
    before = page.locator("[data-position]").get_attribute("data-position")
    page.keyboard.press("Enter")
    expect(page.locator("[data-position]")).not_to_have_attribute("data-position", before or "")


@pytest.mark.parametrize("dark", [False, True])
def test_on_a_phone(host: Host, open_window: Opener, dark: bool) -> None:
    """The opening tickets: the hint stands in the sheet, in place of the choice, which comes back."""
    made = Client(host.url).new_table("nordic", [tables.ADA, tables.COMPUTER])
    page = open_window(f"{host.url}/t/{made.id}", script=tables.keeping(made), narrow=True, dark=dark)
    page.get_by_test_id("offer").wait_for()
    page.get_by_test_id("hint").tap()
    expect(page.get_by_test_id("hinted")).to_be_visible()
    expect(page.get_by_test_id("hinted").get_by_role("heading")).to_contain_text("Keep")
    assert findings(page) == []
    page.get_by_test_id("hint-close").tap()
    expect(page.get_by_test_id("offer")).to_be_visible()
    page.get_by_test_id("hint").tap()
    page.wait_for_function("() => document.querySelector('[data-settling]') === null")
    page.get_by_test_id("hint-play").tap()
    expect(page.get_by_test_id("offer")).to_have_count(0)


@pytest.mark.parametrize("board", ["europe", "japan"])
def test_what_it_speaks_of_is_lit_and_not_covered(host: Host, open_window: Opener, board: str) -> None:
    """Hints are followed until one claims a route: it is outlined, its cards are lifted, the note lies beside it."""
    made = Client(host.url).new_table(board, [tables.ADA, tables.COMPUTER])
    with made.sit() as ada:
        for _ in ada.turns():
            found = ada.hint()
            if found.move.startswith("claim"):
                break
            ada.play(found.move)
    page = open_window(f"{host.url}/t/{made.id}", script=tables.keeping(made))
    page.locator(TURN).wait_for()
    page.get_by_test_id("hint").click()
    expect(page.locator("[data-outline=picked]")).to_be_visible()
    expect(page.get_by_test_id("hand").locator(".lifted").first).to_be_visible()
    route = load_drawing(board).routes[found.move.split()[1]]
    slots = [[slot[0], slot[1]] for slot in route.slots]
    assert covered(page.get_by_test_id("beside"), slots) == []


def test_a_table_without_hints(host: Host, open_window: Opener) -> None:
    made = Client(host.url).new_table("nordic", [tables.ADA, tables.COMPUTER], hints=False)
    page = open_window(f"{host.url}/t/{made.id}", script=tables.keeping(made))
    page.get_by_test_id("offer").wait_for()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hinted")).to_have_count(0)


def test_friends_decide_and_everybody_sees_it(host: Host, open_window: Opener) -> None:
    page = open_window(f"{host.url}/new/nordic")
    expect(page.get_by_test_id("hints")).to_have_value("true")  # against computers
    page.get_by_test_id("mode-friends").check(force=True)
    expect(page.get_by_test_id("hints")).to_have_value("false")
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("hints")).to_have_text("No hints in this game.")
    page.goto(f"{host.url}/new/nordic")
    page.get_by_test_id("mode-friends").check(force=True)
    page.get_by_test_id("hints").select_option("true")
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("hints")).to_contain_text("whoever is to move may ask")
    guest = open_window(page.url)
    expect(guest.get_by_test_id("hints")).to_contain_text("whoever is to move may ask")
