"""The endpoints: what they answer, and what they refuse."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from rallar import Game, Record, board_ids
from rallar.server.settings import Limits, Rate, Settings
from tests.server.guest import Json, bearer, guest, make, play_on, seat
from tests.server.house import House, house


def refused(answer: httpx.Response, status: int, key: str) -> Json:
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key), answer.text
    params: Json = answer.json()["error"]["params"]
    return params


def finished(http: httpx.Client, place: House, board: str = "japan") -> Json:
    """A table whose game two people have played to the end."""
    made = make(http, board, begin=True)
    table = made["table"]["id"]
    with guest(place, table, made["seats"]["0"]) as first, guest(place, table, made["seats"]["1"]) as second:
        play_on({0: first, 1: second})
    return made


def test_about(http: httpx.Client) -> None:
    about = http.get("/api/about").json()
    assert about["levels"] == ["easy", "normal"]
    assert len(about["colors"]) == 5
    assert about["address"] is None


def test_boards(http: httpx.Client) -> None:
    assert [board["id"] for board in http.get("/api/boards").json()] == list(board_ids())


@pytest.mark.parametrize("board", board_ids())
def test_a_board_is_asked_for_once(http: httpx.Client, board: str) -> None:
    answer = http.get(f"/api/boards/{board}")
    found = answer.json()
    assert {route["id"] for route in found["board"]["routes"]} == set(found["drawing"]["routes"])
    assert found["points"] == {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15, "8": 21, "9": 27}
    assert http.get(f"/api/boards/{board}", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304


def test_unknown_board(http: httpx.Client) -> None:
    refused(http.get("/api/boards/atlantis"), 404, "board-unknown")
    refused(http.post("/api/tables", json={"board": "atlantis", "seats": [seat(), seat()]}), 422, "board-unknown")


def test_a_table_as_wished(http: httpx.Client) -> None:
    made = make(http, "europe", seat(name=" Ada  L "), seat("computer", level="easy", color="crimson"), seat("open"))
    table = made["table"]
    assert table["status"] == "open"
    assert [each["kind"] for each in table["seats"]] == ["person", "computer", "open"]
    assert table["seats"][0]["name"] == "Ada L"
    assert table["seats"][1]["level"] == "easy"
    assert len({each["color"] for each in table["seats"]}) == 3
    assert set(made["seats"]) == {"0"}
    assert http.get(f"/api/tables/{table['id']}").json()["seats"] == table["seats"]


def test_names_with_an_emoji_of_several_parts(http: httpx.Client) -> None:
    made = make(http, "nordic", seat(name="Ada \N{ROCKET}\u200d\N{WOMAN}\u200d"), seat("open"))
    assert made["table"]["seats"][0]["name"] == "Ada \N{ROCKET}\u200d\N{WOMAN}"


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"board": "nordic", "seats": [seat()]}, 422, "option-seats"),
        ({"board": "nordic", "seats": [seat()] * 4}, 422, "option-seats"),
        ({"board": "nordic", "seats": [seat()] * 2, "variant": "odd"}, 422, "option-unknown-variant"),
        ({"board": "nordic", "seats": [seat()] * 2, "start": 3}, 422, "option-start"),
        ({"board": "nordic", "seats": [seat(color="amber")] * 2}, 422, "color-taken"),
        ({"board": "nordic", "seats": [seat(name="\u202eadA"), seat()]}, 422, "name-unprintable"),
        ({"board": "nordic", "seats": [seat(name="x" * 25), seat()]}, 422, "body-misfit"),
        ({"board": "nordic", "seats": [seat("robot"), seat()]}, 422, "body-misfit"),
        ({"board": "nordic", "seats": [seat(), seat()], "cheat": True}, 422, "body-misfit"),
        ({"board": "nordic", "seats": [seat(), seat("open")], "begin": True}, 409, "seat-open"),
        ([], 422, "body-misfit"),
    ],
)
def test_a_table_that_cannot_be(http: httpx.Client, wish: Any, status: int, key: str) -> None:
    refused(http.post("/api/tables", json=wish), status, key)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b'"\\ud800"'])
def test_a_body_that_cannot_be_read(http: httpx.Client, body: bytes) -> None:
    refused(http.post("/api/tables", content=body), 400, "body-unreadable")


def test_a_body_that_is_too_large(http: httpx.Client) -> None:
    refused(http.post("/api/tables", content=b" " * 20_000), 413, "body-too-large")
    refused(http.post("/api/records", content=b" " * 1_100_000), 413, "body-too-large")


def test_sitting_down_and_getting_up(http: httpx.Client) -> None:
    made = make(http, "france", seat(), seat("open"), seat("open"))
    table = f"/api/tables/{made['table']['id']}"
    ada = http.post(f"{table}/join", json={"name": "Ada", "seat": 2, "color": "azure"}).json()
    assert set(ada["seats"]) == {"2"}
    assert ada["table"]["seats"][2]["color"] == "azure"
    refused(http.post(f"{table}/join", json={"name": "Bo", "seat": 2}), 409, "seat-taken")
    refused(http.post(f"{table}/join", json={"name": "Bo", "color": "azure"}), 409, "color-taken")
    assert set(http.post(f"{table}/join", json={"name": "Bo"}).json()["seats"]) == {"1"}
    refused(http.post(f"{table}/join", json={"name": "Cy"}), 409, "table-full")
    refused(http.post(f"{table}/join", json={"name": "Cy", "seat": 3}), 404, "seat-unknown")
    left = http.post(f"{table}/leave", headers=bearer(ada["seats"]["2"]))
    assert left.json()["seats"][2]["kind"] == "open"
    refused(http.post(f"{table}/leave", headers=bearer(ada["seats"]["2"])), 401, "token-wrong")


def test_who_may_change_a_seat(http: httpx.Client) -> None:
    made = make(http, "france", seat(), seat("open"), seat("computer"))
    table = f"/api/tables/{made['table']['id']}"
    host, own = bearer(made["host"]), bearer(made["seats"]["0"])
    assert http.patch(f"{table}/seats/0", json={"name": "Eva"}, headers=own).json()["seats"][0]["name"] == "Eva"
    refused(http.patch(f"{table}/seats/0", json={"kind": "computer"}, headers=own), 403, "seat-not-yours")
    refused(http.patch(f"{table}/seats/1", json={"name": "Eva"}, headers=own), 403, "seat-not-yours")
    refused(http.patch(f"{table}/seats/1", json={"name": "Eva"}), 401, "token-wrong")
    refused(http.patch(f"{table}/seats/7", json={}, headers=host), 404, "seat-unknown")
    refused(http.patch(f"{table}/seats/x", json={}, headers=host), 422, "body-misfit")
    refused(http.patch(f"{table}/seats/0", json={"level": "easy"}, headers=host), 422, "level-for-computers")
    easy = http.patch(f"{table}/seats/2", json={"level": "easy"}, headers=host).json()
    assert easy["seats"][2]["level"] == "easy"
    filled = http.patch(f"{table}/seats/1", json={"kind": "computer"}, headers=host).json()
    assert filled["seats"][1]["kind"] == "computer"
    assert http.patch(f"{table}/seats/0", json={"kind": "open"}, headers=host).json()["seats"][0]["kind"] == "open"
    refused(http.patch(f"{table}/seats/0", json={"name": "Eva"}, headers=own), 401, "token-wrong")


def test_beginning(http: httpx.Client) -> None:
    made = make(http, "nordic", seat(), seat("open"))
    table = f"/api/tables/{made['table']['id']}"
    refused(http.post(f"{table}/begin", headers=bearer(made["host"])), 409, "seat-open")
    refused(http.post(f"{table}/begin", headers=bearer(made["seats"]["0"])), 401, "token-wrong")
    joined = http.post(f"{table}/join", json={"name": "Bo"}).json()
    begun = http.post(f"{table}/begin", headers=bearer(made["host"])).json()
    assert (begun["status"], begun["to_move"]) == ("playing", [0, 1])
    refused(http.post(f"{table}/begin", headers=bearer(made["host"])), 409, "table-begun")
    refused(http.post(f"{table}/leave", headers=bearer(joined["seats"]["1"])), 409, "table-begun")
    refused(http.post(f"{table}/join", json={"name": "Cy"}), 409, "table-begun")
    refused(http.patch(f"{table}/seats/0", json={"name": "Eva"}, headers=bearer(made["host"])), 409, "table-begun")
    for path in ("record", "replay"):
        refused(http.get(f"{table}/{path}"), 409, "table-not-over")
    refused(http.post(f"{table}/rematch", headers=bearer(made["host"])), 409, "table-not-over")


def test_after_the_end(http: httpx.Client, place: House) -> None:
    made = finished(http, place)
    table = f"/api/tables/{made['table']['id']}"
    text = http.get(f"{table}/record").text
    record = Record.parse(text)
    outcome = record.replay().outcome()
    assert outcome is not None
    moment = http.get(f"{table}/replay").json()
    assert moment["position"] == moment["last"] == len(record.moves)
    assert [each["total"] for each in moment["outcome"]["seats"]] == list(outcome.scores)
    early = http.get(f"{table}/replay?at=3&seat=1").json()
    assert early["entry"]["position"] == 3
    assert early["view"]["own"]["seat"] == 1
    assert "outcome" not in early
    assert http.get(f"{table}/replay?at=0").json()["entry"]["seat"] is None
    refused(http.get(f"{table}/replay?at=9999"), 422, "replay-beyond")
    refused(http.get(f"{table}/replay?seat=4"), 422, "replay-beyond")
    refused(http.get(f"{table}/replay?at=-1"), 422, "body-misfit")
    kept = http.post("/api/records", content=text)
    assert kept.status_code == 201
    assert http.get(f"/api/tables/{kept.json()['id']}/record").text == text


def test_records_that_are_none(http: httpx.Client) -> None:
    refused(http.post("/api/records", content=b"\xff"), 400, "body-unreadable")
    refused(http.post("/api/records", content=b"{}"), 422, "record-not-a-record")
    unfinished = "\n".join(Record.of(Game.new("nordic", 2, 1)).lines())
    refused(http.post("/api/records", content=unfinished), 422, "record-unfinished")
    header = json.loads(unfinished)
    refused(http.post("/api/records", content=json.dumps({**header, "seed": 2})), 422, "record-differs")
    crowded = http.post("/api/records", content=json.dumps({**header, "seats": 5}))
    refused(crowded, 422, "record-bad-setup")
    behind = {"key": "option-seats", "params": {"seats": "5", "fewest": 2, "most": 3}}
    assert crowded.json()["error"]["because"] == behind


def test_rematch(http: httpx.Client, place: House) -> None:
    made = finished(http, place)
    table = f"/api/tables/{made['table']['id']}"
    refused(http.post(f"{table}/rematch"), 401, "token-wrong")
    again = http.post(f"{table}/rematch", headers=bearer(made["seats"]["1"])).json()
    new = f"/api/tables/{again['table']['id']}"
    assert set(again["seats"]) == {"1"}
    assert http.get(table).json()["rematch"] == again["table"]["id"]
    refused(http.post(f"{new}/begin", headers=bearer(again["host"])), 409, "seat-awaited")
    refused(http.post(f"{new}/join", json={"name": "Thief"}), 409, "table-full")
    refused(http.post(f"{new}/join", json={"name": "Thief"}, headers=bearer("wrong")), 401, "token-wrong")
    other = http.post(f"{table}/rematch", headers=bearer(made["seats"]["0"])).json()
    assert (other["table"]["id"], set(other["seats"]), "host" in other) == (again["table"]["id"], {"0"}, False)
    came = http.post(f"{new}/join", json={}, headers=bearer(made["seats"]["0"])).json()
    refused(http.post(f"{new}/leave", headers=bearer(other["seats"]["0"])), 401, "token-wrong")
    assert http.post(f"{new}/begin", headers=bearer(again["host"])).json()["status"] == "playing"
    with guest(place, again["table"]["id"], came["seats"]["0"]) as ada:
        assert ada.seen["seat"] == 0
        http.post(f"{new}/join", json={}, headers=bearer(made["seats"]["0"]))
        assert ada.hear_kind("refused")["key"] == "token-wrong"


def test_a_seat_of_a_rematch_that_was_given_away(http: httpx.Client, place: House) -> None:
    """The host opens a seat for which nobody comes, and someone else sits down: it is theirs."""
    made = finished(http, place)
    table = f"/api/tables/{made['table']['id']}"
    again = http.post(f"{table}/rematch", headers=bearer(made["seats"]["1"])).json()
    new = f"/api/tables/{again['table']['id']}"
    http.patch(f"{new}/seats/0", json={"kind": "open"}, headers=bearer(again["host"]))
    other = http.post(f"{new}/join", json={"name": "Cy"}).json()
    late = bearer(made["seats"]["0"])
    refused(http.post(f"{new}/join", json={}, headers=late), 409, "table-full")
    refused(http.post(f"{table}/rematch", headers=late), 409, "table-full")
    assert http.post(f"{new}/leave", headers=bearer(other["seats"]["0"])).json()["seats"][0]["kind"] == "open"
    assert set(http.post(f"{new}/join", json={}, headers=late).json()["seats"]) == {"0"}


def test_invite(http: httpx.Client, place: House, tmp_path: Path) -> None:
    table = make(http)["table"]["id"]
    invite = http.get(f"/api/tables/{table}/invite").json()
    assert invite["url"] == f"{place.url}/t/{table}"
    assert invite["svg"].startswith("<svg")
    odd = http.get(f"/api/tables/{table}/invite", headers={"Host": "<b>"}).json()
    assert odd["url"] == f"http://localhost/t/{table}"
    with house(tmp_path, Settings(address="http://192.168.1.7:8000")) as other, other.http() as client:
        table = make(client)["table"]["id"]
        assert client.get(f"/api/tables/{table}/invite").json()["url"] == f"http://192.168.1.7:8000/t/{table}"
        named = client.get(f"/api/tables/{table}/invite", headers={"Host": "games.example:80"}).json()
        assert named["url"] == f"http://games.example:80/t/{table}"


def test_what_is_not_there(http: httpx.Client) -> None:
    refused(http.get("/api/tables/short"), 404, "table-unknown")
    refused(http.get("/api/tables/0123456789"), 404, "table-unknown")
    refused(http.get("/api/nothing"), 404, "path-unknown")
    refused(http.get("/assets/nothing.js"), 404, "path-unknown")
    for odd in ("/%2e%2e/app.py", "/%00.js", f"/{'x' * 5000}.js", "/.gitignore", "/a%ff.js", "/index.html/x.js"):
        refused(http.get(odd), 404, "path-unknown")
    answer = http.delete("/api/about")
    refused(answer, 405, "path-unknown")
    assert answer.headers["allow"] == "GET"


def test_other_sites_may_not_ask(http: httpx.Client, place: House) -> None:
    body = {"board": "nordic", "seats": [seat(), seat()]}
    refused(http.post("/api/tables", json=body, headers={"Origin": "http://evil.example"}), 403, "origin-foreign")
    for odd in ("null", "", "http://[", "http://", f"evil:{place.port}"):
        refused(http.post("/api/tables", json=body, headers={"Origin": odd}), 403, "origin-foreign")
    assert http.post("/api/tables", json=body, headers={"Origin": place.url}).status_code == 201


def test_headers(http: httpx.Client) -> None:
    for path in ("/", "/api/about", "/api/nothing"):
        headers = http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_too_often(tmp_path: Path) -> None:
    limits = Limits(tables=Rate(0.01, 2), requests=Rate(0.01, 5))
    with house(tmp_path, Settings(limits=limits)) as place, place.http() as http:
        make(http)
        make(http)
        refused(http.post("/api/tables", json={"board": "nordic", "seats": [seat(), seat()]}), 429, "too-often")
        assert [http.get("/api/about").status_code for _ in range(3)] == [200, 200, 429]
        assert http.get("/").status_code != 429


def test_a_table_dropped_from_memory_comes_back(tmp_path: Path) -> None:
    with house(tmp_path, Settings(idle_after=0.05).unlimited()) as place, place.http() as http:
        made = make(http, begin=True)
        table = made["table"]["id"]
        with guest(place, table, made["seats"]["0"]) as ada:
            ada.move(ada.some_move())
            ada.ask("say", text="hello")
            ada.socket.ping().wait(5)
            before = ada.seen
            after = ada.ask("hello", token=ada.token, after=None)
        time.sleep(0.3)
        with guest(place, table, made["seats"]["0"]) as ada:
            assert ada.seen["view"] == before["view"]
            assert (ada.seen["log"], ada.seen["said"]) == (after["log"], after["said"])
