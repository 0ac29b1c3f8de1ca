"""Makes src/board/thumbnails/*.svg: a small poster of each board, from its map, its routes and its theme."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

from rallar.drawing import Drawing, load_drawing
from rallar.model.loader import load_board
from rallar.model.types import Board

HERE = Path(__file__).parent / "src"
CROPS = {"nordic": (-20, 470, 1050), "europe": (60, -36, 718), "france": (-20, 60, 1000), "japan": (430, -40, 600)}
SUNS = {"japan": (905, 480, 46)}
TILES = ("yellow", "red", "blue", "green", "purple")
DETAIL = 450  # a shape has as many details as a picture of this size could show

Ring = list[complex]


def main() -> None:
    for name in CROPS:
        board = load_board(name)
        picture = "\n".join(poster(board, load_drawing(board)))
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
    inside = (clipped(ring, left - 20, top - 20, size + 40) for ring in rings(path))
    plain = (simplified(ring, grain) for ring in inside)
    return "".join(written(ring) for ring in plain if len(ring) > 2 and abs(area(ring)) > 30 * grain * grain)


def rings(path: str) -> Iterator[Ring]:
    """The closed lines of SVG path data made of M, L, l, m and z."""
    command, at, ring = "", 0j, Ring()
    tokens = iter(re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)", path))
    for token in tokens:
        if token.isalpha():
            command = token
            if command in "Mm" and ring:
                yield ring
                ring = []
            continue
        step = complex(float(token), float(next(tokens)))
        at = step if command.isupper() else at + step
        ring.append(at)
        command = {"M": "L", "m": "l"}.get(command, command)
    if ring:
        yield ring


def clipped(ring: Ring, left: float, top: float, size: float) -> Ring:
    """By its four sides, one after the other (Sutherland–Hodgman)."""
    for side in range(4):
        turn = 1j**side
        edge = max((corner * turn).real for corner in (complex(left, top), complex(left + size, top + size)))
        ring = [spot for a, b in pairwise([*ring, *ring[:1]]) for spot in kept(a, b, turn, edge)]
    return ring


def kept(a: complex, b: complex, turn: complex, edge: float) -> Iterable[complex]:
    start, end = (a * turn).real - edge, (b * turn).real - edge
    if start <= 0:
        yield a
    if start * end < 0:
        yield a + (b - a) * start / (start - end)


def simplified(ring: Ring, grain: float) -> Ring:
    """Without the points that lie within a grain of the line between their neighbors (Douglas–Peucker)."""
    if len(ring) < 3:
        return ring
    line = ring[-1] - ring[0]
    far = max(range(1, len(ring) - 1), key=lambda at: distance(ring[at] - ring[0], line))
    if distance(ring[far] - ring[0], line) <= grain:
        return [ring[0], ring[-1]]
    return simplified(ring[: far + 1], grain)[:-1] + simplified(ring[far:], grain)


def distance(spot: complex, line: complex) -> float:
    return abs((spot * line.conjugate()).imag) / abs(line) if abs(line) > 1e-9 else abs(spot)


def area(ring: Ring) -> float:
    return sum((a.conjugate() * b).imag for a, b in pairwise([*ring, ring[0]])) / 2


def written(ring: Ring) -> str:
    spots = [(round(spot.real), round(spot.imag)) for spot in ring]
    steps = [(x - was_x, y - was_y) for (was_x, was_y), (x, y) in pairwise(spots)]
    return f"M{spots[0][0]} {spots[0][1]}l" + " ".join(f"{x} {y}" for x, y in steps if x or y) + "z"


if __name__ == "__main__":
    main()
