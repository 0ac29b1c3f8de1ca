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

from rallar.client import Guest, LostError, RemoteTable
from rallar.protocol import wire
from rallar.server.disk import FILE
from rallar.server.errors import DataError
from rallar.server.sqlite_store import SqliteStore
from tests.server.house import Killable, house, process
from tests.server.people import PEOPLE, catch_up, play_on, raw, refusal, some_move

KILLS = 3
MOVES = 12  # from a start to the next kill, or a few more


def test_no_accepted_move_is_lost(tmp_path: Path) -> None:
    """Two people and a computer play fast while the server is killed at odd moments, again and again."""
    made: RemoteTable | None = None
    told: list[int] = []

    def note(text: str) -> None:
        told.append(json.loads(text).get("position", 0))

    for kill in range(KILLS):
        with process(tmp_path) as place:
            made = made or place.client.new_table("europe", [*PEOPLE, "computer"])
            table = place.client.table(made.id, made.tokens)
            with table.sit(0) as ada:
                assert ada.position >= max(told, default=0), "an accepted move is gone"
            killer = threading.Timer(0.007 * kill, place.kill)
            with suppress(LostError), table.sit(0, tap=note) as ada, table.sit(1, tap=note) as bo:
                start = ada.position
                while not ada.over:
                    for each in (ada, bo):
                        _play_if_asked(each)
                    if killer.ident is None and told[-1] >= start + MOVES:
                        killer.start()
            killer.join()
    with process(tmp_path) as place, place.client.table(table.id, table.tokens).sit(1) as bo:
        assert bo.position >= max(told) >= KILLS * MOVES
        assert [entry.position for entry in bo.log] == list(range(bo.position + 1))


def _play_if_asked(player: Guest) -> None:
    if player.choices:
        player.play(some_move(player))
    else:
        with suppress(TimeoutError):
            player.hear(0.01)


def test_a_browser_goes_on_where_it_was(tmp_path: Path) -> None:
    with process(tmp_path) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with table.sit(0) as before, table.sit(1) as bo:
            play_on(before, bo, most=12)
            before.say("brb")
        place.kill()
    with process(tmp_path) as place:
        table = place.client.table(table.id, table.tokens)
        with table.sit(0) as ada, table.sit(1) as bo:
            assert (ada.view, ada.choices, ada.log) == (before.view, before.choices, before.log)
            state = ada.ask(wire.Hello(token=ada.token, after=10))
            assert isinstance(state, wire.TableState)
            assert [entry.position for entry in state.log] == [11, 12]
            assert state.said[0].text == "brb"
            play_on(ada, bo, most=5)


def test_what_the_disk_refuses_has_not_happened(tmp_path: Path) -> None:
    """The server may write no more: a move is refused, the table is as it was; then it may again."""
    with process(tmp_path) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with table.sit(0) as ada, table.sit(1) as bo:
            play_on(ada, bo, most=4)
            mover = ada if ada.choices else bo
            move, view, log = some_move(mover), mover.view, mover.log
            _let_write(place, 0)
            assert refusal(mover.play, move).key == "disk-failed"
            refused = refusal(place.client.new_table, "nordic", PEOPLE)
            assert (refused.status, refused.key) == (503, "disk-failed")
            _let_write(place, resource.RLIM_INFINITY)
            mover.greet(mover.token)
            assert (mover.position, mover.view, mover.log) == (4, view, log)
            mover.play(move)
            catch_up(bo if mover is ada else ada, 5)
            play_on(ada, bo, most=3)
        place.kill()
    with process(tmp_path) as place:
        assert place.client.table(table.id).look().position >= 5


def _let_write(place: Killable, size: int) -> None:
    """How long a file of the server may grow."""
    hard = resource.prlimit(place.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(place.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_everyone_hears_that_the_server_stops(tmp_path: Path) -> None:
    with process(tmp_path) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with raw(place, table.id) as socket:
            socket.send(wire.encode(wire.Hello(token=table.tokens[0])).decode())
            place.process.terminate()
            with suppress(WebSocketException):
                while True:
                    socket.recv(20)
            assert socket.close_code == 1012
        assert place.process.wait(10) is not None


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with process(tmp_path), pytest.raises(DataError, match="data-in-use"):
        SqliteStore(tmp_path)


def test_a_copy_is_made_while_the_server_runs(tmp_path: Path) -> None:
    """As docs/hosting.md says."""
    (tmp_path / "copy").mkdir()
    with house(tmp_path / "data") as place:
        table = place.client.new_table("nordic", PEOPLE)
        with table.sit(0) as ada, table.sit(1) as bo:
            play_on(ada, bo, most=5)
            with (
                closing(sqlite3.connect(tmp_path / "data" / FILE)) as running,
                closing(sqlite3.connect(tmp_path / "copy" / FILE)) as copy,
            ):
                running.backup(copy)
            play_on(ada, bo, most=2)
    with house(tmp_path / "copy") as place:
        assert place.client.table(table.id).look().position == 5


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
    with house(tmp_path) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with table.sit(0) as ada, table.sit(1) as bo:
            play_on(ada, bo, most=3)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript(rot)
    with house(tmp_path) as place:
        table = place.client.table(table.id)
        refused = refusal(table.look)
        assert (refused.status, refused.key) == (409, "table-unplayable")
        assert refusal(table.watch().__enter__).key == "table-unplayable"
        place.client.new_table("nordic", PEOPLE)
