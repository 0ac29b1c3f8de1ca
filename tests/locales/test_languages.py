"""Every language says all of it: the same messages, filled in with the same things, with the plurals it has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rallar.locales import Messages, languages
from rallar.model.loader import board_ids, load_board
from tests.locales.missing import OTHERS, extra, missing
from tests.locales.sources import city_keys, entries, messages

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Selectors(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        self.found.append({each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)})
        self.generic_visit(node)


def selectors(language: str) -> Iterator[tuple[str, set[str]]]:
    for _, entry in entries(language):
        visitor = Selectors()
        visitor.visit(entry)
        yield from ((entry.id.name, keys) for keys in visitor.found)


def test_the_six_languages_are_there() -> None:
    assert {"da", "en", "fi", "is", "nb", "sv"} <= set(languages())


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_in_the_same_files(language: str) -> None:
    assert missing(language) == set()
    assert extra(language) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_filled_in_with_the_same_things(language: str) -> None:
    english = messages("en")
    different = {key for key, names in messages(language).items() if names != english.get(key)}
    assert different == set()


@pytest.mark.parametrize("language", languages())
def test_names_are_of_places_on_a_board(language: str) -> None:
    boards = [load_board(board) for board in board_ids()]
    cities = {city.id: city.name for board in boards for city in board.cities}
    places = cities | {zone.id: zone.name for board in boards for zone in board.zones}
    assert city_keys(language) <= {f"city-{place}" for place in places}
    for place, printed in places.items():
        names = Messages(language).place_names(place)
        assert printed not in names
        assert all(name.strip() == name != "" for name in names)


@pytest.mark.parametrize("language", languages())
def test_plurals_are_those_of_the_language(language: str) -> None:
    has = set(Locale.parse(language).plural_form.tags) | {"other"}
    for key, keys in selectors(language):
        if keys & CATEGORIES - {"other"}:
            assert keys <= has, f"{language}: {key} has a plural the language has not"
            assert "other" in keys
