"""The ground of a board: land, the land around it, lakes and borders, as far as its drawing shows them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import numpy as np
import shapely
from scipy.interpolate import BSpline

from rallar.drawing.draft import Draft, InsetDraft, Place
from rallar.drawing.shapes import Frame
from tools.mapmaking.atlas import Points, Shape, parted
from tools.mapmaking.geography import Geography, Spot
from tools.mapmaking.svg import path_data
from tools.mapmaking.warp import Placing, placing

MARGIN = 12  # beyond the view
ROUNDING = 8  # points of a rounded line for each stroke


def board_map(atlas: Mapping[str, Shape], geography: Geography, draft: Draft) -> dict[str, object]:
    """What map.json holds."""
    left, top, width, height = draft.view
    seen = left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN
    insets = {inset.id: path_data(_inset_land(atlas, geography, inset)) for inset in draft.insets}
    return {"map": ground(atlas, geography, draft, seen), "insets": insets}


def ground(
    atlas: Mapping[str, Shape], geography: Geography, draft: Draft, seen: Frame, whole: bool = False
) -> dict[str, str]:
    """What of the world lies in some part of the drawing; in whole units it is lighter."""
    place = _placing(geography, geography.cities, draft.cities)
    home, far = _countries(atlas, geography, place)
    lakes = [_drawn(_rounded(lake), place, _rectangle(seen)) for lake in geography.lakes.values()]
    return {
        "land": path_data(_land(home, geography, _rectangle(seen)), whole),
        "far": path_data(_land(far, geography, _rectangle(seen)), whole),
        "lakes": path_data(shapely.union_all(lakes), whole),
        "borders": path_data(_borders(home, far).intersection(_rectangle(seen)), whole),
    }


def _inset_land(atlas: Mapping[str, Shape], geography: Geography, inset: InsetDraft) -> Shape:
    enlarged = geography.insets[inset.id]
    place = _placing(geography, enlarged.cities, inset.cities)
    frame = _rectangle(inset.frame)
    if enlarged.coast:
        return _drawn(np.array(enlarged.coast), place, frame)
    home, _ = _countries(atlas, geography, place)
    return _land(home, geography, frame)


def _placing(geography: Geography, cities: Mapping[str, Spot], places: Mapping[str, Place]) -> Placing:
    anchors = geography.anchors if cities is geography.cities else ()
    spots = np.array([*cities.values(), *(anchor.at for anchor in anchors)])
    targets = np.array([*((places[city].x, places[city].y) for city in cities), *(anchor.to for anchor in anchors)])
    return placing(spots, targets, geography.window, geography.projection, geography.stiffness)


def _countries(atlas: Mapping[str, Shape], geography: Geography, place: Placing) -> tuple[list[Shape], list[Shape]]:
    """Those of the board and those around it, placed and made lighter together: they keep their borders in common."""
    atlas = parted(atlas, geography.abroad)
    seen = shapely.box(*geography.window)
    near = {name: shape.intersection(seen) for name, shape in atlas.items() if shape.intersects(seen)}
    placed = shapely.transform(list(near.values()), place)
    light = dict(zip(near, shapely.coverage_simplify(placed, geography.tolerance), strict=True))
    home = [shapely.make_valid(shape) for name, shape in light.items() if name in geography.home]
    return home, [shapely.make_valid(shape) for name, shape in light.items() if name not in geography.home]


def _land(countries: list[Shape], geography: Geography, view: Shape) -> Shape:
    """Without its borders, and without the smallest islands."""
    pieces = shapely.get_parts(shapely.union_all(countries).intersection(view))
    return shapely.MultiPolygon([piece for piece in pieces if piece.area > geography.island])


def _borders(home: list[Shape], far: list[Shape]) -> Shape:
    """What the countries of the board share with any other."""
    pairs = [(one, other) for one, other in product(home, [*home, *far]) if one is not other and one.intersects(other)]
    shared = [one.boundary.intersection(other.boundary) for one, other in pairs]
    lines = [part for line in shared for part in shapely.get_parts(line) if part.length]
    return shapely.line_merge(shapely.union_all(lines)) if lines else shapely.MultiLineString()


def _drawn(line: Points, place: Placing, view: Shape) -> Shape:
    return shapely.make_valid(shapely.polygons(place(line))).intersection(view)


def _rounded(strokes: tuple[Spot, ...]) -> Points:
    """A closed line with its corners cut: the spline of which the strokes are the frame."""
    corners = np.array([*strokes, *strokes[:2]])
    spline = BSpline(np.arange(len(corners) + 3), corners, 2)
    return spline(np.linspace(2, len(corners), len(strokes) * ROUNDING))


def _rectangle(frame: Frame) -> Shape:
    left, top, width, height = frame
    return shapely.box(left, top, left + width, top + height)
