"""The doors into the kernel: functions on arrays of records, which is what is quick to call from Python."""

from __future__ import annotations

from collections.abc import MutableSequence

from rallar.kernel.actions import is_legal
from rallar.kernel.bits import count_bits, nth_bit
from rallar.kernel.chance import below, seed_chance
from rallar.kernel.layout import (
    ACTION_WORDS,
    LONGEST_PATH,
    LOST,
    OVER,
    WORD,
    Box,
    Scratch,
    State,
)
from rallar.kernel.networks import mark_made
from rallar.kernel.prospects import mark_tolls, prospect
from rallar.kernel.scoring import measured, score_game
from rallar.kernel.setup import set_up
from rallar.kernel.steps import apply, list_legal
from rallar.kernel.types import Grid, Ints

Boxes = MutableSequence[Box]
States = MutableSequence[State]
Scratches = MutableSequence[Scratch]


def new_game(boxes: Boxes, states: States, scratches: Scratches, i: int, players: int, start: int, seed: int) -> None:
    set_up(boxes[0], states[i], scratches[0], players, start, seed)


def legal(boxes: Boxes, states: States, scratches: Scratches, i: int, seat: int) -> None:
    list_legal(boxes[0], states[i], scratches[0], seat)


def step(boxes: Boxes, states: States, scratches: Scratches, i: int, seat: int, action: int) -> bool:
    """Carry out an action if it is legal; else change nothing and answer False."""
    b, s, w = boxes[0], states[i], scratches[0]
    list_legal(b, s, w, seat)
    if not is_legal(w, action):
        return False
    apply(b, s, w, seat, action)
    return True


def step_many(boxes: Boxes, states: States, scratches: Scratches, n: int, actions: Ints, masks: Grid) -> int:
    """One action in each of n games, if it is in the game's mask of legal ones; then the masks anew.

    Answers how many actions were refused. A first call with actions below 0 only fills in the masks.
    """
    b, w = boxes[0], scratches[0]
    refused = 0
    for k in range(n):
        s = states[k]
        action = actions[k]
        if action >= 0:
            if action < ACTION_WORDS * WORD and (masks[k, action // WORD] >> (action % WORD)) & 1:
                apply(b, s, w, s.seat, action)
            else:
                refused += 1
        list_legal(b, s, w, s.seat)
        for i in range(ACTION_WORDS):
            masks[k, i] = w.legal[i]
    return refused


def random_legal(w: Scratch) -> int:
    """One of the actions listed, each as likely."""
    total = 0
    for i in range(ACTION_WORDS):
        if w.legal[i]:
            total += count_bits(w.legal[i])
    k = below(w.rng, total)
    i = 0
    while True:
        here = count_bits(w.legal[i]) if w.legal[i] else 0
        if k < here:
            return i * WORD + nth_bit(w.legal[i], k)
        k -= here
        i += 1


def policy(b: Box, s: State, w: Scratch, seat: int) -> int:
    """Who chooses among the actions listed when games are played out: chance, unless `with_policy` puts in another."""
    return random_legal(w)


def play_out(b: Box, s: State, w: Scratch) -> int:
    """Play a game to its end by the policy. Answers the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        list_legal(b, s, w, s.seat)
        apply(b, s, w, s.seat, policy(b, s, w, s.seat))
        decisions += 1
    return decisions


def write_result(s: State, results: Grid, row: int, decisions: int) -> None:
    """A row of a finished game: scores, winners, turns, decisions, who started."""
    for seat in range(s.players):
        results[row, seat] = s.score[seat]
    results[row, s.players] = s.winners
    results[row, s.players + 1] = s.turn
    results[row, s.players + 2] = decisions
    results[row, s.players + 3] = s.start


def play_many(
    boxes: Boxes,
    states: States,
    scratches: Scratches,
    players: int,
    start: int,
    seed: int,
    games: int,
    results: Grid,
) -> int:
    """Games from seeds in a row, played out one after the other in one state. Answers the number of decisions."""
    b, s, w = boxes[0], states[0], scratches[0]
    total = 0
    for k in range(games):
        set_up(b, s, w, players, start, seed + k)
        seed_chance(w.rng, seed + k, 1)
        decisions = play_out(b, s, w)
        write_result(s, results, k, decisions)
        total += decisions
    return total


def reset_many(boxes: Boxes, states: States, scratches: Scratches, n: int, players: int, start: int, seed: int) -> None:
    """Deal n games, from seeds in a row."""
    for k in range(n):
        set_up(boxes[0], states[k], scratches[0], players, start, seed + k)


def play_on(boxes: Boxes, states: States, scratches: Scratches, n: int, seed: int, results: Grid) -> int:
    """Play n games out from where they stand, each choosing by a seed of its own. Answers the number of decisions."""
    b, w = boxes[0], scratches[0]
    total = 0
    for k in range(n):
        seed_chance(w.rng, seed + k, 1)
        decisions = play_out(b, states[k], w)
        write_result(states[k], results, k, decisions)
        total += decisions
    return total


def tally(boxes: Boxes, states: States, scratches: Scratches, i: int) -> None:
    """Score a position as it stands, with every seat's longest path."""
    b, s, w = boxes[0], states[i], scratches[0]
    score_game(b, s, w)
    for seat in range(s.players):
        measured(b, s, w, LONGEST_PATH, seat)


def prospects(boxes: Boxes, states: States, scratches: Scratches, i: int, seat: int, found: Ints) -> None:
    """For each ticket a seat keeps: what it is or can become."""
    b, s, w = boxes[0], states[i], scratches[0]
    mark_made(b, s, w, seat)
    mark_tolls(b, s, w, seat)
    for ticket in range(b.n_tickets):
        found[ticket] = LOST
        if (s.tickets[seat, ticket // WORD] >> (ticket % WORD)) & 1:
            found[ticket] = prospect(b, s, w, seat, ticket)
