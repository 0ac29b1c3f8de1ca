"""Which messages the source asks for, read from its syntax trees, and which there are, read from the .ftl files."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import rallar
import rallar.server.errors  # so that all refusals are known
from rallar.locales.languages import sources
from rallar.model.errors import RallarError

SOURCE = Path(rallar.__file__).parent
# A key is their first argument.
FAMILIES = frozenset({"_one_of"})  # how keys begin is their first argument
SPEAKERS = frozenset({"text", "say", "_say", "HELP", "line", "reply", "ask", "refusal", "Line", "_line"})


def _refusals(kind: type[RallarError]) -> set[str]:
    return {kind.__name__}.union(*(_refusals(each) for each in kind.__subclasses__()))


REFUSALS = _refusals(RallarError)


@dataclass(frozen=True)
class Saying:
    """A place in the source that names a message by a literal key."""

    key: str
    params: frozenset[str] | None  # None: not known from the call alone
    where: str


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


@cache
def entries(language: str) -> tuple[tuple[str, ftl.Message], ...]:
    """The messages of a language, each with the file it stands in."""
    return tuple(_entries(language))


def _entries(language: str) -> Iterator[tuple[str, ftl.Message]]:
    """A line that cannot be read is an error, and so is a message that is there twice."""
    seen: dict[str, str] = {}
    for file, text in sources(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                key = entry.id.name
                assert key not in seen, f"{key} is in {language}/{seen[key]} and in {language}/{file}"
                seen[key] = file
                yield file, entry


def messages(language: str, *among: str) -> dict[str, set[str]]:
    """The messages of a language and their variables: in all its files, or in some."""
    return {entry.id.name: _variables(entry) for file, entry in entries(language) if not among or file in among}


def _variables(entry: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(entry)
    return visitor.names


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    paths = sorted(SOURCE.rglob("*.py"))
    return tuple((path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def sayings() -> Iterator[Saying]:
    for where, call in _calls():
        first = call.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield Saying(first.value, _params(call), where)


def patterns() -> set[str]:
    """Keys that are put together where they are said: what stands before the first variable part."""
    found = set()
    for _, call in _calls():
        first = call.args[0]
        if isinstance(first, ast.JoinedStr):
            start = first.values[0]
            found.add(str(start.value) if isinstance(start, ast.Constant) else "")
    for _, call in _calls(FAMILIES):
        found.add(str(ast.literal_eval(call.args[0])))
    return found


def constants() -> set[str]:
    """Every text in the source: keys are also kept in tables."""
    return {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _calls(names: Container[str] = SPEAKERS | REFUSALS) -> Iterator[tuple[str, ast.Call]]:
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _name(node.func) in names:
                yield f"{path}:{node.lineno}", node


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _params(call: ast.Call) -> frozenset[str] | None:
    names = {keyword.arg for keyword in call.keywords}
    if None in names or len(call.args) > 1:
        return None
    own = {"file", "entry"} if isinstance(call.func, ast.Attribute) and call.func.attr == "refusal" else set()
    return frozenset(own | {str(name) for name in names})
