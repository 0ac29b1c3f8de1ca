"""What was measured, as `python -m tests.bench.costs` writes it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parents[2] / "docs" / "scaling.json"


class Commit(Struct, frozen=True):
    """A commit of SQLite, which takes in all that waits: seconds for itself and for each move in it."""

    base: float
    each: float
    shape: tuple[float, ...]  # quantiles, as shares of the mean


class Postgresql(Struct, frozen=True):
    """One server of it: seconds for a move by itself, and how many it keeps a second when many ask at once."""

    commit: float
    most: float
    source: str = ""


class Crowd(Struct, frozen=True):
    """A real one, to compare with. Times in seconds."""

    tables: int
    pace: float
    moves_a_second: float
    cpu: float  # cores in use
    median: float
    most: float  # 99 of 100 took less
    wire_a_move: float


class Watching(Struct, frozen=True):
    """A real crowd that watches one table."""

    watchers: int
    cpu_a_message: float
    median: float
    most: float
    memory: float


class Costs(Struct, frozen=True):
    """Seconds of a processor, KiB of memory, bytes of disk and wire."""

    memory: float  # of an empty server
    memory_a_table: float  # of two people, with their sockets
    memory_a_watcher: float
    cpu_a_move: float  # told to two people
    cpu_a_socket: float  # each second, for being there
    cpu_a_told: float  # a move told to one more who watches
    move_shape: tuple[float, ...]
    move_inside: float
    commit: Commit
    disk_a_move: float
    wire_a_move: float
    open: dict[str, float]  # milliseconds, by moves
    crowds: tuple[Crowd, ...]
    watching: tuple[Watching, ...]
    postgresql: Postgresql

    @classmethod
    def load(cls, file: Path = FILE) -> Costs:
        return msgspec.json.decode(file.read_bytes(), type=cls)
