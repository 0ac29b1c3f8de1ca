"""How strong the opponents are on every board, measured: all the arenas of docs/strength.md, and the page itself.

What was played is kept in a folder, so that a call that was broken off goes on. Results do not know whose weights they
are of: after a change of players, begin with an empty folder.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from rallar.bots import levels
from rallar.cli.arena import repeated
from rallar.lab.arena import Bout, Setup, standings
from rallar.lab.crew import on_processes
from rallar.lab.ratings import Share, meetings, ratings
from rallar.lab.report import Report
from rallar.lab.results import Results
from rallar.lab.tables import Table, percents
from rallar.lab.tournament import tournament
from rallar.locales import Messages, Words
from rallar.model.loader import board_ids, load_board

DOCS = Path(__file__).parents[1] / "docs"
PAGE, REPORTS = DOCS / "strength.md", DOCS / "arenas"
PUBLISHED = ("one-step", "path", "destination-hungry", "long-route")
DUELS = (
    *((upper, lower) for lower, upper in pairwise(levels())),
    ("master", "normal"),
    ("regular", "random"),
    *(("regular", name) for name in PUBLISHED),
)
SEED = 60_000
MESSAGES = Messages("en")
WORDS = Words(MESSAGES)

HEAD = """# How strong the opponents are

Made by `make strength`, which plays all of it: every share with the interval that holds the truth in 95 of 100 cases,
both seats equally often, a shared win as half of one. The seeds begin at {seed}; below each table is the command for
one of its cells. What the levels do is in [The opponents](opponents.md), what they have found out in
[What the opponents have discovered](discoveries.md).
"""


@dataclass(frozen=True)
class Measured:
    setup: Setup
    bouts: list[Bout]

    @property
    def command(self) -> str:
        return repeated(["arena", "--board", self.setup.board], self.setup, self.bouts)


def measure(board: str, seats: int, players: tuple[str, ...], games: int, folder: Path) -> Measured:
    setup = Setup(board, seats, players, SEED).checked()
    kept = Results(folder / f"{board}-{seats}-{'-'.join(players)}.jsonl", setup)
    bouts = tournament(setup, setup.even(games), crew=on_processes(), results=kept)
    print(f"{board}, {seats} seats, {' '.join(players)}: {len(bouts)} games", flush=True)
    return Measured(setup, bouts)


def won(found: Measured) -> Share:
    """The games that the first player won."""
    first = found.setup.players[0]
    return Share.mean(standings(found.bouts, found.setup.players)[first].wins)


def title(board: str) -> str:
    return WORDS.title(load_board(board))


def duels(games: int, folder: Path) -> Iterator[str]:
    boards = board_ids()
    found = {(pair, board): measure(board, 2, pair, games, folder) for pair in DUELS for board in boards}
    rows = [
        (f"`{one}` against `{other}`", *(percents(MESSAGES, won(found[(one, other), board])) for board in boards))
        for one, other in DUELS
    ]
    yield Table("Two players", ("games won, %", *map(title, boards)), tuple(rows)).markdown()
    yield f"{games:,} games or a few more in each cell: `{found[DUELS[0], boards[0]].command}`"
    times = [
        (
            f"`{level}`",
            *(milliseconds(level, [found[pair, board] for pair in DUELS if level in pair]) for board in boards),
        )
        for level in levels()
    ]
    yield Table("Time for a move", ("ms: half of the moves, 99 of 100", *map(title, boards)), tuple(times)).markdown()


def milliseconds(level: str, found: list[Measured]) -> str:
    each = standings([bout for some in found for bout in some.bouts], [level])[level]
    return f"{MESSAGES.number(1000 * each.median, 1)}, {MESSAGES.number(1000 * each.slow, 0)}"


def tables(games: int, folder: Path) -> Iterator[str]:
    """All levels at tables for more, and a page of plots for each."""
    REPORTS.mkdir(exist_ok=True)
    rows = []
    for board in board_ids():
        for seats in range(3, load_board(board).rules.players[1] + 1):
            found = measure(board, seats, levels(), games, folder)
            file = REPORTS / f"{board}-{seats}.html"
            file.write_text(Report(WORDS, found.setup, found.bouts).html(found.command), encoding="utf-8")
            met, rated = meetings(found.bouts, levels()), ratings(found.bouts, levels())
            ahead = (percents(MESSAGES, met[upper, lower]) for lower, upper in pairwise(levels()))
            points = (
                f"{MESSAGES.number(rated[level].value, 0)} ± {MESSAGES.number(rated[level].margin, 0)}"
                for level in levels()
            )
            rows.append((f"[{title(board)}, {seats}](arenas/{file.name})", *points, *ahead))
    head = ("board, seats", *levels(), *(f"{upper} ahead of {lower}, %" for lower, upper in pairwise(levels())))
    yield Table("Three to five players", head, tuple(rows)).markdown()
    yield (
        f"{games:,} games or a few more in each row, all levels in turn: `{found.command}`. Ratings are in points of "
        "which 400 mean ten to one. Each row leads to its report, with plots."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where results are kept")
    parser.add_argument("--duels", type=int, default=1_000, help="games of two in each cell")
    parser.add_argument("--tables", type=int, default=400, help="games of more in each row")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    parts = [
        HEAD.format(seed=SEED),
        *duels(arguments.duels, arguments.folder),
        *tables(arguments.tables, arguments.folder),
    ]
    PAGE.write_text("\n\n".join(part.strip() for part in parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
