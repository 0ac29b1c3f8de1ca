"""A server analyses games that are over, piece by piece, keeps what came of it, and stops when nobody wants it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rallar.analysis.analysis import Done, Piece, analyse, pieces_of
from rallar.client import Client, RefusedError, RemoteTable
from rallar.game import Game, Record
from rallar.protocol import wire
from rallar.server.settings import Limits, Rate, Settings
from rallar.server.thinkers import Thinkers
from tests.analysis.conftest import played
from tests.server.house import House, house, process

LONG = 120  # seconds, on a machine that has much else to do


@pytest.fixture(scope="module")
def game() -> Game:
    return played("japan", 2, 3, "regular")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("analyses")) as found:
        ready(found.client)
        yield found


def ready(client: Client) -> None:
    """The kernel is there: before, nothing is analysed."""
    table = client.keep_record(Record.of(played("japan", 2, 5, "rookie")))
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        try:
            table.analyse()
        except RefusedError as error:
            if error.key != "analysis-not-yet":
                raise
            time.sleep(0.2)
        else:
            table.forgo()
            return
    raise AssertionError("the kernel never came")


def done(table: RemoteTable) -> wire.AnalysisStatus:
    until, before = time.monotonic() + LONG, 0
    while time.monotonic() < until:
        status = table.analysis()
        assert status.done >= before or status.state == "done"
        before = status.done
        if status.state != "running":
            return status
        time.sleep(0.2)
    raise AssertionError("it took too long")


def test_it_can_be_given_up_and_begun_anew(place: House, game: Game) -> None:
    table = place.client.keep_record(Record.of(game))
    assert table.analyse().state == "running"
    assert table.forgo().state == "none"
    assert table.analysis().state == "none"
    assert table.analyse().state == "running"
    table.forgo()


def test_it_is_made_once_whoever_asks_and_kept(database: str, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a record that was handed in: by another process it is seen under way, made no second time, and ended."""
    asked: list[Piece] = []
    piece = Thinkers.piece

    async def counted(self: Thinkers, game: Game, wanted: Piece) -> Done:
        asked.append(wanted)
        return await piece(self, game, wanted)

    with house(database) as left, house(database) as right:
        for one in (left, right):
            ready(one.client)
        monkeypatch.setattr(Thinkers, "piece", counted)
        here = left.client.keep_record(Record.of(game))
        there = right.client.table(here.id)
        assert here.analysis().state == there.analysis().state == "none"
        assert here.analyse().state == "running"
        while not there.analysis().truth:
            assert there.analyse().state == "running"
        assert there.forgo().state == here.analysis().state == "none"
        asked.clear()
        assert there.analyse().state == here.analyse().state == "running"  # begun anew, by the other
        found = done(here)
        assert found.state == "done"
        assert found.analysis == analyse(game)
        assert there.analysis() == here.analyse() == found
        assert asked == pieces_of(game)
    with house(database) as later:
        assert later.client.table(here.id).analysis() == found


def test_what_a_killed_process_had_begun_another_one_begins_anew(database: str, game: Game) -> None:
    with house(database) as left, process(database) as right:
        for one in (left, right):
            ready(one.client)
        table = right.client.keep_record(Record.of(game))
        here = left.client.table(table.id)
        table.analyse()
        assert here.analysis().state == "running"
        right.kill()
        until = time.monotonic() + LONG
        while here.analysis().state == "running":
            assert time.monotonic() < until, "nobody noticed"
            time.sleep(0.1)
        assert here.analysis().state == "none"
        assert here.analyse().state == "running"
        here.forgo()


def test_a_game_under_way_is_not_analysed(place: House) -> None:
    table = place.client.new_table("japan", ["person", "person"])
    for call in (table.analysis, table.analyse, table.forgo):
        with pytest.raises(RefusedError) as refused:
            call()
        assert refused.value.key == "table-not-over"


def test_not_too_many_from_one_address(tmp_path: Path) -> None:
    limits = Limits.with_tables(0)
    with house(tmp_path, Settings(limits=Limits(analyses=Rate(0.001, 1), tables=limits.tables_a_day))) as place:
        one, other = (place.client.keep_record(Record.of(played("japan", 2, seed, "rookie"))) for seed in (5, 6))
        while True:
            try:
                one.analyse()
                other.analyse()
            except RefusedError as error:
                if error.key == "too-often":
                    break
                time.sleep(0.2)
        one.forgo()


@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_is_played_on_from_an_earlier_moment(place: House, game: Game, seat: int) -> None:
    """Whoever's turn it is: the computer moves by itself, and what was played before is the same."""
    at = 21
    other = place.client.keep_record(Record.of(game)).play_on(at, seat)
    assert set(other.tokens) == {seat}
    with other.sit(seat) as one:
        one.until(lambda: seat in one.view.to_move)
        assert one.position >= at
        one.play(one.simple_moves[0])
        one.until(lambda: seat in one.view.to_move)
        chairs = one.table.seats
    assert [chair.kind for chair in chairs] == ["person" if each == seat else "computer" for each in (0, 1)]


def test_what_cannot_be_played_on(place: House, game: Game) -> None:
    table = place.client.keep_record(Record.of(game))
    for at, seat in ((len(game.history), 0), (3, 2)):
        with pytest.raises(RefusedError) as refused:
            table.play_on(at, seat)
        assert refused.value.key == "replay-beyond"
