"""Everything that can be refused: a typed error with a message key and parameters, never a sentence."""

from __future__ import annotations


class RallarError(Exception):
    """A refusal. `key` names a message of the locales, `params` fill it in."""

    _behind: RallarError | None = None

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key, params)
        self.key = key
        self.params = params

    def __reduce__(self) -> tuple[object, ...]:
        """So that it can be handed from one process to another."""
        return _again, (type(self), self.key, self.params, self.behind)

    @property
    def behind(self) -> RallarError | None:
        """The refusal that led to this one, in another process too."""
        return self.__cause__ if isinstance(self.__cause__, RallarError) else self._behind

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key} ({shown})" if shown else self.key


def _again(kind: type[RallarError], key: str, params: dict[str, str | int], behind: RallarError | None) -> RallarError:
    found = kind(key, **params)
    found._behind = behind
    return found


def shown(value: object) -> str:
    """Something a program handed in, as a parameter: short and in one line, whatever it is."""
    text = f"{value:#x}" if isinstance(value, int) and abs(value) > 10**40 else " ".join(str(value).split())
    return text if len(text) <= 60 else f"{text[:59]}…"


class BoardError(RallarError):
    """A board file that breaks its own format, or a board nobody has."""


class OptionError(RallarError):
    """A game that cannot be set up like this."""


class MoveError(RallarError):
    """A move that cannot be read, or that is not allowed now."""


class RecordError(RallarError):
    """A record that cannot be read, or that does not replay."""


class SheetError(RallarError):
    """A sheet of a game of cardboard that cannot be read, or that cannot be right."""
