"""The example of the training page learns, not merely runs: its first seconds."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[2]


def test_it_learns_to_beat_chance(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    command = [sys.executable, "examples/learn.py", "--generations", "3", "--games", "200", "--picture", str(picture)]
    alone = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
    ran = subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, check=True)
    shares = [float(share) for share in re.findall(r"([\d.]+)% of 200 games", ran.stdout)]
    assert len(shares) == 3
    assert shares[-1] > 75  # chance wins half of them
    drawn = {element.tag.split("}")[1] for element in ElementTree.parse(picture).getroot()}
    assert {"title", "polyline"} <= drawn
