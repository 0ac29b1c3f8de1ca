"""One Chromium and one server for the tests of a worker; each test gets windows of its own."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Request, expect, sync_playwright

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.host import Host

WIDE = {"width": 1440, "height": 900}
NARROW = {"width": 390, "height": 844}
Opener = Callable[..., Page]
PATIENCE = 45_000  # milliseconds: a busy machine is slow, not broken
EXPECTED = ("ERR_CONNECTION_REFUSED", "Failed to load resource: the server responded with a status of 4")
CUT_OFF = (  # of a server that was killed in the middle of an answer
    "net::ERR_CONNECTION_RESET",
    "net::ERR_CONTENT_LENGTH_MISMATCH",
    "net::ERR_INCOMPLETE_CHUNKED_ENCODING",
    "net::ERR_EMPTY_RESPONSE",
)

WINDOWS = pytest.StashKey[dict[Page, list[str]]]()  # of a test, and what became of each one's requests


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that failed says what its pages showed, and what the server had been asked."""
    report = yield
    if report.when == "call" and report.failed:
        for page, requests in item.stash.get(WINDOWS, {}).items():
            report.sections.append((page.url, "\n".join([_shown(page), *requests[-20:]])))
    return report


def _shown(page: Page) -> str:
    try:
        return page.locator("body").inner_text(timeout=2_000)
    except Error as error:
        return str(error)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    assert path, "there is no Chromium: python -m tests.browser.chromium fetches one"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("host") / "data", "--no-limits") as host:
        yield host


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server of the test's own, to be killed."""
    with Host(tmp_path / "data") as host:
        yield host


@pytest.fixture
def hasty_host(tmp_path: Path) -> Iterator[Host]:
    """A server where nobody has to be away for long before something happens to the seat."""
    with Host(tmp_path / "data", "--away-after", "0") as host:
        yield host


@pytest.fixture
def open_window(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Opener]:
    """Opens a window for a person of its own. The test fails if a page threw or logged an error."""
    contexts: list[BrowserContext] = []
    windows = request.node.stash.setdefault(WINDOWS, {})
    troubles: list[str] = []

    def opened(url: str, language: str = "en", narrow: bool = False, dark: bool = False, script: str = "") -> Page:
        context = browser.new_context(
            locale=language,
            viewport=NARROW if narrow else WIDE,  # type: ignore[arg-type]
            has_touch=narrow,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            service_workers="block",  # what a device remembers has a test of its own
        )
        contexts.append(context)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        _follow(page, windows.setdefault(page, []))
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    expected = (*EXPECTED, *CUT_OFF) if "own_host" in request.fixturenames else EXPECTED
    assert not [trouble for trouble in troubles if not any(each in trouble for each in expected)]


def _follow(page: Page, requests: list[str]) -> None:
    def asked(request: Request) -> str:
        return f"{request.method} {request.url}"

    page.on("request", lambda request: requests.append(f"asked: {asked(request)}"))
    page.on("response", lambda answer: requests.append(f"{answer.status}: {asked(answer.request)}"))
    page.on("requestfailed", lambda request: requests.append(f"{request.failure}: {asked(request)}"))
