"""Writes into the drawing files where names stand that have no place yet: `python -m rallar.drawing.labels`.

A place found once is kept; take `label` away from a city to have it found anew, or set it by hand.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

import rallar
from rallar.drawing.layout import compose, load_plan
from rallar.drawing.naming import found_labels
from rallar.drawing.plan import plan_text
from rallar.model.loader import PRINTED, find_board

FOLDER = Path(rallar.__file__).parent / "boards" / "drawing"


def main(boards: Iterable[str]) -> None:
    for name in boards:
        board = find_board(name)
        source = FOLDER / f"{board.id}.json"
        raw = json.loads(source.read_text(encoding="utf-8"))
        sheets = {None: raw["cities"], **{inset["id"]: inset["cities"] for inset in raw.get("insets", [])}}
        for (city, inset), label in found_labels(board, compose(load_plan(board), board)).items():
            place = sheets[inset][city]
            place["label"] = [round(label.x) - place["x"], round(label.y) - place["y"], label.anchor]
        source.write_text(plan_text(raw) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or PRINTED)
