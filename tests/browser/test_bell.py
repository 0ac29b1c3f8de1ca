"""Told while the page is closed: a device is asked once, its worker shows what comes, and mail has its own yes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from rallar.client import Client, RemoteTable
from tests.browser import tables
from tests.browser.conftest import NARROW, PATIENCE
from tests.browser.host import Host
from tests.browser.person import GAME
from tests.browser.test_access import findings
from tests.browser.test_app import until
from tests.server.people import PEOPLE, play_on
from tests.server.postbox import Postbox
from tests.server.pushes import Browser as Subscriber
from tests.server.pushes import Service
from tests.server.test_bell import draw
from tests.server.test_mail import link_in

# A browser without a window denies all notices and has no push service: it is given a permission, and ours.
ALLOWED = """(() => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = () => Promise.resolve('granted');
  const { endpoint, p256dh, auth } = %s;
  let current = null;
  PushManager.prototype.getSubscription = () => Promise.resolve(current);
  PushManager.prototype.subscribe = (options) => Promise.resolve((current = {
    endpoint, options: { applicationServerKey: options.applicationServerKey.buffer },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: () => { current = null; return Promise.resolve(true); },
  }));
})()"""

NOTED = """() => {
  self.shown = [];
  self.registration.showNotification = async (...notice) => void self.shown.push(notice);
}"""
SHOWN = """() => new Promise((done) => {
  const look = () => (self.shown.length ? done(self.shown) : setTimeout(look, 10));
  look();
})"""
TOLD = "JSON.parse(JSON.parse(localStorage['rallar.bell'] ?? '{\"what\": \"[{}]\"}').what)[0].quiet === null"

RUNG = "JSON.parse(localStorage['rallar.bell']).rung"


@dataclass
class Street:
    """A server, and who takes what it sends."""

    host: Host
    service: Service
    postbox: Postbox


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    with Service().running() as service, Postbox().running() as postbox:
        mail = ("--mail", f"smtp://127.0.0.1:{postbox.settings.port}", "--mail-from", "games@example.org")
        options = (*mail, "--address", "http://games.example", "--push-host", service.host, "--ring-after", "0")
        with Host(tmp_path_factory.mktemp("street") / "data", *options) as host:
            service.key = str(Client(host.url).about().push)
            yield Street(host, service, postbox)


@contextmanager
def someone(browser: Browser, *scripts: str, language: str = "en") -> Iterator[BrowserContext]:
    with browser.new_context(viewport=NARROW, locale=language) as context:  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        for script in scripts:
            context.add_init_script(script)
        yield context


def opened(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    return page


def dealt(host: Host) -> RemoteTable:
    table = Client(host.url).new_table("japan", PEOPLE, start=0)
    with table.sit(0) as ada, table.sit(1) as bo:
        play_on(ada, bo, most=2)
    return table


def allowed(subscriber: Subscriber) -> str:
    device = subscriber.device()
    return ALLOWED % json.dumps({"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth})


def only(table: RemoteTable, seat: int) -> RemoteTable:
    return Client(table._server.url).table(table.id, {seat: table.tokens[seat]})


def test_a_device_that_wants_it_is_told_once_its_page_is_closed(street: Street, browser: Browser) -> None:
    host, phone = street.host, street.service.browser()
    table = dealt(host)
    with someone(browser, allowed(phone), tables.keeping(only(table, 1)), language="nb") as context:
        page = opened(context, f"{host.url}/t/{table.id}")
        expect(page.locator(GAME)).to_be_visible()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.get_by_test_id("settings").click()
        page.get_by_test_id("notify").check()
        expect(page.get_by_test_id("notices-closed")).to_be_visible()
        page.get_by_test_id("quiet").check()
        expect(page.get_by_test_id("quiet-from")).to_have_value("22:00")
        until(page, f"!({TOLD})")
        page.get_by_test_id("quiet").uncheck()
        until(page, TOLD)
        assert table.ways(1).devices == 1
        assert page.evaluate(RUNG) == [f"{table.id}/1"], "the page itself leaves it to the server"
        with table.sit(0) as ada, table.sit(1) as bo:
            draw(ada, bo)  # while the page is seen
            draw(bo, ada)
            page.close()
            draw(ada, bo)
            phone.waits_for(1)
        assert phone.titles == ["Det er din tur"]
        page = opened(context, host.url)
        page.get_by_test_id("settings").click()
        page.get_by_test_id("notify").uncheck()
        until(page, "localStorage['rallar.bell'] === undefined")


def test_the_worker_shows_what_is_pushed_in_place_of_what_it_showed(street: Street, browser: Browser) -> None:
    """The browser has no notices to show here: what the worker asks it to show is noted instead."""
    host = street.host
    with someone(browser) as context:
        page = opened(context, host.url)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        worker = context.service_workers[0]
        worker.evaluate(NOTED)
        session, found = context.new_cdp_session(page), list[str]()
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
        )
        session.send("ServiceWorker.enable")
        while not found:
            page.wait_for_timeout(10)
        data = json.dumps({"title": "Din tur", "text": "Norden", "path": "/t/abcdefghij"})
        pushed = {"origin": host.url, "registrationId": found[-1], "data": data}
        session.send("ServiceWorker.deliverPushMessage", pushed)
        ((title, options),) = worker.evaluate(SHOWN)
        assert title == "Din tur"
        assert options | {"icon": ""} == {
            "body": "Norden",
            "tag": "abcdefghij",
            "icon": "",
            "data": {"path": "/t/abcdefghij"},
        }


def test_mail_is_asked_for_at_the_table_and_confirmed_from_the_letter(street: Street, browser: Browser) -> None:
    host, table = street.host, dealt(street.host)
    with someone(browser, tables.keeping(only(table, 1))) as context:
        page = opened(context, f"{host.url}/t/{table.id}")
        page.get_by_test_id("settings").click()
        page.get_by_test_id("mail-address").fill("bo@example.org")
        assert findings(page) == []
        page.get_by_test_id("mail-ask").click()
        expect(page.get_by_test_id("mail-stage")).to_contain_text("Check your mail")
        letter = opened(context, host.url + link_in(street.postbox.to("bo@example.org", 1), "confirm"))
        assert findings(letter) == []
        letter.get_by_role("button", name="Yes, write to me").click()
        expect(letter.get_by_text("All set")).to_be_visible()
        page.reload()
        page.get_by_test_id("settings").click()
        expect(page.get_by_test_id("mail-stage")).to_contain_text("You’ll get mail")
        page.get_by_test_id("mail-stop").click()
        expect(page.get_by_test_id("mail-address")).to_be_visible()
        assert table.ways(1).mail == "none"
