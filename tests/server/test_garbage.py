"""Thousands of messages that are not right: each is answered or ends the connection, and the game does not notice."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.guest import Json, guest, make, play_on, raw
from tests.server.house import House

MESSAGES = 4000
BURST = 40
ODD: list[Any] = [None, True, -1, 10**30, 1.5, "", "x" * 50, "\u0000", [], {}, [[]], "deck", "claim a b", {"id": 1}]


def valid(random: Random, token: str) -> Json:
    """Something a client could say, but that changes nothing."""
    position = random.choice((0, 1, 7))
    messages: list[Json] = [
        {"type": "hello", "token": random.choice((token, None)), "after": position},
        {"type": "move", "position": position, "move": "draw violet"},
        {"type": "payments", "position": position, "route": "oslo--bergen"},
        {"type": "why", "position": position, "city": "oslo"},
        {"type": "path", "ticket": "a--b"},
        {"type": "propose", "seat": 0},
        {"type": "agree", "seat": 1, "yes": True},
        {"type": "return"},
        {"type": "ping"},
    ]
    return {**random.choice(messages), "id": f"v{random.randrange(100)}"}


def mutated(random: Random, token: str) -> str | bytes:
    """A message with something wrong in it, or garbage."""
    message = valid(random, token)
    kind = random.randrange(6)
    if kind == 0:
        message[random.choice(list(message))] = random.choice(ODD)
    elif kind == 1:
        del message[random.choice(list(message))]
    elif kind == 2:
        message[random.choice(("extra", "seed", "__proto__"))] = random.choice(ODD)
    text = json.dumps(message)
    if kind == 3:
        cut = random.randrange(len(text))
        text = text[:cut] + random.choice(("", "\ufffd", "}", '"', "\\")) + text[cut + 1 :]
    if kind == 4:
        return random.randbytes(random.randrange(60))
    if kind == 5:
        return "".join(chr(random.choice((32, 34, 91, 123, 125, 93, 48, 0x1F600))) for _ in range(random.randrange(80)))
    return text


def answers(socket: ClientConnection, sent: list[str | bytes]) -> int:
    """How many of some messages were answered before the connection ended, if it did."""
    answered = 0
    with suppress(ConnectionClosed):
        for message in sent:
            socket.send(message)
        while answered < len(sent):
            heard = json.loads(socket.recv(10))
            answered += "re" in heard
    assert socket.close_code in (None, 1008), "the connection broke"
    return answered


def test_garbage(http: httpx.Client, place: House) -> None:
    random = Random(1)
    made = make(http, begin=True)
    table, tokens = made["table"]["id"], made["seats"]
    with guest(place, table, tokens["0"]) as ada, guest(place, table, tokens["1"]) as bo:
        play_on({0: ada, 1: bo}, 3)
        before = ada.hello(tokens["0"])
    answered = 0
    for _ in range(MESSAGES // BURST):
        with raw(place, table) as socket:
            socket.send(json.dumps({"type": "hello", "token": tokens["0"], "after": None}))
            answered += answers(socket, [mutated(random, tokens["0"]) for _ in range(BURST)])
    assert answered > MESSAGES / 3
    with guest(place, table, tokens["0"]) as ada, guest(place, table, tokens["1"]) as bo:
        assert (ada.seen["view"], ada.seen["log"]) == (before["view"], before["log"])
        assert ada.seen["table"]["status"] == "playing"
        play_on({0: ada, 1: bo}, 4)
