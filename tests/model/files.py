"""Board files as they lie there, to be looked at and to be broken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rallar.model.folder import BOARD_FILE
from rallar.model.loader import shelf
from tests.fixtures import FIFTH


def folder_of(box: str) -> Path:
    return FIFTH if box == "fifth" else shelf().folder(box)


def board_file(box: str) -> Any:
    return _load(box, BOARD_FILE)


def drawing(box: str) -> Any:
    return _load(box, "drawing.json")


def _load(box: str, file: str) -> Any:
    return json.loads((folder_of(box) / file).read_text(encoding="utf-8"))


def written(folder: Path, raw: Any) -> Path:
    """A board's folder with this as its board file."""
    folder.mkdir(exist_ok=True)
    (folder / BOARD_FILE).write_text(json.dumps(raw), encoding="utf-8")
    return folder
