"""`rallar replay`: a record played again, checked, and told."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from rallar.cli.look import ACCENT, QUIET, SYMBOLS
from rallar.cli.narrator import Narrator
from rallar.cli.options import HELP, Language
from rallar.cli.score import score_sheet
from rallar.cli.shell import Shell, shell
from rallar.game import Event, Game, Record
from rallar.locales import Words
from rallar.model.errors import OptionError


def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help=HELP("cli-option-file"), metavar="FILE")],
    to: Annotated[int | None, typer.Option("--to", help=HELP("cli-option-to"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", help=HELP("cli-option-view"))] = None,
    language: Language = None,
) -> None:
    with shell(context, language) as sh:
        record = Record.load(file)
        check_seat(seat, record.seats)
        moves = len(record.moves)
        game = _cut(record, to).replay()
        _tell(sh, game, None if seat is None else seat - 1, seat is None)
        if len(game.history) < moves:
            sh.line("replay-stopped", QUIET, to=len(game.history), moves=moves)
        elif not game.is_over:
            sh.line("replay-unfinished", QUIET)
        sh.line("replay-checked", QUIET, moves=len(game.history))


def check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and not 1 <= seat <= seats:
        raise OptionError("option-seat", seats=seats, number=seat)


def _cut(record: Record, to: int | None) -> Record:
    if to is None or to == len(record.moves):
        return record
    if not 0 <= to < len(record.moves):
        raise OptionError("option-to", to=to, moves=len(record.moves))
    return replace(record, moves=record.moves[:to], result=None)


def _tell(sh: Shell, game: Game, seat: int | None, everything: bool) -> None:
    words = Words(sh.messages, game.board, seat, SYMBOLS)
    heading = sh.say("replay-heading", title=sh.words.title(game.board), seats=game.seats, seed=str(game.seed))
    sh.print(Rule(Text(heading, ACCENT), style=QUIET))
    sh.print(*Narrator(words, game.board).lines(_all_events(game) if everything else game.events(seat)))
    outcome = game.outcome()
    if outcome:
        sh.print("", *score_sheet(words, game.rules, outcome))
    sh.print("")


def _all_events(game: Game) -> tuple[Event, ...]:
    """Whoever has the record has every secret: the events as each seat itself knows them."""
    sides = [game.events(seat) for seat in range(game.seats)]
    return tuple(sides[events[0].seat or 0][place] for place, events in enumerate(zip(*sides, strict=True)))
