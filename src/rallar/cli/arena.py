"""`rallar arena`: a tournament between any players, with ratings, as a table, as JSON or as a page of plots."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

from rich import box
from rich.console import JustifyMethod
from rich.table import Table as Rows
from rich.text import Text

from rallar.cli.compile import with_progress
from rallar.cli.lab import Wish
from rallar.cli.look import ACCENT, QUIET
from rallar.cli.progress import bar, check_writable, writing
from rallar.cli.shell import Shell
from rallar.lab.arena import Bout, Setup, standings
from rallar.lab.crew import on_processes, on_ray
from rallar.lab.ratings import Share, meetings, ratings
from rallar.lab.report import Report
from rallar.lab.results import Results
from rallar.lab.tables import percents
from rallar.lab.tournament import summary, tournament
from rallar.model.errors import OptionError
from rallar.model.loader import load_board

GAMES = 100
LONG = 12  # letters: a longer title of a column is broken


def hold(sh: Shell, wish: Wish) -> None:
    check_writable(wish.report, wish.results)
    if wish.results and not wish.names:
        kept = Results(wish.results)
        setup, bouts = kept.setup, kept.in_order()
        if not bouts:
            raise OptionError("results-none", file=str(wish.results))
    else:
        setup = setup_of(wish)
        if len(setup.players) < 2:
            raise OptionError("arena-players")
        bouts = played(sh, setup, wish, GAMES)
    if wish.report:
        again = repeated(["arena", "--board", setup.board], setup, bouts)
        with writing(wish.report):
            wish.report.write_text(Report(sh.words, setup, bouts).html(again), encoding="utf-8")
    if wish.as_json:
        print(json.dumps(summary(setup, bouts)))
    else:
        _tell(sh, setup, bouts)


def setup_of(wish: Wish) -> Setup:
    return Setup(wish.board, wish.seats, tuple(dict.fromkeys(wish.names)), wish.seed, wish.variant).checked()


def played(sh: Shell, setup: Setup, wish: Wish, usual: int, records: Path | None = None) -> list[Bout]:
    """The games, as many as wished or as usual, from the results or played now. All is checked before the first.

    With a folder, what is played is also written down there.
    """
    games = usual if wish.games is None else wish.games
    setup.check_games(wish.first + games)
    crew = on_processes(wish.processes, wish.threads) if wish.ray is None else on_ray(wish.ray, wish.threads)
    kept = Results(wish.results, setup) if wish.results else None
    with_progress(sh)
    with bar(sh, setup.even(games)) as progress:
        return tournament(setup, setup.even(games), wish.first, crew, kept, progress, records)


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


def columns(table: Rows, *titles: str) -> None:
    """The first to the left, figures to the right; long words take several lines, and no figure is broken."""
    for number, title in enumerate(titles):
        side: JustifyMethod = "right" if number else "left"
        shown = title.replace(" ", "\n") if len(title) > LONG else title
        table.add_column(shown, justify=side, no_wrap=number > 0, overflow="fold", vertical="bottom")


def _standings(sh: Shell, setup: Setup, bouts: list[Bout]) -> Rows:
    rated, number = ratings(bouts, setup.players), sh.messages.number
    table = rows()
    keys = ("lab-rating", "lab-wins", "lab-points", "lab-tickets", "lab-median", "lab-slow", "lab-slowest")
    columns(table, sh.say("lab-player"), *map(sh.say, keys))
    for name, each in sorted(standings(bouts, setup.players).items(), key=lambda found: -rated[found[0]].value):
        table.add_row(
            name,
            f"{number(rated[name].value, 0)} ± {number(rated[name].margin, 0)}",
            percents(sh.messages, Share.mean(each.wins)),
            f"{number(each.score, 1)} ± {number(each.deviation, 1)}",
            sh.messages.percent(each.tickets_made),
            *(number(1000 * time, 2 if time < 0.1 else 0) for time in (each.median, each.slow, each.slowest)),
        )
    return table


def _meetings(sh: Shell, setup: Setup, bouts: list[Bout]) -> Rows:
    met = meetings(bouts, setup.players)
    table = rows()
    columns(table, "", *setup.players)
    for one in setup.players:
        cells = (met.get((one, other)) for other in setup.players)
        table.add_row(one, *(sh.messages.percent(cell.value) if cell else "" for cell in cells))
    return table
