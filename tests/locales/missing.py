"""What each language lacks, and what it has that English has not: `python -m tests.locales.missing`."""

from __future__ import annotations

from rallar.locales import languages
from tests.locales.sources import CITIES, entries

OTHERS = tuple(language for language in languages() if language != "en")


def places(language: str) -> set[str]:
    """Every message with its file: a browser reads only some of the files."""
    return {f"{file}: {entry.id.name}" for file, entry in entries(language) if file != CITIES}


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
