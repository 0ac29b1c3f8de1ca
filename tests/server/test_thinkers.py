"""Computers think in processes of their own, which may die and are replaced, and end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from rallar.bots import choose
from rallar.bots.opponents import VARIABLE
from rallar.client import Guest, SeatWish
from rallar.game import Game, Record
from rallar.server.thinker import Question, Thinker
from rallar.server.thinkers import Thinkers
from tests.loops import run
from tests.server.house import house, process
from tests.server.people import see, some_move

MORTAL = """
import os
TITLE, STRENGTH = "Mortal", 1
def choose(outlook, rng):
    os._exit(1)
"""
CHATTY = """
from rallar.bots.opponents.regular import choose as quietly
TITLE, STRENGTH = "Chatty", 1
def choose(outlook, rng):
    print("hm, let me see")
    return quietly(outlook, rng)
"""


def thinkers_of(parent: int) -> list[int]:
    """The processes that think for another one."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                words = (folder / "cmdline").read_bytes().split(b"\0")
                above = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except (OSError, IndexError):  # gone meanwhile
                continue
            if above == parent and b"rallar.server.thinker" in words:
                found.append(int(folder.name))
    return found


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _is_asked_again(guest: Guest, before: int) -> bool:
    return guest.position > before and guest.choices is not None


def games(number: int) -> Iterator[Game]:
    """One game as it goes on."""
    game, rng = Game.new("japan", 2, 3), Random(3)
    for _ in range(number):
        yield game
        seat = game.to_move[0]
        game.push(choose("regular", game, seat, rng), seat)


def test_a_thought_is_the_opponents_own_move() -> None:
    """Whether the game is new to who thinks, goes on, or begins anew."""
    thinker, asked = Thinker(), 0
    for game in (*games(12), Game.new("japan", 2, 4), *games(3)):
        lines, seat = tuple(Record.of(game).lines()), game.to_move[0]
        found = thinker.thought(Question(lines, seat, "chance", "regular"))
        assert found.move == str(choose("regular", game, seat, Random("chance")))
        asked += 1
    assert asked == 16


def test_few_games_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rallar.server.thinker.REMEMBERED", 3)
    thinker = Thinker()
    for seed in range(6):
        lines = tuple(Record.of(Game.new("japan", 2, seed)).lines())
        assert thinker.thought(Question(lines, 0, "chance", "rookie")).move
    assert len(thinker._games) == 3


def test_nonsense_comes_to_nothing() -> None:
    assert Thinker().thought(Question(("no record",), 0, "chance")).move is None


def test_a_table_goes_on_when_its_thinker_is_killed(tmp_path: Path) -> None:
    with process(tmp_path) as place:
        table = place.client.new_table("japan", ["person", "computer"])
        with table.sit() as ada:
            see(ada, lambda: ada.position > 0)
            (first,) = thinkers_of(place.process.pid)
            os.kill(first, signal.SIGKILL)
            for _ in range(3):
                before = ada.position
                ada.play(some_move(ada))
                see(ada, partial(_is_asked_again, ada, before))
            (second,) = thinkers_of(place.process.pid)
            assert second != first


def test_whoever_thinks_ends_with_the_server(tmp_path: Path) -> None:
    """Also when nobody can tell it to."""
    with process(tmp_path) as place:
        with place.client.new_table("japan", ["person", "computer"]).sit() as ada:
            see(ada, lambda: ada.position > 0)
        (thinker,) = thinkers_of(place.process.pid)
        place.kill()
        end = time.monotonic() + 20
        while is_alive(thinker):
            assert time.monotonic() < end
            time.sleep(0.05)


def test_an_opponent_who_takes_the_process_down_ends_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "mortal.py").write_text(MORTAL)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "own"))
    with house(tmp_path / "data") as place:
        sick = place.client.new_table("japan", ["person", SeatWish("computer", level="mortal")])
        well = place.client.new_table("japan", ["person", SeatWish("computer", level="regular")])
        with sick.sit(), well.sit() as bo:
            see(bo, lambda: bo.position > 0)
    assert "an opponent gave up" in caplog.text


def test_what_an_opponent_prints_is_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "chatty.py").write_text(CHATTY)
    monkeypatch.setenv(VARIABLE, str(tmp_path))

    async def think() -> str:
        thinkers = Thinkers(1)
        try:
            return await thinkers.move(Game.new("japan", 2, 3), 0, "chatty", "chance")
        finally:
            await thinkers.close()

    assert run(think()).startswith("keep ")


def test_tables_are_served_in_turn_and_who_left_is_not_waited_for() -> None:
    """One process for three tables: each thought in the order asked, also behind one that nobody waits for."""

    async def think() -> list[int]:
        thinkers, served = Thinkers(1), list[int]()

        async def ask(number: int) -> None:
            await thinkers.move(Game.new("japan", 2, number), 0, "rookie", "chance")
            served.append(number)

        try:
            tasks = [asyncio.create_task(ask(number)) for number in range(4)]
            await asyncio.sleep(0)
            tasks[1].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            return served
        finally:
            await thinkers.close()

    assert run(think()) == [0, 2, 3]
