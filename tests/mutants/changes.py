"""The small changes of the kernel: mutmut's, made to one function at a time."""

from __future__ import annotations

import ast
import difflib
import hashlib
import importlib
import inspect
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

import libcst as cst
from mutmut.mutation.file_mutation import create_mutations, deep_replace

from rallar import kernel

FOLDER = Path(kernel.__file__).parent
# What declares and starts the kernel holds no rules, nor does what a learner is shown.
NOT_RULES = {"__init__", "dispatch", "engine", "layout", "machine", "mirror", "types"}
NOT_RULES |= {"fields", "masks", "observe", "plans"}
MODULES = tuple(sorted(path.stem for path in FOLDER.glob("*.py") if path.stem not in NOT_RULES))


@dataclass(frozen=True)
class Change:
    """A function of a module as it might have been written."""

    module: str
    function: str
    before: str  # the lines that differ
    after: str
    lines: tuple[int, ...]  # of the module: where a test must have been to notice
    source: str  # the function, changed

    @property
    def key(self) -> tuple[str, str, str]:
        """What the change is called, wherever in its file the function stands."""
        return f"{self.module}.{self.function}", self.before, self.after

    @property
    def digest(self) -> str:
        """What tells it from every other change, also one of the same words further down."""
        return hashlib.sha256(f"{self.module}\n{self.source}".encode()).hexdigest()[:16]

    def apply(self) -> None:
        """Let this process run the changed function, whoever has imported it under whatever name."""
        found = getattr(importlib.import_module(f"rallar.kernel.{self.module}"), self.function)
        found.__code__ = code_of(self.source, self.function)


def unchanged(module: str, function: str) -> Change:
    """A function as it stands."""
    lines, first = inspect.getsourcelines(getattr(importlib.import_module(f"rallar.kernel.{module}"), function))
    return Change(module, function, "", "", tuple(range(first, first + len(lines))), "".join(lines))


def code_of(source: str, function: str) -> CodeType:
    constants = compile(source, f"<changed {function}>", "exec").co_consts
    return next(each for each in constants if isinstance(each, CodeType) and each.co_name == function)


def changes_of(module: str) -> list[Change]:
    """Every change of a module that leaves it Python, in the order of the file."""
    text = (FOLDER / f"{module}.py").read_text(encoding="utf-8")
    parsed, mutations, _, _ = create_mutations(f"{module}.py", text)
    functions = {each.name: each for each in ast.parse(text).body if isinstance(each, ast.FunctionDef)}
    found = dict[tuple[str, str], Change]()
    for mutation in mutations:
        function = mutation.contained_by_top_level_function
        if function is None or not isinstance(function, cst.FunctionDef):
            continue  # a constant of the module
        changed = deep_replace(function, mutation.original_node, mutation.mutated_node)
        assert isinstance(changed, cst.FunctionDef)
        name = function.name.value
        before, after = (parsed.code_for_node(each).strip("\n").splitlines() for each in (function, changed))
        change = _change(module, functions[name], before, after)
        if change and _is_python(change):
            found.setdefault((name, change.source), change)
    return list(found.values())


def _change(module: str, function: ast.FunctionDef, before: list[str], after: list[str]) -> Change | None:
    """What differs, and where in the file."""
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    parts = [part for part in matcher.get_opcodes() if part[0] != "equal"]
    if not parts:
        return None
    (first, last), (start, end) = (parts[0][1], parts[-1][2]), (parts[0][3], parts[-1][4])
    comments = next(i for i, line in enumerate(before) if line.startswith("def "))  # that stand above it
    line = function.lineno - comments + first
    return Change(
        module,
        function.name,
        " ".join(each.strip() for each in before[first:last]),
        " ".join(each.strip() for each in after[start:end]),
        tuple(_statement(function, line)),
        "\n".join(after),
    )


def _statement(function: ast.FunctionDef, line: int) -> range:
    """The lines of the innermost statement that a line belongs to, without the statements inside it."""
    found = range(function.lineno, function.end_lineno or line)
    for each in ast.walk(function):
        if isinstance(each, ast.stmt) and each is not function and each.lineno <= line <= (each.end_lineno or line):
            body = getattr(each, "body", None)
            last = body[0].lineno - 1 if isinstance(body, list) else each.end_lineno or line
            if line <= last:
                found = range(each.lineno, last + 1)
    return found


def _is_python(change: Change) -> bool:
    try:
        code_of(change.source, change.function)
    except SyntaxError:
        return False
    return True
