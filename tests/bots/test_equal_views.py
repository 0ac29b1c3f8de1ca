"""Every level chooses from a view and its history alone: games that look the same to a seat are played alike."""

from __future__ import annotations

from random import Random

import pytest

from rallar.bots import choose
from rallar.bots.opponents import levels_for
from rallar.game.game import Game
from rallar.game.setting import setting_of
from tests.conformance.secrets import redealt
from tests.fixtures import TABLES, Table, board_of, soak
from tests.players import new_game, random_move
from tests.states import put

POSITIONS = soak(2)  # of a game at each table, for each level
MOVES = 35  # a seat plays so many, about, until such a position
HABIT = 0.8  # how often they are those of an opponent: also odd positions are met


@pytest.mark.parametrize(
    ("table", "level"),
    [(table, level) for table in TABLES for level in levels_for(setting_of(board_of(table.board), None))],
    ids=str,
)
def test_what_is_hidden_changes_nothing(table: Table, level: str) -> None:
    for seed in range(POSITIONS):
        game = reached(table, Random(f"{table} {seed}"))
        for seat in game.to_move[:1]:
            before = game.state, game.history, game.events()
            move = choose(level, game, seat, Random(seed))
            assert (game.state, game.history, game.events()) == before
            assert move in game.legal_moves_of(seat)
            imagined = game.redealt(seat, Random(seed))
            assert imagined.view(seat) == game.view(seat)
            assert imagined.events(seat) == game.events(seat)
            assert choose(level, imagined, seat, Random(seed)) == move
            put(game, redealt(game, seat, Random(seed)))  # dealt by other means
            assert choose(level, game, seat, Random(seed)) == move


def reached(table: Table, rng: Random) -> Game:
    """A game somewhere on its way."""
    game = new_game(table, rng.getrandbits(32))
    for _ in range(rng.randrange(MOVES * table.seats)):
        seat = rng.choice(game.to_move)
        usual = rng.random() < HABIT
        game.push(choose("regular", game, seat, rng) if usual else random_move(game, seat, rng), seat)
        if not game.to_move:
            return reached(table, rng)
    return game
