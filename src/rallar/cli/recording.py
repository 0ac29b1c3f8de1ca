"""Simulations by players, move by move, and where they are kept."""

from __future__ import annotations

import os
import time
from pathlib import Path

from rallar.cli.compile import with_progress
from rallar.cli.progress import bar, check_writable, writing
from rallar.cli.shell import Shell
from rallar.lab.arena import Setup
from rallar.lab.crew import on_processes
from rallar.lab.save import PARQUET, check_free, write_parquet
from rallar.lab.simulate import Simulation, of_bouts
from rallar.lab.tournament import tournament
from rallar.model.types import Board


def simulated(
    sh: Shell,
    board: Board,
    seats: int,
    games: int,
    seed: int,
    variant: str | None,
    names: list[str],
    save: Path | None,
    processes: int | None,
    threads: int,
) -> Simulation:
    setup = Setup(board.id, seats, tuple(dict.fromkeys(names)), seed, variant).checked()
    crew = on_processes(processes, threads)
    if save:
        check_free(save)
    records = save if save and save.suffix != PARQUET else None
    check_writable(None if records else save)
    with_progress(sh)
    with writing(save or Path()):
        if records:
            records.mkdir(parents=True, exist_ok=True)
        began = time.perf_counter()
        with bar(sh, games) as progress:
            bouts = tournament(setup, games, crew=crew, progress=progress, records=records)
        seconds = time.perf_counter() - began
        if save and not records:
            write_parquet(save, setup, bouts)
    return of_bouts(setup, bouts, (processes or os.cpu_count() or 1) * threads, seconds)
