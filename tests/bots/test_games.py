"""Whole games of bots: legal, finished, the same again, and from nothing but the view."""

from __future__ import annotations

from random import Random

import pytest

from rallar.bots import choose, levels_for
from rallar.game.game import Game
from rallar.game.moves import Move
from rallar.lab.arena import bot, play_off
from tests.fixtures import Table, board_of, each_board, each_table, soak
from tests.players import new_game, played

MOST_TURNS = 150  # a seat; people need forty
GAMES = soak(4)
FEW_MOVES = soak(6)


def play(game: Game, seed: int) -> list[Move]:
    """To the end; `push` refuses what is not legal."""
    rng = Random(seed)
    moves = []
    while game.to_move:
        seat = game.to_move[-1]
        known = levels_for(game.setting)
        move = choose(known[seat % len(known)], game, seat, rng)
        game.push(move, seat)
        moves.append(move)
        assert game.view(None).turn <= MOST_TURNS * game.seats
    return moves


@each_table
def test_every_move_is_legal_and_games_end(table: Table) -> None:
    game = new_game(table, 1)
    play(game, 1)
    assert game.outcome()


@each_board
def test_the_same_generator_plays_the_same_game(name: str) -> None:
    once, again = (play(new_game(Table(name, 2), 2), 3) for _ in range(2))
    assert once == again


@each_table
def test_any_position_has_an_answer(table: Table) -> None:
    """Also the odd ones that only random players reach."""
    for seed in range(FEW_MOVES):
        game = played(table, seed, most=40 * (seed + 1))
        for seat in game.to_move:
            for level in levels_for(game.setting):
                assert choose(level, game, seat, Random(seed)) in game.legal_moves_of(seat)


def test_who_is_not_asked_has_no_move() -> None:
    game = played(Table("nordic", 2), 1, most=10)
    (seat,) = game.to_move
    with pytest.raises(ValueError, match="not asked"):
        choose("regular", game, 1 - seat, Random(0))


@each_board
def test_bots_beat_chance(name: str) -> None:
    both = ("regular", "random")
    found = play_off(board_of(name), both, {each: bot(each) for each in both}, GAMES, 5)
    assert found["regular"].score > found["random"].score + 30
    assert found["regular"].win_share > 0.7
    assert found["regular"].tickets_made > 0.7
