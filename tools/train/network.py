"""The network of a board: of an observation it makes the legal actions' chances, and what it expects of the game."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F  # noqa: N812 - as everybody calls it
from torch import Tensor, nn

from .board import Board

WIDTH = 1024


class Network(nn.Module):
    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board
        self.drop = 0.0  # the share of numbers between layers that are left out while it imitates
        self.hidden = nn.ModuleList(nn.Linear(size, WIDTH) for size in (board.size, WIDTH, WIDTH))
        self.policy = nn.Linear(WIDTH, board.n_actions)
        self.value = nn.Linear(WIDTH, 1)
        self.ending = nn.Linear(WIDTH, 2)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        for each in (self.policy.bias, self.value.weight, self.value.bias, self.ending.weight, self.ending.bias):
            nn.init.zeros_(each)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logarithms of the chances of actions, those of illegal ones far below all others; what the seat has yet to
        gain; and how its game will end: its lead then, and the logit of its chance to win.
        """
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
            x = rows.float() * self.board.scale
            for layer in self.hidden:
                x = torch.relu(layer(x))
                if self.drop:
                    x = F.dropout(x, self.drop)
            chances, value, ending = self.policy(x).float(), self.value(x).float().squeeze(-1), self.ending(x).float()
        return chances.masked_fill(~self.board.legal(masks), -1e9).log_softmax(1), value, ending

    def save(self, file: Path) -> None:
        np.savez(
            file, **{name: each.detach().cpu().numpy().astype(np.float16) for name, each in self.state_dict().items()}
        )

    def load(self, file: Path) -> None:
        """Weights of a network; one that was trained before it told endings begins to learn them."""
        found = {name: torch.tensor(each.astype(np.float32)) for name, each in np.load(file).items()}
        missing = self.load_state_dict(found, strict=False).missing_keys
        assert all(name.startswith("ending") for name in missing)


def draw(chances: Tensor) -> Tensor:
    """An action for each row, as likely as it is (Gumbel's trick: the noise must not lift what is illegal)."""
    noise = -torch.empty_like(chances).exponential_().clamp_min(1e-20).log()
    return (chances + noise).argmax(1)
