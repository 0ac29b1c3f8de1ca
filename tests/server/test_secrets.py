"""Every byte sent to each seat and to a spectator in whole games: nothing in it depends on what they may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from rallar import Event, Game, board_ids
from rallar.client import Client
from rallar.game.events import SECRET
from rallar.model.types import CARDS
from rallar.protocol import wire
from rallar.protocol.schema import document
from rallar.server import telling
from tests.conformance.secrets import redealt
from tests.server.people import PEOPLE, catch_up, play_on
from tests.states import put

EVERY = 5  # moves that are looked at
FITS = Draft202012Validator({"$ref": "#/$defs/FromServer", "$defs": document()["$defs"]})


@pytest.mark.parametrize("board", board_ids())
def test_nothing_secret_is_sent(server: Client, board: str) -> None:
    table = server.new_table(board, PEOPLE)
    heard: dict[int | None, list[str]] = {0: [], 1: [], None: []}
    with (
        table.sit(0, tap=heard[0].append) as ada,
        table.sit(1, tap=heard[1].append) as bo,
        table.watch(tap=heard[None].append) as watcher,
    ):
        play_on(ada, bo)
        catch_up(watcher, ada.position)
    game = table.record().replay()
    for viewer, texts in heard.items():
        for text in texts:
            FITS.validate(json.loads(text))
        during = [text for text in texts if not json.loads(text).get("outcome")]
        assert str(game.seed) not in "".join(during)
        assert not any(token in text for text in during for token in (*table.tokens.values(), str(table.host)))
        for text in during:
            check_own(json.loads(text), viewer)
        check_the_same_of_other_games(game, viewer, texts)


def check_own(message: Any, viewer: int | None) -> None:
    """Hands and tickets in a message are those of the viewer, and secret events of others say nothing."""
    for part in parts(message):
        if "hand" in part or "offer" in part:
            assert part["seat"] == viewer
        if part.get("kind") in SECRET and part["seat"] != viewer:
            assert all(value is None for name, value in part.items() if name not in ("kind", "seat"))
        if part.get("key") in ("event-kept", "event-drew"):
            assert part["seat"] == viewer


def parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for each in value.values():
            yield from parts(each)
    elif isinstance(value, list):
        for each in value:
            yield from parts(each)


def check_the_same_of_other_games(game: Game, viewer: int | None, texts: list[str]) -> None:
    """The same bytes would have been sent in a game that differs in all that the viewer cannot know."""
    random, looked = Random(7), 0
    for text in texts:
        message = json.loads(text)
        if message["type"] == "moved" and not message["outcome"] and message["position"] % EVERY == 0:
            other = disguised(game, message["position"], viewer, random)
            assert wire.encode(telling.moved(other, viewer)).decode() == text
            looked += 1
    assert looked > 5


def disguised(game: Game, position: int, viewer: int | None, random: Random) -> Game:
    """A game after some moves, with everything hidden from a viewer dealt anew."""
    twin = game.copy(position)
    put(twin, redealt(twin, viewer, random))
    last = twin.history[-1]
    twin.history[-1] = replace(last, events=tuple(_other(event, viewer, game, random) for event in last.events))
    return twin


def _other(event: Event, viewer: int | None, game: Game, random: Random) -> Event:
    if event.kind not in SECRET or event.seat == viewer:
        return event
    tickets = [ticket.id for ticket in game.board.tickets]
    drawn = {"card": random.choice(CARDS), "ticket": random.choice(tickets)}
    return Event(event.kind, event.seat, tuple((name, drawn[name]) for name, _ in event.values))
