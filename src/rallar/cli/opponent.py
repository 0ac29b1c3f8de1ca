"""The players one meets at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rallar.bots import DEFAULT
from rallar.bots.stand_in import move_for
from rallar.game import Game, Move


def opponent_move(
    game: Game, seat: int, level: str = DEFAULT, tell: Callable[[BaseException], None] | None = None
) -> Move:
    """What it does; whoever wants to know is told why another does it instead."""
    move, failed = move_for(level, game, seat, chance_of(game, seat))
    if failed and tell:
        tell(failed)
    return move


def chance_of(game: Game, seat: int) -> Random:
    """It depends on the seed and on how many moves were made: the same game goes the same way again."""
    return Random(f"{game.seed} {len(game.history)} {seat}")
