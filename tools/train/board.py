"""A board as `build` wrote it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

PHASES = ("opening", "turn", "draw", "offer", "paying", "locomotives", "filling", "surcharge", "build", "coloring")


@dataclass(frozen=True)
class Board:
    name: str
    box: Tensor
    players: tuple[int, int]  # fewest, most
    n_actions: int
    size: int  # of an observation
    words: int  # of a mask
    word: int  # bits of one
    state: int  # bytes
    scratch: int
    result: int  # numbers
    scale: Tensor  # of an observation's numbers
    ticket_points: Tensor
    fields: dict[str, slice]  # of an observation

    @classmethod
    def read(cls, folder: Path, name: str, device: str) -> Board:
        found: dict[str, Any] = dict(np.load(folder / f"{name}.npz"))
        starts = found["starts"].tolist()
        return cls(
            name=name,
            box=torch.tensor(found["box"], device=device),
            players=tuple(found["players"].tolist()),
            **{each: int(found[each]) for each in ("n_actions", "size", "words", "word", "state", "scratch", "result")},
            scale=torch.tensor(found["scale"], device=device),
            ticket_points=torch.tensor(found["ticket_points"], dtype=torch.float32, device=device),
            fields={each: slice(*span) for each, span in zip(found["names"].tolist(), pairwise(starts), strict=True)},
        )

    def legal(self, masks: Tensor) -> Tensor:
        """Masks as truths, an action a column."""
        bits = torch.arange(self.word, device=masks.device)
        return ((masks[..., None] >> bits) & 1).flatten(-2)[..., : self.n_actions].bool()

    def phases(self, rows: Tensor) -> Tensor:
        """What seats are asked for, as a place in `PHASES`."""
        first = self.fields["course"].start
        return rows[..., first : first + len(PHASES)].argmax(-1)
