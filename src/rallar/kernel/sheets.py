"""What lies on the table after a game of cardboard: laid out again piece by piece, and what cannot or should not be so.

A fault is against the pieces of the box: nothing can be counted before it is mended. A doubt is against the rules: it
can be counted all the same. Interpreted only, as nothing in a game waits for it.
"""

from __future__ import annotations

from rallar.kernel.bits import count_bits
from rallar.kernel.bullets import takes_train, trains_run_out
from rallar.kernel.layout import NOBODY, OUT, OVER, SHARED, TICKET_WORDS, WORD, Box, Scratch, State
from rallar.kernel.log import note
from rallar.kernel.routes import close_others, lay_cars
from rallar.kernel.setup import lay_out_board
from rallar.kernel.stations import build_station

# Remarks: (kind, seat, x, y). The faults first.
(
    TOO_MANY_CARS,  # seat, cars laid, cars there are
    TOO_MANY_STATIONS,  # seat, stations built, stations there are
    TOO_MANY_TRAINS,  # trains on the map, trains there are
    NO_TRAIN_HERE,  # route
    NO_STATION_HERE,  # seat, city
    PARALLEL_OWNED,  # seat, route
    PARALLEL_CLOSED,  # seat, route, who has the other track
    CROSSING_CLOSED,  # seat, route, the route it crosses
    TRAIN_DUE,  # seat, route
    FEW_TICKETS,  # seat, tickets, as many are kept at least
    MANY_LONG_TICKETS,  # seat, long tickets, as many are dealt
    SPACES_DIFFER,  # spaces moved on the bullet track, spaces of the bullet trains on the map
    NOT_OVER,  # cars at which the last round begins
) = range(13)
DOUBTS = PARALLEL_OWNED  # the first of them


def lay_out_sheet(b: Box, s: State, w: Scratch) -> None:
    """Lay out what `owner`, `station`, `tickets` and `bullet_spaces` say, and leave the remarks in the log."""
    w.log_n = 0
    lay_out_board(b, s)
    s.phase = OVER
    lay_trains(b, s, w)
    for seat in range(s.players):
        lay_routes(b, s, w, seat)
    for seat in range(s.players):
        lay_stations(b, s, w, seat)
        count_tickets(b, s, w, seat)
    compare_spaces(b, s, w)
    doubt_end(b, s, w)


def remark(w: Scratch, kind: int, seat: int, x: int, y: int) -> None:
    """The kernel's hands tell nothing here, for the log is only for this."""
    w.log_on = 1
    note(w, kind, seat, x, y)
    w.log_on = 0


def lay_trains(b: Box, s: State, w: Scratch) -> None:
    """J1."""
    w.log_on = 0
    trains = 0
    for route in range(b.n_routes):
        if s.owner[route] == SHARED:
            trains += 1
            if b.bullet[route] == 0:
                remark(w, NO_TRAIN_HERE, NOBODY, route, 0)
            take_off(b, s, w, route)
    if trains > b.bullets:
        remark(w, TOO_MANY_TRAINS, NOBODY, trains, b.bullets)
    s.bullets = max(b.bullets - trains, 0)


def lay_routes(b: Box, s: State, w: Scratch, seat: int) -> None:
    """C2; a seat with too many cars on the map lays none."""
    cars = 0
    for route in range(b.n_routes):
        if s.owner[route] == seat:
            cars += b.length[route]
    if cars > b.cars:
        remark(w, TOO_MANY_CARS, seat, cars, b.cars)
        s.cars[seat] = max(b.cars - cars, -99)  # so many are missing
    for route in range(b.n_routes):
        if s.owner[route] == seat:
            doubt_route(b, s, w, seat, route)
            if cars <= b.cars:
                lay_cars(b, s, w, seat, route)
            take_off(b, s, w, route)


def take_off(b: Box, s: State, w: Scratch, route: int) -> None:
    """Nobody else can claim it, nor what it closes."""
    s.free[route // WORD] &= ~(1 << (route % WORD))
    close_others(b, s, w, route)


def doubt_route(b: Box, s: State, w: Scratch, seat: int, route: int) -> None:
    """A route beside those that were laid before it."""
    if takes_train(b, s, route):
        remark(w, TRAIN_DUE, seat, route, 0)  # J1, J3
    for other in range(b.n_routes):
        owner = s.owner[other]
        if owner == SHARED or 0 <= owner < seat or (owner == seat and other < route):
            if (b.crossed[route, other // WORD] >> (other % WORD)) & 1:
                remark(w, CROSSING_CLOSED, seat, route, other)  # L7
            elif (b.parallel[route, other // WORD] >> (other % WORD)) & 1:
                if owner == seat:
                    remark(w, PARALLEL_OWNED, seat, route, 0)  # C5
                elif s.players < b.parallel_from:
                    remark(w, PARALLEL_CLOSED, seat, route, owner)  # C6


def lay_stations(b: Box, s: State, w: Scratch, seat: int) -> None:
    """B1."""
    built = 0
    for city in range(b.n_cities):
        if s.station[city] == seat:
            built += 1
            if (s.sites[city // WORD] >> (city % WORD)) & 1 == 0:
                remark(w, NO_STATION_HERE, seat, city, 0)
            build_station(s, w, seat, city)
    if built > b.n_stations:
        remark(w, TOO_MANY_STATIONS, seat, built, b.n_stations)


def count_tickets(b: Box, s: State, w: Scratch, seat: int) -> None:
    """K1, S4: as many are kept at least, and so many of the long ones are dealt; the others may have left the game."""
    tickets = 0
    long_tickets = 0
    for i in range(TICKET_WORDS):
        tickets += count_bits(s.tickets[seat, i])
        long_tickets += count_bits(s.tickets[seat, i] & b.long_tickets[i])
    s.tickets_n[seat] = tickets
    if tickets < b.deal_keep:
        remark(w, FEW_TICKETS, seat, tickets, b.deal_keep)
    if long_tickets > b.deal_long and b.deal_rejects == OUT:
        remark(w, MANY_LONG_TICKETS, seat, long_tickets, b.deal_long)


def compare_spaces(b: Box, s: State, w: Scratch) -> None:
    """J1: every space on the bullet track is one of a bullet train's route."""
    moved = 0
    for seat in range(s.players):
        moved += s.bullet_spaces[seat]
    spaces = 0
    for route in range(b.n_routes):
        if s.owner[route] == SHARED:
            spaces += b.length[route]
    if moved != spaces:
        remark(w, SPACES_DIFFER, NOBODY, moved, spaces)


def doubt_end(b: Box, s: State, w: Scratch) -> None:
    """E1, J5."""
    fewest = b.cars
    for seat in range(s.players):
        fewest = min(fewest, s.cars[seat])
    if fewest > b.cars_last_round or not trains_run_out(b, s):
        remark(w, NOT_OVER, NOBODY, b.cars_last_round, 0)
