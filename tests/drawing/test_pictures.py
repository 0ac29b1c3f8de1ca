"""Pictures made from the drawings: the preview for board makers, and the posters of the home page."""

from __future__ import annotations

import runpy
from pathlib import Path
from xml.etree import ElementTree

from rallar.drawing.preview import svg
from tests.drawing.boards import drawing_of, printed
from tests.fixtures import board_of, each_board

WEB = Path(__file__).resolve().parents[2] / "web"


@each_board
def test_a_preview_shows_every_slot_and_every_name(name: str) -> None:
    board = board_of(name)
    picture = ElementTree.fromstring(svg(board, drawing_of(name)))
    slots = [rect for rect in picture.findall(".//{*}rect") if "transform" in rect.attrib]
    assert len(slots) == sum(route.length for route in board.routes)
    named = {city.name for city in board.cities if not city.zone} | {zone.name for zone in board.zones}
    assert named <= {text.text for text in picture.findall(".//{*}text")}


@printed
def test_a_poster_shows_the_board_of_today(name: str) -> None:
    poster = runpy.run_path(str(WEB / "thumbnails.py"))["poster"]
    kept = (WEB / "src" / "board" / "thumbnails" / f"{name}.svg").read_text(encoding="utf-8")
    assert "\n".join(poster(board_of(name), drawing_of(name))) + "\n" == kept, "to make it anew: web/thumbnails.py"
