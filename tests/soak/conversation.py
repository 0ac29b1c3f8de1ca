"""Who says anything at all at a table, who plays there meanwhile, and the book in which both are kept."""

from __future__ import annotations

import json
import sqlite3
import time
from collections import deque
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from rallar.game import Record, parse_move
from rallar.kernel.engine import compiled
from rallar.model.errors import RallarError
from rallar.protocol import wire
from rallar.server.disk import FILE
from tests.lean import TEXT, Heard, Line, Person, Sent
from tests.soak.mutation import Mutator

WINDOW = 32  # messages that wait for their answers at once
THINKS = 0.1  # seconds that someone sane takes for a move, at most
ENDS = (1007, 1008, 1009, 1013)  # no text, refused, too large, too slow: what a server may end a conversation with
ANSWERS = {
    "hello": "state",
    "move": "accepted",
    "payments": "payments",
    "why": "because",
    "path": "path",
    "longest": "longest",
    "log": "log",
    "hint": "hint",
    "propose": "accepted",
    "agree": "accepted",
    "reclaim": "accepted",
    "return": "accepted",
    "say": "accepted",
    "point": "accepted",
    "holiday": "accepted",
    "seen": "accepted",
    "ping": "pong",
}


@dataclass
class Count:
    """How many are to be answered, and how many were."""

    wanted: int
    answered: int = 0

    @property
    def is_done(self) -> bool:
        return self.answered >= self.wanted


@dataclass
class Spot:
    """A table, with what was accepted there. Who is away from it may be played for by a computer."""

    table: str
    tokens: list[str]
    away: int | None = None
    position: int = 0
    is_over: bool = False
    accepted: dict[int, tuple[int | None, str, int]] = field(default_factory=dict)  # by whom, and what it answered
    in_doubt: list[tuple[int | None, str]] = field(default_factory=list)  # moves whose answer was not heard
    spoken: int = 0
    spoken_in_doubt: int = 0
    setup: str = ""  # as it was in the beginning

    def begin(self, data: Path) -> None:
        (self.setup,) = read_rows(data, "SELECT setup FROM tables WHERE id = ?", self.table)

    def accept(self, position: int, seat: int | None, move: str, faced: int) -> None:
        assert position not in self.accepted, f"two moves were accepted at {position}"
        self.accepted[position] = (seat, move, faced)

    def check(self, data: Path) -> int:
        """What is on disk is what the rules make of the moves that were accepted, and of nothing else; how many."""
        lines = read_rows(data, "SELECT line FROM lines WHERE table_id = ? ORDER BY number", self.table)
        (setup,) = read_rows(data, "SELECT setup FROM tables WHERE id = ?", self.table)
        (spoken,) = read_rows(data, "SELECT max(number) FROM said WHERE table_id = ?", self.table)
        assert self.away is not None or setup == self.setup, f"{self.table} is set up otherwise: {setup}"
        record = Record.parse("\n".join(lines))
        game = record.replay(kernel=compiled()).copy(0)
        assert max(self.accepted, default=0) <= len(record.moves), f"{self.table} lost an accepted move"
        for position, entry in enumerate(record.moves, start=1):
            seat, move, faced = self.accepted.get(position) or self._unheard(position, entry.seat, entry.move)
            assert seat == entry.seat, f"seat {seat} moved for {entry.seat} at {position} of {self.table}"
            assert game.faces(faced, seat), f"a move for position {faced} was accepted at {position} of {self.table}"
            game.push(move, seat)
        assert list(Record.of(game).lines())[: len(lines)] == lines, f"{self.table} is not what was accepted"
        words = 0 if spoken is None else spoken + 1
        assert self.spoken <= words <= self.spoken + self.spoken_in_doubt, f"{words} words, {self.spoken} accepted"
        return len(record.moves)

    def _unheard(self, position: int, seat: int, move: str) -> tuple[int, str, int]:
        if seat != self.away:
            assert any(seat == by and is_same(move, said) for by, said in self.in_doubt), f"nobody sent {move}"
        return seat, move, position - 1


def read_rows(data: Path, question: str, table: str) -> list[Any]:
    """What the disk has of a table, read beside the server."""
    with closing(sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)) as db:
        return [value for (value,) in db.execute(question, (table,))]


def is_same(one: str, two: Any) -> bool:
    try:
        return isinstance(two, str) and parse_move(one) == parse_move(two)
    except RallarError:
        return False


class Answer(Struct):
    """What is heard, as far as it matters here: an answer has `re`."""

    type: str
    re: str | UnsetType | None = UNSET
    position: int = -1
    seat: int | None = None
    token: str = ""
    key: str = ""


read = msgspec.json.Decoder(Answer).decode


class Speaker(Line):
    """Says one mutated message after the other, and sees to it that each gets one answer, of its own kind."""

    def __init__(self, spot: Spot, count: Count, mutator: Mutator) -> None:
        super().__init__()
        self._spot = spot
        self._count = count
        self._mutator = mutator
        self._seat: int | None = None
        self._token = mutator.choose((*spot.tokens, None))
        self._waiting: deque[tuple[bytes, int]] = deque()

    async def talked(self) -> None:
        """Until either has enough. What was said and not answered may have been done."""
        await self.lost
        assert self.close_code is None or self.close_code in ENDS, f"the server ended it with {self.close_code}"
        if self._waiting and not self._count.is_done and not self._spot.is_over:
            self._count.answered += 1  # the one that ended it
        for payload, _ in self._waiting:
            self._doubt(payload)

    def opened(self) -> None:
        self._say([(wire.encode(wire.Hello(token=self._token)), TEXT)])
        self._go_on()

    def heard(self, data: bytes) -> None:
        found = read(data)
        if found.type in ("moved", "state"):
            self._spot.position = max(self._spot.position, found.position)
        elif found.type == "handed":
            self._spot.tokens.append(found.token)
        if found.re is not UNSET and self._waiting:
            self._check(*self._waiting.popleft(), found)
            self._count.answered += 1
            if self._count.is_done or self._spot.is_over:
                self.hang_up()
            elif len(self._waiting) <= WINDOW // 2:
                self._go_on()

    def _go_on(self) -> None:
        self._mutator.position, self._mutator.tokens = self._spot.position, self._spot.tokens
        self._say([self._mutator.message() for _ in range(WINDOW - len(self._waiting))])

    def _say(self, messages: list[tuple[bytes, int]]) -> None:
        self._waiting += messages
        self.send_all(messages)

    def _check(self, payload: bytes, opcode: int, found: Answer) -> None:
        if found.type == "refused":
            if found.key == "token-wrong" and self._token in self._spot.tokens and self._seat is None:
                self._spot.tokens.remove(self._token)  # the table has given the seat to somebody else
            return
        assert opcode == TEXT, f"{payload!r} was no text and was answered by {found}"
        message = json.loads(payload)  # read by other code than the server's
        assert ANSWERS[message["type"]] == found.type, f"{payload!r} was answered by {found}"
        if message["type"] == "hello":
            self._seat = found.seat
        elif message["type"] == "move":
            self._spot.accept(found.position, self._seat, message["move"], message["position"])
        elif message["type"] == "say":
            self._spot.spoken += 1

    def _doubt(self, payload: bytes) -> None:
        try:
            message = json.loads(payload)
        except (ValueError, RecursionError):
            return
        if isinstance(message, dict) and message.get("type") == "move":
            self._spot.in_doubt.append((self._seat, message.get("move", "")))
        elif isinstance(message, dict) and message.get("type") == "say":
            self._spot.spoken_in_doubt += 1


class Player(Person):
    """Someone sane, who plays on whatever others say, and does not have to wait for it."""

    def __init__(self, token: str, random: Random, spot: Spot) -> None:
        super().__init__(token, random, lambda: random.uniform(0, THINKS))
        self.spot = spot
        self.times: list[float] = []
        self._asked_at: float | None = None

    @property
    def waits(self) -> float:
        """Seconds since something was sent that is not answered yet."""
        return 0.0 if self._asked_at is None else time.monotonic() - self._asked_at

    def say(self, message: wire.FromClient) -> None:
        self._asked_at = time.monotonic()
        super().say(message)

    def told(self, message: Heard) -> None:
        self.spot.is_over = self.spot.is_over or message.is_over
        if message.re is not None and self._asked_at is not None:
            self.times.append(self.waits)
            self._asked_at = None

    def sending(self, sent: Sent) -> None:
        self.spot.in_doubt.append((self.seat, sent.move))

    def accepted(self, sent: Sent, position: int) -> None:
        self.spot.in_doubt.remove((self.seat, sent.move))
        self.spot.accept(position, self.seat, sent.move, sent.faced)

    def refused(self, message: Heard) -> None:
        """Somebody with the same token was faster."""
        if message.re == "m":
            self.spot.in_doubt.remove((self.seat, self.sent.move))
        assert message.key == "table-stale", message.key
        self.ask_again()
