"""Shapes as SVG path data: relative steps in whole tenths or units, short to write, and nothing adds up."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import shapely

from tools.mapmaking.atlas import Points, Shape


def path_data(shape: Shape, whole: bool = False) -> str:
    """The rings of what has area, the lines of what has none."""
    return "".join(_path(line, whole) for line in _lines(shape))


def _lines(shape: Shape) -> Iterator[Shape]:
    for part in shapely.get_parts(shape):
        yield from shapely.get_rings(part) if part.area else [part]


def _path(line: Shape, whole: bool) -> str:
    closed = line.is_ring
    points = shapely.get_coordinates(line)
    tenths = np.rint(points).astype(int) * 10 if whole else np.rint(points * 10).astype(int)
    steps = [step for step in np.diff(tenths, axis=0) if step.any()]
    if closed:
        steps = steps[:-1]  # z draws it
    if len(steps) < (2 if closed else 1):
        return ""
    return f"M{_pair(tenths[0])}l{_pairs(steps)}{'z' if closed else ''}"


def _pairs(steps: list[Points]) -> str:
    return " ".join(map(_pair, steps)).replace(" -", "-")


def _pair(point: Points) -> str:
    x, y = point
    return f"{_tenths(x)} {_tenths(y)}".replace(" -", "-")


def _tenths(value: int) -> str:
    """12.3, -.4, 5: as SVG allows."""
    whole, tenth = divmod(abs(int(value)), 10)
    digits = f"{whole or ''}.{tenth}" if tenth else str(whole)
    return f"-{digits}" if value < 0 else digits
