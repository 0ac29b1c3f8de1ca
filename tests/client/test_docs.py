"""The examples of the documents play at a real server."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from rallar import board_ids
from tests.loops import in_a_thread
from tests.server.house import ROOT, House

EXAMPLES = re.findall(r"```python\n((?:import|from)\b.*?)```", (ROOT / "docs" / "api.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("board", board_ids())
def test_the_client_of_the_docs_plays_a_game(place: House, board: str) -> None:
    client = ROOT / "docs" / "client.py"
    assert len(client.read_text().splitlines()) <= 22
    command = [sys.executable, str(client), place.url, board]
    played = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert played.returncode == 0, played.stderr
    assert re.fullmatch(r"(seat \d: -?\d+ points\n){2}", played.stdout)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_api(place: House, example: str, capsys: pytest.CaptureFixture[str]) -> None:
    in_a_thread(lambda: exec(example.replace("http://localhost:8000", place.url), {}))
    assert re.fullmatch(r"\(-?\d+, -?\d+\) \d+\n|\('deck', .*\)\n", capsys.readouterr().out)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 2
