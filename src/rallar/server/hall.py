"""What the parts of a running server share."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from rallar.kernel.engine import INTERPRETED, SIGHT, loaded
from rallar.server.analyses import Analyses
from rallar.server.aside import aside
from rallar.server.bell import Bell
from rallar.server.clocks import Clocks, Time
from rallar.server.limits import EVERYWHERE, Buckets
from rallar.server.neighbourhood import Neighbourhood
from rallar.server.passes import Passes
from rallar.server.queues import Queue
from rallar.server.settings import Settings
from rallar.server.socket import Sockets
from rallar.server.store import open_store
from rallar.server.sweep import Sweep
from rallar.server.tables import Tables
from rallar.server.thinkers import Thinkers

GLANCE = 0.5  # seconds between looks at what a compiler has done
SELDOM = 500  # looks at what is new before one at what is old: minutes; sooner if much is left behind
log = logging.getLogger(__name__)


class Hall:
    def __init__(self, address: str | Path, settings: Settings, time: Time) -> None:
        self.settings = settings
        self.store = open_store(address)
        self.thinkers = Thinkers(settings.thinkers)
        self.tables = Tables(self.store, settings, self.thinkers, time)
        self.clocks = Clocks(self.store, self.tables, time, settings.clocks_every)
        self.bell = Bell(self.store, settings)
        self.tables.on_turn, self.tables.on_ring = self.bell.look, self.bell.ring
        self.sockets = Sockets(settings, self.thinkers)
        self.analyses = Analyses(self.store, self.thinkers)
        self._analysed = Buckets(settings.limits.analyses)
        self.new_tables = Buckets(settings.limits.tables)
        self.tables_today = Buckets(settings.limits.tables_a_day)
        self.uploads = Queue("upload", settings.limits.records)
        self.counts = Queue("count", settings.limits.counts)
        self.passes = Passes(self.store, settings.pass_lasts)
        self._mails = Buckets(settings.limits.mails)
        self._mailboxes = Buckets(settings.limits.mailbox)
        self._claims = Buckets(settings.limits.claims)
        self._all_claims = Buckets(settings.limits.all_claims)
        self._warm = False  # whether the tables are on the compiled kernel

    def may_claim(self, address: str) -> bool:
        """Whether an address may try to get a seat: nobody shall guess a code."""
        return self._claims.take(address) and self._all_claims.take(EVERYWHERE)

    def may_analyse(self, address: str) -> bool:
        """Whether an address may have one more game analysed: each is seconds of thought."""
        return self._analysed.take(address)

    def may_write(self, address: str, mailbox: str) -> bool:
        """Whether an address may have a letter sent to a mailbox that has not asked for it: nobody shall flood one."""
        return self._mails.take(address) and self._mailboxes.take(mailbox.lower())

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        sweep = Sweep(self.store, self.tables, self.settings.keeping)
        neighbours = self._meet_neighbours()
        await self.store.start()
        await self.clocks.forgive()
        await self.bell.open()
        work = [
            self.tables.drop_idle(),
            self._warm_up(),
            sweep.now_and_then(),
            self.clocks.run(),
            self.bell.keep_ringing(self.tables),
        ]
        if neighbours is not None:
            work.append(neighbours.stay())
        tasks = [asyncio.create_task(each) for each in work]
        try:
            with _looking_back_seldom():
                yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.bell.close()
            self.tables.close()
            self.tables.end()
            await self.analyses.close()
            await self.thinkers.close()
            self.uploads.close()
            self.counts.close()
            await self.store.stop()

    def _meet_neighbours(self) -> Neighbourhood | None:
        """The other processes at the same store, if there may be any."""
        if self.store.channel is None:
            return None
        neighbours = Neighbourhood(self.store.channel, self.tables, self.bell)
        self.tables.neighbours = neighbours
        self.bell.on_expect = neighbours.tell_expected
        return neighbours

    async def _warm_up(self) -> None:
        """Answer at once on the interpreted kernel, and go over to the compiled one when it is ready."""
        if os.environ.get("RALLAR_KERNEL") == INTERPRETED.name:
            return
        if not await self._load_kernel() or not await aside(SIGHT.loaded):
            compiling = asyncio.create_task(_compile_elsewhere())  # the rules, then the sight that some opponents need
            try:
                while not compiling.done() and not await self._load_kernel():
                    await asyncio.wait({compiling}, timeout=GLANCE)
                await compiling
            finally:
                compiling.cancel()
                await asyncio.gather(compiling, return_exceptions=True)
            if not await self._load_kernel():
                log.warning("the kernel could not be compiled; it runs interpreted")
            await aside(SIGHT.loaded)
        gc.freeze()  # looking through all that a compiler leaves behind would hold up everybody, again and again

    async def _load_kernel(self) -> bool:
        """Have all tables play on the compiled kernel, if it is there."""
        if not self._warm and (kernel := await aside(loaded)):
            await self.tables.use_kernel(kernel)
            self._warm = True
        return self._warm


@contextmanager
def _looking_back_seldom() -> Iterator[None]:
    """With thousands of tables Python takes a second to look for old things that nobody needs, and all wait for it."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(young, middle, old)


async def _compile_elsewhere() -> None:
    """In a process of its own: a compiler in this one would hold up everybody."""
    command = (sys.executable, "-m", "rallar", "compile")
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=quiet,
        stdout=quiet,
        stderr=quiet,
        start_new_session=True,  # Ctrl-C is meant for the server
    )
    try:
        await process.wait()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
