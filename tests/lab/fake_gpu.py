"""A GPU made of the processor: CuPy's arrays are NumPy's, and the entries run as they stand, a Python thread each.

What is put together for a real one goes the whole way: arguments are taken apart from their words again.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from random import Random
from threading import Barrier, Lock, Thread, local
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rallar.kernel import layout as k
from rallar.kernel.mirror import Mirror
from rallar.lab.cuda import SYMBOL, entries

LEFT_OVER = Random(1)
RECORDS = {"Boxes": k.BOX, "States": k.STATE}
KINDS: dict[str, tuple[type, int]] = {
    "Ints": (np.int64, 1),
    "Grid": (np.int64, 2),
    "OctetGrid": (np.int8, 2),
    "Lists": (np.int32, 3),
    "Counts": (np.int32, 2),
}


def whatever(n: int) -> NDArray[np.void]:
    """A thread's own memory, with what was left there."""
    return np.frombuffer(bytearray(LEFT_OVER.randbytes(n * k.SCRATCH.itemsize)), k.SCRATCH)


class FakeCuda:
    """What an entry asks of Numba's CUDA."""

    def __init__(self) -> None:
        self.here = local()  # of a thread: its number, its block's, what the block shares
        self.lock = Lock()
        self.local = SimpleNamespace(array=lambda n, _: Mirror(whatever(n)))
        self.shared = SimpleNamespace(array=self._share)
        self.atomic = SimpleNamespace(add=self._add)

    def jit(self, device: bool) -> Callable[[Any], Any]:
        assert device
        return lambda function: function

    def grid(self, _: int) -> int:
        return int(self.blockIdx.x * self.blockDim.x + self.threadIdx.x)

    def __getattr__(self, name: str) -> Any:
        if name not in ("threadIdx", "blockIdx", "blockDim", "gridDim", "syncthreads"):
            raise AttributeError(name)
        return getattr(self.here, name)

    def popc(self, word: int) -> int:
        return int(word).bit_count()

    def run(self, entry: Callable[..., None], arguments: list[Any], blocks: int, threads: int) -> None:
        """The threads of a block at once, where they wait for one another; else one after the other."""
        together = "syncthreads" in entry.__code__.co_names
        for block in range(blocks):
            shared, barrier, failed = dict[int, Any](), Barrier(threads), list[BaseException]()

            def one(
                thread: int, block: int = block, shared: Any = shared, barrier: Any = barrier, failed: Any = failed
            ) -> None:
                here = self.here
                here.threadIdx, here.blockIdx = SimpleNamespace(x=thread), SimpleNamespace(x=block)
                here.blockDim, here.gridDim = SimpleNamespace(x=threads), SimpleNamespace(x=blocks)
                here.syncthreads, here.shared, here.asked = barrier.wait, shared, 0
                try:
                    entry(*arguments)
                except BaseException as error:
                    failed.append(error)
                    barrier.abort()

            if together:
                running = [Thread(target=one, args=(thread,)) for thread in range(threads)]
                for each in running:
                    each.start()
                for each in running:
                    each.join()
            else:
                for thread in range(threads):
                    one(thread)
            if failed:
                raise failed[0]

    def _share(self, n: int, _: Any) -> Any:
        """The same array for all threads of a block that ask for their first, second and so on."""
        self.here.asked += 1
        return self.here.shared.setdefault(self.here.asked, np.zeros(n, np.int32))

    def _add(self, array: Any, place: Any, more: int) -> int:
        with self.lock:
            before = int(array[place])
            array[place] += more
        return before


class FakeArray(np.ndarray[Any, Any]):
    """An array of NumPy that says like one of CuPy where it lies."""

    @property
    def data(self) -> Any:
        return SimpleNamespace(ptr=self.ctypes.data)


CUDA = FakeCuda()


class FakeModule:
    """A file of PTX is not even read: its name says which entry it is."""

    def __init__(self, path: str) -> None:
        self.path = path

    def get_function(self, symbol: str) -> Callable[..., None]:
        name = symbol.removeprefix(SYMBOL)
        assert name in self.path
        entry, _ = entries(CUDA)[name]
        kinds = [kind for each, kind in entry.__annotations__.items() if each != "return"]

        def start(blocks: tuple[int], threads: tuple[int], words: tuple[np.int64, ...]) -> None:
            CUDA.run(entry, taken_apart(kinds, list(map(int, words))), *blocks, *threads)

        return start


def taken_apart(kinds: list[str], words: list[int]) -> list[Any]:
    """The arguments that words stand for."""
    found: list[Any] = []
    for kind in kinds:
        if kind == "int":
            found.append(words.pop(0))
            continue
        dtype, dimensions = (
            (np.dtype(RECORDS[kind]), 1) if kind in RECORDS else (np.dtype(KINDS[kind][0]), KINDS[kind][1])
        )
        owner, parent, items, item, where = (words.pop(0) for _ in range(5))
        shape, strides = (tuple(words.pop(0) for _ in range(dimensions)) for _ in range(2))
        assert (owner, parent, items, item) == (0, 0, math.prod(shape), dtype.itemsize)
        memory: Any = (ctypes.c_char * (items * item)).from_address(where)
        array: Any = np.ndarray(shape, dtype, memory, strides=strides)
        assert array.flags.c_contiguous
        found.append(Mirror(array) if kind in RECORDS else array)
    assert not words
    return found


def fake_cupy() -> Any:
    """The part of CuPy that is used, on the processor."""

    def ours(make: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *given, **named: make(*given, **named).view(FakeArray)

    made = ("zeros", "empty", "full", "arange", "asarray", "ascontiguousarray", "from_dlpack")
    device = SimpleNamespace(attributes={"MultiProcessorCount": 1}, compute_capability="90")
    return SimpleNamespace(
        **{name: ours(getattr(np, name)) for name in made},
        ndarray=FakeArray,
        random=SimpleNamespace(default_rng=lambda: SimpleNamespace(integers=ours(np.random.default_rng(1).integers))),
        lib=np.lib,
        RawModule=FakeModule,
        cuda=SimpleNamespace(Device=lambda: device),
    )
