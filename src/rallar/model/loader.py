"""The boards there are: every folder of the package, and what lies in folders of one's own."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from rallar.model.errors import BoardError, shown
from rallar.model.folder import BOARD_FILE, read_board
from rallar.model.lesson import Lesson, read_lesson
from rallar.model.types import Board

PACKAGE = Path(__file__).parents[1] / "boards"
VARIABLE = "RALLAR_BOARDS"  # folders of one's own; every process that this one starts has the same


class Shelf:
    """Boards by id, each read when it is first asked for."""

    def __init__(self, own: Iterable[Path] = ()) -> None:
        self._folders: dict[str, Path] = {}
        self._boards: dict[str, Board] = {}
        self._lessons: dict[str, Lesson | None] = {}
        for place in (PACKAGE, *own):
            for folder in _folders_in(place):
                if folder.name in self._folders:
                    raise BoardError("board-taken", folder=str(folder), board=folder.name)
                self._folders[folder.name] = folder

    @property
    def ids(self) -> tuple[str, ...]:
        """In the order in which the boards are shown."""
        return tuple(sorted(self._folders, key=lambda board: (self.board(board).order, board)))

    def board(self, board: str) -> Board:
        folder = self.folder(board)
        if board not in self._boards:
            self._boards.setdefault(board, read_board(folder))
        return self._boards[board]

    def lesson(self, board: str) -> Lesson | None:
        """The first game of a board, if it has one."""
        found = self.board(board)
        if board not in self._lessons:
            self._lessons[board] = read_lesson(self.folder(board), found)
        return self._lessons[board]

    def folder(self, board: str) -> Path:
        if not isinstance(board, str) or board not in self._folders:
            raise BoardError("board-unknown", board=shown(board), known=", ".join(self.ids))
        return self._folders[board]


def _folders_in(place: Path) -> Iterator[Path]:
    """A board, or a folder with boards in it."""
    place = place.resolve()
    try:
        if (place / BOARD_FILE).is_file():
            return iter([place])
        found = sorted(folder for folder in place.iterdir() if (folder / BOARD_FILE).is_file())
    except OSError as error:
        raise BoardError("board-no-folder", folder=str(place), reason=error.strerror or type(error).__name__) from error
    if not found:
        raise BoardError("board-none-there", folder=str(place), file=BOARD_FILE)
    return iter(found)


def own_folders() -> tuple[Path, ...]:
    return tuple(Path(folder) for folder in os.environ.get(VARIABLE, "").split(os.pathsep) if folder)


def shelf() -> Shelf:
    """The one of this process."""
    return _shelf(own_folders())


_shelf = cache(Shelf)


def use_boards(own: Iterable[Path]) -> None:
    """Have the boards of these folders too, here and in every process that this one starts."""
    os.environ[VARIABLE] = os.pathsep.join(str(folder.resolve()) for folder in own)


def board_ids() -> tuple[str, ...]:
    return shelf().ids


def load_board(board: str) -> Board:
    return shelf().board(board)


def load_lesson(board: str) -> Lesson | None:
    return shelf().lesson(board)
