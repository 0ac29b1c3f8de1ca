"""Every page can be used by everyone: no serious finding of axe, nothing to scroll sideways on a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from rallar.model.loader import board_ids
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PLAIN = ("/", "/games", "/rules/france", "/new/nordic", "/nowhere", "/t/0000000000")
LOOKS = ((False, False), (True, True))  # wide and light, narrow and dark


def findings(page: Page) -> list[dict[str, Any]]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("axe.run()")
    return [
        {"id": each["id"], "help": each["help"], "where": [node["html"][:160] for node in each["nodes"][:3]]}
        for each in result["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def check(page: Page) -> None:
    page.wait_for_timeout(300)
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it scrolls sideways"


@pytest.mark.parametrize(("narrow", "dark"), LOOKS)
@pytest.mark.parametrize("path", PLAIN)
def test_pages(host: Host, open_window: Opener, path: str, narrow: bool, dark: bool) -> None:
    page = open_window(host.url + path, "fi", narrow, dark)
    page.locator("h1").wait_for()
    check(page)


@pytest.mark.parametrize(("narrow", "dark"), LOOKS)
@pytest.mark.parametrize("board", board_ids())
def test_games(host: Host, open_window: Opener, board: str, narrow: bool, dark: bool) -> None:
    page = open_window(host.url, "fi", narrow, dark)
    page.get_by_test_id(f"play-{board}").click()
    person = Person(page, board, narrow)
    person.wait()
    check(page)
    rounds = iter(range(6))
    person._seen = ""
    person.play(until=lambda: next(rounds, None) is None)
    person.wait()
    check(page)
