"""`rallar balance BOARD`: which tickets, routes and places in the order of turns win, by games of any players."""

from __future__ import annotations

import json

from rich.table import Table as Rows
from rich.text import Text

from rallar.cli.arena import columns, played, repeated, rows, setup_of
from rallar.cli.lab import Wish
from rallar.cli.look import ACCENT, QUIET
from rallar.cli.progress import check_writable, writing
from rallar.cli.shell import Shell
from rallar.lab.arena import Setup
from rallar.lab.balance import Balance, balance
from rallar.lab.balance_report import BalanceReport
from rallar.lab.tables import percents
from rallar.locales import Words
from rallar.model.loader import load_board

GAMES = 200
SHOWN = 8  # tickets and routes at each end; the report has them all


def weigh(sh: Shell, wish: Wish) -> None:
    check_writable(wish.report, wish.results)
    setup = setup_of(wish)
    bouts = played(sh, setup, wish, GAMES)
    found = balance(setup, bouts)
    if wish.report:
        again = repeated(["balance", setup.board], setup, bouts)
        with writing(wish.report):
            wish.report.write_text(BalanceReport(sh.words, setup, bouts).html(again), encoding="utf-8")
    if wish.as_json:
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
    columns(table, *map(sh.say, keys))
    return table


def _orders(sh: Shell, found: Balance) -> Rows:
    table = _table(sh, ("simulate-position", "lab-wins", "lab-points"))
    for each in found.orders:
        name = sh.say("simulate-position-number", number=each.order + 1)
        table.add_row(name, percents(sh.messages, each.wins), sh.messages.number(each.score, 1))
    return table


def _tickets(sh: Shell, words: Words, found: Balance) -> Rows:
    """Those whose holders win most and least."""
    keys = ("balance-ticket", "balance-points", "balance-kept", "balance-made", "balance-holder-wins")
    table, kept = _table(sh, keys), [each for each in found.tickets if each.wins.of]
    for each in (*kept[:SHOWN], *kept[max(SHOWN, len(kept) - SHOWN) :]):
        name, points, percent = words.labels.ticket(each.ticket), str(each.points), sh.messages.percent
        table.add_row(
            name, points, percent(each.kept.value), percent(each.made.value), percents(sh.messages, each.wins)
        )
    return table


def _routes(sh: Shell, words: Words, found: Balance) -> Rows:
    """Those that are claimed most and least."""
    table = _table(sh, ("balance-route", "balance-length", "balance-taken", "balance-builder-wins"))
    for each in (*found.routes[:SHOWN], *found.routes[max(SHOWN, len(found.routes) - SHOWN) :]):
        name, taken = words.labels.route(each.route), sh.messages.percent(each.taken.value)
        table.add_row(name, str(each.length), taken, percents(sh.messages, each.wins))
    return table
