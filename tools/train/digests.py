"""A number for everything that a batch of games holds, to compare what two machines made of the same moves."""

from __future__ import annotations

import torch
from torch import Tensor

PARTS = ("state", "mask", "row", "seat and result")
SPREAD = 6364136223846793005  # of a linear congruential generator


def multipliers(size: int, device: torch.device) -> Tensor:
    """Odd numbers without a pattern, the same everywhere."""
    at = torch.arange(1, size + 1, dtype=torch.int64, device=device)
    mixed = at * SPREAD
    mixed = (mixed ^ (mixed >> 29)) * SPREAD
    return (mixed ^ (mixed >> 32)) | 1


def digest(numbers: Tensor) -> Tensor:
    """One for each row."""
    return (numbers.long() * multipliers(numbers.shape[1], numbers.device)).sum(1)


def digests(states: Tensor, masks: Tensor, rows: Tensor, seats: Tensor, came: Tensor, results: Tensor) -> Tensor:
    """Of each game, a column for each part."""
    last = torch.cat([seats[:, None], came[:, None], results * (came[:, None] == 1)], 1)
    return torch.stack([digest(states), digest(masks), digest(rows), digest(last)], 1)
