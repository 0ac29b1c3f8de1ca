"""The kernel's entries on a GPU, loaded and started by CuPy: translated when they are first needed, and then kept."""

from __future__ import annotations

import math
import os
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, ClassVar

import numpy as np

from rallar.kernel.engine import MODULES, Unit, cache_folder
from rallar.lab import advance, cuda
from rallar.lab.crew import extra
from rallar.model.errors import OptionError

Array = Any  # of CuPy, which has no types
TRANSLATED = Unit("gpu", (*MODULES, advance, cuda), ())
THREADS = 128  # of a block


@dataclass(frozen=True)
class Records:
    """Records of the kernel, as the octets they are made of and how many of those each has."""

    octets: Array
    size: int


Argument = int | Array | Records


def cupy_with_gpu() -> Any:
    """CuPy, where there is a GPU for it."""
    cupy = extra("cupy", "gpu")
    try:
        cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise OptionError("option-no-gpu") from error
    return cupy


def words_of(*arguments: Argument) -> list[int]:
    """Arguments as a translated entry takes them: a number is a word, an array seven or more."""
    return [word for argument in arguments for word in _words(argument)]


def _words(argument: Argument) -> list[int]:
    if isinstance(argument, int):
        return [argument]
    if isinstance(argument, Records):
        return array_words(argument.octets.data.ptr, argument.size, (argument.octets.size // argument.size,))
    return array_words(argument.data.ptr, argument.dtype.itemsize, argument.shape)


def array_words(where: int, item: int, shape: tuple[int, ...]) -> list[int]:
    """An array without gaps, as Numba wants it: no owner, no parent, items, octets of one, where, shape, strides."""
    strides = [item * math.prod(shape[i + 1 :]) for i in range(len(shape))]
    return [0, 0, math.prod(shape), item, where, *shape, *strides]


class Kernels:
    """The entries of `rallar.lab.cuda`, from a folder of PTX or cubin files, or translated here for this GPU."""

    _loaded: ClassVar[dict[tuple[Path | None, str], Any]] = {}  # once a process, whatever batch asks

    def __init__(self, cupy: Any, folder: Path | None = None) -> None:
        self.cupy, self.folder = cupy, folder

    @cached_property
    def multiprocessors(self) -> int:
        return int(self.cupy.cuda.Device().attributes["MultiProcessorCount"])

    def each(self, name: str, n: int, *arguments: Argument) -> None:
        """Start an entry in n threads, one a game."""
        self.start(name, -(-n // THREADS), words_of(*arguments))

    def start(self, name: str, blocks: int, words: list[int]) -> None:
        wanted = self.folder, name
        if wanted not in self._loaded:
            self._loaded[wanted] = self._load(name)
        self._loaded[wanted]((blocks,), (THREADS,), tuple(map(np.int64, words)))

    def _load(self, name: str) -> Any:
        file = self._translated(name) if self.folder is None else self.folder / f"{name}.cubin"
        if not file.exists():
            file = file.with_suffix(".ptx")
        return self.cupy.RawModule(path=str(file)).get_function(cuda.SYMBOL + name)

    def _translated(self, name: str) -> Path:
        """Where an entry is kept for a GPU of this kind. Whoever comes first writes it, and nobody reads half of it."""
        architecture = self.cupy.cuda.Device().compute_capability
        folder = cache_folder(TRANSLATED) or Path(mkdtemp())
        file = folder / f"{name}-{architecture}.ptx"
        if not file.exists():
            extra("numba_cuda", "gpu")
            part = file.with_suffix(f".{os.getpid()}")
            part.write_text(cuda.ptx_of(name, (int(architecture[:-1]), int(architecture[-1]))), encoding="utf-8")
            part.replace(file)
        return file
