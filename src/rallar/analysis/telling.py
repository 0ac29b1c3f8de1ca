"""What an analysis says, in the words of a language: moments as sentences, figures as tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rallar.game.story import Line
from rallar.lab.tables import NOTHING, Table
from rallar.locales import Words

from .moments import MASTER
from .shapes import Analysis, Balance, Economy, KeyMoment, LuckAndSkill, Opening

LUCK = (
    "analysis-deal",
    "analysis-cards",
    "analysis-choices",
    "analysis-others",
    "analysis-unseen",
    "analysis-result",
)
KEPT, BEST = "●", "★"


@dataclass(frozen=True, slots=True)
class Told:
    """A moment in words."""

    when: str
    kind: str
    did: str
    meant: tuple[str, ...]
    swings: tuple[str, ...]
    advice: str | None  # what the master would have played,
    why: tuple[str, ...]


class Teller:
    def __init__(self, words: Words, analysis: Analysis) -> None:
        self.words, self.analysis = words, analysis
        self.say, self.number = words.say, words.messages.number

    def moments(self) -> Iterator[Told]:
        return map(self._moment, self.analysis.moments)

    def _moment(self, moment: KeyMoment) -> Told:
        player = self.words.player(moment.seat)
        return Told(
            when=f"{self._turn(moment.turn)} · {player}",
            kind=self.say(f"moment-kind-{moment.kind}"),
            did=" · ".join(self._said(moment.did)),
            meant=tuple(self._meant(moment)),
            swings=tuple(self._swings(moment)),
            advice=self._advice(moment),
            why=tuple(self._said(moment.advice.why)) if moment.advice else (),
        )

    def _turn(self, turn: int) -> str:
        return self.say("analysis-turn", number=turn) if turn else self.say("analysis-opening")

    def _said(self, lines: Iterable[Line]) -> list[str]:
        return [self.say(line.key, **line.params) for line in lines]

    def _meant(self, moment: KeyMoment) -> Iterator[str]:
        yield from self._said(moment.meant)
        if moment.cost:
            share, low, high = map(self.percent, (moment.cost, moment.low, moment.high))
            key = "moment-cost-sure" if low == high else "moment-cost"
            yield self.say(key, player=moment.seat, share=share, low=low, high=high)

    def _swings(self, moment: KeyMoment) -> Iterator[str]:
        if not self.analysis.judged:
            return
        start = self._first_of(moment)
        before, after = self.analysis.truth[start].chance, self.analysis.truth[moment.until].chance
        for seat in range(self.analysis.seats):
            yield self.say(
                "moment-swing", player=seat, before=self.percent(before[seat]), after=self.percent(after[seat])
            )

    def _first_of(self, moment: KeyMoment) -> int:
        """The beginning of the turn: what is held against the master may be its second card."""
        turns, movers = self.analysis.turns, self.analysis.movers
        start = moment.position
        while start and (turns[start - 1], movers[start - 1]) == (moment.turn, moment.seat):
            start -= 1
        return start

    def _advice(self, moment: KeyMoment) -> str | None:
        if moment.advice is None:
            return None
        return f"{self.say('moment-advice', level=MASTER)} {self._said([moment.advice.says])[0]}"

    def percent(self, share: float) -> str:
        """Whole percents are as fine as it gets."""
        return f"{self.number(100 * share, 0)}\u202f%"

    # --- tables

    def tables(self) -> Iterator[Table]:
        if self.analysis.judged:
            yield self.luck("analysis-in-chance", [(each, each.chance) for each in self.analysis.balances], 100, 0)
            yield self.luck("analysis-in-points", [(each, each.points) for each in self.analysis.balances], 1, 1)
            yield from map(self.opening, self.analysis.openings)
        yield self.economy()
        yield from map(self.tickets, self.analysis.economies)

    def luck(self, unit: str, parts: Iterable[tuple[Balance, LuckAndSkill]], size: float, digits: int) -> Table:
        head = ("", *map(self.say, LUCK))
        lines = tuple(
            (
                self.words.player(balance.seat),
                self._signed(found.deal * size, digits),
                self._signed(found.cards * size, digits),
                f"{self._signed(found.choices * size, digits)} ± {self.number(found.error * size, digits)}",
                self._signed(found.others * size, digits),
                self._signed(found.unseen * size, digits),
                self._signed(found.result * size, digits),
            )
            for balance, found in parts
        )
        return Table(f"{self.say('analysis-luck')}: {self.say(unit)}", head, lines)

    def _signed(self, value: float, digits: int) -> str:
        rounded = round(value, digits) or 0.0  # never a minus before nothing
        return f"{'+' if rounded > 0 else ''}{self.number(rounded, digits)}"

    def opening(self, opening: Opening) -> Table:
        lines = tuple(
            (
                f"{self._marks(opening, each.tickets)}\u00a0{self._listed(each.tickets)}",
                f"{self.percent(each.chance)} ± {self.number(196 * each.error, 0)}",
            )
            for each in opening.ways
        )
        title = self.say("analysis-openings", player=opening.seat)
        return Table(title, (self.say("analysis-ticket"), self.say("analysis-curve")), lines)

    def _listed(self, tickets: Iterable[str]) -> str:
        return self.words.listed(map(self.words.labels.ticket, tickets))

    def _marks(self, opening: Opening, tickets: tuple[str, ...]) -> str:
        named = [mark for mark, those in ((KEPT, opening.kept), (BEST, opening.best)) if set(those) == set(tickets)]
        return "".join(named) or "–"

    def economy(self) -> Table:
        """A row a figure, a column a seat: there are more figures than seats."""
        seats = self.analysis.economies
        rows: list[tuple[str, list[str]]] = [
            ("analysis-points", [self.number(each.points, 0) for each in seats]),
            ("analysis-turns", [self.number(each.turns, 0) for each in seats]),
            ("analysis-rate", [self.number(each.points_a_turn, 2) for each in seats]),
            ("analysis-drawn", [self.number(each.cards, 0) for each in seats]),
            ("analysis-paid", [self.number(each.paid, 0) for each in seats]),
            ("analysis-locomotives", [self.number(each.locomotives, 0) for each in seats]),
            ("analysis-left", [self.number(each.left, 0) for each in seats]),
            ("analysis-cars", [self.number(each.cars_left, 0) for each in seats]),
        ]
        if any(each.tunnels for each in seats):
            rows += [
                ("analysis-tunnels", [self.number(each.tunnels, 0) for each in seats]),
                ("analysis-surcharge", [self.number(each.surcharge, 0) for each in seats]),
                ("analysis-lost", [self.number(each.lost, 0) for each in seats]),
            ]
        head = ("", *(self.words.player(each.seat) for each in seats))
        return Table(self.say("analysis-economy"), head, tuple((self.say(key), *cells) for key, cells in rows))

    def tickets(self, economy: Economy) -> Table:
        head = (self.say("analysis-ticket"), *map(self.say, ("analysis-points", "analysis-way", "analysis-shortest")))
        lines = tuple(
            (
                f"{'✓' if way.made else '✗'}\u00a0{self.words.labels.ticket(way.ticket)}",
                self._signed(way.points, 0),
                self.number(way.spaces, 0) if way.made else NOTHING,
                self.number(way.shortest, 0),
            )
            for way in economy.tickets
        )
        return Table(self.say("analysis-tickets", player=economy.seat), head, lines)
