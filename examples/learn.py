"""From nothing to a player that beats chance, in a few minutes on one core, in plain NumPy.

`python examples/learn.py` lets a small network play Nordic against itself, says all the while how often it beats random
play, and draws its curve. After each game every decision of a seat is made more or less likely, by the margin
the seat won or lost by, compared with what the network had expected.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices this small are multiplied quickest alone

import numpy as np
from numpy.typing import NDArray

from rallar.lab.gym import Games

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

Octets = NDArray[np.int8]
Decisions = tuple[Octets, Octets, Ints, Ints, Ints]  # what was seen and legal, what was done, in which game, by whom

GAMES = 128  # at once
HIDDEN = 64
RATE = 2e-3
SCALE = np.float32(0.25)  # of what is seen
USED = 0.5  # of the decisions of a game, so many are learned from
BATCH = 2_048
CURIOSITY = 0.01  # how much it is drawn to what it is not sure of
POINTS = 50.0  # a margin that counts as 1


class Network:
    """What is seen to a chance for each action, and to the margin that is expected."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def spread(rows: int, columns: int, size: float) -> Floats:
            return rng.normal(0, size / rows**0.5, (rows, columns)).astype(np.float32)

        self.weights = [spread(inputs, HIDDEN, 1), spread(HIDDEN, actions, 0.1), spread(HIDDEN, 1, 0.1)]
        self.weights += [np.zeros(width, np.float32) for width in (HIDDEN, actions, 1)]
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def think(self, rows: Octets, masks: Octets) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chances of the legal actions, and the margin expected."""
        into, out, judge, bias, out_bias, judge_bias = self.weights
        hidden = np.tanh(rows * SCALE @ into + bias)
        logits = np.where(masks, hidden @ out + out_bias, -1e9)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), (hidden @ judge + judge_bias)[:, 0]

    def learn(self, rows: Octets, masks: Octets, actions: Ints, worth: Floats) -> None:
        """One step towards what went better than expected, and towards better expectations."""
        hidden, chances, expected = self.think(rows, masks)
        surprise = worth - expected
        informed = np.log(chances + 1e-9)
        wrong = chances - (np.arange(chances.shape[1]) == actions[:, None])
        wrong *= (surprise / (surprise.std() + 1e-6))[:, None]
        wrong += CURIOSITY * chances * (informed - (chances * informed).sum(1, keepdims=True))
        off = -surprise[:, None]
        back = (wrong @ self.weights[1].T + off @ self.weights[2].T) * (1 - hidden**2)
        slopes = [(rows * SCALE).T @ back, hidden.T @ wrong, hidden.T @ off, back.sum(0), wrong.sum(0), off.sum(0)]
        self._descend([slope / len(actions) for slope in slopes])

    def _descend(self, slopes: list[Floats]) -> None:
        """Adam."""
        self._steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            step = mean / (1 - 0.9**self._steps) / (np.sqrt(square / (1 - 0.99**self._steps)) + 1e-6)
            weight -= (RATE * step).astype(np.float32)


def drawn(chances: Floats, rng: np.random.Generator) -> Ints:
    """An action of each row, as likely as it says."""
    upto = chances.cumsum(1)
    return np.asarray((upto < rng.random((len(upto), 1)) * upto[:, -1:]).sum(1))


class Learner:
    """A network and the games it plays against itself."""

    def __init__(self, board: str = "nordic", games: int = GAMES, seed: int = 1) -> None:
        self.board, self.seed = board, seed
        self.games = Games(board, games)
        self.rng = np.random.default_rng(seed)
        seen, _ = self.games.reset(seed=seed)
        self.network = Network(seen["observation"].shape[1], seen["action_mask"].shape[1], self.rng)

    def play(self, games: Games, seed: int, alone: bool) -> tuple[list[Decisions], Floats]:
        """A game in each place: the decisions of the network, and the margins of both seats.

        Alone it plays both seats; else it has seat 0 in every other game and seat 1 in the rest, against chance.
        """
        made: list[Decisions] = []
        margins = np.zeros((games.num_envs, 2), np.float32)
        own = np.arange(games.num_envs) % 2
        playing = np.ones(games.num_envs, np.bool_)
        seen, infos = games.reset(seed=seed)
        games.action_space.seed(seed)
        while playing.any():
            seats = infos["seat"].astype(np.int64)
            at = np.flatnonzero(playing & (alone | (seats == own)))
            actions = games.action_space.sample()
            rows, masks = seen["observation"][at], seen["action_mask"][at]
            actions[at] = drawn(self.network.think(rows, masks)[1], self.rng)
            made.append((rows, masks, actions[at], at, seats[at]))
            seen, _, over, _, infos = games.step(actions)
            ended = playing & over
            margins[ended] = infos["outcome"][ended]
            playing &= ~over
        return made, margins

    def generation(self) -> None:
        """Play against itself, and learn from it."""
        self.seed += 1
        made, margins = self.play(self.games, self.seed * GAMES, alone=True)
        rows, masks, actions, games, seats = (np.concatenate(part) for part in zip(*made, strict=True))
        worth = margins[games, seats] / POINTS
        order = self.rng.permutation(len(rows))[: int(USED * len(rows))]
        for some in np.array_split(order, max(1, len(order) // BATCH)):
            self.network.learn(rows[some], masks[some], actions[some], worth[some])

    def share_against_chance(self, games: int, seed: int = 2**40) -> float:
        """The share of games won against random play, from both seats; a draw is half a game."""
        _, margins = self.play(Games(self.board, games), seed, alone=False)
        own = margins[np.arange(games), np.arange(games) % 2]
        return float((own > 0).mean() + (own == 0).mean() / 2)


Curve = list[tuple[float, float]]  # seconds of learning, and the share won then


def learn(learner: Learner, generations: int, games: int) -> Curve:
    """Learn, and say after each generation how strong it is; that itself takes no time of the curve."""
    curve, spent = [(0.0, learner.share_against_chance(games))], 0.0
    for number in range(generations):
        began = time.perf_counter()
        learner.generation()
        spent += time.perf_counter() - began
        curve.append((spent, learner.share_against_chance(games)))
        print(f"{number + 1}: {spent:.1f} s, {curve[-1][1]:.1%} of {games} games won against random play", flush=True)
    return curve


def drawing(curve: Curve, title: str) -> str:
    """The curve as a picture."""
    width, height, left, top = 640, 320, 56, 36
    right, bottom = width - 20, height - 40
    longest = curve[-1][0] or 1.0

    def place(seconds: float, share: float) -> str:
        return f"{left + (right - left) * seconds / longest:.1f},{bottom - (bottom - top) * share:.1f}"

    lines = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = bottom - (bottom - top) * share
        lines.append(f'<path d="M{left} {y}H{right}" stroke="#ccc"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    points = " ".join(place(*point) for point in curve)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13"><title>{title}</title><rect width="100%" height="100%" fill="#fff"/>{"".join(lines)}'
        f'<text x="{left}" y="22" font-weight="bold">{title}</text>'
        f'<text x="{right}" y="{height - 14}" text-anchor="end">{longest:.0f} s of learning on one core</text>'
        f'<polyline points="{points}" fill="none" stroke="#1f6f8b" stroke-width="2.5"/></svg>\n'
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", default="nordic")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--games", type=int, default=400, help="how many are played to say how strong it is")
    parser.add_argument("--picture", type=Path, help="where to draw the curve")
    chosen = parser.parse_args()
    found = learn(Learner(chosen.board), chosen.generations, chosen.games)
    if chosen.picture:
        title = f"{chosen.board.capitalize()}: games won against random play"
        chosen.picture.write_text(drawing(found, title), encoding="utf-8")
