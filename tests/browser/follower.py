"""Someone who plays over the socket and follows the paths the server shows for their tickets."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

import msgspec
from websockets.sync.client import connect

from rallar.model.loader import load_board
from rallar.model.types import COLORS, LOCOMOTIVE


class Follower:
    """One seat at a table. `play` goes on until there is a reason to stop, or the game is over."""

    def __init__(self, host: str, table: str, token: str, board: str) -> None:
        self._open = ExitStack()
        address = f"{host.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._socket = self._open.enter_context(connect(address, max_size=None))
        self._numbers = count()
        self._routes = {route.id: route for route in load_board(board).routes}
        self._state: dict[str, Any] = {}
        self._send(type="hello", token=token, after=None)

    def play(self, until: Callable[[dict[str, Any]], bool] = lambda _: False) -> None:
        while not self._state.get("outcome"):
            if self._state.get("choices"):
                if until(self._state["view"]):
                    return
                self._move()
            else:
                self._hear()

    def close(self) -> None:
        self._open.close()

    def _move(self) -> None:
        position = self._state["position"]
        answer = self._ask(type="move", position=position, move=self._choose())
        while answer["type"] == "accepted" and self._state["position"] == position:
            self._hear()
        while answer["type"] == "refused" and self._state["position"] == position:  # overtaken while choosing tickets
            self._hear()

    def _choose(self) -> str:
        view, choices = self._state["view"], self._state["choices"]
        own = view["own"]
        if view["asked"] == "keep-tickets":
            return " ".join(("keep", *own["offer"][: own["keep"]]))
        if choices["surcharge"]:
            return f"pay {choices['surcharge'][0]}"
        if choices["decline"]:
            return "decline"
        wanted = self._wanted(own)
        for bed in (*(route for route in wanted if route in choices["beds"]), *choices["beds"]):
            return f"tile {bed} {choices['beds'][bed][0]}"
        return self._claim(wanted, choices, view) or self._draw(wanted, choices, own)

    def _wanted(self, own: dict[str, Any]) -> list[str]:
        """The routes still missing for the tickets that can be made."""
        possible = [each["ticket"] for each in own["tickets"] if each["prospect"] == "possible"]
        paths = [self._ask(type="path", ticket=ticket)["routes"] or [] for ticket in possible]
        owned = self._state["view"]["owners"]
        return [route for path in paths for route in path if route not in owned]

    def _claim(self, wanted: list[str], choices: dict[str, Any], view: dict[str, Any]) -> str | None:
        hand = view["players"][view["own"]["seat"]]["cards"]
        long = [route for route in choices["routes"] if self._routes[route].length >= 4]
        claimable = [route for route in wanted if route in choices["routes"]] or (
            long if hand > 10 or not wanted else []
        )
        if not claimable:
            return None
        route = max(claimable, key=lambda each: self._routes[each].length)
        ways = self._ask(type="payments", position=self._state["position"], route=route)
        return f"claim {route} {ways['payments'][0]}"

    def _draw(self, wanted: list[str], choices: dict[str, Any], own: dict[str, Any]) -> str:
        needed = {self._routes[route].color for route in wanted}
        liked = [card for card in choices["draw"] if card == LOCOMOTIVE or card in needed]
        best = max(COLORS, key=lambda color: own["hand"][COLORS.index(color)])
        for card in (*liked, best, *choices["draw"]):
            if card in choices["draw"]:
                return f"draw {card}"
        return "tickets" if choices["tickets"] else "pass"

    def _ask(self, **message: Any) -> dict[str, Any]:
        number = self._send(**message)
        while True:
            answer = self._hear()
            if answer.get("re") == number:
                return answer

    def _hear(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(self._socket.recv(timeout=30))
        if message["type"] in ("state", "moved"):
            self._state = message
        return message

    def _send(self, **message: Any) -> str:
        number = str(next(self._numbers))
        self._socket.send(msgspec.json.encode({"id": number} | message), text=True)
        return number
