"""Which messages the source asks for, read from its syntax trees, and which there are, read from the .ftl files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import rallar

SOURCE = Path(rallar.__file__).parent
# A key is their first argument.
SPEAKERS = frozenset({"text", "say", "_say", "HELP", "line", "reply", "ask", "refusal"})


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


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language and their variables. A line that cannot be read is an error."""
    text = (files("rallar.locales") / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def trees() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


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
    return found


def constants() -> set[str]:
    """Every text in the source: keys are also kept in tables."""
    return {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _calls() -> Iterator[tuple[str, ast.Call]]:
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and _speaks(node.func):
                yield f"{path}:{node.lineno}", node


def _speaks(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in SPEAKERS or name in ("MoveError", "OptionError", "BoardError", "RecordError")


def _params(call: ast.Call) -> frozenset[str] | None:
    names = {keyword.arg for keyword in call.keywords}
    if None in names:
        return None
    own = {"file", "entry"} if isinstance(call.func, ast.Attribute) and call.func.attr == "refusal" else set()
    return frozenset(own | {str(name) for name in names})
