"""The moves of all others until one's own turn has come: a function of the kernel's kind, compiled together with it."""

from __future__ import annotations

from rallar.kernel.chance import seed_chance
from rallar.kernel.entries import Boxes, Scratches, States, policy
from rallar.kernel.layout import ACTION_WORDS, OVER
from rallar.kernel.steps import apply, list_legal
from rallar.kernel.types import Grid, Ints

STREAM = 2  # of chance: 0 deals the games, 1 plays them out


def reply_many(
    boxes: Boxes, states: States, scratches: Scratches, n: int, seats: Ints, chances: Grid, masks: Grid
) -> None:
    """In each of n games the policy chooses until a seat is asked; then the mask of what that may do.

    Each game has a generator of its own in `chances`; one that stands at 0 is made of the seed in its first number.
    """
    b, w = boxes[0], scratches[0]
    for k in range(n):
        s = states[k]
        if s.phase != OVER and s.seat != seats[k]:
            if chances[k, 3] == 0:
                seed_chance(w.rng, chances[k, 0], STREAM)
            else:
                for i in range(4):
                    w.rng[i] = chances[k, i]
            while s.phase != OVER and s.seat != seats[k]:
                list_legal(b, s, w, s.seat)
                apply(b, s, w, s.seat, policy(b, s, w, s.seat))
            for i in range(4):
                chances[k, i] = w.rng[i]
            list_legal(b, s, w, s.seat)
            for i in range(ACTION_WORDS):
                masks[k, i] = w.legal[i]
