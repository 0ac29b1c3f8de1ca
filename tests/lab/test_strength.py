"""What the documents say of how strong the opponents are is what was measured, and enough of it."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from rallar.bots import levels
from rallar.model.loader import board_ids
from tools import strength

BOARDS = board_ids()


def test_the_page_tells_what_the_arenas_came_to() -> None:
    assert strength.PAGE.read_text(encoding="utf-8") == strength.page()


@pytest.mark.parametrize(("board", "seats"), [*strength.seats_of(BOARDS)])
def test_every_level_ranks_above_the_one_below(board: str, seats: int) -> None:
    found = msgspec.json.decode(strength.file_of(board, seats, levels()).read_bytes())
    assert found["games"] >= 400
    ratings = {each["player"]: each["rating"]["value"] for each in found["standings"]}
    assert all(ratings[lower] < ratings[upper] for lower, upper in pairwise(levels()))
    assert strength.file_of(board, seats, levels()).with_suffix(".html").exists()


@pytest.mark.parametrize("pair", strength.DUELS, ids="-".join)
def test_every_duel_is_of_a_thousand_games(pair: tuple[str, str]) -> None:
    assert {strength.arena(board, 2, pair).games for board in BOARDS} == {1_000}
