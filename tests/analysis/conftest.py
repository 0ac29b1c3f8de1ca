"""A game of two masters, played and analysed once for all tests."""

from __future__ import annotations

from random import Random

import pytest

from rallar.analysis.analysis import analyse
from rallar.analysis.shapes import Analysis
from rallar.bots import choose
from rallar.game import Game
from rallar.kernel.engine import compiled


def played(board: str, players: int, seed: int, level: str, variant: str | None = None) -> Game:
    game = Game.new(board, players, seed, {"variant": variant} if variant else None, kernel=compiled())
    rng = Random(seed)
    while game.to_move:
        seat = game.to_move[0]
        game.push(choose(level, game, seat, rng), seat)
    return game


@pytest.fixture(scope="package")
def game() -> Game:
    _ = compiled().sight
    return played("nordic", 2, 7, "master")


@pytest.fixture(scope="package")
def analysis(game: Game) -> Analysis:
    return analyse(game)
