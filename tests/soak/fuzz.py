"""Mutated messages by the million: each is answered, in order; what they change, the rules say they may.

A quarter is said over real sockets to a server of its own, with bodies by HTTP beside them; the rest to the same
application in this process, without a network. People play on at every table meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, fields
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from urllib.parse import quote

import httpx

from rallar.model.loader import board_ids
from rallar.server.app import create_app
from rallar.server.settings import Limits, Rate, Settings
from tests import loops
from tests.lean import Desk
from tests.server.house import Killable, process
from tests.soak import corpus as recording
from tests.soak.conversation import Count, Player, Speaker, Spot
from tests.soak.corpus import Corpus
from tests.soak.inside import Inside
from tests.soak.kills import kept_if_wrong
from tests.soak.mutation import Mutator

COUNT = 10_000_000
SOCKETS = 4  # one message in so many goes over a real socket
BODIES = 100  # and for so many of those there is a body by HTTP
TABLES = 6
SPEAKERS = 3  # at each
PATIENCE = 20.0  # seconds in which a sane client has its answer, also on a busy machine
PROGRESS = 20.0  # seconds between two lines
ROOM = 150.0  # MiB that a server may grow by once it is warm, whatever it is told
OFTEN = Rate(1e9, 1e9)  # no limit that can be written as JSON
LIMITS = Limits(**{each.name: OFTEN if isinstance(each.default, Rate) else 1e6 for each in fields(Limits)})  # type: ignore[arg-type]
AWAY_AFTER = 5  # seconds: whoever was sent away is back by then, and is not played for
SETTINGS = Settings(limits=LIMITS, pause=0, away_after=AWAY_AFTER, idle_after=5, thinkers=1)


class InsideSpeaker(Inside, Speaker):
    pass


class InsidePlayer(Inside, Player):
    pass


@dataclass
class Way:
    """How a round reaches its server."""

    name: str
    data: Path
    address: object  # what a line connects to
    pid: int | str
    speaker: type[Speaker]
    player: type[Player]
    new_table: Callable[[str, int], Awaitable[tuple[str, list[str]]]]

    @property
    def memory(self) -> float:
        """MiB that the server holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@dataclass
class Round:
    """So many messages, one way."""

    way: Way
    mutator: Mutator
    count: Count
    random: Random
    moves: int = 0
    tables: int = 0
    times: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: self.wrong.append(str(context)))
        warm, said = 0.0, loop.time()
        async with asyncio.TaskGroup() as group:
            for number in range(TABLES):
                group.create_task(self._tend(number))
            while not self.count.is_done:
                await asyncio.sleep(0.1)
                assert not self.wrong, self.wrong[0]
                warm = warm or (self.way.memory if self.count.answered > self.count.wanted / 5 else 0.0)
                if loop.time() > said + PROGRESS:
                    said = loop.time()
                    print(f"fuzz: {self.count.answered:,} {self.way.name}, {self.way.memory:.0f} MiB", flush=True)
        assert self.way.memory < warm + ROOM, f"from {warm:.0f} to {self.way.memory:.0f} MiB"

    async def _tend(self, number: int) -> None:
        """A table, the people who play there and those who say anything; then the next table."""
        absent = number == TABLES - 1  # someone never comes, so that a computer may stand in
        while not self.count.is_done:
            self.tables += 1
            board = board_ids()[self.tables % len(board_ids())]
            table, tokens = await self.way.new_table(board, 3 if absent else 2)
            spot = Spot(table, tokens, away=2 if absent else None)
            spot.begin(self.way.data)
            async with asyncio.TaskGroup() as group:
                for token in tokens[:2]:
                    group.create_task(self._play(spot, token))
                for _ in range(SPEAKERS):
                    group.create_task(self._speak(spot))
            self.moves += await asyncio.to_thread(spot.check, self.way.data)

    async def _speak(self, spot: Spot) -> None:
        """Talk, and come back when the server has had enough."""
        while not (self.count.is_done or spot.is_over):
            speaker = self.way.speaker(spot, self.count, self.mutator)
            await speaker.connect(self.way.address, spot.table)
            await speaker.talked()

    async def _play(self, spot: Spot, token: str) -> None:
        """Until all is said. A sane answer never takes long."""
        player = self.way.player(token, self.random, spot)
        await player.connect(self.way.address, spot.table)
        while not (self.count.is_done or spot.is_over):
            await asyncio.sleep(0.05)
            if player.lost.done():
                player.lost.result()
                raise AssertionError(f"someone sane was cut off: {player.close_code}")
            assert player.waits < PATIENCE, "someone sane has no answer"
        player.hang_up()
        await player.left()
        self.times += player.times


def by_socket(place: Killable, data: Path) -> Way:
    async def new_table(board: str, people: int) -> tuple[str, list[str]]:
        desk = Desk(place.url)
        try:
            return await asyncio.to_thread(desk.new_table, board, people)
        finally:
            desk.close()

    return Way("by socket", data, place.url, place.process.pid, Speaker, Player, new_table)


def inside(app: object, data: Path) -> Way:
    client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://inside")  # type: ignore[arg-type]

    async def new_table(board: str, people: int) -> tuple[str, list[str]]:
        seats = [{"kind": "person"}] * people
        made = (await client.post("/api/tables", json={"board": board, "seats": seats, "begin": True})).json()
        return made["table"]["id"], list(made["seats"].values())

    return Way("inside", data, app, "self", InsideSpeaker, InsidePlayer, new_table)


def ask(place: Killable, corpus: Corpus, count: int, seed: int) -> dict[int, int]:
    """Mutated bodies by HTTP: no answer is a failure of the server's. How many of each kind there were."""
    desk, random = Desk(place.url), Random(seed)
    mutator = Mutator(corpus, random)
    table, tokens = desk.new_table("europe")
    connection = HTTPConnection("127.0.0.1", place.port, timeout=60)
    answered: dict[int, int] = {}
    for _ in range(count):
        asked = random.choice(corpus.requests)
        odd = random.choice(("x", "%00", quote("🚂"), "A" * 300, "..")) if random.random() < 0.1 else table
        body = mutator.body(asked) if asked.body or random.random() < 0.2 else b""
        headers = {"Authorization": f"Bearer {random.choice((*tokens, 'x', ''))}"} if asked.token else {}
        connection.request(asked.method, f"/api{asked.path.format(table=odd)}", body, headers)
        answer = connection.getresponse()
        text = answer.read()
        assert answer.status < 500, f"{asked.method} {asked.path} {body!r}: {answer.status} {text!r}"
        assert answer.headers["X-Content-Type-Options"] == "nosniff", f"{asked.path} {body!r} without its headers"
        assert answer.status < 400 or b'"error"' in text, text
        answered[answer.status] = answered.get(answer.status, 0) + 1
    connection.close()
    desk.close()
    return answered


async def _run(folder: Path, count: int, seed: int, most: int) -> str:
    sockets, log = -(-count // SOCKETS), folder / "server.log"
    with process(folder / "sockets", SETTINGS, log) as place:
        corpus = await recording.record(place.url, board_ids(), seed, most)
        asking = asyncio.create_task(asyncio.to_thread(ask, place, corpus, -(-sockets // BODIES), seed))
        outside = Round(
            by_socket(place, folder / "sockets"), Mutator(corpus, Random(seed)), Count(sockets), Random(seed)
        )
        await outside.run()
        bodies = await asking
    assert "Traceback" not in log.read_text(), f"the server stumbled: see {log}"
    app = create_app(folder / "inside", SETTINGS)
    async with app.router.lifespan_context(app):
        mutator = Mutator(corpus, Random(seed + 1))
        within = Round(inside(app, folder / "inside"), mutator, Count(count - sockets), Random(seed + 1))
        await within.run()
    times = sorted(outside.times) or [0.0]
    return (
        f"{outside.count.answered:,} messages by socket, {within.count.answered:,} inside,"
        f" {sum(bodies.values()):,} bodies,"
        f" {outside.moves + within.moves:,} moves at {outside.tables + within.tables:,} tables as the rules have them,"
        f" sane answers by socket within {1000 * times[int(0.99 * len(times))]:.0f} ms (99 %)"
    )


def run(count: int, seed: int, most: int = 10_000) -> str:
    """With `most`, of games that are played only so far for the messages they are made of."""
    with kept_if_wrong("fuzz") as folder:
        return loops.run(_run(folder, count, seed, most))
