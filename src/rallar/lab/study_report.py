"""A study in words: tables that say of each player how it played, side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from rallar import __version__
from rallar.lab.study import Study
from rallar.lab.style import Figure, FigureName, Mean, Offered, Part, Section, Style
from rallar.lab.tables import NOTHING, Table, percents
from rallar.locales import Words
from rallar.model.loader import load_board

SHOWN = 10  # tickets at each end, and first claims
FINE = 10  # a smaller average is said with two decimals


class StudyReport:
    def __init__(self, words: Words, study: Study) -> None:
        self.study = study
        self.board = load_board(study.setup.board)
        self.words = Words(words.messages, self.board)
        self.say, self.messages = self.words.say, words.messages

    def heading(self) -> str:
        title, setup = self.words.title(self.board), self.study.setup
        named = f"{title} ({', '.join(setup.players)})"
        return self.say("arena-heading", title=named, games=self.study.games, players=setup.seats)

    def markdown(self, command: str) -> str:
        """A page. It ends with what makes it again."""
        variant = self.study.setup.variant
        parts = [
            f"# {self.say('study-title', title=self.words.title(self.board))}",
            self.heading(),
            *([self.say("board-variant", name=variant)] if variant is not None else []),
            self.say("study-note"),
            *(table.markdown() for table in self.tables()),
            f"## {self.say('report-again')}",
            f"    {command}",
            self.say("report-made", version=__version__),
        ]
        return "\n\n".join(parts) + "\n"

    def tables(self) -> Iterator[Table]:
        first, *_ = self.study.styles
        for section, figures in first.sections.items():
            yield self._section(section, tuple(figures))
        yield self._kept()
        yield self._lasting()
        yield self._lengths()
        if first.tiles:
            yield self._tiles()
        for style in self.study.styles:
            kept = [each for each in style.openings if each.wins.of]
            yield self._tickets(self.say("study-preferred", name=style.player), style.preferred)
            yield self._tickets(self.say("study-openings", name=style.player), kept)
        for style in self.study.styles:
            yield self._firsts(style)

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(style.player for style in self.study.styles)

    def _section(self, section: Section, names: tuple[FigureName, ...]) -> Table:
        rows = [
            (
                self.say(f"study-figure-{name}"),
                *(self._figure(style.sections[section][name]) for style in self.study.styles),
            )
            for name in names
        ]
        if section == "board":
            rows += self._bonuses()
        return Table(self.say(f"study-section-{section}"), ("", *self._names), tuple(rows))

    def _bonuses(self) -> list[tuple[str, ...]]:
        first, *_ = self.study.styles
        return [
            (
                self.say("study-bonus", name=self.say(f"score-bonus-{measure}")),
                *(self._figure(style.bonuses[measure]) for style in self.study.styles),
            )
            for measure in first.bonuses
        ]

    def _kept(self) -> Table:
        found = [style.kept for style in self.study.styles]
        numbers = sorted({number for kept in found for number in kept})
        rows = [(str(number), [kept.get(number) for kept in found]) for number in numbers]
        return self._parts("study-kept", "study-kept-number", rows)

    def _lasting(self) -> Table:
        found = [style.lasting for style in self.study.styles]
        rows = [(span, [lasting[span] for lasting in found]) for span in found[0]]
        return self._parts("study-lasting", "study-figure-turns", rows)

    def _parts(self, title: str, first: str, rows: Iterable[tuple[str, Sequence[Part | None]]]) -> Table:
        """Side by side what was so for each player, and what came of it."""
        lines = ((name, *(cell for part in parts for cell in self._part(part))) for name, parts in rows)
        return Table(self.say(title), self._pairs(first, "lab-wins"), tuple(lines))

    def _part(self, part: Part | None) -> tuple[str, str]:
        if part is None:
            return NOTHING, NOTHING
        return self.messages.percent(part.share.value), self._figure(part.wins)

    def _lengths(self) -> Table:
        lengths = [each.length for each in self.study.styles[0].lengths]
        rows = [
            (
                str(length),
                *(
                    cell
                    for style in self.study.styles
                    for cell in (
                        self._figure(style.lengths[number].claims),
                        self.messages.percent(style.lengths[number].points),
                    )
                ),
            )
            for number, length in enumerate(lengths)
        ]
        return Table(self.say("study-lengths"), self._pairs("balance-length", "lab-points"), tuple(rows))

    def _pairs(self, first: str, second: str) -> tuple[str, ...]:
        """The head of a table with two columns for each player."""
        pairs = ((name, f"{name}: {self.say(second)}") for name in self._names)
        return self.say(first), *(title for pair in pairs for title in pair)

    def _tiles(self) -> Table:
        laid = [style.tiles for style in self.study.styles if style.tiles]
        rows = [
            (
                self.say("study-tile-length", length=length),
                *(
                    percents(self.messages, tiles.lengths[length]) if length in tiles.lengths else NOTHING
                    for tiles in laid
                ),
            )
            for length in laid[0].lengths
        ]
        rows += [
            (self.words.name_of(color), *(self._figure(tiles.colors[color]) for tiles in laid))
            for color in laid[0].colors
        ]
        return Table(self.say("study-tiles"), ("", *self._names), tuple(rows))

    def _tickets(self, title: str, tickets: Sequence[Offered]) -> Table:
        """The first and the last of them."""
        rows = (
            (
                self.words.labels.ticket(each.ticket),
                str(each.points),
                str(each.kept.of),
                self._figure(each.kept),
                self._figure(each.wins),
            )
            for each in (*tickets[:SHOWN], *tickets[max(SHOWN, len(tickets) - SHOWN) :])
        )
        keys = ("balance-ticket", "balance-points", "study-offered", "balance-kept", "balance-holder-wins")
        return Table(title, tuple(map(self.say, keys)), tuple(rows))

    def _firsts(self, style: Style) -> Table:
        most = islice(style.firsts.items(), SHOWN)
        rows = tuple((self.words.labels.route(route), *self._part(part)) for route, part in most)
        keys = ("balance-route", "balance-taken", "balance-builder-wins")
        return Table(self.say("study-firsts", name=style.player), tuple(map(self.say, keys)), rows)

    def _figure(self, figure: Figure) -> str:
        if not isinstance(figure, Mean):
            return percents(self.messages, figure)
        if not figure.of:
            return NOTHING
        digits = 2 if abs(figure.value) < FINE else 1
        return f"{self.messages.number(figure.value, digits)} ± {self.messages.number(figure.margin, digits)}"
