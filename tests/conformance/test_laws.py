"""Thousands of random games: every position keeps the laws, and every game ends."""

from __future__ import annotations

import numpy as np
import pytest

from rallar.kernel import layout as k
from tests.batch import MOST_STEPS, Batch, States
from tests.conformance.laws import (
    BOARD_FIELDS,
    PAYMENT,
    SEATS,
    Facts,
    check_change,
    check_masks,
    check_position,
    expected_phases,
    facts_of,
)
from tests.fixtures import TABLES, Table, each_table, soak

GAMES = soak(600)  # a table
SEED = 1000


def play_checked(batch: Batch, facts: Facts) -> set[int]:
    """Play every game to its end, checking each position. Answers the phases met."""
    phases: set[int] = set()
    check_position(facts, batch.states)
    for _ in range(MOST_STEPS):
        if not len(batch.states):
            return phases
        before = batch.states.copy()
        assert batch.step(batch.choose()) == 0
        check_change(facts, before, batch.states)
        check_masks(batch.states, batch.masks)
        phases.update(np.unique(batch.states["phase"]).tolist())
        batch.drop_finished()
    raise AssertionError("a game does not end")


@each_table
def test_every_position_keeps_the_laws_and_every_game_ends(table: Table) -> None:
    batch = Batch(table, GAMES, SEED)
    met = play_checked(batch, facts_of(table))
    finished = np.concatenate(batch.finished)
    assert len(finished) == GAMES
    assert met == expected_phases(table)


def spoil(states: States, field: str) -> States:
    """The same states, with one number of a field changed in the last of them."""
    spoilt = states.copy()
    spoilt[field][-1, ...] += 1
    return spoilt


TICKETS = ("tickets", "tickets_n", "ticket_deck", "queue_n", "offer_n")
CARDS = ("hand", "deck", "deck_n", "discards", "open", "laid", "turned_n", "due")
REST = (*PAYMENT, *SEATS, "queue", "queue_first", "winners")


@pytest.mark.parametrize("field", [*dict.fromkeys((*BOARD_FIELDS, *TICKETS, *CARDS, *REST, "route", "city"))])
def test_the_laws_notice_a_spoilt_state(field: str) -> None:
    table = Table("fifth", 4)
    batch = Batch(table, 20, SEED)
    batch.play(60)
    facts = facts_of(table)
    check_position(facts, batch.states)
    with pytest.raises(AssertionError):
        check_position(facts, spoil(batch.states[batch.states["phase"] == k.TURN], field))


def test_every_table_is_played() -> None:
    assert len(TABLES) == 2 + 4 + 4 + 4 + 4 + 1
