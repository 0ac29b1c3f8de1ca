"""People at the tables of the tests: they play something legal, and never wait for ever."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from rallar.client import Guest, RefusedError
from rallar.protocol import wire
from tests.server.house import House

PEOPLE: tuple[wire.SeatKind, ...] = ("person", "person")
WAIT = 20.0


def see(guest: Guest, condition: Callable[[], bool]) -> None:
    """Hear until something is so."""
    guest.until(condition, WAIT)


def catch_up(guest: Guest, position: int) -> None:
    see(guest, lambda: guest.position >= position)


def refusal(call: Callable[..., object], *args: Any, **values: Any) -> RefusedError:
    """What a call is refused with."""
    with pytest.raises(RefusedError) as caught:
        call(*args, **values)
    return caught.value


def some_move(guest: Guest) -> str:
    """Something legal, from what the server offers."""
    if guest.choices and guest.choices.routes and not guest.own.offer:
        route = guest.choices.routes[guest.view.turn % len(guest.choices.routes)]
        return f"claim {route} {guest.payments(route=route).payments[0]}"
    return guest.simple_moves[0]


def play_on(*guests: Guest, most: int = 10_000) -> None:
    """The guests play, each its own seat, until the end or for so many moves."""
    seats = {guest.seat: guest for guest in guests}
    for _ in range(most):
        if guests[0].over:
            return
        mover = seats[guests[0].view.to_move[0]]
        position = mover.play(some_move(mover)).position
        for guest in guests:
            catch_up(guest, position)


@contextmanager
def raw(house: House, table: str, **options: Any) -> Iterator[ClientConnection]:
    """A socket on which anything can be said."""
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
    with connect(address, max_size=None, **options) as socket:
        yield socket


def heard(socket: ClientConnection) -> dict[str, Any]:
    """The next message, as it is."""
    message: dict[str, Any] = json.loads(socket.recv(WAIT))
    return message
