"""Someone at a table, in steps: follows what is told, asks, and comes back when the connection breaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from random import uniform
from time import monotonic
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from rallar.client.asking import Server, Tap
from rallar.client.doing import taken
from rallar.client.errors import LostError, RefusedError
from rallar.client.steps import LOST, Close, Connect, Pause, Receive, Send, Steps
from rallar.game import Move, Outcome, View
from rallar.game.outcome import Trail
from rallar.game.view import Own
from rallar.protocol import wire

FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0  # seconds before connecting again
REPEATABLE = (
    wire.Hello,
    wire.AskPayments,
    wire.AskWhy,
    wire.AskPath,
    wire.Point,
    wire.AskLongest,
    wire.AskLog,
    wire.AskHint,
    wire.Ping,
)  # to ask twice is to ask once

A = TypeVar("A", bound=wire.Answer)


class GuestSteps:
    """Someone at a table: what the server last said, and what can be asked of it.

    A connection that breaks is opened again, and nothing is missed; a move that was on its way is played once.
    """

    table: wire.TableInfo
    seat: int | None = None
    position = 0
    choices: wire.Choices | None = None  # None: not to move
    outcome: Outcome | None = None  # None: not over

    def __init__(
        self, server: Server, table: str, token: str | None, beside: Sequence[str] = (), tap: Tap | None = None
    ) -> None:
        self.token = token
        self.log: list[wire.LogEntry] = []  # without a gap up to the position; `earlier` has what came before
        self.said: list[wire.Said] = []
        self.handed: dict[int, str] = {}  # tokens of seats that the table gave, by seat
        self._server = server
        self._url = server.socket(table)
        self._beside = tuple(beside)
        self._tap = tap
        self._view: View | None = None
        self._numbers = count(1)

    # --- what the server last said

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def dealt(self) -> bool:
        return self._view is not None

    @property
    def view(self) -> View:
        """What the seat, or a watcher, sees."""
        if self._view is None:
            raise RefusedError(None, "table-not-begun")
        return self._view

    @property
    def own(self) -> Own:
        """What only the seat sees."""
        if self.view.own is None:
            raise RefusedError(None, "table-watching")
        return self.view.own

    @property
    def simple_moves(self) -> tuple[str, ...]:
        """What the seat may do now that needs no payment for a route or a station; an offer is kept whole."""
        choices = self.choices
        if choices is None:
            return ()
        return (
            *([" ".join(("keep", *self.own.offer))] if self.own.offer else []),
            *(f"tile {bed} {color}" for bed, colors in choices.beds.items() for color in colors),
            *(f"pay {cards}" for cards in choices.surcharge),
            *(f"draw {pile}" for pile in choices.draw),
            *(["tickets"] if choices.tickets else []),
            *(["decline"] if choices.decline else []),
            *(["pass"] if choices.pass_ else []),
        )

    def _note(self, message: wire.FromServer) -> None:
        match message:
            case wire.TableState():
                self._keep(message.log)
                self.said = list(message.said)
                self.table, self.seat, self.position = message.table, message.seat, message.position
                self._view, self.choices, self.outcome = message.view, message.choices, message.outcome
            case wire.Moved():
                self._keep([message.entry])
                self.position = message.position
                self._view, self.choices, self.outcome = message.view, message.choices, message.outcome
            case wire.TableChanged():
                self.table = message.table
            case wire.Handed():
                self.handed[message.seat] = message.token
            case wire.SomethingSaid():
                self.said.append(message.said)

    def _keep(self, entries: Sequence[wire.LogEntry]) -> None:
        for entry in entries:
            place = entry.position - self._begins
            self.log[place if 0 <= place <= len(self.log) else 0 :] = [entry]

    @property
    def _begins(self) -> int:
        """The first position in the log."""
        return self.log[0].position if self.log else 0

    # --- what can be asked

    @taken
    def greet(self, token: str | None, beside: Sequence[str] = ()) -> Steps[wire.TableState]:
        """Change to the seat of another token, before the same screen; with None only watch."""
        self.token, self._beside, self.log = token, tuple(beside), []
        return self._ask(self._hello(), wire.TableState)

    @taken
    def ask(self, message: wire.FromClient) -> Steps[wire.Answer]:
        """Send any message, and give the answer to it. A refusal is raised."""
        return self._ask(message, wire.Answer)

    @taken
    def play(self, move: Move | str) -> Steps[wire.LogEntry]:
        """Make a move. When it is done, it is on disk and told."""
        before, sent, made = self.position, False, None
        while made is None:
            try:
                answer = yield from self._exchange(wire.PlayMove(position=before, move=str(move)), wire.Accepted)
                made = answer.position
            except LOST:
                yield from self._come_back()
                sent, made = True, self._made_since(before)
            except RefusedError as error:
                if not sent or error.key != "table-stale":
                    raise
                yield from self._until(lambda: self.position > before, self._server.timeout)
                made = self._made_since(before)  # what was sent first was slow, not lost
                if made is None:
                    raise
        yield from self._until(lambda: self.position >= made, self._server.timeout)
        return self.log[made - self._begins]

    def _made_since(self, position: int) -> int | None:
        """Where the seat's own next move stands, if it has arrived."""
        return next(
            (entry.position for entry in self.log if entry.position > position and entry.seat == self.seat), None
        )

    @taken
    def payments(self, *, route: str | None = None, city: str | None = None) -> Steps[wire.PaymentsFound]:
        """Ways to pay for a route, or for a station in a city, the most sensible first."""
        return self._ask(wire.AskPayments(position=self.position, route=route, city=city), wire.PaymentsFound)

    @taken
    def why(
        self,
        *,
        move: Move | str | None = None,
        route: str | None = None,
        city: str | None = None,
        bed: str | None = None,
    ) -> Steps[wire.Because]:
        """Whether one of these can be done, or why not."""
        text = None if move is None else str(move)
        asked = wire.AskWhy(position=self.position, move=text, route=route, city=city, bed=bed)
        return self._ask(asked, wire.Because)

    @taken
    def path(self, ticket: str) -> Steps[Sequence[str] | None]:
        """The routes that would complete a ticket at least cost; None if none can."""
        return (yield from self._ask(wire.AskPath(ticket=ticket), wire.PathFound)).routes

    @taken
    def longest_paths(self) -> Steps[Sequence[Trail]]:
        """Everyone's longest path as it stands."""
        return (yield from self._ask(wire.AskLongest(), wire.LongestFound)).trails

    @taken
    def earlier(self) -> Steps[Sequence[wire.LogEntry]]:
        """The page of the log before what is in it, which is put there; empty when it begins with the deal."""
        found = (yield from self._ask(wire.AskLog(before=self._begins), wire.LogFound)).log
        if found and found[-1].position == self._begins - 1:
            self.log[:0] = found
        return found

    @taken
    def hint(self) -> Steps[wire.HintFound]:
        """What a strong opponent would do now, and why."""
        return self._ask(wire.AskHint(position=self.position), wire.HintFound)

    @taken
    def propose(self, seat: int) -> Steps[wire.Accepted]:
        """Ask the table to let a computer play for someone who is away."""
        return self._ask(wire.Propose(seat=seat), wire.Accepted)

    @taken
    def agree(self, seat: int, yes: bool = True, hand_over: bool = False) -> Steps[wire.Accepted]:
        """Yes or no to such a proposal; or, to `hand_over` a seat, to that of someone who watches."""
        return self._ask(wire.Agree(seat=seat, yes=yes, hand_over=hand_over), wire.Accepted)

    @taken
    def reclaim(self, seat: int, name: str | None = None) -> Steps[wire.Accepted]:
        """Ask the table for one's seat without its token, or for a computer's as one who came late, with a name.

        If all agree, the token will be in `handed`.
        """
        return self._ask(wire.Reclaim(seat=seat, name=name), wire.Accepted)

    @taken
    def come_back(self) -> Steps[wire.Accepted]:
        """Play one's seat again, for which a computer has played, or say that one has seen what it did."""
        return self._ask(wire.ComeBack(), wire.Accepted)

    @taken
    def take_days_off(self, days: int) -> Steps[wire.Accepted]:
        """A holiday at a slow table, of so many days; with none, back from it."""
        return self._ask(wire.Holiday(days=days), wire.Accepted)

    @taken
    def say(self, text: str) -> Steps[wire.Accepted]:
        """A word to the table."""
        return self._ask(wire.Say(text=text), wire.Accepted)

    @taken
    def point(self, route: str) -> Steps[wire.Accepted]:
        """Put a finger on a route, for whoever is to move to see."""
        return self._ask(wire.Point(route=route), wire.Accepted)

    @taken
    def look(self, seen: bool = True) -> Steps[wire.Accepted]:
        """Say whether somebody looks: whoever does is sent no notices. To be said again on every connection."""
        return self._ask(wire.Seen(seen=seen), wire.Accepted)

    @taken
    def ping(self) -> Steps[wire.Pong]:
        """Hear that the server is there."""
        return self._ask(wire.Ping(), wire.Pong)

    # --- what can be waited for; `TimeoutError` if it does not come in so many seconds

    @taken
    def hear(self, timeout: float | None = None) -> Steps[wire.FromServer]:
        """The next message, which is noted already."""
        return self._hear(timeout)

    @taken
    def until(self, condition: Callable[[], bool], timeout: float | None = None) -> Steps[None]:
        """Hear until something is so."""
        return self._until(condition, timeout)

    @taken
    def next_turn(self, timeout: float | None = None) -> Steps[wire.Choices | None]:
        """What the seat may do when it is asked; None when the game is over."""
        yield from self._until(lambda: self.over or self.choices is not None, timeout)
        return self.choices

    # --- how it is done

    def _arrive(self) -> Steps[None]:
        try:
            yield from self._connect()
        except LOST as error:
            raise LostError from error

    def _depart(self) -> Steps[None]:
        yield Close()

    def _connect(self) -> Steps[wire.TableState]:
        yield Connect(self._url, self._server.timeout)
        return (yield from self._exchange(self._hello(), wire.TableState))

    def _hello(self) -> wire.Hello:
        return wire.Hello(token=self.token, after=self.log[-1].position if self.log else None, with_=self._beside)

    def _come_back(self) -> Steps[wire.TableState]:
        """A new connection in place of one that broke."""
        until, wait = monotonic() + self._server.patience, FIRST_WAIT
        while True:
            try:
                return (yield from self._connect())
            except LOST as error:
                if monotonic() + wait > until:
                    raise LostError from error
            yield Pause(wait * uniform(0.7, 1.3))
            wait = min(LONGEST_WAIT, 2 * wait)

    def _ask(self, message: wire.FromClient, kind: type[A]) -> Steps[A]:
        while True:
            try:
                return (yield from self._exchange(message, kind))
            except LOST as error:
                yield from self._come_back()
                if not isinstance(message, REPEATABLE):  # nobody knows whether it arrived
                    raise LostError from error

    def _exchange(self, message: wire.FromClient, kind: type[A]) -> Steps[A]:
        """Asked and answered on this connection, or not at all."""
        number = str(next(self._numbers))
        with suppress(*LOST):  # who does not listen any more may have said why
            yield Send(wire.encode(replace(message, id=number)).decode())
        until = monotonic() + self._server.timeout
        while True:
            try:
                answer = yield from self._receive(until - monotonic())
            except TimeoutError as error:
                raise LostError from error
            if getattr(answer, "re", None) == number:
                _check_granted(answer)
                assert isinstance(answer, kind)
                return answer

    def _receive(self, timeout: float | None) -> Steps[wire.FromServer]:
        text = yield Receive(timeout)
        if self._tap is not None:
            self._tap(text)
        try:
            message = wire.read_answer(text)
        except msgspec.DecodeError as error:  # something else listens there
            raise LostError from error
        if getattr(message, "re", None) is None:
            _check_granted(message)
        self._note(message)
        return message

    def _hear(self, timeout: float | None) -> Steps[wire.FromServer]:
        try:
            return (yield from self._receive(timeout))
        except TimeoutError:
            raise
        except LOST:
            return (yield from self._come_back())

    def _until(self, condition: Callable[[], bool], timeout: float | None) -> Steps[None]:
        until = None if timeout is None else monotonic() + timeout
        while not condition():
            yield from self._hear(None if until is None else until - monotonic())


def _check_granted(message: wire.FromServer) -> None:
    if isinstance(message, wire.Refused):
        raise RefusedError(None, message.key, **message.params)
