"""The kernel for a GPU: the same functions, translated to PTX, one thread a game. Needs the packages of `make cuda`."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any
from unittest import mock

from rallar.kernel.engine import MODULES, numba_types, translate
from rallar.lab import advance

ARCHITECTURE = (9, 0)


def play_ptx(architecture: tuple[int, int] = ARCHITECTURE) -> str:
    """PTX with one entry that plays a random game in each thread and leaves a row of results, as `play_many` does."""
    cuda, functions, kinds = _translated()
    play_many = functions["play_many"]

    state, scratch = kinds["State"], kinds["Scratch"]

    def play_all(boxes: Any, players: int, start: int, seed: int, results: Any) -> None:
        i = cuda.grid(1)
        if i < results.shape[0]:
            states, scratches = cuda.local.array(1, state), cuda.local.array(1, scratch)
            scratches[0].log_on = 0
            play_many(boxes, states, scratches, players, start, seed + i, 1, results[i:])

    return _ptx_of(play_all, [kinds[each] for each in ("Boxes", *["int"] * 3, "Grid")], architecture)


def advance_ptx(architecture: tuple[int, int] = ARCHITECTURE) -> str:
    """PTX with one entry that advances a game in each thread: `rallar.lab.advance.advance`."""
    cuda, functions, kinds = _translated()
    advance_one = functions["advance"]
    state, scratch = kinds["State"], kinds["Scratch"]

    def advance_all(
        boxes: Any,
        states: Any,
        players: Any,
        seeds: Any,
        stride: int,
        actions: Any,
        came: Any,
        results: Any,
        seats: Any,
        masks: Any,
        rows: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < actions.shape[0]:
            own, scratches = cuda.local.array(1, state), cuda.local.array(1, scratch)
            scratches[0].log_on = 0
            own[0] = states[i]
            advance_one(
                boxes[0], own[0], scratches[0], i, players, seeds, stride, actions, came, results, seats, masks, rows
            )
            states[i] = own[0]

    given = [
        kinds[kind]
        for name, kind in advance.advance.__annotations__.items()
        if name not in ("b", "s", "w", "i", "return")
    ]
    return _ptx_of(advance_all, [kinds["Boxes"], kinds["States"], *given], architecture)


def _translated() -> tuple[Any, dict[str, Any], dict[str, Any]]:
    cuda: Any = import_module("numba.cuda")  # has no types
    return cuda, translate(cuda.jit(device=True), (*MODULES, advance)), numba_types()


def _ptx_of(entry: Callable[..., None], declared: list[Any], architecture: tuple[int, int]) -> str:
    # Numba asks the machine's GPU for its architecture even when one is named: translating needs no GPU.
    device = mock.Mock(compute_capability=architecture)
    with mock.patch("numba.cuda.dispatcher.get_current_device", return_value=device):
        ptx, _ = import_module("numba.cuda").compile_ptx(entry, tuple(declared), cc=architecture)
    return str(ptx)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="where to write the PTX")
    parser.add_argument("--advance", action="store_true", help="one decision a call, instead of games played out")
    arguments = parser.parse_args()
    start = time.perf_counter()
    ptx = advance_ptx() if arguments.advance else play_ptx()
    arguments.file.write_text(ptx, encoding="utf-8")
    print(f"{arguments.file}: {len(ptx):,} characters of PTX in {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
