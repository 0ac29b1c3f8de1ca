"""The commands that look, ask or put away: none of them makes a move."""

from __future__ import annotations

import os
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from rallar import bots
from rallar.cli import search
from rallar.cli.acting import choose_payment, choose_tile, explain_claim, explain_station
from rallar.cli.desk import Desk
from rallar.cli.look import ACCENT, QUIET, paint
from rallar.cli.opponent import chance_of
from rallar.game import DrawCard, DrawTickets, Move, Record, parse_move
from rallar.game.moves import DECK
from rallar.model.errors import MoveError
from rallar.model.types import Route

TOLD = 20  # lines of the log


def routes(desk: Desk, text: str) -> None:
    """The routes that can be claimed now, everywhere or at a city."""
    found = _near(desk, text, desk.legal.routes)
    if not found:
        desk.reply("reply-nothing-claimable")
        return
    legal, view = desk.legal, desk.view
    grid = desk.grid("list-column-route", "list-column-track", "list-column-kind", "list-column-pay")
    for number, route in enumerate(found, 1):
        cheapest = paint(desk.words.cards(str(legal.ways(route.id).payments[0] or "")))
        track, kind = desk.screen.track(route.id, view), desk.screen.kind(route.id)
        grid.add_row(str(number), desk.words.labels.route(route.id), track, kind, cheapest)
    desk.print(Text(desk.say("list-routes"), ACCENT), grid)
    desk.menu = [choose_payment(desk, route) for route in found]
    desk.ask("ask-pick")


def beds(desk: Desk, text: str) -> None:
    """The track beds that can be built on, everywhere or at a city."""
    found = _near(desk, text, desk.legal.beds)
    if not found:
        desk.reply("reply-no-beds")
        return
    cells = [
        Text.assemble((f"{number:>3} ", ACCENT), f"{desk.words.labels.route(bed.id)} {bed.length}")
        for number, bed in enumerate(found, 1)
    ]
    desk.print(Text(desk.say("list-beds"), ACCENT), Columns(cells, column_first=True, padding=(0, 2)))
    desk.menu = [choose_tile(desk, bed.id) for bed in found]
    desk.ask("ask-pick")


def _near(desk: Desk, text: str, among: tuple[str, ...]) -> list[Route]:
    """Of some routes those that a text names, or all without one; by name, alike ones once."""
    named = search.routes(desk.words, text) if text else desk.game.board.routes
    found = desk.distinct(route for route in named if route.id in among)
    return sorted(found, key=lambda route: (desk.words.labels.route(route.id), route.id))


def board(desk: Desk, _text: str) -> None:
    lines = list(desk.screen.owned(desk.view))
    if lines:
        desk.print(*lines)
    else:
        desk.reply("reply-no-owned")


def log(desk: Desk, _text: str) -> None:
    desk.print(*list(desk.narrator.lines(desk.game.events(desk.seat)))[-TOLD:])


def why(desk: Desk, text: str) -> None:
    """The reason why something is not possible, without doing it if it is."""
    word, _, rest = text.partition(" ")
    if word in ("d", "draw"):
        found = search.cards(desk.words, rest) if rest else [DECK]
        _judge(desk, DrawCard(found[0]) if found else _unknown_card(rest))
    elif word in ("t", "tickets"):
        _judge(desk, DrawTickets())
    elif word in ("c", "claim") and " " in text and ":" not in text:
        _why_claim(desk, rest)
    elif word in ("s", "station") and " " in text and ":" not in text:
        _why_station(desk, rest)
    elif text:
        _judge(desk, parse_move(text))
    else:
        desk.reply("reply-which-move", example=desk.example())


def _unknown_card(text: str) -> Move:
    raise MoveError("move-unknown-card", card=text)


def _why_claim(desk: Desk, text: str) -> None:
    found = desk.routes_named(text)
    if any(route.id in desk.legal.routes for route in found):
        desk.reply("reply-allowed")
    elif found:
        explain_claim(desk, found)


def _why_station(desk: Desk, text: str) -> None:
    found = search.cities(desk.words, text)
    if not found:
        desk.reply("reply-no-place", name=text)
    elif found[0] in desk.legal.stations:
        desk.reply("reply-allowed")
    else:
        explain_station(desk, found[0])


def _judge(desk: Desk, move: Move) -> None:
    reason = desk.legal.refusal(move)
    if reason:
        raise reason
    desk.reply("reply-allowed")


def hint(desk: Desk, _text: str) -> None:
    """What a strong opponent would do here, and why."""
    found = bots.hint(bots.Outlook(desk.game, desk.seat), chance_of(desk.game, desk.seat))
    desk.hinted = desk.game.state, found.move
    desk.reply("hint-by", QUIET, level=found.level)
    desk.ask(found.says.key, **found.says.params)
    desk.print(*(paint(f"  · {desk.say(each.key, **each.params)}") for each in found.why))
    desk.reply("reply-hint", QUIET)


def undo(desk: Desk, _text: str) -> None:
    """Back to before the seat's last move, if nothing that chance answered has been seen since."""
    history = desk.game.history
    own = [place for place, played in enumerate(history) if played.seat == desk.seat]
    if not own:
        raise MoveError("move-nothing-to-undo")
    if any(played.chance for played in history[own[-1] :]):
        desk.reply("reply-no-undo")
        return
    while len(history) > own[-1]:
        desk.game.undo()
    desk.told = len(desk.game.events(desk.seat))
    desk.reply("reply-undone")
    desk.done = True  # what is asked now is another question


def save(desk: Desk, text: str) -> None:
    if not text:
        desk.reply("reply-which-file")
        return
    try:
        Record.of(desk.game).save(Path(text).expanduser())
    except (OSError, ValueError) as error:
        reason = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
        desk.reply("reply-not-saved", file=text, reason=reason)
    else:
        desk.reply("reply-saved", file=text)
