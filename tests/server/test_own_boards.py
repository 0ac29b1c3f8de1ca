"""A server with a board of one's own: it lists it, plays it, and takes records of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rallar.model.loader import VARIABLE, board_ids
from tests.fixtures import FIFTH
from tests.golden.texts import RECORDS
from tests.server.guest import make
from tests.server.house import house


def test_a_board_of_ones_own_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = list(board_ids())
    shutil.copytree(FIFTH, tmp_path / "boards" / "fifth")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "boards"))
    with house(tmp_path / "data") as place, place.http() as http:
        assert [board["id"] for board in http.get("/api/boards").json()] == [*printed, "fifth"]
        found = http.get("/api/boards/fifth").json()
        assert (found["board"]["title"], len(found["drawing"]["routes"])) == ("The Fifth Board", 37)
        table = make(http, "fifth", begin=True)["table"]
        assert table["status"] == "playing"
        record = (RECORDS / "fifth-last-round.jsonl").read_text(encoding="utf-8")
        assert http.post("/api/records", content=record).json()["status"] == "over"
    monkeypatch.setenv(VARIABLE, "")
    with house(tmp_path / "data") as place, place.http() as http:
        assert [board["id"] for board in http.get("/api/boards").json()] == printed
        assert http.get("/api/boards/fifth").status_code == 404
        assert http.get(f"/api/tables/{table['id']}").json()["error"]["key"] == "table-unplayable"
    monkeypatch.setenv(VARIABLE, str(tmp_path / "boards"))
    with house(tmp_path / "data") as place, place.http() as http:
        assert http.get(f"/api/tables/{table['id']}").json()["status"] == "playing"
