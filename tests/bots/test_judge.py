"""The judge of a board: it reads how seats stand, and mostly knows who will win."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from rallar.bots.judge import judge_of, leads, result
from rallar.bots.network import network_of
from rallar.game.game import Game
from rallar.kernel import layout as k
from rallar.kernel.engine import compiled
from rallar.lab.batch import Batch
from rallar.model.loader import board_ids

GAMES = 32
each_box = pytest.mark.parametrize("name", board_ids())


def views_of(batch: Batch) -> NDArray[np.int8]:
    return np.stack([batch.look(seat) for seat in range(batch.players)])


def towards_the_end(name: str, players: int) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
    """What the seats of games saw shortly before the end, and who won; a network played them against itself."""
    batch = Batch(name, players, GAMES, 70)
    network, late = network_of(batch.setting), views_of(batch)
    while len(going := np.flatnonzero(~batch.over)):
        many = (batch.states["phase"] == k.TURN) & (batch.states["cars"][:, :players].min(1) > 8)
        late[:, many] = views_of(batch)[:, many]
        actions = np.full(GAMES, -1)
        actions[going] = network.looks(batch.look()[going], batch.legal()[going]).argmax(1)
        batch.step(actions)
    return late, batch.states["winners"]


@pytest.mark.parametrize("players", [2, 3])
@each_box
def test_it_mostly_knows_who_will_win(name: str, players: int) -> None:
    views, winners = towards_the_end(name, players)
    hopes = judge_of(Batch(name, players, 1).setting).expects(views)
    won = (winners >> np.arange(players)[:, None]) & 1
    assert np.corrcoef((hopes - hopes.mean(0)).ravel(), won.ravel())[0, 1] > 0.2


@each_box
def test_it_reads_how_a_seat_stands(name: str) -> None:
    """The points of its routes; a ticket made counts, one that is far is lost, one on the way something between."""
    batch = Batch(name, 2, GAMES, 3)
    network, judge, rng = network_of(batch.setting), judge_of(batch.setting), np.random.default_rng(3)
    points = {ticket.id: ticket.points for ticket in batch.setting.board.tickets}
    for _ in range(110):
        looks = network.looks(batch.look(), batch.legal()) + rng.gumbel(size=(GAMES, batch.n_actions))
        batch.step(np.where(batch.over, -1, looks.argmax(1)))
    stands, between = judge._standing(views_of(batch).astype(np.float32)), 0
    for number in np.flatnonzero(batch.states["phase"] == k.TURN):
        game = Game.of_state(name, batch.states[number].tobytes(), kernel=compiled())
        for seat in range(2):
            view = game.view(seat)
            assert view.own
            made = sum(points[each.ticket] for each in view.own.tickets if each.prospect == "made")
            unmade = sum(points[each.ticket] for each in view.own.tickets if each.prospect != "made")
            hope = stands[seat, number] - view.players[seat].points - made
            assert -unmade - 1 <= hope <= unmade
            between += abs(hope) < unmade - 1
    assert between > 10


def test_what_a_game_comes_to() -> None:
    scores, wins = np.array([[90.0, 50], [80, 70], [60, 70]], np.float32), np.array([[1, 0], [0, 0.5], [0, 0.5]])
    assert leads(scores).tolist() == [[10, -20], [-10, 0], [-30, 0]]
    assert result(scores, wins.astype(np.float32)) == pytest.approx(np.array([[1.1, -0.7], [-0.6, 0.25], [-0.8, 0.25]]))


def test_it_hears_what_the_next_seat_sees() -> None:
    batch = Batch("europe", 3, 1, 3)
    judge, views = judge_of(batch.setting), views_of(batch)
    before = judge.expects(views)
    views[1, :, judge._places["hand"]] += 5
    assert ((abs(judge.expects(views) - before) > 1e-4)[:, 0] == [True, True, False]).all()
