"""What anybody is told of a table beside its game: how it is set up, who is there, and what time they have."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType, convert

from rallar.protocol import wire
from rallar.server.pace import DAYS_OFF
from rallar.server.seats import Chair, Setup

if TYPE_CHECKING:
    from rallar.server.table import Table


def describe(table: Table) -> wire.TableInfo:
    shown, setup = table.snapshot, table.snapshot.setup
    return wire.TableInfo(
        id=table.id,
        board=setup.board,
        options=convert({**setup.options, **_marks(setup)}, wire.TableOptions),
        status=shown.status,
        seats=tuple(_seat(table, seat, chair) for seat, chair in enumerate(setup.chairs)),
        position=shown.position,
        to_move=shown.to_move,
        created=setup.created,
        changed=shown.changed,
        watching=table.watching,
        host=UNSET if setup.host_seat is None else setup.host_seat,
        rematch=setup.rematch or UNSET,
        proposal=shown.proposal or UNSET,
        result=shown.result or UNSET,
    )


def _marks(setup: Setup) -> dict[str, bool | wire.Pace]:
    """What is told of a table only where it is so."""
    marks = {"hints": setup.has_hints, "lesson": setup.lesson, "pace": setup.pace or False}
    return {name: mark for name, mark in marks.items() if mark}


def _seat(table: Table, seat: int, chair: Chair) -> wire.Seat:
    away_since = table.away_since(seat) if chair.kind == "person" else None
    left, off_until, days_off = _time_of(table, seat, chair)
    return wire.Seat(
        kind=chair.kind,
        name=chair.name,
        color=chair.color,
        present=chair.kind == "computer" or table.is_present(seat),
        stand_in=chair.stand_in,
        level=chair.level or UNSET,
        away_since=UNSET if away_since is None else away_since,
        left=left,
        off_until=off_until,
        days_off=days_off,
        played_from=UNSET if chair.played_from is None else chair.played_from,
    )


def _time_of(table: Table, seat: int, chair: Chair) -> tuple[int | UnsetType, int | UnsetType, int | UnsetType]:
    """The seconds left to a person, until when they are on holiday, and how many days of it they still have."""
    clock, now = table.snapshot.clock, table.time()
    if clock is None or chair.is_automatic or table.snapshot.status != "playing":
        return UNSET, UNSET, UNSET
    hand, left = clock.hands[seat], clock.left(seat, now)
    return (
        UNSET if left is None else ceil(left),
        int(hand.off_until) if hand.off_until > now else UNSET,
        DAYS_OFF - hand.days_off if clock.is_slow else UNSET,
    )
