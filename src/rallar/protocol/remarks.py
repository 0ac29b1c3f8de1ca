"""What the comments beside declarations say: a field is explained where it is declared, and only there."""

from __future__ import annotations

import ast
import inspect
import io
import tokenize
from types import ModuleType


def beside_fields(cls: type) -> dict[str, str]:
    """The fields of a class and of those it is made of, each with the comment beside it."""
    found: dict[str, str] = {}
    for base in cls.__mro__:
        if base.__module__.startswith("rallar."):
            source = inspect.getsource(base)
            for node in ast.parse(source).body:
                found |= _beside(source, node.body if isinstance(node, ast.ClassDef) else [])
    return found


def beside_names(module: ModuleType) -> dict[str, str]:
    """The names that a module declares, each with the comment beside it."""
    source = inspect.getsource(module)
    return _beside(source, ast.parse(source).body)


def _beside(source: str, statements: list[ast.stmt]) -> dict[str, str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = {each.start[0]: each.string.strip("# ") for each in tokens if each.type == tokenize.COMMENT}
    found: dict[str, str] = {}
    for each in statements:
        lines = range(each.lineno, (each.end_lineno or each.lineno) + 1)
        remark = " ".join(comments[line] for line in lines if line in comments)
        if remark and isinstance(each, ast.Assign | ast.AnnAssign):
            targets = each.targets if isinstance(each, ast.Assign) else [each.target]
            found |= {target.id: remark for target in targets if isinstance(target, ast.Name)}
    return found
