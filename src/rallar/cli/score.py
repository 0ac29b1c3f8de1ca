"""The final score, item by item: a table for each player, then who won and why."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table as Rows
from rich.text import Text

from rallar.cli.look import ACCENT, BAD, GOOD, PLAYER_STYLES, QUIET
from rallar.game import Outcome
from rallar.game.outcome import BonusScore, SeatScore, StationScore, TicketScore
from rallar.locales import Words
from rallar.model.types import Rules

Row = tuple[Text, Text, str]


def score_sheet(words: Words, rules: Rules, outcome: Outcome) -> Iterator[RenderableType]:
    """The whole score."""
    for seat in outcome.seats:
        yield _player_table(words, rules, seat)
        yield ""
    yield _standings(words, outcome)
    yield ""
    yield from (Text(sentence, ACCENT) for sentence in verdict(words, outcome))


def verdict(words: Words, outcome: Outcome) -> Iterator[str]:
    """How a tie was parted, and who won."""
    for number, step in enumerate(outcome.tie_breaks):
        units = (words.say("score-units-of", player=seat, units=n) for seat, n in step.units.items())
        key = "score-tie-break-next" if number else "score-tie-break"
        yield words.say(key, measure=step.measure, units=words.listed(units))
    points = max(outcome.scores)
    if len(outcome.winners) > 1:
        yield words.say("score-tie-level")
        yield words.say("score-shared", players=",".join(map(str, outcome.winners)), points=points)
    elif outcome.winners == (words.reader,):
        yield words.say("score-you-won", points=points)
    else:
        yield words.say("score-won", player=outcome.winners[0], points=points)


def _standings(words: Words, outcome: Outcome) -> Rows:
    """Everyone in a line, the highest total first."""
    table = Rows(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(Text(words.say("score-standings"), ACCENT), min_width=12)
    for key in ("score-column-routes", "score-column-tickets", "score-column-bonuses", "score-column-total"):
        table.add_column(words.say(key), justify="right")
    for seat in sorted(outcome.seats, key=lambda each: (-each.total, each.seat not in outcome.winners)):
        parts = [sum(each.points for each in items) for items in (seat.routes, seat.tickets, seat.bonuses)]
        name = Text(words.player(seat.seat), PLAYER_STYLES[seat.seat])
        table.add_row(name, *(signed(part) for part in parts), Text(total(seat.total), ACCENT))
    return table


def _player_table(words: Words, rules: Rules, seat: SeatScore) -> Rows:
    table = Rows(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), expand=True, show_footer=True)
    table.add_column(Text(words.player(seat.seat), PLAYER_STYLES[seat.seat]), Text(words.say("score-total"), ACCENT))
    table.add_column("", ratio=1)
    table.add_column("", Text(total(seat.total), ACCENT), justify="right", min_width=4)
    for row in _rows(words, rules, seat):
        table.add_row(*row)
    return table


def _rows(words: Words, rules: Rules, seat: SeatScore) -> Iterator[Row]:
    yield _routes(words, seat)
    yield from (_ticket(words, ticket) for ticket in seat.tickets)
    yield from (_station(words, station) for station in seat.stations)
    if "longest_path" in rules.tie_breaks:  # no points, but it may decide
        yield Text(words.say("score-longest-path-title")), _longest_path(words, seat), ""
    yield from (_bonus(words, seat, bonus) for bonus in seat.bonuses)


def _routes(words: Words, seat: SeatScore) -> Row:
    total = sum(route.points for route in seat.routes)
    lines = "\n".join(_routes_worth(words, seat))
    return Text(words.say("score-routes", number=len(seat.routes))), Text(lines, QUIET), signed(total)


def _routes_worth(words: Words, seat: SeatScore) -> Iterator[str]:
    """The routes by what they are worth, a line each."""
    for points in sorted({route.points for route in seat.routes}, reverse=True):
        alike = sorted((each.route for each in seat.routes if each.points == points), key=words.labels.route)
        yield words.say("score-routes-worth", points=points, routes=",".join(alike))


def _ticket(words: Words, ticket: TicketScore) -> Row:
    mark, style = ("✓", GOOD) if ticket.made else ("✗", BAD)
    name = Text.assemble((f"{mark} ", style), words.labels.ticket(ticket.ticket))
    if not ticket.made:
        return name, Text(words.say("score-no-ticket-routes"), QUIET), signed(ticket.points)
    places = " – ".join(words.labels.journey(ticket.routes))
    return name, Text(words.say("score-via", places=places), QUIET), signed(ticket.points)


def _station(words: Words, station: StationScore) -> Row:
    name = Text(words.say("score-stations", city=station.city))
    if station.borrowed is None:
        return name, Text(words.say("score-lent-nothing"), QUIET), ""
    return name, Text(words.say("score-borrowed", route=station.borrowed), QUIET), ""


def _longest_path(words: Words, seat: SeatScore) -> Text:
    path = seat.longest_path
    places = " – ".join(words.labels.journey(path.routes))
    return Text(words.say("score-longest-path", length=path.length, places=places), QUIET)


def _bonus(words: Words, seat: SeatScore, bonus: BonusScore) -> Row:
    name = Text(words.say(f"score-bonus-{bonus.measure}"))
    if bonus.measure == "longest_path":
        return name, _longest_path(words, seat), signed(bonus.points)
    return name, Text(words.say("score-units", units=bonus.units), QUIET), signed(bonus.points)


def total(points: int) -> str:
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """Points with their sign, and a true minus."""
    return f"{points:+}".replace("-", "−") if points else "0"
