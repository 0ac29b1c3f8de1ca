"""Someone at the keyboard: answers whatever the table asks, in every way one can, and writes the lines down."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from rallar.cli import terminal
from rallar.cli.desk import Desk
from rallar.cli.shell import Shell
from rallar.game import Game
from rallar.locales import Messages

ASIDES = ("help", "rules", "map", "routes", "log", "undo", "status", "", "why c", "nonsense")


class Robot:
    """Plays seat 0 and keeps what it typed."""

    def __init__(self, game: Game) -> None:
        self.desk = Desk(Shell(Messages("en")), game, 0)
        self.lines: list[str] = []
        self._asides: Iterator[str] = cycle(ASIDES)

    def play(self) -> None:
        terminal.play(self.desk, self._read)

    def _read(self) -> str:
        line = self._line()
        assert len(self.lines) < 3000, "the robot is stuck"
        self.lines.append(line)
        return line

    def _line(self) -> str:
        if len(self.lines) % 5 == 4:
            return next(self._asides)
        asked = self.desk.view.asked
        if asked == "keep-tickets":
            return "1 2 3"[: 2 * len(self.desk.offer) - 1]
        if asked == "take-turn":
            return self._turn()
        if asked == "lay-tile":
            return self._tile()
        return "1" if asked == "pay-surcharge" else self._draw()

    def _turn(self) -> str:
        routes = self.desk.legal.routes
        last = self.lines[-1] if self.lines else ""
        if last.startswith("c ") and routes:
            return "1"
        if routes and len(self.desk.game.history) % 3:
            return f"c {self.desk.ends(max(routes, key=self._length))}"
        return self._draw() if "draw" in str(next(iter(self.desk.legal))) else str(next(iter(self.desk.legal)))

    def _tile(self) -> str:
        last = self.lines[-1]
        return "1" if self.desk.menu and last in ("beds", "1") else "beds"

    def _draw(self) -> str:
        return str(next(iter(self.desk.legal)))

    def _length(self, route: str) -> int:
        return self.desk.words.labels.routes[route].length
