"""What a ticket can still become, for its owner: lost means that the pieces left cannot join its places."""

from __future__ import annotations

from rallar.kernel.layout import LOST, MADE, NOBODY, OVER, POSSIBLE, SHARED, WORD, Board, Scratch, State

FAR = 9999


def mark_tolls(b: Board, s: State, w: Scratch, seat: int) -> None:
    """Note for each route what it would cost a seat to use it."""
    for route in range(b.n_routes):
        w.toll[route] = cars_for(b, s, seat, route)
        w.lent[route] = can_borrow(b, s, seat, route)


def prospect(b: Board, s: State, w: Scratch, seat: int, ticket: int) -> int:
    """LOST, POSSIBLE or MADE, once the seat's made tickets and tolls are marked."""
    if (w.made[seat, ticket // WORD] >> (ticket % WORD)) & 1:
        return MADE
    if s.phase == OVER:
        return LOST
    return POSSIBLE if fewest_cars(b, s, w, seat, ticket) <= s.cars[seat] else LOST


def fewest_cars(b: Board, s: State, w: Scratch, seat: int, ticket: int) -> int:
    """The fewest cars that could join a ticket's places, with every station spent on borrowing."""
    borrows = borrows_at_most(b, s, seat)
    start_at(b, w, b.ticket_a[ticket], borrows)
    changed = True
    while changed:
        changed = False
        for route in range(b.n_routes):
            if w.toll[route] < FAR or w.lent[route]:
                changed = relax(b, w, route, borrows) or changed
    best = FAR
    place = b.ticket_b[ticket]
    for i in range(b.ends[place]):
        for used in range(borrows + 1):
            best = min(best, w.reach[b.end[place, i], used])
    return best


def borrows_at_most(b: Board, s: State, seat: int) -> int:
    total = s.stations[seat]
    if b.n_stations:
        for city in range(b.n_cities):
            if s.station[city] == seat:
                total += 1
    return total


def start_at(b: Board, w: Scratch, place: int, borrows: int) -> None:
    for city in range(b.n_cities):
        for used in range(borrows + 1):
            w.reach[city, used] = FAR
    for i in range(b.ends[place]):
        w.reach[b.end[place, i], 0] = 0


def relax(b: Board, w: Scratch, route: int, borrows: int) -> bool:
    """Carry the distances of a route's cities to each other over it. True if one got shorter."""
    one = b.a[route]
    other = b.b[route]
    toll = w.toll[route]
    changed = False
    for used in range(borrows + 1):
        if toll < FAR:
            changed = shorten(w, one, used, w.reach[other, used] + toll) or changed
            changed = shorten(w, other, used, w.reach[one, used] + toll) or changed
        if w.lent[route] and used < borrows:
            changed = shorten(w, one, used + 1, w.reach[other, used]) or changed
            changed = shorten(w, other, used + 1, w.reach[one, used]) or changed
    return changed


def shorten(w: Scratch, city: int, used: int, cars: int) -> bool:
    if cars >= w.reach[city, used]:
        return False
    w.reach[city, used] = cars
    return True


def cars_for(b: Board, s: State, seat: int, route: int) -> int:
    """The cars a seat needs to use a route as its own or as a shared one; FAR if it never can."""
    if s.owner[route] == seat or s.owner[route] == SHARED:
        return 0
    if (s.free[route // WORD] >> (route % WORD)) & 1 == 0:
        return FAR
    if b.bullet[route] and s.bullets > 0:
        return 0
    return b.length[route]


def can_borrow(b: Board, s: State, seat: int, route: int) -> bool:
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
