"""How strong the opponents are on every board, measured: all the arenas of docs/strength.md, and the page itself.

What an arena came to is a file beside the page, and is not played again while it is there: after a change of a player,
remove those with its name. The games of an arena under way are kept in a folder, so that a call that was broken off
goes on.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from rallar.bots import levels
from rallar.cli.arena import repeated
from rallar.lab.arena import Setup
from rallar.lab.crew import on_processes
from rallar.lab.ratings import Share
from rallar.lab.report import Report
from rallar.lab.results import Results
from rallar.lab.tables import Table, percents
from rallar.lab.tournament import summary, tournament
from rallar.locales import Messages, Words
from rallar.model.loader import board_ids, load_board

DOCS = Path(__file__).parents[1] / "docs"
PAGE, ARENAS = DOCS / "strength.md", DOCS / "arenas"
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


class Arena:
    """What an arena came to: the figures of `rallar.lab.tournament.summary`, and the command that plays it."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self.command: str = figures["command"]
        self.games: int = figures["games"]
        self._standings = {each["player"]: each for each in figures["standings"]}
        self._meetings = {(each["player"], each["other"]): each["ahead"] for each in figures["meetings"]}

    def won(self, player: str) -> str:
        return percents(MESSAGES, msgspec.convert(self._standings[player]["wins"], Share))

    def ahead(self, upper: str, lower: str) -> str:
        return percents(MESSAGES, msgspec.convert(self._meetings[upper, lower], Share))

    def rating(self, player: str) -> str:
        found = self._standings[player]["rating"]
        return f"{MESSAGES.number(found['value'], 0)} ± {MESSAGES.number(found['margin'], 0)}"

    def milliseconds(self, player: str) -> str:
        seconds = self._standings[player]["move_seconds"]
        return f"{MESSAGES.number(1000 * seconds['median'], 1)}, {MESSAGES.number(1000 * seconds['percentile_99'], 0)}"


def name_of(board: str, seats: int, players: Sequence[str]) -> str:
    return f"{board}-{seats}" if tuple(players) == levels() else f"{board}-{seats}-{'-'.join(players)}"


def file_of(board: str, seats: int, players: Sequence[str]) -> Path:
    return ARENAS / f"{name_of(board, seats, players)}.json"


def arena(board: str, seats: int, players: Sequence[str]) -> Arena:
    """What came of it."""
    return Arena(msgspec.json.decode(file_of(board, seats, players).read_bytes()))


def measure(board: str, seats: int, players: tuple[str, ...], games: int, folder: Path, processes: int) -> None:
    """An arena is played if its figures are not there, and one of all levels has a page of plots."""
    file = file_of(board, seats, players)
    if file.exists():
        return
    setup = Setup(board, seats, players, SEED).checked()
    kept = Results(folder / f"{file.stem}.jsonl", setup)
    bouts = tournament(setup, setup.even(games), crew=on_processes(processes), results=kept)
    command = repeated(["arena", "--board", board], setup, bouts)
    figures = summary(setup, bouts) | {"command": command}
    file.write_bytes(msgspec.json.format(msgspec.json.encode(figures)) + b"\n")
    if players == levels():
        file.with_suffix(".html").write_text(Report(WORDS, setup, bouts).html(command), encoding="utf-8")
    print(f"{board}, {seats} seats, {' '.join(players)}: {len(bouts)} games", flush=True)


def title(board: str) -> str:
    return WORDS.title(load_board(board))


def duels(found: dict[tuple[str, str], list[Arena]], boards: Sequence[str]) -> Iterator[str]:
    head = tuple(map(title, boards))
    rows = [
        (f"`{one}` against `{other}`", *(each.won(one) for each in arenas)) for (one, other), arenas in found.items()
    ]
    yield Table("Two players", ("games won, %", *head), tuple(rows)).markdown()
    some = next(iter(found.values()))[0]
    yield f"{some.games:,} games in each cell: `{some.command}`."
    times = [
        (f"`{level}`", *(each.milliseconds(level) for each in next(found[pair] for pair in found if level in pair)))
        for level in levels()
    ]
    yield Table("Time for a move", ("ms: half of the moves, 99 of 100", *head), tuple(times)).markdown()
    yield "Processor time on whatever machine played, busy or not."


def tables(found: dict[tuple[str, int], Arena]) -> Iterator[str]:
    """All levels, on every board with every number of players; each row leads to a page of plots."""
    steps = [(upper, lower) for lower, upper in pairwise(levels())]
    rows = [
        (
            f"[{title(board)}, {seats}](arenas/{name_of(board, seats, levels())}.html)",
            *map(arena.rating, levels()),
            *(arena.ahead(*step) for step in steps),
        )
        for (board, seats), arena in found.items()
    ]
    head = ("board, seats", *levels(), *(f"{upper} ahead of {lower}, %" for upper, lower in steps))
    yield Table("All levels", head, tuple(rows)).markdown()
    some = next(iter(found.values()))
    yield (
        f"{some.games:,} games or a few less in each row, all levels in turn: `{some.command}`. Ratings are in points "
        "of which 400 mean ten to one. Each row leads to its report, with plots."
    )


def seats_of(boards: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Every board with every number of players."""
    for board in boards:
        fewest, most = load_board(board).rules.players
        yield from ((board, seats) for seats in range(fewest, most + 1))


def page() -> str:
    """What the arenas beside the page came to."""
    boards = board_ids()
    met = {pair: [arena(board, 2, pair) for board in boards] for pair in DUELS}
    sat = {(board, seats): arena(board, seats, levels()) for board, seats in seats_of(boards)}
    parts = [HEAD.format(seed=SEED), *duels(met, boards), *tables(sat)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where games of an arena under way are kept")
    parser.add_argument("--duels", type=int, default=1_000, help="games of two in each cell")
    parser.add_argument("--tables", type=int, default=400, help="games of all levels in each row")
    parser.add_argument("--processes", type=int, help="default: one for each core")
    parser.add_argument("--only", help="measure the duels of one player, and leave the page as it is")
    told = parser.parse_args()
    told.folder.mkdir(parents=True, exist_ok=True)
    ARENAS.mkdir(exist_ok=True)
    boards = board_ids()
    for pair in DUELS:
        for board in boards if told.only in (None, pair[0]) else ():
            measure(board, 2, pair, told.duels, told.folder, told.processes)
    if told.only:
        return
    for board, seats in seats_of(boards):
        measure(board, seats, levels(), told.tables, told.folder, told.processes)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
