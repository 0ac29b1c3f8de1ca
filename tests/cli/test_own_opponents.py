"""Opponents of one's own at the terminal, and what is said of a module that is none."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rallar.bots.opponents import VARIABLE
from rallar.cli.main import app
from tests.bots.test_opponents import OWN

GAME = ("--board", "japan", "--seed", "3")


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RALLAR_KERNEL", "interpreted")
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.setenv("COLUMNS", "80")


def run(*arguments: str | Path, text: str = "") -> Result:
    return CliRunner().invoke(app, [str(each) for each in arguments], input=text)


def test_it_is_played_against_and_named_when_one_leaves() -> None:
    ours = run("play", *GAME, text="keep 1 2\nd\nd\nquit\n")
    own = run("--opponents", OWN, "play", *GAME, "--level", "hasty", text="keep 1 2\nd\nd\nquit\n")
    assert own.exit_code == ours.exit_code == 0
    assert own.stdout.split("rallar ")[0] != ours.stdout.split("rallar ")[0]
    assert f"rallar --opponents {OWN} play --board japan --seats 2 --seed 3 --level hasty" in own.stdout


def refused(*arguments: str | Path) -> str:
    result = run(*arguments)
    assert result.exit_code == 1
    assert result.stdout == ""
    return result.stderr


def test_one_that_is_not_there() -> None:
    said = refused("play", *GAME, "--level", "grandmaster")
    assert said == "There’s no opponent “grandmaster”. There are: rookie, regular, expert, master.\n"
    said = refused("play", *GAME, "--level", "grandmaster", "--lang", "nb")
    assert said == "Det finnes ingen motstander som heter «grandmaster». Det finnes: rookie, regular, expert, master.\n"


def test_what_is_wrong_with_a_folder_is_said_before_anything_is_done(tmp_path: Path) -> None:
    said = refused("--opponents", tmp_path, "boards")
    assert said == f"There’s no opponent in {tmp_path}: an opponent is a Python module.\n"
    (tmp_path / "normal.py").touch()
    said = refused("--opponents", tmp_path, "play", *GAME)
    assert said == f"{tmp_path}/normal.py: there’s already an opponent called “normal”.\n"
    (tmp_path / "normal.py").rename(tmp_path / "hasty.py")
    said = refused("--opponents", tmp_path, "play", *GAME)
    assert said == f"{tmp_path}/hasty.py: “TITLE” is missing, or isn’t what it should be.\n"
    (tmp_path / "hasty.py").write_text("1 / 0")
    said = refused("--opponents", tmp_path, "play", *GAME)
    assert said == f"{tmp_path}/hasty.py can’t be loaded as an opponent: ZeroDivisionError: division by zero\n"


@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("raise LookupError('no idea')", "LookupError: no idea"),
        ("raise SystemExit", "SystemExit: "),
        ("return None", "I don’t understand “None”."),
        ("return 'decline'", "First things first: choose which tickets to keep."),
    ],
)
def test_one_at_a_loss_does_not_end_the_game(tmp_path: Path, does: str, why: str) -> None:
    (tmp_path / "lost.py").write_text(f"TITLE, STRENGTH = 'Lost', 9\ndef choose(outlook, rng):\n    {does}\n")
    result = run("--opponents", tmp_path, "play", *GAME, "--level", "lost", text="keep 1 2\nd\nd\nquit\n")
    assert result.exit_code == 0, result.output
    assert f"for “lost” couldn’t go on: {why}" in " ".join(result.stdout.split())


def test_one_who_ends_the_program_or_cannot_say_what_it_plays(tmp_path: Path) -> None:
    file = tmp_path / "lost.py"
    file.write_text("raise SystemExit(0)")
    assert refused("--opponents", tmp_path, "opponents").endswith("can’t be loaded as an opponent: SystemExit: 0\n")
    file.write_text("TITLE, STRENGTH, choose = 'Lost', 9, print\ndef plays(setting):\n    1 / 0\n")
    said = refused("--opponents", tmp_path, "play", *GAME, "--level", "lost")
    assert "“lost” hasn’t learned this board with these rules." in said
