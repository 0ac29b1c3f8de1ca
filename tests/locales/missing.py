"""What each language lacks, and what it has that English has not: `python -m tests.locales.missing`."""

from __future__ import annotations

from collections.abc import Iterator

from rallar.locales import languages
from rallar.model.loader import board_ids, load_board
from rallar.model.types import Board, Names
from tests.locales.sources import entries

OTHERS = tuple(language for language in languages() if language != "en")


def places(language: str) -> set[str]:
    """Every message with its file: a browser reads only some of the files; and every name of a board with its board."""
    messages = {f"{file}: {entry.id.name}" for file, entry in entries(language)}
    return messages.union(*(named(load_board(board), language) for board in board_ids()))


def named(board: Board, language: str) -> Iterator[str]:
    """What a language says of a board. Names of places are its own affair: often it has none but the printed one."""
    names = board.names.get(language, Names())
    parts = ["title" if names.title or language == "en" else "", "tagline" if names.tagline else ""]
    parts += ["intro" if names.intro else "", *(f"variants/{variant}" for variant in names.variants)]
    parts += [f"lesson/{step}" for step in names.lesson]
    return (f"{board.id}/names: {part}" for part in parts if part)


def missing(language: str) -> set[str]:
    return places("en") - places(language)


def extra(language: str) -> set[str]:
    return places(language) - places("en")


def main() -> None:
    for language in OTHERS:
        for kind, found in (("lacks", missing(language)), ("need not have", extra(language))):
            for place in sorted(found):
                print(f"{language} {kind} {place}")


if __name__ == "__main__":
    main()
