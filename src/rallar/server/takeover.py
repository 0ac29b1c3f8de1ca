"""A computer plays for someone who is away, if everyone present agrees; the owner can come back at any time."""

from __future__ import annotations

from msgspec.structs import replace

from rallar.server import wire
from rallar.server.errors import NotNowError
from rallar.server.seats import Chair
from rallar.server.table import Table, now


async def propose(table: Table, seat: int, by: int, away_after: float) -> None:
    chair = table.setup.chair(seat)
    if table.status != "playing":
        raise NotNowError("table-not-playing")
    away = chair.kind == "person" and not chair.stand_in and not table.is_present(seat)
    if not away or now() - table.away_since[seat] < away_after:
        raise NotNowError("seat-not-away", seat=seat)
    table.proposal = wire.Proposal(seat, by, (by,), ())
    await settle(table)


async def agree(table: Table, seat: int, by: int, yes: bool) -> None:
    proposal = table.proposal
    if proposal is None or proposal.seat != seat:
        raise NotNowError("proposal-none", seat=seat)
    if yes:
        table.proposal = replace(proposal, agreed=tuple(sorted({*proposal.agreed, by})))
    else:
        table.proposal = None
    await settle(table)


async def settle(table: Table) -> None:
    """Carry a proposal out once nobody present is missing; drop it when the one it is about is back."""
    proposal = table.proposal
    if proposal is not None:
        needed = tuple(seat for seat, chair in enumerate(table.setup.chairs) if _is_asked(table, seat, chair))
        table.proposal = replace(proposal, needed=needed)
        if table.is_present(proposal.seat) or table.status != "playing":
            table.proposal = None
        elif set(needed) <= set(proposal.agreed):
            table.proposal = None
            await _stand_in(table, proposal.seat, True)
            return
    table.tell_table()


async def come_back(table: Table, seat: int) -> None:
    """The person plays their seat again."""
    if not table.setup.chair(seat).stand_in:
        raise NotNowError("seat-not-away", seat=seat)
    await _stand_in(table, seat, False)


async def _stand_in(table: Table, seat: int, computer: bool) -> None:
    await table.change(table.setup.with_chair(seat, replace(table.setup.chairs[seat], stand_in=computer)))
    table.on_turn(table)


def _is_asked(table: Table, seat: int, chair: Chair) -> bool:
    return chair.kind == "person" and table.is_present(seat)
