"""What every command of the table needs: the game, the seat, the words, and the numbered list last shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich import box
from rich.table import Table as Rows

from rallar.bots import DEFAULT
from rallar.cli import search
from rallar.cli.look import ACCENT, QUIET, SYMBOLS, paint
from rallar.cli.narrator import Narrator
from rallar.cli.screen import Screen
from rallar.cli.shell import Shell
from rallar.game import Game, Move, View
from rallar.game.legal import LegalMoves
from rallar.locales import Words
from rallar.model.types import Route

Pick = Callable[[], None]


class Left(Exception):  # noqa: N818 - nothing went wrong
    """The player has left the table."""


class Desk:
    """One seat's place at the table."""

    def __init__(self, shell: Shell, game: Game, seat: int, level: str = DEFAULT) -> None:
        self.shell = shell
        self.game = game
        self.seat = seat
        self.level = level  # of the others
        self.words = Words(shell.messages, game.board, seat, SYMBOLS)
        self.say = self.words.say
        self.screen = Screen(self.words, game.board, shell.out.width)
        self.narrator = Narrator(self.words, game.board)
        self.told = 0  # events the seat has been told
        self.menu: list[Pick] = []
        self.hinted: tuple[bytes, Move] | None = None  # the latest hint, and the state it was for
        self._seen: tuple[bytes, View] | None = None
        self.done = False  # whether what was asked has been answered

    @property
    def view(self) -> View:
        """What the seat sees. To look costs a moment, so one look serves until something changes."""
        if self._seen is None or self._seen[0] != self.game.state:
            self._seen = self.game.state, self.game.view(self.seat)
        return self._seen[1]

    @property
    def legal(self) -> LegalMoves:
        return self.game.legal_moves_of(self.seat)

    @property
    def offer(self) -> tuple[str, ...]:
        own = self.view.own
        return own.offer if own else ()

    def do(self, move: Move) -> None:
        """Make a move; a refusal goes to whoever reads the lines."""
        self.game.push(move, self.seat)
        self.done = True

    def does(self, move: Move) -> Pick:
        return lambda: self.do(move)

    def print(self, *things: object) -> None:
        for thing in things:
            self.shell.out.print(thing)

    def reply(self, key: str, style: str = "", **params: str | int) -> None:
        self.print(paint(self.say(key, **params), style))

    def ask(self, key: str, **params: str | int) -> None:
        self.reply(key, ACCENT, **params)

    def number(self, lines: Iterable[str], picks: list[Pick]) -> None:
        """A numbered list to choose from."""
        self.print(*(paint(f"{number:>3}  {line}") for number, line in enumerate(lines, 1)))
        self.menu = picks
        self.ask("ask-pick")

    def grid(self, *headings: str) -> Rows:
        """A table whose rows are numbered."""
        grid = Rows(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), header_style=QUIET)
        grid.add_column("", justify="right", style=ACCENT)
        for heading in headings:
            grid.add_column(self.say(heading))
        return grid

    def routes_named(self, text: str) -> list[Route]:
        """The routes a text names, alike ones once; if there are none, that is said."""
        if not text:
            self.reply("reply-which-route", example=self.example())
            return []
        found = search.routes(self.words, text)
        if not found:
            self.reply("reply-no-route", name=text)
        return found

    def distinct(self, routes: Iterable[Route]) -> list[Route]:
        """Of parallel tracks that look alike, the first."""
        tiles = self.view.tiles
        found: dict[object, Route] = {}
        for route in routes:
            alike = (frozenset((self.words.labels.route(route.id),)), route.length, route.kind)
            found.setdefault((alike, route.color or tiles.get(route.id)), route)
        return list(found.values())

    def example(self) -> str:
        """The ends of a route one could claim, or else of any, as one would type them."""
        routes = self.legal.routes or [route.id for route in self.game.board.routes]
        return min((self.ends(route) for route in routes), key=len)

    def ends(self, route: str) -> str:
        found = self.words.labels.routes[route]
        return " ".join(search.plain(self.words.labels.place(end)) for end in (found.a, found.b))
