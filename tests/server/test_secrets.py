"""Every byte sent to each seat and to a spectator in whole games: nothing in it depends on what they may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from random import Random
from typing import Any

import httpx
import pytest

from rallar import Event, Game, Record, board_ids
from rallar.game.events import SECRET
from rallar.model.types import CARDS
from rallar.protocol import wire
from rallar.server import telling
from tests.conformance.secrets import redealt
from tests.server.guest import Guest, guest, make, play_on, seat
from tests.server.house import House
from tests.states import put

EVERY = 5  # moves that are looked at


@pytest.mark.parametrize("board", board_ids())
def test_nothing_secret_is_sent(http: httpx.Client, place: House, board: str) -> None:
    made = make(http, board, seat(), seat(), begin=True)
    table, tokens = made["table"]["id"], made["seats"]
    with ExitStack() as stack:
        guests = {seat: stack.enter_context(guest(place, table, tokens[str(seat)])) for seat in (0, 1)}
        watcher = stack.enter_context(guest(place, table))
        play_on(guests)
        watcher.hear_move(guests[0].seen["position"])
    game = Record.parse(http.get(f"/api/tables/{table}/record").text).replay()
    for viewer, heard in ((0, guests[0]), (1, guests[1]), (None, watcher)):
        during = [text for text in heard.heard if not json.loads(text).get("outcome")]
        assert str(game.seed) not in "".join(during)
        assert not any(token in text for text in during for token in (*tokens.values(), made["host"]))
        for text in during:
            check_own(json.loads(text), viewer)
        check_the_same_of_other_games(game, viewer, heard)


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


def check_the_same_of_other_games(game: Game, viewer: int | None, heard: Guest) -> None:
    """The same bytes would have been sent in a game that differs in all that the viewer cannot know."""
    random, looked = Random(7), 0
    for text in heard.heard:
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
