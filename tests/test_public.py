"""What the package promises: the names it exports, and the entries of the kernel."""

from __future__ import annotations

import tomllib
from pathlib import Path

import rallar
from rallar import bots, client, drawing
from rallar.kernel.engine import ENTRIES, LOOK, Engine, Sight

ROOT = Path(__file__).resolve().parent.parent


def test_exported_names() -> None:
    assert rallar.__all__ == [
        "BoardError",
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
        "MoveError",
        "OptionError",
        "Options",
        "Outcome",
        "Pass",
        "PaySurcharge",
        "RallarError",
        "Record",
        "RecordError",
        "Sheet",
        "SheetError",
        "SheetPlayer",
        "View",
        "board_ids",
        "count_sheet",
        "load_board",
        "parse_move",
        "read_board",
        "sheet_of",
    ]
    assert all(hasattr(rallar, name) for name in rallar.__all__)
    assert bots.__all__ == ["DEFAULT", "Hint", "Outlook", "choose", "explained", "hint", "levels", "levels_for"]
    assert client.__all__ == [
        "AsyncClient",
        "AsyncGuest",
        "AsyncRemoteSheet",
        "AsyncRemoteTable",
        "Client",
        "Guest",
        "LostError",
        "Pace",
        "RefusedError",
        "RemoteSheet",
        "RemoteTable",
        "SeatWish",
    ]
    assert drawing.__all__ == ["Drawing", "load_drawing", "read_drawing"]


def test_every_entry_is_declared() -> None:
    assert set(Engine.__annotations__) == set(ENTRIES)
    assert set(Sight.__annotations__) == set(LOOK.entries)


def test_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert rallar.__version__ == project["version"]
