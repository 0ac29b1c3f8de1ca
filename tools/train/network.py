"""The network of a board: of an observation it makes the legal actions' chances.

It is asked how the game will end, too: nobody goes by the answer, but whoever can tell that sees more in what it is
shown. While it learns a judge sits beside it, who is shown more than a seat may know, and who never plays: the package
has it for games that are imagined, in which nothing is hidden.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - as everybody calls it
from torch import Tensor, nn

from . import judge_beside
from .board import Board

WIDTH = 1024
JUDGING = 512  # the judge's narrower layer
LEARNED_ANEW = ("judge", "ending")  # what weights may come without


class Network(nn.Module):
    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.drop = 0.0  # the share of numbers between layers that are left out while it imitates
        self.hidden = nn.ModuleList(nn.Linear(size, WIDTH) for size in (board.size, WIDTH, WIDTH))
        self.policy = nn.Linear(WIDTH, board.n_actions)
        self.ending = nn.Linear(WIDTH, 2)
        self.judge = nn.ModuleList(
            nn.Linear(*sizes) for sizes in ((2 * board.size, WIDTH), (WIDTH, JUDGING), (JUDGING, 1))
        )
        nn.init.orthogonal_(self.policy.weight, 0.01)
        for each in (
            self.policy.bias,
            self.ending.weight,
            self.ending.bias,
            self.judge[-1].weight,
            self.judge[-1].bias,
        ):
            nn.init.zeros_(each)

    def forward(self, rows: Tensor, masks: Tensor) -> Tensor:
        """Logarithms of the chances of actions, those of illegal ones far below all others."""
        return self.chances(self.thought(rows), masks)

    def thought(self, rows: Tensor) -> Tensor:
        """What the network makes of what it sees, before it says anything."""
        with self._brief(rows):
            x = self._scaled(rows)
            for layer in self.hidden:
                x = torch.relu(layer(x))
                if self.drop:
                    x = F.dropout(x, self.drop)
        return x

    def chances(self, thought: Tensor, masks: Tensor) -> Tensor:
        with self._brief(thought):
            looks = self.policy(thought)
        return looks.float().masked_fill(~self.board.legal(masks), -1e9).log_softmax(1)

    def foretold(self, thought: Tensor) -> Tensor:
        """How a seat's game will end: its lead then, and the logit of its chance to win."""
        with self._brief(thought):
            return self.ending(thought).float()

    def judged(self, rows: Tensor, others: Tensor) -> Tensor:
        """What a seat has yet to gain, by one who sees what it sees and what the next one saw last."""
        with self._brief(rows):
            x = torch.cat([self._scaled(rows), self._scaled(others)], 1)
            for layer in self.judge[:-1]:
                x = torch.relu(layer(x))
            return self.judge[-1](x).float().squeeze(-1)

    def _scaled(self, rows: Tensor) -> Tensor:
        kind = torch.bfloat16 if rows.is_cuda else torch.float32  # whole numbers as small as these are exact in both
        return rows.to(kind) * self.board.scale.to(kind)

    def _brief(self, given: Tensor) -> torch.autocast:
        return torch.autocast(given.device.type, torch.bfloat16, enabled=given.is_cuda)

    def save(self, file: Path) -> None:
        """The network, and beside it its judge."""
        weights = {name: each.detach().cpu().numpy().astype(np.float16) for name, each in self.state_dict().items()}
        judge = {name: each for name, each in weights.items() if name.startswith("judge")}
        np.savez(file, **{name: each for name, each in weights.items() if name not in judge})
        np.savez(judge_beside(file), **judge)

    def load(self, file: Path) -> None:
        """Weights of a network, of the trainer or taken out of the package; without its judge one begins to learn.

        What is shown to it now and was not when it was trained counts nothing at first.
        """
        found = read(file)
        if (more := self.board.size - found["hidden.0.weight"].shape[1]) > 0:
            found["hidden.0.weight"] = F.pad(found["hidden.0.weight"], (0, more))
        elif judge_beside(file).exists():
            found |= read(judge_beside(file))
        missing, unknown = self.load_state_dict(found, strict=False)
        assert not unknown
        assert all(name.startswith(LEARNED_ANEW) for name in missing), missing


def read(file: Path) -> dict[str, Tensor]:
    return {name: torch.tensor(each.astype(np.float32)) for name, each in np.load(file).items()}


def draw(chances: Tensor) -> Tensor:
    """An action for each row, as likely as it is (Gumbel's trick: the noise must not lift what is illegal)."""
    noise = -torch.empty_like(chances).exponential_().clamp_min(1e-20).log()
    return (chances + noise).argmax(1)
