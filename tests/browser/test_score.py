"""A game of cardboard counted at the kitchen table: laid out by tapping, by several at once, without a network."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from rallar import Record, Sheet, SheetPlayer, count_sheet, load_board, sheet_of
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
APART = 500  # milliseconds after which a second tap is no second half of a double tap
RECORDS = Path(__file__).parents[1] / "golden" / "records"
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
        octets = picture(page)
        assert octets.startswith(b"\x89PNG")
        assert int.from_bytes(octets[16:20]) == 2000
        assert len(octets) > 200_000, "the whole board is on it"
    page.get_by_test_id("total-0").click()
    page.get_by_test_id("ask-ticket" if sheet is EUROPE else "ask-bullet_spaces").click()
    expect(page.get_by_test_id(re.compile("^rule-"))).to_contain_text(
        "your own routes connect its two places" if sheet is EUROPE else "With 2 players: 1st +10 · 2nd −10."
    )
    check(page, narrow)
    page.goto(f"{host.url}/score")
    expect(page.get_by_test_id("history")).to_contain_text(re.compile(r"Ada.*Bo|Bo.*Ada", re.DOTALL))
    check(page, narrow)
    take_to_another(page, open_window(f"{host.url}/score"))


def picture(page: Page) -> bytes:
    with page.expect_download() as saved:
        page.get_by_test_id("picture").click()
    return saved.value.path().read_bytes()


def test_a_picture_is_the_same_from_every_device(host: Host, open_window: Opener, tmp_path: Path) -> None:
    """A phone has small names and a map that somebody has come closer to; the picture has neither."""
    file = tmp_path / "family.json"
    kept = {"id": "game", "sheet": JAPAN, "shared": False, "since": 0}
    file.write_bytes(msgspec.json.encode({"format": "rallar-family", "version": 1, "sheets": [kept]}))
    found = []
    for narrow in (False, True):
        page = open_window(f"{host.url}/score", narrow=narrow)
        page.get_by_test_id("import").set_input_files(file)
        expect(page.get_by_test_id("imported")).not_to_be_empty()
        page.goto(f"{host.url}/score/game")
        page.get_by_test_id("now").click()
        if narrow:
            page.get_by_role("button", name="Zoom in").click()
        found.append(picture(page))
    assert found[0] == found[1]


def take_to_another(phone: Page, other: Page) -> None:
    """The history goes by a file; a game that was removed can be had back."""
    with phone.expect_download() as saved:
        phone.get_by_test_id("export").click()
    other.get_by_test_id("import").set_input_files(saved.value.path())
    expect(other.get_by_test_id("imported")).to_have_text("One game has been read.")
    expect(other.get_by_test_id("history")).to_contain_text("Ada")
    other.get_by_role("button", name=re.compile("^Remove this game")).click()
    expect(other.get_by_test_id("history")).to_have_count(0)
    other.get_by_test_id("undo").click()
    expect(other.get_by_test_id("history")).to_contain_text("Ada")
    other.get_by_test_id("import").set_input_files(PHOTO)
    expect(other.get_by_test_id("imported")).to_have_text("That isn’t a file of counted games.")


def test_games_that_were_played_here_count_alike(host: Host, open_window: Opener, tmp_path: Path) -> None:
    """One of each box, from its record: what the browser counts is how the game ended."""
    sheets = {}
    for path in sorted(RECORDS.glob("*.jsonl")):
        record = Record.load(path)
        if record.board != "fifth" and (game := record.replay(load_board(record.board))).outcome():
            sheets[record.board] = sheet_of(game)
    assert set(sheets) == {"nordic", "europe", "france", "japan"}
    kept = [{"id": name, "sheet": sheet, "shared": False, "since": 0} for name, sheet in sheets.items()]
    file = tmp_path / "family.json"
    file.write_bytes(msgspec.json.encode({"format": "rallar-family", "version": 1, "sheets": kept}))
    page = open_window(f"{host.url}/score", narrow=True)
    page.get_by_test_id("import").set_input_files(file)
    expect(page.get_by_test_id("imported")).to_have_text("4 games have been read.")
    for name, sheet in sheets.items():
        page.goto(f"{host.url}/score/{name}")
        if name == "nordic":  # by other rules of the box it counts alike, and it stays so
            page.get_by_test_id("players").click()
            page.get_by_test_id("revariant").select_option("swedish-deal")
            page.get_by_test_id("players-done").click()
            page.reload()
            expect(page.get_by_test_id("revariant")).to_have_value("swedish-deal")
        expect_count(page, sheet)
    page.goto(f"{host.url}/score")
    games = page.get_by_test_id("history").get_by_role("listitem")
    expect(games).to_have_count(4)
    page.get_by_test_id("history-box").select_option("japan")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Japan")
    games.get_by_role("button").click()  # of a box without games there is nothing to see
    expect(games).to_have_count(3)


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


def test_a_thumb_between_two_tracks_is_asked_whose_it_means(host: Host, open_window: Opener) -> None:
    """While both are nobody's, either will do; beside a track that is somebody's nobody loses it unasked."""
    page = open_window(f"{host.url}/score", narrow=True)
    begin(page, EUROPE)
    thumb(page, "dieppe--london--1", "dieppe--london--2")
    expect(page.get_by_test_id("mine-0")).to_contain_text("43")
    page.get_by_test_id("mine-1").click()
    page.wait_for_timeout(APART)
    thumb(page, "dieppe--london--1", "dieppe--london--2")
    asked = page.get_by_test_id("candidate")
    expect(asked).to_have_count(2)
    check(page, narrow=True)
    page.wait_for_timeout(APART)  # what has just appeared does not answer a thumb
    asked.filter(has_not_text="Ada").tap()
    expect(asked).to_have_count(0)
    for seat in (0, 1):
        expect(page.get_by_test_id(f"mine-{seat}")).to_contain_text("43")


def thumb(page: Page, *routes: str) -> None:
    """Comes down in the middle of them all."""
    boxes = [page.locator(f"[data-route='{route}']").bounding_box() for route in routes]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    x, y = (sum(each) / len(middles) for each in zip(*middles, strict=True))
    page.touchscreen.tap(x, y)


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
    """What the pointer follows is laid, a tap lays what it hits, and nothing is taken off."""
    page = open_window(f"{host.url}/score")
    begin(page, EUROPE)
    page.get_by_test_id("draw").check()
    chain = ("warszawa", "kyiv--warszawa", "kyiv", "kyiv--smolensk", "smolensk", "moskva--smolensk")
    boxes = [page.locator(f"[data-route='{name}'], [data-city='{name}']").bounding_box() for name in chain]
    *way, last = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    for times in (1, 2):
        for number, (x, y) in enumerate(way):
            page.mouse.move(x, y, steps=4)
            if number == 0:
                page.mouse.down()
        page.mouse.up()
        page.mouse.click(*last)
        expect(page.get_by_test_id("mine-0"), f"drawn {times} times").to_contain_text("36")
    page.get_by_test_id("draw").uncheck()
    for route in ("kyiv--warszawa", "kyiv--smolensk", "moskva--smolensk"):
        expect(page.locator(f"[data-route='{route}']")).to_have_attribute("aria-label", re.compile("Ada"))


def test_the_bars_stay_on_the_page_while_it_is_counted(host: Host, open_window: Opener) -> None:
    """Before the tickets that are not made, a total may be more than the best at the end."""
    page = open_window(f"{host.url}/score", narrow=True)
    page.emulate_media(reduced_motion="no-preference")
    far = ("edinburgh--athina", "cadiz--stockholm", "brest--petrograd", "palermo--moskva")
    sheet = Sheet(
        board="europe", players=(SheetPlayer(name="Ada", routes=tuple(LONG[:9]), tickets=far), SheetPlayer(name="Bo"))
    )
    begin(page, sheet)
    lay(page, sheet)
    page.get_by_test_id("now").click()
    expect(page.get_by_test_id("total-0")).to_have_text("63")
    bars = "() => Math.max(...[...document.querySelectorAll('.measure')].map((bar) => parseFloat(bar.style.width)))"
    assert page.evaluate(bars) == 100
    check(page, narrow=True)


def test_several_enter_at_once(host: Host, open_window: Opener) -> None:
    """Each their own part, on a phone of their own; and each sees what the others have, and who enters whom."""
    ada = open_window(f"{host.url}/score")
    begin(ada, EUROPE)
    tap(ada, "route", "dieppe--paris")
    ada.get_by_test_id("share").click()
    url = ada.get_by_test_id("sheet-url").input_value()
    expect(ada.get_by_role("img", name="Enter together")).to_be_in_viewport(ratio=1)
    check(ada, narrow=False)
    ada.get_by_test_id("share-done").click()
    ada.get_by_test_id("iam-0").click()
    bo = open_window(url, "sv", narrow=True)
    expect(bo.get_by_test_id("whoami")).to_be_visible()
    check(bo, narrow=True)
    bo.get_by_test_id("iam-1").click()
    expect(bo.get_by_test_id("mine-1").locator("input")).to_be_checked()
    expect(bo.get_by_test_id("mine-0").locator("input")).to_be_disabled()
    expect(bo.get_by_test_id("mine-0")).to_contain_text("44")
    tap(bo, "route", "wien--zagrab")
    tap(ada, "route", "paris--zurich")
    for page in (ada, bo):
        expect(page.get_by_test_id("mine-0")).to_contain_text("41")
        expect(page.get_by_test_id("mine-1")).to_contain_text("43")
    expect(ada.get_by_test_id("mine-1")).to_contain_text("on their own phone")
    bo.reload()
    expect(bo.get_by_test_id("mine-1").locator("input")).to_be_checked()
    bo.get_by_test_id("for-other").click()
    bo.get_by_test_id("mine-0").click()
    expect(ada.get_by_test_id("mine-0")).to_contain_text("entered by Bo")
    check(ada, narrow=False)

    # Somebody more; and Ada's removal takes nothing from the others, who go on with whom they meant.
    ada.get_by_test_id("players").click()
    ada.get_by_test_id("add-player").click()
    expect(ada.get_by_test_id("rename-2")).to_be_visible()
    bo.get_by_test_id("for-me").click()
    ada.get_by_test_id("remove-0").click()
    ada.get_by_test_id("remove-yes").click()
    expect(ada.get_by_test_id("rename-2")).to_be_hidden()
    expect(bo.get_by_test_id("mine-0")).to_contain_text("Bo")
    tap(bo, "route", "venezia--zagrab")
    ada.get_by_test_id("players-done").click()
    expect(ada.get_by_test_id("whoami")).to_be_visible()
    ada.get_by_test_id("iam-nobody").click()
    expect(ada.get_by_test_id("mine-0")).to_contain_text("41")


def test_a_count_follows_what_others_still_write(host: Host, open_window: Opener) -> None:
    """Whoever has counted sees it at once, and the history has it so; what cannot be counted is laid out again."""
    ada = open_window(f"{host.url}/score")
    begin(ada, EUROPE)
    lay(ada, EUROPE)
    ada.get_by_test_id("share").click()
    url = ada.get_by_test_id("sheet-url").input_value()
    ada.get_by_test_id("share-done").click()
    ada.get_by_test_id("iam-0").click()
    bo = open_window(url)
    bo.get_by_test_id("iam-1").click()
    expect(ada.get_by_test_id("mine-1")).to_contain_text("on their own phone")
    expect_count(ada, EUROPE)
    tap(bo, "route", "berlin--wien")
    more = EUROPE.placed("routes", "berlin--wien", 1)
    for score in count_sheet(more).outcome.seats:
        expect(ada.get_by_test_id(f"total-{score.seat}")).to_have_attribute("data-total", str(score.total))
    kept = "() => Object.values(JSON.parse(localStorage['rallar.sheets'])).map(({ counted }) => counted?.totals)"
    assert ada.evaluate(kept) == [list(count_sheet(more).outcome.scores)]
    for route in LONG:
        tap(bo, "route", route)
    expect(ada.get_by_test_id("faults")).to_contain_text("Bo")


def test_by_keyboard_the_focus_is_never_lost(host: Host, open_window: Opener) -> None:
    """Whatever is pressed away, one goes on beside the map and not at the top of the page; and sees where it begins."""
    page = open_window(f"{host.url}/score", narrow=True)
    begin(page, EUROPE)

    def press(test_id: str, key: str = "Enter") -> None:
        page.get_by_test_id(test_id).focus()
        page.keyboard.press(key)

    def is_at_the_top() -> None:
        side = page.get_by_role("region", name="Europe: the table")
        expect(side).to_be_focused()
        assert side.evaluate("side => side.scrollTop") == 0

    press("part-routes", "ArrowRight")
    expect(page.get_by_test_id("part-stations")).to_be_focused()
    expect(page.get_by_role("tabpanel")).to_contain_text("stations left")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("part-track")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.get_by_test_id("share").scroll_into_view_if_needed()
    press("now")
    is_at_the_top()
    press("back")
    is_at_the_top()
    press("share")
    expect(page.get_by_role("img", name="Enter together")).to_be_in_viewport(ratio=1)
    check(page, narrow=True)
    press("share-done")
    expect(page.get_by_role("heading", name="Who are you?")).to_be_in_viewport(ratio=1)
    press("iam-1")
    is_at_the_top()


def test_who_played_can_be_said_otherwise(host: Host, open_window: Opener) -> None:
    """Another name, another color, somebody more, somebody less: what the others have stays theirs."""
    page = open_window(f"{host.url}/score", narrow=True)
    begin(page, EUROPE)
    tap(page, "route", "dieppe--paris")
    page.get_by_test_id("mine-1").click()
    tap(page, "route", "wien--zagrab")
    tap(page, "route", "dieppe--paris")
    expect(page.get_by_text("Dieppe–Paris no longer belongs to Ada.")).to_be_visible()
    page.get_by_test_id("give-back").click()
    page.get_by_test_id("players").click()
    check(page, narrow=True)
    page.get_by_test_id("rename-1").fill("Bodil")
    page.get_by_test_id("add-player").click()
    page.get_by_test_id("rename-2").fill("Cy")
    page.get_by_test_id("rename-2").press("Tab")
    page.locator("input[name=recolor-1][value=crimson]").check(force=True)
    page.get_by_test_id("remove-0").click()
    expect(page.get_by_role("alert")).to_contain_text("Ada has one thing on the table")
    page.get_by_test_id("remove-yes").click()
    page.get_by_test_id("players-done").click()
    expect(page.get_by_test_id("mine-0")).to_contain_text("Bodil 43")
    expect(page.get_by_test_id("mine-1")).to_contain_text("Cy 45")
    expect(page.locator("[data-route='wien--zagrab']")).to_have_attribute("aria-label", re.compile("Bodil"))
    expect(page.locator("[data-route='dieppe--paris']")).not_to_have_attribute("aria-label", re.compile("Bodil|Cy"))


def test_the_same_people_sit_down_again(host: Host, open_window: Opener) -> None:
    """As many as the last time, by name and color; whoever is new has a color that is left."""
    page = open_window(f"{host.url}/score", narrow=True)
    page.get_by_test_id("box-europe").click()
    page.get_by_test_id("players").select_option("4")
    for seat, name in enumerate(("Ada", "Bo", "Cy", "Di")):
        page.get_by_test_id(f"name-{seat}").fill(name)
    page.locator("input[name=color-0][value=graphite]").check(force=True)
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("count")).to_be_visible()
    page.goto(f"{host.url}/score")
    expect(page.get_by_test_id("players")).to_have_value("4")
    expect(page.get_by_test_id("name-3")).to_have_value("Di")
    page.get_by_test_id("players").select_option("5")
    colors = [page.locator(f"input[name=color-{seat}]:checked").get_attribute("value") for seat in range(5)]
    assert colors == ["graphite", "azure", "forest", "amber", "crimson"]


def test_what_may_have_been_forgotten(host: Host, open_window: Opener) -> None:
    """Routes that are nobody's, the one a ticket lacks, those a marker may be waiting for; two tracks are doubted."""
    page = open_window(f"{host.url}/score")
    begin(page, EUROPE)
    lay(page, EUROPE)
    page.get_by_test_id("mine-0").click()
    page.get_by_test_id("part-track").click()
    page.get_by_test_id("marker").fill("7")
    page.get_by_test_id("part-routes").click()
    tap(page, "route", "paris--zurich")
    page.get_by_test_id("still").locator("summary").click()
    still = page.get_by_test_id("still")
    expect(still).to_contain_text("Ada: the marker at 7 is 4 points ahead of the routes (3).")
    still.get_by_role("button", name="Show routes worth 4").click()
    expect(still.get_by_role("button", name="Show routes worth 4")).to_have_attribute("aria-pressed", "true")
    tap(page, "route", "dieppe--london--2")
    expect(page.get_by_test_id("odd")).to_contain_text("two tracks of Dieppe–London")
    tap(page, "route", "dieppe--london--2")
    expect(page.get_by_test_id("odd")).to_have_count(0)
    page.get_by_test_id("part-stations").click()
    tap(page, "city", "venezia")
    for route in ("venezia--zagrab", "venezia--zurich", "wien--zagrab"):
        page.get_by_test_id("part-routes").click()
        tap(page, "route", route)
    if page.get_by_test_id("still").get_attribute("open") is None:
        page.get_by_test_id("still").locator("summary").click()
    expect(page.get_by_test_id("still")).to_contain_text("Ada: London–Wien only lacks Paris–Zürich.")
    page.get_by_test_id("part-tickets").click()
    page.get_by_test_id("ticket-find").fill("os to")
    expect(page.get_by_test_id("elsewhere")).to_be_visible()


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
    """Four cities are tapped on it, and then each of them is where it is on the map, until it is taken away."""
    page = open_window(f"{host.url}/score")
    sent: list[bytes] = []
    page.on("request", lambda request: sent.append(request.post_data_buffer or b""))
    begin(page, EUROPE)
    page.get_by_test_id("photo").set_input_files(PHOTO)
    paper = page.get_by_test_id("photo-here").locator("img")
    for place in ((0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)):
        box = paper.bounding_box()
        assert box
        page.mouse.click(box["x"] + place[0] * box["width"], box["y"] + place[1] * box["height"])
    expect(page.locator("img.photo")).to_be_visible()
    expect(page.get_by_test_id("photo-here")).to_be_hidden()
    lies = page.locator("img.photo").get_attribute("style")
    beside_the_cities(page)
    expect(page.locator("img.photo")).to_have_attribute("style", str(lies))
    page.reload()
    expect(page.locator("img.photo")).to_have_attribute("style", str(lies))
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("sheet-url")).to_be_visible()
    page.reload()
    page.get_by_test_id("iam-0").click()
    expect(page.locator("img.photo")).to_have_attribute("style", str(lies))
    tap(page, "route", "dieppe--paris")
    expect(page.get_by_test_id("mine-0")).to_contain_text("44")
    page.get_by_test_id("photo-off").click()
    expect(page.locator("img.photo")).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("photo-off")).to_have_count(0)
    assert any(sent), "the sheet was shared"
    assert max(map(len, sent)) < 2_000, "nobody is told of the photo"
    assert not any(PHOTO.read_bytes()[200:240] in each for each in sent)


def test_another_photo_is_chosen_quickly(host: Host, open_window: Opener) -> None:
    """A browser with much to do tells that the first was put away only when the second is already being laid."""
    page = open_window(f"{host.url}/score")
    begin(page, EUROPE)
    page.evaluate(
        """() => addEventListener('close', (event) => {
            if (!event.isTrusted) return;
            event.stopImmediatePropagation();
            window.tell = () => event.target.dispatchEvent(new Event('close'));
        }, true)"""
    )
    page.get_by_test_id("photo").set_input_files(PHOTO)
    paper = page.get_by_test_id("photo-here")
    paper.click(position={"x": 9, "y": 9})
    page.keyboard.press("Escape")
    expect(paper).to_be_hidden()
    page.wait_for_function("window.tell")
    page.get_by_test_id("photo").set_input_files(PHOTO)
    expect(paper).to_be_visible()
    page.evaluate("window.tell()")
    expect(paper.locator("i")).to_have_count(0)
    paper.click(position={"x": 9, "y": 9})
    expect(paper.locator("i")).to_have_count(1)


def beside_the_cities(page: Page) -> None:
    """A file that is no picture, a tap taken back, taps that can't be the cities: it lies as it lay."""
    page.get_by_test_id("photo").set_input_files(Path(__file__))
    expect(page.get_by_text("That file can’t be shown as a picture here.")).to_be_visible()
    page.get_by_test_id("photo").set_input_files(PHOTO)
    dialog = page.get_by_role("dialog")
    paper = page.get_by_test_id("photo-here")
    paper.click(position={"x": 9, "y": 9})
    expect(paper.locator("i")).to_have_count(1)
    asked = dialog.get_by_role("status").text_content()
    paper.click(position={"x": 90, "y": 9})
    page.get_by_test_id("photo-undo").click()
    expect(dialog.get_by_role("status")).to_have_text(str(asked))
    for x in (90, 180, 270):
        paper.click(position={"x": x, "y": 9})
    expect(dialog).to_contain_text("Three of those lie in a line")
    check(page, narrow=False)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
