"""Makes the maps of the boards from the atlas: `python -m rallar.drawing.maps`, after a change of places.

The atlas is Natural Earth (public domain) as the package world-atlas has it. Cities stand where the drawing wants them,
so the geography is warped to them: coasts keep their cities, and ferries their water.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path

import numpy as np

import rallar
from rallar.drawing.draft import Draft, InsetDraft, Place
from rallar.drawing.geography import COASTS, LAKES, REGIONS, Region, Spot
from rallar.drawing.layout import load_draft
from rallar.drawing.outline import area, path_data, simplified, smoothed, within
from rallar.drawing.shapes import Box
from rallar.drawing.topology import Arc, Atlas, Line, read_atlas
from rallar.drawing.warp import Warp, azimuthal
from rallar.model.loader import load_board

PACKAGE = Path(rallar.__file__).parent
ATLAS = PACKAGE.parents[1] / "web" / "node_modules" / "world-atlas" / "countries-10m.json"
MARGIN = 12  # beyond the view or the frame
STEPS = 6  # points of the frame along each side

Shape = Callable[[Line], Line]


def main(boards: Iterable[str]) -> None:
    atlas = read_atlas(ATLAS)
    for board in boards:
        made = board_map(atlas, REGIONS[board], load_draft(PACKAGE / "boards" / board, load_board(board)))
        target = PACKAGE / "boards" / board / "map.json"
        target.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")


def board_map(atlas: Atlas, region: Region, draft: Draft) -> dict[str, object]:
    for country, spot in region.abroad.items():
        atlas = atlas.parted(country, spot, f"{country} abroad")
    sheet = Sheet(atlas, region, placement(region, region.cities, draft.cities, region.anchors), draft.view)
    return {
        "map": {
            "land": sheet.land(region.home),
            "far": sheet.land(atlas.countries.keys() - set(region.home)),
            "lakes": sheet.filled(smoothed(np.array(LAKES[lake])) for lake in region.lakes),
            "borders": sheet.borders(region.home),
        },
        "insets": {inset.id: _inset_land(atlas, region, inset) for inset in draft.insets},
    }


def _inset_land(atlas: Atlas, region: Region, inset: InsetDraft) -> str:
    cities = region.insets[inset.id]
    sheet = Sheet(atlas, region, placement(region, cities, inset.cities, {}), inset.frame, margin=0)
    return sheet.filled([np.array(COASTS[inset.id])]) if inset.id in COASTS else sheet.land(region.home)


def placement(
    region: Region, cities: Mapping[str, Spot], places: Mapping[str, Place], anchors: Mapping[Spot, tuple[int, int]]
) -> Shape:
    """From longitude and latitude to the drawing."""
    spots = np.array([*cities.values(), *anchors], dtype=np.float64)
    target = np.array([*((places[city].x, places[city].y) for city in cities), *anchors.values()], dtype=np.float64)
    middle = spots.mean(axis=0)
    project = azimuthal((middle[0], middle[1]))
    warp = Warp.fitted(project(spots), target, project(_edge(region.window)), region.stiffness)
    return lambda line: warp(project(line))


def _edge(window: tuple[float, float, float, float]) -> Line:
    west, south, east, north = window
    across, up = np.linspace(west, east, STEPS), np.linspace(south, north, STEPS)
    sides = [(lon, lat) for lon in across for lat in (south, north)] + [
        (lon, lat) for lat in up[1:-1] for lon in (west, east)
    ]
    return np.array(sides)


def _unwrapped(line: Line, window: tuple[float, float, float, float]) -> Line:
    """Longitudes counted from the window, so that no coast near it jumps around the world."""
    opposite = (window[0] + window[2]) / 2 - 180
    return np.stack([(line[:, 0] - opposite) % 360 + opposite, line[:, 1]], axis=1)


class Sheet:
    """A view with the geography that belongs under it."""

    def __init__(self, atlas: Atlas, region: Region, shape: Shape, view: Box, margin: int = MARGIN) -> None:
        self.atlas, self.region, self.shape = atlas, region, shape
        left, top, width, height = view
        self.edges = left - margin, top - margin, left + width + margin, top + height + margin
        self.arc = cache(self._arc)

    def land(self, countries: Iterable[str]) -> str:
        near = (ring for ring in self.atlas.outlines(sorted(countries)) if any(map(self._is_near, ring)))
        rings = (np.concatenate([self.arc(arc) for arc in ring]) for ring in near)
        return path_data((ring for ring in rings if area(ring) > self.region.island), closed=True)

    def borders(self, countries: Iterable[str]) -> str:
        inside = (self._inside(self.arc(arc)) for arc in self.atlas.borders(sorted(countries)))
        return path_data((line for lines in inside for line in lines), closed=False)

    def filled(self, lines: Iterable[Line]) -> str:
        return path_data((ring for ring in map(self._drawn, lines) if area(ring) > 0), closed=True)

    def _arc(self, arc: Arc) -> Line:
        return self._drawn(self.atlas.line(arc)) if arc >= 0 else self.arc(~arc)[::-1]

    def _drawn(self, line: Line) -> Line:
        placed = self.shape(within(_unwrapped(line, self.region.window), *self.region.window))
        return simplified(within(placed, *self.edges), self.region.tolerance)

    def _is_near(self, arc: Arc) -> bool:
        west, south, east, north = self.region.window
        lon, lat = self.atlas.line(arc).T
        return bool(np.any((lon > west) & (lon < east) & (lat > south) & (lat < north)))

    def _inside(self, line: Line) -> list[Line]:
        """The stretches that do not lie on the edge."""
        left, top, right, bottom = self.edges
        x, y = line.T
        on_edge = (x <= left) | (x >= right) | (y <= top) | (y >= bottom)
        cuts = np.flatnonzero(np.diff(on_edge.astype(np.int8))) + 1
        return [part for part in np.split(line, cuts) if len(part) > 1 and not self._lies_on_edge(part)]

    def _lies_on_edge(self, part: Line) -> bool:
        left, top, right, bottom = self.edges
        return bool(part[0, 0] in (left, right) or part[0, 1] in (top, bottom))


if __name__ == "__main__":
    main(sys.argv[1:] or REGIONS)
