"""What can be done now, sorted for a person: the payment that wastes least comes first. The game says what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import islice, takewhile

from rallar.game import BuildStation, Cards, Claim, Game, LayTile, Move
from rallar.model.types import CARDS, COLORS, LOCOMOTIVE

LISTED = 400  # payments looked at one by one; with more, only the sensible ones are tried
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

    def simple(self) -> list[Move]:
        """Moves without a payment or a tile, which come first in the list of all."""
        return list(takewhile(lambda move: not isinstance(move, Claim | BuildStation | LayTile), self._legal))

    def payments(self, route: str) -> tuple[list[Cards], bool]:
        """Ways to pay for a route, the cheapest first, and whether these are all."""
        some = list(islice(self._legal.payments(route), LISTED + 1))
        complete = len(some) <= LISTED
        found = some if complete else list(self._sensible(route))
        return sorted(found, key=self._price), complete

    def cheapest(self, route: str) -> Cards | None:
        found, _ = self.payments(route)
        return found[0] if found else None

    def stations(self) -> dict[str, list[Cards]]:
        """Where a station can be built, and the ways to pay for it."""
        legal = self._legal
        return {city: sorted(legal.station_payments(city), key=self._price) for city in legal.stations}

    def tiles(self) -> dict[str, list[str]]:
        """The beds that can be built on, and the colors of the tiles that fit."""
        found: dict[str, list[str]] = {}
        for move in self._legal:
            if isinstance(move, LayTile):
                found.setdefault(move.route, []).append(move.color)
        return found

    def _price(self, cards: Cards) -> tuple[int, int]:
        """A locomotive is worth two cards and a half. At the same price, odd cards go before a good set does."""
        left = (have - paid for have, paid in zip(self._hand, cards, strict=True))
        return 2 * cards.total + 3 * cards[_LOCO], -sum(number**2 for number in left)

    def _sensible(self, route: str) -> Iterator[Cards]:
        """Sets of one color with locomotives, filled up with what there is least of: those of them that are legal."""
        tried: set[Cards] = set()
        for cards in self._candidates():
            if cards not in tried and Claim(route, cards) in self._legal:
                yield cards
            tried.add(cards)

    def _candidates(self) -> Iterator[Cards]:
        for color, held in enumerate(self._hand[: len(COLORS)]):
            for number in range(min(held, 9) + 1):
                for locos in range(min(self._hand[_LOCO], 9) + 1):
                    yield from self._filled(color, number, locos)

    def _filled(self, color: int, number: int, locos: int) -> Iterator[Cards]:
        counts = [0] * len(CARDS)
        counts[color], counts[_LOCO] = number, locos
        yield Cards(counts)
        for other in sorted(range(len(COLORS)), key=lambda each: self._hand[each]):
            while other != color and counts[other] < self._hand[other]:
                counts[other] += 1
                yield Cards(counts)
