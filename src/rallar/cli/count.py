"""`rallar score`: a game of cardboard counted, from a sheet of what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer
from rich.rule import Rule
from rich.text import Text

from rallar.cli.look import ACCENT, QUIET, SYMBOLS
from rallar.cli.options import HELP, Language
from rallar.cli.score import score_sheet
from rallar.cli.shell import shell
from rallar.game.count import Counted, Marker, count_sheet
from rallar.game.sheet import Sheet
from rallar.locales import Words
from rallar.model.errors import SheetError
from rallar.model.loader import load_board


def score(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help=HELP("cli-option-sheet"), metavar="FILE")],
    language: Language = None,
) -> None:
    with shell(context, language) as sh:
        sheet = Sheet.load(file)
        board = load_board(sheet.board)
        words = Words(sh.messages, board, symbols=SYMBOLS, players=[player.name for player in sheet.players])
        try:
            counted = count_sheet(sheet, board)
        except SheetError as error:
            raise _named(words, error) from error
        rules = board.rules if sheet.variant is None else board.variants[sheet.variant]
        sh.print(Rule(Text(words.title(board), ACCENT), style=QUIET), "")
        sh.print(*score_sheet(words, rules, counted.outcome), "")
        for heading, lines in (
            ("sheet-doubts", [words.say(doubt.key, **doubt.params) for doubt in counted.doubts]),
            ("sheet-markers", list(_markers(words, counted))),
        ):
            if lines:
                sh.print(Text(sh.say(heading), ACCENT), *(Text(f"· {line}") for line in lines), "")


def _named(words: Words, error: SheetError) -> SheetError:
    """A refusal with the things in it as they are called on this board, for whoever reads it knows no board."""
    return SheetError(error.key, **{name: str(words.shown(name, value)) for name, value in error.params.items()})


def _markers(words: Words, counted: Counted) -> Iterator[str]:
    for marker in counted.markers:
        yield _marker(words, marker)
    if counted.by_markers:
        points = max(counted.by_markers.scores)
        winners = ",".join(map(str, counted.by_markers.winners))
        yield words.say("sheet-by-markers", points=points, players=winners)


def _marker(words: Words, marker: Marker) -> str:
    where: dict[str, str | int] = {"player": marker.seat, "marker": marker.marker}
    if marker.off == 0:
        return words.say("sheet-marker-right", **where)
    key = "sheet-marker-ahead" if marker.off > 0 else "sheet-marker-behind"
    return words.say(key, number=abs(marker.off), points=marker.points, **where)
