"""The generator and the sets of bits, against their definitions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rallar.kernel.bits import count_bits, lowest_bit, nth_bit
from rallar.kernel.chance import below, next_chance, seed_chance
from rallar.kernel.layout import STATE, WORD
from rallar.kernel.mirror import octets_of, state
from rallar.kernel.tickets import shuffle_queue

NUMBERS = 2**32
seeds = st.integers(0, 2**63 - 1)
words = st.integers(1, 2**WORD - 1) | st.sets(st.integers(0, WORD - 1), min_size=1).map(
    lambda bits: sum(1 << bit for bit in bits)
)


def sfc32(seed: int, stream: int) -> Iterator[int]:
    """Doty-Humphrey's generator, as it was published; 15 numbers are thrown away."""
    a, b, c, counter = seed % NUMBERS, seed // NUMBERS % NUMBERS, stream, 1
    thrown = 15
    while True:
        number = (a + b + counter) % NUMBERS
        counter = (counter + 1) % NUMBERS
        turned = (c * 2**21) % NUMBERS + c // 2**11
        a, b, c = b ^ (b // 2**9), (c * 9) % NUMBERS, (turned + number) % NUMBERS
        thrown -= 1
        if thrown < 0:
            yield number


@given(seeds, st.integers(0, 9))
def test_the_generator_is_sfc32(seed: int, stream: int) -> None:
    rng = [0] * 4
    seed_chance(rng, seed, stream)
    assert [next_chance(rng) for _ in range(20)] == list(islice(sfc32(seed, stream), 20))


def test_its_counter_starts_again_at_nothing() -> None:
    rng = [1, 2, 3, NUMBERS - 1]
    assert [next_chance(rng), rng[3]] == [2, 0]


@given(seeds, st.integers(1, 200))
def test_a_number_below_another_is_its_share_of_the_generators(seed: int, n: int) -> None:
    rng = [0] * 4
    seed_chance(rng, seed, 0)
    assert [below(rng, n) for _ in range(20)] == [number * n // NUMBERS for number in islice(sfc32(seed, 0), 20)]


@given(words)
def test_bits_are_counted_and_found(word: int) -> None:
    bits = [bit for bit in range(WORD) if word >> bit & 1]
    assert count_bits(word) == len(bits)
    assert lowest_bit(word) == bits[0]
    assert [nth_bit(word, n) for n in range(len(bits))] == bits


@pytest.mark.parametrize("word", [0, 1, 2**WORD - 1])
def test_the_emptiest_and_the_fullest_word(word: int) -> None:
    assert count_bits(word) == word.bit_count()


def test_rejects_are_shuffled_into_every_order() -> None:
    """K4."""
    s, seen = state(octets_of(np.zeros(1, STATE))), set()
    s.queue_n = 4
    for seed in range(200):
        for i in range(4):
            s.queue[i] = i + 1
        seed_chance(s.rng, seed, 0)
        shuffle_queue(s)
        seen.add(tuple(s.queue[i] for i in range(6)))
    assert seen == {(*order, 0, 0) for order in permutations((1, 2, 3, 4))}
