"""Who is away is told, once a turn and in their language; who looks is not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace as replaced
from datetime import datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from rallar.client import Guest, RemoteTable
from rallar.kernel.engine import compiled
from rallar.locales import languages
from rallar.model.errors import RallarError
from rallar.protocol import wire
from rallar.protocol.endpoints import ROOT
from rallar.server import bell, care, push, reach, ways
from rallar.server.clocks import Time
from rallar.server.hall import Hall
from rallar.server.settings import Limits, Settings
from rallar.server.sqlite_store import SqliteStore
from rallar.server.store import KeptWay
from rallar.server.table import Ring
from tests.loops import run
from tests.server.house import House, house
from tests.server.people import PEOPLE, catch_up, play_on, refusal
from tests.server.pushes import Browser, Service, until
from tests.server.scenes import PERSON, Scene, lay, moving

HOUR = 3600
TURN, OVER = "It’s your turn", "The game is over"
REPEATED: tuple[tuple[Ring, ...], ...] = (("turn", "nudge") * 2, ("turn", "stand-in") * 2)


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with Service().running() as found:
        yield found


class Clock:
    """What the bell takes for the time."""

    ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@dataclass
class Place:
    house: House
    service: Service
    clock: Clock
    last: Scene  # a game on the eve of its last move

    def browser(self) -> Browser:
        self.service.key = str(self.house.client.about().push)
        return self.service.browser()


def settings(service: Service, ring_after: float = 0, pause: float = 0) -> Settings:
    return Settings(limits=Limits.off(), pause=pause, push_hosts=(service.host,), ring_after=ring_after)


@pytest.fixture(scope="module")
def at(service: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder, clock = tmp_path_factory.mktemp("bell"), Clock()

    async def lay_last() -> Scene:
        store = SqliteStore(folder)
        try:
            return await lay(store, Scene(moving), (PERSON, PERSON), -1)
        finally:
            store.close()

    last = run(lay_last())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bell, "time", clock)
        patch.setattr(bell, "LOOK", 0.05)
        with house(folder, settings(service)) as found:
            yield Place(found, service, clock, last)


def dealt(place: House, moves: int = 2) -> RemoteTable:
    """A table at which seat 0 is to take the first turn."""
    table = place.client.new_table("japan", PEOPLE, start=0)
    if moves:
        with table.sit(0) as ada, table.sit(1) as bo:
            play_on(ada, bo, most=moves)
    return table


def draw(*guests: Guest) -> None:
    """The first of them takes a turn of two cards; everybody sees it."""
    for _ in range(2):
        position = guests[0].play("draw deck").position
        for guest in guests:
            catch_up(guest, position)


def settle(place: House, service: Service) -> None:
    """Until the bell has dealt with all that was due before."""
    table, browser = dealt(place), service.browser()
    table.add_device(1, browser.device())
    with table.sit(0) as ada, table.sit(1) as bo:
        draw(ada, bo)
        browser.waits_for(1)


def test_a_turn_is_told_once_sealed_signed_and_in_the_language_of_the_device(at: Place) -> None:
    table, browser = dealt(at.house), at.browser()
    assert table.add_device(1, browser.device("fi-FI")).devices == 1
    with table.sit(0) as ada, table.sit(1) as bo:
        draw(ada, bo)
        assert browser.waits_for(1)[0]["title"] == "Sinun vuorosi"
        assert browser.got[0] == {"title": "Sinun vuorosi", "text": "Japani", "path": f"/t/{table.id}"}
        assert browser.headers["topic"] == table.id
        assert int(browser.headers["ttl"]) == push.LASTS
        bo.play("draw deck")
        with table.watch():
            pass  # somebody comes in the middle of the turn
        bo.play("draw deck")
        catch_up(ada, bo.position)
        draw(ada, bo)
        assert len(browser.waits_for(2)) == 2


def test_nobody_is_told_who_looks(at: Place) -> None:
    table, browser = dealt(at.house), at.browser()
    table.add_device(1, browser.device())
    with table.sit(0) as ada, table.sit(1) as bo:
        bo.look()
        draw(ada, bo)
        settle(at.house, at.service)
        bo.look(False)
        with table.watch():
            pass  # and who has seen it is not told later either
        settle(at.house, at.service)
        assert browser.asked == 0
        draw(bo, ada)
        draw(ada, bo)
        assert len(browser.waits_for(1)) == 1


def test_a_page_that_is_only_loaded_anew_rings_for_nobody(service: Service, tmp_path: Path) -> None:
    with house(tmp_path, settings(service, ring_after=1)) as place:
        service.key = str(place.client.about().push)
        table, browser = dealt(place), service.browser()
        table.add_device(1, browser.device())
        with table.sit(0) as ada, table.sit(1) as bo:
            draw(ada, bo)
            bo.look()  # back within the second
            settle(place, service)
            assert browser.asked == 0


def test_it_can_be_ended_and_is_no_business_of_others(at: Place) -> None:
    table, browser = dealt(at.house), at.browser()
    table.add_device(1, browser.device())
    stranger = at.house.client.table(table.id, {1: table.tokens[0]})
    assert refusal(stranger.add_device, 1, browser.device()).status == 403
    assert refusal(at.house.client.table(table.id, {1: "x"}).ways, 1).status == 401
    assert table.remove_device(1, browser.endpoint).devices == 0
    again = at.browser()
    table.add_device(1, again.device())
    with table.sit(0) as ada, table.sit(1) as bo:
        draw(ada, bo)
        again.waits_for(1)
    assert browser.asked == 0


def test_the_end_is_told_to_everybody_and_is_the_last_thing(at: Place) -> None:
    table, browsers = at.last.at(at.house), [at.browser(), at.browser()]
    for seat, browser in enumerate(browsers):
        table.add_device(seat, browser.device())
    moving(at.house, at.last)
    for browser in browsers:
        browser.waits_for(1)
        assert browser.titles == [OVER]
    until(lambda: not any(table.ways(seat).devices for seat in (0, 1)))
    assert refusal(table.add_device, 0, browsers[0].device()).key == "table-not-playing"


def quiet(start: float, end: float) -> wire.Quiet:
    there = ZoneInfo("Europe/Helsinki")
    first, last = (datetime.fromtimestamp(moment, there) for moment in (start, end))
    return wire.Quiet(first.hour * 60 + first.minute, last.hour * 60 + last.minute, there.key)


def test_quiet_hours_hold_a_notice_and_it_is_told_if_it_is_still_true(at: Place) -> None:
    table, still_true, no_longer, awake = dealt(at.house), at.browser(), at.browser(), at.browser()
    night = quiet(at.clock() - HOUR, at.clock() + HOUR)
    table.add_device(0, no_longer.device(quiet=night))
    table.add_device(1, still_true.device(quiet=night))
    table.add_device(1, awake.device())
    with table.sit(0) as ada, table.sit(1) as bo:
        draw(ada, bo)
        awake.waits_for(1)
        draw(bo, ada)
        draw(ada, bo)
        awake.waits_for(2)
        assert (still_true.asked, no_longer.asked) == (0, 0)
        at.clock.ahead += HOUR + 60
        assert len(still_true.waits_for(1)) == 1
        draw(bo, ada)
        assert len(no_longer.waits_for(1)) == 1  # for this turn, not for the one it slept through


@pytest.mark.parametrize(
    ("hours", "now", "until"),
    [
        ((22, 7), "2026-06-01 21:59", None),
        ((22, 7), "2026-06-01 22:00", "2026-06-02 07:00"),
        ((22, 7), "2026-06-02 06:59", "2026-06-02 07:00"),
        ((22, 7), "2026-06-02 07:00", None),
        ((9, 17), "2026-06-02 12:34", "2026-06-02 17:00"),
        ((9, 9), "2026-06-02 09:00", None),
        ((22, 7), "2026-10-24 23:00", "2026-10-25 07:00"),  # a night of one hour more
    ],
)
def test_quiet_hours(hours: tuple[int, int], now: str, until: str | None) -> None:
    zone = ZoneInfo("Europe/Oslo")
    start, end = hours
    moment = datetime.fromisoformat(now).replace(tzinfo=zone).timestamp()
    found = ways.quiet_until(wire.Quiet(start * 60, end * 60, "Europe/Oslo"), moment)
    assert found == (until and datetime.fromisoformat(until).replace(tzinfo=zone).timestamp())


@pytest.mark.parametrize("status", [404, 410])
def test_who_is_gone_is_forgotten(at: Place, status: int) -> None:
    table, browser = dealt(at.house), at.browser()
    browser.answers.append((status, {}))
    table.add_device(1, browser.device())
    with table.sit(0) as ada, table.sit(1) as bo:
        draw(ada, bo)
        until(lambda: table.ways(1).devices == 0)
    assert browser.got == []


def test_a_busy_service_is_asked_again_when_it_says_and_not_for_ever(at: Place) -> None:
    table, later, never = dealt(at.house), at.browser(), at.browser()
    later.answers += [(503, {}), (429, {"Retry-After": "600"})]
    never.answers += [(500, {})] * 20
    for browser in (later, never):
        table.add_device(1, browser.device())
    with table.sit(0) as ada, table.sit(1) as bo:
        draw(ada, bo)
        until(lambda: later.asked == 1)
        at.clock.ahead += 20
        until(lambda: later.asked == 2)
        at.clock.ahead += 500
        until(lambda: never.asked >= 3)
        assert later.asked == 2
        at.clock.ahead += 2 * HOUR
        later.waits_for(1)
        until(lambda: never.asked == 1 + bell.TRIES)
        never.answers.clear()
        draw(bo, ada)
        draw(ada, bo)
        assert len(never.waits_for(1)) == 1  # the next turn is another thing
        assert never.asked == 2 + bell.TRIES


def test_a_slow_service_holds_nobody_up(at: Place) -> None:
    table, slow, quick = dealt(at.house), at.browser(), at.browser()
    slow.let_go.clear()
    table.add_device(1, slow.device())
    table.add_device(0, quick.device())
    with table.sit(0) as ada, table.sit(1) as bo:
        draw(ada, bo)
        until(lambda: slow.asked == 1)
        draw(bo, ada)
        quick.waits_for(1)
        assert slow.got == []
        slow.let_go.set()
        slow.waits_for(1)


WRONG = (
    "http://fcm.googleapis.com/fcm/send/x",
    "https://example.org/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://push.apple.com/x",
    "https://evil-push.apple.com@example.org/x",
    "https://fcm.googleapis.com@127.0.0.1/x",
    "https://fcm.googleapis.com:22/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "http://localhost:80/x",
    "https://example.org\\.push.apple.com/x",
    "ftp://fcm.googleapis.com/x",
    "https://[/x",
    "fcm.googleapis.com/x",
    "",
)


@pytest.mark.parametrize("endpoint", WRONG)
def test_the_server_asks_nobody_but_push_services(at: Place, endpoint: str) -> None:
    table = at.house.client.new_table("japan", PEOPLE, start=0)
    found = refusal(table.add_device, 1, replace(at.browser().device(), endpoint=endpoint))
    assert (found.status, found.key) == (422, "push-host-unknown")
    assert table.ways(1).devices == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/QO",
        "https://db5p.notify.windows.com/w/?token=abc",
        "https://fcm.googleapis.com:443/x",
    ],
)
def test_the_push_services_of_browsers(endpoint: str) -> None:
    ways.check_endpoint(endpoint, ())


def test_only_who_is_named_may_be_asked_without_tls() -> None:
    ways.check_endpoint("http://push.example:8080/x", ("push.example:8080",))
    with pytest.raises(RallarError):
        ways.check_endpoint("http://push.example:8081/x", ("push.example:8080",))


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"p256dh": "AAAA"}, "push-keys-wrong"),
        ({"auth": "_"}, "push-keys-wrong"),
        ({"quiet": wire.Quiet(0, 60, "Nowhere/Here")}, "zone-unknown"),
        ({"quiet": wire.Quiet(0, 60, "../../etc/passwd")}, "body-misfit"),
        ({"quiet": wire.Quiet(0, 60, "/etc/passwd")}, "zone-unknown"),
        ({"endpoint": "https://fcm.googleapis.com/ø"}, "body-misfit"),
    ],
)
def test_what_cannot_be_used_is_refused(at: Place, values: dict[str, Any], key: str) -> None:
    table = at.house.client.new_table("japan", PEOPLE, start=0)
    assert refusal(table.add_device, 1, replace(at.browser().device(), **values)).key == key


def test_a_server_that_cannot_send_notices_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "is_installed", lambda: False)
    with house(tmp_path) as place:
        assert place.client.about().push is None
        table = place.client.new_table("japan", PEOPLE)
        assert refusal(table.add_device, 1, Browser("https://fcm.googleapis.com/x").device()).key == "push-none"


def test_five_devices_a_seat_and_of_more_the_oldest_goes(at: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "now", partial(next, count()))  # seconds are too long
    table, first = dealt(at.house), at.browser()
    table.add_device(1, first.device())
    at_table = [at.browser() for _ in range(ways.MOST_DEVICES)]
    for browser in at_table:
        found = table.add_device(1, browser.device())
    assert found.devices == ways.MOST_DEVICES
    with table.sit(0) as ada, table.sit(1) as bo:
        draw(ada, bo)
        for browser in at_table:
            browser.waits_for(1)
    assert first.asked == 0


def test_whoever_sits_there_now_is_meant(at: Place) -> None:
    table = at.house.client.new_table("japan", PEOPLE, start=0, begin=False)
    before, after = at.browser(), at.browser()
    table.add_device(1, before.device())
    table.change(1, kind="open")
    table.join("Bo", seat=1)
    table.add_device(1, after.device())
    table.begin()
    after.waits_for(1)  # to choose tickets
    assert before.asked == 0
    until(lambda: table.ways(1).devices == 1)


def test_a_worker_renews_the_subscription_of_its_device(at: Place) -> None:
    table, before, after = dealt(at.house), at.browser(), at.browser()
    table.add_device(1, before.device("sv"))
    new, old = after.device(), before.device()
    body = {"before": old.endpoint, "endpoint": new.endpoint, "p256dh": new.p256dh, "auth": new.auth}
    with at.house.http() as http:
        guessed = http.post(f"{ROOT}/devices/renew", json=body | {"before_auth": new.auth})
        assert guessed.json() == {"seats": 0}
        assert http.post(f"{ROOT}/devices/renew", json=body | {"before_auth": old.auth}).json() == {"seats": 1}
    with table.sit(0) as ada, table.sit(1) as bo:
        draw(ada, bo)
        after.waits_for(1)
    assert after.titles == ["Det är din tur"]
    assert before.asked == 0


def test_a_restart_forgets_nobody_and_tells_nothing_twice(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, awake, asleep = Clock(), service.browser(), service.browser()
    monkeypatch.setattr(bell, "time", clock)
    with house(tmp_path, settings(service)) as place:
        service.key = str(place.client.about().push)
        table = dealt(place)
        table.add_device(1, awake.device())
        table.add_device(1, asleep.device(quiet=quiet(clock() - HOUR, clock() + HOUR)))
        with table.sit(0) as ada, table.sit(1) as bo:
            draw(ada, bo)
            awake.waits_for(1)
    clock.ahead = HOUR + 60
    with house(tmp_path, settings(service)) as place:
        assert place.client.about().push == service.key
        asleep.waits_for(1)  # what was held
        table = place.client.table(table.id, table.tokens)
        with table.sit(0) as ada, table.sit(1) as bo:
            draw(bo, ada)
            draw(ada, bo)
            assert len(awake.waits_for(2)) == 2
            assert len(asleep.waits_for(2)) == 2


def test_a_repair_keeps_the_ways_and_a_table_that_goes_takes_its_ways_along(tmp_path: Path) -> None:
    """And the key of the server, without which no device would listen."""

    async def kept() -> tuple[str, str, list[list[KeptWay]]]:
        store = SqliteStore(tmp_path)
        try:
            scene = await lay(store, Scene(moving), (PERSON, PERSON), 9)
            for seat, address in ((0, "https://fcm.googleapis.com/x"), (1, "https://fcm.googleapis.com/x")):
                await store.add_way(KeptWay(scene.table, seat, address, ways.DEVICE, "{}", 7), 0, 5)
            there = [await store.ways(scene.table, seat) for seat in (0, 1)]
            return scene.table, await store.secret("push", lambda: "a key"), there
        finally:
            store.close()

    async def found(table: str) -> tuple[str, str, list[list[KeptWay]]]:
        store = SqliteStore(tmp_path)
        try:
            there = [await store.ways(table, seat) for seat in (0, 1)]
            await store.remove([table])
            assert await store.tables_with_ways() == set()
            return table, await store.secret("push", lambda: "another"), there
        finally:
            store.close()

    before = run(kept())
    care.repair(tmp_path, compiled())
    assert run(found(before[0])) == before


def test_a_nudge_says_more_than_a_turn_and_less_than_a_stand_in(service: Service, tmp_path: Path) -> None:
    """As whoever keeps the time of a slow game rings."""
    browser = service.browser()
    with house(tmp_path, settings(service)) as place:
        service.key = str(place.client.about().push)
        table = dealt(place)
        table.add_device(1, browser.device())
        with table.sit(0) as ada, table.sit(1) as bo:
            draw(ada, bo)
            browser.waits_for(1)

    async def ring() -> None:
        hall = Hall(tmp_path, settings(service), Time())
        async with hall.open(), hall.tables.use(table.id) as live:
            for number, whys in enumerate(REPEATED, 2):
                for why in whys:
                    live.on_ring(live, 1, why)
                while len(browser.got) < number:
                    await asyncio.sleep(0.01)

    run(ring())
    assert browser.titles == [TURN, "Your time is running out", "A computer is playing for you"]


def test_whoever_a_computer_plays_for_is_told(service: Service, tmp_path: Path) -> None:
    browser = service.browser()
    with house(tmp_path, replaced(settings(service), away_after=0)) as place:
        service.key = str(place.client.about().push)
        table = dealt(place)
        table.add_device(1, browser.device())
        with table.sit(0) as ada:
            ada.propose(1)
            browser.waits_for(1)
    assert browser.titles == ["A computer is playing for you"]


def test_nobody_is_told_that_it_is_a_computers_turn(service: Service, tmp_path: Path) -> None:
    browser = service.browser()

    async def look() -> tuple[int, int]:
        hall = Hall(tmp_path, settings(service, pause=1000), Time())
        async with hall.open():
            scene = await lay(hall.store, Scene(moving), (PERSON, PERSON), 9, to_move=1, stand_in=1)
            async with hall.tables.use(scene.table) as live:
                device, keeper = browser.device(), str(live.snapshot.setup.chairs[1].token)
                way = ways.way_of(device, keeper).text()
                await hall.store.add_way(KeptWay(live.id, 1, device.endpoint, ways.DEVICE, way, bell.NOTHING), 0, 5)
                hall.bell.expect(live.id)
                live.on_turn(live)
                await asyncio.sleep(0)
                before = (await hall.store.ways(live.id, 1))[0].mark
                live.on_ring(live, 1, "stand-in")
                await asyncio.sleep(0)
                return before, (await hall.store.ways(live.id, 1))[0].mark

    before, after = run(look())
    assert before == bell.NOTHING
    assert bell.why_of(after) == "stand-in"


@pytest.mark.parametrize("language", languages())
def test_every_language_says_it(at: Place, language: str) -> None:
    table, browser = dealt(at.house), at.browser()
    table.add_device(1, browser.device(language))
    with table.sit(0) as ada, table.sit(1) as bo:
        draw(ada, bo)
        told = browser.waits_for(1)[0]
    assert told["title"]
    assert (told["title"] == TURN) is (language == "en")
