"""rallar as an app of the device: it can be installed, opens without a network and says so."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Callable, Iterator
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from rallar.client import Client
from tests.browser import tables
from tests.browser.conftest import NARROW, PATIENCE
from tests.browser.host import Host
from tests.browser.person import GAME

Visit = Callable[[str], Page]
READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Windows of one person, whose browser keeps what a worker gives it to keep."""
    with browser.new_context(viewport=NARROW, locale="en") as context:  # type: ignore[arg-type]

        def visited(url: str) -> Page:
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(url)
            return page

        yield visited


def until(page: Page, truth: str) -> None:
    """Until what a page promises is so; Playwright's own waiting takes a promise for true."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(truth):
        assert time.monotonic() < end, truth
        page.wait_for_timeout(50)


def is_kept(page: Page) -> None:
    """Until the worker has all that the page has loaded."""
    until(
        page,
        """async () => {
          const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
          const wanted = ['/', ...names.filter((name) => /^.(assets|api.boards)/.test(name))];
          return wanted.length > 5 && (await Promise.all(wanted.map((name) => caches.match(name)))).every(Boolean);
        }""",
    )


def test_it_can_be_installed(host: Host, visit: Visit) -> None:
    page = visit(host.url)
    assert page.evaluate(READY) is not None
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        with urlopen(host.url + icon["src"]) as answer:
            body = answer.read()
            assert answer.headers["Content-Type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", body[16:24])) == icon["sizes"]


def test_it_opens_without_a_server_and_says_so(own_host: Host, visit: Visit) -> None:
    page = visit(own_host.url)
    expect(page.get_by_test_id("offline")).to_have_count(0)
    is_kept(page)
    own_host.kill()
    page.reload()
    expect(page.get_by_test_id("offline")).to_be_visible()
    expect(page.get_by_role("heading", name="Nordic Countries")).to_be_visible()
    own_host.start()
    expect(page.get_by_test_id("offline")).to_have_count(0)  # by itself


def test_a_page_that_was_never_seen_says_what_is_wrong(own_host: Host, visit: Visit) -> None:
    page = visit(own_host.url)
    is_kept(page)
    own_host.kill()
    page.goto(f"{own_host.url}/games")
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")


def test_files_of_an_app_before_are_let_go_of(own_host: Host, visit: Visit) -> None:
    """When the page is another one than the device keeps, so are its files."""
    page = visit(own_host.url)
    is_kept(page)
    page.evaluate(
        """async () => {
          const cache = await caches.open('rallar');
          await cache.put('/', new Response('another page'));
          await cache.put('/assets/old.js', new Response(''));
        }"""
    )
    page.reload()
    until(page, "caches.match('/assets/old.js').then((found) => !found)")
    until(page, "caches.match('/').then((found) => found.text()).then((text) => text.includes('id=\"app\"'))")


def test_what_is_said_at_tables_is_not_kept(host: Host, visit: Visit) -> None:
    table = Client(host.url).new_table("nordic", [tables.ADA, tables.COMPUTER], start=0)
    page = visit(f"{host.url}/t/{table.id}")
    expect(page.locator(GAME)).to_be_visible()
    assert page.evaluate(READY) is not None
    page.reload()
    expect(page.locator(GAME)).to_be_visible()
    kept = page.evaluate("caches.open('rallar').then((cache) => cache.keys()).then((all) => all.map(({ url }) => url))")
    assert kept
    assert not [url for url in kept if "/tables" in url or "/t/" in url]
