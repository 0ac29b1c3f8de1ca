"""Someone at a table: keeps every message it hears, and can play."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.house import House

Json = dict[str, Any]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def seat(kind: str = "person", **wishes: str) -> Json:
    return {"kind": kind, **wishes}


def make(http: httpx.Client, board: str = "nordic", *seats: Json, **wishes: Any) -> Json:
    """A new table of two people, unless other seats are named."""
    answer = http.post("/api/tables", json={"board": board, "seats": seats or (seat(), seat()), **wishes})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


class Guest:
    def __init__(self, socket: ClientConnection, token: str | None) -> None:
        self.socket = socket
        self.token = token
        self.heard: list[str] = []
        self.seen: Json = {}  # the last state or move
        self._numbers = count()

    def hello(self, token: str | None, after: int | None = None) -> Json:
        self.token = token
        return self.ask("hello", token=token, after=after)

    def ask(self, kind: str, **values: Any) -> Json:
        """Say something, and hear until the answer to it."""
        number = f"n{next(self._numbers)}"
        self.socket.send(json.dumps({"type": kind, "id": number, **values}))
        return self.hear(lambda message: message.get("re") == number)

    def hear(self, wanted: Callable[[Json], bool]) -> Json:
        while True:
            message = self.next()
            if wanted(message):
                return message

    def hear_kind(self, kind: str) -> Json:
        return self.hear(lambda message: bool(message["type"] == kind))

    def next(self, timeout: float = 20) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("state", "moved"):
            self.seen = message
        return message

    def move(self, text: str) -> Json:
        """Make a move where the table is; the news of it is heard too."""
        answer = self.ask("move", position=self.seen["position"], move=text)
        if answer["type"] == "accepted":
            self.hear_move(answer["position"])
        return answer

    def some_move(self) -> str:
        """Something legal, from what the server offers."""
        view, choices = self.seen["view"], self.seen["choices"]
        if view["asked"] == "keep-tickets":
            return " ".join(("keep", *view["own"]["offer"]))
        if choices["routes"]:
            route = choices["routes"][view["turn"] % len(choices["routes"])]
            found = self.ask("payments", position=self.seen["position"], route=route)
            return f"claim {route} {found['payments'][0]}"
        options = [f"tile {bed} {colors[0]}" for bed, colors in choices["beds"].items()]
        options += [f"pay {cards}" for cards in choices["surcharge"]]
        options += [f"draw {card}" for card in choices["draw"]]
        options += [word for word in ("tickets", "decline", "pass") if choices[word]]
        return options[0]

    def hear_move(self, position: int) -> Json:
        return self.hear(lambda message: bool(message["type"] == "moved" and message["position"] >= position))


@contextmanager
def guest(house: House, table: str, token: str | None = None) -> Iterator[Guest]:
    """At the table, and greeted."""
    with raw(house, table) as socket:
        found = Guest(socket, token)
        found.hello(token)
        yield found


@contextmanager
def raw(house: House, table: str, **headers: Any) -> Iterator[ClientConnection]:
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
    with connect(address, max_size=None, **headers) as socket:
        yield socket


def play_on(guests: dict[int, Guest], most: int = 10_000) -> None:
    """The guests play, each its own seat, until the end or for so many moves."""
    for _ in range(most):
        first = next(iter(guests.values()))
        if first.seen["outcome"]:
            return
        mover = guests[first.seen["view"]["to_move"][0]]
        position = mover.seen["position"] + 1
        assert mover.move(mover.some_move())["type"] == "accepted"
        for other in guests.values():
            if other is not mover:
                other.hear_move(position)
