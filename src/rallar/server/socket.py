"""One connection to a table: reads messages, answers each, and hears what happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rallar.bots.connections import cheapest_path
from rallar.game import Game
from rallar.model.errors import RallarError
from rallar.protocol import wire
from rallar.server import seats, takeover, telling, tokens
from rallar.server.errors import (
    MisfitError,
    NotNowError,
    NotYoursError,
    TooOftenError,
    UnreadableError,
    WrongTokenError,
)
from rallar.server.limits import Bucket, Buckets, Places
from rallar.server.settings import Settings
from rallar.server.table import Table, check_seat
from rallar.server.thinkers import Thinkers

ENDED, TOO_LARGE, TOO_OFTEN, TOO_SLOW = 1008, 1009, 1008, 1013
log = logging.getLogger(__name__)
MOST_WAITING = 1024 * 1024  # bytes that a slow reader may leave unread


class Connection:
    """The server's end of a socket."""

    def __init__(
        self,
        websocket: WebSocket,
        table: Table,
        settings: Settings,
        thinkers: Thinkers,
        may: Callable[[], bool],
        may_hint: Callable[[], bool],
        may_claim: Callable[[], bool],
    ) -> None:
        self.seat: int | None = None
        self.seats: dict[int, str] = {}
        self.seen = False
        self._websocket = websocket
        self._table = table
        self._settings = settings
        self._bucket = Bucket(settings.limits.messages)
        self._thinkers = thinkers
        self._address_may = may
        self._address_may_hint = may_hint
        self._address_may_claim = may_claim
        self._hinting: asyncio.Task[None] | None = None
        self._greeted = False
        self._waiting = 0
        self._outgoing: list[bytes | int] = []
        self._writing: asyncio.Task[None] | None = None  # while there is something to write
        self._ended = False
        self._loop = asyncio.get_running_loop()
        self._reading = self._loop.create_task(self._read())

    async def run(self) -> None:
        """Until either side has enough."""
        silence = self._loop.call_later(self._settings.hello_within, self._end_silence)
        try:
            await asyncio.wait((self._reading,))
        finally:
            silence.cancel()
            self._reading.cancel()
            if self._hinting is not None:
                self._hinting.cancel()
            self._table.depart(self)
            self.close(ENDED)
            await self._leave()
        if not self._reading.cancelled():
            self._reading.result()

    async def _leave(self) -> None:
        await self._settle()
        if (writing := self._writing) is not None:
            await asyncio.wait((writing,), timeout=self._settings.goodbye_within)
            writing.cancel()

    def send(self, data: bytes) -> None:
        self._waiting += len(data)
        if self._waiting > MOST_WAITING:
            self.close(TOO_SLOW)
        elif not self._ended:
            self._put(data)

    def answer(self, message: Any) -> None:
        self.send(wire.encode(message))

    def refuse(self, error: RallarError, re: str | None = None) -> None:
        """Refuse, and end the connection."""
        self._refuse(error, re)
        self.close(ENDED)

    def close(self, code: int) -> None:
        """Say goodbye; whoever does not listen is left all the same."""
        if not self._ended:
            self._ended = True
            self._put(code)
            self._loop.call_later(self._settings.goodbye_within, self._reading.cancel)

    def _refuse(self, error: RallarError, re: str | None) -> None:
        self.answer(wire.Refused(re=re, key=error.key, params=error.params))

    def _end_silence(self) -> None:
        if not self._greeted:
            self.refuse(NotNowError("hello-first"))

    def _put(self, message: bytes | int) -> None:
        """Behind what waits already; a number ends the connection."""
        self._outgoing.append(message)
        if self._writing is None:
            self._writing = self._loop.create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._outgoing:
                await self._write_one(self._outgoing.pop(0))
        except (WebSocketDisconnect, RuntimeError, OSError):  # the other side has gone
            self._ended = True
        else:
            self._writing = None

    async def _write_one(self, message: bytes | int) -> None:
        if not isinstance(message, int):
            await self._websocket.send_text(message.decode())
            self._waiting -= len(message)
        elif self._websocket.client_state is WebSocketState.CONNECTED:
            await self._websocket.close(message)

    async def _read(self) -> None:
        while not self._ended:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text, data = received.get("text"), received.get("bytes")
            if len(data or (text or "").encode("utf-8", "surrogatepass")) > wire.MAX_MESSAGE:
                self.close(TOO_LARGE)
            elif not self._bucket.take() or not self._address_may():
                self.close(TOO_OFTEN)
            elif text is None:
                self._refuse(UnreadableError("message-unreadable"), None)
            else:
                await self._hear(text)

    async def _hear(self, text: str) -> None:
        try:
            message = wire.read_message(text)
        except (msgspec.DecodeError, RecursionError):
            self._refuse(UnreadableError("message-unreadable"), wire.id_in(text))
            return
        try:
            await self._do(message)
        except WrongTokenError as error:
            self.refuse(error, message.id)
        except RallarError as error:
            self._refuse(error, message.id)

    async def _do(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            await self._hello(message)
        elif isinstance(message, wire.Ping):
            self.answer(wire.Pong(re=message.id))
        elif not self._greeted:
            raise NotNowError("hello-first")
        else:
            await _HANDLERS[type(message)](self, message)

    async def _hello(self, message: wire.Hello) -> None:
        table, given = self._table, [each for each in (*message.with_, message.token) if each is not None]
        if any(table.snapshot.setup.seat_of(each) is None for each in given):
            await table.catch_up()  # another process may have given the seat just now
        setup = table.snapshot.setup
        self.seat = None if message.token is None else seats.seat_by(setup, message.token)
        for token in given:
            if (seat := setup.seat_of(token)) is not None:
                self.seats[seat] = tokens.hash_of(token)
        self._greeted = True
        table.arrive(self)
        self.answer(table.state(self.seat, message.after, message.id))
        self._settling = self._loop.create_task(self._settle())  # whoever has come may ask meanwhile

    async def _settle(self) -> None:
        """Who comes or goes may decide a proposal; nobody asked for it, so nobody is told if it fails."""
        if self._table.snapshot.proposal is not None:
            with suppress(RallarError):
                await self._table.write(lambda: takeover.settle(self._table))

    async def _change(self, message: wire.FromClient, change: Callable[[int], Awaitable[None]]) -> None:
        """Do what only who sits here may, and accept it when it is done."""

        async def do() -> None:
            await change(check_seat(self.seat))
            self._accept(message)

        await self._table.write(do)

    async def _move(self, message: wire.PlayMove) -> None:
        table = self._table

        async def play() -> None:
            seat = check_seat(self.seat)
            table.snapshot.check_position(message.position, seat)
            if table.snapshot.setup.chairs[seat].stand_in:
                raise NotNowError("seat-stand-in")
            await table.play(seat, message.move, lambda: self._accept(message))

        await table.write(play)

    async def _payments(self, message: wire.AskPayments) -> None:
        seat, shown = check_seat(self.seat), self._table.snapshot
        shown.check_position(message.position, seat)
        if (message.route is None) == (message.city is None):
            raise MisfitError("message-unreadable")
        game, route, city = shown.playing, message.route, message.city
        self.answer(await asyncio.to_thread(telling.payments, game, seat, route, city, message.id))  # may be hundreds

    async def _why(self, message: wire.AskWhy) -> None:
        seat, shown = check_seat(self.seat), self._table.snapshot
        shown.check_position(message.position, seat)
        if sum(each is not None for each in (message.move, message.route, message.city, message.bed)) != 1:
            raise MisfitError("message-unreadable")
        self.answer(telling.because(shown.playing, seat, message))

    async def _path(self, message: wire.AskPath) -> None:
        table = self._table
        ticket = next((each for each in table.board.tickets if each.id == message.ticket), None)
        if ticket is None:
            raise MisfitError("move-unknown-ticket", name=message.ticket[:60])
        view = table.snapshot.playing.view(self.seat)
        self.answer(
            wire.PathFound(re=message.id, routes=cheapest_path(table.board, view, self.seat, ticket.a, ticket.b))
        )

    async def _longest(self, message: wire.AskLongest) -> None:
        self.answer(wire.LongestFound(re=message.id, trails=self._table.snapshot.playing.longest_paths()))

    async def _log(self, message: wire.AskLog) -> None:
        self.answer(wire.LogFound(re=message.id, log=self._table.earlier(self.seat, message.before)))

    async def _hint(self, message: wire.AskHint) -> None:
        """Thought of beside everything else: whoever asks may do something else meanwhile."""
        seat, shown = check_seat(self.seat), self._table.snapshot
        if not shown.setup.has_hints:
            raise NotYoursError("hints-off")
        self._check_may_hint(message, seat)
        if self._hinting is not None or not self._address_may_hint():
            raise TooOftenError("too-often")
        self._hinting = self._loop.create_task(self._find_hint(message, shown.playing, seat))
        self._hinting.add_done_callback(lambda task: self._end_hint(message, task))

    def _check_may_hint(self, message: wire.AskHint, seat: int) -> None:
        shown = self._table.snapshot
        shown.check_position(message.position, seat)
        if shown.is_automatic(seat):
            raise NotNowError("seat-stand-in")
        if self.seat != seat or seat not in shown.to_move:
            raise NotNowError("hint-not-now")

    async def _find_hint(self, message: wire.AskHint, game: Game, seat: int) -> None:
        """Asked again, the same one, also while others choose their tickets (S5)."""
        moves = sum(past.seat == seat for past in game.history)
        found = await self._thinkers.hint(game, seat, f"{self._table.id} {moves} {seat}")
        self._check_may_hint(message, seat)  # the game may have gone on, or the screen may be in other hands
        self.answer(replace(found, re=message.id))

    def _end_hint(self, message: wire.AskHint, task: asyncio.Task[None]) -> None:
        self._hinting = None
        error = None if task.cancelled() else task.exception()
        if isinstance(error, RallarError):
            self._refuse(error, message.id)
        elif error:
            log.error("no hint could be found", exc_info=error)
            self._refuse(NotNowError("hint-none"), message.id)

    async def _propose(self, message: wire.Propose) -> None:
        after = self._settings.away_after
        await self._change(message, lambda by: takeover.propose(self._table, message.seat, by, self.seats, after))

    async def _agree(self, message: wire.Agree) -> None:
        await self._change(message, lambda _: takeover.agree(self._table, message, self.seats))

    async def _reclaim(self, message: wire.Reclaim) -> None:
        if self.seat is not None:
            raise NotNowError("seat-have-one")
        if not self._address_may_claim():
            raise TooOftenError("too-often")

        async def ask() -> None:
            await takeover.reclaim(self._table, message, self)
            self._accept(message)

        await self._table.write(ask)

    async def _return(self, message: wire.ComeBack) -> None:
        await self._change(message, lambda seat: takeover.come_back(self._table, seat))

    async def _holiday(self, message: wire.Holiday) -> None:
        await self._change(message, lambda seat: takeover.take_days_off(self._table, seat, message.days))

    async def _say(self, message: wire.Say) -> None:
        text = " ".join("".join(each for each in message.text if each.isprintable() or each.isspace()).split())
        if not text:
            raise MisfitError("message-unreadable")
        await self._change(message, lambda seat: self._table.say(seat, text))

    async def _point(self, message: wire.Point) -> None:
        if all(route.id != message.route for route in self._table.board.routes):
            raise MisfitError("move-unknown-route", name=message.route[:60])
        self._table.point(message.route)
        self._accept(message)

    async def _look(self, message: wire.Seen) -> None:
        self.seen = message.seen
        self._table.neighbours.tell_company(self._table)
        self._accept(message)

    def _accept(self, message: wire.FromClient) -> None:
        self.answer(wire.Accepted(re=message.id, position=self._table.snapshot.position))


_HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[None]]] = {
    wire.PlayMove: Connection._move,
    wire.AskPayments: Connection._payments,
    wire.AskWhy: Connection._why,
    wire.AskPath: Connection._path,
    wire.AskLongest: Connection._longest,
    wire.AskLog: Connection._log,
    wire.AskHint: Connection._hint,
    wire.Propose: Connection._propose,
    wire.Agree: Connection._agree,
    wire.Reclaim: Connection._reclaim,
    wire.ComeBack: Connection._return,
    wire.Holiday: Connection._holiday,
    wire.Say: Connection._say,
    wire.Point: Connection._point,
    wire.Seen: Connection._look,
}


async def turn_away(websocket: WebSocket, error: RallarError) -> None:
    """A browser is told nothing of a handshake that failed, so it is let in to hear why it cannot stay."""
    await websocket.accept()
    await websocket.send_text(wire.encode(wire.Refused(re=None, key=error.key, params=error.params)).decode())
    await websocket.close(ENDED)


class Sockets:
    """The sockets of all addresses: how many each has, and how much it says."""

    def __init__(self, settings: Settings, thinkers: Thinkers) -> None:
        self._settings = settings
        self._thinkers = thinkers
        self.places = Places(settings.limits.sockets)
        self._messages = Buckets(settings.limits.address_messages)
        self._asked_for_hints = Buckets(settings.limits.hints)

    async def serve(self, websocket: WebSocket, table: Table, address: str, may_claim: Callable[[], bool]) -> None:
        await websocket.accept()
        may, may_hint = partial(self._messages.take, address), partial(self._asked_for_hints.take, address)
        await Connection(websocket, table, self._settings, self._thinkers, may, may_hint, may_claim).run()
