"""`geography.json`: where a board's cities really are, and which part of the world it shows."""

from __future__ import annotations

from pathlib import Path

import msgspec

Spot = tuple[float, float]  # longitude, latitude


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """An unknown key is refused."""


class Anchor(Strict):
    """A further place of the drawing: a cape, an island."""

    at: Spot
    to: tuple[float, float]


class Enlarged(Strict):
    """What an inset shows: the land of its `coast` where there is one, for the atlas may be too coarse there."""

    cities: dict[str, Spot]
    coast: tuple[Spot, ...] = ()


class Geography(Strict, kw_only=True):
    window: tuple[float, float, float, float]  # west, south, east, north: more than is seen
    home: tuple[str, ...]  # the board's own countries, as the atlas calls them
    abroad: dict[str, Spot] = {}  # of a home country, the piece at this spot is no home
    cities: dict[str, Spot]
    anchors: tuple[Anchor, ...] = ()
    lakes: dict[str, tuple[Spot, ...]] = {}  # in a few strokes, to be rounded
    insets: dict[str, Enlarged] = {}
    projection: str = "laea"  # as PROJ calls it
    stiffness: float = 400  # of the warp: stiffer is smoother, and less exact at the cities
    tolerance: float = 0.9  # how coarse a coast may be drawn, in units of the drawing
    island: float = 12  # the smallest that is drawn, likewise


def read_geography(folder: Path) -> Geography:
    return msgspec.json.decode((folder / "geography.json").read_bytes(), type=Geography)
