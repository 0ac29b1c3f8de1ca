"""Environments of PettingZoo (the extra `rl`): all seats of a table as agents, one after the other or side by side.

Every observation has two parts: `observation`, what the seat may know, and `action_mask`, a 1 for each legal action.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from rallar.lab.gym import Seen, seen_space
from rallar.lab.solo import Octets, Solo
from rallar.model.errors import OptionError
from rallar.model.types import Board


class LegalActions(Discrete):
    """The actions of a seat. Without a mask `sample` draws one that is legal at the moment."""

    def __init__(self, size: int, table: Table, seat: int) -> None:
        super().__init__(size)
        self._table, self._seat = table, seat

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._table.mask(self._seat)
        return super().sample(mask, probability)


class Table:
    """A table that is dealt again and again, and what PettingZoo calls its parts."""

    def __init__(self, board: str | Board, players: int, more: int, options: dict[str, Any]) -> None:
        self._how = (board, players)
        self._options = options
        self._more = more  # actions beside those of the kernel
        self._rng, _ = seeding.np_random()
        self.deal(0)
        self.agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        size = self.solo.n_actions + more
        self.seen_spaces = {agent: seen_space(self.solo.size, size) for agent in self.agents}
        self.action_spaces = {agent: LegalActions(size, self, seat) for agent, seat in self.seats.items()}

    def deal(self, seed: int | None) -> None:
        """Deal a game: from a seed, or from the next number of the last one."""
        if seed is not None:
            self._rng, _ = seeding.np_random(seed)
        self.solo = Solo(*self._how, int(self._rng.integers(2**62)), **self._options)

    def mask(self, seat: int) -> Octets:
        """A 1 for each legal action. Where there is one more action, to wait, it is what those who are not asked do."""
        mask: Octets = np.zeros(self.solo.n_actions + self._more, np.int8)
        mask[self.solo.legal(seat)] = 1
        if self._more:
            mask[-1] = seat not in self.solo.asked
        return mask

    def seen(self, seat: int) -> Seen:
        return {"observation": self.solo.look(seat), "action_mask": self.mask(seat)}


class Turns(AECEnv):  # type: ignore[misc]
    """Agents act one after the other. All rewards come when the game is over: margins or ranks, as `reward` says."""

    metadata: dict[str, Any] = {"name": "rallar_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, board: str | Board = "nordic", players: int = 2, **options: Any) -> None:
        super().__init__()
        self._table = Table(board, players, 0, options)
        self.possible_agents = [*self._table.agents]
        self.render_mode = None

    def observation_space(self, agent: str) -> Any:
        return self._table.seen_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._table.action_spaces[agent]

    def observe(self, agent: str) -> Seen:
        return self._table.seen(self._table.seats[agent])

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self._table.deal(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._table.solo.step(self._table.seats[agent], -1 if action is None else int(action))
        if self._table.solo.over:
            self.rewards = dict(zip(self.agents, self._table.solo.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        self._accumulate_rewards()

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        self.agent_selection = self.agents[self._table.solo.asked[0]]


class Together(ParallelEnv):  # type: ignore[misc]
    """All agents act at once. Those who are not asked have one legal action, the last of the space: to wait.

    The opening tickets are chosen by all at once, as at a table; then one agent acts while the others wait.
    """

    metadata: dict[str, Any] = {"name": "rallar_v0", "render_modes": []}  # noqa: RUF012 - PettingZoo's own

    def __init__(self, board: str | Board = "nordic", players: int = 2, **options: Any) -> None:
        self._table = Table(board, players, 1, options)
        self.possible_agents = [*self._table.agents]
        self.agents: list[str] = []
        self.render_mode = None

    @property
    def wait(self) -> int:
        return self._table.solo.n_actions

    def observation_space(self, agent: str) -> Any:
        return self._table.seen_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._table.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's own
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self._table.deal(seed)
        self.agents = [*self.possible_agents]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """An action of each agent. If one of them is not legal, it is refused with an error and nothing has changed."""
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise OptionError("option-bad-value", name=f"actions[{missing[0]}]", value="–")
        table, trial = self._table, self._table.solo.copy()
        asked = trial.asked
        for agent, action in actions.items():
            if table.seats[agent] in asked or action != self.wait:
                trial.step(table.seats[agent], int(action))
        table.solo = trial
        over, agents, seen = trial.over, self.agents, self._seen()
        if over:
            self.agents = []
        rewards = dict(zip(agents, trial.rewards(), strict=True))
        ended, never = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return seen, rewards, ended, never, {agent: {} for agent in agents}

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._table.seen(self._table.seats[agent]) for agent in self.agents}
