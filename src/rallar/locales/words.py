"""From a key with raw parameters to a sentence: the one place where an id, a seat or a set of cards becomes words.

What a parameter is follows from its name. web/src/lib/params.ts has the same names for the browser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from rallar.locales.labels import Labels
from rallar.locales.languages import FALLBACK
from rallar.locales.messages import Messages
from rallar.model.errors import RallarError
from rallar.model.types import CARDS, GRAY, LOCOMOTIVE, Board, City, Names, Zone

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
        players: Sequence[str] = (),
    ) -> None:
        self.messages = messages
        self.labels = Labels(board)
        self._names = board.names.get(messages.language, NO_NAMES) if board else NO_NAMES
        self.reader = reader
        self._symbols = symbols
        self._players = players

    def say(self, key: str, **params: str | int) -> str:
        return self.messages.text(key, **{name: self.shown(name, value) for name, value in params.items()})

    def error(self, error: RallarError) -> str:
        """A refusal; where another is behind it, that one is the reason."""
        reason = {"reason": self.error(error.behind)} if error.behind else {}
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

    def one(self, card: str) -> str:
        """One card, as a thing that somebody takes."""
        if card not in CARDS:
            return card
        return _closed_up(self.messages.text(f"card-one-{card}", symbol=self._symbols.get(card, "")))

    def cards(self, cards: str) -> str:
        """`red:3,locomotive:1`, or one by one: `red,red,locomotive`. What is not cards is said as it is."""
        counts: dict[str, int] = {}
        for part in cards.split(",") if cards else ():
            card, _, number = part.partition(":")
            if card not in CARDS or not (number or "1").isdecimal():
                return cards
            counts[card] = counts.get(card, 0) + int(number or 1)
        return self.listed(self._counted(*each) for each in counts.items()) or self.messages.text("cards-none")

    def _counted(self, card: str, number: int) -> str:
        if card == LOCOMOTIVE:
            symbol = self._symbols.get(card, "")
            return _closed_up(self.messages.text("cards-locomotives", number=number, symbol=symbol))
        return self.messages.text("cards-number", number=number, color=self.card(card))

    def listed(self, parts: Iterable[str]) -> str:
        return self.messages.listed(parts)

    def player(self, seat: int) -> str:
        text = self.messages.text
        named = self._players[seat] if seat < len(self._players) else ""
        if named:
            return named
        return text("player-you") if seat == self.reader else text("player-other", number=seat + 1)

    def names_of(self, city: City) -> tuple[str, ...]:
        """As printed, as records write it, and as the language has it."""
        return city.name, city.id, *self._names.places.get(city.zone or city.id, ())

    def zone(self, zone: Zone) -> str:
        """As printed, and as the language calls it."""
        own = next(iter(self._names.places.get(zone.id, ())), zone.name)
        return zone.name if own == zone.name else f"{zone.name} ({own})"

    def title(self, board: Board) -> str:
        """What the language calls a board; else English, else as it is printed."""
        named = (board.names.get(language, NO_NAMES).title for language in (self.messages.language, FALLBACK))
        return next(filter(None, named), board.title)

    def family(self, start: str, member: str) -> str:
        """One of a family of messages; what is not in it is said as it is."""
        key = start + member
        return self.messages.text(key) if self.messages.has(key) else member


def _closed_up(text: str) -> str:
    """Without the room for a symbol that is not there."""
    return " ".join(text.split())


Named = Callable[[Words, str], str]


def _each(named: Named) -> Named:
    """Things in a row; parallel tracks have one name between them."""
    return lambda words, ids: words.listed(dict.fromkeys(named(words, each) for each in ids.split(",")))


def _in_turn(named: Named) -> Named:
    """What counts first, next and last: no “and” between."""
    return lambda words, ids: ", ".join(named(words, each) for each in ids.split(","))


def _one_of(start: str) -> Named:
    return lambda words, member: words.family(start, member)


def _numbers(words: Words, numbers: str) -> str:
    return words.listed(numbers.split(","))


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
    "card": Words.one,
    "cards": Words.cards,
    "cities": _each(_place),
    "city": _place,
    "color": Words.card,
    "costs": _numbers,
    "kind": _one_of("kind-"),
    "lengths": _numbers,
    "level": _one_of("level-"),
    "measure": _one_of("measure-"),
    "measures": _in_turn(_one_of("measure-")),
    "players": _each(_seat),
    "route": _route,
    "routes": _each(_route),
    "ticket": _ticket,
    "tickets": _each(_ticket),
    "turned": Words.cards,
    "where": _each(_one_of("where-")),
}
