"""Three processes at one PostgreSQL under load: one is killed at random, again and again, and PostgreSQL starts anew.

Players come back by themselves; each move that was accepted is in the record, once.
"""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rallar.client import AsyncClient, AsyncGuest, AsyncRemoteTable, LostError, RefusedError
from rallar.game import Record, parse_move
from rallar.kernel.engine import compiled
from rallar.server.store import open_store
from tests import loops
from tests.browser.host import Host
from tests.postgres import Cluster, cluster

COUNT = 300  # kills
PROCESSES = 3
TABLES = 6
LOAD = 25  # moves from one kill to the next, at least
RESTARTED_EVERY = 50  # kills, and once in any case
SEATS = (("person", "person"), ("person", "person", "computer"))
NOT_NOW = {"disk-failed", "table-changed", "table-stale"}
PATIENCE = 60.0


@dataclass
class Ledger:
    """What was accepted at a table, and how often a seat was told that something went wrong, though it may have not."""

    id: str
    accepted: dict[int, tuple[int, str]] = field(default_factory=dict)
    doubts: Counter[int] = field(default_factory=Counter)

    def accept(self, position: int, seat: int, move: str) -> None:
        assert position not in self.accepted, f"two moves were accepted at {position} of {self.id}"
        self.accepted[position] = (seat, str(parse_move(move)))

    def check(self, lines: tuple[str, ...], people: set[int]) -> None:
        """Each accepted move is where it was accepted, and nobody has moved more often than they know."""
        game = Record.parse("\n".join(lines)).replay(kernel=compiled())
        played = {place: (each.seat, str(each.move)) for place, each in enumerate(game.history, start=1)}
        for position, move in self.accepted.items():
            assert played.get(position) == move, f"{self.id} has lost {move} at {position}"
        unknown = Counter(seat for place, (seat, _) in played.items() if seat in people and place not in self.accepted)
        assert all(number <= self.doubts[seat] for seat, number in unknown.items()), f"{self.id} has a move twice"


class Trial:
    def __init__(self, host: Host, postgresql: Cluster, seed: int) -> None:
        self.host, self.postgresql = host, postgresql
        self.random = Random(seed)
        self.ledgers: dict[str, tuple[Ledger, set[int]]] = {}
        self.kills = self.restarts = 0
        self._server = AsyncClient(host.url, timeout=10, patience=PATIENCE)
        self._done = asyncio.Event()

    @property
    def moves(self) -> int:
        return sum(len(ledger.accepted) for ledger, _ in self.ledgers.values())

    async def run(self, count: int) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(TABLES):
                group.create_task(self._play_games(SEATS[number % len(SEATS)]))
            await self._kill(count)
            self._done.set()

    async def _kill(self, count: int) -> None:
        while self.kills < count:
            await self._more_moves(LOAD)
            os.kill(self.random.choice((await self._running())[:-1]), signal.SIGKILL)
            self.kills += 1
            if self.kills % RESTARTED_EVERY == 0 or (self.restarts == 0 and self.kills > count // 2):
                await self._more_moves(1)
                await asyncio.to_thread(self.postgresql.stop, "immediate")
                await asyncio.to_thread(self.postgresql.start)
                self.restarts += 1
        await self._more_moves(LOAD)

    async def _more_moves(self, number: int) -> None:
        until = self.moves + number
        async with asyncio.timeout(PATIENCE):
            while self.moves < until:
                await asyncio.sleep(0.02)

    async def _running(self) -> list[int]:
        """The processes, all of them, for one that was killed has been replaced; the last of them may not serve yet."""
        async with asyncio.timeout(PATIENCE):
            while len(running := self.host.servers) < PROCESSES:
                await asyncio.sleep(0.02)
        return running

    async def _play_games(self, seats: tuple[str, ...]) -> None:
        while not self._done.is_set():
            table = await self._new_table(seats)
            ledger = Ledger(table.id)
            self.ledgers[table.id] = (ledger, set(table.tokens))
            async with asyncio.TaskGroup() as group:
                for seat in table.tokens:
                    group.create_task(self._sit(table, seat, ledger))

    async def _new_table(self, seats: tuple[str, ...]) -> AsyncRemoteTable:
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(LostError, RefusedError):
                    return await self._server.new_table("europe", seats)  # type: ignore[arg-type]
                await asyncio.sleep(0.05)

    async def _sit(self, table: AsyncRemoteTable, seat: int, ledger: Ledger) -> None:
        while True:
            with suppress(LostError, RefusedError):
                async with table.sit(seat) as guest:
                    await self._play(guest, seat, ledger)
                    return
            await asyncio.sleep(0.05)

    async def _play(self, guest: AsyncGuest, seat: int, ledger: Ledger) -> None:
        while not (guest.over or self._done.is_set()):
            try:
                with suppress(TimeoutError):
                    if await guest.next_turn(0.5):
                        move = await self._some_move(guest)
                        ledger.accept((await guest.play(move)).position, seat, move)
            except RefusedError as error:
                if error.key not in NOT_NOW:
                    raise
                ledger.doubts[seat] += error.key == "disk-failed"
                await asyncio.sleep(0.05)
                await guest.greet(guest.token)

    async def _some_move(self, guest: AsyncGuest) -> str:
        choices = guest.choices
        if choices and choices.routes and not guest.own.offer and self.random.random() < 0.5:
            route = self.random.choice(choices.routes)
            return f"claim {route} {(await guest.payments(route=route)).payments[0]}"
        return guest.simple_moves[0]

    async def check(self, database: str) -> None:
        store = open_store(database)
        await store.start()
        try:
            for name, (ledger, people) in self.ledgers.items():
                kept = await store.load(name)
                assert kept is not None, f"{name} is gone"
                ledger.check(kept.lines, people)
        finally:
            await store.stop()


async def _trial(host: Host, postgresql: Cluster, database: str, count: int, seed: int) -> Trial:
    trial = Trial(host, postgresql, seed)
    await trial.run(count)
    await trial.check(database)
    return trial


def run(count: int, seed: int) -> str:
    with tempfile.TemporaryDirectory() as folder, cluster(is_durable=True) as postgresql:
        database = postgresql.new_database()
        options = ("--store", database, "--processes", str(PROCESSES), "--no-limits", "--thinkers", "1")
        with Host(Path(folder) / "data", *options) as host:
            trial = loops.run(_trial(host, postgresql, database, count, seed))
            serving = host.servers
        assert host.code == 0, "it did not stop well"
        assert not any(Path(f"/proc/{process}").exists() for process in serving), "a process is left"
    return (
        f"{trial.kills:,} kills of one of {PROCESSES} processes and {trial.restarts:,} of PostgreSQL,"
        f" {trial.moves:,} moves accepted in {len(trial.ledgers):,} games, none lost, none twice"
    )
