"""The game of OpenSpiel: its own simulations and playthroughs, and that chance and secrets are where they say."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from rallar.lab import spiel
from rallar.lab.solo import Solo
from rallar.model.errors import OptionError

flags.FLAGS.mark_as_parsed()  # the playthroughs of OpenSpiel are a program with options
GAMES = [
    "rallar(board=nordic,players=3,luck=8)",
    "rallar(board=europe,reward=margin,luck=8)",
    "rallar(board=france,luck=8)",
    "rallar(board=japan,players=4,reward=margin,luck=8)",
]


@pytest.mark.parametrize("name", [GAMES[1], GAMES[3]])
def test_it_passes_the_simulations_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_a_playthrough_replays(tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough("rallar(board=japan,luck=3)", [], seed=1), encoding="utf-8")
    before, after = generate_playthrough.replay(str(file))
    assert before == after
    assert "Returns() = [" in before


def played(name: str, steps: int, seed: int) -> Any:
    state, random = pyspiel.load_game(name).new_initial_state(), Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return state


def until(state: Any, random: Random, chance: bool) -> Any:
    while state.is_chance_node() != chance:
        state.apply_action(random.choice(state.legal_actions()))
    return state


def test_a_state_can_be_written_down() -> None:
    state = played(GAMES[0], 60, 1)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert (str(game), str(again)) == (str(state.get_game()), str(state))


def test_a_clone_goes_its_own_way() -> None:
    state = until(played(GAMES[0], 30, 1), Random(1), chance=False)
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert state.history() == clone.history()[:-1]


def test_chance_decides_what_comes() -> None:
    """After an action for which something is drawn, outcomes differ in what is seen, and nothing before them tells."""
    state = until(played(GAMES[0], 30, 2), Random(2), chance=True)
    assert len({str(state.child(outcome)) for outcome, _ in state.chance_outcomes()}) > 1
    assert sum(likely for _, likely in state.chance_outcomes()) == pytest.approx(1)


def test_players_remember_what_they_saw_and_no_more() -> None:
    """The memory of a player is the same for two games that differ only in what it cannot know."""
    state = until(played(GAMES[0], 3, 3), Random(3), chance=False)
    opening = state.current_player()
    others = [player for player in range(3) if player != opening]
    chosen = [state.child(action) for action in state.legal_actions()]
    for player in others:
        assert len({child.information_state_string(player) for child in chosen}) == 1
    assert len({child.information_state_string(opening) for child in chosen}) == len(chosen)


def test_nobody_remembers_a_move_that_is_being_put_together() -> None:
    state, random = until(played(GAMES[0], 30, 3), Random(3), chance=False), Random(4)
    while not any(name.startswith("claim") for name in map(state.action_to_string, state.legal_actions())):
        state = until(state, random, chance=False)
        state.apply_action(random.choice(state.legal_actions()))
    others = [player for player in range(3) if player != state.current_player()]
    before = [state.information_state_string(player) for player in others]
    claims = [action for action in state.legal_actions() if state.action_to_string(action).startswith("claim")]
    for claim in claims:
        assert [state.child(claim).information_state_string(player) for player in others] == before


@pytest.mark.parametrize("luck", [0, -3])
def test_chance_has_an_outcome(luck: int) -> None:
    with pytest.raises(OptionError, match="luck"):
        pyspiel.load_game(f"rallar(luck={luck})")


def test_the_tensor_is_the_observation_in_scale() -> None:
    state = until(played(GAMES[1], 40, 4), Random(4), chance=False)
    assert isinstance(state, spiel.Journey)
    assert state.solo
    for player in range(2):
        seen = state.solo.look(player) / state.get_game().scales
        assert state.observation_tensor(player) == pytest.approx(seen.tolist())
        assert state.information_state_string(player).endswith(state.observation_string(player))


def test_the_end_is_counted() -> None:
    state = played(GAMES[1], 10_000, 5)
    assert state.is_terminal()
    scores = [state.solo.bench.s.score[seat] for seat in range(2)]
    assert state.returns() == [scores[0] - scores[1], scores[1] - scores[0]]


@pytest.mark.parametrize("name", GAMES)
def test_actions_have_names_of_their_own(name: str) -> None:
    solo, random, heard = Solo(name.split("=")[1].split(",")[0], 2, 6), Random(6), set()
    while not solo.over:
        seat = solo.asked[0]
        names = [solo.named(action) for action in solo.legal(seat)]
        assert len(set(names)) == len(names)
        heard |= {each.split()[0] for each in names}
        solo.step(seat, random.choice(solo.legal(seat)))
    assert {"keep", "draw", "tickets", "claim", "pay"} <= heard
