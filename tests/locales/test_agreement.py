"""The terminal and the browser say every message alike, whatever it is filled in with."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from rallar.locales import Messages, Words, languages
from rallar.model.loader import load_board
from tests.locales import web
from tests.locales.sources import messages

BOARD = load_board("nordic")
# What a parameter may be, in turn; any other is a number.
SAMPLES: dict[str, tuple[str | int, ...]] = {
    "asked": ("lay-tile", "take-turn"),
    "board": ("Norden",),
    "by": (0, "Ada"),
    "card": ("red", "locomotive", "plaid"),
    "cards": ("red:3,locomotive:1", "red:1,blue:2,locomotive:1", "red,red,locomotive", "locomotive:2", "", "(1, 2)", 4),
    "cities": ("oslo,bergen", 7),
    "city": ("kobenhavn", "atlantis"),
    "costs": ("1,2,3", "2,2"),
    "color": ("green", "gray", "null"),
    "kind": ("ferry", "monorail"),
    "lengths": ("2,3,4,5", "2"),
    "level": ("rookie", "regular"),
    "measure": ("tickets_made", "fame"),
    "measures": ("tickets_made,longest_path", "bullet_spaces"),
    "player": (0, 4, "Ada"),
    "players": ("0,2", 3),
    "route": ("bergen--oslo--1", "nowhere"),
    "routes": ("bergen--oslo--1,bergen--oslo--2,alborg--oslo", 5),
    "seat": (0, 4, "7", "none"),
    "start": (1, "9"),
    "symbol": ("",),
    "ticket": (BOARD.tickets[0].id, "9"),
    "tickets": (",".join(ticket.id for ticket in BOARD.tickets[:2]), 2),
    "turn": (0, 2),
    "where": ("none", "seats[2]"),
}
NUMBERS = (0, 1, 2, 5, 21, -22)
ROUNDS = range(len(NUMBERS))


def _sample(name: str, turn: int) -> str | int:
    values = SAMPLES.get(name, NUMBERS)
    return values[turn % len(values)]


def _asked(language: str) -> list[tuple[str, dict[str, str | int]]]:
    there = messages(language, *set().union(*web.parts().values()))
    return [
        (key, {name: _sample(name, turn) for name in sorted(names)})
        for key, names in there.items()
        for turn in (ROUNDS if names else range(1))
    ]


def _browser(asked: dict[str, Any]) -> dict[str, list[str]]:
    script = str(Path(__file__).with_name("say.mjs"))
    question = json.dumps({"board": msgspec.to_builtins(BOARD), "asked": asked})
    command = [str(Path(sys.executable).with_name("node")), script]
    ran = subprocess.run(command, cwd=web.CLIENT, input=question, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    said: dict[str, list[str]] = json.loads(ran.stdout)
    return said


def test_the_browser_says_what_the_terminal_says() -> None:
    asked = {language: _asked(language) for language in languages()}
    heard = _browser(asked)
    for language, questions in asked.items():
        words = Words(Messages(language), BOARD)
        different = {
            f"{key} {params}": (words.say(key, **params), browser)
            for (key, params), browser in zip(questions, heard[language], strict=True)
            if words.say(key, **params) != browser
        }
        assert different == {}
