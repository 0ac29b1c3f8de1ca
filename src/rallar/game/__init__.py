"""The one door for people: games, moves, views, events and records. It decides no rule and writes no sentence."""

from rallar.game.count import Counted, count_sheet, sheet_of
from rallar.game.events import Event
from rallar.game.game import Game
from rallar.game.moves import (
    BuildStation,
    Cards,
    Claim,
    Decline,
    DrawCard,
    DrawTickets,
    KeepTickets,
    LayTile,
    Move,
    Pass,
    PaySurcharge,
    parse_move,
)
from rallar.game.options import Options
from rallar.game.outcome import Outcome
from rallar.game.record import Record
from rallar.game.sheet import Sheet, SheetPlayer
from rallar.game.view import View

__all__ = [
    "BuildStation",
    "Cards",
    "Claim",
    "Counted",
    "Decline",
    "DrawCard",
    "DrawTickets",
    "Event",
    "Game",
    "KeepTickets",
    "LayTile",
    "Move",
    "Options",
    "Outcome",
    "Pass",
    "PaySurcharge",
    "Record",
    "Sheet",
    "SheetPlayer",
    "View",
    "count_sheet",
    "parse_move",
    "sheet_of",
]
