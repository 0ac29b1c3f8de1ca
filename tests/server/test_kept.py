"""Nobody is told what is not kept: with a disk that is slow, that refuses, that errs, and a server that is killed."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins
from websockets.exceptions import ConnectionClosed

from rallar.client import Client, Guest, LostError, RefusedError
from rallar.kernel.engine import INTERPRETED
from rallar.protocol import wire
from rallar.server.settings import Limits, Settings
from rallar.server.snapshot import Snapshot
from rallar.server.sqlite_store import SqliteStore
from rallar.server.table import Table
from rallar.server.tables import Tables
from rallar.server.thinkers import Thinkers
from tests.loops import run
from tests.server.gate import Gated, gated
from tests.server.house import House, house
from tests.server.people import catch_up, heard, raw, refusal, see, some_move
from tests.server.scenes import SCENES, Json, Scene, asking, look, on_disk, restarted, scenes, without

POOL = ThreadPoolExecutor(len(SCENES))
Slow = tuple[Gated, Path, dict[str, Scene]]


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Slow]:
    """A server with a gate before its disk."""
    folder = tmp_path_factory.mktemp("slow")
    laid = scenes(folder)
    with gated(folder) as place:
        yield place, folder, laid


@pytest.fixture(scope="module")
def erring(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Slow]:
    """The same again, for other tables."""
    folder = tmp_path_factory.mktemp("erring")
    laid = scenes(folder)
    with gated(folder) as place:
        yield place, folder, laid


def stop(place: Gated, acting: Future[object]) -> str | None:
    """Where the next commit of something that is being done stops; None if it has been done."""
    while True:
        try:
            return place.hear(0.1)
        except queue.Empty:
            if acting.done():
                return None


def is_kept(place: House, folder: Path, scene: Scene) -> Json:
    """All that can be seen is what would be there after a kill."""
    seen = look(place, scene)
    with restarted(folder) as other:
        assert on_disk(seen) == on_disk(look(other, scene))
    return seen


def refusal_of(acting: Future[object]) -> str | None:
    """Why something was not done; None if it was."""
    error = acting.exception()
    assert error is None or isinstance(error, RefusedError)
    return None if error is None else error.key


def heard_by(watching: list[Guest], patience: float = 0) -> list[Json]:
    """What they have heard since, and hear until nobody speaks any more."""
    heard = []
    for one in watching:
        with suppress(TimeoutError):
            while True:
                heard.append(to_builtins(one.hear(patience)))
    return heard


def nothing_is_told(place: House, scene: Scene, watching: list[Guest], seen: Json) -> None:
    """Whoever looks sees what was to be seen; whoever listens hears that someone came, at the table as it was."""
    assert look(place, scene) == seen
    told = heard_by(watching)
    assert [without(each) for each in told] == [{"type": "table", "table": seen["table"]}] * len(told)


@pytest.mark.parametrize("name", SCENES)
def test_while_the_disk_is_slow_or_refuses_nothing_has_happened(slow: Slow, name: str) -> None:
    """Each commit of each change is held, looked at from everywhere, and refused once; then the change is made."""
    place, folder, laid = slow
    scene = laid[name]
    with place.held(), scene.watched(place) as watching:
        first = seen = look(place, scene)
        for refused in count(1):
            heard_by(watching, 0.1)
            commits, acting = 0, POOL.submit(scene.act, place, scene)
            while stage := stop(place, acting):
                if stage == "before" and commits:
                    seen = is_kept(place, folder, scene)
                    heard_by(watching, 0.1)
                commits += stage == "before"
                nothing_is_told(place, scene, watching, seen)
                place.say("refuse" if (stage, commits) == ("before", refused) else "go")
            if commits < refused:
                break
            if name != "a computer's move":  # which is made again, without anybody's doing
                assert refusal_of(acting) == "disk-failed"
                nothing_is_told(place, scene, watching, seen)
        assert refusal_of(acting) is None
        assert (is_kept(place, folder, scene) == first) is not scene.changes


@pytest.mark.parametrize("name", SCENES)
def test_what_the_disk_kept_though_it_said_no_is_shown_with_the_next_change(erring: Slow, name: str) -> None:
    place, folder, laid = erring
    scene = laid[name]
    with place.held(), scene.watched(place) as watching:
        seen, acting = look(place, scene), POOL.submit(scene.act, place, scene)
        assert stop(place, acting) == "before"
        place.say("lie")
        while stop(place, acting):
            place.say("go")
        if name not in ("a computer's move", "a takeover by consent"):  # where something changes soon by itself
            nothing_is_told(place, scene, watching, seen)
        place.say("free")
        asking(0, lambda one: one.say("?"))(place, scene)
        is_kept(place, folder, scene)
        here = scene.changes and name != "a rematch"  # which begins with another table
        assert ("state" in [each["type"] for each in heard_by(watching, 0.1)]) is here


@pytest.mark.parametrize("stage", ["before", "behind"])
def test_whatever_was_told_is_there_after_a_kill(tmp_path: Path, stage: str) -> None:
    """Everything is changed at once while the disk is slow; nobody hears of it; then the server is killed."""
    laid = scenes(tmp_path)
    with gated(tmp_path) as place, ExitStack() as here:
        place.say("hold")
        watching = [one for scene in laid.values() for one in here.enter_context(scene.watched(place))]
        seen = {name: look(place, scene) for name, scene in laid.items()}
        first, *others = laid.values()
        POOL.submit(first.act, place, first)
        assert place.hear() == "before"
        for scene in others:  # which wait for that one
            POOL.submit(scene.act, place, scene)
        _look_at_all(place, laid, seen)
        assert {each["type"] for each in heard_by(watching)} == {"table"}
        place.wait_for(len(laid) - 2)
        if stage == "behind":  # of the next commit, in which is everything that has been waiting for this one
            for expected in ("behind", "before", "behind"):
                place.say("go")
                assert place.hear() == expected
            seen = {name: look(place, scene) for name, scene in laid.items()}
            heard_by(watching)
        place.kill()
    with house(tmp_path, Settings(limits=Limits.off(), pause=1000)) as again:
        found = {name: look(again, scene) for name, scene in laid.items()}
    if stage == "before":
        assert on_disk(found) == on_disk(seen)
    else:
        assert all(_has_all(found[name], seen[name]) for name in laid)
        assert len([name for name in laid if on_disk(found[name]) != on_disk(seen[name])]) > len(laid) / 2


def _look_at_all(place: House, laid: dict[str, Scene], seen: dict[str, Json]) -> None:
    for name, scene in laid.items():
        assert look(place, scene) == seen[name]


def _has_all(found: Json, seen: Json) -> bool:
    """Whether everything that was told is there, and perhaps more."""
    now, then = found["0"][0], seen["0"][0]
    return all(now[name][: len(then[name])] == then[name] for name in ("log", "said"))


def test_no_position_is_announced_that_a_kill_removes(tmp_path: Path) -> None:
    scene = scenes(tmp_path)["a move"]
    with gated(tmp_path) as place, scene.at(place).watch() as watcher:
        place.say("hold")
        acting = POOL.submit(scene.act, place, scene)
        assert place.hear() == "before"
        heard_by([watcher], 0.1)
        with scene.at(place).watch():
            see(watcher, lambda: watcher.table.watching == 2)
            announced = watcher.table.position
        place.kill()
    assert isinstance(acting.exception(), LostError)
    with house(tmp_path) as again:
        assert scene.at(again).look().position == announced


def test_no_record_is_handed_out_for_a_last_move_that_the_disk_refuses(tmp_path: Path) -> None:
    scene = scenes(tmp_path)["the last move"]
    with gated(tmp_path) as place:
        table = scene.at(place)
        for word in ("refuse", "go"):
            with place.held():
                acting = POOL.submit(scene.act, place, scene)
                assert place.hear() == "before"
                assert [refusal(ask).status for ask in (table.record, table.replay)] == [409, 409]
                place.say(word)
            assert refusal_of(acting) == ("disk-failed" if word == "refuse" else None)
            if word == "refuse":
                assert [refusal(ask).status for ask in (table.record, table.replay)] == [409, 409]
        assert len(table.record().moves) == table.replay().last


def test_what_was_begun_is_finished_though_nobody_waits_for_it(tmp_path: Path) -> None:
    """Someone moves and someone joins, and both are gone before it is kept: everybody else hears of it."""
    laid = scenes(tmp_path)
    move, join = laid["a move"], laid["join"]
    with gated(tmp_path) as place, move.watched(place) as players, join.watched(place) as waiting:
        mover = next(each for each in players if each.choices)
        with place.held():
            with raw(place, move.table) as socket:
                socket.send(wire.encode(wire.Hello(token=mover.token)).decode())
                asked = wire.PlayMove(position=mover.position, move=some_move(mover))
                socket.send(wire.encode(asked).decode())
                assert place.hear() == "before"
            with pytest.raises(LostError):
                Client(place.url, timeout=0.5).table(join.table).join("Bo")
            assert {each["type"] for each in heard_by([*players, *waiting], 0.1)} == {"table"}
        for one in players:
            catch_up(one, 10)
        for one in waiting:
            see(one, lambda one=one: one.table.seats[1].name == "Bo")  # type: ignore[misc]
        is_kept(place, tmp_path, move)
        is_kept(place, tmp_path, join)
        asking(0, lambda one: one.say("?"))(place, move)


def test_a_server_that_stops_keeps_what_was_begun_and_tells_no_more(tmp_path: Path) -> None:
    scene = scenes(tmp_path)["a move"]
    with gated(tmp_path) as place, raw(place, scene.table) as watcher:
        watcher.send(wire.encode(wire.Hello(token=None)).decode())
        assert heard(watcher)["type"] == "state"
        with place.held():
            POOL.submit(scene.act, place, scene)
            assert place.hear() == "before"
            place.process.terminate()
            with suppress(ConnectionClosed):
                while heard(watcher)["type"] == "table":
                    pass
            assert watcher.close_code == 1012
        assert place.process.wait(20) == 0
    with house(tmp_path) as again:
        assert scene.at(again).look().position == 10


class HeldStore(SqliteStore):
    """A store whose commits wait until they may go on."""

    def __init__(self, folder: Path) -> None:
        self.may_go_on = threading.Event()
        super().__init__(folder)

    def _commit(self, batch: list[Any]) -> None:
        self.may_go_on.wait()
        super()._commit(batch)


@pytest.mark.parametrize("steps", range(10))
def test_a_change_that_is_cancelled_at_any_await_is_made_or_not(tmp_path: Path, steps: int) -> None:
    scene = scenes(tmp_path)["a move"]
    run(_cancel_after(HeldStore(tmp_path), scene.table, steps))


async def _cancel_after(store: HeldStore, name: str, steps: int) -> None:
    tables = Tables(store, Settings().unlimited(), Thinkers(1))
    store.may_go_on.set()
    async with tables.use(name) as table:
        store.may_go_on.clear()
        moving = asyncio.create_task(_move(table))
        for _ in range(steps):
            await asyncio.sleep(0)
        moving.cancel()
        with suppress(asyncio.CancelledError):
            await moving
        assert table.snapshot.position == 9
        store.may_go_on.set()
        await _move(table)
        kept = await store.load(name)
        assert kept is not None
        assert Snapshot.read(kept, INTERPRETED).is_same(table.snapshot)
        assert table.snapshot.position == 9 + (1 if steps == 0 else 2)
    tables.close()
    store.close()


def test_no_computer_begins_to_think_when_the_server_has_closed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A move that was being written when it closed is kept, and it would be a computer's turn."""
    scene = scenes(tmp_path)["a computer's move"]
    run(_close_in_the_middle(HeldStore(tmp_path), scene.table))
    assert not caplog.records


async def _close_in_the_middle(store: HeldStore, name: str) -> None:
    tables = Tables(store, Settings().unlimited(), Thinkers(1))
    store.may_go_on.set()
    async with tables.use(name) as table:
        store.may_go_on.clear()
        moving = asyncio.create_task(_move(table))
        await asyncio.sleep(0.01)
        tables.close()
        store.may_go_on.set()
        await moving
        assert table.snapshot.computer_to_move() is not None
        await asyncio.sleep(0.1)
    store.close()


async def _move(table: Table) -> None:
    async def move() -> None:
        await table.play(table.snapshot.to_move[0], next(iter(table.snapshot.playing.legal_moves)))

    await table.write(move)
