"""The same games on the processor, for trying things out where there is no GPU. Needs rallar."""

from __future__ import annotations

from types import FunctionType
from typing import Any, cast

import numba
import numpy as np
from torch import Tensor

from rallar.kernel import layout as k
from rallar.kernel.engine import MODULES, compile_callees, numba_types, signature_of, translate
from rallar.lab import advance

RECORDS = (k.BOX, k.STATE)


class OnProcessor:
    def __init__(self) -> None:
        modules = (*MODULES, advance)
        functions = translate(lambda f: numba.njit(error_model="numpy")(f), modules=modules)
        kinds = numba_types()
        compile_callees(functions, "advance", kinds)
        one = functions["advance"]
        one.compile(signature_of(cast(FunctionType, advance.advance), kinds))
        self.scratches = np.zeros(1, k.SCRATCH)

        @numba.njit
        def all_games(n, scratches, boxes, states, players, seeds, stride, actions, came, results, seats, masks, rows):  # type: ignore[no-untyped-def]
            for i in range(n):
                one(
                    boxes[0],
                    states[i],
                    scratches[0],
                    i,
                    players,
                    seeds,
                    stride,
                    actions,
                    came,
                    results,
                    seats,
                    masks,
                    rows,
                )

        self.all_games = all_games

    def __call__(self, n: int, arguments: list[Tensor | int], sizes: dict[int, int]) -> None:  # noqa: ARG002 - arrays know their own
        arrays: list[Any] = [each.numpy() if isinstance(each, Tensor) else each for each in arguments]
        for place, record in enumerate(RECORDS):
            arrays[place] = arrays[place].view(record)
        self.all_games(n, self.scratches, *arrays)
