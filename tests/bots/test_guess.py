"""What others have kept, guessed from what they have built."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from rallar.bots import choose
from rallar.bots.chart import chart_of
from rallar.bots.connections import cheapest_path, tolls_of
from rallar.bots.guess import UNREACHABLE, kept_by_others, spaces_left
from rallar.bots.outlook import Outlook
from rallar.game.game import Game
from rallar.game.view import SHARED
from rallar.kernel.engine import compiled
from rallar.model.loader import board_ids

each_box = pytest.mark.parametrize("name", board_ids())


def played(name: str, players: int, left: int) -> Game:
    """By regulars, until somebody has so few cars."""
    game, rng = Game.new(name, players, 6, kernel=compiled()), Random(6)
    while min(player.cars for player in game.view(None).players) > left:
        seat = game.to_move[0]
        game.push(choose("regular", game, seat, rng), seat)
    return game


def kept(game: Game, seat: int) -> set[str]:
    own = game.view(seat).own
    assert own
    return {each.ticket for each in own.tickets}


@each_box
def test_the_spaces_left_are_those_of_the_cheapest_path(name: str) -> None:
    game = played(name, 3, 12)
    view, board, chart = game.view(None), game.board, chart_of(game.board)
    lengths = {route.id: route.length for route in board.routes}
    for seat in range(3):
        (found,) = spaces_left(chart, np.array([tolls_of(chart, view, seat)]))
        for ticket, spaces in zip(board.tickets, found, strict=True):
            path = cheapest_path(board, view, seat, ticket.a, ticket.b)
            owned = (seat, SHARED)
            price = UNREACHABLE if path is None else sum(lengths[r] for r in path if view.owners.get(r) not in owned)
            assert spaces == price


@each_box
def test_whoever_has_built_a_way_is_thought_to_have_its_ticket(name: str) -> None:
    game = played(name, 2, 6)
    seat = game.to_move[0]
    numbers = {ticket.id: number for number, ticket in enumerate(game.board.tickets)}
    weights = kept_by_others(Outlook(game, seat))
    assert weights.keys() == {1 - seat}
    found = np.array(weights[1 - seat])
    assert (found > 0).all()
    theirs = [numbers[ticket] for ticket in kept(game, 1 - seat)]
    assert found[theirs].mean() > 2 * np.delete(found, theirs).mean()


@each_box
def test_where_nothing_is_built_every_ticket_is_as_likely(name: str) -> None:
    game = Game.new(name, 2, 6)
    (weights,) = kept_by_others(Outlook(game, 0)).values()
    assert len(set(weights)) == 1


@each_box
def test_games_are_imagined_as_likely_as_one_says(name: str) -> None:
    game = played(name, 3, 12)
    seat = game.to_move[0]
    outlook = Outlook(game, seat)
    others = [each for each in range(3) if each != seat]
    sure = {  # a long one is likelier than any other, or nobody would be thought to have kept it
        each: [(1e6 if t.long else 1.0) if t.id in kept(game, each) else 1e-9 for t in game.board.tickets]
        for each in others
    }
    for number in range(5):
        imagined = outlook.imagined(Random(number), sure)
        assert [kept(imagined, each) for each in others] == [kept(game, each) for each in others]
        assert imagined.view(seat) == game.view(seat)
    assert any(kept(outlook.imagined(Random(number)), others[0]) != kept(game, others[0]) for number in range(5))
