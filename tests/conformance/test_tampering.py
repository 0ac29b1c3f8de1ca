"""Records that were tampered with: refused as records, whatever was done to them."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rallar.game.game import Game
from rallar.game.options import Options
from rallar.game.record import Record
from rallar.model.errors import RecordError
from rallar.model.types import CARDS
from tests.fixtures import BOARDS, Table, board_of, soak
from tests.players import played

EXAMPLES = soak(60)
SEED = 6000

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just("9" * 5000),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)
boards = st.sampled_from(BOARDS)
tamper = settings(max_examples=EXAMPLES, deadline=None)


@cache
def lines_of(name: str) -> tuple[str, ...]:
    """A finished game, line by line."""
    return tuple(Record.of(played(Table(name, 2), SEED)).lines())


def replay(name: str, lines: list[str] | tuple[str, ...]) -> Game:
    return replay_text(name, "\n".join(lines))


def replay_text(name: str, text: str) -> Game:
    return Record.parse(text).replay(board_of(name) if name == "fifth" else None)


def refuse(name: str, lines: list[str]) -> None:
    with pytest.raises(RecordError) as caught:
        replay(name, lines)
    assert caught.value.key.startswith("record-")


def refuse_or_tell_the_truth(name: str, text: str) -> None:
    """A changed record is refused, unless it has become the true record of another game."""
    try:
        game = replay_text(name, text)
    except RecordError:
        return
    told, true = Record.parse(text), Record.of(game)
    assert (told.board, told.seats, told.seed, told.chance, told.moves) == (
        (true.board, true.seats, true.seed, true.chance, true.moves)
    )
    assert Options.read(told.options) == game.options
    assert told.result in (None, true.result)


def opening_lines(name: str) -> int:
    return 1 + int(json.loads(lines_of(name)[0])["seats"])


@pytest.mark.parametrize("name", BOARDS)
def test_an_untouched_record_replays(name: str) -> None:
    assert replay(name, lines_of(name)).is_over


@tamper
@given(boards, st.data())
def test_a_line_dropped(name: str, data: st.DataObject) -> None:
    lines = list(lines_of(name))
    del lines[data.draw(st.integers(0, len(lines) - 2))]
    refuse(name, lines)


@tamper
@given(boards, st.data())
def test_two_lines_swapped(name: str, data: st.DataObject) -> None:
    """Opening answers may come in any order; else only what is as true the other way round, such as two draws."""
    lines = list(lines_of(name))
    i, j = data.draw(st.tuples(*[st.integers(0, len(lines) - 1)] * 2))
    lines[i], lines[j] = lines[j], lines[i]
    if lines == list(lines_of(name)) or 0 < min(i, j) <= max(i, j) < opening_lines(name):
        assert replay(name, lines).is_over
    else:
        refuse_or_tell_the_truth(name, "\n".join(lines))


@tamper
@given(boards, st.data())
def test_a_line_doubled(name: str, data: st.DataObject) -> None:
    lines = list(lines_of(name))
    i = data.draw(st.integers(0, len(lines) - 1))
    lines.insert(i, lines[i])
    refuse(name, lines)


@tamper
@given(boards, st.data())
def test_an_answer_of_chance_changed(name: str, data: st.DataObject) -> None:
    lines = list(lines_of(name))
    told = [i for i, line in enumerate(lines) if json.loads(line).get("chance")]
    i = data.draw(st.sampled_from(told))
    entry = json.loads(lines[i])
    which = data.draw(st.integers(0, len(entry["chance"]) - 1))
    word = data.draw(st.sampled_from([*CARDS, "nothing", "0", "swept", ""]))
    changed = " ".join([*entry["chance"][which].split(" ")[:-1], word])
    if changed != entry["chance"][which]:
        entry["chance"][which] = changed
        lines[i] = json.dumps(entry)
        refuse(name, lines)


@tamper
@given(boards, st.data())
def test_a_move_changed(name: str, data: st.DataObject) -> None:
    lines = list(lines_of(name))
    moves = [json.loads(line)["move"] for line in lines[1:-1]]
    i = data.draw(st.integers(1, len(lines) - 2))
    move = data.draw(st.sampled_from(moves) | st.text(max_size=30))
    lines[i] = json.dumps(json.loads(lines[i]) | {"move": move})
    refuse_or_tell_the_truth(name, "\n".join(lines))


@tamper
@given(boards, st.data())
def test_a_value_changed(name: str, data: st.DataObject) -> None:
    lines = list(lines_of(name))
    i = data.draw(st.sampled_from([0, 0, len(lines) - 1]) | st.integers(0, len(lines) - 1))
    entry: dict[str, Any] = json.loads(lines[i])
    key = data.draw(st.sampled_from(sorted(entry)))
    entry[key] = data.draw(json_values)
    lines[i] = json.dumps(entry)
    refuse_or_tell_the_truth(name, "\n".join(lines))


@tamper
@given(boards, st.data())
def test_a_key_dropped(name: str, data: st.DataObject) -> None:
    lines = list(lines_of(name))
    i = data.draw(st.sampled_from([0, len(lines) - 1]) | st.integers(0, len(lines) - 1))
    entry: dict[str, Any] = json.loads(lines[i])
    del entry[data.draw(st.sampled_from(sorted(entry)))]
    lines[i] = json.dumps(entry)
    refuse(name, lines)


@tamper
@given(boards, json_values.map(json.dumps) | st.text(max_size=40), st.data())
def test_a_line_that_is_something_else(name: str, other: str, data: st.DataObject) -> None:
    lines = list(lines_of(name))
    lines[data.draw(st.integers(0, len(lines) - 1))] = other
    refuse_or_tell_the_truth(name, "\n".join(lines))


@tamper
@given(boards, st.data())
def test_a_record_cut_off(name: str, data: st.DataObject) -> None:
    """Cut between two lines it is the record of a game that goes on."""
    text = "\n".join(lines_of(name))
    refuse_or_tell_the_truth(name, text[: data.draw(st.integers(0, len(text) - 1))])


@tamper
@given(st.text(max_size=60) | json_values.map(json.dumps))
def test_any_text(text: str) -> None:
    with pytest.raises(RecordError):
        Record.parse(text).replay()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("board", "atlantis"),
        ("board", "europe"),
        ("seats", 1),
        ("seats", 9),
        ("seed", -1),
        ("seed", 2**63),
        ("options", {"variant": "none-such"}),
        ("options", {"variant": 1}),
        ("options", {"start": 7}),
        ("options", {"start": "0"}),
        ("options", {"more": 1}),
    ],
)
@pytest.mark.parametrize("name", ["nordic", "fifth"])
def test_a_header_no_game_can_have(name: str, field: str, value: object) -> None:
    lines = list(lines_of(name))
    lines[0] = json.dumps(json.loads(lines[0]) | {field: value})
    refuse(name, lines)
