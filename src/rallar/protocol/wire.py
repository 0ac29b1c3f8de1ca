"""The shapes of docs/protocol.md: what comes in is checked against them, and what goes out is made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from rallar.drawing import Drawing
from rallar.game import Cards, Outcome, View
from rallar.model.types import CARDS, Board, Card, Color

MAX_MESSAGE = 8 * 1024
MAX_NAME = 24

PieceColor = Literal["crimson", "azure", "forest", "amber", "graphite"]
PIECE_COLORS: tuple[PieceColor, ...] = get_args(PieceColor)
Level = Literal["easy", "normal"]
SeatKind = Literal["person", "computer", "open"]
Pile = Literal["deck", Card]  # what a card is drawn from: the deck, or the face-up ones of a kind
PILES: tuple[Pile, ...] = get_args(Pile)
TableStatus = Literal["open", "playing", "over"]
Params = dict[str, str | int]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
SeatName = Annotated[str, Meta(max_length=MAX_NAME)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
MessageId = Annotated[str, Meta(max_length=40)]
Position = Annotated[int, Meta(ge=0)]


# --- what comes in by HTTP


class Body(Struct, forbid_unknown_fields=True, frozen=True):
    """A body: nothing in it is ignored."""


class SeatWish(Body, frozen=True):
    kind: SeatKind
    name: SeatName = ""
    color: PieceColor | None = None
    level: Level | None = None


class NewTable(Body, frozen=True):
    board: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=5)]
    variant: Annotated[str, Meta(max_length=40)] | None = None
    start: SeatNumber | None = None
    begin: bool = False


class Join(Body, frozen=True):
    name: SeatName | None = None
    seat: SeatNumber | None = None
    color: PieceColor | None = None


class SeatChange(Body, frozen=True):
    kind: Literal["open", "computer"] | None = None
    name: SeatName | None = None
    color: PieceColor | None = None
    level: Level | None = None


# --- what goes out by HTTP


class About(Struct):
    version: str
    levels: tuple[str, ...]
    colors: tuple[str, ...]
    address: str | None


class BoardSummary(Struct):
    id: str
    title: str
    players: tuple[int, int]
    variants: tuple[str, ...]


class BoardAndDrawing(Struct):
    board: Board
    drawing: Drawing
    points: dict[str, int]


class Seat(Struct):
    kind: SeatKind
    name: str
    color: PieceColor
    present: bool
    stand_in: bool
    level: Level | UnsetType = UNSET
    away_since: int | UnsetType = UNSET


class Proposal(Struct):
    seat: int
    by: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]


class TableInfo(Struct):
    id: str
    board: str
    options: dict[str, str | int]
    status: TableStatus
    seats: tuple[Seat, ...]
    position: int
    to_move: tuple[int, ...]
    created: int
    changed: int
    watching: int
    rematch: str | UnsetType = UNSET
    proposal: Proposal | UnsetType = UNSET


class Seated(Struct):
    table: TableInfo
    seats: dict[str, str]
    host: str | UnsetType = UNSET


class Invite(Struct):
    url: str
    svg: str


class ToldLine(Struct):
    seat: int | None
    key: str
    params: Params


class LogEntry(Struct):
    position: int
    seat: int | None
    events: Sequence[dict[str, str | int | None]]
    told: Sequence[ToldLine]


class Moment(Struct):
    position: int
    last: int
    entry: LogEntry
    view: View
    outcome: Outcome | UnsetType = UNSET


class Problem(Struct):
    key: str
    params: Params
    because: Problem | UnsetType = UNSET  # what `reason` stands for: the refusal behind this one


class Refusal(Struct):
    error: Problem


# --- what comes in on the socket


class Request(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    id: MessageId | None = None


class Hello(Request, tag="hello", rename={"with_": "with"}, frozen=True, kw_only=True):
    token: str | None
    after: Position | None = None
    with_: Annotated[tuple[str, ...], Meta(max_length=5)] = ()


class PlayMove(Request, tag="move", frozen=True, kw_only=True):
    position: Position
    move: str


class AskPayments(Request, tag="payments", frozen=True, kw_only=True):
    position: Position
    route: str | None = None
    city: str | None = None


class AskWhy(Request, tag="why", frozen=True, kw_only=True):
    position: Position
    move: str | None = None
    route: str | None = None
    city: str | None = None
    bed: str | None = None


class AskPath(Request, tag="path", frozen=True, kw_only=True):
    ticket: str


class Propose(Request, tag="propose", frozen=True, kw_only=True):
    seat: SeatNumber


class Agree(Request, tag="agree", frozen=True, kw_only=True):
    seat: SeatNumber
    yes: bool


class ComeBack(Request, tag="return", frozen=True, kw_only=True):
    pass


class Say(Request, tag="say", frozen=True, kw_only=True):
    text: Text


class Ping(Request, tag="ping", frozen=True, kw_only=True):
    pass


FromClient = Hello | PlayMove | AskPayments | AskWhy | AskPath | Propose | Agree | ComeBack | Say | Ping
_READER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


# --- what goes out on the socket


class Choices(Struct, rename={"pass_": "pass"}):
    draw: tuple[Pile, ...]
    tickets: bool
    pass_: bool
    decline: bool
    routes: tuple[str, ...]
    stations: tuple[str, ...]
    beds: dict[str, tuple[Color, ...]]
    surcharge: tuple[str, ...]


class Said(Struct):
    seat: int
    text: str
    at: int


class Answer(Struct, tag_field="type", kw_only=True):
    re: str | None


class TableState(Answer, tag="state", kw_only=True):
    table: TableInfo
    seat: int | None
    position: int
    view: View | None
    choices: Choices | None
    log: Sequence[LogEntry]
    said: Sequence[Said]
    outcome: Outcome | None


class Moved(Struct, tag_field="type", tag="moved"):
    position: int
    entry: LogEntry
    view: View
    choices: Choices | None
    outcome: Outcome | None


class TableChanged(Struct, tag_field="type", tag="table"):
    table: TableInfo


class SomethingSaid(Struct, tag_field="type", tag="said"):
    said: Said


class Accepted(Answer, tag="accepted", kw_only=True):
    position: int


class Refused(Answer, tag="refused", kw_only=True):
    key: str
    params: Params


class PaymentsFound(Answer, tag="payments", kw_only=True):
    payments: tuple[str, ...]
    total: int
    complete: bool


class Because(Answer, tag="because", kw_only=True):
    allowed: bool
    key: str | UnsetType = UNSET
    params: Params | UnsetType = UNSET
    closes: Sequence[str] | UnsetType = UNSET  # the routes that a tile on the bed would close


class PathFound(Answer, tag="path", kw_only=True):
    routes: Sequence[str] | None


class Pong(Answer, tag="pong", kw_only=True):
    pass


encode = msgspec.json.encode


def read_message(data: str) -> FromClient:
    """A message of a client; `msgspec.DecodeError` for anything else."""
    return _READER.decode(data)


class _Named(Struct):
    id: MessageId | None = None


def id_in(data: str) -> str | None:
    """The id of a message that could not be read, if at least that can."""
    try:
        return msgspec.json.decode(data, type=_Named).id
    except (msgspec.DecodeError, RecursionError):
        return None


def schemas(*types: Any) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """JSON schemas for OpenAPI: one for each type, and the components they name."""
    found, components = msgspec.json.schema_components(
        types, schema_hook=_custom_schema, ref_template="#/components/schemas/{name}"
    )
    return list(found), components


def _custom_schema(kind: Any) -> dict[str, Any]:
    if kind is Cards:
        counts = {"type": "integer", "minimum": 0}
        return {"type": "array", "items": counts, "minItems": len(CARDS), "maxItems": len(CARDS)}
    raise NotImplementedError(kind)
