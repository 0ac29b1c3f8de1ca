"""An analysis as a page that stands alone: the curves, the moments on them, and the figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from rallar.lab.page import keys, page, rows, section
from rallar.lab.plots import Curve, Mark, Named, curves
from rallar.lab.tables import Table
from rallar.locales import Words
from rallar.model.loader import load_board

from .moments import MASTER
from .shapes import Analysis, Standing
from .telling import Teller, Told


class AnalysisReport:
    def __init__(self, words: Words, analysis: Analysis) -> None:
        self.words, self.analysis, self.say = words, analysis, words.say
        self.teller = Teller(words, analysis)

    def html(self, command: str) -> str:
        found = self.analysis
        title = self.words.title(load_board(found.board))
        line = self.say("replay-heading", title=title, seats=found.seats, seed=str(found.seed))
        if found.variant is not None:
            line += f" · {self.say('board-variant', name=found.variant)}"
        heading = self.say("analysis-title", title=title)
        return page(self.words, found.board, heading, line, self._sections(), command)

    def _sections(self) -> Iterator[str]:
        found = self.analysis
        if found.judged:
            yield section(self.say("analysis-curve"), self._truth(), self.say("analysis-curve-note"), wide=True)
        else:
            yield section(self.say("analysis-curve"), "", self.say("analysis-unjudged"), wide=True)
        yield section(self.say("analysis-moments"), self._moments(), wide=True)
        for seat in range(found.seats if found.judged else 0):
            yield section(self.say("analysis-view", player=seat), self._view(seat), self.say("analysis-view-note"))
        for table in self.teller.tables():
            yield section(table.title, _html(table), self._note(table), wide=len(table.head) > 4)

    def _note(self, table: Table) -> str:
        if table.title.startswith(self.say("analysis-luck")):
            return self.say("analysis-luck-note", level=MASTER)
        if table.head[-1] == self.say("analysis-curve"):
            return self.say("analysis-openings-note", level=MASTER)
        return self.say("analysis-tickets-note") if table.head[-1] == self.say("analysis-shortest") else ""

    @property
    def _named(self) -> list[Named]:
        return [Named(self.words.player(seat), seat) for seat in range(self.analysis.seats)]

    def _truth(self) -> str:
        lines = [Curve(named, self._chances(self.analysis.truth, named.color)) for named in self._named]
        marks = [
            Mark(moment.until, str(number), f"#moment-{number}")
            for number, moment in enumerate(self.analysis.moments, 1)
        ]
        plot = curves(lines, marks, self.say("analysis-curve"), self.teller.percent)
        return f'{keys((named.name, named.color) for named in self._named)}<div class="scroll">{plot}</div>'

    def _view(self, seat: int) -> str:
        named, seen = self._named[seat], self.analysis.seen[seat]
        lines = [
            Curve(named, self._chances(seen, seat), [each.unsure[seat] for each in seen]),
            Curve(named, self._chances(self.analysis.truth, seat), thin=True),
        ]
        label = self.say("analysis-view", player=seat)
        return curves(lines, [], label, self.teller.percent, wide=440)

    def _chances(self, standings: Sequence[Standing], seat: int) -> list[float]:
        return [each.chance[seat] for each in standings]

    def _moments(self) -> str:
        told = zip(self.teller.moments(), self.analysis.moments, strict=True)
        items = (_item(number, each, moment.seat) for number, (each, moment) in enumerate(told, 1))
        return f'<ol class="moments">{"".join(items)}</ol>'


def _item(number: int, told: Told, seat: int) -> str:
    advice = ""
    if told.advice:
        why = "".join(f"<p>{escape(line)}</p>" for line in told.why)
        advice = f"<blockquote><p><b>{escape(told.advice)}</b></p>{why}</blockquote>"
    meant = "".join(f"<p>{escape(line)}</p>" for line in told.meant)
    swings = f"<p><small>{escape(' · '.join(told.swings))}</small></p>" if told.swings else ""
    return (
        f'<li id="moment-{number}" class="c{seat}"><h3>{number}. {escape(told.kind)} '
        f"<small>{escape(told.when)}</small></h3><p>{escape(told.did)}</p>{meant}{swings}{advice}</li>"
    )


def _html(table: Table) -> str:
    return rows(table.head, [[escape(cell) for cell in row] for row in table.rows], "told")
