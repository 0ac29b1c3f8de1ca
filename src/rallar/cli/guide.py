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
    yield "hint", "help-hint"
    yield "do", "help-do"
    yield "undo", "help-undo"
    yield "log", "help-log"
    yield "rules", "help-rules"
    yield "save game.jsonl", "help-save"
    yield "quit", "help-quit"


def rules_page(words: Words, game: Game) -> Iterator[RenderableType]:
    """The rules in force that matter on this board, and what is special about them."""
    yield from map(Text, _rules(words, game.board, game.rules))
    points = ", ".join(f"{length} → {points}" for length, points in _scores(game.board))
    yield Text(words.say("brief-lengths", table=points))
    yield ""
    yield from rule_facts(words, game.rules)


def _rules(words: Words, board: Board, rules: Rules) -> Iterator[str]:
    """In short, and in the words of the rules page where those are short."""
    say = words.say
    kinds = {route.kind for route in board.routes}
    yield say("brief-aim")
    yield say("brief-turn" if rules.stations is None else "brief-turn-stations")
    yield say(f"rules-cards-loco-{rules.open_locomotive}")
    yield say("brief-claim")
    yield from _jokers(say, board, rules)
    if any(route.group for route in board.routes):
        yield say("rules-parallel" if rules.tiles is None else "rules-parallel-tiles", players=rules.parallel_from)
    if "ferry" in kinds:
        yield say("brief-ferry")
    if "tunnel" in kinds:
        yield say("brief-tunnel")
    for route in board.routes:
        if route.substitute:
            yield say("rules-substitute", route=route.id, length=route.length, number=route.substitute)
    if rules.stations is not None:
        yield say("brief-stations")
    if rules.tiles is not None:
        yield say("brief-tiles")
    if board.crossings:
        yield say("brief-crossings")
    if rules.bullets is not None:
        yield say("brief-bullets")
        yield say("rules-end-bullets", cars=rules.last_round_cars, bullets=rules.bullets.last_round)
    else:
        yield say("rules-end", cars=rules.last_round_cars)


def _jokers(say: Say, board: Board, rules: Rules) -> Iterator[str]:
    """Where locomotives serve, and the routes that take them all the same."""
    kinds = {route.kind for route in board.routes}
    where = [kind for kind in rules.jokers if kind in kinds]
    if len(where) == len(kinds):
        yield say("rules-jokers-everywhere")
        return
    yield say("rules-jokers-some", where=",".join(where)) if where else say("rules-jokers-none")
    for route in board.routes:
        if route.substitute and route.kind not in where:
            yield say("rules-jokers-except", route=route.id, number=route.substitute)


def _scores(board: Board) -> list[tuple[int, int]]:
    lengths = {route.length for route in board.routes}
    return [(length, points) for length, points in ROUTE_POINTS.items() if length in lengths]
