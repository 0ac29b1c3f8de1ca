"""Records for the interpreter: the same bytes as the array, read and written as plain integers."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


class Mirror:
    """A list of records over an array of them."""

    def __init__(self, array: NDArray[np.void]) -> None:
        self.array = array
        kind = _record_class(array.dtype)
        self._records = [kind(array, i) for i in range(len(array))]

    def __getitem__(self, i: int) -> Any:
        return self._records[i]

    def __setitem__(self, i: int, record: Any) -> None:
        self.array[i] = self.array[self._records.index(record)]


def _number(name: str) -> property:
    """A field of one integer, kept as a view of length one."""
    slot = f"_{name}"

    def read(self: Any) -> Any:
        return getattr(self, slot)[0]

    def write(self: Any, value: int) -> None:
        getattr(self, slot)[0] = value

    return property(read, write)


def _view(array: NDArray[np.void], i: int, name: str) -> Any:
    """A field of a record, cut from the bytes so that it is contiguous."""
    fields: Any = array.dtype.fields
    field, offset = fields[name][:2]
    start = i * array.dtype.itemsize + offset
    part: Any = memoryview(array.view(np.uint8).data)[start : start + field.itemsize]
    return part.cast(field.base.char, shape=field.shape) if len(field.shape) > 1 else part.cast(field.base.char)


_classes: dict[int, Any] = {}


def _record_class(dtype: np.dtype[np.void]) -> Any:
    if id(dtype) not in _classes:
        fields = {name: bool(field.shape) for name, (field, *_) in (dtype.fields or {}).items()}
        slots = {name: name if tabular else f"_{name}" for name, tabular in fields.items()}

        def start(self: Any, array: NDArray[np.void], i: int) -> None:
            for name, slot in slots.items():
                setattr(self, slot, _view(array, i, name))

        members: dict[str, Any] = {"__slots__": tuple(slots.values()), "__init__": start}
        members |= {name: _number(name) for name, tabular in fields.items() if not tabular}
        _classes[id(dtype)] = type("Record", (), members)
    return _classes[id(dtype)]
