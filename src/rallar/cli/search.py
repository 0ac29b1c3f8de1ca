"""Finds what a person means: cities by part of a name, routes by their two ends, cards by how they begin."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable

from rallar.game.moves import DECK
from rallar.locales import Words
from rallar.model.types import CARDS, LOCOMOTIVE, Route

_LETTERS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ß": "ss", "ł": "l", "đ": "d"})
_LINKS = str.maketrans(dict.fromkeys("-–—,/", " "))


def plain(text: str) -> str:
    """Lower case, without accents and hyphens: what fingers type."""
    letters = unicodedata.normalize("NFD", text.casefold().translate(_LETTERS))
    unaccented = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(unaccented.translate(_LINKS).split())


def cities(words: Words, part: str) -> list[str]:
    """Cities that a part of a name means: the whole name if it is one, else the start of a word, else any part."""
    wanted = plain(part)
    names = {city.id: {plain(name) for name in words.names_of(city)} for city in words.labels.cities.values()}
    tests: tuple[Callable[[str], bool], ...] = (
        lambda name: name == wanted,
        lambda name: f" {name}".find(f" {wanted}") >= 0,
        lambda name: wanted in name,
    )
    for test in tests:
        found = [city for city, spellings in names.items() if wanted and any(test(name) for name in spellings)]
        if found:
            return found
    return []


def routes(words: Words, text: str) -> list[Route]:
    """Routes between two places named in a row, or, if only one place is named, all that end there."""
    wanted = plain(text).split()
    for cut in range(1, len(wanted)):
        ends = cities(words, " ".join(wanted[:cut])), cities(words, " ".join(wanted[cut:]))
        found = [route for route in words.labels.routes.values() if _joins(route, *ends)]
        if found:
            return found
    here = cities(words, text)
    return [route for route in words.labels.routes.values() if route.a in here or route.b in here]


def _joins(route: Route, these: Iterable[str], those: Iterable[str]) -> bool:
    return (route.a in these and route.b in those) or (route.a in those and route.b in these)


def cards(words: Words, part: str) -> list[str]:
    """Kinds of card, or the deck, that the beginning of a word means, in the language spoken or as records write it."""
    wanted = plain(part)
    names = {card: {plain(card), plain(words.name_of(card))} for card in CARDS} | {DECK: {DECK}}
    exact = [card for card, spellings in names.items() if wanted in spellings]
    started = [card for card, spellings in names.items() if any(name.startswith(wanted) for name in spellings)]
    return exact or started if wanted else []


def trailing_card(words: Words, text: str) -> tuple[str, str | None]:
    """A text and the color named at its end, if one is."""
    start, _, last = text.rpartition(" ")
    named = [card for card in cards(words, last) if card != DECK]
    whole = len(named) == 1 and (plain(last) in (plain(named[0]), plain(words.name_of(named[0]))))
    loco = named == [LOCOMOTIVE] and len(last) > 3
    return (start, named[0]) if start and (whole or loco) else (text, None)


def small_number(text: str) -> int:
    """What a person types to choose from a list; 0 for anything that cannot be that."""
    return int(text) if text.isdecimal() and len(text) <= 3 else 0
