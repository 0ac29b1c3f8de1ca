"""What was once written down still holds: records replay, counts, orders and playthroughs come out the same."""

from __future__ import annotations

from functools import cache

import pytest

from rallar.game.record import Record
from tests.fixtures import BOARDS
from tests.golden.arrange import GAMES
from tests.golden.texts import FOLDER, RECORDS, load, replayed, texts

REASONS = {"last-round", "all-passed"}
MOST_BYTES = 60_000


@cache
def regenerated() -> dict[str, str]:
    return texts(list(GAMES))


def files() -> set[str]:
    found = (path for path in FOLDER.rglob("*") if path.suffix in (".txt", ".json"))
    return {path.relative_to(FOLDER).as_posix() for path in found}


def test_no_golden_file_is_missing_or_left_over() -> None:
    assert files() == set(regenerated())
    assert {path.stem for path in RECORDS.iterdir()} == set(GAMES)


@pytest.mark.parametrize("name", sorted(files()))
def test_a_golden_file_comes_out_the_same(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert regenerated().get(name) == text, "if the change is meant: python -m tests.golden.regenerate"
    assert len(text.encode()) <= MOST_BYTES


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    game = replayed(name)
    assert game.is_over
    assert Record.of(game) == load(name)
    board, _, reason = name.partition("-")
    assert game.board.id == board
    assert game.history[-1].events[-1]["reason"] == reason


def test_every_board_and_every_end_reason_has_a_record() -> None:
    ends = [name.partition("-") for name in GAMES]
    assert {board for board, _, _ in ends} == set(BOARDS)
    assert {reason for _, _, reason in ends} == REASONS
