"""Games of cardboard at a server: counted without being kept, and written down by several at once."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from rallar import Sheet, SheetPlayer, count_sheet, load_board
from rallar.game import Counted
from rallar.game.setting import setting_of
from rallar.protocol import wire
from rallar.server.disk import FILE
from rallar.server.settings import DAY, Keeping, Limits, Rate, Settings
from tests.postgres import Cluster
from tests.server.house import House, house, row
from tests.server.test_sweep import wait_until

TICKETS = [ticket.id for ticket in load_board("nordic").tickets]
SHEET = Sheet(
    board="nordic",
    players=(
        SheetPlayer(name="Ada", color="azure", routes=("bergen--oslo--1",), tickets=tuple(TICKETS[:2]), marker=9),
        SheetPlayer(name="Bo", routes=("bergen--oslo--2",)),
    ),
)


def sent(http: httpx.Client, method: str, path: str, body: object = None) -> httpx.Response:
    return http.request(method, f"/api{path}", content=None if body is None else msgspec.json.encode(body))


def shared(answer: httpx.Response, status: int = 200) -> wire.SharedSheet:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=wire.SharedSheet)


def refused(answer: httpx.Response, status: int, key: str) -> dict[str, Any]:
    found: dict[str, Any] = answer.json()["error"]
    assert (answer.status_code, found["key"]) == (status, key), answer.text
    return found


def put(things: str, name: str, owner: int | str | None) -> dict[str, object]:
    return {"placings": [{"things": things, "name": name, "owner": owner}]}


def test_a_sheet_is_counted(http: httpx.Client) -> None:
    answer = sent(http, "POST", "/count", SHEET)
    assert answer.status_code == 200, answer.text
    assert msgspec.json.decode(answer.content, type=Counted, strict=False) == count_sheet(SHEET)


def test_what_cannot_be_counted_is_refused(http: httpx.Client) -> None:
    twice = msgspec.structs.replace(SHEET, players=SHEET.players[:1] * 2)
    assert refused(sent(http, "POST", "/count", twice), 422, "sheet-color-twice")["params"] == {"player": 1, "by": 0}
    refused(sent(http, "POST", "/count", {"board": "atlantis", "players": []}), 422, "board-unknown")
    refused(sent(http, "POST", "/count", {"board": "nordic", "players": [{}]}), 422, "option-seats")
    refused(sent(http, "POST", "/count", {"board": "nordic"}), 422, "body-misfit")


def test_a_shared_sheet(http: httpx.Client) -> None:
    """Made, looked at, changed thing by thing; who has seen it all is told so."""
    made = shared(sent(http, "POST", "/sheets", SHEET), 201)
    assert (made.revision, made.sheet) == (0, SHEET)
    looked = sent(http, "GET", f"/sheets/{made.id.upper()}")
    assert shared(looked) == made
    tag = {"If-None-Match": looked.headers["etag"]}
    assert http.get(f"/api/sheets/{made.id}", headers=tag).status_code == 304
    moved = shared(sent(http, "PATCH", f"/sheets/{made.id}", put("routes", "bergen--oslo--1", 1)))
    assert moved.revision == 1
    assert [player.routes for player in moved.sheet.players] == [(), ("bergen--oslo--2", "bergen--oslo--1")]
    assert http.get(f"/api/sheets/{made.id}", headers=tag).status_code == 200
    same = shared(sent(http, "PATCH", f"/sheets/{made.id}", put("routes", "bergen--oslo--1", 1)))
    assert same == moved, "what changes nothing is no revision"
    off = shared(sent(http, "PATCH", f"/sheets/{made.id}", put("tickets", TICKETS[0], None)))
    assert off.sheet.players[0].tickets == (TICKETS[1],)
    noted = {"notings": [{"player": 0, "marker": None, "spaces": 3}, {"player": 1, "name": "Bodil"}]}
    players = shared(sent(http, "PATCH", f"/sheets/{made.id}", noted)).sheet.players
    assert (players[0].name, players[0].marker, players[0].spaces, players[1].name) == ("Ada", None, 3, "Bodil")
    invite = sent(http, "GET", f"/sheets/{made.id}/invite").json()
    assert invite["url"].endswith(f"/score/{made.id}")
    assert invite["svg"].startswith("<svg")


def test_what_does_not_fit_a_shared_sheet(http: httpx.Client) -> None:
    path = f"/sheets/{shared(sent(http, 'POST', '/sheets', SHEET), 201).id}"
    near = refused(sent(http, "PATCH", path, put("routes", "bergen--osloo--1", 0)), 422, "sheet-unknown-route")
    assert near["params"]["near"] == "bergen--oslo--1"
    refused(sent(http, "PATCH", path, put("routes", "bergen--oslo--1", 2)), 422, "sheet-no-player")
    refused(sent(http, "PATCH", path, put("tickets", TICKETS[0], "train")), 422, "sheet-unknown-train")
    refused(sent(http, "PATCH", path, put("routes", "bergen--oslo--1", -1)), 422, "body-misfit")
    refused(sent(http, "GET", "/sheets/abcdefghjk"), 404, "sheet-unknown")
    refused(sent(http, "PATCH", "/sheets/x", put("routes", "x", 0)), 404, "sheet-unknown")
    assert shared(sent(http, "GET", path)).revision == 0


def test_players_come_and_go(http: httpx.Client) -> None:
    """Whoever stays keeps a number, so that what somebody else writes in the same moment is about whom they mean."""
    path = f"/sheets/{shared(sent(http, 'POST', '/sheets', SHEET), 201).id}"
    assert shared(sent(http, "GET", path)).numbers == (0, 1)
    three = shared(sent(http, "PATCH", path, {"added": [{"name": "Cy", "color": "amber"}]}))
    assert (three.numbers, three.sheet.players[2]) == ((0, 1, 2), SheetPlayer(name="Cy", color="amber"))
    refused(sent(http, "PATCH", path, {"added": [{}]}), 422, "option-seats")
    left = shared(sent(http, "PATCH", path, {"removed": [0]}))
    assert (left.numbers, [player.name for player in left.sheet.players]) == ((1, 2), ["Bo", "Cy"])
    given = shared(sent(http, "PATCH", path, put("routes", "bergen--oslo--1", 2)))
    assert [player.routes for player in given.sheet.players] == [("bergen--oslo--2",), ("bergen--oslo--1",)]
    assert refused(sent(http, "PATCH", path, put("stations", "oslo", 0)), 422, "sheet-no-player")["params"] == {
        "number": 0
    }
    assert shared(sent(http, "PATCH", path, {"added": [{}]})).numbers == (1, 2, 3), "nobody gets the number of another"
    swedish = shared(sent(http, "PATCH", path, {"variant": "swedish-deal"}))
    assert swedish.sheet.variant == "swedish-deal"
    assert shared(sent(http, "PATCH", path, {"variant": None})).sheet.variant is None
    refused(sent(http, "PATCH", path, {"variant": "atlantic"}), 422, "option-unknown-variant")


def test_who_enters_whom(http: httpx.Client) -> None:
    """A device at a time; whoever is removed enters nobody."""
    path = f"/sheets/{shared(sent(http, 'POST', '/sheets', joined_by(SHEET, SheetPlayer(name='Cy'))), 201).id}"
    hand = {"writer": "phone", "me": 1, "enters": 0}
    sent(http, "PATCH", path, {"hand": {"writer": "tablet", "me": 0, "enters": "train"}})
    assert shared(sent(http, "PATCH", path, {"hand": hand})).hands == (
        wire.Hand("tablet", 0, "train"),
        wire.Hand("phone", 1, 0),
    )
    again = shared(sent(http, "PATCH", path, {"hand": hand | {"enters": 1}}))
    assert again.hands[1] == wire.Hand("phone", 1, 1)
    gone = shared(sent(http, "PATCH", path, {"removed": [1]}))
    assert gone.hands == (wire.Hand("tablet", 0, "train"), wire.Hand("phone", None, None))


def test_names_on_sheets_are_as_those_at_tables(http: httpx.Client) -> None:
    path = f"/sheets/{shared(sent(http, 'POST', '/sheets', SHEET), 201).id}"
    for name in ("\u202eadA", "A\x07da"):
        unseen = joined_by(SHEET, SheetPlayer(name=name))
        refused(sent(http, "POST", "/sheets", unseen), 422, "name-unprintable")
        refused(sent(http, "POST", "/count", unseen), 422, "name-unprintable")
        refused(sent(http, "PATCH", path, {"notings": [{"player": 0, "name": name}]}), 422, "name-unprintable")
        refused(sent(http, "PATCH", path, {"added": [{"name": name}]}), 422, "name-unprintable")
    noted = shared(sent(http, "PATCH", path, {"notings": [{"player": 0, "name": "  Ada \t Ås "}]}))
    assert noted.sheet.players[0].name == "Ada Ås"


def joined_by(sheet: Sheet, player: SheetPlayer) -> Sheet:
    """With somebody more."""
    return msgspec.structs.replace(sheet, players=(*sheet.players, player))


@pytest.fixture(scope="module", params=["folder", "database"])
def any_place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if request.param == "folder":
        with house(tmp_path_factory.mktemp("sheets")) as found:
            yield found
    else:
        cluster: Cluster = request.getfixturevalue("postgresql")
        with row(cluster.new_database()) as found:
            yield found


def test_several_write_at_once(any_place: House) -> None:
    """Whatever the others do meanwhile, nothing that anybody has written is lost."""
    with any_place.http() as http, ThreadPoolExecutor(4) as people:
        sheet = shared(sent(http, "POST", "/sheets", msgspec.structs.replace(SHEET, players=(SheetPlayer(),) * 3)), 201)

        def write(number: int) -> None:
            shared(sent(http, "PATCH", f"/sheets/{sheet.id}", put("tickets", TICKETS[number], number % 3)))

        list(people.map(write, range(24)))
        found = shared(sent(http, "GET", f"/sheets/{sheet.id}"))
    assert found.revision == 24
    for seat, player in enumerate(found.sheet.players):
        assert set(player.tickets) == {TICKETS[number] for number in range(24) if number % 3 == seat}


def test_an_old_sheet_is_forgotten(tmp_path: Path) -> None:
    settings = replace(Settings().unlimited(), keeping=Keeping(swept_every=0.05, open_days=1))
    with house(tmp_path, settings) as place, place.http() as http:
        young, old = (shared(sent(http, "POST", "/sheets", SHEET), 201).id for _ in range(2))
        with closing(sqlite3.connect(tmp_path / FILE)) as db, db:
            db.execute("UPDATE papers SET changed = changed - ? WHERE name = ?", (DAY + 60, old))
        wait_until(lambda: sent(http, "GET", f"/sheets/{old}").status_code == 404)
        assert sent(http, "GET", f"/sheets/{young}").status_code == 200


def test_sheets_and_counts_are_limited(tmp_path: Path) -> None:
    limits = replace(Limits.off(), tables=Rate(0, 2), counts=Rate(0, 1))
    with house(tmp_path, replace(Settings().unlimited(), limits=limits)) as place, place.http() as http:
        assert [sent(http, "POST", "/sheets", SHEET).status_code for _ in range(3)] == [201, 201, 429]
        assert [sent(http, "POST", "/count", SHEET).status_code for _ in range(2)] == [200, 429]


def test_a_board_as_the_kernel_has_it(http: httpx.Client) -> None:
    """With all its variants, exact also where a number is wider than one of a browser, and sent once."""
    answer = sent(http, "GET", "/boards/nordic/boxes")
    boxes = msgspec.json.decode(answer.content, type=wire.Boxes).boxes
    assert set(boxes) == {"", "swedish-deal"}
    record = setting_of(load_board("nordic"), None).record
    assert [int(word) for word in boxes[""]["routes"]] == record["routes"][0].tolist()
    assert boxes["swedish-deal"]["card_deal"] == (5,)
    again = http.get("/api/boards/nordic/boxes", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert sent(http, "GET", "/boards/atlantis/boxes").status_code == 404
