"""Taking back and playing again: bytes and events come out exactly as they were."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from rallar.game.game import Game
from rallar.game.moves import Move, Pass
from rallar.game.record import Record
from rallar.model.errors import MoveError
from tests.fixtures import Table, board_of, each_table, soak
from tests.players import new_game, play, played, random_move

GAMES = soak(5)  # a table
SEED = 5000
OPENINGS = 24  # orders of answers tried: all there are up to four seats


def retrace(game: Game, random: Random) -> list[type[Move]]:
    """Play to the end and take back every move. Answers the kinds of moves there were."""
    states = [game.state]
    kinds: list[type[Move]] = []
    for move in play(game, random):
        states.append(game.state)
        kinds.append(type(move))
    moves = [turn.move for turn in game.history]
    for state, move in zip(reversed(states[:-1]), reversed(moves), strict=True):
        assert game.undo() == move
        assert game.state == state
    return kinds


@each_table
def test_undo_leads_back_to_the_start_byte_by_byte(table: Table) -> None:
    for number in range(GAMES):
        game = new_game(table, SEED + number)
        start, dealt = game.state, game.events()
        retrace(game, Random(SEED + number))
        assert (game.state, game.events(), game.history) == (start, dealt, [])
        with pytest.raises(MoveError, match="move-nothing-to-undo"):
            game.undo()


def test_every_kind_of_move_has_been_taken_back() -> None:
    kinds = {kind for seed in range(10) for kind in retrace(new_game(Table("fifth", 4), seed), Random(seed))}
    everything: set[type[Move]] = set(Move.__args__) - {Pass}
    assert everything <= kinds


@each_table
def test_a_move_taken_back_and_played_again_answers_the_same(table: Table) -> None:
    game = new_game(table, SEED)
    for _ in play(game, Random(SEED)):
        state, last = game.state, game.history[-1]
        game.undo()
        game.push(last.move, last.seat)
        assert game.history[-1] == last
        assert game.state == state


@each_table
def test_a_record_replays_to_the_same_bytes_and_events(table: Table, tmp_path: Path) -> None:
    for number in range(GAMES):
        game = played(table, SEED + number)
        record = Record.of(game)
        record.save(tmp_path / "game.jsonl")
        loaded = Record.load(tmp_path / "game.jsonl")
        assert loaded == record
        again = loaded.replay(board_of(table.board))
        assert again.state == game.state
        assert again.events() == game.events()
        assert again.history == game.history
        assert again.outcome() == game.outcome()


@each_table
def test_a_record_of_a_game_that_goes_on_replays(table: Table) -> None:
    game = played(table, SEED, most=60)
    record = Record.parse("\n".join(Record.of(game).lines()))
    assert record.replay(board_of(table.board)).state == game.state


@each_table
def test_opening_answers_in_any_order_lead_to_the_same_bytes(table: Table) -> None:
    answers = opening_answers(table)
    found = set()
    for order in list(permutations(range(table.seats)))[:OPENINGS]:
        game = new_game(table, SEED)
        for seat in order:
            game.push(answers[seat], seat)
        found.add((game.state, game.events()))
    assert len(found) == 1


def opening_answers(table: Table) -> list[Move]:
    game = new_game(table, SEED)
    return [random_move(game, seat, Random(seat)) for seat in range(table.seats)]
