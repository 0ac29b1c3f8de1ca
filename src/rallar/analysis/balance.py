"""Luck and skill apart: what became of each seat's chance, by what changed it.

Each change from one position to the next is parted in two. What the move was worth beside the master's, for who made
it knowing what it knew, is the choice. The rest came of the cards if chance answered the move, and else of what nobody
who chose could see: others' hands and tickets, and what the judge is wrong by. All parts together are the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from rallar.game.game import Game

from .shapes import SURE, Balance, Choice, LuckAndSkill, Standing


def balances(game: Game, truth: Sequence[Standing], choices: Sequence[Choice], even: Standing) -> tuple[Balance, ...]:
    """`even` is how it stands when nobody is ahead."""
    return tuple(
        Balance(
            seat,
            _parts(
                game,
                seat,
                [each.chance for each in (even, *truth)],
                [each.gain for each in choices],
                [each.error for each in choices],
            ),
            _parts(
                game,
                seat,
                [each.lead for each in (even, *truth)],
                [each.lead for each in choices],
                [each.lead_error for each in choices],
            ),
        )
        for seat in range(game.seats)
    )


def _parts(
    game: Game,
    seat: int,
    standings: Sequence[tuple[float, ...]],
    gains: Sequence[tuple[float, ...]],
    errors: Sequence[float],
) -> LuckAndSkill:
    even, *curve = (standing[seat] for standing in standings)
    sums = dict.fromkeys(("cards", "choices", "others", "unseen"), 0.0)
    own = 0.0
    for position, (played, gain, error) in enumerate(zip(game.history, gains, errors, strict=True)):
        sums["choices" if played.seat == seat else "others"] += gain[seat]
        own += error**2 if played.seat == seat else 0.0
        rest = curve[position + 1] - curve[position] - gain[seat]
        sums["cards" if played.chance else "unseen"] += rest
    return LuckAndSkill(curve[0] - even, **sums, error=SURE * sqrt(own))
