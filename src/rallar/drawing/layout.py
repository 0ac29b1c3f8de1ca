"""The whole drawing of a board, from its drawing file and its map; without them, from its routes alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files

from rallar.drawing.lines import crossing, drawn, tracks
from rallar.drawing.naming import Labels, found_labels
from rallar.drawing.plan import InsetPlan, Place, Plan, Spot, read_plan
from rallar.drawing.shapes import Drawing, DrawnCity, Ground, Inset, Label
from rallar.drawing.sketch import sketch
from rallar.model.loader import read_json
from rallar.model.reader import Where, read
from rallar.model.types import Board

BOARDS = files("rallar") / "boards"


def load_drawing(board: Board) -> Drawing:
    drawing = compose(load_plan(board), board, _map_file(board.id))
    return _named(drawing, found_labels(board, drawing))


def load_plan(board: Board) -> Plan:
    source = BOARDS / "drawing" / f"{board.id}.json"
    return read_plan(source, board) if source.is_file() else sketch(board)


@dataclass(frozen=True, slots=True, kw_only=True)
class MapFile:
    """What maps.py makes of a board's geography."""

    map: Ground = field(default_factory=Ground)
    insets: Mapping[str, str] = field(default_factory=dict)  # the land in each


NO_MAP = MapFile()


@cache
def _map_file(board: str) -> MapFile:
    source = BOARDS / "maps" / f"{board}.json"
    where = Where(source.name)
    return read(MapFile, read_json(source, where), where) if source.is_file() else NO_MAP


def compose(plan: Plan, board: Board, maps: MapFile = NO_MAP) -> Drawing:
    """All but the labels that the plan does not state."""
    ways = tracks(plan, board)
    return Drawing(
        view=plan.view,
        slot_width=plan.slot[1],
        disc=plan.disc,
        label_size=plan.label_size,
        cities={
            **{city: _city(place, None) for city, place in plan.cities.items()},
            **{
                city: _city(place, inset.id)
                for inset in plan.insets
                for city, place in inset.cities.items()
                if city not in plan.cities
            },
        },
        zones={zone: _label(0, spot) for zone, spot in plan.zones.items()},
        routes={route.id: drawn(ways[route.id], route.length, plan.slot[0]) for route in board.routes},
        insets=tuple(_inset(inset, plan.cities, maps) for inset in plan.insets),
        crossings=tuple(crossing(pair, ways) for pair in board.crossings),
        map=maps.map,
    )


def _city(place: Place, inset: str | None) -> DrawnCity:
    label = None if place.label is None else _label(place.point, place.label)
    return DrawnCity(place.x, place.y, label, inset)


def _label(corner: complex, spot: Spot) -> Label:
    x, y, anchor = spot
    return Label(corner.real + x, corner.imag + y, anchor)


def _inset(inset: InsetPlan, on_map: Mapping[str, Place], maps: MapFile) -> Inset:
    both = {city: _city(place, inset.id) for city, place in inset.cities.items() if city in on_map}
    return Inset(inset.id, inset.frame, inset.title, _label(0, inset.label), maps.insets.get(inset.id, ""), both)


def _named(drawing: Drawing, labels: Labels) -> Drawing:
    def named(cities: Mapping[str, DrawnCity]) -> dict[str, DrawnCity]:
        return {name: replace(city, label=labels.get((name, city.inset), city.label)) for name, city in cities.items()}

    insets = tuple(replace(inset, cities=named(inset.cities)) for inset in drawing.insets)
    return replace(drawing, cities=named(drawing.cities), insets=insets)
