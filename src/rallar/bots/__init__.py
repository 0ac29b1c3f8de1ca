"""Computer opponents. They choose from a view, the legal moves and a generator, never from the full state."""

from __future__ import annotations

from random import Random

from rallar.bots.player import Player
from rallar.bots.sight import Sight
from rallar.bots.temper import TEMPERS
from rallar.game.legal import LegalMoves
from rallar.game.moves import Move
from rallar.game.view import View
from rallar.model.types import Board

__all__ = ["LEVELS", "choose"]

LEVELS = tuple(TEMPERS)


def choose(level: str, view: View, legal: LegalMoves, board: Board, rng: Random) -> Move:
    """The move of a seat that is asked something, as a player of some level sees it."""
    if view.own is None:
        raise ValueError("a spectator has no move")
    return Player(TEMPERS[level], Sight(view, view.own, board), legal, rng).move()
