"""Simulations: exact, the same however they are split, and refused before any work is done."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from rallar import Game, OptionError, load_board
from rallar.game.options import MAX_SEED
from rallar.kernel.engine import INTERPRETED
from rallar.lab.simulate import WIN, Simulation, Spread, Sums, simulate

GAMES = 24


def run(**how: int) -> Simulation:
    found = simulate(
        "japan", 3, GAMES, 11, threads=how.get("threads", 1), chunk=how.get("chunk", GAMES), kernel=INTERPRETED
    )
    return replace(found, seconds=0.0, threads=0)


def test_threads_and_chunks_change_nothing() -> None:
    whole = run()
    assert run(threads=2, chunk=5) == whole
    assert run(threads=3, chunk=1) == whole


def test_a_run_is_the_sum_of_its_games() -> None:
    """Game k has the seed `seed + k`: two halves make the whole."""
    whole = run()
    halves = [simulate("japan", 3, GAMES // 2, seed, threads=1, kernel=INTERPRETED) for seed in (11, 11 + GAMES // 2)]
    for seat in range(3):
        mean = sum(half.scores[seat].mean for half in halves) / 2
        assert mean == pytest.approx(whole.scores[seat].mean)
        assert sum(half.win_share[seat] for half in halves) / 2 == pytest.approx(whole.win_share[seat])


def test_a_simulated_game_is_dealt_like_a_played_one() -> None:
    one = simulate("nordic", 2, 1, 5, threads=1, kernel=INTERPRETED)
    start = Game.new("nordic", 2, 5, kernel=INTERPRETED).view(None).start
    position = [one.win_share[(start + turn) % 2] for turn in range(2)]
    assert list(one.win_share_by_order) == position


@pytest.mark.parametrize("by", ["win_share", "win_share_by_order"])
def test_shares_of_wins_make_a_whole(by: str) -> None:
    assert sum(getattr(run(), by)) == pytest.approx(1.0)


def test_sums_of_known_games() -> None:
    """Scores, winners as a mask, turns, decisions, who started: seat 1 wins alone, then both share."""
    results = np.array([[10, 30, 0b10, 40, 90, 1], [20, 20, 0b11, 60, 110, 0]], np.int64)
    sums = Sums.of(results, 2)
    assert sums.wins.tolist() == [WIN // 2, WIN + WIN // 2]
    assert sums.order_wins.tolist() == [WIN + WIN // 2, WIN // 2]
    assert sums.spread(0, 2) == Spread(15.0, 5.0)
    assert sums.spread(3, 2) == Spread(50.0, 10.0)


def test_progress_counts_up_to_all_games() -> None:
    seen: list[int] = []
    simulate("japan", 2, 7, 0, seen.append, threads=1, chunk=3, kernel=INTERPRETED)
    assert seen == sorted(seen)
    assert seen[-1] == 7
    assert len(seen) == 3


def test_a_board_of_ones_own() -> None:
    assert simulate(load_board("japan"), 2, 2, threads=1, kernel=INTERPRETED).board == "japan"


def test_speed() -> None:
    assert replace(run(), seconds=2.0).games_per_second == GAMES / 2
    assert run().games_per_second == 0.0


@pytest.mark.parametrize(
    ("players", "games", "seed", "threads", "key"),
    [
        (9, 1, 0, 1, "option-seats"),
        (2, 0, 0, 1, "option-games"),
        (2, 2, MAX_SEED, 1, "option-games"),
        (2, 1, -1, 1, "option-seed"),
        (2, 1, 0, 0, "option-threads"),
        (2, 1, 0, 10**20, "option-threads"),
    ],
)
def test_refusals(players: int, games: int, seed: int, threads: int, key: str) -> None:
    with pytest.raises(OptionError, match=key):
        simulate("nordic", players, games, seed, threads=threads, kernel=INTERPRETED)


def test_games_without_number_begin_at_once() -> None:
    """Somebody meant a million: they see the bar, and stop."""

    def stop(_done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("nordic", 2, 10**15, progress=stop, threads=1, chunk=1, kernel=INTERPRETED)


@pytest.mark.slow
def test_compiled_games_are_the_interpreted_ones() -> None:
    compiled = simulate("nordic", 2, 10, 3, threads=2, chunk=4)
    interpreted = simulate("nordic", 2, 10, 3, threads=1, kernel=INTERPRETED)
    assert replace(compiled, seconds=0.0, threads=0) == replace(interpreted, seconds=0.0, threads=0)
