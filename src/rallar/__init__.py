"""Four railway board games on one rules kernel. Nothing is decided here: this only names what is public."""

from rallar.game import (
    BuildStation,
    Cards,
    Claim,
    Decline,
    DrawCard,
    DrawTickets,
    Event,
    Game,
    KeepTickets,
    LayTile,
    Move,
    Options,
    Outcome,
    Pass,
    PaySurcharge,
    Record,
    View,
    parse_move,
)
from rallar.model.errors import BoardError, MoveError, OptionError, RallarError, RecordError
from rallar.model.folder import read_board
from rallar.model.loader import board_ids, load_board

__version__ = "0.1.0"

__all__ = [
    "BoardError",
    "BuildStation",
    "Cards",
    "Claim",
    "Decline",
    "DrawCard",
    "DrawTickets",
    "Event",
    "Game",
    "KeepTickets",
    "LayTile",
    "Move",
    "MoveError",
    "OptionError",
    "Options",
    "Outcome",
    "Pass",
    "PaySurcharge",
    "RallarError",
    "Record",
    "RecordError",
    "View",
    "board_ids",
    "load_board",
    "parse_move",
    "read_board",
]
