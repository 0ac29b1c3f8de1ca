"""Finds the best place for the name of a city: close to it, and clear of every slot, disc, frame and other name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rallar.drawing.rects import (
    ASCENT,
    DESCENT,
    Rect,
    depth,
    depth_in_disc,
    fixed_rects,
    label_rect,
    slot_rects,
    standing,
    text_width,
)
from rallar.drawing.shapes import Drawing, DrawnCity, Frame, Label
from rallar.model.types import Board

AIR = 1.5  # around a name
SLIDES = tuple(step / 6 for step in range(-6, 7))
STEPS = (2, 4, 6, 9, 12, 16, 20, 25)  # from the disc, in eighths of its radius
ROUNDS = 12
CLASH = 40  # a clash costs this much for every unit of its depth, and once more for being there


Labels = dict[tuple[str, str | None], Label]  # by a city and the inset it stands in


@dataclass(frozen=True, slots=True)
class Candidate:
    label: Label
    rect: Rect
    cost: float


@dataclass(frozen=True, slots=True)
class Named:
    """A city that needs a name, on the map or in an inset."""

    id: str
    name: str
    place: DrawnCity


def found_labels(board: Board, drawing: Drawing) -> Labels:
    """For every named city that has none yet."""
    names = {city.id: city.name for city in board.cities if city.zone is None}
    everywhere = [Named(city, names[city], place) for city, place in standing(drawing) if city in names]
    fixed = list(fixed_rects(board, drawing))
    cities = [city for city in everywhere if city.place.label is None]
    options = [_candidates(city, drawing, fixed) for city in cities]
    chosen = [min(found, key=lambda option: option.cost) for found in options]
    for _ in range(ROUNDS):
        for number, found in enumerate(options):
            others = chosen[:number] + chosen[number + 1 :]
            chosen[number] = min(found, key=lambda option: option.cost + _clashes(option.rect, others))
    return {(city.id, city.place.inset): option.label for city, option in zip(cities, chosen, strict=True)}


def _clashes(rect: Rect, others: list[Candidate]) -> float:
    return sum(_price(depth(rect, other.rect)) for other in others)


def _price(deep: float) -> float:
    return CLASH * (1 + deep) if deep else 0


def _candidates(city: Named, drawing: Drawing, fixed: list[Rect]) -> list[Candidate]:
    around = Surroundings(city, drawing, fixed)
    found = []
    for step in STEPS:
        for label, taste in _around(city, drawing, drawing.disc * (1 + step / 8)):
            rect = label_rect(city.name, label, drawing.label_size).grown(AIR)
            found.append(Candidate(label, rect, around.cost(rect) + step / 3 + taste))
    return found


def _around(city: Named, drawing: Drawing, reach: float) -> Iterator[tuple[Label, float]]:
    """Places on the four sides of a city, each slid along, with what they cost: right is best, then left."""
    size, width = drawing.label_size, text_width(city.name, drawing.label_size)
    x, y = city.place.x, city.place.y
    level = (ASCENT - DESCENT) / 2 * size
    for slide in SLIDES:
        off = slide * (reach + (ASCENT + DESCENT) / 2 * size)  # so far up or down that it just passes the disc
        near = reach * (1 - slide * slide) ** 0.5
        yield Label(round(x + near), round(y + level + off), "start"), 1.5 * abs(slide)
        yield Label(round(x - near), round(y + level + off), "end"), 1.5 * abs(slide) + 0.6
        sideways = round(x + slide * width / 2)
        yield Label(sideways, round(y - reach - DESCENT * size), "middle"), 1.5 + abs(slide)
        yield Label(sideways, round(y + reach + ASCENT * size), "middle"), 1.8 + abs(slide)


class Surroundings:
    """What a name must keep clear of around its city."""

    def __init__(self, city: Named, drawing: Drawing, fixed: list[Rect]) -> None:
        self.sheet = next((inset.frame for inset in drawing.insets if inset.id == city.place.inset), drawing.view)
        self.frames = [inset.frame for inset in drawing.insets] if city.place.inset is None else []
        spot = complex(city.place.x, city.place.y)
        reach = text_width(city.name, drawing.label_size) + 5 * drawing.disc
        rects = (rect for route in drawing.routes.values() for rect in slot_rects(route, drawing.slot_width))
        self.slots = [rect for rect in rects if abs(rect.center - spot) < reach + rect.reach]
        discs = (complex(place.x, place.y) for _, place in standing(drawing))
        self.discs = [disc for disc in discs if abs(disc - spot) < reach]
        self.disc = drawing.disc
        self.fixed = fixed

    def cost(self, rect: Rect) -> float:
        return (
            sum(_price(depth(rect, other)) for other in (*self.slots, *self.fixed, *map(_frame_rect, self.frames)))
            + sum(_price(depth_in_disc(rect, disc, self.disc)) for disc in self.discs)
            + _price(_beyond(rect, self.sheet))
        )


def _frame_rect(frame: Frame) -> Rect:
    left, top, width, height = frame
    return Rect(complex(left + width / 2, top + height / 2), width / 2, height / 2)


def _beyond(rect: Rect, sheet: Frame) -> float:
    """How far one reaches over the edge."""
    edge = _frame_rect(sheet)
    apart = rect.center - edge.center
    return max(0, abs(apart.real) + rect.across - edge.across, abs(apart.imag) + rect.down - edge.down)
