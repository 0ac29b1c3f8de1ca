"""What happened, told in words: from the events that a reader may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from rallar.cli.look import PLAYER_STYLES, QUIET, paint
from rallar.cli.words import Words
from rallar.game import Cards, Event
from rallar.game.story import Line
from rallar.game.story import Story as Lines


class Story:
    """Puts events into sentences."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._lines = Lines(words.board)

    def lines(self, events: Iterable[Event]) -> Iterator[RenderableType]:
        for tale in self._lines.tales(events):
            if tale.deeds and tale.seat is not None:
                yield self._row(tale.seat, paint(" · ".join(self._said(deed) for deed in tale.deeds)))
            for aside in tale.asides:
                yield paint(self._said(aside), QUIET)

    def _row(self, seat: int, deeds: Text) -> RenderableType:
        """Names are set equally wide, so that the deeds stand below each other."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=max(len(self._words.player(each)) for each in range(len(PLAYER_STYLES))))
        grid.add_row(Text(self._words.player(seat), PLAYER_STYLES[seat]), deeds)
        return grid

    def _said(self, line: Line) -> str:
        return self._words.say(line.key, **{name: self._value(name, value) for name, value in line.params.items()})

    def _value(self, name: str, value: str | int) -> str | int:
        words, labels = self._words, self._words.labels
        if isinstance(value, int):
            return words.player(value) if name == "player" else value
        if name in ("card", "color"):
            return words.card(value)
        if name == "cards":
            return self._cards(value)
        if name == "city":
            return labels.place(value)
        named = labels.ticket if name == "tickets" else labels.route
        return ", ".join(named(each) for each in value.split(","))

    def _cards(self, cards: str) -> str:
        if cards and ":" not in cards:
            return self._words.card_list(cards.split(","))
        return self._words.cards(Cards.parse(cards) if cards else Cards())
