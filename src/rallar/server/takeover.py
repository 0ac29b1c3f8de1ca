"""A seat whose person is away: if all present agree, a computer plays it, or someone who watches has it back."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET
from msgspec.structs import replace

from rallar.protocol import wire
from rallar.server import seats
from rallar.server.company import Listener
from rallar.server.errors import NotNowError
from rallar.server.table import Table


async def propose(table: Table, seat: int, by: int, agreed: Iterable[int], away_after: float) -> None:
    """Ask the others at the table. All who sit before the screen of the one who asks agree."""
    chair, proposal = table.snapshot.setup.chair(seat), table.snapshot.proposal
    if table.snapshot.status != "playing":
        raise NotNowError("table-not-playing")
    if chair.kind != "person" or chair.stand_in or table.is_present(seat):
        raise NotNowError("seat-not-away", seat=seat)
    if table.away_for(seat) < away_after:
        raise NotNowError("seat-just-left", player=seat)
    if table.is_on_holiday(seat):
        raise NotNowError("seat-on-holiday", player=seat)
    if table.has_time(seat):
        raise NotNowError("seat-has-time", player=seat)
    if proposal is None or proposal.seat != seat or proposal.by is None:
        proposal = wire.Proposal(seat, by, (), ())
    await _settle(table, _agreed(proposal, agreed))


async def reclaim(table: Table, message: wire.Reclaim, asker: Listener) -> None:
    """Someone who watches says that a seat is theirs. Whoever plays alone can ask nobody: only a pass helps."""
    seat = message.seat
    if table.snapshot.status != "playing":
        raise NotNowError("table-not-playing")
    wanted = "person" if message.name is None else "computer"
    if table.snapshot.setup.chair(seat).kind != wanted or table.is_present(seat):
        raise NotNowError("seat-not-away", seat=seat)
    if table.snapshot.proposal is not None:
        raise NotNowError("proposal-other")
    if not _present(table):
        raise NotNowError("seat-nobody-there")
    if message.name is not None:
        seats.sit(table.snapshot.setup, seat, wire.Join(message.name))  # nobody is asked about a name that cannot be
    table.asker, table.asked_at = asker, ""
    await _settle(table, wire.Proposal(seat, None, (), (), UNSET if message.name is None else message.name))


async def agree(table: Table, message: wire.Agree, agreed: Iterable[int]) -> None:
    proposal, seat = table.snapshot.proposal, message.seat
    if proposal is None or proposal.seat != seat or (proposal.by is None) != message.hand_over:
        raise NotNowError("proposal-none", seat=seat)
    await _settle(table, _agreed(proposal, agreed) if message.yes else None)


async def settle(table: Table) -> None:
    """Who comes or goes may decide a proposal."""
    if table.snapshot.proposal is not None:
        await _settle(table, table.snapshot.proposal)


async def come_back(table: Table, seat: int) -> None:
    """The person plays their seat again, and has seen what was played for them."""
    chair = table.snapshot.setup.chair(seat)
    if not chair.stand_in and chair.played_from is None:
        raise NotNowError("seat-not-away", seat=seat)
    await table.change(seats.played_again(table.snapshot.setup, seat))
    table.on_turn(table)


async def take_days_off(table: Table, seat: int, days: int) -> None:
    """A holiday of so many days, which the table is told; with none, back from it."""
    clock = table.snapshot.clock
    if table.snapshot.status != "playing":
        raise NotNowError("table-not-playing")
    if table.snapshot.setup.chair(seat).stand_in:
        raise NotNowError("seat-stand-in")
    if clock is None:
        raise NotNowError("holiday-not-slow")
    await table.wind(clock.off(seat, days, table.time()) if days else clock.back(seat, table.time()))


def _agreed(proposal: wire.Proposal, agreed: Iterable[int]) -> wire.Proposal:
    return replace(proposal, agreed=tuple(sorted({*proposal.agreed, *agreed})))


async def _settle(table: Table, proposal: wire.Proposal | None) -> None:
    """Carry a proposal out once nobody present is missing; drop it when its seat is back, or nobody is left."""
    needed, playing = _present(table), table.snapshot.status == "playing"
    if proposal is None or not playing or not needed or _is_moot(table, proposal):
        table.propose(None)
    elif not set(needed) <= set(proposal.agreed):
        table.propose(replace(proposal, needed=needed))
    elif proposal.by is None and table.asker not in table.listeners:
        table.propose(replace(proposal, needed=needed))  # the process by which they are here hands the seat over
    elif proposal.by is None:
        await _hand_over(table, proposal)
    else:
        await _stand_in(table, proposal.seat)


def _present(table: Table) -> tuple[int, ...]:
    """The people who are asked."""
    chairs = enumerate(table.snapshot.setup.chairs)
    return tuple(seat for seat, chair in chairs if chair.kind == "person" and table.is_present(seat))


def _is_moot(table: Table, proposal: wire.Proposal) -> bool:
    """Its seat is back, or who asked for it has gone."""
    asked_in_vain = proposal.by is None and not table.has_asker
    return asked_in_vain or table.is_present(proposal.seat)


async def _hand_over(table: Table, proposal: wire.Proposal) -> None:
    """The seat is whose who asked for it: a new token, and every earlier one ends."""
    seat, name = proposal.seat, proposal.name or None
    setup, token = seats.sit(table.snapshot.setup, seat, wire.Join(name))
    await table.change(setup, settled=True)
    if table.asker is not None:
        table.asker.send(wire.encode(wire.Handed(seat, token)))
    table.on_turn(table)


async def _stand_in(table: Table, seat: int) -> None:
    """A computer plays, and the person is told."""
    setup = seats.played_for(table.snapshot.setup, seat, table.snapshot.position, stand_in=True)
    await table.change(setup, settled=True)
    table.on_ring(table, seat, "stand-in")
    table.on_turn(table)
