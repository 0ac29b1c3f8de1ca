"""How a player plays, in figures: its tickets, its pace, how it ends games, whom it blocks, what a board adds."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Literal, TypeVar

from rallar.lab.balance import surely
from rallar.lab.ratings import SURE, Share
from rallar.lab.traces import Claimed, Trace
from rallar.model.types import COLORS, Board, Kind, Measure, Rules

EARLY = 10  # turns of one's own in which a claim is one of the first


@dataclass(frozen=True, slots=True)
class Mean:
    """An average with what has to be added and taken away for its 95 % interval."""

    value: float
    margin: float
    of: int

    @classmethod
    def among(cls, values: Iterable[float]) -> Mean:
        found = list(values)
        if not found:
            return cls(0.0, 0.0, 0)
        margin = SURE * stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0
        return cls(fmean(found), margin, len(found))


Figure = Share | Mean
Section = Literal["results", "tickets", "pace", "end", "blocking", "board"]
FigureName = Literal[
    "wins",
    "score",
    "points-routes",
    "kept-opening",
    "drawn-later",
    "later-turn",
    "kept-later",
    "made",
    "all-made",
    "points-made",
    "points-missed",
    "turns",
    "cars-turn",
    "claims",
    "claim-length",
    "first-turn",
    "first-hand",
    "cards",
    "cards-open",
    "cards-locomotives",
    "ends",
    "ends-ahead",
    "ends-lead",
    "ends-wins",
    "ends-others-wins",
    "ends-cars",
    "cars-left",
    "serves",
    "contested",
    "contested-chance",
    "blocks",
    "blocks-share",
    "blocks-chance",
    "detour",
    "cut",
    "cut-missed",
    "stations",
    "ferries",
    "tunnels",
    "tunnels-dearer",
    "tunnels-declined",
    "tiles",
    "tiles-others",
    "bullets",
    "bullet-spaces",
]
Figures = dict[FigureName, Figure]
Key = TypeVar("Key")


@dataclass(frozen=True, slots=True)
class Offered:
    """A ticket at the opening: how often it was kept when it was offered, and how often the keeper won."""

    ticket: str
    points: int
    kept: Share
    wins: Share


@dataclass(frozen=True, slots=True)
class Part:
    """How often something was so, and how often such a game was won."""

    share: Share
    wins: Share


@dataclass(frozen=True, slots=True)
class Length:
    """Routes of a length: claimed in a game, and their part of all points for routes."""

    length: int
    claims: Mean
    points: float


@dataclass(frozen=True, slots=True)
class Tiles:
    """Of the track tiles a player laid: the part of each length and color."""

    lengths: dict[int, Share]
    colors: dict[str, Share]


@dataclass(frozen=True, slots=True)
class Style:
    """All that is known of how a player played."""

    player: str
    games: int  # seats it had: one that sits twice at a table plays two
    sections: dict[Section, Figures]
    bonuses: dict[Measure, Mean]  # points
    openings: tuple[Offered, ...]  # who kept the first most surely won more than usual, who kept the last less
    # The same, those first that are most surely kept more often than others.
    preferred: tuple[Offered, ...]
    kept: dict[int, Part]  # by how many tickets were kept at the opening
    lasting: dict[str, Part]  # by turns of one's own
    lengths: tuple[Length, ...]
    firsts: dict[str, Part]  # by route, or the first of parallel ones: claimed in the first turns, the most often first
    tiles: Tiles | None

    @classmethod
    def of(cls, player: str, board: Board, rules: Rules, traces: Sequence[Trace], spans: Mapping[str, range]) -> Style:
        """Of the games of one player by certain rules of a board, told apart by spans of turns."""
        book = _Book(board, rules, traces)
        openings = book.openings()
        return cls(
            player=player,
            games=len(traces),
            sections={
                "results": book.results(),
                "tickets": book.tickets(),
                "pace": book.pace(),
                "end": book.end(),
                "blocking": book.blocking(),
                "board": dict(book.specials()),
            },
            bonuses=book.bonuses(),
            openings=openings,
            preferred=_preferred(openings),
            kept=book.kept(),
            lasting=book.lasting(spans),
            lengths=book.lengths(),
            firsts=book.firsts(),
            tiles=book.tiles(rules.tiles.lengths) if rules.tiles else None,
        )


class _Book:
    def __init__(self, board: Board, rules: Rules, traces: Sequence[Trace]) -> None:
        self.board, self.rules, self.traces = board, rules, traces
        self.routes = {route.id: route for route in board.routes}
        self.level = fmean(trace.share for trace in traces)

    def results(self) -> Figures:
        return {
            "wins": Share.mean([trace.share for trace in self.traces]),
            "score": Mean.among(trace.score.total for trace in self.traces),
            "points-routes": Mean.among(sum(claim.points for claim in trace.claims) for trace in self.traces),
        }

    def tickets(self) -> Figures:
        later = [choice for trace in self.traces for choice in trace.later]
        held = [ticket for trace in self.traces for ticket in trace.score.tickets]
        return {
            "kept-opening": Mean.among(len(trace.opening.kept) for trace in self.traces),
            "drawn-later": Mean.among(len(trace.later) for trace in self.traces),
            "later-turn": Mean.among(choice.turn for choice in later),
            "kept-later": Mean.among(len(choice.kept) for choice in later),
            "made": Share.wilson(sum(ticket.made for ticket in held), len(held)),
            "all-made": Share.mean([float(not trace.missed) for trace in self.traces]),
            "points-made": Mean.among(_ticket_points(trace, made=True) for trace in self.traces),
            "points-missed": Mean.among(_ticket_points(trace, made=False) for trace in self.traces),
        }

    def pace(self) -> Figures:
        claimers = [trace for trace in self.traces if trace.claims]
        opened, deck = sum(each.from_open for each in self.traces), sum(each.from_deck for each in self.traces)
        return {
            "turns": Mean.among(trace.turns for trace in self.traces),
            "cars-turn": Mean.among(trace.cars / trace.turns for trace in self.traces if trace.turns),
            "claims": Mean.among(len(trace.claims) for trace in self.traces),
            "claim-length": Mean.among(self._length_of(claim) for claim in self._claims()),
            "first-turn": Mean.among(trace.claims[0].turn for trace in claimers),
            "first-hand": Mean.among(trace.first_hand for trace in claimers if trace.first_hand is not None),
            "cards": Mean.among(trace.from_open + trace.from_deck for trace in self.traces),
            "cards-open": Share.wilson(opened, opened + deck),
            "cards-locomotives": Share.wilson(sum(each.open_locomotives for each in self.traces), opened + deck),
        }

    def end(self) -> Figures:
        ended = [(trace, trace.ending) for trace in self.traces if trace.ending]
        return {
            "ends": Share.wilson(len(ended), len(self.traces)),
            "ends-ahead": Share.mean([float(ending.lead > 0) for _, ending in ended]),
            "ends-lead": Mean.among(ending.lead for _, ending in ended),
            "ends-wins": Share.mean([trace.share for trace, _ in ended]),
            "ends-others-wins": Share.mean([trace.share for trace in self.traces if not trace.ending]),
            "ends-cars": Mean.among(cars for _, ending in ended for cars in ending.cars),
            "cars-left": Mean.among(trace.cars_left for trace in self.traces),
        }

    def blocking(self) -> Figures:
        aims = [[claim.aim for claim in trace.claims if claim.aim] for trace in self.traces]
        every = [aim for each in aims for aim in each]
        serving, idle = ([aim for aim in every if aim.serves is serves] for serves in (True, False))
        return {
            "serves": Share.mean([float(aim.serves) for aim in every]),
            "contested": Share.mean([float(aim.hurts) for aim in serving]),
            "contested-chance": Share.mean([aim.chance for aim in serving]),
            "blocks": Mean.among(sum(aim.blocks for aim in each) for each in aims),
            "blocks-share": Share.mean([float(aim.blocks) for aim in idle]),
            "blocks-chance": Share.mean([aim.chance for aim in idle]),
            "detour": Mean.among(sum(aim.detour for aim in each if aim.blocks) for each in aims),
            "cut": Mean.among(sum(len(aim.cut) for aim in each if aim.blocks) for each in aims),
            "cut-missed": Share.wilson(*self._cut()),
        }

    def _cut(self) -> tuple[int, int]:
        """Of the tickets that blocks cut off: how many were missed in the end."""
        blocks = [claim for claim in self._claims() if claim.aim and claim.aim.blocks]
        return sum(claim.missed for claim in blocks), sum(len(claim.aim.cut) for claim in blocks if claim.aim)

    def specials(self) -> Iterator[tuple[FigureName, Figure]]:
        """What only some boards have."""
        kinds = {route.kind for route in self.board.routes}
        if self.rules.stations:
            yield "stations", Mean.among(len(trace.score.stations) for trace in self.traces)
        if "ferry" in kinds:
            yield "ferries", self._of_kind("ferry")
        if "tunnel" in kinds:
            yield from self._tunnels()
        if self.rules.tiles:
            yield from self._beds()
        if self.rules.bullets:
            yield "bullets", self._of_kind("bullet")
            yield "bullet-spaces", Mean.among(trace.bullet_spaces for trace in self.traces)

    def bonuses(self) -> dict[Measure, Mean]:
        return {
            bonus.measure: Mean.among(_bonus_points(trace, bonus.measure) for trace in self.traces)
            for bonus in self.rules.bonuses
        }

    def _tunnels(self) -> Iterator[tuple[FigureName, Figure]]:
        begun = sum(trace.tunnels for trace in self.traces)
        yield "tunnels", Mean.among(trace.tunnels for trace in self.traces)
        yield "tunnels-dearer", Share.wilson(sum(trace.surcharges for trace in self.traces), begun)
        yield "tunnels-declined", Share.wilson(sum(trace.declined for trace in self.traces), begun)

    def _beds(self) -> Iterator[tuple[FigureName, Figure]]:
        yield "tiles", Mean.among(len(trace.tiles) for trace in self.traces)
        tiled = [
            (trace.score.seat, claim.tile_of)
            for trace in self.traces
            for claim in trace.claims
            if claim.tile_of is not None
        ]
        yield "tiles-others", Share.mean([float(seat != layer) for seat, layer in tiled])

    def _of_kind(self, kind: Kind) -> Mean:
        return Mean.among(sum(self.routes[claim.route].kind == kind for claim in trace.claims) for trace in self.traces)

    def _claims(self) -> Iterator[Claimed]:
        return (claim for trace in self.traces for claim in trace.claims)

    def _length_of(self, claim: Claimed) -> int:
        return self.routes[claim.route].length

    def openings(self) -> tuple[Offered, ...]:
        found = (self._offered(ticket.id, ticket.points) for ticket in self.board.tickets)
        return tuple(sorted((each for each in found if each.kept.of), key=lambda each: -surely(each.wins, self.level)))

    def _offered(self, ticket: str, points: int) -> Offered:
        offered = [trace for trace in self.traces if ticket in trace.opening.offered]
        keepers = [trace.share for trace in offered if ticket in trace.opening.kept]
        return Offered(ticket, points, Share.wilson(len(keepers), len(offered)), Share.mean(keepers))

    def kept(self) -> dict[int, Part]:
        by_number = _grouped((len(trace.opening.kept), trace) for trace in self.traces)
        return {number: self._part(group) for number, group in sorted(by_number.items())}

    def lasting(self, spans: Mapping[str, range]) -> dict[str, Part]:
        return {
            name: self._part([trace for trace in self.traces if trace.turns in span]) for name, span in spans.items()
        }

    def _part(self, group: Sequence[Trace]) -> Part:
        """Of the games, those in which something was so."""
        return Part(Share.wilson(len(group), len(self.traces)), Share.mean([trace.share for trace in group]))

    def lengths(self) -> tuple[Length, ...]:
        total = sum(claim.points for claim in self._claims())
        return tuple(self._length(length, total) for length in sorted({each.length for each in self.board.routes}))

    def _length(self, length: int, total: int) -> Length:
        found = [[claim for claim in trace.claims if self._length_of(claim) == length] for trace in self.traces]
        points = sum(claim.points for claims in found for claim in claims)
        return Length(length, Mean.among(len(claims) for claims in found), points / total if total else 0.0)

    def firsts(self) -> dict[str, Part]:
        first_of = {route.group or route.id: route.id for route in reversed(self.board.routes)}
        early = _grouped(
            (first_of[track], trace)
            for trace in self.traces
            for track in {self._track(claim) for claim in trace.claims if claim.turn <= EARLY}
        )
        parts = {route: self._part(group) for route, group in early.items()}
        return dict(sorted(parts.items(), key=lambda each: (-each[1].share.value, each[0])))

    def _track(self, claim: Claimed) -> str:
        route = self.routes[claim.route]
        return route.group or route.id

    def tiles(self, lengths: Iterable[int]) -> Tiles:
        laid = [tile for trace in self.traces for tile in trace.tiles]
        long = Counter(self.routes[tile.route].length for tile in laid)
        colored = Counter(tile.color for tile in laid)
        return Tiles(
            lengths={length: Share.wilson(long[length], len(laid)) for length in sorted(lengths)},
            colors={color: Share.wilson(colored[color], len(laid)) for color in COLORS},
        )


def _preferred(openings: Sequence[Offered]) -> tuple[Offered, ...]:
    usual = sum(each.wins.of for each in openings) / sum(each.kept.of for each in openings)
    return tuple(sorted(openings, key=lambda each: -surely(each.kept, usual)))


def spans(numbers: Iterable[int]) -> dict[str, range]:
    """Three spans into which about as many of the numbers fall, by name."""
    found = sorted(numbers)
    ends = sorted({found[len(found) * third // 3 - 1] for third in (1, 2, 3) if len(found) >= third})
    starts = (found[0], *(end + 1 for end in ends[:-1]))
    return {
        str(end) if start == end else f"{start}–{end}": range(start, end + 1)
        for start, end in zip(starts, ends, strict=True)
    }


def _ticket_points(trace: Trace, *, made: bool) -> int:
    return sum(abs(ticket.points) for ticket in trace.score.tickets if ticket.made is made)


def _bonus_points(trace: Trace, measure: Measure) -> int:
    return sum(bonus.points for bonus in trace.score.bonuses if bonus.measure == measure)


def _grouped(pairs: Iterable[tuple[Key, Trace]]) -> dict[Key, list[Trace]]:
    found: dict[Key, list[Trace]] = defaultdict(list)
    for key, trace in pairs:
        found[key].append(trace)
    return found
