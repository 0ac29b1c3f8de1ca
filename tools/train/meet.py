"""A learned network against a level, on the processor: the figure that counts. Games by turns in every seat."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from rallar.bots import choose
from rallar.game.codec import encoded
from rallar.game.game import Game
from rallar.kernel.fields import fields_of
from rallar.lab.batch import Batch
from rallar.model.loader import load_board


class Player:
    """A network's choice for the seat to move, in NumPy."""

    def __init__(self, file: Path, scale: NDArray[np.float32]) -> None:
        weights = {name: each.astype(np.float32) for name, each in np.load(file).items()}
        self.hidden = [(weights[f"hidden.{i}.weight"].T.copy(), weights[f"hidden.{i}.bias"]) for i in range(3)]
        self.policy = weights["policy.weight"].T.copy(), weights["policy.bias"]
        self.scale = scale

    def choose(self, row: NDArray[np.int8], legal: NDArray[np.bool_]) -> int:
        x = row * self.scale
        for weight, bias in self.hidden:
            x = np.maximum(x @ weight + bias, 0)
        return int(np.where(legal, x @ self.policy[0] + self.policy[1], -np.inf).argmax())


def meet(file: Path, name: str, players: int, games: int, level: str, seed: int) -> NDArray[np.float64]:
    """A row a game: the network's share of the win, its score, the mean score of the others."""
    board, found = load_board(name), np.zeros((games, 3))
    batch = Batch(board, players, 1, threads=1)
    scale = np.concatenate([np.full(each.size, 1 / each.scale, np.float32) for each in fields_of(batch.setting.box)])
    player = Player(file, scale)
    for number in range(games):
        seat, rng = number % players, Random(seed + number)
        batch.reset(seed + number // players)
        while not batch.over[0]:
            mover = int(batch.seats[0])
            if mover == seat:
                actions = [player.choose(batch.look()[0], batch.legal()[0])]
            else:
                game = Game.of_state(board, batch.states[0].tobytes())
                actions = encoded(game._situation, mover, choose(level, game, mover, rng)) or []
            for action in actions:
                assert batch.step(np.array([action])) == 0
        winners, scores = int(batch.states["winners"][0]), batch.scores[0]
        share = (winners >> seat & 1) / winners.bit_count()
        found[number] = share, scores[seat], np.delete(scores, seat).mean()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("board")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--seed", type=int, default=5_000_000)
    arguments = parser.parse_args()
    found = meet(
        arguments.weights, arguments.board, arguments.players, arguments.games, arguments.level, arguments.seed
    )
    wins, own, others = found.mean(0)
    error = found[:, 0].std() / len(found) ** 0.5
    games = f"{arguments.board}, {arguments.players} players, {len(found)} games"
    print(f"{games}: wins {wins:.3f} ± {error:.3f}, {own:.1f} points to {others:.1f}")


if __name__ == "__main__":
    main()
