"""Networks the naive way, from the model's routes: what joins what, and how far one can go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import networkx as nx
import numpy as np

from rallar.game.names import bits_of
from rallar.kernel import layout as k
from rallar.model.types import ROUTE_POINTS, Board, Route, Ticket
from tests.batch import Batch, States, pack
from tests.fixtures import Table, board_of

Edge = tuple[str, str, int]  # two cities and a length


def ends_of(board: Board, place: str) -> list[str]:
    """L10: the cities of a place; each end of a zone is one of its own."""
    return [city.id for city in board.cities if place in (city.id, city.zone)]


def network(board: Board, routes: Iterable[Route]) -> nx.Graph[str]:
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(city.id for city in board.cities)
    graph.add_edges_from((route.a, route.b) for route in routes)
    return graph


def is_made(board: Board, graph: nx.Graph[str], ticket: Ticket) -> bool:
    """K3, L9, L10."""
    return any(nx.has_path(graph, a, b) for a in ends_of(board, ticket.a) for b in ends_of(board, ticket.b))


def routes_of(board: Board, state: np.void, *owners: int) -> list[Route]:
    return [route for i, route in enumerate(board.routes) if state["owner"][i] in owners]


def tickets_of(board: Board, state: np.void, seat: int) -> list[Ticket]:
    return [board.tickets[i] for i in bits_of(state["tickets"][seat].tolist())]


def longest_trail(edges: Sequence[Edge]) -> int:
    """E4: from every city, over every edge not yet used."""

    @cache
    def onward(city: str, used: int) -> int:
        best = 0
        for i, (a, b, length) in enumerate(edges):
            if city in (a, b) and not used >> i & 1:
                best = max(best, length + onward(b if city == a else a, used | 1 << i))
        return best

    return max((onward(city, 0) for a, b, _ in edges for city in (a, b)), default=0)


def is_trail(edges: Sequence[Edge]) -> bool:
    """Whether one can walk the edges in this order."""
    here = {city for edge in edges[:1] for city in edge[:2]}
    for a, b, _ in edges:
        here = {end for end, start in ((a, b), (b, a)) if start in here}
    return bool(here) or not edges


def arranged(table: Table, number: int, seed: int, density: float, tickets: int = 5) -> States:
    """Final positions nobody would play to: random owners, stations and tickets."""
    board = board_of(table.board)
    random = np.random.default_rng(seed)
    states = np.repeat(Batch(table, 1, seed).states, number)
    states["phase"] = k.OVER
    states["offer_n"] = 0
    for state in states:
        arrange_routes(board, state, table.seats, random, density)
        arrange_stations(board, state, table.seats, random)
        arrange_tickets(board, state, table.seats, random, tickets)
    return states


def arrange_routes(board: Board, state: np.void, seats: int, random: np.random.Generator, density: float) -> None:
    """Owners as far as their cars and the bullet trains go."""
    state["cars"][:seats] = board.rules.cars
    for i in random.permutation(len(board.routes)).tolist():
        seat, route = int(random.integers(seats)), board.routes[i]
        if random.random() >= density:
            continue
        if route.kind == "bullet" and state["bullets"] > 0:
            state["owner"][i] = k.SHARED
            state["bullets"] -= 1
            state["bullet_spaces"][seat] += route.length
        elif route.length <= state["cars"][seat]:
            state["owner"][i] = seat
            state["cars"][seat] -= route.length
            state["points"][seat] += ROUTE_POINTS[route.length]


def arrange_stations(board: Board, state: np.void, seats: int, random: np.random.Generator) -> None:
    if board.rules.stations is None:
        return
    sites = random.permutation([i for i, city in enumerate(board.cities) if city.zone is None]).tolist()
    for seat in range(seats):
        built = int(random.integers(0, len(board.rules.stations.costs) + 1))
        state["stations"][seat] = len(board.rules.stations.costs) - built
        for _ in range(built):
            state["station"][sites.pop()] = seat


def arrange_tickets(board: Board, state: np.void, seats: int, random: np.random.Generator, most: int) -> None:
    for seat in range(seats):
        kept = random.choice(len(board.tickets), int(random.integers(0, most + 1)), replace=False)
        state["tickets"][seat] = pack(kept.tolist(), k.TICKET_WORDS)
        state["tickets_n"][seat] = len(kept)
