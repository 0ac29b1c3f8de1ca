"""Players for measurements, a module each in an opponent's form, beside the opponents that people meet."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import cast

from rallar.bots.opponents import Opponent, levels_for, opponents, plays
from rallar.game.setting import Setting
from rallar.model.errors import OptionError, shown


def player(name: str) -> Opponent:
    """A player of the lab, else an opponent. No other may have the name of one of the lab: `normal` is what it was."""
    found = opponents()
    if name in lab_players():
        if name in found:
            raise OptionError("opponent-taken", file=getattr(found[name], "__file__", found[name].TITLE), level=name)
        return cast(Opponent, import_module(f"{__name__}.{name.replace('-', '_')}"))
    if name not in found:
        raise OptionError("opponent-unknown", level=shown(name), known=", ".join(players()))
    return found[name]


def check_plays(name: str, setting: Setting) -> None:
    """Whether there is a player of that name, who plays a board by the rules in force."""
    if not plays(player(name), setting):
        known = ", ".join((*lab_players(), *levels_for(setting)))
        raise OptionError("opponent-not-trained", level=name, known=known)


def lab_players() -> tuple[str, ...]:
    return tuple(each.name.replace("_", "-") for each in iter_modules(__path__) if not each.name.startswith("_"))


def players() -> tuple[str, ...]:
    """Everyone there is to measure: those of the lab, then the opponents, the weakest first."""
    return (*lab_players(), *opponents())
