"""A board in figures, and how its rules differ from the usual ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

from rich import box
from rich.console import RenderableType
from rich.table import Table as Rows
from rich.text import Text

from rallar.cli.look import ACCENT, QUIET, STYLES, SYMBOLS
from rallar.cli.score import signed
from rallar.locales import Words
from rallar.model.differences import Difference, differences
from rallar.model.types import KINDS, ROUTE_COLORS, Board, Bonus, Bullets, Rules, Stations, TicketOffer, Tiles

Say = Callable[..., str]


def board_facts(words: Words, board: Board) -> Iterator[RenderableType]:
    """Everything about a board, top to bottom."""
    say = words.say
    fewest, most = board.rules.players
    yield Text(say("board-heading", title=words.title(board), fewest=fewest, most=most), ACCENT)
    yield ""
    for sentence in _figures(words, board):
        yield Text(sentence)
    yield ""
    yield _routes_table(words, board)
    yield ""
    yield from rule_facts(words, board.rules)
    for name, rules in board.variants.items():
        yield ""
        yield Text(say("board-variant", name=name), ACCENT)
        yield _differences_table(say, differences(rules, board.rules))


def rule_facts(words: Words, rules: Rules) -> Iterator[RenderableType]:
    """How rules differ from the usual ones."""
    say = words.say
    special = differences(rules)
    if special:
        yield Text(say("board-differences"), ACCENT)
        yield _differences_table(say, special)
    else:
        yield Text(say("board-no-differences"))


def _figures(words: Words, board: Board) -> Iterator[str]:
    say = words.say
    spaces = sum(route.length for route in board.routes)
    places = sum(city.zone is None for city in board.cities)
    yield say("board-figures", cities=places, routes=len(board.routes), spaces=spaces, tickets=len(board.tickets))
    yield from _ticket_figures(words, board)
    groups = {route.group for route in board.routes if route.group}
    if groups:
        yield say("board-parallel", groups=len(groups))
    symbols = sum(route.locomotives for route in board.routes)
    if symbols:
        yield say("board-symbols", number=symbols)
    if board.crossings:
        yield say("board-crossings", number=len(board.crossings))
    if board.zones:
        yield say("board-zones", zones=words.listed(map(words.zone, board.zones)))
    for route in board.routes:
        if route.substitute:
            yield say("board-substitutes", route=route.id, number=route.substitute)


def _ticket_figures(words: Words, board: Board) -> Iterator[str]:
    say = words.say
    points = [ticket.points for ticket in board.tickets]
    if points:
        mean = words.messages.number(sum(points) / len(points), 1)
        yield say("board-tickets-line", least=min(points), most=max(points), mean=mean)
    long = [ticket.points for ticket in board.tickets if ticket.long]
    if long:
        yield say("board-long-tickets", number=len(long), least=min(long), most=max(long))


def _routes_table(words: Words, board: Board) -> Rows:
    """Routes by length along the top, by kind and by color down the side."""
    say = words.say
    lengths = sorted({route.length for route in board.routes})
    table = Rows(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(say("board-length"), style=QUIET)
    for length in lengths:
        table.add_column(str(length), justify="right", min_width=3)
    table.add_column(say("board-total"), justify="right", min_width=4)
    kinds = Counter((route.kind, route.length) for route in board.routes)
    for kind in dict.fromkeys(route.kind for route in board.routes):
        table.add_row(Text(str(words.shown("kind", kind))), *_counts([kinds[kind, length] for length in lengths]))
    table.add_section()
    colors = Counter((route.color, route.length) for route in board.routes)
    for color in (*ROUTE_COLORS, None):
        row = [colors[color, length] for length in lengths]
        if any(row):
            table.add_row(_color_name(words, color), *_counts(row))
    return table


def _counts(row: list[int]) -> list[str]:
    return [*(str(number or "·") for number in row), str(sum(row))]


def _color_name(words: Words, color: str | None) -> Text:
    if color is None:
        return Text(words.say("color-none"))
    return Text.assemble((f" {SYMBOLS[color]} ", STYLES[color]), f" {words.name_of(color)}")


def _differences_table(say: Say, found: list[Difference]) -> Rows:
    table = Rows(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(say("board-rule"), style=ACCENT, no_wrap=True)
    table.add_column(say("board-here"), ratio=3)
    table.add_column(say("board-usual"), style=QUIET, ratio=2)
    for each in found:
        values = (rule_value(say, each.field, value) for value in (each.value, each.default))
        table.add_row(say(f"rule-{each.field}"), *values)
    return table


def rule_value(say: Say, field: str, value: object) -> str:
    """A rule value in words."""
    if value is None or value == ():
        return say("value-none")
    if field == "ferry_substitute" and not value:
        return say("value-none")
    return _VALUES[field](say, value)


def _number(say: Say, value: Any) -> str:
    return say("value-number", number=value)


def _players(say: Say, value: Any) -> str:
    fewest, most = cast(tuple[int, int], value)
    return say("value-players", fewest=fewest, most=most)


def _offer(say: Say, offer: Any) -> str:
    offer = cast(TicketOffer, offer)
    rejects = say(f"value-rejects-{offer.rejects}")
    if offer.long:
        return say("value-offer-long", regular=offer.regular, long=offer.long, keep=offer.keep, rejects=rejects)
    return say("value-offer", regular=offer.regular, keep=offer.keep, rejects=rejects)


def _stations(say: Say, value: Any) -> str:
    costs = cast(Stations, value).costs
    return say("value-stations", number=len(costs), costs=",".join(map(str, costs)))


def _tiles(say: Say, value: Any) -> str:
    tiles = cast(Tiles, value)
    return say("value-tiles", copies=tiles.copies, lengths=",".join(map(str, tiles.lengths)))


def _bullets(say: Say, value: Any) -> str:
    bullets = cast(Bullets, value)
    return say("value-bullets", trains=bullets.trains, left=bullets.last_round)


def _bonuses(say: Say, value: Any) -> str:
    return "; ".join(_bonus(say, bonus) for bonus in cast(tuple[Bonus, ...], value))


def _bonus(say: Say, bonus: Bonus) -> str:
    if bonus.kind == "rank_table":
        players = max(bonus.ranks)
        first, none = signed(bonus.ranks[players][0]), signed(bonus.none)
        return say("value-bonus-rank_table", measure=bonus.measure, first=first, players=players, none=none)
    if bonus.kind == "most_of" and bonus.measure == "longest_path":
        return say("value-bonus-longest_path", points=bonus.points)
    return say(f"value-bonus-{bonus.kind}", points=bonus.points, measure=bonus.measure)


def _tie_breaks(say: Say, value: Any) -> str:
    return say("value-ties", measures=",".join(value))


def _jokers(say: Say, value: Any) -> str:
    if set(value) == set(KINDS):
        return say("value-jokers-everywhere")
    return say("value-jokers-some", where=",".join(value))


def _choice(field: str) -> Callable[[Say, Any], str]:
    return lambda say, value: say(f"value-{field}-{value}")


_VALUES: Mapping[str, Callable[[Say, Any], str]] = {
    "players": _players,
    "cars": _number,
    "card_deal": _number,
    "ticket_deal": _offer,
    "ticket_draw": _offer,
    "open_locomotive": _choice("open_locomotive"),
    "sweep": lambda say, value: say("value-sweep-yes" if value else "value-sweep-no"),
    "jokers": _jokers,
    "parallel_from": lambda say, value: say("value-parallel_from", players=value),
    "ferry_substitute": lambda say, value: say("value-ferry_substitute", number=value),
    "stations": _stations,
    "tiles": _tiles,
    "bullets": _bullets,
    "last_round_cars": lambda say, value: say("value-last_round_cars", cars=value),
    "bonuses": _bonuses,
    "tie_breaks": _tie_breaks,
}
