"""A server with a board of one's own: it lists it, plays it, and takes records of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rallar import Record
from rallar.model.loader import VARIABLE, board_ids
from tests.fixtures import FIFTH
from tests.golden.texts import RECORDS
from tests.server.house import house
from tests.server.people import PEOPLE, refusal


def test_a_board_of_ones_own_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = list(board_ids())
    shutil.copytree(FIFTH, tmp_path / "boards" / "fifth")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "boards"))
    with house(tmp_path / "data") as place:
        *others, fifth = place.client.boards()
        assert [board.id for board in others] == printed
        assert (fifth.id, fifth.players, fifth.variants) == ("fifth", (2, 5), {"brisk": (2, 5), "otherwise": (2, 3)})
        found = place.client.board("fifth")
        assert (found.board.title, len(found.drawing.routes)) == ("The Fifth Board", 37)
        table = place.client.new_table("fifth", PEOPLE)
        assert table.look().status == "playing"
        record = Record.load(RECORDS / "fifth-last-round.jsonl")
        assert place.client.keep_record(record).look().status == "over"
    monkeypatch.setenv(VARIABLE, "")
    with house(tmp_path / "data") as place:
        assert [board.id for board in place.client.boards()] == printed
        assert refusal(place.client.board, "fifth").status == 404
        assert refusal(place.client.table(table.id).look).key == "table-unplayable"
    monkeypatch.setenv(VARIABLE, str(tmp_path / "boards"))
    with house(tmp_path / "data") as place:
        assert place.client.table(table.id).look().status == "playing"
