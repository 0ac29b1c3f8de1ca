"""Games between players of different kinds, who change seats from game to game."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from typing import Any

from rallar.bots.outlook import Outlook
from rallar.game.game import Game
from rallar.game.moves import Move
from rallar.game.outcome import Outcome
from rallar.lab.players import player
from rallar.model.types import Board

Chooser = Callable[[Outlook, Random], Move]


def bot(name: str) -> Chooser:
    return player(name).choose


@dataclass(slots=True)
class Standing:
    """What a kind of player came to. A shared win counts as a part of one."""

    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    made: int = 0
    tickets: int = 0
    seconds: float = 0.0
    decisions: int = 0
    slowest: float = 0.0

    @property
    def score(self) -> float:
        return mean(self.scores)

    @property
    def win_share(self) -> float:
        return mean(self.wins)

    @property
    def tickets_made(self) -> float:
        return self.made / self.tickets if self.tickets else 0.0

    def note(self, seconds: float) -> None:
        self.seconds += seconds
        self.decisions += 1
        self.slowest = max(self.slowest, seconds)


def play_off(
    board: str | Board,
    table: Sequence[str],
    choosers: Mapping[str, Chooser],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Standing]:
    """Play games with these kinds at the table; in the next game everyone sits one seat on."""
    standings = {kind: Standing() for kind in table}
    for number in range(games):
        shift = number % len(table)
        seated = [*table[shift:], *table[:shift]]
        outcome = play_game(board, seated, choosers, seed + number, standings, options)
        for kind, seat in zip(seated, outcome.seats, strict=True):
            standing = standings[kind]
            standing.scores.append(seat.total)
            standing.wins.append((seat.seat in outcome.winners) / len(outcome.winners))
            standing.tickets += len(seat.tickets)
            standing.made += sum(ticket.made for ticket in seat.tickets)
    return standings


def play_game(
    board: str | Board,
    seated: Sequence[str],
    choosers: Mapping[str, Chooser],
    seed: int,
    standings: dict[str, Standing],
    options: Mapping[str, Any] | None = None,
) -> Outcome:
    game = Game.new(board, len(seated), seed, options)
    rng = Random(seed)
    while game.to_move:
        seat = game.to_move[0]
        outlook = Outlook(game, seat)
        _ = outlook.view, outlook.legal  # to look is no thinking
        began = time.thread_time()
        move = choosers[seated[seat]](outlook, rng)
        standings[seated[seat]].note(time.thread_time() - began)
        game.push(move, seat)
    outcome = game.outcome()
    assert outcome
    return outcome
