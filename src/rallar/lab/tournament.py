"""An arena from its set-up to its figures: plays what is not in the results yet, and sums up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from rallar.lab.arena import Bout, Setup, Standing, standings
from rallar.lab.crew import Crew, play_here
from rallar.lab.ratings import Share, meetings, ratings
from rallar.lab.results import Results
from rallar.lab.save import Recorded

Progress = Callable[[int], None]  # told how many of the games have been played so far


def tournament(
    setup: Setup,
    games: int,
    first: int = 0,
    crew: Crew = play_here,
    results: Results | None = None,
    progress: Progress | None = None,
    records: Path | None = None,
) -> list[Bout]:
    """The games from `first` on, in their order. What the results have is not played again; the rest is added.

    With a folder for records, every game that is played is also written down there.
    """
    setup.checked().check_games(first + games)
    wanted = range(first, first + games)
    found = {game: bout for game, bout in results.bouts.items() if game in wanted} if results else {}
    played = Recorded(setup, records) if records else setup
    for bout in crew(played, (game for game in wanted if game not in found)):
        found[bout.game] = bout
        if results:
            results.add(bout)
        if progress:
            progress(len(found))
    return [found[game] for game in wanted]


def summary(setup: Setup, bouts: Sequence[Bout]) -> dict[str, Any]:
    """All the figures, ready to be written as JSON. `move_seconds` alone differs from run to run."""
    rated = ratings(bouts, setup.players)
    return {
        **msgspec.structs.asdict(setup),
        "games": len(bouts),
        "turns": sum(bout.turns for bout in bouts) / len(bouts),
        "standings": [
            _standing(each, setup) | {"rating": msgspec.to_builtins(rated[name])}
            for name, each in standings(bouts, setup.players).items()
        ],
        "meetings": [
            {"player": one, "other": other, "ahead": msgspec.to_builtins(share)}
            for (one, other), share in meetings(bouts, setup.players).items()
        ],
    }


def _standing(found: Standing, setup: Setup) -> dict[str, Any]:
    def shares(parts: list[list[float]]) -> Any:
        return msgspec.to_builtins([Share.mean(part) for part in parts])

    return {
        "player": found.name,
        "games": found.games,
        "wins": msgspec.to_builtins(Share.mean(found.wins)),
        "wins_by_seat": shares(found.wins_by_seat(setup.seats)),
        "wins_by_order": shares(found.wins_by_order(setup.seats)),
        "score": found.score,
        "score_deviation": found.deviation,
        "tickets_made": found.tickets_made,
        "move_seconds": {"median": found.median, "percentile_99": found.slow, "slowest": found.slowest},
    }
