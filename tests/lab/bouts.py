"""Games that never were, for the figures that are made of them."""

from __future__ import annotations

from rallar.lab.arena import Bout, SeatResult


def bout(game: int, *seats: tuple[str, int], start: int = 0, tickets: tuple[str, ...] = ()) -> Bout:
    """Players with their scores. Who has the most wins, alone or with others, and made the tickets; others failed."""
    best = max(score for _, score in seats)
    winners = sum(score == best for _, score in seats)
    return Bout(
        game,
        game,
        start,
        turns=50 + game,
        moves=80,
        seats=tuple(
            SeatResult(
                player=name,
                score=score,
                place=1 + sum(other > score for _, other in seats),
                share=(score == best) / winners,
                made=tickets if score == best else (),
                failed=() if score == best else tickets,
                routes=(),
                stations=0,
                longest_path=0,
                micros=(1000, 2000),
            )
            for name, score in seats
        ),
    )
