"""One's own seat: on another device, lost and found, given up and handed on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from rallar.client import Client, RemoteTable, SeatWish
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import GAME, Person
from tests.browser.tables import ADA, COMPUTER, keeping
from tests.browser.test_tables import set_table, sit_down

BO = SeatWish("person", "Bo")


def seated(open_window: Opener, host: Host, table: RemoteTable, seat: int, narrow: bool = False) -> Page:
    """The window of someone at a table, who keeps that seat only."""
    own = Client(host.url).table(table.id, {seat: table.tokens[seat]})
    page = open_window(f"{host.url}/t/{table.id}", narrow=narrow, script=keeping(own))
    expect_asked(page)
    return page


def expect_asked(page: Page) -> None:
    """Whoever has a seat chooses tickets now; whoever watches does not."""
    expect(page.locator(GAME)).to_have_attribute("data-mine", "true")


def offered(page: Page) -> list[str]:
    expect_asked(page)
    return Person(page, "japan").offered()


def test_a_game_goes_on_at_another_device(host: Host, open_window: Opener) -> None:
    table = Client(host.url).new_table("japan", [ADA, COMPUTER])
    laptop = seated(open_window, host, table, 0)
    tickets = offered(laptop)
    laptop.get_by_test_id("my-seat").click()
    link = laptop.get_by_test_id("pass-url").input_value()

    phone = open_window(link, narrow=True)
    assert offered(phone) == tickets
    assert phone.url == f"{host.url}/t/{table.id}", "a code that is used up is not kept in the address"
    expect_asked(laptop)

    late = open_window(link)
    late.get_by_role("alert").get_by_text("no longer works").wait_for()
    late.get_by_role("button", name="Watch").click()
    expect(late.get_by_test_id("watching")).to_be_visible()
    late.get_by_test_id("back-mine").click()
    expect(late.get_by_test_id("back-alone")).to_have_count(0)

    phone.get_by_test_id("help").click()
    phone.get_by_test_id("pass-on").click()
    code = str(phone.get_by_test_id("pass-code").text_content())
    late.get_by_test_id("back-code").fill(code.lower().replace("-", " "))
    late.get_by_test_id("back-go").click()
    assert offered(late) == tickets
    expect(late.get_by_test_id("watching")).to_have_count(0)
    expect(late.get_by_test_id("seat")).to_have_count(0)


def test_a_code_is_typed_on_the_home_page(host: Host, open_window: Opener) -> None:
    table = Client(host.url).new_table("japan", [ADA, COMPUTER])
    laptop = seated(open_window, host, table, 0)
    laptop.get_by_test_id("my-seat").click()
    ended = str(laptop.get_by_test_id("pass-code").text_content())
    laptop.get_by_test_id("pass-revoke").click()
    laptop.get_by_test_id("pass-again").click()
    code = str(laptop.get_by_test_id("pass-code").text_content())

    phone = open_window(host.url, narrow=True)
    phone.get_by_test_id("invite-code").fill(ended)
    phone.get_by_test_id("join").click()
    phone.get_by_text("no longer works").wait_for()
    phone.get_by_test_id("invite-code").fill(f" {code.lower()} ")
    phone.get_by_test_id("join").click()
    expect_asked(phone)
    assert phone.url == f"{host.url}/t/{table.id}"

    watcher = open_window(host.url)
    watcher.get_by_test_id("invite-code").fill(table.id.upper())
    watcher.get_by_test_id("join").click()
    watcher.wait_for_url(f"{host.url}/t/{table.id}")


def test_a_lost_seat_is_handed_back_by_the_others(host: Host, open_window: Opener) -> None:
    table = Client(host.url).new_table("japan", [ADA, BO])
    bo = open_window(f"{host.url}/t/{table.id}", narrow=True)
    bo.get_by_test_id("back-mine").click()
    expect(bo.get_by_test_id("back-alone")).to_be_visible()
    ada = seated(open_window, host, table, 0)
    bo.get_by_test_id("back-1").click()
    ada.get_by_text("says they’re Bo").wait_for()
    ada.get_by_test_id("agree").click()
    expect_asked(bo)
    expect(bo.get_by_test_id("watching")).to_have_count(0)
    bo.reload()
    expect_asked(bo)


def test_a_latecomer_plays_on_for_a_computer(host: Host, open_window: Opener) -> None:
    table = Client(host.url).new_table("japan", [ADA, COMPUTER])
    ada = seated(open_window, host, table, 0)
    cy = open_window(f"{host.url}/t/{table.id}")
    cy.get_by_test_id("back-mine").click()
    cy.get_by_test_id("late-name").fill("Cy")
    cy.get_by_test_id("late-1").click()
    ada.get_by_text("Cy has come late").wait_for()
    ada.get_by_test_id("agree").click()
    expect(cy.get_by_test_id("hand")).to_be_visible()
    expect(ada.get_by_test_id("player-1")).to_contain_text("Cy")


def test_the_host_changes_and_a_guest_is_shown_out_kindly(host: Host, open_window: Opener) -> None:
    ada = open_window(host.url)
    set_table(ada, "japan", "friends", others=2)
    address = ada.get_by_test_id("invite-url").input_value()
    bo = open_window(address, narrow=True)
    sit_down(bo, "ada")
    bo.get_by_text("already a ada").wait_for()
    sit_down(bo, "Bo")
    expect(ada.get_by_test_id("seat-1")).to_contain_text("Bo")
    cy = open_window(address)
    sit_down(cy, "Cy")

    ada.get_by_test_id("open-2").click()
    expect(cy.get_by_test_id("news")).to_contain_text("You’re welcome")
    sit_down(cy, "Cy")
    expect(cy.get_by_test_id("news")).to_have_count(0)

    expect(bo.get_by_test_id("begin")).to_have_count(0)
    ada.get_by_test_id("make-host-1").click()
    expect(ada.get_by_test_id("begin")).to_have_count(0)
    bo.get_by_test_id("begin").click()
    for page in (ada, bo, cy):
        expect_asked(page)


def test_someone_begins_without_the_host(hasty_host: Host, open_window: Opener) -> None:
    table = Client(hasty_host.url).new_table("japan", [ADA, "open", "open"])
    bo = open_window(f"{hasty_host.url}/t/{table.id}")
    sit_down(bo, "Bo")
    bo.get_by_test_id("begin-without").click()
    expect_asked(bo)
