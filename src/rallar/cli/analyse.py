"""`rallar analyse`: what decided a finished game, as text, as JSON or as a page."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from rallar.analysis.shapes import Analysis, Progress
from rallar.cli.compile import with_progress
from rallar.cli.lab import JsonOption
from rallar.cli.look import ACCENT, PLAYER_STYLES, QUIET, SYMBOLS
from rallar.cli.options import HELP, Language
from rallar.cli.progress import bar, writing
from rallar.cli.shell import Shell, shell
from rallar.game import Record
from rallar.locales import Words
from rallar.model.loader import load_board

BLOCKS = "▁▂▃▄▅▆▇█"
WIDE = 64  # letters of a curve


def analyse(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help=HELP("cli-option-file"), metavar="FILE")],
    as_json: JsonOption = False,
    html: Annotated[Path | None, typer.Option("--html", help=HELP("cli-option-html"), metavar="FILE")] = None,
    language: Language = None,
) -> None:
    with shell(context, language) as sh:
        from rallar.analysis.analysis import analyse_record, checked
        from rallar.analysis.report import AnalysisReport

        record = checked(Record.load(file))
        with_progress(sh)
        words = Words(sh.messages, load_board(record.board), None, SYMBOLS)
        curve_shown = as_json or not sh.out.is_terminal

        with bar(sh, 100, "analysis-doing") as progress:

            def hear(heard: Progress) -> None:
                nonlocal curve_shown
                if not curve_shown and len(heard.truth) > len(record.moves):
                    _heading(sh, words, record)
                    _curves(sh, words, [each.chance for each in heard.truth])
                    curve_shown = True
                progress(100 * heard.done // heard.of)

            found = analyse_record(record, hear)
        if html:
            plain = Words(sh.messages, load_board(record.board))
            with writing(html):
                html.write_text(AnalysisReport(plain, found).html(_again(file)), encoding="utf-8")
        if as_json:
            sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
            return
        if not sh.out.is_terminal or not found.judged:
            _heading(sh, words, record)
            _curves(sh, words, [each.chance for each in found.truth])
        _tell(sh, words, found)
        if html:
            sh.line("simulate-saved", file=str(html))


def _again(file: str) -> str:
    return shlex.join(["rallar", "analyse", Path(file).name])


def _heading(sh: Shell, words: Words, record: Record) -> None:
    title = words.title(load_board(record.board))
    heading = sh.say("replay-heading", title=title, seats=record.seats, seed=str(record.seed))
    sh.print(Rule(Text(heading, ACCENT), style=QUIET), "")


def _curves(sh: Shell, words: Words, chances: list[tuple[float, ...]]) -> None:
    if not chances:
        return
    sh.line("analysis-curve", ACCENT)
    names = [words.player(seat) for seat in range(len(chances[0]))]
    room = sh.out.width - max(map(len, names)) - len("    100\u202f%")
    steps = max(2, min(WIDE, room, len(chances)))
    for seat, style in zip(range(len(names)), PLAYER_STYLES, strict=False):
        places = (round(i * (len(chances) - 1) / max(1, steps - 1)) for i in range(steps))
        blocks = "".join(BLOCKS[min(7, int(8 * chances[place][seat]))] for place in places)
        line = Text.assemble((f"{names[seat]}  ", style), blocks)
        sh.print(line.append(f"  {100 * chances[-1][seat]:.0f}\u202f%", QUIET))
    sh.print("")


def _indented(line: str, by: int, style: str = "") -> Padding:
    """Also what does not fit on one line."""
    return Padding.indent(Text(line, style), by)


def _tell(sh: Shell, words: Words, found: Analysis) -> None:
    from rallar.analysis.moments import MASTER
    from rallar.analysis.telling import Teller
    from rallar.cli.arena import columns, rows

    teller = Teller(words, found)
    if not found.judged:
        sh.line("analysis-unjudged", QUIET)
        sh.print("")
    sh.line("analysis-moments", ACCENT)
    for number, told in enumerate(teller.moments(), 1):
        sh.print(Text(f"{number}. {told.kind} – {told.when}", ACCENT))
        for part in (told.did, *told.meant, " · ".join(told.swings)):
            if part:
                sh.print(_indented(part, 3))
        if told.advice:
            sh.print(_indented(told.advice, 3, "italic"), *(_indented(line, 5, QUIET) for line in told.why))
        sh.print("")
    for table in teller.tables():
        shown = rows()
        columns(shown, *table.head)
        for row in table.rows:
            shown.add_row(*row)
        sh.print(Text(table.title, ACCENT), shown)
    if found.judged:
        sh.line("analysis-luck-note", QUIET, level=MASTER)
        sh.line("analysis-openings-note", QUIET, level=MASTER)
    sh.line("analysis-tickets-note", QUIET)
