"""Cards and tracks as they look in a terminal: a color never stands without its symbol."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from rallar.model.types import COLORS, GRAY, LOCOMOTIVE, Route

SYMBOLS = {
    "red": "▲",
    "blue": "◆",
    "green": "✚",
    "yellow": "★",
    "black": "■",
    "white": "○",
    "orange": "⬡",
    "purple": "☾",
    LOCOMOTIVE: "⚙",
    GRAY: "═",
}
BARE_BED = "┄"
_LIGHT, _DARK = "#ffffff", "#1c1c1c"
STYLES = {
    "red": Style(color=_LIGHT, bgcolor="#c8352b"),
    "blue": Style(color=_LIGHT, bgcolor="#2f6db5"),
    "green": Style(color=_LIGHT, bgcolor="#3c8a4e"),
    "yellow": Style(color=_DARK, bgcolor="#e8b92e"),
    "black": Style(color=_LIGHT, bgcolor="#2b2b2b"),
    "white": Style(color=_DARK, bgcolor="#f4f0e6"),
    "orange": Style(color=_DARK, bgcolor="#e0762a"),
    "purple": Style(color=_LIGHT, bgcolor="#8e5aa8"),
    GRAY: Style(color=_DARK, bgcolor="#b4b4b4"),
}
STRIPES = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")
ACCENT = "bold"
QUIET = "dim"
GOOD, BAD = "green", "red"
PLAYER_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue")


def chip(card: str, name: str, before: str = "") -> Text:
    """A card as a colored label, with a number before it perhaps."""
    text = Text(f"{before} " if before else "")
    text.append_text(_colored(f" {SYMBOLS[card]} {name} ", card))
    return text


def track(route: Route, color: str | None) -> Text:
    """The spaces of a route in its color, with an engine where a ferry asks for a locomotive."""
    if color is None:
        return Text(BARE_BED * route.length, QUIET)
    engines = SYMBOLS[LOCOMOTIVE] * route.locomotives
    return Text(engines + SYMBOLS[color] * (route.length - route.locomotives), STYLES[color])


def paint(sentence: str, style: str = "") -> Text:
    """A sentence with its cards colored: each is a symbol, with a name after it or without."""
    text = Text(sentence, style)
    for card in COLORS:
        text.highlight_regex(rf"{SYMBOLS[card]} \w+", STYLES[card])
    for match in re.finditer(rf"{SYMBOLS[LOCOMOTIVE]} \w+", sentence):
        _stripe(text, match.start(), match.end())
    return text


def flow(parts: Iterable[Text], width: int, gap: str = "  ") -> Text:
    """Parts side by side, on as many lines as they need; none is broken."""
    lines = Text()
    used = 0
    for part in parts:
        if used and used + len(gap) + part.cell_len > width:
            lines.append("\n")
            used = 0
        elif used:
            lines.append(gap)
            used += len(gap)
        lines.append_text(part)
        used += part.cell_len
    return lines


def _colored(plain: str, card: str) -> Text:
    if card != LOCOMOTIVE:
        return Text(plain, STYLES[card])
    text = Text(plain)
    _stripe(text, 0, len(plain))
    return text


def _stripe(text: Text, start: int, end: int) -> None:
    """All eight colors: letter by letter."""
    for place in range(start, end):
        text.stylize(STYLES[STRIPES[(place - start) * len(STRIPES) // (end - start)]], place, place + 1)
