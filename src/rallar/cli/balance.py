"""`rallar balance BOARD`: which tickets, routes and places in the order of turns win, by games of any players."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table as Rows
from rich.text import Text

from rallar.bots import DEFAULT
from rallar.cli.arena import percents, repeated, rows
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
from rallar.cli.options import HELP, Language, VariantOption
from rallar.cli.shell import Shell, shell
from rallar.lab.arena import Setup
from rallar.lab.balance import Balance
from rallar.lab.balance import balance as weigh
from rallar.lab.balance_report import BalanceReport
from rallar.lab.results import Results
from rallar.lab.tournament import tournament
from rallar.locales import Words
from rallar.model.loader import load_board

GAMES = 200
SHOWN = 8  # tickets and routes at each end; the report has them all


def balance(
    context: typer.Context,
    board: Annotated[str, typer.Argument(help=HELP("cli-argument-board"))],
    player: PlayersOption = None,
    players: SeatsOption = 2,
    games: Annotated[int, typer.Option("--games", "-n", help=HELP("cli-option-even-games"))] = GAMES,
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
        setup = Setup(board, players, tuple(dict.fromkeys(player or [DEFAULT])), seed, variant).checked()
        setup.check_games(first + games)
        crew, number = crew_of(processes, ray), setup.even(games)
        kept = Results(results, setup) if results else None
        with_progress(sh)
        with bar(sh, number) as progress:
            bouts = tournament(setup, number, first, crew, kept, progress)
        found = weigh(setup, bouts)
        if report:
            again = repeated(["balance", board], setup, bouts)
            with writing(report):
                report.write_text(BalanceReport(sh.words, setup, bouts).html(again), encoding="utf-8")
        if as_json:
            print(json.dumps(found.summary(setup)))
        else:
            _tell(sh, setup, found)


def _tell(sh: Shell, setup: Setup, found: Balance) -> None:
    board = load_board(setup.board)
    words = Words(sh.messages, board)
    heading = sh.say("arena-heading", title=words.title(board), games=found.games, players=setup.seats)
    sh.print(Text(heading, ACCENT))
    if setup.variant is not None:
        sh.line("board-variant", name=setup.variant)
    sh.print(_orders(sh, found), "", _tickets(sh, words, found), "", _routes(sh, words, found))
    sh.line("lab-length", turns=sh.messages.number(found.turns, 1))
    sh.line("balance-note", QUIET, share=sh.messages.percent(found.level))


def _table(sh: Shell, keys: tuple[str, ...]) -> Rows:
    table = rows()
    first, *others = (sh.say(key) for key in keys)
    table.add_column(first)
    for title in others:
        table.add_column(title, justify="right", no_wrap=True)
    return table


def _orders(sh: Shell, found: Balance) -> Rows:
    table = _table(sh, ("simulate-position", "lab-wins", "lab-points"))
    for each in found.orders:
        name = sh.say("simulate-position-number", number=each.order + 1)
        table.add_row(name, percents(sh, each.wins), sh.messages.number(each.score, 1))
    return table


def _tickets(sh: Shell, words: Words, found: Balance) -> Rows:
    """Those whose holders win most and least."""
    keys = ("balance-ticket", "balance-points", "balance-kept", "balance-made", "balance-holder-wins")
    table, kept = _table(sh, keys), [each for each in found.tickets if each.wins.of]
    for each in (*kept[:SHOWN], *kept[max(SHOWN, len(kept) - SHOWN) :]):
        name, points, percent = words.labels.ticket(each.ticket), str(each.points), sh.messages.percent
        table.add_row(name, points, percent(each.kept.value), percent(each.made.value), percents(sh, each.wins))
    return table


def _routes(sh: Shell, words: Words, found: Balance) -> Rows:
    """Those that are claimed most and least."""
    table = _table(sh, ("balance-route", "balance-length", "balance-taken", "balance-builder-wins"))
    for each in (*found.routes[:SHOWN], *found.routes[max(SHOWN, len(found.routes) - SHOWN) :]):
        name, taken = words.labels.route(each.route), sh.messages.percent(each.taken.value)
        table.add_row(name, str(each.length), taken, percents(sh, each.wins) if each.wins.of else "–")
    return table
