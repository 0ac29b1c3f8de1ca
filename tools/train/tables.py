"""Games on a device that never end: one decision in each a call, and what the seats to move may do and see."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Protocol

import numpy as np
import torch
from torch import Tensor

from .board import Board

MAX_PLAYERS = 5
LOOK, DEAL = -1, -2  # instead of an action
REFUSED, ENDED = -1, 1  # what came of it
THREADS = 64  # of a block


class Advance(Protocol):
    """The kernel's `rallar.lab.advance` on all games; the arguments are its own, each record with its size."""

    def __call__(self, n: int, arguments: list[Tensor | int], sizes: dict[int, int]) -> None: ...


class OnGpu:
    """The kernel as PTX, started by CuPy on PyTorch's stream."""

    def __init__(self, folder: Path) -> None:
        import cupy

        self.cupy = cupy
        file = folder / "advance.ptx"
        entry = re.search(r"\.entry (\w+)\(", file.read_text(encoding="utf-8"))
        assert entry
        made = file.with_suffix(".cubin")  # by `ptxas -arch=sm_90`: it spares half a minute on every new machine
        self.kernel = cupy.RawModule(path=str(made if made.exists() else file)).get_function(entry[1])

    def __call__(self, n: int, arguments: list[Tensor | int], sizes: dict[int, int]) -> None:
        words: list[int] = []
        for place, argument in enumerate(arguments):
            words += [argument] if isinstance(argument, int) else array_words(argument, sizes.get(place))
        with self.cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream):
            self.kernel((-(-n // THREADS),), (THREADS,), tuple(map(np.int64, words)))


def array_words(tensor: Tensor, record: int | None) -> list[int]:
    """An array as Numba hands it to a kernel: no owner, no parent, items, bytes of one, where, shape, strides."""
    item = record or tensor.element_size()
    shape = [tensor.numel() // record] if record else list(tensor.shape)
    strides = [item * math.prod(shape[i + 1 :]) for i in range(len(shape))]
    return [0, 0, math.prod(shape), item, tensor.data_ptr(), *shape, *strides]


class Tables:
    """The games of a board. Every tensor has a row for each, and is written anew by every step."""

    def __init__(self, board: Board, players: Tensor, seeds: Tensor, stride: int, advance: Advance) -> None:
        n, device = len(players), players.device
        self.board, self.players, self.advance, self.stride = board, players, advance, stride

        def numbers(*shape: int) -> Tensor:
            return torch.zeros(n, *shape, dtype=torch.int64, device=device)

        self.states = torch.zeros(n * board.state, dtype=torch.uint8, device=device)
        self.seeds = seeds.clone()
        self.came, self.seats, self.results = numbers(), numbers(), numbers(board.result)
        self.masks = numbers(board.words)
        self.rows = torch.zeros(n, board.size, dtype=torch.int8, device=device)
        self.refused = torch.zeros((), dtype=torch.int64, device=device)
        self.step(torch.full_like(players, DEAL))

    def __len__(self) -> int:
        return len(self.players)

    @property
    def ended(self) -> Tensor:
        return self.came == ENDED

    def legal(self) -> Tensor:
        return self.board.legal(self.masks)

    def step(self, actions: Tensor) -> None:
        """An action in each game. Those that end are dealt anew; their results stay until they end again."""
        box, sizes = self.board.box, {0: self.board.box.numel(), 1: self.board.state}
        records = [box, self.states, self.players, self.seeds, self.stride]
        found = [self.came, self.results, self.seats, self.masks, self.rows]
        self.advance(len(self), [*records, actions.contiguous(), *found], sizes)
        self.refused += (self.came == REFUSED).sum()

    # Results, a column a seat

    @property
    def scores(self) -> Tensor:
        return self.results[:, :MAX_PLAYERS]

    @property
    def tickets_kept(self) -> Tensor:
        return self.results[:, MAX_PLAYERS : 2 * MAX_PLAYERS]

    @property
    def tickets_made(self) -> Tensor:
        return self.results[:, 2 * MAX_PLAYERS : 3 * MAX_PLAYERS]

    @property
    def wins(self) -> Tensor:
        """A shared win is a part of one."""
        seats = torch.arange(MAX_PLAYERS, device=self.results.device)
        won = ((self.results[:, 3 * MAX_PLAYERS, None] >> seats) & 1).float()
        return won / won.sum(1, keepdim=True).clamp_min(1)
