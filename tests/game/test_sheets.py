"""Sheets of games of cardboard: how they are read, what is refused and what is doubted; they count as games do."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from rallar import Counted, Game, RallarError, Sheet, SheetError, SheetPlayer, count_sheet, sheet_of
from rallar.game.count import faults_of
from rallar.game.setting import setting_of
from rallar.kernel import layout as k
from rallar.kernel import mirror
from rallar.kernel.engine import INTERPRETED
from rallar.kernel.setup import clear_state
from rallar.kernel.sheets import lay_out_sheet
from tests.batch import Batch
from tests.fixtures import Table, board_of, each_table, soak

HEAD = 'format = "rallar-sheet"\nversion = 1\n'
NONE = SheetPlayer()
KEPT = SheetPlayer(tickets=("masuda--sendai", "shibuya--ueno"))


@each_table
def test_a_game_that_is_over_counts_as_its_sheet(table: Table) -> None:
    """The whole outcome, from what lies on the table alone; and nothing about a real game is doubted."""
    board = board_of(table.board)
    batch = Batch(table, soak(12), 21_000)
    batch.play(100_000)
    for states in batch.finished:
        for state in states:
            game = Game.of_state(board, state.tobytes())
            sheet = sheet_of(game)
            counted = count_sheet(Sheet.parse(str(sheet)), board)
            assert counted.outcome == game.outcome()
            assert {doubt.key for doubt in counted.doubts} <= {"sheet-doubt-not-over"}  # all may have passed
            assert all(marker.off == 0 for marker in counted.markers)
            assert counted.by_markers is None


def counted(board: str, *players: SheetPlayer, trains: tuple[str, ...] = ()) -> Counted:
    return count_sheet(Sheet(board=board, players=players, trains=trains), kernel=INTERPRETED)


def refusal(board: str, *players: SheetPlayer, trains: tuple[str, ...] = ()) -> SheetError:
    with pytest.raises(SheetError) as caught:
        counted(board, *players, trains=trains)
    assert caught.value.key == faults_of(Sheet(board=board, players=players, trains=trains))[0].key
    return caught.value


@pytest.mark.parametrize(
    ("text", "key", "params"),
    [
        ("board = ", "sheet-not-toml", {"line": 1}),
        ("\n\n[[players]\n", "sheet-not-toml", {"line": 3}),
        ('board = "europe"', "sheet-not-a-sheet", {}),
        ('format = "rallar-record"', "sheet-not-a-sheet", {}),
        ('format = "rallar-sheet"', "sheet-other-version", {"found": "None", "known": 1}),
        ('format = "rallar-sheet"\nversion = true', "sheet-other-version", {"found": "True", "known": 1}),
        (HEAD + "players = []", "sheet-missing-key", {"entry": "/", "name": "board"}),
        (
            HEAD + 'board = "x"\nplayers = [{}, {routs = []}]',
            "sheet-unknown-key",
            {"entry": "players/2", "name": "routs"},
        ),
        (HEAD + 'board = "x"\nplayers = [{routes = ["a", 1]}]', "sheet-bad-entry", {"entry": "players/1/routes/2"}),
        (HEAD + 'board = "x"\nplayers = [{color = "mauve"}]', "sheet-bad-entry", {"entry": "players/1/color"}),
        (HEAD + 'board = "x"\nplayers = [{marker = -1}]', "sheet-bad-entry", {"entry": "players/1/marker"}),
    ],
)
def test_what_is_no_sheet_is_refused_by_its_entry(text: str, key: str, params: dict[str, str | int]) -> None:
    with pytest.raises(SheetError) as caught:
        Sheet.parse(text)
    assert (caught.value.key, caught.value.params) == (key, params)


def test_files(tmp_path: Path) -> None:
    sheet = Sheet(
        board="japan",
        trains=("akita--morioka",),
        players=(
            SheetPlayer(name='Åsa "Ö"', color="azure", spaces=2, marker=7),
            SheetPlayer(routes=("narita--tokyo--1",)),
        ),
    )
    file = tmp_path / "sheet.toml"
    sheet.save(file)
    assert Sheet.load(file) == sheet
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())  # as some editors save it
    assert Sheet.load(file) == sheet
    for path, key in ((tmp_path / "none", "record-unreadable"), (tmp_path / "bytes", "record-not-text")):
        (tmp_path / "bytes").write_bytes(b"\xff")
        with pytest.raises(SheetError) as caught:
            Sheet.load(path)
        assert caught.value.key == key


@pytest.mark.parametrize(
    ("board", "players", "key"),
    [
        ("atlantis", 2, "board-unknown"),
        ("nordic", 4, "option-seats"),
        ("nordic", 1, "option-seats"),
    ],
)
def test_what_is_no_game_is_refused(board: str, players: int, key: str) -> None:
    with pytest.raises(RallarError) as caught:
        counted(board, *[NONE] * players)
    assert caught.value.key == key


def test_things_are_there_once_and_have_names() -> None:
    def of(*players: SheetPlayer, trains: tuple[str, ...] = ()) -> tuple[str, dict[str, str | int]]:
        error = refusal("japan", *players, trains=trains)
        return error.key, error.params

    one, track = SheetPlayer(routes=("narita--tokyo--1",)), "narita--tokyo--1"
    assert of(replace(one, routes=(track, track)), NONE) == ("sheet-route-twice", {"player": 0, "route": track})
    assert of(one, one) == ("sheet-route-of-two", {"player": 1, "by": 0, "route": track})
    assert of(NONE, one, trains=(track,)) == ("sheet-route-and-train", {"player": 1, "route": track})
    assert of(NONE, NONE, trains=(track, track)) == ("sheet-train-twice", {"route": track})
    assert of(NONE, KEPT, KEPT)[0] == "sheet-ticket-of-two"
    assert of(NONE, SheetPlayer(tickets=("shibuya--ueno",) * 2))[1] == {"player": 1, "ticket": "shibuya--ueno"}
    assert of(SheetPlayer(color="azure"), SheetPlayer(color="azure")) == ("sheet-color-twice", {"player": 1, "by": 0})
    meant = {"player": 0, "name": "narita-tokyo-1", "near": track}
    assert of(SheetPlayer(routes=("narita-tokyo-1",)), NONE) == ("sheet-unknown-route", meant)
    meant = {"player": 0, "name": "ueno--shibuya", "near": "shibuya--ueno"}  # from its other end
    assert of(SheetPlayer(tickets=("ueno--shibuya",)), NONE) == ("sheet-unknown-ticket", meant)
    assert of(SheetPlayer(routes=("tokyo--narita--1",)), NONE)[1]["near"] == track
    assert of(SheetPlayer(stations=("edo",)), NONE)[0] == "sheet-unknown-city"
    assert of(NONE, NONE, trains=("edo",))[0] == "sheet-unknown-train"
    assert of(NONE, SheetPlayer(name="\x1b[2JAda")) == ("name-unprintable", {})


def test_more_pieces_than_there_are() -> None:
    board = board_of("europe")
    long = tuple(route.id for route in board.routes if route.length >= 4)
    cars = sum(route.length for route in board.routes if route.id in long)
    assert refusal("europe", SheetPlayer(routes=long), NONE).params == {"player": 0, "number": cars, "most": 45}
    cities = tuple(city.id for city in board.cities[:4])
    too_many = refusal("europe", NONE, SheetPlayer(stations=cities))
    assert (too_many.key, too_many.params) == ("sheet-too-many-stations", {"player": 1, "number": 4, "most": 3})
    assert (
        refusal("europe", SheetPlayer(stations=cities[:1]), SheetPlayer(stations=cities[:1])).key
        == "sheet-station-twice"
    )
    assert refusal("nordic", SheetPlayer(stations=("oslo",)), NONE).key == "sheet-no-station-here"
    assert refusal("japan", NONE, NONE, trains=("narita--tokyo--1",)).key == "sheet-no-train-here"
    bullets = tuple(route.id for route in board_of("japan").routes if route.kind == "bullet")
    assert refusal("japan", NONE, NONE, trains=bullets[:17]).params == {"number": 17, "most": 16}
    several = Sheet(board="europe", players=(SheetPlayer(routes=long, stations=cities), NONE))
    assert [fault.key for fault in faults_of(several)] == ["sheet-too-many-cars", "sheet-too-many-stations"]


def doubts(board: str, *players: SheetPlayer, trains: tuple[str, ...] = ()) -> dict[str, dict[str, str | int]]:
    return {
        doubt.key.removeprefix("sheet-doubt-"): doubt.params for doubt in counted(board, *players, trains=trains).doubts
    }


@pytest.mark.rule("C5", "C6", "L7", "K1", "S4", "E1", "J1", "J3")
def test_what_is_against_the_rules_is_doubted_and_counted() -> None:
    first, second = SheetPlayer(routes=("bergen--oslo--1",)), SheetPlayer(routes=("bergen--oslo--2",))
    found = doubts("nordic", first, second)
    assert found["parallel-closed"] == {"player": 1, "route": "bergen--oslo--2", "by": 0}
    assert found["few-tickets"] == {"player": 1, "number": 0, "keep": 2}
    assert found["not-over"] == {"cars": 2}
    assert "parallel-closed" not in doubts("nordic", first, second, NONE)
    both = SheetPlayer(routes=("bergen--oslo--1", "bergen--oslo--2"))
    assert doubts("nordic", both, NONE, NONE)["parallel-owned"] == {"player": 0, "route": "bergen--oslo--2"}
    assert counted("nordic", both, NONE).outcome.scores == (14, 0)
    one, other = board_of("france").crossings[0]
    crossing = doubts("france", SheetPlayer(routes=(one,)), SheetPlayer(routes=(other,)))["crossing"]
    assert set(str(crossing["routes"]).split(",")) == {one, other}
    long = SheetPlayer(tickets=tuple(ticket.id for ticket in board_of("europe").tickets if ticket.long)[:2])
    assert doubts("europe", long, NONE)["long-tickets"] == {"player": 0, "number": 2, "most": 1}
    train = "akita--morioka"
    assert doubts("japan", SheetPlayer(routes=(train,)), NONE)["train-due"] == {"player": 0, "route": train}
    assert doubts("japan", SheetPlayer(spaces=3), NONE, trains=(train,))["spaces"] == {"moved": 3, "spaces": 2}
    assert "spaces" not in doubts("japan", SheetPlayer(spaces=2), NONE, trains=(train,))


def laid_out(board: str, owned: dict[str, int], seats: int) -> tuple[set[str], list[int]]:
    """What is left when it has been laid out: the routes that somebody might still claim, and everybody's cars."""
    setting = setting_of(board_of(board), None)
    s = mirror.state(memoryview(bytearray(k.STATE.itemsize)))
    clear_state(s)
    s.players = seats
    for route, owner in owned.items():
        s.owner[setting.names.route(route)] = owner
    lay_out_sheet(setting.box, s, mirror.scratch(memoryview(bytearray(k.SCRATCH.itemsize))))
    free = {name for i, name in enumerate(setting.names.routes) if s.free[i // k.WORD] >> (i % k.WORD) & 1}
    return free, [s.cars[seat] for seat in range(seats)]


def test_what_is_left_to_be_given() -> None:
    """Nobody's routes, without those that another closes; and the cars of whoever has too many, which are missing."""
    routes = {route.id for route in board_of("nordic").routes}
    pair = {"bergen--oslo--1", "bergen--oslo--2"}
    assert laid_out("nordic", {"bergen--oslo--1": 0}, 2) == (routes - pair, [36, 40])
    assert laid_out("nordic", {"bergen--oslo--1": 0}, 3)[0] == routes - {"bergen--oslo--1"}
    last = board_of("nordic").routes[-1].id
    assert laid_out("nordic", {last: 1}, 2)[0] == routes - {
        route.id for route in board_of("nordic").routes if route.id.rpartition("--")[0] == last.rpartition("--")[0]
    } - {last}
    bullet = "akita--morioka"
    assert bullet not in laid_out("japan", {bullet: k.SHARED}, 2)[0]
    europe = [route.id for route in board_of("europe").routes]
    length = sum(route.length for route in board_of("europe").routes)
    assert laid_out("europe", dict.fromkeys(europe, 1), 2) == (set(), [45, -99]), f"{length} cars are too many to say"
    some = dict.fromkeys(europe[:20], 0)
    cars = sum(route.length for route in board_of("europe").routes[:20])
    assert laid_out("europe", some, 2)[1] == [45 - cars, 45]
    assert -99 < 45 - cars < 0


def test_the_markers_are_compared_and_counted_by() -> None:
    """Whole rounds of the track do not matter; and who is said to win by the markers wins by them."""
    ahead = SheetPlayer(routes=("bergen--oslo--1",), marker=105)
    found = counted("nordic", ahead, SheetPlayer(marker=6))
    assert [(each.points, each.off) for each in found.markers] == [(7, -2), (0, 6)]
    assert found.outcome.winners == (0,)
    assert found.by_markers is not None
    assert found.by_markers.scores == (5, 6)
    assert found.by_markers.winners == (1,)
    assert counted("nordic", replace(ahead, marker=107), NONE).by_markers is None
