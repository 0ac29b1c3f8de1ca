"""The socket: every message, every refusal, and who hears what."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from rallar.server.settings import Limits, Rate, Settings
from tests.server.guest import Guest, Json, bearer, guest, make, raw, seat
from tests.server.house import House, house


@pytest.fixture
def made(http: httpx.Client) -> Json:
    """A table of two people, dealt."""
    return make(http, "nordic", begin=True)


@pytest.fixture
def ada(place: House, made: Json) -> Iterator[Guest]:
    with guest(place, made["table"]["id"], made["seats"]["0"]) as found:
        yield found


@pytest.fixture
def bo(place: House, made: Json) -> Iterator[Guest]:
    with guest(place, made["table"]["id"], made["seats"]["1"]) as found:
        yield found


def chosen(ada: Guest, bo: Guest) -> tuple[Guest, Guest]:
    """Both keep their opening tickets: who is to move, and who waits."""
    ada.move(ada.some_move())
    bo.hear_move(1)
    bo.move(bo.some_move())
    ada.hear_move(2)
    return (ada, bo) if ada.seen["choices"] else (bo, ada)


def close_code(socket: ClientConnection) -> int:
    with suppress(ConnectionClosed):
        while True:
            socket.recv(10)
    assert socket.close_code is not None
    return socket.close_code


def test_hello_shows_the_table(ada: Guest) -> None:
    state = ada.seen
    assert (state["type"], state["seat"], state["position"]) == ("state", 0, 0)
    assert [entry["position"] for entry in state["log"]] == [0]
    assert state["view"]["own"]["seat"] == 0
    assert state["table"]["seats"][0]["present"] is True


def test_before_the_deal(http: httpx.Client, place: House) -> None:
    made = make(http, "nordic", seat(), seat("open"))
    table = made["table"]["id"]
    with guest(place, table, made["seats"]["0"]) as ada:
        assert (ada.seen["view"], ada.seen["choices"], ada.seen["log"]) == (None, None, [])
        assert ada.ask("move", position=0, move="tickets")["key"] == "table-not-begun"
        http.post(f"/api/tables/{table}/join", json={"name": "Bo"})
        told = ada.hear(lambda message: message["type"] == "table" and message["table"]["seats"][1]["name"] == "Bo")
        assert told["table"]["seats"][1]["kind"] == "person"
        http.post(f"/api/tables/{table}/begin", headers=bearer(made["host"]))
        assert ada.hear_kind("state")["view"]["own"]["seat"] == 0


def test_a_move_is_told_to_everyone(place: House, ada: Guest, bo: Guest) -> None:
    with guest(place, ada.seen["table"]["id"]) as watcher:
        first, second = chosen(ada, bo)
        assert first.ask("move", position=2, move="draw deck") == {"type": "accepted", "re": "n2", "position": 3}
        for each in (first, second, watcher):
            each.hear_move(3)
        card = first.seen["entry"]["events"][0]
        assert card["kind"] == "drew"
        assert card["card"] is not None
        assert [each.seen["entry"]["events"][0]["card"] for each in (second, watcher)] == [None, None]
        assert second.seen["entry"]["told"][0]["key"] == "event-drew-hidden"
        assert watcher.seen["view"]["own"] is None
        assert watcher.seen["choices"] is None


def test_a_move_out_of_place(ada: Guest, bo: Guest) -> None:
    first, second = chosen(ada, bo)
    assert second.ask("move", position=2, move="draw deck")["key"] == "move-not-your-turn"
    assert first.ask("move", position=1, move="draw deck")["key"] == "table-stale"
    assert first.ask("move", position=2, move="dance")["key"] == "move-unreadable"
    assert first.ask("move", position=2, move="pass")["key"] == "move-pass-needless"
    assert first.ask("hello", token=first.token, after=2)["position"] == 2


def test_a_double_click_plays_once(ada: Guest, bo: Guest) -> None:
    first, _ = chosen(ada, bo)
    for number in ("a", "b"):
        first.socket.send(json.dumps({"type": "move", "id": number, "position": 2, "move": "draw deck"}))
    assert first.hear(lambda message: message.get("re") == "a")["type"] == "accepted"
    assert first.hear(lambda message: message.get("re") == "b")["key"] == "table-stale"


def test_all_choose_their_opening_tickets_at_once(ada: Guest, bo: Guest) -> None:
    keep = {player: player.some_move() for player in (ada, bo)}
    assert ada.ask("move", position=1, move=keep[ada])["key"] == "table-stale"
    assert ada.ask("move", position=0, move=keep[ada])["position"] == 1
    assert ada.ask("move", position=0, move=keep[ada])["key"] == "table-stale"
    assert bo.ask("move", position=0, move=keep[bo])["position"] == 2
    assert bo.ask("move", position=0, move=keep[bo])["key"] == "table-stale"


def test_catching_up(place: House, made: Json, ada: Guest, bo: Guest) -> None:
    first, second = chosen(ada, bo)
    first.move("draw deck")
    with guest(place, made["table"]["id"], second.token) as again:
        assert [entry["position"] for entry in again.seen["log"]] == [0, 1, 2, 3]
        assert [entry["position"] for entry in again.hello(second.token, after=2)["log"]] == [3]
        assert again.hello(second.token, after=99)["log"] == []


def test_payments(ada: Guest, bo: Guest) -> None:
    first, second = chosen(ada, bo)
    route = first.seen["choices"]["routes"][0]
    found = first.ask("payments", position=2, route=route)
    assert found["complete"] is True
    assert found["total"] == len(found["payments"]) > 0
    assert first.ask("payments", position=2, city="oslo")["total"] == 0
    assert second.ask("payments", position=2, route=route)["total"] == 0
    assert first.ask("payments", position=2, route="nowhere")["key"] == "move-unknown-route"
    assert first.ask("payments", position=1, route=route)["key"] == "table-stale"
    assert first.ask("payments", position=2)["key"] == "message-unreadable"
    assert first.move(f"claim {route} {found['payments'][0]}")["type"] == "accepted"
    assert second.ask("why", position=3, route=route)["key"] == "move-route-taken"


def test_why(ada: Guest, bo: Guest) -> None:
    first, second = chosen(ada, bo)
    routes = first.seen["choices"]["routes"]
    assert first.ask("why", position=2, route=routes[0])["allowed"] is True
    assert first.ask("why", position=2, move="draw deck")["allowed"] is True
    dear = first.ask("why", position=2, route="lieksa--murmansk")
    assert (dear["allowed"], dear["key"], dear["params"]["route"]) == (False, "move-cannot-pay", "lieksa--murmansk")
    assert second.ask("why", position=2, route=routes[0])["key"] == "move-not-your-turn"
    assert first.ask("why", position=2, city="oslo")["key"] == "move-no-stations-here"
    assert first.ask("why", position=2, bed=routes[0])["key"] == "move-no-bed"
    assert first.ask("why", position=2, move="pass")["key"] == "move-pass-needless"
    assert first.ask("why", position=2, route="nowhere")["key"] == "move-unknown-route"
    assert first.ask("why", position=2)["key"] == "message-unreadable"
    assert first.ask("hello", token=first.token)["position"] == 2


def test_the_way_of_a_ticket(place: House, ada: Guest) -> None:
    ticket = ada.seen["view"]["own"]["offer"][0]
    assert ada.ask("path", ticket=ticket)["routes"]
    assert ada.ask("path", ticket="nowhere--nowhere")["key"] == "move-unknown-ticket"
    with guest(place, ada.seen["table"]["id"]) as watcher:
        assert watcher.ask("path", ticket=ticket)["routes"]


def test_talk(place: House, ada: Guest, bo: Guest) -> None:
    assert ada.ask("say", text=" good   luck ")["type"] == "accepted"
    assert bo.hear_kind("said")["said"]["text"] == "good luck"
    assert ada.ask("say", text="\u202eso\u0000 \u200d")["type"] == "accepted"
    assert bo.hear_kind("said")["said"]["text"] == "so"
    assert ada.ask("say", text="\u200b")["key"] == "message-unreadable"
    assert ada.ask("say", text="x" * 301)["key"] == "message-unreadable"
    assert ada.ask("say", text="  ")["key"] == "message-unreadable"
    with guest(place, ada.seen["table"]["id"]) as watcher:
        assert watcher.seen["said"][0]["text"] == "good luck"
        assert watcher.ask("say", text="boo")["key"] == "table-watching"


def test_who_is_here(place: House, ada: Guest) -> None:
    with guest(place, ada.seen["table"]["id"]):
        told = ada.hear(lambda message: message["type"] == "table" and message["table"]["watching"] == 1)
        assert told["table"]["seats"][1]["present"] is False
        assert told["table"]["seats"][1]["away_since"] > 0
    ada.hear(lambda message: message["type"] == "table" and message["table"]["watching"] == 0)


def test_two_seats_at_one_device(ada: Guest, made: Json) -> None:
    state = ada.hello(made["seats"]["1"])
    assert state["seat"] == 1
    assert [each["present"] for each in state["table"]["seats"]] == [True, True]
    assert ada.move(ada.some_move())["type"] == "accepted"
    assert ada.hello(made["seats"]["0"])["view"]["own"]["seat"] == 0


def test_everyone_at_one_device_is_there(place: House, made: Json) -> None:
    with raw(place, made["table"]["id"]) as socket:
        device = Guest(socket, None)
        beside = [*made["seats"].values(), made["host"], "of another table"]
        state = device.ask("hello", token=made["seats"]["1"], **{"with": beside})
        assert state["seat"] == 1
        assert [each["present"] for each in state["table"]["seats"]] == [True, True]
        assert state["table"]["watching"] == 0
        assert device.ask("hello", token=None, **{"with": ["x"] * 6})["key"] == "message-unreadable"


def test_a_watcher_only_watches(place: House, made: Json) -> None:
    with guest(place, made["table"]["id"]) as watcher:
        assert watcher.ask("move", position=0, move="draw deck")["key"] == "table-watching"
        assert watcher.ask("why", position=0, route="x")["key"] == "table-watching"
        assert watcher.ask("propose", seat=0)["key"] == "table-watching"
        assert watcher.ask("ping")["type"] == "pong"


def test_hello_comes_first(place: House, made: Json) -> None:
    with raw(place, made["table"]["id"]) as socket:
        socket.send(json.dumps({"type": "move", "id": "x", "position": 0, "move": "pass"}))
        assert json.loads(socket.recv(10)) == {"type": "refused", "re": "x", "key": "hello-first", "params": {}}


def test_silence_ends(tmp_path: Path) -> None:
    with (
        house(tmp_path, Settings(hello_within=0.1)) as place,
        place.http() as http,
        raw(place, make(http)["table"]["id"]) as socket,
    ):
        assert close_code(socket) == 1008


def test_a_wrong_token_ends_the_connection(place: House, made: Json) -> None:
    with raw(place, made["table"]["id"]) as socket:
        socket.send(json.dumps({"type": "hello", "id": "h", "token": made["host"], "after": None}))
        assert json.loads(socket.recv(10))["key"] == "token-wrong"
        assert close_code(socket) == 1008


def test_a_seat_given_away_hears_so(http: httpx.Client, place: House) -> None:
    made = make(http, "nordic", seat(), seat())
    with guest(place, made["table"]["id"], made["seats"]["1"]) as bo:
        address = f"/api/tables/{made['table']['id']}/seats/1"
        http.patch(address, json={"kind": "computer"}, headers=bearer(made["host"]))
        assert bo.hear_kind("refused")["key"] == "token-wrong"
        assert close_code(bo.socket) == 1008


def test_who_does_not_read_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(goodbye_within=0.2).unlimited()
    with house(tmp_path, settings, buffer=4096) as place, place.http() as http:
        made = make(http, "europe", begin=True)
        table, keys = made["table"]["id"], made["seats"]
        with (
            raw(place, table, max_queue=1, close_timeout=0.1) as deaf,
            guest(place, table, keys["0"]) as ada,
        ):
            hello = json.dumps({"type": "hello", "id": "", "token": keys["1"], "after": None})
            deaf.send(hello)
            ada.hear(lambda message: message["type"] == "table" and message["table"]["seats"][1]["present"])
            for _ in range(200):
                deaf.send(hello)
            deaf.send(json.dumps({"type": "say", "id": "", "text": "I cannot hear you"}))
            ada.hear_kind("said")
            monkeypatch.setattr("rallar.server.socket.MOST_WAITING", 200_000)
            ada.ask("say", text="Hello?")
            ada.hear(lambda message: message["type"] == "table" and not message["table"]["seats"][1]["present"])
            assert ada.move(ada.some_move())["type"] == "accepted"


@pytest.mark.parametrize(("table", "key"), [("short", "table-unknown"), ("0123456789", "table-unknown")])
def test_no_such_table(place: House, table: str, key: str) -> None:
    with raw(place, table) as socket:
        assert json.loads(socket.recv(10))["key"] == key
        assert close_code(socket) == 1008


def test_other_sites_may_not_connect(place: House, made: Json) -> None:
    for origin in ("http://evil.example", "null", "http://["):
        with raw(place, made["table"]["id"], origin=origin) as socket:
            assert json.loads(socket.recv(10))["key"] == "origin-foreign"
    with raw(place, made["table"]["id"], origin=place.url) as socket:
        socket.send('{"type":"ping","id":"p"}')
        assert json.loads(socket.recv(10))["type"] == "pong"


def test_too_large(ada: Guest) -> None:
    ada.socket.send(json.dumps({"type": "say", "id": "x", "text": "x" * 9000}))
    assert close_code(ada.socket) == 1009


def test_too_often(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(1, 5), sockets=1)
    with house(tmp_path, Settings(limits=limits)) as place, place.http() as http:
        table = make(http)["table"]["id"]
        with raw(place, table) as socket:
            with raw(place, table) as another:
                assert json.loads(another.recv(10))["key"] == "too-often"
            for _ in range(7):
                socket.send('{"type":"ping","id":"p"}')
            assert close_code(socket) == 1008


def test_a_bed_tells_what_a_tile_there_would_close(http: httpx.Client, place: House) -> None:
    made = make(http, "france", start=0, begin=True)
    table, keys = made["table"]["id"], made["seats"]
    with guest(place, table, keys["0"]) as ada, guest(place, table, keys["1"]) as bo:
        ada.move(ada.some_move())
        bo.hear_move(1)
        bo.move(bo.some_move())
        ada.hear_move(2)
        for _ in range(2):
            ada.move("draw deck")
        answer = ada.ask("why", position=4, bed="avignon--nice")
        assert answer["allowed"] is True
        ada.move(f"tile avignon--nice {ada.seen['choices']['beds']['avignon--nice'][0]}")
        assert answer["closes"] == ada.seen["view"]["closed"] != []


def test_a_computer_plays_in_turn(http: httpx.Client, place: House) -> None:
    made = make(http, "france", seat(), seat("computer"), seat("computer", level="easy"), begin=True)
    with guest(place, made["table"]["id"], made["seats"]["0"]) as ada:
        for _ in range(6):
            while not ada.seen["choices"]:
                ada.hear_kind("moved")
            assert ada.move(ada.some_move())["type"] == "accepted"


def test_who_has_just_left_keeps_the_seat(http: httpx.Client, place: House) -> None:
    made = make(http, "europe", seat(), seat(), begin=True)
    with guest(place, made["table"]["id"], made["seats"]["0"]) as ada:
        refused = ada.ask("propose", seat=1)
        assert (refused["key"], refused["params"]) == ("seat-just-left", {"player": 1})


def test_a_computer_takes_over_by_consent(tmp_path: Path) -> None:
    settings = Settings(away_after=0).unlimited()
    with house(tmp_path, settings) as place, place.http() as http:
        made = make(http, "europe", seat(), seat(), seat(), begin=True)
        table, keys = made["table"]["id"], made["seats"]
        with guest(place, table, keys["0"]) as ada, guest(place, table, keys["1"]) as bo:
            assert ada.ask("propose", seat=1)["key"] == "seat-not-away"
            assert bo.ask("agree", seat=2, yes=True)["key"] == "proposal-none"
            assert ada.ask("return")["key"] == "seat-not-away"
            assert ada.ask("propose", seat=2)["type"] == "accepted"
            asked = bo.hear(lambda message: message["type"] == "table" and "proposal" in message["table"])
            assert asked["table"]["proposal"] == {"seat": 2, "by": 0, "agreed": [0], "needed": [0, 1]}
            assert bo.ask("agree", seat=2, yes=False)["type"] == "accepted"
            ada.ask("propose", seat=2)
            assert bo.ask("agree", seat=2, yes=True)["type"] == "accepted"
            ada.hear(lambda message: message["type"] == "table" and message["table"]["seats"][2]["stand_in"])
            ada.hear_move(1)
            with guest(place, table, keys["2"]) as cy:
                assert cy.ask("move", position=1, move="pass")["key"] == "seat-stand-in"
                assert cy.ask("return")["type"] == "accepted"
                ada.hear(lambda message: message["type"] == "table" and not message["table"]["seats"][2]["stand_in"])


def test_a_proposal_ends_when_its_seat_is_back(tmp_path: Path) -> None:
    with house(tmp_path, Settings(away_after=0).unlimited()) as place, place.http() as http:
        made = make(http, "europe", seat(), seat(), seat(), begin=True)
        table, keys = made["table"]["id"], made["seats"]
        with guest(place, table, keys["0"]) as ada, guest(place, table, keys["1"]) as bo:
            ada.ask("propose", seat=2)
            with guest(place, table, keys["2"]):
                bo.hear(lambda message: message["type"] == "table" and message["table"]["seats"][2]["present"])
                assert bo.ask("agree", seat=2, yes=True)["key"] == "proposal-none"


def test_one_device_agrees_for_all_who_sit_before_it(tmp_path: Path) -> None:
    with house(tmp_path, Settings(away_after=0).unlimited()) as place, place.http() as http:
        made = make(http, "europe", seat(), seat(), seat(), seat(), begin=True)
        table, keys = made["table"]["id"], made["seats"]
        with guest(place, table, keys["0"]) as device, guest(place, table, keys["2"]) as cy:
            device.ask("hello", token=keys["0"], **{"with": [keys["1"]]})
            assert cy.ask("propose", seat=3)["type"] == "accepted"
            assert cy.ask("propose", seat=3)["type"] == "accepted"
            asked = device.hear(lambda message: message["type"] == "table" and "proposal" in message["table"])
            assert asked["table"]["proposal"] == {"seat": 3, "by": 2, "agreed": [2], "needed": [0, 1, 2]}
            assert device.ask("agree", seat=3, yes=True)["type"] == "accepted"
            cy.hear(lambda message: message["type"] == "table" and message["table"]["seats"][3]["stand_in"])


def test_a_proposal_ends_when_nobody_is_left(tmp_path: Path) -> None:
    with house(tmp_path, Settings(away_after=0).unlimited()) as place, place.http() as http:
        made = make(http, "europe", seat(), seat(), seat(), begin=True)
        table, keys = made["table"]["id"], made["seats"]
        with guest(place, table) as watcher:
            with guest(place, table, keys["1"]):
                with guest(place, table, keys["0"]) as ada:
                    ada.ask("propose", seat=2)
                watcher.hear(lambda message: message["type"] == "table" and "proposal" in message["table"])
            watcher.hear(lambda message: message["type"] == "table" and "proposal" not in message["table"])
            assert not watcher.hello(None)["table"]["seats"][2]["stand_in"]
            with guest(place, table, keys["1"]) as bo:
                assert bo.ask("agree", seat=2, yes=True)["key"] == "proposal-none"
