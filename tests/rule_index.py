"""Which test proves which rule: the ids of docs/rules.md beside the `rule` markers of the tests.

Both sides are read as text, nothing is imported or collected. `python -m tests.rule_index` prints the table.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).resolve().parent
RULES_PAGE = TESTS.parent / "docs" / "rules.md"

BOLD_BULLET = re.compile(r"^\s*- \*\*(?P<label>[^*]*)\*\*")
LABEL = re.compile(r"(?P<id>[A-Z]\d+(?:\.[a-z])?)(?: R)?")  # R: a ruling
TABLE_HEAD = "row"  # the first heading of the table of boxes


class RuleIndexError(Exception):
    """A rules page or a marker that cannot be read without doubt."""


class Index(NamedTuple):
    """The ids of the rules page, and the tests that name each id."""

    rules: frozenset[str]
    proofs: dict[str, list[str]]

    @property
    def missing(self) -> list[str]:
        """Rules that no test names."""
        return sorted(self.rules - self.proofs.keys(), key=by_section)

    @property
    def unknown(self) -> list[str]:
        """Ids that tests name, and the rules page has not."""
        return sorted(self.proofs.keys() - self.rules, key=by_section)


def by_section(rule: str) -> tuple[str, int, str]:
    """Sort key: D2 comes before D10, F3 before F3.a."""
    numbered = re.match(r"([A-Z])(\d+)(.*)", rule)
    return (numbered[1], int(numbered[2]), numbered[3]) if numbered else (rule, 0, "")


def read_rules(page: str) -> frozenset[str]:
    """The ids of a rules page: a statement or example opens a bullet in bold, a table cell is T.<row>.<box>."""
    ids = [*statement_ids(page), *cell_ids(page)]
    doubles = sorted({rule for rule in ids if ids.count(rule) > 1}, key=by_section)
    if doubles:
        raise RuleIndexError(f"stated more than once: {', '.join(doubles)}")
    return frozenset(ids)


def statement_ids(page: str) -> Iterator[str]:
    for line in page.splitlines():
        if bullet := BOLD_BULLET.match(line):
            label = LABEL.fullmatch(bullet["label"])
            if label is None:
                raise RuleIndexError(f"not an id: {bullet['label']!r}")
            yield label["id"]


def cell_ids(page: str) -> Iterator[str]:
    boxes: list[str] = []
    for line in page.splitlines():
        if not line.startswith("|"):
            boxes = []
            continue
        first, *others = (cell.strip() for cell in line.strip().strip("|").split("|"))
        if first == TABLE_HEAD:
            boxes = [box.lower() for box in others]
        elif boxes and first.strip("-:"):
            row = first.split()[0]
            yield from (f"T.{row}.{box}" for box in boxes)


def read_proofs(folder: Path) -> dict[str, list[str]]:
    """Every id that a marker names in the Python files of a folder, with the tests that carry it."""
    proofs: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(folder).as_posix()
        for rule, test in marks_in(ast.parse(path.read_text(encoding="utf-8"), place), place):
            tests = proofs.setdefault(rule, [])
            if test not in tests:
                tests.append(test)
    return proofs


def marks_in(node: ast.AST, place: str) -> Iterator[tuple[str, str]]:
    """(id, test) for each marker below a node; `place` is the test, class or file the node stands in."""
    for child in ast.iter_child_nodes(node):
        inside = place
        if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            inside = f"{place}::{child.name}"
            if any(is_mark(part) for part in child.decorator_list) and not child.name.lower().startswith("test"):
                raise RuleIndexError(f"a rule marker on what is no test: {inside}")
        if is_mark(child):
            yield from ((rule, inside) for rule in named_ids(child, inside))
        yield from marks_in(child, inside)


def is_mark(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")


def named_ids(mark: ast.AST, place: str) -> Iterator[str]:
    arguments = mark.args if isinstance(mark, ast.Call) else []
    if not arguments:
        raise RuleIndexError(f"a rule marker that names no rule: {place}")
    for argument in arguments:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise RuleIndexError(f"a rule marker takes string literals only: {place}")
        yield argument.value


def read_index(page: Path = RULES_PAGE, folder: Path = TESTS) -> Index:
    return Index(read_rules(page.read_text(encoding="utf-8")), read_proofs(folder))


def table(index: Index) -> Iterator[str]:
    """One line for each id and test."""
    ids = sorted(index.rules | index.proofs.keys(), key=by_section)
    width = max(map(len, ids), default=0)
    for rule in ids:
        for test in index.proofs.get(rule, ["-"]):
            yield f"{rule:<{width}}  {test}{'' if rule in index.rules else '  (no such rule)'}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in table(read_index()))
