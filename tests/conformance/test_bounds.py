"""No index ever leaves its array: compiled code does not look, unless it is compiled to."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fixtures import soak

GAMES = soak(8)  # a table
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_random_games_stay_within_bounds() -> None:
    command = [sys.executable, "-m", "tests.conformance.bounds_run", str(GAMES)]
    run = subprocess.run(command, cwd=ROOT, env=os.environ | {"NUMBA_BOUNDSCHECK": "1"}, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr[-2000:]
