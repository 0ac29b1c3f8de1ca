"""Whole games in a real browser, from the home page to the final score."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rallar.client import Client
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import Person, Typist, count_up

GAMES = (  # Japan is played by keyboard, and by two at a distance
    ("nordic", "sv", True),
    ("europe", "en", False),
    ("france", "fi", False),
)


def start(page: Page, board: str) -> str:
    """One click on the home page, against one computer. Returns the table."""
    page.get_by_test_id("opponents").select_option("1")
    page.get_by_test_id(f"play-{board}").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


def check_end(page: Page, host: Host, table: str) -> None:
    """The score on the page is the score of the record, and the record replays."""
    count_up(page)
    record = Client(host.url).table(table).record()
    assert record.result is not None
    for seat, total in enumerate(record.result.scores):
        shown = page.get_by_test_id(f"total-{seat}")
        expect(shown).to_have_text(str(total).replace("-", "−"))
    assert record.replay().is_over


@pytest.mark.slow
@pytest.mark.parametrize(("board", "language", "narrow"), GAMES)
def test_a_whole_game(host: Host, open_window: Opener, board: str, language: str, narrow: bool) -> None:
    page = open_window(host.url, language, narrow)
    table = start(page, board)
    expect(page.locator("html")).to_have_attribute("lang", language)
    Person(page, board, narrow).play()
    check_end(page, host, table)


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(host: Host, open_window: Opener) -> None:
    page = open_window(host.url)
    page.get_by_test_id("play-japan").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator("[data-asked]").wait_for()
    Typist(page, "japan").play()
    check_end(page, host, page.url.rsplit("/", 1)[1])
