"""Drawing files are read strictly, and a board without one is drawn all the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rallar import BoardError
from rallar.drawing import read_drawing
from rallar.drawing.draft import draft_text, read_draft
from rallar.drawing.layout import DRAWING_FILE, compose
from rallar.model.loader import load_board
from tests.drawing.boards import drawing_of, printed
from tests.model.files import board_file, folder_of, written


def _raw(name: str) -> Any:
    return json.loads((folder_of(name) / DRAWING_FILE).read_text(encoding="utf-8"))


def _refusal(tmp_path: Path, raw: Any, name: str = "nordic") -> BoardError:
    source = tmp_path / f"{name}.json"
    source.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        read_draft(source, load_board(name))
    return caught.value


def test_an_unknown_city_is_refused(tmp_path: Path) -> None:
    raw = _raw("nordic")
    raw["cities"]["atlantis"] = {"x": 1, "y": 1}
    assert _refusal(tmp_path, raw).key == "board-unknown-city"


def test_a_city_without_a_place_is_refused(tmp_path: Path) -> None:
    raw = _raw("nordic")
    del raw["cities"]["oslo"]
    error = _refusal(tmp_path, raw)
    assert (error.key, error.params["name"]) == ("board-missing-key", "oslo")


def test_a_zone_without_a_name_is_refused(tmp_path: Path) -> None:
    raw = _raw("france")
    del raw["zones"]["corse"]
    assert _refusal(tmp_path, raw, "france").key == "board-missing-key"


@pytest.mark.parametrize("part", ["bends", "flipped"])
def test_an_unknown_route_is_refused(tmp_path: Path, part: str) -> None:
    raw = _raw("nordic")
    raw[part] = {"oslo--atlantis": 10} if part == "bends" else ["oslo--atlantis"]
    error = _refusal(tmp_path, raw)
    assert (error.key, error.params["entry"]) == ("board-unknown-route", part)


def test_one_track_of_a_group_has_no_bend_of_its_own(tmp_path: Path) -> None:
    raw = _raw("nordic")
    raw["bends"]["bergen--oslo--1"] = 10
    assert _refusal(tmp_path, raw).key == "board-unknown-route"


def test_an_unknown_zone_is_refused(tmp_path: Path) -> None:
    raw = _raw("france")
    raw["zones"]["atlantide"] = [0, 0, "start"]
    assert _refusal(tmp_path, raw, "france").key == "board-unknown-zone"


def test_a_route_whose_ends_are_on_different_sheets_is_refused(tmp_path: Path) -> None:
    raw = _raw("japan")
    metro = next(inset for inset in raw["insets"] if inset["id"] == "tokyo-metro")
    del metro["cities"]["tokyo"]
    error = _refusal(tmp_path, raw, "japan")
    assert (error.key, error.params["entry"], error.params["name"]) == (
        "board-missing-key",
        "shibuya--tokyo--1",
        "tokyo",
    )


@pytest.mark.parametrize("entry", ['"far": 1', '"view": [0, 0, 1]', '"disc": "big"'])
def test_what_is_not_in_the_format_is_refused(tmp_path: Path, entry: str) -> None:
    raw = {**_raw("nordic"), **json.loads(f"{{{entry}}}")}
    assert _refusal(tmp_path, raw).key in ("board-unknown-key", "board-wrong-length", "board-wrong-type")


@printed
def test_files_are_written_as_the_label_finder_writes_them(name: str) -> None:
    source = folder_of(name) / DRAWING_FILE
    assert source.read_text(encoding="utf-8") == draft_text(_raw(name)) + "\n"


def test_a_board_without_a_drawing_file_is_drawn_the_same_each_time(tmp_path: Path) -> None:
    folder = written(tmp_path / "fifth", board_file("fifth"))
    drawing = read_drawing(folder)
    assert drawing == read_drawing(folder)
    assert drawing.map.land == ""
    middles = [drawn.middle for drawn in drawing.routes.values()]
    assert len(set(middles)) == len(middles)


def test_a_name_without_a_place_is_given_one() -> None:
    board = load_board("nordic")
    draft = read_draft(folder_of("nordic") / DRAWING_FILE, board)
    assert compose(draft, board).cities["oslo"].label is not None
    assert drawing_of("fifth").cities["grath"].label is not None  # nor does its file say
