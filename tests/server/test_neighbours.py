"""Two servers at one PostgreSQL: what happens at a table by one of them has happened by the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager

import pytest

from rallar.client import Guest, RefusedError, RemoteTable
from rallar.game import Record
from rallar.game.record import Entry
from rallar.model.loader import load_board
from rallar.protocol import wire
from rallar.server import neighbourhood, takeover
from rallar.server.pace import HOUR
from rallar.server.settings import Limits, Settings
from rallar.server.store import open_store
from tests.loops import run
from tests.postgres import Cluster, execute
from tests.server.house import House, house, process
from tests.server.people import PEOPLE, WAIT, catch_up, play_on, refusal, see, some_move
from tests.server.pushes import Service
from tests.server.test_clocks import STAND_IN, Now, begin, clock_of, opened, play
from tests.server.test_socket import THREE

Pair = tuple[House, House]
HASTY = Settings(away_after=0).unlimited()
SLOW = Settings(limits=Limits(), pause=1000)


@pytest.fixture(scope="module")
def pair(postgresql: Cluster) -> Iterator[Pair]:
    database = postgresql.new_database()
    with house(database, HASTY) as left, house(database, HASTY) as right:
        _know_each_other(left, right)
        yield left, right


def _know_each_other(left: House, right: House) -> None:
    table = left.client.new_table("nordic", PEOPLE)
    with table.watch() as watcher, right.client.table(table.id).watch():
        see(watcher, lambda: watcher.table.watching == 2)


def at(house: House, table: RemoteTable) -> RemoteTable:
    """A table as that server shows it."""
    return house.client.table(table.id, table.tokens)


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not is_so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.01)


@contextmanager
def seated(pair: Pair, table: RemoteTable) -> Iterator[tuple[Guest, Guest]]:
    """Two who sit by different servers and see each other."""
    left, right = pair
    with at(left, table).sit(0) as ada, at(right, table).sit(1) as bo:
        for one in (ada, bo):
            see(one, lambda one=one: one.table.seats[0].present and one.table.seats[1].present)  # type: ignore[misc]
        yield ada, bo


def test_a_whole_game_by_two_servers(pair: Pair) -> None:
    table = pair[0].client.new_table("japan", PEOPLE)
    with seated(pair, table) as (ada, bo):
        ada.say("hello")
        see(bo, lambda: bool(bo.said))
        play_on(ada, bo)
        for one in (ada, bo):
            see(one, lambda one=one: one.table.status == "over")  # type: ignore[misc]
        assert ada.outcome == bo.outcome
        assert [entry.position for entry in bo.log] == list(range(bo.position + 1))
    assert at(pair[0], table).record().moves == at(pair[1], table).record().moves


def test_whoever_sits_down_by_one_server_can_play_by_the_other_at_once(pair: Pair) -> None:
    left, right = pair
    for _ in range(5):
        table = left.client.new_table("nordic", ["person", "open"])
        with at(right, table).watch() as watcher:
            guest = left.client.table(table.id)
            assert guest.join("Bo") == 1
            assert watcher.greet(guest.tokens[1]).seat == 1, "the same line, with a token from elsewhere"
        assert at(right, table).look().seats[1].name == "Bo"
        assert right.client.table(table.id, table.tokens, table.host).begin().status == "playing"
        assert at(left, table).look().status == "playing"


def test_of_two_who_change_a_table_at_once_both_are_heard(pair: Pair) -> None:
    """Two sit down by different servers, again and again: each gets a seat of their own, or hears that it is full."""
    with ThreadPoolExecutor(4) as pool:
        for _ in range(8):
            table = pair[0].client.new_table("europe", ["person", "open", "open", "open"])
            joined = [pool.submit(house.client.table(table.id).join) for house in (*pair, *pair)]
            got = [each.result() for each in joined if each.exception() is None]
            lost = [each.exception() for each in joined if each.exception() is not None]
            assert sorted(got) == [1, 2, 3]
            assert [error.key for error in lost if isinstance(error, RefusedError)] == ["table-full"]


def test_all_answer_the_same_position_at_once(pair: Pair) -> None:
    """The opening tickets are chosen by everybody at the same time, by both servers."""
    with ThreadPoolExecutor(2) as pool:
        for _ in range(8):
            table = pair[0].client.new_table("nordic", PEOPLE)
            with seated(pair, table) as both:
                done = list(pool.map(lambda one: one.play(some_move(one)).position, both))
                assert sorted(done) == [1, 2]
                for one in both:
                    catch_up(one, 2)


def test_a_double_click_by_two_servers_plays_once(pair: Pair) -> None:
    """One seat on two devices, each by a server of its own."""
    with ThreadPoolExecutor(2) as pool:
        for _ in range(8):
            table = pair[0].client.new_table("nordic", PEOPLE)
            with at(pair[0], table).sit(0) as here, at(pair[1], table).sit(0) as there:
                tried = [pool.submit(one.play, some_move(one)) for one in (here, there)]
                errors = [error for each in tried if (error := each.exception())]
                assert [error.key for error in errors if isinstance(error, RefusedError)] == ["table-stale"]
                catch_up(here, 1)
                catch_up(there, 1)


def test_who_is_here_and_who_watches(pair: Pair) -> None:
    table = pair[0].client.new_table("nordic", PEOPLE)
    with at(pair[0], table).sit(0) as ada:
        with at(pair[1], table).sit(1), at(pair[1], table).watch(), at(pair[0], table).watch():
            see(ada, lambda: ada.table.watching == 2 and ada.table.seats[1].present)
        see(ada, lambda: not ada.table.watching and not ada.table.seats[1].present)
        assert ada.table.seats[1].away_since is not None


def test_a_computer_takes_over_if_both_servers_people_agree(pair: Pair) -> None:
    table = pair[0].client.new_table("europe", THREE)
    with seated(pair, table) as (ada, bo):
        assert refusal(ada.propose, 1).key == "seat-not-away"
        ada.propose(2)
        see(bo, lambda: bo.table.proposal == wire.Proposal(2, by=0, agreed=(0,), needed=(0, 1)))
        bo.agree(2, yes=False)
        see(ada, lambda: not ada.table.proposal)
        ada.propose(2)
        see(bo, lambda: bool(bo.table.proposal))
        bo.agree(2)
        for one in (ada, bo):
            see(one, lambda one=one: one.table.seats[2].stand_in and not one.table.proposal)  # type: ignore[misc]
        catch_up(ada, 1)
        with at(pair[1], table).sit(2) as cy:
            cy.come_back()
            see(ada, lambda: not ada.table.seats[2].stand_in)


def test_whoever_comes_later_is_asked_too(pair: Pair) -> None:
    table = pair[0].client.new_table("europe", THREE)
    with at(pair[0], table).sit(0) as ada, at(pair[0], table).sit(1) as bo:
        ada.propose(2)
        see(bo, lambda: bool(bo.table.proposal))
        with at(pair[1], table).watch() as watcher:
            see(watcher, lambda: bool(watcher.table.proposal))
        with at(pair[1], table).sit(2):
            see(bo, lambda: not bo.table.proposal)


def test_two_who_agree_at_once_by_two_servers_have_both_agreed(pair: Pair) -> None:
    with ThreadPoolExecutor(2) as pool:
        for _ in range(5):
            table = pair[0].client.new_table("europe", [*THREE, "person"])
            with seated(pair, table) as both, at(pair[0], table).sit(2) as cy:
                see(cy, lambda cy=cy: cy.table.seats[1].present)  # type: ignore[misc]
                cy.propose(3)
                for one in both:
                    see(one, lambda one=one: bool(one.table.proposal))  # type: ignore[misc]
                for agreed in [pool.submit(one.agree, 3) for one in both]:
                    agreed.result()
                for one in both:
                    see(one, lambda one=one: one.table.seats[3].stand_in)  # type: ignore[misc]


@pytest.mark.parametrize("asks_at", [0, 1])
def test_a_seat_is_handed_over_by_two_servers(pair: Pair, asks_at: int) -> None:
    table = pair[0].client.new_table("japan", THREE)
    with seated(pair, table) as (ada, bo), at(pair[asks_at], table).watch() as cy:
        see(cy, lambda: cy.table.seats[0].present and cy.table.seats[1].present)
        cy.reclaim(2)
        for one in (ada, bo):
            see(one, lambda one=one: bool(one.table.proposal))  # type: ignore[misc]
            one.agree(2, hand_over=True)
        see(cy, lambda: bool(cy.handed))
        assert cy.greet(cy.handed[2]).seat == 2
        for one in (ada, bo):
            see(one, lambda one=one: one.table.seats[2].present and not one.table.proposal)  # type: ignore[misc]


def test_a_watcher_who_goes_asks_no_longer(pair: Pair) -> None:
    table = pair[0].client.new_table("japan", THREE)
    with at(pair[0], table).sit(0) as ada:
        with at(pair[1], table).watch() as cy:
            see(cy, lambda: cy.table.seats[0].present)
            cy.reclaim(2)
            see(ada, lambda: bool(ada.table.proposal))
        see(ada, lambda: not ada.table.proposal)


def test_a_pass_made_by_one_server_is_good_by_the_other(pair: Pair) -> None:
    table = pair[0].client.new_table("nordic", PEOPLE)
    code = table.pass_on(0).code
    claimed = pair[1].client.claim(code)
    assert refusal(pair[0].client.claim, code).key == "pass-ended"
    with at(pair[0], claimed).sit(0) as ada:
        assert ada.seat == 0


def test_a_finger_on_the_board(pair: Pair) -> None:
    table = pair[0].client.new_table("nordic", PEOPLE)
    with seated(pair, table) as (ada, bo):
        play_on(ada, bo, most=2)
        mover, other = (ada, bo) if ada.choices else (bo, ada)
        route = load_board("nordic").routes[0].id
        other.point(route)
        while (heard := mover.hear(WAIT)) != wire.Pointed(route):
            assert isinstance(heard, wire.TableChanged)


def test_one_server_lets_the_computers_of_a_table_play(pair: Pair) -> None:
    """Both show the table; of each move one thinks, and it is made once."""
    table = pair[0].client.new_table("nordic", ["person", "computer"])
    with at(pair[0], table).sit(0) as ada, at(pair[1], table).sit(0) as again:
        for _ in range(4):
            assert ada.next_turn(WAIT)
            catch_up(again, ada.play(some_move(ada)).position)
        assert ada.next_turn(WAIT)
        catch_up(again, ada.position)
        assert again.log == ada.log


def test_who_is_away_is_told_once_and_who_looks_by_another_server_is_not(database: str) -> None:
    with Service().running() as service:
        settings = Settings(limits=Limits.off(), pause=0, push_hosts=(service.host,), ring_after=0.5)
        with house(database, settings) as left, house(database, settings) as right:
            service.key = str(left.client.about().push)
            assert right.client.about().push == service.key
            browsers = service.browser(), service.browser()
            with ExitStack() as here:
                for browser, looks in zip(browsers, (True, False), strict=True):
                    table = left.client.new_table("japan", PEOPLE, start=0)
                    ada, bo = here.enter_context(seated((left, right), table))
                    play_on(ada, bo, most=2)
                    at(right, table).add_device(1, browser.device())
                    bo.look(looks)
                    for _ in range(2):
                        catch_up(bo, ada.play("draw deck").position)
                assert len(browsers[1].waits_for(1)) == 1
                assert browsers[0].asked == 0


def test_a_server_rings_also_for_whom_another_one_was_asked_to(database: str) -> None:
    with Service().running() as service:
        settings = Settings(limits=Limits.off(), pause=0, push_hosts=(service.host,), ring_after=0)
        with house(database, settings) as left:
            service.key, browser = str(left.client.about().push), service.browser()
            table = left.client.new_table("japan", PEOPLE, start=0)
            with house(database, settings) as right:
                _know_each_other(left, right)
                at(right, table).add_device(1, browser.device())
            with table.sit(0) as ada, table.sit(1) as bo:
                play_on(ada, bo, most=2)
                for _ in range(2):
                    ada.play("draw deck")
                browser.waits_for(1)


def test_what_is_due_at_a_table_is_done_once(database: str) -> None:
    """Two servers look at the clocks: one of them rings, and the other shows it."""

    async def ring() -> None:
        now, rung = Now(), list[str]()
        async with opened(database, now) as one, opened(database, now) as two:
            table = await begin(one, STAND_IN)
            async with one.tables.use(table) as here, two.tables.use(table) as there:
                for shown in (here, there):
                    shown.on_ring = lambda *_: rung.append("!")
                now.at += 23 * HOUR
                await asyncio.gather(*(hall.clocks.look() for hall in (one, two)))
                assert rung == ["!"] * 2, "both seats choose their tickets"
                await caught_up(lambda: here.snapshot.clock == there.snapshot.clock)

    run(ring())


def test_a_process_that_comes_to_others_forgives_nobody(database: str) -> None:
    async def come() -> None:
        now = Now()
        async with opened(database, now) as one:
            table = await begin(one, STAND_IN)
            now.at += 23 * HOUR
            async with opened(database, now) as two, two.tables.use(table) as there:
                assert there.describe().seats[0].left == HOUR

    run(come())


def test_a_move_and_a_holiday_at_once_are_both_on_the_clock(database: str) -> None:
    async def both() -> None:
        now = Now()
        async with opened(database, now) as one, opened(database, now) as two:
            table = await begin(one, STAND_IN)
            async with one.tables.use(table) as here, two.tables.use(table) as there:
                now.at += HOUR
                away = there.write(lambda: takeover.take_days_off(there, 1, 2))
                await asyncio.gather(play(here, 0), away)
                await caught_up(lambda: here.snapshot.clock == there.snapshot.clock)
                hands = clock_of(here).hands
                assert (hands[0].since, hands[1].days_off) == (None, 2)

    run(both())


async def caught_up(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not is_so():
            await asyncio.sleep(0.01)


def test_if_a_process_is_killed_its_people_are_gone_and_its_computers_go_on(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The killed one has the lease: the other one's people wait for the computer, and it comes."""
    monkeypatch.setattr(neighbourhood, "SILENT", 2.0)
    with house(database, HASTY) as left, process(database, SLOW) as right:
        _know_each_other(left, right)
        table = right.client.new_table("nordic", ["person", "person", "computer"])
        with at(left, table).sit(0) as ada, at(right, table).sit(1), at(right, table).watch():
            see(ada, lambda: ada.table.watching == 1 and ada.table.seats[1].present)
            right.kill()
            see(ada, lambda: not ada.table.watching and not ada.table.seats[1].present)
            see(ada, lambda: any(entry.seat == 2 for entry in ada.log))


def test_while_postgresql_is_away_nothing_is_accepted_and_then_all_goes_on(database: str, postgresql: Cluster) -> None:
    with house(database, HASTY) as left, house(database, HASTY) as right:
        _know_each_other(left, right)
        table = left.client.new_table("nordic", PEOPLE)
        with seated((left, right), table) as (ada, bo):
            postgresql.stop("immediate")
            try:
                assert refusal(ada.play, some_move(ada)).key == "disk-failed"
                assert [_health(place) for place in (left, right)] == [503, 503]
                assert at(left, table).look().position == 0, "what is shown is there"
            finally:
                postgresql.start()
            until(lambda: _health(left) == _health(right) == 200)
            _know_each_other(left, right)
            play_on(ada, bo, most=6)


def test_whoever_goes_while_postgresql_is_away_is_gone(database: str, postgresql: Cluster) -> None:
    with house(database) as left, house(database) as right:
        table = left.client.new_table("nordic", PEOPLE)
        with at(left, table).sit(0) as ada, ExitStack() as leaving:
            leaving.enter_context(at(right, table).sit(1))
            see(ada, lambda: ada.table.seats[1].present)
            postgresql.stop("immediate")
            leaving.close()
            postgresql.start()
            see(ada, lambda: not ada.table.seats[1].present)


def test_what_was_not_heard_is_read_when_the_line_is_back(database: str) -> None:
    """A move is kept and nobody hears of it; then all lines break, and whoever comes back looks by himself."""
    with house(database) as place, place.client.new_table("nordic", PEOPLE).sit(0) as ada:
        table = ada.table.id
        line = run(_next_line(database, table, some_move(ada)))
        run(execute(database, f"INSERT INTO lines VALUES ('{table}', 1, '{line}')"))
        run(execute(database, f"UPDATE tables SET revision = revision + 1 WHERE id = '{table}'"))
        assert ada.ping()
        assert ada.position == 0
        run(execute(database, BREAK_LINES))
        catch_up(ada, 1)


BREAK_LINES = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name LIKE 'rallar%' AND datname = current_database() AND pid <> pg_backend_pid()"
)


async def _next_line(database: str, table: str, move: str) -> str:
    store = open_store(database)
    await store.start()
    kept = await store.load(table)
    await store.stop()
    assert kept is not None
    game = Record.parse("\n".join(kept.lines)).replay()
    game.push(move, 0)
    return Entry.of(game.history[-1]).line()


def _health(place: House) -> int:
    with place.http() as http:
        return http.get("/healthz").status_code
