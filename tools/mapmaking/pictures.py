"""The poster and the thumbnail of a board, with no more detail in their coasts than they can show."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from rallar.drawing.draft import Draft
from rallar.drawing.poster import poster
from rallar.drawing.shapes import Drawing, Ground
from rallar.drawing.theme import Theme
from rallar.model.types import Board
from tools.mapmaking.atlas import Shape
from tools.mapmaking.geography import Geography
from tools.mapmaking.sheets import ground

DETAILS = {"poster": 450, "thumbnail": 120}  # as many as a picture of this size could show
SMALLEST = 30  # the smallest island, in such details
MARGIN = 20  # beyond the square


def pictures(
    atlas: Mapping[str, Shape], geography: Geography, board: Board, draft: Draft, drawing: Drawing, theme: Theme
) -> dict[str, str]:
    """By name."""
    left, top, size = draft.poster or (*draft.view[:2], min(draft.view[2:]))
    seen = left - MARGIN, top - MARGIN, size + 2 * MARGIN, size + 2 * MARGIN
    found = {}
    for name, details in DETAILS.items():
        grain = size / details
        coarse = msgspec.structs.replace(geography, tolerance=grain, island=SMALLEST * grain * grain)
        light = replace(drawing, map=Ground(**ground(atlas, coarse, draft, seen, whole=True)))
        found[name] = poster(board, light, theme, (left, top, size), cities=name == "poster")
    return found
