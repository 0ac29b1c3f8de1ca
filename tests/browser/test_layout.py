"""The map is the hero: how much of the screen it has, how large its names are, and that nothing makes it jump."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from rallar.drawing.layout import load_drawing
from rallar.model.loader import board_ids
from tests.browser.conftest import PATIENCE
from tests.browser.host import Host
from tests.browser.person import glowing
from tests.browser.tables import hoarding, in_play, keeping

Size = tuple[int, int]
Tables = dict[str, tuple[str, str]]
DESK, TABLET, PHONE, SMALL = (1440, 900), (1024, 768), (390, 844), (360, 740)
SHARES = {
    ("europe", DESK): 0.65,
    ("japan", DESK): 0.65,
    ("nordic", DESK): 0.35,
    ("france", DESK): 0.45,
    ("europe", TABLET): 0.5,
    ("japan", TABLET): 0.5,
    ("nordic", TABLET): 0.35,
    ("france", TABLET): 0.5,
}
MAP = """() => {
  const paper = document.querySelector('.layers > svg').getBoundingClientRect();
  const pane = document.querySelector('.board').getBoundingClientRect();
  const width = Math.min(paper.right, pane.right) - Math.max(paper.left, pane.left);
  const height = Math.min(paper.bottom, pane.bottom) - Math.max(paper.top, pane.top);
  const scale = paper.width / document.querySelector('.layers > svg').viewBox.baseVal.width;
  const names = [...document.querySelectorAll('[data-testid=names] text')];
  const sizes = names.map((name) => parseFloat(getComputedStyle(name).fontSize) * scale);
  const share = (width * height) / (innerWidth * innerHeight);
  return { share, height, smallest: Math.min(...sizes), pane: pane.toJSON() };
}"""
SETTLED = "() => document.querySelector('[data-settling]') === null"
SETTLING = 700  # milliseconds, and some
ON_SCREEN = """points => {
  const matrix = document.querySelector('.layers > svg').getScreenCTM();
  return points.map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix)).map(({ x, y }) => [x, y]);
}"""
CARDS = """() => ['[data-place^=open-]', '[data-place=deck]', '[data-place=tickets]', '[data-place=hand] li']
  .flatMap((each) => [...document.querySelectorAll(each)]).map((card) => card.getBoundingClientRect().width)"""


@pytest.fixture(scope="module")
def tables(host: Host) -> Tables:
    """A game of each board in play: its address, and the script of a browser that has a seat there."""
    games = {board: in_play(host, board) for board in board_ids()}
    return {board: (f"{host.url}/t/{table.id}", keeping(table)) for board, table in games.items()}


def show(browser: Browser, table: tuple[str, str], size: Size, language: str = "en") -> Page:
    url, script = table
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        reduced_motion="reduce",
        has_touch=size[0] < 900,
    )
    context.add_init_script(script)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(url)
    expect(page.locator("[data-asked]")).to_have_attribute("data-mine", "true")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    return page


def look(page: Page) -> dict[str, Any]:
    return dict(page.evaluate(MAP))


@pytest.mark.parametrize("board", board_ids())
def test_the_map_fills_the_screen(browser: Browser, tables: Tables, board: str) -> None:
    page = show(browser, tables[board], DESK)
    for size in (DESK, TABLET):
        resize(page, size)
        seen = look(page)
        assert seen["share"] >= SHARES[board, size]
        if board in ("nordic", "france"):
            assert seen["height"] >= 0.93 * size[1]  # a tall board has nearly the whole height
        assert seen["smallest"] >= (12 if size == DESK else 10)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.context.close()


@pytest.mark.parametrize("board", board_ids())
def test_on_a_phone_the_map_is_largest_on_my_turn(browser: Browser, tables: Tables, board: str) -> None:
    page = show(browser, tables[board], PHONE, "fi")
    for size in (PHONE, SMALL):
        resize(page, size)
        seen = look(page)
        assert seen["pane"]["height"] > 0.55 * size[1]
        assert seen["smallest"] >= 8.5
        tops = {round(button.bounding_box()["y"]) for button in page.locator(".actions button").all()}  # type: ignore[index]
        assert len(tops) == 1  # one line
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.context.close()


def test_nothing_that_opens_changes_the_size_of_the_map_or_of_the_cards(browser: Browser, tables: Tables) -> None:
    page = show(browser, tables["europe"], DESK)
    for size in (DESK, TABLET, SMALL):
        resize(page, size)
        pane, cards = look(page)["pane"], page.evaluate(CARDS)
        assert cards
        for name in ("claim-list", "draw-tickets", "build-station", "help", "settings"):
            page.get_by_test_id(name).click()
            assert look(page)["pane"] == pane, name
            if size != SMALL:  # where the cards are under what is open
                assert page.evaluate(CARDS) == cards, name
            page.keyboard.press("Escape")
    page.context.close()


@pytest.mark.parametrize("board", board_ids())
def test_a_choice_appears_at_its_place_and_never_covers_it(browser: Browser, host: Host, board: str) -> None:
    """With many ways to pay, too."""
    table = hoarding(host, board)
    page, drawing = show(browser, (f"{host.url}/t/{table.id}", keeping(table)), DESK), load_drawing(board)
    claimable = glowing(page)
    assert claimable
    for size in (DESK, TABLET):
        resize(page, size)
        for route in claimable[:: max(1, len(claimable) // 8)]:
            page.locator(f"svg [data-route='{route}']").dispatch_event("click")
            page.locator("[data-testid=confirm][aria-disabled=false]").wait_for()
            panel = page.get_by_test_id("claim")
            expect(panel).to_contain_text(re.compile("point|spaces? on the bullet track"))
            expect(panel.get_by_test_id("price")).to_contain_text("you have")
            slots = [[slot[0], slot[1]] for slot in drawing.routes[route].slots]
            deadline = time.monotonic() + PATIENCE / 1000
            beside = page.get_by_test_id("beside")
            while hidden := covered(beside, slots):  # it grows when the ways to pay are known, and finds a better place
                assert time.monotonic() < deadline, (route, hidden)
                page.wait_for_timeout(100)
            page.get_by_test_id("cancel").click()
    page.context.close()


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("width => document.querySelector('[data-asked]').clientWidth === width", arg=size[0])
    page.wait_for_timeout(200)


def covered(panel: Locator, slots: list[list[float]]) -> list[tuple[float, float]]:
    box = panel.bounding_box()
    assert box
    on_screen = panel.page.evaluate(ON_SCREEN, slots)
    return [
        (x, y)
        for x, y in on_screen
        if box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]
    ]


def test_a_hasty_second_tap_neither_claims_nor_draws(browser: Browser, tables: Tables) -> None:
    """What has just come under the thumb does not answer it: neither the button that claims, nor the cards."""
    page = show(browser, tables["europe"], PHONE)
    position = page.locator("[data-asked]").get_attribute("data-position")
    stage_first_route(page)
    confirm, cancel = middle(page.get_by_test_id("confirm")), middle(page.get_by_test_id("cancel"))
    page.wait_for_function(SETTLED)
    page.touchscreen.tap(*cancel)
    page.touchscreen.tap(*cancel)  # the cards may be there now
    expect(page.get_by_test_id("cancel")).to_have_count(0)
    stage_first_route(page)
    page.touchscreen.tap(*confirm)
    page.wait_for_timeout(SETTLING)
    assert page.locator("[data-asked]").get_attribute("data-position") == position
    expect(page.get_by_test_id("confirm")).to_be_visible()
    page.context.close()


def stage_first_route(page: Page) -> None:
    page.get_by_test_id("claim-list").click()
    page.get_by_test_id("route").first.click()
    page.locator("[data-testid=confirm][aria-disabled=false]").wait_for()


def middle(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
