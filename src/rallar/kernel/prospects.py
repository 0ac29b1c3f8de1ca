"""What a ticket can still become, for its owner: lost means that the pieces left cannot join its places."""

from __future__ import annotations

from rallar.kernel.layout import (
    LOST,
    MADE,
    NOBODY,
    OVER,
    POSSIBLE,
    SHARED,
    TRAINS_COUNTED,
    WORD,
    Box,
    Scratch,
    State,
)

FAR = 999
READ = ("free", "tickets", "sites", "owner", "station", "cars", "stations", "bullets")  # of a state, and if it is over


def mark_tolls(b: Box, s: State, w: Scratch, seat: int) -> None:
    """Note for each route what it would cost a seat to use it."""
    for route in range(b.n_routes):
        free = (s.free[route // WORD] >> (route % WORD)) & 1
        w.toll[route] = FAR
        if s.owner[route] == seat or s.owner[route] == SHARED:
            w.toll[route] = 0
        elif free and b.bullet[route] and s.bullets > TRAINS_COUNTED:
            w.toll[route] = 0
        elif free:
            w.toll[route] = b.length[route]
        w.marked[route] = 1 if free and b.bullet[route] and trains_counted(s) > 0 else 0
        w.lent[route] = can_borrow(b, s, seat, route)


def trains_counted(s: State) -> int:
    """The bullet trains that have to be counted; none where the supply is large enough for every journey."""
    return s.bullets if s.bullets <= TRAINS_COUNTED else 0


def prospect(b: Box, s: State, w: Scratch, seat: int, ticket: int) -> int:
    """LOST, POSSIBLE or MADE, once the seat's made tickets and tolls are marked."""
    if (w.made[seat, ticket // WORD] >> (ticket % WORD)) & 1:
        return MADE
    if s.phase == OVER:
        return LOST
    return POSSIBLE if fewest_cars(b, s, w, seat, ticket) <= s.cars[seat] else LOST


def fewest_cars(b: Box, s: State, w: Scratch, seat: int, ticket: int) -> int:
    """The fewest cars that could join a ticket's places, with every station and bullet train spent on it."""
    borrows = borrows_at_most(b, s, seat)
    trains = trains_counted(s)
    start_at(b, w, b.ticket_a[ticket], borrows, trains)
    changed = True
    while changed:
        changed = False
        for route in range(b.n_routes):
            if w.toll[route] < FAR or w.lent[route]:
                changed = relax(b, w, route, borrows, trains) or changed
    best = FAR
    place = b.ticket_b[ticket]
    for i in range(b.ends[place]):
        for level in range((borrows + 1) * (trains + 1)):
            best = min(best, w.reach[b.end[place, i], level])
    return best


def borrows_at_most(b: Box, s: State, seat: int) -> int:
    total = s.stations[seat]
    if b.n_stations:
        for city in range(b.n_cities):
            if s.station[city] == seat:
                total += 1
    return total


def start_at(b: Box, w: Scratch, place: int, borrows: int, trains: int) -> None:
    for city in range(b.n_cities):
        for level in range((borrows + 1) * (trains + 1)):
            w.reach[city, level] = FAR
    for i in range(b.ends[place]):
        w.reach[b.end[place, i], 0] = 0


def relax(b: Box, w: Scratch, route: int, borrows: int, trains: int) -> bool:
    """Carry the distances of a route's cities to each other over it. True if one got shorter.

    A level is so many routes borrowed and so many trains used: `borrowed * (trains + 1) + used`.
    """
    changed = False
    for borrowed in range(borrows + 1):
        for used in range(trains + 1):
            level = borrowed * (trains + 1) + used
            if w.toll[route] < FAR:
                changed = carry(b, w, route, level, level, w.toll[route]) or changed
            if w.lent[route] and borrowed < borrows:
                changed = carry(b, w, route, level, level + trains + 1, 0) or changed
            if w.marked[route] and used < trains:
                changed = carry(b, w, route, level, level + 1, 0) or changed
    return changed


def carry(b: Box, w: Scratch, route: int, level: int, into: int, cars: int) -> bool:
    """Go over a route both ways, from one level to another."""
    there = shorten(w, b.b[route], into, w.reach[b.a[route], level] + cars)
    return shorten(w, b.a[route], into, w.reach[b.b[route], level] + cars) or there


def shorten(w: Scratch, city: int, level: int, cars: int) -> bool:
    if cars >= w.reach[city, level]:
        return False
    w.reach[city, level] = cars
    return True


def can_borrow(b: Box, s: State, seat: int, route: int) -> bool:
    """Whether a station of a seat, built or to come, could lend it a route that another has or may yet claim."""
    owner = s.owner[route]
    if owner == seat or owner == SHARED:
        return False
    if owner == NOBODY and (s.free[route // WORD] >> (route % WORD)) & 1 == 0:
        return False
    return may_stand(s, seat, b.a[route]) or may_stand(s, seat, b.b[route])


def may_stand(s: State, seat: int, city: int) -> bool:
    if s.station[city] == seat:
        return True
    return s.stations[seat] > 0 and (s.sites[city // WORD] >> (city % WORD)) & 1 == 1
