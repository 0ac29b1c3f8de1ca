"""Thousands of messages that are not right: each is answered or ends the connection, and the game does not notice."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.house import House
from tests.server.people import PEOPLE, play_on, raw

MESSAGES = 4000
BURST = 40
ODD: list[Any] = [None, True, -1, 10**30, 1.5, "", "x" * 50, "\u0000", [], {}, [[]], "deck", "claim a b", {"id": 1}]


def valid(random: Random, token: str) -> dict[str, Any]:
    """Something a client could say, but that changes nothing."""
    position = random.choice((0, 1, 7))
    messages: list[dict[str, Any]] = [
        {"type": "hello", "token": random.choice((token, None)), "after": position},
        {"type": "move", "position": position, "move": "draw violet"},
        {"type": "payments", "position": position, "route": "oslo--bergen"},
        {"type": "why", "position": position, "city": "oslo"},
        {"type": "path", "ticket": "a--b"},
        {"type": "point", "route": "a--b"},
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


def test_garbage(place: House) -> None:
    random = Random(1)
    table = place.client.new_table("nordic", PEOPLE)
    with table.sit(0) as before, table.sit(1) as bo:
        play_on(before, bo, most=3)
    answered = 0
    for _ in range(MESSAGES // BURST):
        with raw(place, table.id) as socket:
            socket.send(json.dumps({"type": "hello", "token": table.tokens[0], "after": None}))
            answered += answers(socket, [mutated(random, table.tokens[0]) for _ in range(BURST)])
    assert answered > MESSAGES / 3
    with table.sit(0) as ada, table.sit(1) as bo:
        assert (ada.view, ada.log) == (before.view, before.log)
        assert ada.table.status == "playing"
        play_on(ada, bo, most=4)
