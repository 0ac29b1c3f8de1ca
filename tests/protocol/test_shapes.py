"""What is sent fits the schema to the last field, and comes back from its bytes as the value it was."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator
from msgspec import to_builtins

from rallar import board_ids
from rallar.game.events import _MEANINGS
from rallar.protocol import wire
from rallar.protocol.schema import components, document
from tests.protocol.sent import RECORDS, board, moments, moves


@cache
def shapes() -> dict[str, Any]:
    """The shapes of the schema, none of which may have a field that it does not name."""
    found: dict[str, Any] = document()["$defs"]
    for shape in found.values():
        if "properties" in shape:
            shape["additionalProperties"] = False
    return found


def check(value: msgspec.Struct) -> None:
    name = type(value).__name__
    Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": shapes()}).validate(json.loads(wire.encode(value)))
    read = msgspec.json.decode(wire.encode(value), type=type(value), dec_hook=wire.to_cards)
    assert to_builtins(read) == to_builtins(value)  # a board is equal to itself alone


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_game_fits(record: Path) -> None:
    for message in (*moves(record, 9), *moments(record)):
        check(message)


@pytest.mark.parametrize("name", board_ids())
def test_a_board_fits(name: str) -> None:
    check(board(name))


def test_every_value_of_an_event_has_a_field() -> None:
    assert {name for _, names in _MEANINGS.values() for name in names} <= set(wire.GameEvent.__struct_fields__)


class Sent(msgspec.Struct):
    """Something to be sent."""

    always: int
    also: int = 3  # with a default
    maybe: int | msgspec.UnsetType = msgspec.UNSET
    nothing: int | None = None


class Wished(wire.Body, frozen=True):
    always: int
    also: int = 3
    nothing: int | None = None


def test_what_may_be_left_out() -> None:
    """Of what goes out only what is unset; of what comes in whatever has a default."""
    _, found = components([Sent, Wished], "{name}")
    assert found["Sent"]["required"] == ["always", "also", "nothing"]
    assert found["Wished"]["required"] == ["always"]
    assert found["Wished"]["properties"]["also"]["default"] == 3
