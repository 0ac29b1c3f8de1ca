"""Longest trails, joined places and borrowed routes, against searches that try everything."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from rallar.game.names import bits_of
from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.engine import compiled
from rallar.model.types import ROUTE_POINTS, Board
from tests.batch import States, positions
from tests.fixtures import WIDE, Table, board_of, each_board, each_table, soak
from tests.oracles.graphs import (
    Edge,
    arranged,
    ends_of,
    is_made,
    is_trail,
    longest_trail,
    network,
    routes_of,
    tickets_of,
)

NETWORKS = soak(200)  # states of five networks each, for each kind of graph
POSITIONS = soak(100)  # for each table
STATIONS = soak(600)  # for each board with stations
EDGES = 10
SEED = 9000


def tallied(record: States, states: States, i: int) -> np.void:
    """The kernel's scratch record after scoring a state."""
    scratch = np.zeros(1, k.SCRATCH)
    compiled().tally(record, states, scratch, i)
    found: np.void = scratch[0]
    return found


def grow(edges: list[tuple[int, int]], random: np.random.Generator) -> list[int]:
    """A few edges of a graph, most of them next to those before: networks as players build them."""
    chosen = [int(random.integers(len(edges)))]
    while len(chosen) < EDGES and len(chosen) < len(edges):
        cities = {city for edge in chosen for city in edges[edge]}
        near = [i for i, edge in enumerate(edges) if i not in chosen and cities & set(edge)]
        anywhere = [i for i in range(len(edges)) if i not in chosen]
        chosen.append(int(random.choice(near if near and random.random() < 0.9 else anywhere)))
    return chosen[: int(random.integers(1, EDGES + 1))]


def check_trails(record: States, random: np.random.Generator) -> None:
    """Give each seat a network, score, and search each network for its longest trail."""
    number = int(record["n_routes"][0])
    ends = list(zip(record["a"][0, :number].tolist(), record["b"][0, :number].tolist(), strict=True))
    edges: list[Edge] = [(str(a), str(b), int(record["length"][0, i])) for i, (a, b) in enumerate(ends)]
    state = np.zeros(1, k.STATE)
    state["players"] = k.SHARED
    state["station"] = state["owner"] = k.NOBODY
    for seat in range(k.SHARED):
        for edge in grow(ends, random):
            state["owner"][0, edge] = seat
    scratch = tallied(record, state, 0)
    for seat in range(k.SHARED):
        own = np.flatnonzero(state["owner"][0] == seat).tolist()
        trail = scratch["trail"][seat, : scratch["trail_n"][seat]].tolist()
        length = scratch["measure"][k.LONGEST_PATH, seat]
        assert length == longest_trail([edges[edge] for edge in own])
        assert length == sum(edges[edge][2] for edge in trail)
        assert len(set(trail)) == len(trail)
        assert set(trail) <= set(own)
        assert is_trail([edges[edge] for edge in trail])


@each_board
def test_the_longest_trail_on_a_board(name: str) -> None:
    record = encode(board_of(name), board_of(name).rules)
    random = np.random.default_rng(SEED)
    for _ in range(NETWORKS):
        check_trails(record, random)


@pytest.mark.parametrize("cities", range(2, 8))
def test_the_longest_trail_in_any_graph(cities: int) -> None:
    """Few cities and many edges: doubled tracks, circles, eights."""
    random = np.random.default_rng(SEED + cities)
    for _ in range(NETWORKS):
        record = encode(board_of("nordic"), board_of("nordic").rules)
        routes = 5 * EDGES
        a = random.integers(0, cities, routes)
        record["n_routes"], record["n_cities"] = routes, cities
        record["a"][0, :routes] = a
        record["b"][0, :routes] = (a + random.integers(1, cities, routes)) % cities
        record["length"][0, :routes] = random.choice(list(ROUTE_POINTS), routes)
        check_trails(record, random)


@pytest.mark.parametrize("step", [1, -1], ids=["onward", "backward"])
def test_the_longest_trail_of_a_line_in_whatever_order_its_routes_stand(step: int) -> None:
    record, state = encode(board_of("nordic"), board_of("nordic").rules), np.zeros(1, k.STATE)
    routes = 12
    record["n_routes"], record["n_cities"] = routes, routes + 1
    record["a"][0, :routes] = np.arange(routes)[::step]
    record["b"][0, :routes] = np.arange(1, routes + 1)[::step]
    record["length"][0, :routes] = 2
    state["players"], state["station"], state["owner"] = 2, k.NOBODY, k.NOBODY
    state["owner"][0, :routes] = 1
    scratch = tallied(record, state, 0)
    assert scratch["measure"][k.LONGEST_PATH, :2].tolist() == [0, 2 * routes]
    assert sorted(scratch["trail"][1, :routes].tolist()) == list(range(routes))


@each_table
def test_tickets_are_made_by_own_and_shared_routes(table: Table) -> None:
    """K3, J2, L9, L10; stations apart."""
    board = board_of(table.board)
    record = encode(board, board.rules)
    played = positions(table, POSITIONS, SEED)
    states = np.concatenate([played, arranged(table, POSITIONS, SEED, 0.6)])
    states["station"] = k.NOBODY
    for i, state in enumerate(states):
        before = state.copy()
        scratch = tallied(record, states, i)
        for seat in range(table.seats):
            graph = network(board, routes_of(board, before, seat, k.SHARED))
            tickets = tickets_of(board, before, seat)
            made = [ticket for ticket in tickets if is_made(board, graph, ticket)]
            assert [board.tickets[t] for t in bits_of(scratch["made"][seat].tolist())] == made
            points = sum(ticket.points if ticket in made else -ticket.points for ticket in tickets)
            assert scratch["ticket_points"][seat] == points


class Borrowing:
    """A seat's tickets under every way to use its stations (B3)."""

    def __init__(self, board: Board, state: np.void, seat: int) -> None:
        self.board = board
        self.number = {city.id: i for i, city in enumerate(board.cities)}
        self.labels = self.merged(
            list(range(len(board.cities))), [(r.a, r.b) for r in routes_of(board, state, seat, k.SHARED)]
        )
        self.tickets = tickets_of(board, state, seat)
        cities = [city.id for i, city in enumerate(board.cities) if state["station"][i] == seat]
        others = [owner for owner in range(k.SHARED) if owner != seat]
        lent = routes_of(board, state, *others)
        self.options = [[None, *(route for route in lent if city in (route.a, route.b))] for city in cities]

    def merged(self, labels: list[int], pairs: list[tuple[str, str]]) -> list[int]:
        for a, b in pairs:
            keep, gone = labels[self.number[a]], labels[self.number[b]]
            labels = [keep if label == gone else label for label in labels]
        return labels

    def result(self, borrowed: list[tuple[str, str]]) -> tuple[int, int]:
        """Points of all tickets, and how many are made."""
        labels = self.merged(self.labels, borrowed)
        made = [self.joined(labels, ticket.a, ticket.b) for ticket in self.tickets]
        signed = (t.points if yes else -t.points for t, yes in zip(self.tickets, made, strict=True))
        return sum(signed), sum(made)

    def joined(self, labels: list[int], a: str, b: str) -> bool:
        ends = [{labels[self.number[city]] for city in ends_of(self.board, place)} for place in (a, b)]
        return bool(ends[0] & ends[1])

    def best(self) -> tuple[int, int]:
        """B4."""
        return max(self.result([(route.a, route.b) for route in choice if route]) for choice in product(*self.options))


@pytest.mark.parametrize("table", [Table("europe", 5), Table("fifth", 5), WIDE], ids=str)
def test_stations_borrow_what_is_best(table: Table) -> None:
    board = board_of(table.board)
    record = encode(board, board.rules)
    states = arranged(table, STATIONS, SEED, 0.5)
    for i in range(len(states)):
        before = states[i].copy()
        scratch = tallied(record, states, i)
        for seat in range(table.seats):
            naive = Borrowing(board, before, seat)
            found = scratch["borrowed"][seat, : len(naive.options)].tolist()
            for route, options in zip(found, naive.options, strict=True):
                assert (None if route == k.NOBODY else board.routes[route]) in options
            pairs = [(board.routes[route].a, board.routes[route].b) for route in found if route != k.NOBODY]
            told = (int(scratch["ticket_points"][seat]), int(scratch["measure"][k.TICKETS_MADE, seat]))
            assert told == naive.best()
            assert told == naive.result(pairs)
