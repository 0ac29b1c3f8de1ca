"""A game of cardboard counted at the kitchen table: laid out by tapping, by several at once, without a network."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rallar import Sheet, SheetPlayer, count_sheet, load_board
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.test_access import check
from tests.browser.test_app import is_kept, until, visit  # noqa: F401

EUROPE = Sheet(
    board="europe",
    players=(
        SheetPlayer(
            name="Ada",
            color="crimson",
            routes=("dieppe--paris", "dieppe--london--1", "paris--zurich"),
            stations=("venezia",),
            tickets=("london--wien",),
            marker=12,
        ),
        SheetPlayer(
            name="Bo", color="azure", routes=("venezia--zagrab", "venezia--zurich", "wien--zagrab"), tickets=()
        ),
    ),
)
PHOTO = Path(__file__).parents[2] / "docs" / "images" / "europe-end.jpg"
LONG = [route.id for route in load_board("europe").routes if route.length == 4 and route.id.count("--") == 1][:14]
JAPAN = Sheet(
    board="japan",
    trains=("akita--morioka",),
    players=(SheetPlayer(name="Ada", color="crimson", spaces=2), SheetPlayer(name="Bo", color="azure")),
)


def begin(page: Page, sheet: Sheet) -> None:
    """From the choice of the box to the empty table."""
    page.get_by_test_id(f"box-{sheet.board}").click()
    page.get_by_test_id("players").select_option(str(len(sheet.players)))
    for seat, player in enumerate(sheet.players):
        page.get_by_test_id(f"name-{seat}").fill(player.name)
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("count")).to_be_visible()


def tap(page: Page, kind: str, name: str) -> None:
    page.locator(f"[data-{kind}='{name}']").dispatch_event("click")


def lay(page: Page, sheet: Sheet) -> None:
    """Everything that lies on the table, by hand."""
    for route in sheet.trains:
        page.get_by_test_id("mine-train").click()
        tap(page, "route", route)
    for seat, player in enumerate(sheet.players):
        page.get_by_test_id(f"mine-{seat}").click()
        page.get_by_test_id("part-routes").click()
        for route in player.routes:
            tap(page, "route", route)
        for city in player.stations:
            page.get_by_test_id("part-stations").click()
            tap(page, "city", city)
        for ticket in player.tickets:
            page.get_by_test_id("part-tickets").click()
            page.get_by_test_id("ticket-find").fill(" ".join(place[:2] for place in ticket.split("--")))
            page.get_by_test_id("ticket-find").press("Enter")
        if player.marker is not None or player.spaces:
            page.get_by_test_id("part-track").click()
        if player.spaces:
            page.get_by_test_id("spaces").fill(str(player.spaces))
            page.get_by_test_id("spaces").press("Tab")
        if player.marker is not None:
            page.get_by_test_id("marker").fill(str(player.marker))
            page.get_by_test_id("marker").press("Tab")


def expect_count(page: Page, sheet: Sheet) -> None:
    page.get_by_test_id("now").click()
    for score in count_sheet(sheet).outcome.seats:
        expect(page.get_by_test_id(f"total-{score.seat}")).to_have_attribute("data-total", str(score.total))


@pytest.mark.parametrize(("sheet", "narrow"), [(EUROPE, False), (JAPAN, True)], ids=["europe", "japan"])
def test_a_table_is_laid_out_and_counted(host: Host, open_window: Opener, sheet: Sheet, narrow: bool) -> None:
    """From the home page to the history, and everybody can use it."""
    page = open_window(host.url, narrow=narrow)
    page.get_by_test_id("score-game").click()
    begin(page, sheet)
    lay(page, sheet)
    page.get_by_test_id("part-tickets").click()
    check(page, narrow)
    page.reload()
    expect_count(page, sheet)
    check(page, narrow)
    if sheet is EUROPE:
        expect(page.get_by_test_id("markers")).to_contain_text(
            "Ada: the marker at 12 is 5 points ahead of the routes (7)."
        )
        expect(page.get_by_test_id("doubts")).to_contain_text("Bo has no tickets")
        with page.expect_download() as saved:
            page.get_by_test_id("picture").click()
        octets = saved.value.path().read_bytes()
        assert octets.startswith(b"\x89PNG")
        assert int.from_bytes(octets[16:20]) == 2000
        assert len(octets) > 200_000, "the whole board is on it"
    page.goto(f"{host.url}/score")
    expect(page.get_by_test_id("history")).to_contain_text(re.compile(r"Ada.*Bo|Bo.*Ada", re.DOTALL))
    check(page, narrow)


def test_what_cannot_be_is_said_at_once(host: Host, open_window: Opener) -> None:
    """With the player and the number; a second tap takes it off again, and what was wrong is right."""
    page = open_window(f"{host.url}/score")
    begin(page, EUROPE)
    for route in LONG[:9]:
        tap(page, "route", route)
    expect(page.get_by_test_id("faults")).to_have_count(0)
    for route in LONG[9:]:
        tap(page, "route", route)
    expect(page.get_by_test_id("faults")).to_contain_text("Ada: 56 cars on the map, but a player has only 45.")
    expect(page.get_by_test_id("mine-0")).to_contain_text("−11 cars left")
    expect(page.get_by_test_id("now")).to_be_disabled()
    for route in LONG[9:]:
        tap(page, "route", route)
    expect(page.get_by_test_id("faults")).to_have_count(0)
    expect(page.get_by_test_id("now")).to_be_enabled()


def test_a_ticket_by_tapping_both_cities(host: Host, open_window: Opener) -> None:
    page = open_window(f"{host.url}/score")
    begin(page, EUROPE)
    page.get_by_test_id("part-tickets").click()
    tap(page, "city", "wien")
    tap(page, "city", "london")
    expect(page.get_by_test_id("tickets")).to_contain_text("London–Wien 10")
    page.get_by_test_id("mine-1").click()
    page.get_by_test_id("ticket-find").fill("wi lo")
    expect(page.get_by_test_id("found-ticket")).to_have_text(re.compile("London–Wien.*Ada has it"))


def test_trains_are_laid_by_drawing(host: Host, open_window: Opener) -> None:
    """What the pointer passes over is laid, and nothing is taken off."""
    page = open_window(f"{host.url}/score")
    begin(page, EUROPE)
    places = [page.locator(f"[data-route='{route}']").bounding_box() for route in ("kyiv--warszawa", "kyiv--smolensk")]
    page.get_by_test_id("draw").check()
    for number, box in enumerate(places):
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if number == 0:
            page.mouse.down()
    page.mouse.up()
    expect(page.get_by_test_id("mine-0")).not_to_contain_text("45")
    page.get_by_test_id("draw").uncheck()
    for route in ("kyiv--warszawa", "kyiv--smolensk"):
        expect(page.locator(f"[data-route='{route}']")).to_have_attribute("aria-label", re.compile("Ada"))


def test_several_enter_at_once(host: Host, open_window: Opener) -> None:
    """Each their own part, on a phone of their own; and each sees what the other has."""
    ada = open_window(f"{host.url}/score")
    begin(ada, EUROPE)
    tap(ada, "route", "dieppe--paris")
    ada.get_by_test_id("share").click()
    url = ada.get_by_test_id("sheet-url").input_value()
    bo = open_window(url, "sv", narrow=True)
    expect(bo.get_by_test_id("mine-0")).to_contain_text("44")
    bo.get_by_test_id("mine-1").click()
    tap(bo, "route", "wien--zagrab")
    tap(ada, "route", "paris--zurich")
    for page in (ada, bo):
        expect(page.get_by_test_id("mine-0")).to_contain_text("41")
        expect(page.get_by_test_id("mine-1")).to_contain_text("43")


def test_a_sheet_that_is_not_there(host: Host, open_window: Opener) -> None:
    page = open_window(f"{host.url}/score/abcdefghjk")
    expect(page.get_by_role("alert")).to_contain_text("There’s no shared sheet")


def test_it_counts_without_a_network(own_host: Host, visit: Callable[[str], Page]) -> None:  # noqa: F811
    page = visit(f"{own_host.url}/score")
    expect(page.get_by_test_id("begin")).to_be_visible()
    is_kept(page)
    until(
        page,
        "async () => Boolean(await caches.match('/api/boards/japan/boxes') && await caches.match('/api/boards/japan'))",
    )
    own_host.kill()
    page.reload()
    begin(page, JAPAN)
    lay(page, JAPAN)
    expect_count(page, JAPAN)


def test_a_photo_lies_under_the_map(host: Host, open_window: Opener) -> None:
    """Four cities are tapped on it, and then each of them is where it is on the map. Nobody else is told."""
    page = open_window(f"{host.url}/score")
    begin(page, EUROPE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_test_id("photo").set_input_files(PHOTO)
    paper = page.get_by_test_id("photo-here").locator("img")
    for place in ((0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)):
        box = paper.bounding_box()
        assert box
        page.mouse.click(box["x"] + place[0] * box["width"], box["y"] + place[1] * box["height"])
    expect(page.locator("img.photo")).to_be_visible()
    expect(page.get_by_test_id("photo-here")).to_be_hidden()
    assert [url for url in asked if not url.startswith("blob:")] == []
