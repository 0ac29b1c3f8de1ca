"""The pages around the game: languages, ways back and forth, what is kept here, and what is said when it fails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rallar import __version__
from rallar.bots.opponents import VARIABLE
from rallar.client import Client, SeatWish
from rallar.model.loader import board_ids, load_board
from rallar.model.types import ROUTE_POINTS
from tests.browser import tables
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import GAME, Person

EXAMPLES = Path(__file__).parents[2] / "examples" / "opponents"
NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })"

TOO_OFTEN = """async () => {
  const wish = { board: 'japan', seats: [{ kind: 'person' }, { kind: 'computer' }] };
  const headers = { 'content-type': 'application/json' };
  const ask = () => fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
  while ((await ask()).status !== 429);
  document.querySelector('[data-testid=play-japan]').click();
}"""


@pytest.mark.parametrize(
    ("browser_speaks", "spoken"),
    [("nn-NO", "nb"), ("no", "nb"), ("sv-FI", "sv"), ("is", "is"), ("de", "en")],
)
def test_the_language_of_the_browser(host: Host, open_window: Opener, browser_speaks: str, spoken: str) -> None:
    page = open_window(host.url, browser_speaks)
    expect(page.locator("html")).to_have_attribute("lang", spoken)
    page.locator("h1").wait_for()
    assert page.evaluate("JSON.parse(localStorage.getItem('rallar.settings')).language") is None  # not chosen, only met


@pytest.mark.parametrize("path", ["/", "/about", "/new/france", "/rules/france", "/games", "/nowhere", "/t/0000000000"])
def test_the_language_can_be_changed_on_every_page(host: Host, open_window: Opener, path: str) -> None:
    page = open_window(host.url + path, "en")
    heading, title = page.locator("h1").text_content(), page.title()
    page.get_by_test_id("language").select_option("fi")
    expect(page.locator("html")).to_have_attribute("lang", "fi")
    expect(page.locator("h1")).not_to_have_text(str(heading))
    expect(page).not_to_have_title(title)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fi")


def test_lists_in_a_language_the_browser_does_not_know(host: Host, open_window: Opener) -> None:
    """Chromium has no Icelandic of its own, and would say "1, 2, and 3"."""
    page = open_window(f"{host.url}/rules/europe", "is")
    expect(page.locator("main")).to_contain_text("1, 2 og 3 spil")


def test_back_and_forth(host: Host, open_window: Opener) -> None:
    """The heading of the new page has the focus, and the browser's own buttons lead the way."""
    page = open_window(host.url)
    page.get_by_test_id("rules-japan").press("Enter")
    expect(page.locator("article h1")).to_be_focused()
    page.locator("nav a[href='/rules/europe']").press("Enter")
    expect(page.locator("article h1")).to_have_text(re.compile("Europe"))
    expect(page.locator("article h1")).to_be_focused()
    page.go_back()
    expect(page.locator("article h1")).to_have_text(re.compile("Japan"))
    page.go_back()
    expect(page.get_by_test_id("play-japan")).to_be_visible()
    page.go_forward()
    expect(page.locator("article h1")).to_have_text(re.compile("Japan"))


@pytest.mark.parametrize("board", board_ids())
def test_the_points_of_the_rules(host: Host, open_window: Opener, board: str) -> None:
    page = open_window(f"{host.url}/rules/{board}", "is")
    lengths = sorted({route.length for route in load_board(board).routes})
    page.locator("#claim td").first.wait_for()
    cells = page.locator("#claim td").all_text_contents()
    assert cells == [str(number) for number in (*lengths, *(ROUTE_POINTS[length] for length in lengths))]


def test_zones_are_named_as_printed_and_in_the_language(host: Host, open_window: Opener) -> None:
    page = open_window(f"{host.url}/rules/france", "fi")
    expect(page.locator("#zones")).to_contain_text("Belgique (Belgia)")


def test_how_long_ago_in_icelandic(host: Host, open_window: Opener) -> None:
    """Chromium does not know the language."""
    made = tables.in_play(host, "japan")
    page = open_window(f"{host.url}/games", "is", script=tables.keeping(made))
    expect(page.locator("li", has=page.get_by_test_id(f"continue-{made.id}"))).to_contain_text("fyrir 1 mínútu")


def test_without_storage(host: Host, open_window: Opener) -> None:
    page = open_window(host.url, script=NO_STORAGE)
    page.get_by_test_id("play-japan").click()
    person = Person(page, "japan")
    person.answer(person.wait())


def test_two_windows_keep_each_others_seats(host: Host, open_window: Opener) -> None:
    first = open_window(host.url)
    second = first.context.new_page()
    second.goto(host.url)
    made = []
    for page in (first, second):
        page.get_by_test_id("play-japan").click()
        page.wait_for_url("**/t/*")
        made.append(page.url.rsplit("/", 1)[1])
    kept = first.evaluate("Object.keys(JSON.parse(localStorage.getItem('rallar.tables')))")
    assert sorted(kept) == sorted(made)


def test_a_seat_is_renamed_recolored_left_and_given_to_a_computer(host: Host, open_window: Opener) -> None:
    """Before the game, by keys alone; the focus is never lost, and everyone sees it."""
    made = Client(host.url).new_table("europe", [tables.ADA, "open", "open"])
    address = f"{host.url}/t/{made.id}"
    ada = open_window(address, script=tables.keeping(made))
    guest = open_window(address, "is", narrow=True)
    name = ada.get_by_test_id("rename-0")
    name.fill("Ada 👩\u200d🚀 Segelsällskapet")  # as long as a name can be
    name.press("Enter")
    expect(guest.get_by_test_id("seat-0")).to_contain_text("Ada 👩\u200d🚀")
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    name.fill(" ")
    name.press("Enter")
    expect(name).to_have_value(re.compile("^Ada"))
    ada.get_by_role("radio", name="graphite, crosses").press("Space")
    expect(ada.get_by_role("radio", name="graphite, crosses")).to_be_checked()
    ada.get_by_test_id("computer-1").press("Enter")
    expect(guest.get_by_test_id("seat-1")).to_contain_text("Freja")
    expect(ada.get_by_test_id("seat-1")).to_be_focused()
    ada.get_by_test_id("open-1").press("Enter")
    expect(ada.get_by_test_id("computer-1")).to_be_visible()
    expect(ada.get_by_test_id("seat-1")).to_be_focused()
    ada.get_by_test_id("leave-0").press("Enter")
    expect(ada.get_by_test_id("sit")).to_be_visible()
    expect(ada.get_by_test_id("seat-0")).to_be_focused()
    ada.get_by_test_id("begin").press("Enter")
    expect(guest.locator(GAME)).to_be_visible()


SIZES = ((390, 844), (360, 740), (1024, 768), (1440, 900))
LONG_NAMES = ("Guðmundur Þorsteinsson B", "Wilhelmina-Alexandra Öst")  # as long as a name can be
ABOVE_THE_FOLD = """() => {
  const box = document.querySelector('[data-testid=begin]').getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.bottom <= innerHeight && hit?.closest('[data-testid=begin]') !== null;
}"""


@pytest.mark.parametrize("path", ["", "/screen"])
def test_begin_is_above_the_fold(host: Host, open_window: Opener, path: str) -> None:
    """With five seats and the longest names, on every screen."""
    first, last = (SeatWish("person", name) for name in LONG_NAMES)
    made = Client(host.url).new_table("europe", [first, "open", tables.COMPUTER, "open", last], begin=False)
    page = open_window(f"{host.url}/t/{made.id}{path}", "fi", script=tables.keeping(made))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_test_id("begin").wait_for()
        assert page.evaluate(ABOVE_THE_FOLD), (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_seats_of_a_new_table(host: Host, open_window: Opener) -> None:
    """Colors are swapped, seats come and go; the focus stays where it was or close by."""
    page = open_window(f"{host.url}/new/europe")
    radio = page.get_by_test_id("seat-0").get_by_role("radio")
    radio.first.press("ArrowRight")
    expect(radio.nth(1)).to_be_checked()
    expect(radio.nth(1)).to_be_focused()
    expect(page.get_by_test_id("seat-1").get_by_role("radio").first).to_be_checked()
    page.get_by_test_id("add-seat").press("Enter")
    page.get_by_test_id("add-seat").press("Enter")
    expect(page.get_by_test_id("add-seat")).to_have_count(0)
    expect(page.locator(":focus")).not_to_have_count(0)  # a moment later: between two elements it is nowhere
    for seat in (4, 3, 2):
        page.get_by_test_id(f"seat-{seat}").get_by_role("button").press("Enter")
        expect(page.get_by_test_id(f"seat-{seat}")).to_have_count(0)
        expect(page.locator(":focus")).not_to_have_count(0)


def test_what_went_wrong_is_said_in_words(host: Host, open_window: Opener) -> None:
    page = open_window(host.url, "is")
    page.get_by_test_id("invite-code").fill("nonsense")
    page.get_by_test_id("join").click()
    told(page)
    page.get_by_test_id("invite-code").fill("0000000000")
    page.get_by_test_id("join").click()
    expect(page.get_by_role("alert")).to_contain_text("0000000000")
    told(page)
    bad = {"name": "record.jsonl", "mimeType": "text/plain", "buffer": b'{"rallar": 1}\n'}
    page.goto(f"{host.url}/games")
    page.get_by_test_id("upload").set_input_files(bad)  # type: ignore[arg-type]
    told(page)
    made = tables.in_play(host, "japan")
    page.goto(f"{host.url}/t/{made.id}/replay")  # not over yet
    expect(page.locator("a.primary")).to_have_attribute("href", f"/t/{made.id}")


def told(page: Page) -> None:
    """A sentence, not a key."""
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\w+ \w+ .*[.!?]"))


def test_a_seat_whose_token_is_wrong_can_be_watched(host: Host, open_window: Opener) -> None:
    made = tables.in_play(host, "japan")
    made.tokens[0] = "wrong"
    page = open_window(f"{host.url}/t/{made.id}", script=tables.keeping(made))
    told(page)
    page.get_by_role("button").last.click()
    expect(page.locator(GAME)).to_be_visible()
    expect(page.get_by_test_id("hand")).to_have_count(0)


def test_too_often_and_out_of_reach(own_host: Host, open_window: Opener) -> None:
    page = open_window(own_host.url)
    page.get_by_test_id("play-japan").wait_for()
    page.evaluate(TOO_OFTEN)
    told(page)
    own_host.kill()
    page.get_by_test_id("rules-japan").click()
    alert = page.get_by_role("alert").first
    expect(alert).to_contain_text("Can’t reach the server.")
    own_host.start()
    alert.get_by_role("button").click()
    expect(page.locator("article h1")).to_be_visible()


@pytest.fixture
def example_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A server that has the opponent of the examples."""
    monkeypatch.setenv(VARIABLE, str(EXAMPLES))
    with Host(tmp_path / "data") as host:
        yield host


def test_an_opponent_of_ones_own_is_chosen_by_its_title(example_host: Host, open_window: Opener) -> None:
    page = open_window(example_host.url, "fi")
    menu = page.get_by_test_id("level")
    expect(menu).to_have_value("regular")
    expect(menu.locator("option")).to_have_text(["aloittelija", "harrastaja", "konkari", "looks ahead", "mestari"])
    expect(page.get_by_test_id("character")).to_have_text("Tekee suunnitelman ja pysyy siinä.")
    menu.select_option("search")
    expect(page.get_by_test_id("character")).to_have_text("")  # it says nothing of itself
    page.goto(f"{example_host.url}/new/japan")
    expect(page.get_by_test_id("level-1")).to_have_value("search")
    page.get_by_test_id("begin").click()
    expect(page.get_by_test_id("player-1")).to_contain_text("tietokone, looks ahead")


def test_a_level_is_remembered_under_the_name_it_had(host: Host, open_window: Opener) -> None:
    page = open_window(host.url, script="localStorage['rallar.settings'] ??= JSON.stringify({level: 'easy'})")
    expect(page.get_by_test_id("level")).to_have_value("rookie")
    expect(page.get_by_test_id("level")).to_have_accessible_description(
        "Claims what it likes, and forgets a ticket now and then."
    )


def test_about(host: Host, open_window: Opener) -> None:
    """Reached from the foot of every page; each licence opens by keyboard."""
    page = open_window(f"{host.url}/games")
    page.get_by_role("contentinfo").get_by_role("link").press("Enter")
    expect(page.locator("h1")).to_be_focused()
    expect(page.get_by_text(f"Version {__version__}")).to_be_visible()
    font = page.get_by_test_id("licences").locator("li", has_text="source-sans-3")
    font.locator("summary").press("Enter")
    expect(font.locator("pre")).to_contain_text("SIL OPEN FONT LICENSE")
