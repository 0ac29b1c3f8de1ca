"""Writes map, poster and thumbnail into the folders of boards: `make maps`, or `make maps BOARDS=my-board`."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from rallar.drawing.draft import Draft
from rallar.drawing.layout import MAP_FILE, load_draft, read_drawing
from rallar.drawing.theme import read_theme
from rallar.model.folder import read_board
from tools.mapmaking.atlas import Shape, read_atlas
from tools.mapmaking.geography import Geography, read_geography
from tools.mapmaking.pictures import pictures
from tools.mapmaking.sheets import board_map
from tools.mapmaking.stamp import stamp


def main(folders: list[Path]) -> None:
    atlas = read_atlas()
    for folder in folders:
        make(atlas, folder)


def make(atlas: Mapping[str, Shape], folder: Path) -> None:
    geography, board = read_geography(folder), read_board(folder)
    draft = load_draft(folder, board)
    check(atlas, geography, draft)
    made = {"made_from": stamp(folder), **board_map(atlas, geography, draft)}
    (folder / MAP_FILE).write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    drawing, theme = read_drawing(folder, board), read_theme(folder)
    for name, picture in pictures(atlas, geography, board, draft, drawing, theme).items():
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")


def check(atlas: Mapping[str, Shape], geography: Geography, draft: Draft) -> None:
    """Names that nothing has would be passed over in silence, or end in a riddle."""
    for name in (*geography.home, *geography.abroad):
        if name not in atlas:
            raise SystemExit(f"geography.json: the atlas has no country {name!r}")
    placed = {"": draft.cities, **{inset.id: inset.cities for inset in draft.insets}}
    stated = {"": geography.cities, **{inset: enlarged.cities for inset, enlarged in geography.insets.items()}}
    for sheet, cities in stated.items():
        for city in cities:
            if city not in placed.get(sheet, {}):
                raise SystemExit(f"geography.json: the drawing has no {city!r} on {sheet or 'its map'}")


if __name__ == "__main__":
    main([Path(each) for each in sys.argv[1:]])
