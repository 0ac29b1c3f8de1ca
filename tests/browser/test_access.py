"""Every page can be used by everyone: no serious finding of axe, nothing to scroll sideways on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rallar.client import Client
from rallar.model.loader import board_ids
from tests.browser import tables
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import GAME, Person, count_up

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PLAIN = ("/", "/about", "/games", "/new/nordic", "/nowhere", "/t/0000000000")
WIDE, NARROW = (False, False), (True, True)  # and light, and dark
LOOKS = (WIDE, NARROW)
SETTLED = "() => document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))"
SMALL = """() => [...document.querySelectorAll('button, select, input, [role=tab], label:has(input), summary')]
  .filter(each => each.checkVisibility({ visibilityProperty: true }) && !each.matches('.unseen, .unseen *'))
  .filter(each => !(each.tagName === 'INPUT' && each.closest('label')))
  .map(each => [each.getBoundingClientRect(), each.outerHTML.slice(0, 120)])
  .filter(([box]) => box.width && (box.height < 43.5 || box.width < 43.5))
  .map(([box, html]) => `${box.width}x${box.height} ${html}`)"""


def findings(page: Page) -> list[dict[str, Any]]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("axe.run()")
    return [
        {"id": each["id"], "help": each["help"], "where": [node["html"][:160] for node in each["nodes"][:3]]}
        for each in result["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def check(page: Page, narrow: bool) -> None:
    page.evaluate(SETTLED)
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"
    if narrow:
        assert page.evaluate(SMALL) == [], "too small for a finger"


@pytest.mark.parametrize(("narrow", "dark"), LOOKS)
@pytest.mark.parametrize("path", PLAIN)
def test_pages(host: Host, open_window: Opener, path: str, narrow: bool, dark: bool) -> None:
    page = open_window(host.url + path, "fi", narrow, dark)
    page.locator("h1").wait_for()
    check(page, narrow)


@pytest.mark.parametrize(("board", "look"), [*zip(board_ids(), LOOKS * 2, strict=True)])
def test_rules(host: Host, open_window: Opener, board: str, look: tuple[bool, bool]) -> None:
    page = open_window(f"{host.url}/rules/{board}", "is", *look)
    page.locator("article h1").wait_for()
    check(page, look[0])


@pytest.mark.parametrize(("narrow", "dark"), LOOKS)
def test_settings(host: Host, open_window: Opener, narrow: bool, dark: bool) -> None:
    page = open_window(host.url, "is", narrow, dark)
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("theme")).to_be_visible()
    check(page, narrow)


@pytest.mark.parametrize(("narrow", "dark"), LOOKS)
def test_my_games(host: Host, open_window: Opener, narrow: bool, dark: bool) -> None:
    made = tables.in_play(host, "japan")
    page = open_window(f"{host.url}/games", "is", narrow, dark, tables.keeping(made))
    page.get_by_test_id(f"continue-{made.id}").wait_for()
    check(page, narrow)


@pytest.mark.parametrize(("narrow", "dark"), LOOKS)
def test_lobby(host: Host, open_window: Opener, narrow: bool, dark: bool) -> None:
    """As the host sees it, as a guest does, and on the big screen."""
    made = Client(host.url).new_table("europe", [tables.ADA, "open", tables.COMPUTER])
    table = f"{host.url}/t/{made.id}"
    for url, script in ((table, tables.keeping(made)), (table, ""), (f"{table}/screen", tables.keeping(made))):
        page = open_window(url, "fi", narrow, dark, script)
        page.get_by_test_id("invite-url").wait_for()
        check(page, narrow)


@pytest.mark.parametrize(("board", "look"), [("france", NARROW), ("japan", WIDE)])
def test_screen(host: Host, open_window: Opener, board: str, look: tuple[bool, bool]) -> None:
    made = tables.in_play(host, board)
    page = open_window(f"{host.url}/t/{made.id}/screen", "fi", *look)
    page.get_by_test_id("turn").wait_for()
    check(page, look[0])


@pytest.mark.parametrize(("narrow", "dark"), LOOKS)
def test_the_end(host: Host, open_window: Opener, narrow: bool, dark: bool) -> None:
    """The score at the table and on the big screen; the replay, in the middle and at its end."""
    table = tables.finished(host, "europe-last-round")
    for path in ("", "/screen"):
        page = open_window(f"{host.url}/t/{table}{path}", "fi", narrow, dark)
        count_up(page)
        check(page, narrow)
    page = open_window(f"{host.url}/t/{table}/replay", "fi", narrow, dark)
    page.get_by_test_id("replay-eyes").select_option("0")
    page.get_by_test_id("replay-next").click()
    check(page, narrow)
    page.get_by_test_id("replay-slider").press("End")
    page.get_by_test_id("score").wait_for()
    check(page, narrow)


@pytest.mark.parametrize(("board", "look"), list(zip(board_ids(), LOOKS * 2, strict=True)))
def test_games(host: Host, open_window: Opener, board: str, look: tuple[bool, bool]) -> None:
    narrow, dark = look
    page = open_window(host.url, "fi", narrow, dark)
    page.get_by_test_id(f"play-{board}").click()
    expect(page.locator(GAME)).to_have_attribute("data-mine", "true")
    check(page, narrow)
    rounds = iter(range(3))
    person = Person(page, board, narrow)
    person.play(until=lambda: next(rounds, None) is None)
    person.wait()
    check(page, narrow)
