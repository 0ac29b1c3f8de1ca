"""Computer opponents. They choose from a view, the legal moves and a generator, never from the full state."""

from __future__ import annotations

from random import Random

from rallar.bots.hints import Hint, explained, hint
from rallar.bots.opponents import DEFAULT, checked_level, levels, levels_for, opponent
from rallar.bots.outlook import Outlook
from rallar.game.game import Game
from rallar.game.moves import Move

__all__ = ["DEFAULT", "Hint", "Outlook", "choose", "explained", "hint", "levels", "levels_for"]


def choose(level: str, game: Game, seat: int, rng: Random) -> Move:
    """The move of a seat that is asked something, as the opponent of a level would make it."""
    return opponent(checked_level(level, game.setting)).choose(Outlook(game, seat), rng)
