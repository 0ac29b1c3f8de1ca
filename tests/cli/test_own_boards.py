"""Boards of one's own, in folders anywhere: every command finds them, and says what is wrong with them."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rallar import Game, Record, read_board
from rallar.cli import compile as compiling
from rallar.cli.main import app
from rallar.kernel.engine import INTERPRETED
from rallar.model.loader import VARIABLE
from tests.cli.robot import Robot
from tests.fixtures import FIFTH
from tests.model.files import board_file, folder_of, written


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No compiler, and no boards but those of the test."""
    monkeypatch.setenv("RALLAR_KERNEL", "interpreted")
    monkeypatch.setattr(compiling, "loaded", lambda: INTERPRETED)
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder with the fifth board in it."""
    shutil.copytree(FIFTH, tmp_path / "boards" / "fifth")
    return tmp_path / "boards"


def run(*arguments: str | Path, text: str = "") -> Result:
    return CliRunner().invoke(app, [str(each) for each in arguments], input=text)


def test_a_board_or_a_folder_of_boards(own: Path) -> None:
    for given in (own, own / "fifth"):
        listed = run("--boards", given, "boards")
        assert listed.exit_code == 0
        assert "The Fifth Board" in listed.stdout
        assert listed.stdout.index("japan") < listed.stdout.index("fifth")
    assert "The Fifth Board" in run("--boards", own, "boards", "fifth").stdout
    assert "Fimmta borðið" in run("--boards", own, "boards", "--lang", "is").stdout


def test_several_folders_and_those_of_the_environment(
    own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = written(tmp_path / "sixth", {**board_file("fifth"), "id": "sixth", "title": "The Sixth"})
    listed = run("--boards", own, "--boards", other, "boards").stdout
    assert "The Fifth Board" in listed
    assert "The Sixth" in listed
    monkeypatch.setenv(VARIABLE, f"{own}:{other}")
    assert run("boards").stdout == listed


def test_it_is_simulated(own: Path) -> None:
    result = run("--boards", own, "simulate", "--board", "fifth", "--players", "3", "--games", "3", "--json")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["board"] == "fifth"


def test_it_is_played_to_the_end_saved_and_replayed(
    own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    robot = Robot(Game.new(read_board(own / "fifth"), 2, 3, kernel=INTERPRETED))
    robot.play()
    expected = capsys.readouterr().out
    text = "".join(f"{line}\n" for line in robot.lines)
    result = run("--boards", own, "play", "--board", "fifth", "--seed", "3", text=text)
    assert result.exit_code == 0
    assert result.stdout.endswith(expected[expected.index("Standings") :])
    record = tmp_path / "game.jsonl"
    Record.of(robot.desk.game).save(record)
    assert run("--boards", own, "replay", record).exit_code == 0


def test_who_leaves_is_told_the_whole_command(own: Path) -> None:
    left = run("--boards", own, "play", "--board", "fifth", "--seed", "3", text="quit\n")
    assert f"rallar --boards {own} play --board fifth --seats 2 --seed 3" in left.stdout


def refused(*arguments: str | Path) -> str:
    result = run(*arguments)
    assert result.exit_code == 1
    assert result.stdout == ""
    return result.stderr


def test_the_smallest_board_of_the_page(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "adding-a-board.md").read_text(encoding="utf-8")
    smallest, names, lesson = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    (tmp_path / "my-board" / "names").mkdir(parents=True)
    (tmp_path / "my-board" / "board.json").write_text(smallest, encoding="utf-8")
    (tmp_path / "my-board" / "names" / "is.json").write_text(names, encoding="utf-8")
    (tmp_path / "my-board" / "lesson.json").write_text(lesson, encoding="utf-8")
    assert "Borðið mitt" in run("--boards", tmp_path, "boards", "--lang", "is").stdout
    result = run(
        "--boards", tmp_path, "simulate", "--board", "my-board", "--variant", "brisk", "--games", "3", "--json"
    )
    assert json.loads(result.stdout)["games"] == 3


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    said = refused("--boards", tmp_path / "nowhere", "boards")
    assert said == f"Can’t look into {tmp_path / 'nowhere'}: No such file or directory.\n"


def test_a_folder_without_a_board(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    said = refused("--boards", tmp_path, "boards")
    assert said == f"There’s no board in {tmp_path}: a board is a folder with a file board.json.\n"


def test_an_id_that_is_taken(tmp_path: Path) -> None:
    shutil.copytree(folder_of("nordic"), tmp_path / "nordic")
    said = refused("--boards", tmp_path, "boards")
    assert said == f"{tmp_path / 'nordic'}: there’s already a board called “nordic”.\n"


def test_a_folder_with_another_name_than_its_board(own: Path) -> None:
    (own / "fifth").rename(own / "sixth")
    assert "“fifth” is in “sixth”" in refused("--boards", own, "boards")


def test_what_is_wrong_with_a_board_is_said_before_anything_is_done(own: Path) -> None:
    (own / "fifth" / "board.json").write_text('{"id": "fifth"}', encoding="utf-8")
    for command in (["boards"], ["play", "-b", "nordic"], ["simulate"], ["serve", "--no-browser"]):
        assert refused("--boards", own, *command) == "fifth/board.json, board: “title” is missing.\n"
    assert refused("--boards", own, "boards", "--lang", "fi") == "fifth/board.json, board: ”title” puuttuu.\n"


@pytest.mark.parametrize("file", ["drawing.json", "map.json", "theme.json", "names/fo.json"])
def test_so_is_what_is_wrong_with_the_files_beside_it(own: Path, file: str) -> None:
    (own / "fifth" / file).write_text('{"colour": "red"}', encoding="utf-8")
    assert refused("--boards", own, "boards") == f"fifth/{file}, board: there’s nothing called “colour” here.\n"
