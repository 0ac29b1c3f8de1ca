"""'What can I do?' at any moment, in a real browser: what the server offers, in words, and the way there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rallar.client import Client
from tests.browser import tables
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import Person
from tests.browser.test_access import findings


def helped(host: Host, open_window: Opener, board: str, **looks: bool) -> Page:
    """Someone at a table where routes have been claimed, who asks for help on their turn."""
    made = tables.in_play(host, board)
    page = open_window(f"{host.url}/t/{made.id}", script=tables.keeping(made), **looks)
    page.locator("[data-asked=take-turn][data-mine=true]").wait_for()
    page.get_by_test_id("help").click()
    return page


def test_it_says_what_can_be_done_and_leads_there(host: Host, open_window: Opener) -> None:
    page = helped(host, open_window, "europe")
    now = page.get_by_test_id("what-now")
    expect(now).to_contain_text("Draw two cards")
    expect(now).to_contain_text("Draw 3 tickets and keep at least one.")
    page.get_by_test_id("can-station").click()
    expect(now).to_have_count(0)
    expect(page.get_by_test_id("build-station")).to_have_attribute("aria-pressed", "true")


def test_a_possibility_lights_where_it_is_done(host: Host, open_window: Opener) -> None:
    page = helped(host, open_window, "nordic")
    page.locator("[data-testid^=can-draw]").click()
    page.wait_for_function("() => document.querySelector('[data-place=deck]').getAnimations().length === 1")


def test_while_others_move_it_says_who_does(host: Host, open_window: Opener) -> None:
    made = Client(host.url).new_table("nordic", [tables.ADA, "person"], start=0)
    made.tokens.pop(1)
    page = open_window(f"{host.url}/t/{made.id}", script=tables.keeping(made))
    page.locator("[data-asked=keep-tickets]").wait_for()
    page.get_by_test_id("help").click()
    expect(page.get_by_test_id("can-keep")).to_be_visible()
    page.get_by_test_id("can-keep").click()
    Person(page, "nordic").keep()
    page.locator("[data-mine=false]").wait_for()
    page.get_by_test_id("help").click()
    expect(page.get_by_test_id("what-now")).to_contain_text("is choosing tickets. Meanwhile you can:")


@pytest.mark.parametrize(
    ("board", "told"),
    [
        ("nordic", {"ferries": "any 3 cards", "end": " 2 "}),
        ("europe", {"stations": "1, 2"}),
        ("france", {"tiles": "2, 3, 4"}),
        ("japan", {"bullets": "16", "score": "−20"}),
    ],
)
def test_it_tells_what_everything_is_worth(host: Host, open_window: Opener, board: str, told: dict[str, str]) -> None:
    page = helped(host, open_window, board)
    expect(page.get_by_test_id("worth").locator("table").first).to_contain_text("15")  # six spaces
    for part, words in told.items():
        page.get_by_test_id(f"worth-{part}").locator("summary").click()
        expect(page.get_by_test_id(f"worth-{part}")).to_contain_text(words)
    assert findings(page) == []


def test_on_a_phone_in_the_dark(host: Host, open_window: Opener) -> None:
    page = helped(host, open_window, "japan", narrow=True, dark=True)
    expect(page.get_by_test_id("what-now")).to_be_visible()
    assert findings(page) == []
