"""What a person likes is kept here: how fast things move, what glows, what is heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rallar.client import Client, RemoteTable
from tests.browser import tables
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import GAME

FLIGHT = """() => { globalThis.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    flights.push(options.duration);
    return animate.call(this, frames, options);
  } }"""


def to_claim(host: Host) -> RemoteTable:
    """My turn, with routes to claim, some of which serve my tickets."""
    table = Client(host.url).new_table("nordic", [tables.ADA, tables.COMPUTER])
    with table.sit() as ada:
        for choices in ada.turns():
            if ada.view.asked == "take-turn":
                ways = {route for each in ada.own.tickets for route in ada.path(each.ticket) or ()}
                if ways & set(choices.routes) and set(choices.routes) - ways:
                    break
            ada.play(" ".join(("keep", *ada.own.offer)) if ada.own.offer else "draw deck")
    return table


@pytest.fixture
def page(host: Host, open_window: Opener) -> Page:
    made = to_claim(host)
    page = open_window(f"{host.url}/t/{made.id}", script=tables.keeping(made))
    expect(page.locator(GAME)).to_have_attribute("data-mine", "true")
    return page


def choose(page: Page, what: str, choice: str) -> None:
    page.get_by_test_id("settings").click()
    page.get_by_test_id(what).locator(f"input[value={choice}]").check()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id(what)).to_be_hidden()


def test_the_glow(page: Page) -> None:
    """Of all that can be claimed, of what serves my tickets, of nothing; and it is remembered."""
    glow = page.locator("[data-glow]")
    expect(glow).not_to_have_count(0)
    expect(page.locator(".claimable.strong[data-glow]")).not_to_have_count(0)
    everything, mine = glow.count(), page.locator(".claimable.strong[data-glow]").count()
    assert 0 < mine < everything
    choose(page, "glow", "mine")
    expect(glow).to_have_count(mine)
    choose(page, "glow", "off")
    expect(glow).to_have_count(0)
    page.reload()
    expect(page.locator(GAME)).to_have_attribute("data-mine", "true")
    expect(glow).to_have_count(0)
    choose(page, "glow", "all")
    expect(glow).to_have_count(everything)


def test_the_speed(page: Page) -> None:
    """As the device wishes, here not at all, until a person chooses otherwise."""
    page.evaluate(FLIGHT)
    seen = []
    for speed in (None, "slow", "fast"):
        if speed:
            choose(page, "speed", speed)
        for _ in range(2):
            page.locator(f"{GAME}[data-mine=true]").wait_for()
            before = page.locator(GAME).get_attribute("data-position")
            page.evaluate("flights.length = 0")
            page.keyboard.press("d")
            expect(page.locator(GAME)).not_to_have_attribute("data-position", str(before))
        seen.append(max(page.evaluate("flights"), default=0))
    still, slow, fast = seen
    assert still == 0
    assert slow == 4 * fast > 0
