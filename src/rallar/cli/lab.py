"""What the commands of the lab share: their options, their bar, and the files they write."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rallar.cli.options import HELP
from rallar.cli.shell import Shell
from rallar.lab.crew import Crew, on_processes, on_ray
from rallar.model.errors import OptionError

PlayersOption = Annotated[
    list[str] | None, typer.Option("--player", help=HELP("cli-option-player"), metavar="NAME", show_default=False)
]
SeatsOption = Annotated[int, typer.Option("--players", "-p", help=HELP("cli-option-players"))]
SeedOption = Annotated[int, typer.Option("--seed", help=HELP("cli-option-first-seed"))]
JsonOption = Annotated[bool, typer.Option("--json", help=HELP("cli-option-json"))]
ProcessesOption = Annotated[int | None, typer.Option("--processes", help=HELP("cli-option-processes"))]
RayOption = Annotated[str | None, typer.Option("--ray", help=HELP("cli-option-ray"), metavar="ADDRESS")]
ResultsOption = Annotated[Path | None, typer.Option("--results", help=HELP("cli-option-results"), metavar="FILE")]
ReportOption = Annotated[Path | None, typer.Option("--report", help=HELP("cli-option-report"), metavar="FILE")]
FirstOption = Annotated[int, typer.Option("--first", help=HELP("cli-option-first"), min=0)]


def crew_of(processes: int | None, ray: str | None) -> Crew:
    return on_processes(processes) if ray is None else on_ray(ray)


@contextmanager
def bar(sh: Shell, games: int) -> Iterator[Callable[[int], None]]:
    """Shows how far the games have come; to be told how many there are."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=sh.err, transient=True, disable=not sh.err.is_terminal) as shown:
        task = shown.add_task(sh.say("simulate-doing"), total=games)
        yield lambda done: shown.update(task, completed=done)


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """A file that cannot be written is said to be so."""
    try:
        yield
    except OSError as error:
        raise OptionError("reply-not-saved", file=str(file), reason=error.strerror or type(error).__name__) from error
