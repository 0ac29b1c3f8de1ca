"""A game of OpenSpiel (the extra `rl`): import this module, and `pyspiel.load_game("rallar(board=europe)")` knows it.

Chance is explicit. Three chance nodes choose the deal; after an action on which cards or tickets depend, one chooses
what comes. Each has `luck` outcomes, all as likely: not every order of the deck, but so many drawn from all of them by
the game's own generator. A state at which a player decides says nothing of what is to come, and so neither do clones.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from rallar.kernel.chance import seed_chance
from rallar.kernel.fields import fields_of
from rallar.lab.solo import Solo
from rallar.model.errors import OptionError

DEALING = 3  # chance nodes that choose the deal
STREAM = 3  # of chance: 0 deals, 1 and 2 play games out
LONGEST = 20_000  # decisions: far more than any game takes
FARTHEST = 1_000.0  # points between two players: far more than there can be

PARAMETERS: dict[str, Any] = {"board": "nordic", "players": 2, "reward": "rank", "fields": "facts", "luck": 64}


def type_of(reward: str, players: int) -> pyspiel.GameType:
    zero_sum = reward == "rank" or players == 2
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name="rallar",
        long_name="Railway board games of rallar",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class Railways(pyspiel.Game):  # type: ignore[misc]
    """A board with a number of players, and how the end is counted."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = PARAMETERS | (params or {})
        self.luck = int(chosen["luck"])
        if self.luck < 1:
            raise OptionError("option-bad-value", name="luck", value=str(self.luck))
        self.how = {name: chosen[name] for name in ("board", "players", "reward", "fields")}
        empty = self.dealt(0)
        self.scales = np.concatenate(
            [np.full(field.size, field.scale, np.float32) for field in fields_of(empty.bench.b, empty.facts)]
        )
        farthest = 1.0 if chosen["reward"] == "rank" else FARTHEST
        info = pyspiel.GameInfo(
            num_distinct_actions=empty.n_actions,
            max_chance_outcomes=self.luck,
            num_players=empty.players,
            min_utility=-farthest,
            max_utility=farthest,
            utility_sum=0.0 if chosen["reward"] == "rank" or empty.players == 2 else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(chosen["reward"], empty.players), info, params or {})

    def dealt(self, seed: int) -> Solo:
        return Solo(seed=seed, **self.how)

    def new_initial_state(self) -> Journey:
        return Journey(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:  # noqa: ARG002
        """What one player may know, now or with all it remembers. There is none of public things alone."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self, kind.perfect_recall)


class Journey(pyspiel.State):  # type: ignore[misc]
    """A game under way: the numbers that chose its deal, then the game itself."""

    def __init__(self, game: Railways) -> None:
        super().__init__(game)
        self._luck = game.luck
        self._players = game.how["players"]
        self._dealing: list[int] = []
        self._awaits: int | None = None  # an action on which something yet to be drawn depends
        self.solo: Solo | None = None
        self.seen = [b""] * self._players  # of each player: the last row, and a digest of all
        self.memory = [""] * self._players

    def current_player(self) -> int:
        if self.solo is None or self._awaits is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.solo.over else self.solo.asked[0]

    def is_terminal(self) -> bool:
        return self.solo is not None and self.solo.over

    def returns(self) -> list[float]:
        return [0.0] * self._players if self.solo is None else self.solo.rewards()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self._luck) for outcome in range(self._luck)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.solo is None else self.solo.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.solo is None:
            self._dealing.append(action)
            if len(self._dealing) == DEALING:
                seed = sum(digit * self._luck**place for place, digit in enumerate(self._dealing))
                self.solo = self.get_game().dealt(seed)
                self._remember()
        elif self._awaits is None:
            self._act(self.solo, action)
        else:
            rng = self.solo.bench.s.rng
            seed_chance(rng, rng[0] | rng[1] << 32, STREAM + action)
            self.solo.step(self.solo.asked[0], self._awaits)
            self._awaits = None
            self._remember()

    def _act(self, solo: Solo, action: int) -> None:
        """Do it if nothing has to be drawn for it; else chance comes first."""
        trial, player = solo.copy(), solo.asked[0]
        trial.step(player, action)
        self.memory[player] = _digest(self.memory[player], action.to_bytes(2, "big"))
        if list(trial.bench.s.rng) == list(solo.bench.s.rng):
            self.solo = trial
            self._remember()
        else:
            self._awaits = action

    def _remember(self) -> None:
        """What a player has seen is noted when it changes: how others put a move together is not told."""
        assert self.solo is not None
        for player in range(self._players):
            row = self.solo.look(player).tobytes()
            if row != self.seen[player]:
                self.seen[player] = row
                self.memory[player] = _digest(self.memory[player], row)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.solo is None:
            return f"chance {action}"
        return self.solo.named(action)

    def __str__(self) -> str:
        """All there is: what chance has chosen, whose turn it is, and what everybody sees."""
        if self.solo is None:
            return f"dealing {self._dealing}"
        seen = (f"player {player}: {self.solo.described(player)}" for player in range(self._players))
        return "\n".join([f"awaits chance for {self._awaits}" if self._awaits is not None else "", *seen]).strip()


class Observer:
    """What a player may know, as OpenSpiel asks for it: a tensor of the fields divided by their scales, and a text."""

    def __init__(self, game: Railways, remembers: bool) -> None:
        self._scales, self._remembers = game.scales, remembers
        self.tensor: NDArray[np.float32] | None = None if remembers else np.zeros(len(game.scales), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: Journey, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.solo is None else state.solo.look(player) / self._scales

    def string_from(self, state: Journey, player: int) -> str:
        """What is seen now; with a memory also a digest of all that was seen and done."""
        if state.solo is None:
            return ""
        seen = state.solo.described(player)
        return f"{state.memory[player]} {seen}" if self._remembers else seen


def _digest(before: str, new: bytes) -> str:
    return hashlib.sha256(before.encode() + new).hexdigest()[:32]


pyspiel.register_game(type_of(str(PARAMETERS["reward"]), 2), Railways)
