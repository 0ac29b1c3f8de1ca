"""The environments of Gymnasium: its own checks, and that they play the games of the kernel."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from rallar.kernel.engine import INTERPRETED, compiled
from rallar.lab.batch import Batch
from rallar.lab.gym import Games
from rallar.lab.rewards import margins, ranks
from rallar.model.errors import OptionError
from tests.fixtures import BOARDS, board_of, each_board
from tests.lab.test_batch import first_legal

SEED = 600


@pytest.fixture(params=["margin", "rank"])
def seat(request: pytest.FixtureRequest) -> Iterator[gymnasium.Env[Any, Any]]:
    env = gymnasium.make("rallar.lab.gym:rallar/Seat-v0", board="japan", reward=request.param)
    yield env
    env.close()


def test_it_passes_the_checks_of_gymnasium(seat: gymnasium.Env[Any, Any]) -> None:
    check_env(seat.unwrapped)


def test_a_seat_plays_to_the_end(seat: gymnasium.Env[Any, Any]) -> None:
    over = False
    seen, _ = seat.reset(seed=3)
    while not over:
        seen, reward, over, truncated, info = seat.step(seat.action_space.sample(seen["action_mask"]))
        assert not truncated
        assert not info["refused"]
        assert seen in seat.observation_space
        assert over or reward == 0
    assert reward != 0
    assert not seen["action_mask"].any()


def test_a_seat_that_does_what_is_not_legal_has_done_nothing(seat: gymnasium.Env[Any, Any]) -> None:
    before, _ = seat.reset(seed=3)
    after, reward, over, _, info = seat.step(0)
    assert not before["action_mask"][0]
    assert all((before[part] == after[part]).all() for part in before)
    assert (reward, over, info) == (0, False, {"refused": True})


def test_gymnasium_makes_many_at_once() -> None:
    many = gymnasium.make_vec("rallar.lab.gym:rallar/Seat-v0", num_envs=3, board="nordic")
    assert isinstance(many, Games)
    assert many.num_envs == 3
    many.close()


def trajectory(games: Games, steps: int, seed: int = SEED) -> list[tuple[bytes, ...]]:
    """All that comes back from so many steps by chance."""
    seen, infos = games.reset(seed=seed)
    games.action_space.seed(seed)
    told: list[tuple[bytes, ...]] = [
        (seen["observation"].tobytes(), seen["action_mask"].tobytes(), infos["seat"].tobytes())
    ]
    for _ in range(steps):
        seen, rewards, over, _, infos = games.step(games.action_space.sample())
        parts = (seen["observation"], seen["action_mask"], infos["seat"], rewards, over)
        told.append(tuple(part.tobytes() for part in parts))
    return told


@each_board
@pytest.mark.parametrize("opponent", [None, "random"])
def test_both_kernels_and_all_threads_play_the_same(name: str, opponent: str | None) -> None:
    found = [
        trajectory(Games(board_of(name), 5, opponent=opponent, threads=threads, kernel=kernel), 25)
        for kernel, threads in ((compiled(), 1), (compiled(), 3), (INTERPRETED, 1))
    ]
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize(("name", "fields"), [*((name, "facts") for name in BOARDS), ("fifth", "all")])
def test_they_are_the_games_of_a_batch(name: str, fields: str) -> None:
    games, batch = Games(board_of(name), 4, fields=fields), Batch(board_of(name), 2, 4, SEED)
    seen, _ = games.reset(seed=SEED)
    over = np.zeros(4, np.bool_)
    while not over.any():
        assert (seen["observation"] == batch.look(facts=fields == "facts")).all()
        assert (seen["action_mask"] == batch.legal()).all()
        assert seen in games.observation_space
        actions = games.action_space.sample()
        movers = batch.seats.copy()
        batch.step(actions)
        seen, rewards, over, _, infos = games.step(actions)
        assert (over == batch.over).all()
        assert (infos["seat"] == batch.seats).all()
    game = int(np.flatnonzero(over)[0])
    own, other = batch.scores[game][[movers[game], 1 - movers[game]]].tolist()
    assert rewards[game] == own - other


def test_spaces_are_those_of_one_game_many_times() -> None:
    games = Games("europe", 7, players=3)
    assert games.observation_space == batch_space(games.single_observation_space, 7)
    assert games.action_space.shape == (7,)
    assert games.action_space.nvec.tolist() == [games.single_action_space.n] * 7


def test_arrays_are_written_again_unless_copies_are_wanted() -> None:
    for copy in (False, True):
        games = Games("nordic", 3, copy=copy)
        first, _ = games.reset(seed=1)
        kept = first["observation"].copy()
        second, *_ = games.step(games.action_space.sample())
        assert (first["observation"] is second["observation"]) is not copy
        assert (first["observation"] == kept).all() == copy


@pytest.mark.parametrize("bad", [10_000, -1, 0])
def test_what_is_not_legal_is_refused_and_changes_nothing(bad: int) -> None:
    games = Games("nordic", 3)
    seen, _ = games.reset(seed=1)
    assert not seen["action_mask"][1, 0]
    before = games._batch.states.tobytes()
    actions = games.action_space.sample()
    actions[1] = bad
    with pytest.raises(OptionError) as refusal:
        games.step(actions)
    assert refusal.value.params["name"] == "actions[1]"
    assert games._batch.states.tobytes() == before


def until_one_ends(games: Games) -> tuple[Any, ...]:
    games.reset(seed=SEED)
    while True:
        answer = games.step(games.action_space.sample())
        if answer[2].any():
            return answer


@pytest.mark.parametrize("opponent", [None, "random"])
def test_a_game_that_ended_is_dealt_anew_in_the_next_step(opponent: str | None) -> None:
    games = Games("japan", 4, opponent=opponent)
    seen, rewards, over, _, infos = until_one_ends(games)
    game = int(np.flatnonzero(over)[0])
    assert not seen["action_mask"][game].any()
    assert rewards[game] == infos["outcome"][game].max() or rewards[game] == infos["outcome"][game].min()
    assert infos["outcome"][game].sum() == 0
    seen, rewards, over, _, infos = games.step(games.action_space.sample())
    assert not over[game]
    assert rewards[game] == 0
    assert seen["action_mask"][game].any()
    dealt = Batch("japan", 2, 1, SEED + game + 4)
    if opponent is None:
        assert (seen["observation"][game] == dealt.look(facts=True)[0]).all()


def test_a_game_that_ended_is_dealt_anew_in_the_same_step() -> None:
    games, other = (
        Games("japan", 4, autoreset_mode=mode) for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)
    )
    for each in (games, other):
        each.action_space.seed(1)
    (seen, rewards, over, _, infos), (last, its_rewards, _, _, _) = until_one_ends(games), until_one_ends(other)
    game = int(np.flatnonzero(over)[0])
    assert rewards.tolist() == its_rewards.tolist()
    assert seen["action_mask"].any(1).all()
    assert (infos["final_obs"][game]["observation"] == last["observation"][game]).all()
    assert infos["_final_obs"].tolist() == over.tolist()
    assert (seen["observation"][game] == Batch("japan", 2, 1, SEED + game + 4).look(facts=True)[0]).all()


def test_a_seed_for_all_or_one_for_each() -> None:
    games = Games("japan", num_envs=2, kernel=INTERPRETED)
    seen = [games.reset(seed=seed)[0]["observation"].copy() for seed in (7, np.int64(7), [7, 8])]
    assert (seen[0] == seen[1]).all()
    assert (seen[0] == seen[2]).all()
    for seed, key in (([7], "option-bad-value"), ([7, 8, 9], "option-bad-value"), ([7, -8], "option-seed")):
        with pytest.raises(OptionError, match=key):
            games.reset(seed=seed)


def test_games_can_be_dealt_by_hand() -> None:
    games = Games("japan", 4, autoreset_mode=AutoresetMode.DISABLED)
    seen, _, over, _, _ = until_one_ends(games)
    over = over.copy()
    with pytest.raises(OptionError):
        games.step(games.action_space.sample())  # one that is over awaits to be dealt
    kept = seen["observation"][~over].copy()
    seen, _ = games.reset(seed=9, options={"reset_mask": over})
    assert seen["action_mask"].any(1).all()
    assert (seen["observation"][~over] == kept).all()


def test_one_sits_at_every_seat_or_at_one() -> None:
    for seat, expected in ((None, [0, 1, 2, 0]), (2, [2] * 4)):
        _, infos = Games("japan", 4, 3, opponent="random", seat=seat).reset(seed=0)
        assert infos["seat"].tolist() == expected


def test_an_opponent_can_be_a_policy() -> None:
    games = Games("japan", 2, opponent=first_legal, kernel=INTERPRETED)
    assert trajectory(games, 5) != trajectory(Games("japan", 2, opponent="random", kernel=INTERPRETED), 5)


def test_rewards() -> None:
    scores, winners = np.array([[50, 80, 80, 20]]), np.array([0b0100])
    assert margins(scores, winners).tolist() == [[-30, 0, 0, -60]]
    assert ranks(scores, winners).tolist() == [[-1 / 3, 1 / 3, 1, -1]]
    assert ranks(scores[:, 1:3], np.array([0b11])).tolist() == [[0, 0]]


@pytest.mark.parametrize(
    "options", [{"reward": "gold"}, {"fields": "many"}, {"opponent": "chess"}, {"seat": 2, "opponent": "random"}]
)
def test_options_that_mean_nothing_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        Games("nordic", 2, **options)
