"""What happened at a table, in pages: a long game is never told whole."""

from __future__ import annotations

from collections import defaultdict
from typing import cast

from msgspec import Raw

from rallar.game import Game
from rallar.protocol import wire
from rallar.server import telling

PAGE = 200  # entries told at once


class Chronicle:
    """The log of one table. What a viewer may know of a move is written down once, when it is first told."""

    def __init__(self) -> None:
        self._written: defaultdict[int | None, dict[int, Raw]] = defaultdict(dict)

    def page(
        self, game: Game, seat: int | None, after: int | None = None, before: int | None = None
    ) -> list[wire.LogEntry]:
        """What came after a position and before another, as far as there is any; of that, the last page."""
        end = len(game.history) + 1
        stop = end if before is None else min(before, end)
        start = max(0 if after is None else after + 1, stop - PAGE)
        return [self._entry(game, position, seat) for position in range(start, stop)]

    def _entry(self, game: Game, position: int, seat: int | None) -> wire.LogEntry:
        written = self._written[seat]
        if position not in written:
            written[position] = Raw(wire.encode(telling.entry(game, position, seat)))
        return cast(wire.LogEntry, written[position])  # as good as one: it is sent as it is written
