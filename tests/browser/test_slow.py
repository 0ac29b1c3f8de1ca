"""Slow games: chosen where a game is made, told at the table, days off, and what was played for who was away."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from rallar.client import Client, Pace, RemoteTable
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.tables import ADA, keeping
from tests.browser.test_access import check
from tests.browser.test_my_games import BO, keeping_seat

DAY = 86_400


def slow_game(host: Host, days: int) -> RemoteTable:
    return game(host, Pace("slow", days * DAY, "move"))


def game(host: Host, pace: Pace, start: int = 0) -> RemoteTable:
    """Everyone has chosen their tickets."""
    table = Client(host.url).new_table("japan", [ADA, BO], start=start, pace=pace)
    for seat in (0, 1):
        with table.sit(seat) as one:
            one.play(" ".join(("keep", *one.own.offer)))
    return table


def open_table_part(page: Page) -> None:
    page.get_by_role("tab").last.click()


def test_a_slow_game_is_chosen_and_told(host: Host, open_window: Opener) -> None:
    page = open_window(f"{host.url}/new/japan")
    expect(page.get_by_test_id("pace")).to_have_value("")
    expect(page.get_by_test_id("pace-then")).to_have_count(0)
    page.get_by_text("Online with friends").click()
    page.get_by_test_id("pace").select_option(label="2 days a move")
    expect(page.get_by_test_id("pace-then")).to_have_value("move")
    page.get_by_test_id("pace-then").select_option("nudge")
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("pace")).to_have_text(
        "Everyone has 2 days for each move, and 14 days off. When time runs out, there’s just a reminder."
    )


def test_my_time_at_the_table_and_in_my_games(host: Host, open_window: Opener) -> None:
    """The most urgent game first; and on holiday the clock is gone until one is back."""
    later, sooner = slow_game(host, 3), slow_game(host, 1)
    script = keeping_seat(sooner, 0) + keeping_seat(later, 0)
    page = open_window(f"{host.url}/games", narrow=True, dark=True, script=script)
    expect(page.get_by_test_id(f"left-{sooner.id}")).to_have_text("1 day left")
    expect(page.get_by_test_id(f"left-{later.id}")).to_have_text("3 days left")
    order = page.locator("[data-testid^=left-]").evaluate_all("all => all.map(each => each.dataset.testid.slice(5))")
    assert order == [sooner.id, later.id]

    page.get_by_test_id(f"continue-{sooner.id}").click()
    expect(page.get_by_test_id("turn").get_by_test_id("clock")).to_have_text("1 day")
    open_table_part(page)
    mine = page.get_by_test_id("player-0")
    expect(mine.get_by_test_id("clock")).to_have_text("1 day left")
    mine.get_by_test_id("days-off").locator("summary").click()
    check(page, narrow=True)
    mine.get_by_role("combobox").select_option("3")
    mine.get_by_test_id("holiday-take").click()
    expect(mine.get_by_test_id("holiday")).to_contain_text("on holiday until")
    expect(mine.get_by_test_id("clock")).to_have_count(0)
    with sooner.sit(1) as bo:
        assert bo.table.seats[0].days_off == 11
    mine.get_by_test_id("holiday-back").click()
    expect(mine.get_by_test_id("clock")).to_have_text("1 day left")
    expect(mine.get_by_test_id("days-off")).to_contain_text("13 days off left")


def test_who_was_away_sees_once_what_was_played(hasty_host: Host, open_window: Opener) -> None:
    host = hasty_host
    table = game(host, Pace("live", 1800, "stand-in"), start=1)
    here = open_window(
        f"{host.url}/t/{table.id}", script=keeping(Client(host.url).table(table.id, {0: table.tokens[0]}))
    )
    here.get_by_test_id("player-1").get_by_role("button").click()
    expect(here.get_by_test_id("player-1")).to_contain_text("a computer is filling in")
    with table.sit(0) as ada:
        ada.next_turn(20)
    back = open_window(
        f"{host.url}/t/{table.id}", script=keeping(Client(host.url).table(table.id, {1: table.tokens[1]}))
    )
    meanwhile = back.get_by_test_id("meanwhile")
    expect(meanwhile).to_contain_text("A computer has played for you:")
    assert meanwhile.get_by_role("listitem").count() >= 1
    check(back, narrow=False)
    back.get_by_test_id("return").click()
    expect(meanwhile).to_have_count(0)
    expect(here.get_by_test_id("player-1")).not_to_contain_text("a computer is filling in")
    back.reload()
    expect(back.get_by_test_id("player-0").get_by_test_id("clock")).to_be_visible()
    expect(meanwhile).to_have_count(0)
