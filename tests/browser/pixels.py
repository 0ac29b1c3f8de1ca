"""What a picture of a board shows, read from its pixels alone: where ink is, and what stands on a route."""

from __future__ import annotations

import io
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
Place = tuple[float, float, float, float]  # of a slot: its middle, how it is turned, how long it is
Sight = Literal["normal", "deutan", "protan", "grayscale"]
SIGHTS: tuple[Sight, ...] = ("normal", "deutan", "protan", "grayscale")

INK = 18  # so far from the paper of a slot (CIEDE2000), a pixel is ink
GRID = (36, 12)  # points looked at on a slot, along and across
COARSE = 4  # shades that are one to us
ACROSS = 0.9  # of a slot's width, that of the hollow slot


@dataclass(frozen=True, slots=True)
class Picture:
    """A board as it is seen, and where on the picture its points lie."""

    pixels: Pixels
    matrix: tuple[float, ...]  # from the board to the pixels
    paper: Rgb  # of a slot

    @classmethod
    def take(cls, page: Page) -> Picture:
        matrix, density, frame, paper = page.evaluate(LOOK)
        image = Image.open(io.BytesIO(page.screenshot(clip=frame))).convert("RGB")
        a, b, c, d, e, f = matrix
        shifted = (a, b, c, d, e - frame["x"], f - frame["y"])
        return cls(np.asarray(image), tuple(density * each for each in shifted), tuple(paper))

    def slot(self, slot: Place, width: float, round_ends: bool) -> Pixels:
        """The pixels of a slot, straightened: along it, across it, color."""
        x, y, angle, length = slot
        along, across = (np.linspace(-0.5, 0.5, number) for number in GRID)
        along, half = along[:, None] * length, width * ACROSS / 2
        beyond = np.maximum(np.abs(along) - (length / 2 - half), 0) if round_ends else 0
        points = along + 2j * across[None, :] * np.sqrt(np.maximum(half**2 - np.square(beyond), 0))
        return self._at(x + 1j * y + np.exp(1j * np.radians(upright(angle))) * points)

    def beside(self, slot: Place, off: float) -> Pixels:
        """The pixels of a line along a slot, so far from its middle."""
        x, y, angle, length = slot
        along = np.linspace(-0.3, 0.3, GRID[0]) * length
        return self._at(x + 1j * y + np.exp(1j * np.radians(upright(angle))) * (along + 1j * off))

    def _at(self, points: NDArray[np.complex128]) -> Pixels:
        a, b, c, d, e, f = self.matrix
        columns, rows = a * points.real + c * points.imag + e, b * points.real + d * points.imag + f
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
  const paper = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  const { x, y, width, height } = board.closest('section').getBoundingClientRect()
  return [[a, b, c, d, e, f], devicePixelRatio, { x, y, width, height }, paper]
}"""


def upright(angle: float) -> float:
    """As it is drawn: read from left to right."""
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


def palette(pixels: Pixels) -> tuple[list[Rgb], NDArray[np.int64]]:
    """The colors of a picture, those that are nearly the same as one, and which of them each pixel has."""
    red, green, blue = np.moveaxis(pixels // COARSE * COARSE + COARSE // 2, -1, 0).astype(int)
    colors, where = np.unique(red << 16 | green << 8 | blue, return_inverse=True)
    return [(color >> 16, color >> 8 & 255, color & 255) for color in colors.tolist()], where.reshape(pixels.shape[:-1])


def ink(colors: list[Rgb], paper: Rgb, sight: Sight) -> NDArray[np.bool_]:
    """Which colors of a slot are ink."""
    return np.array([difference(color, paper, sight) > INK for color in colors])


def shades(colors: list[Rgb], sight: Sight) -> NDArray[np.float64]:
    """Lightness and tones of colors, as somebody sees them."""
    return np.array([seen(color, sight).coords() for color in colors])


def lightness(color: Rgb) -> float:
    return float(seen(color, "normal")["lightness"])


def average(pixels: Pixels) -> Rgb:
    """The color of a patch from far away: of its light, not of its numbers."""
    light = pixels.reshape(-1, 3).astype(float) / 255
    mean = (light**2.2).mean(axis=0) ** (1 / 2.2) * 255
    return (round(mean[0]), round(mean[1]), round(mean[2]))
