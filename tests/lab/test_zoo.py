"""The environments of PettingZoo: its own tests, and that nobody is asked out of turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from rallar.lab.zoo import Together, Turns
from rallar.model.errors import OptionError

CYCLES = 120
TABLES = [("nordic", 3, "margin"), ("europe", 2, "rank"), ("france", 2, "margin"), ("japan", 4, "rank")]
each_table = pytest.mark.parametrize(("board", "players", "reward"), TABLES)


# What PettingZoo says of every environment whose observations are dicts, as its own classics are.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.filterwarnings("ignore:Environment has not defined a render:UserWarning")
@each_table
def test_turns_pass_the_tests_of_pettingzoo(board: str, players: int, reward: str) -> None:
    api_test(Turns(board, players, reward=reward), num_cycles=CYCLES)
    seed_test(lambda: Turns(board, players, reward=reward), num_cycles=CYCLES)


@each_table
def test_agents_together_pass_the_tests_of_pettingzoo(board: str, players: int, reward: str) -> None:
    parallel_api_test(Together(board, players, reward=reward), num_cycles=CYCLES)
    parallel_seed_test(lambda: Together(board, players, reward=reward), num_cycles=CYCLES)


def sown(env: Any) -> Any:
    """The same actions are drawn every time: by chance a game may end with nobody ahead."""
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


def drawn(env: Any, seen: Any, agent: str) -> int:
    return int(env.action_space(agent).sample(seen["action_mask"]))


def test_turns_end_with_rewards_that_add_up_to_nothing() -> None:
    env = sown(Turns("japan", 2))
    env.reset(seed=1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else drawn(env, seen, agent))
    assert sum(total.values()) == 0
    assert any(total.values())


def test_together_all_open_at_once_and_then_wait() -> None:
    env = sown(Together("nordic", 3))
    seen, _ = env.reset(seed=1)
    assert all(not each["action_mask"][env.wait] for each in seen.values())
    answer = env.step({agent: drawn(env, seen[agent], agent) for agent in env.agents})
    while env.agents:
        seen = answer[0]
        waiting = [agent for agent in env.agents if seen[agent]["action_mask"][env.wait]]
        assert len(waiting) == 2
        assert all(seen[agent]["action_mask"].sum() == 1 for agent in waiting)
        answer = env.step({agent: drawn(env, seen[agent], agent) for agent in env.agents})
    assert all(answer[2].values())
    assert any(answer[1].values())


def test_both_play_the_same_game() -> None:
    """The same seed and the same choices: what is seen is the same, the mask of waiting apart."""
    turns, together = Turns("japan", 2), Together("japan", 2)
    turns.reset(seed=5)
    seen, _ = together.reset(seed=5)
    rng = np.random.default_rng(5)
    while together.agents:
        actions = dict.fromkeys(together.agents, together.wait)
        asked = [agent for agent in together.agents if not seen[agent]["action_mask"][-1]]
        for agent in asked:
            assert turns.agent_selection == agent
            now = turns.observe(agent)
            assert (now["action_mask"] == seen[agent]["action_mask"][:-1]).all()
            if len(asked) == 1:  # else, as they open, the later ones have seen the first choose
                assert (now["observation"] == seen[agent]["observation"]).all()
            actions[agent] = int(rng.choice(np.flatnonzero(now["action_mask"])))
            turns.step(actions[agent])
        seen, rewards, *_ = together.step(actions)
    assert turns.rewards == rewards


@pytest.mark.parametrize("make", [Turns, Together])
def test_what_is_not_legal_is_refused_and_changes_nothing(make: Callable[..., Any]) -> None:
    env = make("nordic", 2)
    env.reset(seed=1)
    before = env._table.solo.bench.state
    bad = 0 if make is Turns else {"player_0": 3, "player_1": 0}
    with pytest.raises(OptionError):
        env.step(bad)
    assert env._table.solo.bench.state == before


def test_nobody_is_left_out() -> None:
    env = Together("nordic", 3)
    seen, _ = env.reset(seed=1)
    before = env._table.solo.bench.state
    actions = {agent: drawn(env, seen[agent], agent) for agent in env.agents[1:]}
    with pytest.raises(OptionError, match="player_0"):
        env.step(actions)
    assert env._table.solo.bench.state == before


def test_who_is_not_asked_can_only_wait() -> None:
    env = Together("nordic", 2)
    seen, _ = env.reset(seed=1)
    seen = env.step({agent: drawn(env, seen[agent], agent) for agent in env.agents})[0]
    acting, waiting = sorted(env.agents, key=lambda agent: int(seen[agent]["action_mask"][env.wait]))
    with pytest.raises(OptionError):
        env.step({acting: drawn(env, seen[acting], acting), waiting: drawn(env, seen[acting], acting)})
    with pytest.raises(OptionError):
        env.step({acting: env.wait, waiting: env.wait})
