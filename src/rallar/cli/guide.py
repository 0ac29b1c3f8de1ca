"""The two pages a player can ask for: what can be said, and the rules in short."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import RenderableType
from rich.table import Table as Rows
from rich.text import Text

from rallar.cli.facts import rule_facts
from rallar.cli.look import ACCENT
from rallar.game import Cards, Claim, Game
from rallar.locales import Words
from rallar.model.types import COLORS, ROUTE_POINTS, Board, Rules

Say = Callable[..., str]


def help_page(say: Say, game: Game, example: str) -> Iterator[RenderableType]:
    yield Text(say("help-title"), ACCENT)
    table = Rows(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style=ACCENT, no_wrap=True)
    for typed, key in _commands(game.board, game.rules, example):
        table.add_row(typed, say(key))
    yield table
    yield Text(say("help-notation", example=str(_a_claim(game.board))))


def _a_claim(board: Board) -> Claim:
    """The first route, in its color or in red."""
    route = board.routes[0]
    color = route.color if route.color in COLORS else "red"
    return Claim(route.id, Cards.of(**{str(color): route.length}))


def _commands(board: Board, rules: Rules, example: str) -> Iterator[tuple[str, str]]:
    place = example.split(" ")[0]
    yield "3", "help-number"
    yield "d, d red", "help-draw"
    yield "t", "help-tickets"
    yield "keep 1 3", "help-keep"
    yield f"c {example}", "help-claim"
    if rules.stations is not None:
        yield f"s {place}", "help-station"
    if rules.tiles is not None:
        yield f"tile {example} red", "help-tile"
        yield f"beds, beds {place}", "help-beds"
    if any(route.kind == "tunnel" for route in board.routes):
        yield "decline", "help-decline"
    yield "pass", "help-pass"
    yield f"routes, routes {place}", "help-routes"
    yield "map", "help-map"
    yield "status", "help-status"
    yield f"why c {example}", "help-why"
    yield "undo", "help-undo"
    yield "log", "help-log"
    yield "rules", "help-rules"
    yield "save game.jsonl", "help-save"
    yield "quit", "help-quit"


def rules_page(words: Words, game: Game) -> Iterator[RenderableType]:
    """The rules in force that matter on this board, and what is special about them."""
    say = words.say
    for key in _rules(game.board, game.rules):
        yield Text(say(key))
    points = ", ".join(f"{length} → {points}" for length, points in _scores(game.board))
    yield Text(say("brief-lengths", table=points))
    yield ""
    yield from rule_facts(words, game.rules)


def _rules(board: Board, rules: Rules) -> Iterator[str]:
    kinds = {route.kind for route in board.routes}
    yield "brief-aim"
    yield "brief-turn" if rules.stations is None else "brief-turn-stations"
    yield "brief-claim"
    if "ferry" in kinds:
        yield "brief-ferry"
    if "tunnel" in kinds:
        yield "brief-tunnel"
    if rules.stations is not None:
        yield "brief-stations"
    if rules.tiles is not None:
        yield "brief-tiles"
    if board.crossings:
        yield "brief-crossings"
    if rules.bullets is not None:
        yield "brief-bullets"


def _scores(board: Board) -> list[tuple[int, int]]:
    lengths = {route.length for route in board.routes}
    return [(length, points) for length, points in ROUTE_POINTS.items() if length in lengths]
