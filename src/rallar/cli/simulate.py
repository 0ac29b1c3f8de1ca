"""`rallar simulate`: many games, at random or of any players, summed up as a table or JSON, and kept if one likes."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table as Rows
from rich.text import Text

from rallar.cli.compile import with_progress
from rallar.cli.lab import JsonOption, PlayersOption, ProcessesOption, SeatsOption, SeedOption
from rallar.cli.look import ACCENT, PLAYER_STYLES, QUIET
from rallar.cli.options import HELP, BoardOption, Language, VariantOption
from rallar.cli.progress import bar
from rallar.cli.shell import Shell, shell
from rallar.lab.simulate import Simulation, checked_rules
from rallar.lab.simulate import simulate as run
from rallar.model.loader import board_ids, load_board
from rallar.model.types import Board

CHANCE = "random"  # who plays if nobody is named


def simulate(
    context: typer.Context,
    board: BoardOption = None,
    players: SeatsOption = 2,
    games: Annotated[int, typer.Option("--games", "-n", help=HELP("cli-option-games"))] = 10_000,
    seed: SeedOption = 0,
    variant: VariantOption = None,
    player: PlayersOption = None,
    save: Annotated[Path | None, typer.Option("--save", help=HELP("cli-option-save"), metavar="PATH")] = None,
    as_json: JsonOption = False,
    threads: Annotated[int | None, typer.Option("--threads", help=HELP("cli-option-threads"))] = None,
    processes: ProcessesOption = None,
    language: Language = None,
) -> None:
    with shell(context, language) as sh:
        found = load_board(board or board_ids()[0])
        checked_rules(found, variant, players, games, seed, threads)
        if player or save:
            from rallar.cli.recording import simulated

            wish = (found, players, games, seed, variant)
            result = simulated(sh, *wish, player or [CHANCE], save, processes, threads or 1)
        else:
            kernel = with_progress(sh)
            with bar(sh, games) as progress:
                result = run(found, players, games, seed, progress, threads, variant=variant, kernel=kernel)
        if as_json:
            print(json.dumps({**asdict(result), "games_per_second": result.games_per_second}))
        else:
            _tell(sh, found, result, player, not (player or save))
            if save:
                sh.line("simulate-saved", file=str(save))


def _tell(sh: Shell, board: Board, result: Simulation, named: list[str] | None, threaded: bool) -> None:
    title = sh.words.title(board)
    if named:
        title = f"{title} ({', '.join(dict.fromkeys(named))})"
        sh.print(Text(sh.say("arena-heading", title=title, games=result.games, players=result.players), ACCENT))
    else:
        sh.print(Text(sh.say("simulate-heading", title=title, games=result.games, players=result.players), ACCENT))
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
    if not threaded:
        return
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
