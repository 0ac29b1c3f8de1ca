"""Which language a person gets who asks for a tag; the browser is asked the same in web/src/lib/i18n.test.ts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rallar.locales import Messages, serving
from rallar.locales.languages import preferred
from rallar.model.errors import OptionError

CASES = json.loads(Path(__file__).with_name("tags.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("tags", "language"), CASES)
def test_tags(tags: list[str], language: str | None) -> None:
    assert next(filter(None, map(serving, tags)), None) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_YY"}, "en"),
        ({"LANG": "no_NO"}, "nb"),
        ({"LANG": "nn_NO.UTF-8"}, "nb"),
        ({"LANG": "nb_NO.ISO8859-1@euro"}, "nb"),
        ({"LANG": "no"}, "nb"),
        ({"LC_ALL": "", "LC_MESSAGES": "fi_FI", "LANG": "da_DK"}, "fi"),
        ({"RALLAR_LANG": "en", "LANG": "xx_YY"}, "en"),
    ],
)
def test_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


@pytest.mark.parametrize(("asked", "language"), [("nb", "nb"), ("no", "nb"), ("nn_NO.UTF-8", "nb"), ("SV-fi", "sv")])
def test_language_asked_for(asked: str, language: str) -> None:
    assert Messages(asked).language == language


def test_language_asked_for_must_exist() -> None:
    with pytest.raises(OptionError, match="option-unknown-language"):
        Messages("xx")
