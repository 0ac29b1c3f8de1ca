"""Learning from games that others played: what they chose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - as everybody calls it
from torch import Tensor

from .board import PHASES, Board
from .network import Network
from .tables import LOOK, Advance, Tables

MINIBATCH = 4_096
RATE = 1e-3
DECAY = 0.05
DROP = 0.2  # the share of numbers between layers left out while learning
HELD_BACK = 20  # every so manieth game is not learned from, but asked about


@dataclass
class Lesson:
    """Decisions, a row each."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
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
    lesson = Lesson(
        torch.zeros(total, board.size, dtype=torch.int8, device=device),
        torch.zeros(total, board.words, dtype=torch.int64, device=device),
        choices,
        torch.repeat_interleave(torch.arange(n, device=device), ends),
    )
    for t in range(int(lengths.max())):
        going = torch.nonzero(ends > t).squeeze(1)
        at = begins[going] + t
        lesson.rows[at], lesson.masks[at] = tables.rows[going], tables.masks[going]
        actions = torch.full_like(ends, LOOK)
        actions[going] = choices[at]
        tables.step(actions)
    assert int(tables.refused) == 0
    return lesson


def imitate(network: Network, lesson: Lesson, times: int, say: Callable[[str], None]) -> None:
    """Learn what was chosen, going through it so many times at most.

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
            loss = F.nll_loss(network(lesson.rows[some], lesson.masks[some]), lesson.actions[some])
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
    chances, choices = network(lesson.rows[some], lesson.masks[some]), lesson.actions[some]
    free, right = (chances > -1e8).sum(1) > 1, chances.argmax(1) == choices
    phases = network.board.phases(lesson.rows[some])
    kinds = [(name, free & (phases == i)) for i, name in enumerate(PHASES)]
    each = ", ".join(f"{name} {float(right[kind].float().mean()):.3f}" for name, kind in kinds if kind.any())
    lost = float(F.nll_loss(chances, choices))
    return lost, f"of games not seen {float(right[free].float().mean()):.3f} the same choice, loss {lost:.3f}; {each}"
