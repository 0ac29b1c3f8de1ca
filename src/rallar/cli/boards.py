"""`rallar boards`: the boards in a list, or one of them in figures."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table as Rows
from rich.text import Text

from rallar.cli.facts import board_facts
from rallar.cli.look import ACCENT, QUIET
from rallar.cli.options import HELP, Language
from rallar.cli.shell import Shell, shell
from rallar.locales import Words
from rallar.model.loader import board_ids, load_board
from rallar.model.types import Board


def boards(
    context: typer.Context,
    board: Annotated[str | None, typer.Argument(help=HELP("cli-argument-board"), metavar="[BOARD]")] = None,
    language: Language = None,
) -> None:
    with shell(context, language) as sh:
        if board is None:
            _list(sh)
        else:
            found = load_board(board)
            sh.print(*board_facts(Words(sh.messages, found), found))


def _list(sh: Shell) -> None:
    table = Rows(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(sh.say("boards-board"), style=ACCENT)
    table.add_column(sh.say("boards-name"))
    for key in ("boards-players", "boards-cities", "boards-routes", "boards-tickets"):
        table.add_column(sh.say(key), justify="right")
    for name in board_ids():
        table.add_row(*_row(sh, load_board(name)))
    sh.print(table, Text(sh.say("boards-more"), QUIET))


def _row(sh: Shell, board: Board) -> tuple[str, ...]:
    fewest, most = board.rules.players
    players = sh.say("value-players", fewest=fewest, most=most)
    cities = sum(city.zone is None for city in board.cities)
    return board.id, sh.words.title(board), players, *(str(n) for n in (cities, len(board.routes), len(board.tickets)))
