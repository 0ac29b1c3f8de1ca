"""`rallar backup` and `rallar restore`: a copy of all games in one file, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rallar.cli.options import HELP, DataFolder, Language, data_folder
from rallar.cli.shell import shell


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help=HELP("cli-argument-backup"), metavar="FILE")],
    data: DataFolder = None,
    force: Annotated[bool, typer.Option("--force", help=HELP("cli-option-force"))] = False,
    language: Language = None,
) -> None:
    from rallar.server.care import back_up  # what it needs takes a while to import

    with shell(context, language) as sh:
        tables = back_up(data_folder(data), file, force)
        sh.line("backup-done", tables=tables, file=str(file))


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help=HELP("cli-argument-restore"), metavar="FILE")],
    data: DataFolder = None,
    language: Language = None,
) -> None:
    from rallar.server import care

    with shell(context, language) as sh:
        tables, old = care.restore(data_folder(data), file)
        sh.line("restore-done", tables=tables, file=str(file))
        if old:
            sh.line("data-old-beside", file=str(old))
