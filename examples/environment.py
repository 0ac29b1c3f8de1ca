"""Thousands of games for a learner, stepped together: observations, legal actions, rewards.

`python examples/environment.py europe 2048` plays so many games by chance and says how fast that was.
"""

from __future__ import annotations

import sys
import time

import numpy as np
from numpy.typing import NDArray

from rallar.lab.batch import Batch
from rallar.model.types import Board

Numbers = NDArray[np.int64]
Seen = NDArray[np.int8]
Truths = NDArray[np.bool_]


class Environment:
    """Games of one board. Each waits for an action of the seat to move; one that is over waits for the next `reset`."""

    def __init__(self, board: str | Board, players: int = 2, games: int = 256, seed: int = 0) -> None:
        self._batch = Batch(board, players, games, seed)
        self.players = players
        self.n_actions = self._batch.n_actions
        self.reset(seed)

    def reset(self, seed: int) -> Seen:
        """Deal all games anew."""
        self._batch.reset(seed)
        self._worth = self._points()
        return self.observations()

    def step(self, actions: Numbers) -> tuple[Seen, Numbers, Truths]:
        """An action in each game, -1 in those that are over: what is seen then, the rewards of all seats, what is over.

        The rewards of a game add up to its final scores: points as they are made, tickets and bonuses at the end.
        """
        if self._batch.step(actions):
            raise ValueError("an action was not legal")
        before, self._worth = self._worth, self._points()
        return self.observations(), self._worth - before, self.over

    @property
    def masks(self) -> Truths:
        """Which actions are legal, a row for each game."""
        return self._batch.legal()

    @property
    def seats(self) -> Numbers:
        """Who is to move."""
        return self._batch.seats.astype(np.int64)

    @property
    def over(self) -> Truths:
        return self._batch.over

    def observations(self) -> Seen:
        """A row for each game: what the seat to move may know, and nothing else."""
        return self._batch.look(facts=True)

    def _points(self) -> Numbers:
        made = self._batch.states["points"][:, : self.players]
        return np.where(self.over[:, None], self._batch.scores, made).astype(np.int64)


def by_chance(masks: Truths, rng: np.random.Generator) -> Numbers:
    """A legal action for each game, each as likely; -1 where there is none."""
    drawn = (rng.random(masks.shape, np.float32) * masks).argmax(1)
    return np.where(masks.any(1), drawn, -1)


def play_out(games: Environment, rng: np.random.Generator) -> Numbers:
    """All games to their end by chance: the sum of the rewards of each seat."""
    returns = np.zeros((len(games.seats), games.players), np.int64)
    while not games.over.all():
        _, rewards, _ = games.step(by_chance(games.masks, rng))
        returns += rewards
    return returns


if __name__ == "__main__":
    name, number = sys.argv[1], int(sys.argv[2])
    many = Environment(name, games=number)
    began = time.perf_counter()
    scores = play_out(many, np.random.default_rng(1))
    print(f"{number / (time.perf_counter() - began):.0f} games a second, mean scores {scores.mean(0).round(1)}")
