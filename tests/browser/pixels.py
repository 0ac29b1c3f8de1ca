"""What a picture of a board shows, read from its pixels alone: where ink is, and what stands on a route."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

import numpy as np
from coloraide import Color
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

Pixels = NDArray[np.uint8]
Rgb = tuple[int, int, int]
Sight = Literal["normal", "deutan", "protan", "grayscale"]
SIGHTS: tuple[Sight, ...] = ("normal", "deutan", "protan", "grayscale")

INK = 18  # so far from the paper of a slot (CIEDE2000), a pixel is ink
GRID = (36, 12)  # points looked at on a slot, along and across
COARSE = 4  # shades that are one to us
ACROSS = 0.9  # of a slot's width, that of the hollow slot


@dataclass(frozen=True, slots=True)
class Picture:
    """A page as it is seen, and where its board lies on it."""

    pixels: Pixels
    matrix: tuple[float, ...]  # from the board to the page
    density: float
    paper: Rgb  # of a slot

    @classmethod
    def take(cls, page: Page) -> Picture:
        matrix, density, paper = page.evaluate(LOOK)
        image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        return cls(np.asarray(image), tuple(matrix), density, tuple(paper))

    def slot(self, slot: tuple[float, float, float, float], width: float, round_ends: bool) -> Pixels:
        """The pixels of a slot, straightened: along it, across it, color."""
        x, y, angle, length = slot
        along, across = (np.linspace(-0.5, 0.5, number) for number in GRID)
        along, half = along[:, None] * length, width * ACROSS / 2
        beyond = np.maximum(np.abs(along) - (length / 2 - half), 0) if round_ends else 0
        points = along + 2j * across[None, :] * np.sqrt(np.maximum(half**2 - np.square(beyond), 0))
        points = x + 1j * y + np.exp(1j * np.radians(_upright(angle))) * points
        a, b, c, d, e, f = self.matrix
        columns = (a * points.real + c * points.imag + e) * self.density
        rows = (b * points.real + d * points.imag + f) * self.density
        height, breadth = self.pixels.shape[:2]
        found: Pixels = self.pixels[rows.astype(int).clip(0, height - 1), columns.astype(int).clip(0, breadth - 1)]
        return found


# A track's own pixels are those that nothing else covers: names, cities and buttons step aside.
LOOK = """() => {
  const others = document.querySelectorAll('svg.tracks :is(text, .city, .crossing), .board button')
  for (const other of others) other.style.visibility = 'hidden'
  const board = document.querySelector('svg.tracks')
  const { a, b, c, d, e, f } = board.getScreenCTM()
  const probe = document.createElement('i')
  probe.style.color = 'var(--slot)'
  board.closest('section').append(probe)
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  canvas.fillStyle = getComputedStyle(probe).color
  canvas.fillRect(0, 0, 1, 1)
  probe.remove()
  return [[a, b, c, d, e, f], devicePixelRatio, [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)]
}"""


def _upright(angle: float) -> float:
    turned = angle % 360
    return turned - 180 if 90 < turned <= 270 else turned


@lru_cache(100_000)
def seen(color: Rgb, sight: Sight) -> Any:
    """A color as somebody sees it."""
    shown = Color("srgb", [part / 255 for part in color])
    return (shown if sight == "normal" else shown.filter(sight)).convert("lab-d65")


@lru_cache(400_000)
def difference(one: Rgb, other: Rgb, sight: Sight = "normal") -> float:
    """CIEDE2000."""
    return float(seen(one, sight).delta_e(seen(other, sight), method="2000"))


def _each(pixels: Pixels, measure: Callable[[Rgb], float]) -> NDArray[np.float64]:
    """A measure of every pixel, worked out once for shades that are nearly the same."""
    red, green, blue = np.moveaxis(pixels // COARSE * COARSE + COARSE // 2, -1, 0).astype(int)
    shades, where = np.unique(red << 16 | green << 8 | blue, return_inverse=True)
    found = np.array([measure((int(shade) >> 16, int(shade) >> 8 & 255, int(shade) & 255)) for shade in shades])
    return found[where.reshape(pixels.shape[:-1])]


def ink(pixels: Pixels, paper: Rgb, sight: Sight = "normal") -> NDArray[np.bool_]:
    """Which pixels of a slot are ink."""
    return _each(pixels, lambda color: difference(color, paper, sight)) > INK


def lightness(pixels: Pixels) -> NDArray[np.float64]:
    return _each(pixels, lambda color: float(seen(color, "grayscale")["lightness"]))


def average(pixels: Pixels) -> Rgb:
    """The color of a patch from far away: of its light, not of its numbers."""
    light = pixels.reshape(-1, 3).astype(float) / 255
    mean = (light**2.2).mean(axis=0) ** (1 / 2.2) * 255
    return (round(mean[0]), round(mean[1]), round(mean[2]))
