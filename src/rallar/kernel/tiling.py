"""What a seat knows and has in mind where tiles are laid: on what they lie, what can be claimed, where to lay the next.

Fields after the plan, on boards with track beds. `rallar.bots.tiles` lays alike, and says why.
"""

from __future__ import annotations

from rallar.kernel.beds import open_beds
from rallar.kernel.bits import lowest_bit
from rallar.kernel.cards import cards_held, most_of_a_color
from rallar.kernel.layout import BUILD, CARDS, COLORING, COLORS, LOCO, MAX_EDGES, NOBODY, WORD, Box, Scratch, State
from rallar.kernel.plans import (
    BOUGHT,
    COLOR,
    HELD,
    PLAN,
    PLANNED,
    POINT,
    WORTHS,
    lacks_of,
    mark_next,
    promise_of,
    share_out,
    worth_of,
)
from rallar.kernel.routes import claims_of
from rallar.kernel.types import Octets

TRACKS = 4  # numbers about what is on each route
NOW = 3  # numbers about what the plan can do at once
BUILD_EARLY = 1  # a bed of the plan is built when so few cards for it are missing: others can claim it too


def write_tracks(b: Box, s: State, seat: int, row: Octets, at: int) -> int:
    """The tiles that lie and who may want them, the beds that are bare, and what can be claimed."""
    n = b.n_routes
    row[at : at + TRACKS * n] = 0
    colors = row[at:]
    wanted = row[at + n :]
    bare = row[at + 2 * n :]
    claims = row[at + 3 * n :]
    most = most_of_a_color(s, seat)
    held = cards_held(s, seat)
    for i in range(b.route_words):
        for color in range(COLORS):
            mark_bits(s.laid_tiles[color, i], i, 1 + color, colors)
            mark_bits(s.laid_tiles[color, i], i, most_known(s, seat, color), wanted)
        mark_bits(open_beds(b, s, i), i, 1, bare)
        mark_bits(claims_of(b, s, seat, most, held, i), i, 1, claims)
    return at + TRACKS * n


def most_known(s: State, seat: int, color: int) -> int:
    """Of a color, with locomotives: the most that everybody has seen go into another hand."""
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.known[other, color] + s.known[other, LOCO])
    return most


def mark_bits(left: int, i: int, mark: int, row: Octets) -> None:
    """Note the routes of a word."""
    while left:
        row[i * WORD + lowest_bit(left)] = mark
        left &= left - 1


def write_tiling(b: Box, s: State, w: Scratch, seat: int, row: Octets, at: int, end: int) -> int:
    """What of the plan can be claimed, what would close it, and where it lays a tile. It was written up to `end`."""
    n = b.n_routes
    bare = row[at - 2 * n :]
    closing = row[at + n :]
    row[at : at + 3 * n + 2 * COLORS] = 0
    write_claims(b, s, w, seat, row[at - n :], row[end - PLAN :], row[end - PLAN - WORTHS - CARDS - n :], row[at:])
    write_closing(b, w, closing)
    if s.seat == seat and s.phase == BUILD:
        write_bed(b, s, w, seat, bare, closing, row[at + 2 * n :])
    if s.seat == seat and s.phase == COLORING:
        write_tile(b, s, w, seat, row[at + 3 * n :])
    write_now(b, row[at:], row[at + 3 * n + 2 * COLORS :])
    return at + 3 * n + 2 * COLORS + NOW


def write_now(b: Box, claims: Octets, row: Octets) -> None:
    """What can be done at once, as a whole: routes of the plan to claim, spaces of the one that may not wait, beds."""
    beds = claims[2 * b.n_routes :]
    row[0:NOW] = 0
    for route in range(b.n_routes):
        row[0] += 1 if claims[route] else 0
        row[1] += b.length[route] if claims[route] == 3 else 0
        row[2] += 1 if beds[route] == 1 else 0


def write_claims(
    b: Box, s: State, w: Scratch, seat: int, claims: Octets, plan: Octets, ready: Octets, row: Octets
) -> None:
    """Of the routes in mind, those that can be claimed at once: of a plan the ready ones, and without one the best."""
    n = plan[7]
    if plan[0] == 0:
        if n > 0 and claims[w.path[0]]:
            row[w.path[0]] = 3
        return
    for i in range(n):
        if claims[w.path[i]] and ready[w.path[i]]:
            row[w.path[i]] = 1
    mark_next(b, s, w, seat, n, row)


def write_closing(b: Box, w: Scratch, row: Octets) -> None:
    """What would close a route of the plan: parallel tracks and crossings."""
    for route in range(b.n_routes):
        if w.draft[PLANNED, route] == BOUGHT:
            for i in range(b.route_words):
                mark_bits(b.parallel[route, i] | b.crossed[route, i], i, 1, row)


# Where to lay a tile


def list_in_order(b: Box, w: Scratch) -> int:
    """The routes of the plan, by their numbers."""
    n = 0
    for route in range(b.n_routes):
        if w.draft[PLANNED, route] == BOUGHT and n < MAX_EDGES:
            w.path[n] = route
            n += 1
    return n


def write_bed(b: Box, s: State, w: Scratch, seat: int, bare: Octets, closing: Octets, row: Octets) -> None:
    """The beds of the plan that are nearly paid, and the one to build on: the nearest of these, else a harmless one."""
    n = list_in_order(b, w)
    share_out(b, s, w, seat, n, most_of_a_color(s, seat))
    best = NOBODY
    fewest = BUILD_EARLY + 1
    for i in range(n):
        route = w.path[i]
        lacks = lacks_of(w, route)
        if bare[route] and lacks <= BUILD_EARLY:
            row[route] = 1
            if lacks < fewest:
                best = route
                fewest = lacks
    care = 2
    while best == NOBODY and care >= 0:
        best = least_harm(b, s, w, seat, bare, closing, n, care)
        care -= 1
    if best != NOBODY:
        row[best] = 3


def least_harm(b: Box, s: State, w: Scratch, seat: int, bare: Octets, closing: Octets, planned: int, care: int) -> int:
    """Beside a plan, a tile is to tempt nobody; without one, it is to serve for points. How much the plan is spared."""
    best = NOBODY
    least = 0
    for route in range(b.n_routes):
        spares = (care < 2 or w.draft[PLANNED, route] != BOUGHT) and (care < 1 or closing[route] == 0)
        if bare[route] and spares:
            harm = worth_of(b, s, seat, route)
            if planned == 0:
                harm = POINT * lacks_alone(b, s, w, seat, route) - harm
            if best == NOBODY or harm < least:
                best = route
                least = harm
    return best


def lacks_alone(b: Box, s: State, w: Scratch, seat: int, route: int) -> int:
    """What a route lacks if the whole hand is for it, in the color that goes farthest."""
    w.path[0] = route
    share_out(b, s, w, seat, 1, most_of_a_color(s, seat))
    return lacks_of(w, route)


def write_tile(b: Box, s: State, w: Scratch, seat: int, row: Octets) -> None:
    """Of each color, how far it goes on the bed that is being built on; and the one that goes farthest."""
    route = s.route
    if w.draft[PLANNED, route] == BOUGHT:
        share_out(b, s, w, seat, list_in_order(b, w), most_of_a_color(s, seat))
    else:
        lacks_alone(b, s, w, seat, route)
    color = w.draft[COLOR, route]
    w.purse[color] += w.draft[HELD, route]
    for each in range(COLORS):
        if s.tiles[b.length[route], each] > 0:
            row[each] = promise_of(s, w, each, b.length[route] - b.symbols[route])
    row[COLORS + color] = 1
