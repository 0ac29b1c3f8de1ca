"""The endpoints: what they answer, and what they refuse."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from rallar import Game, Record, board_ids
from rallar.bots import levels
from rallar.client import Client, RefusedError, RemoteTable, SeatWish
from rallar.drawing.theme import load_theme
from rallar.game.record import Entry
from rallar.server.app import create_app
from rallar.server.settings import Limits, Rate, Settings
from tests.loops import run
from tests.model.files import folder_of
from tests.server.house import House, house
from tests.server.people import PEOPLE, heard, play_on, raw, refusal, some_move


def refused(status: int, key: str, call: Callable[..., object], *args: Any, **values: Any) -> RefusedError:
    error = refusal(call, *args, **values)
    assert (error.status, error.key) == (status, key)
    return error


def rejected(answer: httpx.Response, status: int, key: str) -> None:
    """Of what the client would not ask."""
    assert (answer.status_code, answer.json()["error"]["key"]) == (status, key), answer.text


def person(**wishes: Any) -> dict[str, Any]:
    return {"kind": "person", **wishes}


def finished(server: Client, board: str = "japan") -> RemoteTable:
    """A table whose game two people have played to the end."""
    table = server.new_table(board, PEOPLE)
    with table.sit(0) as first, table.sit(1) as second:
        play_on(first, second)
    return table


def test_about(server: Client) -> None:
    about = server.about()
    assert [(level.id, level.title) for level in about.levels] == [(each, each) for each in levels()]
    regular, expert = about.levels[1:3]
    assert set(regular.plays) - set(expert.plays) == {"nordic/swedish-deal"}, "what the expert has not learned"
    assert about.level == "regular"
    assert len(about.colors) == 5
    assert about.address is None


def test_boards(server: Client) -> None:
    assert [board.id for board in server.boards()] == list(board_ids())


@pytest.mark.parametrize("board", board_ids())
def test_a_board(server: Client, board: str) -> None:
    found = server.board(board)
    assert {route.id for route in found.board.routes} == set(found.drawing.routes)
    assert found.points == {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15, "8": 21, "9": 27}
    assert found.theme == asdict(load_theme(board))


@pytest.mark.parametrize("part", ["", "/japan", "/japan/poster", "/japan/thumbnail"])
def test_a_board_is_sent_once(http: httpx.Client, part: str) -> None:
    tag = http.get(f"/api/boards{part}").headers["etag"]
    assert http.get(f"/api/boards{part}", headers={"If-None-Match": tag}).status_code == 304


def test_the_pictures_of_a_board(http: httpx.Client, server: Client) -> None:
    assert server.poster("japan") == (folder_of("japan") / "poster.svg").read_bytes()
    assert server.thumbnail("japan") == (folder_of("japan") / "thumbnail.svg").read_bytes()
    assert http.get("/api/boards/japan/poster").headers["content-type"] == "image/svg+xml"


def test_unknown_board(server: Client) -> None:
    for asked in (server.board, server.poster, server.thumbnail):
        refused(404, "board-unknown", asked, "atlantis")
    refused(422, "board-unknown", server.new_table, "atlantis", PEOPLE)


def test_a_table_as_wished(server: Client) -> None:
    wishes = [SeatWish("person", " Ada  L "), SeatWish("computer", level="rookie", color="crimson"), SeatWish("open")]
    made = server.new_table("europe", wishes)
    table = made.look()
    assert table.status == "open"
    assert [each.kind for each in table.seats] == ["person", "computer", "open"]
    assert table.seats[0].name == "Ada L"
    assert table.seats[1].level == "rookie"
    assert len({each.color for each in table.seats}) == 3
    assert set(made.tokens) == {0}


def test_names_with_an_emoji_of_several_parts(server: Client) -> None:
    made = server.new_table("nordic", [SeatWish("person", "Ada \N{ROCKET}\u200d\N{WOMAN}\u200d"), "open"])
    assert made.look().seats[0].name == "Ada \N{ROCKET}\u200d\N{WOMAN}"


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"board": "nordic", "seats": [person()]}, 422, "option-seats"),
        ({"board": "nordic", "seats": [person()] * 4}, 422, "option-seats"),
        ({"board": "nordic", "seats": [person()] * 2, "variant": "odd"}, 422, "option-unknown-variant"),
        ({"board": "nordic", "seats": [person()] * 2, "start": 3}, 422, "option-start"),
        ({"board": "nordic", "seats": [person(color="amber")] * 2}, 422, "color-taken"),
        ({"board": "nordic", "seats": [person(name="\u202eadA"), person()]}, 422, "name-unprintable"),
        ({"board": "nordic", "seats": [person(name="x" * 25), person()]}, 422, "body-misfit"),
        ({"board": "nordic", "seats": [{"kind": "robot"}, person()]}, 422, "body-misfit"),
        ({"board": "nordic", "seats": [person(), person()], "cheat": True}, 422, "body-misfit"),
        ({"board": "nordic", "seats": [person(), {"kind": "open"}], "begin": True}, 409, "seat-open"),
        ([], 422, "body-misfit"),
    ],
)
def test_a_table_that_cannot_be(http: httpx.Client, wish: Any, status: int, key: str) -> None:
    rejected(http.post("/api/tables", json=wish), status, key)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b'"\\ud800"'])
def test_a_body_that_cannot_be_read(http: httpx.Client, body: bytes) -> None:
    rejected(http.post("/api/tables", content=body), 400, "body-unreadable")


LONE = ("\\ud800", "\\udfff", "\\ud800\\ud800")  # halves of letters, as JSON can write them but nobody can keep them


@pytest.mark.parametrize("lone", LONE)
def test_half_a_letter_is_refused_at_every_door(http: httpx.Client, server: Client, place: House, lone: str) -> None:
    table = server.new_table("nordic", ["person", "open"])
    join, seat, host = f"/api/tables/{table.id}/join", f"/api/tables/{table.id}/seats/0", f"Bearer {table.host}"
    header, *_ = Record.of(Game.new("nordic", 2, 1)).lines()
    move = f'{{"seat": 0, "move": "draw {lone}", "chance": []}}'
    made = f'{{"board": "nordic", "seats": [{{"kind": "person", "name": "{lone}"}}, {{"kind": "open"}}]}}'
    for answer, status, key in (
        (http.post("/api/records", content=f"{header}\n{move}"), 422, "record-not-json"),
        (http.post("/api/records", content=header.replace("nordic", lone)), 422, "record-not-json"),
        (http.post("/api/records", content=b"\xed\xa0\x80"), 400, "body-unreadable"),
        (http.post("/api/tables", content=made), 400, "body-unreadable"),
        (http.post(join, content=f'{{"name": "{lone}"}}'), 400, "body-unreadable"),
        (http.patch(seat, content=f'{{"name": "{lone}"}}', headers={"Authorization": host}), 400, "body-unreadable"),
    ):
        rejected(answer, status, key)
        assert answer.headers["content-security-policy"]
    with raw(place, table.id) as socket:
        for message in (f'{{"type": "say", "text": "{lone}"}}', f'{{"type": "hello", "token": "{lone}"}}'):
            socket.send(message)
            assert heard(socket)["key"] == "message-unreadable"


def test_what_a_refused_move_of_a_record_says_is_short(server: Client) -> None:
    record = Record.of(Game.new("nordic", 2, 1))
    odd = replace(record, moves=(Entry(0, "x" * 10_000, ()),))
    assert len(str(refused(422, "record-illegal-move", server.keep_record, odd).params["move"])) <= 60


def test_a_fault_of_the_server_has_the_headers_too(tmp_path: Path) -> None:
    app = create_app(tmp_path)

    @app.get("/api/broken")
    def broken() -> None:
        raise ZeroDivisionError

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client, app.state.hall.open():
            return await client.get("/api/broken")

    answer = run(ask())
    rejected(answer, 500, "server-failed")
    assert answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_body_that_is_too_large(http: httpx.Client) -> None:
    rejected(http.post("/api/tables", content=b" " * 20_000), 413, "body-too-large")
    rejected(http.post("/api/records", content=b" " * 1_100_000), 413, "body-too-large")


def test_sitting_down_and_getting_up(server: Client) -> None:
    table = server.new_table("france", ["person", "open", "open"])
    assert table.join("Ada", seat=2, color="azure") == 2
    assert table.look().seats[2].color == "azure"
    refused(409, "seat-taken", table.join, "Bo", seat=2)
    refused(409, "color-taken", table.join, "Bo", color="azure")
    assert table.join("Bo") == 1
    refused(409, "table-full", table.join, "Cy")
    refused(404, "seat-unknown", table.join, "Cy", seat=3)
    assert table.leave(2).seats[2].kind == "open"
    refused(401, "token-wrong", table.leave, 2)


def test_who_may_change_a_seat(http: httpx.Client, server: Client) -> None:
    host = server.new_table("france", ["person", "open", "computer"])
    guest = server.table(host.id)
    guest.join("Bo")
    own = server.table(host.id, dict.fromkeys(range(3), guest.tokens[1]))
    assert own.change(1, name="Eva").seats[1].name == "Eva"
    refused(403, "seat-not-yours", own.change, 1, kind="computer")
    refused(403, "seat-not-yours", own.change, 0, name="Eva")
    refused(401, "token-wrong", server.table(host.id).change, 1, name="Eva")
    refused(404, "seat-unknown", host.change, 7)
    odd = http.patch(f"/api/tables/{host.id}/seats/x", json={}, headers={"Authorization": f"Bearer {host.host}"})
    rejected(odd, 422, "body-misfit")
    refused(422, "level-for-computers", host.change, 0, level="rookie")
    assert host.change(2, level="rookie").seats[2].level == "rookie"
    refused(422, "opponent-unknown", host.change, 2, level="grandmaster")
    assert host.change(1, kind="computer").seats[1].kind == "computer"
    assert host.change(0, kind="open").seats[0].kind == "open"
    refused(401, "token-wrong", own.change, 1, name="Eva")


def test_beginning(server: Client) -> None:
    table = server.new_table("nordic", ["person", "open"])
    refused(409, "seat-open", table.begin)
    table.join("Bo")
    refused(401, "token-wrong", server.table(table.id, host=table.tokens[1]).begin)
    begun = table.begin()
    assert (begun.status, begun.to_move) == ("playing", (0, 1))
    refused(409, "table-begun", table.begin)
    refused(409, "table-begun", table.leave, 1)
    refused(409, "table-begun", table.join, "Cy")
    refused(409, "table-begun", table.change, 0, name="Eva")
    for call in (table.record, table.replay, table.rematch):
        refused(409, "table-not-over", call)


def test_after_the_end(http: httpx.Client, server: Client) -> None:
    table = finished(server)
    record = table.record()
    moment = table.replay()
    assert moment.position == moment.last == len(record.moves)
    assert moment.outcome == record.replay().outcome()
    early = table.replay(3, 1)
    assert (early.entry.position, bool(early.outcome)) == (3, False)
    assert early.view.own is not None
    assert early.view.own.seat == 1
    assert table.replay(0).entry.seat is None
    refused(422, "replay-beyond", table.replay, 9999)
    refused(422, "replay-beyond", table.replay, seat=4)
    refused(422, "body-misfit", table.replay, -1)
    kept = server.keep_record(record)
    texts = [http.get(f"/api/tables/{each.id}/record").text for each in (table, kept)]
    assert texts[0] == texts[1]


def test_records_that_are_none(http: httpx.Client, server: Client) -> None:
    rejected(http.post("/api/records", content=b"\xff"), 400, "body-unreadable")
    rejected(http.post("/api/records", content=b"{}"), 422, "record-not-a-record")
    unfinished = Record.of(Game.new("nordic", 2, 1))
    refused(422, "record-unfinished", server.keep_record, unfinished)
    (header,) = map(json.loads, unfinished.lines())
    rejected(http.post("/api/records", content=json.dumps({**header, "seed": 2})), 422, "record-differs")
    behind = refused(422, "record-bad-setup", server.keep_record, replace(unfinished, seats=5)).__cause__
    assert isinstance(behind, RefusedError)
    assert (behind.key, behind.params) == ("option-seats", {"seats": "5", "fewest": 2, "most": 3})


def test_rematch(server: Client) -> None:
    table = finished(server)
    refused(401, "token-wrong", server.table(table.id).rematch)
    new = table.rematch(1)
    assert set(new.tokens) == {1}
    assert table.look().rematch == new.id
    refused(409, "seat-awaited", new.begin)
    refused(409, "table-full", new.join, "Thief")
    refused(401, "token-wrong", new.join, "Thief", token="wrong")
    other = table.rematch(0)
    assert (other.id, set(other.tokens), other.host) == (new.id, {0}, None)
    came = server.table(new.id)
    assert came.join(token=table.tokens[0]) == 0
    assert new.begin().status == "playing"
    with came.sit() as ada, other.sit() as same:
        assert ada.seat == same.seat == 0, "who plays on two devices comes over with both"


def test_a_seat_of_a_rematch_that_was_given_away(server: Client) -> None:
    """The host opens a seat for which nobody comes, and someone else sits down: it is theirs."""
    table = finished(server)
    new = table.rematch(1)
    new.change(0, kind="open")
    new.join("Cy")
    refused(409, "table-full", new.join, token=table.tokens[0])
    refused(409, "table-full", table.rematch, 0)
    assert new.leave(0).seats[0].kind == "open"
    assert new.join(token=table.tokens[0]) == 0


def test_invite(http: httpx.Client, place: House, tmp_path: Path) -> None:
    table = place.client.new_table("nordic", PEOPLE)
    invite = table.invite()
    assert invite.url == f"{place.url}/t/{table.id}"
    assert invite.svg.startswith("<svg")
    odd = http.get(f"/api/tables/{table.id}/invite", headers={"Host": "<b>"}).json()
    assert odd["url"] == f"http://localhost/t/{table.id}"
    with house(tmp_path, Settings(address="http://192.168.1.7:8000")) as other, other.http() as http:
        table = other.client.new_table("nordic", PEOPLE)
        assert table.invite().url == f"http://192.168.1.7:8000/t/{table.id}"
        named = http.get(f"/api/tables/{table.id}/invite", headers={"Host": "games.example:80"}).json()
        assert named["url"] == f"http://games.example:80/t/{table.id}"


def test_what_is_not_there(http: httpx.Client, server: Client) -> None:
    for table in ("short", "0123456789"):
        refused(404, "table-unknown", server.table(table).look)
    rejected(http.get("/api/nothing"), 404, "path-unknown")
    rejected(http.get("/assets/nothing.js"), 404, "path-unknown")
    for odd in ("/%2e%2e/app.py", "/%00.js", f"/{'x' * 5000}.js", "/.gitignore", "/a%ff.js", "/index.html/x.js"):
        rejected(http.get(odd), 404, "path-unknown")
    answer = http.delete("/api/about")
    rejected(answer, 405, "path-unknown")
    assert answer.headers["allow"] == "GET"


def test_other_sites_may_not_ask(http: httpx.Client, place: House) -> None:
    body = {"board": "nordic", "seats": [person(), person()]}
    for odd in ("http://evil.example", "null", "", "http://[", "http://", f"evil:{place.port}"):
        rejected(http.post("/api/tables", json=body, headers={"Origin": odd}), 403, "origin-foreign")
    assert http.post("/api/tables", json=body, headers={"Origin": place.url}).status_code == 201


def test_scripts_carry_what_concerns_them(http: httpx.Client) -> None:
    """A policy for pages on each of fifty files would be a tenth of a first visit."""
    found = re.search(r'src="(/assets/[^"]+\.js)"', http.get("/").text)
    assert found
    headers = http.get(found[1]).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers


def test_headers(http: httpx.Client) -> None:
    for path in ("/", "/worker.js", "/api/about", "/api/nothing"):
        headers = http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_schema_is_there_to_be_read(http: httpx.Client) -> None:
    answer = http.get("/api/schema.json")
    assert answer.headers["content-type"] == "application/schema+json"
    assert answer.json()["$defs"]["Seated"]["required"] == ["table", "seats"]


def test_too_often(tmp_path: Path) -> None:
    limits = Limits(tables=Rate(0.01, 2), requests=Rate(0.01, 5))
    with house(tmp_path, Settings(limits=limits)) as place, place.http() as http:
        for _ in range(2):
            place.client.new_table("nordic", PEOPLE)
        refused(429, "too-often", place.client.new_table, "nordic", PEOPLE)
        assert [http.get("/api/about").status_code for _ in range(3)] == [200, 200, 429]
        assert http.get("/").status_code != 429


def test_a_table_dropped_from_memory_comes_back(tmp_path: Path) -> None:
    with house(tmp_path, Settings(idle_after=0.05).unlimited()) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with table.sit(0) as ada:
            ada.play(some_move(ada))
            ada.say("hello")
        time.sleep(0.3)
        with table.sit(0) as again:
            assert again.view == ada.view
            assert (again.log, [said.text for said in again.said]) == (ada.log, ["hello"])
