"""Every sentence of a language beside the English one, filled in: `python -m tests.locales.reading da`."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from rallar.locales import Messages, Words
from rallar.model.loader import load_board
from tests.locales.sources import entries, messages

BOARD = load_board("nordic")
OFTEN = (1, 3)  # how many: a sentence is read for one and for several
# What else stands in a sentence, once and again.
SAID: dict[str, tuple[str | int, str | int]] = {
    "asked": ("take-turn", "lay-tile"),
    "board": ("Norden", "Europa"),
    "by": ("Ada", "Bo"),
    "card": ("red", "locomotive"),
    "cards": ("red:1", "red:2,locomotive:1"),
    "cities": ("oslo", "oslo,bergen,turku"),
    "city": ("oslo", "kobenhavn"),
    "color": ("orange", "blue"),
    "costs": ("1,2,3", "2,3"),
    "entry": ("routes[3]", "rules"),
    "example": ("oslo bergen", "turku"),
    "file": ("game.jsonl", "board.json"),
    "folder": ("boards", "games"),
    "kind": ("ferry", "tunnel"),
    "known": ("europe, nordic", "europe, nordic"),
    "lengths": ("2,3,4,5", "2,3"),
    "level": ("rookie", "regular"),
    "measure": ("tickets_made", "longest_path"),
    "measures": ("tickets_made", "tickets_made,longest_path"),
    "name": ("Ada", "Bo"),
    "names": ("Ada", "Ada"),
    "places": ("Oslo – Bergen", "Oslo – Bergen – Stavanger"),
    "player": ("Ada", "Bo"),
    "players": ("0,1", "0,1,2"),
    "reason": ("…", "…"),
    "rejects": ("…", "…"),
    "route": ("bergen--oslo--1", "alborg--oslo"),
    "routes": ("alborg--oslo", "bergen--oslo--1,alborg--oslo"),
    "seat": (0, 1),
    "symbol": ("", ""),
    "ticket": (BOARD.tickets[0].id, BOARD.tickets[1].id),
    "tickets": (BOARD.tickets[0].id, ",".join(ticket.id for ticket in BOARD.tickets[:3])),
    "title": ("Norden", "Europa"),
    "turn": (1, 2),
    "turned": ("green,white,blue", "green,green,locomotive"),
    "units": ("3", "3"),
    "value": ("12", "blue"),
    "where": ("ferry", "ferry,tunnel"),
    "zones": ("Belgique", "Belgique, Suisse"),
}
COUNTS = {"cards", "cities", "players", "routes", "tickets"}  # in these messages they are numbers
COUNTED = {
    "board-figures",
    "replay-heading",
    "rules-parallel",
    "rules-parallel-tiles",
    "rules-ranks-players",
    "rules-setup",
    "screen-decks",
    "simulate-heading",
    "table-decks-tickets",
    "value-bonus-rank_table",
    "value-parallel_from",
}


def lines(language: str) -> Iterator[str]:
    """File by file, as the English has them."""
    words = {tag: Words(Messages(tag), BOARD) for tag in dict.fromkeys(("en", language))}
    variables, file = messages("en"), ""
    for found, entry in entries("en"):
        if found != file:
            yield f"## {found}\n"
            file = found
        yield f"**{entry.id.name}**"
        for tag, speaker in words.items():
            yield f"- {tag}: {' / '.join(_readings(speaker, entry.id.name, variables[entry.id.name]))}"
        yield ""


def _readings(words: Words, key: str, names: set[str]) -> Iterator[str]:
    said = (words.say(key, **{name: _filled(key, name, several) for name in names}) for several in (False, True))
    return (sentence.replace("\n", " ") for sentence in dict.fromkeys(said))


def _filled(key: str, name: str, several: bool) -> str | int:
    return (OFTEN if name in COUNTS and key in COUNTED else SAID.get(name, OFTEN))[several]


if __name__ == "__main__":
    print("\n".join(lines(sys.argv[1] if len(sys.argv) > 1 else "en")))
