"""Environments of Gymnasium (the extra `rl`): thousands of games stepped together, or one seat at one table.

Every observation has two parts: `observation`, what the seat may know, and `action_mask`, a 1 for each legal action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rallar.game.options import check_seed
from rallar.kernel import layout as k
from rallar.kernel.engine import BY_CHANCE, INTERPRETED, RULES, Compiled, Engine, Policy, Unit, compile_unit, translate
from rallar.kernel.fields import size_of
from rallar.lab import replies
from rallar.lab.batch import Batch, Numbers, Octets
from rallar.lab.rewards import Rewards, reward_of
from rallar.lab.solo import facts_of
from rallar.model.errors import OptionError
from rallar.model.types import Board

Seen = dict[str, Octets]
Bools = NDArray[np.bool_]
Reply = Callable[..., None]

REPLIES = Unit("replies", (*RULES, replies), ("reply_many",))
BY_CHANCE_COMPILED: Compiled[Reply] = Compiled(REPLIES, lambda functions: cast(Reply, functions["reply_many"]))


class LegalBatch(MultiDiscrete):
    """The actions of many games. Without a mask `sample` draws legal ones; a game that awaits none is given 0."""

    def __init__(self, batch: Batch) -> None:
        super().__init__(np.full(len(batch.states), batch.n_actions))
        self.batch = batch

    def sample(self, mask: Any = None, probability: Any = None) -> Numbers:
        if mask is None and probability is None:
            return np.maximum(self.batch.draw(self.np_random), 0)
        return super().sample(mask, probability)


def seen_space(size: int, actions: int) -> Dict:
    seen = Box(-128, 127, (size,), np.int8)
    return Dict({"observation": seen, "action_mask": Box(0, 1, (actions,), np.int8)})


class Games(VectorEnv[Seen, Numbers, NDArray[Any]]):
    """Games of one board, a decision in each a step.

    Without an `opponent` each step is the decision of whoever is to move (`infos["seat"]`), and its reward that of the
    seat that decided; at the end of a game `infos["outcome"]` has the rewards of all seats. With one, each step is a
    decision of one's own seat, and the others have moved when it returns: "random", or a policy of the kernel's kind.
    Rewards come at the end of a game: its `margin` (own score less the best other's) or its `rank` (1 to -1).

    The arrays returned are the environment's own: the next step writes into them. `copy=True` gives new ones.
    """

    def __init__(
        self,
        board: str | Board = "nordic",
        num_envs: int = 256,
        players: int = 2,
        *,
        opponent: str | Policy | None = None,
        seat: int | None = None,
        reward: str = "margin",
        fields: str = "facts",
        variant: str | None = None,
        threads: int | None = 1,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = False,
        kernel: Engine | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self._reward = reward_of(reward)
        self._facts = facts_of(fields)
        self._mode = autoreset_mode
        self._copy = copy
        self._batch = Batch(board, players, num_envs, variant=variant, threads=threads, kernel=kernel)
        self._reply = None if opponent is None else reply_of(opponent, self._batch.kernel)
        if seat is not None and not 0 <= seat < players:
            raise OptionError("option-bad-value", name="seat", value=str(seat))
        self._seat = seat
        size, actions = size_of(self._batch.setting.box, self._facts), self._batch.n_actions
        self.single_observation_space = seen_space(size, actions)
        self.single_action_space: Discrete = Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space: LegalBatch = LegalBatch(self._batch)
        self._rows: Octets = np.zeros((num_envs, size), np.int8)
        self._masks: Octets = np.zeros((num_envs, actions), np.int8)
        self._rewards: Rewards = np.zeros(num_envs)
        self._outcomes: Rewards = np.zeros((num_envs, players))
        self._ended: Bools = np.zeros(num_envs, np.bool_)
        self._never: Bools = np.zeros(num_envs, np.bool_)
        self._seeds: Numbers = np.zeros(num_envs, np.int64)
        self._chances: Numbers = np.zeros((num_envs, 4), np.int64)
        self._own: Numbers = np.full(num_envs, k.NOBODY)
        self._moved: Numbers = np.zeros(num_envs, np.int64)
        self._at: Numbers = np.arange(num_envs)

    def reset(
        self, *, seed: int | np.integer[Any] | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all games, or those of `options["reset_mask"]`. From a seed they come from seeds in a row, and so on."""
        chosen = (options or {}).get("reset_mask")
        dealt = self._at if chosen is None else np.flatnonzero(chosen)
        if seed is None or isinstance(seed, int | np.integer):
            super().reset(seed=seed if seed is None else int(seed))
            first = int(self.np_random.integers(2**40)) if seed is None else int(seed)
            check_seed(first)
            self._seeds[dealt] = first + dealt
        else:
            self._seeds[dealt] = self._checked_seeds(seed)[dealt]
        self._ended[dealt] = False
        self._deal(dealt)
        self._answer()
        return self._seen(), self._infos()

    def step(self, actions: Numbers) -> tuple[Seen, Rewards, Bools, Bools, dict[str, Any]]:
        """One action in each game. One that is not legal is refused with an error, and nothing has changed."""
        wanted = self._checked(actions)
        np.copyto(self._moved, self._batch.seats if self._reply is None else self._own)
        if self._mode is AutoresetMode.NEXT_STEP:
            self._deal(np.flatnonzero(self._ended))
        self._batch.step(wanted)
        self._answer()
        self._settle()
        infos: dict[str, Any] = {}
        if self._mode is AutoresetMode.SAME_STEP and self._ended.any():
            infos = self._begin_anew()
        infos |= self._infos()
        if self._copy:
            return self._seen(), self._rewards.copy(), self._ended.copy(), self._never.copy(), infos
        return self._seen(), self._rewards, self._ended, self._never, infos

    def close_extras(self, **_: Any) -> None:
        self._batch.close()

    def _checked(self, actions: Numbers) -> Numbers:
        """The actions, -1 for games that wait to be dealt anew."""
        wanted: Numbers = np.array(actions, np.int64)
        if wanted.shape != (self.num_envs,):
            raise OptionError("option-bad-value", name="actions", value=str(wanted.shape))
        inside = (wanted >= 0) & (wanted < self._masks.shape[1])
        legal = self._masks[self._at, np.where(inside, wanted, 0)] & inside
        if self._mode is AutoresetMode.NEXT_STEP:
            wanted[self._ended] = -1
            legal = legal | self._ended
        if not legal.all():
            game = int(np.flatnonzero(legal == 0)[0])
            raise OptionError("option-bad-value", name=f"actions[{game}]", value=str(np.asarray(actions)[game]))
        return wanted

    def _checked_seeds(self, seeds: Sequence[int]) -> Numbers:
        """A seed for each game."""
        found = np.asarray(seeds)
        if found.shape != (self.num_envs,):
            raise OptionError("option-bad-value", name="seed", value=str(found.shape))
        for seed in found.tolist():
            check_seed(seed)
        return found

    def _deal(self, games: Numbers) -> None:
        self._batch.deal(games, self._seeds)
        if self._reply is not None:
            self._own[games] = (self._seeds[games] if self._seat is None else self._seat) % self._batch.players
            self._chances[games] = 0
            self._chances[games, 0] = self._seeds[games]
        self._seeds[games] += self.num_envs

    def _answer(self, games: Numbers | None = None) -> None:
        """The others move, in all games or some; then what is seen and legal."""
        if self._reply is not None:
            self._batch.reply(self._reply, self._own, self._chances, games)
        self._batch.look_into(self._rows, self._own, self._facts, games)
        self._batch.list_into(self._masks, games)

    def _settle(self) -> None:
        """Note which games are over, and what they are worth."""
        np.equal(self._batch.states["phase"], k.OVER, out=self._ended)
        self._rewards[:] = 0
        games = np.flatnonzero(self._ended)
        if len(games):
            outcome = self._reward(self._batch.scores[games], self._batch.states["winners"][games])
            self._outcomes[games] = outcome
            self._rewards[games] = outcome[np.arange(len(games)), self._moved[games]]

    def _begin_anew(self) -> dict[str, Any]:
        """Deal the games that have ended; what they were seen as last is told apart."""
        games = np.flatnonzero(self._ended)
        final: NDArray[np.object_] = np.full(self.num_envs, None, object)
        for game in games:
            final[game] = {"observation": self._rows[game].copy(), "action_mask": self._masks[game].copy()}
        self._deal(games)
        self._answer(games)
        outcome = {"outcome": self._outcomes.copy(), "_outcome": self._ended.copy()}
        return {"final_obs": final, "_final_obs": self._ended.copy(), "final_info": outcome}

    def _seen(self) -> Seen:
        if self._copy:
            return {"observation": self._rows.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._rows, "action_mask": self._masks}

    def _infos(self) -> dict[str, Any]:
        seats = self._batch.seats
        if self._copy:
            return {"seat": seats.copy(), "outcome": self._outcomes.copy(), "_outcome": self._ended.copy()}
        return {"seat": seats, "outcome": self._outcomes, "_outcome": self._ended}


class Seat(gymnasium.Env[Seen, np.int64]):
    """One seat at one table against an opponent: `Games` of one, with arrays of one's own each time.

    Gymnasium wants every action of the space to be taken: one that is not legal leaves the game as it is, and
    `info["refused"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - Gymnasium's own

    def __init__(self, board: str | Board = "nordic", players: int = 2, **options: Any) -> None:
        options.setdefault("opponent", "random")
        self._games = Games(board, 1, players, autoreset_mode=AutoresetMode.DISABLED, copy=True, **options)
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**40)) if seed is None else seed
        self._games.reset(seed=dealt, options=options)
        return self._seen(), {"refused": False}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self._games._masks[0, action]:
            return self._seen(), 0.0, False, False, {"refused": True}
        _, rewards, over, _, _ = self._games.step(np.array([action]))
        return self._seen(), float(rewards[0]), bool(over[0]), False, {"refused": False}

    def close(self) -> None:
        self._games.close()

    def _seen(self) -> Seen:
        return {name: part[0] for name, part in self._games._seen().items()}


def reply_of(opponent: str | Policy, kernel: Engine) -> Reply:
    """The moves of the others, by chance or by a policy; compiled for a compiled kernel, now if they never were."""
    if isinstance(opponent, str) and opponent != "random":
        raise OptionError("option-bad-value", name="opponent", value=opponent)
    policy = BY_CHANCE if isinstance(opponent, str) else cast(FunctionType, opponent)
    if kernel is INTERPRETED:
        return cast(Reply, translate(lambda function: function, REPLIES.modules, policy)["reply_many"])
    if policy is BY_CHANCE:
        return BY_CHANCE_COMPILED.get()
    return cast(Reply, compile_unit(REPLIES, policy)["reply_many"])


def table(board: str | Board = "nordic", players: int = 2, num_envs: int = 1, **options: Any) -> Games:
    """As `gymnasium.make_vec` wants it: one seat against an opponent in each game."""
    options.setdefault("opponent", "random")
    return Games(board, num_envs, players, **options)


gymnasium.register("rallar/Seat-v0", entry_point=Seat, vector_entry_point=table)
