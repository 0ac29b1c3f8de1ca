"""The pictures of the documents: boards in the middle of a game and at its end, and reports (`make screenshots`)."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from rallar.client import Client, SeatWish
from rallar.lab.arena import Setup
from rallar.lab.balance_report import BalanceReport
from rallar.lab.crew import on_processes
from rallar.lab.report import Report
from rallar.lab.tournament import tournament
from rallar.locales import Messages, Words
from rallar.model.loader import board_ids
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.follower import Follower
from tests.browser.host import Host
from tests.browser.tables import is_middle, keeping

FOLDER = Path(__file__).parents[2] / "docs" / "images"
WIDE, NARROW, REPORT = (1440, 900), (390, 844), (1200, 1060)


def shoot(
    browser: Browser, url: str, name: str, size: tuple[int, int] = WIDE, dark: bool = False,
    script: str = "", language: str = "en", ready: Callable[[Page], None] = lambda _: None,
) -> None:  # fmt: skip
    """A picture of a page as a browser that has run a script sees it."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        locale=language,
        reduced_motion="reduce",
    )
    if script:
        context.add_init_script(script)
    page = context.new_page()
    page.goto(url)
    page.wait_for_load_state("networkidle")
    ready(page)
    page.wait_for_timeout(700)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    context.close()


def board_pictures(browser: Browser, host: Host, board: str) -> None:
    seats = [SeatWish("person", "Ada"), SeatWish("computer", "Freja"), SeatWish("computer", "Aksel")]
    table = Client(host.url).new_table(board, seats)
    url, script = f"{host.url}/t/{table.id}", keeping(table)
    with table.sit() as ada:
        Follower(ada).play(until=lambda view, _: is_middle(view))
        shoot(browser, url, f"{board}-middle", script=script)
        shoot(browser, url, f"{board}-phone", NARROW, script=script, language="fi" if board == "nordic" else "en")
        shoot(browser, url, f"{board}-dark", dark=True, script=script)
        Follower(ada).play()
    shoot(browser, url, f"{board}-end", script=script, ready=_count_up)


def report_pictures(browser: Browser, folder: Path) -> None:
    """The reports of the lab, of games that are the same every time."""
    setup, words = Setup("nordic", 2, ("random", "path", "rookie", "regular")), Words(Messages("en"))
    bouts = tournament(setup, 120, crew=on_processes())
    for name, page, dark in (
        ("lab-arena", Report(words, setup, bouts).html("rallar arena"), False),
        ("lab-balance", BalanceReport(words, setup, bouts).html("rallar balance nordic"), True),
    ):
        file = folder / f"{name}.html"
        file.write_text(page, encoding="utf-8")
        shoot(browser, file.as_uri(), name, REPORT, dark)


def _count_up(page: Page) -> None:
    if page.get_by_test_id("skip").is_visible():
        page.get_by_test_id("skip").click()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder) / "data", "--no-limits")
        host.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        try:
            shoot(browser, host.url, "home")
            for board in board_ids():
                board_pictures(browser, host, board)
            report_pictures(browser, Path(folder))
        finally:
            browser.close()
            host.stop()


if __name__ == "__main__":
    main()
