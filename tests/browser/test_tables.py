"""People at one table: far apart, around one screen, watching, cut off and back again."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import GAME, Person, count_up


def set_table(page: Page, board: str, mode: str, name: str = "Ada") -> None:
    """From the home page to a table for two."""
    page.get_by_test_id("opponents").select_option("1")
    page.get_by_test_id(f"more-{board}").click()
    page.get_by_test_id(f"mode-{mode}").check(force=True)
    if mode != "table":
        page.get_by_test_id("name").fill(name)
    page.get_by_test_id("begin").click()


def sit_down(page: Page, name: str) -> None:
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("sit").click()


@pytest.mark.slow
def test_two_browsers_and_a_spectator(host: Host, open_window: Opener) -> None:
    ada = open_window(host.url, "en")
    set_table(ada, "japan", "friends")
    address = ada.get_by_test_id("invite-url").input_value()
    bo = open_window(address, "da")
    sit_down(bo, "Bo")
    watcher = open_window(address, "fi")
    expect(ada.get_by_test_id("seat-1")).to_contain_text("Bo")
    ada.get_by_test_id("begin").click()

    players = [Person(ada, "japan"), Person(bo, "japan")]
    expect(watcher.locator(GAME)).to_have_attribute("data-asked", "keep-tickets")
    expect(watcher.get_by_test_id("hand")).to_have_count(0)
    alternate(players)

    positions = [page.locator(GAME).get_attribute("data-position") for page in (ada, bo, watcher)]
    assert len(set(positions)) == 1
    for page in (ada, bo, watcher):
        count_up(page)
    for seat in (0, 1):
        totals = {page.get_by_test_id(f"total-{seat}").text_content() for page in (ada, bo, watcher)}
        assert len(totals) == 1

    ada.get_by_test_id("rematch").click()
    ada.wait_for_url(lambda url: url != address)
    bo.get_by_test_id("rematch").click()
    bo.wait_for_url(ada.url)


def alternate(players: list[Person]) -> None:
    """Each in turn plays as long as it is asked, until the end."""
    while True:
        for person in players:
            person.play(until=partial(is_idle, person.page))
        if all(person.page.locator(GAME).get_attribute("data-asked") == "over" for person in players):
            return


def is_idle(page: Page) -> bool:
    return page.locator(GAME).get_attribute("data-mine") == "false"


def test_back_after_the_server_was_killed(own_host: Host, open_window: Opener) -> None:
    page = open_window(own_host.url)
    page.get_by_test_id("play-nordic").click()
    page.wait_for_url("**/t/*")
    person = Person(page, "nordic")
    rounds = iter(range(8))
    person.play(until=lambda: next(rounds, None) is None)
    person.wait()
    before = page.locator(GAME).get_attribute("data-position")
    hand = page.get_by_test_id("hand").text_content()

    own_host.kill()
    expect(page.get_by_test_id("lost")).to_be_visible()
    expect(page.locator(GAME)).to_have_attribute("data-mine", "false")
    own_host.start()
    expect(page.get_by_test_id("back")).to_be_visible()
    expect(page.locator(GAME)).to_have_attribute("data-mine", "true")
    assert page.locator(GAME).get_attribute("data-position") == before
    assert page.get_by_test_id("hand").text_content() == hand
    person.answer(str(page.locator(GAME).get_attribute("data-asked")))
    expect(page.locator(GAME)).not_to_have_attribute("data-position", str(before))


def test_one_screen_passed_round(host: Host, open_window: Opener) -> None:
    """Hands are covered until the next player says it is them."""
    page = open_window(host.url)
    set_table(page, "japan", "pass")
    person = Person(page, "japan")
    for _ in range(2):
        uncover(page)
        person.keep()
    cover = page.get_by_test_id("cover")
    expect(cover.or_(page.locator("[data-asked=take-turn][data-mine=true]")).first).to_be_visible()
    for _ in range(3):
        if cover.is_visible():
            uncover(page)
        for _ in range(2):
            person.wait()
            person.draw()
        expect(cover).to_be_visible()
        expect(page.get_by_test_id("hand")).to_have_count(0)


def uncover(page: Page) -> None:
    expect(page.get_by_test_id("cover")).to_be_visible()
    expect(page.get_by_test_id("hand")).to_have_count(0)
    page.get_by_test_id("uncover").click()
    expect(page.get_by_test_id("hand")).to_be_visible()


def test_table_mode(host: Host, open_window: Opener) -> None:
    """A big screen shows the board, phones are the hands."""
    screen = open_window(host.url)
    set_table(screen, "france", "table")
    screen.wait_for_url("**/screen")
    address = str(screen.get_by_test_id("invite-url").text_content())
    phones = [open_window(address, "nb", narrow=True), open_window(address, "is", narrow=True)]
    for seat, (phone, name) in enumerate(zip(phones, ("Cille", "Dag"), strict=True)):
        sit_down(phone, name)
        expect(screen.get_by_test_id(f"seat-{seat}")).to_contain_text(name)
    screen.get_by_test_id("begin").click()
    for phone in phones:
        expect(phone.locator(GAME)).to_have_attribute("data-mine", "true")
        Person(phone, "france", narrow=True).keep()
    expect(screen.get_by_test_id("hand")).to_have_count(0)
    expect(screen.locator("svg [data-route]").first).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_game(host: Host, open_window: Opener) -> None:
    page = open_window(host.url, "en")
    page.get_by_test_id("play-nordic").click()
    bar = page.get_by_test_id("turn")
    expect(bar).to_contain_text("tickets")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("language").select_option("is")
    expect(bar).not_to_contain_text("tickets")
    expect(page.locator("html")).to_have_attribute("lang", "is")


def test_a_replay(host: Host, open_window: Opener) -> None:
    """A record from a file is replayed move by move."""
    page = open_window(host.url)
    page.get_by_test_id("upload").set_input_files("tests/golden/records/nordic-last-round.jsonl")
    page.wait_for_url("**/replay")
    slider = page.get_by_test_id("replay-slider")
    page.get_by_test_id("replay-next").click()
    expect(slider).to_have_value("1")
    page.get_by_test_id("replay-last").click()
    expect(page.get_by_test_id("score")).to_be_visible()
