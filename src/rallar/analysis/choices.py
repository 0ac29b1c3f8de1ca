"""Each choice of a game beside the master's: what it was worth in games as they might have been for who chose.

The master looks for its move in some imagined games; what that move and the one that was made are worth is then found
in others, the same ones for both. So a choice is not blamed for what nobody could know, and who looks for the best
among many does not think it better than it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from random import Random

import numpy as np

from rallar.bots.guess import kept_by_others
from rallar.bots.network import Floats
from rallar.bots.opponents import master
from rallar.bots.outlook import Outlook
from rallar.game.codec import encoded
from rallar.game.game import Game
from rallar.game.moves import KeepTickets, Move
from rallar.game.redeal import Dealer
from rallar.kernel import layout as k

from .chances import Calibration
from .positions import rounded
from .shapes import Choice, Opening, OpeningWay
from .worlds import after, is_near_end, records_of

WORLDS = 32  # imagined games in which a move is held against the master's,
MORE = 96  # and as many others if it seems to cost
SEEMS = 0.015  # so much, or it is near the end: games that are played out differ more
BORNE_OUT = 0.7  # of what the judge gives the master's move over another: the master chose it by the same judge,
JUDGED = 0.45  # and by this part of that it is wrong, up or down; what is played out nobody judges
SHOWN = 5  # ways to choose tickets at the opening


def choice(game: Game, position: int, calibration: Calibration, rng: Random) -> Choice:
    """The one that was made at a position."""
    then, played = game.copy(position), game.history[position]
    outlook = Outlook(then, played.seat)
    best = master.choose(outlook, rng)
    ours, theirs = (_actions(then, played.seat, move) for move in (played.move, best))
    if ours == theirs:
        none = (0.0,) * game.seats
        return _choice(game, position, played.move, none, none, 0.0, 0.0)
    dealer = outlook.dealer(kept_by_others(outlook))
    ending = is_ending(then)
    for number in (MORE,) if ending else (WORLDS, MORE):
        found = _weighed(dealer, number, played.seat, ours, theirs, calibration, rng)
        found = found if ending else (BORNE_OUT * found[0], BORNE_OUT * found[1])
        gains, leads = (each.mean(1) for each in found)
        if gains[played.seat] > -SEEMS:
            break
    errors = [round(_error(each[played.seat], 0.0 if ending else JUDGED), 5) for each in found]
    return _choice(game, position, best, rounded(gains, 5), rounded(leads, 3), *errors)


def _error(found: Floats, judged: float) -> float:
    """The standard error of an average, with that of who judged."""
    return hypot(found.std(ddof=1) / np.sqrt(len(found)), judged * found.mean())


def _choice(
    game: Game,
    position: int,
    best: Move,
    gain: tuple[float, ...],
    lead: tuple[float, ...],
    error: float,
    lead_error: float,
) -> Choice:
    played = game.history[position]
    where = (position, played.before.s.turn, played.seat)
    return Choice(*where, str(played.move), str(best), gain, lead, error, lead_error)


def _actions(game: Game, seat: int, move: Move) -> list[int]:
    actions = encoded(game.situation, seat, move)
    assert actions is not None
    return actions


def _weighed(
    dealer: Dealer,
    number: int,
    seat: int,
    ours: Sequence[int],
    theirs: Sequence[int],
    calibration: Calibration,
    rng: Random,
) -> tuple[Floats, Floats]:
    """What the one gains over the other in each imagined game, in chance and in points: a row a seat."""
    worlds = [dealer.situation(rng) for _ in range(number)]
    setting, states = worlds[0].setting, [world.state for world in worlds]
    one, other = (after(setting, states, seat, actions) for actions in (ours, theirs))
    chances = calibration.chances(one) - calibration.chances(other)
    return calibration.view * chances, calibration.lead(one) - calibration.lead(other)


def opening(game: Game, made: Choice, calibration: Calibration, rng: Random) -> Opening:
    """All that a seat could have kept, tried in the same imagined games."""
    then, seat = game.copy(made.position), made.seat
    outlook = Outlook(then, seat)
    offered = outlook.own.offer
    ways = [move for move in outlook.legal if isinstance(move, KeepTickets)]
    dealer = outlook.dealer(kept_by_others(outlook))
    states = [dealer.situation(rng).state for _ in range(WORLDS)]
    found: list[OpeningWay] = []
    for way in ways:
        chances = calibration.chances(after(then.setting, states, seat, _actions(then, seat, way)))
        sure = calibration.in_view(chances.mean(1), seat)[seat]
        found.append(
            OpeningWay(way.tickets, *rounded(np.array([sure, chances[seat].std(ddof=1) / np.sqrt(len(states))]), 4))
        )
    found.sort(key=lambda each: -each.chance)
    kept, best = (_tickets(move, offered) for move in (made.move, made.best))
    named = [each for each in found[SHOWN:] if set(each.tickets) in (set(kept), set(best))]
    return Opening(seat, made.position, offered, kept, best, (*found[:SHOWN], *named))


def _tickets(move: str, offered: Sequence[str]) -> tuple[str, ...]:
    """As they were dealt."""
    kept = move.split()[1:]
    return tuple(ticket for ticket in offered if ticket in kept)


def is_ending(game: Game) -> bool:
    return bool(is_near_end(game.setting, records_of([game.state]))[0])


def is_opening(game: Game, position: int) -> bool:
    return game.history[position].before.s.phase == k.OPENING
