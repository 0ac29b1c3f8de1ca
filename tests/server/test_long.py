"""Games that go on and on, as tunnels declined for ever may: they hold nobody up, and are told in pages."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from rallar.client import Guest, RemoteTable
from rallar.game import Claim, Decline, DrawCard, Game, Record
from rallar.kernel.engine import Engine, compiled
from rallar.protocol import wire
from rallar.server import chronicle, http, queues, seats, telling, tokens, uploads
from rallar.server.chronicle import Chronicle
from rallar.server.settings import Limits, Rate, Settings
from rallar.server.snapshot import MOST_MOVES, Snapshot
from rallar.server.sqlite_store import SqliteStore
from rallar.server.store import Kept
from rallar.server.table import now
from tests.loops import run
from tests.server.house import House, house
from tests.server.people import PEOPLE, WAIT, heard, raw, refusal, some_move

ROOM = 170  # moves in which such a game can be brought to its end


@cache
def _declined(moves: int) -> Game:
    game = Game.new("europe", 2, 1, kernel=compiled())
    tunnels = {route.id for route in game.board.routes if route.kind == "tunnel"}
    while len(game.history) < moves:
        if not _dig(game, tunnels):
            draws = (move for move in game.legal_moves.simple if isinstance(move, DrawCard))
            game.push(next(draws, None) or next(iter(game.legal_moves)))
    return game


def _dig(game: Game, tunnels: set[str]) -> bool:
    """A tunnel that turns out dear, and is declined."""
    legal = game.legal_moves
    for route in filter(tunnels.__contains__, legal.routes):
        for cards in legal.ways(route).payments[:20]:
            game.push(Claim(route, cards))
            if Decline() in game.legal_moves.simple:
                game.push(Decline())
                return True
            game.undo()
    return False


def declined(moves: int) -> Game:
    """A game that has come so far, or one move further, and is not over."""
    return _declined(moves).copy()


def ended(game: Game) -> Game:
    """The same, brought to its end: routes are claimed."""
    while not game.is_over:
        legal = game.legal_moves
        claims = (Claim(route, legal.ways(route).payments[0]) for route in legal.routes)
        game.push(next(claims, None) or next(iter(legal)))
    return game


@cache
def long_record() -> Record:
    game = ended(declined(MOST_MOVES - ROOM))
    assert len(game.history) <= MOST_MOVES
    return Record.of(game)


def laid(folder: Path, game: Game, wishes: tuple[wire.SeatWish, ...]) -> tuple[str, dict[int, str]]:
    """A table on disk with such a game, and the tokens of its seats."""
    setup, handed, _ = seats.new_setup(wire.NewTable("europe", wishes), now())
    table = tokens.new_table_id()

    async def lay() -> None:
        store = SqliteStore(folder)
        await store.save(table, now(), setup.text(), tuple(Record.of(game).lines()))
        store.close()

    run(lay())
    return table, {int(seat): token for seat, token in handed.items()}


# --- how long


def test_a_record_may_be_long_but_not_endless(place: House) -> None:
    assert place.client.keep_record(long_record()).look().position == len(long_record().moves)
    endless = Record.of(declined(MOST_MOVES + 1))
    error = refusal(place.client.keep_record, endless)
    assert (error.status, error.key, error.params) == (
        422,
        "record-too-long",
        {"moves": len(endless.moves), "most": MOST_MOVES},
    )


def test_a_game_at_a_table_stops_where_it_is_too_long(tmp_path: Path) -> None:
    game = declined(MOST_MOVES).copy(MOST_MOVES - 1)
    person = wire.SeatWish("person")
    table, handed = laid(tmp_path, game, (person, person))
    with house(tmp_path) as place:
        mover = game.to_move[0]
        with place.client.table(table, handed).sit(mover) as one:
            assert one.play(some_move(one)).position == MOST_MOVES
        with place.client.table(table, handed).sit() as one:
            one.greet(handed[one.view.to_move[0]])
            error = refusal(one.play, some_move(one))
            assert (error.key, error.params) == ("table-too-long", {"most": MOST_MOVES})
            assert (place.client.table(table).look().position, one.position) == (MOST_MOVES, MOST_MOVES)


def test_a_computer_does_not_try_to_go_on() -> None:
    computers = (wire.SeatWish("computer"), wire.SeatWish("computer"))
    setup, _, _ = seats.new_setup(wire.NewTable("europe", computers), now())
    game = declined(MOST_MOVES)
    assert Snapshot(setup, now(), game.copy(MOST_MOVES - 1)).computer_to_move() is not None
    assert Snapshot(setup, now(), game.copy(MOST_MOVES)).computer_to_move() is None


# --- whom it holds up


@dataclass
class Desk:
    """Where records are checked, as soon as it is open."""

    reached: threading.Event
    open: threading.Event


@contextmanager
def closed_desk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """The check of a record waits meanwhile, and is then what it always is."""
    desk, check = Desk(threading.Event(), threading.Event()), uploads.checked_record

    def waiting(body: bytes, kernel: Engine) -> Record:
        desk.reached.set()
        desk.open.wait(WAIT)
        return check(body, kernel)

    monkeypatch.setattr(http, "checked_record", waiting)
    try:
        yield desk
    finally:
        desk.open.set()


def test_others_are_answered_while_records_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    person = wire.SeatWish("person")
    table, handed = laid(tmp_path, declined(MOST_MOVES - ROOM), (person, person))
    with (
        house(tmp_path) as place,
        ThreadPoolExecutor(queues.MOST_WAITING) as people,
        closed_desk(monkeypatch) as desk,
    ):
        sending = [people.submit(place.client.keep_record, long_record())]
        assert desk.reached.wait(WAIT)
        sending += [people.submit(place.client.keep_record, long_record()) for _ in range(7)]
        assert place.client.about().version
        assert place.client.poster("nordic")
        with place.client.table(table, handed).sit() as one:  # from disk, for the first time
            assert one.position >= MOST_MOVES - ROOM
        assert not any(each.done() for each in sending)
        desk.open.set()
        assert {each.result(WAIT).look().status for each in sending} == {"over"}


def test_long_games_are_opened_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for many of them at once waits for them; who asks for a game of the usual length does not."""
    person, reached, go_on, read = wire.SeatWish("person"), threading.Event(), threading.Event(), Snapshot.read

    def waiting(kept: Kept, kernel: Engine) -> Snapshot:
        if len(kept.lines) > MOST_MOVES - ROOM:
            reached.set()
            go_on.wait(WAIT)
        return read(kept, kernel)

    games = (*[declined(MOST_MOVES - ROOM)] * 8, declined(100))
    *long, short = (laid(tmp_path, game, (person, person))[0] for game in games)
    monkeypatch.setattr(Snapshot, "read", waiting)
    with house(tmp_path) as place, ThreadPoolExecutor(8) as people:
        looking = [people.submit(place.client.table(each).look) for each in long]
        try:
            assert reached.wait(WAIT)
            assert place.client.table(short).look().position < MOST_MOVES - ROOM
            assert place.client.poster("nordic")
            assert not any(each.done() for each in looking)
        finally:
            go_on.set()
        assert {each.result(WAIT).status for each in looking} == {"playing"}


def test_only_so_many_records_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queues, "MOST_WAITING", 2)
    with house(tmp_path) as place, ThreadPoolExecutor(3) as people, closed_desk(monkeypatch) as desk:
        sending = [people.submit(place.client.keep_record, long_record()) for _ in range(3)]
        turned_away = next(as_completed(sending, WAIT))
        assert refusal(turned_away.result).key == "too-often"
        desk.open.set()
        assert sorted(each.exception() is None for each in sending) == [False, True, True]


def test_an_address_may_not_send_records_all_the_time(tmp_path: Path) -> None:
    with house(tmp_path, Settings(limits=Limits(records=Rate(0.001, 2)))) as place:
        for _ in range(2):
            place.client.keep_record(long_record())
        assert refusal(place.client.keep_record, long_record()).key == "too-often"
        assert place.client.new_table("nordic", PEOPLE)


# --- how it is told


def whole_log(guest: Guest) -> list[wire.LogEntry]:
    """All pages, as the server gives them."""
    while guest.earlier():
        pass
    return guest.log


def test_the_pages_of_a_log_make_the_whole(tmp_path: Path) -> None:
    game = declined(MOST_MOVES - ROOM)
    person = wire.SeatWish("person")
    table, handed = laid(tmp_path, game, (person, person))
    with house(tmp_path) as place:
        for guest in _everyone(place.client.table(table, handed)):
            with guest as one:
                assert [entry.position for entry in one.log] == last_page(game)
                told = [telling.entry(game, position, one.seat) for position in range(len(game.history) + 1)]
                assert whole_log(one) == told
                assert one.earlier() == []


def _everyone(table: RemoteTable) -> list[Guest]:
    return [table.watch(), table.sit(0), table.sit(1)]


def last_page(game: Game) -> list[int]:
    return list(range(len(game.history) + 1))[-chronicle.PAGE :]


def test_a_change_of_seat_sends_no_more_than_is_missing(tmp_path: Path) -> None:
    game = declined(MOST_MOVES - ROOM)
    person = wire.SeatWish("person")
    table, handed = laid(tmp_path, game, (person, person))
    position = len(game.history)
    with house(tmp_path) as place:
        with place.client.table(table, handed).sit(0, share=True) as one:
            state = one.greet(handed[1])
            assert [entry.position for entry in state.log] == last_page(game)
        with raw(place, table) as socket:
            for token, after, missing in (
                (handed[0], None, last_page(game)),
                (handed[1], position - 3, [position - 2, position - 1, position]),
                (handed[0], position, []),
                (None, 5, last_page(game)),
            ):
                socket.send(wire.encode(wire.Hello(token=token, after=after, id="me")).decode())
                while (message := heard(socket)).get("re") != "me":
                    pass
                assert [entry["position"] for entry in message["log"]] == missing


def test_a_page_beyond_the_game_is_its_last_or_none(place: House) -> None:
    table = place.client.new_table("nordic", ("person", "open"))
    with table.sit() as one:
        assert refusal(one.ask, wire.AskLog(before=1)).key == "table-not-begun"
    table = place.client.new_table("nordic", PEOPLE)
    with table.sit() as one:
        for before, there in ((0, []), (1, [0]), (10**30, [0])):
            found = one.ask(wire.AskLog(before=before))
            assert isinstance(found, wire.LogFound)
            assert [entry.position for entry in found.log] == there


def test_an_entry_is_written_down_once_for_each_who_looks() -> None:
    game, log = declined(MOST_MOVES - ROOM), Chronicle()
    for seat in (None, 0, 1):
        first, again = log.page(game, seat), log.page(game, seat)
        assert len(first) == chronicle.PAGE
        assert all(one is two for one, two in zip(first, again, strict=True))
