"""A first game that is explained step by step: a fixed deal, and what is said to it. Read as strictly as the board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Annotated, Literal

from rallar.model.board_checks import Refusals, repeated
from rallar.model.folder import NAMES_FOLDER, read_json
from rallar.model.reader import Where, read
from rallar.model.types import Board, Card, Color
from rallar.model.values import Id, Span

LESSON_FILE = "lesson.json"

Idea = Literal[
    "aim",
    "tickets",
    "keep",
    "draw-open",
    "draw-deck",
    "draw-again",
    "draw-locomotive",
    "claim",
    "points",
    "made",
    "gray",
    "parallel",
    "locomotives",
    "ferry",
    "tunnel",
    "surcharge",
    "station",
    "bed",
    "tile",
    "crossing",
    "bullet",
    "bullet-track",
    "more-tickets",
    "bonus",
    "end",
    "done",
]
Deed = Literal["keep", "draw", "claim", "pay", "tile", "station"]
Sight = Literal["map", "route", "city", "panel", "market", "hand", "mine", "tickets", "players", "turn", "help"]

NEEDS: dict[str, str] = {"claim": "route", "tile": "route", "station": "city", "route": "route", "city": "city"}


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStep:
    """One thing that is said, where to look meanwhile, and what to do."""

    id: Id
    idea: Idea | None = (
        None  # which every language has a sentence for; one of the board's own (in its names) comes first
    )
    at: Sight
    do: Deed | None = None  # null: it is only read
    route: Id | None = None
    city: Id | None = None
    tickets: tuple[Id, ...] = ()  # to keep
    card: Literal["deck", Card] | None = None  # to draw
    color: Color | None = None  # of a tile


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """The first game of a board. Who learns begins, against one computer; the seed says how the cards lie."""

    seed: Annotated[int, Span(0, 2**63 - 1)]
    level: Id  # of the computer
    steps: tuple[LessonStep, ...]


def read_lesson(folder: Path, board: Board) -> Lesson | None:
    """The lesson in a board's folder; not every board has one."""
    source = folder / LESSON_FILE
    if not source.is_file():
        for refusal in _own_sentences(board, (), Where(f"{folder.name}/{NAMES_FOLDER}")):
            raise refusal
        return None
    where = Where(f"{folder.name}/{LESSON_FILE}")
    lesson = read(Lesson, read_json(source, where), where)
    checks = chain(
        _steps(lesson, board, where / "steps"),
        _own_sentences(board, lesson.steps, Where(f"{folder.name}/{NAMES_FOLDER}")),
    )
    for refusal in checks:
        raise refusal
    return lesson


def _steps(lesson: Lesson, board: Board, where: Where) -> Refusals:
    if not lesson.steps:
        yield where.refusal("board-empty")
    yield from repeated((step.id for step in lesson.steps), where)
    for step in lesson.steps:
        here = where / step.id
        yield from _needs(step, here)
        yield from _names_what_is_there(step, board, here)


def _needs(step: LessonStep, here: Where) -> Refusals:
    """Who is to claim something must be told what."""
    for need in {NEEDS[each] for each in (step.do, step.at) if each in NEEDS}:
        if getattr(step, need) is None:
            yield here.refusal("board-missing-key", name=need)


def _names_what_is_there(step: LessonStep, board: Board, here: Where) -> Refusals:
    known = (
        ("board-unknown-route", (step.route,), {route.id for route in board.routes}),
        ("board-unknown-city", (step.city,), {city.id for city in board.cities}),
        ("board-unknown-ticket", step.tickets, {ticket.id for ticket in board.tickets}),
    )
    for key, named, there in known:
        for name in named:
            if name is not None and name not in there:
                yield here.refusal(key, name=name)


def _own_sentences(board: Board, steps: Iterable[LessonStep], where: Where) -> Refusals:
    """A step without an idea has a sentence of its own, in English at least; and no sentence is without its step."""
    ids = {step.id for step in steps}
    english = board.names["en"].lesson if "en" in board.names else {}
    for step in steps:
        if step.idea is None and step.id not in english:
            yield (where / "en" / "lesson").refusal("board-missing-key", name=step.id)
    for tag, names in board.names.items():
        for step_id in names.lesson:
            if step_id not in ids:
                yield (where / tag / "lesson").refusal("board-unknown-key", name=step_id)
