"""People at one table: far apart, around one screen, watching, cut off and back again."""

from __future__ import annotations

import json
import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from rallar.client import Client, RemoteTable, SeatWish
from tests.browser import tables
from tests.browser.conftest import Opener
from tests.browser.follower import Follower
from tests.browser.host import Host
from tests.browser.person import GAME, Person, count_up


def set_table(page: Page, board: str, mode: str, name: str = "Ada", others: int = 1, start: int | None = None) -> None:
    """From the home page to a table, for two unless more are wanted."""
    page.get_by_test_id("opponents").select_option(str(others))
    page.get_by_test_id(f"more-{board}").click()
    page.get_by_test_id(f"mode-{mode}").check(force=True)
    if mode != "table":
        page.get_by_test_id("name").fill(name)
    if start is not None:
        page.get_by_test_id("start").select_option(index=start + 1)
    page.get_by_test_id("begin").click()


def sit_down(page: Page, name: str) -> None:
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("sit").click()


@pytest.mark.slow
def test_two_browsers_and_a_spectator(host: Host, open_window: Opener) -> None:
    ada = open_window(host.url, "en")
    set_table(ada, "japan", "friends")
    address = ada.get_by_test_id("invite-url").input_value()
    bo = open_window(address, "is", narrow=True)
    sit_down(bo, "Bo")
    watcher = open_window(address, "fi")
    expect(ada.get_by_test_id("seat-1")).to_contain_text("Bo")
    ada.get_by_test_id("begin").click()

    players = [Person(ada, "japan"), Person(bo, "japan", narrow=True)]
    expect(watcher.locator(GAME)).to_have_attribute("data-asked", "keep-tickets")
    expect(watcher.get_by_test_id("hand")).to_have_count(0)
    alternate(players)

    position = str(ada.locator(GAME).get_attribute("data-position"))
    for page in (bo, watcher):
        expect(page.locator(GAME)).to_have_attribute("data-position", position)
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


# The good news stays for a few seconds only; whoever was busy restarting a server might miss it.
NOTES_RETURN = """
  globalThis.saidBack = false;
  new MutationObserver(() => { saidBack ||= document.querySelector('[data-testid=back]') !== null; })
    .observe(document.body, { childList: true, subtree: true });
"""


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

    page.evaluate(NOTES_RETURN)
    own_host.kill()
    expect(page.get_by_test_id("lost")).to_be_visible()
    expect(page.locator(GAME)).to_have_attribute("data-mine", "false")
    own_host.start()
    page.wait_for_function("() => saidBack")
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
        expect(page.get_by_test_id("spoken")).to_contain_text("drew")
        expect(cover).to_be_visible()
        expect(page.get_by_test_id("hand")).to_have_count(0)
        expect(page.get_by_test_id("spoken")).to_be_empty()  # what was drawn is nobody else's business
        assert cover.evaluate(OPAQUE)


OPAQUE = """cover => {
  const { backgroundColor, opacity } = getComputedStyle(cover);
  const [table, mine] = [document.querySelector('.game'), cover].map(each => each.getBoundingClientRect());
  const whole = mine.width >= table.width && mine.height >= table.height;
  return whole && backgroundColor.startsWith('rgb(') && opacity === '1';
}"""


def uncover(page: Page) -> None:
    expect(page.get_by_test_id("cover")).to_be_visible()
    expect(page.get_by_test_id("hand")).to_have_count(0)
    page.get_by_test_id("uncover").click()
    expect(page.get_by_test_id("hand")).to_be_visible()
    expect(page.get_by_test_id("spoken")).to_be_empty()


NOTES_LOCKS = """
  globalThis.locks = [];
  const wakeLock = { request: async kind => (locks.push(kind), { released: false, release: async () => {} }) };
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
"""


def test_table_mode(host: Host, open_window: Opener) -> None:
    """A big screen shows the board, phones are the hands."""
    screen = open_window(host.url, script=NOTES_LOCKS)
    set_table(screen, "france", "table")
    screen.wait_for_url("**/screen")
    address = str(screen.get_by_test_id("invite-url").text_content())
    phones = [open_window(address, "nb", narrow=True), open_window(address, "is", narrow=True)]
    names = ("Cille", "Dag")
    for seat, (phone, name) in enumerate(zip(phones, names, strict=True)):
        sit_down(phone, name)
        expect(screen.get_by_test_id(f"seat-{seat}")).to_contain_text(name)
    screen.get_by_test_id("begin").click()
    for phone in phones:
        expect(phone.locator(GAME)).to_have_attribute("data-mine", "true")
        Person(phone, "france", narrow=True).keep()
    expect(screen.get_by_test_id("hand")).to_have_count(0)
    expect(screen.locator("svg [data-route]").first).to_be_visible()
    for phone in phones:
        phone.locator("[data-asked=take-turn]").wait_for()
    first = 0 if phones[0].locator(GAME).get_attribute("data-mine") == "true" else 1
    expect(screen.get_by_test_id("turn")).to_contain_text(names[first])
    screen.locator("svg [data-route='brest--rennes']").click()
    expect(screen.get_by_test_id("pointed")).to_contain_text("Brest–Rennes")
    reply = [phone.get_by_test_id("reply").or_(phone.get_by_test_id("claim")) for phone in phones]
    expect(reply[first].filter(has_text="Brest–Rennes").first).to_be_visible()
    expect(reply[1 - first].filter(has_text="Brest–Rennes")).to_have_count(0)
    assert screen.evaluate("locks.length") == 1  # and does not fall asleep


def test_the_big_screen_goes_on_to_the_rematch(host: Host, open_window: Opener) -> None:
    table = Client(host.url).new_table("japan", [tables.ADA, tables.COMPUTER])
    screen = open_window(f"{host.url}/t/{table.id}/screen")
    screen.get_by_test_id("turn").wait_for()
    with table.sit() as ada:
        Follower(ada).play()
    count_up(screen)
    screen.wait_for_url(f"**/t/{table.rematch(0).id}/screen")
    expect(screen.get_by_test_id("seat-0")).to_contain_text("Ada")


def test_a_computer_stands_in_until_the_owner_is_back(hasty_host: Host, open_window: Opener) -> None:
    """Only with the consent of everyone present; the window was closed, the seat is still kept by the browser."""
    ada = open_window(hasty_host.url)
    set_table(ada, "japan", "friends", others=2, start=1)
    address = ada.get_by_test_id("invite-url").input_value()
    bo, cy = open_window(address), open_window(address, "fi", narrow=True)
    for page, name in ((bo, "Bo"), (cy, "Cy")):
        sit_down(page, name)
        expect(page.get_by_test_id("sit")).to_have_count(0)
    expect(ada.get_by_test_id("seat-2")).to_contain_text("Cy")
    ada.get_by_test_id("begin").click()
    players = [Person(ada, "japan"), Person(bo, "japan"), Person(cy, "japan", narrow=True)]
    for person in players:
        person.answer(person.wait())
    expect(bo.locator("[data-asked=take-turn]")).to_have_attribute("data-mine", "true")

    bo.close()
    ada.get_by_test_id("player-1").get_by_role("button").click()
    expect(ada.locator(GAME)).to_have_attribute("data-mine", "false")  # Cy has not agreed
    cy.get_by_test_id("agree").click()
    expect(cy.locator("[data-asked=take-turn]")).to_have_attribute("data-mine", "true")  # the computer has had its turn

    back = bo.context.new_page()
    back.goto(hasty_host.url)
    back.get_by_test_id(f"continue-{address.rsplit('/', 1)[1]}").click()
    back.get_by_test_id("return").click()
    expect(back.get_by_test_id("return")).to_have_count(0)
    for person in (players[2], players[0]):
        expect(person.page.locator("[data-asked=take-turn]")).to_have_attribute("data-mine", "true")
        person.play(until=partial(has_played, person.page))
    expect(back.locator("[data-asked=take-turn]")).to_have_attribute("data-mine", "true")
    again = Person(back, "japan")
    again.answer(again.wait())


def has_played(page: Page) -> bool:
    return is_idle(page) and page.locator("[data-asked=take-turn]").count() > 0


def test_a_game_goes_on_after_the_window_was_closed(host: Host, open_window: Opener) -> None:
    page = open_window(host.url)
    page.get_by_test_id("play-nordic").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    person = Person(page, "nordic")
    person.answer(person.wait())
    person.wait()
    position = page.locator(GAME).get_attribute("data-position")
    hand = page.get_by_test_id("hand").text_content()
    page.close()
    again = page.context.new_page()
    again.goto(host.url)
    again.get_by_test_id(f"continue-{table}").click()
    expect(again.locator(GAME)).to_have_attribute("data-position", str(position))
    assert again.get_by_test_id("hand").text_content() == hand


def test_watching(host: Host, open_window: Opener) -> None:
    """Someone without a seat sees the moves as they are made, and nothing to press."""
    page = open_window(host.url)
    page.get_by_test_id("play-nordic").click()
    person = Person(page, "nordic")
    person.wait()
    watcher = open_window(page.url, "da", narrow=True)
    expect(watcher.locator(GAME)).to_have_attribute("data-mine", "false")
    person._seen = ""
    for _ in range(3):
        person.answer(person.wait())
    person.wait()
    position = str(page.locator(GAME).get_attribute("data-position"))
    expect(watcher.locator(GAME)).to_have_attribute("data-position", position)
    for name in ("hand", "keep", "claim-list", "draw-tickets"):
        expect(watcher.get_by_test_id(name)).to_have_count(0)


def test_ways_to_pay(host: Host, open_window: Opener) -> None:
    """Any of them can be chosen, and until it is confirmed nothing is sent."""
    page = open_window(host.url)
    moves: list[str] = []

    def note(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "move":
            moves.append(message["move"])

    page.on("websocket", lambda socket: socket.on("framesent", note))
    page.get_by_test_id("play-europe").click()
    person = Person(page, "europe")
    person.answer(person.wait())
    ways = page.get_by_test_id("payment")
    while True:
        if person.wait() == "take-turn" and page.locator("[data-glow]").count():
            page.get_by_test_id("claim-list").click()
            page.get_by_test_id("route").last.click()
            page.locator("[data-testid=confirm][aria-disabled=false]").wait_for()
            if ways.count() > 1:
                break
            page.get_by_test_id("cancel").click()
        before = page.locator(GAME).get_attribute("data-position")
        person.draw()
        expect(page.locator(GAME)).not_to_have_attribute("data-position", str(before))
    made = list(moves)
    page.get_by_test_id("cancel").click()
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    assert moves == made
    page.get_by_test_id("claim-list").click()
    page.get_by_test_id("route").last.click()
    ways.nth(1).click()
    payment = str(ways.nth(1).get_attribute("data-payment"))
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    assert [move.split()[0::2] for move in moves[len(made) :]] == [["claim", payment]]


def test_why_not(host: Host, open_window: Opener) -> None:
    """A route that cannot be claimed says why, in words."""
    page = open_window(host.url, "fi")
    page.get_by_test_id("play-nordic").click()
    person = Person(page, "nordic")
    person.answer(person.wait())
    while person.wait() != "take-turn":
        pass
    page.locator("svg [data-route='lieksa--murmansk']").click()
    expect(page.get_by_test_id("reply")).to_have_text(re.compile(r"\w+ \w+.*\."))


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
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(page.get_by_test_id("own")).to_have_count(0)
    page.get_by_test_id("replay-eyes").select_option("1")
    expect(page.get_by_test_id("own")).to_be_visible()
    page.get_by_test_id("replay-play").click()
    expect(slider).not_to_have_value("0")
    page.get_by_test_id("replay-last").click()
    expect(page.get_by_test_id("score")).to_be_visible()


def test_what_was_said_is_marked_until_it_is_read(host: Host, open_window: Opener) -> None:
    """On a phone the talk is behind a tab; the mark is still there for who comes back."""
    table = Client(host.url).new_table("nordic", [tables.ADA, SeatWish("person", "Bo")])
    page = open_window(f"{host.url}/t/{table.id}", narrow=True, script=keeping_once(table, 0))
    expect(page.locator(GAME)).to_be_visible()
    expect(page.get_by_test_id("unread")).to_have_count(0)
    with table.sit(1) as bo:
        bo.say("Your turn, I think")
        bo.say("Are you there?")
        expect(page.get_by_test_id("unread")).to_have_text("2")
        page.reload()
        expect(page.get_by_test_id("unread")).to_have_text("2")
        page.get_by_test_id("tab-table").click()
        expect(page.get_by_test_id("unread")).to_have_count(0)
        page.reload()
        expect(page.locator(GAME)).to_be_visible()
        expect(page.get_by_test_id("unread")).to_have_count(0)


def keeping_once(table: RemoteTable, seat: int) -> str:
    """A script for a browser that keeps one seat, and then what it makes of it."""
    kept = {"table": table.id, "board": "nordic", "seats": {str(seat): table.tokens[seat]}, "since": 1}
    return f"localStorage['rallar.tables'] ??= {json.dumps(json.dumps({table.id: kept}))}"
