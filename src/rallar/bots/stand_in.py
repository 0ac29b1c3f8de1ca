"""Who moves for an opponent that is gone, gives up or wants what is not allowed: the regular."""

from __future__ import annotations

from random import Random

from rallar.bots import DEFAULT, choose, levels
from rallar.game.game import Game
from rallar.game.moves import Move


def move_for(level: str | None, game: Game, seat: int, rng: Random) -> tuple[Move, BaseException | None]:
    """With what went wrong, if a stand-in had to move. It has no level itself."""
    failed: BaseException | None = None
    if level in levels():
        try:
            move = choose(level, game, seat, rng)
            failed = game.legal_moves_of(seat).refusal(move)
            if failed is None:
                return move, None
        except (Exception, SystemExit) as error:
            failed = error
    return choose(DEFAULT, game, seat, rng), failed
