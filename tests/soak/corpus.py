"""What clients really say: every kind of message and of body, taken down while whole games are played on all boards."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, get_args

from rallar.model.loader import load_board
from rallar.model.types import Board
from rallar.protocol import wire
from tests.lean import TEXT, Desk, Heard, Person

KINDS = [kind.__struct_config__.tag for kind in get_args(wire.FromClient)]


@dataclass(frozen=True, slots=True)
class Asked:
    """A request by HTTP. What stands in braces in the path is put in."""

    method: str
    path: str
    body: bytes
    token: bool


@dataclass
class Corpus:
    messages: defaultdict[str, list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))
    requests: list[Asked] = field(default_factory=list)

    def note(self, payload: bytes) -> None:
        message = json.loads(payload)
        self.messages[message["type"]].append(message)


class Talker(Person):
    """Plays, and asks whatever can be asked meanwhile."""

    def __init__(self, corpus: Corpus, board: Board, token: str | None, random: Random) -> None:
        super().__init__(token, random, lambda: 0)
        self._corpus = corpus
        self._board = board

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        if opcode == TEXT:
            self._corpus.note(payload)
        super().send(payload, opcode)

    def told(self, message: Heard) -> None:
        if message.type == "moved":
            self.say(self._question())

    def refused(self, message: Heard) -> None:
        """A question may be; a move may not."""
        if message.re == "m":
            super().refused(message)

    def _question(self) -> wire.FromClient:
        chance, board, at = self._random, self._board, self.position
        route, ticket = chance.choice(board.routes).id, chance.choice(board.tickets).id
        city, seat = chance.choice(board.cities).id, chance.randrange(3)
        return chance.choice(
            (
                wire.Hello(token=self.seat_token, after=at, id="q"),
                wire.AskWhy(position=at, route=route, id="q"),
                wire.AskWhy(position=at, city=city, id="q"),
                wire.AskWhy(position=at, move=f"claim {route} red:2", id="q"),
                wire.AskWhy(position=at, bed=route, id="q"),
                wire.AskPayments(position=at, city=city, id="q"),
                wire.AskPath(ticket=ticket, id="q"),
                wire.AskLongest(id="q"),
                wire.AskLog(before=at, id="q"),
                wire.AskHint(position=at, id="q"),
                wire.Propose(seat=seat, id="q"),
                wire.Agree(seat=seat, yes=chance.random() < 0.8, hand_over=chance.random() < 0.5, id="q"),
                wire.Reclaim(seat=seat, name=chance.choice((None, "Late")), id="q"),
                wire.ComeBack(id="q"),
                wire.Holiday(days=chance.randrange(4), id="q"),
                wire.Seen(seen=chance.random() < 0.5, id="q"),
                wire.Say(text=chance.choice(("hej", "Nej då! 🚂", "x" * 300)), id="q"),
                wire.Point(route=route, id="q"),
                wire.Ping(id="q"),
            )
        )


async def _play(corpus: Corpus, address: str, boards: Sequence[str], random: Random, most: int) -> list[str]:
    """The games, to their end or for so many moves; the tables."""
    talkers, tables, desk = [], [], Desk(address)
    for board in boards:
        table, tokens = desk.new_table(board)
        tables.append(table)
        for token in (*tokens, None):
            talkers.append(Talker(corpus, load_board(board), token, random))
            await talkers[-1].connect(address, table)
    while not all(each.is_over or each.position >= most for each in talkers):
        assert not any(each.lost.done() for each in talkers), "a line was cut"
        await asyncio.sleep(0.01)
    for each in talkers:
        each.hang_up()
    desk.close()
    return tables


def _ask(corpus: Corpus, address: str, tables: Sequence[str]) -> None:
    """The bodies that are sent before, beside and after games."""
    people = [{"kind": "person", "name": "Ada", "color": "azure"}, {"kind": "open"}]
    computer = {"kind": "computer", "level": "rookie"}
    bodies: list[tuple[str, str, Any, bool]] = [
        ("POST", "/tables", {"board": "europe", "seats": people, "hints": True, "start": 0}, False),
        ("POST", "/tables", {"board": "nordic", "seats": [people[0], computer], "variant": None}, False),
        (
            "POST",
            "/tables",
            {"board": "japan", "seats": [people[0], people[0] | {"color": None}], "begin": True},
            False,
        ),
        (
            "POST",
            "/tables",
            {"board": "france", "seats": people, "pace": {"kind": "slow", "seconds": 86_400, "then": "move"}},
            False,
        ),
        ("POST", "/tables/{table}/join", {"name": "Bo", "seat": 1, "color": "amber"}, False),
        ("PATCH", "/tables/{table}/seats/1", {"kind": "computer", "level": "rookie"}, True),
        ("PATCH", "/tables/{table}/seats/0", {"name": "Ada", "color": "forest"}, True),
        ("POST", "/tables/{table}/seats/0/pass", None, True),
        ("POST", "/claim", {"code": "ABCD-EFGH"}, False),
        ("POST", "/tables/{table}/host", {"seat": 1}, True),
        ("POST", "/tables/{table}/leave", None, True),
        ("POST", "/tables/{table}/begin", None, True),
        ("POST", "/tables/{table}/rematch", None, True),
        ("GET", "/tables/{table}/replay?at=3&seat=1", None, False),
        ("GET", "/tables/{table}/record", None, False),
        ("GET", "/tables/{table}", None, False),
    ]
    corpus.requests += [
        Asked(method, path, b"" if body is None else json.dumps(body).encode(), token)
        for method, path, body, token in bodies
    ]
    desk = Desk(address)
    for table in tables:
        status, record = desk.ask("GET", f"/tables/{table}/record")
        if status == 200:
            corpus.requests.append(Asked("POST", "/records", record, False))
    desk.close()


async def record(address: str, boards: Sequence[str], seed: int, most: int = 10_000) -> Corpus:
    """What is said in games at a server, one on each board."""
    corpus = Corpus()
    _ask(corpus, address, await _play(corpus, address, boards, Random(seed), most))
    missing = set(KINDS) - set(corpus.messages)
    assert not missing, f"nobody said {missing}"
    return corpus
