"""The games that are recorded: one for each board and each way to end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rallar.game.game import Game
from rallar.game.moves import Move
from rallar.kernel import layout as k
from rallar.kernel.actions import claimed_route, kind_of
from tests.fixtures import Table
from tests.players import move_from, new_game, played, random_move

TRIES = 50


def stuck_game(table: Table) -> Game:
    """S8: a game that ends with everybody passing, because all routes are gone before the cars are.

    The made-up board is small enough for that; on the printed ones no such game has been found.
    """
    for seed in range(TRIES):
        game, random = new_game(table, seed), Random(seed)
        while not game.is_over:
            seat = game.to_move[0]
            game.push(saving_move(game, seat, random), seat)
        if game.history[-1].events[-1]["reason"] == "all-passed":
            return game
    raise AssertionError(f"no such game found at {table}")


def saving_move(game: Game, seat: int, random: Random) -> Move:
    """The first that is legal: a claim that leaves a car too many for the last round, a station, a card, tickets."""
    now = game._situation
    b, s = now.b, now.s
    actions = now.legal(seat)
    spare = s.cars[seat] - b.cars_last_round - 1
    claims = [a for a in actions if kind_of(b, a) == k.CLAIMS and b.length[claimed_route(a)] <= spare]
    if claims:
        return move_from(now, seat, min(claims, key=lambda a: b.length[claimed_route(a)]), random)
    if built := [a for a in actions if kind_of(b, a) == k.BUILDS_STATION]:
        return move_from(now, seat, random.choice(built), random)
    if drawn := [a for a in actions if kind_of(b, a) in (k.DRAWS, k.DRAWS_TICKETS)]:
        return move_from(now, seat, drawn[0], random)
    return random_move(game, seat, random)


GAMES: dict[str, Callable[[], Game]] = {
    "nordic-last-round": lambda: played(Table("nordic", 2), 1, variant="swedish-deal"),
    "europe-last-round": lambda: played(Table("europe", 3), 2),
    "france-last-round": lambda: played(Table("france", 3), 3, start=2),
    "japan-last-round": lambda: played(Table("japan", 4), 4),
    "fifth-last-round": lambda: played(Table("fifth", 3), 5),
    "fifth-all-passed": lambda: stuck_game(Table("fifth", 5)),
}
