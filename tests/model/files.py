"""Board files as they lie there, to be looked at and to be broken."""

from __future__ import annotations

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from tests.fixtures import FIFTH

BOARDS = files("rallar") / "boards"


def board_file(box: str) -> Any:
    return _load(FIFTH if box == "fifth" else BOARDS / f"{box}.json")


def drawing(box: str) -> Any:
    return _load(BOARDS / "drawing" / f"{box}.json")


def _load(file: Traversable) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))
