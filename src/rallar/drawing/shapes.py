"""What the client draws, in the form in which it is sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Anchor = Literal["start", "middle", "end"]
Slot = tuple[float, float, float, float]  # x, y, angle in degrees, length along the track
Box = tuple[int, int, int, int]  # left, top, width, height


@dataclass(frozen=True, slots=True)
class Label:
    """Where a text stands: x of its anchor, y of its baseline."""

    x: float
    y: float
    anchor: Anchor


@dataclass(frozen=True, slots=True)
class DrawnCity:
    x: float
    y: float
    label: Label | None  # None: one end of a zone, which has a label of its own
    inset: str | None  # the inset it stands in; None: on the map


@dataclass(frozen=True, slots=True)
class DrawnRoute:
    path: str  # from the first slot to the last
    middle: tuple[float, float]
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Inset:
    id: str
    frame: Box
    title: str
    label: Label
    land: str
    cities: Mapping[str, DrawnCity]  # those that stand on the map as well


@dataclass(frozen=True, slots=True)
class Crossing:
    routes: tuple[str, str]
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Ground:
    """SVG path data: the board's own countries, the land around them, lakes, and borders."""

    land: str = ""
    far: str = ""
    lakes: str = ""
    borders: str = ""


@dataclass(frozen=True, slots=True)
class Drawing:
    view: Box
    slot_width: int
    disc: int  # radius of a city
    label_size: int
    cities: Mapping[str, DrawnCity]
    zones: Mapping[str, Label]
    routes: Mapping[str, DrawnRoute]
    insets: tuple[Inset, ...]
    crossings: tuple[Crossing, ...]
    map: Ground
