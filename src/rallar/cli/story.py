"""What happened, told in words: from the events that a reader may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rallar.cli.look import PLAYER_STYLES, QUIET, paint
from rallar.cli.words import Words
from rallar.game import Cards, Event

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


@dataclass(slots=True)
class Tale:
    """What one seat did in a row, and what happened around it."""

    seat: int | None
    deeds: list[str] = field(default_factory=list)
    asides: list[str] = field(default_factory=list)


class Story:
    """Puts events into sentences."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._say = words.say
        self._latest = ""  # the route last claimed or built

    def lines(self, events: Iterable[Event]) -> Iterator[RenderableType]:
        for tale in self._tales(events):
            if tale.deeds and tale.seat is not None:
                yield self._line(tale.seat, paint(" · ".join(tale.deeds)))
            for aside in tale.asides:
                yield paint(aside, QUIET)

    def _line(self, seat: int, deeds: Text) -> RenderableType:
        """Names are set equally wide, so that the deeds stand below each other."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=max(len(self._words.player(each)) for each in range(len(PLAYER_STYLES))))
        grid.add_row(Text(self._words.player(seat), PLAYER_STYLES[seat]), deeds)
        return grid

    def _tales(self, events: Iterable[Event]) -> Iterator[Tale]:
        tale = Tale(None)
        told = (event for event in events if event.kind not in SILENT)
        for (family, seat), group in groupby(told, _family):
            if family == "turn" or (seat is not None and family not in ASIDES and seat != tale.seat):
                yield tale
                tale = Tale(seat)
            run = tuple(group)
            if family in ASIDES:
                tale.asides.extend(self._aside(event) for event in run)
            elif family != "turn":
                tale.deeds.extend(self._deeds(family, run))
        yield tale

    def _aside(self, event: Event) -> str:
        if event.kind == "over" and event["reason"] == "all-passed":
            return self._say("event-over-all-passed")
        player = {} if event.seat is None else {"player": self._words.player(event.seat)}
        return self._say(f"event-{event.kind}", **player)

    def _deeds(self, family: str, run: tuple[Event, ...]) -> Iterator[str]:
        tell = {"choice": self._choice, "payment": self._payment, "drew": self._drew, "closed": self._closed}
        if family in tell:
            return tell[family](run)
        if family == "offered":
            return iter((self._say("event-offered", number=len(run)),))
        return (self._single(event) for event in run)

    def _single(self, event: Event) -> str:
        """An event whose values are all there is to say."""
        values = {name: self._value(name, str(value)) for name, value in event.values}
        return self._say(f"event-{event.kind}", **values)

    def _value(self, name: str, value: str) -> str:
        if name in ("card", "color"):
            return self._words.card(value)
        return self._route(value) if name == "route" else value

    def _route(self, route: str) -> str:
        self._latest = self._words.labels.route(route)
        return self._latest

    def _choice(self, run: tuple[Event, ...]) -> Iterator[str]:
        kept = [event["ticket"] for event in run if event.kind == "kept"]
        if None in kept:
            yield self._say("event-kept-hidden", number=len(kept))
        elif kept:
            yield self._say("event-kept", tickets=", ".join(self._words.labels.ticket(str(each)) for each in kept))
        if len(kept) < len(run):
            yield self._say("event-rejected", number=len(run) - len(kept))

    def _drew(self, run: tuple[Event, ...]) -> Iterator[str]:
        if run[0]["card"] is None:
            yield self._say("event-drew-hidden", number=len(run))
        else:
            yield from (self._single(event) for event in run)

    def _closed(self, run: tuple[Event, ...]) -> Iterator[str]:
        """The track beside the one just taken goes without a name: it has the same."""
        names = dict.fromkeys(self._words.labels.route(str(event["route"])) for event in run)
        others = [name for name in names if name != self._latest]
        if others:
            yield self._say("event-closed", routes=", ".join(others))
        else:
            yield self._say("event-closed-beside")

    def _payment(self, run: tuple[Event, ...]) -> Iterator[str]:
        """A claim or a station; where a tunnel asked for more, up to there and from there on."""
        asked = next((place for place, event in enumerate(run, 1) if event.kind == "due"), len(run))
        yield from self._paid(run[:asked])
        if asked < len(run):
            yield from self._paid(run[asked:])

    def _paid(self, run: tuple[Event, ...]) -> Iterator[str]:
        """One deed, or step by step where a tunnel stands between paying and claiming."""
        paid, end = _sum(run), run[-1]
        turned = [str(event["card"]) for event in run if event.kind == "turned"]
        laid = next((str(event["route"]) for event in run if event.kind == "laid"), None)
        at_once = end.kind == "station" or (laid is not None and not turned and end.kind in ("claimed", "bullet"))
        if not at_once and paid.total:
            yield self._laid(laid, paid)
        if turned:
            yield self._say("event-turned", cards=self._words.card_list(turned))
        if end.kind == "due":
            yield self._say("event-due", number=int(end["number"] or 0))
        elif end.kind in ("claimed", "bullet", "station"):
            yield self._gained(end, paid if at_once else None)

    def _laid(self, route: str | None, paid: Cards) -> str:
        cards = self._words.cards(paid)
        if route is None:
            return self._say("event-paid", cards=cards)
        return self._say("event-laid", cards=cards, route=self._words.labels.route(route))

    def _gained(self, event: Event, paid: Cards | None) -> str:
        cards = "" if paid is None else self._words.cards(paid)
        if event.kind == "station":
            return self._say("event-station", city=self._words.labels.place(str(event["city"])), cards=cards)
        route = self._route(str(event["route"]))
        if event.kind == "bullet":
            return self._say("event-bullet", route=route, cards=cards, spaces=int(event["spaces"] or 0))
        points = int(event["points"] or 0)
        if paid is None:
            return self._say("event-claimed-dug", route=route, points=points)
        return self._say("event-claimed", route=route, cards=cards, points=points)


def _family(event: Event) -> tuple[str, int | None]:
    return TOGETHER.get(event.kind, event.kind), event.seat


def _sum(run: tuple[Event, ...]) -> Cards:
    counts: dict[str, int] = {}
    for event in run:
        if event.kind == "paid":
            card = str(event["card"])
            counts[card] = counts.get(card, 0) + int(event["number"] or 0)
    return Cards.of(**counts)
