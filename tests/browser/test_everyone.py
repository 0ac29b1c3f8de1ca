"""For those who listen, type, zoom or choose their own colors."""

from __future__ import annotations

import re
import unicodedata

import pytest
from playwright.sync_api import Page, Position, expect

from rallar.client import Client, RemoteTable
from tests.browser import tables
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import GAME, Person


def claiming(host: Host, board: str) -> RemoteTable:
    """A table where it is a person's turn, and there are routes to choose from."""
    table = Client(host.url).new_table(board, [tables.ADA, tables.COMPUTER])
    with table.sit() as ada:
        for choices in ada.turns():
            if ada.view.asked == "take-turn" and len(choices.routes) > 3:
                break
            ada.play(" ".join(("keep", *ada.own.offer)) if ada.own.offer else "draw deck")
    return table


@pytest.fixture
def in_game(host: Host, open_window: Opener) -> Page:
    """My turn, in the middle of a game."""
    made = claiming(host, "nordic")
    page = open_window(f"{host.url}/t/{made.id}", script=tables.keeping(made))
    expect(page.locator(GAME)).to_have_attribute("data-mine", "true")
    return page


def test_escape_closes_the_settings_and_nothing_else(in_game: Page) -> None:
    in_game.keyboard.press("?")
    position = in_game.locator(GAME).get_attribute("data-position")
    for focus in ("settings", "sound"):
        in_game.get_by_test_id("settings").click()
        expect(in_game.get_by_test_id("theme")).to_be_visible()
        in_game.get_by_test_id(focus).focus()
        in_game.keyboard.press("d" if focus == "sound" else "Shift")  # draws no card from there
        in_game.keyboard.press("Escape")
        expect(in_game.get_by_test_id("theme")).to_be_hidden()
        expect(in_game.get_by_test_id("keys")).to_be_visible()
    in_game.keyboard.press("Escape")
    expect(in_game.get_by_test_id("keys")).to_have_count(0)
    assert in_game.locator(GAME).get_attribute("data-position") == position


LONGEST = "svg [data-route='lieksa--murmansk']"
SEA: Position = {"x": 8, "y": 300}


def test_a_note_ends_with_escape_or_a_click_on_the_sea(in_game: Page) -> None:
    """What is said of a route that cannot be had now, when it has been read."""
    note = in_game.get_by_test_id("beside")
    for by_key in (True, False):
        in_game.locator(LONGEST).click()
        expect(note).to_contain_text("Lieksa–Murmansk")
        if by_key:
            in_game.keyboard.press("Escape")
        else:
            in_game.locator("[data-place=map]").click(position=SEA)
        expect(note).to_have_count(0, timeout=4000)  # unasked it stays for nine seconds


def test_the_route_list_answers_to_arrows_and_letters(in_game: Page) -> None:
    """And the button that claims says what, and for which cards."""
    in_game.keyboard.press("c")
    routes = in_game.get_by_test_id("route")
    expect(routes.first).to_be_focused()
    names = [name.strip().lower() for name in routes.all_text_contents()]
    assert len(names) > 3
    expect(in_game.locator("[data-testid=route][tabindex='0']")).to_have_count(1)
    in_game.keyboard.press("ArrowUp")
    expect(routes.last).to_be_focused()
    in_game.keyboard.press("ArrowDown")
    in_game.keyboard.press("ArrowDown")
    expect(routes.nth(1)).to_be_focused()
    in_game.keyboard.press("End")
    letter = unicodedata.normalize("NFD", names[0])[0]  # nobody has all letters on the keys
    in_game.keyboard.press(letter)
    expect(routes.first).to_be_focused()
    in_game.keyboard.press("Enter")
    expect(in_game.get_by_role("button", name=re.compile(r"^Claim it: [^,]+–[^,]+, \d [a-z]+"))).to_be_focused()


def test_a_phone_is_told_of_fingers_not_of_keys(host: Host, open_window: Opener) -> None:
    made = claiming(host, "europe")
    page = open_window(f"{host.url}/t/{made.id}", "fi", narrow=True, script=tables.keeping(made))
    page.get_by_test_id("help").tap()
    expect(page.get_by_test_id("keys").locator("li")).not_to_have_count(0)
    expect(page.get_by_test_id("keys").locator("kbd")).to_have_count(0)
    page.keyboard.press("Shift")  # so there are keys, after all
    expect(page.get_by_test_id("keys").locator("kbd")).not_to_have_count(0)


CARD_GROUNDS = """() => [...document.querySelectorAll('[data-testid=hand] .card, [data-testid^=open-] .card')]
  .map(card => getComputedStyle(card).background)"""
LOOK = """element => { const { backgroundColor, color, outlineStyle } = getComputedStyle(element);
  return [backgroundColor, color, outlineStyle].join(); }"""


@pytest.mark.parametrize("dark", [False, True])
def test_forced_colors_keep_what_colors_say(host: Host, open_window: Opener, dark: bool) -> None:
    """The cards their colors; the selected tab and the player to move are told from the others."""
    made = claiming(host, "nordic")
    page = open_window(f"{host.url}/t/{made.id}", narrow=True, dark=dark, script=tables.keeping(made))
    person = Person(page, "nordic", narrow=True)
    person.show("cards")
    page.get_by_test_id("deck").wait_for()
    before = page.evaluate(CARD_GROUNDS)
    assert len(set(before)) > 2
    page.emulate_media(forced_colors="active")
    assert page.evaluate(CARD_GROUNDS) == before
    selected = page.locator("[role=tab][aria-selected=true]").evaluate(LOOK)
    assert selected not in [tab.evaluate(LOOK) for tab in page.locator("[role=tab][aria-selected=false]").all()]
    person.click(page.get_by_test_id("tab-table"))
    moving = page.locator("[data-testid^=player-][aria-current=true]")
    expect(moving).to_have_count(1)
    others = page.locator("[data-testid^=player-]:not([aria-current=true])").all()
    assert others
    assert moving.evaluate(LOOK) not in [each.evaluate(LOOK) for each in others]


@pytest.mark.parametrize("board", ["nordic", "europe"])
def test_at_400_percent_the_cards_can_be_reached(host: Host, open_window: Opener, board: str) -> None:
    """A window of 1280 by 1024 has 320 by 256 left: nothing lies over the cards, and nothing scrolls sideways."""
    made = claiming(host, board)
    page = open_window(f"{host.url}/t/{made.id}", "fi", narrow=True, script=tables.keeping(made))
    page.set_viewport_size({"width": 320, "height": 256})
    page.set_default_timeout(10_000)
    person = Person(page, board, narrow=True)
    expect(page.get_by_test_id("hand")).to_be_in_viewport()
    for place in ("deck", *(f"open-{slot}" for slot in range(5))):
        page.get_by_test_id(place).tap(trial=True)
    for place in ("claim-list", "route"):
        person.click(page.get_by_test_id(place).last)
    page.locator("[data-testid=confirm][aria-disabled=false]").tap(trial=True)
    person.click(page.get_by_test_id("cancel"))
    person.answer("draw-second")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
