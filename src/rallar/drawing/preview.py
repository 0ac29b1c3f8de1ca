"""A drawing as one SVG file, to look at: `python -m rallar.drawing.preview FOLDER > board.svg`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape

from rallar.drawing.layout import read_drawing
from rallar.drawing.rects import ZONE_SCALE
from rallar.drawing.shapes import Drawing, DrawnCity, DrawnRoute, Label
from rallar.model.folder import read_board
from rallar.model.types import Board, Route

SEA, FAR, LAND, BORDER, INK = "#9fb8c4", "#d9dccf", "#f1ead6", "#b9ad90", "#2a2a2a"
BED = "none"
EDGES = {"ferry": "#ffffff", "tunnel": "#000000", "bullet": "#d8372b"}


def svg(board: Board, drawing: Drawing) -> str:
    left, top, width, height = drawing.view
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}">'
    return "\n".join([head, *_parts(board, drawing), "</svg>"])


def _parts(board: Board, drawing: Drawing) -> Iterator[str]:
    left, top, width, height = drawing.view
    yield f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{SEA}"/>'
    for path, style in (
        (drawing.map.far, f'fill="{FAR}"'),
        (drawing.map.land, f'fill="{LAND}"'),
        (drawing.map.lakes, f'fill="{SEA}"'),
        (drawing.map.borders, f'fill="none" stroke="{BORDER}" stroke-width="1.5" stroke-dasharray="4 3"'),
    ):
        yield f'<path d="{path}" {style}/>'
    for inset in drawing.insets:
        x, y, wide, high = inset.frame
        yield f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="{SEA}" stroke="{INK}"/>'
        yield f'<path d="{inset.land}" fill="{LAND}"/>'
        yield _text(inset.title, inset.label, drawing.label_size, "fill-opacity='.6'")
    for route in board.routes:
        yield from _route(route, drawing.routes[route.id], drawing.slot_width)
    for mark in drawing.crossings:
        yield f'<circle cx="{mark.x}" cy="{mark.y}" r="3" fill="#fff" stroke="#000"/>'
    places = [*drawing.cities.items(), *(item for inset in drawing.insets for item in inset.cities.items())]
    names = {city.id: city.name for city in board.cities}
    for city, place in places:
        yield from _city(names[city], place, drawing)
    for zone in board.zones:
        yield _text(zone.name, drawing.zones[zone.id], drawing.label_size * ZONE_SCALE, "font-style='italic'")


def _route(route: Route, drawn: DrawnRoute, width: int) -> Iterator[str]:
    fill = route.color or BED  # the names of the cards are names of colors in SVG too
    edge = EDGES.get(route.kind, "#00000066")
    for x, y, angle, length in drawn.slots:
        rect = f'x="{-length / 2}" y="{-width / 2}" width="{length}" height="{width}"'
        yield f'<rect transform="translate({x} {y}) rotate({angle})" {rect} rx="1.5" fill="{fill}" stroke="{edge}"/>'


def _city(name: str, place: DrawnCity, drawing: Drawing) -> Iterator[str]:
    yield f'<circle cx="{place.x}" cy="{place.y}" r="{drawing.disc}" fill="#fff" stroke="{INK}" stroke-width="1.5"/>'
    if place.label:
        yield _text(name, place.label, drawing.label_size)


def _text(text: str, label: Label, size: float, more: str = "") -> str:
    font = f"font-family=\"'Source Sans 3', sans-serif\" font-weight='600' font-size='{size}'"
    halo = "stroke='#fff8' stroke-width='3' paint-order='stroke'"
    return f'<text x="{label.x}" y="{label.y}" text-anchor="{label.anchor}" {font} {halo} {more}>{escape(text)}</text>'


if __name__ == "__main__":
    folder = sys.argv[1]
    print(svg(read_board(folder), read_drawing(folder)))
