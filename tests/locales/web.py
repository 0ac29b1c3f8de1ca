"""Which messages the browser asks for, read from its sources, and which files it reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.locales.sources import Saying

CLIENT = Path(__file__).parents[2] / "web"
WEB = CLIENT / "src"
SPEAKERS = {"t": 0, "has": 0, "said": 0, "when": 1}  # which argument is the key; the next has its parameters
KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9_]+)*"
CALL = re.compile(rf"(?<![\w.$])({'|'.join(SPEAKERS)})\(")
LITERAL = re.compile(rf"(?<![=!]== )'({KEY})'")
TEMPLATE = re.compile(r"`([a-z][a-z0-9_-]*-)\$\{[^`]*`")
FAMILY = re.compile(r"oneOf\('([a-z-]+)'\)")
PART = re.compile(r"^  (\w+): \[('.*')\],$", re.MULTILINE)
PAIRS = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True)
class Call:
    """A sentence asked for: the expression of its key, and what follows it."""

    key: str
    params: tuple[str, ...]
    where: str


@cache
def texts() -> dict[str, str]:
    found = (path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte"))
    return {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in found if _ships(path)}


def _ships(path: Path) -> bool:
    return not path.name.endswith(".test.ts")


def parts() -> dict[str, set[str]]:
    """The files of each part of a language: `common` is what every page needs."""
    found = PART.findall((CLIENT / "languages.ts").read_text(encoding="utf-8"))
    return {part: {f"{file}.ftl" for file in re.findall(r"\w+", files)} for part, files in found}


def calls() -> Iterator[Call]:
    for name, text in texts().items():
        for match in CALL.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            key, *params = tuple(_arguments(text, match.end()))[SPEAKERS[match[1]] :]
            yield Call(key, tuple(params), f"{name}:{line}")


def sayings() -> Iterator[Saying]:
    for call in calls():
        for key in LITERAL.findall(TEMPLATE.sub("", call.key)):
            yield Saying(key, _params(call), call.where)


def patterns() -> set[str]:
    """How keys begin that are put together where they are said."""
    return {start for call in calls() for start in TEMPLATE.findall(call.key)}


def templates() -> set[str]:
    """How any text begins that is put together."""
    return {start for text in texts().values() for start in (*TEMPLATE.findall(text), *FAMILY.findall(text))}


def listed(name: str) -> set[str]:
    """The words of the list, or of the type, with this name."""
    stated = re.compile(rf"(?:const|type) {name}\b[^=;]*=([^;]*);")
    return {
        word for text in texts().values() for match in stated.findall(text) for word in re.findall(r"'([\w-]+)'", match)
    }


def constants() -> set[str]:
    """Every text in quotes: keys are also kept in tables."""
    return {key for text in texts().values() for key in re.findall(rf"['\"`]({KEY})['\"`]", text)}


def _params(call: Call) -> frozenset[str] | None:
    """The names in `{ a, b: … }`; None if they are not all written there."""
    if not call.params:
        return frozenset()
    stated = call.params[0].strip()
    if not stated.startswith("{") or "..." in stated:
        return None
    return frozenset(part.split(":")[0].strip() for part in _arguments(stated, 1) if part.strip())


def _arguments(text: str, start: int) -> Iterator[str]:
    """What stands between commas, up to the bracket that closes; brackets and quotes inside keep their commas."""
    closing: list[str] = []
    quote, begin = "", start
    for place in range(start, len(text)):
        letter = text[place]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "'\"`":
            quote = letter
        elif letter in PAIRS:
            closing.append(PAIRS[letter])
        elif closing and letter == closing[-1]:
            closing.pop()
        elif letter in ")]}":
            yield text[begin:place]
            return
        elif letter == "," and not closing:
            yield text[begin:place]
            begin = place + 1
