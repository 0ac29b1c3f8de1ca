"""The arena: seats change from game to game, and every win is counted once."""

from __future__ import annotations

from random import Random

import pytest

from rallar.bots import Outlook
from rallar.game import Move
from rallar.lab.arena import Standing, play_off

GAMES = 3


class Hasty:
    """Takes the first move there is, and remembers where it sat."""

    def __init__(self) -> None:
        self.seats: dict[int, None] = {}

    def __call__(self, outlook: Outlook, _rng: Random) -> Move:
        self.seats[outlook.seat] = None
        return next(iter(outlook.legal))


def run(players: dict[str, Hasty]) -> dict[str, Standing]:
    return play_off("japan", tuple(players), players, GAMES, seed=4)


def test_everyone_sits_one_seat_on() -> None:
    players = {"one": Hasty(), "two": Hasty(), "three": Hasty()}
    run(players)
    assert [list(player.seats) for player in players.values()] == [[0, 2, 1], [1, 0, 2], [2, 1, 0]]


def test_wins_make_a_whole_and_every_decision_is_timed() -> None:
    found = run({"one": Hasty(), "two": Hasty()})
    assert sum(sum(standing.wins) for standing in found.values()) == pytest.approx(GAMES)
    for standing in found.values():
        assert len(standing.scores) == GAMES
        assert standing.made <= standing.tickets
        assert 0 < standing.slowest <= standing.seconds
        assert standing.decisions > GAMES


def test_the_same_seed_plays_the_same_games() -> None:
    once, again = (run({"one": Hasty(), "two": Hasty()}) for _ in range(2))
    assert {kind: standing.scores for kind, standing in once.items()} == {
        kind: standing.scores for kind, standing in again.items()
    }
