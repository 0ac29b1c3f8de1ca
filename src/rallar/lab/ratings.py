"""How strong players are, from the order in which they finish, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, permutations, product
from math import factorial, log, prod, sqrt

import numpy as np
from numpy.typing import NDArray

from rallar.lab.arena import Bout

SURE = 1.96  # standard deviations on each side: 95 of 100 intervals hold the truth
ELO = 400 / log(10)  # ten to one is 400 points
STEPS = 60
Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a whole with its Wilson interval."""

    value: float
    low: float
    high: float
    of: int

    @classmethod
    def wilson(cls, got: float, of: int) -> Share:
        if not of:
            return cls(0.0, 0.0, 1.0, 0)
        share, spread = got / of, SURE**2 / of
        middle = (share + spread / 2) / (1 + spread)
        half = SURE * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
        return cls(share, max(0.0, middle - half), min(1.0, middle + half), of)

    @classmethod
    def mean(cls, parts: Sequence[float]) -> Share:
        return cls.wilson(sum(parts), len(parts))


@dataclass(frozen=True, slots=True)
class Rating:
    """In points of which 400 mean ten to one; those of all players add up to nothing."""

    value: float
    margin: float  # to both ends of the interval

    @property
    def low(self) -> float:
        return self.value - self.margin

    @property
    def high(self) -> float:
        return self.value + self.margin


def ratings(bouts: Iterable[Bout], players: Sequence[str]) -> dict[str, Rating]:
    """A Plackett–Luce fit of the orders in which the games ended (with two at a table: Bradley–Terry).

    Who shares a place is taken in every order, each counting for its part. A drawn game of everybody against an
    imaginary player of average strength keeps those finite who never lose. Intervals are from the curvature of the
    likelihood (Fisher).
    """
    number = {name: i for i, name in enumerate(players)}
    orders: Counter[tuple[int, ...]] = Counter()
    for bout in bouts:
        for order, weight in _orders(bout, number):
            orders[order] += weight  # type: ignore[assignment]
    strength, information = _fitted(orders, len(players))
    center = np.eye(len(players)) - 1 / len(players)
    values = ELO * (center @ strength)
    deviations = ELO * np.sqrt(np.diag(center @ np.linalg.inv(information) @ center))
    return {name: Rating(float(values[i]), float(SURE * deviations[i])) for name, i in number.items()}


def _orders(bout: Bout, number: dict[str, int]) -> Iterator[tuple[tuple[int, ...], float]]:
    ranked = sorted(bout.seats, key=lambda seat: seat.place)
    groups = [[number[seat.player] for seat in group] for _, group in groupby(ranked, key=lambda seat: seat.place)]
    weight = 1 / prod(factorial(len(group)) for group in groups)
    for parts in product(*(permutations(group) for group in groups)):
        yield tuple(each for part in parts for each in part), weight


def _fitted(orders: Counter[tuple[int, ...]], players: int) -> tuple[Numbers, Numbers]:
    """The likeliest strengths, and how sharply the likelihood bends there. It has one summit: Newton finds it."""
    strength: Numbers = np.zeros(players)
    slope, bend, height = _likelihood(orders, strength)
    for _ in range(STEPS):
        step = np.linalg.solve(bend, slope)
        while True:
            found = _likelihood(orders, strength + step)
            if found[2] >= height or np.abs(step).max() < 1e-12:
                break
            step /= 2
        strength = strength + step
        slope, bend, height = found
        if np.abs(step).max() < 1e-10:
            break
    return strength, bend


def _likelihood(orders: Counter[tuple[int, ...]], strength: Numbers) -> tuple[Numbers, Numbers, float]:
    """Its slope, its bend (both by player), its height."""
    power = np.exp(strength)
    even = power / (1 + power)
    slope, bend = 0.5 - even, np.diag(even * (1 - even))
    height = float((0.5 * strength - np.log1p(power)).sum())
    for order, weight in orders.items():
        for place in range(len(order) - 1):
            chances: Numbers = np.zeros(len(strength))
            np.add.at(chances, list(order[place:]), power[list(order[place:])])
            total = chances.sum()
            chances /= total
            height += weight * float(strength[order[place]] - np.log(total))
            slope[order[place]] += weight
            slope -= weight * chances
            bend += weight * (np.diag(chances) - np.outer(chances, chances))
    return slope, bend, height


def meetings(bouts: Iterable[Bout], players: Sequence[str]) -> dict[tuple[str, str], Share]:
    """Of the times two players sat at a table together, how often the first finished ahead; a shared place is half."""
    ahead: Counter[tuple[str, str]] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for bout in bouts:
        for one, other in permutations(bout.seats, 2):
            if one.player != other.player:
                pair = one.player, other.player
                met[pair] += 1
                ahead[pair] += (one.place < other.place) + 0.5 * (one.place == other.place)  # type: ignore[assignment]
    return {pair: Share.wilson(ahead[pair], met[pair]) for pair in permutations(players, 2) if met[pair]}
