"""Tracks from cities and bends: parallel ones side by side, each with its slots between the two discs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rallar.drawing.draft import Draft, Place, lines
from rallar.drawing.shapes import Crossing, DrawnRoute, Slot
from rallar.drawing.track import Track
from rallar.model.types import Board, Route

MARGIN = 3  # between a disc and the first slot
GAP = 3  # between two slots of a track, at least
APART = 3  # between parallel tracks
LOOSEST = 1.1  # slots of a long way lie at most so much further apart than they are long


def tracks(draft: Draft, board: Board) -> dict[str, Track]:
    """Of every route, from its first slot to its last."""
    return {route.id: track for line, routes in lines(board).items() for route, track in _lanes(draft, line, routes)}


def _lanes(draft: Draft, line: str, routes: list[Route]) -> Iterator[tuple[Route, Track]]:
    whole = _whole(draft, routes[0], draft.bends.get(line, 0))
    lanes = [(lane - (len(routes) - 1) / 2) * (draft.slot[1] + APART) for lane in range(len(routes))]
    for route, offset in zip(routes, reversed(lanes) if line in draft.flipped else lanes, strict=True):
        yield route, whole.beside(offset)


def _whole(draft: Draft, route: Route, bend: int) -> Track:
    """The way of a line between its two discs, no longer than its slots need."""
    sheet = sheet_of(draft, route)
    track = Track.between(sheet[route.a].point, sheet[route.b].point, bend)
    free = track.length - 2 * (draft.disc + MARGIN)
    used = min(free, route.length * LOOSEST * draft.slot[0])
    start = (track.length - used) / 2
    return track.part(start, start + used)


def sheet_of(draft: Draft, route: Route) -> Mapping[str, Place]:
    """The inset or the map that a route is drawn on."""
    return next(sheet for sheet in draft.sheets() if route.a in sheet and route.b in sheet)


def drawn(track: Track, number: int, slot_length: int) -> DrawnRoute:
    slots = tuple(_slots(track, number, slot_length))
    x, y, _, _ = slots[number // 2]
    return DrawnRoute(track.path(), (x, y), slots)


def _slots(track: Track, number: int, slot_length: int) -> Iterator[Slot]:
    pitch = (track.length + GAP) / number
    length = round(min(slot_length, pitch - GAP), 1)
    for place in range(number):
        way = pitch * (place + 0.5) - GAP / 2
        spot = track.at(way)
        yield round(spot.real, 1), round(spot.imag, 1), round(track.angle_at(way), 1), length


def crossing(routes: tuple[str, str], tracks: Mapping[str, Track]) -> Crossing:
    """Where two tracks meet, or come nearest to each other."""
    ways = [list(_steps(tracks[route])) for route in routes]
    one, other = min(((p, q) for p in ways[0] for q in ways[1]), key=lambda pair: abs(pair[0] - pair[1]))
    spot = (one + other) / 2
    return Crossing(routes, round(spot.real, 1), round(spot.imag, 1))


def _steps(track: Track) -> Iterator[complex]:
    return (track.at(step) for step in range(int(track.length) + 1))
