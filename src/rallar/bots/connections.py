"""The cheapest connections between places, over the routes that a seat has or can still claim."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from heapq import heappop, heappush

from rallar.bots.chart import Chart, chart_of
from rallar.game.view import SHARED, View
from rallar.model.types import Board, Route

FAR = float("inf")
_STEP = 1e-6  # of connections that cost the same, the one with the fewest routes

Cost = Callable[[Route], float]


def cheapest_path(
    board: Board, view: View, seat: int | None, a: str, b: str, cost: Cost = lambda route: route.length
) -> list[str] | None:
    """The routes that join two cities or zones most cheaply for a seat, in order; None if nothing can.

    What the seat can use already costs nothing.
    """
    chart = chart_of(board)
    found = shortest(chart, tolls_of(chart, view, seat, cost), chart.ends[a], chart.ends[b])
    return None if found is None else [chart.routes[route].id for route in found]


def tolls_of(chart: Chart, view: View, seat: int | None, cost: Cost = lambda route: route.length) -> list[float]:
    """What each route still costs a seat: nothing if it can use it, and it is far if it can never own it."""
    usable, free = standing(chart, view, seat)
    tolls = [FAR] * len(chart.routes)
    for route in free:
        tolls[route] = cost(chart.routes[route])
    for route in usable:
        tolls[route] = 0
    return tolls


def standing(chart: Chart, view: View, seat: int | None) -> tuple[list[int], list[int]]:
    """The routes a seat can use already, and those it may still come to own."""
    usable = [chart.number[route] for route, owner in view.owners.items() if owner in (seat, SHARED)]
    owned = (chart.number[route] for route, owner in view.owners.items() if owner == seat)
    barred = {other for route in owned for other in chart.parallel[route]}
    closed = set(view.closed)
    return usable, [
        number
        for number, route in enumerate(chart.routes)
        if route.id not in view.owners and route.id not in closed and number not in barred
    ]


def shortest(
    chart: Chart, tolls: Sequence[float], starts: Iterable[int], goals: Iterable[int]
) -> tuple[int, ...] | None:
    """The routes from one of some cities to one of others that cost least."""
    goals = set(goals)
    best: dict[int, float] = {}
    came: dict[int, tuple[int, int]] = {}
    heap: list[tuple[float, int]] = []
    for city in starts:
        best[city] = 0.0
        heap.append((0.0, city))
    done: set[int] = set()
    while heap:
        cost, city = heappop(heap)
        if city in done:
            continue
        if city in goals:
            return _way_back(city, came)
        done.add(city)
        for route, other in chart.around[city]:
            toll = tolls[route]
            if toll == FAR or other in done:
                continue
            there = cost + toll + _STEP
            if there < best.get(other, FAR):
                best[other] = there
                came[other] = route, city
                heappush(heap, (there, other))
    return None


def _way_back(city: int, came: dict[int, tuple[int, int]]) -> tuple[int, ...]:
    way = []
    while city in came:
        route, city = came[city]
        way.append(route)
    return tuple(reversed(way))
