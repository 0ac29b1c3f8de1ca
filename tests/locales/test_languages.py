"""Every language says all of it: the same messages, filled in with the same things, with the plurals it has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rallar.locales import languages
from rallar.model.loader import board_ids, load_board
from tests.fixtures import board_of, each_board
from tests.locales import reading
from tests.locales.missing import OTHERS, extra, missing, named
from tests.locales.sources import entries, messages

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


@each_board
def test_every_board_has_names_in_every_language(name: str) -> None:
    board = board_of(name)
    assert set(languages()) <= set(board.names)
    for language in OTHERS:
        assert set(named(board, language)) == set(named(board, "en"))


@each_board
def test_names_of_places_are_others_than_the_printed_ones(name: str) -> None:
    board = board_of(name)
    printed = {city.id: city.name for city in board.cities} | {zone.id: zone.name for zone in board.zones}
    same = {
        (tag, place)
        for tag, names in board.names.items()
        for place in names.places
        if printed[place] in names.places[place]
    }
    assert same == set()


def test_a_place_is_called_the_same_on_every_board() -> None:
    for language in languages():
        found: dict[str, tuple[str, ...]] = {}
        for board in map(load_board, board_ids()):
            for place, names in board.names[language].places.items():
                assert found.setdefault(place, names) == names


@pytest.mark.parametrize("language", languages())
def test_plurals_are_those_of_the_language(language: str) -> None:
    has = set(Locale.parse(language).plural_form.tags) | {"other"}
    for key, keys in selectors(language):
        if keys & CATEGORIES - {"other"}:
            assert keys <= has, f"{language}: {key} has a plural the language has not"
            assert "other" in keys


@pytest.mark.parametrize("language", languages())
def test_every_sentence_can_be_read_beside_the_english(language: str) -> None:
    """For whoever corrects a language: each with all that stands in it, one line for each of the two."""
    read = list(reading.lines(language))
    assert [line[2:-2] for line in read if line.startswith("**")] == list(messages("en"))
    assert sum(line.startswith(f"- {language}: ") for line in read) == len(messages("en"))
