"""The report of a board's balance: the board as maps of heat, and its tickets, routes and turn order in figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from rallar.lab.arena import Bout, Setup
from rallar.lab.balance import RouteBalance, balance
from rallar.lab.heatmap import Heat, Heatmap
from rallar.lab.page import heat_cell, page, rows, section
from rallar.lab.plots import Named, Whisker, columns, ridges
from rallar.lab.ratings import Share
from rallar.locales import Words
from rallar.model.loader import load_board

FULL = 0.25  # so far above or below what all alike would win, a color is at its strongest
FEW = 30  # games: what was seen less often has no color


class BalanceReport:
    def __init__(self, words: Words, setup: Setup, bouts: Sequence[Bout]) -> None:
        self.setup, self.bouts, self.found = setup, bouts, balance(setup, bouts)
        self.words = Words(words.messages, load_board(setup.board))
        self.say, self.number, self.percent = self.words.say, words.messages.number, words.messages.percent
        self.map = Heatmap(setup.board)

    def html(self, command: str) -> str:
        found, board = self.found, load_board(self.setup.board)
        title = self.say("balance-title", title=self.words.title(board))
        players = " · ".join(self.setup.players)
        line = self.say("arena-heading", title=players, games=found.games, players=self.setup.seats)
        if self.setup.variant is not None:
            line += f" · {self.say('board-variant', name=self.setup.variant)}"
        return page(self.words, self.setup.board, title, line, self._sections(), command, self.map.colors)

    def _sections(self) -> Iterator[str]:
        yield self.map.ground()
        taken = section(
            self.say("balance-taken-map"), self._taken_map(), self.say("balance-taken-note"), wide=self.map.is_wide
        )
        wins = section(
            self.say("balance-wins-map"), self._wins_map(), self.say("balance-wins-note"), wide=self.map.is_wide
        )
        yield taken + wins if self.map.is_wide else _pair(taken, wins)
        yield section(self.say("report-order"), self._orders(), self.say("balance-order-note"))
        yield section(self.say("report-scores"), self._scores(), self.say("report-mean-note"))
        yield section(self.say("report-lengths"), self._lengths(), self.say("balance-lengths-note"))
        tickets = section(self.say("balance-tickets"), self._tickets(), self.say("balance-tickets-note"))
        routes = section(self.say("balance-routes"), self._routes(), self.say("balance-routes-note"))
        yield _pair(tickets, routes)

    def _taken_map(self) -> str:
        most = max(route.taken.value for route in self.found.routes) or 1.0
        heat = {
            route.route: Heat(_mix("var(--hot)", route.taken.value / most, "var(--cold)"), self._about(route))
            for route in self.found.routes
        }
        legend = _legend("0\u202f%", "var(--cold), var(--hot)", self._whole(most))
        return self.map.svg(heat, self.say("balance-taken-map")) + legend

    def _wins_map(self) -> str:
        heat = {route.route: Heat(self._side(route.wins), self._about(route)) for route in self.found.routes}
        ends = [self._whole(max(0.0, self.found.level + way)) for way in (-FULL, FULL)]
        legend = _legend(ends[0], "var(--bad), var(--middle), var(--good)", ends[1])
        return self.map.svg(heat, self.say("balance-wins-map")) + legend

    def _side(self, wins: Share) -> str:
        if wins.of < FEW:
            return "transparent"
        lift = (wins.value - self.found.level) / FULL
        return _mix("var(--good)" if lift >= 0 else "var(--bad)", min(1.0, abs(lift)), "var(--middle)")

    def _about(self, route: RouteBalance) -> str:
        taken, wins = self.percent(route.taken.value), self.percent(route.wins.value)
        return self.say("balance-about", route=route.route, taken=taken, wins=wins)

    def _orders(self) -> str:
        groups = [
            (
                self.say("simulate-position-number", number=each.order + 1),
                [Whisker.of(Named("", 1), each.wins, self.percent(each.wins.value))],
            )
            for each in self.found.orders
        ]
        return columns(groups, self.say("report-order"), self._whole, self.found.level)

    def _scores(self) -> str:
        scores = [
            (
                Named(self.say("simulate-position-number", number=each.order + 1), each.order),
                [seat.score for bout in self.bouts for n, seat in enumerate(bout.seats) if bout.order(n) == each.order],
            )
            for each in self.found.orders
        ]
        return ridges(scores, self.say("report-scores"), self._round, lambda mean: self.number(mean, 1))

    def _lengths(self) -> str:
        games = [(Named(self.say("report-all-games"), 5), [bout.turns for bout in self.bouts])]
        return ridges(games, self.say("report-lengths"), self._round, lambda mean: self.number(mean, 1))

    def _tickets(self) -> str:
        keys = ("balance-ticket", "balance-points", "balance-kept", "balance-made", "balance-holder-wins")
        body = (
            [
                escape(self.words.labels.ticket(each.ticket)),
                str(each.points),
                self.percent(each.kept.value),
                self.percent(each.made.value) if each.made.of else "–",
                heat_cell(self.words, each.wins, self.found.level, FULL),
            ]
            for each in self.found.tickets
        )
        return rows([self.say(key) for key in keys], body, box="scroll long")

    def _routes(self) -> str:
        keys = ("balance-route", "balance-length", "balance-taken", "balance-builder-wins")
        body = (
            [
                escape(self.words.labels.route(each.route)),
                str(each.length),
                self.percent(each.taken.value),
                heat_cell(self.words, each.wins, self.found.level, FULL),
            ]
            for each in self.found.routes
        )
        return rows([self.say(key) for key in keys], body, box="scroll long")

    def _round(self, value: float) -> str:
        return self.number(value, 0)

    def _whole(self, share: float) -> str:
        return f"{self.number(100 * share, 0)}\u202f%"


def _pair(left: str, right: str) -> str:
    """Side by side where there is room."""
    return f'<div class="pair">{left}{right}</div>'


def _mix(color: str, part: float, other: str) -> str:
    return f"color-mix(in oklab, {color} {round(100 * part)}%, {other})"


def _legend(low: str, colors: str, high: str) -> str:
    return f'<div class="legend">{low}<i style="background:linear-gradient(90deg in oklab, {colors})"></i>{high}</div>'
