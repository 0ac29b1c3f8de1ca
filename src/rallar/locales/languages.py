"""Which languages there are, and which of them serves a person who asks for another: a language is a folder."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
ITSELF = "language.ftl"  # its name, and the other tags it serves
VARIABLES = ("RALLAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


@cache
def languages() -> tuple[str, ...]:
    """The languages there is a folder for, by their BCP 47 tags."""
    return tuple(sorted(entry.name for entry in files("rallar.locales").iterdir() if (entry / ITSELF).is_file()))


@cache
def sources(language: str) -> dict[str, str]:
    """The text of each file of a language."""
    found = sorted(files("rallar.locales").joinpath(language).iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")}


def serving(tag: str) -> str | None:
    """The language for a tag, such as nb-NO or nn_NO.UTF-8: that of its longest part that one answers to (RFC 4647)."""
    parts = re.split(r"[.@]", tag.lower())[0].replace("_", "-").split("-")
    shorter = ("-".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((_answers()[part] for part in shorter if part in _answers()), None)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment, if one serves it."""
    stated = next((environment[name] for name in VARIABLES if environment.get(name)), FALLBACK)
    return serving(stated) or FALLBACK


@cache
def _answers() -> dict[str, str]:
    """The folder for every tag that one answers to: its own name goes before what another serves."""
    served = {tag.lower(): language for language in languages() for tag in _serves(language)}
    return served | {language.lower(): language for language in languages()}


def _serves(language: str) -> list[str]:
    bundle = FluentBundle([language, FALLBACK])
    bundle.add_resource(FluentResource(sources(language)[ITSELF]))
    pattern = bundle.get_message("language-name").attributes.get("serves")
    return [] if pattern is None else str(bundle.format_pattern(pattern)[0]).split()
