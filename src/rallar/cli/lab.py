"""`rallar arena`, `rallar balance` and `rallar study`: their options. What they do is loaded when asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from rallar.bots import DEFAULT
from rallar.cli.options import HELP, BoardOption, Language, VariantOption
from rallar.cli.shell import shell
from rallar.model.loader import board_ids

PlayersOption = Annotated[
    list[str] | None, typer.Option("--player", help=HELP("cli-option-player"), metavar="NAME", show_default=False)
]
SeatsOption = Annotated[int, typer.Option("--players", "-p", help=HELP("cli-option-players"))]
SeedOption = Annotated[int, typer.Option("--seed", help=HELP("cli-option-first-seed"))]
JsonOption = Annotated[bool, typer.Option("--json", help=HELP("cli-option-json"))]
ProcessesOption = Annotated[int | None, typer.Option("--processes", help=HELP("cli-option-processes"))]
ThreadsOption = Annotated[int, typer.Option("--threads", help=HELP("cli-option-threads-each"))]
RayOption = Annotated[str | None, typer.Option("--ray", help=HELP("cli-option-ray"), metavar="ADDRESS")]
ResultsOption = Annotated[Path | None, typer.Option("--results", help=HELP("cli-option-results"), metavar="FILE")]
ReportOption = Annotated[Path | None, typer.Option("--report", help=HELP("cli-option-report"), metavar="FILE")]
FirstOption = Annotated[int, typer.Option("--first", help=HELP("cli-option-first"), min=0)]
GamesOption = Annotated[int | None, typer.Option("--games", "-n", help=HELP("cli-option-even-games"))]


class Wish(NamedTuple):
    """What was asked for."""

    names: list[str]
    board: str
    seats: int
    games: int | None
    seed: int
    variant: str | None
    first: int
    results: Path | None
    report: Path | None
    as_json: bool
    processes: int | None
    threads: int
    ray: str | None


def arena(
    context: typer.Context,
    player: PlayersOption = None,
    board: BoardOption = None,
    players: SeatsOption = 2,
    games: GamesOption = None,
    seed: SeedOption = 0,
    variant: VariantOption = None,
    first: FirstOption = 0,
    results: ResultsOption = None,
    report: ReportOption = None,
    as_json: JsonOption = False,
    processes: ProcessesOption = None,
    threads: ThreadsOption = 1,
    ray: RayOption = None,
    language: Language = None,
) -> None:
    with shell(context, language) as sh:
        from rallar.cli.arena import hold

        where = board or board_ids()[0]
        kept = (first, results, report, as_json, processes, threads, ray)
        hold(sh, Wish(player or [], where, players, games, seed, variant, *kept))


def balance(
    context: typer.Context,
    board: Annotated[str, typer.Argument(help=HELP("cli-argument-board"))],
    player: PlayersOption = None,
    players: SeatsOption = 2,
    games: GamesOption = None,
    seed: SeedOption = 0,
    variant: VariantOption = None,
    first: FirstOption = 0,
    results: ResultsOption = None,
    report: ReportOption = None,
    as_json: JsonOption = False,
    processes: ProcessesOption = None,
    threads: ThreadsOption = 1,
    ray: RayOption = None,
    language: Language = None,
) -> None:
    with shell(context, language) as sh:
        from rallar.cli.balance import weigh

        kept = (first, results, report, as_json, processes, threads, ray)
        weigh(sh, Wish(player or [DEFAULT], board, players, games, seed, variant, *kept))


def study(
    context: typer.Context,
    player: Annotated[str, typer.Argument(help=HELP("cli-argument-player"))],
    against: Annotated[
        str | None, typer.Option("--against", help=HELP("cli-option-against"), metavar="NAME", show_default=False)
    ] = None,
    board: BoardOption = None,
    players: SeatsOption = 2,
    games: GamesOption = None,
    seed: SeedOption = 0,
    variant: VariantOption = None,
    records: Annotated[Path | None, typer.Option("--records", help=HELP("cli-option-records"), metavar="DIR")] = None,
    report: Annotated[Path | None, typer.Option("--report", help=HELP("cli-option-tables"), metavar="FILE")] = None,
    as_json: JsonOption = False,
    processes: ProcessesOption = None,
    language: Language = None,
) -> None:
    with shell(context, language) as sh:
        from rallar.cli.study import look_into

        names = [player] if against is None else [player, against]
        kept = (0, None, report, as_json, processes, 1, None)
        look_into(sh, Wish(names, board or board_ids()[0], players, games, seed, variant, *kept), records)
