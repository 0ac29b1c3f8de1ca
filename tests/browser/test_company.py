"""Company at a table: talk before the game, who is here and who looks on, and the same people again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect

from rallar.client import Client, RemoteTable, SeatWish
from tests.browser import tables
from tests.browser.conftest import Opener
from tests.browser.follower import Follower
from tests.browser.host import Host
from tests.browser.person import GAME, count_up
from tests.browser.test_access import check
from tests.browser.test_my_games import BO, keeping_seat
from tests.browser.test_tables import sit_down

CAY, ROOKIE, OPEN = SeatWish("person", "Cay"), SeatWish("computer", "Freja", level="rookie"), SeatWish("open")


def test_talk_before_the_game_goes_on_in_it(host: Host, open_window: Opener) -> None:
    table = Client(host.url).new_table("europe", [tables.ADA, *[OPEN] * 4])
    address = f"{host.url}/t/{table.id}"
    ada = open_window(address, script=tables.keeping(table))
    bo = open_window(address, "fi", narrow=True)
    sit_down(bo, "Bo")
    watcher = open_window(address, "sv", dark=True)
    expect(ada.get_by_test_id("seat-1")).to_contain_text("here")
    expect(ada.get_by_test_id("watchers")).to_have_text("One person is watching")

    for line in ("Hi Bo!", "Is Eva coming?"):
        ada.get_by_test_id("say").fill(line)
        ada.get_by_test_id("say").press("Enter")
        expect(ada.get_by_test_id("say")).to_have_value("")
    expect(bo.get_by_test_id("unread")).to_have_text("2 uutta viestiä")
    check(bo, narrow=True)
    bo.get_by_test_id("unread").click()
    expect(bo.get_by_test_id("unread")).to_have_count(0)
    bo.get_by_test_id("say").fill("Tulee kyllä")
    bo.get_by_test_id("say").press("Enter")
    for page in (ada, watcher):
        expect(page.get_by_test_id("lobby-talk").get_by_role("listitem")).to_have_count(3)
        expect(page.get_by_test_id("lobby-talk")).to_contain_text("Tulee kyllä")
    expect(watcher.get_by_test_id("say")).to_have_count(0)

    bo.context.close()
    expect(ada.get_by_test_id("seat-1")).to_contain_text("away, last here a minute ago")
    ada.get_by_test_id("begin").click()
    expect(ada.locator(GAME)).to_contain_text("Tulee kyllä")
    expect(ada.get_by_test_id("player-1")).to_contain_text("away, last here a minute ago")
    expect(ada.get_by_test_id("watchers")).to_have_text("One person is watching")
    open_window(address, narrow=True)
    expect(watcher.get_by_test_id("watchers")).to_have_text("Du och en till tittar på")


def played_out(host: Host) -> RemoteTable:
    """A game of three people and a computer."""
    table = Client(host.url).new_table("japan", [tables.ADA, BO, CAY, ROOKIE])
    with ThreadPoolExecutor(3) as people:
        list(people.map(lambda seat: play(table, seat), range(3)))
    return table


def play(table: RemoteTable, seat: int) -> None:
    with table.sit(seat) as guest:
        Follower(guest).play()


def test_the_same_people_again(host: Host, open_window: Opener) -> None:
    table = played_out(host)
    address = f"{host.url}/t/{table.id}"
    ada = open_window(address, script=keeping_seat(table, 0))
    bo = open_window(address, "fi", narrow=True, script=keeping_seat(table, 1))
    cay = open_window(host.url, "is", script=keeping_seat(table, 2))  # has left the table
    watcher = open_window(address, "da")
    for page in (ada, bo, watcher):
        count_up(page)
    expect(bo.get_by_test_id("rematch")).to_have_text("Pelaa uudelleen")

    ada.get_by_test_id("rematch").click()
    ada.wait_for_url(lambda url: url != address)
    expect(bo.get_by_text("Seuraava peli odottaa.")).to_be_visible()
    bo.get_by_test_id("rematch").click()
    watcher.get_by_test_id("watch-rematch").click()
    cay.get_by_test_id(f"again-{table.id}").click()
    for page in (bo, cay, watcher):
        page.wait_for_url(ada.url)
    for seat in range(1, 3):
        expect(ada.get_by_test_id(f"seat-{seat}")).to_contain_text("here")
    expect(ada.get_by_test_id("seat-3")).to_contain_text("Freja")

    new = Client(host.url).table(ada.url.rpartition("/")[2]).look()
    assert [(seat.kind, seat.name) for seat in new.seats[:3]] == [
        ("person", "Ada"),
        ("person", "Bo"),
        ("person", "Cay"),
    ]
    assert (new.seats[3].kind, new.seats[3].level) == ("computer", "rookie")
    ada.get_by_test_id("begin").click()
    for page in (ada, bo, cay):
        expect(page.locator(GAME)).to_have_attribute("data-mine", "true")
    expect(watcher.locator(GAME)).to_have_attribute("data-mine", "false")
