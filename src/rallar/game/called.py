"""What people are called: any name of which all can be seen."""

from __future__ import annotations

JOINER = "\u200d"  # holds the parts of an emoji together


def tidied(name: str) -> str:
    """A name without the spaces that nobody sees."""
    return " ".join(name.split()).strip(JOINER)


def is_printable(name: str) -> bool:
    return tidied(name).replace(JOINER, "").isprintable()
