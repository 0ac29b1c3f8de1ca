"""How a record is declared: once, as a class whose annotations are its types and whose values are its layout."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, overload

import numpy as np


class Ints(Protocol):
    """A row of integers in a record."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...


Generator = Ints  # four of them, inside a record


class Octets(Protocol):
    """A row of integers from -128 to 127, not in a record.

    Whoever writes many of them does so in a slice of its own, counted from 0: that is what a compiler makes quick.
    """

    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> Octets: ...
    def __setitem__(self, index: int | slice, value: int, /) -> None: ...


class OctetGrid(Protocol):
    """A table of them."""

    def __getitem__(self, index: int, /) -> Octets: ...


class Grid(Protocol):
    """A table of integers in a record."""

    def __getitem__(self, index: tuple[int, ...], /) -> int: ...
    def __setitem__(self, index: tuple[int, ...], value: int, /) -> None: ...
    def tolist(self) -> list[list[int]]: ...


def i8(*shape: int) -> Any:
    return (np.int8, shape)


def i16(*shape: int) -> Any:
    return (np.int16, shape)


def i64(*shape: int) -> Any:
    return (np.int64, shape)


def dtype_of(record: type) -> np.dtype[np.void]:
    """The NumPy layout of a record class, filled up to whole 64-bit words so that records lie aligned in an array."""
    declared = {name: value for name, value in vars(record).items() if not name.startswith("_")}
    fields: list[Any] = [(name, kind, shape) if shape else (name, kind) for name, (kind, shape) in declared.items()]
    missing = -np.dtype(fields).itemsize % 8
    return np.dtype([*fields, ("filler", np.int8, (missing,))] if missing else fields, align=True)
