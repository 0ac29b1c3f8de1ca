"""The opponents there are: modules found by looking, here and in folders of one's own, and what is installed beside us.

The name of a module, or of an entry point, is the level that tables and records know its opponent by.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from rallar.bots.outlook import Outlook
from rallar.game.moves import Move
from rallar.game.setting import Setting
from rallar.model.errors import OptionError, shown

PACKAGE = Path(__file__).parent
VARIABLE = "RALLAR_OPPONENTS"  # folders of one's own; every process that this one starts has the same
GROUP = "rallar.opponents"  # of the entry points by which an installed distribution offers its own
DEFAULT = "regular"  # whom one meets who asks for nobody else
FORMERLY = {"easy": "rookie", "normal": "regular"}  # what tables on disk, devices and programs may still ask for
log = logging.getLogger(__name__)


class Opponent(Protocol):
    """What a module, or an object that an entry point names, has to have.

    It may have a `CHARACTER`, a sentence; a function `plays` that says of a setting whether it can play that, if it
    cannot play everything; and `LOOKS`, true if it plays by observations: before it is measured they are compiled.
    """

    @property
    def TITLE(self) -> str: ...  # noqa: N802 - its name, where no language has a message `level-…` for it

    @property
    def STRENGTH(self) -> int: ...  # noqa: N802 - the weakest is shown first

    def choose(self, outlook: Outlook, rng: Random, /) -> Move:
        """A legal move of the seat that is asked. All chance is drawn from the generator."""


class Known(NamedTuple):
    """Everyone who was found, by level and in order; and the plug-ins that cannot play, with the reason."""

    opponents: dict[str, Opponent]
    broken: dict[str, OptionError]


def plays(found: Opponent, setting: Setting) -> bool:
    """Whether an opponent can play a board by the rules in force. One that fails at the question cannot."""
    try:
        return bool(getattr(found, "plays", _plays_all)(setting))
    except Exception as error:
        log.warning("the opponent %s could not say whether it plays %s: %r", found.TITLE, setting.board.id, error)
        return False


def _plays_all(_: Setting) -> bool:
    return True


def opponent(level: str) -> Opponent:
    """Whoever plays a level, by its name or one that it had before."""
    named, known = current_level(level), _known(own_places())
    if named in known.opponents:
        return known.opponents[named]
    if named in known.broken:
        raise OptionError(known.broken[named].key, **known.broken[named].params)
    raise OptionError("opponent-unknown", level=shown(level), known=", ".join(known.opponents))


def checked_level(level: str, setting: Setting) -> str:
    """The name of a level that somebody plays, on this board and by these rules."""
    if not plays(opponent(level), setting):
        raise OptionError("opponent-not-trained", level=shown(level), known=", ".join(levels_for(setting)))
    return current_level(level)


def current_level(level: str) -> str:
    """What a level is called today: the one place that knows what it was called before."""
    return FORMERLY.get(level, level)


def former_names(level: str) -> tuple[str, ...]:
    return tuple(old for old, new in FORMERLY.items() if new == level)


def character(found: Opponent) -> str:
    """What an opponent says of itself, where no language has a message `character-…` for it."""
    return str(getattr(found, "CHARACTER", ""))


def levels() -> tuple[str, ...]:
    """The weakest first."""
    return tuple(opponents())


def levels_for(setting: Setting) -> tuple[str, ...]:
    """Those that can play a board by the rules in force, the weakest first."""
    return tuple(level for level, found in opponents().items() if plays(found, setting))


def opponents() -> dict[str, Opponent]:
    """By level, in the order in which they are shown."""
    return _known(own_places()).opponents


def broken() -> dict[str, OptionError]:
    """The plug-ins that are installed but cannot play, by name, and what is wrong with them."""
    return _known(own_places()).broken


def own_places() -> tuple[Path, ...]:
    return tuple(Path(folder) for folder in os.environ.get(VARIABLE, "").split(os.pathsep) if folder)


def use_opponents(own: Iterable[Path]) -> None:
    """Have the opponents of these folders too, here and in every process that this one starts."""
    os.environ[VARIABLE] = os.pathsep.join(str(folder.resolve()) for folder in own)


@cache
def _known(own: tuple[Path, ...]) -> Known:
    """What was asked for has to be right; what merely is installed is left out if it is wrong."""
    found: dict[str, Opponent] = {}
    wrong: dict[str, OptionError] = {}
    for place in (PACKAGE, *own):
        for file in _modules_in(place):
            _check_free(file.stem, str(file), found)
            found[file.stem] = _checked(_module(file), str(file))
    for entry in entry_points(group=GROUP):
        try:
            _check_free(entry.name, _source(entry), found)
            found[entry.name] = _checked(_plugin(entry), _source(entry))
        except OptionError as error:
            wrong[entry.name] = error
            log.warning("the opponent %s of %s is left out: %s", entry.name, _source(entry), error)
    in_order = sorted(found.items(), key=lambda each: (each[1].STRENGTH, each[0]))
    return Known(dict(in_order), wrong)


def _check_free(level: str, source: str, found: dict[str, Opponent]) -> None:
    if level in found or level in FORMERLY:
        raise OptionError("opponent-taken", file=source, level=level)


def _modules_in(place: Path) -> Iterator[Path]:
    found = sorted(file for file in place.glob("*.py") if not file.stem.startswith("_"))
    if not found:
        raise OptionError("opponent-none-there", folder=str(place))
    return iter(found)


def _module(file: Path) -> Any:
    spec = spec_from_file_location(f"{__name__}.{file.stem}", file)
    assert spec
    assert spec.loader
    module = sys.modules[spec.name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[spec.name]
        raise _unreadable(str(file), error) from error
    return module


def _plugin(entry: EntryPoint) -> Any:
    try:
        return entry.load()
    except (Exception, SystemExit) as error:
        raise _unreadable(_source(entry), error) from error


def _unreadable(source: str, error: BaseException) -> OptionError:
    return OptionError("opponent-unreadable", file=source, error=shown(f"{type(error).__name__}: {error}"))


def _source(entry: EntryPoint) -> str:
    return f"{entry.dist.name if entry.dist else '?'} ({entry.value})"


def _checked(found: Any, source: str) -> Opponent:
    for name, kind in (("TITLE", str), ("STRENGTH", int)):
        if not isinstance(getattr(found, name, None), kind):
            raise OptionError("opponent-incomplete", file=source, name=name)
    if not callable(getattr(found, "choose", None)):
        raise OptionError("opponent-incomplete", file=source, name="choose")
    return cast(Opponent, found)
