"""People by the thousand who cost less than the server that they load: a line of frames, and someone who plays."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from http.client import HTTPConnection
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Raw, Struct

from rallar.protocol import wire

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
NO_MASK = bytes(4)  # as good as any: a mask guards old proxies, and there is none


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """What a client sends."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + NO_MASK + payload
    if size < 1 << 16:
        return bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2) + NO_MASK + payload
    return bytes((0x80 | opcode, 0x80 | 127)) + size.to_bytes(8) + NO_MASK + payload


class Line(asyncio.Protocol):
    """One end of a socket to a table: no task, no queue."""

    bytes_heard = bytes_said = 0

    def __init__(self) -> None:
        self.close_code: int | None = None
        self.is_open = False
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: Any = None
        self._buffer = b""

    async def connect(self, address: Any, table: str) -> None:
        place = urlsplit(address)
        await asyncio.get_running_loop().create_connection(lambda: self, place.hostname, place.port)
        self._transport.write(UPGRADE.format(table=table, host=place.netloc).encode())

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        data = frame(payload, opcode)
        self.bytes_said += len(data)
        self._transport.write(data)

    def send_all(self, messages: Sequence[tuple[bytes, int]]) -> None:
        """Several at once."""
        data = b"".join(frame(payload, opcode) for payload, opcode in messages)
        self.bytes_said += len(data)
        self._transport.write(data)

    def say(self, message: wire.FromClient) -> None:
        self.send(wire.encode(message))

    def hang_up(self) -> None:
        self._transport.abort()

    async def left(self) -> None:
        """Until the line is no longer there, if it ever was; raises what went wrong on it."""
        if self._transport is not None:
            await self.lost

    def opened(self) -> None:
        """The handshake is done."""

    def heard(self, data: bytes) -> None:
        """A message has come."""

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        """What went wrong here, and not on the way, is raised for whoever asks when the line was lost."""
        self.is_open = False
        if not self.lost.done():
            if error is None or isinstance(error, OSError):
                self.lost.set_result(None)
            else:
                self.lost.set_exception(error)

    def data_received(self, data: bytes) -> None:
        self.bytes_heard += len(data)
        buffer = self._buffer + data if self._buffer else data
        at = 0 if self.is_open else self._shake_hands(buffer)
        while 0 <= at < len(buffer) and (found := _frame(buffer, at)):
            opcode, start, at = found
            self._take(opcode, buffer[start:at])
        self._buffer = buffer if at < 0 else buffer[at:]

    def _shake_hands(self, buffer: bytes) -> int:
        end = buffer.find(b"\r\n\r\n")
        if end < 0:
            return -1
        assert buffer.startswith(b"HTTP/1.1 101 "), buffer[:200]
        self.is_open = True
        self.opened()
        return end + 4

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode in (TEXT, BINARY):
            self.heard(payload)
        elif opcode == PING:
            self.send(payload, PONG)
        elif opcode == CLOSE:
            self.close_code = int.from_bytes(payload[:2]) if payload else 1005
            self._transport.close()


def _frame(buffer: bytes, at: int) -> tuple[int, int, int] | None:
    """The next whole frame of a server: what it is, where its payload starts and where it ends."""
    if len(buffer) < at + 2:
        return None
    size, start = buffer[at + 1] & 0x7F, at + 2
    if size > 125:
        more = 2 if size == 126 else 8
        size, start = int.from_bytes(buffer[start : start + more]), start + more
    if len(buffer) < start or len(buffer) < start + size:
        return None
    return buffer[at] & 0x0F, start, start + size


# --- what a player needs of what is heard


class Own(Struct):
    hand: tuple[int, ...]
    offer: tuple[str, ...]
    keep: int


class Seen(Struct):
    own: Own | None


class Heard(Struct):
    """Any message of the server, as far as a player looks at it."""

    type: str
    position: int = -1
    seat: int | None = None
    re: str | None = None
    choices: wire.Choices | None = None
    view: Seen | None = None
    outcome: Raw = Raw(b"null")
    entry: Raw = Raw(b"")
    log: tuple[Raw, ...] = ()
    payments: tuple[str, ...] = ()
    key: str = ""

    @property
    def is_over(self) -> bool:
        return bytes(self.outcome) != b"null"


read = msgspec.json.Decoder(Heard).decode


def simple_moves(choices: wire.Choices, own: Own) -> list[str]:
    """What needs no payment for a route or a station; of an offer as few as may be are kept."""
    if own.offer:
        return [" ".join(("keep", *own.offer[: own.keep]))]
    return [
        *(f"tile {bed} {color}" for bed, colors in choices.beds.items() for color in colors),
        *(f"pay {cards}" for cards in choices.surcharge),
        *(f"draw {pile}" for pile in choices.draw),
        *(["tickets"] if choices.tickets and not choices.draw else []),
        *(["decline"] if choices.decline else []),
        *(["pass"] if choices.pass_ else []),
    ]


@dataclass(frozen=True, slots=True)
class Sent:
    """A move on its way, or the beginning of one whose payment is asked for."""

    move: str
    faced: int  # the position it answers
    at: float


class Person(Line):
    """Plays a seat by chance: draws until the hand is large, then builds."""

    seat_token: str | None

    def __init__(self, token: str | None, random: Random, pause: Callable[[], float], rich: int = 8) -> None:
        super().__init__()
        self.seat_token = token
        self.seat: int | None = None
        self.position = -1
        self.is_over = False
        self.busy = False  # between being asked and having answered
        self._random = random
        self._pause = pause
        self._rich = rich
        self._choices: wire.Choices | None = None
        self._own: Own | None = None
        self.sent = Sent("", 0, 0.0)

    def sending(self, sent: Sent) -> None:
        """A move is about to be sent."""

    def accepted(self, sent: Sent, position: int) -> None:
        """A move is on disk."""

    def told(self, message: Heard) -> None:
        """Something was heard."""

    def refused(self, message: Heard) -> None:
        raise AssertionError(f"refused: {message.key} ({self.sent})")

    def opened(self) -> None:
        self.say(wire.Hello(token=self.seat_token))

    def heard(self, data: bytes) -> None:
        message = read(data)
        self.told(message)
        match message.type, message.re:
            case (("state" | "moved"), _):
                self._look(message)
            case "payments", "p":
                self._play(f"{self.sent.move} {self._random.choice(message.payments)}", self.sent.faced)
            case "accepted", "m":
                self.busy, self._choices = False, None
                self.accepted(self.sent, message.position)
            case "refused", _:
                self.refused(message)

    def _look(self, message: Heard) -> None:
        if message.type == "state":
            self.seat = message.seat
        self.position, self._choices = message.position, message.choices
        self._own = message.view.own if message.view else None
        self.is_over = message.is_over
        if not self.busy:
            self._think()

    def ask_again(self) -> None:
        """What was refused is thought over."""
        self._think()

    def _think(self) -> None:
        self.busy = self._choices is not None
        if self.busy:
            asyncio.get_running_loop().call_later(self._pause(), self._answer)

    def _answer(self) -> None:
        if not self.is_open or self._choices is None or self._own is None:
            self.busy = False
            return
        simple, places = simple_moves(self._choices, self._own), self._places(self._choices)
        if not simple and not places:
            self._play("tickets", self.position)
        elif places and (not simple or (sum(self._own.hand) > self._rich and not self._own.offer)):
            kind, name = self._random.choice(places)
            self.sent = Sent(f"{'claim' if kind == 'route' else 'station'} {name}", self.position, 0.0)
            self.say(wire.AskPayments(position=self.position, id="p", **{kind: name}))
        else:
            self._play(self._random.choice(simple), self.position)

    def _places(self, choices: wire.Choices) -> Sequence[tuple[str, str]]:
        """Routes to claim; a station now and then."""
        stations = choices.stations if not choices.routes or self._random.random() < 0.05 else ()
        return [("city", city) for city in stations] or [("route", route) for route in choices.routes]

    def _play(self, move: str, faced: int) -> None:
        self.sent = Sent(move, faced, time.perf_counter())
        self.sending(self.sent)
        self.say(wire.PlayMove(position=faced, move=move, id="m"))


# --- what is asked by HTTP


class Desk:
    """Asks a server by HTTP, on one connection."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        assert place.hostname is not None
        self._connection = HTTPConnection(place.hostname, place.port, timeout=60)

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> tuple[int, bytes]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        data = json.dumps(body).encode() if body is not None else None
        self._connection.request(method, f"/api{path}", data, headers)
        answer = self._connection.getresponse()
        return answer.status, answer.read()

    def new_table(self, board: str, people: int = 2) -> tuple[str, list[str]]:
        """A table whose game has begun, and the tokens of its seats."""
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(people)]
        status, body = self.ask("POST", "/tables", {"board": board, "seats": seats, "begin": True})
        assert status == 201, body
        found = msgspec.json.decode(body, type=wire.Seated)
        return found.table.id, [found.seats[str(seat)] for seat in range(people)]

    def close(self) -> None:
        self._connection.close()
