"""What a map was made from, as a short text that is kept in it: a map that is no longer true can be told by it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

SIZE = 16  # letters


def stamp(folder: Path) -> str:
    """Of the geography, and of all in the drawing that a map follows."""
    drawing = json.loads((folder / "drawing.json").read_text(encoding="utf-8"))
    geography = json.loads((folder / "geography.json").read_text(encoding="utf-8"))
    sheets = [
        [drawing["view"], _places(drawing)],
        *([inset["id"], inset["frame"], _places(inset)] for inset in drawing.get("insets", [])),
    ]
    return hashlib.sha256(json.dumps([geography, sheets], sort_keys=True).encode()).hexdigest()[:SIZE]


def _places(sheet: dict[str, Any]) -> dict[str, list[int]]:
    return {city: [place["x"], place["y"]] for city, place in sheet["cities"].items()}
