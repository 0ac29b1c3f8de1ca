"""A computer plays for someone who is away, if everyone present agrees; the owner can come back at any time."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rallar.protocol import wire
from rallar.server.errors import NotNowError
from rallar.server.seats import Chair
from rallar.server.table import Table


async def propose(table: Table, seat: int, by: int, agreed: Iterable[int], away_after: float) -> None:
    """Ask the others at the table. All who sit before the screen of the one who asks agree."""
    chair = table.setup.chair(seat)
    if table.status != "playing":
        raise NotNowError("table-not-playing")
    if chair.kind != "person" or chair.stand_in or table.is_present(seat):
        raise NotNowError("seat-not-away", seat=seat)
    if table.away_for(seat) < away_after:
        raise NotNowError("seat-just-left", player=seat)
    if table.proposal is None or table.proposal.seat != seat:
        table.proposal = wire.Proposal(seat, by, (), ())
    await agree(table, seat, agreed, True)


async def agree(table: Table, seat: int, agreed: Iterable[int], yes: bool) -> None:
    proposal = table.proposal
    if proposal is None or proposal.seat != seat:
        raise NotNowError("proposal-none", seat=seat)
    if yes:
        table.proposal = replace(proposal, agreed=tuple(sorted({*proposal.agreed, *agreed})))
    else:
        table.proposal = None
    await settle(table)


async def settle(table: Table) -> None:
    """Carry a proposal out once nobody present is missing; drop it when its seat is back, or nobody is left."""
    proposal = table.proposal
    if proposal is not None:
        needed = tuple(seat for seat, chair in enumerate(table.setup.chairs) if _is_asked(table, seat, chair))
        table.proposal = replace(proposal, needed=needed)
        if table.is_present(proposal.seat) or table.status != "playing" or not needed:
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
