"""The opponents there are: a module each, found by looking, here and in folders of one's own.

The name of a module is the level that tables and records know its opponent by.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Protocol, cast

from rallar.bots.outlook import Outlook
from rallar.game.moves import Move
from rallar.model.errors import OptionError, shown

PACKAGE = Path(__file__).parent
VARIABLE = "RALLAR_OPPONENTS"  # folders of one's own; every process that this one starts has the same
DEFAULT = "normal"  # whom one meets who asks for nobody else


class Opponent(Protocol):
    """What a module has to have."""

    @property
    def TITLE(self) -> str: ...  # noqa: N802 - its name, where no language has a message `level-…` for it

    @property
    def STRENGTH(self) -> int: ...  # noqa: N802 - the weakest is shown first

    def choose(self, outlook: Outlook, rng: Random, /) -> Move:
        """A legal move of the seat that is asked. All chance is drawn from the generator."""


def opponent(level: str) -> Opponent:
    found = opponents()
    if level not in found:
        raise OptionError("opponent-unknown", level=shown(level), known=", ".join(found))
    return found[level]


def levels() -> tuple[str, ...]:
    """The weakest first."""
    return tuple(opponents())


def opponents() -> dict[str, Opponent]:
    """By level, in the order in which they are shown."""
    return _opponents(own_places())


def own_places() -> tuple[Path, ...]:
    return tuple(Path(folder) for folder in os.environ.get(VARIABLE, "").split(os.pathsep) if folder)


def use_opponents(own: Iterable[Path]) -> None:
    """Have the opponents of these folders too, here and in every process that this one starts."""
    os.environ[VARIABLE] = os.pathsep.join(str(folder.resolve()) for folder in own)


@cache
def _opponents(own: tuple[Path, ...]) -> dict[str, Opponent]:
    found: dict[str, Opponent] = {}
    for place in (PACKAGE, *own):
        for file in _modules_in(place):
            if file.stem in found:
                raise OptionError("opponent-taken", file=str(file), level=file.stem)
            found[file.stem] = _loaded(file)
    return dict(sorted(found.items(), key=lambda each: (each[1].STRENGTH, each[0])))


def _modules_in(place: Path) -> Iterator[Path]:
    found = sorted(file for file in place.glob("*.py") if not file.stem.startswith("_"))
    if not found:
        raise OptionError("opponent-none-there", folder=str(place))
    return iter(found)


def _loaded(file: Path) -> Opponent:
    spec = spec_from_file_location(f"{__name__}.{file.stem}", file)
    assert spec
    assert spec.loader
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    for name in ("TITLE", "STRENGTH", "choose"):
        if not hasattr(module, name):
            raise OptionError("opponent-incomplete", file=str(file), name=name)
    return cast(Opponent, module)
