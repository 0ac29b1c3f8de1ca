"""Sets as bits of mask words. Word by word, because a row of a record's table cannot be handed around."""

from __future__ import annotations


def count_bits(word: int) -> int:
    word -= (word >> 1) & 0x5555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 0x7F


def lowest_bit(word: int) -> int:
    """The index of the lowest bit set."""
    return count_bits((word & -word) - 1)


def nth_bit(word: int, n: int) -> int:
    """The index of the n-th bit set, from 0."""
    while n > 0:
        word &= word - 1
        n -= 1
    return lowest_bit(word)
