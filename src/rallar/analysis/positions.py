"""How a game stood after every move: chances to win and leads, as it really was and as each seat could know it."""

from __future__ import annotations

from random import Random

import numpy as np

from rallar.bots.guess import kept_in
from rallar.bots.network import Floats
from rallar.game.game import Game
from rallar.kernel import layout as k

from .chances import Calibration
from .shapes import SURE, Standing
from .worlds import expected


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


def as_it_was(game: Game, calibration: Calibration, rng: Random, dealt: int) -> list[Standing]:
    """By all that there was to know, the cards still to come apart. The opening is played on in so many ways."""
    states = states_of(game)
    opening = sum(played.before.s.phase == k.OPENING for played in game.history)
    groups = [[_reseeded(state, rng) for _ in range(dealt)] for state in states[:opening]]
    groups += [[state] for state in states[opening:]]
    judged = expected(game.setting, [state for group in groups for state in group])
    chances, leads = calibration.chances(judged), calibration.lead(judged)
    found, at = [], 0
    for group in groups:
        part = slice(at, at + len(group))
        found.append(standing(chances[:, part], leads[:, part], calibration.gap))
        at += len(group)
    return [*found[:-1], _end(game)]


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


def as_seen(game: Game, position: int, seat: int, calibration: Calibration, rng: Random, dealt: int) -> Standing:
    """By what a seat could know at a position: an average over so many games as they might be."""
    judged = expected(game.setting, worlds_of(game, position, seat, rng, dealt))
    plain = standing(calibration.chances(judged), calibration.lead(judged), calibration.gap)
    sure = calibration.in_view(np.array(plain.chance, np.float32), seat)
    return Standing(rounded(sure, 4), plain.unsure, plain.lead)


def worlds_of(game: Game, position: int, seat: int, rng: Random, number: int) -> list[bytes]:
    """Games that could be the one at a position, by what a seat has seen."""
    then = game.copy(position)
    dealer = then.dealer(seat, kept_in(then.view(seat), game.board, seat))
    return [dealer.situation(rng).state for _ in range(number)]
