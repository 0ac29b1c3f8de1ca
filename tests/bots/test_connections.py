"""Cheapest paths, against another search over another graph."""

from __future__ import annotations

from itertools import product
from random import Random

import networkx as nx

from rallar.bots.connections import cheapest_path
from rallar.game.view import SHARED, View
from rallar.model.types import Board, Route
from tests.fixtures import Table, board_of, each_table, soak
from tests.oracles.graphs import ends_of
from tests.players import played
from tests.table import Table as Arranged

POSITIONS = soak(4)
FAR = 10_000.0


def tolls(board: Board, view: View, seat: int | None) -> dict[str, float]:
    """What a seat pays for each route that it has or can have."""
    own = {route.group for route in board.routes if seat is not None and view.owners.get(route.id) == seat}
    found: dict[str, float] = {}
    for route in board.routes:
        owner = view.owners.get(route.id)
        if owner == SHARED or (seat is not None and owner == seat):
            found[route.id] = 0
        elif owner is None and route.id not in view.closed and (route.group is None or route.group not in own):
            found[route.id] = route.length
    return found


def least(board: Board, costs: dict[str, float], a: str, b: str) -> float:
    graph: nx.MultiGraph[str] = nx.MultiGraph()
    graph.add_nodes_from(city.id for city in board.cities)
    graph.add_weighted_edges_from((route.a, route.b, costs[route.id]) for route in board.routes if route.id in costs)
    pairs = product(ends_of(board, a), ends_of(board, b))
    lengths = (nx.dijkstra_path_length(graph, x, y) for x, y in pairs if nx.has_path(graph, x, y))
    return min(lengths, default=FAR)


def is_walk(board: Board, path: list[str], a: str, b: str) -> bool:
    routes = {route.id: route for route in board.routes}
    here = set(ends_of(board, a))
    for name in path:
        found = routes[name]
        here = {other for city, other in ((found.a, found.b), (found.b, found.a)) if city in here}
    return bool(here & set(ends_of(board, b)))


@each_table
def test_no_path_is_cheaper(table: Table) -> None:
    board = board_of(table.board)
    random = Random(7)
    for seed in range(POSITIONS):
        game = played(table, seed, most=60 * (seed + 1))
        view = game.view(None)
        for seat in (None, *range(table.seats)):
            costs = tolls(board, view, seat)
            for ticket in random.sample(board.tickets, 4):
                path = cheapest_path(board, view, seat, ticket.a, ticket.b)
                best = least(board, costs, ticket.a, ticket.b)
                if path is None:
                    assert best == FAR
                else:
                    assert is_walk(board, path, ticket.a, ticket.b)
                    assert sum(costs[route] for route in path) == best


def test_a_cost_of_ones_own() -> None:
    table = Arranged("europe")
    board = table.game.board

    def many(route: Route) -> float:
        return 1 if route.kind == "rail" else 100

    path = cheapest_path(board, table.game.view(0), 0, "london", "wien", many)
    ferries = [route.id for route in board.routes if route.id in (path or ()) and route.kind != "rail"]
    assert len(ferries) == 1  # nothing but ferries leaves Britain


def test_a_place_is_at_itself() -> None:
    table = Arranged("france")
    assert cheapest_path(table.game.board, table.game.view(0), 0, "paris", "paris") == []
