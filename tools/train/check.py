"""Plays on the GPU what the processor has played, and compares everything after each move; see `reference`."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch

from .board import Board
from .digests import PARTS, digests
from .tables import Advance, OnGpu, Tables


def check(file: Path, advance: Advance, device: str) -> bool:
    board, found = Board.read(file.parent, file.stem.split("-")[1], device), dict(np.load(file))
    actions = torch.tensor(found["actions"], dtype=torch.int64, device=device)
    steps, n = actions.shape
    seeds = int(found["seed"]) + torch.arange(n, device=device)
    tables = Tables(board, torch.full((n,), int(found["players"]), device=device), seeds, n, advance)
    by_game, by_step, ended = torch.zeros(n, len(PARTS), dtype=torch.int64, device=device), [], 0
    for t in range(steps):
        tables.step(actions[t])
        states = tables.states.view(torch.int64).view(n, -1)
        new = digests(states, tables.masks, tables.rows, tables.seats, tables.came, tables.results)
        by_game = by_game * 31 + new
        by_step.append(new.sum(0))
        ended += tables.ended.sum()
    same = by_game.cpu().numpy() == found["by_game"]
    steps_same = torch.stack(by_step).cpu().numpy() == found["by_step"]
    good = bool(same.all() and steps_same.all()) and int(ended) == int(found["ended"]) and int(tables.refused) == 0
    verdict = "same" if good else "DIFFERENT"
    print(f"{file.stem}: {n} x {steps} decisions, {int(ended)} games ended, refused {int(tables.refused)}: {verdict}")
    for part, name in enumerate(PARTS):
        if not steps_same[:, part].all():
            first, games = int(np.argmin(steps_same[:, part])), int((~same[:, part]).sum())
            print(f"  {name} differs from step {first}, in {games} games")
    return good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--host", action="store_true", help="on the processor")
    arguments = parser.parse_args()
    if arguments.host:
        from .host import OnProcessor

        advance: Advance = OnProcessor()
    else:
        advance = OnGpu(arguments.folder)
    files = sorted(arguments.folder.glob("check-*.npz"))
    good = [check(file, advance, "cpu" if arguments.host else "cuda") for file in files]
    print(f"{sum(good)} of {len(good)} the same")
    raise SystemExit(0 if all(good) and good else 1)


if __name__ == "__main__":
    main()
