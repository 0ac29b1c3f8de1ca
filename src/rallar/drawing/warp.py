"""From longitude and latitude to a place on the drawing: an equal-area projection, then a smooth warp to the cities."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rallar.drawing.topology import Line


def azimuthal(center: tuple[float, float]) -> Callable[[Line], Line]:
    """Lambert's azimuthal equal-area projection, y down."""
    lon0, lat0 = np.radians(center)

    def project(line: Line) -> Line:
        lon, lat = np.radians(line).T
        near = np.sqrt(2 / (1 + np.sin(lat0) * np.sin(lat) + np.cos(lat0) * np.cos(lat) * np.cos(lon - lon0)))
        x = near * np.cos(lat) * np.sin(lon - lon0)
        y = near * (np.cos(lat0) * np.sin(lat) - np.sin(lat0) * np.cos(lat) * np.cos(lon - lon0))
        return np.stack([x, -y], axis=1)

    return project


@dataclass(frozen=True, slots=True)
class Warp:
    """A thin-plate spline over the best affine fit. Stiffer: smoother, and less exact at the cities."""

    affine: Line  # 3 × 2
    knots: Line
    weights: Line

    @classmethod
    def fitted(cls, source: Line, target: Line, frame: Line, stiffness: float) -> Warp:
        """Through pairs of points; at the points of the frame the affine fit alone holds."""
        affine: Line = np.linalg.lstsq(_with_one(source), target, rcond=None)[0].astype(np.float64)
        knots = _with_one(np.concatenate([source, frame])) @ affine
        misses = np.concatenate([target - _with_one(source) @ affine, np.zeros_like(frame)])
        plane = _with_one(knots)
        size, extra = len(knots), plane.shape[1]
        system = np.zeros((size + extra, size + extra))
        system[:size, :size] = _kernel(knots, knots) + np.eye(size) * stiffness
        system[:size, size:], system[size:, :size] = plane, plane.T
        solved = np.linalg.solve(system, np.concatenate([misses, np.zeros((extra, 2))]))
        return cls(affine, knots, solved)

    def __call__(self, line: Line) -> Line:
        flat = _with_one(line) @ self.affine
        size = len(self.knots)
        moved: Line = flat + _kernel(flat, self.knots) @ self.weights[:size] + _with_one(flat) @ self.weights[size:]
        return moved


def _with_one(line: Line) -> Line:
    return np.concatenate([line, np.ones((len(line), 1))], axis=1)


def _kernel(line: Line, knots: Line) -> Line:
    square = ((line[:, None, :] - knots[None, :, :]) ** 2).sum(axis=2)
    kernel: Line = square * np.log(square + 1e-9) / 2
    return kernel
