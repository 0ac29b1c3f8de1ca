"""Whoever watches over a server is told whether it is well; and what is in deploy starts what there is."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from typer.main import get_command
from typer.testing import CliRunner

from rallar.cli.main import app
from tests.server.gate import gated
from tests.server.house import ROOT, House

DEPLOY = ROOT / "deploy"


def test_a_server_that_is_well(place: House) -> None:
    with place.http() as http:
        answer = http.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
    assert answer.headers["cache-control"] == "no-store"
    assert "content-security-policy" in answer.headers


def test_a_server_whose_disk_does_not_answer(tmp_path: Path) -> None:
    with gated(tmp_path) as place, place.http() as http:
        assert http.get("/healthz").status_code == 200
        place.say("hold")
        with ThreadPoolExecutor(1) as pool:
            making = pool.submit(place.client.new_table, "japan", ["person", "person"])
            place.hear()  # it waits at the gate
            answer = http.get("/healthz")
            assert (answer.status_code, answer.json()) == (503, {"status": "no disk"})
            place.say("free")
            making.result()
        assert http.get("/healthz").status_code == 200


def test_services_and_containers_call_what_there_is() -> None:
    """Every option is one that `rallar serve` has, and every command a command."""
    unit = re.search(r"^ExecStart=\S*/(rallar .*)$", (DEPLOY / "rallar.service").read_text(), re.M)
    container = (DEPLOY / "Containerfile").read_text()
    command = re.search(r"^CMD (\[.*\])$", container, re.M)
    assert unit
    assert command
    known = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    for words in (unit[1].split(), json.loads(command[1])):
        assert words[:2] == ["rallar", "serve"]
        assert all(word in known for word in words if word.startswith("--"))
    commands = get_command(app).commands  # type: ignore[attr-defined]
    assert set(re.findall(r"^RUN rallar (\w+)", container, re.M)) <= set(commands)
