"""What many tests play on: four boxes and a made-up fifth board with every legal number of seats, and a wide one."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from rallar.model.folder import read_board
from rallar.model.loader import board_ids, load_board
from rallar.model.types import Board
from tests.wide import widened

FIFTH = Path(__file__).resolve().parent / "boards" / "fifth"
BOARDS = (*board_ids(), "fifth")
SOAK = float(os.environ.get("RALLAR_SOAK", "1"))  # how many times as long as usual the random tests run
HURRIED = 8  # at most so many of anything, where they run shorter than usual


def soak(number: int) -> int:
    """A number of games, positions or examples, as often as this run wants them."""
    wanted = max(1, round(number * SOAK))
    return wanted if SOAK >= 1 else min(wanted, HURRIED)


class Table(NamedTuple):
    board: str
    seats: int

    def __str__(self) -> str:
        return f"{self.board}-{self.seats}"


@cache
def board_of(name: str) -> Board:
    if name == "wide":
        return widened(board_of("fifth"))
    return read_board(FIFTH) if name == "fifth" else load_board(name)


def tables_of(name: str) -> tuple[Table, ...]:
    fewest, most = board_of(name).rules.players
    return tuple(Table(name, seats) for seats in range(fewest, most + 1))


WIDE = Table("wide", 3)
TABLES = (*(table for name in BOARDS for table in tables_of(name)), WIDE)

each_board = pytest.mark.parametrize("name", BOARDS)
each_table = pytest.mark.parametrize("table", TABLES, ids=str)
