"""`rallar move-store`: all games from a folder to PostgreSQL, or back."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from rallar.cli.options import HELP, Language
from rallar.cli.shell import shell


def move_store(
    context: typer.Context,
    source: Annotated[str, typer.Argument(help=HELP("cli-argument-source"), metavar="FROM")],
    target: Annotated[str, typer.Argument(help=HELP("cli-argument-target"), metavar="TO")],
    add: Annotated[bool, typer.Option("--add", help=HELP("cli-option-add"))] = False,
    language: Language = None,
) -> None:
    from rallar.server.moving import move  # what it needs takes a while to import
    from rallar.server.store import shown

    with shell(context, language) as sh:
        tables = asyncio.run(move(source, target, add))
        sh.line("move-store-done", tables=tables, source=shown(source), target=shown(target))
