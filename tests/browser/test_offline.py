"""A line that goes dead without a word is noticed, and no move is played behind the player's back."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from rallar.client import Client, RemoteTable
from tests.browser import tables
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import GAME
from tests.browser.wire import Wire

NOTICED = 10_000  # milliseconds


@pytest.fixture
def wire(host: Host) -> Iterator[Wire]:
    wire = Wire(host.port)
    yield wire
    wire.close()


def my_turn(host: Host) -> RemoteTable:
    table = Client(host.url).new_table("nordic", [tables.ADA, tables.COMPUTER], start=0)
    with table.sit() as ada:
        for _ in ada.turns():
            if ada.view.asked == "take-turn":
                return table
            ada.play(" ".join(("keep", *ada.own.offer)))
    raise AssertionError("the game is over")


def seated(wire: Wire, open_window: Opener, table: RemoteTable) -> Page:
    page = open_window(f"{wire.url}/t/{table.id}", script=tables.keeping(table))
    expect(page.locator(GAME)).to_have_attribute("data-mine", "true")
    return page


def test_silence_is_noticed(host: Host, wire: Wire, open_window: Opener) -> None:
    """Also by whoever does nothing; and so is its end."""
    page = seated(wire, open_window, my_turn(host))
    wire.cut()
    expect(page.get_by_test_id("lost")).to_be_visible(timeout=NOTICED)
    expect(page.locator("[role=status]", has=page.get_by_test_id("lost"))).to_have_count(1)
    expect(page.locator(GAME)).to_have_attribute("data-mine", "false")
    wire.mend()
    expect(page.locator(GAME)).to_have_attribute("data-mine", "true")
    expect(page.get_by_test_id("unsent")).to_have_count(0)


def test_a_move_made_offline_is_sent_only_after_a_yes(host: Host, wire: Wire, open_window: Opener) -> None:
    table = my_turn(host)
    page = seated(wire, open_window, table)
    position = table.look().position
    for answer in ("drop-unsent", "send-unsent"):
        page.wait_for_timeout(1200)  # nothing was heard for a while
        wire.cut()
        page.get_by_test_id("deck").click()
        expect(page.get_by_test_id("lost")).to_be_visible(timeout=NOTICED)
        expect(page.get_by_test_id("reply")).to_contain_text("asked before")
        wire.mend()
        expect(page.get_by_test_id("unsent")).to_contain_text("draw from the deck")
        time.sleep(0.5)
        assert table.look().position == position
        page.get_by_test_id(answer).click()
        expect(page.get_by_test_id("unsent")).to_have_count(0)
    expect(page.locator(GAME)).not_to_have_attribute("data-position", str(position))
    assert table.look().position == position + 1


def test_a_move_made_offline_may_come_too_late(host: Host, wire: Wire, open_window: Opener) -> None:
    """The same seat has played from elsewhere meanwhile."""
    table = my_turn(host)
    page = seated(wire, open_window, table)
    page.wait_for_timeout(1200)
    wire.cut()
    page.get_by_test_id("deck").click()
    expect(page.get_by_test_id("lost")).to_be_visible(timeout=NOTICED)
    with table.sit() as ada:
        ada.play("tickets")
    wire.mend()
    expect(page.get_by_test_id("unsent")).to_contain_text("draw from the deck It can’t be played any more")
    expect(page.get_by_test_id("send-unsent")).to_have_count(0)
    page.get_by_test_id("drop-unsent").press("Enter")
    expect(page.get_by_test_id("unsent")).to_have_count(0)
