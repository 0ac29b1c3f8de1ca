"""The names of a board's things beside their numbers in the kernel."""

from __future__ import annotations

from functools import cached_property

from rallar.kernel.layout import WORD
from rallar.model.errors import MoveError, shown
from rallar.model.types import Board


class Names:
    """Routes, cities and tickets by number and by id."""

    def __init__(self, board: Board) -> None:
        self.routes = tuple(route.id for route in board.routes)
        self.cities = tuple(city.id for city in board.cities)
        self.tickets = tuple(ticket.id for ticket in board.tickets)

    @cached_property
    def _numbers(self) -> dict[str, dict[str, int]]:
        kinds = {"route": self.routes, "city": self.cities, "ticket": self.tickets}
        return {kind: {name: number for number, name in enumerate(names)} for kind, names in kinds.items()}

    def route(self, name: str) -> int:
        return self._number("route", name)

    def city(self, name: str) -> int:
        return self._number("city", name)

    def ticket(self, name: str) -> int:
        return self._number("ticket", name)

    def _number(self, kind: str, name: str) -> int:
        try:
            return self._numbers[kind][name]
        except (KeyError, TypeError):
            raise MoveError(f"move-unknown-{kind}", name=shown(name)) from None


def bits_of(words: list[int]) -> list[int]:
    """The numbers in a set of mask words, in order: from one set bit to the next, for most sets are sparse."""
    numbers = []
    for i, word in enumerate(words):
        while word:
            lowest = word & -word
            numbers.append(i * WORD + lowest.bit_length() - 1)
            word ^= lowest
    return numbers
