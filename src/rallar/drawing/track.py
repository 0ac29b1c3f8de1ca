"""A track is a circular arc: exact lengths, exact parallels. Points are complex numbers, x + y·i with y down."""

from __future__ import annotations

from cmath import exp, phase
from dataclasses import dataclass
from math import atan, degrees, isclose, pi

STRAIGHT = 1e-6  # a curvature below this is a straight line


@dataclass(frozen=True, slots=True)
class Track:
    start: complex
    heading: float  # at the start, in radians; clockwise on the screen
    curvature: float  # positive: turns right
    length: float

    @classmethod
    def between(cls, a: complex, b: complex, bend: float) -> Track:
        """From a to b, its middle `bend` to the right of the straight line."""
        chord = abs(b - a)
        turn = 2 * atan(2 * bend / chord)
        straight = isclose(bend, 0, abs_tol=STRAIGHT)
        radius = (chord * chord / 4 + bend * bend) / (2 * bend) if not straight else 0
        length = chord if straight else 2 * turn * radius
        return cls(a, phase(b - a) + turn, 0 if straight else -1 / radius, length)

    def heading_at(self, way: float) -> float:
        return self.heading + self.curvature * way

    def at(self, way: float) -> complex:
        """The point so far along the track."""
        direction = exp(1j * self.heading)
        if abs(self.curvature) < STRAIGHT:
            return self.start + direction * way
        return self.start + direction * (exp(1j * self.curvature * way) - 1) / (1j * self.curvature)

    def part(self, start: float, end: float) -> Track:
        return Track(self.at(start), self.heading_at(start), self.curvature, end - start)

    def beside(self, offset: float) -> Track:
        """The track that runs `offset` to the right of this one."""
        shrink = 1 - self.curvature * offset
        side = 1j * exp(1j * self.heading)
        return Track(self.start + side * offset, self.heading, self.curvature / shrink, self.length * shrink)

    def path(self) -> str:
        """As SVG path data."""
        end = point(self.at(self.length))
        if abs(self.curvature) < STRAIGHT:
            return f"M{point(self.start)}L{end}"
        radius = number(abs(1 / self.curvature))
        large, sweep = int(abs(self.curvature * self.length) > pi), int(self.curvature > 0)
        return f"M{point(self.start)}A{radius} {radius} 0 {large} {sweep} {end}"

    def angle_at(self, way: float) -> float:
        return degrees(self.heading_at(way))


def number(value: float) -> str:
    """One decimal, none if it is zero."""
    return f"{round(value, 1) + 0:.1f}".removesuffix(".0")


def point(spot: complex) -> str:
    return f"{number(spot.real)} {number(spot.imag)}"
