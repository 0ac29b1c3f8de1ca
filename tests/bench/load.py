"""Two hundred tables of two socket players: moves a second, how long a move takes, memory a table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import uniform

from rallar.client import AsyncClient, AsyncGuest, AsyncRemoteTable, SeatWish
from rallar.lab.bench import Figure
from tests.bench.usage import Usage
from tests.browser.host import Host

TABLES = 200
THINKING = 20  # tables at which a person plays against computers
SECONDS = 12.0
PEOPLE = (SeatWish("person", "Ada"), SeatWish("person", "Bo"))
ALONE = (SeatWish("person", "Ada"), *(SeatWish("computer", level="master"),) * 4)
PACE = 1.0  # seconds a person of the calm measurement thinks before a move, on average
RICH = 8  # cards with which a route is claimed


@dataclass
class Tally:
    """How long each move took, from sending it to hearing that it is on disk."""

    times: list[float] = field(default_factory=list)
    until: float = 0.0

    def quantile(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    @property
    def left(self) -> float:
        return self.until - time.perf_counter()


async def _play(guest: AsyncGuest, tally: Tally, pause: float) -> None:
    """Answers whatever is asked at once, or after a pause, until the time is over or the game is."""
    while tally.left > 0 and await guest.next_turn(tally.left):
        await asyncio.sleep(uniform(0, 2 * pause))
        move = await _choice(guest)
        sent = time.perf_counter()
        await guest.play(move)
        tally.times.append(time.perf_counter() - sent)


async def _choice(guest: AsyncGuest) -> str:
    own, routes = guest.own, guest.choices.routes if guest.choices else ()
    if own.offer:
        return " ".join(("keep", *own.offer[: own.keep]))
    if routes and (own.hand.total > RICH or not guest.simple_moves):
        return f"claim {routes[-1]} {(await guest.payments(route=routes[-1])).payments[0]}"
    return guest.simple_moves[0]


async def _table(server: AsyncClient, tally: Tally, pause: float, seats: Sequence[SeatWish] = PEOPLE) -> None:
    """One game after the other."""
    while tally.left > 0:
        table = await server.new_table("europe", seats)
        async with asyncio.TaskGroup() as group:
            for seat in table.tokens:
                group.create_task(_seat(table, seat, tally, pause))


async def _seat(table: AsyncRemoteTable, seat: int, tally: Tally, pause: float) -> None:
    async with table.sit(seat) as guest:
        with suppress(TimeoutError):
            await _play(guest, tally, pause)


async def _run(host: Host, pause: float) -> Tally:
    tally = Tally(until=time.perf_counter() + SECONDS + 8)  # eight seconds to seat everybody
    server = AsyncClient(host.url, timeout=60)
    async with asyncio.TaskGroup() as group:
        for _ in range(TABLES):
            group.create_task(_table(server, tally, pause))
        await asyncio.sleep(8)
        tally.times.clear()
    return tally


async def _ping(table: AsyncRemoteTable, tally: Tally) -> None:
    """Asks again and again, and notes how long each answer takes."""
    async with table.watch() as guest:
        while tally.left > 0:
            sent = time.perf_counter()
            await guest.ping()
            tally.times.append(time.perf_counter() - sent)
            await asyncio.sleep(0.01)


async def _think(host: Host) -> Tally:
    until = time.perf_counter() + SECONDS
    played, pinged = Tally(until=until), Tally(until=until)
    server = AsyncClient(host.url, timeout=60)
    async with asyncio.TaskGroup() as group:
        for _ in range(THINKING):
            group.create_task(_table(server, played, PACE, ALONE))
        group.create_task(_ping(await server.new_table("europe", PEOPLE), pinged))
    return pinged


def thinking(host: Host) -> list[Figure]:
    """How long the server takes to answer while computers think at many tables."""
    tally = asyncio.run(_think(host))
    return [
        Figure(f"an answer while masters think at {THINKING} tables: median", 1000 * tally.quantile(0.5), "ms"),
        Figure(f"an answer while masters think at {THINKING} tables: 99 %", 1000 * tally.quantile(0.99), "ms", 50),
    ]


def _resident(host: Host) -> float:
    """MiB of memory the server holds, in all its processes."""
    return Usage(host.servers).memory / 1024


def wait_until_warm(host: Host) -> None:
    """The compiled rules come a while after the start: until the memory stays as it is."""
    before, now = 0.0, _resident(host)
    while now > before + 1:
        time.sleep(3)
        before, now = now, _resident(host)


def measure(host: Host) -> list[Figure]:
    before = _resident(host)
    calm = asyncio.run(_run(host, PACE))
    memory = (_resident(host) - before) / TABLES
    full = asyncio.run(_run(host, 0))
    return [
        Figure(f"{TABLES} tables, a move a second each: median", 1000 * calm.quantile(0.5), "ms"),
        Figure(f"{TABLES} tables, a move a second each: 99 %", 1000 * calm.quantile(0.99), "ms", 50),
        Figure(f"{TABLES} tables at full speed", len(full.times) / SECONDS, "moves/s", 2000),
        Figure(f"{TABLES} tables at full speed: median", 1000 * full.quantile(0.5), "ms"),
        Figure(f"{TABLES} tables at full speed: 99 %", 1000 * full.quantile(0.99), "ms"),
        Figure("memory a table", 1024 * memory, "KiB", 120),
        *thinking(host),
    ]
