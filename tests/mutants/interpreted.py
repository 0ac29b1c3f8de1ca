"""A kernel that runs interpreted, for tests that ask for the compiled one."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

from rallar.kernel import engine, entries, masks, observe
from rallar.kernel.mirror import Mirror


def readable(argument: Any) -> Any:
    """An array as the interpreter reads it: records as such, numbers as plain integers."""
    if not isinstance(argument, np.ndarray):
        return argument
    if argument.dtype.names:
        return Mirror(argument)
    return argument if argument.dtype == np.int8 else argument.data  # of octets the kernel takes whole rows


def interpreted(module: ModuleType, entry: str) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        return getattr(module, entry)(*map(readable, arguments))

    return call


def interpret_everything() -> None:
    """Let everybody who asks for the compiled kernel have this one."""
    functions = {name: interpreted(entries, name) for name in engine.ENTRIES}
    homes = {"look_many": observe, "spread_many": masks, "draw_many": masks}
    sight = engine.Sight({name: interpreted(home, name) for name, home in homes.items()})
    engine.KERNEL.made = engine.Engine("compiled", functions, Mirror, lambda: sight)
