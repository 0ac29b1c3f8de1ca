"""The processes that serve the same tables: what they keep is shown here too, and who is there counts here too."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Coroutine
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rallar.model.errors import RallarError
from rallar.protocol import wire
from rallar.server import takeover
from rallar.server.bell import Bell
from rallar.server.snapshot import UNPLAYABLE
from rallar.server.store import Channel
from rallar.server.table import Table
from rallar.server.tables import Tables

BEAT = 1.0  # seconds between signs of life
SILENT = 5.0  # seconds without one until a process counts as gone, and with it everybody who is there
log = logging.getLogger(__name__)


class Word(Struct, frozen=True, tag_field="type", tag=str.lower, kw_only=True):
    """What one process tells the others."""

    by: str


class Alive(Word, frozen=True):
    """Nothing new."""


class Hello(Word, frozen=True):
    """Someone has come, and wants to know who is where."""


class Bye(Word, frozen=True):
    """Someone goes."""


class News(Word, frozen=True):
    """There is more in the store about a table."""

    table: str


class Here(Word, frozen=True):
    """Who is at a table by the process that says so."""

    table: str
    seats: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()  # of these, at which somebody looks
    watching: int = 0


class Proposed(Word, frozen=True):
    """What a table is asked, and by which process is who has asked for a seat."""

    table: str
    proposal: wire.Proposal | None
    asked_at: str


class Expected(Word, frozen=True):
    """Somebody at a table wants to be told when they are away."""

    table: str


class Pointed(Word, frozen=True):
    table: str
    route: str


Words = Alive | Hello | Bye | News | Here | Proposed | Pointed | Expected


class Neighbourhood:
    """What this process knows of the others. It hears them, and tells them of its tables."""

    def __init__(self, channel: Channel, tables: Tables, bell: Bell) -> None:
        self._channel, self._tables, self._bell = channel, tables, bell
        self._me = channel.process
        self._heard: dict[str, float] = {}  # when, by process
        self._here: defaultdict[str, dict[str, Here]] = defaultdict(dict)  # by table and process
        self._told: dict[str, Here] = {}  # who is where by this process
        self._tasks: set[asyncio.Task[None]] = set()
        channel.listen(self)

    # --- as a table knows it

    def at(self, table: str) -> Collection[Here]:
        return self._here[table].values() if table in self._here else ()

    def have(self, process: str) -> bool:
        return process in self._heard

    def tell_company(self, table: Table) -> None:
        seats = {seat for listener in table.listeners for seat in listener.seats}
        seen = {seat for listener in table.listeners if listener.seen for seat in listener.seats}
        watching = sum(not listener.seats for listener in table.listeners)
        here = Here(
            by=self._me, table=table.id, seats=tuple(sorted(seats)), seen=tuple(sorted(seen)), watching=watching
        )
        if self._told.get(table.id) == here:
            return
        if table.listeners:
            self._told[table.id] = here
        else:
            self._told.pop(table.id, None)
        self._tell(here)

    def tell_proposal(self, table: Table) -> None:
        asked_at = self._me if table.asker in table.listeners else table.asked_at
        self._tell(Proposed(by=self._me, table=table.id, proposal=table.snapshot.proposal, asked_at=asked_at))

    def tell_expected(self, table: str) -> None:
        self._tell(Expected(by=self._me, table=table))

    def tell_pointed(self, table: Table, route: str) -> None:
        self._tell(Pointed(by=self._me, table=table.id, route=route))

    # --- how it lives

    async def stay(self) -> None:
        """Give signs of life, and miss those of others."""
        try:
            while True:
                await asyncio.sleep(BEAT)
                self._tell(Alive(by=self._me))
                if self._channel.is_open:
                    self._miss(monotonic() - SILENT)
                    self._check_doubtful()
        finally:
            self._tell(Bye(by=self._me))

    def _miss(self, since: float) -> None:
        for process in [each for each, at in self._heard.items() if at < since]:
            self._forget(process)
            self._check_all()  # it may have kept something and not said so

    def begin(self) -> None:
        """The line is new: nobody was heard meanwhile, and everything may have changed."""
        self._heard = dict.fromkeys(self._heard, monotonic())
        self._forget_all()
        self._tell(Hello(by=self._me))
        self._tell_all()
        self._check_all()
        self._do(self._bell.look_again())

    def hear(self, word: str) -> None:
        try:
            heard = msgspec.json.decode(word, type=Words)
        except msgspec.DecodeError:  # of another version, or of somebody else
            log.warning("a word that nobody understands")
            return
        if heard.by == self._me:
            return
        if isinstance(heard, Bye):
            self._forget(heard.by)
            return
        if heard.by not in self._heard and not isinstance(heard, Hello):
            self._tell(Hello(by=self._me))
        self._heard[heard.by] = monotonic()
        _ANSWERS.get(type(heard), _nothing)(self, heard)

    # --- what it does about it

    def _welcome(self, _: Hello) -> None:
        self._tell_all()

    def _read(self, word: News) -> None:
        if table := self._tables.get(word.table):
            self._do(table.hear_of_news())

    def _note(self, word: Here) -> None:
        before = self._here[word.table].pop(word.by, None)
        if word.seats or word.watching:
            self._here[word.table][word.by] = word
        elif not self._here[word.table]:
            del self._here[word.table]
        self._see(word.table, before.seats if before else ())
        if before is None:
            self._tell_newcomer(word.table)

    def _consider(self, word: Proposed) -> None:
        """Of two who agree at once by different processes each has said yes."""
        table = self._tables.get(word.table)
        if table is None:
            return
        proposal, known = word.proposal, table.snapshot.proposal
        if proposal and known and (known.seat, known.by) == (proposal.seat, proposal.by):
            proposal = replace(proposal, agreed=tuple(sorted({*known.agreed, *proposal.agreed})))
        if word.asked_at != self._me:
            table.asker, table.asked_at = None, word.asked_at
        table.show_proposal(proposal)
        self._settle(table)

    def _point(self, word: Pointed) -> None:
        if table := self._tables.get(word.table):
            table.show_pointed(word.route)

    def _expect(self, word: Expected) -> None:
        self._bell.note(word.table)

    def _forget(self, process: str) -> None:
        """Whoever was there is gone with it."""
        self._heard.pop(process, None)
        for table in [each for each, here in self._here.items() if process in here]:
            self._note(Here(by=process, table=table))
        for found in self._tables.live:
            if found.asked_at == process:
                self._settle(found)

    def _forget_all(self) -> None:
        """Who is where is told anew, to be shown before anybody notices."""
        before, self._here = self._here, defaultdict(dict)
        for name, here in before.items():
            if table := self._tables.get(name):
                table.note_left({seat for each in here.values() for seat in each.seats})

    def _tell_newcomer(self, name: str) -> None:
        """What a table is asked, which is nowhere to be read."""
        table = self._tables.get(name)
        if table and table.snapshot.proposal is not None:
            self.tell_proposal(table)

    def _see(self, name: str, left: tuple[int, ...]) -> None:
        if table := self._tables.get(name):
            table.note_left(left)
            self._settle(table)

    def _settle(self, table: Table) -> None:
        """Who comes or goes may decide a proposal."""
        if table.snapshot.proposal is not None:
            self._do(table.write(lambda: takeover.settle(table)))

    def _tell_all(self) -> None:
        for here in self._told.values():
            self._tell(here)

    def _check_all(self) -> None:
        for table in self._tables.live:
            self._do(table.hear_of_news())

    def _check_doubtful(self) -> None:
        for table in self._tables.live:
            if table.is_in_doubt:
                self._do(table.hear_of_news())

    def _tell(self, word: Words) -> None:
        self._channel.tell(msgspec.json.encode(word).decode())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Beside everything else; nobody asked for it, so nobody is told if it fails."""
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except UNPLAYABLE:
        log.error("a table cannot be followed", exc_info=True)
    except RallarError as error:
        log.debug("not now: %s", error.key)


def _nothing(_: Neighbourhood, __: Word) -> None:
    pass


_ANSWERS: dict[type[Word], Callable[[Neighbourhood, Any], None]] = {
    Hello: Neighbourhood._welcome,
    News: Neighbourhood._read,
    Here: Neighbourhood._note,
    Proposed: Neighbourhood._consider,
    Pointed: Neighbourhood._point,
    Expected: Neighbourhood._expect,
}
