"""Someone who plays over the network and follows the paths the server shows for their tickets."""

from __future__ import annotations

from collections.abc import Callable

from rallar.client import Guest
from rallar.game import View
from rallar.model.loader import load_board
from rallar.model.types import COLORS, LOCOMOTIVE
from rallar.protocol.wire import Choices


class Follower:
    """On one seat at a table. `play` goes on until there is a reason to stop, or the game is over."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._routes = {route.id: route for route in load_board(guest.view.board).routes}

    def play(self, until: Callable[[View, Choices], bool] = lambda _view, _choices: False) -> None:
        for choices in self._guest.turns():
            if until(self._guest.view, choices):
                return
            self._guest.play(self._choose(choices))

    def _choose(self, choices: Choices) -> str:
        own = self._guest.own
        if own.offer:
            return " ".join(("keep", *own.offer[: own.keep]))
        if choices.surcharge:
            return f"pay {choices.surcharge[0]}"
        if choices.decline:
            return "decline"
        wanted = self._wanted()
        for bed in (*(route for route in wanted if route in choices.beds), *choices.beds):
            return f"tile {bed} {choices.beds[bed][0]}"
        return self._claim(wanted, choices) or self._draw(wanted, choices)

    def _wanted(self) -> list[str]:
        """The routes still missing for the tickets that can be made."""
        possible = [each.ticket for each in self._guest.own.tickets if each.prospect == "possible"]
        paths = [self._guest.path(ticket) or () for ticket in possible]
        return [route for path in paths for route in path if route not in self._guest.view.owners]

    def _claim(self, wanted: list[str], choices: Choices) -> str | None:
        long = [route for route in choices.routes if self._routes[route].length >= 4]
        claimable = [route for route in wanted if route in choices.routes] or (
            long if self._guest.own.hand.total > 10 or not wanted else []
        )
        if not claimable:
            return None
        route = max(claimable, key=lambda each: self._routes[each].length)
        return f"claim {route} {self._guest.payments(route=route).payments[0]}"

    def _draw(self, wanted: list[str], choices: Choices) -> str:
        needed = {self._routes[route].color for route in wanted}
        liked = [card for card in choices.draw if card == LOCOMOTIVE or card in needed]
        best = max(COLORS, key=lambda color: self._guest.own.hand[COLORS.index(color)])
        for card in (*liked, best, *choices.draw):
            if card in choices.draw:
                return f"draw {card}"
        return "tickets" if choices.tickets else "pass"
