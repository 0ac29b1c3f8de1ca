"""What was accepted is there after the server was killed; what the disk refuses has not happened."""

from __future__ import annotations

import json
import resource
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from rallar.server.errors import DataError
from rallar.server.store import FILE, Store
from tests.server.guest import Guest, guest, make, play_on, raw, seat
from tests.server.house import House, Killable, house, process

KILLS = 3
MOVES = 12  # from a start to the next kill, or a few more


def test_no_accepted_move_is_lost(tmp_path: Path) -> None:
    """Two people and a computer play fast while the server is killed at odd moments, again and again."""
    made, accepted = None, 0
    for kill in range(KILLS):
        with process(tmp_path) as place:
            with place.http() as http:
                made = made or make(http, "europe", seat(), seat(), seat("computer"), begin=True)
            table, tokens = made["table"]["id"], made["seats"]
            with guest(place, table, tokens["0"]) as watcher:
                assert watcher.seen["position"] >= accepted, "an accepted move is gone"
            accepted = _play_until_killed(place, table, tokens, threading.Timer(0.007 * kill, place.kill))
    with process(tmp_path) as place, guest(place, table, tokens["1"]) as bo:
        assert bo.seen["position"] >= accepted >= KILLS * MOVES
        assert [entry["position"] for entry in bo.seen["log"]] == list(range(bo.seen["position"] + 1))


def _play_until_killed(place: House, table: str, tokens: dict[str, str], killer: threading.Timer) -> int:
    """The last position that somebody was told of."""
    told: list[int] = []
    with (
        suppress(WebSocketException, OSError, EOFError),
        guest(place, table, tokens["0"]) as ada,
        guest(place, table, tokens["1"]) as bo,
    ):
        while not ada.seen["outcome"]:
            for each in (ada, bo):
                _play_if_asked(each)
                told.append(each.seen["position"])
            if killer.ident is None and told[-1] >= told[0] + MOVES:
                killer.start()
    return max(told)


def _play_if_asked(player: Guest) -> None:
    if player.seen["choices"]:
        position = player.seen["position"]
        answer = player.ask("move", position=position, move=player.some_move())
        if answer["type"] == "accepted":
            player.hear_move(position + 1)
    else:
        with suppress(TimeoutError):
            player.next(0.01)


def test_a_browser_goes_on_where_it_was(tmp_path: Path) -> None:
    with process(tmp_path) as place, place.http() as http:
        made = make(http, begin=True)
        table, tokens = made["table"]["id"], made["seats"]
        with guest(place, table, tokens["0"]) as ada, guest(place, table, tokens["1"]) as bo:
            play_on({0: ada, 1: bo}, 12)
            ada.ask("say", text="brb")
            before = ada.seen
        place.kill()
    with process(tmp_path) as place, guest(place, table, tokens["0"]) as ada, guest(place, table, tokens["1"]) as bo:
        state = ada.hello(tokens["0"], after=10)
        assert (state["view"], state["choices"]) == (before["view"], before["choices"])
        assert [entry["position"] for entry in state["log"]] == [11, 12]
        assert state["said"][0]["text"] == "brb"
        play_on({0: ada, 1: bo}, 5)


def test_what_the_disk_refuses_has_not_happened(tmp_path: Path) -> None:
    """The server may write no more: a move is refused, the table is as it was; then it may again."""
    with process(tmp_path) as place, place.http() as http:
        made = make(http, begin=True)
        table = made["table"]["id"]
        with guest(place, table, made["seats"]["0"]) as ada, guest(place, table, made["seats"]["1"]) as bo:
            play_on({0: ada, 1: bo}, 4)
            mover = ada if ada.seen["choices"] else bo
            move, before = mover.some_move(), mover.hello(mover.token)
            _let_write(place, 0)
            assert mover.ask("move", position=4, move=move)["key"] == "disk-failed"
            answer = http.post("/api/tables", json={"board": "nordic", "seats": [seat(), seat()]})
            assert (answer.status_code, answer.json()["error"]["key"]) == (503, "disk-failed")
            _let_write(place, resource.RLIM_INFINITY)
            after = mover.hello(mover.token)
            assert (after["position"], after["view"], after["log"]) == (4, before["view"], before["log"])
            assert mover.move(move)["type"] == "accepted"
            (bo if mover is ada else ada).hear_move(5)
            play_on({0: ada, 1: bo}, 3)
        place.kill()
    with process(tmp_path) as place, guest(place, table, made["seats"]["0"]) as ada:
        assert ada.seen["position"] >= 5


def _let_write(place: Killable, size: int) -> None:
    """How long a file of the server may grow."""
    hard = resource.prlimit(place.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(place.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_everyone_hears_that_the_server_stops(tmp_path: Path) -> None:
    with process(tmp_path) as place, place.http() as http:
        made = make(http, begin=True)
        with guest(place, made["table"]["id"], made["seats"]["0"]) as ada:
            place.process.terminate()
            with suppress(WebSocketException):
                while True:
                    ada.next()
            assert ada.socket.close_code == 1001
        assert place.process.wait(10) is not None


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with process(tmp_path), pytest.raises(DataError, match="data-in-use"):
        Store(tmp_path)


def test_a_copy_is_made_while_the_server_runs(tmp_path: Path) -> None:
    """As docs/hosting.md says."""
    (tmp_path / "copy").mkdir()
    with house(tmp_path / "data") as place, place.http() as http:
        made = make(http, begin=True)
        table, tokens = made["table"]["id"], made["seats"]
        with guest(place, table, tokens["0"]) as ada, guest(place, table, tokens["1"]) as bo:
            play_on({0: ada, 1: bo}, 5)
            with (
                closing(sqlite3.connect(tmp_path / "data" / FILE)) as running,
                closing(sqlite3.connect(tmp_path / "copy" / FILE)) as copy,
            ):
                running.backup(copy)
            play_on({0: ada, 1: bo}, 2)
    with house(tmp_path / "copy") as place, guest(place, table, tokens["0"]) as ada:
        assert ada.seen["position"] == 5


@pytest.mark.parametrize(
    "rot",
    [
        "UPDATE tables SET setup = '{'",
        "UPDATE tables SET setup = replace(setup, 'nordic', 'atlantis')",
        "UPDATE lines SET line = 'x' WHERE number = 0",
        "UPDATE lines SET line = replace(line, 'seed', 'weed') WHERE number = 0",
        "DELETE FROM lines WHERE number = 1",
    ],
)
def test_a_rotten_table_is_refused_and_hurts_no_other(tmp_path: Path, rot: str) -> None:
    with house(tmp_path) as place, place.http() as http:
        made = make(http, begin=True)
        table, tokens = made["table"]["id"], made["seats"]
        with guest(place, table, tokens["0"]) as ada, guest(place, table, tokens["1"]) as bo:
            play_on({0: ada, 1: bo}, 3)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript(rot)
    with house(tmp_path) as place, place.http() as http:
        answer = http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "table-unplayable")
        with raw(place, table) as socket:
            assert json.loads(socket.recv(10))["key"] == "table-unplayable"
        make(http, begin=True)
