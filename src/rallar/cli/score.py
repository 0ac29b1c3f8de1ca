"""The final score, item by item: a table for each player, then who won and why, and the rules it was counted by."""

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
from rallar.model.types import ROUTE_POINTS, Bonus, Rules

Row = tuple[Text, Text, str]
Said = tuple[str, dict[str, str | int], str]  # a sentence of the rules, and where docs/rules.md has it

# The sentence of the rules for each bonus, and where the rules have it; other bonuses are said by their kind.
BONUSES = {
    "most_of tickets_made": ("rules-bonus-tickets_made", "E3"),
    "most_of longest_path": ("rules-bonus-longest_path", "E3"),
    "per_unit stations_left": ("rules-bonus-stations_left", "B5"),
    "rank_table bullet_spaces": ("rules-bonus-bullet_spaces", "J6"),
}


def score_sheet(words: Words, rules: Rules, outcome: Outcome) -> Iterator[RenderableType]:
    """The whole score."""
    for seat in outcome.seats:
        yield _player_table(words, rules, seat)
        yield ""
    yield _standings(words, outcome)
    yield ""
    yield from (Text(sentence, ACCENT) for sentence in verdict(words, outcome))
    yield ""
    yield Text(words.say("sheet-rules"), ACCENT)
    for key, params, stated in _counted_by(words, rules, len(outcome.seats)):
        yield Text(f"· {words.say(key, **params)} [{stated}]", QUIET)


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


def _counted_by(words: Words, rules: Rules, players: int) -> Iterator[Said]:
    """The rule of each kind of thing that was counted, in the order in which they are counted."""
    lengths = sorted({route.length for route in words.labels.routes.values()})
    yield "rules-counted-routes", {"worth": " · ".join(f"{n} → {ROUTE_POINTS[n]}" for n in lengths)}, "P1"
    yield "rules-counted-tickets", {}, "K3"
    if rules.bullets:
        yield "rules-counted-bullets", {}, "J2"
    if words.labels.zones:
        yield "rules-zones", {"zones": words.listed(map(words.zone, words.labels.zones.values()))}, "L10"
    if rules.stations:
        costs = ",".join(map(str, rules.stations.costs))
        yield "rules-stations", {"stations": len(rules.stations.costs), "costs": costs}, "B3, B4"
    measures = (*(bonus.measure for bonus in rules.bonuses), *rules.tie_breaks)
    if any(measure.startswith("longest_path") for measure in measures):
        yield "rules-longest", {}, "E4"
    for bonus in rules.bonuses:
        yield from _bonus_rules(words, bonus, players)
    if any(bonus.kind == "most_of" for bonus in rules.bonuses):
        yield "rules-bonus-ties", {}, "E2"
    yield "rules-ties", {"measures": ",".join(rules.tie_breaks)}, "E5"


def _bonus_rules(words: Words, bonus: Bonus, players: int) -> Iterator[Said]:
    key, stated = BONUSES.get(f"{bonus.kind} {bonus.measure}", (f"rules-bonus-{bonus.kind}", "T.bonus"))
    yield key, {"points": bonus.points, "none": bonus.none, "measure": bonus.measure}, stated
    if bonus.kind == "rank_table":
        places = enumerate(bonus.ranks[players], start=1)
        ranks = " · ".join(f"{words.say('rules-ranks-number', place=n)} {signed(points) or 0}" for n, points in places)
        yield "rules-counted-ranks", {"players": players, "ranks": ranks}, "J6"
        yield "rules-bonus-ties-ranks", {}, "J7"


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
