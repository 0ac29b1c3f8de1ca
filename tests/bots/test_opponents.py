"""An opponent is a module: found by looking, in the package and in folders of one's own."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rallar.bots import choose, levels
from rallar.bots.opponents import VARIABLE, opponent, opponents
from rallar.game.game import Game
from rallar.model.errors import OptionError

OURS = ("rookie", "regular", "expert", "master")
OWN = Path(__file__).with_name("own")
HASTY = (OWN / "hasty.py").read_text(encoding="utf-8")


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path


def test_ours() -> None:
    assert levels() == OURS
    assert tuple(each.TITLE for each in opponents().values()) == OURS


def test_one_of_ones_own_plays(own: Path) -> None:
    (own / "hasty.py").write_text(HASTY)
    (own / "_notes.py").write_text("this is no opponent")
    assert levels() == ("hasty", *OURS)  # the weakest first
    game = Game.new("japan", 2, 1)
    assert choose("hasty", game, 0, Random(1)) == next(iter(game.legal_moves_of(0)))


@pytest.mark.parametrize(
    ("name", "text", "key"),
    [
        ("normal.py", HASTY, "opponent-taken"),
        ("hasty.py", HASTY.replace("def choose", "def decide"), "opponent-incomplete"),
        ("hasty.py", HASTY.replace("TITLE", "NAME"), "opponent-incomplete"),
        ("hasty.txt", HASTY, "opponent-none-there"),
    ],
)
def test_what_is_no_opponent_is_refused(own: Path, name: str, text: str, key: str) -> None:
    (own / name).write_text(text)
    with pytest.raises(OptionError) as refused:
        opponents()
    assert refused.value.key == key


def test_a_folder_that_is_not_there(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(own / "nowhere"))
    with pytest.raises(OptionError, match="opponent-none-there"):
        levels()


def test_a_level_that_nobody_plays() -> None:
    with pytest.raises(OptionError, match=rf"opponent-unknown.*level='grandmaster', known='{', '.join(OURS)}'"):
        opponent("grandmaster")
