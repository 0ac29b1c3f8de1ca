"""What a view says of a ticket is true: lost stays lost, made is what the score says."""

from __future__ import annotations

import numpy as np

from rallar.kernel import layout as k
from rallar.kernel.engine import compiled
from tests.batch import Batch, Bools, Numbers, unpack
from tests.fixtures import Table, each_table, soak

GAMES = soak(60)  # a table
STEPS = 25  # from one look to the next
SEED = 10_000


def prospects(batch: Batch, game: int, seat: int) -> Numbers:
    found = np.zeros(int(batch.board["n_tickets"][0]), np.int64)
    compiled().prospects(batch.board, batch.states, batch.scratch, game, seat, found)
    return found


def made(batch: Batch, game: int) -> Bools:
    """By the score, seats by tickets."""
    trial = batch.states[game : game + 1].copy()
    compiled().tally(batch.board, trial, batch.scratch, 0)
    found: Bools = unpack(batch.scratch["made"], int(batch.board["n_tickets"][0]))[0]
    return found


def look(batch: Batch, lost: Bools) -> None:
    """Compare every kept ticket with the score and with what was said before; then note what is lost."""
    kept = unpack(batch.states["tickets"], lost.shape[2])
    for game in range(len(batch.states)):
        score = made(batch, game)
        for seat in range(batch.table.seats):
            found = prospects(batch, game, seat)
            mine = kept[game, seat]
            assert ((found == k.MADE) == score[seat])[mine].all()
            assert not (lost[game, seat] & mine & (found != k.LOST)).any()
            lost[game, seat] |= mine & (found == k.LOST)
            if batch.states["phase"][game] == k.OVER:
                assert (found != k.POSSIBLE).all()


@each_table
def test_a_lost_ticket_is_never_made(table: Table) -> None:
    batch = Batch(table, GAMES, SEED)
    lost = np.zeros((GAMES, table.seats, int(batch.board["n_tickets"][0])), np.bool_)
    while (batch.states["phase"] != k.OVER).any():
        for _ in range(STEPS):
            assert batch.step(batch.choose()) == 0
        look(batch, lost)
    assert lost.any()
