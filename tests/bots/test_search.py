"""Looking ahead: what is tried, where it leads, and what that is worth."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from rallar.bots import choose
from rallar.bots.network import network_of
from rallar.bots.opponents import opponent
from rallar.bots.outlook import Outlook
from rallar.bots.search import Effort, Games, best, endings, likely, prospects
from rallar.game.game import Game
from rallar.kernel import layout as k
from rallar.kernel.engine import compiled
from rallar.model.loader import board_ids

EFFORT = Effort(worlds=4)
each_box = pytest.mark.parametrize("name", board_ids())


def test_what_is_likely_is_tried() -> None:
    looks = np.log(np.array([0.3, 0.004, 0.5, 0.1, 0.096], np.float32))
    tried, liking = likely(looks + 3, EFFORT)
    assert tried.tolist() == [2, 0, 3, 4]
    assert np.exp(liking) == pytest.approx([0.5, 0.3, 0.1, 0.096], abs=1e-6)
    assert likely(looks, Effort(worlds=1, actions=2))[0].tolist() == [2, 0]
    assert likely(looks, Effort(worlds=1, unlikely=0.9))[0].tolist() == [2]


def actions_of(game: Game, seat: int) -> list[int]:
    return game._situation.legal(seat)


def on_the_way(name: str, moves: int, players: int = 2) -> Game:
    game, rng = Game.new(name, players, 5, kernel=compiled()), Random(5)
    while game.to_move and len(game.history) < moves:
        seat = game.to_move[0]
        game.push(choose("regular", game, seat, rng), seat)
    return game


@each_box
def test_it_looks_as_far_as_the_next_turn_of_the_seat(name: str) -> None:
    game = on_the_way(name, 40, players=3)
    network, seat = network_of(game.setting), game.to_move[0]
    first, *_, second = actions_of(game, seat)
    games = Games(game.setting, [game.state] * 2)
    games.begin(seat, np.array([first, second]))
    for turns in (1, 2):
        games.play_on(network, seat)
        assert (games.states["phase"] == k.TURN).all()
        assert (games.states["seat"] == seat).all()
        assert (games.states["turn"] == np.frombuffer(game.state, k.STATE)["turn"] + 3 * turns).all()


@each_box
def test_a_game_that_is_over_is_worth_what_it_came_to(name: str) -> None:
    whole = on_the_way(name, 10_000)
    outcome = whole.outcome()
    assert outcome
    scores = outcome.scores
    for seat in range(2):
        lead, won = endings(np.frombuffer(whole.state, k.STATE), seat)
        assert lead.tolist() == [scores[seat] - scores[1 - seat]]
        assert won.tolist() == [(seat in outcome.winners) / len(outcome.winners)]
    last = whole.copy(len(whole.history) - 1)
    (seat,) = last.to_move
    network, tried = network_of(last.setting), np.array(actions_of(last, seat))
    found = prospects(network, last.setting, seat, [last.state], tried, Effort(worlds=1, point=0.01))
    for action, worth in zip(tried, found, strict=True):
        games = Games(last.setting, [last.state])
        games.begin(seat, np.array([action]))
        games.play_on(network, seat)
        assert (games.states["phase"] == k.OVER).all()
        lead, won = endings(games.states, seat)
        assert worth == pytest.approx(float(won[0] + 0.01 * lead[0]), abs=1e-5)


def test_what_turns_out_better_is_chosen_unless_it_is_trusted_less() -> None:
    """At the end of a game, where nothing has to be guessed."""
    whole = on_the_way("europe", 10_000)
    last = whole.copy(len(whole.history) - 1)
    (seat,) = last.to_move
    outlook, network = Outlook(last, seat), network_of(last.setting)
    rows: list[tuple[int, int]] = []

    def decide(row: np.ndarray, legal: np.ndarray) -> int:
        many = int(legal.sum())
        greedy = best(network, outlook, row, legal, Effort(2, actions=many, unlikely=0, trust=0, point=1), Random(1))
        habit = best(network, outlook, row, legal, Effort(2, actions=many, unlikely=0, trust=1e6), Random(1))
        rows.append((greedy, habit))
        assert habit == int(network.looks(row, legal).argmax())
        worth = prospects(network, last.setting, seat, [last.state], np.flatnonzero(legal), Effort(1, point=1))
        assert greedy in np.flatnonzero(legal)[worth == worth.max()]
        return habit

    outlook.decided(decide)
    assert rows


def test_the_master_plays_without_a_compiled_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the network has it, without looking ahead."""
    monkeypatch.setenv("RALLAR_KERNEL", "interpreted")
    game = Game.new("nordic", 2, 3)
    network, seat = network_of(game.setting), game.to_move[0]
    outlook = Outlook(game, seat)
    usual = outlook.decided(lambda row, legal: int(network.looks(row, legal).argmax()))
    assert opponent("master").choose(outlook, Random(1)) == usual
