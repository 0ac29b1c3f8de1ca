"""Moves as small values, and their text notation: `claim oslo--bergen red:3,locomotive:1`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from rallar.model.errors import MoveError, shown
from rallar.model.types import CARDS, COLORS

DECK: Final = "deck"


class Cards(tuple[int, ...]):
    """How many train cards of each kind, in the fixed order of kinds. `Cards.of(red=2, locomotive=1)`."""

    __slots__ = ()

    def __new__(cls, counts: Iterable[int] = (0,) * len(CARDS)) -> Cards:
        cards = super().__new__(cls, counts)
        if len(cards) != len(CARDS) or set(map(type, cards)) != {int} or min(cards) < 0:
            raise MoveError("move-bad-cards", cards=shown(tuple(cards)))
        return cards

    @classmethod
    def counted(cls, counts: Iterable[int]) -> Cards:
        """Of counts that need no check: those of the kernel."""
        return tuple.__new__(cls, counts)

    @classmethod
    def of(cls, **counts: int) -> Cards:
        unknown = set(counts) - set(CARDS)
        if unknown:
            raise MoveError("move-unknown-card", card=min(unknown))
        return cls(counts.get(card, 0) for card in CARDS)

    @classmethod
    def parse(cls, text: str) -> Cards:
        """The inverse of `str`: each kind once, in order, none without cards."""
        counts: dict[str, int] = {}
        for part in text.split(","):
            match = re.fullmatch(r"([a-z]+):([1-9][0-9]?)", part)
            if not match or match[1] not in CARDS or match[1] in counts:
                raise MoveError("move-unreadable", text=text)
            counts[match[1]] = int(match[2])
        cards = cls.of(**counts)
        if str(cards) != text:
            raise MoveError("move-unreadable", text=text)
        return cards

    def __str__(self) -> str:
        return ",".join(f"{card}:{number}" for card, number in self.by_name.items())

    def __repr__(self) -> str:
        return f"Cards.of({', '.join(f'{card}={number}' for card, number in self.by_name.items())})"

    @property
    def by_name(self) -> dict[str, int]:
        """The kinds there are any of."""
        return {card: number for card, number in zip(CARDS, self, strict=True) if number}

    @property
    def total(self) -> int:
        return sum(self)

    def covers(self, other: Cards) -> bool:
        return all(mine >= theirs for mine, theirs in zip(self, other, strict=True))


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Take a face-up card of a kind, or the top of the deck."""

    card: str = DECK

    def __post_init__(self) -> None:
        if self.card not in (DECK, *CARDS):
            raise MoveError("move-unknown-card", card=shown(self.card))

    def __str__(self) -> str:
        return f"draw {self.card}"


@dataclass(frozen=True, slots=True)
class DrawTickets:
    def __str__(self) -> str:
        return "tickets"


@dataclass(frozen=True, slots=True)
class KeepTickets:
    """Keep these of the offered tickets."""

    tickets: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("keep", *self.tickets))


@dataclass(frozen=True, slots=True)
class Claim:
    """Claim a route with these cards."""

    route: str
    cards: Cards

    def __str__(self) -> str:
        return f"claim {self.route} {self.cards}"


@dataclass(frozen=True, slots=True)
class PaySurcharge:
    """Pay what a tunnel's turned-up cards cost."""

    cards: Cards

    def __str__(self) -> str:
        return f"pay {self.cards}"


@dataclass(frozen=True, slots=True)
class Decline:
    """Take the set back from a tunnel."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True)
class BuildStation:
    city: str
    cards: Cards

    def __str__(self) -> str:
        return f"station {self.city} {self.cards}"


@dataclass(frozen=True, slots=True)
class LayTile:
    """Lay a track tile of a color on a bed."""

    route: str
    color: str

    def __post_init__(self) -> None:
        if self.color not in COLORS:
            raise MoveError("move-unknown-card", card=shown(self.color))

    def __str__(self) -> str:
        return f"tile {self.route} {self.color}"


@dataclass(frozen=True, slots=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


Move = DrawCard | DrawTickets | KeepTickets | Claim | PaySurcharge | Decline | BuildStation | LayTile | Pass

_ID = r"[a-z0-9-]+"
_CARDS = r"[a-z0-9:,]+"
_FORMS: Mapping[str, tuple[str, Callable[..., Move]]] = {
    "draw": (rf"({'|'.join((DECK, *CARDS))})", DrawCard),
    "tickets": ("", DrawTickets),
    "keep": (rf"({_ID}(?: {_ID})*)", lambda tickets: KeepTickets(tuple(tickets.split(" ")))),
    "claim": (rf"({_ID}) ({_CARDS})", lambda route, cards: Claim(route, Cards.parse(cards))),
    "pay": (rf"({_CARDS})", lambda cards: PaySurcharge(Cards.parse(cards))),
    "decline": ("", Decline),
    "station": (rf"({_ID}) ({_CARDS})", lambda city, cards: BuildStation(city, Cards.parse(cards))),
    "tile": (rf"({_ID}) ({'|'.join(COLORS)})", LayTile),
    "pass": ("", Pass),
}


def parse_move(text: str) -> Move:
    """The inverse of `str` on a move."""
    if not isinstance(text, str):
        raise MoveError("move-unreadable", text=shown(text))
    verb, _, rest = text.partition(" ")
    pattern, build = _FORMS.get(verb, ("", None))
    match = re.fullmatch(pattern, rest)
    if build is None or match is None or text != f"{verb} {rest}".rstrip(" "):
        raise MoveError("move-unreadable", text=shown(text))
    return build(*match.groups())


def read_move(move: object) -> Move:
    """A move from a value or its text. Whatever else comes in is refused."""
    if isinstance(move, str):
        return parse_move(move)
    if not isinstance(move, Move) or not _is_well_formed(move):
        raise MoveError("move-unreadable", text=shown(repr(move)))
    return move


def _is_well_formed(move: Move) -> bool:
    """Whether the parts of a move are of the types it declares: a program may have put in anything."""
    match move:
        case KeepTickets(tickets):
            return isinstance(tickets, tuple) and all(isinstance(ticket, str) for ticket in tickets)
        case Claim(place, cards) | BuildStation(place, cards):
            return isinstance(place, str) and isinstance(cards, Cards)
        case PaySurcharge(cards):
            return isinstance(cards, Cards)
        case LayTile(route, _):
            return isinstance(route, str)
        case _:
            return True
