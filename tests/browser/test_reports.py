"""The reports of the lab as a reader sees them: nothing runs out of the window, by day, by night or on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from rallar.lab.arena import Setup
from rallar.lab.balance_report import BalanceReport
from rallar.lab.report import Report
from rallar.lab.tournament import tournament
from rallar.locales import Messages, Words
from tests.browser.conftest import Opener

SETUP = Setup("nordic", 2, ("random", "rookie", "regular"))
OVERLAPS = """() => [...document.querySelectorAll('main section, header')]
    .filter((part) => part.getBoundingClientRect().right > innerWidth).length"""

CUT_OFF = "() => [...document.querySelectorAll('.scroll')].filter((part) => part.scrollWidth > part.clientWidth).length"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder, bouts, words = tmp_path_factory.mktemp("reports"), tournament(SETUP, 6), Words(Messages("fi"))
    made = {
        "arena": Report(words, SETUP, bouts).html("rallar arena"),
        "balance": BalanceReport(words, SETUP, bouts).html(""),
    }
    for name, page in made.items():
        (folder / f"{name}.html").write_text(page, encoding="utf-8")
    return sorted(folder.iterdir())


@pytest.mark.parametrize("narrow", [False, True])
def test_a_report_fits_its_window(open_window: Opener, pages: list[Path], narrow: bool) -> None:
    for page in pages:
        window = open_window(page.as_uri(), narrow=narrow, dark=narrow)
        expect(window.locator("h1")).to_contain_text("Pohjoismaat")
        expect(window.locator("svg.plot").last).to_be_visible()
        assert window.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert window.evaluate(OVERLAPS) == 0
        assert narrow or window.evaluate(CUT_OFF) == 0  # on a phone tables are pushed along
        paper = window.evaluate("() => getComputedStyle(document.body).backgroundColor")
        assert paper == ("rgb(21, 25, 29)" if narrow else "rgb(246, 241, 230)")
