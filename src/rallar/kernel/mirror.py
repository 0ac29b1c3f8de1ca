"""Records for the interpreter: the same bytes as the array, read and written as plain integers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from rallar.kernel.layout import BOX, SCRATCH, STATE, Box, Scratch, State

R = TypeVar("R")
WIDTHS = {f"_{char}": char for char in (np.dtype(kind).char for kind in (np.int8, np.int16, np.int64))}


class Mirror(Generic[R]):
    """A list of records over an array of them."""

    def __init__(self, array: NDArray[np.void]) -> None:
        self.array = array
        kind, size, octets = _CLASSES[array.dtype], array.dtype.itemsize, octets_of(array)
        self._records: list[R] = [kind(octets[i * size : (i + 1) * size]) for i in range(len(array))]

    def __getitem__(self, i: int) -> R:
        return self._records[i]

    def __setitem__(self, i: int, record: R) -> None:
        self.array[i] = self.array[self._records.index(record)]

    def __iter__(self) -> Iterator[R]:
        return iter(self._records)


def octets_of(array: NDArray[np.void]) -> memoryview:
    return array.view(np.uint8).data


def box(octets: memoryview) -> Box:
    return cast(Box, _CLASSES[BOX](octets))


def state(octets: memoryview) -> State:
    return cast(State, _CLASSES[STATE](octets))


def scratch(octets: memoryview) -> Scratch:
    return cast(Scratch, _CLASSES[SCRATCH](octets))


def _record_class(dtype: np.dtype[np.void]) -> type:
    """A class that reads and writes a record's bytes: numbers in place, rows and grids as views made when asked for."""
    fields: Any = dtype.fields
    rows = {name: (field.base.char, field.shape, offset, field.itemsize) for name, (field, offset) in fields.items()}
    numbers = {name: place for name, place in rows.items() if not place[1]}

    def start(self: Any, octets: Any) -> None:
        self.octets = octets
        for slot, char in WIDTHS.items():
            setattr(self, slot, octets.cast(char))

    def view(self: Any, name: str) -> Any:
        """Asked for a row or a grid for the first time."""
        if name not in rows:
            raise AttributeError(name)
        char, shape, offset, size = rows[name]
        part = self.octets[offset : offset + size]
        found = part.cast(char, shape=shape) if len(shape) > 1 else part.cast(char)
        setattr(self, name, found)
        return found

    slots = ("octets", *WIDTHS, *(name for name in rows if name not in numbers))
    members: dict[str, Any] = {"__slots__": slots, "__init__": start, "__getattr__": view}
    return type("Record", (), members | {name: _number(char, offset) for name, (char, _, offset, _) in numbers.items()})


def _number(char: str, offset: int) -> property:
    """A field of one integer: an item of all the record's integers of its width. Written out, for it is read most."""
    place, made = f"self._{char}[{offset // np.dtype(char).itemsize}]", dict[str, Any]()
    exec(f"def read(self): return {place}\ndef write(self, value): {place} = value", made)
    return property(made["read"], made["write"])


_CLASSES = {dtype: _record_class(dtype) for dtype in (BOX, STATE, SCRATCH)}
