"""A live table: who is at it, what is shown of it, and how that changes: on disk first, then for everybody at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from time import monotonic, time
from typing import Literal, TypeVar

from msgspec import Struct, structs

from rallar.game import Game, Move, Record
from rallar.game.record import Entry
from rallar.kernel.engine import Engine
from rallar.model.loader import load_board, load_lesson
from rallar.protocol import wire
from rallar.server import seats, telling
from rallar.server.aside import aside
from rallar.server.chronicle import Chronicle
from rallar.server.company import Gathering, Listener
from rallar.server.description import describe
from rallar.server.errors import DiskError, NotYoursError, QuickerError, UnknownError, WrongTokenError
from rallar.server.pace import Clock
from rallar.server.seats import Setup
from rallar.server.snapshot import Snapshot
from rallar.server.store import Kept, Store

TRIES = 5  # of a change, if others are quicker each time
T = TypeVar("T")
Ring = Literal["turn", "nudge", "stand-in", "over"]  # what someone who is away is told


class Table(Gathering):
    """One table. Whoever looks reads its `snapshot` and waits for nobody; whoever changes it does so inside `write`."""

    def __init__(
        self, table: str, snapshot: Snapshot, store: Store, kernel: Engine, time: Callable[[], float] = time
    ) -> None:
        super().__init__(table)
        self.time = time
        self.snapshot = snapshot
        self.board = load_board(snapshot.setup.board)
        self.users = 0
        self.idle_since = monotonic()
        self.on_turn: Callable[[Table], None] = lambda _: None
        self.on_ring: Callable[[Table, int, Ring], None] = lambda *_: None
        self._store = store
        self._kernel = kernel
        self._chronicle = Chronicle()
        self._lock = asyncio.Lock()
        self.is_in_doubt = False  # whether the disk may know more than the snapshot
        self._is_behind = False  # whether it does, and is about to be asked
        self._notice: asyncio.TimerHandle | None = None

    # --- what it is

    def is_on_holiday(self, seat: int) -> bool:
        clock = self.snapshot.clock
        return clock is not None and clock.hands[seat].off_until > self.time()

    def has_time(self, seat: int) -> bool:
        """At a slow table one may be away until one's time for a move has run out."""
        clock = self.snapshot.clock
        return clock is not None and clock.is_slow and clock.left(seat, self.time()) != 0

    def is_host_gone(self, after: float) -> bool:
        """The host has not been seen for so many seconds; or sits nowhere, and nothing has happened here."""
        seat = self.snapshot.setup.host_seat
        if seat is None:
            return time() - self.snapshot.changed >= after
        return not self.is_present(seat) and self.away_for(seat) >= after

    def describe(self) -> wire.TableInfo:
        return describe(self)

    def state(self, seat: int | None, after: int | None = None, re: str | None = None) -> wire.TableState:
        shown, game = self.snapshot, self.snapshot.game
        return wire.TableState(
            re=re,
            table=self.describe(),
            seat=seat,
            position=shown.position,
            view=game.view(seat) if game else None,
            choices=telling.choices(game, seat) if game else None,
            log=self._chronicle.page(game, seat, after) if game else (),
            said=shown.talk,
            outcome=game.outcome() if game else None,
        )

    def earlier(self, seat: int | None, before: int) -> list[wire.LogEntry]:
        return self._chronicle.page(self.snapshot.playing, seat, before=before)

    # --- what is done to it

    @property
    def is_busy(self) -> bool:
        return self._lock.locked()

    async def write(self, change: Callable[[], Awaitable[T]]) -> T:
        """Change the table: one after the other, and to the end, even if who asked for it has gone meanwhile."""
        return await asyncio.shield(asyncio.create_task(self._write(change)))

    async def _write(self, change: Callable[[], Awaitable[T]]) -> T:
        async with self._lock:
            if self.is_in_doubt:
                await self._ask_disk()
            for _ in range(TRIES):
                try:
                    return await change()
                except QuickerError:  # what was asked for may still be possible, or is refused now by itself
                    await self._follow()
            raise QuickerError

    async def change(self, setup: Setup, settled: bool = False, clock: Clock | None = None) -> None:
        """Set the table up otherwise; that may settle what it was asked. A seat with another keeper is asked anew."""
        proposal = None if settled else self.snapshot.proposal
        before = self.snapshot
        pairs = enumerate(zip(before.setup.chairs, setup.chairs, strict=True))
        anew = [seat for seat, (old, new) in pairs if old.is_automatic != new.is_automatic]
        after = before.set_up(setup, now(), proposal, clock).asked(self.time(), anew)
        await self._save(after)
        self._publish(after)
        self._tell_setup(before)
        if settled:
            self.neighbours.tell_proposal(self)

    async def wind(self, clock: Clock) -> None:
        """Set the clocks of the seats."""
        await self.change(self.snapshot.setup, clock=clock)

    async def begin(self) -> None:
        setup = self.snapshot.setup
        self.snapshot.check_open()
        seats.check_complete(setup)
        lesson = load_lesson(setup.board) if setup.lesson else None
        seed = lesson.seed if lesson else None
        game = Game.new(self.board, len(setup.chairs), seed, setup.options, self._kernel)
        after = replace(self.snapshot, game=game, changed=now(), revision=self.snapshot.revision + 1)
        after = after.asked(self.time())
        await self._save(after, tuple(Record.of(game).lines()))
        self._publish(after)
        self._tell_state()

    async def play(self, seat: int, move: Move | str, accept: Callable[[], None] = lambda: None) -> None:
        """Make a move; whoever is here hears of it once it is on disk."""
        self.snapshot.check_room()
        game = self.snapshot.playing.copy()
        game.push(move, seat)
        after = replace(self.snapshot, game=game, changed=now(), revision=self.snapshot.revision + 1)
        if after.setup.pace:
            goes_on = game.view(None).turn == self.snapshot.playing.view(None).turn
            after = after.asked(self.time(), () if goes_on else (seat,))
        line = Entry.of(game.history[-1]).line()
        clock, revision = after.ticking, after.revision
        keep = self._store.append(self.id, after.changed, after.position, line, game.is_over, clock, revision)
        await self._kept(keep)
        self._publish(after)
        accept()
        self._tell_move()
        self.on_turn(self)

    async def say(self, seat: int, text: str) -> None:
        said = wire.Said(seat, text, now())
        await self._kept(self._store.say(self.id, self.snapshot.spoken, seat, text, said.at))
        self._show_said(said)

    def propose(self, proposal: wire.Proposal | None) -> None:
        """What the table is asked, which is nothing to keep."""
        is_new = _asked(proposal) != _asked(self.snapshot.proposal)
        self.show_proposal(proposal)
        if is_new:
            self.neighbours.tell_proposal(self)

    def show_proposal(self, proposal: wire.Proposal | None) -> None:
        self._publish(replace(self.snapshot, proposal=proposal))
        self.tell_table()

    def point(self, route: str) -> None:
        """Show a route to whoever is to move."""
        self.show_pointed(route)
        self.neighbours.tell_pointed(self, route)

    def show_pointed(self, route: str) -> None:
        to_move, pointed = self.snapshot.to_move, wire.encode(wire.Pointed(route))
        for listener in tuple(self.listeners):
            if listener.seat in to_move:
                listener.send(pointed)

    async def use_kernel(self, kernel: Engine) -> None:
        """Go on with another kernel, which changes nothing."""
        async with self._lock:
            self._kernel = kernel
            self._publish(self.snapshot.on(kernel))

    async def _save(self, after: Snapshot, lines: tuple[str, ...] = ()) -> None:
        """Keep how the table is set up then, and the beginning of a game."""
        setup, clock = after.setup.text(), after.ticking
        keep = self._store.save(self.id, after.changed, setup, lines, clock=clock, revision=after.revision)
        await self._kept(keep)

    async def _kept(self, writing: Awaitable[None]) -> None:
        """What the disk refuses is not there. To be sure it is asked before anything else is written."""
        try:
            await writing
        except DiskError:
            self.is_in_doubt = True
            raise

    async def catch_up(self) -> None:
        """Show what other processes have kept until now."""
        if self._store.channel is not None:
            async with self._lock:
                await self._follow()

    async def hear_of_news(self) -> None:
        """The same, but what is about to be read is not read again."""
        if not self._is_behind:
            self._is_behind = True
            await self.catch_up()

    async def _follow(self) -> None:
        """Read what is new, and show it step by step as if it had happened here."""
        self._is_behind = False
        shown = self.snapshot
        try:
            kept = await self._store.load(self.id, shown.position, shown.spoken)
            if kept is None:
                raise UnknownError("table-unknown", table=self.id)
            if self.is_in_doubt or not shown.leads_to(kept):
                await self._ask_disk()
            else:
                self._show_news(kept)
        except DiskError:
            self.is_in_doubt = True
            raise

    def _show_news(self, kept: Kept) -> None:
        before, setup, clock = self.snapshot, Setup.read(kept.setup), Clock.read(kept.clock)
        now = replace(before, setup=setup, clock=clock, revision=kept.revision, changed=kept.changed)
        self._publish(now)
        if (setup, clock) != (before.setup, before.clock):
            self._tell_setup(before)
        for line in kept.lines[1:] if now.status == "playing" else ():
            self._publish(self.snapshot.with_line(line))
            self._tell_move()
        for _, seat, text, at in kept.said:
            self._show_said(wire.Said(seat, text, at))
        self.on_turn(self)

    async def _ask_disk(self) -> None:
        kept = await self._store.load(self.id)
        if kept is not None:
            found = await aside(Snapshot.read, kept, self._kernel)
            if not found.is_same(self.snapshot):
                self._publish(found)
                self._tell_state()
        self.is_in_doubt = False

    def _publish(self, after: Snapshot) -> None:
        """Show the table otherwise, all at once. Whoever sat on a seat whose token has ended does no longer."""
        before, self.snapshot = self.snapshot, after
        ended = set() if before.setup is after.setup else _keys(before.setup) - _keys(after.setup)
        for listener in tuple(self.listeners) if ended else ():
            listener.seats = {seat: key for seat, key in listener.seats.items() if key not in ended}
            if listener.seat is not None and listener.seat not in listener.seats:
                removed = after.setup.chairs[listener.seat].token is None
                listener.seat = None
                listener.refuse(WrongTokenError("seat-removed" if removed else "token-wrong"))

    # --- who is at it

    def arrive(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.tell_table_soon()
        self.neighbours.tell_company(self)
        self.on_turn(self)

    def depart(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.note_left(listener.seats)
        self.neighbours.tell_company(self)

    def note_left(self, seats: Iterable[int]) -> None:
        super().note_left(seats)
        self.tell_table_soon()

    def tell_table(self) -> None:
        self._tell(lambda _: wire.TableChanged(self.describe()))

    def tell_table_soon(self) -> None:
        """Several people coming and going at once are told in one message."""
        if self._notice is None:
            self._notice = asyncio.get_running_loop().call_later(0.05, self._notify)

    def _notify(self) -> None:
        self._notice = None
        self.tell_table()

    def _tell_state(self) -> None:
        """The game is another than before, or the first."""
        self._tell(lambda seat: self.state(seat))
        self.on_turn(self)

    def _tell_setup(self, before: Snapshot) -> None:
        if self.snapshot.talk == before.talk:
            self.tell_table()
        else:
            self._tell_state()

    def _tell_move(self) -> None:
        game = self.snapshot.playing
        self._tell(lambda viewer: telling.moved(game, viewer))
        if game.is_over or self.snapshot.clock:
            self.tell_table()

    def _show_said(self, said: wire.Said) -> None:
        self._publish(self.snapshot.with_said(said))
        self._tell(lambda _: wire.SomethingSaid(said))

    def _tell(self, message: Callable[[int | None], Struct]) -> None:
        """One message to everyone, made once for each seat that somebody is shown."""
        made: dict[int | None, bytes] = {}
        for listener in tuple(self.listeners):
            if listener.seat not in made:
                made[listener.seat] = wire.encode(message(listener.seat))
            listener.send(made[listener.seat])


def _keys(setup: Setup) -> set[str]:
    return {key for chair in setup.chairs for key in chair.keys}


def _asked(proposal: wire.Proposal | None) -> wire.Proposal | None:
    """A proposal without those who are still to be asked: that follows from who is present."""
    return proposal and structs.replace(proposal, needed=())


def now() -> int:
    return int(time())


def check_seat(seat: int | None) -> int:
    """Only who sits at the table may."""
    if seat is None:
        raise NotYoursError("table-watching")
    return seat
