"""A board that no mask word holds: the fifth board three times over, and a line of halts that joins them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TypeVar

from rallar.model.types import Board, City, Route, RouteColor, Ticket, Zone

Part = TypeVar("Part", City, Zone, Route, Ticket)

COPIES = ("", "-east", "-west")
HALTS = tuple(f"halt-{number}" for number in range(10))
TRACKS: tuple[RouteColor, ...] = ("gray", "red")
NAMES = ("id", "a", "b", "zone", "group")


def widened(board: Board) -> Board:
    """64 cities, 132 routes and 72 tickets, by the rules of the board."""
    return replace(
        board,
        id="wide",
        cities=(*copies(board.cities), *(City(id=halt, name=halt) for halt in HALTS)),
        zones=copies(board.zones),
        routes=(*copies(board.routes), *line(board.cities[0].id)),
        tickets=copies(board.tickets),
        crossings=tuple((one + suffix, other + suffix) for suffix in COPIES for one, other in board.crossings),
        variants={},
    )


def copies(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Everything once more under another name, and again."""
    return tuple(renamed(part, suffix) for suffix in COPIES for part in parts)


def renamed(part: Part, suffix: str) -> Part:
    names = {name: getattr(part, name, None) for name in NAMES}
    return replace(part, **{name: stated + suffix for name, stated in names.items() if stated})


def line(city: str) -> list[Route]:
    """Two tracks from halt to halt, and a single one to the same city of each copy."""
    tracks = [
        Route(id=f"{a}--{b}--{track}", a=a, b=b, length=1, color=color, group=f"{a}--{b}")
        for a, b in pairwise(HALTS)
        for track, color in enumerate(TRACKS, 1)
    ]
    stops = zip((HALTS[0], HALTS[4], HALTS[-1]), COPIES, strict=True)
    return tracks + [
        Route(id=f"{halt}--{city}{suffix}", a=halt, b=city + suffix, length=2, color="gray") for halt, suffix in stops
    ]
