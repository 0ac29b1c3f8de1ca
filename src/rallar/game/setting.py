"""What a game is played with: a board and the rules in force, the names of its things, and all of it for the kernel."""

from __future__ import annotations

from functools import cached_property, lru_cache

from rallar.game.names import Names
from rallar.kernel.actions import kind_of
from rallar.kernel.encode import encode
from rallar.kernel.layout import Box
from rallar.kernel.mirror import box, octets_of
from rallar.model.types import Board

REMEMBERED = 64  # settings kept at hand; a board that is not among them is put together again


class Setting:
    """A board with one of its variants, or with none. It is never written to, so all its games share it."""

    def __init__(self, board: Board, variant: str | None) -> None:
        self.board = board
        self.rules = board.rules if variant is None else board.variants[variant]
        self.names = Names(board)
        self.record = encode(board, self.rules)

    @cached_property
    def box(self) -> Box:
        return box(octets_of(self.record))

    @cached_property
    def kinds(self) -> tuple[int, ...]:
        """What each action of the board's space does."""
        return tuple(kind_of(self.box, action) for action in range(self.box.n_actions))


@lru_cache(REMEMBERED)
def setting_of(board: Board, variant: str | None) -> Setting:
    return Setting(board, variant)
