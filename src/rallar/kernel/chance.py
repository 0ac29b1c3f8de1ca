"""The generator of a record: sfc32, exact in plain integers and in 64-bit ones."""

from __future__ import annotations

from rallar.kernel.types import Generator

MASK = 0xFFFFFFFF


def seed_chance(rng: Generator, seed: int, stream: int) -> None:
    rng[0] = seed & MASK
    rng[1] = (seed >> 32) & MASK
    rng[2] = stream
    rng[3] = 1
    for _ in range(15):
        next_chance(rng)


def next_chance(rng: Generator) -> int:
    a, b, c = rng[0], rng[1], rng[2]
    result = (a + b + rng[3]) & MASK
    rng[3] = (rng[3] + 1) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = (((c << 21) | (c >> 11)) + result) & MASK
    return result


def below(rng: Generator, n: int) -> int:
    """A number from 0 to n - 1."""
    return (next_chance(rng) * n) >> 32
