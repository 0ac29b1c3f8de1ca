"""Tables set without a browser, for the tests that are about something else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx

from tests.browser.follower import Follower
from tests.browser.host import Host

RECORDS = Path(__file__).parents[1] / "golden" / "records"


def make(host: Host, board: str, *seats: dict[str, Any], begin: bool = False) -> dict[str, Any]:
    """A table as the server hands it out: its tokens with it."""
    wish = {"board": board, "seats": seats, "begin": begin}
    made: dict[str, Any] = httpx.post(f"{host.url}/api/tables", json=wish).raise_for_status().json()
    return made


def person(name: str) -> dict[str, Any]:
    return {"kind": "person", "name": name}


COMPUTER = {"kind": "computer", "name": "Freja"}
OPEN = {"kind": "open"}


def in_play(host: Host, board: str) -> dict[str, Any]:
    """A game of a person and a computer in which routes have been claimed."""
    made = make(host, board, person("Ada"), COMPUTER, begin=True)
    player = Follower(host.url, made["table"]["id"], made["seats"]["0"], board)
    player.play(until=lambda view: view["asked"] == "take-turn" and len(view["owners"]) > 3)
    player.close()
    return made


def finished(host: Host, record: str) -> str:
    """The table of a game that was played before."""
    text = (RECORDS / f"{record}.jsonl").read_text(encoding="utf-8")
    headers = {"content-type": "text/plain"}
    table: str = httpx.post(f"{host.url}/api/records", content=text, headers=headers).raise_for_status().json()["id"]
    return table


def keeping(made: dict[str, Any]) -> str:
    """A script for a browser that keeps all the seats of a table."""
    table = made["table"]
    kept = {"table": table["id"], "board": table["board"], "seats": made["seats"], "host": made.get("host"), "since": 1}
    return f"localStorage.setItem('rallar.tables', {json.dumps(json.dumps({table['id']: kept}))})"
