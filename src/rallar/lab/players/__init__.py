"""Players for measurements, a module each in an opponent's form, beside the opponents that people meet."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import cast

from rallar.bots.opponents import Opponent, opponents
from rallar.model.errors import OptionError, shown


def player(name: str) -> Opponent:
    """A player of the lab, else an opponent: `normal` is here what it always was."""
    if name in lab_players():
        return cast(Opponent, import_module(f"{__name__}.{name.replace('-', '_')}"))
    found = opponents()
    if name not in found:
        raise OptionError("opponent-unknown", level=shown(name), known=", ".join(players()))
    return found[name]


def lab_players() -> tuple[str, ...]:
    return tuple(each.name.replace("_", "-") for each in iter_modules(__path__) if not each.name.startswith("_"))


def players() -> tuple[str, ...]:
    """Everyone there is to measure: those of the lab, then the opponents, the weakest first."""
    return (*lab_players(), *opponents())
