"""The report of an arena: its figures and plots as a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from math import log10

from rallar.lab.arena import Bout, Setup, Standing, standings
from rallar.lab.page import COLORS, heat_cell, key, keys, page, rows, section, share_cell
from rallar.lab.plots import Named, Whisker, columns, ridges, whiskers
from rallar.lab.ratings import Share, meetings, ratings
from rallar.locales import Words
from rallar.model.loader import load_board

LEAST = 1e-6  # seconds: what is quicker is shown as this
TIMES = ("lab-median", "lab-slow", "lab-slowest")


class Report:
    def __init__(self, words: Words, setup: Setup, bouts: Sequence[Bout]) -> None:
        self.words, self.setup, self.bouts = words, setup, bouts
        self.say, self.number, self.percent = words.say, words.messages.number, words.messages.percent
        self.rated = ratings(bouts, setup.players)
        found = standings(bouts, setup.players)
        self.standings = dict(sorted(found.items(), key=lambda each: -self.rated[each[0]].value))

    @cached_property
    def named(self) -> dict[str, Named]:
        """The strongest has the first color."""
        return {name: Named(name, number % COLORS) for number, name in enumerate(self.standings)}

    def html(self, command: str) -> str:
        setup, board = self.setup, load_board(self.setup.board)
        players = " · ".join(self.standings)
        title = self.say("report-title", title=self.words.title(board))
        line = self.say("arena-heading", title=players, games=len(self.bouts), players=setup.seats)
        if setup.variant is not None:
            line += f" · {self.say('board-variant', name=setup.variant)}"
        return page(self.words, setup.board, title, line, self._sections(), command)

    def _sections(self) -> Iterator[str]:
        yield section(self.say("report-standings"), self._table(), self.say("lab-intervals"), wide=True)
        yield section(self.say("report-ratings"), self._ratings(), self.say("report-ratings-note"))
        yield section(self.say("report-order"), self._orders(), self.say("report-order-note"))
        yield section(self.say("report-scores"), self._scores(), self.say("report-mean-note"))
        yield section(self.say("report-tickets"), self._tickets(), self.say("report-tickets-note"))
        yield section(self.say("report-lengths"), self._lengths(), self.say("report-lengths-note"))
        yield section(self.say("report-times"), self._times(), self.say("report-times-note"))
        yield section(self.say("report-meetings"), self._meetings(), self.say("lab-meetings"), wide=True)

    def _table(self) -> str:
        keys = (
            "lab-player",
            "lab-rating",
            "lab-wins",
            "lab-points",
            "lab-tickets",
            "lab-median",
            "lab-slow",
            "lab-slowest",
        )
        return rows([self.say(each) for each in keys], (self._line(*each) for each in self.standings.items()))

    def _line(self, name: str, found: Standing) -> list[str]:
        rated = self.rated[name]
        return [
            key(name, self.named[name].color),
            f"<b>{self.number(rated.value, 0)}</b> <small>± {self.number(rated.margin, 0)}</small>",
            share_cell(self.words, Share.mean(found.wins)),
            f"<b>{self.number(found.score, 1)}</b> <small>± {self.number(found.deviation, 1)}</small>",
            self.percent(found.tickets_made),
            *(self._time(seconds) for seconds in (found.median, found.slow, found.slowest)),
        ]

    def _time(self, seconds: float) -> str:
        return self.number(1000 * seconds, 2 if seconds < 0.1 else 0)

    def _ratings(self) -> str:
        drawn = []
        for name in self.standings:
            rated = self.rated[name]
            text = f"{self.number(rated.value, 0)} ± {self.number(rated.margin, 0)}"
            drawn.append(Whisker(self.named[name], rated.value, rated.low, rated.high, text))
        return whiskers(drawn, self.say("report-ratings"), self._round, 0.0)

    def _orders(self) -> str:
        seats = self.setup.seats
        shares = {name: found.wins_by_order(seats) for name, found in self.standings.items()}
        groups = [
            (
                self.say("simulate-position-number", number=order + 1),
                [self._whisker(name, Share.mean(parts[order])) for name, parts in shares.items()],
            )
            for order in range(seats)
        ]
        drawn = columns(groups, self.say("report-order"), self._percent, 1 / seats)
        return keys((each.name, each.color) for each in self.named.values()) + drawn

    def _whisker(self, name: str, share: Share) -> Whisker:
        return Whisker.of(self.named[name], share, self.percent(share.value))

    def _scores(self) -> str:
        groups = [(self.named[name], found.scores) for name, found in self.standings.items()]
        return ridges(groups, self.say("report-scores"), self._round, lambda mean: self.number(mean, 1))

    def _tickets(self) -> str:
        groups = [
            (self.named[name], [len(seat.made) for seat in found.results]) for name, found in self.standings.items()
        ]
        return ridges(groups, self.say("report-tickets"), self._round, lambda mean: self.number(mean, 1), whole=True)

    def _lengths(self) -> str:
        """Of all games, then of those that each has won."""
        games = (Named(self.say("report-all-games"), 5), [bout.turns for bout in self.bouts])
        won = [
            (self.named[name], [bout.turns for bout, seat in found.played if bout.seats[seat].share])
            for name, found in self.standings.items()
        ]
        groups = [games, *(each for each in won if each[1])]
        return ridges(groups, self.say("report-lengths"), self._round, lambda mean: self.number(mean, 1))

    def _times(self) -> str:
        """Powers of ten: some players are a thousand times quicker than others."""
        drawn = []
        for name, found in self.standings.items():
            median, slow = (log10(max(LEAST, seconds)) for seconds in (found.median, found.slow))
            drawn.append(Whisker(self.named[name], median, median, slow, _duration(self.number, found.median)))

        return whiskers(drawn, self.say("report-times"), lambda power: _duration(self.number, 10**power), whole=True)

    def _meetings(self) -> str:
        met, names = meetings(self.bouts, self.setup.players), list(self.standings)
        body = [
            [
                key(one, self.named[one].color),
                *(heat_cell(self.words, met[one, other]) if (one, other) in met else "" for other in names),
            ]
            for one in names
        ]
        return rows(["", *names], body, "heat")

    def _round(self, value: float) -> str:
        return self.number(value, 0)

    def _percent(self, share: float) -> str:
        return f"{self.number(100 * share, 0)}\u202f%"


def _duration(number: Callable[[float, int], str], seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size * 0.9999:
            return f"{number(seconds / size, 0 if seconds >= 10 * size else 1)} {unit}"
    return f"{number(seconds * 1e6, 0)} µs"
