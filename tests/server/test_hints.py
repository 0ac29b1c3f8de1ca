"""Hints at a table: who may ask, what is answered, and that nothing else changes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from rallar.bots import levels
from rallar.bots.opponents import VARIABLE
from rallar.client import Guest, SeatWish
from rallar.game import parse_move
from rallar.locales import Messages, Words
from rallar.model.loader import load_board
from rallar.protocol import wire
from rallar.server.disk import FILE
from rallar.server.settings import Limits, Rate, Settings
from tests.server.house import House, house
from tests.server.people import PEOPLE, catch_up, heard, play_on, raw, refusal, see, some_move

SLOW = """
import time
from rallar.bots.opponents.regular import choose as soon
TITLE, STRENGTH = "Slow", 99
def choose(outlook, rng):
    time.sleep(0.5)
    return soon(outlook, rng)
"""
LOST = """
TITLE, STRENGTH = "Lost", 99
def choose(outlook, rng):
    raise ValueError("I know nothing")
"""
WHIMSICAL = """
TITLE, STRENGTH = "Whimsical", 99
def choose(outlook, rng):
    return rng.choice(list(outlook.legal))
"""


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("opponents")
    monkeypatch.setenv(VARIABLE, str(folder))
    return folder


@pytest.fixture
def own_place(own: Path, tmp_path: Path) -> Iterator[House]:
    """A server that knows the opponents of that folder."""
    assert own.exists()
    with house(tmp_path) as place:
        yield place


def started(ada: Guest, bo: Guest) -> tuple[Guest, Guest]:
    """Both have their tickets: who is to move, and who waits."""
    play_on(ada, bo, most=2)
    return (ada, bo) if ada.choices else (bo, ada)


def test_alone_against_computers(place: House) -> None:
    """A whole turn of following hints: each is a move that can be made, said in sentences."""
    table = place.client.new_table("japan", ["person", "computer"])
    words = Words(Messages("en"), load_board("japan"), 0)
    with table.sit() as ada:
        assert ada.table.options.hints is True
        for _ in range(6):
            ada.next_turn(20)
            found = ada.hint()
            assert found.level == levels()[-1]
            assert found.why
            for line in (found.says, *found.why):
                assert words.say(line.key, **line.params)
            assert str(parse_move(found.move)) == found.move
            ada.play(found.move)


@pytest.mark.parametrize(
    ("seats", "wish", "allowed"),
    [
        (("person", "computer", "computer"), None, True),
        (("person", "computer"), False, False),
        (PEOPLE, None, False),
        (PEOPLE, True, True),
        (("person", "open"), None, False),
    ],
)
def test_where_hints_are_allowed(
    place: House, seats: tuple[wire.SeatKind, ...], wish: bool | None, allowed: bool
) -> None:
    table = place.client.new_table("nordic", seats, hints=wish)
    assert (table.look().options.hints is True) == allowed
    if "open" in seats:
        table.change(1, kind="computer")
        assert table.look().options.hints is True  # nobody else will come
        return
    with table.sit() as ada:
        if allowed:
            assert ada.hint().move.startswith("keep ")
        else:
            assert refusal(ada.hint).key == "hints-off"


def test_it_is_kept(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        table = place.client.new_table("nordic", PEOPLE, hints=True)
    with house(tmp_path) as again:
        assert again.client.table(table.id).look().options.hints is True


def test_a_rematch_is_played_alike(place: House) -> None:
    table = place.client.new_table("japan", ["person", "computer"], hints=False)
    with table.sit() as ada:
        for _ in ada.turns():
            ada.play(some_move(ada))
    assert not table.rematch().look().options.hints


def test_only_for_whoever_is_to_move(place: House) -> None:
    table = place.client.new_table("nordic", PEOPLE, hints=True)
    with table.sit(0) as ada, table.sit(1) as bo, table.watch() as watcher:
        mover, waiter = started(ada, bo)
        assert refusal(waiter.hint).key == "hint-not-now"
        assert refusal(watcher.hint).key == "table-watching"
        assert refusal(mover.ask, wire.AskHint(position=0)).key == "table-stale"


def test_it_changes_nothing_and_nobody_hears(tmp_path: Path) -> None:
    """The disk has the same in it, and everyone else has heard nothing."""
    with house(tmp_path) as place:
        table = place.client.new_table("nordic", PEOPLE, hints=True)
        others: list[str] = []
        with table.sit(0) as ada, table.sit(1) as bo:
            mover, waiter = started(ada, bo)
            with table.sit(waiter.seat, tap=others.append) as other, table.watch(tap=others.append) as watcher:
                mover.ping()
                other.ping()
                watcher.ping()
                before, told = content(tmp_path), len(others)
                found = mover.hint()
                other.ping()
                watcher.ping()
                assert {json.loads(text)["type"] for text in others[told:]} <= {"pong", "table"}  # who has just come
                assert content(tmp_path) == before
                mover.play(found.move)
                catch_up(waiter, mover.position)


def content(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / FILE)) as disk:
        return list(disk.iterdump())


def test_so_many_and_no_more(tmp_path: Path) -> None:
    limits = Limits(hints=Rate(0.001, 2))
    with house(tmp_path, Settings(limits=limits)) as place:
        table = place.client.new_table("nordic", ["person", "computer"])
        with table.sit() as ada:
            ada.hint()
            ada.hint()
            assert refusal(ada.hint).key == "too-often"
            ada.play(some_move(ada))  # the connection is still good


def test_others_are_answered_meanwhile(own_place: House, own: Path) -> None:
    (own / "slow.py").write_text(SLOW)
    table = own_place.client.new_table("nordic", ["person", "computer"])
    with raw(own_place, table.id) as socket:
        socket.send(json.dumps({"type": "hello", "token": table.tokens[0]}))
        while heard(socket)["type"] != "state":
            pass
        for number, kind in enumerate(("hint", "hint", "ping")):
            socket.send(json.dumps({"type": kind, "id": str(number)} | ({"position": 0} if kind == "hint" else {})))
        answers = list(islice((message for message in (heard(socket) for _ in range(10)) if message.get("re")), 3))
        assert [(each["re"], each["type"]) for each in answers] == [("1", "refused"), ("2", "pong"), ("0", "hint")]
        assert answers[0]["key"] == "too-often"  # one at a time


def test_a_hint_that_comes_too_late(own_place: House, own: Path) -> None:
    """The move was made meanwhile, or the screen is in other hands: nobody hears what was thought."""
    (own / "slow.py").write_text(SLOW)
    table = own_place.client.new_table("nordic", [SeatWish("person", "Ada"), SeatWish("person", "Bo")], hints=True)
    with raw(own_place, table.id) as socket:
        socket.send(json.dumps({"type": "hello", "token": table.tokens[0]}))
        socket.send(json.dumps({"type": "hint", "position": 0, "id": "mine"}))
        socket.send(json.dumps({"type": "hello", "token": table.tokens[1]}))
        answer = next(message for message in (heard(socket) for _ in range(10)) if message.get("re") == "mine")
        assert (answer["type"], answer["key"]) == ("refused", "hint-not-now")
    with table.sit(0) as ada, raw(own_place, table.id) as socket:
        socket.send(json.dumps({"type": "hello", "token": table.tokens[0]}))
        socket.send(json.dumps({"type": "hint", "position": 0, "id": "mine"}))
        ada.play(some_move(ada))
        answer = next(message for message in (heard(socket) for _ in range(10)) if message.get("re") == "mine")
        assert (answer["type"], answer["key"]) == ("refused", "table-stale")


def test_asked_again_it_is_the_same(own_place: House, own: Path) -> None:
    """Also of an opponent who leaves it to chance: nobody asks until they like the answer."""
    (own / "whimsical.py").write_text(WHIMSICAL)
    table = own_place.client.new_table("nordic", ["person", SeatWish("computer", level="regular")])
    with table.sit() as ada:
        assert len({ada.hint().move for _ in range(5)}) == 1


def test_an_opponent_who_fails(own_place: House, own: Path) -> None:
    (own / "lost.py").write_text(LOST)
    with own_place.client.new_table("nordic", ["person", SeatWish("computer", level="regular")]).sit() as ada:
        assert refusal(ada.hint).key == "hint-none"
        ada.play(some_move(ada))
        see(ada, lambda: ada.position > 1)


def test_before_and_after_the_game(place: House) -> None:
    table = place.client.new_table("japan", ["person", "computer"], begin=False)
    with table.sit() as ada:
        assert refusal(ada.hint).key == "table-not-begun"
        table.begin()
        see(ada, lambda: ada.dealt)
        for _ in ada.turns():
            ada.play(some_move(ada))
        assert refusal(ada.hint).key == "hint-not-now"
