"""The disk does not fill up: old talk goes, tables that nobody touches go, and a full server says so. Games stay."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from rallar.server.disk import FILE
from rallar.server.settings import DAY, Keeping, Limits, Rate, Settings
from rallar.server.sqlite_store import SqliteStore
from rallar.server.store import SAID
from rallar.server.sweep import BATCH
from rallar.server.table import now
from tests.loops import run
from tests.server.house import house
from tests.server.people import PEOPLE, refusal
from tests.server.scenes import END, OPEN, PERSON, SCENES, Scene, lay, moving

OFTEN = Keeping(swept_every=0.05)


def swept(keeping: Keeping = OFTEN) -> Settings:
    return replace(Settings().unlimited(), keeping=keeping)


def on_disk(folder: Path, question: str = "SELECT id FROM tables") -> set[str]:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return {row[0] for row in db.execute(question)}


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


def lay_tables(folder: Path) -> dict[str, Scene]:
    """One of each kind, not yet old."""

    async def lay_all() -> dict[str, Scene]:
        store = SqliteStore(folder)
        try:
            return {
                "open": await lay(store, Scene(moving), (PERSON, OPEN)),
                "talking": await lay(store, Scene(moving), (PERSON, OPEN)),
                "playing": await lay(store, Scene(moving), (PERSON, PERSON), 9),
                "over": await lay(store, Scene(moving), (PERSON, PERSON), END),
                "rotten": await lay(store, Scene(moving), (PERSON, PERSON), 9),
            }
        finally:
            store.close()

    return run(lay_all())


def age(folder: Path, days: float, *tables: Scene) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db:
        for each in tables:
            db.execute("UPDATE tables SET changed = ? WHERE id = ?", (now() - days * DAY, each.table))
        db.commit()


def edit(folder: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(folder / FILE)) as db:
        db.execute(sql, values)
        db.commit()


def test_what_was_never_begun_goes_after_a_month(tmp_path: Path) -> None:
    laid = lay_tables(tmp_path)
    age(tmp_path, 31, *laid.values())
    edit(tmp_path, "INSERT INTO said VALUES (?, 0, 0, 'soon?', ?)", laid["talking"].table, now() - DAY)
    with house(tmp_path, swept()) as place:
        wait_until(lambda: laid["open"].table not in on_disk(tmp_path))
        gone = refusal(place.client.table(laid["open"].table).look)
        assert (gone.status, gone.key) == (404, "table-unknown")
    assert on_disk(tmp_path) == {each.table for name, each in laid.items() if name != "open"}


def test_an_unfinished_game_goes_after_two_years_and_a_finished_one_never(tmp_path: Path) -> None:
    """Also one whose end an earlier version did not note. What cannot be played again may be finished."""
    laid = lay_tables(tmp_path)
    age(tmp_path, 731, *laid.values())
    rot = "UPDATE lines SET line = 'x' WHERE table_id = ? AND number = 5"
    edit(tmp_path, rot, laid["rotten"].table)
    assert not on_disk(tmp_path, "SELECT id FROM tables WHERE stage = 2")
    with house(tmp_path, swept()):
        wait_until(lambda: laid["playing"].table not in on_disk(tmp_path))
        wait_until(lambda: on_disk(tmp_path, "SELECT id FROM tables WHERE stage = 2") == {laid["over"].table})
    assert on_disk(tmp_path) == {laid["over"].table, laid["rotten"].table}
    lines = on_disk(tmp_path, "SELECT table_id FROM lines UNION SELECT table_id FROM said")
    assert lines == {laid["over"].table, laid["rotten"].table}


def test_nothing_goes_if_it_is_set_so(tmp_path: Path) -> None:
    laid = lay_tables(tmp_path)
    age(tmp_path, 5000, *laid.values())
    with house(tmp_path, swept(Keeping(open_days=0, begun_days=6000, swept_every=0.01))) as place:
        place.client.new_table("nordic", PEOPLE)
        time.sleep(0.2)
    assert {each.table for each in laid.values()} <= on_disk(tmp_path)


def test_many_go_in_batches_and_one_at_which_somebody_sits_stays(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        tables = [place.client.new_table("nordic", ["person", "open"], begin=False) for _ in range(BATCH + 5)]
    with house(tmp_path, swept()) as place, place.client.table(tables[0].id, tables[0].tokens).sit(0):
        edit(tmp_path, "UPDATE tables SET changed = 5")
        wait_until(lambda: on_disk(tmp_path) == {tables[0].id})
        time.sleep(0.2)
        assert place.client.table(tables[0].id, host=tables[0].host).change(1, kind="computer").seats[1].level
    assert on_disk(tmp_path) == {tables[0].id}


def test_a_last_move_says_on_disk_that_the_game_is_over(tmp_path: Path) -> None:
    async def lay_it() -> Scene:
        store = SqliteStore(tmp_path)
        try:
            return await SCENES["the last move"](store)
        finally:
            store.close()

    scene = run(lay_it())
    with house(tmp_path) as place:
        scene.act(place, scene)
        kept = place.client.keep_record(scene.at(place).record())
        scene.at(place).rematch(0)
        assert on_disk(tmp_path, "SELECT id FROM tables WHERE stage = 2") == {scene.table, kept.id}


def test_another_rematch_if_the_first_was_forgotten(tmp_path: Path) -> None:
    scene = lay_tables(tmp_path)["over"]
    with house(tmp_path, replace(swept(), idle_after=0.05)) as place:
        first = scene.at(place).rematch(0)
        wait_until(lambda: _is_forgotten(tmp_path, first.id))
        again = scene.at(place).rematch(0)
        assert again.id != first.id
        assert again.look().status == "open"


def _is_forgotten(folder: Path, table: str) -> bool:
    edit(folder, "UPDATE tables SET changed = 5 WHERE id = ?", table)
    return table not in on_disk(folder)


def test_only_the_last_lines_of_talk_are_kept(tmp_path: Path) -> None:
    async def talk() -> list[int]:
        store = SqliteStore(tmp_path)
        try:
            for number in range(SAID + 20):
                await store.say("one", number, 0, "x" * 300, 0)
            await store.say("two", 0, 0, "x", 0)
            with closing(sqlite3.connect(tmp_path / FILE)) as db:
                rows = db.execute("SELECT number FROM said WHERE table_id = 'one' ORDER BY number").fetchall()
                assert db.execute("SELECT count(*) FROM said WHERE table_id = 'two'").fetchone() == (1,)
            return [number for (number,) in rows]
        finally:
            store.close()

    assert run(talk()) == list(range(20, SAID + 20))


def test_a_full_server_makes_no_new_tables_and_plays_on(tmp_path: Path) -> None:
    laid = lay_tables(tmp_path)
    small = next(size for size in range(1, 10) if size * 1_000_000 > (tmp_path / FILE).stat().st_size)
    with house(tmp_path, swept(Keeping(most_megabytes=small))) as place:
        assert place.client.new_table("nordic", PEOPLE).look().status == "playing"
        edit(tmp_path, "INSERT INTO lines VALUES ('ballast', 0, ?)", "x" * small * 1_000_000)
        for ask in (
            lambda: place.client.new_table("nordic", PEOPLE),
            lambda: place.client.keep_record(laid["over"].at(place).record()),
            lambda: laid["over"].at(place).rematch(0),
        ):
            full = refusal(ask)
            assert (full.status, full.key) == (503, "tables-full")
        moving(place, laid["playing"])
        edit(tmp_path, "DELETE FROM lines WHERE table_id = 'ballast'")
        assert laid["over"].at(place).rematch(0).look().status == "open"


def test_a_disk_with_little_room_is_left_to_the_games_under_way(tmp_path: Path) -> None:
    laid = lay_tables(tmp_path)
    with house(tmp_path, swept(Keeping(spare_megabytes=10**9))) as place:
        assert refusal(place.client.new_table, "nordic", PEOPLE).key == "tables-full"
        moving(place, laid["playing"])


def test_so_many_tables_a_day_from_one_address(tmp_path: Path) -> None:
    few = replace(Limits.off(), tables_a_day=Rate(0.0001, 2))
    with house(tmp_path, Settings(limits=few)) as place:
        for _ in range(2):
            place.client.new_table("nordic", PEOPLE)
        enough = refusal(place.client.new_table, "nordic", PEOPLE)
        assert (enough.status, enough.key) == (429, "tables-enough")
