"""Writes into drawing files where names stand that have no place yet: `python -m rallar.drawing.labels FOLDER ...`.

A place found once is kept; take `label` away from a city to have it found anew, or set it by hand.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from rallar.drawing.draft import draft_text
from rallar.drawing.layout import DRAWING_FILE, compose, load_draft
from rallar.drawing.naming import found_labels
from rallar.model.folder import read_board


def main(folders: Iterable[str]) -> None:
    for folder in map(Path, folders):
        board = read_board(folder)
        source = folder / DRAWING_FILE
        raw = json.loads(source.read_text(encoding="utf-8"))
        sheets = {None: raw["cities"], **{inset["id"]: inset["cities"] for inset in raw.get("insets", [])}}
        for (city, inset), label in found_labels(board, compose(load_draft(folder, board), board)).items():
            place = sheets[inset][city]
            place["label"] = [round(label.x) - place["x"], round(label.y) - place["y"], label.anchor]
        source.write_text(draft_text(raw) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
