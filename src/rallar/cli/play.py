"""`rallar play`: sets a game up, lets it be played, and sees the player out."""

from __future__ import annotations

import contextlib
import io
import shlex
import sys
from typing import Annotated

import typer
from rich.text import Text

from rallar.bots import DEFAULT
from rallar.bots.opponents import checked_level, own_places
from rallar.cli import asking, search, terminal
from rallar.cli.desk import Desk, Left
from rallar.cli.look import ACCENT, QUIET
from rallar.cli.options import HELP, BoardOption, Language, VariantOption
from rallar.cli.replay import check_seat
from rallar.cli.shell import INTERRUPTED, Shell, shell
from rallar.game import Game, Record
from rallar.model.errors import BoardError, OptionError
from rallar.model.loader import board_ids, load_board, own_folders
from rallar.model.types import Board

PROMPT = "> "


def play(
    context: typer.Context,
    board: BoardOption = None,
    seats: Annotated[int, typer.Option("--seats", "-n", help=HELP("cli-option-seats"))] = 2,
    seed: Annotated[int | None, typer.Option("--seed", help=HELP("cli-option-seed"))] = None,
    seat: Annotated[int, typer.Option("--seat", help=HELP("cli-option-seat"))] = 1,
    variant: VariantOption = None,
    level: Annotated[str, typer.Option("--level", help=HELP("cli-option-level"), metavar="NAME")] = DEFAULT,
    resume: Annotated[str | None, typer.Option("--resume", help=HELP("cli-option-resume"), metavar="FILE")] = None,
    language: Language = None,
) -> None:
    with shell(context, language) as sh:
        _prepare_input()
        game = Record.load(resume).replay() if resume else _new(sh, board, seats, seed, variant)
        if game is None:
            return
        check_seat(seat, game.seats)
        level = checked_level(level, game.setting)
        _welcome(sh, game, seat)
        desk = Desk(sh, game, seat - 1, level)
        try:
            terminal.play(desk, read_line)
        except Left:
            _see_out(desk)
        except KeyboardInterrupt:
            _see_out(desk)
            raise SystemExit(INTERRUPTED) from None


def _prepare_input() -> None:
    """Editing and a history of lines where there is a person; whatever bytes a pipe may hold."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - input() uses it once it is there
    elif isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def read_line() -> str | None:
    """A line; None at the end. What comes through a pipe is repeated, so that the output can be read alone."""
    if sys.stdin.isatty():
        try:
            return input(PROMPT)
        except EOFError:
            print()
            return None
    line = sys.stdin.readline()
    print(f"{PROMPT}{line.rstrip()}")
    return line if line else None


def _new(sh: Shell, board: str | None, seats: int, seed: int | None, variant: str | None) -> Game | None:
    found = load_board(board) if board else _ask_board(sh)
    if found is None:
        return None
    return Game.new(found, seats, seed, {} if variant is None else {"variant": variant})


def _ask_board(sh: Shell) -> Board | None:
    """Let the player choose; None if they would rather leave."""
    if not sys.stdin.isatty():
        raise OptionError("option-board", known="|".join(board_ids()))
    sh.line("play-which-board", ACCENT)
    for number, name in enumerate(board_ids(), 1):
        board = load_board(name)
        fewest, most = board.rules.players
        about = sh.say("play-board-line", title=sh.words.title(board), fewest=fewest, most=most)
        sh.print(Text.assemble((f"{number:>3}  ", ACCENT), about))
    while (answer := read_line()) is not None:
        with contextlib.suppress(BoardError):
            return load_board(_board_named(answer.strip().lower()))
        sh.line("play-board-prompt")
    sh.line("leave-goodbye")
    return None


def _board_named(answer: str) -> str:
    """A board by its number in the list, or by how its name begins."""
    if 1 <= (number := search.small_number(answer)) <= len(board_ids()):
        return board_ids()[number - 1]
    return next((name for name in board_ids() if answer and name.startswith(answer)), answer)


def _welcome(sh: Shell, game: Game, seat: int) -> None:
    sh.line("play-welcome", title=sh.words.title(game.board), seats=game.seats, seat=seat - 1)
    if game.options.variant is not None:
        sh.line("board-variant", name=game.options.variant)
    if game.history:
        sh.line("play-resumed", moves=len(game.history))
    sh.line("play-welcome-help", QUIET)


def _see_out(desk: Desk) -> None:
    """Offer to save, and say how to meet this deal again."""
    if sys.stdin.isatty():
        desk.reply("ask-save")
        with contextlib.suppress(KeyboardInterrupt):
            file = (read_line() or "").strip()
            if file:
                asking.save(desk, file)
    again = desk.say("leave-again", command=_command(desk))
    desk.shell.out.print(again, soft_wrap=True)  # in one piece, to be copied
    desk.reply("leave-goodbye")


def _command(desk: Desk) -> str:
    game, seat = desk.game, desk.seat
    given = (("--boards", own_folders()), ("--opponents", own_places()))
    own = (part for option, folders in given for folder in folders for part in (option, str(folder)))
    parts = ["rallar", *own, "play", "--board", game.board.id, "--seats", str(game.seats), "--seed", str(game.seed)]
    if seat:
        parts += ["--seat", str(seat + 1)]
    if game.options.variant:
        parts += ["--variant", game.options.variant]
    if desk.level != DEFAULT:
        parts += ["--level", desk.level]
    return shlex.join(parts)
