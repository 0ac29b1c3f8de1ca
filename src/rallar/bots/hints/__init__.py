"""What an opponent would do in a player's place, and why: in lines, for people who ask."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from rallar.bots.hints import claims, draws, others, tickets
from rallar.bots.hints.survey import Survey
from rallar.bots.opponents import checked_level, levels_for, opponent
from rallar.bots.outlook import Outlook
from rallar.game.moves import (
    DECK,
    BuildStation,
    Claim,
    Decline,
    DrawCard,
    DrawTickets,
    KeepTickets,
    LayTile,
    Move,
    Pass,
    PaySurcharge,
)
from rallar.game.story import Line, line

__all__ = ["Hint", "explained", "hint"]


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, said as a request, and what speaks for it. Every line is true of the position, whoever chose the move."""

    level: str
    move: Move
    says: Line
    why: tuple[Line, ...]
    way: tuple[str, ...]  # routes still to be had for the tickets that the move serves


def hint(outlook: Outlook, rng: Random, level: str | None = None) -> Hint:
    """What the strongest opponent there is, or that of a level, would do in the place of a seat."""
    setting = outlook.setting
    level = levels_for(setting)[-1] if level is None else checked_level(level, setting)
    return explained(outlook, level, opponent(level).choose(outlook, rng))


def explained(outlook: Outlook, level: str, move: Move) -> Hint:
    """A move with what speaks for it, from what its seat may know."""
    survey = Survey(outlook)
    return Hint(level, move, _said(move), tuple(_WHY[type(move)](survey, move)), survey.way_of(move))


def _said(move: Move) -> Line:
    match move:
        case Claim(route, cards):
            return line("hint-do-claim", route=route, cards=str(cards))
        case BuildStation(city, cards):
            return line("hint-do-station", city=city, cards=str(cards))
        case DrawCard(card):
            return line("hint-do-draw-deck") if card == DECK else line("hint-do-draw", card=card)
        case KeepTickets(kept):
            return line("hint-do-keep", tickets=",".join(kept))
        case LayTile(route, color):
            return line("hint-do-tile", route=route, color=color)
        case PaySurcharge(cards):
            return line("hint-do-pay", cards=str(cards))
        case DrawTickets():
            return line("hint-do-tickets")
        case Decline():
            return line("hint-do-decline")
        case Pass():
            return line("hint-do-pass")


_WHY: dict[type[Move], Callable[[Survey, Any], Iterator[Line]]] = {
    Claim: claims.why,
    DrawCard: draws.why,
    KeepTickets: tickets.why_keep,
    DrawTickets: tickets.why_draw,
    BuildStation: others.why_station,
    PaySurcharge: others.why_pay,
    Decline: others.why_decline,
    LayTile: others.why_tile,
    Pass: others.why_pass,
}
