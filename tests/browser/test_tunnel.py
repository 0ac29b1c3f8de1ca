"""A tunnel with everything in motion: card by card, and nothing tells what is still face down."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from rallar.client import Client, Guest, RemoteTable
from rallar.model.loader import load_board
from tests.browser.conftest import NARROW, PATIENCE, WIDE
from tests.browser.host import Host
from tests.browser.tables import ADA, COMPUTER, keeping

TUNNELS = {route.id for route in load_board("europe").routes if route.kind == "tunnel"}
NOTES_LOG = """
  globalThis.tunnelsTold = () =>
    document.querySelector('[data-testid=log]')?.textContent.split('turned up').length ?? 0;
  globalThis.toldEarly = 0;
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const tunnel = document.querySelector('[data-testid=tunnel]');
    if (tunnel && tunnel.querySelectorAll('.slot.up').length < 3) toldEarly = Math.max(toldEarly, tunnelsTold());
  }).observe(document.body, { childList: true, subtree: true, attributes: true }));
"""


def dig(guest: Guest) -> bool:
    """Plays until a tunnel asks for more; false if none did."""
    for choices in guest.turns():
        own, tunnels = guest.own, [route for route in choices.routes if route in TUNNELS]
        if guest.view.asked == "pay-surcharge":
            return True
        if own.offer:
            guest.play(" ".join(("keep", *own.offer[: own.keep])))
        elif tunnels:
            guest.play(f"claim {tunnels[0]} {guest.payments(route=tunnels[0]).payments[0]}")
        elif choices.draw:
            guest.play(f"draw {'deck' if 'deck' in choices.draw else choices.draw[0]}")
        else:
            return False
    return False


@pytest.fixture(scope="module")
def digging(host: Host) -> RemoteTable:
    while True:
        table = Client(host.url).new_table("europe", [ADA, COMPUTER])
        with table.sit() as ada:
            if dig(ada):
                return table


@pytest.fixture(params=["wide", "narrow"])
def page(request: pytest.FixtureRequest, browser: Browser, host: Host, digging: RemoteTable) -> Iterator[Page]:
    narrow = request.param == "narrow"
    context = browser.new_context(
        viewport=NARROW if narrow else WIDE,  # type: ignore[arg-type]
        has_touch=narrow,
        locale="en",
        reduced_motion="no-preference",
    )
    context.add_init_script(keeping(digging) + ";" + NOTES_LOG)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{host.url}/t/{digging.id}")
    yield page
    context.close()


def test_it_is_turned_to_its_last_card(page: Page) -> None:
    tunnel = page.get_by_test_id("tunnel")
    expect(tunnel.locator(".slot.up")).to_have_count(3)
    expect(tunnel.get_by_test_id("decline")).to_be_visible()
    expect(page.get_by_test_id("turn")).not_to_contain_text("being turned")
    expect(tunnel).to_contain_text(re.compile("more card"))
    if page.get_by_test_id("log").count():  # on a phone it lies under a tab
        assert 0 < page.evaluate("toldEarly") == page.evaluate("tunnelsTold()") - 1
