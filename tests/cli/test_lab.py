"""The commands of the lab: what they print and write, how they go on, and how they refuse."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from shutil import copytree

import pytest
from typer.testing import CliRunner, Result

from rallar.cli.main import app
from rallar.lab.arena import Setup
from rallar.locales import languages

ARENA = ("arena", "--player", "random", "--player", "normal", "--board", "japan", "--processes", "1")


def run(*arguments: str, width: int = 110) -> Result:
    return CliRunner().invoke(app, list(arguments), env={"COLUMNS": str(width)})


def arena(*more: str, games: int = 2) -> dict[str, object]:
    result = run(*ARENA, "--games", str(games), "--json", *more)
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


def test_an_arena_prints_a_table() -> None:
    result = run(*ARENA, "--games", "1")
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("Japan: 2 games of 2 players")  # rounded up: both sit in both seats
    first, second = result.stdout.splitlines()[3:5]
    assert first.startswith("normal")
    assert second.startswith("random")
    assert "100.0% (34.2–100.0)" in first
    assert "Seeds 0 to 1." in result.stdout


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("arena") / "results.jsonl"
    arena("--results", str(file))
    return file


@pytest.mark.parametrize("language", languages())
def test_in_every_language(language: str, results: Path) -> None:
    shown = run("arena", "--results", str(results), "--lang", language)
    assert shown.exit_code == 0
    assert all(name in shown.stdout for name in ("normal", "random", "Plackett"))


def test_an_arena_goes_on_and_is_the_same(tmp_path: Path) -> None:
    file = str(tmp_path / "arena.jsonl")
    assert arena("--results", file)["games"] == 2
    resumed, whole = arena("--results", file, "--threads", "2", games=4), arena(games=4)
    for found in (resumed, whole):
        for standing in found["standings"]:  # type: ignore[attr-defined]
            del standing["move_seconds"]
    assert resumed == whole
    assert len(Path(file).read_text(encoding="utf-8").splitlines()) == 5


def test_machines_share_the_work(tmp_path: Path) -> None:
    one, two, both = (tmp_path / name for name in ("one", "two", "both"))
    arena("--results", str(one))
    arena("--results", str(two), "--first", "2")
    both.write_text(one.read_text(encoding="utf-8") + two.read_text(encoding="utf-8"), encoding="utf-8")
    found = json.loads(run("arena", "--results", str(both), "--json").stdout)
    assert found["standings"][0]["wins"] == arena(games=4)["standings"][0]["wins"]  # type: ignore[index]


def test_a_report_names_the_command_that_makes_it(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    arena("--report", str(page), "--seed", "5")
    text = page.read_text(encoding="utf-8")
    command = text.partition("<code>")[2].partition("</code>")[0]
    again = tmp_path / "again.html"
    assert run(*shlex.split(command)[1:], "--processes", "1", "--report", str(again)).exit_code == 0
    assert again.read_text(encoding="utf-8").partition("<code>")[2] == text.partition("<code>")[2]


def test_ctrl_c_is_said_once_whatever_the_processes_are_doing(tmp_path: Path) -> None:
    """They had hardly begun to load what they need."""
    command = [sys.executable, "-m", "rallar", *ARENA[:-1], "2", "--games", "500", "--results", str(tmp_path / "file")]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as running:
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        while len(children.read_text().split()) < 3:  # two, and Python's own
            time.sleep(0.05)
        time.sleep(0.3)
        os.killpg(running.pid, signal.SIGINT)
        _, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (130, "Stopped.\n")


def test_balance_prints_tables_and_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    result = run("balance", "japan", "--games", "2", "--processes", "1", "--report", str(page))
    assert result.exit_code == 0, result.output
    assert all(title in result.stdout for title in ("wins going", "ticket", "route"))
    assert "Balance: Japan" in page.read_text(encoding="utf-8")
    as_json = run("balance", "japan", "--player", "random", "-n", "2", "--processes", "1", "--json")
    assert {"tickets", "routes", "orders", "level"} <= set(json.loads(as_json.stdout))


STUDY = ("study", "normal", "--against", "random", "--board", "japan", "--processes", "1", "--games", "2")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("study") / "records"
    assert run(*STUDY, "--records", str(folder)).exit_code == 0
    return folder


@pytest.mark.parametrize("language", languages())
def test_a_study_in_every_language(language: str, records: Path) -> None:
    shown = run(*STUDY, "--records", str(records), "--lang", language, width=80)
    assert shown.exit_code == 0, shown.output
    assert "…" not in shown.stdout  # nothing is cut off
    assert all(name in shown.stdout for name in ("normal", "random", "Wilson"))
    assert len(list(records.glob("japan-*.jsonl"))) == 2


def test_a_study_goes_on_and_is_the_same(tmp_path: Path) -> None:
    more = (*STUDY[:-1], "4", "--json")
    kept = ("--records", str(tmp_path))
    assert json.loads(run(*STUDY, *kept, "--json").stdout)["games"] == 2
    found = json.loads(run(*more, *kept).stdout)
    assert found == json.loads(run(*more).stdout)
    assert [style["player"] for style in found["styles"]] == ["normal", "random"]


def test_a_study_of_a_player_against_itself() -> None:
    (style,) = json.loads(run("study", "random", "-b", "japan", "-n", "2", "--processes", "1", "--json").stdout)[
        "styles"
    ]
    assert style["games"] == 4  # two seats at each table
    assert style["sections"]["results"]["wins"]["value"] == 0.5


def test_a_study_names_the_command_that_makes_it(tmp_path: Path) -> None:
    one, two = tmp_path / "one.md", tmp_path / "two.md"
    assert run(*STUDY, "--seed", "5", "--report", str(one)).exit_code == 0
    text = one.read_text(encoding="utf-8")
    command = next(line for line in text.splitlines() if line.startswith("    rallar"))
    assert run(*shlex.split(command)[1:], "--processes", "1", "--report", str(two)).exit_code == 0
    assert two.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("command", "option"),
    [(ARENA, "--report"), (("balance", "japan"), "--report"), (STUDY, "--report"), (("simulate",), "--save")],
)
def test_where_nothing_can_be_written_no_game_is_played(
    command: tuple[str, ...], option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Setup, "play", None)
    refused = run(*command, "--processes", "1", option, str(tmp_path / "no" / "page.parquet"))
    assert (refused.exit_code, "Can’t write" in refused.output) == (1, True), refused.output
    assert not list(tmp_path.iterdir())


def test_results_are_not_written_over_by_their_report(results: Path) -> None:
    before = results.read_bytes()
    refused = run("arena", "--results", str(results), "--report", str(results))
    assert (refused.exit_code, "so that nothing is lost" in refused.output) == (1, True)
    assert results.read_bytes() == before


def test_a_record_of_another_game_is_refused(records: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mixed"
    copytree(records, folder)
    (folder / "japan-1.jsonl").write_bytes((folder / "japan-0.jsonl").read_bytes())
    refused = run(*STUDY, "--records", str(folder))
    assert (refused.exit_code, "japan-1.jsonl isn’t the game" in " ".join(refused.output.split())) == (1, True)


def test_a_folder_of_another_study_is_refused(records: Path) -> None:
    other = run("study", "normal", "--board", "japan", "-n", "2", "--processes", "1", "--records", str(records))
    assert other.exit_code == 1
    assert "belongs to another set-up" in " ".join(other.output.split())


def test_simulate_with_players_and_records(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    command = ("simulate", "--board", "japan", "--games", "2", "--processes", "1", "--save", str(folder))
    result = run(*command, "--player", "normal", "--player", "random")
    assert result.exit_code == 0, result.output
    assert "Japan (normal, random): 2 games of 2 players" in result.stdout
    for record in folder.iterdir():
        assert run("replay", str(record)).exit_code == 0
    assert len(list(folder.iterdir())) == 2
    again = run(*command)
    assert again.exit_code == 1
    assert "is already there" in again.output


def test_simulate_to_parquet(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    result = run("simulate", "-b", "japan", "-n", "1", "--processes", "1", "--save", str(file), "--json")
    assert json.loads(result.stdout)["games"] == 1
    assert file.read_bytes().startswith(b"PAR1")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("arena", "--player", "normal"), "Please name at least two different players"),
        (("arena", "--player", "normal", "--player", "normal"), "Please name at least two different players"),
        ((*ARENA, "--games", "0"), "Play at least one game"),
        (("arena", "--player", "normal", "--player", "x"), "There’s no opponent “x”"),
        ((*ARENA, "--players", "9"), "This board is for 2 to 5 players, not 9."),
        ((*ARENA, "--processes", "0"), "Choose from 1 to 1,000 processes."),
        ((*ARENA, "--threads", "0"), "Choose from 1 to 1,000 threads."),
        (("balance", "japan", "--threads", "0"), "Choose from 1 to 1,000 threads."),
        ((*ARENA, "-n", "1", "--report", "/no/where.html"), "Can’t write /no/where.html"),
        (("arena", "--results", "/no/where.jsonl"), "/no/where.jsonl has no games yet."),
        ((*ARENA, "--results", "/no/where.jsonl"), "Can’t use /no/where.jsonl"),
        (("study", "x"), "There’s no opponent “x”"),
        (("study", "normal", "--against", "x"), "There’s no opponent “x”"),
        (("study", "normal", "--board", "x"), "There’s no board called “x”."),
        (("study", "normal", "--board", "japan", "--players", "9"), "This board is for 2 to 5 players, not 9."),
        ((*STUDY[:-1], "0"), "Play at least one game"),
        ((*STUDY, "--records", "/dev/null/x"), "Can’t write /dev/null/x"),
        ((*STUDY, "--report", "/no/where.md"), "Can’t write /no/where.md"),
        (("balance", "x"), "There’s no board called “x”."),
        (("balance", "japan", "--variant", "x"), "The board japan has no variant “x”."),
        (("simulate", "--player", "x"), "There’s no opponent “x”"),
        (("simulate", "--player", "normal", "--processes", "0"), "Choose from 1 to 1,000 processes."),
        (("simulate", "-n", "1", "--save", "/dev/null/x", "--processes", "1"), "Can’t write /dev/null/x"),
    ],
)
def test_refusals(command: tuple[str, ...], sentence: str) -> None:
    result = run(*command)
    assert result.exit_code == 1, result.output
    assert sentence in " ".join(result.output.split())
