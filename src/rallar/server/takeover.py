"""A computer plays for someone who is away, if everyone present agrees; the owner can come back at any time."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rallar.protocol import wire
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
    if proposal is None or proposal.seat != seat:
        proposal = wire.Proposal(seat, by, (), ())
    await _settle(table, _agreed(proposal, agreed))


async def agree(table: Table, seat: int, agreed: Iterable[int], yes: bool) -> None:
    proposal = table.snapshot.proposal
    if proposal is None or proposal.seat != seat:
        raise NotNowError("proposal-none", seat=seat)
    await _settle(table, _agreed(proposal, agreed) if yes else None)


async def settle(table: Table) -> None:
    """Who comes or goes may decide a proposal."""
    if table.snapshot.proposal is not None:
        await _settle(table, table.snapshot.proposal)


async def come_back(table: Table, seat: int) -> None:
    """The person plays their seat again."""
    if not table.snapshot.setup.chair(seat).stand_in:
        raise NotNowError("seat-not-away", seat=seat)
    await _stand_in(table, seat, False)


def _agreed(proposal: wire.Proposal, agreed: Iterable[int]) -> wire.Proposal:
    return replace(proposal, agreed=tuple(sorted({*proposal.agreed, *agreed})))


async def _settle(table: Table, proposal: wire.Proposal | None) -> None:
    """Carry a proposal out once nobody present is missing; drop it when its seat is back, or nobody is left."""
    chairs = enumerate(table.snapshot.setup.chairs)
    needed = tuple(seat for seat, chair in chairs if chair.kind == "person" and table.is_present(seat))
    playing = table.snapshot.status == "playing"
    if proposal is None or table.is_present(proposal.seat) or not playing or not needed:
        await table.propose(None)
    elif set(needed) <= set(proposal.agreed):
        await _stand_in(table, proposal.seat, True)
    else:
        await table.propose(replace(proposal, needed=needed))


async def _stand_in(table: Table, seat: int, computer: bool) -> None:
    setup = table.snapshot.setup
    chair = replace(setup.chairs[seat], stand_in=computer)
    await table.change(setup.with_chair(seat, chair), settled=computer)
    table.on_turn(table)
