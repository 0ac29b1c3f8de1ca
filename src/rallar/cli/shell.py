"""Where a command speaks: its language, what it prints and how it ends when something is refused."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

import typer
from rich.console import Console
from rich.text import Text

from rallar.bots.opponents import opponents, use_opponents
from rallar.cli.look import SYMBOLS
from rallar.drawing import load_drawing
from rallar.drawing.theme import load_theme
from rallar.locales import Messages, Words
from rallar.model.errors import RallarError
from rallar.model.loader import board_ids, use_boards

REFUSED, INTERRUPTED = 1, 130  # exit codes; 2 is Typer's, for a command line that cannot be read
NARROW, WIDE = 60, 120  # what is printed keeps between


class Shell:
    """Messages in one language, with the two streams they go to."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.words = Words(messages, symbols=SYMBOLS)
        self.say = self.words.say
        self.out = _console(sys.stdout)
        self.err = _console(sys.stderr)

    def print(self, *things: object) -> None:
        for thing in things or ("",):
            self.out.print(thing)

    def line(self, key: str, style: str = "", **params: str | int) -> None:
        self.out.print(Text(self.say(key, **params), style))


def _console(stream: TextIO) -> Console:
    """A console that shows a question mark for a letter its stream cannot write."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    console = Console(file=stream, highlight=False, markup=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = 100
    console.width = max(NARROW, min(WIDE, console.width))
    return console


@contextmanager
def shell(context: typer.Context, language: str | None) -> Iterator[Shell]:
    """A shell for a command: what is refused in it is said in a sentence, and ends it with an exit code."""
    messages = Messages()
    try:
        given = context.find_root().params
        messages = Messages(language or given.get("language"))
        _have_boards(given.get("boards") or [])
        _have_opponents(given.get("opponents") or [])
        yield Shell(messages)
        sys.stdout.flush()
    except RallarError as error:
        _leave(REFUSED, Words(messages, symbols=SYMBOLS).error(error))
    except KeyboardInterrupt:
        _leave(INTERRUPTED, messages.text("cli-interrupted"))
    except BrokenPipeError:
        _close_quietly()


def _have_boards(own: list[Path]) -> None:
    """Boards of one's own beside the others, read at once: what is wrong with them is said now or never."""
    if own:
        use_boards(own)
        for board in board_ids():
            load_drawing(board)
            load_theme(board)


def _have_opponents(own: list[Path]) -> None:
    if own:
        use_opponents(own)
        opponents()


def _leave(code: int, sentence: str) -> None:
    _console(sys.stderr).print(Text(sentence), soft_wrap=True)
    raise SystemExit(code)


def _close_quietly() -> None:
    """The reader of a pipe has gone: nothing is left to say, not even by the interpreter on its way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise SystemExit(REFUSED)
