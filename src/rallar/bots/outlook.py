"""All that an opponent is given: what its seat sees, what it may do, and the game as it might be."""

from __future__ import annotations

from functools import cached_property
from random import Random

from rallar.game.deciding import Decide
from rallar.game.game import Game
from rallar.game.legal import LegalMoves
from rallar.game.moves import Move
from rallar.game.outcome import Trail
from rallar.game.redeal import Dealer, Likely
from rallar.game.setting import Setting
from rallar.game.view import Own, View
from rallar.model.types import Board


class Outlook:
    """A moment of a game from the seat that is asked something."""

    def __init__(self, game: Game, seat: int) -> None:
        if seat not in game.to_move:
            raise ValueError(f"seat {seat} is not asked anything")
        self.seat = seat
        self.board: Board = game.board
        self._game = game

    @property
    def seats(self) -> int:
        """How many play."""
        return self._game.seats

    @cached_property
    def view(self) -> View:
        return self._game.view(self.seat)

    @property
    def own(self) -> Own:
        """What only this seat sees: its hand, its tickets, what it is offered."""
        assert self.view.own
        return self.view.own

    @cached_property
    def legal(self) -> LegalMoves:
        return self._game.legal_moves_of(self.seat)

    @cached_property
    def longest_path(self) -> Trail:
        """The longest path of this seat as it stands."""
        return self._game.longest_paths()[self.seat]

    @property
    def setting(self) -> Setting:
        """The board and the rules in force, as the kernel takes them."""
        return self._game.setting

    def decided(self, decide: Decide) -> Move:
        """A move put together by whoever answers, for what the seat sees and may do each time, with an action."""
        return self._game.decided(self.seat, decide)

    def imagined(self, rng: Random, likely: Likely | None = None) -> Game:
        """A game that could be this one, by all that the seat has seen: to try moves in, and to play on.

        What others have kept is dealt as likely as one says it is.
        """
        return self._game.redealt(self.seat, rng, likely)

    def dealer(self, likely: Likely | None = None) -> Dealer:
        """Who deals such games by the dozen: only how they stand."""
        return self._game.dealer(self.seat, likely)
