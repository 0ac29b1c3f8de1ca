"""The kernel made to run: interpreted as it stands, or compiled. Both answer the same, byte for byte."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from types import FunctionType, ModuleType
from typing import Any, Generic, TypeVar, cast

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
    masks,
    networks,
    observe,
    payments,
    plans,
    prospects,
    routes,
    scoring,
    setup,
    stations,
    steps,
    tickets,
    tiling,
    tunnels,
    turns,
)
from rallar.kernel.mirror import Mirror
from rallar.model import limits, types
from rallar.model.errors import OptionError

RULES = (
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
MODULES = (*RULES, plans, tiling, observe, masks)
ENTRIES = ("new_game", "legal", "step", "reset_many", "step_many", "play_many", "play_on", "tally", "prospects")
PLAYED_OUT = ("play_many", "play_on")  # the entries in which the policy chooses
Made = TypeVar("Made")
Policy = Callable[[layout.Box, layout.State, layout.Scratch, int], int]
MACHINE = Path(__file__).with_name("machine.py")  # not imported before somebody compiles or loads: it takes Numba
BY_CHANCE = cast(FunctionType, entries.policy)
Progress = Callable[[str, int, int], None]  # the entry being compiled, how many are done, of how many


@dataclass(frozen=True, slots=True)
class Unit:
    """What is compiled at once, and kept in a folder of its own."""

    name: str
    modules: tuple[ModuleType, ...]
    entries: tuple[str, ...]


PLAY = Unit("kernel", RULES, ENTRIES)
# Only when somebody first looks: whoever plays does not wait for it.
LOOK = Unit(
    "sight", MODULES, ("look_many", "spread_many", "draw_many")
)  # only when somebody first looks: whoever plays does not wait for it


class Sight:
    """The entries for learners: what seats see, what they may do, and one of that at random."""

    look_many: Callable[..., None]
    spread_many: Callable[..., None]
    draw_many: Callable[..., None]

    def __init__(self, functions: dict[str, Any]) -> None:
        for entry in LOOK.entries:
            setattr(self, entry, functions[entry])


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

    def __init__(
        self,
        name: str,
        functions: dict[str, Any],
        records: Callable[[NDArray[np.void]], Any],
        sight: Callable[[], Sight],
    ) -> None:
        self.name = name
        self.records = records
        self._sight = sight
        for entry in ENTRIES:
            setattr(self, entry, functions[entry])

    @cached_property
    def sight(self) -> Sight:
        """What learners need. Where it was never compiled, this waits for a compiler: `looking` does not."""
        return self._sight()


INTERPRETED = Engine(
    "interpreted",
    {entry: getattr(entries, entry) for entry in ENTRIES},
    Mirror,
    lambda: Sight(vars(observe) | vars(masks)),
)


def kernel_functions(modules: Sequence[ModuleType]) -> list[FunctionType]:
    return [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]


def translate(
    wrap: Callable[[FunctionType], Any], modules: Sequence[ModuleType], policy: FunctionType = BY_CHANCE
) -> dict[str, Any]:
    """Copies of the kernel's functions, each wrapped, that call one another instead of the originals."""
    namespaces: dict[str, dict[str, Any]] = {module.__name__: dict(vars(module)) for module in modules}
    namespaces.setdefault(policy.__module__, dict(policy.__globals__))
    wrapped: dict[FunctionType, Any] = {}
    for function in kernel_functions(modules):
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
def fingerprint(unit: Unit = PLAY) -> str:
    """Changes with any edit of the kernel, with its place on disk (Numba's cache goes by that), and its compiler."""
    from llvmlite.binding import get_host_cpu_name

    digest = hashlib.sha256()
    sources = [*(module.__file__ for module in (*unit.modules, dispatch, layout, limits, types)), __file__, MACHINE]
    for source in sources:
        digest.update(Path(str(source)).read_bytes())
    versions = (version(package) for package in ("numba", "llvmlite", "numpy"))
    digest.update(" ".join((__file__, sys.version, get_host_cpu_name(), *versions)).encode())
    return digest.hexdigest()[:16]


@cache
def cache_folder(unit: Unit = PLAY) -> Path | None:
    """Where the compiled kernel or its sight is kept; None where nothing can be written."""
    import platformdirs

    home = os.environ.get("RALLAR_CACHE") or platformdirs.user_cache_dir("rallar")
    folder = Path(home) / f"{unit.name}-{fingerprint(unit)}{'-checked' if bounds_checked() else ''}"
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
    from numba import boolean, from_dtype, int8, int64
    from numba.core.types import NestedArray, none

    box, state, scratch = (from_dtype(each) for each in (layout.BOX, layout.STATE, layout.SCRATCH))
    return {
        "int": int64,
        "bool": boolean,
        "None": none,
        "Ints": int64[::1],
        "Generator": NestedArray(int64, (4,)),
        "Grid": int64[:, ::1],
        "Octets": int8[::1],
        "OctetGrid": int8[:, ::1],
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


def _dispatchers(unit: Unit, folder: Path | None, policy: FunctionType = BY_CHANCE, **options: Any) -> dict[str, Any]:
    """The kernel's functions as Numba's, not compiled yet; the entries are kept in the cache."""
    import numba

    from rallar.kernel.machine import STAND_INS

    def wrap(function: FunctionType) -> Any:
        function = STAND_INS.get(function.__name__, function)
        entry = function.__name__ in unit.entries
        kept: dict[str, Any] = {"cache": entry and folder is not None}
        kept |= {"no_cpython_wrapper": not entry, "no_cfunc_wrapper": True}
        return numba.njit(nogil=True, error_model="numpy", **kept, **options)(function)

    with _numba_cache_in(folder):
        return translate(wrap, unit.modules, policy)


def _compile(unit: Unit, folder: Path | None, progress: Progress | None) -> dict[str, Any]:
    for rest in folder.rglob("*.nb?") if folder else ():  # of no use, and what is rotten would be in the way
        rest.unlink()
    functions, kinds = _dispatchers(unit, folder), numba_types()
    for done, entry in enumerate(unit.entries):
        if progress:
            progress(entry, done, len(unit.entries))
        compile_callees(functions, entry, kinds)
        compile_function(functions[entry], kinds)
    if folder is not None:
        (folder / "ready").touch()
    return functions


def _load(unit: Unit, folder: Path | None) -> dict[str, Any] | None:
    """What was compiled before; None if it is not there whole, for nothing is compiled here."""
    if folder is None or not (folder / "ready").exists():
        return None
    from numba.core.compiler import CompilerBase

    class NoCompiler(CompilerBase):
        def define_pipelines(self) -> Any:
            raise LookupError("not in the cache")

    functions, kinds = _dispatchers(unit, folder, pipeline_class=NoCompiler), numba_types()
    try:
        for entry in unit.entries:
            compile_function(functions[entry], kinds)
    except Exception:  # missing, older than the sources or rotten: of no use, whatever Numba makes of it
        (folder / "ready").unlink(missing_ok=True)
        return None
    return functions


def compile_unit(unit: Unit, policy: FunctionType) -> dict[str, Any]:
    """A unit in which a policy of one's own chooses, compiled now and kept nowhere."""
    functions, kinds = _dispatchers(unit, None, policy), numba_types()
    for entry in unit.entries:
        compile_callees(functions, entry, kinds)
        compile_function(functions[entry], kinds)
    return functions


def with_policy(base: Engine, policy: Policy) -> Engine:
    """An engine in whose games a policy chooses: by a box, a state, the actions listed in the scratch record, a seat.

    It is a function of the kernel's kind and may call the kernel's. On a compiled engine it is compiled, now.
    """
    chosen = cast(FunctionType, policy)
    if base is INTERPRETED:
        functions = translate(lambda function: function, PLAY.modules, chosen)
    else:
        functions = compile_unit(Unit("played-out", RULES, PLAYED_OUT), chosen)
    found = {entry: getattr(base, entry) for entry in ENTRIES}
    return Engine(base.name, found | {entry: functions[entry] for entry in PLAYED_OUT}, base.records, base._sight)


class Compiled(Generic[Made]):
    """What is made of a unit once it is compiled, at most once a process."""

    def __init__(self, unit: Unit, make: Callable[[dict[str, Any]], Made]) -> None:
        self.made: Made | None = None
        self._unit = unit
        self._make = make
        self._making = Lock()

    def loaded(self) -> Made | None:
        """It, if it is at hand. Nobody waits for a compiler here."""
        folder = cache_folder(self._unit)
        if self.made is None and folder is not None and (folder / "ready").exists():  # else someone may be compiling
            with self._making:
                self.made = self.made or self._made_of(_load(self._unit, folder))
        return self.made

    def get(self, progress: Progress | None = None) -> Made:
        """It: loaded, or compiled now if it never was."""
        folder = cache_folder(self._unit)
        with self._making:
            self.made = self.made or self._made_of(_load(self._unit, folder))
            if self.made is None:
                with _one_process(folder):
                    found = _load(self._unit, folder) or _compile(self._unit, folder, progress)
                    self.made = self._make(found)
            return self.made

    def _made_of(self, functions: dict[str, Any] | None) -> Made | None:
        return None if functions is None else self._make(functions)


def _engine_of(functions: dict[str, Any]) -> Engine:
    return Engine("compiled", functions, lambda array: array, SIGHT.get)


SIGHT = Compiled(LOOK, Sight)
KERNEL = Compiled(PLAY, _engine_of)


def loaded() -> Engine | None:
    """The compiled kernel if that is at hand. Nobody waits for a compiler here."""
    return KERNEL.loaded()


def compiled(progress: Progress | None = None) -> Engine:
    """The compiled kernel: loaded, or compiled now if it never was."""
    return KERNEL.get(progress)


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


def looking() -> Engine:
    """The quickest engine that looks without a wait: compiled if its sight is at hand too, else interpreted."""
    found = engine()
    return found if found is INTERPRETED or SIGHT.loaded() else INTERPRETED
