"""How the parameters of a message become words: by their names, in one place."""

from __future__ import annotations

import re

import pytest

from rallar.locales import Messages, Words
from rallar.locales.words import NAMED, PLAYERS, SEATS
from rallar.model.loader import load_board
from tests.locales import web
from tests.locales.sources import SOURCE, messages

WORDS = Words(Messages("en"), load_board("nordic"), reader=1, symbols={"red": "▲", "locomotive": "⚙"})


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("seat", 0, 1),
        ("seat", "7", 8),
        ("seat", "x", "x"),
        ("turn", 2, 3),
        ("player", 0, "Player 1"),
        ("player", 1, "You"),
        ("player", "Ada", "Ada"),
        ("by", 0, "Player 1"),
        ("players", "0,1", "Player 1 and You"),
        ("players", 3, 3),
        ("card", "red", "a ▲ red card"),
        ("card", "orange", "an orange card"),
        ("card", "plaid", "plaid"),
        ("color", "gray", "gray"),
        ("cards", "red:3,locomotive:1", "3 ▲ red and 1 ⚙ locomotive"),
        ("cards", "red,red,locomotive", "2 ▲ red and 1 ⚙ locomotive"),
        ("cards", "", "nothing"),
        ("cards", "(1, 2)", "(1, 2)"),
        ("cards", 4, 4),
        ("turned", "blue", "1 blue"),
        ("city", "kobenhavn", "København"),
        ("city", "atlantis", "atlantis"),
        ("cities", "oslo,bergen", "Oslo and Bergen"),
        ("route", "bergen--oslo--1", "Bergen–Oslo"),
        ("routes", "bergen--oslo--1,bergen--oslo--2,alborg--oslo", "Bergen–Oslo and Ålborg–Oslo"),
        ("ticket", "9", "9"),
        ("kind", "ferry", "ferry"),
        ("asked", "lay-tile", "lay a track tile"),
        ("level", "rookie", "rookie"),
        ("measures", "tickets_made,bullet_spaces", "completed tickets, spaces on the bullet track"),
        ("points", -3, -3),
        ("name", "red", "red"),
    ],
)
def test_parameters(name: str, value: str | int, said: str | int) -> None:
    assert WORDS.shown(name, value) == said


def test_nothing_else_puts_them_into_words() -> None:
    """Whoever spells such a key would have to know what a parameter means."""
    families = re.compile(r"(?:f\"|`)(?:asked|card|kind|level|measure)-\$?\{")
    here = {path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")}
    spelled = {name for name, text in {**here, **web.texts()}.items() if families.search(text)}
    assert spelled == {"locales/words.py", "lib/params.ts"}


def test_every_name_stands_in_a_message() -> None:
    there = set().union(*messages("en").values())
    assert {*NAMED, *PLAYERS, *SEATS} <= there
