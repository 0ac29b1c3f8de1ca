"""Rectangles at any angle, and how deep two of them lie in each other. The tests of drawings measure with the same."""

from __future__ import annotations

from cmath import exp
from collections.abc import Iterator
from dataclasses import dataclass
from math import radians

from rallar.drawing.shapes import Drawing, DrawnCity, DrawnRoute, Label
from rallar.model.types import Board

ASCENT, DESCENT = 0.7, 0.2  # of a line of text, in its size
NARROW, WIDE = "fijlrtI.,:-' ", "mwMW"

ZONE_SCALE = 1.3  # the name of a zone is set so much larger than that of a city


@dataclass(frozen=True, slots=True)
class Rect:
    center: complex
    across: float  # half the width
    down: float  # half the height
    angle: float = 0  # in radians

    @property
    def reach(self) -> float:
        return abs(complex(self.across, self.down))

    def axes(self) -> tuple[complex, complex]:
        return exp(1j * self.angle), 1j * exp(1j * self.angle)

    def shadow(self, axis: complex) -> float:
        """Half its length as seen along an axis."""
        right, below = self.axes()
        return self.across * abs(_dot(right, axis)) + self.down * abs(_dot(below, axis))

    def grown(self, margin: float) -> Rect:
        return Rect(self.center, self.across + margin, self.down + margin, self.angle)


def _dot(a: complex, b: complex) -> float:
    return a.real * b.real + a.imag * b.imag


def depth(a: Rect, b: Rect) -> float:
    """How far one must be moved to be free of the other; 0 if it is."""
    apart = b.center - a.center
    if abs(apart) >= a.reach + b.reach:
        return 0
    return max(0, min(a.shadow(axis) + b.shadow(axis) - abs(_dot(apart, axis)) for axis in (*a.axes(), *b.axes())))


def depth_in_disc(rect: Rect, center: complex, radius: float) -> float:
    """How far one reaches into a disc."""
    right, below = rect.axes()
    apart = center - rect.center
    beside = max(0, abs(_dot(apart, right)) - rect.across)
    beyond = max(0, abs(_dot(apart, below)) - rect.down)
    return max(0, radius - abs(complex(beside, beyond)))


def slot_rects(route: DrawnRoute, width: float) -> Iterator[Rect]:
    for x, y, angle, length in route.slots:
        yield Rect(complex(x, y), length / 2, width / 2, radians(angle))


def text_width(text: str, size: float) -> float:
    """About what it takes in a humanist sans, half bold."""
    return size * sum(map(_letter_width, text))


def _letter_width(letter: str) -> float:
    if letter in NARROW:
        return 0.33
    if letter in WIDE:
        return 0.8
    return 0.61 if letter.isupper() else 0.54


def label_rect(text: str, label: Label, size: float) -> Rect:
    width = text_width(text, size)
    middle = label.x + {"start": width / 2, "middle": 0, "end": -width / 2}[label.anchor]
    return Rect(complex(middle, label.y - (ASCENT - DESCENT) / 2 * size), width / 2, (ASCENT + DESCENT) / 2 * size)


def standing(drawing: Drawing) -> Iterator[tuple[str, DrawnCity]]:
    """Every place a city stands at: the map and the insets."""
    yield from drawing.cities.items()
    for inset in drawing.insets:
        yield from inset.cities.items()


def fixed_rects(board: Board, drawing: Drawing) -> Iterator[Rect]:
    """The texts that have a place: of cities, zones and insets."""
    names = {city.id: city.name for city in board.cities}
    for city, place in standing(drawing):
        if place.label:
            yield label_rect(names[city], place.label, drawing.label_size)
    for zone in board.zones:
        if zone.id in drawing.zones:
            yield label_rect(zone.name, drawing.zones[zone.id], drawing.label_size * ZONE_SCALE)
    for inset in drawing.insets:
        yield label_rect(inset.title, inset.label, drawing.label_size)
