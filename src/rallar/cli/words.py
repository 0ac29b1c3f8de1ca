"""The things of a board in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable

from rallar.cli.look import SYMBOLS, card_name
from rallar.game import Cards
from rallar.locales import Labels, Messages
from rallar.model.errors import RallarError
from rallar.model.types import LOCOMOTIVE, Board, City


class Words:
    """Says cards, routes, tickets and players, for one reader at one table."""

    def __init__(self, messages: Messages, board: Board, reader: int | None = None) -> None:
        self.messages = messages
        self.board = board
        self.labels = Labels(board)
        self.reader = reader

    def say(self, key: str, **params: str | int) -> str:
        return self.messages.text(key, **params)

    def error(self, error: RallarError) -> str:
        return self.messages.error(error, self.labels)

    def card(self, card: str) -> str:
        return card_name(card, self.name_of(card))

    def name_of(self, card: str) -> str:
        return self.say(f"card-{card}")

    def names_of(self, city: City) -> tuple[str, ...]:
        """As printed, as records write it, and as the language has it."""
        return city.name, city.id, *self.messages.place_names(city.zone or city.id)

    def cards(self, cards: Cards) -> str:
        counted = (self._counted(card, number) for card, number in cards.by_name.items())
        return ", ".join(counted) or self.say("cards-none")

    def _counted(self, card: str, number: int) -> str:
        if card == LOCOMOTIVE:
            return self.say("cards-locomotives", number=number, symbol=SYMBOLS[card])
        return self.say("cards-number", number=number, card=self.card(card))

    def card_list(self, cards: Iterable[str]) -> str:
        return ", ".join(self.card(card) for card in cards) or self.say("cards-none")

    def player(self, seat: int) -> str:
        return self.say("player-you") if seat == self.reader else self.say("player-other", number=seat + 1)

    def players(self, seats: Iterable[int]) -> str:
        return ", ".join(self.player(seat) for seat in seats)

    def routes(self, routes: Iterable[str]) -> str:
        """Names of routes; parallel tracks have one between them."""
        return ", ".join(dict.fromkeys(self.labels.route(route) for route in routes))

    def points(self, points: int) -> str:
        return self.say("points", points=points)
