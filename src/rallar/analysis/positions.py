"""How a game stood after every move: chances to win and leads, as it really was and as each seat could know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from rallar.bots.guess import kept_in
from rallar.bots.network import Floats
from rallar.game.game import Game
from rallar.game.setting import Setting
from rallar.kernel import layout as k

from .chances import Calibration
from .shapes import SURE, Standing
from .worlds import expected, is_near_end, records_of

TRIED = 8  # games that go on from a position that is judged, each with a future of its own


def standing(chances: Floats, leads: Floats, gap: float) -> Standing:
    """The average of games that could be the one, a column each."""
    many = chances.shape[1]
    error = chances.std(1, ddof=1) / np.sqrt(many) if many > 1 else np.zeros(len(chances))
    unsure = np.sqrt((SURE * error) ** 2 + gap**2)
    return Standing(rounded(chances.mean(1), 4), rounded(unsure, 4), rounded(leads.mean(1), 2))


def rounded(values: Floats, digits: int) -> tuple[float, ...]:
    """As fine as it is worth keeping."""
    return tuple(round(float(each), digits) for each in values)


def states_of(game: Game) -> list[bytes]:
    """Before the first move, and after every one."""
    return [*(played.before.state for played in game.history), game.state]


def as_it_was(game: Game, calibration: Calibration, dealt: int, chance: Mapping[int, Random]) -> list[Standing]:
    """By all that there was to know at some positions, the cards still to come apart.

    What is played on is played in so many ways; each position has a generator for them.
    """
    states = states_of(game)
    several = is_played_on(game.setting, states)
    groups = [
        [_reseeded(states[position], rng) for _ in range(dealt if several[position] else TRIED)]
        for position, rng in chance.items()
    ]
    found = _standings(game, groups, calibration)
    return [_end(game) if at == len(game.history) else each for at, each in zip(chance, found, strict=True)]


def is_played_on(setting: Setting, states: Iterable[bytes]) -> NDArray[np.bool_]:
    """Where nobody judges a position as it is: at the opening, and near the end."""
    found = records_of(states)
    opening: NDArray[np.bool_] = found["phase"] == k.OPENING
    return opening | is_near_end(setting, found)


def _standings(game: Game, groups: Sequence[list[bytes]], calibration: Calibration) -> Iterator[Standing]:
    """Of positions, each with games that could be the one; all are judged together, which is quicker.

    Every other game is judged a turn later: the judge makes a little too much of what a seat has just done, and what
    it says at two ends of a turn is wrong in opposite directions.
    """
    later = [number % 2 == 1 for group in groups for number in range(len(group))]
    judged = expected(game.setting, [state for group in groups for state in group], to_end=True, later=later)
    chances, leads = calibration.chances(judged), calibration.lead(judged)
    at = 0
    for group in groups:
        part = slice(at, at + len(group))
        yield standing(chances[:, part], leads[:, part], calibration.gap)
        at += len(group)


def _reseeded(state: bytes, rng: Random) -> bytes:
    """The same state, with another future."""
    found = np.frombuffer(bytearray(state), k.STATE)
    found["rng"] = [[rng.getrandbits(32) for _ in range(4)]]
    return found.tobytes()


def _end(game: Game) -> Standing:
    """When it is over nothing is left to chance."""
    outcome = game.outcome()
    assert outcome
    share = tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(game.seats))
    lead = tuple(
        float(own - max(other for each, other in enumerate(outcome.scores) if each != seat))
        for seat, own in enumerate(outcome.scores)
    )
    return Standing(share, (0.0,) * game.seats, lead)


def as_seen(
    game: Game, seat: int, calibration: Calibration, dealt: int, chance: Mapping[int, Random]
) -> list[Standing]:
    """By what a seat could know at some positions: averages over so many games as they might be.

    Each position has a generator, so that it is the same whatever others are asked for.
    """
    groups = [worlds_of(game, position, seat, rng, dealt) for position, rng in chance.items()]
    plain = _standings(game, groups, calibration)
    sure = ((each, calibration.in_view(np.array(each.chance, np.float32), seat)) for each in plain)
    return [Standing(rounded(chances, 4), each.unsure, each.lead) for each, chances in sure]


def worlds_of(game: Game, position: int, seat: int, rng: Random, number: int) -> list[bytes]:
    """Games that could be the one at a position, by what a seat has seen."""
    then = game.copy(position)
    dealer = then.dealer(seat, kept_in(then.view(seat), game.board, seat))
    return [dealer.situation(rng).state for _ in range(number)]
