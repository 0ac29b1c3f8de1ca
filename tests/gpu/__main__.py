"""Every board and number of players on a GPU: the same games as on the processor, by the million, and how quick.

Where there is no Numba, `--kernels` and `--processor` name what was made elsewhere: the entries, by
`python -m rallar.lab.cuda FOLDER`, and the processor's games, by `python -m tests.gpu --processor FILE --write`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from rallar.lab.gpu import GpuBatch
from rallar.lab.launch import cupy_with_gpu
from tests.gpu.games import FIRST_SEED, Chances, Numbers, all_counts, digest, on_processor, stepped

NO_ACTION = 9999
STEPPED, PLAYED = 96, 2000  # games that are compared with the processor's, of each board and number of players
PARTS = ("moves", "millions", "dlpack", "figures")


@dataclass
class Gpu:
    """The machine under test."""

    kernels: Path | None
    processor: Mapping[str, Numbers]
    games: int

    def __post_init__(self) -> None:
        self.cupy = cupy_with_gpu()

    def batch(self, board: str, players: int, games: int) -> GpuBatch:
        return GpuBatch(board, players, games, FIRST_SEED, folder=self.kernels)

    def moves(self) -> bool:
        """Everything, after every move of some games."""
        good = [self._same_moves(board, players) for board, players in all_counts()]
        print(f"move by move: {sum(good)} of {len(good)} boards and counts the same, {STEPPED} games each", flush=True)
        return all(good)

    def _same_moves(self, board: str, players: int) -> bool:
        found = stepped(self.cupy, self.batch(board, players, STEPPED)).get()
        same = found == self.processor[f"{board}-{players}-stepped"]
        if not same.all():
            print(f"DIFFERENT {board} {players}: {(~same).sum(0)} games by state, mask, row, facts", flush=True)
        return bool(same.all())

    def millions(self) -> bool:
        """Every entry that steps, in many games to their end, those of the processor among them."""
        good = True
        for board, players in all_counts():
            start, batch, chances, steps = (
                time.perf_counter(),
                self.batch(board, players, self.games),
                Chances(self.cupy),
                0,
            )
            refused = self.cupy.zeros((), np.int64)
            while steps % 16 or not bool(batch.over.all()):
                refused += batch.step(batch.draw(chances))
                steps += 1
            states = batch.states.octets.view(np.int64).reshape(self.games, -1)[:STEPPED]
            same = bool((digest(self.cupy, states).get() == self.processor[f"{board}-{players}-ends"]).all())
            seconds = time.perf_counter() - start
            print(
                f"stepped {board} {players}: {self.games:,} games to their end, {int(refused)} refused, "
                f"{'the same' if same else 'DIFFERENT'}, {self.games / seconds / 1e6:.2f} M games/s",
                flush=True,
            )
            good = good and same and int(refused) == 0
        return good

    def dlpack(self) -> bool:
        """PyTorch and JAX, where they are installed, read and write where the games lie."""
        batch = self.batch("europe", 2, 64)
        good = True
        try:
            import torch
        except ImportError:
            print("no PyTorch")
        else:
            masks = torch.from_dlpack(batch.masks)
            assert masks.data_ptr() == batch.masks.data.ptr
            before = masks.clone()
            refused = [int(batch.step(torch.from_dlpack(batch.draw()))) for _ in range(2)]  # both keep tickets
            seats = torch.from_dlpack(batch.seats).tolist()
            good = refused == [0, 0] and not torch.equal(before, masks) and seats == batch.seats.tolist()
            good = good and int(batch.step(torch.full((64,), NO_ACTION, device="cuda", dtype=torch.int32))) == 64
            print(f"DLPack with PyTorch {torch.__version__}: {'works' if good else 'DOES NOT WORK'}", flush=True)
        try:
            import jax.dlpack
        except ImportError:
            print("no JAX")
        else:
            legal = jax.dlpack.from_dlpack(batch.legal().view(np.int8))
            fits = refused_none = int(batch.step(jax.numpy.argmax(legal, axis=1).block_until_ready())) == 0
            good = good and fits and refused_none
            print(f"DLPack with JAX {jax.__version__}: {'works' if fits else 'DOES NOT WORK'}", flush=True)
        return good

    def figures(self) -> bool:
        """Random games a second, the first of which are those of the processor."""
        good = True
        for board, players in all_counts():
            self.batch(board, players, 256).play_on()
            batch = self.batch(board, players, self.games)
            self.cupy.cuda.Device().synchronize()
            start = time.perf_counter()
            results = batch.play_on(FIRST_SEED)
            self.cupy.cuda.Device().synchronize()
            seconds = time.perf_counter() - start
            same = np.array_equal(results[:PLAYED].get(), self.processor[f"{board}-{players}-played"])
            decisions = int(results[:, players + 2].sum())
            print(
                f"played out {board} {players}: {self.games / seconds / 1e6:.2f} M games/s, "
                f"{decisions / seconds / 1e6:.0f} M decisions/s, {'the same' if same else 'DIFFERENT'}",
                flush=True,
            )
            good = good and same
        return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="some of it only")
    parser.add_argument("--kernels", type=Path)
    parser.add_argument("--processor", type=Path)
    parser.add_argument("--write", action="store_true", help="only play the processor's games, and write them")
    parser.add_argument("--games", type=int, default=1_000_000)
    arguments = parser.parse_args()
    if not arguments.write:
        cupy_with_gpu()  # or say now that there is none
    if arguments.processor and not arguments.write:
        processor: dict[str, Numbers] = dict(np.load(arguments.processor))
    else:
        processor = {}
        for board, players in all_counts():
            processor |= on_processor(board, players, STEPPED, PLAYED)
    if arguments.write:
        np.savez_compressed(arguments.processor, **processor)  # type: ignore[arg-type]
        return
    gpu = Gpu(arguments.kernels, processor, arguments.games)
    good = [getattr(gpu, part)() for part in arguments.parts or PARTS]
    raise SystemExit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
