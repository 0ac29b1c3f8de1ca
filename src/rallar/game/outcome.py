"""The final score, item by item, with the routes that prove it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from rallar.game.names import bits_of
from rallar.game.situation import Situation, Workbench, tickets_of
from rallar.kernel import layout as k
from rallar.kernel.encode import MEASURES
from rallar.model.types import Board, Measure, Ticket


@dataclass(frozen=True, slots=True)
class RouteScore:
    route: str
    points: int


@dataclass(frozen=True, slots=True)
class TicketScore:
    """A ticket, its points with their sign, and the routes that make it."""

    ticket: str
    made: bool
    points: int
    routes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StationScore:
    """A station, and the route of another player that it lends its owner."""

    city: str
    borrowed: str | None


@dataclass(frozen=True, slots=True)
class BonusScore:
    measure: Measure
    units: int
    points: int


@dataclass(frozen=True, slots=True)
class Trail:
    length: int
    routes: tuple[str, ...]  # in the order of the journey


@dataclass(frozen=True, slots=True)
class SeatScore:
    seat: int
    total: int
    routes: tuple[RouteScore, ...]
    tickets: tuple[TicketScore, ...]
    stations: tuple[StationScore, ...]
    longest_path: Trail
    bonuses: tuple[BonusScore, ...]


@dataclass(frozen=True, slots=True)
class TieBreak:
    """One step among those still tied: what each has of the measure, and who is left."""

    measure: Measure
    units: dict[int, int]
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    seats: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    tie_breaks: tuple[TieBreak, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(seat.total for seat in self.seats)


def outcome_of(situation: Situation) -> Outcome:
    """The score of the situation as it stands."""
    bench = situation.bench()
    bench.tally()
    return Outcome(
        seats=tuple(_seat_score(bench, seat) for seat in range(bench.s.players)),
        winners=tuple(bits_of([bench.s.winners])),
        tie_breaks=_tie_breaks(bench),
    )


def longest_paths_of(situation: Situation) -> tuple[Trail, ...]:
    """Every seat's longest path as it stands."""
    bench = situation.bench()
    bench.tally()
    return tuple(_longest_path(bench, seat) for seat in range(bench.s.players))


def _longest_path(bench: Workbench, seat: int) -> Trail:
    trail = tuple(bench.setting.names.routes[bench.w.trail[seat, i]] for i in range(bench.w.trail_n[seat]))
    return Trail(bench.w.measure[k.LONGEST_PATH, seat], trail)


def _seat_score(bench: Workbench, seat: int) -> SeatScore:
    w = bench.w
    stations = tuple(_stations(bench, seat))
    borrowed = [each.borrowed for each in stations if each.borrowed]
    return SeatScore(
        seat=seat,
        total=bench.s.score[seat],
        routes=tuple(_routes(bench, seat)),
        tickets=tuple(_tickets(bench, seat, borrowed)),
        stations=stations,
        longest_path=_longest_path(bench, seat),
        bonuses=tuple(
            BonusScore(bonus.measure, w.measure[MEASURES[bonus.measure], seat], w.bonus[i, seat])
            for i, bonus in enumerate(bench.setting.rules.bonuses)
        ),
    )


def _owned(bench: Workbench, *owners: int) -> list[str]:
    return [name for route, name in enumerate(bench.setting.names.routes) if bench.s.owner[route] in owners]


def _routes(bench: Workbench, seat: int) -> list[RouteScore]:
    length = {route.id: route.length for route in bench.setting.board.routes}
    return [RouteScore(name, bench.b.points[length[name]]) for name in _owned(bench, seat)]


def _stations(bench: Workbench, seat: int) -> list[StationScore]:
    cities = [city for city, owner in enumerate(bench.s.station) if owner == seat]
    borrowed = [bench.w.borrowed[seat, i] for i in range(len(cities))]
    return [
        StationScore(bench.setting.names.cities[city], None if route == k.NOBODY else bench.setting.names.routes[route])
        for city, route in zip(cities, borrowed, strict=True)
    ]


def _tickets(bench: Workbench, seat: int, borrowed: list[str]) -> list[TicketScore]:
    made = bits_of([bench.w.made[seat, i] for i in range(k.TICKET_WORDS)])
    usable = {*_owned(bench, seat, k.SHARED), *borrowed}
    scores = []
    for number in tickets_of(bench.s, seat):
        ticket = bench.setting.board.tickets[number]
        if number in made:
            scores.append(TicketScore(ticket.id, True, ticket.points, journey(bench.setting.board, usable, ticket)))
        else:
            scores.append(TicketScore(ticket.id, False, -ticket.points, ()))
    return scores


def journey(board: Board, usable: set[str], ticket: Ticket) -> tuple[str, ...]:
    """The fewest usable routes from one place of a ticket to the other."""
    starts, goals = (places_of(board, place) for place in (ticket.a, ticket.b))
    routes = [route for route in board.routes if route.id in usable]
    came_by: dict[str, tuple[str, ...]] = dict.fromkeys(starts, ())
    queue = deque(starts)
    while queue:
        city = queue.popleft()
        if city in goals:
            return came_by[city]
        for route in routes:
            if city in (route.a, route.b):
                other = route.b if city == route.a else route.a
                if other not in came_by:
                    came_by[other] = (*came_by[city], route.id)
                    queue.append(other)
    raise AssertionError("a made ticket has a journey")


def places_of(board: Board, place: str) -> list[str]:
    """The cities of a place: itself, or the ends of a zone."""
    return [city.id for city in board.cities if place in (city.id, city.zone)]


def _tie_breaks(bench: Workbench) -> tuple[TieBreak, ...]:
    steps = []
    for i, measure in enumerate(bench.setting.rules.tie_breaks):
        tied = bits_of([bench.w.standing[i]])
        if len(tied) > 1:
            units = {seat: bench.w.measure[MEASURES[measure], seat] for seat in tied}
            steps.append(TieBreak(measure, units, tuple(bits_of([bench.w.standing[i + 1]]))))
    return tuple(steps)
