"""Rings for who is away: it is their turn, their time runs out, a computer plays for them, or the game is over.

What is to be told is kept with the ways to tell it: a `mark` that only rises, and when it is `due`. What is due is no
longer so before anything is sent: after a restart nobody is told twice, and what was held is told all the same.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from email.utils import parseaddr
from time import time
from typing import Any

import msgspec

from rallar.model.errors import RallarError
from rallar.protocol import wire
from rallar.server import push
from rallar.server.errors import DiskError, UnknownError
from rallar.server.mail import Post
from rallar.server.push import DONE, GONE, Push, Sent
from rallar.server.seats import Setup
from rallar.server.settings import Settings
from rallar.server.store import KeptWay, Store
from rallar.server.table import Ring, Table
from rallar.server.tables import Tables
from rallar.server.ways import MAIL, Way, quiet_until
from rallar.server.wording import notice

WHYS: tuple[Ring, ...] = ("turn", "nudge", "stand-in", "over")  # of one turn, each says more than the one before
NOTHING = -1  # the mark of one who knows of nothing yet
AT_ONCE = 16  # under way
TRIES = 3
LOOK = 60.0  # seconds between looks at what is due, should the clock be set
SOON = 0.05
AGAIN = 5.0  # seconds until a disk that said no is asked again
log = logging.getLogger(__name__)


class Bell:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.clock = time
        self.push: Push | None = None
        self.post: Post | None = None
        self._store = store
        self._settings = settings
        self.on_expect: Callable[[str], None] = lambda _: None  # so that other processes know
        self._tables: set[str] = set()  # at which somebody wants to be told
        self._known: dict[tuple[str, int], int] = {}  # the last mark of a seat that was rung for, or seen
        self._woken = asyncio.Event()
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Games go on where the disk keeps this back."""
        try:
            await self._open()
        except DiskError:
            log.warning("nobody who is away can be told of a turn: the disk said no")

    async def _open(self) -> None:
        store, settings = self._store, self._settings
        self._tables = await store.tables_with_ways()
        if push.is_installed():
            self.push = Push(await store.secret("push", push.new_keys), _contact(settings))
        if settings.mail is not None:
            self.post = Post(settings.mail, await store.secret("mail", lambda: secrets.token_hex(32)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.push is not None:
            await self.push.close()

    # --- what is to be told

    def look(self, table: Table) -> None:
        """Tell whose turn it is; at the end, everybody."""
        if table.id not in self._tables:
            return
        shown = table.snapshot
        if shown.status == "over":
            for seat in range(len(shown.setup.chairs)):
                self.ring(table, seat, "over")
            self._forget(table.id)
        for seat in shown.to_move:
            if not shown.is_automatic(seat):
                self.ring(table, seat, "turn")

    def ring(self, table: Table, seat: int, why: Ring) -> None:
        """Tell one seat something, once; soon, if nobody looks there by then."""
        mark = mark_of(table, why)
        if table.id not in self._tables or mark <= self._known.get((table.id, seat), NOTHING):
            return
        self._known[table.id, seat] = mark
        if why == "over" or not table.is_seen(seat):
            self._start(self._mark(table.id, seat, mark))

    def expect(self, table: str) -> None:
        """Somebody at a table wants to be told; perhaps something is due at once."""
        self.note(table)
        self.on_expect(table)

    def note(self, table: str) -> None:
        self._tables.add(table)
        self._woken.set()

    async def look_again(self) -> None:
        """By other processes more may have been wished for."""
        self._tables |= await self._store.tables_with_ways()
        self._woken.set()

    def _forget(self, table: str) -> None:
        self._tables.discard(table)
        self._known = {key: mark for key, mark in self._known.items() if key[0] != table}

    async def _mark(self, table: str, seat: int, mark: int) -> None:
        await self._store.mark_ways(table, seat, mark, int(self.clock() + self._settings.ring_after))
        self._woken.set()

    # --- telling it

    async def keep_ringing(self, tables: Tables) -> None:
        while True:
            self._woken.clear()
            try:
                wait = await self._ring_due(tables)
            except DiskError:
                wait = AGAIN
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()

    async def _ring_due(self, tables: Tables) -> float:
        """Begin with whatever is due; in how many seconds there may be more."""
        while found := await self._store.take_due(int(self.clock()), AT_ONCE):
            for way in found:
                await self._sending.acquire()
                self._start(self._tell(tables, way)).add_done_callback(lambda _: self._sending.release())
        due = await self._store.next_due()
        return LOOK if due is None else min(LOOK, max(SOON, due - self.clock()))

    async def _tell(self, tables: Tables, kept: KeptWay) -> None:
        try:
            async with tables.use(kept.table) as table:
                came = await self._send(table, kept, Way.read(kept.setting))
        except UnknownError:
            came = GONE
        if came.gone or (came == DONE and why_of(kept.mark) == "over"):
            await self._store.remove_way(kept)
        elif came.until is not None:
            await self._hold(kept, came.until)
        elif came.again is not None and kept.tries < TRIES:
            await self._hold(replace(kept, tries=kept.tries + 1), self.clock() + came.again * 2**kept.tries)

    async def _send(self, table: Table, kept: KeptWay, way: Way) -> Sent:
        setup = table.snapshot.setup
        if setup.chairs[kept.seat].token != way.keeper:
            return GONE
        if kept.kind == MAIL and way.mail != "confirmed":
            return await self._ask(kept, way, setup)
        if not is_news(table, kept):
            return DONE
        if (until := quiet_until(way.quiet, self.clock())) is not None:
            return Sent(until=until)
        told = notice(way.language, why_of(kept.mark), setup, kept.seat)
        if kept.kind == MAIL:
            return await self.post.tell(kept, way, told) if self.post else DONE
        message = wire.encode({"title": told.title, "text": told.text, "path": f"/t/{table.id}"})
        return await self.push.send(kept.address, way, message, table.id) if self.push else DONE

    async def _ask(self, kept: KeptWay, way: Way, setup: Setup) -> Sent:
        """Whether a mail address is the player's, once: nothing else is sent there before they have said so."""
        if self.post is None or way.mail == "asked":
            return DONE
        came = await self.post.ask(kept, way, notice(way.language, "turn", setup, kept.seat))
        if came == DONE:
            await self._store.set_way(kept, msgspec.structs.replace(way, mail="asked").text())
        return came

    async def _hold(self, kept: KeptWay, due: float) -> None:
        await self._store.hold_way(kept, int(due))
        self._woken.set()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, RallarError):
            log.error("a notice could not be sent", exc_info=error)


def mark_of(table: Table, why: str) -> int:
    """Rises with every turn, and within one by what there is to say."""
    game = table.snapshot.game
    return (game.view(None).turn if game else 0) * len(WHYS) + WHYS.index(why)


def why_of(mark: int) -> str:
    return WHYS[mark % len(WHYS)]


def mark_before(table: Table) -> int:
    """That of one who is at the table now: whose turn it is they know."""
    return NOTHING if table.snapshot.game is None else mark_of(table, "turn")


def is_news(table: Table, kept: KeptWay) -> bool:
    """Whether something is still so, and who is to be told has not seen it."""
    why, shown = why_of(kept.mark), table.snapshot
    if why in ("turn", "nudge"):
        asked = kept.seat in shown.to_move and not shown.is_automatic(kept.seat)
        return asked and mark_of(table, why) == kept.mark and not table.is_seen(kept.seat)
    return not table.is_seen(kept.seat)


def _contact(settings: Settings) -> str:
    """Whom a push service can turn to."""
    if settings.mail is not None:
        return f"mailto:{parseaddr(settings.mail.sender)[1]}"
    return f"https://{next(iter(settings.hosts), 'rallar.invalid')}"
