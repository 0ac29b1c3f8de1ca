"""The kernel keeps to the Python that compiles everywhere: integers, loops and calls, nothing allocated."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from types import FunctionType

import pytest

from rallar.kernel.engine import MODULES, kernel_functions
from rallar.model.loader import board_ids

FUNCTIONS = kernel_functions(MODULES)
ALLOCATES = (
    ast.List,
    ast.Dict,
    ast.Set,
    ast.ListComp,
    ast.DictComp,
    ast.SetComp,
    ast.GeneratorExp,
    ast.JoinedStr,
    ast.Lambda,
    ast.Yield,
    ast.Try,
    ast.With,
    ast.Raise,
)
BUILT_IN = {"min", "max", "range"}


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: f"{function.__module__}.{function.__name__}")
def test_allocates_nothing(function: FunctionType) -> None:
    tree = ast.parse(inspect.getsource(function))
    assert not [node for node in ast.walk(tree) if isinstance(node, ALLOCATES)]


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: f"{function.__module__}.{function.__name__}")
def test_calls_only_the_kernel(function: FunctionType) -> None:
    known = BUILT_IN | {each.__name__ for each in FUNCTIONS}
    calls = [node.func for node in ast.walk(ast.parse(inspect.getsource(function))) if isinstance(node, ast.Call)]
    assert all(isinstance(call, ast.Name) and call.id in known for call in calls)


def test_names_no_board() -> None:
    for module in MODULES:
        source = Path(str(module.__file__)).read_text(encoding="utf-8").lower()
        assert not [board for board in board_ids() if board in source], module.__name__


def test_function_names_are_unique() -> None:
    names = [function.__name__ for function in FUNCTIONS]
    assert len(names) == len(set(names))
