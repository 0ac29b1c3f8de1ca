"""Ratings: where the answer is known by other means it is that one, and intervals hold the truth as they should."""

from __future__ import annotations

from math import log
from random import Random

import numpy as np
import pytest

from rallar.lab.arena import Bout
from rallar.lab.ratings import ELO, Share, meetings, ratings
from tests.lab.bouts import bout


def series(wins: int, losses: int) -> list[Bout]:
    return [bout(game, ("a", int(game < wins)), ("b", int(game >= wins))) for game in range(wins + losses)]


def test_two_players_differ_by_the_odds() -> None:
    """Three wins of four are odds of three to one; the imaginary draws hardly matter among a thousand games."""
    found = ratings(series(3000, 1000), ("a", "b"))
    assert found["a"].value - found["b"].value == pytest.approx(ELO * log(3), rel=0.002)
    assert found["a"].value + found["b"].value == pytest.approx(0, abs=1e-6)


def test_the_interval_of_two_is_that_of_the_logit() -> None:
    found = ratings(series(300, 100), ("a", "b"))
    deviation = (1 / 300 + 1 / 100) ** 0.5 * ELO
    assert 2 * found["a"].margin == pytest.approx(1.96 * deviation, rel=0.02)


def test_who_never_loses_is_rated_all_the_same() -> None:
    few, many = (ratings(series(games, 0), ("a", "b")) for games in (10, 100))
    assert 0 < few["a"].value < many["a"].value < 1500
    assert few["a"].low < many["a"].value


def test_drawn_games_make_equals() -> None:
    found = ratings([bout(game, ("a", 5), ("b", 5)) for game in range(40)], ("a", "b"))
    assert found["a"].value == pytest.approx(0, abs=1e-6)
    halves = ratings(series(20, 20), ("a", "b"))
    assert found["a"].margin == pytest.approx(halves["a"].margin)


def plackett_luce(random: Random, strength: dict[str, float], games: int) -> list[Bout]:
    found = []
    for game in range(games):
        left, order = dict(strength), []
        while left:
            (name,) = random.choices(list(left), list(left.values()))
            order.append(name)
            del left[name]
        found.append(bout(game, *((name, len(order) - place) for place, name in enumerate(order))))
    return found


def test_strengths_at_tables_of_four_are_found_again() -> None:
    """Forty tournaments of known strengths: 95 % of the intervals hold them, give or take."""
    strength = {"a": 8.0, "b": 4.0, "c": 2.0, "d": 1.0}
    mean = np.mean([log(each) for each in strength.values()])
    truth = {name: ELO * (log(each) - mean) for name, each in strength.items()}
    held: list[bool] = []
    for seed in range(40):
        found = ratings(plackett_luce(Random(seed), strength, 60), tuple(strength))
        held += [bool(found[name].low <= truth[name] <= found[name].high) for name in strength]
    assert 142 <= sum(held) <= 160


def test_who_is_always_second_is_above_who_is_always_last() -> None:
    found = ratings([bout(game, ("a", 3), ("b", 2), ("c", 1)) for game in range(10)], ("a", "b", "c"))
    assert found["a"].value > found["b"].value + 100 > found["c"].value + 200


def test_one_who_sits_twice_is_one_player() -> None:
    found = ratings([bout(game, ("a", 3), ("a", 2), ("b", 1)) for game in range(30)], ("a", "b"))
    assert found["a"].value > 100


def test_wilson() -> None:
    """The textbook's example: 81 of 263."""
    share = Share.wilson(81, 263)
    assert (share.low, share.high) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert Share.wilson(0, 10).low == 0
    assert Share.wilson(10, 10).high == 1
    assert Share.mean([]) == Share(0, 0, 1, 0)


def test_meetings_count_who_finished_ahead() -> None:
    found = meetings([bout(0, ("a", 3), ("b", 2), ("c", 2)), bout(1, ("b", 9), ("a", 1))], ("a", "b", "c"))
    assert found["a", "b"].value == 0.5
    assert found["b", "c"].value == 0.5
    assert found["a", "c"] == Share.wilson(1, 1)
    assert found["b", "a"].of == 2
