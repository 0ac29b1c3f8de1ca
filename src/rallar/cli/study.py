"""`rallar study PLAYER`: how a player plays a board, beside another, in tables, as JSON or as a page of Markdown."""

from __future__ import annotations

import json
import shlex
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.text import Text

from rallar.cli.arena import columns, played, rows, setup_of
from rallar.cli.lab import Wish
from rallar.cli.look import ACCENT, QUIET
from rallar.cli.progress import check_writable, writing
from rallar.cli.shell import Shell
from rallar.lab.study import RESULTS, Study, study
from rallar.lab.study_report import StudyReport

GAMES = 100


def look_into(sh: Shell, wish: Wish, records: Path | None) -> None:
    check_writable(wish.report, records and records / RESULTS)
    setup = setup_of(wish)
    with nullcontext(records) if records else TemporaryDirectory() as folder:
        place = Path(folder)
        with writing(place):
            place.mkdir(parents=True, exist_ok=True)
            bouts = played(sh, setup, wish._replace(results=place / RESULTS), GAMES, place)
        found = study(setup, bouts, place)
    report = StudyReport(sh.words, found)
    if wish.report:
        with writing(wish.report):
            wish.report.write_text(report.markdown(_again(found)), encoding="utf-8")
    if wish.as_json:
        print(json.dumps(found.summary()))
    else:
        _tell(sh, found, report)


def _again(found: Study) -> str:
    setup = found.setup
    player, *others = setup.players
    against = [part for name in others for part in ("--against", name)]
    variant = ["--variant", setup.variant] if setup.variant is not None else []
    figures = ["--players", str(setup.seats), "--games", str(found.games), "--seed", str(setup.seed)]
    return shlex.join(["rallar", "study", player, *against, "--board", setup.board, *variant, *figures])


def _tell(sh: Shell, found: Study, report: StudyReport) -> None:
    sh.print(Text(report.heading(), ACCENT))
    if found.setup.variant is not None:
        sh.line("board-variant", name=found.setup.variant)
    for table in report.tables():
        shown = rows()
        columns(shown, *table.head)
        for row in table.rows:
            shown.add_row(*row)
        sh.print(Text(f"\n{table.title}", ACCENT), shown)
    last = found.setup.seed + found.games - 1
    sh.line("simulate-seed", first=str(found.setup.seed), last=str(last))
    sh.line("study-note", QUIET)
