"""`rallar compile`: the kernel and its sight compiled ahead of time, and the progress of that for whoever needs it."""

from __future__ import annotations

import time

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from rallar.cli.options import Language
from rallar.cli.shell import Shell, shell
from rallar.kernel.engine import SIGHT, Engine, compiled, loaded


def compile_kernel(context: typer.Context, language: Language = None) -> None:
    with shell(context, language) as sh:
        kernel = loaded()
        if kernel and SIGHT.loaded():
            sh.line("compile-ready")
            return
        began = time.perf_counter()
        _ = (kernel or with_progress(sh)).sight
        sh.line("compile-done", seconds=max(1, round(time.perf_counter() - began)))


def with_progress(sh: Shell) -> Engine:
    """The compiled kernel, with a bar on the error stream while it is made."""
    if found := loaded():
        return found
    sh.err.print(sh.say("compile-note"))
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[entry]}"), TimeElapsedColumn())
    with Progress(*columns, console=sh.err, transient=True, disable=not sh.err.is_terminal) as bar:
        task = bar.add_task(sh.say("compile-doing"), total=None, entry="")

        def tell(entry: str, done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, entry=entry)

        return compiled(tell)
