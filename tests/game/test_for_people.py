"""Copies, payments, reasons and stories agree with the game they are of."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from rallar.game import BuildStation, Cards, Claim, Game, LayTile
from rallar.game.legal import LISTED
from rallar.game.story import Story
from rallar.kernel.engine import INTERPRETED, compiled
from rallar.model.errors import MoveError
from rallar.model.types import CARDS
from tests.fixtures import Table, each_table
from tests.players import new_game, play, played, random_move
from tests.states import rearranged
from tests.table import Table as Arranged

MOVES = 40


@each_table
def test_a_copy_goes_its_own_way(table: Table) -> None:
    game = played(table, 11, MOVES)
    before, twin = game.state, game.copy()
    for _ in play(twin, Random(1), 5):
        pass
    assert game.state == before
    assert len(game.history) == MOVES
    assert twin.history[:MOVES] == game.history


@each_table
def test_a_copy_of_an_earlier_position(table: Table) -> None:
    game = played(table, 12, MOVES)
    for moves in (0, 1, MOVES // 2, MOVES):
        twin = game.copy(moves)
        again = new_game(table, 12)
        for past in game.history[:moves]:
            again.push(past.move, past.seat)
        assert (twin.state, twin.events(0)) == (again.state, again.events(0))


def test_a_copy_on_another_kernel_plays_the_same() -> None:
    game = Game.new("europe", 3, 5, kernel=INTERPRETED)
    twin = game.copy(kernel=compiled())
    random = Random(2)
    for _ in range(12):
        seat = game.to_move[0]
        move = random_move(game, seat, random)
        assert game.push(move, seat) == twin.push(move, seat)
    assert game.state == twin.state


@each_table
def test_plain_payments_are_payments(table: Table) -> None:
    game = new_game(table, 13)
    for _ in play(game, Random(13), 60):
        for seat in game.to_move:
            legal = game.legal_moves_of(seat)
            for route in legal.routes[:3]:
                plain = list(legal.plain_payments(route))
                assert len(plain) == len(set(plain)) <= legal.count_payments(route)
                assert all(Claim(route, cards) in legal for cards in plain)


def test_a_plain_payment_fills_up_with_what_there_is_least_of_and_spares_locomotives() -> None:
    table = Arranged("nordic")
    table.hand(0, orange=8, green=5, blue=2, red=1, locomotive=1)
    plain = set(table.game.legal_moves.plain_payments("lieksa--murmansk"))
    assert plain == {
        Cards.of(orange=8, red=1, blue=2, green=1),  # four for the ninth
        Cards.of(orange=7, red=1, blue=2, green=5),
    }


def test_thousands_of_payments_are_counted_and_the_plain_ones_listed() -> None:
    game = Game.new("nordic", 2, 3)
    for seat in (0, 1):
        game.push(next(iter(game.legal_moves_of(seat))), seat)
    seat = game.to_move[0]
    with rearranged(game) as state:
        state["hand"][0, seat] = [6] * (len(CARDS) - 1) + [8]
    found, total, complete = game.legal_moves_of(seat).ways("lieksa--murmansk")
    assert not complete
    assert total > 1000 * LISTED
    assert 1 < len(found) < LISTED


@each_table
def test_there_is_a_reason_against_whatever_is_not_legal(table: Table) -> None:
    game = new_game(table, 14)
    for number, _ in enumerate(play(game, Random(14), 60)):
        seat = number % game.seats
        legal, before = game.legal_moves_of(seat), game.state
        for route in game.board.routes[number % 7 :: 7]:
            assert (legal.claim_refusal(route.id) is None) == (route.id in legal.routes)
            assert (legal.tile_refusal(route.id) is None) == (route.id in legal.beds)
        for city in game.board.cities[number % 7 :: 7]:
            assert (legal.station_refusal(city.id) is None) == (city.id in legal.stations)
        for move in list(legal)[:5]:
            assert legal.refusal(move) is None
        assert game.state == before


def test_what_is_pointed_at_answers_for_itself_before_the_turn_does() -> None:
    """Seat 1 points around while seat 0 is to move."""
    table = Arranged("europe")
    table.owns(0, "moskva--smolensk")
    table.station(0, "paris")
    legal = table.game.legal_moves_of(1)
    assert keys(legal.claim_refusal("moskva--smolensk"), legal.claim_refusal("berlin--danzig")) == [
        "move-route-taken",
        "move-not-your-turn",
    ]
    assert keys(legal.station_refusal("paris"), legal.station_refusal("wien")) == [
        "move-station-taken",
        "move-not-your-turn",
    ]
    assert keys(legal.tile_refusal("berlin--danzig")) == ["move-no-bed"]
    assert keys(legal.refusal("claim moskva--smolensk orange:2")) == ["move-not-your-turn"]  # a move is for a turn


def test_only_the_cards_are_missing() -> None:
    legal = Arranged("europe").game.legal_moves_of(0)
    assert keys(legal.claim_refusal("berlin--danzig"), legal.station_refusal("wien")) == [
        "move-cannot-pay",
        "move-cannot-pay-station",
    ]


def test_a_bed_answers_for_itself_before_the_phase_does() -> None:
    table = Arranged("france")
    table.built("amiens--calais", "red")
    table.tiles(4)
    legal = table.game.legal_moves_of(0)
    assert keys(legal.tile_refusal("amiens--calais"), legal.tile_refusal("calais--rouen")) == [
        "move-track-built",
        "move-wrong-phase",
    ]
    table.push("draw deck", "draw deck")
    assert keys(table.game.legal_moves_of(0).tile_refusal("avignon--nice")) == ["move-no-tile-left"]


@pytest.mark.parametrize("players", [2, 5])
def test_what_a_tile_would_close_is_what_it_closes(players: int) -> None:
    table = Arranged("france", players)
    table.push("draw deck", "draw deck")
    legal = table.game.legal_moves_of(0)
    for bed in legal.beds:
        foretold = legal.closes(bed)
        happened = table.game.push(next(move for move in legal if isinstance(move, LayTile) and move.route == bed))
        table.game.undo()
        assert foretold == tuple(event["route"] for event in happened if event.kind == "closed")
    assert any(legal.closes(bed) for bed in legal.beds)
    assert legal.closes("amiens--rouen") == ()  # not a bed


def keys(*refusals: MoveError | None) -> list[str]:
    return [refusal.key for refusal in refusals if refusal]


@each_table
def test_simple_moves_are_all_but_claims_stations_and_tiles(table: Table) -> None:
    game = new_game(table, 16)
    for _ in play(game, Random(16), MOVES):
        for seat in game.to_move:
            legal = game.legal_moves_of(seat)
            built = Claim | BuildStation | LayTile
            assert legal.simple == [move for move in islice(legal, 500) if not isinstance(move, built)]


@pytest.mark.parametrize("seat", [None, 0, 1])
@each_table
def test_the_events_of_each_move_are_those_of_the_game(table: Table, seat: int | None) -> None:
    game = played(table, 15, MOVES)
    by_moves = [game.events_at(position, seat) for position in range(MOVES + 1)]
    assert tuple(event for events in by_moves for event in events) == game.events(seat)


def test_a_story_names_things_by_id_and_counts_what_is_hidden() -> None:
    game = played(Table("nordic", 2), 15, MOVES)
    lines = {
        seat: [line for tale in Story(game.board).tales(game.events(seat)) for line in (*tale.deeds, *tale.asides)]
        for seat in (None, 0)
    }
    claims = [line.params for line in lines[None] if line.key == "event-claimed"]
    assert claims
    assert all({"route", "points", "cards"} <= set(params) for params in claims)
    assert {line.key for line in lines[None]} >= {"event-kept-hidden", "event-drew-hidden", "event-starts"}
    assert "event-kept" not in {line.key for line in lines[None]}
    assert "event-kept" in {line.key for line in lines[0]}
