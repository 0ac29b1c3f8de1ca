"""A study of how players play: their games from a folder of records, seat by seat, summed up for each player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from rallar.game.options import Options
from rallar.game.record import Record
from rallar.lab.arena import Bout, Setup
from rallar.lab.save import Recorded
from rallar.lab.style import Style, spans
from rallar.lab.traces import Trace, traces
from rallar.model.errors import OptionError
from rallar.model.loader import load_board

RESULTS = "results.jsonl"  # in the folder, beside the records: who played, and how each game ended


@dataclass(frozen=True, slots=True)
class Study:
    setup: Setup
    games: int
    styles: tuple[Style, ...]  # of the players, in their order

    def summary(self) -> dict[str, Any]:
        """All of it, ready to be written as JSON."""
        found: dict[str, Any] = msgspec.to_builtins(self, str_keys=True)
        return {**found.pop("setup"), **found}


def study(setup: Setup, bouts: Sequence[Bout], folder: Path) -> Study:
    """Of games that were played with their records written to a folder."""
    board = load_board(setup.board)
    rules = Options(setup.variant).rules(board)
    found = list(_traces(setup, bouts, folder))
    lasting = spans(trace.turns for trace in found)
    styles = (
        Style.of(name, board, rules, [trace for trace in found if trace.player == name], lasting)
        for name in setup.players
    )
    return Study(setup, len(bouts), tuple(styles))


def _traces(setup: Setup, bouts: Sequence[Bout], folder: Path) -> Iterator[Trace]:
    recorded = Recorded(setup, folder)
    for bout in bouts:
        game = Record.load(recorded.file(bout.game)).replay()
        outcome = game.outcome()
        if outcome is None or outcome.scores != tuple(seat.score for seat in bout.seats):
            raise OptionError("study-other-game", file=str(recorded.file(bout.game)))
        yield from traces(game, [seat.player for seat in bout.seats])
