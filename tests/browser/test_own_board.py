"""A folder outside the package is a board: played with its own map, names and colors, no line of code changed."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from rallar.client import Client
from rallar.drawing.theme import Ink, read_theme
from rallar.model.folder import read_board
from rallar.model.loader import board_ids
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import Person, count_up
from tests.fixtures import FIFTH

CLIENT = Path(__file__).parents[2] / "web" / "src"
DAY, NIGHT = 0, 1


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The board, far from the package."""
    return shutil.copytree(FIFTH, tmp_path / "mine" / "fifth")


@pytest.fixture
def own_boards(folder: Path, tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "data", "--no-limits", boards=folder.parent) as host:
        yield host


def css(ink: Ink, when: int) -> str:
    """A color as a browser has computed it."""
    red, green, blue = bytes.fromhex(ink[when].lstrip("#"))
    return f"rgb({red}, {green}, {blue})"


def shows(picture: Locator) -> bool:
    return bool(picture.evaluate("async image => (await image.decode(), image.naturalWidth > 0)"))


def test_a_whole_game_on_a_board_of_ones_own(own_boards: Host, folder: Path, open_window: Opener) -> None:
    board, theme = read_board(folder), read_theme(folder)
    drawn = json.loads((folder / "map.json").read_text(encoding="utf-8"))["map"]

    page = open_window(own_boards.url, "is")
    poster = page.get_by_test_id("board-fifth")
    expect(poster.get_by_role("heading")).to_have_text("Fimmta borðið")
    expect(poster).to_contain_text("Alls konar spor á einni eyju")
    expect(poster).to_have_css("background-color", css(theme.band, DAY))
    assert shows(poster.locator("img"))
    page.get_by_test_id("more-fifth").click()
    expect(page.locator("h1")).to_contain_text("Fimmta borðið")
    page.get_by_test_id("variant").select_option(label="Tólf vagnar á mann")
    while page.get_by_test_id("seat-2").is_visible():
        page.get_by_test_id("seat-2").get_by_role("button").click()
    page.get_by_test_id("begin").click()
    page.wait_for_url("**/t/*")

    land = page.locator("path.land").first
    expect(land).to_have_attribute("d", drawn["land"])
    expect(land).to_have_css("fill", css(theme.land, DAY))
    expect(page.locator("rect.sea")).to_have_css("fill", css(theme.sea, DAY))
    expect(page.locator("text.title")).to_have_text("Fimmta borðið")
    page.get_by_test_id("find").fill("turnfa")
    expect(page.get_by_role("option", name="Kestrel Turnfálki, Smyrill")).to_be_visible()
    page.get_by_test_id("find").press("Escape")
    Person(page, board).play()
    count_up(page)
    record = Client(own_boards.url).table(page.url.rsplit("/", 1)[1]).record()
    assert record.replay(board).is_over

    page.goto(f"{own_boards.url}/games")
    game = page.locator("li", has_text="Fimmta borðið")
    assert shows(game.locator("img"))


def test_its_rules_in_another_language_by_night(own_boards: Host, folder: Path, open_window: Opener) -> None:
    page = open_window(f"{own_boards.url}/rules/fifth", "en", dark=True)
    expect(page.locator("h1")).to_have_text("The Fifth Board: the rules")
    expect(page.locator("article")).to_contain_text("an island that is on no other map")
    expect(page.locator("#zones")).to_contain_text("Wester (The West)")
    expect(page.get_by_role("link", name="Twelve cars each")).to_be_visible()
    expect(page.locator(".contents")).to_have_css("border-left-color", css(read_theme(folder).title, NIGHT))


def test_the_client_knows_no_board_by_name() -> None:
    names = re.compile("|".join(board_ids()), re.IGNORECASE)
    sources = [path for path in CLIENT.rglob("*") if path.is_file() and not path.name.endswith(".test.ts")]
    assert len(sources) > 100
    assert [path.name for path in sources if names.search(path.read_text(encoding="utf-8"))] == []
