"""What happened, told in words: from the events that a reader may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table as Rows
from rich.text import Text

from rallar.cli.look import PLAYER_STYLES, QUIET, paint
from rallar.game import Event
from rallar.game.story import Line, Story
from rallar.locales import Words
from rallar.model.types import Board


class Narrator:
    """Puts events into sentences."""

    def __init__(self, words: Words, board: Board) -> None:
        self._words = words
        self._story = Story(board)

    def lines(self, events: Iterable[Event]) -> Iterator[RenderableType]:
        for tale in self._story.tales(events):
            if tale.deeds and tale.seat is not None:
                yield self._row(tale.seat, paint(" · ".join(self._said(deed) for deed in tale.deeds)))
            for aside in tale.asides:
                yield paint(self._said(aside), QUIET)

    def _row(self, seat: int, deeds: Text) -> RenderableType:
        """Names are set equally wide, so that the deeds stand below each other."""
        grid = Rows.grid(padding=(0, 2))
        grid.add_column(width=max(len(self._words.player(each)) for each in range(len(PLAYER_STYLES))))
        grid.add_row(Text(self._words.player(seat), PLAYER_STYLES[seat]), deeds)
        return grid

    def _said(self, line: Line) -> str:
        return self._words.say(line.key, **line.params)
