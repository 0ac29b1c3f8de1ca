"""`rallar analyse`: as text, as JSON, as a page; and what it refuses."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rallar.cli.main import app
from rallar.game import Game, Record
from rallar.locales import languages
from tests.analysis.conftest import played


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments), env={"COLUMNS": "110"})


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analysed") / "game.jsonl"
    Record.of(played("japan", 2, 3, "expert")).save(path)
    return path


def test_as_text(file: Path) -> None:
    """In a narrow terminal a curve is as long as there is room; what doesn’t fit on a line goes on under its start."""
    result = CliRunner().invoke(app, ["analyse", str(file)], env={"COLUMNS": "64"})
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0].strip("─ ") == "Japan, 2 players, seed 3"
    for heading in ("Chance to win", "What decided the game", "Luck and skill", "Turns and cards"):
        assert heading in result.stdout
    assert len(re.findall(r"^[1-5]\. ", result.stdout, re.MULTILINE)) in (3, 4, 5)
    curves = [line for line in lines if re.search(r"[▁▂▃▄▅▆▇█]{20,}", line)]
    assert len(curves) == 2
    assert all(line.rstrip().endswith("%") for line in curves)
    told = lines[lines.index("What decided the game") : next(i for i, line in enumerate(lines) if "Luck" in line)]
    assert all(re.match(r"What|\d\. | {3}|$", line) for line in told)


def test_as_json_and_as_a_page(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    result = run("analyse", str(file), "--json", "--html", str(page))
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["board"], found["seats"], found["judged"]) == ("japan", 2, True)
    assert len(found["truth"]) == len(found["moves"]) + 1
    text = page.read_text(encoding="utf-8")
    Closed().feed(text)
    assert (
        len(re.findall(r'<li id="moment-\d"', text)) == len(found["moments"]) == len(re.findall('href="#moment', text))
    )
    assert not re.search(r'(?:src|href)="(?!data:|#)', text)  # it stands alone
    assert text.count('<table class="told">') == text.count("<table")  # its long names are on several lines


class Closed(HTMLParser):
    """Every element that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, _: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "img", "br", "line", "circle", "path"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "circle", "path"):
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", languages())
def test_in_every_language(language: str, tmp_path: Path) -> None:
    """Of a variant that nobody has learned to judge: what can be counted is told, and that this is all."""
    file = tmp_path / "game.jsonl"
    Record.of(played("nordic", 2, 5, "regular", "swedish-deal")).save(file)
    result = run("analyse", str(file), "--lang", language, "--html", str(tmp_path / "page.html"))
    assert result.exit_code == 0, result.output
    assert "{" not in result.stdout


def test_a_game_under_way_is_refused(tmp_path: Path) -> None:
    whole = Record.of(played("japan", 2, 3, "rookie"))
    for number, record in enumerate(
        (Record.of(Game.new("nordic", 2, 1)), replace(whole, moves=whole.moves[:9], result=None))
    ):
        file = tmp_path / f"{number}.jsonl"
        record.save(file)
        result = run("analyse", str(file))
        assert result.exit_code == 1
        assert "isn’t over yet" in result.output


def test_ctrl_c_ends_it_at_once(file: Path) -> None:
    command = [sys.executable, "-m", "rallar", "analyse", str(file), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        time.sleep(2.5)
        began = time.monotonic()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, out) == (130, "") or running.returncode == 0  # unless it was quicker
    assert time.monotonic() - began < 10
    assert "Traceback" not in err
