"""Opponents of other distributions: found by their entry points, and left out if they cannot play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots.test_opponents import HASTY

ENTRIES = """\
[rallar.opponents]
swift = swift_opponents.swift
steady = swift_opponents.steady:STEADY
torn = swift_opponents.torn
absent = swift_opponents.nowhere
untold = swift_opponents.untold
regular = swift_opponents.swift
"""
STEADY = """
class Steady:
    TITLE = "Steady as she goes"
    STRENGTH = 7
    CHARACTER = "Takes the last move there is."

    def choose(self, outlook, rng):
        return list(outlook.legal.simple)[-1]

STEADY = Steady()
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder as installers fill it, with one distribution."""
    package, metadata = tmp_path / "swift_opponents", tmp_path / "swift_opponents-1.0.dist-info"
    files = {
        package / "__init__.py": "",
        package / "swift.py": HASTY.replace('"Hasty"', '"Swift"'),
        package / "steady.py": STEADY,
        package / "torn.py": "raise RuntimeError('no strings')",
        package / "untold.py": HASTY.replace("STRENGTH = 0", "STRENGTH = 'much'"),
        metadata / "METADATA": "Metadata-Version: 2.1\nName: swift-opponents\nVersion: 1.0\n",
        metadata / "entry_points.txt": ENTRIES,
    }
    for file, text in files.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def run(site: Path, *command: str, text: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(site), "RALLAR_KERNEL": "interpreted", "RALLAR_OPPONENTS": ""}
    environment |= {"COLUMNS": "120", "LANG": "en"}
    return subprocess.run(
        [sys.executable, *command], env=environment, input=text, capture_output=True, text=True, check=False, timeout=60
    )


def test_they_are_listed_with_what_is_wrong(site: Path) -> None:
    found = run(site, "-m", "rallar", "opponents")
    assert found.returncode == 0
    rows = [line.split(maxsplit=2) for line in found.stdout.splitlines()]
    assert [row[0] for row in rows[:6]] == ["swift", "rookie", "regular", "expert", "master", "steady"]
    assert "Steady as she goes   Takes the last move there is." in found.stdout
    said = " ".join(found.stdout.split())
    assert said.count("Left out") == 4
    for reason in (
        "torn) can’t be loaded as an opponent: RuntimeError: no strings",
        "nowhere) can’t be loaded as an opponent: ModuleNotFoundError: No module named",
        "untold): “STRENGTH” is missing, or isn’t what it should be.",
        "swift): there’s already an opponent called “regular”.",
    ):
        assert f"Left out: swift-opponents (swift_opponents.{reason}" in said


def test_one_is_played_against_and_a_torn_one_is_refused(site: Path) -> None:
    game = ("-m", "rallar", "play", "--board", "japan", "--seed", "3", "--level")
    played = run(site, *game, "steady", text="keep 1 2\nd\nd\nquit\n")
    assert played.returncode == 0
    assert "--level steady" in played.stdout
    refused = run(site, *game, "torn")
    assert refused.returncode == 1
    assert refused.stdout == ""
    assert "swift-opponents (swift_opponents.torn) can’t be loaded" in refused.stderr


def test_a_server_with_a_torn_one_goes_on(site: Path) -> None:
    script = """
import sys, tempfile
from pathlib import Path
sys.path.insert(0, ".")
from rallar.client import RefusedError, SeatWish
from rallar.server.settings import Settings
from tests.server.house import house
with tempfile.TemporaryDirectory() as data, house(Path(data), Settings(pause=0).unlimited()) as place:
    print([level.id for level in place.client.about().levels])
    try:
        place.client.new_table("japan", ["person", SeatWish("computer", level="torn")])
    except RefusedError as refused:
        print(refused.status, refused.key)
    table = place.client.new_table("japan", ["person", SeatWish("computer", level="steady")])
    with table.sit() as me:
        me.play(me.simple_moves[0])
        print(me.next_turn(timeout=20) is not None)
"""
    found = run(site, "-c", script)
    assert found.stdout.splitlines() == [
        "['swift', 'rookie', 'regular', 'expert', 'master', 'steady']",
        "422 opponent-unreadable",
        "True",
    ]
    assert "torn" in found.stderr  # the log says so
    assert "Traceback" not in found.stderr


def test_nothing_is_looked_for_where_nobody_plays(site: Path) -> None:
    """Help is as quick as it was, however much is installed."""
    script = """
import runpy, sys
sys.argv = ["rallar", "--help"]
try:
    runpy.run_module("rallar", run_name="__main__")
finally:
    print([name for name in sys.modules if name.startswith("swift")], file=sys.stderr)
"""
    found = run(site, "-c", script)
    assert "opponents" in found.stdout
    assert found.stderr.splitlines()[-1] == "[]"
