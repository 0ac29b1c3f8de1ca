"""What can be asked of a server, and of a table, by HTTP: in steps, for every kind of program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar, cast
from urllib.parse import quote, urlencode

import msgspec
from msgspec import UNSET, UnsetType

from rallar.client.doing import taken
from rallar.client.errors import LostError, RefusedError
from rallar.client.steps import LOST, Fetch, Steps
from rallar.game import Counted, Record, Sheet
from rallar.game.sheet import Placed
from rallar.model.types import PieceColor
from rallar.protocol import endpoints, wire
from rallar.protocol.endpoints import Endpoint

T = TypeVar("T")
TableT = TypeVar("TableT")
SheetT = TypeVar("SheetT")
GuestT = TypeVar("GuestT")
Tap = Callable[[str], None]
SeatWish = wire.SeatWish | wire.SeatKind


@dataclass(frozen=True, slots=True)
class Server:
    """Where a server is, and how many seconds to wait for an answer, and for a connection that broke to come back."""

    url: str
    timeout: float
    patience: float

    def ask(
        self,
        endpoint: Endpoint[T],
        body: wire.Body | Sheet | str | None = None,
        token: str | None = None,
        query: Mapping[str, int | None] | None = None,
        **path: str | int,
    ) -> Steps[T]:
        data = body.encode() if isinstance(body, str) else None if body is None else wire.encode(body)
        headers = {"Content-Type": endpoints.TEXT if isinstance(body, str) else endpoints.JSON}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        asked = urlencode({name: value for name, value in (query or {}).items() if value is not None})
        url = f"{self.url}{endpoints.ROOT}{_path(endpoint.path, **path)}{'?' if asked else ''}{asked}"
        try:
            status, answer = yield Fetch(endpoint.method, url, headers, data, self.timeout)
        except LOST as error:
            raise LostError from error
        return _read(endpoint.answer, status, answer)

    def socket(self, table: str) -> str:
        """The address of a table's socket."""
        return f"{self.url.replace('http', 'ws', 1)}{endpoints.ROOT}{_path(endpoints.SOCKET, table=table)}"


def _path(template: str, **values: str | int) -> str:
    return template.format_map({name: quote(str(value), safe="") for name, value in values.items()})


def _read(kind: type[T], status: int, answer: bytes) -> T:
    try:
        if status >= 400:
            raise RefusedError.of(msgspec.json.decode(answer, type=wire.Refusal).error, status)
        if kind in (str, bytes):
            return cast(T, answer.decode() if kind is str else answer)
        return msgspec.json.decode(answer, type=kind, dec_hook=wire.to_cards)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # something else listens there
        raise LostError from error


class ServerSteps(ABC, Generic[TableT, SheetT]):
    """A server: `Client("http://localhost:8000")`. Nothing stays open.

    `timeout`: seconds to wait for an answer; `patience`: seconds to try to come back when a connection broke.
    """

    def __init__(self, url: str, *, timeout: float = 20, patience: float = 60) -> None:
        self._server = Server(url.rstrip("/"), timeout, patience)

    @abstractmethod
    def table(self, id: str, tokens: Mapping[int, str] | None = None, host: str | None = None) -> TableT:
        """A table by its id, with the tokens one has for it."""

    @abstractmethod
    def sheet(self, id: str) -> SheetT:
        """A shared sheet by its id."""

    @taken
    def about(self) -> Steps[wire.About]:
        """What the server is."""
        return self._server.ask(endpoints.ABOUT)

    @taken
    def boards(self) -> Steps[list[wire.BoardSummary]]:
        """The boards there are."""
        return self._server.ask(endpoints.BOARDS)

    @taken
    def board(self, board: str) -> Steps[wire.BoardAndDrawing]:
        """A board, and where everything on it is drawn."""
        return self._server.ask(endpoints.BOARD, board=board)

    @taken
    def poster(self, board: str) -> Steps[bytes]:
        """The picture of a board."""
        return self._server.ask(endpoints.POSTER, board=board)

    @taken
    def thumbnail(self, board: str) -> Steps[bytes]:
        """A small picture of a board."""
        return self._server.ask(endpoints.THUMBNAIL, board=board)

    @taken
    def lesson(self, board: str) -> Steps[wire.LessonSteps]:
        """What is said in the lesson of a board, step by step."""
        return self._server.ask(endpoints.LESSON, board=board)

    @taken
    def new_table(
        self,
        board: str,
        seats: Sequence[SeatWish] = ("person", "computer"),
        *,
        variant: str | None = None,
        start: int | None = None,
        begin: bool | None = None,
        hints: bool | None = None,
        lesson: bool = False,
        pace: wire.Pace | None = None,
    ) -> Steps[TableT]:
        """A new table. The cards are dealt at once, unless a seat is open or `begin` says otherwise.

        `hints`: whether players may ask for them; unless it is said, only someone alone against computers may.
        `lesson`: the board's lesson, which is always dealt alike. `pace`: how long players may think.
        """
        wishes = tuple(wire.SeatWish(seat) if isinstance(seat, str) else seat for seat in seats)
        deal = all(wish.kind != "open" for wish in wishes) if begin is None else begin
        wish = wire.NewTable(board, wishes, variant, start, deal, hints, lesson, pace)
        seated = yield from self._server.ask(endpoints.NEW_TABLE, wish)
        return self.table(seated.table.id, _tokens(seated), seated.host or None)

    @taken
    def claim(self, code: str) -> Steps[TableT]:
        """The table at which a pass gives one a seat."""
        seated = yield from self._server.ask(endpoints.CLAIM, wire.Claim(code))
        return self.table(seated.table.id, _tokens(seated))

    @taken
    def keep_record(self, record: Record) -> Steps[TableT]:
        """The table of a game that was played before."""
        text = "".join(f"{line}\n" for line in record.lines())
        return self.table((yield from self._server.ask(endpoints.KEEP_RECORD, text)).id)

    @taken
    def count(self, sheet: Sheet) -> Steps[Counted]:
        """A game of cardboard, counted by the server."""
        return self._server.ask(endpoints.COUNT, sheet)

    @taken
    def new_sheet(self, sheet: Sheet) -> Steps[SheetT]:
        """A shared sheet on which several write."""
        return self.sheet((yield from self._server.ask(endpoints.NEW_SHEET, sheet)).id)


def _tokens(seated: wire.Seated) -> dict[int, str]:
    return {int(seat): token for seat, token in seated.seats.items()}


class TableSteps(ABC, Generic[TableT, GuestT]):
    """A table, with the tokens one has for it: of seats, and of the host."""

    def __init__(self, server: Server, id: str, tokens: Mapping[int, str], host: str | None) -> None:
        self._server = server
        self.id = id
        self.tokens = dict(tokens)
        self.host = host

    @abstractmethod
    def _guest(self, token: str | None, beside: Sequence[str], tap: Tap | None) -> GuestT: ...

    @abstractmethod
    def _other(self, id: str, tokens: Mapping[int, str], host: str | None) -> TableT: ...

    def sit(self, seat: int | None = None, *, share: bool = False, tap: Tap | None = None) -> GuestT:
        """Someone on a seat that one has a token for: the first, unless one is named.

        `share`: all the others one has tokens for are there too, before the same screen. `tap` is called with every
        message as it comes.
        """
        token = self.tokens.get(min(self.tokens, default=0) if seat is None else seat)
        if token is None:
            raise RefusedError(None, "token-wrong")
        return self._guest(token, list(self.tokens.values()) if share else [], tap)

    def watch(self, *, tap: Tap | None = None) -> GuestT:
        """Someone without a seat."""
        return self._guest(None, [], tap)

    @taken
    def look(self) -> Steps[wire.TableInfo]:
        """How the table stands."""
        return self._server.ask(endpoints.TABLE, table=self.id)

    @taken
    def join(
        self,
        name: str | None = None,
        *,
        seat: int | None = None,
        color: PieceColor | None = None,
        token: str | None = None,
    ) -> Steps[int]:
        """Sit down on an open seat; at a rematch, with the token of the table before, on the seat kept for one."""
        seated = yield from self._server.ask(endpoints.JOIN, wire.Join(name, seat, color), token, table=self.id)
        ((found, given),) = _tokens(seated).items()
        self.tokens[found] = given
        return found

    @taken
    def change(
        self,
        seat: int,
        *,
        kind: Literal["open", "computer"] | None = None,
        name: str | None = None,
        color: PieceColor | None = None,
        level: str | None = None,
    ) -> Steps[wire.TableInfo]:
        """Change a seat before the game begins: as the host, or as the one who sits there."""
        wish, token = wire.SeatChange(kind, name, color, level), self.host or self.tokens.get(seat)
        return self._server.ask(endpoints.CHANGE, wish, token, table=self.id, seat=seat)

    @taken
    def pass_on(self, seat: int) -> Steps[wire.Pass]:
        """A code by which one's own seat goes on at another device."""
        return self._server.ask(endpoints.PASS, token=self.tokens.get(seat), table=self.id, seat=seat)

    @taken
    def revoke(self, seat: int) -> Steps[wire.TableInfo]:
        """End the code of a seat."""
        return self._server.ask(endpoints.REVOKE, token=self.tokens.get(seat), table=self.id, seat=seat)

    @taken
    def hand_over(self, seat: int, token: str | None = None) -> Steps[wire.TableInfo]:
        """Make someone else the host; or oneself, with the token of one's seat, when the host has gone."""
        return self._server.ask(endpoints.HOST, wire.NewHost(seat), token or self.host, table=self.id)

    @taken
    def leave(self, seat: int) -> Steps[wire.TableInfo]:
        """Get up before the game begins."""
        return self._server.ask(endpoints.LEAVE, token=self.tokens.get(seat), table=self.id)

    @taken
    def begin(self) -> Steps[wire.TableInfo]:
        """Deal, as the host."""
        return self._server.ask(endpoints.BEGIN, token=self.host, table=self.id)

    @taken
    def play_on(self, at: int, seat: int, level: str | None = None) -> Steps[TableT]:
        """A new table on which the game goes on from an earlier moment, against computers; when it is over."""
        wish = wire.PlayOn(at, seat, level)
        seated = yield from self._server.ask(endpoints.PLAY_ON, wish, table=self.id)
        return self._other(seated.table.id, _tokens(seated), seated.host or None)

    @taken
    def analysis(self) -> Steps[wire.AnalysisStatus]:
        """How far the analysis of the game is, or the analysis itself, when the game is over."""
        return self._server.ask(endpoints.ANALYSIS, table=self.id)

    @taken
    def analyse(self) -> Steps[wire.AnalysisStatus]:
        """Have the game analysed, unless it is or is just being."""
        return self._server.ask(endpoints.ANALYSE, table=self.id)

    @taken
    def forgo(self) -> Steps[wire.AnalysisStatus]:
        """No more work on an analysis under way."""
        return self._server.ask(endpoints.FORGO, table=self.id)

    @taken
    def rematch(self, seat: int | None = None) -> Steps[TableT]:
        """The table of the next game: for one who sat here, or without a seat for the host."""
        token = self.host if seat is None else self.tokens.get(seat)
        seated = yield from self._server.ask(endpoints.REMATCH, token=token, table=self.id)
        return self._other(seated.table.id, _tokens(seated), seated.host or None)

    @taken
    def ways(self, seat: int) -> Steps[wire.Ways]:
        """How one is reached who is away."""
        return self._server.ask(endpoints.WAYS, token=self.tokens.get(seat), table=self.id, seat=seat)

    @taken
    def add_device(self, seat: int, device: wire.Device) -> Steps[wire.Ways]:
        """Have notices sent to a browser's subscription."""
        return self._server.ask(endpoints.NOTICES, device, self.tokens.get(seat), table=self.id, seat=seat)

    @taken
    def remove_device(self, seat: int, endpoint: str) -> Steps[wire.Ways]:
        """No notices there any more."""
        wish = wire.Silence(endpoint)
        return self._server.ask(endpoints.SILENCE, wish, self.tokens.get(seat), table=self.id, seat=seat)

    @taken
    def add_mail(
        self, seat: int, address: str, language: str = "en", quiet: wire.Quiet | None = None
    ) -> Steps[wire.Ways]:
        """Be told by mail, once the link in the first one was followed."""
        wish = wire.MailWish(address, language, quiet)
        return self._server.ask(endpoints.MAIL, wish, self.tokens.get(seat), table=self.id, seat=seat)

    @taken
    def remove_mail(self, seat: int) -> Steps[wire.Ways]:
        """No mail any more."""
        return self._server.ask(endpoints.NO_MAIL, token=self.tokens.get(seat), table=self.id, seat=seat)

    @taken
    def invite(self) -> Steps[wire.Invite]:
        """The address for others."""
        return self._server.ask(endpoints.INVITE, table=self.id)

    @taken
    def record(self) -> Steps[Record]:
        """The record, when the game is over."""
        return Record.parse((yield from self._server.ask(endpoints.RECORD, table=self.id)))

    @taken
    def replay(self, at: int | None = None, seat: int | None = None) -> Steps[wire.Moment]:
        """The game as a seat, or everybody, saw it after some moves, or at the end; when it is over."""
        return self._server.ask(endpoints.REPLAY, query={"at": at, "seat": seat}, table=self.id)


class SheetSteps:
    """A sheet on which several write. A player is named by the number that stays theirs: `look().numbers`."""

    def __init__(self, server: Server, id: str) -> None:
        self._server = server
        self.id = id

    @taken
    def look(self) -> Steps[wire.SharedSheet]:
        """How the sheet stands."""
        return self._server.ask(endpoints.SHEET, sheet=self.id)

    @taken
    def place(self, things: Placed, *names: str, owner: int | Literal["train"] | None) -> Steps[wire.SharedSheet]:
        """Put routes, stations or tickets where they lie: a player's, a bullet train's, or nobody's."""
        return self._change(placings=tuple(wire.Placing(things, name, owner) for name in names))

    @taken
    def note(
        self,
        player: int,
        *,
        name: str | UnsetType = UNSET,
        color: PieceColor | UnsetType | None = UNSET,
        spaces: int | UnsetType = UNSET,
        marker: int | UnsetType | None = UNSET,
    ) -> Steps[wire.SharedSheet]:
        """Note something else about a player: what is not named stays as it was."""
        return self._change(notings=(wire.Noting(player, name, color, spaces, marker),))

    @taken
    def add(self, name: str = "", color: PieceColor | None = None) -> Steps[wire.SharedSheet]:
        """Somebody played, too."""
        return self._change(added=(wire.Newcomer(name, color),))

    @taken
    def remove(self, player: int) -> Steps[wire.SharedSheet]:
        """Somebody did not play: everything of theirs is nobody's."""
        return self._change(removed=(player,))

    @taken
    def vary(self, variant: str | None) -> Steps[wire.SharedSheet]:
        """It was played by another variant of the box, or by none."""
        return self._change(variant=variant)

    @taken
    def enter(self, writer: str, me: int | None, enters: int | Literal["train"] | None) -> Steps[wire.SharedSheet]:
        """Say who one is, and whose things one writes down. `writer`: a word that nobody else will make up."""
        return self._change(hand=wire.Hand(writer, me, enters))

    @taken
    def invite(self) -> Steps[wire.Invite]:
        """The address for others."""
        return self._server.ask(endpoints.SHEET_INVITE, sheet=self.id)

    def _change(self, **wish: Any) -> Steps[wire.SharedSheet]:
        return self._server.ask(endpoints.CHANGE_SHEET, wire.SheetChange(**wish), sheet=self.id)
