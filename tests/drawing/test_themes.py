"""Themes are read strictly: colors by day and by night, and no others than there are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rallar import BoardError
from rallar.drawing.theme import Theme, read_theme
from tests.drawing.boards import printed
from tests.model.files import folder_of


def stated(tmp_path: Path, theme: object) -> Path:
    (tmp_path / "theme.json").write_text(json.dumps(theme), encoding="utf-8")
    return tmp_path


@printed
def test_every_box_has_colors_of_its_own(name: str) -> None:
    theme = read_theme(folder_of(name))
    assert theme.sea != Theme().sea
    assert theme.band != Theme().band


def test_a_board_without_a_theme_has_the_common_one(tmp_path: Path) -> None:
    assert read_theme(tmp_path) == Theme()


def test_what_is_not_stated_follows_another_color_or_is_common(tmp_path: Path) -> None:
    theme = read_theme(stated(tmp_path, {"sea": ["#102030", "#405060"], "accent": ["#aabbcc", "#ddeeff"]}))
    assert theme.lake == ("#102030", "#405060")
    assert theme.north == ("#aabbcc", "#ddeeff")
    assert theme.land == Theme().land
    assert (
        read_theme(stated(tmp_path, {"sea": ["#102030", "#405060"], "lake": ["#000000", "#ffffff"]})).lake[0]
        == "#000000"
    )


@pytest.mark.parametrize(
    ("theme", "key", "entry"),
    [
        ({"see": ["#102030", "#405060"]}, "board-unknown-key", "board"),
        ({"sea": "#102030"}, "board-wrong-type", "sea"),
        ({"sea": ["#102030"]}, "board-wrong-length", "sea"),
        ({"sea": ["#102030", "blue"]}, "board-bad-value", "sea/2"),
        ({"sea": ["url(#x)", "#405060"]}, "board-bad-value", "sea/1"),
        ([], "board-wrong-type", "board"),
    ],
)
def test_what_is_no_theme_is_refused(tmp_path: Path, theme: object, key: str, entry: str) -> None:
    with pytest.raises(BoardError) as caught:
        read_theme(stated(tmp_path, theme))
    assert (caught.value.key, caught.value.params["entry"]) == (key, entry)
