"""What happened, as values: made from the kernel's log, and cut down to what a seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rallar.game.names import Names
from rallar.kernel import layout as k
from rallar.model.types import CARDS

Value = str | int | None
Row = tuple[int, int, int, int]  # of the kernel's log

# What the two numbers of a log row are.
_CARD, _ROUTE, _CITY, _TICKET, _REASON = "card", "route", "city", "ticket", "reason"
_MEANINGS: dict[int, tuple[str, tuple[str, ...]]] = {
    k.LOG_DEALT: ("dealt", (_CARD,)),
    k.LOG_OPENED: ("opened", (_CARD, "slot")),
    k.LOG_SWEPT: ("swept", ()),
    k.LOG_RESHUFFLED: ("reshuffled", ()),
    k.LOG_STARTS: ("starts", ()),
    k.LOG_OFFERED: ("offered", (_TICKET,)),
    k.LOG_KEPT: ("kept", (_TICKET,)),
    k.LOG_REJECTED: ("rejected", (_TICKET,)),
    k.LOG_TURN: ("turn", ()),
    k.LOG_DREW: ("drew", (_CARD,)),
    k.LOG_TOOK: ("took", (_CARD, "slot")),
    k.LOG_CLAIMED: ("claimed", (_ROUTE, "points")),
    k.LOG_LAID: ("laid", (_ROUTE,)),
    k.LOG_PAID: ("paid", (_CARD, "number")),
    k.LOG_TURNED: ("turned", (_CARD,)),
    k.LOG_DUE: ("due", ("number",)),
    k.LOG_DECLINED: ("declined", (_ROUTE,)),
    k.LOG_STATION: ("station", (_CITY,)),
    k.LOG_BUILT: ("built", (_ROUTE, "color")),
    k.LOG_CLOSED: ("closed", (_ROUTE,)),
    k.LOG_RETURNED: ("returned", (_ROUTE, "color")),
    k.LOG_BULLET: ("bullet", (_ROUTE, "spaces")),
    k.LOG_PASSED: ("passed", ()),
    k.LOG_LAST_ROUND: ("last-round", ()),
    k.LOG_OVER: ("over", (_REASON,)),
}
_REASONS = {k.LAST_ROUND: "last-round", k.ALL_PASSED: "all-passed"}

SECRET = frozenset({"dealt", "offered", "kept", "rejected", "drew"})  # V2: only their seat sees the card or ticket
REMEMBERED = (
    20_000  # events that all games share: a board has a few thousand different ones, and each game many of each
)
CHANCE = frozenset({"starts", "dealt", "opened", "swept", "reshuffled", "offered", "drew", "turned"})


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. A value of None is known to others only."""

    kind: str
    seat: int | None
    values: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        return dict(self.values)[name]

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat, or with None a spectator, may know it."""
        if self.kind not in SECRET or (seat is not None and seat == self.seat):
            return self
        return Event(self.kind, self.seat, tuple((name, None) for name, _ in self.values))

    def __str__(self) -> str:
        seat = () if self.seat is None else (str(self.seat),)
        values = ("?" if value is None else str(value) for _, value in self.values)
        return " ".join((self.kind, *seat, *values))


def read_log(rows: list[Row], names: Names) -> tuple[Event, ...]:
    return tuple(_event(row, names) for row in rows)


@lru_cache(REMEMBERED)
def _event(row: Row, names: Names) -> Event:
    kind, seat, *numbers = row
    name, meanings = _MEANINGS[kind]
    values = tuple((each, _value(each, number, names)) for each, number in zip(meanings, numbers, strict=False))
    return Event(name, None if seat == k.NOBODY else seat, values)


def _value(meaning: str, number: int, names: Names) -> Value:
    if meaning in (_CARD, "color"):
        return CARDS[number]
    if meaning == _REASON:
        return _REASONS[number]
    table = {_ROUTE: names.routes, _CITY: names.cities, _TICKET: names.tickets}.get(meaning)
    return number if table is None else table[number]
