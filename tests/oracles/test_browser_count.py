"""What the browser counts without a network is what the kernel counts: games played out, and tables never seen."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from rallar import Game, Record, Sheet, SheetPlayer, count_sheet, load_board, sheet_of
from rallar.game.count import faults_of
from rallar.game.options import Options
from rallar.game.setting import setting_of
from rallar.game.situation import Situation
from rallar.kernel.encode import facts_of
from rallar.kernel.engine import INTERPRETED
from rallar.model.types import Board
from rallar.protocol import wire
from tests.batch import Batch
from tests.fixtures import TABLES, Table, board_of, soak
from tests.oracles.graphs import arranged
from tools import counting

WEB = Path(__file__).resolve().parents[2] / "web"
RECORDS = Path(__file__).resolve().parents[1] / "golden" / "records"
SEED = 31_000
GAMES = soak(50)  # a table


def sheets_of(table: Table) -> Iterator[Sheet]:
    """Of games that were played, of tables that nobody would leave behind, and of some on which too much lies."""
    board, chance = board_of(table.board), random.Random(SEED)
    batch = Batch(table, GAMES, SEED)
    batch.play(100_000)
    sparse = [arranged(table, GAMES // 2, SEED + i, density) for i, density in enumerate((0.03, 0.1, 0.3, 0.8))]
    for state in np.concatenate([*batch.finished, *sparse]):
        situation = Situation(setting_of(board, None), INTERPRETED, state.tobytes())
        sheet = _each_ticket_once(sheet_of(Game(situation, None, Options())))
        yield sheet if chance.random() < 0.5 else _moved(sheet, chance)
    yield from (_heaped(board, table.seats, chance) for _ in range(max(1, GAMES // 5)))


def _each_ticket_once(sheet: Sheet) -> Sheet:
    seen: set[str] = set()
    players = []
    for player in sheet.players:
        players.append(replace(player, tickets=tuple(each for each in player.tickets if each not in seen)))
        seen |= set(player.tickets)
    return replace(sheet, players=tuple(players))


def _moved(sheet: Sheet, chance: random.Random) -> Sheet:
    """Markers and bullet markers put wrong."""
    players = (
        replace(each, marker=chance.choice((None, chance.randrange(160))), spaces=each.spaces + chance.randrange(2))
        for each in sheet.players
    )
    return replace(sheet, players=tuple(players))


def _heaped(board: Board, seats: int, chance: random.Random) -> Sheet:
    """Whatever one likes wherever one likes, each thing once."""
    sheet = Sheet(board=board.id, players=(SheetPlayer(),) * seats)
    for route in chance.sample(board.routes, len(board.routes) // 2):
        sheet = sheet.placed("routes", route.id, chance.choice(("train", *range(seats))))
    for city in chance.sample(board.cities, 8):
        sheet = sheet.placed("stations", city.id, chance.randrange(seats))
    return sheet


def test_what_the_browser_has_is_made_of_the_kernel() -> None:
    assert counting.FILE.read_text(encoding="utf-8") == counting.translated(), "make protocol"


@pytest.mark.slow
def test_the_browser_counts_as_the_kernel_does() -> None:
    boards = {table.board: board_of(table.board) for table in TABLES}
    asked = [(table.board, sheet) for table in TABLES for sheet in sheets_of(table)]
    asked += [(each.board, each) for each in _recorded()]
    answers = _browser(boards, asked)
    counted = 0
    for (name, sheet), answer in zip(asked, answers, strict=True):
        faults = [{"key": fault.key, "params": fault.params} for fault in faults_of(sheet, boards[name])]
        assert answer["faults"] == faults, sheet
        if faults:
            assert answer["counted"] is None
        else:
            assert answer["counted"] == json.loads(wire.encode(count_sheet(sheet, boards[name]))), sheet
            counted += 1
    assert counted > len(asked) / 2
    assert counted < len(asked), "some have too much on them"


def _recorded() -> Iterator[Sheet]:
    for path in sorted(RECORDS.glob("*.jsonl")):
        record = Record.load(path)
        if record.board != "fifth":
            yield sheet_of(record.replay(load_board(record.board)))


def _browser(boards: dict[str, Board], asked: list[tuple[str, Sheet]]) -> list[dict[str, Any]]:
    tables = {
        name: {
            "board": board,
            "boxes": wire.Boxes(
                {each or "": facts_of(setting_of(board, each).record) for each in (None, *board.variants)}
            ),
        }
        for name, board in boards.items()
    }
    question = {"tables": tables, "sheets": [{"table": name, "sheet": sheet} for name, sheet in asked]}
    command = [str(Path(sys.executable).with_name("node")), str(Path(__file__).with_name("count.mjs"))]
    given = wire.encode(msgspec.to_builtins(question, enc_hook=wire.encode)).decode()
    ran = subprocess.run(command, cwd=WEB, input=given, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    answers: list[dict[str, Any]] = json.loads(ran.stdout)
    return answers


def _facts(board: Board, variant: str | None) -> dict[str, tuple[int | str, ...]]:
    return facts_of(setting_of(board, variant).record)
