"""Tracks are arcs: known lengths, known middles, true parallels."""

from __future__ import annotations

from math import hypot, pi

import pytest

from rallar.drawing.track import Track


def test_a_straight_track() -> None:
    track = Track.between(0, 100, 0)
    assert track.length == pytest.approx(100)
    assert track.at(30) == pytest.approx(30)
    assert track.path() == "M0 0L100 0"


@pytest.mark.parametrize("bend", [10, -10, 50, -80])
def test_a_bend_moves_the_middle_to_the_right(bend: int) -> None:
    track = Track.between(0, 100, bend)
    assert track.at(track.length / 2) == pytest.approx(complex(50, bend))  # y is down: right of eastward is down
    assert track.at(track.length) == pytest.approx(100)


def test_a_half_circle() -> None:
    track = Track.between(0, 100, 50)
    assert track.length == pytest.approx(50 * pi)
    assert track.path().startswith("M0 0A50 50 0 ")


def test_parallel_tracks_keep_their_distance() -> None:
    track = Track.between(0, 200 + 100j, 30)
    other = track.beside(12)
    for share in (0, 0.2, 0.7, 1):
        here, there = track.at(track.length * share), other.at(other.length * share)
        assert hypot((there - here).real, (there - here).imag) == pytest.approx(12)


def test_a_part_lies_on_its_track() -> None:
    track = Track.between(0, 200, -40)
    part = track.part(20, 90)
    assert part.length == pytest.approx(70)
    assert part.at(10) == pytest.approx(track.at(30))
