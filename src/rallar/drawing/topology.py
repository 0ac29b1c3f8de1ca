"""TopoJSON: countries that share their borders, merged into outlines and borders."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Line = NDArray[np.float64]  # n × 2
NEAR = 2  # degrees
Arc = int  # its number; ~number is the same arc backwards


@dataclass(frozen=True, slots=True)
class Atlas:
    arcs: tuple[Line, ...]  # longitude, latitude
    countries: dict[str, tuple[tuple[Arc, ...], ...]]  # the rings of each

    def outlines(self, countries: Collection[str]) -> Iterator[tuple[Arc, ...]]:
        """The closed lines around countries together: without the borders that two of them share."""
        used = self._sides(countries)
        onward: dict[tuple[float, ...], list[Arc]] = {}
        for arc in sorted(arc for arc in used if ~arc not in used):
            onward.setdefault(tuple(self.line(arc)[0]), []).append(arc)
        for start in list(onward):
            while onward[start]:
                yield tuple(self._walk(start, onward))

    def borders(self, countries: Collection[str]) -> list[Arc]:
        """What one of the countries shares with any other."""
        inside, everywhere = self._sides(countries), self._sides(self.countries)
        return sorted({max(arc, ~arc) for arc in inside if ~arc in everywhere})

    def parted(self, country: str, spot: tuple[float, float], name: str) -> Atlas:
        """With the pieces of a country that begin near a spot as a country of their own."""
        rings = self.countries[country]
        near = tuple(ring for ring in rings if np.hypot(*(self.line(ring[0])[0] - spot)) < NEAR)
        rest = tuple(ring for ring in rings if ring not in near)
        return Atlas(self.arcs, {**self.countries, country: rest, name: near})

    def line(self, arc: Arc) -> Line:
        return self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1]

    def _sides(self, countries: Iterable[str]) -> set[Arc]:
        return {arc for country in countries for ring in self.countries[country] for arc in ring}

    def _walk(self, start: tuple[float, ...], onward: dict[tuple[float, ...], list[Arc]]) -> Iterator[Arc]:
        """Once around. Where several arcs begin, any of them gives the same filled shape in the end."""
        place = start
        while onward[place]:
            arc = onward[place].pop()
            place = tuple(self.line(arc)[-1])
            yield arc


def read_atlas(path: Path) -> Atlas:
    raw = json.loads(path.read_text(encoding="utf-8"))
    scale, shift = (np.array(raw["transform"][part]) for part in ("scale", "translate"))
    arcs = tuple(np.cumsum(np.array(arc, dtype=np.float64), axis=0) * scale + shift for arc in raw["arcs"])
    shapes = raw["objects"]["countries"]["geometries"]
    return Atlas(arcs, {shape["properties"]["name"]: tuple(_rings(shape)) for shape in shapes})


def _rings(shape: dict[str, Any]) -> Iterator[tuple[Arc, ...]]:
    arcs = shape.get("arcs", [])  # a country without land has none
    for polygon in [arcs] if shape.get("type") == "Polygon" else arcs:
        yield from (tuple(ring) for ring in polygon)
