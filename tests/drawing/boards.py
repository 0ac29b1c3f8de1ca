"""The drawings under test, each made once."""

from __future__ import annotations

from functools import cache

import pytest

from rallar.drawing import Drawing, read_drawing
from rallar.drawing.rects import Rect, slot_rects
from rallar.model.loader import board_ids
from tests.model.files import folder_of

printed = pytest.mark.parametrize("name", board_ids())


@cache
def drawing_of(name: str) -> Drawing:
    return read_drawing(folder_of(name))


@cache
def slots_of(name: str) -> dict[str, list[Rect]]:
    """The slots of each route as rects."""
    drawing = drawing_of(name)
    return {route: list(slot_rects(drawn, drawing.slot_width)) for route, drawn in drawing.routes.items()}
