"""The pictures of a board beside its map: a poster and a thumbnail, from its folder or made from the drawing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rallar.drawing.layout import load_draft, read_drawing
from rallar.drawing.shapes import Drawing, Square
from rallar.drawing.theme import Theme, read_theme
from rallar.model.types import Board, Route

KINDS = {
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".png": "image/png",
    ".jpg": "image/jpeg",
}
CARDS = {  # as web/src/styles/base.css has them
    "red": "#cb2f20",
    "blue": "#2759a6",
    "green": "#2b8a6c",
    "yellow": "#f2c11f",
    "black": "#2b2b2b",
    "white": "#f4f0e6",
    "orange": "#e0862a",
    "purple": "#9666c4",
    "gray": "#a6aca8",
}
TILES = ("yellow", "red", "blue", "green", "purple")
SUN = 1.5  # on a poster it is so much larger than on the map


class Picture(NamedTuple):
    body: bytes
    kind: str  # its media type


def read_poster(folder: Path, board: Board) -> Picture:
    return _file(folder, "poster") or Picture(_made(folder, board).encode(), KINDS[".svg"])


def read_thumbnail(folder: Path, board: Board) -> Picture:
    """What stands for the board in a list: a board that has none is shown by its poster."""
    return _file(folder, "thumbnail") or read_poster(folder, board)


def _file(folder: Path, name: str) -> Picture | None:
    found = ((folder / f"{name}{suffix}", kind) for suffix, kind in KINDS.items())
    return next((Picture(file.read_bytes(), kind) for file, kind in found if file.is_file()), None)


def _made(folder: Path, board: Board) -> str:
    return poster(board, read_drawing(folder, board), read_theme(folder), load_draft(folder, board).poster)


def poster(board: Board, drawing: Drawing, theme: Theme, square: Square | None = None, cities: bool = True) -> str:
    """A square of the map by day, with its tracks; without cities it is light enough for a thumbnail."""
    return "".join(_parts(board, drawing, theme, square or _middle(drawing), cities)) + "\n"


def _middle(drawing: Drawing) -> Square:
    left, top, width, height = drawing.view
    size = min(width, height)
    return left + (width - size) // 2, top + (height - size) // 2, size


def _parts(board: Board, drawing: Drawing, theme: Theme, square: Square, cities: bool) -> Iterator[str]:
    left, top, size = square
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {size} {size}">'
    yield f'<path fill="{theme.sea[0]}" d="M{left} {top}h{size}v{size}h-{size}z"/>'
    yield f'<defs><path id="land" d="{drawing.map.land}"/></defs>'
    yield f'<use href="#land" stroke="{theme.shallows[0]}" stroke-width="{size // 50}" stroke-linejoin="round"/>'
    yield f'<path fill="{theme.far[0]}" d="{drawing.map.far}"/><use href="#land" fill="{theme.land[0]}"/>'
    yield f'<path fill="{theme.lake[0]}" d="{drawing.map.lakes}"/>'
    if sun := drawing.decor.sun:
        yield f'<circle fill="{theme.accent[0]}" cx="{sun.x}" cy="{sun.y}" r="{sun.size * SUN}"/>'
    yield f'<g fill="none" stroke-width="{drawing.slot_width * 1.1:.1f}">'
    yield from _tracks(board, drawing, theme)
    yield "</g>"
    if cities:
        yield f'<g fill="{theme.paper[0]}" stroke="#20262b" stroke-width="{drawing.disc * 0.45:.1f}">'
        yield from _discs(drawing)
        yield "</g>"
    yield "</svg>"


def _tracks(board: Board, drawing: Drawing, theme: Theme) -> Iterator[str]:
    """One track of each line on the map; a bed without a color gets one in turn, as tiles would give it."""
    outside = {city for city, drawn in drawing.cities.items() if drawn.inset}
    lines = {frozenset((route.a, route.b)): route for route in board.routes if not {route.a, route.b} & outside}
    for turn, route in enumerate(lines.values()):
        path = re.sub(r"-?\d+\.\d+", lambda number: f"{float(number[0]):.0f}", drawing.routes[route.id].path)
        dashes = f'pathLength="{route.length * 10}" stroke-dasharray="9 1"'
        yield f'<path stroke="{_color(route, turn, theme)}" {dashes} d="{path}"/>'


def _color(route: Route, turn: int, theme: Theme) -> str:
    return theme.bullet[0] if route.kind == "bullet" else CARDS[route.color or TILES[turn % len(TILES)]]


def _discs(drawing: Drawing) -> Iterator[str]:
    for city in drawing.cities.values():
        if city.inset is None and city.label:
            yield f'<circle cx="{city.x:.0f}" cy="{city.y:.0f}" r="{drawing.disc}"/>'
