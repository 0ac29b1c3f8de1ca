"""Pictures made from the drawings: the preview for board makers, and the posters and thumbnails of the client."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rallar.drawing.layout import load_draft
from rallar.drawing.poster import CARDS, poster, read_poster, read_thumbnail
from rallar.drawing.preview import svg
from rallar.drawing.theme import read_theme
from tests.drawing.boards import drawing_of, printed
from tests.fixtures import board_of, each_board
from tests.model.files import board_file, folder_of, written

MOST = {"poster": 8_000, "thumbnail": 4_000}  # bytes, compressed
WEB = Path(__file__).resolve().parents[2] / "web"


@each_board
def test_a_preview_shows_every_slot_and_every_name(name: str) -> None:
    board = board_of(name)
    picture = ElementTree.fromstring(svg(board, drawing_of(name)))
    slots = [rect for rect in picture.findall(".//{*}rect") if "transform" in rect.attrib]
    assert len(slots) == sum(route.length for route in board.routes)
    named = {city.name for city in board.cities if not city.zone} | {zone.name for zone in board.zones}
    assert named <= {text.text for text in picture.findall(".//{*}text")}


def drawn(picture: str) -> str:
    """All but the ground, of which the kept pictures have a lighter one."""
    return re.sub(r'(<path id="land"|<path fill="[^"]*") d="[^"]*"', r"\1", picture)


@printed
@pytest.mark.parametrize("kind", ["poster", "thumbnail"])
def test_a_kept_picture_shows_the_board_of_today(name: str, kind: str) -> None:
    folder, board = folder_of(name), board_of(name)
    square = load_draft(folder, board).poster
    made = poster(board, drawing_of(name), read_theme(folder), square, cities=kind == "poster")
    kept = (folder / f"{kind}.svg").read_text(encoding="utf-8")
    assert drawn(kept) == drawn(made), "to make it anew: make maps"
    assert len(gzip.compress(kept.encode())) < MOST[kind]


def test_cards_have_the_colors_of_the_client() -> None:
    css = (WEB / "src" / "styles" / "base.css").read_text(encoding="utf-8")
    assert dict(re.findall(r"--card-(\w+): (#\w+)", css)) == CARDS


def test_a_board_without_pictures_gets_a_poster_of_its_drawing(tmp_path: Path) -> None:
    folder = written(tmp_path / "fifth", board_file("fifth"))
    made = read_poster(folder, board_of("fifth"))
    assert made == read_thumbnail(folder, board_of("fifth"))
    assert made.kind == "image/svg+xml"
    picture = ElementTree.fromstring(made.body)
    assert len(picture.findall(".//{*}circle")) == sum(not city.zone for city in board_of("fifth").cities)


def test_a_picture_of_ones_own_is_taken_as_it_is(tmp_path: Path) -> None:
    folder = written(tmp_path / "fifth", board_file("fifth"))
    (folder / "poster.png").write_bytes(b"poster")
    assert (
        read_poster(folder, board_of("fifth")) == read_thumbnail(folder, board_of("fifth")) == (b"poster", "image/png")
    )
    (folder / "thumbnail.webp").write_bytes(b"thumbnail")
    assert read_thumbnail(folder, board_of("fifth")) == (b"thumbnail", "image/webp")
