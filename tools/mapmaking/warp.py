"""From longitude and latitude to a place on the drawing: a projection, then a smooth warp to the cities."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
from pyproj import Transformer
from scipy.interpolate import RBFInterpolator

from tools.mapmaking.atlas import Points

Placing = Callable[[Points], Points]
STEPS = 6  # points of the window along each side


def placing(
    spots: Points, places: Points, window: tuple[float, float, float, float], projection: str, stiffness: float
) -> Placing:
    """A thin-plate spline over the best affine fit; at the edge of the window the fit alone holds."""
    lon, lat = spots.mean(axis=0)
    globe = Transformer.from_pipeline(f"+proj={projection} +lon_0={lon} +lat_0={lat} +R=1")

    def project(points: Points) -> Points:
        return np.stack(globe.transform(*points.T), axis=1)

    fit, *_ = np.linalg.lstsq(_with_one(project(spots)), places, rcond=None)

    def fitted(points: Points) -> Points:
        return _with_one(project(points)) @ fit

    edge = fitted(_edge(window))
    misses = np.concatenate([places - fitted(spots), np.zeros_like(edge)])
    warp = RBFInterpolator(np.concatenate([fitted(spots), edge]), misses, smoothing=stiffness)

    def place(points: Points) -> Points:
        # Each point once, so that what two shapes share, and where a ring closes, stays equal to the last bit.
        points, again = np.unique(points, axis=0, return_inverse=True)
        flat = fitted(points)
        return (flat + warp(flat))[again.ravel()]

    return place


def _edge(window: tuple[float, float, float, float]) -> Points:
    west, south, east, north = window
    across, up = np.linspace(west, east, STEPS), np.linspace(south, north, STEPS)[1:-1]
    return np.array([*product(across, (south, north)), *product((west, east), up)])


def _with_one(points: Points) -> Points:
    return np.concatenate([points, np.ones((len(points), 1))], axis=1)
