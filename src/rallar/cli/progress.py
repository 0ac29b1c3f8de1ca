"""What commands that play many games share: a bar, and a word about files that cannot be written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rallar.cli.shell import Shell
from rallar.model.errors import OptionError


@contextmanager
def bar(sh: Shell, games: int, doing: str = "simulate-doing") -> Iterator[Callable[[int], None]]:
    """Shows how far the games, or whatever is done, have come; to be told how many there are."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=sh.err, transient=True, disable=not sh.err.is_terminal) as shown:
        task = shown.add_task(sh.say(doing), total=games)
        yield lambda done: shown.update(task, completed=done)


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """A file that cannot be written is said to be so."""
    try:
        yield
    except OSError as error:
        raise OptionError("reply-not-saved", file=str(file), reason=error.strerror or type(error).__name__) from error


def check_writable(file: Path | None, *others: Path | None) -> None:
    """Said before the games are played, not after them; and it is not one of the others. Nothing is left behind."""
    if file is None:
        return
    if file.resolve() in (other.resolve() for other in others if other):
        raise OptionError("save-taken", file=str(file))
    new = not file.exists()
    with writing(file):
        file.open("ab").close()
        if new:
            file.unlink()
