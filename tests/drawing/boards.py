"""The drawings under test, each made once."""

from __future__ import annotations

from functools import cache

import pytest

from rallar.drawing import Drawing, load_drawing
from rallar.drawing.boxes import Rect, slot_boxes
from rallar.model.loader import PRINTED
from tests.fixtures import board_of

printed = pytest.mark.parametrize("name", PRINTED)


@cache
def drawing_of(name: str) -> Drawing:
    return load_drawing(board_of(name))


@cache
def slots_of(name: str) -> dict[str, list[Rect]]:
    """The slots of each route as boxes."""
    drawing = drawing_of(name)
    return {route: list(slot_boxes(drawn, drawing.slot_width)) for route, drawn in drawing.routes.items()}
