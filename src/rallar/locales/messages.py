"""From a key and the words to fill in to a sentence, in the language that was asked for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from rallar.locales.languages import FALLBACK, languages, preferred, serving, sources
from rallar.model.errors import OptionError

MINUS = "−"
LONGEST = 800
_KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


class Messages:
    """The sentences of one language; what it lacks is said in English."""

    def __init__(self, language: str | None = None) -> None:
        found = serving(language) if language else preferred()
        if found is None:
            raise OptionError("option-unknown-language", language=str(language), known=", ".join(languages()))
        self.language = found
        self._locale = _locale(found)

    def text(self, key: str, **params: str | int) -> str:
        for language in (self.language, FALLBACK):
            if key in _files(language):
                return _with_true_minus(_formatted(language, key, params), params)
        raise KeyError(key)

    def has(self, key: str) -> bool:
        return key in _files(self.language) or key in _files(FALLBACK)

    def number(self, value: float, digits: int) -> str:
        """A number with so many decimals, as the language writes it."""
        shown = format_decimal(value, format=f"#,##0.{'0' * digits}", locale=self._locale)
        return shown.replace("-", MINUS)

    def listed(self, parts: Iterable[str]) -> str:
        """Things in a row, as the language lists them: with commas, and a word before the last."""
        return format_list(list(parts), locale=self._locale)

    def percent(self, share: float) -> str:
        """A share with one decimal."""
        pattern = self._locale.percent_formats[None].pattern.replace("##0", "##0.0")
        return format_percent(share, format=pattern, locale=self._locale)


def _locale(language: str) -> Locale:
    """How a language writes numbers; English, if nobody has written that down."""
    try:
        return Locale.parse(language, sep="-")
    except UnknownLocaleError:
        return Locale.parse(FALLBACK)


def _bounded(value: str | int) -> str | int:
    """Fluent refuses to put in more than a thousand letters; nobody would read them either."""
    return value if isinstance(value, int) or len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"


def _with_true_minus(text: str, params: Mapping[str, str | int]) -> str:
    """Half the languages would write a negative number with a hyphen."""
    for value in params.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(f"-{-value}", f"{MINUS}{-value}")
    return text


def _formatted(language: str, key: str, params: Mapping[str, str | int]) -> str:
    bundle = _bundle(language, _files(language)[key])
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    found, errors = bundle.format_pattern(pattern, {name: _bounded(value) for name, value in params.items()})
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(found)


@cache
def _files(language: str) -> dict[str, str]:
    """The file of every message: parsing is slow, and waits until something in a file is said."""
    return {key: name for name, text in sources(language).items() for key in _KEY.findall(text)}


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    """Isolating marks help mixed directions in a browser; in a terminal they show as boxes."""
    bundle = FluentBundle([language, FALLBACK], use_isolating=False)
    bundle.add_resource(FluentResource(sources(language)[file]))
    return bundle
