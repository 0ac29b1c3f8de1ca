"""The engine is made once a process, whoever asks and however many at once; nobody waits for a compiler unasked."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rallar.kernel.engine import cache_folder, compiled, fingerprint

TOGETHER = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from rallar.kernel.engine import INTERPRETED, cache_folder, compiled, engine, loaded, looking

def together(*questions, threads=8, times=50):
    barrier = Barrier(threads)

    def ask(number):
        barrier.wait()
        return [questions[number % len(questions)]() for _ in range(times)]

    with ThreadPoolExecutor(threads) as pool:
        return {answer for answers in pool.map(ask, range(threads)) for answer in answers}
"""


def in_a_fresh_process(code: str, **environment: str) -> None:
    inherited = {name: value for name, value in os.environ.items() if name != "RALLAR_KERNEL"}
    command = [sys.executable, "-c", f"{TOGETHER}\nsys.setswitchinterval(1e-5)\n{code}"]
    ran = subprocess.run(command, env=inherited | environment, capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("threads", [2, 3, 5, 8])
def test_threads_that_look_at_once_find_one_folder(tmp_path: Path, threads: int) -> None:
    in_a_fresh_process(f"(one,) = together(cache_folder, threads={threads}); assert one", RALLAR_CACHE=str(tmp_path))


def test_with_nothing_compiled_nobody_compiles_and_nothing_is_written(tmp_path: Path) -> None:
    """The folder is there, as many as look; Numba was not even imported."""
    in_a_fresh_process(
        """
written = cache_folder().stat().st_mtime_ns
assert together(engine, lambda: loaded() or INTERPRETED) == {INTERPRETED}
assert cache_folder().stat().st_mtime_ns == written
assert 'numba' not in sys.modules
""",
        RALLAR_CACHE=str(tmp_path),
    )
    assert [each.name for each in tmp_path.rglob("*")] == [f"kernel-{fingerprint()}"]


@pytest.mark.parametrize("threads", [2, 5, 8])
def test_what_was_compiled_is_loaded_once_for_all(threads: int) -> None:
    compiled()
    in_a_fresh_process(f"(one,) = together(engine, compiled, loaded, threads={threads}); assert one.name == 'compiled'")


def kept_kernel() -> Path:
    compiled()
    here = cache_folder()
    assert here is not None
    return here


def test_who_plays_does_not_wait_for_the_sight(tmp_path: Path) -> None:
    """The rules are at hand, the sight was never compiled: games are compiled, and looks interpreted."""
    shutil.copytree(kept_kernel(), tmp_path / kept_kernel().name)
    in_a_fresh_process(
        "assert engine().name == 'compiled'; assert together(looking) == {INTERPRETED}", RALLAR_CACHE=str(tmp_path)
    )
    assert not [*tmp_path.glob("sight-*/*")]


def test_the_sight_is_loaded_once_for_all() -> None:
    compiled().sight  # noqa: B018 - compiled now, if it never was
    in_a_fresh_process("(one,) = together(looking, engine); assert one.name == 'compiled'")
    in_a_fresh_process("(one,) = together(lambda: engine().sight)")


@pytest.mark.parametrize("rot", ["missing", "empty", "torn"])
def test_a_rotten_cache_is_as_good_as_none(tmp_path: Path, rot: str) -> None:
    """Whoever needs no compiler is not made to wait for one; `rallar compile` would make it anew."""
    here = kept_kernel()
    for file in here.rglob("*.nb?"):
        copy = tmp_path / here.name / file.relative_to(here)
        copy.parent.mkdir(parents=True, exist_ok=True)
        data = file.read_bytes()
        copy.write_bytes(b"" if rot == "empty" else data[:-1] if rot == "torn" else data)
    if rot == "missing":
        next((tmp_path / here.name).rglob("*step-*.nbc")).unlink()
    (tmp_path / here.name / "ready").touch()
    in_a_fresh_process("assert together(engine) == {INTERPRETED}", RALLAR_CACHE=str(tmp_path))
    assert not (tmp_path / here.name / "ready").exists()


def test_nobody_waits_for_who_compiles(tmp_path: Path) -> None:
    """While one thread compiles, others are answered at once; then all have the same."""
    in_a_fresh_process(
        """
from threading import Event, Thread
begun, go_on, in_time = Event(), Event(), []

def tell(entry, done, total):
    begun.set()
    in_time.append(go_on.wait(20))
    raise KeyboardInterrupt

def compile():
    try:
        compiled(tell)
    except KeyboardInterrupt:
        pass

thread = Thread(target=compile)
thread.start()
assert begun.wait(60)
assert together(engine) == {INTERPRETED}
go_on.set()
thread.join()
assert in_time == [True]
""",
        RALLAR_CACHE=str(tmp_path),
    )
