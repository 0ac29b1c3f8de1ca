"""Looking ahead: what is tried, where it leads, and what that is worth."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from rallar.bots import choose, search
from rallar.bots.judge import judge_of
from rallar.bots.network import network_of
from rallar.bots.opponents import opponent
from rallar.bots.outlook import Outlook
from rallar.bots.search import Effort, Games, best, likely, prospects, results
from rallar.game.game import Game
from rallar.kernel import layout as k
from rallar.kernel.engine import compiled
from rallar.kernel.fields import size_of
from rallar.model.loader import board_ids

EFFORT = Effort(games=8)
each_box = pytest.mark.parametrize("name", board_ids())


def test_what_is_likely_is_tried() -> None:
    looks = np.log(np.array([0.3, 0.004, 0.5, 0.1, 0.096], np.float32))
    tried, liking = likely(looks + 3, Effort(games=1, unlikely=0.01))
    assert tried.tolist() == [2, 0, 3, 4]
    assert np.exp(liking) == pytest.approx([0.5, 0.3, 0.1, 0.096], abs=1e-6)
    assert likely(looks, EFFORT)[0].tolist() == [2, 0, 3, 4, 1]
    assert likely(looks, Effort(games=1, actions=2))[0].tolist() == [2, 0]
    assert likely(looks, Effort(games=1, unlikely=0.9))[0].tolist() == [2]


def actions_of(game: Game, seat: int) -> list[int]:
    return game._situation.legal(seat)


def on_the_way(name: str, moves: int, players: int = 2) -> Game:
    game, rng = Game.new(name, players, 5, kernel=compiled()), Random(5)
    while game.to_move and len(game.history) < moves:
        seat = game.to_move[0]
        game.push(choose("regular", game, seat, rng), seat)
    return game


@each_box
def test_it_looks_as_many_turns_ahead_as_it_is_told(name: str) -> None:
    game = on_the_way(name, 40, players=3)
    network, seat = network_of(game.setting), game.to_move[0]
    first, *_, second = actions_of(game, seat)
    games = Games(game.setting, [game.state] * 2)
    games.begin(seat, np.array([first, second]))
    for turns in (1, 2, 5):
        games.play_on(network, turns)
        assert (games.states["phase"] == k.TURN).all()
        assert (games.states["seat"] == (seat + turns) % 3).all()
        assert (games.states["turn"] == np.frombuffer(game.state, k.STATE)["turn"] + turns).all()


def test_the_network_is_asked_only_where_there_is_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Nordic a turn is often over with an answer that nobody can choose."""
    game = on_the_way("nordic", 40)
    network, games, asked = network_of(game.setting), Games(game.setting, [game.state]), list[int]()
    usual = network.looks

    def looks(row: np.ndarray, legal: np.ndarray) -> np.ndarray:
        asked.extend(legal.sum(1))
        return usual(row, legal)

    monkeypatch.setattr(network, "looks", looks)
    games.begin(game.to_move[0], np.array(actions_of(game, game.to_move[0])[:1]))
    games.play_on(network, 40)
    assert min(asked) > 1


@each_box
def test_a_game_that_is_over_is_worth_what_it_came_to(name: str) -> None:
    whole = on_the_way(name, 10_000)
    outcome = whole.outcome()
    assert outcome
    first, second = outcome.scores
    came = results(np.frombuffer(whole.state, k.STATE))[:, 0]
    for seat, lead in enumerate((first - second, second - first)):
        won = (seat in outcome.winners) / len(outcome.winners)
        assert came[seat] == pytest.approx(lead / 100 + 2 * won - 1)
    last = whole.copy(len(whole.history) - 1)
    (seat,) = last.to_move
    network, tried = network_of(last.setting), np.array(actions_of(last, seat))
    found = prospects(network, last.setting, seat, [last.state], tried, 1)[:, 0]
    for action, worth in zip(tried, found, strict=True):
        games = Games(last.setting, [last.state])
        games.begin(seat, np.array([action]))
        games.play_on(network, 1)
        assert (games.states["phase"] == k.OVER).all()
        assert worth == pytest.approx(results(games.states)[seat, 0], abs=1e-5)


def test_what_all_hope_for_is_taken_off() -> None:
    game = on_the_way("europe", 30, players=3)
    games = Games(game.setting, [game.state] * 2)
    worth = [games.worth(judge_of(game.setting), seat) for seat in range(3)]
    assert sum(worth) == pytest.approx(0, abs=1e-4)
    assert np.ptp(worth, 0).min() > 0


def test_fewer_worlds_are_imagined_the_more_is_tried_and_the_more_sit_there() -> None:
    effort = Effort(games=24)
    assert [effort.worlds(tried, 2) for tried in (2, 3, 5)] == [12, 8, 4]
    assert [effort.worlds(3, players) for players in (2, 3, 4, 5)] == [8, 5, 4, 3]
    assert Effort(games=1).worlds(5, 5) == 1


def test_what_turns_out_better_is_chosen_unless_it_is_trusted_less() -> None:
    """At the end of a game, where nothing has to be guessed."""
    whole = on_the_way("europe", 10_000)
    last = whole.copy(len(whole.history) - 1)
    (seat,) = last.to_move
    outlook, network = Outlook(last, seat), network_of(last.setting)
    rows: list[tuple[int, int]] = []

    def decide(row: np.ndarray, legal: np.ndarray) -> int:
        many = int(legal.sum())
        greedy = best(network, outlook, row, legal, Effort(2, actions=many, unlikely=0, trust=0), Random(1))
        habit = best(network, outlook, row, legal, Effort(2, actions=many, unlikely=0, trust=1e6), Random(1))
        rows.append((greedy, habit))
        assert habit == int(network.looks(row, legal).argmax())
        worth = prospects(network, last.setting, seat, [last.state], np.flatnonzero(legal), 1)[:, 0]
        assert greedy in np.flatnonzero(legal)[worth == worth.max()]
        return habit

    outlook.decided(decide)
    assert rows


def test_the_worse_half_is_given_up_after_each_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five actions: the fourth comes out best in the end, though the second did better at first."""
    game = on_the_way("nordic", 30)
    (seat,) = game.to_move
    outlook, network, rounds = Outlook(game, seat), network_of(game.setting), list[tuple[list[int], int]]()
    row, legal = np.zeros(size_of(game.setting.box), np.int8), np.zeros(game.setting.box.n_actions, bool)
    legal[actions_of(game, seat)[:5]] = True
    order = likely(network.looks(row, legal), Effort(games=1, actions=5, unlikely=0))[0].tolist()
    first = dict(zip(order, [0.0, 0.9, 0.2, 0.5, -1], strict=True))

    def found(_: object, __: object, ___: object, worlds: list[bytes], tried: np.ndarray, ____: object) -> np.ndarray:
        rounds.append(([order.index(action) for action in tried], len(worlds)))
        worth = [first[action] if len(rounds) == 1 else float(action == order[3]) for action in tried]
        return np.repeat(np.array(worth)[:, None], len(worlds), 1)

    monkeypatch.setattr(search, "prospects", found)
    effort = Effort(games=30, actions=5, unlikely=0, trust=0)
    assert best(network, outlook, row, legal, effort, Random(1)) == order[3]
    assert rounds == [([0, 1, 2, 3, 4], 6), ([1, 3, 2], 10), ([3, 1], 15)]


def test_the_master_plays_without_a_compiled_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the network has it, without looking ahead."""
    monkeypatch.setenv("RALLAR_KERNEL", "interpreted")
    game = Game.new("nordic", 2, 3)
    network, seat = network_of(game.setting), game.to_move[0]
    outlook = Outlook(game, seat)
    usual = outlook.decided(lambda row, legal: int(network.looks(row, legal).argmax()))
    assert opponent("master").choose(outlook, Random(1)) == usual
