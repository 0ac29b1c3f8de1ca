"""The mechanic of bullet trains: a shared supply that marks routes for everybody instead of cars."""

from __future__ import annotations

from rallar.kernel.layout import LOG_BULLET, SHARED, Box, Scratch, State
from rallar.kernel.log import note


def takes_train(b: Box, s: State, route: int) -> bool:
    """J1: whether a claim of a route is marked with a bullet train."""
    return b.bullet[route] != 0 and s.bullets > 0


def spared_routes(b: Box, s: State, i: int) -> int:
    """J1: routes that cost no cars while there are bullet trains, one word of them."""
    return b.bullet_routes[i] if s.bullets > 0 else 0


def mark_with_train(b: Box, s: State, w: Scratch, seat: int, route: int) -> None:
    """J2."""
    s.owner[route] = SHARED
    s.bullets -= 1
    s.bullet_spaces[seat] += b.length[route]
    note(w, LOG_BULLET, seat, route, b.length[route])


def trains_run_out(b: Box, s: State) -> bool:
    """J5: without the mechanic there are none to run out."""
    return s.bullets <= b.bullets_last_round
