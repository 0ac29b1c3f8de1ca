"""Games kept for later: a record for each, or a Parquet file with a row for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from rallar.game.record import Record
from rallar.lab.arena import Bout, Setup
from rallar.lab.crew import extra
from rallar.lab.results import Header
from rallar.model.errors import OptionError

PARQUET = ".parquet"
Cell = Callable[[Setup, Bout, int], Any]
# The columns, in their order: the type Arrow knows them by, and what a seat of a game has in them.
COLUMNS: dict[str, tuple[str, Cell]] = {
    "game": ("int64", lambda _setup, bout, _seat: bout.game),
    "seed": ("int64", lambda _setup, bout, _seat: bout.seed),
    "board": ("string", lambda setup, _bout, _seat: setup.board),
    "variant": ("string", lambda setup, _bout, _seat: setup.variant),
    "seats": ("int8", lambda setup, _bout, _seat: setup.seats),
    "turns": ("int32", lambda _setup, bout, _seat: bout.turns),
    "moves": ("int32", lambda _setup, bout, _seat: bout.moves),
    "seat": ("int8", lambda _setup, _bout, seat: seat),
    "order": ("int8", lambda _setup, bout, seat: bout.order(seat)),
    "player": ("string", lambda _setup, bout, seat: bout.seats[seat].player),
    "score": ("int16", lambda _setup, bout, seat: bout.seats[seat].score),
    "place": ("int8", lambda _setup, bout, seat: bout.seats[seat].place),
    "share": ("float64", lambda _setup, bout, seat: bout.seats[seat].share),
    "made": ("strings", lambda _setup, bout, seat: bout.seats[seat].made),
    "failed": ("strings", lambda _setup, bout, seat: bout.seats[seat].failed),
    "routes": ("strings", lambda _setup, bout, seat: bout.seats[seat].routes),
    "stations": ("int8", lambda _setup, bout, seat: bout.seats[seat].stations),
    "longest_path": ("int16", lambda _setup, bout, seat: bout.seats[seat].longest_path),
    "seconds": ("float64", lambda _setup, bout, seat: sum(bout.seats[seat].micros) / 1e6),
}


def check_free(place: Path) -> None:
    """Nothing that is there is written over: refused before a game is played."""
    if place.is_file() or (place.is_dir() and (place.suffix == PARQUET or any(place.iterdir()))):
        raise OptionError("save-taken", file=str(place))
    if place.suffix == PARQUET:
        extra("pyarrow", "lab")


@dataclass(frozen=True)
class Recorded:
    """A set-up whose games are written down as they are played."""

    setup: Setup
    folder: Path

    @property
    def board(self) -> str:
        return self.setup.board

    def make_ready(self) -> None:
        self.setup.make_ready()

    def file(self, game: int) -> Path:
        return self.folder / f"{self.setup.board}-{self.setup.seed + game}.jsonl"

    def play(self, game: int) -> Bout:
        return self.setup.play(game, lambda over: Record.of(over).save(self.file(game)))


def write_parquet(file: str | Path, setup: Setup, bouts: Sequence[Bout]) -> None:
    """The set-up is in the file's metadata, as in the first line of results."""
    arrow, parquet = extra("pyarrow", "lab"), extra("pyarrow.parquet", "lab")
    seats = [(bout, seat) for bout in bouts for seat in range(len(bout.seats))]
    columns = {
        name: arrow.array(
            [cell(setup, bout, seat) for bout, seat in seats],
            arrow.list_(arrow.string()) if kind == "strings" else getattr(arrow, kind)(),
        )
        for name, (kind, cell) in COLUMNS.items()
    }
    header = {"rallar": msgspec.json.encode(Header.of(setup))}
    parquet.write_table(arrow.table(columns).replace_schema_metadata(header), file)
