"""The same random games on the processor and on a GPU, boiled down to numbers that can be compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rallar.lab.batch import Batch
from rallar.lab.gpu import GpuBatch
from rallar.model.loader import board_ids, load_board

SPREAD = 6364136223846793005  # of a linear congruential generator
FIRST_SEED = 77_000_000
Numbers = NDArray[np.int64]


@dataclass
class Chances:
    """In place of a generator: numbers of 32 bits that are the same everywhere, by game and step."""

    arrays: Any  # NumPy, or CuPy
    step: int = 0

    def integers(self, _: int, *, size: int, **__: Any) -> Any:
        self.step += 1
        return mixed(self.arrays, self.arrays.arange(size) + (self.step << 24)) & 0xFFFFFFFF


def mixed(arrays: Any, numbers: Any) -> Any:
    """Numbers without a pattern."""
    for shift in (29, 32):
        numbers = arrays.asarray((numbers + 1) * SPREAD)
        numbers ^= numbers >> shift
    return numbers


def digest(arrays: Any, table: Any) -> Any:
    """A number for each row."""
    return (table.astype(np.int64) * (mixed(arrays, arrays.arange(table.shape[1])) | 1)).sum(1)


def digests(arrays: Any, batch: Batch | GpuBatch) -> Any:
    """Of each game: its state, its mask, and what the seat to move sees of it."""
    octets = batch.states.octets if isinstance(batch, GpuBatch) else batch.states.view(np.uint8)
    states = octets.view(np.int64).reshape(len(batch.masks), -1)
    tables = (states, batch.masks, batch.look(), batch.look(facts=True))
    return arrays.stack([digest(arrays, each) for each in tables], 1)


def stepped(arrays: Any, batch: Batch | GpuBatch, most: int = 1000) -> Any:
    """Step all games to their end; the digests of all that was on the way, a row a game. Nothing may be refused."""
    chances: Any = Chances(arrays)
    found, refused = digests(arrays, batch), 0
    for _ in range(most):
        if bool(batch.over.all()):
            break
        refused += int(batch.step(batch.draw(chances)))
        found = found * 31 + digests(arrays, batch)
    assert refused == 0
    return found


def all_counts() -> list[tuple[str, int]]:
    """Every board with every number of players."""
    return [
        (name, players)
        for name in board_ids()
        for fewest, most in [load_board(name).rules.players]
        for players in range(fewest, most + 1)
    ]


def on_processor(board: str, players: int, games: int, long: int) -> dict[str, Numbers]:
    """What a GPU must come to: digests of games stepped, results of games played out, the last states of others."""
    drawn = Batch(board, players, games, FIRST_SEED, threads=1)
    return {
        f"{board}-{players}-stepped": stepped(np, drawn),
        f"{board}-{players}-ends": digest(np, drawn.states.view(np.int64).reshape(games, -1)),
        f"{board}-{players}-played": Batch(board, players, long, FIRST_SEED, threads=1).play_on(FIRST_SEED),
    }
