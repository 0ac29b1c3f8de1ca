"""Two hundred tables of two socket players: moves a second, how long a move takes, memory a table."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import uniform
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rallar.lab.bench import Figure
from tests.browser.host import Host

TABLES = 200
THINKING = 20  # tables at which a person plays against computers
SECONDS = 12.0
PEOPLE = ({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"})
ALONE = ({"kind": "person", "name": "Ada"}, *({"kind": "computer"},) * 4)
PACE = 1.0  # seconds a person of the calm measurement thinks before a move, on average


@dataclass
class Tally:
    """How long each move took, from sending it to hearing that it is on disk."""

    times: list[float] = field(default_factory=list)
    until: float = 0.0

    def quantile(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Player:
    """A seat that answers whatever is asked at once, or after a pause, one thing after another."""

    def __init__(self, socket: ClientConnection, tally: Tally, pause: float) -> None:
        self._socket, self._tally, self._pause = socket, tally, pause
        self._numbers = count()
        self._wanted = ""  # the route whose payments were asked for
        self._table: dict[str, Any] = {}  # as last heard
        self._position = -1  # that was last answered
        self._sent = 0.0
        self._busy = False

    async def play(self) -> None:
        async for text in self._socket:
            message = msgspec.json.decode(text)
            match message["type"]:
                case "state" | "moved":
                    self._table = message
                case "payments":
                    await self._move(f"claim {self._wanted} {message['payments'][0]}")
                case "accepted":
                    self._tally.times.append(time.perf_counter() - self._sent)
                    self._position = message["position"] - 1  # whatever was heard before is answered by it
                    self._busy = False
                case "refused":
                    raise AssertionError(message)
            if not self._busy and self._table.get("choices") and self._table["position"] > self._position:
                await self._answer()
            if time.perf_counter() > self._tally.until or self._table.get("outcome"):
                return

    async def _answer(self) -> None:
        choices, view = self._table["choices"], self._table["view"]
        self._busy = True
        self._position = self._table["position"]
        if self._pause:
            await asyncio.sleep(uniform(0, 2 * self._pause))
        if choices["routes"] and view["players"][view["own"]["seat"]]["cards"] > 8:
            self._wanted = choices["routes"][-1]
            await self._send(type="payments", position=self._position, route=self._wanted)
        else:
            await self._move(simple_move(choices, view))

    async def _move(self, move: str) -> None:
        self._sent = time.perf_counter()
        await self._send(type="move", position=self._position, move=move)

    async def _send(self, **message: Any) -> None:
        await self._socket.send(msgspec.json.encode({"id": str(next(self._numbers))} | message), text=True)


def simple_move(choices: dict[str, Any], view: dict[str, Any]) -> str:
    """Something to do that needs no payment, or the first one offered."""
    own = view["own"]
    if view["asked"] == "keep-tickets":
        return " ".join(("keep", *own["offer"][: own["keep"]]))
    if choices["draw"]:
        return f"draw {choices['draw'][0]}"
    for route, colors in choices["beds"].items():
        return f"tile {route} {colors[0]}"
    if choices["surcharge"]:
        return f"pay {choices['surcharge'][0]}"
    return next(word for word in ("decline", "tickets", "pass") if choices[word])


async def _make(host: Host, http: httpx.AsyncClient, seats: tuple[dict[str, str], ...]) -> tuple[str, Any]:
    """The address of the socket of a new table, and who sits at it."""
    made = await http.post("/api/tables", json={"board": "europe", "seats": seats, "begin": True})
    seated = made.raise_for_status().json()
    return f"ws://127.0.0.1:{host.port}/api/tables/{seated['table']['id']}/socket", seated


async def _table(
    host: Host, http: httpx.AsyncClient, tally: Tally, pause: float, seats: tuple[dict[str, str], ...] = PEOPLE
) -> None:
    address, seated = await _make(host, http, seats)
    async with asyncio.TaskGroup() as group:
        for token in seated["seats"].values():
            group.create_task(_seat(address, token, tally, pause))


async def _seat(address: str, token: str, tally: Tally, pause: float) -> None:
    async with connect(address, compression=None, max_size=None) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "token": token, "after": None}), text=True)
        await Player(socket, tally, pause).play()


async def _run(host: Host, pause: float) -> Tally:
    tally = Tally(until=time.perf_counter() + SECONDS + 8)  # eight seconds to seat everybody
    async with httpx.AsyncClient(base_url=host.url, timeout=60) as http, asyncio.TaskGroup() as group:
        for _ in range(TABLES):
            group.create_task(_table(host, http, tally, pause))
        await asyncio.sleep(8)
        tally.times.clear()
    return tally


async def _ping(address: str, tally: Tally) -> None:
    """Asks again and again, and notes how long each answer takes."""
    async with connect(address, compression=None) as socket:
        while time.perf_counter() < tally.until:
            sent = time.perf_counter()
            await socket.send('{"type": "ping", "id": ""}')
            await socket.recv()
            tally.times.append(time.perf_counter() - sent)
            await asyncio.sleep(0.01)


async def _think(host: Host) -> Tally:
    until = time.perf_counter() + SECONDS
    played, pinged = Tally(until=until), Tally(until=until)
    async with httpx.AsyncClient(base_url=host.url, timeout=60) as http, asyncio.TaskGroup() as group:
        for _ in range(THINKING):
            group.create_task(_table(host, http, played, PACE, ALONE))
        group.create_task(_ping((await _make(host, http, PEOPLE))[0], pinged))
    return pinged


def thinking(host: Host) -> list[Figure]:
    """How long the server takes to answer while computers think at many tables."""
    tally = asyncio.run(_think(host))
    return [
        Figure(f"an answer while computers think at {THINKING} tables: median", 1000 * tally.quantile(0.5), "ms"),
        Figure(f"an answer while computers think at {THINKING} tables: 99 %", 1000 * tally.quantile(0.99), "ms", 50),
    ]


def _resident(host: Host) -> float:
    """MiB of memory the server holds."""
    status = Path(f"/proc/{host.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def measure(host: Host) -> list[Figure]:
    before = _resident(host)
    calm = asyncio.run(_run(host, PACE))
    memory = (_resident(host) - before) / TABLES
    full = asyncio.run(_run(host, 0))
    return [
        Figure(f"{TABLES} tables, a move a second each: median", 1000 * calm.quantile(0.5), "ms"),
        Figure(f"{TABLES} tables, a move a second each: 99 %", 1000 * calm.quantile(0.99), "ms", 50),
        Figure(f"{TABLES} tables at full speed", len(full.times) / SECONDS, "moves/s"),
        Figure(f"{TABLES} tables at full speed: median", 1000 * full.quantile(0.5), "ms"),
        Figure(f"{TABLES} tables at full speed: 99 %", 1000 * full.quantile(0.99), "ms"),
        Figure("memory a table", 1024 * memory, "KiB"),
        *thinking(host),
    ]
