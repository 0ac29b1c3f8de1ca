"""What a processor does in one instruction, and the kernel's own Python in a dozen: in its place where it is compiled.

Each stands in for the function of its name in the kernel: `rallar.kernel.bits` says what it does.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core.types import int64
from numba.extending import intrinsic


def _ones(_: Any, word: Any) -> Any:
    return int64(word), lambda _context, builder, _signature, arguments: builder.ctpop(arguments[0])


def _zeros_below(_: Any, word: Any) -> Any:
    of_none = ir.Constant(ir.IntType(1), 0)  # a word without a bit has as many zeros as it is long
    return int64(word), lambda _context, builder, _signature, arguments: builder.cttz(arguments[0], of_none)


ones: Any = intrinsic(_ones)
zeros_below: Any = intrinsic(_zeros_below)


def count_bits(word: int) -> int:
    return ones(word)  # type: ignore[no-any-return]


def lowest_bit(word: int) -> int:
    return zeros_below(word)  # type: ignore[no-any-return]


STAND_INS: dict[str, Any] = {function.__name__: function for function in (count_bits, lowest_bit)}
