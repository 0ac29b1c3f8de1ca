"""Every language says all of it: the same messages, filled in with the same things, with the plurals it has."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from rallar.locales import languages
from tests.locales.sources import messages

OTHERS = [language for language in languages() if language != "en"]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Selectors(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        self.found.append({each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)})
        self.generic_visit(node)


def selectors(language: str) -> Iterator[tuple[str, set[str]]]:
    text = (files("rallar.locales") / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            visitor = Selectors()
            visitor.visit(entry)
            yield from ((entry.id.name, keys) for keys in visitor.found)


def test_six_languages() -> None:
    assert languages() == ("da", "en", "fi", "is", "nb", "sv")


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_filled_in_with_the_same_things(language: str) -> None:
    english = messages("en")
    different = {key for key, names in messages(language).items() if names != english[key]}
    assert not different


@pytest.mark.parametrize("language", languages())
def test_plurals_are_those_of_the_language(language: str) -> None:
    has = set(Locale.parse(language).plural_form.tags) | {"other"}
    for key, keys in selectors(language):
        if keys & CATEGORIES:
            assert keys <= has, f"{language}: {key} has a plural the language has not"
            assert "other" in keys
