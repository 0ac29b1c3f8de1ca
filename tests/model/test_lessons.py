"""A lesson that does not fit its board is refused, and the error names what is wrong, the file and the entry."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rallar.model.errors import BoardError
from rallar.model.folder import read_board
from rallar.model.lesson import LESSON_FILE, read_lesson
from tests.model.files import folder_of
from tests.model.test_loader import drop, put

BROKEN = [
    (put("color", 1), "board-unknown-key", "board"),
    (drop("seed"), "board-missing-key", "board"),
    (put("seed", -1), "board-bad-value", "seed"),
    (put("steps", []), "board-empty", "steps"),
    (put("steps/welcome/id", "keep"), "board-duplicate", "steps/keep"),
    (put("steps/welcome/idea", "magic"), "board-bad-value", "steps/welcome/idea"),
    (put("steps/welcome/at", "moon"), "board-bad-value", "steps/welcome/at"),
    (put("steps/keep/do", "steal"), "board-bad-value", "steps/keep/do"),
    (put("steps/keep/tickets", ["oslo--rome"]), "board-unknown-ticket", "steps/keep"),
    (put("steps/black/card", "pink"), "board-bad-value", "steps/black/card"),
    (put("steps/ferry/route", "oslo--rome"), "board-unknown-route", "steps/ferry"),
    (drop("steps/ferry/route"), "board-missing-key", "steps/ferry"),
    (put("steps/welcome/at", "city"), "board-missing-key", "steps/welcome"),
    (put("steps/welcome/city", "rome"), "board-unknown-city", "steps/welcome"),
]


def lesson_with(folder: Path, change: Callable[[Any], object]) -> Path:
    shutil.copytree(folder_of("nordic"), folder)
    raw = json.loads((folder / LESSON_FILE).read_text(encoding="utf-8"))
    change(raw)
    (folder / LESSON_FILE).write_text(json.dumps(raw), encoding="utf-8")
    return folder


@pytest.mark.parametrize(("change", "key", "entry"), BROKEN, ids=[f"{key} {entry}" for _, key, entry in BROKEN])
def test_a_broken_lesson_is_refused(tmp_path: Path, change: Callable[[Any], object], key: str, entry: str) -> None:
    folder = lesson_with(tmp_path / "nordic", change)
    with pytest.raises(BoardError) as refusal:
        read_lesson(folder, read_board(folder))
    assert (refusal.value.key, refusal.value.params["file"]) == (key, f"nordic/{LESSON_FILE}")
    assert refusal.value.params["entry"] == entry


def test_a_step_without_an_idea_needs_a_sentence(tmp_path: Path) -> None:
    folder = lesson_with(tmp_path / "nordic", drop("steps/points/idea"))
    with pytest.raises(BoardError) as refusal:
        read_lesson(folder, read_board(folder))
    assert (refusal.value.key, refusal.value.params["name"]) == ("board-missing-key", "points")


@pytest.mark.parametrize("without", [False, True], ids=["another step", "no lesson"])
def test_a_sentence_without_a_step_is_refused(tmp_path: Path, without: bool) -> None:
    folder = lesson_with(tmp_path / "nordic", lambda _: None)
    names = folder / "names" / "da.json"
    stated = json.loads(names.read_text(encoding="utf-8"))
    names.write_text(json.dumps({**stated, "lesson": {"nothing": "Goddag!"}}), encoding="utf-8")
    if without:
        (folder / LESSON_FILE).unlink()
        for source in (folder / "names").glob("*.json"):
            said = json.loads(source.read_text(encoding="utf-8"))
            said["lesson"] = {key: text for key, text in said.get("lesson", {}).items() if key == "nothing"}
            source.write_text(json.dumps(said), encoding="utf-8")
    with pytest.raises(BoardError) as refusal:
        read_lesson(folder, read_board(folder))
    assert (refusal.value.key, refusal.value.params["name"]) == ("board-unknown-key", "nothing")
