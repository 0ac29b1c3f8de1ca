"""Plots as SVG with the colors of the page they stand on, so that they are as good in the dark. They decide nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from rallar.lab.ratings import Share

WIDTH = 440
LEFT, RIGHT = 12, 12  # beside a plot
ROW = 34  # of a player
AXIS = 24  # under a plot
TICKS = 6
Say = Callable[[float], str]  # a number as the reader's language writes it


@dataclass(frozen=True, slots=True)
class Named:
    """What is drawn for a player: its name and the number of its color."""

    name: str
    color: int


@dataclass(frozen=True, slots=True)
class Whisker:
    """A value and the interval it stands in."""

    named: Named
    value: float
    low: float
    high: float
    text: str

    @classmethod
    def of(cls, named: Named, share: Share, text: str) -> Whisker:
        return cls(named, share.value, share.low, share.high, text)


class Scale:
    """From values to places along the width of a plot."""

    def __init__(self, low: float, high: float, left: float = LEFT, right: float = WIDTH - RIGHT) -> None:
        self.low, self.high = (low, high) if high > low else (low - 0.5, high + 0.5)
        self.step = _step((self.high - self.low) / TICKS)
        self._left, self._right = left, right

    def __call__(self, value: float) -> float:
        return round(self._left + (value - self.low) / (self.high - self.low) * (self._right - self._left), 1)

    def ticks(self) -> Iterator[float]:
        first, last = ceil(self.low / self.step - 1e-9), floor(self.high / self.step + 1e-9)
        return (number * self.step for number in range(first, last + 1))

    def axis(self, top: float, bottom: float, say: Say) -> Iterator[str]:
        for tick in self.ticks():
            x = self(tick)
            yield f'<line class="grid" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>'
            anchor = "start" if x < 24 else "end" if x > WIDTH - 24 else "middle"
            yield f'<text class="tick" x="{x}" y="{bottom + 15}" text-anchor="{anchor}">{escape(say(tick))}</text>'


def _step(rough: float) -> float:
    """A round number, not below a rough one."""
    power = 10.0 ** floor(log10(rough))
    return next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.999)


def _svg(height: float, parts: Iterable[str], label: str) -> str:
    head = f'<svg class="plot" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">'
    return f"{head}{''.join(parts)}</svg>"


def whiskers(rows: Sequence[Whisker], label: str, say: Say, middle: float | None = None, *, whole: bool = False) -> str:
    """A row for each: where it stands, how far it reaches, and a line where all would be alike.

    If only whole numbers matter, it begins and ends with one and has a tick for each.
    """
    low, high = min(row.low for row in rows), max(row.high for row in rows)
    air = (high - low) / 30
    scale = Scale(floor(low), ceil(high)) if whole else Scale(low - air, high + air)
    scale.step = max(scale.step, 1.0) if whole else scale.step
    bottom = len(rows) * (ROW + 4) + 2
    parts = [*scale.axis(0, bottom, say)]
    if middle is not None and scale.low <= middle <= scale.high:
        parts.append(f'<line class="level" x1="{scale(middle)}" x2="{scale(middle)}" y1="0" y2="{bottom}"/>')
    for number, row in enumerate(rows):
        y = number * (ROW + 4)
        parts += [
            f'<g class="c{row.named.color}">',
            f'<text class="name" x="{LEFT}" y="{y + 13}">{escape(row.named.name)}</text>',
            f'<text class="value" x="{WIDTH - RIGHT}" y="{y + 13}" text-anchor="end">{escape(row.text)}</text>',
            f'<line class="whisker" x1="{scale(row.low)}" x2="{scale(row.high)}" y1="{y + 25}" y2="{y + 25}"/>',
            f'<circle class="dot" cx="{scale(row.value)}" cy="{y + 25}" r="5.5"/></g>',
        ]
    return _svg(bottom + AXIS, parts, label)


@dataclass(frozen=True, slots=True)
class Steps:
    """Values put together: all in a step count as one kind. Whole numbers stand in the middle of theirs."""

    width: float
    back: float

    def of(self, value: float) -> int:
        return floor((value + self.back) / self.width)

    def edge(self, step: int) -> float:
        return step * self.width - self.back


def ridges(
    groups: Sequence[tuple[Named, Sequence[float]]], label: str, say: Say, text: Say, *, whole: bool = False
) -> str:
    """How values are spread, a ridge for each: whole numbers one by one, others in steps. A line marks the mean."""
    everything = [value for _, values in groups for value in values]
    low, high = min(everything), max(everything)
    width = 1.0 if whole else _step(max(high - low, 1) / 28)
    steps = Steps(width, width / 2 if whole else 0.0)
    scale = Scale(steps.edge(steps.of(low)), steps.edge(steps.of(high) + 1))
    tall = ROW + 22
    bottom = len(groups) * tall + 2
    parts = [*scale.axis(0, bottom, say)]
    for number, (named, values) in enumerate(groups):
        parts += _ridge(named, values, scale, steps, number * tall, tall, text)
    return _svg(bottom + AXIS, parts, label)


def _ridge(
    named: Named, values: Sequence[float], scale: Scale, steps: Steps, top: float, tall: float, text: Say
) -> Iterator[str]:
    counts = Counter(map(steps.of, values))
    most, base, mean = max(counts.values()), top + tall - 2, sum(values) / len(values)
    room = tall - (20 if named.name else 8)
    yield f'<g class="c{named.color}"><path class="ridge" d="M{scale(steps.edge(min(counts)))} {base}'
    for step in range(min(counts), max(counts) + 1):
        y = round(base - counts[step] / most * room, 1)
        yield f"V{y}H{scale(steps.edge(step + 1))}"
    yield f'V{base}Z"/><line class="mean" x1="{scale(mean)}" x2="{scale(mean)}" y1="{base - room}" y2="{base}"/>'
    yield f'<text class="name" x="{LEFT}" y="{top + 13}">{escape(named.name)}</text>'
    yield f'<text class="value" x="{WIDTH - RIGHT}" y="{top + 13}" text-anchor="end">{escape(text(mean))}</text></g>'


def columns(groups: Sequence[tuple[str, Sequence[Whisker]]], label: str, say: Say, level: float) -> str:
    """Groups side by side, a column with its interval for each player in them, and a line where all would be alike."""
    tall, left = 190, 44
    top = max([level, *(row.high for _, rows in groups for row in rows)])
    scale = Scale(0.0, top * 1.05, tall, 8)
    parts = []
    for tick in scale.ticks():
        y = scale(tick)
        parts.append(f'<line class="grid" x1="{left}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text class="tick" x="{left - 6}" y="{y + 4}" text-anchor="end">{escape(say(tick))}</text>')
    room = (WIDTH - RIGHT - left) / len(groups)
    for number, (title, rows) in enumerate(groups):
        parts += _columns(title, rows, scale, left + number * room, room, tall)
    parts.append(f'<line class="level" x1="{left}" x2="{WIDTH - RIGHT}" y1="{scale(level)}" y2="{scale(level)}"/>')
    return _svg(tall + AXIS, parts, label)


def _columns(
    title: str, rows: Sequence[Whisker], scale: Scale, left: float, room: float, bottom: float
) -> Iterator[str]:
    pitch = room / (len(rows) + 0.8)
    wide = min(pitch * 0.8, 34)
    for number, row in enumerate(rows):
        middle = round(left + (number + 0.9) * pitch, 1)
        y = scale(row.value)
        yield f'<g class="c{row.named.color}"><title>{escape(f"{row.named.name}: {row.text}")}</title>'
        yield f'<rect class="column" x="{round(middle - wide / 2, 1)}" y="{y}" width="{round(wide, 1)}" '
        yield f'height="{round(bottom - y, 1)}" rx="2"/>'
        ends = f'y1="{scale(row.low)}" y2="{scale(row.high)}"'
        yield f'<line class="whisker thin" x1="{middle}" x2="{middle}" {ends}/></g>'
    middle = round(left + room / 2, 1)
    yield f'<text class="tick" x="{middle}" y="{bottom + 16}" text-anchor="middle">{escape(title)}</text>'


@dataclass(frozen=True, slots=True)
class Curve:
    """A value for each step of the way, and how far off it could be; a thin one is only there to compare."""

    named: Named
    values: Sequence[float]
    unsure: Sequence[float] = ()
    thin: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A place on the way that something is said of."""

    place: int
    text: str
    link: str


def curves(lines: Sequence[Curve], marks: Sequence[Mark], label: str, say: Say, *, wide: float = 2 * WIDTH) -> str:
    """Shares from 0 to 1 along a way, with bands where they are unsure, and marks that lead to what is said there."""
    left, top, tall = 44, 26, 210
    steps = max(len(line.values) for line in lines) - 1
    across, up = Scale(0, max(1, steps), left, wide - RIGHT), Scale(0.0, 1.0, top + tall, top)
    up.step = 0.25
    parts = []
    for tick in up.ticks():
        kind = "level" if tick == 0.5 else "grid"
        parts.append(f'<line class="{kind}" x1="{left}" x2="{wide - RIGHT}" y1="{up(tick)}" y2="{up(tick)}"/>')
        parts.append(
            f'<text class="tick" x="{left - 6}" y="{up(tick) + 4}" text-anchor="end">{escape(say(tick))}</text>'
        )
    for mark in marks:
        x = across(mark.place)
        parts.append(
            f'<a href="{escape(mark.link)}"><line class="mean" x1="{x}" x2="{x}" y1="{top}" y2="{top + tall}"/>'
        )
        parts.append(f'<circle class="spot" cx="{x}" cy="{top - 13}" r="11"/>')
        parts.append(f'<text class="spot" x="{x}" y="{top - 8.5}" text-anchor="middle">{escape(mark.text)}</text></a>')
    for line in lines:
        parts += _curve(line, across, up)
    head = f'<svg class="plot" viewBox="0 0 {wide} {top + tall + 8}" role="img" aria-label="{escape(label)}">'
    return f"{head}{''.join(parts)}</svg>"


def _curve(line: Curve, across: Scale, up: Scale) -> Iterator[str]:
    places = [across(step) for step in range(len(line.values))]
    if line.unsure:
        pairs = list(zip(line.values, line.unsure, strict=True))
        high = [f"{x} {up(min(1.0, value + more))}" for x, (value, more) in zip(places, pairs, strict=True)]
        low = [f"{x} {up(max(0.0, value - less))}" for x, (value, less) in zip(places, pairs, strict=True)]
        yield f'<path class="c{line.named.color} band" d="M{"L".join([*high, *reversed(low)])}Z"/>'
    path = "L".join(f"{x} {up(value)}" for x, value in zip(places, line.values, strict=True))
    kind = "curve thin" if line.thin else "curve"
    yield f'<path class="c{line.named.color} {kind}" d="M{path}"><title>{escape(line.named.name)}</title></path>'
