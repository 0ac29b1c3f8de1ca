"""The client plays, waits, is refused, and comes back whatever happens to its connection."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from rallar import DrawCard, KeepTickets, Sheet, SheetPlayer, count_sheet
from rallar.client import AsyncClient, Client, Guest, LostError, RefusedError, RemoteTable, SeatWish
from rallar.protocol import wire
from tests.browser.host import Host
from tests.client.cable import Cable, cable
from tests.loops import run
from tests.server.house import House

PEOPLE: tuple[wire.SeatKind, ...] = ("person", "person")
OFTEN = 9  # messages from cut to cut


@pytest.fixture
def line(place: House) -> Iterator[Cable]:
    with cable(place.port) as found:
        yield found


def refused(key: str, status: int | None, call: Callable[..., object], *args: Any, **values: Any) -> None:
    with pytest.raises(RefusedError, match=f"^{key}") as caught:
        call(*args, **values)
    assert (caught.value.key, caught.value.status) == (key, status)


def some_move(guest: Guest) -> str:
    for route in guest.choices.routes if guest.choices else ():
        return f"claim {route} {guest.payments(route=route).payments[0]}"
    return guest.simple_moves[0]


def check_whole(guest: Guest, table: RemoteTable) -> None:
    """Nothing was missed, and nothing was done twice."""
    record = table.record()
    assert [entry.position for entry in guest.log] == list(range(len(record.moves) + 1))
    assert [entry.seat for entry in guest.log[1:]] == [move.seat for move in record.moves]
    assert guest.outcome == record.replay().outcome()


def test_a_table_is_set_up(place: House) -> None:
    server = Client(place.url)
    assert "japan" in [board.id for board in server.boards()]
    assert server.board("japan").board.id == "japan"
    table = server.new_table("japan", [SeatWish("person", "Ada"), "open", "computer"])
    assert (table.look().status, set(table.tokens)) == ("open", {0})
    friend = server.table(table.id)
    assert friend.join("Bo", color="azure") == 1
    assert friend.change(1, name="Bob").seats[1].name == "Bob"
    assert table.change(2, level="rookie").seats[2].level == "rookie"
    assert friend.leave(1).seats[1].kind == "open"
    assert friend.join("Cy") == 1
    assert table.begin().status == "playing"
    assert table.invite().url.endswith(f"/t/{table.id}")


def test_a_game_and_what_comes_after(place: House) -> None:
    table = Client(place.url).new_table("japan")
    with table.sit() as ada, table.watch() as watcher:
        for _ in ada.turns():
            ada.play(some_move(ada))
        watcher.until(lambda: watcher.over)
        assert watcher.outcome == ada.outcome
        assert watcher.view.own is None
        check_whole(ada, table)
    assert table.replay(3, 0).position == 3
    assert Client(place.url).keep_record(table.record()).record() == table.record()
    again = table.rematch(0)
    assert (set(again.tokens), again.look().status) == ({0}, "open")


def test_a_shared_sheet(place: House) -> None:
    """Two programs write on it, and each has what the other wrote."""
    server = Client(place.url)
    mine = server.new_sheet(Sheet(board="japan", players=(SheetPlayer(name="Ada"), SheetPlayer(name="Bo"))))
    theirs = server.sheet(mine.id)
    mine.place("routes", "narita--tokyo--1", "akita--morioka", owner=0)
    theirs.place("routes", "akita--morioka", owner="train")
    theirs.note(1, name="Bodil", spaces=2)
    third = mine.add("Cy", "amber").numbers[-1]
    theirs.place("tickets", "shibuya--ueno", owner=third)
    mine.remove(0)
    assert theirs.enter("somebody", 1, third).hands == (wire.Hand("somebody", 1, third),)
    found = theirs.look()
    assert found.sheet == Sheet(
        board="japan",
        trains=("akita--morioka",),
        players=(
            SheetPlayer(name="Bodil", spaces=2),
            SheetPlayer(name="Cy", color="amber", tickets=("shibuya--ueno",)),
        ),
    )
    assert server.count(found.sheet) == count_sheet(found.sheet)
    assert mine.invite().url.endswith(f"/score/{mine.id}")
    refused("sheet-no-player", 422, mine.place, "routes", "narita--tokyo--1", owner=0)
    refused("option-unknown-variant", 422, mine.vary, "edo")


def test_a_shared_sheet_for_those_who_await(place: House) -> None:
    async def write() -> wire.SharedSheet:
        sheet = await AsyncClient(place.url).new_sheet(Sheet(board="nordic", players=(SheetPlayer(), SheetPlayer())))
        await sheet.vary("swedish-deal")
        return await sheet.note(1, marker=7)

    found = run(write()).sheet
    assert (found.variant, found.players[1].marker) == ("swedish-deal", 7)


def test_moves_are_values_or_texts(place: House) -> None:
    table = Client(place.url).new_table("nordic", PEOPLE, start=0)
    with table.sit(0) as ada, table.sit(1) as bo:
        assert ada.play(KeepTickets(ada.own.offer)).position == 1
        assert "kept" in {event.kind for event in bo.play(bo.simple_moves[0]).events}
        ada.next_turn()
        assert ada.play(DrawCard()).position == 3
        assert ada.play("draw deck").position == 4
        assert len(ada.log) == 5


def test_before_the_deal(place: House) -> None:
    table = Client(place.url).new_table("nordic", ["person", "open"])
    with table.sit() as ada, table.watch() as watcher:
        assert not ada.dealt
        refused("table-not-begun", None, lambda: ada.view)
        table.join("Bo")
        table.begin()
        ada.until(lambda: ada.dealt)
        watcher.until(lambda: watcher.dealt)
        assert ada.own.seat == 0
        refused("table-watching", None, lambda: watcher.own)


def test_refusals(place: House) -> None:
    server = Client(place.url)
    refused("board-unknown", 404, server.board, "atlantis")
    refused("table-unknown", 404, server.table("odd?#").look)
    refused("table-unknown", None, server.table("0123456789").watch().__enter__)
    table = server.new_table("nordic", PEOPLE)
    refused("token-wrong", None, table.sit, 4)
    refused("token-wrong", None, server.table(table.id, {0: "wrong"}).sit().__enter__)
    with table.sit() as ada:
        refused("move-unreadable", None, ada.play, "dance")
        refused("table-stale", None, ada.ask, wire.PlayMove(position=3, move="pass"))
        assert ada.ping()
        again = server.table(table.id, {0: table.tokens[0]})
        assert ada.position == 0
    with pytest.raises(TimeoutError), again.sit() as ada:
        ada.until(lambda: ada.over, timeout=0.05)


def test_a_seat_that_was_given_away(place: House) -> None:
    table = Client(place.url).new_table("nordic", PEOPLE, begin=False)
    with table.sit(1) as bo:
        table.change(1, kind="computer")
        refused("seat-removed", None, bo.until, lambda: False)


def test_what_is_no_server() -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(500 if "table" in self.path else 200)
            self.end_headers()
            self.wfile.write(b"<html>")

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as other:
        thread = Thread(target=other.serve_forever)
        thread.start()
        server = Client(f"http://127.0.0.1:{other.server_port}/")
        for call in (server.about, server.table("x").look, server.table("x").watch().__enter__):
            with pytest.raises(LostError):
                call()
        other.shutdown()
        thread.join()
    with pytest.raises(LostError):
        server.about()
    with pytest.raises(LostError):
        server.table("x").watch().__enter__()


def test_a_game_through_a_cable_that_is_cut_again_and_again(line: Cable) -> None:
    heard: list[str] = []

    def tap(text: str) -> None:
        heard.append(text)
        if len(heard) % OFTEN == 0:
            line.cut()

    table = Client(line.url).new_table("japan")
    with table.sit(tap=tap) as ada:
        for _ in ada.turns():
            ada.play(some_move(ada))
        check_whole(ada, table)
    assert line.cuts > 10


def test_a_game_through_such_a_cable_for_those_who_await(line: Cable) -> None:
    heard: list[str] = []

    def tap(text: str) -> None:
        heard.append(text)
        if len(heard) % OFTEN == 0:
            line.cut()

    async def play() -> None:
        table = await AsyncClient(line.url).new_table("japan")
        async with table.sit(tap=tap) as ada:
            async for choices in ada.turns():
                if choices.routes:
                    ways = await ada.payments(route=choices.routes[0])
                    await ada.play(f"claim {choices.routes[0]} {ways.payments[0]}")
                else:
                    await ada.play(ada.simple_moves[0])
            record = await table.record()
            assert [entry.seat for entry in ada.log[1:]] == [move.seat for move in record.moves]
        with pytest.raises(RefusedError, match="table-unknown"):
            await AsyncClient(line.url).table("nowhere").look()

    run(play())
    assert line.cuts > 10


@pytest.mark.parametrize("arrives", [True, False])
def test_a_move_that_was_on_its_way_is_played_once(line: Cable, place: House, arrives: bool) -> None:
    table = Client(line.url).new_table("nordic", PEOPLE)
    with (
        table.sit() as ada,
        Client(place.url).table(table.id).watch() as watcher,
        ThreadPoolExecutor(1) as other,
    ):
        (line.answers if arrives else line.asks).clear()
        made = other.submit(ada.play, ada.simple_moves[0])
        assert line.lost.wait(20)
        line.mend()
        line.cut()
        assert (made.result().seat, made.result().position) == (0, 1)
        watcher.until(lambda: watcher.position == 1, timeout=20)
        assert (len(ada.log), ada.position, table.look().position) == (2, 1, 1)


def test_a_move_that_arrives_late_is_not_refused_to_who_made_it(line: Cable, place: House) -> None:
    """The client has come back and not found its move; before it can send it again, it arrives after all."""
    late = Event()
    table = Client(line.url).new_table("nordic", PEOPLE)
    beside = Client(place.url).table(table.id)

    def tap(_: str) -> None:
        if line.cuts:
            late.set()
            patience = time.monotonic() + 20
            while beside.look().position == 0:
                assert time.monotonic() < patience

    with table.sit(tap=tap) as ada, ThreadPoolExecutor(1) as other:
        line.late = late
        made = other.submit(ada.play, ada.simple_moves[0])
        assert line.lost.wait(20)
        line.cut(only_near=True)
        assert (made.result().seat, made.result().position, ada.position) == (0, 1, 1)


def test_a_word_that_was_on_its_way_is_not_said_twice(line: Cable) -> None:
    table = Client(line.url).new_table("nordic", PEOPLE)
    with table.sit() as ada, ThreadPoolExecutor(1) as other:
        line.answers.clear()
        said = other.submit(ada.say, "hello")
        assert line.lost.wait(20)
        line.mend()
        line.cut()
        with pytest.raises(LostError):
            said.result()
        assert [each.text for each in ada.said] == ["hello"]
        assert ada.ping()


def test_a_server_that_does_not_answer(line: Cable) -> None:
    table = Client(line.url, timeout=0.2, patience=0.3).new_table("nordic", PEOPLE)
    with table.sit() as ada:
        line.answers.clear()
        with pytest.raises(LostError):
            ada.ping()
        line.cut()
        with pytest.raises(LostError):
            ada.hear()


def test_a_server_that_is_killed_and_comes_back(tmp_path: Path) -> None:
    host = Host(tmp_path / "data", "--no-limits")
    host.start()
    try:
        table = Client(host.url).new_table("nordic", PEOPLE)
        with table.sit(0) as ada, table.sit(1) as bo:
            ada.play(ada.simple_moves[0])
            host.kill()
            host.start()
            bo.play(bo.simple_moves[0])
            ada.until(lambda: ada.position == 2, timeout=20)
            assert [entry.position for entry in ada.log] == [entry.position for entry in bo.log] == [0, 1, 2]
    finally:
        host.stop()
