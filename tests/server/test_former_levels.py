"""Levels by the names they had: tables on disk and programs that say `easy` and `normal` go on, under the new names."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rallar.client import SeatWish
from rallar.server.disk import FILE
from rallar.server.settings import Settings
from tests.server.house import House, house

KEPT = Path(__file__).with_name("kept") / "easy-and-normal.sql"
PLAYING = ("lXwQIVgeUv", {0: "4LztmoUuwuMiebVRU6elnbTZsL3OJKX-"}, "vdjiLxNuPfqTTV3GYlYGcScyPD0r6k2y")
GATHERING = ("AqReqQB44a", {0: "754S7dZIZ8uo9hlsRFgXNnhIi5MbYTD5"}, "kinPSvq3OZ6x99UXg1aLc8PlSJ0toN2U")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of an earlier release."""
    with closing(sqlite3.connect(tmp_path / FILE)) as disk:
        disk.executescript(KEPT.read_text(encoding="utf-8"))
    return tmp_path


def levels_at(place: House, table: str) -> list[object]:
    return [seat.level for seat in place.client.table(table).look().seats if seat.kind == "computer"]


def test_a_table_of_an_earlier_release_is_played_on(data: Path) -> None:
    with house(data, Settings(pause=0).unlimited()) as place:
        assert levels_at(place, PLAYING[0]) == ["rookie", "regular"]
        with place.client.table(*PLAYING).sit() as ada:
            before = ada.position
            ada.play("draw deck")
            ada.play("draw deck")
            ada.next_turn(timeout=20)
            assert ada.position >= before + 4
        assert levels_at(place, GATHERING[0]) == ["rookie"]
        host = place.client.table(*GATHERING)
        host.change(2, kind="computer")
        assert host.begin().status == "playing"
    with house(data) as place:  # and what was changed since
        assert levels_at(place, GATHERING[0]) == ["rookie", "regular"]


def test_a_program_that_says_the_former_names(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        wishes = [SeatWish("person"), SeatWish("computer", level="easy"), SeatWish("open")]
        table = place.client.new_table("nordic", wishes, begin=False)
        assert levels_at(place, table.id) == ["rookie"]
        assert table.change(1, level="normal").seats[1].level == "regular"
        assert [level.formerly for level in place.client.about().levels[:2]] == [("easy",), ("normal",)]
