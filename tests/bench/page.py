"""What the first visit weighs, and how long it takes until a board is there."""

from __future__ import annotations

import time

from playwright.sync_api import Page, sync_playwright

from rallar.lab.bench import Figure
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.host import Host

REPEATS = 5


class Scale:
    """Adds up what comes over the wire, as compressed as it came."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._add)

    def _add(self, event: dict[str, float]) -> None:
        self.bytes += int(event["encodedDataLength"])


def measure(host: Host) -> list[Figure]:
    weights, times = [], []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        for _ in range(REPEATS):
            context = browser.new_context(locale="en", service_workers="block")  # one would keep its own count
            page = context.new_page()
            scale = Scale(page)
            start = time.perf_counter()
            page.goto(host.url)
            page.get_by_test_id("play-nordic").click()
            page.locator("[data-route]").first.wait_for()
            times.append(time.perf_counter() - start)
            page.wait_for_timeout(500)  # whatever still comes: letters of the font, the map
            weights.append(scale.bytes)
            context.close()
        browser.close()
    return [
        Figure("first visit with a board", max(weights) / 1024, "KiB", 250),
        Figure("time to first board", 1000 * sorted(times)[REPEATS // 2], "ms"),
    ]
