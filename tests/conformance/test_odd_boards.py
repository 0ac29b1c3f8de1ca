"""Odd data: what a board file may say either plays by the rules, or the file is refused."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rallar.game.game import Game
from rallar.game.moves import Claim
from rallar.kernel.engine import compiled
from rallar.model.errors import BoardError
from rallar.model.folder import read_board
from rallar.model.types import Board
from tests.model.files import board_file, written
from tests.oracles.bills import bill_of, payments
from tests.players import play

GAMES = 2
MOVES = 60
SEED = 13_000
MOST_CARDS = 9  # of a hand for which every payment is tried


def changed_board(folder: Path, route: str, **values: Any) -> Board:
    """The fifth board with one route changed."""
    stated = board_file("fifth")
    entry = next(each for each in stated["routes"] if each["id"] == route)
    entry.update(values)
    return read_board(written(folder / "fifth", stated))


def check_claims(game: Game, route: str, tile: str | None) -> None:
    """An unbuilt bed has no payment (L1); everything else has those the rules name."""
    seat = game.to_move[0]
    hand = game._situation.hand(seat)
    found = list(game.legal_moves.payments(route))
    assert len(found) == len(set(found))
    stated = next(each for each in game.board.routes if each.id == route)
    if stated.color is None and tile is None:
        assert found == []
    elif found and hand.total <= MOST_CARDS:
        assert set(found) == payments(bill_of(stated, game.board.rules, tile), hand)
        assert all(Claim(route, cards) in game.legal_moves for cards in found)


@pytest.mark.parametrize(
    ("route", "values"),
    [
        ("elderby--fennick--1", {"substitute": 2}),
        ("dunmere--kestrel", {"substitute": 2}),
        ("fennick--istrand", {"substitute": 1}),
        ("istrand--marrow", {"substitute": 1}),
    ],
    ids=["substitutes on a bed", "substitutes on a bullet route", "one for one on a ferry", "one for one on rail"],
)
def test_an_odd_route_is_refused(route: str, values: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(BoardError) as refused:
        changed_board(tmp_path, route, **values)
    assert refused.value.key == "board-bad-value"
    assert route in str(refused.value.params["entry"])


@pytest.mark.parametrize("substitute", [2, 3, 9])
def test_an_unusual_route_plays_by_the_rules(substitute: int, tmp_path: Path) -> None:
    route = "istrand--marrow"
    board, looked = changed_board(tmp_path, route, substitute=substitute), 0
    for seed in range(SEED, SEED + GAMES):
        game = Game.new(board, 2, seed, kernel=compiled())
        for _ in play(game, Random(seed), MOVES):
            view = game.view(None)
            if view.asked == "take-turn" and route not in view.owners:
                check_claims(game, route, view.tiles.get(route))
                looked += 1
    assert looked > MOVES // 2
