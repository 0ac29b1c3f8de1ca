"""The same games on a Ray cluster: two real nodes, each of which plays, with a player of one's own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rallar import OptionError
from rallar.lab.arena import Setup
from rallar.lab.crew import on_ray
from rallar.lab.results import Results
from rallar.lab.tournament import tournament

ROOT = Path(__file__).parents[2]
TRACER = """
import os
from pathlib import Path

TITLE, STRENGTH = "tracer", 0


def choose(outlook, rng):
    import ray
    if ray.is_initialized():
        (Path(os.environ["RALLAR_OPPONENTS"]) / ray.get_runtime_context().get_node_id()).touch()
    return rng.choice(outlook.legal.simple or list(outlook.legal))
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    command = [sys.executable, "-m", "tests.lab.cluster"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, cwd=ROOT, text=True, **pipes) as cluster:  # type: ignore[call-overload]
        try:
            yield cluster.stdout.readline().strip()
        finally:
            cluster.stdin.close()


@pytest.mark.slow
def test_two_nodes_play_what_one_process_plays(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tracer.py").write_text(TRACER, encoding="utf-8")
    results = tmp_path / "results.jsonl"
    arena = ["arena", "--player", "tracer", "--player", "random", "--board", "japan", "--games", "8"]
    command = ["--opponents", str(tmp_path), *arena, "--results", str(results), "--ray", address]
    ran = subprocess.run([sys.executable, "-m", "rallar", *command], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "Japan: 8 games of 2 players" in ran.stdout
    assert len([file for file in tmp_path.iterdir() if file.is_file() and not file.suffix]) == 2  # both nodes played
    monkeypatch.setenv("RALLAR_OPPONENTS", str(tmp_path))
    far = Results(results)
    near = tournament(far.setup, 8)
    assert [bout.timeless() for bout in far.in_order()] == [bout.timeless() for bout in near]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:x", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there_is_said_to_be_so(address: str) -> None:
    with pytest.raises(OptionError, match="option-no-ray") as found:
        list(on_ray(address)(Setup("japan", 2, ("random",)), [0]))
    assert found.value.params["address"] == address


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match="option-no-extra") as found:
        list(on_ray("auto")(Setup("japan", 2, ("random",)), [0]))
    assert found.value.params == {"package": "ray", "extra": "ray"}
