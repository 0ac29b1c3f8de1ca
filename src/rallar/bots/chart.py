"""A board by numbers, made once for all its games: what meets, what runs parallel, what crosses."""

from __future__ import annotations

from functools import lru_cache

from rallar.game.outcome import places_of
from rallar.model.types import Board, Route, Ticket

REMEMBERED = 64  # charts kept at hand


class Chart:
    """Cities and routes are named by their place in the board's lists."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.routes: tuple[Route, ...] = board.routes
        self.number = {route.id: number for number, route in enumerate(board.routes)}
        self.tickets: dict[str, Ticket] = {ticket.id: ticket for ticket in board.tickets}
        cities = {city.id: number for number, city in enumerate(board.cities)}
        places = (*cities, *(zone.id for zone in board.zones))
        self.ends = {place: tuple(cities[city] for city in places_of(board, place)) for place in places}
        self.joins = [(cities[route.a], cities[route.b]) for route in board.routes]
        self.around: list[list[tuple[int, int]]] = [[] for _ in cities]  # of each city: routes, and where they lead
        for number, (a, b) in enumerate(self.joins):
            self.around[a].append((number, b))
            self.around[b].append((number, a))
        self.parallel = [self._parallel(number) for number in range(len(self.routes))]
        self.crossed = [self._crossed(route.id) for route in self.routes]

    def _parallel(self, number: int) -> tuple[int, ...]:
        group = self.routes[number].group
        return tuple(i for i, each in enumerate(self.routes) if group and each.group == group and i != number)

    def _crossed(self, route: str) -> tuple[int, ...]:
        pairs = (pair for pair in self.board.crossings if route in pair)
        return tuple(self.number[a if b == route else b] for a, b in pairs)


@lru_cache(REMEMBERED)
def chart_of(board: Board) -> Chart:
    return Chart(board)
