"""Graphs of routes: what is joined, what a station adds, the longest trail."""

from __future__ import annotations

from rallar.kernel.bits import count_bits, lowest_bit
from rallar.kernel.layout import NOBODY, SHARED, TICKET_WORDS, WORD, Box, Scratch, State


def label_network(b: Box, s: State, w: Scratch, seat: int) -> None:
    """Label each city with its component in a seat's own routes and the shared ones (K3, J2)."""
    for city in range(b.n_cities):
        w.label[0, city] = city
    for route in range(b.n_routes):
        if s.owner[route] == seat or s.owner[route] == SHARED:
            join(w, b.a[route], b.b[route])
    for city in range(b.n_cities):
        w.label[0, city] = root(w, city)


def root(w: Scratch, city: int) -> int:
    while w.label[0, city] != city:
        w.label[0, city] = w.label[0, w.label[0, city]]
        city = w.label[0, city]
    return city


def join(w: Scratch, a: int, b: int) -> None:
    a = root(w, a)
    b = root(w, b)
    if a != b:
        w.label[0, max(a, b)] = min(a, b)


def joined(b: Box, w: Scratch, level: int, ticket: int) -> bool:
    """Whether any end of one place and any end of the other have one label (L10)."""
    one = b.ticket_a[ticket]
    other = b.ticket_b[ticket]
    for i in range(b.ends[one]):
        for k in range(b.ends[other]):
            if w.label[level, b.end[one, i]] == w.label[level, b.end[other, k]]:
                return True
    return False


def ticket_total(b: Box, s: State, w: Scratch, seat: int, level: int) -> int:
    """Points of a seat's tickets, made or not, by the labels of a level; and 1024ths: how many are made (B4)."""
    total = 0
    for i in range(TICKET_WORDS):
        left = s.tickets[seat, i]
        while left:
            ticket = i * WORD + lowest_bit(left)
            left &= left - 1
            if joined(b, w, level, ticket):
                total += 1024 * b.ticket_points[ticket] + 1
            else:
                total -= 1024 * b.ticket_points[ticket]
    return total


def assign_stations(b: Box, s: State, w: Scratch, seat: int) -> None:
    """Find the borrowed routes with the best ticket total (B3, B4); leave the labels they give at level 0."""
    for k in range(b.n_stations):
        w.borrowed[seat, k] = NOBODY
    stations = list_options(b, s, w, seat)
    if stations == 0 or all_made(b, s, w, seat):
        return
    best = ticket_total(b, s, w, seat, 0)
    level = 0
    w.cursor[0] = 0
    while level >= 0:
        if level == stations:
            total = ticket_total(b, s, w, seat, level)
            if total > best:
                best = total
                for k in range(stations):
                    w.borrowed[seat, k] = w.trial[k]
            level -= 1
        elif w.cursor[level] > w.options_n[level]:
            level -= 1
        else:
            try_option(b, w, level)
            level += 1
            w.cursor[level] = 0
    for k in range(stations):
        if w.borrowed[seat, k] != NOBODY:
            merge(b, w, w.borrowed[seat, k], 0, 0)


def try_option(b: Box, w: Scratch, level: int) -> None:
    """Give a station its next option, the first of which is to borrow nothing."""
    option = w.cursor[level]
    w.cursor[level] += 1
    route = NOBODY if option == 0 else w.options[level, option - 1]
    w.trial[level] = route
    if route == NOBODY:
        for city in range(b.n_cities):
            w.label[level + 1, city] = w.label[level, city]
    else:
        merge(b, w, route, level, level + 1)


def merge(b: Box, w: Scratch, route: int, level: int, into: int) -> None:
    keep = w.label[level, b.a[route]]
    gone = w.label[level, b.b[route]]
    for city in range(b.n_cities):
        label = w.label[level, city]
        w.label[into, city] = keep if label == gone else label


def list_options(b: Box, s: State, w: Scratch, seat: int) -> int:
    """A seat's stations, and for each the routes of others that would join something new: one to each component."""
    stations = 0
    if b.n_stations == 0:
        return 0
    for city in range(b.n_cities):
        if s.station[city] == seat:
            w.station_city[stations] = city
            w.options_n[stations] = 0
            for i in range(b.route_words):
                routes = b.reaching[city, i]
                while routes:
                    add_option(b, s, w, seat, stations, i * WORD + lowest_bit(routes))
                    routes &= routes - 1
            stations += 1
    return stations


def add_option(b: Box, s: State, w: Scratch, seat: int, station: int, route: int) -> None:
    owner = s.owner[route]
    if owner == NOBODY or owner == seat or owner == SHARED:
        return
    city = w.station_city[station]
    target = w.label[0, far_end(b, route, city)]
    if target == w.label[0, city]:
        return
    for k in range(w.options_n[station]):
        if w.label[0, far_end(b, w.options[station, k], city)] == target:
            return
    w.options[station, w.options_n[station]] = route
    w.options_n[station] += 1


def far_end(b: Box, route: int, city: int) -> int:
    return b.b[route] if b.a[route] == city else b.a[route]


def all_made(b: Box, s: State, w: Scratch, seat: int) -> bool:
    for i in range(TICKET_WORDS):
        left = s.tickets[seat, i]
        while left:
            if not joined(b, w, 0, i * WORD + lowest_bit(left)):
                return False
            left &= left - 1
    return True


def mark_made(b: Box, s: State, w: Scratch, seat: int) -> None:
    """Note which tickets of a seat are made, their number and their points."""
    label_network(b, s, w, seat)
    assign_stations(b, s, w, seat)
    points = 0
    for i in range(TICKET_WORDS):
        made = 0
        left = s.tickets[seat, i]
        while left:
            bit = lowest_bit(left)
            left &= left - 1
            if joined(b, w, 0, i * WORD + bit):
                made |= 1 << bit
                points += b.ticket_points[i * WORD + bit]
            else:
                points -= b.ticket_points[i * WORD + bit]
        w.made[seat, i] = made
    w.ticket_points[seat] = points


def count_made(w: Scratch, seat: int) -> int:
    total = 0
    for i in range(TICKET_WORDS):
        total += count_bits(w.made[seat, i])
    return total


def longest_trail(b: Box, s: State, w: Scratch, seat: int) -> int:
    """E4: the length of the longest trail in a seat's own routes; the trail itself is left in the scratch record.

    A trail that cannot be made longer either ends in two cities of odd degree, or closes and uses its whole component.
    So only cities of odd degree are worth starting from; one city is enough where a component has none.
    """
    link_edges(b, s, w, seat)
    best = 0
    w.trail_n[seat] = 0
    for city in range(b.n_cities):
        if w.degree[city] % 2 == 1 or (w.label[0, city] == city and w.odd[city] == 0):
            best = search_trails(b, w, seat, city, best)
    return best


def link_edges(b: Box, s: State, w: Scratch, seat: int) -> None:
    """List a seat's routes, thread the half-edges of each city, and sum up the components."""
    for city in range(b.n_cities):
        w.first[city] = NOBODY
        w.degree[city] = 0
        w.label[0, city] = city
        w.odd[city] = 0
        w.total[city] = 0
        w.shortest[city] = 0
    edges = 0
    for route in range(b.n_routes):
        if s.owner[route] == seat:
            w.edge[edges] = route
            w.used[edges] = 0
            link_half(w, b.a[route], 2 * edges)
            link_half(w, b.b[route], 2 * edges + 1)
            join(w, b.a[route], b.b[route])
            edges += 1
    for city in range(b.n_cities):
        label = root(w, city)
        w.label[0, city] = label
        w.odd[label] += w.degree[city] % 2
    for k in range(edges):
        label = w.label[0, b.a[w.edge[k]]]
        length = b.length[w.edge[k]]
        w.total[label] += length
        w.shortest[label] = min(w.shortest[label], length) if w.shortest[label] else length


def link_half(w: Scratch, city: int, half: int) -> None:
    w.next[half] = w.first[city]
    w.first[city] = half
    w.degree[city] += 1


def search_trails(b: Box, w: Scratch, seat: int, start: int, best: int) -> int:
    """Walk every trail from a city, as long as a better one than the best is thinkable.

    No trail ends in more than two odd cities: of each two more, at least one edge is left out.
    """
    label = w.label[0, start]
    most = w.total[label] - w.shortest[label] * max(w.odd[label] // 2 - 1, 0)
    depth = 0
    length = 0
    w.cursor[0] = w.first[start]
    while depth >= 0 and best < most:
        half = w.cursor[depth]
        if half == NOBODY:
            depth -= 1
            if depth >= 0:
                w.used[w.path[depth]] = 0
                length -= b.length[w.edge[w.path[depth]]]
            continue
        w.cursor[depth] = w.next[half]
        edge = half // 2
        if w.used[edge]:
            continue
        w.used[edge] = 1
        w.path[depth] = edge
        length += b.length[w.edge[edge]]
        depth += 1
        w.cursor[depth] = w.first[b.b[w.edge[edge]] if half % 2 == 0 else b.a[w.edge[edge]]]
        if length > best:
            best = length
            keep_trail(w, seat, depth)
    for k in range(depth):
        w.used[w.path[k]] = 0
    return best


def keep_trail(w: Scratch, seat: int, depth: int) -> None:
    w.trail_n[seat] = depth
    for k in range(depth):
        w.trail[seat, k] = w.edge[w.path[k]]
