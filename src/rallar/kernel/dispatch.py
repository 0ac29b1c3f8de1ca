"""One function for all phases, made from a table of them: the compilers know no tables of functions."""

from __future__ import annotations

import linecache
from collections.abc import Callable, Mapping
from inspect import signature
from types import FunctionType
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def by_phase(name: str, steps: Mapping[int, F]) -> F:
    """A function that calls the step of the state's phase, which must be one of these; compared in the order given."""
    phases, functions = tuple(steps), cast(tuple[FunctionType, ...], tuple(steps.values()))
    arguments = ", ".join(signature(functions[0]).parameters)
    lines = [f"def {name}({arguments}):", "    phase = s.phase"]
    for phase, function in zip(phases[:-1], functions, strict=False):
        lines += [f"    if phase == {phase}:", f"        return {function.__name__}({arguments})"]
    lines.append(f"    return {functions[-1].__name__}({arguments})")
    source, file, found = "\n".join(lines), f"<{name}>", dict[str, Any]()
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)  # for tracebacks
    exec(compile(source, file, "exec"), functions[0].__globals__, found)
    found[name].__annotations__ = functions[0].__annotations__
    return cast(F, found[name])
