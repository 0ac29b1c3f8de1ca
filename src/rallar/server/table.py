"""A live table: its game, who is at it, and what may be done. Whoever changes or shows the game holds its lock."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic, time
from typing import Protocol

from msgspec import UNSET, Struct, convert

from rallar.game import Game, Move, Record
from rallar.game.record import Entry
from rallar.kernel.engine import Engine
from rallar.model.errors import RallarError
from rallar.model.loader import load_board
from rallar.protocol import wire
from rallar.server import seats, telling
from rallar.server.errors import DiskError, NotNowError, NotYoursError, WrongTokenError
from rallar.server.seats import Chair, Setup
from rallar.server.store import SAID, Store


class Listener(Protocol):
    """A connection, as the table knows it."""

    seat: int | None  # what it is shown now
    seats: set[int]  # everyone who sits before it

    def send(self, data: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def refuse(self, error: RallarError) -> None: ...


class Table:
    """One table. Its setup changes only together with what is on disk."""

    def __init__(self, table: str, setup: Setup, store: Store, changed: int) -> None:
        self.id = table
        self.setup = setup
        self.board = load_board(setup.board)
        self.game: Game | None = None
        self.said: deque[wire.Said] = deque(maxlen=SAID)
        self.changed = changed
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.proposal: wire.Proposal | None = None
        self.users = 0
        self.idle_since = monotonic()
        self.on_turn: Callable[[Table], None] = lambda _: None
        self._left = [monotonic()] * len(setup.chairs)
        self._store = store
        self._number = 0  # of what is said next
        self._notice: asyncio.TimerHandle | None = None

    # --- what it is

    @property
    def status(self) -> wire.TableStatus:
        if self.game is None:
            return "open"
        return "over" if self.game.is_over else "playing"

    @property
    def position(self) -> int:
        return len(self.game.history) if self.game else 0

    @property
    def to_move(self) -> tuple[int, ...]:
        return self.game.to_move if self.game else ()

    @property
    def playing(self) -> Game:
        """The game, which must be under way."""
        if self.game is None:
            raise NotNowError("table-not-begun")
        return self.game

    @property
    def finished(self) -> Game:
        """The game, which must be over: everything may be told."""
        if self.game is None or not self.game.is_over:
            raise NotNowError("table-not-over")
        return self.game

    def is_present(self, seat: int) -> bool:
        return any(seat in listener.seats for listener in self.listeners)

    def away_for(self, seat: int) -> float:
        """Seconds since someone was last before a seat, whatever happens to the clock."""
        return monotonic() - self._left[seat]

    def is_automatic(self, seat: int) -> bool:
        return self.setup.chairs[seat].is_automatic

    def computer_to_move(self) -> int | None:
        return next((seat for seat in self.to_move if self.is_automatic(seat)), None)

    def check_open(self) -> None:
        if self.game is not None:
            raise NotNowError("table-begun")

    def check_position(self, position: int, seat: int) -> None:
        """A seat answers the position it saw. While all choose their opening tickets, others may have been quicker."""
        history = self.playing.history
        opening = position < len(history) < len(self.setup.chairs)
        if position != len(history) and not (opening and all(past.seat != seat for past in history[position:])):
            raise NotNowError("table-stale", position=len(history))

    def describe(self) -> wire.TableInfo:
        setup = self.setup
        return wire.TableInfo(
            id=self.id,
            board=setup.board,
            options=convert(setup.options, wire.TableOptions),
            status=self.status,
            seats=tuple(self._seat(seat, chair) for seat, chair in enumerate(setup.chairs)),
            position=self.position,
            to_move=self.to_move,
            created=setup.created,
            changed=self.changed,
            watching=sum(not listener.seats for listener in self.listeners),
            rematch=setup.rematch or UNSET,
            proposal=self.proposal or UNSET,
        )

    def _seat(self, seat: int, chair: Chair) -> wire.Seat:
        present = chair.kind == "computer" or self.is_present(seat)
        away = chair.kind == "person" and not present
        return wire.Seat(
            kind=chair.kind,
            name=chair.name,
            color=chair.color,
            present=present,
            stand_in=chair.stand_in,
            level=chair.level or UNSET,
            away_since=int(time() - self.away_for(seat)) if away else UNSET,
        )

    def state(self, seat: int | None, after: int | None = None, re: str | None = None) -> wire.TableState:
        game = self.game
        return wire.TableState(
            re=re,
            table=self.describe(),
            seat=seat,
            position=self.position,
            view=game.view(seat) if game else None,
            choices=telling.choices(game, seat) if game else None,
            log=telling.log(game, after, seat) if game else (),
            said=tuple(self.said),
            outcome=game.outcome() if game else None,
        )

    # --- what is done to it

    async def change(self, setup: Setup) -> None:
        """Set the table up otherwise."""
        changed = now()
        await self._store.save(self.id, changed, setup.text())
        pairs = enumerate(zip(self.setup.chairs, setup.chairs, strict=True))
        gone = {seat for seat, (before, after) in pairs if before.token and before.token != after.token}
        self.setup, self.changed = setup, changed
        self._see_off(gone)
        self.tell_table()

    async def begin(self, kernel: Engine) -> None:
        self.check_open()
        seats.check_complete(self.setup)
        game = Game.new(self.board, len(self.setup.chairs), options=self.setup.options, kernel=kernel)
        changed = now()
        await self._store.save(self.id, changed, self.setup.text(), tuple(Record.of(game).lines()))
        self.changed, self.game = changed, game
        self._tell(lambda seat: self.state(seat))
        self.on_turn(self)

    async def play(self, seat: int, move: Move | str, accept: Callable[[], None] = lambda: None) -> None:
        """Make a move; whoever is here hears of it once it is on disk."""
        game, changed = self.playing, now()
        game.push(move, seat)
        try:
            await self._store.append(self.id, changed, self.position, Entry.of(game.history[-1]).line())
        except DiskError:
            game.undo()
            raise
        self.changed = changed
        accept()
        self._tell(lambda viewer: telling.moved(game, viewer))
        if game.is_over:
            self.tell_table()
        self.on_turn(self)

    async def say(self, seat: int, text: str) -> None:
        said = wire.Said(seat, text, now())
        await self._store.say(self.id, self._number, seat, text, said.at)
        self._number += 1
        self.said.append(said)
        self._tell(lambda _: wire.SomethingSaid(said))

    def remember(self, said: Sequence[tuple[int, int, str, int]]) -> None:
        """What was said before, from number to number."""
        for number, seat, text, at in said:
            self._number = number + 1
            self.said.append(wire.Said(seat, text, at))

    # --- who is at it

    def arrive(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.tell_table_soon()
        self.on_turn(self)

    def depart(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        for seat in listener.seats:
            if not self.is_present(seat):
                self._left[seat] = monotonic()
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

    def _tell(self, message: Callable[[int | None], Struct]) -> None:
        """One message to everyone, made once for each seat that somebody is shown."""
        made: dict[int | None, bytes] = {}
        for listener in tuple(self.listeners):
            if listener.seat not in made:
                made[listener.seat] = wire.encode(message(listener.seat))
            listener.send(made[listener.seat])

    def _see_off(self, gone: set[int]) -> None:
        """Whoever sat on a seat whose token has ended does no longer."""
        for listener in tuple(self.listeners):
            listener.seats -= gone
            if listener.seat in gone:
                listener.refuse(WrongTokenError("token-wrong"))


def now() -> int:
    return int(time())


def check_seat(seat: int | None) -> int:
    """Only who sits at the table may."""
    if seat is None:
        raise NotYoursError("table-watching")
    return seat
