"""Turns: how one begins and ends, and how the game does."""

from __future__ import annotations

from rallar.kernel.bullets import trains_run_out
from rallar.kernel.layout import (
    ALL_PASSED,
    LAST_ROUND,
    LOG_LAST_ROUND,
    LOG_OVER,
    LOG_TURN,
    NOBODY,
    OVER,
    TURN,
    Box,
    Scratch,
    State,
)
from rallar.kernel.log import note
from rallar.kernel.scoring import score_game


def begin_turn(s: State, w: Scratch, seat: int) -> None:
    s.seat = seat
    s.phase = TURN
    s.turn += 1
    note(w, LOG_TURN, seat, 0, 0)


def end_turn(b: Box, s: State, w: Scratch, seat: int) -> None:
    """E1, S8."""
    if s.turns_left > 0:
        s.turns_left -= 1
    elif s.cars[seat] <= b.cars_last_round and trains_run_out(b, s):
        s.turns_left = s.players
        note(w, LOG_LAST_ROUND, seat, 0, 0)
    if s.turns_left == 0:
        finish(b, s, w, LAST_ROUND)
    elif s.passes == s.players:
        finish(b, s, w, ALL_PASSED)
    else:
        begin_turn(s, w, (seat + 1) % s.players)


def finish(b: Box, s: State, w: Scratch, reason: int) -> None:
    s.phase = OVER
    score_game(b, s, w)
    note(w, LOG_OVER, NOBODY, reason, 0)
