"""Masks of legal actions as learners like them: a number for each action, and one of them drawn at random."""

from __future__ import annotations

from rallar.kernel.bits import count_bits, lowest_bit, nth_bit
from rallar.kernel.layout import ACTION_WORDS, NOBODY, WORD
from rallar.kernel.types import Grid, Ints, OctetGrid, Octets


def spread_many(n: int, masks: Grid, rows: OctetGrid) -> None:
    """An entry: 1 for each action that a mask has, 0 for the others of the board."""
    for k in range(n):
        spread_mask(masks, k, rows[k])


def spread_mask(masks: Grid, k: int, row: Octets) -> None:
    row[:] = 0
    for i in range(ACTION_WORDS):
        left = masks[k, i]
        while left:
            row[i * WORD + lowest_bit(left)] = 1
            left &= left - 1


def draw_many(n: int, masks: Grid, chances: Ints, actions: Ints) -> None:
    """An entry: an action of each mask, chosen by a number of 32 bits; NOBODY where a mask has none."""
    for k in range(n):
        actions[k] = draw_from(masks, k, chances[k])


def draw_from(masks: Grid, k: int, chance: int) -> int:
    total = 0
    for i in range(ACTION_WORDS):
        total += count_bits(masks[k, i])
    if total == 0:
        return NOBODY
    left = (chance * total) >> 32
    i = 0
    here = count_bits(masks[k, 0])
    while left >= here:
        left -= here
        i += 1
        here = count_bits(masks[k, i])
    return i * WORD + nth_bit(masks[k, i], left)
