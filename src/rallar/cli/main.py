"""The command line: `rallar` and its commands."""

from __future__ import annotations

from typing import Annotated

import typer

from rallar import __version__
from rallar.cli.analyse import analyse
from rallar.cli.backup import backup, restore
from rallar.cli.boards import boards
from rallar.cli.compile import compile_kernel
from rallar.cli.count import score
from rallar.cli.doctor import doctor
from rallar.cli.lab import arena, balance, study
from rallar.cli.move_store import move_store
from rallar.cli.opponents import opponents as list_opponents
from rallar.cli.options import HELP, Language, OwnBoards, OwnOpponents
from rallar.cli.play import play
from rallar.cli.replay import replay
from rallar.cli.serve import serve
from rallar.cli.simulate import simulate

app = typer.Typer(
    name="rallar",
    help=HELP("cli-about"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"rallar {__version__}")
        raise typer.Exit


@app.callback()
def rallar(
    language: Language = None,
    boards: OwnBoards = None,
    opponents: OwnOpponents = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=HELP("cli-option-version"))
    ] = False,
) -> None:
    """Nothing by itself: the commands do the work."""


app.command(help=HELP("cli-serve"))(serve)
app.command(help=HELP("cli-play"))(play)
app.command(help=HELP("cli-simulate"))(simulate)
app.command(help=HELP("cli-arena"))(arena)
app.command(help=HELP("cli-balance"))(balance)
app.command(help=HELP("cli-study"))(study)
app.command(help=HELP("cli-replay"))(replay)
app.command(help=HELP("cli-score"))(score)
app.command(help=HELP("cli-analyse"))(analyse)
app.command(help=HELP("cli-boards"))(boards)
app.command("opponents", help=HELP("cli-opponents"))(list_opponents)
app.command("compile", help=HELP("cli-compile"))(compile_kernel)
app.command(help=HELP("cli-backup"))(backup)
app.command(help=HELP("cli-restore"))(restore)
app.command(help=HELP("cli-doctor"))(doctor)
app.command("move-store", help=HELP("cli-move-store"))(move_store)
