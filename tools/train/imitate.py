"""Learning from games that others played: what they chose, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - as everybody calls it
from torch import Tensor

from .board import Board
from .network import Network
from .standing import Standing
from .tables import LOOK, Advance, Tables

MINIBATCH = 4_096
RATE = 1e-3
DECAY = 0.05
DROP = 0.2  # the share of numbers between layers left out while learning
HELD_BACK = 20  # every so manieth game is not learned from, but asked about


PHASES = ("opening", "turn", "draw", "offer", "paying", "locomotives", "filling", "surcharge", "build", "coloring")


@dataclass
class Lesson:
    """Decisions, a row each."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    worth: Tensor  # what was still to come
    games: Tensor


def replay(board: Board, files: list[Path], advance: Advance, device: str) -> Lesson:
    """Play the games of some files again, all at once."""
    found = [np.load(file) for file in files]
    lengths = np.concatenate([each["lengths"] for each in found]).astype(np.int64)
    seeds = np.concatenate([each["seed"] + np.arange(len(each["lengths"])) for each in found])
    players = np.concatenate([np.full(len(each["lengths"]), each["players"]) for each in found])
    flat = np.concatenate([each["actions"] for each in found]).astype(np.int64)
    starts = np.concatenate([[0], lengths.cumsum()[:-1]])
    n, total = len(lengths), len(flat)
    ends, begins, choices = (torch.tensor(each, device=device) for each in (lengths, starts, flat))
    tables = Tables(
        board, torch.tensor(players, dtype=torch.int64, device=device), torch.tensor(seeds, device=device), n, advance
    )
    standing, final = Standing(tables), torch.zeros(n, 5, device=device)
    lesson = Lesson(
        torch.zeros(total, board.size, dtype=torch.int8, device=device),
        torch.zeros(total, board.words, dtype=torch.int64, device=device),
        choices,
        torch.zeros(total, device=device),
        torch.repeat_interleave(torch.arange(n, device=device), ends),
    )
    seats = torch.zeros(total, dtype=torch.int64, device=device)
    for t in range(int(lengths.max())):
        going = torch.nonzero(ends > t).squeeze(1)
        at = begins[going] + t
        lesson.rows[at], lesson.masks[at] = tables.rows[going], tables.masks[going]
        lesson.worth[at], seats[at] = -standing.look()[going], tables.seats[going]
        actions = torch.full_like(ends, LOOK)
        actions[going] = choices[at]
        tables.step(actions)
        final = torch.where(tables.ended[:, None], standing.final(), final)
    assert int(tables.refused) == 0
    lesson.worth += final[lesson.games, seats]
    return lesson


def imitate(network: Network, lesson: Lesson, times: int, say: Callable[[str], None]) -> None:
    """Learn what was chosen and what it came to, going through it so many times at most.

    What is kept is what does best on games not learned from: past that point it learns them by heart.
    """
    held = lesson.games % HELD_BACK == 0
    learned, asked = torch.nonzero(~held).squeeze(1), torch.nonzero(held).squeeze(1)
    optimizer = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    best, kept = torch.inf, network.state_dict()
    for time in range(times):
        network.drop = DROP
        for part, some in enumerate(
            parts := learned[torch.randperm(len(learned), device=learned.device)].split(MINIBATCH)
        ):
            for group in optimizer.param_groups:
                group["lr"] = RATE * (1 - 0.97 * (time + part / len(parts)) / times)
            chances, value, _ = network(lesson.rows[some], lesson.masks[some])
            loss = F.nll_loss(chances, lesson.actions[some]) + F.smooth_l1_loss(value, lesson.worth[some])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
        network.drop = 0.0
        lost, told = examine(network, lesson, asked)
        say(f"imitated {len(learned):,} decisions, time {time + 1}: {told}")
        if lost < best:
            best, kept = lost, {name: each.clone() for name, each in network.state_dict().items()}
    network.load_state_dict(kept)


@torch.no_grad()
def examine(network: Network, lesson: Lesson, asked: Tensor) -> tuple[float, str]:
    """How well the network tells games it has not seen: the loss, and in words."""
    some = asked[:: max(1, len(asked) // (4 * MINIBATCH))]
    chances, value, _ = network(lesson.rows[some], lesson.masks[some])
    choices, worth = lesson.actions[some], lesson.worth[some]
    free = (chances > -1e8).sum(1) > 1
    same = float((chances.argmax(1) == choices)[free].float().mean())
    explained = 1 - float((value - worth).var() / worth.var())
    asked_for = network.board.fields["course"].start
    phases = lesson.rows[some][:, asked_for : asked_for + len(PHASES)].argmax(1)
    kinds = [(name, free & (phases == i)) for i, name in enumerate(PHASES)]
    right = chances.argmax(1) == choices
    each = ", ".join(f"{name} {float(right[kind].float().mean()):.3f}" for name, kind in kinds if kind.any())
    policy, error = float(F.nll_loss(chances, choices)), float(F.smooth_l1_loss(value, worth))
    return (
        policy + error,
        f"of games not seen {same:.3f} the same choice, loss {policy:.3f}, value explains {explained:.2f}; {each}",
    )
