"""`rallar simulate`: many random games, summed up in a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Rows
from rich.text import Text

from rallar.cli.compile import with_progress
from rallar.cli.look import ACCENT, PLAYER_STYLES, QUIET
from rallar.cli.options import HELP, BoardOption, Language, VariantOption
from rallar.cli.shell import Shell, shell
from rallar.lab.simulate import Simulation, checked_rules
from rallar.lab.simulate import simulate as run
from rallar.model.loader import board_ids, load_board
from rallar.model.types import Board


def simulate(
    context: typer.Context,
    board: BoardOption = None,
    players: Annotated[int, typer.Option("--players", "-p", help=HELP("cli-option-players"))] = 2,
    games: Annotated[int, typer.Option("--games", "-n", help=HELP("cli-option-games"))] = 10_000,
    seed: Annotated[int, typer.Option("--seed", help=HELP("cli-option-first-seed"))] = 0,
    variant: VariantOption = None,
    as_json: Annotated[bool, typer.Option("--json", help=HELP("cli-option-json"))] = False,
    threads: Annotated[int | None, typer.Option("--threads", help=HELP("cli-option-threads"))] = None,
    language: Language = None,
) -> None:
    with shell(context, language) as sh:
        found = load_board(board or board_ids()[0])
        checked_rules(found, variant, players, games, seed, threads)
        kernel = with_progress(sh)
        with _bar(sh) as bar:
            task = bar.add_task(sh.say("simulate-doing"), total=games)
            result = run(found, players, games, seed, _advance(bar, task), threads, variant=variant, kernel=kernel)
        if as_json:
            print(json.dumps({**asdict(result), "games_per_second": result.games_per_second}))
        else:
            _tell(sh, found, result)


def _bar(sh: Shell) -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=sh.err, transient=True, disable=not sh.err.is_terminal)


def _advance(bar: Progress, task: object) -> Callable[[int], None]:
    return lambda done: bar.update(task, completed=done)  # type: ignore[arg-type]


def _tell(sh: Shell, board: Board, result: Simulation) -> None:
    heading = sh.say("simulate-heading", title=sh.words.title(board), games=result.games, players=result.players)
    sh.print(Text(heading, ACCENT))
    if result.variant is not None:
        sh.line("board-variant", name=result.variant)
    sh.print(_seats(sh, result))
    number = sh.messages.number
    sh.line(
        "simulate-length",
        turns=number(result.turns.mean, 1),
        turns_deviation=number(result.turns.deviation, 1),
        decisions=number(result.decisions.mean, 1),
        decisions_deviation=number(result.decisions.deviation, 1),
    )
    sh.line("simulate-seed", first=str(result.seed), last=str(result.seed + result.games - 1))
    rate = round(result.games_per_second)
    seconds = number(result.seconds, 2)
    sh.line("simulate-speed", QUIET, games=result.games, seconds=seconds, rate=rate, threads=result.threads)


def _seats(sh: Shell, result: Simulation) -> Rows:
    table = Rows(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1))
    table.add_column(sh.say("simulate-seat"))
    for key in ("simulate-mean", "simulate-deviation", "simulate-wins"):
        table.add_column(sh.say(key), justify="right")
    table.add_column(sh.say("simulate-position"), style=QUIET)
    table.add_column("", justify="right", style=QUIET)
    for seat, score in enumerate(result.scores):
        table.add_row(
            Text(sh.words.player(seat), PLAYER_STYLES[seat]),
            sh.messages.number(score.mean, 2),
            sh.messages.number(score.deviation, 2),
            sh.messages.percent(result.win_share[seat]),
            sh.say("simulate-position-number", number=seat + 1),
            sh.messages.percent(result.win_share_by_order[seat]),
        )
    return table
