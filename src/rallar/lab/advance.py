"""One decision in each of many games that never end: what a learner plays in, on a GPU or on the processor.

A function of the kernel's kind, translated together with it: `rallar.lab.cuda` makes a thread a game of it.
"""

from __future__ import annotations

from rallar.kernel.layout import ACTION_WORDS, OVER, TICKETS_MADE, WORD, Box, Scratch, State
from rallar.kernel.observe import observe
from rallar.kernel.setup import set_up
from rallar.kernel.steps import apply, list_legal
from rallar.kernel.types import Grid, Ints, OctetGrid
from rallar.model.limits import MAX_PLAYERS

LOOK, DEAL = -1, -2  # instead of an action: only look, or deal the game anew
REFUSED, GOES_ON, ENDED = -1, 0, 1  # what came of it
RESULT = 3 * MAX_PLAYERS + 2  # numbers of a result: scores, tickets kept, tickets made, winners, turns


def advance(
    b: Box,
    s: State,
    w: Scratch,
    i: int,
    players: Ints,
    seeds: Ints,
    stride: int,
    actions: Ints,
    came: Ints,
    results: Grid,
    seats: Ints,
    masks: Grid,
    rows: OctetGrid,
) -> None:
    """Carry out the action of game i if its mask has it; then who is to move, what it may do, and what it sees.

    A game that ends leaves a row of results and is dealt anew from its next seed, a stride on.
    """
    action = actions[i]
    came[i] = GOES_ON
    if action >= 0:
        if action < ACTION_WORDS * WORD and (masks[i, action // WORD] >> (action % WORD)) & 1:
            apply(b, s, w, s.seat, action)
        else:
            came[i] = REFUSED
    if s.phase == OVER:
        came[i] = ENDED
        write_ending(s, w, results, i)
    if s.phase == OVER or action == DEAL:
        set_up(b, s, w, players[i], -1, seeds[i])
        seeds[i] += stride
    list_legal(b, s, w, s.seat)
    for k in range(ACTION_WORDS):
        masks[i, k] = w.legal[k]
    seats[i] = s.seat
    observe(b, s, w, s.seat, rows[i])


def write_ending(s: State, w: Scratch, results: Grid, i: int) -> None:
    for seat in range(s.players):
        results[i, seat] = s.score[seat]
        results[i, MAX_PLAYERS + seat] = s.tickets_n[seat]
        results[i, 2 * MAX_PLAYERS + seat] = w.measure[TICKETS_MADE, seat]
    results[i, 3 * MAX_PLAYERS] = s.winners
    results[i, 3 * MAX_PLAYERS + 1] = s.turn
