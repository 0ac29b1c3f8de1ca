"""The players one meets at the terminal."""

from __future__ import annotations

from random import Random

from rallar.bots import DEFAULT, choose
from rallar.game import Game, Move


def opponent_move(game: Game, seat: int, level: str = DEFAULT) -> Move:
    return choose(level, game, seat, chance_of(game, seat))


def chance_of(game: Game, seat: int) -> Random:
    """It depends on the seed and on how many moves were made: the same game goes the same way again."""
    return Random(f"{game.seed} {len(game.history)} {seat}")
