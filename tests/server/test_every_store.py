"""What every store does, in a folder and in PostgreSQL; and what only the second has to: several who use it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from rallar.server import postgres
from rallar.server.errors import DataError, DiskError, QuickerError
from rallar.server.moving import move
from rallar.server.store import SAID, Kept, KeptWay, Paper, Pass, Store, Untouched, open_store, shown
from tests.loops import run
from tests.postgres import Cluster, execute

ONE, TWO = "aaaaaaaaaa", "bbbbbbbbbb"
LINES = ("header", "first", "second")
Deed = Callable[..., Awaitable[object]]


@pytest.fixture(params=["folder", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "folder":
        return str(tmp_path)
    return str(request.getfixturevalue("database"))


def at(address: str, deed: Deed, processes: int = 1) -> object:
    """Do something with so many stores of one address."""

    async def do() -> object:
        async with AsyncExitStack() as opened:
            stores = []
            for _ in range(processes):
                store = open_store(address)
                await store.start()
                opened.push_async_callback(store.stop)
                stores.append(store)
            return await deed(*stores)

    return run(do())


async def refused(*deeds: Awaitable[object]) -> list[type]:
    """Which of these are, and how."""
    return [type(each) for each in await asyncio.gather(*deeds, return_exceptions=True) if each is not None]


def test_what_is_kept_is_read_again(address: str) -> None:
    async def write(store: Store) -> None:
        await store.save(ONE, 100, "{}")
        await store.save(ONE, 101, '{"a": 1}', LINES[:1], revision=1)
        await store.append(ONE, 102, 1, LINES[1], revision=2)
        await store.append(ONE, 103, 2, LINES[2], over=True, revision=3)
        await store.save(TWO, 50, "{}", LINES, over=True)
        await asyncio.gather(*(store.say(ONE, number, 1, "højt ✓", number) for number in range(3)))
        assert (store.moves, store.commits > 0) == (2, True)

    async def read(store: Store) -> None:
        said = tuple((number, 1, "højt ✓", number) for number in range(3))
        kept = await store.load(ONE)
        assert kept is not None
        assert kept == Kept(103, '{"a": 1}', LINES, said, None, over=True, revision=kept.revision)
        news = await store.load(ONE, line=2, said=1)
        assert news is not None
        assert (news.lines, news.said) == (LINES[2:], said[1:])
        assert await store.load("nobody") is None
        assert [await store.has(name) for name in (ONE, TWO, "nobody")] == [True, True, False]
        assert await store.names() == [ONE, TWO]
        assert 0 < await store.size() < store.free()

    at(address, write)
    at(address, read)


def test_of_talk_the_last_lines_are_kept(address: str) -> None:
    async def talk(store: Store) -> None:
        await store.save(ONE, 1, "{}")
        for number in range(SAID + 5):
            await store.say(ONE, number, 0, "", number)
        kept = await store.load(ONE)
        assert kept is not None
        assert [row[0] for row in kept.said] == list(range(5, SAID + 5))

    at(address, talk)


def test_what_nobody_touches_is_found_and_removed(address: str) -> None:
    async def sweep(store: Store) -> None:
        await store.save(ONE, 10, "{}")
        await store.save(TWO, 10, "{}", LINES[:1])
        await store.save("over", 9, "{}", LINES, over=True)
        await store.save("young", 99, "{}")
        await store.say(TWO, 0, 0, "still here", 40)
        found = [Untouched(ONE, 10, 10, False), Untouched(TWO, 10, 40, True)]
        assert await store.untouched(50.5, (0, ""), 5) == found
        assert await store.untouched(50.5, (10, ONE), 5) == found[1:]
        assert await store.untouched(50.5, (0, ""), 1) == found[:1]
        await store.mark_over(TWO)
        assert await store.untouched(50.5, (0, ""), 5) == found[:1]
        await store.remove([ONE, TWO, "nobody"])
        assert (await store.names(), await store.load(TWO)) == (["over", "young"], None)

    at(address, sweep)


def test_a_pass_is_used_once_and_replaces_the_one_before(address: str) -> None:
    async def take(store: Store) -> None:
        passes = [Pass(ONE, seat, f"keeper {seat}", 4e9) for seat in range(3)]
        for number, each in enumerate((*passes, passes[0])):
            await store.keep_pass(f"code {number}", each)
        await store.drop_passes(ONE, 2)
        taken = [await store.take_pass(f"code {number}") for number in (0, 1, 1, 2, 3)]
        assert taken == [None, passes[1], None, None, passes[0]]

    at(address, take)


def test_papers_are_kept_by_who_was_quicker(address: str) -> None:
    async def write(store: Store) -> None:
        await store.save(ONE, 1, "{}")
        for kind, name in (("sheet", TWO), ("analysis", ONE)):
            await store.keep_paper(kind, name, Paper("først", 10, 0))
        again = (store.keep_paper("sheet", TWO, Paper(body, 11, 1)) for body in ("one", "two"))
        assert await refused(*again, store.keep_paper("sheet", TWO, Paper("", 12, 0))) == [QuickerError] * 2
        assert await refused(store.keep_paper("sheet", "nobody", Paper("", 12, 1))) == [QuickerError]

    async def read(store: Store) -> None:
        assert await store.paper("sheet", TWO) in (Paper("one", 11, 1), Paper("two", 11, 1))
        assert await store.paper("analysis", TWO) is None
        assert await store.papers() == [("analysis", ONE), ("sheet", TWO)]
        await store.drop_papers("sheet", 11)
        assert len(await store.papers()) == 2
        await store.drop_papers("sheet", 12)
        assert await store.papers() == [("analysis", ONE)]
        await store.remove([ONE])
        assert await store.papers() == []

    at(address, write)
    at(address, read)


def test_a_database_of_the_release_before_is_brought_to_today(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(store: Store) -> None:
        await store.save(ONE, 1, "{}", LINES)

    async def read(store: Store) -> None:
        kept = await store.load(ONE)
        assert kept is not None
        assert (kept.lines, await store.papers()) == (LINES, [])

    with monkeypatch.context() as before:
        before.setattr(postgres, "STEPS", postgres.STEPS[:1])
        before.setattr(postgres, "VERSION", 1)
        at(database, write)
    at(database, read)


def test_clocks_are_kept_with_every_change(address: str) -> None:
    async def tick(store: Store) -> None:
        await store.save(ONE, 1, "{}", LINES[:1], clock=("first", 50.5))
        await store.save(TWO, 1, "{}")
        assert await store.ticking() == [(ONE, "first")]
        await store.append(ONE, 2, 1, "x", clock=("second", 60.5), revision=1)
        assert (await store.due(60), await store.due(61)) == ([], [ONE])
        await store.wind({ONE: ("third", None), TWO: ("other", 3.5)})
        kept = await store.load(ONE)
        assert kept is not None
        assert (kept.clock, await store.due(100), await store.ticking()) == ("third", [TWO], [(TWO, "other")])

    at(address, tick)


def test_ways_to_who_is_away(address: str) -> None:
    async def reach(store: Store) -> None:
        await store.save(ONE, 1, "{}")
        first, second, third = (KeptWay(ONE, 0, f"https://push/{n}", "device", "{}", n) for n in range(3))
        for changed, way in enumerate((first, second, third)):
            await store.add_way(way, changed, most=2)
        mail = KeptWay(ONE, 1, "ada@example.org", "mail", "{}", 0)
        await store.add_way(mail, 9, most=2, due=40)
        assert await store.ways(ONE, 0) == [second, third], "of more than there may be the oldest goes"
        assert (await store.ways_to(mail.address), await store.tables_with_ways()) == ([mail], {ONE})
        assert await store.all_ways(ONE) == [(second, 1, None), (third, 2, None), (mail, 9, 40)]
        await store.set_way(second, "another")
        await store.mark_ways(ONE, 0, mark=2, due=30)
        assert await store.next_due() == 30, "the third knows of it already"
        marked = replace(second, setting="another", mark=2)
        assert [await store.take_due(39, 5), await store.take_due(39, 5)] == [[marked], []]
        await store.hold_way(replace(marked, tries=1), 35)
        taken = await store.take_due(40, 5)
        assert sorted(taken, key=lambda way: way.seat) == [replace(marked, tries=1), mail]
        await store.remove_way(mail)
        assert await store.ways(ONE, 1) == []
        assert [await store.secret("key", partial(str, made)) for made in ("one", "two")] == ["one", "one"]
        assert await store.secrets() == {"key": "one"}
        await store.remove([ONE])
        assert (await store.tables_with_ways(), await store.next_due()) == (set(), None)

    at(address, reach)


def test_what_is_due_is_taken_once_and_a_secret_made_once(database: str) -> None:
    async def take(one: Store, two: Store) -> None:
        await one.save(ONE, 1, "{}")
        for number in range(40):
            await one.add_way(KeptWay(ONE, 0, str(number), "device", "{}", 0), 1, most=50, due=5)
        taken = await asyncio.gather(*(store.take_due(9, 5) for store in (one, two) for _ in range(4)))
        assert sorted(way.address for some in taken for way in some) == sorted(map(str, range(40)))
        secrets = await asyncio.gather(one.secret("key", lambda: "one"), two.secret("key", lambda: "two"))
        assert len(set(secrets)) == 1

    at(database, take, processes=2)


def test_whoever_is_alone_has_every_lease(tmp_path: Path) -> None:
    async def lease(store: Store) -> None:
        assert [await store.lease("x"), await store.lease("x")] == [True, True]
        await store.give_back("x")

    at(str(tmp_path), lease)


def test_of_two_who_answer_one_position_one_is_quicker(database: str) -> None:
    """Moves, set-ups and talk alike; and no line is kept after one that is not there."""

    async def race(one: Store, two: Store) -> None:
        await one.save(ONE, 1, "{}", LINES[:1])
        for number in range(1, 30):
            move, setup = 2 * number - 1, 2 * number
            both = (one.append(ONE, 2, number, "one", revision=move), two.append(ONE, 2, number, "two", revision=move))
            assert await refused(*both) == [QuickerError]
            both = (one.say(ONE, number, 0, "one", 1), two.say(ONE, number, 1, "two", 1))
            assert await refused(*both) == [QuickerError]
            both = (one.save(ONE, 3, "one", revision=setup), two.save(ONE, 3, "two", revision=setup))
            assert await refused(*both) == [QuickerError]
        last = two.append(ONE, 2, 31, "too far", revision=60), two.append(ONE, 2, 29, "there is one", revision=59)
        assert await refused(*last, two.append(TWO, 2, 1, "no table", revision=1)) == 3 * [QuickerError]
        assert await refused(one.save(ONE, 1, "a new one"), two.say(TWO, 0, 0, "", 1)) == 2 * [QuickerError]
        kept = await one.load(ONE)
        assert kept is not None
        assert (len(kept.lines), len(kept.said), kept.revision) == (30, 29, 58)
        move_and_setup = one.append(ONE, 2, 30, "one", revision=59), two.save(ONE, 3, "two", revision=59)
        assert await refused(*move_and_setup) == [QuickerError]

    at(database, race, processes=2)


def test_a_line_that_cannot_be_written_takes_no_other_with_it(database: str) -> None:
    async def write(store: Store) -> None:
        for name in (ONE, TWO):
            await store.save(name, 1, "{}", LINES[:1])
        both = (store.append(ONE, 2, 1, "lone \ud800", revision=1), store.append(TWO, 2, 1, "good", revision=1))
        assert await refused(*both) == [DiskError]
        kept = [await store.load(name) for name in (ONE, TWO)]
        assert [len(each.lines) for each in kept if each] == [1, 2]

    at(database, write)


def test_a_lease_is_one_process_s_until_it_ends(database: str) -> None:
    async def lease(one: Store, two: Store) -> None:
        while not await one.lease("x"):
            await asyncio.sleep(0.01)  # the line comes up
        while not await two.lease("y"):
            await asyncio.sleep(0.01)
        assert [await store.lease(name) for store in (one, two) for name in ("x", "y")] == [True, False, False, True]
        await one.give_back("x")
        assert await two.lease("x")
        await two.stop()
        while not await one.lease("y"):
            await asyncio.sleep(0.01)
        await two.start()

    at(database, lease, processes=2)


def test_several_who_start_at_once_make_one_schema(database: str) -> None:
    async def start() -> None:
        stores = [open_store(database) for _ in range(5)]
        await asyncio.gather(*(store.start() for store in stores))
        await stores[0].save(ONE, 1, "{}")
        assert [await store.has(ONE) for store in stores] == [True] * 5
        await asyncio.gather(*(store.stop() for store in stores))

    run(start())


def test_databases_that_cannot_be_used(database: str, postgresql: Cluster) -> None:
    async def start(address: str) -> None:
        await open_store(address).start()

    nowhere = f"postgresql://rallar:secret@/nowhere?host={postgresql.folder}"
    for address, key in (
        ("mysql://x", "data-no-address"),
        ("postgresql://nobody@127.0.0.1:1/x", "data-unreachable"),
        (nowhere, "data-unreachable"),
        ("postgresql://[", "data-unreachable"),
    ):
        with pytest.raises(DataError) as caught:
            run(start(address))
        assert caught.value.key == key
        assert "secret" not in str(caught.value.params)
    at(database, _nothing)
    run(execute(database, "UPDATE version SET number = 99"))
    with pytest.raises(DataError, match="data-other-version"):
        run(start(database))
    run(execute(database, "DROP TABLE version"))
    with pytest.raises(DataError, match="data-unusable"):
        run(start(database))


async def _nothing(_: Store) -> None:
    pass


def test_a_password_is_not_shown() -> None:
    assert shown("postgresql://me:p%40ss@host/games") == "postgresql://me:…@host/games"
    assert shown("postgresql://me@host/games?password=x&port=1") == "postgresql://me@host/games?password=…&port=1"
    assert shown("/srv/games:x@y") == "/srv/games:x@y"


def test_while_postgresql_is_away_nothing_is_kept_and_then_it_goes_on(database: str, postgresql: Cluster) -> None:
    async def outage(store: Store) -> None:
        await store.save(ONE, 1, "{}", LINES[:1])
        postgresql.stop("immediate")
        try:
            away = (
                store.append(ONE, 2, 1, "x", revision=1),
                store.save(TWO, 1, "{}"),
                store.say(ONE, 0, 0, "", 1),
                store.load(ONE),
            )
            assert await refused(*away) == 4 * [DiskError]
        finally:
            postgresql.start()
        while await refused(store.append(ONE, 2, 1, "x", revision=1)):
            await asyncio.sleep(0.05)
        while not await store.lease("x"):
            await asyncio.sleep(0.05)

    at(database, outage)


def test_games_are_taken_from_one_store_to_another_and_back(tmp_path: Path, database: str) -> None:
    async def fill(store: Store) -> None:
        for number in range(60):
            await store.save(f"table {number:04}", number, "{}", LINES[: number % 4], over=number % 4 == 3)
            await store.say(f"table {number:04}", number, 0, "ja", number)
            await store.add_way(KeptWay(f"table {number:04}", 0, "https://push", "device", "{}", 1), 2, 5, due=number)
        await store.secret("key", lambda: "mine")
        await store.keep_paper("sheet", "counted", Paper("ja", 7, 0))

    async def everything(store: Store) -> object:
        tables = {name: (await store.load(name), await store.all_ways(name)) for name in await store.names()}
        papers = {(kind, name): await store.paper(kind, name) for kind, name in await store.papers()}
        return tables, papers, await store.secrets()

    folders = [str(tmp_path / name) for name in ("one", "two")]
    at(folders[0], fill)
    before = at(folders[0], everything)
    for source, target in ((folders[0], database), (database, folders[1])):
        assert run(move(source, target)) == 60
        assert at(target, everything) == before
    assert at(folders[0], everything) == before


def test_games_are_not_mixed_unless_it_is_said(tmp_path: Path, database: str) -> None:
    async def one(store: Store) -> None:
        await store.save(ONE, 1, "{}")

    async def two(store: Store) -> None:
        await store.save(TWO, 1, "{}")

    at(str(tmp_path), one)
    at(database, two)
    with pytest.raises(DataError, match="data-not-empty"):
        run(move(str(tmp_path), database))
    assert run(move(str(tmp_path), database, add=True)) == 1
    with pytest.raises(DataError, match="data-there-already"):
        run(move(str(tmp_path), database, add=True))
    with pytest.raises(DataError, match="data-missing"):
        run(move(str(tmp_path / "nothing"), database))
    assert not (tmp_path / "nothing").exists()


def test_if_a_game_does_not_arrive_none_is_left_there(tmp_path: Path, database: str) -> None:
    async def fill(store: Store) -> None:
        for name in (ONE, TWO):
            await store.save(name, 1, "{}", LINES)

    async def names(store: Store) -> list[str]:
        return await store.names()

    at(str(tmp_path), fill)
    at(database, names)
    spoil = "UPDATE rallar.tables SET changed = changed + 1 WHERE id = NEW.id; RETURN NEW"
    run(execute(database, f"CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN {spoil}; END'"))
    run(execute(database, "CREATE TRIGGER spoil AFTER INSERT ON tables FOR EACH ROW EXECUTE FUNCTION spoil()"))
    with pytest.raises(DataError, match="data-differs"):
        run(move(str(tmp_path), database))
    assert at(database, names) == []
