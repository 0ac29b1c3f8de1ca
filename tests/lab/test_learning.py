"""The example of the training page learns, not merely runs: a minute's version of it, cut down to seconds."""

from __future__ import annotations

import runpy
from pathlib import Path
from xml.etree import ElementTree

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "learn.py"


def test_it_learns_to_beat_chance() -> None:
    example = runpy.run_path(str(EXAMPLE))
    learner = example["Learner"]("nordic", games=64)
    before = learner.share_against_chance(200)
    for _ in range(4):
        learner.generation()
    after = learner.share_against_chance(200)
    assert before < 0.65  # it begins as chance
    assert after > before + 0.15
    picture = ElementTree.fromstring(example["drawing"]([(0.0, before), (1.0, after)], "learning"))
    assert "polyline" in {element.tag.split("}")[1] for element in picture}
