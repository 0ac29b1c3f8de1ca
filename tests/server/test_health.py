"""Whoever watches over a server is told whether it is well; and what is in deploy starts what there is."""

from __future__ import annotations

import json
import logging
import re
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families
from typer.main import get_command
from typer.testing import CliRunner

from rallar.cli.main import app
from rallar.server.log import AsJson
from rallar.server.settings import Settings
from tests.server.gate import gated
from tests.server.house import ROOT, House, house
from tests.server.people import see, some_move

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


def test_figures_for_a_prometheus_that_is_asked_for(tmp_path: Path) -> None:
    with house(tmp_path, replace(Settings().unlimited(), metrics=True)) as place, place.http() as http:
        table = place.client.new_table("japan", ["person", "person"])
        with table.sit(0) as ada, table.watch():
            ada.play(some_move(ada))
            see(ada, lambda: ada.table.watching == 1)
            answer = http.get("/metrics")
    found = {family.name: family for family in text_string_to_metric_families(answer.text)}
    told = {
        name: found[f"rallar_{name}"].samples[0].value for name in ("tables", "connections", "watchers", "thoughts")
    }
    assert told == {"tables": 1, "connections": 2, "watchers": 1, "thoughts": 0}
    assert found["rallar_moves"].samples[0].value == 1
    commits = {sample.name: sample.value for sample in found["rallar_commit_seconds"].samples}
    assert commits["rallar_commit_seconds_count"] >= 2
    assert commits["rallar_commit_seconds_sum"] > 0
    assert "process_resident_memory_bytes" in found


def test_no_figures_for_others(place: House) -> None:
    with place.http() as http:
        assert "rallar_moves" not in http.get("/metrics").text


def test_a_log_for_programs() -> None:
    record = logging.LogRecord("rallar", logging.ERROR, "here.py", 1, "the %s said no", ("disk",), None)
    told = json.loads(AsJson().format(record))
    assert (told["level"], told["name"], told["message"]) == ("error", "rallar", "the disk said no")
    assert datetime.fromisoformat(told["at"]).tzinfo == UTC
    try:
        raise ValueError("why")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert "ValueError: why" in json.loads(AsJson().format(record))["trace"]


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


def test_services_and_containers_have_what_a_server_may_want() -> None:
    """A server of theirs can be watched, ring for who is away, and move to PostgreSQL."""
    extras = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for name, times in (("rallar.service", 1), ("Containerfile", 2)):
        wanted = re.findall(r"\[([a-z,]+)\]\"", (DEPLOY / name).read_text())
        assert wanted == ["metrics,postgresql,push"] * times
    assert {"metrics", "postgresql", "push"} <= set(extras)
