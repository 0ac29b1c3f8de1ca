"""Makes src/board/thumbnails: a poster of each board from its map, routes and theme. `python web/thumbnails.py`"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from rallar.drawing import Drawing, load_drawing
from rallar.drawing.outline import area, path_data, simplified, within
from rallar.drawing.topology import Line
from rallar.model.loader import load_board
from rallar.model.types import Board

HERE = Path(__file__).parent / "src"
CROPS = {"nordic": (-20, 470, 1050), "europe": (60, -36, 718), "france": (-20, 60, 1000), "japan": (430, -40, 600)}
SUNS = {"japan": (905, 480, 46)}
TILES = ("yellow", "red", "blue", "green", "purple")
DETAIL = 450  # a shape has as many details as a picture of this size could show
SMALLEST = 30  # the smallest island or lake, in such details
MARGIN = 20  # beyond the crop
NUMBER = r"-?(?:\d+\.?\d*|\.\d+)"


def main() -> None:
    for name in CROPS:
        board = load_board(name)
        picture = "\n".join(poster(board, load_drawing(name)))
        (HERE / "board" / "thumbnails" / f"{name}.svg").write_text(picture + "\n", encoding="utf-8")


def poster(board: Board, drawing: Drawing) -> Iterator[str]:
    left, top, size = crop = CROPS[board.id]
    ink = theme(board.id)
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {size} {size}">'
    yield f'<path fill="{ink["sea"]}" d="M{left} {top}h{size}v{size}h-{size}z"/>'
    land = shape(drawing.map.land, crop)
    yield f'<path stroke="{ink["shallows"]}" stroke-width="{size // 50}" stroke-linejoin="round" d="{land}"/>'
    yield f'<path fill="{ink["far"]}" d="{shape(drawing.map.far, crop)}"/>'
    yield f'<path fill="{ink["land"]}" d="{land}"/>'
    yield f'<path fill="{ink["sea"]}" d="{shape(drawing.map.lakes, crop)}"/>'
    yield from sun(board.id, ink["accent"])
    yield f'<g fill="none" stroke-width="{drawing.slot_width * 1.1:.1f}">'
    yield from tracks(board, drawing, ink)
    yield "</g>"
    yield f'<g fill="#fffdf6" stroke="#20262b" stroke-width="{drawing.disc * 0.45:.1f}">'
    yield from discs(drawing)
    yield "</g></svg>"


def theme(board: str) -> dict[str, str]:
    """The colors by day: of the theme that all boards share, of the board's own, and of the cards."""
    themes = (HERE / "board" / "themes.css").read_text(encoding="utf-8")
    cards = (HERE / "styles" / "base.css").read_text(encoding="utf-8")
    own = block("[data-board]", themes) + block(f"[data-board='{board}']", themes)
    return dict([*re.findall(r"--map-([\w-]+): light-dark\((#\w+)", own), *re.findall(r"--(card-\w+): (#\w+)", cards)])


def block(selector: str, css: str) -> str:
    return css.split(f"\n{selector} {{", 1)[1].split("}", 1)[0]


def sun(board: str, color: str) -> Iterator[str]:
    if board in SUNS:
        x, y, radius = SUNS[board]
        yield f'<circle fill="{color}" cx="{x}" cy="{y}" r="{radius}"/>'


def tracks(board: Board, drawing: Drawing, ink: dict[str, str]) -> Iterator[str]:
    """One track of each line on the map; a bed without a color gets one in turn, as tiles would give it."""
    outside = {city for city, drawn in drawing.cities.items() if drawn.inset}
    lines = {frozenset((route.a, route.b)): route for route in board.routes if not {route.a, route.b} & outside}
    for turn, route in enumerate(lines.values()):
        color = ink["bullet"] if route.kind == "bullet" else ink[f"card-{route.color or TILES[turn % len(TILES)]}"]
        path = re.sub(r"-?\d+\.\d+", lambda number: f"{float(number[0]):.0f}", drawing.routes[route.id].path)
        yield f'<path stroke="{color}" pathLength="{route.length * 10}" stroke-dasharray="9 1" d="{path}"/>'


def discs(drawing: Drawing) -> Iterator[str]:
    for city in drawing.cities.values():
        if city.inset is None and city.label:
            yield f'<circle cx="{city.x:.0f}" cy="{city.y:.0f}" r="{drawing.disc}"/>'


def shape(path: str, crop: tuple[int, int, int]) -> str:
    """The part of some land inside a square, without what is too small to be seen."""
    left, top, size = crop
    grain = size / DETAIL
    edges = left - MARGIN, top - MARGIN, left + size + MARGIN, top + size + MARGIN
    plain = (simplified(within(ring, *edges), grain) for ring in rings(path))
    return path_data((np.rint(ring) for ring in plain if area(ring) > SMALLEST * grain * grain), closed=True)


def rings(path: str) -> Iterator[Line]:
    """The closed lines of the path data that `rallar.drawing.outline` writes."""
    for ring in path.split("z")[:-1]:
        yield np.cumsum(np.array(re.findall(NUMBER, ring), dtype=np.float64).reshape(-1, 2), axis=0)


if __name__ == "__main__":
    main()
