"""From a key with raw parameters to a sentence: the one place where an id, a seat or a set of cards becomes words.

What a parameter is follows from its name. web/src/lib/params.ts has the same names for the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rallar.locales.labels import Labels
from rallar.locales.languages import FALLBACK
from rallar.locales.messages import Messages
from rallar.model.errors import RallarError
from rallar.model.types import CARDS, GRAY, LOCOMOTIVE, Board, City, Names

NO_SYMBOLS: Mapping[str, str] = MappingProxyType({})
NO_NAMES = Names()


class Words:
    """Says things for one reader at one table, or without a board to anybody; cards get the symbols that are given."""

    def __init__(
        self,
        messages: Messages,
        board: Board | None = None,
        reader: int | None = None,
        symbols: Mapping[str, str] = NO_SYMBOLS,
    ) -> None:
        self.messages = messages
        self.labels = Labels(board)
        self._names = board.names.get(messages.language, NO_NAMES) if board else NO_NAMES
        self.reader = reader
        self._symbols = symbols

    def say(self, key: str, **params: str | int) -> str:
        return self.messages.text(key, **{name: self.shown(name, value) for name, value in params.items()})

    def error(self, error: RallarError) -> str:
        """A refusal; where another is behind it, that one is the reason."""
        behind = error.__cause__
        reason = {"reason": self.error(behind)} if isinstance(behind, RallarError) else {}
        return self.say(error.key, **error.params | reason)

    def shown(self, name: str, value: str | int) -> str | int:
        """A parameter as it is said. A number is a number, unless its name says that it is a seat."""
        if name in SEATS and str(value).isdecimal():
            return int(value) + 1
        if isinstance(value, int):
            return self.player(value) if name in PLAYERS else value
        return NAMED[name](self, value) if name in NAMED else value

    def card(self, card: str) -> str:
        return f"{self._symbols.get(card, '')} {self.name_of(card)}".lstrip()

    def name_of(self, card: str) -> str:
        """What a card, or a track, is called: a color, or a locomotive."""
        if card == GRAY:
            return self.messages.text("color-gray")
        return self.messages.text(f"card-{card}") if card in CARDS else card

    def cards(self, cards: str) -> str:
        """`red:3,locomotive:1`, or one by one where the order matters: `red,locomotive`."""
        return ", ".join(map(self._counted, cards.split(","))) if cards else self.messages.text("cards-none")

    def _counted(self, part: str) -> str:
        card, _, number = part.strip().partition(":")
        if card not in CARDS or not number.isdecimal():
            return self.card(part.strip())
        if card == LOCOMOTIVE:
            symbol = self._symbols.get(card, "")
            return " ".join(self.messages.text("cards-locomotives", number=int(number), symbol=symbol).split())
        return self.messages.text("cards-number", number=int(number), card=self.card(card))

    def player(self, seat: int) -> str:
        text = self.messages.text
        return text("player-you") if seat == self.reader else text("player-other", number=seat + 1)

    def names_of(self, city: City) -> tuple[str, ...]:
        """As printed, as records write it, and as the language has it."""
        return city.name, city.id, *self._names.places.get(city.zone or city.id, ())

    def title(self, board: Board) -> str:
        """What the language calls a board; else English, else as it is printed."""
        named = (board.names.get(language, NO_NAMES).title for language in (self.messages.language, FALLBACK))
        return next(filter(None, named), board.title)

    def family(self, start: str, member: str) -> str:
        """One of a family of messages; what is not in it is said as it is."""
        key = start + member
        return self.messages.text(key) if self.messages.has(key) else member


Named = Callable[[Words, str], str]


def _each(named: Named) -> Named:
    """With commas between; parallel tracks have one name between them."""
    return lambda words, ids: ", ".join(dict.fromkeys(named(words, each) for each in ids.split(",")))


def _one_of(start: str) -> Named:
    return lambda words, member: words.family(start, member)


def _place(words: Words, city: str) -> str:
    return words.labels.place(city)


def _route(words: Words, route: str) -> str:
    return words.labels.route(route)


def _ticket(words: Words, ticket: str) -> str:
    return words.labels.ticket(ticket)


def _seat(words: Words, seat: str) -> str:
    return words.player(int(seat))


SEATS = frozenset({"seat", "start", "turn"})  # counted from one
PLAYERS = frozenset({"by", "player"})
NAMED: Mapping[str, Named] = {
    "asked": _one_of("asked-"),
    "card": Words.card,
    "cards": Words.cards,
    "cities": _each(_place),
    "city": _place,
    "color": Words.card,
    "kind": _one_of("kind-"),
    "level": _one_of("level-"),
    "measure": _one_of("measure-"),
    "measures": _each(_one_of("measure-")),
    "players": _each(_seat),
    "route": _route,
    "routes": _each(_route),
    "ticket": _ticket,
    "tickets": _each(_ticket),
    "turned": Words.cards,
    "where": _each(_one_of("where-")),
}
