"""What happened, deed by deed: events that belong together become one line, a key with its parameters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby

from rallar.game.events import Event
from rallar.game.moves import Cards
from rallar.model.types import Board

SILENT = frozenset({"dealt", "opened", "returned"})  # seen on the table, or forgotten a moment later
ASIDES = frozenset({"swept", "reshuffled", "starts", "last-round", "over"})
# Kinds that are told together when they come in a row.
TOGETHER = {
    "kept": "choice",
    "rejected": "choice",
    "laid": "payment",
    "paid": "payment",
    "turned": "payment",
    "due": "payment",
    "claimed": "payment",
    "bullet": "payment",
    "station": "payment",
}


@dataclass(frozen=True, slots=True)
class Line:
    """One thing to be said in any language: what happened, or what speaks for a move.

    Things are named by id, several with commas between. `cards` are counted (`red:3,locomotive:1`), or named one by one
    where the order matters; `player` is a seat.
    """

    key: str
    params: dict[str, str | int]


@dataclass(slots=True)
class Tale:
    """What one seat did in a row, and what happened around it."""

    seat: int | None
    deeds: list[Line] = field(default_factory=list)
    asides: list[Line] = field(default_factory=list)


class Story:
    """Puts events into lines. It remembers the route last named: the track beside it needs no name."""

    def __init__(self, board: Board) -> None:
        self._ends = _ends_on(board)
        self._latest = ("", "")

    def tales(self, events: Iterable[Event]) -> Iterator[Tale]:
        tale = Tale(None)
        told = (event for event in events if event.kind not in SILENT)
        for (family, seat), group in groupby(told, _family):
            if family == "turn" or (seat is not None and family not in ASIDES and seat != tale.seat):
                yield tale
                tale = Tale(seat)
            run = tuple(group)
            if family in ASIDES:
                tale.asides.extend(_aside(event) for event in run)
            elif family != "turn":
                tale.deeds.extend(self._deeds(family, run))
        yield tale

    def _deeds(self, family: str, run: tuple[Event, ...]) -> Iterator[Line]:
        tell = {"choice": _choice, "payment": self._payment, "drew": self._drew, "closed": self._closed}
        if family in tell:
            return tell[family](run)
        if family == "offered":
            return iter((line("event-offered", number=len(run)),))
        return (self._single(event) for event in run)

    def _single(self, event: Event) -> Line:
        """An event whose values are all there is to say."""
        values = {name: value for name, value in event.values if value is not None}
        if "route" in values:
            self._latest = self._ends[str(values["route"])]
        return Line(f"event-{event.kind}", values)

    def _drew(self, run: tuple[Event, ...]) -> Iterator[Line]:
        if run[0]["card"] is None:
            yield line("event-drew-hidden", number=len(run))
        else:
            yield from (self._single(event) for event in run)

    def _closed(self, run: tuple[Event, ...]) -> Iterator[Line]:
        """The track beside the one just taken goes without a name: it has the same."""
        routes: dict[tuple[str, str], str] = {}
        for event in run:
            routes.setdefault(self._ends[str(event["route"])], str(event["route"]))
        others = [route for ends, route in routes.items() if ends != self._latest]
        if others:
            yield line("event-closed", routes=",".join(others))
        else:
            yield line("event-closed-beside")

    def _payment(self, run: tuple[Event, ...]) -> Iterator[Line]:
        """A claim or a station; where a tunnel asked for more, up to there and from there on."""
        asked = next((place for place, event in enumerate(run, 1) if event.kind == "due"), len(run))
        yield from self._paid(run[:asked])
        if asked < len(run):
            yield from self._paid(run[asked:])

    def _paid(self, run: tuple[Event, ...]) -> Iterator[Line]:
        """One deed, or step by step where a tunnel stands between paying and claiming."""
        paid, end = _sum(run), run[-1]
        turned = [str(event["card"]) for event in run if event.kind == "turned"]
        laid = next((str(event["route"]) for event in run if event.kind == "laid"), None)
        at_once = end.kind == "station" or (laid is not None and not turned and end.kind in ("claimed", "bullet"))
        if not at_once and paid.total:
            yield _laid(laid, paid)
        if turned:
            yield line("event-turned", cards=",".join(turned))
        if end.kind == "due":
            yield line("event-due", number=int(end["number"] or 0))
        elif end.kind in ("claimed", "bullet", "station"):
            yield self._gained(end, paid if at_once else None)

    def _gained(self, event: Event, paid: Cards | None) -> Line:
        line = self._single(event)
        if paid is None and event.kind == "claimed":
            return Line("event-claimed-dug", line.params)
        return Line(line.key, {**line.params, "cards": str(paid or Cards())})


@lru_cache
def _ends_on(board: Board) -> dict[str, tuple[str, str]]:
    return {route.id: (route.a, route.b) for route in board.routes}


def line(key: str, **params: str | int) -> Line:
    return Line(key, params)


def _laid(route: str | None, paid: Cards) -> Line:
    if route is None:
        return line("event-paid", cards=str(paid))
    return line("event-laid", cards=str(paid), route=route)


def _family(event: Event) -> tuple[str, int | None]:
    return TOGETHER.get(event.kind, event.kind), event.seat


def _aside(event: Event) -> Line:
    if event.kind == "over" and event["reason"] == "all-passed":
        return line("event-over-all-passed")
    return Line(f"event-{event.kind}", {} if event.seat is None else {"player": event.seat})


def _choice(run: tuple[Event, ...]) -> Iterator[Line]:
    kept = [event["ticket"] for event in run if event.kind == "kept"]
    if None in kept:
        yield line("event-kept-hidden", number=len(kept))
    elif kept:
        yield line("event-kept", tickets=",".join(str(ticket) for ticket in kept))
    if len(kept) < len(run):
        yield line("event-rejected", number=len(run) - len(kept))


def _sum(run: tuple[Event, ...]) -> Cards:
    counts: dict[str, int] = {}
    for event in run:
        if event.kind == "paid":
            card = str(event["card"])
            counts[card] = counts.get(card, 0) + int(event["number"] or 0)
    return Cards.of(**counts)
