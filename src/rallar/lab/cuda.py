"""The kernel for a GPU: the same functions, translated to PTX, one thread a game. Needs the packages of `make cuda`."""

from __future__ import annotations

import argparse
import time
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest import mock

from rallar.kernel.engine import numba_types, translate

ARCHITECTURE = (9, 0)


def translate_to_ptx(architecture: tuple[int, int] = ARCHITECTURE) -> str:
    """PTX with one entry that plays a random game in each thread and leaves a row of results, as `play_many` does."""
    from numba import int64

    cuda: Any = import_module("numba.cuda")  # has no types
    functions = translate(cuda.jit(device=True))
    play_many = functions["play_many"]

    def play_all(boxes: Any, states: Any, scratches: Any, players: int, start: int, seed: int, results: Any) -> None:
        i = cuda.grid(1)
        if i < results.shape[0]:
            play_many(boxes, states[i:], scratches[i:], players, start, seed + i, 1, results[i:])

    kinds = numba_types()
    arrays = (kinds["Boxes"], kinds["States"], kinds["Scratches"])
    # Numba asks the machine's GPU for its architecture even when one is named: translating needs no GPU.
    device = mock.Mock(compute_capability=architecture)
    with mock.patch("numba.cuda.dispatcher.get_current_device", return_value=device):
        ptx, _ = cuda.compile_ptx(play_all, (*arrays, int64, int64, int64, kinds["Grid"]), cc=architecture)
    return str(ptx)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="where to write the PTX")
    file = parser.parse_args().file
    start = time.perf_counter()
    ptx = translate_to_ptx()
    file.write_text(ptx, encoding="utf-8")
    print(f"{file}: {len(ptx):,} characters of PTX in {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
