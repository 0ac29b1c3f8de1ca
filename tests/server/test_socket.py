"""The socket: every message, every refusal, and who hears what."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec import UNSET
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from rallar.client import Guest, RemoteTable, SeatWish
from rallar.protocol import wire
from rallar.server.settings import Limits, Rate, Settings
from tests.server.house import House, house
from tests.server.people import PEOPLE, catch_up, heard, raw, refusal, see, some_move

THREE: tuple[wire.SeatKind, ...] = ("person", "person", "person")


@pytest.fixture
def table(place: House) -> RemoteTable:
    """A table of two people, dealt."""
    return place.client.new_table("nordic", PEOPLE)


@pytest.fixture
def ada(table: RemoteTable) -> Iterator[Guest]:
    with table.sit(0) as found:
        yield found


@pytest.fixture
def bo(table: RemoteTable) -> Iterator[Guest]:
    with table.sit(1) as found:
        yield found


def chosen(ada: Guest, bo: Guest) -> tuple[Guest, Guest]:
    """Both keep their opening tickets: who is to move, and who waits."""
    ada.play(some_move(ada))
    catch_up(bo, 1)
    bo.play(some_move(bo))
    catch_up(ada, 2)
    return (ada, bo) if ada.choices else (bo, ada)


def move(position: int, text: str) -> wire.PlayMove:
    return wire.PlayMove(position=position, move=text)


def close_code(socket: ClientConnection) -> int:
    with suppress(ConnectionClosed):
        while True:
            socket.recv(10)
    assert socket.close_code is not None
    return socket.close_code


def test_hello_shows_the_table(ada: Guest) -> None:
    assert (ada.seat, ada.position, ada.own.seat) == (0, 0, 0)
    assert [entry.position for entry in ada.log] == [0]
    assert ada.table.seats[0].present is True


def test_before_the_deal(place: House) -> None:
    table = place.client.new_table("nordic", ["person", "open"])
    with table.sit() as ada:
        assert (ada.dealt, ada.choices, ada.log) == (False, None, [])
        assert refusal(ada.play, "tickets").key == "table-not-begun"
        table.join("Bo")
        see(ada, lambda: ada.table.seats[1].name == "Bo")
        assert ada.table.seats[1].kind == "person"
        table.begin()
        see(ada, lambda: ada.dealt)
        assert ada.own.seat == 0


def test_a_move_is_told_to_everyone(table: RemoteTable, ada: Guest, bo: Guest) -> None:
    with table.watch() as watcher:
        first, second = chosen(ada, bo)
        answer = first.ask(move(2, "draw deck"))
        assert isinstance(answer, wire.Accepted)
        assert answer.position == 3
        for each in (first, second, watcher):
            catch_up(each, 3)
        cards = [each.log[3].events[0].card for each in (first, second, watcher)]
        assert first.log[3].events[0].kind == "drew"
        assert isinstance(cards[0], str)
        assert cards[1:] == [None, None]
        assert second.log[3].told[0].key == "event-drew-hidden"
        assert watcher.view.own is None
        assert watcher.choices is None


def test_a_move_out_of_place(ada: Guest, bo: Guest) -> None:
    first, second = chosen(ada, bo)
    assert refusal(second.play, "draw deck").key == "move-not-your-turn"
    assert refusal(first.ask, move(1, "draw deck")).key == "table-stale"
    assert refusal(first.play, "dance").key == "move-unreadable"
    assert refusal(first.play, "pass").key == "move-pass-needless"
    assert first.greet(first.token).position == 2


def test_a_double_click_plays_once(place: House, table: RemoteTable, ada: Guest, bo: Guest) -> None:
    first, _ = chosen(ada, bo)
    with raw(place, table.id) as socket:
        socket.send(wire.encode(wire.Hello(token=first.token)).decode())
        for number in ("a", "b"):
            socket.send(json.dumps({"type": "move", "id": number, "position": 2, "move": "draw deck"}))
        answers: dict[str, str] = {}
        while len(answers) < 2:
            message = heard(socket)
            if message.get("re"):
                answers[message["re"]] = message.get("key", message["type"])
    assert answers == {"a": "accepted", "b": "table-stale"}


def test_all_choose_their_opening_tickets_at_once(ada: Guest, bo: Guest) -> None:
    keep = {player: some_move(player) for player in (ada, bo)}
    assert refusal(ada.ask, move(1, keep[ada])).key == "table-stale"
    assert ada.play(keep[ada]).position == 1
    assert refusal(ada.ask, move(0, keep[ada])).key == "table-stale"
    assert bo.play(keep[bo]).position == 2
    assert refusal(bo.ask, move(0, keep[bo])).key == "table-stale"


def test_catching_up(table: RemoteTable, ada: Guest, bo: Guest) -> None:
    first, second = chosen(ada, bo)
    first.play("draw deck")
    assert second.seat is not None
    with table.sit(second.seat) as again:
        assert [entry.position for entry in again.log] == [0, 1, 2, 3]
        for after, known in ((2, [3]), (99, [])):
            state = again.ask(wire.Hello(token=second.token, after=after))
            assert isinstance(state, wire.TableState)
            assert [entry.position for entry in state.log] == known


def test_payments(ada: Guest, bo: Guest) -> None:
    first, second = chosen(ada, bo)
    assert first.choices is not None
    route = first.choices.routes[0]
    found = first.payments(route=route)
    assert found.complete is True
    assert found.total == len(found.payments) > 0
    assert first.payments(city="oslo").total == 0
    assert second.payments(route=route).total == 0
    assert refusal(first.payments, route="nowhere").key == "move-unknown-route"
    assert refusal(first.ask, wire.AskPayments(position=1, route=route)).key == "table-stale"
    assert refusal(first.payments).key == "message-unreadable"
    first.play(f"claim {route} {found.payments[0]}")
    catch_up(second, 3)
    assert second.why(route=route).key == "move-route-taken"


def test_why(ada: Guest, bo: Guest) -> None:
    first, second = chosen(ada, bo)
    assert first.choices is not None
    route = first.choices.routes[0]
    assert first.why(route=route).allowed is True
    assert first.why(move="draw deck").allowed is True
    dear = first.why(route="lieksa--murmansk")
    assert (dear.allowed, dear.key) == (False, "move-cannot-pay")
    assert dear.params
    assert dear.params["route"] == "lieksa--murmansk"
    assert second.why(route=route).key == "move-not-your-turn"
    assert first.why(city="oslo").key == "move-no-stations-here"
    assert first.why(bed=route).key == "move-no-bed"
    assert first.why(move="pass").key == "move-pass-needless"
    assert refusal(first.why, route="nowhere").key == "move-unknown-route"
    assert refusal(first.why).key == "message-unreadable"
    assert first.greet(first.token).position == 2


def test_the_way_of_a_ticket(table: RemoteTable, ada: Guest) -> None:
    ticket = ada.own.offer[0]
    assert ada.path(ticket)
    assert refusal(ada.path, "nowhere--nowhere").key == "move-unknown-ticket"
    with table.watch() as watcher:
        assert watcher.path(ticket)


def test_the_longest_paths(table: RemoteTable, ada: Guest) -> None:
    assert [trail.length for trail in ada.longest_paths()] == [0, 0]
    with table.watch() as watcher:
        assert len(watcher.longest_paths()) == 2


def test_talk(table: RemoteTable, ada: Guest, bo: Guest) -> None:
    ada.say(" good   luck ")
    ada.say("\u202eso\u0000 \u200d")
    see(bo, lambda: len(bo.said) == 2)
    assert [said.text for said in bo.said] == ["good luck", "so"]
    for text in ("\u200b", "x" * 301, "  "):
        assert refusal(ada.say, text).key == "message-unreadable"
    with table.watch() as watcher:
        assert watcher.said[0].text == "good luck"
        assert refusal(watcher.say, "boo").key == "table-watching"


def test_who_is_here(table: RemoteTable, ada: Guest) -> None:
    with table.watch():
        see(ada, lambda: ada.table.watching == 1)
        bo = ada.table.seats[1]
        assert not bo.present
        assert bo.away_since is UNSET, "nobody has seen them"
    see(ada, lambda: ada.table.watching == 0)
    before = int(time.time())
    with table.sit(1):
        see(ada, lambda: ada.table.seats[1].present)
    see(ada, lambda: not ada.table.seats[1].present)
    since = ada.table.seats[1].away_since
    assert since
    assert since >= before - 1


def test_two_seats_at_one_device(table: RemoteTable, ada: Guest) -> None:
    ada.greet(table.tokens[1])
    assert ada.seat == 1
    assert [each.present for each in ada.table.seats] == [True, True]
    ada.play(some_move(ada))
    ada.greet(table.tokens[0])
    assert ada.own.seat == 0


def test_everyone_at_one_device_is_there(table: RemoteTable) -> None:
    with table.sit(1, share=True) as device:
        assert device.seat == 1
        assert [each.present for each in device.table.seats] == [True, True]
        assert device.table.watching == 0
        device.greet(table.tokens[1], [str(table.host), "of another table"])
        assert refusal(device.greet, None, ["x"] * 6).key == "message-unreadable"


def test_a_watcher_only_watches(table: RemoteTable) -> None:
    with table.watch() as watcher:
        assert refusal(watcher.play, "draw deck").key == "table-watching"
        assert refusal(watcher.why, route="x").key == "table-watching"
        assert refusal(watcher.propose, 0).key == "table-watching"
        assert watcher.ping()


def test_a_finger_on_the_board_is_seen_by_whoever_is_to_move(place: House) -> None:
    """It needs no seat, and nobody else hears of it."""
    table = place.client.new_table("nordic", PEOPLE, start=0)
    told: list[str] = []
    tap = told.append
    with table.sit(0) as ada, table.sit(1, tap=tap) as bo, table.watch(tap=tap) as screen:
        for each in (ada, bo):
            each.play(" ".join(("keep", *each.own.offer)))
        assert refusal(screen.point, "nowhere--else").key == "move-unknown-route"
        ada.until(lambda: ada.choices is not None and ada.view.asked == "take-turn", 5)
        bo.until(lambda: bo.position == ada.position, 5)
        screen.point("goteborg--oslo")
        while not isinstance(message := ada.hear(5), wire.Pointed):
            pass
        assert message.route == "goteborg--oslo"
        assert bo.ping()
        assert screen.ping()
        assert not any("pointed" in text for text in told)


def test_hello_comes_first(place: House, table: RemoteTable) -> None:
    with raw(place, table.id) as socket:
        socket.send(json.dumps({"type": "move", "id": "x", "position": 0, "move": "pass"}))
        assert heard(socket) == {"type": "refused", "re": "x", "key": "hello-first", "params": {}}


def test_silence_ends(tmp_path: Path) -> None:
    with house(tmp_path, Settings(hello_within=0.1)) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with raw(place, table.id) as socket:
            assert close_code(socket) == 1008


def test_a_wrong_token_ends_the_connection(place: House, table: RemoteTable) -> None:
    with raw(place, table.id) as socket:
        socket.send(wire.encode(wire.Hello(id="h", token=table.host)).decode())
        assert heard(socket)["key"] == "token-wrong"
        assert close_code(socket) == 1008


def test_a_seat_given_away_hears_so(place: House) -> None:
    table = place.client.new_table("nordic", PEOPLE, begin=False)
    with raw(place, table.id) as socket:
        socket.send(wire.encode(wire.Hello(token=table.tokens[1])).decode())
        assert heard(socket)["seat"] == 1
        table.change(1, kind="computer")
        while (message := heard(socket))["type"] != "refused":
            pass
        assert message["key"] == "seat-removed"
        assert close_code(socket) == 1008


def test_who_does_not_read_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(goodbye_within=0.2).unlimited()
    with house(tmp_path, settings, buffer=4096) as place:
        table = place.client.new_table("europe", PEOPLE)
        with raw(place, table.id, max_queue=1, close_timeout=0.1) as deaf, table.sit(0) as ada:
            hello = wire.encode(wire.Hello(id="", token=table.tokens[1])).decode()
            deaf.send(hello)
            see(ada, lambda: ada.table.seats[1].present)
            for _ in range(200):
                deaf.send(hello)
            monkeypatch.setattr("rallar.server.socket.MOST_WAITING", 20_000)
            for _ in range(2000):  # until no more fits between the two
                if not ada.table.seats[1].present:
                    break
                ada.say("Can you hear me?")
            assert not ada.table.seats[1].present
            ada.play(some_move(ada))


@pytest.mark.parametrize("table", ["short", "0123456789"])
def test_no_such_table(place: House, table: str) -> None:
    with raw(place, table) as socket:
        assert heard(socket)["key"] == "table-unknown"
        assert close_code(socket) == 1008


def test_other_sites_may_not_connect(place: House, table: RemoteTable) -> None:
    for origin in ("http://evil.example", "null", "http://["):
        with raw(place, table.id, origin=origin) as socket:
            assert heard(socket)["key"] == "origin-foreign"
    with raw(place, table.id, origin=place.url) as socket:
        socket.send('{"type":"ping","id":"p"}')
        assert heard(socket)["type"] == "pong"


def test_too_large(place: House, table: RemoteTable) -> None:
    with raw(place, table.id) as socket:
        socket.send(json.dumps({"type": "say", "id": "x", "text": "x" * 9000}))
        assert close_code(socket) == 1009


def test_too_often(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(1, 5), sockets=1)
    with house(tmp_path, Settings(limits=limits)) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with raw(place, table.id) as socket:
            with raw(place, table.id) as another:
                assert heard(another)["key"] == "too-often"
            for _ in range(7):
                socket.send('{"type":"ping","id":"p"}')
            assert close_code(socket) == 1008


def test_a_bed_tells_what_a_tile_there_would_close(place: House) -> None:
    table = place.client.new_table("france", PEOPLE, start=0)
    with table.sit(0) as ada, table.sit(1) as bo:
        chosen(ada, bo)
        for _ in range(2):
            ada.play("draw deck")
        answer = ada.why(bed="avignon--nice")
        assert answer.allowed is True
        assert ada.choices is not None
        ada.play(f"tile avignon--nice {ada.choices.beds['avignon--nice'][0]}")
        assert answer.closes == list(ada.view.closed) != []


def test_a_computer_plays_in_turn(place: House) -> None:
    table = place.client.new_table("france", ["person", "computer", SeatWish("computer", level="rookie")])
    with table.sit() as ada:
        for _ in range(6):
            assert ada.next_turn(20)
            ada.play(some_move(ada))


def test_who_has_just_left_keeps_the_seat(place: House) -> None:
    with place.client.new_table("europe", PEOPLE).sit(0) as ada:
        refused = refusal(ada.propose, 1)
        assert (refused.key, refused.params) == ("seat-just-left", {"player": 1})


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    """A server at which nobody has to be away for long."""
    with house(tmp_path, Settings(away_after=0).unlimited()) as place:
        yield place


def test_a_computer_takes_over_by_consent(hasty: House) -> None:
    table = hasty.client.new_table("europe", THREE)
    with table.sit(0) as ada, table.sit(1) as bo:
        assert refusal(ada.propose, 1).key == "seat-not-away"
        assert refusal(bo.agree, 2).key == "proposal-none"
        assert refusal(ada.come_back).key == "seat-not-away"
        ada.propose(2)
        see(bo, lambda: bool(bo.table.proposal))
        assert bo.table.proposal == wire.Proposal(2, by=0, agreed=(0,), needed=(0, 1))
        bo.agree(2, yes=False)
        ada.propose(2)
        bo.agree(2)
        see(ada, lambda: ada.table.seats[2].stand_in)
        catch_up(ada, 1)
        with table.sit(2) as cy:
            assert refusal(cy.play, "pass").key == "seat-stand-in"
            cy.come_back()
            see(ada, lambda: not ada.table.seats[2].stand_in)


def test_a_proposal_ends_when_its_seat_is_back(hasty: House) -> None:
    table = hasty.client.new_table("europe", THREE)
    with table.sit(0) as ada, table.sit(1) as bo:
        ada.propose(2)
        with table.sit(2):
            see(bo, lambda: bo.table.seats[2].present)
            assert refusal(bo.agree, 2).key == "proposal-none"


def test_one_device_agrees_for_all_who_sit_before_it(hasty: House) -> None:
    table = hasty.client.new_table("europe", [*THREE, "person"])
    with table.sit(0) as device, table.sit(2) as cy:
        device.greet(table.tokens[0], [table.tokens[1]])
        cy.propose(3)
        cy.propose(3)
        see(device, lambda: bool(device.table.proposal))
        assert device.table.proposal == wire.Proposal(3, by=2, agreed=(2,), needed=(0, 1, 2))
        device.agree(3)
        see(cy, lambda: cy.table.seats[3].stand_in)


def test_a_proposal_ends_when_nobody_is_left(hasty: House) -> None:
    table = hasty.client.new_table("europe", THREE)
    with table.watch() as watcher:
        with table.sit(1):
            with table.sit(0) as ada:
                ada.propose(2)
            see(watcher, lambda: bool(watcher.table.proposal))
        see(watcher, lambda: not watcher.table.proposal)
        assert not watcher.greet(None).table.seats[2].stand_in
        with table.sit(1) as bo:
            assert refusal(bo.agree, 2).key == "proposal-none"
