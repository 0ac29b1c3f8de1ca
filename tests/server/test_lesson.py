"""Lessons on a real server: always the same deal and the same answers, so that what a lesson says can be done."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rallar.client import Client, Guest, RemoteTable, SeatWish
from rallar.model.lesson import LessonStep
from rallar.model.loader import board_ids, load_lesson
from rallar.server.settings import Settings
from tests.model.files import folder_of
from tests.server.house import house
from tests.server.people import some_move
from tests.server.test_http import refused

TAUGHT = [board for board in board_ids() if load_lesson(board)]
LEARNER = (SeatWish("person", "Ada"), SeatWish("computer", "Freja"))


def lesson(server: Client, board: str) -> RemoteTable:
    return server.new_table(board, LEARNER, lesson=True)


def do(step: LessonStep, guest: Guest) -> None:
    """What a step says, paid for as the server suggests."""
    choices = guest.next_turn()
    assert choices is not None
    if step.do == "keep":
        guest.play(" ".join(("keep", *step.tickets)))
    elif step.do == "draw":
        assert step.card in choices.draw, (step.id, choices.draw)
        guest.play(f"draw {step.card}")
    elif step.do == "claim":
        assert step.route in choices.routes, (step.id, guest.own.hand)
        guest.play(f"claim {step.route} {guest.payments(route=step.route).payments[0]}")
    elif step.do == "pay":
        assert choices.surcharge, f"{step.id}: the tunnel asks for nothing that can be paid"
        guest.play(f"pay {choices.surcharge[0]}")
    elif step.do == "tile":
        assert step.color in choices.beds[str(step.route)]
        guest.play(f"tile {step.route} {step.color}")
    elif step.do == "station":
        guest.play(f"station {step.city} {guest.payments(city=step.city).payments[0]}")


def follow(table: RemoteTable, until: int | None = None) -> list[tuple[int | None, Any]]:
    """Everything that happened to someone who did what the lesson says."""
    found = load_lesson(table.look().board)
    assert found is not None
    with table.sit() as guest:
        for step in [step for step in found.steps if step.do][:until]:
            do(step, guest)
        guest.next_turn()
        return [(entry.seat, entry.events) for entry in guest.log]


def test_every_board_has_a_lesson() -> None:
    assert list(board_ids()) == TAUGHT


@pytest.mark.parametrize("board", TAUGHT)
def test_what_a_lesson_says_can_be_done_and_makes_a_ticket(server: Client, board: str) -> None:
    table = lesson(server, board)
    follow(table)
    with table.sit() as guest:
        assert "made" in {each.prospect for each in guest.own.tickets}
        ideas = {step.idea for step in server.lesson(board).steps}
        assert "made" in ideas


@pytest.mark.parametrize("board", TAUGHT)
def test_a_lesson_teaches_what_its_board_has(board: str, server: Client) -> None:
    found = server.board(board).board
    kinds = {route.kind for route in found.routes}
    ideas = {step.idea for step in server.lesson(board).steps}
    wanted = {"aim", "tickets", "keep", "draw-open", "draw-deck", "claim", "points", "gray", "parallel", "bonus", "end"}
    wanted |= {idea for idea, kind in (("ferry", "ferry"), ("tunnel", "tunnel"), ("tile", "trackbed")) if kind in kinds}
    wanted |= {"bullet", "bullet-track"} if "bullet" in kinds else set()
    wanted |= {"station"} if found.rules.stations else set()
    wanted |= {"crossing"} if found.crossings else set()
    assert wanted <= ideas


def test_a_lesson_is_the_same_again(server: Client, tmp_path: Path) -> None:
    """Also on another server, and however long the computer thinks."""
    once = follow(lesson(server, "nordic"))
    with house(tmp_path, Settings(pause=0.05).unlimited()) as other:
        assert follow(lesson(other.client, "nordic")) == once
    assert any(seat == 1 for seat, _ in once)


def test_the_computer_lets_the_learner_choose_tickets_first(server: Client) -> None:
    with lesson(server, "nordic").sit() as guest:
        guest.ping()
        assert guest.view.to_move == (0, 1)
        assert guest.table.options.lesson is True


def test_a_lesson_says_nothing_of_its_seed(server: Client) -> None:
    assert "seed" not in str(server.lesson("nordic"))


def test_the_next_game_is_no_lesson(server: Client) -> None:
    table = lesson(server, "nordic")
    with table.sit() as guest:
        for _ in guest.turns():
            guest.play(some_move(guest))
    assert not table.rematch().look().options.lesson


def test_a_lesson_is_for_one_person_and_one_computer(server: Client) -> None:
    for seats in (("person", "person"), ("computer", "person"), ("person", "computer", "computer"), ("person", "open")):
        refused(422, "lesson-seats", server.new_table, "nordic", seats, lesson=True)
    for other in ({"variant": "swedish-deal"}, {"start": 1}):
        refused(422, "lesson-seats", server.new_table, "nordic", LEARNER, lesson=True, **other)


def test_a_board_without_a_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RALLAR_BOARDS", str(folder_of("fifth")))
    with house(tmp_path) as own:
        assert {board.id: board.lesson for board in own.client.boards()}["fifth"] is False
        refused(404, "lesson-none", own.client.lesson, "fifth")
        refused(404, "lesson-none", own.client.new_table, "fifth", LEARNER, lesson=True)
