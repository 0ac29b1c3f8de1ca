"""The commands beside `play`: what they print, and how they refuse."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rallar import Game, Record, __version__, board_ids
from rallar.cli import compile as compiling
from rallar.cli.main import app
from rallar.cli.opponent import opponent_move
from rallar.kernel.engine import INTERPRETED, Engine, Progress


def run(*arguments: str, **environment: str) -> Result:
    return CliRunner().invoke(app, list(arguments), env={"COLUMNS": "80", **environment})


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing here waits for a compiler."""
    monkeypatch.setenv("RALLAR_KERNEL", "interpreted")
    monkeypatch.setattr(compiling, "loaded", lambda: None)
    monkeypatch.setattr(compiling, "compiled", _pretend)


def _pretend(tell: Progress | None = None) -> Engine:
    if tell:
        tell("new_game", 0, 1)
    return INTERPRETED


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game, written down."""
    game = Game.new("japan", 2, 6, kernel=INTERPRETED)
    while not game.is_over:
        seat = game.to_move[0]
        game.push(opponent_move(game, seat), seat)
    file = tmp_path_factory.mktemp("records") / "game.jsonl"
    Record.of(game).save(file)
    return file


def test_version() -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"rallar {__version__}\n")


def test_help_names_every_command() -> None:
    text = run("--help").stdout
    assert all(command in text for command in ("play", "simulate", "replay", "boards", "compile"))


def test_boards() -> None:
    result = run("boards")
    assert result.exit_code == 0
    assert all(board in result.stdout for board in board_ids())
    assert "Nordic Countries" in result.stdout


@pytest.mark.parametrize("board", board_ids())
def test_one_board(board: str) -> None:
    result = run("boards", board)
    assert result.exit_code == 0
    assert "What’s special about its rules" in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_board_figures() -> None:
    text = run("boards", "europe").stdout
    assert "47 cities, 101 routes" in text
    assert "6 of them are long tickets, of 20 to 21 points." in text
    assert "3 each, for 1, 2, and 3 cards" in text
    assert "swedish-deal" in run("boards", "nordic").stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("boards", "atlantis"), "There’s no board called “atlantis”."),
        (("boards", "no/such.json"), "There’s no board called “no/such.json”."),
        (("boards", "--lang", "xx"), "There’s no language “xx” yet."),
        (("--lang", "xx", "boards"), "There’s no language “xx” yet."),
        (("simulate", "--players", "9"), "This board is for 2 to 3 players, not 9."),
        (("simulate", "--games", "0"), "Play at least one game"),
        (("simulate", "--variant", "x"), "The board nordic has no variant “x”."),
        (("simulate", "--seed", "-1"), "is not a valid seed"),
        (("simulate", "--threads", "0"), "Choose from 1 to 1,000 threads"),
        (("simulate", "--board", "x"), "There’s no board called “x”."),
        (("score", "no-such-file"), "Can’t read no-such-file: No such file or directory."),
        (("replay", "no-such-file"), "Can’t read no-such-file: No such file or directory."),
        (("play", "--board", "x"), "There’s no board called “x”."),
        (("play",), "Please say which board: --board nordic|europe|france|japan."),
        (("play", "-b", "nordic", "--seats", "5"), "This board is for 2 to 3 players, not 5."),
        (("play", "-b", "nordic", "--seat", "3"), "There’s no seat 3: choose one from 1 to 2."),
        (("play", "-b", "nordic", "--variant", "x"), "The board nordic has no variant “x”."),
        (("play", "-b", "nordic", "--seed", "-4"), "is not a valid seed"),
        (("play", "--resume", "no-such-file"), "Can’t read no-such-file"),
    ],
)
def test_refusals_are_sentences(arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 1
    assert sentence in result.stderr
    assert result.stdout == ""
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize(
    "arguments",
    [("simulate", "--games", "many"), ("replay",), ("boards", "--nothing"), ("fly",), ("play", "--seat", "x")],
)
def test_what_cannot_be_read_is_explained_by_usage(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "Usage" in result.stderr


def test_simulate_prints_a_table() -> None:
    result = run("simulate", "--board", "japan", "--games", "5", "--threads", "1")
    assert result.exit_code == 0
    assert "Japan: 5 random games of 2 players" in result.stdout
    assert "Player 2" in result.stdout
    assert "Seeds 0 to 4." in result.stdout
    assert result.stderr == "Compiling the game engine. This takes a little while and happens only once.\n"


def test_simulate_as_json_is_one_object() -> None:
    result = run("simulate", "-b", "japan", "-n", "4", "-p", "3", "--seed", "9", "--threads", "1", "--json")
    found = json.loads(result.stdout)
    assert (found["board"], found["players"], found["games"], found["seed"]) == ("japan", 3, 4, 9)
    assert len(found["scores"]) == len(found["win_share"]) == len(found["win_share_by_order"]) == 3


def test_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "The game engine is compiled. It took 1 second." in run("compile").stdout
    monkeypatch.setattr(compiling, "loaded", lambda: INTERPRETED)
    assert run("compile").stdout == "The game engine is already compiled.\n"


def test_replay_tells_the_game(record: Path) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0
    assert "Japan, 2 players, seed 6" in result.stdout
    assert "Standings" in result.stdout
    assert "The game is over." in result.stdout
    assert "every shuffle and draw matches the record" in result.stdout
    assert " won with " in result.stdout


def test_replay_as_a_seat_saw_it(record: Path) -> None:
    everything, own = run("replay", str(record)).stdout, run("replay", str(record), "--seat", "2").stdout
    assert "You " in own
    assert "You " not in everything
    hidden = re.compile(r"drew (a card|\d+ cards) from the deck")
    assert hidden.search(own)
    assert not hidden.search(everything)


def test_replay_a_part(record: Path) -> None:
    result = run("replay", str(record), "--to", "6")
    assert result.exit_code == 0
    assert "Shown up to move 6 of" in result.stdout
    assert "Standings" not in result.stdout


@pytest.mark.parametrize(("option", "value"), [("--to", "9999"), ("--to", "-1"), ("--seat", "3"), ("--seat", "0")])
def test_replay_refuses_what_is_not_there(record: Path, option: str, value: str) -> None:
    assert run("replay", str(record), option, value).exit_code == 1


def test_an_unfinished_record(tmp_path: Path) -> None:
    file = tmp_path / "short.jsonl"
    Record.of(Game.new("japan", 2, 4, kernel=INTERPRETED)).save(file)
    assert "The game wasn’t finished." in run("replay", str(file)).stdout


def _tampered(lines: list[str], how: str) -> list[str]:
    if how == "chance":
        place = next(i for i, line in enumerate(lines) if '"drew ' in line)
        lines[place] = lines[place].replace('"drew ', '"took ')
    elif how == "move":
        lines[5] = json.dumps({"seat": 0, "move": "draw plaid", "chance": []})
    elif how == "result":
        lines[-1] = json.dumps({"scores": [1000, 0], "winners": [0]})
    elif how == "json":
        lines[3] = "{"
    elif how == "header":
        lines[0] = '{"format": "something else"}'
    return lines


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("chance", "isn’t what happens when the game is replayed."),
        ("move", "Line 6 of the record, “draw plaid”, can’t be played. I don’t understand “draw plaid”."),
        ("result", "isn’t what happens when the game is replayed."),
        ("json", "Line 4 of the record isn’t a JSON object."),
        ("header", "This isn’t a record of a game."),
        ("empty", "The record is empty."),
    ],
)
def test_a_tampered_record_is_refused(record: Path, tmp_path: Path, how: str, sentence: str) -> None:
    lines = [] if how == "empty" else _tampered(record.read_text(encoding="utf-8").splitlines(), how)
    file = tmp_path / "tampered.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert sentence in result.stderr
    assert result.stdout == ""


def test_language_by_option_and_environment() -> None:
    assert run("boards", "--lang", "en").stdout == run("boards", RALLAR_LANG="en").stdout
    assert run("boards", RALLAR_LANG="xx").exit_code == 0


def test_a_stream_that_knows_few_letters() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "rallar", "boards", "nordic"]
    result = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert result.returncode == 0
    assert b"Lieksa?Murmansk" in result.stdout


@pytest.mark.rule("J8")
def test_the_longest_path_is_told_only_where_it_counts(tmp_path: Path) -> None:
    for name, counts in (("nordic", True), ("japan", False)):
        file = tmp_path / f"{name}.jsonl"
        game = Game.new(name, 2, seed=3)
        while not game.is_over:
            seat = game.to_move[0]
            game.push(opponent_move(game, seat), seat)
        Record.of(game).save(file)
        told = CliRunner().invoke(app, ["replay", str(file)]).output
        assert ("Longest path" in told) is counts


SHEET = """\
format = "rallar-sheet"
version = 1
board = "nordic"

[[players]]
name = "Ada"  # comments are welcome
routes = ["bergen--oslo--1", "oslo--orebro--1"]
tickets = ["bergen--kobenhavn", "oslo--stockholm"]
marker = 12

[[players]]
routes = ["bergen--oslo--2"]
tickets = ["alborg--umea", "alborg--norrkoping"]
"""


def test_a_sheet_is_counted(tmp_path: Path) -> None:
    """Item by item, with names; what is doubted, what the markers say, and by which rules."""
    file = tmp_path / "sheet.toml"
    file.write_text(SHEET, encoding="utf-8")
    result = run("score", str(file), COLUMNS="120")
    assert result.exit_code == 0, result.stderr
    for words in (
        "Nordic Countries",
        "Ada won with",
        "Ada and Player 2 each have a track of Bergen–Oslo.",
        "Ada: the marker at 12 is 3 points ahead of the routes (9).",
        "By the markers, the most would be",
        "A route scores by its length: 1 → 1 · 2 → 2 · 3 → 4 · 4 → 7 · 5 → 10 · 6 → 15 · 9 → 27. [P1]",
        "A ticket earns its points if your own routes connect its two places",
        "Globetrotter: 10 points for completing the most tickets (at least one). [E3]",
        "If players are tied on points, what counts next is: completed tickets, the longest path.",
    ):
        assert words in result.stdout
    bare = 'format = "rallar-sheet"\nversion = 1\nboard = "japan"\n' + "[[players]]\n" * 3
    file.write_text(bare, encoding="utf-8")
    tied = " ".join(run("score", str(file), COLUMNS="120").stdout.split())
    assert "Tied on points. It comes down to completed tickets: Player 1 0, Player 2 0, and Player 3 0." in tied
    assert "With 3 players: 1st +15 · 2nd +5 · 3rd −10. [J6]" in tied
    assert "Routes with a bullet train serve everyone’s tickets. [J2]" in tied
    file.write_text(SHEET.replace("oslo--orebro--1", "oslo--orebroo--1"), encoding="utf-8")
    refused = run("score", str(file))
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert "Ada: there’s no route “oslo--orebroo--1”. Did you mean “oslo--orebro--1”?" in refused.stderr
