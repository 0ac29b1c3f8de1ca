"""What the client draws, in the form in which it is sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from rallar.model.values import Matching

Anchor = Literal["start", "middle", "end"]
Slot = tuple[float, float, float, float]  # x, y, angle in degrees, length along the track
Frame = tuple[int, int, int, int]  # left, top, width, height
Square = tuple[int, int, int]  # left, top, size
PathData = Annotated[str, Matching("[A-Za-z0-9 ,.+-]*")]  # of SVG


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
    frame: Frame
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

    land: PathData = ""
    far: PathData = ""
    lakes: PathData = ""
    borders: PathData = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lettering:
    """The title on the map, where there is room for it."""

    x: int
    y: int
    size: int
    anchor: Anchor = "start"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """Something round: its middle, and how large it is."""

    x: int
    y: int
    size: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Decor:
    """What stands in the sea for its looks."""

    title: Lettering | None = None
    compass: Mark | None = None
    sun: Mark | None = None
    flourishes: tuple[PathData, ...] = ()


@dataclass(frozen=True, slots=True)
class Drawing:
    view: Frame
    slot_width: int
    disc: int  # radius of a city
    label_size: int
    cities: Mapping[str, DrawnCity]
    zones: Mapping[str, Label]
    routes: Mapping[str, DrawnRoute]
    insets: tuple[Inset, ...]
    crossings: tuple[Crossing, ...]
    map: Ground
    decor: Decor
