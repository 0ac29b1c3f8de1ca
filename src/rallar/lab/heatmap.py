"""A board as a map of heat: its ground in quiet colors, and every track as hot as a number says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

from rallar.drawing import Drawing, load_drawing
from rallar.drawing.shapes import DrawnCity, Label
from rallar.drawing.theme import load_theme
from rallar.model.loader import load_board
from rallar.model.types import Board

NAMES = 0.88  # a little smaller than in the client, whose letters a file that stands alone cannot bring
GROUND = "ground"  # what the maps of a page share


@dataclass(frozen=True, slots=True)
class Heat:
    """The color of a track, and what is said about it to whoever points at it."""

    fill: str
    text: str


class Heatmap:
    def __init__(self, board: str) -> None:
        self._board: Board = load_board(board)
        self._drawing: Drawing = load_drawing(board)
        theme = load_theme(board)
        inks = {"sea": theme.sea, "land": theme.land, "far": theme.far, "name": theme.ink, "halo": theme.halo}
        inks |= {"border": theme.border, "disc": theme.paper}
        self.colors = " ".join(f"--{name}: light-dark({day}, {night});" for name, (day, night) in inks.items())

    @property
    def is_wide(self) -> bool:
        _, _, width, height = self._drawing.view
        return width > height

    def ground(self) -> str:
        """To be put on the page once."""
        drawing, (left, top, width, height) = self._drawing, self._drawing.view
        parts = [
            f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="var(--sea)"/>',
            f'<path d="{drawing.map.far}" fill="var(--far)"/><path d="{drawing.map.land}" fill="var(--land)"/>',
            f'<path d="{drawing.map.lakes}" fill="var(--sea)"/>',
            f'<path d="{drawing.map.borders}" fill="none" stroke="var(--border)" stroke-width="1.2" opacity=".6"/>',
        ]
        for inset in drawing.insets:
            x, y, wide, high = inset.frame
            parts.append(
                f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" fill="var(--sea)" stroke="var(--border)"/>'
            )
            parts.append(f'<path d="{inset.land}" fill="var(--land)"/>')
        return f'<svg width="0" height="0" style="position:absolute"><g id="{GROUND}">{"".join(parts)}</g></svg>'

    def svg(self, heat: Mapping[str, Heat], label: str) -> str:
        view = " ".join(map(str, self._drawing.view))
        head = f'<svg class="map" viewBox="{view}" role="img" aria-label="{escape(label)}">'
        return f'<div class="scroll">{head}<use href="#{GROUND}"/>{"".join(self._parts(heat))}</svg></div>'

    def _parts(self, heat: Mapping[str, Heat]) -> Iterator[str]:
        drawing, wide = self._drawing, self._drawing.slot_width + 2
        for route, drawn in drawing.routes.items():
            hot = heat[route]
            yield f'<g fill="{hot.fill}" stroke="var(--name)" stroke-opacity=".55"><title>{escape(hot.text)}</title>'
            for x, y, angle, length in drawn.slots:
                box = f'x="{-length / 2}" y="{-wide / 2}" width="{length}" height="{wide}" rx="2"'
                yield f'<rect transform="translate({x} {y}) rotate({angle})" {box}/>'
            yield "</g>"
        names = {city.id: city.name for city in self._board.cities}
        insets = (item for inset in drawing.insets for item in inset.cities.items())
        for city, place in (*drawing.cities.items(), *insets):
            yield self._city(names[city], place)
        for zone in self._board.zones:
            yield self._text(zone.name, drawing.zones[zone.id])

    def _city(self, name: str, place: DrawnCity) -> str:
        where = f'cx="{place.x}" cy="{place.y}" r="{self._drawing.disc * 0.8:.1f}"'
        disc = f'<circle {where} fill="var(--disc)" stroke="var(--name)"/>'
        return disc + (self._text(name, place.label) if place.label else "")

    def _text(self, text: str, label: Label) -> str:
        size = round(self._drawing.label_size * NAMES, 1)
        return (
            f'<text x="{label.x}" y="{label.y}" text-anchor="{label.anchor}" font-size="{size}">{escape(text)}</text>'
        )
