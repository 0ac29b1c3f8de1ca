"""What can be done now, sorted for a person: the payment that wastes least comes first. The game says what is legal."""

from __future__ import annotations

from functools import cached_property

from rallar.game import Cards, Game
from rallar.model.types import CARDS, LOCOMOTIVE, Color

LISTED = 400  # payments listed one by one; with more, only the plain ones are
_LOCO = CARDS.index(LOCOMOTIVE)


class Choices:
    """The moves of a seat, so far as they need sorting."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._legal = game.legal_moves_of(seat)

    @cached_property
    def _hand(self) -> Cards:
        own = self._game.view(self._seat).own
        return own.hand if own else Cards()

    @property
    def routes(self) -> tuple[str, ...]:
        return self._legal.routes

    def payments(self, route: str) -> tuple[list[Cards], bool]:
        """Ways to pay for a route, the cheapest first, and whether these are all."""
        complete = self.count(route) <= LISTED
        found = self._legal.payments(route) if complete else self._legal.plain_payments(route)
        return sorted(found, key=self._price), complete

    def count(self, route: str) -> int:
        """In how many ways a route can be paid for."""
        return self._legal.count_payments(route)

    def cheapest(self, route: str) -> Cards | None:
        found, _ = self.payments(route)
        return found[0] if found else None

    def stations(self) -> dict[str, list[Cards]]:
        """Where a station can be built, and the ways to pay for it."""
        return {city: self.station_payments(city) for city in self._legal.stations}

    def station_payments(self, city: str) -> list[Cards]:
        return sorted(self._legal.station_payments(city), key=self._price)

    def tiles(self) -> dict[str, list[Color]]:
        """The beds that can be built on, and the colors of the tiles that fit."""
        lengths = {route.id: route.length for route in self._game.board.routes}
        supply = self._game.view(None).tile_supply
        fitting = {length: [color for color, left in tiles.items() if left] for length, tiles in supply.items()}
        return {bed: fitting[lengths[bed]] for bed in self._legal.beds}

    def _price(self, cards: Cards) -> tuple[int, int]:
        """A locomotive is worth two cards and a half. At the same price, odd cards go before a good set does."""
        left = (have - paid for have, paid in zip(self._hand, cards, strict=True))
        return 2 * cards.total + 3 * cards[_LOCO], -sum(number**2 for number in left)
