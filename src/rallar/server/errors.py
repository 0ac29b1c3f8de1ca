"""What the server refuses, by how it answers: a key of the locales, its parameters, and a status."""

from __future__ import annotations

from typing import ClassVar

from rallar.model.errors import BoardError, MoveError, OptionError, RallarError, RecordError, SheetError


class TableError(RallarError):
    status: ClassVar[int]


class UnreadableError(TableError):
    status = 400


class WrongTokenError(TableError):
    status = 401


class NotYoursError(TableError):
    status = 403


class UnknownError(TableError):
    status = 404


class NotNowError(TableError):
    status = 409


class QuickerError(NotNowError):
    """Another process has changed the table meanwhile: whoever would change it has to look again."""

    def __init__(self) -> None:
        super().__init__("table-changed")


class TooLargeError(TableError):
    status = 413


class WrongHostError(TableError):
    status = 421


class MisfitError(TableError):
    status = 422


class TooOftenError(TableError):
    status = 429


class FailedError(TableError):
    """Nobody foresaw this."""

    status = 500


class DiskError(TableError):
    """The disk said no: nothing was changed."""

    status = 503


class DataError(RallarError):
    """A data folder that cannot be used, or an address that cannot be listened on."""


def status_of(error: RallarError) -> int:
    if isinstance(error, TableError):
        return error.status
    if isinstance(error, BoardError | OptionError | MoveError | RecordError | SheetError):
        return MisfitError.status
    raise error
