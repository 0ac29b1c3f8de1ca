"""The countries of the world: Natural Earth (public domain), as the npm package world-atlas has them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyogrio
import shapely

Shape = Any  # a shapely geometry
Points = Any  # an array of n × 2

ATLAS = Path(__file__).parents[2] / "web" / "node_modules" / "world-atlas" / "countries-10m.json"


def read_atlas(source: Path = ATLAS) -> dict[str, Shape]:
    """Longitude and latitude. Neighbors have the points of their border in common."""
    about, _, shapes, fields = pyogrio.raw.read(source, layer="countries")
    names = fields[list(about["fields"]).index("name")]
    return {name: _mended(shapely.from_wkb(shape)) for name, shape in zip(names, shapes, strict=True) if shape}


def parted(atlas: Mapping[str, Shape], abroad: Mapping[str, tuple[float, float]]) -> dict[str, Shape]:
    """With the pieces of countries at some spots as countries of their own."""
    found = dict(atlas)
    for country, spot in abroad.items():
        pieces = shapely.get_parts(found[country])
        there = shapely.distance(pieces, shapely.points(spot)).argmin()
        found[country] = shapely.multipolygons(np.delete(pieces, there))
        found[f"{country} abroad"] = pieces[there]
    return found


def _mended(shape: Shape) -> Shape:
    """Pieces across the date line in one piece; lines that cross themselves, since the atlas is rounded, uncrossed."""
    pieces = [shapely.transform(piece, _eastward) if _is_torn(piece) else piece for piece in shapely.get_parts(shape)]
    return shapely.make_valid(shapely.multipolygons(pieces), method="structure", keep_collapsed=False)


def _is_torn(piece: Shape) -> bool:
    west, _, east, _ = piece.bounds
    return bool(east - west > 180)


def _eastward(points: Points) -> Points:
    return np.stack([points[:, 0] % 360, points[:, 1]], axis=1)
