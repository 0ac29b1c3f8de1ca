"""What a view says of a ticket is true: lost stays lost, made is scored, for the possible there are pieces."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import networkx as nx
import numpy as np

from rallar.kernel import layout as k
from rallar.kernel.engine import compiled
from rallar.model.limits import MAX_STATIONS
from rallar.model.types import Board, Bullets, Route, Stations
from tests.batch import Batch, Bools, Numbers, pack, positions, unpack
from tests.fixtures import SOAK, Table, board_of, each_table, soak
from tests.oracles.graphs import ends_of
from tests.table import Table as Arranged

GAMES = soak(40)  # a table
SERIES = soak(2)  # of games a table
STEPS = 25  # from one look to the next
EVERY = 4  # positions of twenty in a game
LENGTH = 600  # of a game, in steps, or until its end
TICKETS = 8
SEED = 10_000
Place = tuple[str, int, int]  # a city, with so many routes borrowed and so many trains used on the way


def prospects(batch: Batch, game: int, seat: int) -> Numbers:
    found = np.zeros(int(batch.board["n_tickets"][0]), np.int64)
    compiled().prospects(batch.board, batch.states, batch.scratch, game, seat, found)
    return found


def made(batch: Batch, game: int) -> Bools:
    """By the score, seats by tickets."""
    trial = batch.states[game : game + 1].copy()
    compiled().tally(batch.board, trial, batch.scratch, 0)
    found: Bools = unpack(batch.scratch["made"], int(batch.board["n_tickets"][0]))[0]
    return found


def look(batch: Batch, lost: Bools) -> None:
    """Compare every kept ticket with the score and with what was said before; then note what is lost."""
    kept = unpack(batch.states["tickets"], lost.shape[2])
    for game in range(len(batch.states)):
        score = made(batch, game)
        for seat in range(batch.table.seats):
            found = prospects(batch, game, seat)
            mine = kept[game, seat]
            assert ((found == k.MADE) == score[seat])[mine].all()
            assert not (lost[game, seat] & mine & (found != k.LOST)).any()
            lost[game, seat] |= mine & (found == k.LOST)
            if batch.states["phase"][game] == k.OVER:
                assert (found != k.POSSIBLE).all()


@each_table
def test_a_lost_ticket_is_never_made(table: Table) -> None:
    batch = Batch(table, GAMES, SEED)
    lost = np.zeros((GAMES, table.seats, int(batch.board["n_tickets"][0])), np.bool_)
    while (batch.states["phase"] != k.OVER).any():
        for _ in range(STEPS):
            assert batch.step(batch.choose()) == 0
        look(batch, lost)
    assert lost.any()


class Pieces:
    """What a seat could still do for a ticket, if nobody were in its way."""

    def __init__(self, board: Board, state: np.void, seat: int) -> None:
        self.board, self.state, self.seat = board, state, seat
        self.free = unpack(state["free"], len(board.routes))
        self.sites = unpack(state["sites"], len(board.cities)) & (state["stations"][seat] > 0)
        self.borrows = int(state["stations"][seat] + (state["station"] == seat).sum())
        self.trains = int(state["bullets"])
        self.endless = self.trains > k.TRAINS_COUNTED
        self.graph = self.journeys()

    def journeys(self) -> nx.DiGraph[Place]:
        """Every step from city to city, and how many cars it takes."""
        graph: nx.DiGraph[Place] = nx.DiGraph()
        steps = [(route, *step) for i, route in enumerate(self.board.routes) for step in self.steps(i, route)]
        levels = range(1 if self.endless else self.trains + 1)
        for borrowed in range(self.borrows + 1):
            for used in levels:
                graph.add_nodes_from((city.id, borrowed, used) for city in self.board.cities)
                for route, borrows, trains, cars in steps:
                    for a, b in ((route.a, route.b), (route.b, route.a)):
                        if borrowed + borrows <= self.borrows and used + trains in levels:
                            there = (b, borrowed + borrows, used + trains)
                            least = graph.get_edge_data((a, borrowed, used), there, {"cars": cars})["cars"]
                            graph.add_edge((a, borrowed, used), there, cars=min(least, cars))
        return graph

    def steps(self, i: int, route: Route) -> Iterator[tuple[int, int, int]]:
        """The ways to use a route: routes borrowed, trains and cars spent."""
        owner = self.state["owner"][i]
        if owner in (self.seat, k.SHARED):
            yield 0, 0, 0
        elif (owner != k.NOBODY or self.free[i]) and any(map(self.may_stand, (route.a, route.b))):
            yield 1, 0, 0
        if self.free[i]:
            yield 0, 0, route.length
            if route.kind == "bullet" and self.trains:
                yield 0, int(not self.endless), 0

    def may_stand(self, city: str) -> bool:
        """Whether a station of the seat stands there or could."""
        number = [each.id for each in self.board.cities].index(city)
        return bool(self.state["station"][number] == self.seat or self.sites[number])

    def fewest_cars(self, a: str, b: str) -> float:
        """None are fewer; infinitely many if there is no way."""
        starts = {(city, 0, 0) for city in ends_of(self.board, a)}
        reached = nx.multi_source_dijkstra_path_length(self.graph, starts, weight="cars")
        return min((cars for (city, *_), cars in reached.items() if city in ends_of(self.board, b)), default=np.inf)


@each_table
def test_a_ticket_is_possible_as_long_as_the_pieces_suffice(table: Table) -> None:
    board, random = board_of(table.board), np.random.default_rng(SEED)
    batch = Batch(table, 1, SEED)
    told = set[int]()
    for state in positions(table, 20 * SERIES, SEED, LENGTH)[::EVERY]:
        seat = int(random.integers(table.seats))
        tickets = sorted(random.choice(len(board.tickets), TICKETS, replace=False).tolist())
        state["tickets"][seat] = pack(tickets, k.TICKET_WORDS)
        batch.states = np.array([state])
        score, pieces = made(batch, 0)[seat], Pieces(board, state, seat)
        fewest = {ticket: pieces.fewest_cars(board.tickets[ticket].a, board.tickets[ticket].b) for ticket in tickets}
        just = random.choice([cars for cars in fewest.values() if 0 < cars < np.inf] or [1])
        for cars in (just, just - 1):
            batch.states["cars"][0, seat] = cars
            found = prospects(batch, 0, seat)
            for ticket in tickets:
                possible = fewest[ticket] <= cars and state["phase"] != k.OVER
                assert found[ticket] == (k.MADE if score[ticket] else k.POSSIBLE if possible else k.LOST)
                told.add(int(found[ticket]))
    assert told >= {k.POSSIBLE, k.LOST} or SOAK < 1


def test_as_many_stations_and_trains_as_are_counted() -> None:
    fifth = board_of("fifth")
    stations, bullets = Stations(costs=(1,) * MAX_STATIONS), Bullets(trains=k.TRAINS_COUNTED, last_round=0)
    table = Arranged(replace(fifth, rules=replace(fifth.rules, stations=stations, bullets=bullets)))
    tickets = [fifth.tickets[i] for i in (0, 4, 17)]
    table.tickets(0, *(ticket.id for ticket in tickets))
    table.free("ashmoor--brindle", "brindle--dunmere", "kestrel--lowmark--1")  # no way for the others
    pieces = Pieces(fifth, np.frombuffer(table.game.state, k.STATE)[0], 0)
    table.cars(0, 0)
    possible = {each.id: pieces.fewest_cars(each.a, each.b) == 0 for each in tickets}
    assert table.prospects(0) == {each: "possible" if yes else "lost" for each, yes in possible.items()}
