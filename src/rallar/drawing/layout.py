"""The whole drawing of a board, from its drawing file and its map; without them, from its routes alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from rallar.drawing.draft import Draft, InsetDraft, Place, Spot, read_draft
from rallar.drawing.lines import crossing, drawn, tracks
from rallar.drawing.naming import Labels, found_labels
from rallar.drawing.shapes import Drawing, DrawnCity, Ground, Inset, Label, PathData
from rallar.drawing.sketch import sketch
from rallar.model.folder import read_board, read_json
from rallar.model.loader import load_board, shelf
from rallar.model.reader import Where, read
from rallar.model.types import Board

DRAWING_FILE, MAP_FILE = "drawing.json", "map.json"


def load_drawing(board: str) -> Drawing:
    """The drawing of a board by its id."""
    return read_drawing(shelf().folder(board), load_board(board))


def read_drawing(folder: str | Path, board: Board | None = None) -> Drawing:
    """The drawing of the board in a folder, which is read too unless it is handed in."""
    folder = Path(folder)
    board = board or read_board(folder)
    drawing = compose(load_draft(folder, board), board, read_map(folder))
    return _named(drawing, found_labels(board, drawing))


def load_draft(folder: Path, board: Board) -> Draft:
    source = folder / DRAWING_FILE
    return read_draft(source, board) if source.is_file() else sketch(board)


@dataclass(frozen=True, slots=True, kw_only=True)
class MapFile:
    """What tools/mapmaking makes of a board's geography, or a board maker has drawn."""

    made_from: str = ""
    map: Ground = field(default_factory=Ground)
    insets: Mapping[str, PathData] = field(default_factory=dict)  # the land in each


NO_MAP = MapFile()


def read_map(folder: Path) -> MapFile:
    source = folder / MAP_FILE
    where = Where(f"{folder.name}/{MAP_FILE}")
    return read(MapFile, read_json(source, where), where) if source.is_file() else NO_MAP


def compose(draft: Draft, board: Board, maps: MapFile = NO_MAP) -> Drawing:
    """All but the labels that the draft does not state."""
    ways = tracks(draft, board)
    return Drawing(
        view=draft.view,
        slot_width=draft.slot[1],
        disc=draft.disc,
        label_size=draft.label_size,
        cities={
            **{city: _city(place, None) for city, place in draft.cities.items()},
            **{
                city: _city(place, inset.id)
                for inset in draft.insets
                for city, place in inset.cities.items()
                if city not in draft.cities
            },
        },
        zones={zone: _label(0, spot) for zone, spot in draft.zones.items()},
        routes={route.id: drawn(ways[route.id], route.length, draft.slot[0]) for route in board.routes},
        insets=tuple(_inset(inset, draft.cities, maps) for inset in draft.insets),
        crossings=tuple(crossing(pair, ways) for pair in board.crossings),
        map=maps.map,
        decor=draft.decor,
    )


def _city(place: Place, inset: str | None) -> DrawnCity:
    label = None if place.label is None else _label(place.point, place.label)
    return DrawnCity(place.x, place.y, label, inset)


def _label(corner: complex, spot: Spot) -> Label:
    x, y, anchor = spot
    return Label(corner.real + x, corner.imag + y, anchor)


def _inset(inset: InsetDraft, on_map: Mapping[str, Place], maps: MapFile) -> Inset:
    both = {city: _city(place, inset.id) for city, place in inset.cities.items() if city in on_map}
    return Inset(inset.id, inset.frame, inset.title, _label(0, inset.label), maps.insets.get(inset.id, ""), both)


def _named(drawing: Drawing, labels: Labels) -> Drawing:
    def named(cities: Mapping[str, DrawnCity]) -> dict[str, DrawnCity]:
        return {name: replace(city, label=labels.get((name, city.inset), city.label)) for name, city in cities.items()}

    insets = tuple(replace(inset, cities=named(inset.cities)) for inset in drawing.insets)
    return replace(drawing, cities=named(drawing.cities), insets=insets)
