"""The kernel made to run: interpreted as it stands, or compiled. Both answer the same, byte for byte."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from types import FunctionType
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from rallar.kernel import (
    actions,
    beds,
    bits,
    bullets,
    cards,
    chance,
    dispatch,
    entries,
    layout,
    log,
    networks,
    payments,
    prospects,
    routes,
    scoring,
    setup,
    stations,
    steps,
    tickets,
    tunnels,
    turns,
)
from rallar.kernel.mirror import Mirror
from rallar.model import limits, types
from rallar.model.errors import OptionError

MODULES = (
    bits,
    chance,
    log,
    actions,
    cards,
    payments,
    tickets,
    bullets,
    routes,
    tunnels,
    stations,
    beds,
    networks,
    scoring,
    prospects,
    turns,
    setup,
    steps,
    entries,
)
ENTRIES = ("new_game", "legal", "step", "reset_many", "step_many", "play_many", "play_on", "tally", "prospects")
PLAYED_OUT = ("play_many", "play_on")  # the entries in which the policy chooses
Policy = Callable[[layout.Box, layout.State, layout.Scratch, int], int]
BY_CHANCE = cast(FunctionType, entries.policy)
Progress = Callable[[str, int, int], None]  # the entry being compiled, how many are done, of how many


class Engine:
    """The entries of the kernel, in one way of running them. `records` makes an array fit to be handed to them."""

    new_game: Callable[..., None]
    legal: Callable[..., None]
    step: Callable[..., bool]
    reset_many: Callable[..., None]
    step_many: Callable[..., int]
    play_many: Callable[..., int]
    play_on: Callable[..., int]
    tally: Callable[..., None]
    prospects: Callable[..., None]

    def __init__(self, name: str, functions: dict[str, Any], records: Callable[[NDArray[np.void]], Any]) -> None:
        self.name = name
        self.records = records
        for entry in ENTRIES:
            setattr(self, entry, functions[entry])


INTERPRETED = Engine("interpreted", {entry: getattr(entries, entry) for entry in ENTRIES}, Mirror)


def kernel_functions() -> list[FunctionType]:
    return [
        value
        for module in MODULES
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]


def translate(wrap: Callable[[FunctionType], Any], policy: FunctionType = BY_CHANCE) -> dict[str, Any]:
    """Copies of the kernel's functions, each wrapped, that call one another instead of the originals."""
    namespaces: dict[str, dict[str, Any]] = {module.__name__: dict(vars(module)) for module in MODULES}
    namespaces.setdefault(policy.__module__, dict(policy.__globals__))
    wrapped: dict[FunctionType, Any] = {}
    for function in kernel_functions():
        source = policy if function is BY_CHANCE else function
        copy = FunctionType(source.__code__, namespaces[source.__module__], function.__name__)
        copy.__qualname__ = function.__qualname__
        copy.__annotations__ = function.__annotations__
        wrapped[function] = wrap(copy)
    for namespace in namespaces.values():
        for name, value in namespace.items():
            if isinstance(value, FunctionType) and value in wrapped:
                namespace[name] = wrapped[value]
    return {function.__name__: wrapper for function, wrapper in wrapped.items()}


@cache
def fingerprint() -> str:
    """Changes with any edit of the kernel, with its place on disk (Numba's cache goes by that), and its compiler."""
    from llvmlite.binding import get_host_cpu_name

    digest = hashlib.sha256()
    sources = [*(module.__file__ for module in (*MODULES, dispatch, layout, limits, types)), __file__]
    for source in sources:
        digest.update(Path(str(source)).read_bytes())
    versions = (version(package) for package in ("numba", "llvmlite", "numpy"))
    digest.update(" ".join((__file__, sys.version, get_host_cpu_name(), *versions)).encode())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path | None:
    """Where the compiled kernel is kept; None where nothing can be written."""
    import platformdirs

    home = os.environ.get("RALLAR_CACHE") or platformdirs.user_cache_dir("rallar")
    folder = Path(home) / f"kernel-{fingerprint()}{'-checked' if bounds_checked() else ''}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):  # a file of nobody else's, whoever tries at the same time
            return folder
    except OSError:
        return None


def bounds_checked() -> bool:
    return os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")


def numba_types() -> dict[str, Any]:
    """What the annotations of the kernel mean to Numba."""
    from numba import boolean, from_dtype, int64
    from numba.core.types import NestedArray, none

    box, state, scratch = (from_dtype(each) for each in (layout.BOX, layout.STATE, layout.SCRATCH))
    return {
        "int": int64,
        "bool": boolean,
        "None": none,
        "Ints": int64[::1],
        "Generator": NestedArray(int64, (4,)),
        "Grid": int64[:, ::1],
        "Box": box,
        "State": state,
        "Scratch": scratch,
        "Boxes": box[::1],
        "States": state[::1],
        "Scratches": scratch[::1],
    }


def signature_of(function: FunctionType, kinds: dict[str, Any]) -> Any:
    *arguments, answer = (kinds[each] for each in function.__annotations__.values())
    return answer(*arguments)


def compile_callees(functions: dict[str, Any], name: str, kinds: dict[str, Any]) -> None:
    """Compile what a function calls, callees first, for the types declared: one version of each."""
    for callee in functions[name].py_func.__code__.co_names:
        if callee in functions and callee not in ENTRIES and not functions[callee].signatures:
            compile_callees(functions, callee, kinds)
            compile_function(functions[callee], kinds)


def compile_function(dispatcher: Any, kinds: dict[str, Any]) -> None:
    dispatcher.compile(signature_of(dispatcher.py_func, kinds))
    dispatcher.disable_compile()


@contextlib.contextmanager
def _one_process(folder: Path | None) -> Iterator[None]:
    """Let one process compile while the others wait for what it leaves in the cache."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    if folder is None:
        yield
        return
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def _numba_cache_in(folder: Path | None) -> Iterator[None]:
    import numba

    config: Any = numba.config
    before = config.CACHE_DIR
    if folder is not None:
        config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def _dispatchers(folder: Path | None, policy: FunctionType = BY_CHANCE, **options: Any) -> dict[str, Any]:
    """The kernel's functions as Numba's, not compiled yet; the entries are kept in the cache."""
    import numba

    def wrap(function: FunctionType) -> Any:
        entry = function.__name__ in ENTRIES
        kept: dict[str, Any] = {"cache": entry and folder is not None}
        kept |= {"no_cpython_wrapper": not entry, "no_cfunc_wrapper": True}
        return numba.njit(nogil=True, error_model="numpy", **kept, **options)(function)

    with _numba_cache_in(folder):
        return translate(wrap, policy)


def _compile(folder: Path | None, progress: Progress | None) -> Engine:
    for rest in folder.rglob("*.nb?") if folder else ():  # of no use, and what is rotten would be in the way
        rest.unlink()
    functions, kinds = _dispatchers(folder), numba_types()
    for done, entry in enumerate(ENTRIES):
        if progress:
            progress(entry, done, len(ENTRIES))
        compile_callees(functions, entry, kinds)
        compile_function(functions[entry], kinds)
    if folder is not None:
        (folder / "ready").touch()
    return Engine("compiled", functions, lambda array: array)


def _load(folder: Path | None) -> Engine | None:
    """What was compiled before; None if it is not there whole, for nothing is compiled here."""
    if folder is None or not (folder / "ready").exists():
        return None
    from numba.core.compiler import CompilerBase

    class NoCompiler(CompilerBase):
        def define_pipelines(self) -> Any:
            raise LookupError("not in the cache")

    functions, kinds = _dispatchers(folder, pipeline_class=NoCompiler), numba_types()
    try:
        for entry in ENTRIES:
            compile_function(functions[entry], kinds)
    except Exception:  # missing, older than the sources or rotten: of no use, whatever Numba makes of it
        (folder / "ready").unlink(missing_ok=True)
        return None
    return Engine("compiled", functions, lambda array: array)


def with_policy(base: Engine, policy: Policy) -> Engine:
    """An engine in whose games a policy chooses: by a box, a state, the actions listed in the scratch record, a seat.

    It is a function of the kernel's kind and may call the kernel's. On a compiled engine it is compiled, now.
    """
    chosen = cast(FunctionType, policy)
    if base is INTERPRETED:
        functions = translate(lambda function: function, chosen)
    else:
        functions, kinds = _dispatchers(None, chosen), numba_types()
        for entry in PLAYED_OUT:
            compile_callees(functions, entry, kinds)
            compile_function(functions[entry], kinds)
    found = {entry: getattr(base, entry) for entry in ENTRIES}
    return Engine(base.name, found | {entry: functions[entry] for entry in PLAYED_OUT}, base.records)


_compiled: Engine | None = None
_making = Lock()


def loaded() -> Engine | None:
    """The compiled kernel if that is at hand, made once a process. Nobody waits for a compiler here."""
    global _compiled
    folder = cache_folder()
    if _compiled is None and folder is not None and (folder / "ready").exists():  # else someone may be compiling
        with _making:
            _compiled = _compiled or _load(folder)
    return _compiled


def compiled(progress: Progress | None = None) -> Engine:
    """The compiled kernel, made once a process: loaded, or compiled now if it never was."""
    global _compiled
    folder = cache_folder()
    with _making:
        _compiled = _compiled or _load(folder)
        if _compiled is None:
            with _one_process(folder):
                _compiled = _load(folder) or _compile(folder, progress)
        return _compiled


def engine() -> Engine:
    """The quickest way to run that needs no wait: compiled if that is at hand, else interpreted.

    The variable RALLAR_KERNEL can ask for either.
    """
    wanted = os.environ.get("RALLAR_KERNEL", "auto")
    if wanted not in ("auto", "interpreted", "compiled"):
        raise OptionError("option-bad-value", name="RALLAR_KERNEL", value=wanted)
    if wanted == "interpreted":
        return INTERPRETED
    return compiled() if wanted == "compiled" else loaded() or INTERPRETED
