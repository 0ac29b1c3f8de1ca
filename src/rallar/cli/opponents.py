"""`rallar opponents`: who there is to play against, and how each of them plays."""

from __future__ import annotations

import typer
from rich import box
from rich.table import Table as Rows
from rich.text import Text

from rallar.bots.opponents import Opponent, broken, character
from rallar.bots.opponents import opponents as known
from rallar.cli.look import ACCENT, QUIET
from rallar.cli.options import Language
from rallar.cli.shell import Shell, shell


def opponents(context: typer.Context, language: Language = None) -> None:
    with shell(context, language) as sh:
        table = Rows(box=box.SIMPLE, show_header=False, show_edge=False, pad_edge=False, padding=(0, 1))
        table.add_column(style=ACCENT)
        for level, found in known().items():
            table.add_row(level, *_described(sh, level, found))
        sh.print(table)
        for error in broken().values():
            sh.line("opponents-left-out", reason=sh.words.error(error))
        sh.line("opponents-more", QUIET)


def _described(sh: Shell, level: str, found: Opponent) -> tuple[Text, Text]:
    """Its name and character in the language that is spoken; else as it describes itself."""
    title = str(sh.words.shown("level", level))
    told = sh.say(f"character-{level}") if sh.messages.has(f"character-{level}") else character(found)
    return Text(found.TITLE if title == level else title), Text(told)
