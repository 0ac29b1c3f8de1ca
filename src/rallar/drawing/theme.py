"""The colors of a board, by day and by night. What a board does not state is as on any other."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from rallar.model.folder import read_json
from rallar.model.loader import shelf
from rallar.model.reader import Where, json_object, read
from rallar.model.values import Matching

THEME_FILE = "theme.json"
FOLLOWS = {"lake": "sea", "north": "accent"}  # unless a board says otherwise
Color = Annotated[str, Matching("#[0-9a-f]{6}([0-9a-f]{2})?")]
Ink = tuple[Color, Color]  # by day, by night


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    sea: Ink = ("#9db7c0", "#14242c")
    mat: Ink = ("#8aa7b1", "#0e1a20")  # around the map
    shallows: Ink = ("#aec5cc", "#1a2e38")  # along the coast
    land: Ink = ("#ece2cc", "#39403d")
    far: Ink = ("#d9d3c3", "#262e31")  # land around the board's own
    coast: Ink = ("#8f8468", "#5c6661")
    lake: Ink = ("#9db7c0", "#14242c")
    border: Ink = ("#a3967a", "#6d756f")
    inset: Ink = ("#b4c9cf", "#1a2e38")
    title: Ink = ("#2b3f49", "#d9e2e2")
    flourish: Ink = ("#5f7f8b", "#56717c")
    accent: Ink = ("#8a2c37", "#d98a8f")
    frame: Ink = ("#f5eedd", "#3d4f57")  # around the map
    ink: Ink = ("#1d2226", "#f4efe4")  # names
    halo: Ink = ("#f7f1e2", "#101619")  # around names
    paper: Ink = ("#fffdf6", "#f1ebdd")  # discs of cities
    edge: Ink = ("#24211cb8", "#f2ead866")  # of a ferry's lane
    rock: Ink = ("#3a352e", "#cdc4b2")  # the edge of a tunnel
    bore: Ink = ("#cfc5ae", "#26241f")  # and its inside
    bed: Ink = ("#d8cdb6", "#5b584e")  # a track bed
    sleeper: Ink = ("#7d6a4f", "#b7a887")
    bullet: Ink = ("#2c63a8", "#2c63a8")
    north: Ink = ("#8a2c37", "#d98a8f")  # the tip of the compass
    band: Ink = ("#33424c", "#33424c")  # of the poster
    button: Ink = ("#f4ead2", "#f4ead2")  # on it


def load_theme(board: str) -> Theme:
    """The theme of a board by its id."""
    return read_theme(shelf().folder(board))


def read_theme(folder: Path) -> Theme:
    source = folder / THEME_FILE
    where = Where(f"{folder.name}/{THEME_FILE}")
    if not source.is_file():
        return Theme()
    stated = json_object(read_json(source, where), where)
    followed = {color: stated[other] for color, other in FOLLOWS.items() if other in stated and color not in stated}
    return read(Theme, {**stated, **followed}, where)
