"""`rallar arena`: a tournament between any players, with ratings, as a table, as JSON or as a page of plots."""

from __future__ import annotations

import json
import shlex
from typing import Annotated

import typer
from rich import box
from rich.table import Table as Rows
from rich.text import Text

from rallar.cli.compile import with_progress
from rallar.cli.lab import (
    FirstOption,
    JsonOption,
    PlayersOption,
    ProcessesOption,
    RayOption,
    ReportOption,
    ResultsOption,
    SeatsOption,
    SeedOption,
    bar,
    crew_of,
    writing,
)
from rallar.cli.look import ACCENT, QUIET
from rallar.cli.options import HELP, BoardOption, Language, VariantOption
from rallar.cli.shell import Shell, shell
from rallar.lab.arena import Bout, Setup, standings
from rallar.lab.ratings import Share, meetings, ratings
from rallar.lab.report import Report
from rallar.lab.results import Results
from rallar.lab.tournament import summary, tournament
from rallar.model.errors import OptionError
from rallar.model.loader import board_ids, load_board

GAMES = 100


def arena(
    context: typer.Context,
    player: PlayersOption = None,
    board: BoardOption = None,
    players: SeatsOption = 2,
    games: Annotated[int | None, typer.Option("--games", "-n", help=HELP("cli-option-even-games"))] = None,
    seed: SeedOption = 0,
    variant: VariantOption = None,
    first: FirstOption = 0,
    results: ResultsOption = None,
    report: ReportOption = None,
    as_json: JsonOption = False,
    processes: ProcessesOption = None,
    ray: RayOption = None,
    language: Language = None,
) -> None:
    with shell(context, language) as sh:
        if results and not player:
            kept = Results(results)
            setup, bouts = kept.setup, kept.in_order()
            if not bouts:
                raise OptionError("results-none", file=str(results))
        else:
            setup = _setup(player or [], board or board_ids()[0], players, seed, variant)
            setup.check_games(first + (GAMES if games is None else games))
            number = setup.even(GAMES if games is None else games)
            crew = crew_of(processes, ray)
            kept_in = Results(results, setup) if results else None
            with_progress(sh)
            with bar(sh, number) as progress:
                bouts = tournament(setup, number, first, crew, kept_in, progress)
        if report:
            with writing(report):
                again = repeated(["arena", "--board", setup.board], setup, bouts)
                report.write_text(Report(sh.words, setup, bouts).html(again), encoding="utf-8")
        if as_json:
            print(json.dumps(summary(setup, bouts)))
        else:
            _tell(sh, setup, bouts)


def _setup(names: list[str], board: str, seats: int, seed: int, variant: str | None) -> Setup:
    setup = Setup(board, seats, tuple(dict.fromkeys(names)), seed, variant)
    if len(setup.players) < 2:
        raise OptionError("arena-players")
    return setup.checked()


def repeated(command: list[str], setup: Setup, bouts: list[Bout]) -> str:
    """What plays the same games again."""
    named = [part for name in setup.players for part in ("--player", name)]
    variant = ["--variant", setup.variant] if setup.variant is not None else []
    figures = ["--players", str(setup.seats), "--games", str(len(bouts)), "--seed", str(setup.seed)]
    first = ["--first", str(bouts[0].game)] if bouts[0].game else []
    return shlex.join(["rallar", *command, *named, *variant, *figures, *first])


def _tell(sh: Shell, setup: Setup, bouts: list[Bout]) -> None:
    title = sh.words.title(load_board(setup.board))
    sh.print(Text(sh.say("arena-heading", title=title, games=len(bouts), players=setup.seats), ACCENT))
    if setup.variant is not None:
        sh.line("board-variant", name=setup.variant)
    sh.print(_standings(sh, setup, bouts))
    if len(setup.players) > 2:
        sh.print(Text(f"\n{sh.say('lab-meetings')}", ACCENT), _meetings(sh, setup, bouts))
    turns = sum(bout.turns for bout in bouts) / len(bouts)
    sh.line("lab-length", turns=sh.messages.number(turns, 1))
    sh.line("simulate-seed", first=str(bouts[0].seed), last=str(bouts[-1].seed))
    sh.line("lab-intervals", QUIET)


def rows() -> Rows:
    return Rows(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))


def percents(sh: Shell, share: Share) -> str:
    """A share and its interval."""
    low, high = (sh.messages.number(100 * end, 1) for end in (share.low, share.high))
    return f"{sh.messages.percent(share.value)} ({low}–{high})"


def milliseconds(sh: Shell, seconds: float) -> str:
    return f"{sh.messages.number(seconds * 1000, 2 if seconds < 0.1 else 0)} ms"


def _standings(sh: Shell, setup: Setup, bouts: list[Bout]) -> Rows:
    rated, number = ratings(bouts, setup.players), sh.messages.number
    table = rows()
    table.add_column(sh.say("lab-player"))
    for key in ("lab-rating", "lab-wins", "lab-points", "lab-tickets", "lab-median", "lab-slow", "lab-slowest"):
        table.add_column(sh.say(key), justify="right", no_wrap=True)
    for name, each in sorted(standings(bouts, setup.players).items(), key=lambda found: -rated[found[0]].value):
        table.add_row(
            name,
            f"{number(rated[name].value, 0)} ± {number(rated[name].margin, 0)}",
            percents(sh, Share.mean(each.wins)),
            f"{number(each.score, 1)} ± {number(each.deviation, 1)}",
            sh.messages.percent(each.tickets_made),
            *(milliseconds(sh, time) for time in (each.median, each.slow, each.slowest)),
        )
    return table


def _meetings(sh: Shell, setup: Setup, bouts: list[Bout]) -> Rows:
    met = meetings(bouts, setup.players)
    table = rows()
    table.add_column("")
    for name in setup.players:
        table.add_column(name, justify="right")
    for one in setup.players:
        cells = (met.get((one, other)) for other in setup.players)
        table.add_row(one, *(sh.messages.percent(cell.value) if cell else "" for cell in cells))
    return table
