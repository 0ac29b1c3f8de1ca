"""How games end, learned apart: a network plays, and its last layer learns to tell the end from what all seats see.

The master judges imagined games by it, in which nothing is hidden: there every seat's own view has a say. Needs rallar,
PyTorch, and no GPU.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - as everybody calls it
from numpy.typing import NDArray
from torch import Tensor, nn

from rallar.bots.network import AHEAD, fields_read
from rallar.kernel import layout as k
from rallar.kernel.fields import size_of
from rallar.lab.batch import Batch

FIRST_SEED = 500_000
FOR_TWO = 0.7  # of the games; the others are for each number of players alike
AT_A_TIME = 1_500  # games
WARMTH = 0.5  # of the play: games are to differ, and to be good
WATCHED = 0.35  # of the turns
HELD_BACK = 10  # every so manieth game is not learned from, but asked about
TIMES, PART, RATE, DECAY = 25, 1_024, 1e-3, 0.3


class Player:
    """A network as the trainer left it."""

    def __init__(self, weights: dict[str, Any], batch: Batch) -> None:
        found = {name: torch.tensor(each.astype(np.float32)) for name, each in weights.items()}
        self.hidden = [(found[f"hidden.{i}.weight"], found[f"hidden.{i}.bias"]) for i in range(3)]
        self.policy = found["policy.weight"], found["policy.bias"]
        self.inputs = self.hidden[0][0].shape[1]
        fields = fields_read(batch.setting, self.inputs)
        self.scale = torch.cat([torch.full((field.size,), 1 / field.scale) for field in fields])

    @torch.no_grad()
    def thought(self, rows: NDArray[np.int8]) -> Tensor:
        x = torch.from_numpy(rows[:, : self.inputs]).float() * self.scale
        for weights, bias in self.hidden:
            x = torch.relu(F.linear(x, weights, bias))
        return x

    def choose(self, rows: NDArray[np.int8], legal: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
        looks = F.linear(self.thought(rows), *self.policy).numpy()
        return np.where(legal, looks + WARMTH * rng.gumbel(size=looks.shape), -np.inf).argmax(1)


@dataclass
class Watched:
    """Turns of games with one number of players: what was in each seat's mind, and what came of it."""

    thoughts: Tensor  # turn, seat, number
    shares: Tensor  # of the win
    leads: Tensor  # in points, over the best other
    games: Tensor


def watch(board: str, players: int, games: int, seed: int, weights: dict[str, Any]) -> Watched:
    batch = Batch(board, players, games, seed, threads=1)
    player, rng = Player(weights, batch), np.random.default_rng(seed)
    thoughts, numbers = list[Tensor](), list[NDArray[np.int64]]()
    while len(going := np.flatnonzero(~batch.over)):
        some = going[(batch.states["phase"][going] == k.TURN) & (rng.random(len(going)) < WATCHED)]
        if len(some):
            views = [player.thought(seen(batch, some, seat)) for seat in range(players)]
            thoughts.append(torch.stack(views, 1).half())
            numbers.append(some)
        actions = np.full(games, -1)
        actions[going] = player.choose(seen(batch, going, k.NOBODY), batch.legal()[going], rng)
        batch.step(actions)
    which = np.concatenate(numbers)
    scores = torch.tensor(batch.scores.astype(np.float32))
    won = torch.tensor((batch.states["winners"][:, None] >> np.arange(players)) & 1).float()
    shares, leads = won / won.sum(1, keepdim=True), lead_of(scores)
    return Watched(torch.cat(thoughts), shares[which], leads[which], torch.tensor(which + seed))


def seen(batch: Batch, some: NDArray[np.int64], seat: int) -> NDArray[np.int8]:
    """What a seat of some games sees; with NOBODY, the seats to move."""
    rows = np.zeros((len(batch.states), size_of(batch.setting.box)), np.int8)
    batch.look_into(rows, np.full(len(rows), seat), False, some)
    return rows[some]


def lead_of(standings: Tensor) -> Tensor:
    """What each has more than the best of the others."""
    first, second = standings.topk(2, 1).values.unbind(1)
    return standings - torch.where(standings == first[:, None], second[:, None], first[:, None])


class Ending(nn.Module):
    """Of what a seat has in mind: how it stands, and how likely it wins beside the others."""

    def __init__(self, some: Tensor) -> None:
        super().__init__()
        self.middle, self.spread = some.mean(0), some.std(0) + 0.05
        self.layer = nn.Linear(some.shape[1], 2)
        nn.init.zeros_(self.layer.weight)
        nn.init.zeros_(self.layer.bias)

    def forward(self, thoughts: Tensor) -> tuple[Tensor, Tensor]:
        """Leads, and logarithms of the shares."""
        standing, odds = self.layer((thoughts.float() - self.middle) / self.spread).unbind(-1)
        return lead_of(standing), odds.log_softmax(1)

    def losses(self, part: Watched) -> tuple[Tensor, Tensor]:
        leads, shares = self(part.thoughts)
        return F.smooth_l1_loss(leads, part.leads / AHEAD), -(part.shares * shares).sum(1).mean()

    def weights(self) -> dict[str, NDArray[np.float16]]:
        """Of a layer that is given the thoughts as they are."""
        weight = self.layer.weight.detach() / self.spread
        bias = self.layer.bias.detach() - weight @ self.middle
        return {"ending.weight": weight.numpy().astype(np.float16), "ending.bias": bias.numpy().astype(np.float16)}


def some_of(watched: Watched, which: Tensor) -> Watched:
    return Watched(watched.thoughts[which], watched.shares[which], watched.leads[which], watched.games[which])


def learn(watched: list[Watched]) -> Ending:
    """What does best on games not learned from is kept."""
    learned = [some_of(each, each.games % HELD_BACK != 0) for each in watched]
    asked = [some_of(each, each.games % HELD_BACK == 0) for each in watched]
    ending = Ending(learned[0].thoughts[:20_000].flatten(0, 1).float())
    optimizer = torch.optim.AdamW(ending.parameters(), lr=RATE, weight_decay=DECAY)
    best, kept = torch.inf, ending.state_dict()
    for time_ in range(TIMES):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - 0.95 * time_ / TIMES)
        parts = [(each, part) for each in learned for part in torch.randperm(len(each.games)).split(PART)]
        for i in torch.randperm(len(parts)).tolist():
            each, part = parts[i]
            loss = sum(ending.losses(some_of(each, part)), torch.zeros(()))
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            lost = [[float(loss) for loss in ending.losses(each)] for each in asked]
        told = "; ".join(f"{each.shares.shape[1]}p {a:.4f} {b:.4f}" for each, (a, b) in zip(asked, lost, strict=True))
        if sum(lost[0]) < best:
            best, kept = sum(lost[0]), {name: each.clone() for name, each in ending.state_dict().items()}
    print(f"of games not seen, lead and share: {told}", flush=True)
    ending.load_state_dict(kept)
    return ending


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board")
    parser.add_argument("weights", type=Path, help="of a network; the layer is put there")
    parser.add_argument("--games", type=int, default=6_000)
    arguments = parser.parse_args()
    began = time.monotonic()
    torch.manual_seed(0)
    torch.set_num_threads(1)
    weights: dict[str, Any] = dict(np.load(arguments.weights))
    fewest, most = Batch(arguments.board, 2, 1).setting.rules.players
    shares = {fewest: FOR_TWO} | dict.fromkeys(range(fewest + 1, most + 1), (1 - FOR_TWO) / (most - fewest))
    watched = list[Watched]()
    for players, share in shares.items():
        for first in range(0, int(arguments.games * share), AT_A_TIME):
            games = min(AT_A_TIME, int(arguments.games * share) - first)
            seed = FIRST_SEED * players + first
            watched.append(watch(arguments.board, players, games, seed, weights))
        print(f"{players} players, {time.monotonic() - began:.0f} s", flush=True)
    np.savez(arguments.weights, **weights | learn(joined(watched)).weights())


def joined(watched: list[Watched]) -> list[Watched]:
    """One for each number of players."""
    by_count: dict[int, list[Watched]] = {}
    for each in watched:
        by_count.setdefault(each.shares.shape[1], []).append(each)
    return [
        Watched(
            *(torch.cat([getattr(each, name) for each in some]) for name in ("thoughts", "shares", "leads", "games"))
        )
        for some in by_count.values()
    ]


if __name__ == "__main__":
    main()
